//! Vizier's Favour: V1 to V6.

use cities::{
    Action, Cities, Currency, Event, Face, Kind, Options, Payment, Phase, Refusal, Scene, Scoring,
    Set,
};
use engine::{Chance, Dice, Game, Seat, Seed, Turn, below};
use support::arrange::{at, card, face, listed, money, play, refused};

#[test]
fn v1_every_vizier_begins_face_up() {
    for kind in [Kind::Alhambra, Kind::Granada, Kind::Both] {
        for seats in 2..=6 {
            let game = table(kind, seats).table();
            for seat in Seat::all(seats) {
                assert_eq!(game.vizier_is_awake(seat), Some(true), "{kind:?} {seat:?}");
            }
        }
    }
}

#[test]
fn v1_without_the_module_there_are_no_viziers() {
    let game = Scene::new(&Options::new(Kind::Alhambra, 3)).unwrap().table();
    assert_eq!(game.vizier_is_awake(Seat(0)), None);
    assert_eq!(refused(&game, Action::WakeVizier), Refusal::NoModule);
}

#[test]
fn v2_only_the_exact_price_is_accepted() {
    let mut game = asked("tower 7", "d1 d3 d4 d5 d8");
    let refusal = refused(&game, buy("tower 7", "d8"));
    assert_eq!((refusal.rule(), refusal), ("V2", Refusal::NotExact { over: 1 }));
    assert_eq!(refused(&game, buy("tower 7", "d1 d5")), Refusal::Short { missing: 1 });
    assert_eq!(listed(&game), [buy("tower 7", "d3 d4"), Action::Decline]);
    let events = play(&mut game, buy("tower 7", "d3 d4"));
    let bought = Event::Bought {
        seat: Seat(1),
        face: face("tower 7"),
        space: Currency::Denar,
        pay: pay("d3 d4"),
        plays_on: false,
        by_vizier: true,
    };
    assert_eq!(events, [bought]);
    assert_eq!(*game.money(Seat(1)), money("d1 d5 d8"));
    assert_eq!(game.discard_count(), 2);
}

#[test]
fn v2_the_vizier_is_turned_face_down_and_nothing_more_is_earned() {
    let mut game = asked("tower 12", "d3 d9 d8");
    play(&mut game, buy("tower 12", "d3 d9"));
    assert_eq!(game.vizier_is_awake(Seat(1)), Some(false));
    assert_eq!(
        refused(&game, Action::EndTurn),
        Refusal::NotNow { rule: "T8" },
        "the tile still waits"
    );
    play(&mut game, place("tower 12", ""));
    assert_eq!(game.city(Seat(1)).face_at(at(1, 0)), Some(face("tower 12")));
    assert_eq!(listed(&game), [Action::EndTurn]);
    assert_eq!(game.turn(), Turn::Of(Seat(1)));
}

#[test]
fn v2_the_buyer_still_has_a_whole_turn_afterwards() {
    let mut game = asked("tower 7", "d7");
    favour(&mut game, "tower 7", "d7");
    decline_all(&mut game);
    assert_eq!((game.turn_of(), game.phase(), game.actions_taken()), (Seat(1), Phase::Act, 0));
}

#[test]
fn v2_the_tile_may_be_reserved_but_with_three_not_given_away() {
    let mut game = asked("tower 7", "d7");
    play(&mut game, buy("tower 7", "d7"));
    let give = Action::Give { tile: face("tower 7"), pay: money("") };
    assert_eq!(refused(&game, give), Refusal::NotForDirk);
    play(&mut game, Action::Store { tile: face("tower 7") });
    assert!(game.reserve(Seat(1)).iter().eq([face("tower 7")]));
}

#[test]
fn v2_with_two_players_the_tile_may_go_to_dirk() {
    let scene = table(Kind::Alhambra, 2).dirk(&[]).turn_is_done();
    let scene = scene.yard(Currency::Denar, Set::Alhambra, Some(face("tower 7")));
    let mut game = scene.money(Seat(1), money("d7")).table();
    play(&mut game, Action::EndTurn);
    play(&mut game, buy("tower 7", "d7"));
    play(&mut game, Action::Give { tile: face("tower 7"), pay: money("") });
    assert!(game.dirk().unwrap().0.iter().eq([face("tower 7")]));
    assert_eq!(game.phase(), Phase::VizierEnd);
}

