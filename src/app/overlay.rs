//! What is shown over a city for the moment: where a tile may lie, where not and why, what is new.

use crate::art::centred;
use crate::border::turn;
use crate::fabric::{edge_path, moved, squares};
use crate::stamp::prints;
use crate::tile::{Piece, drawn};
use crate::trail::{self, Trail};
use cities::{Cell, City, Face, Misfit, Side, Sides};
use std::rc::Rc;
use yew::prelude::*;

/// All marks over a city; by default none.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Overlay {
    /// Where the tile in hand may lie.
    pub(crate) legal: Vec<Cell>,
    /// The place that was pointed at and is refused.
    pub(crate) refused: Option<Refused>,
    /// Tiles that could not be reached on foot.
    pub(crate) cut_off: Vec<Cell>,
    /// Ground that would be enclosed.
    pub(crate) enclosed: Vec<Cell>,
    /// The tile in hand where it is tried.
    pub(crate) ghost: Option<(Face, Cell)>,
    /// The chosen place or tile; a ghost there is solid.
    pub(crate) selected: Option<Cell>,
    /// What was placed last.
    pub(crate) new: Vec<Cell>,
    /// The longest borders.
    pub(crate) trails: Vec<Trail>,
    /// Tiles that the one in hand may take the place of.
    pub(crate) swaps: Vec<Cell>,
    /// Tiles whose bonus card is in play, or could be now.
    pub(crate) bonus: Vec<(Cell, Face)>,
    pub(crate) playable: Vec<Cell>,
    /// Huts, with the edges that make them count.
    pub(crate) huts: Vec<(Cell, Sides)>,
}

/// A place where the tile cannot lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Refused {
    pub(crate) at: Cell,
    /// Edges that differ from the neighbour's.
    pub(crate) clashes: Sides,
    /// Edges that bar the only ways in.
    pub(crate) bars: Sides,
}

impl Overlay {
    /// Shows why a tile cannot lie somewhere, as [`City::misfits`] says.
    pub(crate) fn refuse(&mut self, city: &City, face: Face, at: Cell, misfits: &[Misfit]) {
        let mut refused = Refused { at, clashes: Sides::NONE, bars: Sides::NONE };
        self.mark_reasons(at, misfits);
        for misfit in misfits {
            match misfit {
                Misfit::EdgeDiffers { side } | Misfit::NotWallAndMoat { side } => {
                    refused.clashes = refused.clashes.with(*side);
                }
                Misfit::CutOff { tiles } if tiles.contains(&at) => {
                    let bars = face.borders().iter().filter(|&side| city.is_taken(at.next(side)));
                    refused.bars = bars.fold(Sides::NONE, Sides::with);
                }
                _ => {}
            }
        }
        self.refused = Some(refused);
    }

    /// Shows the tiles and the ground that speak against changing a place.
    pub(crate) fn mark_reasons(&mut self, at: Cell, misfits: &[Misfit]) {
        for misfit in misfits {
            match misfit {
                Misfit::CutOff { tiles } => {
                    self.cut_off = tiles.iter().copied().filter(|&cell| cell != at).collect();
                }
                Misfit::LeavesHole { ground } => self.enclosed.clone_from(ground),
                _ => {}
            }
        }
    }

    /// The marks in the order in which they lie over each other. Each kind has a group of its own, so
    /// that what comes and goes leaves the others alone.
    fn drawn(&self, city: &City, is_small: bool) -> Html {
        let shown = |cells: &[Cell]| -> Vec<Cell> {
            cells.iter().copied().filter(|&at| !self.hides(at)).collect()
        };
        let marks = |stamp: &str, class: &'static str, cells: &[Cell]| {
            html! { <g>{ for (!cells.is_empty()).then(|| prints(stamp, class, cells)) }</g> }
        };
        html! {
            <>
                <g>{ self.faded(city) }</g>
                <g>{ for self.enclosed.iter().map(|&at| enclosed(at)) }</g>
                { marks("marks-legal", "places", &shown(&self.legal)) }
                <g>{ for shown(&self.swaps).into_iter().map(swap) }</g>
                <g>{ for self.playable.iter().map(|&at| playable(at)) }</g>
                <g>{ for self.bonus.iter().map(|&(at, face)| bonus(at, face)) }</g>
                <g>{ trail::lines(&self.trails, city) }</g>
                { marks("marks-new", "new", &self.new) }
                <g>{ for self.refused.map(refused) }</g>
                <g>{ for self.ghost.map(|(face, at)| {
                    let tile = drawn(Piece::Tile(face), false, is_small);
                    ghost(&tile, at, self.selected == Some(at))
                }) }</g>
                <g>{ for self.huts.iter().map(|&(at, sides)| hut(at, sides)) }</g>
                <g>{ for self.selected.map(selected) }</g>
            </>
        }
    }

    /// True if something else is drawn there instead of the sign of a legal place.
    fn hides(&self, at: Cell) -> bool {
        self.selected == Some(at)
            || self.ghost.is_some_and(|(_, ghost)| ghost == at)
            || self.refused.is_some_and(|refused| refused.at == at)
    }

    /// A veil over tiles that are cut off, and the line at which they are.
    fn faded(&self, city: &City) -> Html {
        if self.cut_off.is_empty() {
            return Html::default();
        }
        let mut cut = String::new();
        for &at in &self.cut_off {
            for side in Side::ALL {
                let next = at.next(side);
                if city.is_taken(next) && !self.cut_off.contains(&next) {
                    cut += &edge_path(at, side);
                }
            }
        }
        html! {
            <>
                <path class="veil" d={squares(self.cut_off.iter().copied(), 0)} />
                <path class="cut" d={cut} />
            </>
        }
    }
}

