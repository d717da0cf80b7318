//! The score track: a hundred fields; who goes round it again carries a banner.

use crate::art::{self, centred};
use crate::emblem::Whose;
use yew::prelude::*;

/// Tokens this many fields apart do not cover each other.
const REACH: u16 = 3;

/// How much a floor lifts a token.
const LIFT: i32 = 18;

/// Somebody's token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    pub(crate) whose: Whose,
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
    let floors = floors(tokens);
    let ghosts = tokens.iter().zip(&floors).filter(|(token, _)| token.before != token.points);
    // Room for a banner, and for three above each other.
    let top = -64 - LIFT * i32::try_from(tokens.len().saturating_sub(1)).unwrap_or(0).min(2);
    html! {
        <div class="track panel" aria-hidden="true">
            // The width is that of the page, the height is fixed: fields are parts of a hundred.
            <svg height={(34 - top).to_string()}>
                <svg class="fields" y={(-top).to_string()}>
                    <Fields />
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

/// Lifts tokens that would cover each other, one above the other.
fn floors(tokens: &[Token]) -> Vec<u8> {
    let mut floors: Vec<u8> = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        let is_near = |other: &Token| (token.points % 100).abs_diff(other.points % 100) < REACH;
        let near: Vec<u8> =
            (0..at).filter(|&other| is_near(&tokens[other])).map(|other| floors[other]).collect();
        let free = (0..7).find(|floor| !near.contains(floor)).unwrap_or(0);
        floors.push(free);
    }
    floors
}

#[component]
fn Fields() -> Html {
    let field = |number: u16| {
        let class = if number.is_multiple_of(5) { "field five" } else { "field" };
        html! { <rect {class} x={format!("{number}.07%")} width="0.86%" height="26" rx="3" /> }
    };
    let ten = |number: u16| {
        html! {
            <svg x={format!("{number}.5%")} class="ten">
                <rect x="-11" width="22" height="26" rx="4" />
                <text y="17">{ number }</text>
            </svg>
        }
    };
    html! {
        <>
            { for (0..100).filter(|number| number % 10 != 0).map(field) }
            { for (0..100).step_by(10).map(ten) }
        </>
    }
}

/// A token as a pin, its tip on the field; the floor lifts it.
fn pin(points: u16, floor: u8, whose: Whose, is_ghost: bool) -> Html {
    let (hue, mark) = match whose {
        Whose::Player(colour) => {
            let emblem = art::emblem(colour);
            (format!("pl-{colour}"), centred(emblem, (0.0, -27.0), 18.0, "on-hue"))
        }
        Whose::Dirk => ("dirk".to_owned(), html! { <circle class="dirk-dot" cy="-27" r="5" /> }),
    };
    let lift = -4 - LIFT * i32::from(floor);
    html! {
        <svg
            key={format!("{hue}{is_ghost}")}
            class={classes!("pin", hue, is_ghost.then_some("ghost-pin"))}
            x={format!("{}.5%", points % 100)}
            y={lift.to_string()}
        >
            <path class="disc" d="M0 0L-10.5 -15.5A15.5 15.5 0 1 1 10.5 -15.5Z" />
            { mark }
            if points >= 100 && !is_ghost { { banner(points / 100) } }
        </svg>
    }
}

fn banner(laps: u16) -> Html {
    html! {
        <g class="banner">
            <rect x="-18" y="-60" width="36" height="17" rx="4" />
            <text y="-47.5">{ format!("+{laps}00") }</text>
        </g>
    }
}
