//! The Gardens, variants: R15 and R16.

use engine::{Chance, Game, Seat, Seed, Turn};
use gardens::{Action, Award, Building, Event, Garden, Gardens, NotTogether, Options, Order};
use gardens::{Refusal, Tree, Trees};
use support::arrange::{listed, play, refused};
use support::arrange_gardens::{garden, planted, scene, space, surrounded};

use Tree::{Lavender, Lemon, Orange, Palm};

#[test]
fn r15_everybody_holds_three_gardens() {
    for seats in 2..=4 {
        let options = Options { hand_of_three: true, ..Options::new(seats) };
        let order = Order::shuffled(Seed(6));
        let chance = Chance::Stacked(order.clone());
        let mut told = Vec::new();
        let game = Gardens::start(&options, &chance, &mut |event| told.push(event)).unwrap();
        for (seat, dealt) in Seat::all(seats).zip(order.gardens.chunks(3)) {
            let mut expected: Vec<Garden> = dealt.to_vec();
            expected.sort_unstable();
            assert!(game.hand(seat).iter().eq(expected));
            assert!(told.contains(&Event::Dealt { seat, count: 3 }));
        }
        assert_eq!(game.pile_count(), 36 - 3 * seats);
        assert_eq!(listed(&game).len(), 3 * 16 * 4, "any of the three, anywhere, any way round");
    }
}

#[test]
fn r15_one_is_laid_and_the_hand_refilled_to_three() {
    let options = Options { hand_of_three: true, ..Options::new(3) };
    let held = ["1vplo", "2vplo", "3vplo"].map(garden);
    let mut game =
        scene(&options).hand(Seat(0), &held).pile(&[garden("6vplo"), garden("5vplo")]).table();
    let stranger = Action::Plant { at: space("c3"), planted: planted("6vplo") };
    assert_eq!(refused(&game, stranger), Refusal::NotInHand(garden("6vplo")));
    play(&mut game, Action::Plant { at: space("c3"), planted: planted("2lovp") });
    assert!(game.hand(Seat(0)).iter().eq(["1vplo", "3vplo"].map(garden)));
    let more = Action::Plant { at: space("c4"), planted: planted("1vplo") };
    assert_eq!(refused(&game, more), Refusal::TurnIsDone, "one garden a turn");
    play(&mut game, Action::EndTurn);
    assert!(game.hand(Seat(0)).iter().eq(["1vplo", "3vplo", "6vplo"].map(garden)));
    assert_eq!((game.pile_count(), game.turn()), (1, Turn::Of(Seat(1))));
}

#[test]
fn r15_without_a_pile_hands_dwindle_to_the_end() {
    let options = Options { hand_of_three: true, ..Options::new(4) };
    let mut game = Gardens::start(&options, &Chance::Seed(Seed(6)), &mut |_| ()).unwrap();
    let mut held = Vec::new();
    while let Turn::Of(seat) = game.turn() {
        held.push(game.hand(seat).count());
        let first = listed(&game)[0];
        play(&mut game, first);
        play(&mut game, Action::EndTurn);
    }
    // 24 are drawn, one after each of the first 24 turns.
    let dwindling = [3; 28].into_iter().chain([2; 4]).chain([1; 4]);
    assert!(dwindling.eq(held));
}

#[test]
fn r16_two_players_have_two_types_each() {
    let game = scene(&two_colours()).table();
    assert!(game.trees_of(Seat(0)).iter().eq([Lavender, Lemon]));
    assert!(game.trees_of(Seat(1)).iter().eq([Palm, Orange]));
    let trees = [Orange, Palm, Lavender, Lemon];
    let game = scene(&Options { trees, ..two_colours() }).table();
    assert!(game.trees_of(Seat(0)).iter().eq([Lavender, Orange]));
    assert!(game.trees_of(Seat(1)).iter().eq([Palm, Lemon]));
    for seats in [3, 4] {
        let options = Options { two_colours: true, ..Options::new(seats) };
        let refusal = Gardens::start(&options, &Chance::Seed(Seed(1)), &mut |_| ()).unwrap_err();
        assert_eq!((refusal, refusal.rule()), (Refusal::Options(NotTogether::TwoColours), "R16"));
    }
}

#[test]
fn r16_types_of_one_player_compete_and_tie_like_any_others() {
    // Lavender and lemon are both the first player's, and cancel each other out.
    let (game, score) = surrounded(
        &two_colours(),
        Building::Tower,
        "5v 4p
         5l 2o",
    );
    assert_eq!(score.dropped_out(), [Lavender, Lemon].into_iter().collect::<Trees>());
    assert_eq!(score.award, Award::Won { tree: Palm, seat: Seat(1), points: 20 });
    assert_eq!((game.points(Seat(0)), game.points(Seat(1))), (0, 20));
    // Trees of the two are not added up: lavender 3 and lemon 2 are less than palm 4.
    let (_, score) = surrounded(
        &two_colours(),
        Building::Tower,
        "3v 4p
         2l 1o",
    );
    assert_eq!(score.award.tree(), Some(Palm));
}

#[test]
fn r16_they_score_separately_and_are_added_at_the_end() {
    let scene = scene(&two_colours()).points(Lavender, 11).points(Lemon, 30);
    let table = scene.points(Orange, 7).table();
    assert_eq!((table.points_of(Lavender), table.points_of(Lemon)), (11, 30));
    assert_eq!((table.points(Seat(0)), table.points(Seat(1))), (41, 7));
    let (game, _) = surrounded(
        &two_colours(),
        Building::Tower,
        "5v 4p
         3l 2o",
    );
    assert_eq!((game.points_of(Lavender), game.points_of(Lemon)), (20, 0));
    assert_eq!(game.points(Seat(0)), 20);
}

#[test]
fn r16_may_be_combined_with_the_hand_of_three() {
    let options = Options { hand_of_three: true, ..two_colours() };
    let game = scene(&options).table();
    assert_eq!((game.hand(Seat(1)).count(), game.trees_of(Seat(1)).count()), (3, 2));
}

fn two_colours() -> Options {
    Options { two_colours: true, ..Options::new(2) }
}
