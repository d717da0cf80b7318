//! Every game keeps the contract, in every combination of options.

use cities::{Building, Cities, Face, Options, Set};
use engine::{Game, Seat};
use tests::contract::{keep_the_contract, option_sets};

/// No random game is longer.
const MOST_ACTIONS: usize = 4000;

fn is_long() -> bool {
    std::env::var_os("LONG").is_some()
}

/// Money, tiles and huts add up wherever they are; every city obeys the building rules.
fn is_sound(game: &Cities, options: &Options) {
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
        let city = tests::slow::City::of(game.city(seat), game.sets().len() > 1);
        assert!(city.is_sound(), "the city of {seat:?}: {city:?}");
        assert!(game.hut_count(seat) <= 3);
        for building in Building::ALL {
            let tiles = game.city(seat).tiles().iter().map(|laid| laid.face);
            let count = tiles.filter(|face| face.building() == building && !face.is_hut()).count();
            assert_eq!(usize::from(game.city(seat).count_of(building)), count);
        }
    }
}

#[test]
fn the_city_games_keep_the_contract() {
    let sets = option_sets();
    assert!(sets.len() >= 60, "{}", sets.len());
    for (number, options) in (0..).zip(&sets) {
        let games = if is_long() { 200 } else { 1 };
        for seed in 0..games {
            let seed = number * 1000 + seed;
            keep_the_contract(options, seed, MOST_ACTIONS, |game: &Cities| {
                is_sound(game, options);
            });
        }
    }
}

#[test]
fn silent_playouts_lead_to_the_same_games() {
    for (number, options) in (0..).zip(option_sets()) {
        let mut rng = engine::Dice::new(engine::Seed(number)).next_stream();
        let chance = engine::Chance::Seed(engine::Seed(number));
        let mut told = Cities::start(&options, &chance, &mut |_| ()).unwrap();
        let mut silent = told.clone();
        while told.turn() != engine::Turn::Over {
            let action = told.random_action(&mut rng);
            told.play(&action, &mut |_| ()).unwrap();
            silent.play_silently(&action);
        }
        assert!(told == silent, "{options:?}");
    }
}

#[test]
fn sets_are_whole() {
    assert_eq!(Face::tiles(Set::Alhambra).len() + Face::tiles(Set::Granada).len(), 108);
    assert_eq!(Face::huts().len(), 24);
}
