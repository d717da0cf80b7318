//! Pointing at anything is harmless (U42): no piece that means nothing now is refused with blame, and a
//! tile that must be placed stays in hand. Every single key is in the one list (U32).

use cities::{Bureau, Cell, Cities, Coin, Face, Phase};
use engine::{Record, Seat};
use gardens::{Gardens, Space};
use serde_json::Value;
use support::tables::{OPEN, players};
use table::{
    CityChoice, CityClick, ClickOutcome, Command, GardenClick, Mode, Objection, Shortcut, Source,
    Table, TableGame,
};

/// A golden game after each of its actions.
fn each_table<G: TableGame>(name: &str, mut look: impl FnMut(&Table<G>)) {
    let path = format!("{}/data/games/{name}.json", env!("CARGO_MANIFEST_DIR"));
    let golden: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let record = Record::<G>::from_text(&golden["record"].to_string()).unwrap();
    let seats = players(G::seats_of(&record.options), OPEN);
    let count = record.actions.len();
    for played in (0..=count).filter(|played| played % 41 == 0 || played + 6 > count) {
        let record = Record { actions: record.actions[..played].to_vec(), ..record.clone() };
        look(&Table::resume(seats.clone(), record, Vec::new()).unwrap());
    }
}

/// Everything that can be pointed at on the table of a city game, whether it is of any use or not.
fn pieces(table: &Table) -> Vec<CityClick> {
    let game = table.game();
    let modes = [
        Mode::TakeMoney,
        Mode::Buy,
        Mode::Redesign,
        Mode::TakeHut,
        Mode::WakeVizier,
        Mode::PlayBonus,
    ];
    let mut clicks: Vec<CityClick> = modes.map(CityClick::Mode).into();
    clicks.extend((0..4).filter(|&at| game.open_cards()[at].is_some()).map(CityClick::Open));
    clicks.extend(game.yard().map(|(_, face)| CityClick::Yard(face)));
    clicks.extend(game.takable_huts(game.turn_of()).map(CityClick::Hut));
    clicks.extend(Face::huts().take(2).map(CityClick::Hut));
    clicks.push(CityClick::TurnOver);
    if let Some(seat) = table.hand_shown() {
        clicks.extend(hand(table, seat));
    }
    let cells = (-4..=4).flat_map(|x| (-4..=4).map(move |y| Cell { x, y }));
    clicks.extend(cells.flat_map(|at| [CityClick::Cell(at), CityClick::Pin(at)]));
    clicks
}

fn hand(table: &Table, seat: Seat) -> Vec<CityClick> {
    let game = table.game();
    let coins: Vec<Coin> = game.money(seat).coins().collect();
    let bureaus: Vec<Bureau> = game.bureaus(seat).collect();
    let mut clicks: Vec<CityClick> = coins.into_iter().map(CityClick::Pay).collect();
    clicks.extend(bureaus.into_iter().map(CityClick::Bureau));
    clicks.extend(game.reserve(seat).iter().map(CityClick::Reserve));
    clicks.extend(game.waiting().iter().map(CityClick::Waiting));
    clicks.extend(game.bonus_hand(seat).into_iter().map(CityClick::Bonus));
    clicks
}

/// Presses one thing; nothing but a place for the tile in hand is refused with blame.
fn press(table: &mut Table, click: CityClick) {
    let before = table.choice().face();
    let result = table.click(click);
    let phase = table.game().phase();
    if let Err(refusal) = result {
        let is_try = before.is_some() && matches!(click, CityClick::Cell(_));
        let is_blamed = table.objection(&refusal) == Objection::Refused;
        assert!(is_try || !is_blamed, "{click:?} in {phase:?}: {refusal:?}");
    } else if !matches!(click, CityClick::Cell(_)) {
        assert_eq!(result.unwrap().outcome, ClickOutcome::Chosen, "{click:?} in {phase:?}");
    }
}

const MUST: [Phase; 3] = [Phase::Place, Phase::VizierPlace, Phase::Last];

#[test]
fn u42_no_harmless_click_is_scolded_and_a_tile_to_be_placed_stays_in_hand() {
    for name in ["both-six-vizier", "alhambra-all-modules", "granada-two"] {
        each_table::<Cities>(name, |table| {
            let all = pieces(table);
            for &click in &all {
                let mut now = table.clone();
                press(&mut now, click);
                if matches!(now.choice(), CityChoice::Bonus { .. }) {
                    // One that can be played; never mind.
                    now.command(Command::Cancel).unwrap();
                }
                let is_held =
                    matches!(now.choice(), CityChoice::Holding { from: Source::Waiting, .. });
                let must = MUST.contains(&now.game().phase());
                assert!(is_held || !must, "{click:?} puts the tile out of reach");
            }
            // Whatever was chosen before, another piece is a change of mind.
            let is_cell =
                |click: &&CityClick| matches!(click, CityClick::Cell(_) | CityClick::Pin(_));
            let pieces: Vec<CityClick> = all.iter().filter(|one| !is_cell(one)).copied().collect();
            for &first in &pieces {
                let mut chosen = table.clone();
                press(&mut chosen, first);
                for &next in &pieces {
                    press(&mut chosen, next);
                    press(&mut chosen, first);
                }
            }
        });
    }
}

#[test]
fn u42_keys_that_mean_nothing_now_are_not_scolded() {
    let commands = [Command::Confirm, Command::Cancel, Command::Undo, Command::Redo];
    each_table::<Cities>("alhambra-all-modules", |table| {
        for command in commands {
            if let Err(refusal) = table.clone().command(command) {
                assert_ne!(table.objection(&refusal), Objection::Refused, "{command:?}");
            }
        }
    });
    each_table::<Gardens>("gardens", |table| {
        for command in commands {
            if let Err(refusal) = table.clone().command(command) {
                assert_ne!(table.objection(&refusal), Objection::Refused, "{command:?}");
            }
        }
    });
}

#[test]
fn u42_with_no_garden_in_hand_no_space_is_refused() {
    each_table::<Gardens>("gardens", |table| {
        let is_planting = table.choice().garden.is_some();
        for at in Space::all() {
            if let Err(refusal) = table.clone().click(GardenClick::Look(at)) {
                let is_blamed = table.objection(&refusal) == Objection::Refused;
                assert_eq!(is_blamed, is_planting, "{refusal:?}");
            }
        }
    });
}

#[test]
fn u32_every_key_of_the_list_is_known_and_none_means_two_things() {
    let check = |all: Vec<Shortcut>| {
        for &one in &all {
            let key = one.printed().to_string();
            let with_shift = one.is_with_shift();
            assert_eq!(Shortcut::by_key(&all, &key, with_shift), Some(one), "{key}");
            assert_eq!(Shortcut::by_key(&all, &key.to_lowercase(), with_shift), Some(one), "{key}");
        }
        assert_eq!(Shortcut::by_key(&all, "Enter", false), None);
        assert_eq!(Shortcut::by_key(&all, "-", false).is_some(), all.contains(&Shortcut::ZoomOut));
    };
    each_table::<Cities>("alhambra-all-modules", |table| check(table.shortcuts()));
    each_table::<Cities>("granada-two", |table| check(table.shortcuts()));
    each_table::<Gardens>("gardens", |table| check(table.shortcuts()));
}
