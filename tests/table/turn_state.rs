//! What a table of the cities awaits, read from the game.

use cities::{Action, Cities, Kind, Options, Scene};
use engine::{Chance, Game, Seat, Seed};
use support::arrange::listed;
use table::{Awaits, Mode, TurnState};

fn awaits(game: &Cities) -> Awaits {
    TurnState::of(game).awaits
}

#[test]
fn the_kinds_of_action_are_those_of_the_modules_in_play() {
    let mut options = Options::new(Kind::Alhambra, 2);
    (options.huts, options.viziers) = (true, true);
    let game = Scene::new(&options).unwrap().vizier_asleep(Seat(0)).table();
    let all = vec![Mode::TakeMoney, Mode::Buy, Mode::Redesign, Mode::TakeHut, Mode::WakeVizier];
    assert_eq!(awaits(&game), Awaits::Action { is_further: false, modes: all });
    let seed = Chance::Seed(Seed(3));
    let fresh = Cities::start(&Options::new(Kind::Both, 4), &seed, &mut |_| ()).unwrap();
    let plain = vec![Mode::TakeMoney, Mode::Buy, Mode::Redesign];
    assert_eq!(awaits(&fresh), Awaits::Action { is_further: false, modes: plain });
}

#[test]
fn with_no_card_no_money_and_no_tile_nothing_is_left_but_passing() {
    let bare = Scene::new(&Options::new(Kind::Granada, 3)).unwrap().open([None; 4]).table();
    assert_eq!(awaits(&bare), Awaits::Action { is_further: false, modes: Vec::new() });
}

/// The table after the first listed action of a kind that leaves a tile waiting, and whether it may be
/// given away.
fn can_give(seats: u8, is_wanted: fn(&Action) -> bool) -> bool {
    let options = Options { huts: true, ..Options::new(Kind::Alhambra, seats) };
    let games = (0..50)
        .map(|seed| Cities::start(&options, &Chance::Seed(Seed(seed)), &mut |_| ()).unwrap());
    let mut waiting = games.flat_map(|game| {
        listed(&game).into_iter().filter(is_wanted).map(move |action| {
            let mut after = game.clone();
            after.play(&action, &mut |_| ()).unwrap();
            awaits(&after)
        })
    });
    let given = waiting.find_map(|awaits| match awaits {
        Awaits::Placement { can_give, .. } => Some(can_give),
        _ => None,
    });
    given.unwrap()
}

/// D4: with Dirk at the table, but never a hut.
#[test]
fn a_waiting_tile_may_go_to_dirk_where_he_plays() {
    let is_purchase = |action: &Action| matches!(action, Action::Buy { .. });
    assert!(can_give(2, is_purchase) && !can_give(3, is_purchase));
    assert!(!can_give(2, |action| matches!(action, Action::TakeHut(_))));
}