#[derive(PartialEq, Properties)]
pub(crate) struct MarksProps {
    pub(crate) overlay: Overlay,
    pub(crate) city: Rc<City>,
    pub(crate) is_small: bool,
}

/// All marks but the flags of the longest borders, which lie over everything else.
#[component]
pub(crate) fn Marks(props: &MarksProps) -> Html {
    props.overlay.drawn(&props.city, props.is_small)
}

/// What tells a mark from others of its kind.
fn key(Cell { x, y }: Cell) -> u32 {
    u32::from(x.cast_unsigned()) << 8 | u32::from(y.cast_unsigned())
}

/// The sign in the middle of a place: a disc with a few strokes.
fn sign(strokes: &'static str) -> Html {
    html! { <g class="sign"><circle cx="50" cy="50" r="17" /><path d={strokes} /></g> }
}

/// A tile that the one in hand may take the place of.
fn swap(at: Cell) -> Html {
    html! {
        <g key={key(at)} class="swap" transform={moved(at)}>
            <rect class="swap-ground" x="4" y="4" width="92" height="92" rx="6" />
            <rect x="4" y="4" width="92" height="92" rx="6" />
            <circle cx="80" cy="20" r="15" />
            { centred("icons-exchange", (80.0, 20.0), 20.0, "") }
        </g>
    }
}

/// A tile whose bonus card can be played.
fn playable(at: Cell) -> Html {
    html! {
        <g key={key(at)} class="swap" transform={moved(at)}>
            <rect class="swap-ground" x="4" y="4" width="92" height="92" rx="6" />
            <rect x="4" y="4" width="92" height="92" rx="6" />
        </g>
    }
}

/// The pill on a tile whose bonus card is in play: it counts once more (N3).
fn bonus(at: Cell, face: Face) -> Html {
    html! {
        <g key={key(at)} class={Piece::Tile(face).hue()} transform={moved(at)}>
            <rect class="badge" x="60" y="66" width="38" height="26" rx="13" />
            <text class="pill-text" x="79" y="84.500">{ PLUS_ONE }</text>
        </g>
    }
}

/// What is added by a bonus card.
pub(crate) const PLUS_ONE: &str = "+1";

/// What a hut counts, and a bead on each edge that makes it count (H5).
fn hut(at: Cell, sides: Sides) -> Html {
    let bead = |side: Side| {
        let (x, y) = match side {
            Side::North => ("50", "0"),
            Side::East => ("100", "50"),
            Side::South => ("50", "100"),
            Side::West => ("0", "50"),
        };
        html! { <circle class="bead" cx={x} cy={y} r="5.500" /> }
    };
    let class = if sides.count() == 0 { "hut-count none" } else { "hut-count" };
    html! {
        <g key={key(at)} {class} transform={moved(at)}>
            { for sides.iter().map(bead) }
            { centred("khatim", (79.0, 26.0), 40.0, "hut-star") }
            <text x="79" y="32.500">{ format!("×{}", sides.count()) }</text>
        </g>
    }
}

fn enclosed(at: Cell) -> Html {
    html! {
        <g class="enclosed" transform={moved(at)}>
            <rect class="hatched" x="5.5" y="5.5" width="89" height="89" />
            <rect class="dots" x="5.5" y="5.5" width="89" height="89" />
        </g>
    }
}

fn refused(Refused { at, clashes, bars }: Refused) -> Html {
    let turned = |side: Side, what: Html| html! { <g transform={turn(side)}>{ what }</g> };
    let zigzag = || {
        html! {
            <>
                <rect class="zig-ground" x="3" y="-9" width="94" height="18" rx="9" />
                <path class="zig" d="M8 5.5l8.4-11 8.4 11 8.4-11 8.4 11 8.4-11 8.4 11 8.4-11 8.4 11 8.4-11 8.4 11" />
            </>
        }
    };
    let no_entry = || {
        html! {
            <>
                <circle class="bar" cx="50" cy="0" r="18" />
                <path class="bar-line" d="M41 0h18" />
            </>
        }
    };
    html! {
        <g class="refused" transform={moved(at)}>
            <rect class="ground" x="5.5" y="5.5" width="89" height="89" rx="9" />
            <rect class="hatched" x="5.5" y="5.5" width="89" height="89" rx="9" />
            { sign("M43.5 43.5l13 13M56.5 43.5l-13 13") }
            { for clashes.iter().map(|side| turned(side, zigzag())) }
            { for bars.iter().map(|side| turned(side, no_entry())) }
        </g>
    }
}

fn ghost(tile: &Html, at: Cell, is_selected: bool) -> Html {
    html! {
        <g transform={moved(at)}>
            <g class={(!is_selected).then_some("ghost")}>{ tile.clone() }</g>
            <path class="ring" d="M0 0H100V100H0Z" />
        </g>
    }
}

fn selected(at: Cell) -> Html {
    html! {
        <g class="selected" transform={moved(at)}>
            <path class="ring" d="M0 0H100V100H0Z" />
            <circle cx="89" cy="13" r="15" />
            <path class="tick" d="M82.5 13.5l4.5 4.5 8.5-9" />
        </g>
    }
}