#[test]
fn v2_a_granada_tile_is_turned_for_a_fee_or_reserved_either_side_up() {
    let scene = table(Kind::Granada, 3).turn_is_done();
    let scene = scene.yard(Currency::Denar, Set::Granada, Some(face("market 8")));
    let mut game = scene.money(Seat(1), money("d8 r2 r1")).table();
    play(&mut game, Action::EndTurn);
    play(&mut game, buy("market 8", "d8"));
    assert_eq!(refused(&game, place("hostel 9", "r2")), Refusal::FeeShort { missing: 1 });
    let mut other = game.clone();
    play(&mut other, Action::Store { tile: face("hostel 9") });
    assert!(other.reserve(Seat(1)).iter().eq([face("hostel 9")]));
    assert_eq!(*other.money(Seat(1)), money("r1 r2"));
    play(&mut game, place("hostel 9", "r1 r2"));
    assert_eq!(game.city(Seat(1)).face_at(at(1, 0)), Some(face("hostel 9")));
    assert!(game.money(Seat(1)).is_empty());
}

#[test]
fn v2_the_question_comes_when_the_turn_is_over_and_scored() {
    let scene = table(Kind::Alhambra, 3)
        .turn_is_done()
        .yard(Currency::Denar, Set::Alhambra, None)
        .bag(Set::Alhambra, &[face("tower 7"), face("tower 8"), face("tower 12")])
        .open([None, Some(card("d1")), Some(card("d2")), Some(card("d3"))])
        .deck(&[card("A"), card("d4")])
        .money(Seat(1), money("d7"));
    let mut game = scene.table();
    play(&mut game, Action::EndTurn);
    assert!(game.is_scored(Scoring::A));
    assert_eq!(game.open_cards()[0], Some(card("d4")));
    assert_eq!(listed(&game), [buy("tower 7", "d7"), Action::Decline], "the new tile is there");
}

#[test]
fn v2_no_vizier_acts_while_a_turn_is_going_on() {
    let mut game =
        table(Kind::Alhambra, 3).open(["d1", "d2", "d3", "d4"].map(|one| Some(card(one)))).table();
    assert_eq!(refused(&game, Action::Decline), Refusal::NotNow { rule: "V3" });
    play(&mut game, Action::Take(money("d1")));
    assert_eq!((game.turn(), game.phase()), (Turn::Of(Seat(0)), Phase::End));
    play(&mut game, Action::EndTurn);
    assert_eq!((game.turn(), game.phase()), (Turn::Of(Seat(1)), Phase::Vizier));
}

#[test]
fn v3_the_next_to_move_is_asked_first_and_the_one_who_just_played_last() {
    let mut game = table(Kind::Alhambra, 4).turn(Seat(1)).turn_is_done().table();
    play(&mut game, Action::EndTurn);
    assert_eq!(decline_all(&mut game), [2, 3, 0, 1].map(Seat));
    assert_eq!((game.turn(), game.phase()), (Turn::Of(Seat(2)), Phase::Act));
}

#[test]
fn v3_those_without_money_are_asked_and_those_with_a_sleeping_vizier_are_not() {
    let scene = table(Kind::Alhambra, 4).vizier_asleep(Seat(1)).vizier_asleep(Seat(3));
    let mut game = scene.turn_is_done().table();
    play(&mut game, Action::EndTurn);
    assert_eq!(listed(&game), [Action::Decline]);
    assert_eq!(decline_all(&mut game), [Seat(2), Seat(0)]);
    assert_eq!((game.turn(), game.phase()), (Turn::Of(Seat(1)), Phase::Act));
}

