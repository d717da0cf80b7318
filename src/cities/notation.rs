//! Actions as short words: `take r5`, `buy g9e c6 x1`, `place g9o -1,0 f3`, `end`.
//!
//! Records, links and bug reports are made of them, so that people and any codec can read them.

use crate::city::cell::Cell;
use crate::pieces::bureau::Bureau;
use crate::pieces::face::Face;
use crate::pieces::money::Money;
use crate::pieces::payment::Payment;
use crate::turn::action::Action;
use engine::Seat;

impl From<Action> for String {
    fn from(action: Action) -> Self {
        let text = |face: Face| Self::from(face);
        let cell = |at: Cell| format!("{},{}", at.x, at.y);
        let words = match action {
            Action::Take(money) => vec!["take".into(), money.into()],
            Action::TakeBureau(bureau) => vec!["take".into(), bureau_word(bureau)],
            Action::Buy { tile, pay } => {
                let bureau = pay.bureau.map_or_else(Self::new, bureau_word);
                vec!["buy".into(), text(tile), pay.money.into(), bureau]
            }
            Action::Build { tile, at } => vec!["build".into(), text(tile), cell(at)],
            Action::Remove { at } => vec!["remove".into(), cell(at)],
            Action::Swap { at, tile } => vec!["swap".into(), text(tile), cell(at)],
            Action::TakeHut(hut) => vec!["hut".into(), text(hut)],
            Action::WakeVizier => vec!["wake".into()],
            Action::Pass => vec!["pass".into()],
            Action::Place { tile, at, pay } => {
                vec!["place".into(), text(tile), cell(at), pay.into()]
            }
            Action::Store { tile } => vec!["store".into(), text(tile)],
            Action::Give { tile, pay } => vec!["give".into(), text(tile), pay.into()],
            Action::PlayBonus(face) => vec!["bonus".into(), text(face)],
            Action::EndTurn => vec!["end".into()],
            Action::Decline => vec!["decline".into()],
            Action::Ask(seat) => vec!["ask".into(), seat.0.to_string()],
        };
        words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
    }
}

impl TryFrom<String> for Action {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let mut words = text.split_whitespace();
        let verb = words.next().unwrap_or_default();
        let rest: Vec<&str> = words.collect();
        read(verb, &rest).unwrap_or_else(|| Err(format!("`{text}` is no action")))
    }
}

/// Nothing if the words do not fit the verb; an error if one of them cannot be read.
fn read(verb: &str, words: &[&str]) -> Option<Result<Action, String>> {
    let action = match (verb, words) {
        ("take", [word]) if word.starts_with('x') => bureau(word).map(Action::TakeBureau),
        ("take", cards) => money(cards).map(Action::Take),
        ("buy", [tile, cards @ ..]) => {
            let (cards, exchange) = match cards {
                [cards @ .., last] if last.starts_with('x') => (cards, Some(*last)),
                _ => (cards, None),
            };
            face(tile).and_then(|tile| {
                let pay =
                    Payment { money: money(cards)?, bureau: exchange.map(bureau).transpose()? };
                Ok(Action::Buy { tile, pay })
            })
        }
        ("build", [tile, at]) => both(tile, at, |tile, at| Action::Build { tile, at }),
        ("swap", [tile, at]) => both(tile, at, |tile, at| Action::Swap { at, tile }),
        ("remove", [at]) => cell(at).map(|at| Action::Remove { at }),
        ("hut", [hut]) => face(hut).map(Action::TakeHut),
        ("place", [tile, at, cards @ ..]) => {
            money(cards).and_then(|pay| both(tile, at, |tile, at| Action::Place { tile, at, pay }))
        }
        ("store", [tile]) => face(tile).map(|tile| Action::Store { tile }),
        ("give", [tile, cards @ ..]) => {
            money(cards).and_then(|pay| Ok(Action::Give { tile: face(tile)?, pay }))
        }
        ("bonus", [tile]) => face(tile).map(Action::PlayBonus),
        ("wake", []) => Ok(Action::WakeVizier),
        ("pass", []) => Ok(Action::Pass),
        ("end", []) => Ok(Action::EndTurn),
        ("decline", []) => Ok(Action::Decline),
        ("ask", [seat]) => {
            let number = seat.parse().ok().filter(|_| seat.len() == 1);
            let asked = number.map(|number| Action::Ask(Seat(number)));
            asked.ok_or_else(|| format!("`{seat}` is no seat"))
        }
        _ => return None,
    };
    Some(action)
}

fn both(tile: &str, at: &str, make: impl Fn(Face, Cell) -> Action) -> Result<Action, String> {
    Ok(make(face(tile)?, cell(at)?))
}

fn face(word: &str) -> Result<Face, String> {
    word.to_owned().try_into()
}

fn cell(word: &str) -> Result<Cell, String> {
    let read = |(x, y): (&str, &str)| Some(Cell { x: x.parse().ok()?, y: y.parse().ok()? });
    word.split_once(',').and_then(read).ok_or_else(|| format!("`{word}` is no place"))
}

fn money(words: &[&str]) -> Result<Money, String> {
    words.join(" ").try_into()
}

fn bureau_word(bureau: Bureau) -> String {
    format!("x{}", u8::from(bureau))
}

fn bureau(word: &str) -> Result<Bureau, String> {
    let number = word.strip_prefix('x').and_then(|number| number.parse::<u8>().ok());
    number.ok_or_else(|| format!("`{word}` is no bureau de change"))?.try_into()
}
