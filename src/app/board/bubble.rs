//! Words at a cell: what the tile in hand would change there, or why it may not lie there.

use crate::art::drawing;
use crate::board::{Board, BoardProps, cells_shown};
use crate::lens::{Area, tidy};
use cities::Cell;
use web_sys::HtmlElement;
use yew::prelude::*;

/// Below this width, as in board.css, words are smaller and a refusal is a strip along an edge.
const NARROW: f64 = 520.0;
/// Between the bubble and its cell, and between it and the edge of the board.
const GAP: f64 = 10.0;
const RIM: f64 = 8.0;
/// What lies around the words, on both sides together, as in board.css.
const PADDING: (f64, f64) = (28.0, 20.0);
/// About a letter's width and a line's height, for letters of one px. Words are not measured, because
/// the browser would have to lay the page out whenever something is pointed at.
const LETTER: (f64, f64) = (0.56, 1.35);
/// The widest bubble, in widths of a letter; its words are this wide in board.css.
const WIDEST: f64 = 30.0;

/// What is said at a cell.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Bubble {
    pub(crate) at: Cell,
    /// In bold.
    pub(crate) head: String,
    pub(crate) lines: Vec<String>,
    pub(crate) is_refusal: bool,
}

impl Board {
    /// Where the bubble goes, if there is one and its cell is in sight.
    fn bubble_place(&self, props: &BoardProps) -> Option<Place> {
        let (bubble, lens, room) = (props.bubble.as_ref()?, self.lens?, self.room.as_ref()?);
        // Signs at the edges stick out of their cell.
        let rim = if bubble.is_refusal { 0.19 } else { 0.03 };
        let cell = lens.placed(Area::from(bubble.at).grown(rim));
        if !Area::of_size(room.size).overlaps(cell) {
            return None;
        }
        let is_narrow = room.size.0 < NARROW;
        let letter = room.letter * if is_narrow { 0.75 } else { 0.875 };
        if is_narrow && bubble.is_refusal {
            let (_, height) = size(bubble, letter, room.size.0 - 2.0 * RIM - 40.0);
            return Some(strip(height, cell));
        }
        let mut hides: Vec<Area> = room.covers.iter().copied().chain(room.map).collect();
        hides.extend(cells_shown(props).into_iter().map(|at| lens.placed(at.into())));
        Some(placed(size(bubble, letter, WIDEST * LETTER.0 * letter), cell, room.size, &hides))
    }

    /// The words at a cell. They are not read out: the cell's name and the live region say the same.
    pub(super) fn bubble(&self, props: &BoardProps) -> Html {
        let drawn = props.bubble.as_ref().zip(self.bubble_place(props));
        let Some((Bubble { head, lines, is_refusal, .. }, place)) = drawn else {
            return Html::default();
        };
        let is_strip = place.is_strip;
        let class = classes!(
            "bubble",
            is_refusal.then_some("bubble-refusal"),
            is_strip.then_some("bubble-strip")
        );
        html! {
            <div ref={self.bubble.clone()} {class} data-side={place.side} aria-hidden="true">
                if is_strip {
                    { drawing("icons-x") }
                }
                <p>
                    <b>{ head }</b>
                    { for lines.iter().map(|line| html! { <span>{ line }</span> }) }
                </p>
            </div>
        }
    }

    /// Moves the bubble to its place. Styles are set on the element itself, because the policy of the
    /// page refuses attributes.
    pub(super) fn put_bubble(&self, props: &BoardProps) {
        let element = self.bubble.cast::<HtmlElement>();
        let Some((place, element)) = self.bubble_place(props).zip(element) else { return };
        let style = element.style();
        let set = |name: &str, value: &str| drop(style.set_property(name, value));
        let axes = [
            (place.x, ["left", "right", "--shift-x", "--tip-left", "--tip-right"], place.cell.0),
            (place.y, ["top", "bottom", "--shift-y", "--tip-top", "--tip-bottom"], place.cell.1),
        ];
        let room = self.room.as_ref().map_or((0.0, 0.0), |room| room.size);
        for ((hold, [start, end, shift, tip, tip_end], cell), length) in
            axes.into_iter().zip([room.0, room.1])
        {
            let px = |length: f64| format!("{}px", tidy(length));
            let auto = || "auto".to_owned();
            let (values, is_middle) = match hold {
                Hold::Start(at) => ([px(at), auto(), px(cell - at), auto()], false),
                Hold::Middle(at) => ([px(at), auto(), "50%".to_owned(), auto()], true),
                Hold::End(at) => ([auto(), px(at), auto(), px(length - at - cell)], false),
            };
            for (name, value) in [start, end, tip, tip_end].into_iter().zip(&values) {
                set(name, value);
            }
            set(shift, if is_middle { "-50%" } else { "0" });
        }
    }
}