#[test]
fn v3_with_all_viziers_asleep_the_next_turn_begins_at_once() {
    let scene = Seat::all(3).fold(table(Kind::Alhambra, 3), Scene::vizier_asleep);
    let mut game = scene.turn_is_done().table();
    play(&mut game, Action::EndTurn);
    assert_eq!((game.turn(), game.phase()), (Turn::Of(Seat(1)), Phase::Act));
}

#[test]
fn v3_after_a_purchase_all_others_are_asked_again() {
    let scene = table(Kind::Alhambra, 4)
        .turn_is_done()
        .yard(Currency::Denar, Set::Alhambra, Some(face("tower 7")))
        .bag(Set::Alhambra, &[face("garden 6"), face("garden 7"), face("garden 12")])
        .money(Seat(2), money("d7"))
        .money(Seat(1), money("d6"));
    let mut game = scene.table();
    play(&mut game, Action::EndTurn);
    assert_eq!(game.turn(), Turn::Of(Seat(1)));
    play(&mut game, Action::Decline);
    play(&mut game, buy("tower 7", "d7"));
    play(&mut game, Action::Store { tile: face("tower 7") });
    let events = play(&mut game, Action::EndTurn);
    let refill = Event::TileOpened { space: Currency::Denar, face: face("garden 6") };
    assert_eq!(events, [refill]);
    assert_eq!(game.turn(), Turn::Of(Seat(1)), "who said no before is asked afresh");
    favour(&mut game, "garden 6", "d6");
    assert_eq!(decline_all(&mut game), [Seat(3), Seat(0)]);
    assert_eq!((game.turn(), game.phase()), (Turn::Of(Seat(1)), Phase::Act));
}

#[test]
fn v3_play_goes_on_only_when_all_have_said_no_since_the_latest_purchase() {
    let scene = table(Kind::Alhambra, 3)
        .turn_is_done()
        .yard(Currency::Denar, Set::Alhambra, Some(face("tower 7")))
        .money(Seat(0), money("d7"));
    let mut game = scene.table();
    play(&mut game, Action::EndTurn);
    play(&mut game, Action::Decline);
    play(&mut game, Action::Decline);
    favour(&mut game, "tower 7", "d7");
    assert_eq!(decline_all(&mut game), [Seat(1), Seat(2)]);
}

#[test]
fn v3_an_answer_speaks_for_its_seat_alone() {
    let mut game = table(Kind::Alhambra, 4).turn(Seat(1)).turn_is_done().table();
    play(&mut game, Action::EndTurn);
    assert_eq!(game.asked(), [2, 3, 0, 1].map(Seat));
    // Somebody later answers first: those before stay asked, and the first of them is next.
    assert_eq!(play(&mut game, Action::Ask(Seat(0))), [], "letting somebody first is no event");
    assert_eq!((game.turn(), game.asked().len()), (Turn::Of(Seat(0)), 4));
    play(&mut game, Action::Decline);
    assert_eq!((game.turn(), game.asked()), (Turn::Of(Seat(2)), [2, 3, 1].map(Seat).to_vec()));
    assert!(game.has_answered(Seat(0)) && !game.has_answered(Seat(2)));
    // Who has answered is not asked again, nor is anybody in a turn.
    assert_eq!(refused(&game, Action::Ask(Seat(0))).rule(), "V3");
    play(&mut game, Action::Ask(Seat(1)));
    play(&mut game, Action::Decline);
    assert_eq!(decline_all(&mut game), [Seat(2), Seat(3)]);
    assert_eq!((game.turn(), game.phase()), (Turn::Of(Seat(2)), Phase::Act));
    assert_eq!(refused(&game, Action::Ask(Seat(3))).rule(), "V3");
    assert!(Seat::all(4).all(|seat| !game.has_answered(seat)));
}

