//! Score track: a hundred fields; who goes round it again carries a banner.

use crate::widgets::icon::{self, centred, picture};
use crate::widgets::player_disc::Owner;
use draw::track::{TokenPlace, banner_svg, fields_svg, floors, room_above};
use yew::prelude::*;

/// Somebody's token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    pub(crate) whose: Owner,
    pub(crate) points: u16,
    /// Where it stood before.
    pub(crate) before: u16,
}

#[derive(PartialEq, Properties)]
pub(crate) struct TrackProps {
    /// Always in the same order, so that each moves by itself.
    pub(crate) tokens: Vec<Token>,
    /// What happens after 99.
    pub(crate) note: AttrValue,
}

/// The track with all tokens; not read out, because the points stand beside it.
#[component]
pub(crate) fn Track(props: &TrackProps) -> Html {
    let tokens = &props.tokens;
    let points: Vec<u16> = tokens.iter().map(|token| token.points).collect();
    let floors = floors(&points);
    let ghosts = tokens.iter().zip(&floors).filter(|(token, _)| token.before != token.points);
    let above = room_above(tokens.len());
    html! {
        <div class="track panel" aria-hidden="true">
            <svg height={(34 + above).to_string()}>
                <svg class="fields" y={above.to_string()}>
                    { picture(fields_svg()) }
                    { for ghosts.map(|(token, floor)| pin(token.before, *floor, token.whose, true)) }
                    { for tokens.iter().zip(&floors).map(|(token, floor)| {
                        pin(token.points, *floor, token.whose, false)
                    }) }
                </svg>
            </svg>
            <p class="quiet">{ &props.note }</p>
        </div>
    }
}

/// A token as a pin, its tip on the field; the floor lifts it.
fn pin(points: u16, floor: u8, whose: Owner, is_ghost: bool) -> Html {
    let (hue, mark) = match whose {
        Owner::Player(colour) => {
            let emblem = icon::emblem(colour);
            (format!("pl-{colour}"), centred(emblem, (0.0, -27.0), 18.0, "on-hue"))
        }
        Owner::Dirk => ("dirk".to_owned(), html! { <circle class="dirk-dot" cy="-27" r="5" /> }),
    };
    let TokenPlace { x, y } = TokenPlace::new(points, floor);
    html! {
        <svg
            key={format!("{hue}{is_ghost}")}
            class={classes!("pin", hue, is_ghost.then_some("ghost-pin"))}
            {x}
            {y}
        >
            <path class="disc" d="M0 0L-10.5 -15.5A15.5 15.5 0 1 1 10.5 -15.5Z" />
            { mark }
            if points >= 100 && !is_ghost { { picture(banner_svg(points / 100)) } }
        </svg>
    }
}
