//! Bonus Cards: N1 to N4.

use cities::{
    Action, Building, Card, Cities, City, Currency, Event, Face, Kind, NotTogether, Options, Order,
    Payment, Phase, Refusal, Scene, Scoring, Set, Who,
};
use engine::{Chance, Game, Seat, Seed, Turn};
use support::arrange::{at, card, city, face, listed, money, play, refused};

#[test]
fn n1_the_ten_cards_name_the_tiles_without_a_wall() {
    let mut named = [
        "pavilion 8",
        "seraglio 9",
        "arcades 9",
        "arcades 10",
        "chambers 10",
        "chambers 11",
        "garden 10 -",
        "garden 11",
        "tower 11 -",
        "tower 12",
    ]
    .map(face);
    named.sort_unstable();
    let (mut order, _) = Order::shuffled(&options(3), Seed(1));
    order.bonus_cards.sort_unstable();
    assert_eq!(order.bonus_cards, named);
    assert!(Face::tiles(Set::Alhambra).filter(|tile| tile.has_bonus_card()).eq(named));
    assert!(named.iter().all(|tile| tile.borders().count() == 0));
}

#[test]
fn n1_they_are_dealt_by_the_number_of_players() {
    for (seats, each) in [(2, 3), (3, 3), (4, 2), (5, 2), (6, 1)] {
        let (order, _) = Order::shuffled(&options(seats), Seed(3));
        let mut events = Vec::new();
        let chance = Chance::Stacked(order.clone());
        let game =
            Cities::start(&options(seats), &chance, &mut |event| events.push(event)).unwrap();
        assert!(events.contains(&Event::BonusCardsDealt { each }));
        let mut pile = order.bonus_cards.into_iter();
        for seat in Seat::all(seats) {
            let mut dealt: Vec<Face> = pile.by_ref().take(usize::from(each)).collect();
            dealt.sort_unstable();
            assert_eq!(game.bonus_hand(seat), dealt, "{seat:?} of {seats}");
            assert_eq!(game.bonus_played(seat), []);
        }
    }
}

#[test]
fn n1_nobody_sees_the_cards_of_others_nor_those_put_away() {
    let (order, _) = Order::shuffled(&options(3), Seed(3));
    let game = stacked(&order);
    for (mine, other) in [(3, 6), (4, 9), (8, 9)] {
        let mut changed = order.clone();
        changed.bonus_cards.swap(mine, other);
        let changed = stacked(&changed);
        assert_ne!(changed, game);
        assert_eq!(changed.view(Seat(0)), game.view(Seat(0)), "cards {mine} and {other}");
        let holder = Seat(u8::try_from(mine / 3).unwrap());
        assert_ne!(changed.view(holder), game.view(holder), "cards {mine} and {other}");
    }
    assert_eq!(game.view(Seat(2)).table().bonus_hand(Seat(2)), game.bonus_hand(Seat(2)));
    assert_eq!(game.view(Seat(2)).table().bonus_count(Seat(1)), 3);
}

#[test]
fn n1_they_belong_to_alhambra_only() {
    for kind in [Kind::Granada, Kind::Both] {
        let options = Options { bonus_cards: true, ..Options::new(kind, 3) };
        let refusal = Scene::new(&options).unwrap_err();
        assert_eq!(refusal, Refusal::Options(NotTogether::BonusCardsOutsideAlhambra));
        assert_eq!(refusal.rule(), "N1");
    }
}

#[test]
fn n2_playing_one_uses_up_no_action() {
    let mut game = table(3)
        .bonus_cards(Seat(0), &[face("tower 12")])
        .city(Seat(0), next_to_start("tower 12"))
        .open(["d1", "d2", "d3", "d4"].map(|one| Some(card(one))))
        .table();
    assert!(listed(&game).contains(&bonus("tower 12")));
    let events = play(&mut game, bonus("tower 12"));
    assert_eq!(events, [Event::BonusPlayed { seat: Seat(0), face: face("tower 12") }]);
    assert_eq!(game.bonus_played(Seat(0)), [face("tower 12")]);
    assert_eq!(game.bonus_hand(Seat(0)), []);
    assert_eq!((game.phase(), game.actions_taken()), (Phase::Act, 0));
    assert_eq!(refused(&game, bonus("tower 12")), Refusal::NotYourBonusCard);
    play(&mut game, Action::Take(money("d1")));
}