#[test]
fn v3_a_purchase_takes_nobody_elses_right_and_opens_every_answer_again() {
    let scene = table(Kind::Alhambra, 4)
        .turn_is_done()
        .yard(Currency::Denar, Set::Alhambra, Some(face("tower 7")))
        .money(Seat(3), money("d7"));
    let mut game = scene.table();
    play(&mut game, Action::EndTurn);
    play(&mut game, Action::Ask(Seat(2)));
    play(&mut game, Action::Decline);
    play(&mut game, Action::Ask(Seat(3)));
    assert!(game.could_answer(Seat(3)) && !game.could_answer(Seat(1)));
    favour(&mut game, "tower 7", "d7");
    assert_eq!(game.asked(), [1, 2, 0].map(Seat), "who said no is asked afresh");
    assert!(!game.has_answered(Seat(2)));
    assert_eq!(refused(&game, Action::Ask(Seat(3))).rule(), "V3", "that vizier sleeps");
    assert_eq!(decline_all(&mut game), [1, 2, 0].map(Seat));
}

#[test]
fn v3_viziers_and_bonus_cards_go_round_alike_in_random_games() {
    let options = Options { viziers: true, bonus_cards: true, ..Options::new(Kind::Alhambra, 5) };
    let (mut let_first, mut bought) = (0, 0);
    for seed in 0..6 {
        let mut rng = Dice::new(Seed(seed)).next_stream();
        let mut game = Cities::start(&options, &Chance::Seed(Seed(seed)), &mut |_| ()).unwrap();
        while let Turn::Of(decider) = game.turn() {
            let asked = game.asked();
            if asked.is_empty() {
                let action = game.random_action(&mut rng);
                play(&mut game, action);
                continue;
            }
            let order = game.next_in_turn().clockwise(5);
            assert_eq!(
                (decider, &asked),
                (asked[0], &order.filter(|one| asked.contains(one)).collect())
            );
            let seat = asked[below(u32::try_from(asked.len()).unwrap(), &mut rng) as usize];
            play(&mut game, Action::Ask(seat));
            assert_eq!((game.turn(), game.asked()), (Turn::Of(seat), asked.clone()));
            let_first += usize::from(seat != decider);
            let (phase, action) = (game.phase(), game.random_action(&mut rng));
            play(&mut game, action);
            if action == Action::Decline {
                let left: Vec<Seat> = asked.into_iter().filter(|&one| one != seat).collect();
                let goes_on = !left.is_empty();
                assert!(!goes_on || (game.phase(), game.asked()) == (phase, left));
            } else if phase == Phase::Vizier {
                bought += 1;
            } else {
                assert!(
                    game.phase() != phase
                        || asked.iter().all(|one| *one == seat || game.asked().contains(one))
                );
            }
        }
    }
    assert!(let_first > 200 && bought > 10, "{let_first} let first, {bought} bought");
}

#[test]
fn v3_the_refill_switches_the_marker_only_for_a_granada_tile() {
    let sold = [("market 8", "d8", true), ("tower 7", "d7", false)];
    for (name, price, is_switched) in sold {
        let scene = table(Kind::Both, 3)
            .marker(true)
            .turn_is_done()
            .yard(Currency::Denar, Set::Granada, Some(face("market 8")))
            .yard(Currency::Denar, Set::Alhambra, Some(face("tower 7")))
            .bag(Set::Granada, &[face("park 2"), face("park 4")])
            .money(Seat(1), money(price));
        let mut game = scene.table();
        play(&mut game, Action::EndTurn);
        play(&mut game, buy(name, price));
        play(&mut game, Action::Store { tile: face(name) });
        let events = play(&mut game, Action::EndTurn);
        assert_eq!(events.contains(&Event::MarkerTurned { is_odd: false }), is_switched);
        assert_eq!(game.next_side_is_odd(), !is_switched);
        let odd = Event::TileOpened { space: Currency::Denar, face: face("bath_house 3") };
        assert_eq!(events.contains(&odd), is_switched, "the back of park 2 lies up");
    }
}

