//! Shows what moves on the table: pieces are found on the page before and after, and pictures of them
//! fly between. The page itself is as it is to be all the time.

use crate::board::cell_area;
use crate::lens::Area;
use crate::motion::{Air, Flying, SLOW, Time};
use crate::page::{area, document, found};
use crate::trail;
use cities::{Face, Line, Who};
use table::{Move, Piece, Spot};
use wasm_bindgen::JsCast;
use web_sys::Element;

/// How long a tile takes to turn over, and a line to draw itself, in milliseconds.
const TURN: u32 = 300;
const DRAW: u32 = 600;

/// How much later each piece sets out than the one before it, and how long a line waits for the tile
/// that changes it.
const APART: u32 = 40;
const AWAIT: u32 = 300;

/// A move whose beginning was seen.
enum Begun {
    Flight(Flight),
    /// The side that was up.
    Turning(Face, Element),
    Line(Line, Time),
}

struct Flight {
    piece: Piece,
    from: Area,
    to: Spot,
    /// What it looked like; nothing if it lay in the city, where tiles are not drawn one by one.
    picture: Option<Element>,
    time: Time,
}

/// Remembers where everything is that will move, and lets it move once the page has changed.
pub(super) fn show(moves: &[Move], flying: &Flying) {
    if moves.is_empty() || flying.is_grounded() {
        return;
    }
    let mut begun = Vec::new();
    for (number, one) in moves.iter().enumerate() {
        let equals = moves[..number].iter().filter(|other| *other == one).count();
        begun.extend(begin(*one, equals, number));
    }
    flying.prepare(move |air| {
        for one in begun {
            go(air, one);
        }
    });
}

/// A move, the one of this number, after so many of its equals.
fn begin(one: Move, equals: usize, number: usize) -> Option<Begun> {
    match one {
        Move::Flies { piece, from, to } => {
            let (from, picture) = match from {
                Spot::City(cell) => (cell_area(cell)?, None),
                _ => leaving(&selector(from, piece, ".chosen "), equals)?,
            };
            let delay = u32::try_from(number).unwrap_or(0).min(5) * APART;
            let time = Time { delay, ..Time::of(SLOW) };
            Some(Begun::Flight(Flight { piece, from, to, picture, time }))
        }
        Move::Turns(tile) => Some(Begun::Turning(tile, copy(&beside(tile)?)?)),
        Move::Runs(line) => {
            let delay = if number > 0 { AWAIT } else { 0 };
            Some(Begun::Line(line, Time { delay, ..Time::of(DRAW) }))
        }
    }
}

/// Where a piece is that goes away, and what it looks like.
fn leaving(selector: &str, equals: usize) -> Option<(Area, Option<Element>)> {
    let lies = found(selector).into_iter().nth(equals)?;
    // What was dragged there has no way to go.
    let is_dragged = matches!(lies.closest(".is-dragged"), Ok(Some(_)));
    if is_dragged { None } else { Some((seen(&lies)?, copy(&lies))) }
}

fn go(air: &mut Air, begun: Begun) {
    match begun {
        Begun::Flight(flight) => {
            // Nothing flies where it would not be seen to arrive.
            let _ = fly(air, flight);
        }
        Begun::Turning(tile, old) => {
            let _ = beside(tile).and_then(|new| turn(air, &old, &new));
        }
        Begun::Line(line, time) => {
            for path in found(&format!(".board [data-line={}]", trail::mark(line))) {
                let frames = r#"[{"strokeDasharray":"1","strokeDashoffset":"1"},{"strokeDasharray":"1","strokeDashoffset":"0"}]"#;
                air.play(&path, frames, time);
            }
        }
    }
}

fn fly(air: &mut Air, Flight { piece, from, to, picture, time }: Flight) -> Option<()> {
    let from = fitted(from, piece);
    if let Spot::City(cell) = to {
        let place = cell_area(cell)?;
        // The place looks empty until the tile has arrived.
        let empty = document()?.create_element("div").ok()?;
        empty.set_class_name("not-yet");
        air.lay(&empty, place);
        air.show(&empty, true, time);
        air.fly(&picture?, from, place, false, time);
        return Some(());
    }
    // Of equal cards the last one is new.
    let lies = found(&selector(to, piece, "")).pop()?;
    let is_itself = lies.has_attribute("data-piece");
    if is_itself {
        air.show(&lies, false, time);
    }
    let picture = picture.or_else(|| copy(&lies))?;
    air.fly(&picture, from, fitted(seen(&lies)?, piece), !is_itself, time);
    Some(())
}

/// The old side goes, then the new one comes.
fn turn(air: &mut Air, old: &Element, new: &Element) -> Option<()> {
    air.lay(old, area(new)?);
    let side = |width: u8| format!(r#"{{"opacity":1,"transform":"scaleX({width})"}}"#);
    let edge = r#"{"opacity":1,"transform":"scaleX(0)","offset":0.5}"#;
    let time = Time { eases: false, ..Time::of(TURN) };
    air.play(old, &format!("[{},{edge},{}]", side(1), side(0)), time);
    air.play(new, &format!("[{},{edge},{}]", side(0), side(1)), time);
    Some(())
}

/// A tile that lies beside the city.
fn beside(tile: Face) -> Option<Element> {
    found(&selector(Spot::Beside, Piece::Tile(tile), "")).pop()
}

/// Where a piece lies on the page; what leaves hand or open money has been chosen.
fn selector(spot: Spot, piece: Piece, chosen: &str) -> String {
    let mark = mark(piece);
    match spot {
        Spot::Yard => format!(".yard {mark}"),
        Spot::Huts => format!(".huts {mark}"),
        Spot::Beside => format!(".tray-waiting {mark}"),
        Spot::Reserve => format!(".tray-reserve {mark}"),
        Spot::City(_) => format!(".city {mark}"),
        Spot::Hand => format!(".hand {chosen}{mark}"),
        Spot::Open => format!(".open-cards {chosen}{mark}"),
        Spot::Deck => ".deck".to_owned(),
        Spot::With(Who::Seat(seat)) => format!(".player:nth-child({})>.emblem", seat.index() + 1),
        Spot::With(Who::Dirk) => ".player>.emblem.dirk".to_owned(),
    }
}

fn mark(piece: Piece) -> String {
    let name = match piece {
        Piece::Tile(face) => String::from(face.tile()),
        Piece::Card(card) => card.into(),
    };
    format!("[data-piece='{name}']")
}

/// Where a piece is; where there is no room to draw it, what stands for it.
fn seen(piece: &Element) -> Option<Area> {
    area(piece).or_else(|| area(&piece.parent_element()?))
}

fn copy(piece: &Element) -> Option<Element> {
    piece.clone_node_with_deep(true).ok()?.dyn_into().ok()
}

/// The largest picture of a piece that has room there.
fn fitted(room: Area, piece: Piece) -> Area {
    let shape = match piece {
        Piece::Tile(_) => 1.0,
        Piece::Card(_) => 64.0 / 90.0,
    };
    let ((x, y), (width, height)) = (room.middle(), room.size());
    let high = height.min(width / shape);
    Area::of_size((high * shape, high)).moved((x - high * shape / 2.0, y - high / 2.0))
}
