//! Readers of outside text: whatever comes, they read it or say why not, and what they read is written
//! the same way again.
//!
//! Texts of golden games are damaged at random, the same way in every run. With `LONG` set there are far
//! more.

use cities::Cities;
use engine::{Dice, Game, Record, Rng, Seed, below};
use gardens::Gardens;
use std::fmt::Debug;
use std::path::Path;
use table::{Change, Colour, Draft, GameId};

/// The texts of a folder of data, by name.
fn texts(folder: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("data").join(folder);
    let mut files: Vec<_> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort_unstable();
    files.into_iter().map(|file| std::fs::read_to_string(file).unwrap()).collect()
}

fn rounds() -> u64 {
    if std::env::var_os("LONG").is_some() { 3000 } else { 40 }
}

fn number(below_this: usize, rng: &mut impl Rng) -> usize {
    below(u32::try_from(below_this).unwrap(), rng) as usize
}

/// One to three stretches of a text left out, doubled, or written over with what readers look for.
fn damaged(text: &str, rng: &mut impl Rng) -> String {
    const SIGNS: [u8; 12] = *b"09-, {}[]\"xg";
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=number(3, rng) {
        let start = number(bytes.len() + 1, rng);
        let end = (start + number(6, rng)).min(bytes.len());
        match number(3, rng) {
            0 => drop(bytes.drain(start..end)),
            1 => bytes.extend_from_within(start..end),
            _ => bytes[start..end].fill(SIGNS[number(SIGNS.len(), rng)]),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn records_are_read_or_refused<G: Game>(text: &str) {
    let Ok(record) = Record::<G>::from_text(text) else { return };
    assert_eq!(Record::<G>::from_text(&record.to_text()).as_ref(), Ok(&record));
    if let Err(error) = record.replay() {
        assert!(!error.to_string().is_empty());
    }
}

#[test]
fn damaged_records_are_read_or_refused() {
    for (number, file) in (0..).zip(texts("games")) {
        let game: serde_json::Value = serde_json::from_str(&file).unwrap();
        let record = game["record"].to_string();
        let mut rng = Dice::new(Seed(number)).next_stream();
        for _ in 0..rounds() {
            let text = damaged(&record, &mut rng);
            records_are_read_or_refused::<Cities>(&text);
            records_are_read_or_refused::<Gardens>(&text);
        }
    }
}

/// What is read as an action is that action when it is written and read again.
fn word_is_read_or_refused<A>(word: &str)
where
    A: TryFrom<String> + Into<String> + Copy + Debug + PartialEq,
{
    let Ok(action) = A::try_from(word.to_owned()) else { return };
    let again: String = action.into();
    assert_eq!(A::try_from(again).ok(), Some(action), "`{word}`");
}

#[test]
fn damaged_actions_are_read_or_refused() {
    for (number, file) in (0..).zip(texts("games")) {
        let game: serde_json::Value = serde_json::from_str(&file).unwrap();
        let mut rng = Dice::new(Seed(number)).next_stream();
        for action in game["record"]["actions"].as_array().unwrap() {
            for _ in 0..rounds().div_ceil(10) {
                let word = damaged(action.as_str().unwrap(), &mut rng);
                word_is_read_or_refused::<cities::Action>(&word);
                word_is_read_or_refused::<gardens::Action>(&word);
            }
        }
    }
}

/// What a game is called by whoever left their name out.
fn nameless(at: usize) -> String {
    format!("Player {at}")
}

/// A draft that is taken for sound can be changed in every way, begins or says why not, and is the same
/// when it is written and read again.
fn draft_is_read_or_refused(text: &str) {
    let Ok(draft) = serde_json::from_str::<Draft>(text) else { return };
    if !draft.is_sound() {
        return;
    }
    let again = serde_json::to_string(&draft).unwrap();
    assert_eq!(serde_json::from_str::<Draft>(&again).unwrap(), draft);
    let changes = [
        Change::AddSeat,
        Change::Move { from: 0, to: 1 },
        Change::Colour(1, Colour(0)),
        Change::Tree(0, gardens::Tree::ALL[3]),
        Change::First(1),
        Change::RemoveSeat(0),
    ];
    for change in GameId::ALL.map(Change::Game).into_iter().chain(changes) {
        let mut changed = draft.clone();
        changed.change(change);
        assert!(changed.is_sound(), "{changed:?}");
        if let Err(why) = changed.begin(Seed(1), nameless) {
            assert!(!why.to_string().is_empty());
        }
    }
}

#[test]
fn damaged_drafts_are_read_or_refused() {
    for (number, game) in (0..).zip(GameId::ALL) {
        let mut draft = Draft::new(game);
        draft.change(Change::AddSeat);
        draft.change(Change::Name(1, "Inés".to_owned()));
        draft.change(Change::Seed("alhambra".to_owned()));
        let text = serde_json::to_string(&draft).unwrap();
        let mut rng = Dice::new(Seed(number)).next_stream();
        for _ in 0..rounds() * 10 {
            draft_is_read_or_refused(&damaged(&text, &mut rng));
        }
    }
}