#[test]
fn v4_waking_the_vizier_is_an_action_that_ends_the_actions() {
    let open = ["d1", "d2", "d3", "d4"].map(|one| Some(card(one)));
    let mut game = table(Kind::Alhambra, 3).vizier_asleep(Seat(0)).open(open).table();
    assert!(listed(&game).contains(&Action::WakeVizier));
    let events = play(&mut game, Action::WakeVizier);
    assert_eq!(events, [Event::VizierWoke { seat: Seat(0) }]);
    assert_eq!(game.vizier_is_awake(Seat(0)), Some(true));
    assert_eq!(refused(&game, Action::Take(money("d1"))), Refusal::NotNow { rule: "T5" });
    assert_eq!(listed(&game), [Action::EndTurn]);
    play(&mut game, Action::EndTurn);
    assert_eq!(decline_all(&mut game), [1, 2, 0].map(Seat), "it can be used at once");
}

#[test]
fn v4_it_can_be_the_further_action_after_an_exact_purchase() {
    let scene = table(Kind::Alhambra, 3)
        .vizier_asleep(Seat(0))
        .yard(Currency::Denar, Set::Alhambra, Some(face("tower 7")))
        .money(Seat(0), money("d7"));
    let mut game = scene.table();
    play(&mut game, buy("tower 7", "d7"));
    play(&mut game, Action::WakeVizier);
    assert_eq!(game.phase(), Phase::Place);
}

#[test]
fn v4_a_vizier_that_is_face_up_cannot_be_woken() {
    let game = table(Kind::Alhambra, 3).vizier_asleep(Seat(1)).table();
    let refusal = refused(&game, Action::WakeVizier);
    assert_eq!((refusal.rule(), refusal), ("V4", Refusal::VizierAwake));
    assert!(!listed(&game).contains(&Action::WakeVizier));
}

#[test]
fn v4_it_is_woken_in_the_own_turn_only() {
    let mut game = table(Kind::Alhambra, 3).vizier_asleep(Seat(0)).turn_is_done().table();
    play(&mut game, Action::EndTurn);
    assert_eq!(refused(&game, Action::WakeVizier), Refusal::NotNow { rule: "V3" });
}

#[test]
fn v5_a_turn_that_ends_the_game_asks_no_vizier() {
    let scene = table(Kind::Alhambra, 3)
        .turn_is_done()
        .bag(Set::Alhambra, &[])
        .yard(Currency::Denar, Set::Alhambra, None)
        .yard(Currency::Dirham, Set::Alhambra, Some(face("tower 7")))
        .money(Seat(1), money("r7"));
    let mut game = scene.table();
    play(&mut game, Action::EndTurn);
    assert_eq!(game.phase(), Phase::Last, "the tile is a gift");
    assert_eq!(refused(&game, buy("tower 7", "r7")), Refusal::NotNow { rule: "E3" });
    play(&mut game, Action::Store { tile: face("tower 7") });
    assert_eq!(game.turn(), Turn::Over);
    assert_eq!(*game.money(Seat(1)), money("r7"));
}

#[test]
fn v5_viziers_are_worth_nothing_at_the_end() {
    for is_asleep in [false, true] {
        let scene = table(Kind::Alhambra, 3).points(Seat(0), 5).points(Seat(1), 5);
        let scene = if is_asleep { scene.vizier_asleep(Seat(1)) } else { scene };
        let scene = scene.bag(Set::Alhambra, &[]).yard(Currency::Denar, Set::Alhambra, None);
        let mut game = scene.turn_is_done().table();
        play(&mut game, Action::EndTurn);
        assert_eq!(game.turn(), Turn::Over);
        assert_eq!(Seat::all(3).map(|seat| game.points(seat)).collect::<Vec<_>>(), [5, 5, 0]);
    }
}

