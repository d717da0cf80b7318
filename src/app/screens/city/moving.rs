//! Shows what moves on the table: pieces are found on the page before and after, and pictures of them
//! fly between. The page itself is as it is to be all the time.

use crate::browser::dom::{Element, area, copy, found, new_element};
use crate::browser::motion::{SLOW, Time};
use crate::screens::city::board::cell_area;
use crate::widgets::flights::{Air, Flying};
use cities::{Face, Line, Who};
use draw::{Area, fitted_picture, mark as line_mark};
use table::{CityMove, CityPiece, PieceSpot};

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
    piece: CityPiece,
    from: Area,
    to: PieceSpot,
    /// What it looked like; nothing if it lay in the city, where tiles are not drawn one by one.
    picture: Option<Element>,
    time: Time,
}

/// Remembers where everything is that will move, and lets it move once the page has changed.
pub(crate) fn show(moves: &[CityMove], flying: &Flying) {
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
fn begin(one: CityMove, equals: usize, number: usize) -> Option<Begun> {
    match one {
        CityMove::Flies { piece, from, to } => {
            let (from, picture) = match from {
                PieceSpot::City(cell) => (cell_area(cell)?, None),
                _ => leaving(&selector(from, piece, ".chosen "), equals)?,
            };
            let delay = u32::try_from(number).unwrap_or(0).min(5) * APART;
            let time = Time { delay, ..Time::of(SLOW) };
            Some(Begun::Flight(Flight { piece, from, to, picture, time }))
        }
        CityMove::Turns(tile) => Some(Begun::Turning(tile, copy(&beside(tile)?)?)),
        CityMove::Runs(line) => {
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
            for path in shown(&format!(".board [data-line={}]", line_mark(line))) {
                let frames = r#"[{"strokeDasharray":"1","strokeDashoffset":"1"},{"strokeDasharray":"1","strokeDashoffset":"0"}]"#;
                air.play(&path, frames, time);
            }
        }
    }
}

fn fly(air: &mut Air, Flight { piece, from, to, picture, time }: Flight) -> Option<()> {
    let from = fitted(from, piece);
    if let PieceSpot::City(cell) = to {
        let place = cell_area(cell)?;
        // The place looks empty until the tile has arrived.
        let empty = new_element("div", "not-yet")?;
        air.lay(&empty, place);
        air.show(&empty, true, time);
        air.fly(&picture?, from, place, false, time);
        return Some(());
    }
    // Of equal cards the last one is new.
    let lies = shown(&selector(to, piece, "")).pop()?;
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
    shown(&selector(PieceSpot::Beside, CityPiece::Tile(tile), "")).pop()
}

/// What a selector finds, as far as it shows: some pieces are on the page twice, for small windows.
fn shown(selector: &str) -> Vec<Element> {
    found(selector).into_iter().filter(|piece| seen(piece).is_some()).collect()
}

/// Where a piece lies on the page; what leaves hand or open money has been chosen.
fn selector(spot: PieceSpot, piece: CityPiece, chosen: &str) -> String {
    let mark = mark(piece);
    match spot {
        PieceSpot::Yard => format!(".yard {mark}"),
        PieceSpot::Huts => format!(".huts {mark}"),
        PieceSpot::Beside => format!(".bar-pieces {mark}"),
        PieceSpot::Reserve => format!(".reserve {mark}"),
        PieceSpot::City(_) => format!(".city {mark}"),
        PieceSpot::Hand => format!(".hand {chosen}{mark}"),
        PieceSpot::Open => format!(".open-cards {chosen}{mark}"),
        PieceSpot::Deck => ".deck".to_owned(),
        PieceSpot::With(Who::Seat(seat)) => {
            format!(".player:nth-child({})>.emblem", seat.index() + 1)
        }
        PieceSpot::With(Who::Dirk) => ".player>.emblem.dirk".to_owned(),
    }
}

fn mark(piece: CityPiece) -> String {
    let name = match piece {
        CityPiece::Tile(face) => String::from(face.tile()),
        CityPiece::Card(card) => card.into(),
    };
    format!("[data-piece='{name}']")
}

/// Where a piece is; where there is no room to draw it, what stands for it.
fn seen(piece: &Element) -> Option<Area> {
    area(piece).or_else(|| area(&piece.parent_element()?))
}

/// The largest picture of a piece that has room there.
fn fitted(room: Area, piece: CityPiece) -> Area {
    let shape = match piece {
        CityPiece::Tile(_) => 1.0,
        CityPiece::Card(_) => 64.0 / 90.0,
    };
    fitted_picture(room, shape)
}