#[test]
fn n2_it_may_be_played_as_soon_as_the_tile_is_built_up_to_the_end_of_the_turn() {
    let mut game = table(3)
        .bonus_cards(Seat(0), &["tower 12", "garden 11"].map(face))
        .yard(Currency::Denar, Set::Alhambra, Some(face("tower 12")))
        .yard(Currency::Dirham, Set::Alhambra, Some(face("garden 11")))
        .money(Seat(0), money("d3 d9 r5 r7"))
        .table();
    play(&mut game, buy("tower 12", "d3 d9"));
    play(&mut game, buy("garden 11", "r5 r7"));
    assert_eq!(refused(&game, bonus("tower 12")), Refusal::BonusTileMissing, "it still waits");
    play(&mut game, Action::Place { tile: face("tower 12"), at: at(1, 0), pay: money("") });
    assert_eq!(game.phase(), Phase::Place);
    play(&mut game, bonus("tower 12"));
    play(&mut game, Action::Place { tile: face("garden 11"), at: at(2, 0), pay: money("") });
    assert_eq!(game.phase(), Phase::End);
    play(&mut game, bonus("garden 11"));
    assert_eq!(game.phase(), Phase::End);
}

#[test]
fn n2_the_tile_must_stand_in_the_holders_own_city() {
    let game = table(3)
        .bonus_cards(Seat(0), &[face("tower 12")])
        .bonus_cards(Seat(1), &[face("garden 11")])
        .reserve(Seat(0), &[face("tower 12")])
        .city(Seat(0), next_to_start("garden 11"))
        .city(Seat(1), next_to_start("tower 12"))
        .table();
    let refusal = refused(&game, bonus("tower 12"));
    assert_eq!((refusal.rule(), refusal), ("N2", Refusal::BonusTileMissing));
    let refusal = refused(&game, bonus("garden 11"));
    assert_eq!((refusal.rule(), refusal), ("N2", Refusal::NotYourBonusCard));
    assert_eq!(refused(&game, bonus("tower 13")), Refusal::NotYourBonusCard);
    assert!(!listed(&game).iter().any(|action| matches!(action, Action::PlayBonus(_))));
}

#[test]
fn n2_it_is_not_played_while_a_vizier_is_asked() {
    let options = Options { viziers: true, ..options(3) };
    let mut game = Scene::new(&options)
        .unwrap()
        .bonus_cards(Seat(1), &[face("tower 12")])
        .city(Seat(1), next_to_start("tower 12"))
        .turn_is_done()
        .table();
    play(&mut game, Action::EndTurn);
    assert_eq!((game.turn(), game.phase()), (Turn::Of(Seat(1)), Phase::Vizier));
    assert_eq!(refused(&game, bonus("tower 12")), Refusal::NotNow { rule: "N2" });
}

#[test]
fn n2_every_holder_is_asked_once_before_a_scoring_by_card() {
    for scoring in [Scoring::A, Scoring::B] {
        let mut game = scoring_comes(table(4), scoring)
            .turn(Seat(2))
            .turn_is_done()
            .bonus_cards(Seat(0), &[])
            .bonus_cards(Seat(1), &[face("garden 11")])
            .bonus_cards(Seat(2), &[face("tower 12")])
            .bonus_cards(Seat(3), &["tower 11 -", "pavilion 8"].map(face))
            .city(Seat(2), next_to_start("tower 12"))
            .table();
        play(&mut game, Action::EndTurn);
        let mut asked = Vec::new();
        while game.phase() == Phase::Bonus(scoring) {
            let Turn::Of(seat) = game.turn() else { break };
            asked.push(seat);
            let can_play = listed(&game).contains(&bonus("tower 12"));
            assert_eq!(can_play, seat == Seat(2), "the tile is in one city only");
            assert!(!game.is_scored(scoring));
            let events = play(&mut game, Action::Decline);
            assert_eq!(events[0], Event::BonusDeclined { seat });
        }
        assert_eq!(asked, [Seat(3), Seat(1), Seat(2)], "those without a card are left out");
        assert!(game.is_scored(scoring));
        assert_eq!((game.turn(), game.phase()), (Turn::Of(Seat(3)), Phase::Act));
    }
}