#[test]
fn v5_a_purchase_after_which_the_yard_has_a_gap_ends_the_game() {
    let scene = table(Kind::Alhambra, 4)
        .turn_is_done()
        .bag(Set::Alhambra, &[])
        .yard(Currency::Denar, Set::Alhambra, Some(face("tower 7")))
        .yard(Currency::Dirham, Set::Alhambra, Some(face("garden 6")))
        .money(Seat(1), money("r6"))
        .money(Seat(2), money("d7"))
        .money(Seat(3), money("r9"));
    let mut game = scene.table();
    play(&mut game, Action::EndTurn);
    assert_eq!(game.phase(), Phase::Vizier, "an empty bag is no end while the yard is full");
    play(&mut game, Action::Decline);
    play(&mut game, buy("tower 7", "d7"));
    play(&mut game, Action::Place { tile: face("tower 7"), at: at(0, -1), pay: money("") });
    let events = play(&mut game, Action::EndTurn);
    assert_eq!(events[0], Event::EndReached { is_idle: false });
    assert_eq!((game.turn(), game.phase()), (Turn::Of(Seat(3)), Phase::Last));
    let events = play(&mut game, Action::Store { tile: face("garden 6") });
    assert_eq!(events.last(), Some(&Event::Ended));
    assert_eq!(game.turn(), Turn::Over);
    assert!(game.is_scored(Scoring::C));
    assert_eq!(game.points(Seat(2)), 21 + 3, "the tower and its three walls");
}

#[test]
fn v5_a_purchase_that_takes_the_last_tile_of_the_bag_ends_nothing() {
    let scene = table(Kind::Alhambra, 3)
        .turn_is_done()
        .bag(Set::Alhambra, &[face("garden 6")])
        .yard(Currency::Denar, Set::Alhambra, Some(face("tower 7")))
        .money(Seat(1), money("d7"));
    let mut game = scene.table();
    play(&mut game, Action::EndTurn);
    favour(&mut game, "tower 7", "d7");
    assert!(game.are_bags_empty());
    assert_eq!((game.turn(), game.phase()), (Turn::Of(Seat(2)), Phase::Vizier));
}

#[test]
fn v6_a_vizier_gets_no_hut() {
    let options = Options { huts: true, viziers: true, ..Options::new(Kind::Alhambra, 3) };
    let mut game = Scene::new(&options).unwrap().turn_is_done().table();
    play(&mut game, Action::EndTurn);
    assert_eq!(game.phase(), Phase::Vizier);
    let shown: Vec<Face> = game.huts().unwrap().iter().filter_map(|pile| pile.0).collect();
    assert_eq!(shown.len(), 6);
    for hut in shown {
        assert_eq!(refused(&game, Action::TakeHut(hut)), Refusal::NotNow { rule: "V6" });
        assert_eq!(
            refused(&game, Action::Buy { tile: hut, pay: pay("") }),
            Refusal::NotInYard(hut)
        );
    }
    assert_eq!(listed(&game), [Action::Decline]);
}

fn table(kind: Kind, seats: u8) -> Scene {
    Scene::new(&Options { viziers: true, ..Options::new(kind, seats) }).unwrap()
}

/// The second of three seats is asked, with a tile on the first space and this money.
fn asked(tile: &str, hand: &str) -> Cities {
    let scene = table(Kind::Alhambra, 3).turn_is_done().money(Seat(1), money(hand));
    let mut game = scene.yard(Currency::Denar, Set::Alhambra, Some(face(tile))).table();
    play(&mut game, Action::EndTurn);
    assert_eq!((game.turn(), game.phase()), (Turn::Of(Seat(1)), Phase::Vizier));
    game
}

/// A whole purchase by a vizier's favour; the tile goes to the reserve.
fn favour(game: &mut Cities, tile: &str, price: &str) {
    play(game, buy(tile, price));
    play(game, Action::Store { tile: face(tile) });
    play(game, Action::EndTurn);
}

/// Says no for everybody who is asked; gives who they were.
fn decline_all(game: &mut Cities) -> Vec<Seat> {
    let mut asked = Vec::new();
    while game.phase() == Phase::Vizier {
        let Turn::Of(seat) = game.turn() else { break };
        asked.push(seat);
        let events = play(game, Action::Decline);
        assert_eq!(events, [Event::VizierDeclined { seat }]);
    }
    asked
}

fn buy(tile: &str, price: &str) -> Action {
    Action::Buy { tile: face(tile), pay: pay(price) }
}

fn pay(text: &str) -> Payment {
    Payment { money: money(text), bureau: None }
}

fn place(tile: &str, fee: &str) -> Action {
    Action::Place { tile: face(tile), at: at(1, 0), pay: money(fee) }
}
