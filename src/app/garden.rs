//! A strip of the Gardens: octagons with trees, and the palaces between them.

use crate::art::placed;
use crate::lens::tidy;
use yew::prelude::*;

/// The four types of tree, clockwise from the upper left quarter of a garden.
type Quarters = [&'static str; 4];

/// One garden: how many trees of each type, and where.
#[derive(Clone, Copy)]
pub(crate) struct Garden {
    pub(crate) trees: usize,
    pub(crate) quarters: Quarters,
}

/// One garden in its 100 x 100 units, centre at 50 50.
pub(crate) fn garden(garden: &Garden) -> Html {
    const CORNERS: [(i32, i32); 4] = [(-1, -1), (1, -1), (1, 1), (-1, 1)];
    html! {
        <>
            <path class="go" d={OCTAGON} />
            { for garden.quarters.iter().zip(CORNERS).map(|(tree, corner)| quarter(tree, corner)) }
            <path class="gx" d="M50 2.3V97.7M2.3 50H97.7" />
            { for garden.quarters.iter().zip(CORNERS).map(|(tree, corner)| trees(tree, garden.trees, corner)) }
            <path class="gr" d={OCTAGON} />
            <circle class="gm" cx="50" cy="50" r="10" />
            <text class="gnum" x="50" y="55.5">{ garden.trees }</text>
        </>
    }
}

/// One palace with its centre at 0 0: its value while unbuilt, the winner's points once built.
pub(crate) fn palace(building: &'static str, value: u8, is_built: bool) -> Html {
    let hue = format!("h-{building}");
    let glyph = placed(&format!("glyphs-{building}"));
    if is_built {
        html! {
            <g class={hue}>
                <path class="bd" d={DIAMOND} />
                <svg class="bg1" x="-9" y="-20" width="18" height="18">{ glyph }</svg>
                <rect class="bw" x="-14" y="0" width="28" height="14" rx="7" />
                <text class="bp" x="0" y="11.5">{ value }</text>
            </g>
        }
    } else {
        html! {
            <>
                <path class="bf" d={DIAMOND} />
                <path class="bf2" d="M0-24.5L24.5 0L0 24.5L-24.5 0Z" />
                <text class="bv" x="0" y="7">{ value }</text>
            </>
        }
    }
}

/// An octagon with an apothem of 50, at 95.5 % so that paths show.
const OCTAGON: &str = "M30.2 2.3H69.8L97.7 30.2V69.8L69.8 97.7H30.2L2.3 69.8V30.2Z";
const DIAMOND: &str = "M0-29.3L29.3 0L0 29.3L-29.3 0Z";

fn quarter(tree: &str, (x, y): (i32, i32)) -> Html {
    let transform = format!("translate(50 50) scale({x} {y})");
    html! {
        <g class={format!("q-{tree}")} {transform}>
            <path class="gq" d="M0 0H47.700V19.800L19.800 47.700H0Z" />
        </g>
    }
}

/// Trees stand in rows towards their palace, smaller where there are many.
fn trees(tree: &str, count: usize, (x, y): (i32, i32)) -> Html {
    const PLACES: [&[(f64, f64)]; 6] = [
        &[(23.0, 23.0)],
        &[(15.0, 29.0), (30.0, 16.0)],
        &[(13.0, 31.0), (31.0, 14.0), (16.0, 15.0)],
        &[(11.0, 33.0), (33.0, 12.0), (14.0, 16.0), (27.0, 26.0)],
        &[(9.0, 36.0), (36.0, 10.0), (12.0, 19.0), (22.0, 11.0), (26.0, 27.0)],
        &[(8.0, 38.0), (38.0, 9.0), (11.0, 22.0), (24.0, 10.0), (21.0, 34.0), (33.0, 23.0)],
    ];
    const SCALES: [f64; 6] = [1.12, 1.12, 0.96, 0.96, 0.84, 0.76];
    let (places, scale) = (PLACES[count - 1], SCALES[count - 1]);
    let one = |&(along, up): &(f64, f64)| {
        let side = 24.0 * scale;
        let place = |sign: i32, offset: f64| {
            (if sign < 0 { 50.0 - offset } else { 50.0 + offset }) - side / 2.0
        };
        let (left, top) = (place(x, along), place(y, up));
        html! {
            <svg x={tidy(left)} y={tidy(top)} width={tidy(side)} height={tidy(side)}>
                { placed(&format!("trees-{tree}")) }
            </svg>
        }
    };
    html! { <>{ for places.iter().map(one) }</> }
}