#[test]
fn n2_an_answer_speaks_for_its_seat_alone() {
    let mut game = scoring_comes(table(4), Scoring::A)
        .turn_is_done()
        .bonus_cards(Seat(0), &["tower 12", "garden 11"].map(face))
        .bonus_cards(Seat(1), &[face("tower 11 -")])
        .bonus_cards(Seat(2), &[face("pavilion 8")])
        .bonus_cards(Seat(3), &[])
        .city(Seat(0), next_to_start("tower 12"))
        .city(Seat(1), next_to_start("tower 11 -"))
        .table();
    play(&mut game, Action::EndTurn);
    assert_eq!(game.asked(), [1, 2, 0].map(Seat));
    assert!(game.could_answer(Seat(1)) && !game.could_answer(Seat(2)));
    play(&mut game, Action::Ask(Seat(0)));
    play(&mut game, bonus("tower 12"));
    assert_eq!((game.turn(), game.asked().len()), (Turn::Of(Seat(0)), 3), "one card is left");
    play(&mut game, Action::Decline);
    assert_eq!((game.turn(), game.asked()), (Turn::Of(Seat(1)), vec![Seat(1), Seat(2)]));
    assert!(game.has_answered(Seat(0)));
    for seat in [Seat(0), Seat(3)] {
        assert_eq!(refused(&game, Action::Ask(seat)).rule(), "N2", "{seat:?} is not asked");
    }
    play(&mut game, Action::Ask(Seat(2)));
    play(&mut game, Action::Decline);
    let events = play(&mut game, bonus("tower 11 -"));
    let towers = [(Who::Seat(Seat(0)), 2), (Who::Seat(Seat(1)), 2)];
    assert_eq!(counts(&events, Building::Tower), towers);
    assert!(Seat::all(4).all(|seat| !game.has_answered(seat)));
}

#[test]
fn n2_one_question_is_enough_for_several_cards() {
    let built = city(
        Set::Alhambra,
        "S a b c",
        &[('a', "tower 12"), ('b', "tower 11 -"), ('c', "garden 11")],
    );
    let mut game = scoring_comes(table(3), Scoring::A)
        .turn_is_done()
        .bonus_cards(Seat(0), &["tower 12", "tower 11 -", "garden 11"].map(face))
        .bonus_cards(Seat(1), &[])
        .bonus_cards(Seat(2), &[])
        .city(Seat(0), built)
        .table();
    play(&mut game, Action::EndTurn);
    play(&mut game, bonus("tower 12"));
    assert_eq!((game.turn(), game.phase()), (Turn::Of(Seat(0)), Phase::Bonus(Scoring::A)));
    play(&mut game, bonus("tower 11 -"));
    let events = play(&mut game, Action::Decline);
    assert_eq!(counts(&events, Building::Tower), [(Who::Seat(Seat(0)), 4)]);
    assert_eq!(counts(&events, Building::Garden), [(Who::Seat(Seat(0)), 1)]);
}

#[test]
fn n2_who_has_played_the_last_card_is_not_asked_further() {
    let mut game = scoring_comes(table(3), Scoring::B)
        .turn_is_done()
        .bonus_cards(Seat(0), &[])
        .bonus_cards(Seat(1), &[face("tower 12")])
        .bonus_cards(Seat(2), &[])
        .city(Seat(1), next_to_start("tower 12"))
        .table();
    play(&mut game, Action::EndTurn);
    let events = play(&mut game, bonus("tower 12"));
    assert_eq!(counts(&events, Building::Tower), [(Who::Seat(Seat(1)), 2)]);
    assert_eq!(game.phase(), Phase::Act);
}

#[test]
fn n2_two_scorings_at_once_are_two_questions() {
    let mut game = table(3)
        .open([None, Some(card("d1")), Some(card("d2")), Some(card("d3"))])
        .deck(&["B", "A", "d4"].map(card))
        .turn_is_done()
        .bonus_cards(Seat(0), &[])
        .bonus_cards(Seat(1), &[face("tower 12")])
        .bonus_cards(Seat(2), &[])
        .table();
    play(&mut game, Action::EndTurn);
    assert_eq!(game.phase(), Phase::Bonus(Scoring::A));
    play(&mut game, Action::Decline);
    assert_eq!(game.phase(), Phase::Bonus(Scoring::B));
    play(&mut game, Action::Decline);
    assert_eq!(game.phase(), Phase::Act);
}

