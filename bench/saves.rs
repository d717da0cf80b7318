//! What writing a save costs: all of it, after every action.

use crate::nanoseconds;
use crate::quick::Quick;
use cities::{Cities, Kind, Options};
use engine::{Chance, Game, Record, Seed, Turn};
use std::hint::black_box;
use table::{Colour, Player, Players, Savable, Table, TableOptions};

/// Microseconds and bytes for saves of random games of the most players, half way and at the end.
pub(crate) fn print() {
    println!("\nmicroseconds to write a save: 6-player Alhambra & Granada together\n");
    let record = finished();
    for actions in [record.actions.len() / 2, record.actions.len()] {
        let mut record = record.clone();
        record.actions.truncate(actions);
        let names = (0..6)
            .map(|colour| Player { name: format!("Player {colour}"), colour: Colour(colour) });
        let players = Players { players: names.collect(), table_options: TableOptions::default() };
        let table = Table::<Cities>::resume(players, record, Vec::new()).expect("a game");
        let bytes = table.to_text(1, 0).len();
        let written = nanoseconds(|| drop(black_box(black_box(&table).to_text(1, 0)))) / 1000.0;
        println!("{written:>9.1}  after {actions} actions ({bytes} bytes)");
    }
}

fn finished() -> Record<Cities> {
    let (options, chance) = (Options::new(Kind::Both, 6), Chance::Seed(Seed(3)));
    let mut game = Cities::start(&options, &chance, &mut |_| ()).expect("allowed");
    let (mut rng, mut actions) = (Quick(3), Vec::new());
    while game.turn() != Turn::Over {
        let action = game.random_action(&mut rng);
        game.play_silently(&action);
        actions.push(action);
    }
    Record { options, chance, actions }
}
