//! Player disc: the sign of an owner, a player with their emblem or Dirk.

use crate::widgets::icon;
use yew::prelude::*;

/// Somebody at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Owner {
    /// A player by colour, 0 to 5; in the Gardens by tree, 6 to 9.
    Player(u8),
    Dirk,
}

impl Owner {
    /// The class that sets the hue and the ink on it.
    pub(crate) fn hue(self) -> String {
        match self {
            Self::Player(colour) => format!("pl-{colour}"),
            Self::Dirk => "dirk".to_owned(),
        }
    }
}

/// A player's vizier: a turban on an octagon, or stone while it lies face down.
pub(crate) fn draw_vizier(whose: Owner, is_awake: bool) -> Html {
    let piece = if is_awake { "pieces-vizier" } else { "pieces-asleep" };
    html! {
        <svg class={classes!("vizier", whose.hue())} aria-hidden="true">{ icon::placed(piece) }</svg>
    }
}

/// A player's disc, or Dirk's; not read out, because a name stands beside it.
pub(crate) fn draw_disc(whose: Owner) -> Html {
    let colour = match whose {
        Owner::Player(colour) => Some(colour),
        Owner::Dirk => None,
    };
    icon::picture(draw::disc(colour))
}
