//! Money: cards and coins put into the page; words beside them say what they are.

use crate::widgets::icon::picture;
use cities::{Card, Currency};
use yew::prelude::*;

pub(crate) use draw::currency_hue as hue;

/// A coin as small as a letter, for use in text; its name stands beside it.
pub(crate) fn coin_icon(currency: Currency) -> Html {
    picture(draw::coin_icon(currency))
}

/// The face of a card that can be open or in a hand.
pub(crate) fn card_face(card: Card) -> Html {
    picture(draw::card(card))
}

/// The back of every card.
pub(crate) fn card_back() -> Html {
    picture(draw::card_back())
}