/// About how large a bubble is whose words are at most so wide.
fn size(bubble: &Bubble, letter: f64, widest: f64) -> (f64, f64) {
    #[expect(clippy::cast_precision_loss, reason = "a few hundred letters")]
    let long = |words: &String| (words.chars().count() as f64 + 1.0) * LETTER.0 * letter;
    let mut lines: Vec<f64> = bubble.lines.iter().map(long).collect();
    let head = long(&bubble.head);
    match lines.first_mut() {
        // The first sentence stands in the line of its head.
        Some(first) if bubble.is_refusal => *first += head,
        _ => lines.push(head),
    }
    let width = lines.iter().fold(0.0, |width: f64, line| width.max(*line)).min(widest);
    let count: f64 = lines.iter().map(|line| (line / width).ceil().max(1.0)).sum();
    (width + PADDING.0, count * LETTER.1 * letter + PADDING.1)
}

/// Where a bubble is held along one axis; how long it is in the end, the browser knows.
#[derive(Clone, Copy)]
enum Hold {
    /// At its start, its middle, or its end (counted from the end of the room).
    Start(f64),
    Middle(f64),
    End(f64),
}

impl Hold {
    /// Around a point if there is room for it, else at the edge of the room.
    fn around(at: f64, length: f64, room: f64) -> Self {
        if at - length / 2.0 < RIM {
            Self::Start(RIM)
        } else if at + length / 2.0 > room - RIM {
            Self::End(RIM)
        } else {
            Self::Middle(at)
        }
    }

    /// About where it starts.
    fn start(self, length: f64, room: f64) -> f64 {
        match self {
            Self::Start(at) => at,
            Self::Middle(at) => at - length / 2.0,
            Self::End(at) => room - at - length,
        }
    }
}

/// A place, and on which side of the cell.
struct Place {
    x: Hold,
    y: Hold,
    side: &'static str,
    /// The middle of the cell.
    cell: (f64, f64),
    is_strip: bool,
}

/// Above the cell, below or beside it: inside the room, and where it hides least.
fn placed(size: (f64, f64), cell: Area, room: (f64, f64), hides: &[Area]) -> Place {
    let (x, y) = cell.middle();
    let level = Hold::around(x, size.0, room.0);
    let upright = Hold::around(y, size.1, room.1);
    let places = [
        ("above", level, Hold::End(room.1 - cell.top + GAP)),
        ("right", Hold::Start(cell.right + GAP), upright),
        ("left", Hold::End(room.0 - cell.left + GAP), upright),
        ("below", level, Hold::Start(cell.bottom + GAP)),
    ];
    // A cell that fills the room leaves no place beside it.
    let mut best = (f64::INFINITY, ("", level, Hold::Start(RIM)));
    for place in places {
        let (_, x, y) = place;
        let start = (x.start(size.0, room.0), y.start(size.1, room.1));
        let area = Area::of_size(size).moved(start);
        let hidden = hides.iter().map(|one| area.within(*one).extent()).sum::<f64>();
        if Area::of_size(room).holds(area) && hidden < best.0 {
            best = (hidden, place);
        }
    }
    let (_, (side, x, y)) = best;
    Place { x, y, side, cell: cell.middle(), is_strip: false }
}

/// Along the top, or along the bottom if the cell is there.
fn strip(height: f64, cell: Area) -> Place {
    let is_hidden = cell.top < RIM + height;
    let y = if is_hidden { Hold::End(RIM) } else { Hold::Start(RIM) };
    Place { x: Hold::Start(RIM), y, side: "", cell: cell.middle(), is_strip: true }
}