#[test]
fn n2_before_c_the_question_comes_when_the_last_tiles_are_placed() {
    let mut game = table(3)
        .bag(Set::Alhambra, &[])
        .yard(Currency::Denar, Set::Alhambra, None)
        .yard(Currency::Florin, Set::Alhambra, Some(face("tower 12")))
        .money(Seat(0), money("f1"))
        .bonus_cards(Seat(0), &[face("tower 12")])
        .bonus_cards(Seat(1), &[face("tower 11 -")])
        .bonus_cards(Seat(2), &[])
        .turn_is_done()
        .table();
    play(&mut game, Action::EndTurn);
    assert_eq!((game.turn(), game.phase()), (Turn::Of(Seat(0)), Phase::Last));
    assert_eq!(refused(&game, bonus("tower 12")), Refusal::NotNow { rule: "N2" });
    play(&mut game, Action::Place { tile: face("tower 12"), at: at(1, 0), pay: money("") });
    assert_eq!((game.turn(), game.phase()), (Turn::Of(Seat(1)), Phase::Bonus(Scoring::C)));
    play(&mut game, Action::Decline);
    assert_eq!((game.turn(), game.phase()), (Turn::Of(Seat(0)), Phase::Bonus(Scoring::C)));
    let events = play(&mut game, bonus("tower 12"));
    assert_eq!(counts(&events, Building::Tower), [(Who::Seat(Seat(0)), 2)]);
    assert_eq!(game.turn(), Turn::Over);
}

#[test]
fn n3_the_example_of_the_garden_for_ten_counts_twice() {
    let mut game = table(3)
        .bonus_cards(Seat(0), &["garden 10 -", "tower 12"].map(face))
        .city(Seat(0), next_to_start("garden 10 -"))
        .city(Seat(1), next_to_start("garden 6"))
        .table();
    let standing = |game: &Cities| -> Vec<(Who, u16, u16)> {
        let ranks = game.standing(Scoring::B, Building::Garden);
        ranks.iter().map(|rank| (rank.who, rank.count, rank.points)).collect()
    };
    let (first, second) = (Who::Seat(Seat(0)), Who::Seat(Seat(1)));
    assert_eq!(standing(&game), [(first, 1, 8), (second, 1, 8)], "a card in the hand is nothing");
    play(&mut game, bonus("garden 10 -"));
    assert_eq!(standing(&game), [(first, 2, 12), (second, 1, 5)]);
    assert_eq!(game.number_of(Building::Garden), 3);
    assert_eq!(game.number_of(Building::Tower), 0);
}

#[test]
fn n4_the_card_of_a_tile_taken_out_goes_back_and_can_be_played_anew() {
    let mut game = table(3)
        .bonus_cards(Seat(0), &[face("tower 12")])
        .bonus_cards(Seat(1), &[])
        .bonus_cards(Seat(2), &[])
        .city(Seat(0), next_to_start("tower 12"))
        .open(["d1", "d2", "d3", "d4"].map(|one| Some(card(one))))
        .table();
    play(&mut game, bonus("tower 12"));
    let events = play(&mut game, Action::Remove { at: at(1, 0) });
    assert!(events.contains(&Event::BonusReturned { seat: Seat(0), face: face("tower 12") }));
    assert_eq!(game.bonus_hand(Seat(0)), [face("tower 12")]);
    assert_eq!(game.bonus_played(Seat(0)), []);
    assert_eq!(game.standing(Scoring::A, Building::Tower), []);
    assert_eq!(refused(&game, bonus("tower 12")), Refusal::BonusTileMissing);
    play(&mut game, Action::EndTurn);
    for taken in ["d1", "d2"] {
        play(&mut game, Action::Take(money(taken)));
        play(&mut game, Action::EndTurn);
    }
    play(&mut game, Action::Build { tile: face("tower 12"), at: at(0, 1) });
    assert_eq!(game.standing(Scoring::A, Building::Tower)[0].count, 1, "not by itself");
    play(&mut game, bonus("tower 12"));
    assert_eq!(game.standing(Scoring::A, Building::Tower)[0].count, 2);
}

