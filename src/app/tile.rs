//! A tile: ground, building, price, borders, and the mark of its other side.

use crate::art::{placed, placed_100};
use yew::prelude::*;

/// Which set a tile belongs to: full-bleed hue is Granada, a horseshoe niche is Alhambra.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Set {
    Alhambra,
    Granada,
}

/// What a tile shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Face {
    pub(crate) set: Set,
    pub(crate) building: &'static str,
    pub(crate) price: u8,
    /// Edges with a border, clockwise from the top.
    pub(crate) borders: [bool; 4],
    /// The building on the other side, where it matters.
    pub(crate) other: Option<&'static str>,
}

#[derive(PartialEq, Properties)]
pub(crate) struct TileProps {
    pub(crate) face: Face,
}

/// A tile in an `<svg>` of its own.
#[component]
pub(crate) fn Tile(props: &TileProps) -> Html {
    html! {
        <svg class="tile" viewBox="-1 -1 102 102" aria-hidden="true">{ drawn(&props.face) }</svg>
    }
}

/// A tile in its 100 x 100 units, for a larger `<svg>`.
pub(crate) fn drawn(face: &Face) -> Html {
    html! {
        <g class={classes!("t", format!("h-{}", face.building))}>
            { ground(face.set) }
            { borders(face) }
            <rect class="rim" width="100" height="100" />
            { placed_100(&format!("buildings-{}", face.building)) }
            { price(face.price) }
            { for face.other.map(other_side) }
        </g>
    }
}

fn ground(set: Set) -> Html {
    match set {
        Set::Granada => html! {
            <>
                <rect class="gnd" width="100" height="100" />
                <rect class="sheen" width="100" height="60" />
                { placed_100("frieze") }
                <rect class="rimi" x="2.4" y="2.4" width="95.2" height="95.2" />
            </>
        },
        Set::Alhambra => html! {
            <>
                <rect class="marble" width="100" height="100" />
                { placed_100("niche") }
            </>
        },
    }
}

/// All inner bands first, so that no kerb lies over the water of the next edge.
fn borders(face: &Face) -> Html {
    let (inner, outer) = match face.set {
        Set::Granada => ("kerb", "moat"),
        Set::Alhambra => ("wall-shade", "wall"),
    };
    let edges = || (0..4).filter(|&edge| face.borders[edge]);
    let corners = edges().filter(|&edge| face.borders[(edge + 1) % 4]);
    let towers = corners.filter(|_| face.set == Set::Alhambra);
    html! {
        <>
            { for edges().map(|edge| turned(edge, inner)) }
            { for edges().map(|edge| turned(edge, outer)) }
            { for towers.map(|edge| turned(edge, "wall-tower")) }
        </>
    }
}

/// A drawing made for the top edge (or the top right corner), turned to another one.
fn turned(edge: usize, name: &str) -> Html {
    html! { <g transform={format!("rotate({} 50 50)", edge * 90)}>{ placed_100(name) }</g> }
}

fn price(price: u8) -> Html {
    html! {
        <>
            <circle class="medb" cx="23" cy="23" r="14" />
            <text class="medt" x="23" y="30">{ price }</text>
        </>
    }
}

/// The mark of the other side: its hue and glyph, one corner folded over.
fn other_side(building: &str) -> Html {
    html! {
        <g class={classes!("rev", format!("h-{building}"))}>
            <path class="revf" d="M66 10H86.5A4 4 0 0 1 90.5 14V34.5A4 4 0 0 1 86.5 38.5H72L62 28.5V14A4 4 0 0 1 66 10Z" />
            <path class="revp" d="M62 28.5H68A4 4 0 0 1 72 32.5V38.5Z" />
            <svg class="revg" x="67" y="12" width="20" height="20">{ placed(&format!("glyphs-{building}")) }</svg>
        </g>
    }
}
