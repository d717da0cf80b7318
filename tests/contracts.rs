//! Every game keeps the contract, in every combination of options.

use cities::{Building, Cities, Face, Options, Set};
use engine::{Chance, Dice, Game, Seat, Seed, Turn};
use gardens::{Garden, Gardens, Space};
use std::cell::Cell;
use support::arrange_gardens;
use support::contract_suite::{keep_the_contract, option_sets};
use support::reference_garden::Slow;

/// No random game is longer: some 400 actions are usual, and E7 ends what nobody goes on with.
const MOST_ACTIONS: usize = 4000;

fn is_long() -> bool {
    std::env::var_os("LONG").is_some()
}

/// Money, tiles and huts add up wherever they are.
fn adds_up(game: &Cities, options: &Options) {
    let copies = if options.seats == 2 { 2 } else { 3 };
    assert_eq!(game.coin_count(), 36 * copies, "money cards");
    for &set in game.sets() {
        let built: usize = Seat::all(game.seats())
            .map(|seat| {
                let tiles = game.city(seat).tiles().iter().map(|laid| laid.face);
                let all = tiles.chain(game.reserve(seat).iter());
                all.filter(|face| face.set() == set && !face.is_hut()).count()
            })
            .sum();
        let is_here = |face: &Face| face.set() == set && !face.is_hut();
        let waiting = game.waiting().iter().filter(is_here).count();
        let yard = game.yard().filter(|(_, face)| face.set() == set).count();
        let dirk = game.dirk().map_or(0, |(tiles, _)| tiles.iter().filter(is_here).count());
        assert_eq!(built + waiting + yard + dirk + game.bag_count(set), 54, "{set:?} tiles");
    }
    for seat in Seat::all(game.seats()) {
        assert!(game.hut_count(seat) <= 3);
        for building in Building::ALL {
            let tiles = game.city(seat).tiles().iter().map(|laid| laid.face);
            let count = tiles.filter(|face| face.building() == building && !face.is_hut()).count();
            assert_eq!(usize::from(game.city(seat).count_of(building)), count);
        }
    }
}

/// Every city obeys P1 to P6 (X6, X8, X9, X15), as the slow check reads them.
fn obeys_the_building_rules(game: &Cities) {
    for seat in Seat::all(game.seats()) {
        let city = support::reference_city::City::of(game.city(seat), game.sets().len() > 1);
        assert!(city.is_sound(), "the city of {seat:?}: {city:?}");
    }
}

#[test]
fn the_city_games_keep_the_contract() {
    let sets = option_sets();
    assert!(sets.len() >= 60, "{}", sets.len());
    for (number, options) in (0..).zip(&sets) {
        for seed in 0..if is_long() { 20 } else { 1 } {
            let looks = Cell::new(0_u32);
            keep_the_contract(options, number * 1000 + seed, MOST_ACTIONS, |game: &Cities| {
                looks.set(looks.get() + 1);
                adds_up(game, options);
                // The slow check takes its time, and what is unsound stays so for a while.
                if looks.get().is_multiple_of(8) || game.turn() == Turn::Over {
                    obeys_the_building_rules(game);
                }
            });
        }
    }
}

/// Hundreds of games for each set of options in the long run: they end, add up, and leave sound cities.
#[test]
fn every_random_game_ends_in_good_order() {
    for (number, options) in (0..).zip(&option_sets()) {
        let mut rng = Dice::new(Seed(number)).next_stream();
        for seed in 0..if is_long() { 300 } else { 2 } {
            let chance = Chance::Seed(Seed(number * 1000 + seed));
            let mut game = Cities::start(options, &chance, &mut |_| ()).unwrap();
            let mut actions = 0;
            while game.turn() != Turn::Over {
                assert!(actions < MOST_ACTIONS, "{options:?}, seed {seed} does not end");
                let action = game.random_action(&mut rng);
                game.play_silently(&action);
                actions += 1;
            }
            adds_up(&game, options);
            obeys_the_building_rules(&game);
        }
    }
}

/// Plays a random game twice: told, and in silence.
fn silence_changes_nothing<G: Game + PartialEq>(options: &G::Options, seed: u64) {
    let mut rng = Dice::new(Seed(seed)).next_stream();
    let mut told = G::start(options, &Chance::Seed(Seed(seed)), &mut |_| ()).unwrap();
    let mut silent = told.clone();
    while told.turn() != Turn::Over {
        let action = told.random_action(&mut rng);
        told.play(&action, &mut |_| ()).unwrap();
        silent.play_silently(&action);
    }
    assert!(told == silent, "{options:?}");
}

#[test]
fn silent_playouts_lead_to_the_same_games() {
    for (number, options) in (0..).zip(option_sets()) {
        silence_changes_nothing::<Cities>(&options, number);
    }
}

/// Gardens add up, lie next to each other, and have brought the points that a slow count finds.
fn the_gardens_are_sound(game: &Gardens, options: &gardens::Options) {
    let board = game.board();
    let lying = Space::all().filter_map(|at| Some(board.garden(at)?.garden()));
    let (mine, unseen) = (game.hand(Seat(0)), game.unseen_by(Seat(0)));
    let mut all: Vec<Garden> = lying.chain(mine.iter()).chain(unseen.iter()).collect();
    all.sort_unstable();
    assert!(Garden::all().eq(all), "every garden is somewhere, once");
    let held: u32 = Seat::all(game.seats()).map(|seat| game.hand(seat).count()).sum();
    assert_eq!(held + u32::from(game.pile_count()), 36 - board.taken().count());
    let is_alone = |at: &Space| at.beside().iter().all(|beside| !board.taken().has(beside));
    assert!(board.taken().count() < 2 || !board.taken().iter().any(|at| is_alone(&at)), "R8");
    let slow = Slow::of(board);
    for seat in Seat::all(game.seats()) {
        assert_eq!(game.points(seat), slow.points(options, seat.0, false), "{seat:?}");
    }
}

#[test]
fn the_gardens_keep_the_contract() {
    let sets = arrange_gardens::option_sets();
    assert!(sets.len() >= 16, "{}", sets.len());
    for (number, options) in (0..).zip(&sets) {
        for seed in 0..if is_long() { 100 } else { 6 } {
            keep_the_contract(options, number * 1000 + seed, 73, |game: &Gardens| {
                the_gardens_are_sound(game, options);
            });
        }
    }
}

#[test]
fn silent_playouts_of_the_gardens_lead_to_the_same_games() {
    for (number, options) in (0..).zip(arrange_gardens::option_sets()) {
        for seed in 0..20 {
            silence_changes_nothing::<Gardens>(&options, number * 100 + seed);
        }
    }
}

#[test]
fn sets_are_whole() {
    assert_eq!(Face::tiles(Set::Alhambra).len() + Face::tiles(Set::Granada).len(), 108);
    assert_eq!(Face::huts().len(), 24);
}