#[test]
fn n4_the_card_of_a_tile_swapped_out_goes_back() {
    let mut game = table(3)
        .bonus_cards(Seat(0), &["tower 12", "tower 11 -"].map(face))
        .city(Seat(0), next_to_start("tower 12"))
        .reserve(Seat(0), &[face("tower 11 -")])
        .table();
    play(&mut game, bonus("tower 12"));
    let events = play(&mut game, Action::Swap { at: at(1, 0), tile: face("tower 11 -") });
    assert!(events.contains(&Event::BonusReturned { seat: Seat(0), face: face("tower 12") }));
    assert_eq!(game.standing(Scoring::A, Building::Tower)[0].count, 1);
    assert_eq!(refused(&game, bonus("tower 12")), Refusal::BonusTileMissing);
    play(&mut game, bonus("tower 11 -"));
    assert_eq!(game.bonus_played(Seat(0)), [face("tower 11 -")]);
}

#[test]
fn n4_only_the_card_of_that_tile_goes_back() {
    let built = city(Set::Alhambra, "b S a", &[('a', "tower 12"), ('b', "tower 11 -")]);
    let mut game = table(3)
        .bonus_cards(Seat(0), &["tower 12", "tower 11 -", "garden 11"].map(face))
        .city(Seat(0), built)
        .table();
    play(&mut game, bonus("tower 12"));
    play(&mut game, bonus("tower 11 -"));
    play(&mut game, Action::Remove { at: at(-1, 0) });
    assert_eq!(game.bonus_played(Seat(0)), [face("tower 12")]);
    assert_eq!(game.bonus_hand(Seat(0)), ["garden 11", "tower 11 -"].map(face));
}

#[test]
fn n4_a_returned_card_is_known_to_all_and_the_others_stay_hidden() {
    let returned = |hidden: &str| {
        let mut game = table(3)
            .bonus_cards(Seat(0), &[face("tower 12"), face(hidden)])
            .bonus_cards(Seat(1), &[face("seraglio 9")])
            .bonus_cards(Seat(2), &[face("garden 11")])
            .city(Seat(0), next_to_start("tower 12"))
            .table();
        play(&mut game, bonus("tower 12"));
        play(&mut game, Action::Remove { at: at(1, 0) });
        game
    };
    let (one, other) = (returned("pavilion 8"), returned("chambers 11"));
    assert_ne!(one.view(Seat(0)), other.view(Seat(0)));
    for seat in [Seat(1), Seat(2)] {
        let view = one.view(seat);
        assert_eq!(view, other.view(seat));
        let known = view.table().bonus_hand(Seat(0));
        assert_eq!(known.len(), 2);
        assert!(known.contains(&face("tower 12")), "{known:?}");
    }
    let unplayed = table(3)
        .bonus_cards(Seat(0), &["tower 12", "pavilion 8"].map(face))
        .bonus_cards(Seat(1), &[face("seraglio 9")])
        .table();
    let seen = unplayed.view(Seat(1)).table().bonus_hand(Seat(0));
    assert!(!seen.contains(&face("tower 12")), "a card never played is not known");
}

fn options(seats: u8) -> Options {
    Options { bonus_cards: true, ..Options::new(Kind::Alhambra, seats) }
}

fn table(seats: u8) -> Scene {
    Scene::new(&options(seats)).unwrap()
}

fn stacked(order: &Order) -> Cities {
    Cities::start(&options(3), &Chance::Stacked(order.clone()), &mut |_| ()).unwrap()
}

fn next_to_start(name: &str) -> City {
    city(Set::Alhambra, "S a", &[('a', name)])
}

/// The end of the turn brings this scoring.
fn scoring_comes(scene: Scene, scoring: Scoring) -> Scene {
    let open = [None, Some(card("d1")), Some(card("d2")), Some(card("d3"))];
    scene.open(open).deck(&[Card::Scoring(scoring), card("d4")])
}

/// How many of a building everybody had in a scoring, the best first.
fn counts(events: &[Event], building: Building) -> Vec<(Who, u16)> {
    let ranks = events.iter().find_map(|event| match event {
        Event::BuildingScored { building: one, ranks, .. } if *one == building => Some(ranks),
        _ => None,
    });
    ranks.unwrap().iter().map(|rank| (rank.who, rank.count)).collect()
}

fn bonus(name: &str) -> Action {
    Action::PlayBonus(face(name))
}

fn buy(tile: &str, price: &str) -> Action {
    Action::Buy { tile: face(tile), pay: Payment { money: money(price), bureau: None } }
}
