//! Alhambra & Granada: X1 to X16.

use cities::{
    Action, Building, Card, Cities, City, Currency, Event, Face, Kind, LastTile, Line, LineScore,
    Misfit, Options, Order, Payment, Phase, Refusal, Scene, Scoring, Set, Side, Who,
};
use engine::{Chance, Dice, Game, Seat, Seed, Turn};
use support::arrange::{RING, RING_LEGEND, at, card, city, every_face, face, money, play, refused};

#[test]
fn x1_both_bags_are_in_play_and_a_city_begins_with_the_start_tile_of_the_alhambra() {
    let game = fresh(3, 1);
    assert_eq!(game.sets(), Set::ALL);
    assert_eq!(Set::ALL.map(|set| game.bag_count(set)), [50, 50]);
    for seat in Seat::all(3) {
        assert_eq!(*game.city(seat), City::new(Set::Alhambra));
        assert_eq!(game.city(seat).founded_at(), None);
    }
}

#[test]
fn x2_every_space_offers_a_tile_of_each_set() {
    for seed in 0..200 {
        let game = fresh(4, seed);
        let spaces: Vec<(Currency, Set)> =
            game.yard().map(|(space, face)| (space, face.set())).collect();
        let expected: Vec<(Currency, Set)> =
            Currency::ALL.into_iter().flat_map(|space| Set::ALL.map(|set| (space, set))).collect();
        assert_eq!(spaces, expected, "{seed}");
    }
}

#[test]
fn x2_the_first_granada_tiles_have_a_moat() {
    let mut plain_walls = 0;
    for seed in 0..500 {
        let game = fresh(3, seed);
        for (_, face) in game.yard() {
            let has_border = face.borders().count() > 0;
            match face.set() {
                Set::Granada => assert!(has_border, "{seed}"),
                Set::Alhambra => plain_walls += u32::from(!has_border),
            }
        }
        for set in Set::ALL {
            let mut tiles = game.unseen_tiles(set);
            tiles.extend(game.yard().map(|(_, face)| face).filter(|face| face.set() == set));
            tiles.sort_unstable();
            assert_eq!(tiles, Face::tiles(set).collect::<Vec<_>>(), "{seed}: all are still there");
        }
    }
    assert!(plain_walls > 200, "Alhambra tiles need no wall: {plain_walls} have none");
}

#[test]
fn x2_a_tile_without_a_moat_returns_to_the_bag() {
    let options = Options::new(Kind::Both, 3);
    let (mut order, _) = Order::shuffled(&options, Seed(7));
    order.granada.sort_by_key(|face| face.borders().count());
    let plain: Vec<Face> = order.granada[..10].to_vec();
    let first: Vec<Face> = order.granada[10..14].to_vec();
    assert!(plain.iter().all(|face| face.borders().count() == 0));
    let game = Cities::start(&options, &Chance::Stacked(order), &mut |_| ()).unwrap();
    let granada: Vec<Face> =
        game.yard().map(|(_, face)| face).filter(|face| face.set() == Set::Granada).collect();
    assert_eq!(granada, first);
    assert_eq!(game.bag_count(Set::Granada), 50);
    assert!(plain.iter().all(|face| game.unseen_tiles(Set::Granada).contains(face)));
}

#[test]
fn x3_at_set_up_pile_three_has_scoring_card_a() {
    for seed in 0..100 {
        let options = Options::new(Kind::Both, 4);
        let (order, _) = Order::shuffled(&options, Seed(seed));
        assert!(!order.deck.contains(&card("B")), "{seed}");
        let game = fresh(4, seed);
        let coins = game.deck_count() - 1;
        let sizes: Vec<usize> = (0..5).map(|pile| (coins + 4 - pile) / 5).collect();
        let before = sizes[0] + sizes[1];
        let range = (Scoring::A, before + 1, before + sizes[2] + 1);
        assert_eq!(game.next_scoring_range(), Some(range), "{seed}");
        let deck = &order.deck[order.deck.len() - game.deck_count()..];
        let place = deck.iter().position(|&one| one == card("A")).unwrap();
        assert!((before..=before + sizes[2]).contains(&place), "{seed}");
    }
}

#[test]
fn x3_scoring_card_b_joins_pile_two_of_the_first_new_deck() {
    let discards = money("d1 d2 d3 d4 r1 r2 r3 r4 c1 c2 c3 c4");
    let mut game = one_card_missing(3).deck(&[]).discards(discards).turn_is_done().table();
    assert_eq!(game.next_scoring_range(), None);
    let events = play(&mut game, Action::EndTurn);
    assert!(events.contains(&Event::Reshuffled { cards: 12 }));
    // Piles of 3, 3, 2, 2 and 2, B in the second; one card has been drawn since.
    assert_eq!(game.next_scoring_range(), Some((Scoring::B, 3, 6)));
    assert_eq!((game.deck_count(), game.discard_count()), (12, 0));
}

#[test]
fn x3_without_discards_scoring_card_b_is_held_back_further() {
    let scene = one_card_missing(3).deck(&[]).turn_is_done();
    let scene = scene.yard(Currency::Denar, Set::Alhambra, Some(face("pavilion 8")));
    let mut game = scene.money(Seat(1), money("d1 d2 d3 d4")).table();
    let events = play(&mut game, Action::EndTurn);
    assert!(!events.iter().any(|event| matches!(event, Event::Reshuffled { .. })));
    assert_eq!((game.next_scoring_range(), game.deck_count()), (None, 0));
    // Seat 1 overpays: four cards are discarded, and one is needed at once.
    let pay = paid("d1 d2 d3 d4");
    play(&mut game, Action::Buy { tile: face("pavilion 8"), pay });
    play(&mut game, Action::Store { tile: face("pavilion 8") });
    let events = play(&mut game, Action::EndTurn);
    assert!(events.contains(&Event::Reshuffled { cards: 4 }));
    let opened = events.iter().filter(|event| matches!(event, Event::CardOpened { .. })).count();
    assert_eq!(opened + game.deck_count(), 5, "four cards and B");
}

#[test]
fn x3_scoring_card_b_comes_once_and_never_before_the_first_new_deck() {
    let mut scored = 0;
    for seed in 0..12 {
        let events = whole_game(&Options::new(Kind::Both, 3), seed);
        let places = |wanted: &dyn Fn(&Event) -> bool| -> Vec<usize> {
            (0..events.len()).filter(|&at| wanted(&events[at])).collect()
        };
        let opened = |card: Card| places(&|event| *event == Event::CardOpened { card });
        let shuffled = places(&|event| matches!(event, Event::Reshuffled { .. }));
        assert!(opened(card("A")).len() <= 1, "{seed}");
        let b = opened(card("B"));
        assert!(b.len() <= 1, "{seed}");
        assert!(b.iter().all(|&at| shuffled.first().is_some_and(|&first| first < at)), "{seed}");
        scored += b.len();
    }
    assert!(scored > 0, "no game came as far as scoring B");
}

#[test]
fn x4_a_purchase_is_for_one_of_the_two_tiles() {
    let (mut game, tiles) = eight_exact_purchases();
    play(&mut game, Action::Buy { tile: tiles[0], pay: paid("d8") });
    assert!(game.waiting().iter().eq([tiles[0]]));
    let left: Vec<Face> = game.yard().map(|(_, face)| face).collect();
    assert_eq!(left, tiles[1..], "its neighbour on the space is still there");
}

#[test]
fn x4_a_turn_can_have_nine_actions() {
    let (mut game, tiles) = eight_exact_purchases();
    let payments = ["d8", "d6", "r8", "r6", "c8", "c6", "f8", "f6"];
    for (number, (&tile, pay)) in (1..).zip(tiles.iter().zip(payments)) {
        let events = play(&mut game, Action::Buy { tile, pay: paid(pay) });
        assert!(matches!(events[..], [Event::Bought { plays_on: true, .. }]), "{events:?}");
        assert_eq!((game.actions_taken(), game.phase()), (number, Phase::Act));
    }
    play(&mut game, Action::Take(money("d9")));
    assert_eq!((game.actions_taken(), game.phase()), (9, Phase::Place));
    assert_eq!(game.waiting().count(), 8);
    assert_eq!(refused(&game, Action::Take(money("r9"))), Refusal::NotNow { rule: "T5" });
}

#[test]
fn x5_a_refill_without_a_granada_tile_does_not_switch_the_marker() {
    for is_odd in [true, false] {
        let scene = scene(3).yard(Currency::Ducat, Set::Alhambra, None).marker(is_odd);
        let mut game = scene.turn_is_done().table();
        let events = play(&mut game, Action::EndTurn);
        assert!(!events.iter().any(|event| matches!(event, Event::MarkerTurned { .. })));
        assert_eq!(game.next_side_is_odd(), is_odd);
        assert_eq!(opened(&events).len(), 1);
    }
}

#[test]
fn x5_a_refill_with_granada_tiles_switches_the_marker_once_and_afterwards() {
    for is_odd in [true, false] {
        let scene = scene(3).yard(Currency::Denar, Set::Granada, None).marker(is_odd);
        let scene = scene.yard(Currency::Denar, Set::Alhambra, None);
        let scene = scene.yard(Currency::Florin, Set::Granada, None);
        let mut game = scene.turn_is_done().table();
        let events = play(&mut game, Action::EndTurn);
        let turned = Event::MarkerTurned { is_odd: !is_odd };
        assert_eq!(events.iter().filter(|&event| *event == turned).count(), 1);
        assert_eq!(game.next_side_is_odd(), !is_odd);
        let laid = opened(&events);
        let sets: Vec<Set> = laid.iter().map(|face| face.set()).collect();
        assert_eq!(sets, [Set::Alhambra, Set::Granada, Set::Granada]);
        assert!(laid[1..].iter().all(|face| (face.price() % 2 == 1) == is_odd));
    }
}

#[test]
fn x6_the_sets_meet_wall_against_moat() {
    let walled = city(Set::Alhambra, "S a", &[('a', "pavilion 7")]);
    assert_eq!(walled.misfits(face("park 4"), at(2, 0)), [], "moat against wall");
    let west = Misfit::NotWallAndMoat { side: Side::West };
    let found = walled.misfits(face("library 12"), at(2, 0));
    assert_eq!(found, std::slice::from_ref(&west), "no moat against a wall");
    assert_eq!(west.rule(), "X6");
    let open = City::new(Set::Alhambra);
    let found = open.misfits(face("park 4"), at(1, 0));
    assert_eq!(found, std::slice::from_ref(&west), "a moat against no wall");
    let found = open.misfits(face("library 12"), at(1, 0));
    assert_eq!(found[0], west, "no moat against no wall, which P2 would allow");
    assert!(open.places(face("library 12")).is_empty());
}

#[test]
fn x6_an_alhambra_tile_meets_granada_by_the_same_rule() {
    let both = city(
        Set::Alhambra,
        "S a G
         b . .",
        &[('a', "pavilion 7"), ('G', "hostel 6"), ('b', "tower 12")],
    );
    // Granada's tile has moats in the north, south and west.
    let beyond = city(
        Set::Alhambra,
        "S a G
         b c .",
        &[('a', "pavilion 7"), ('G', "hostel 6"), ('b', "tower 12"), ('c', "garden 11")],
    );
    assert!(both.fits(face("garden 11"), at(1, 1)));
    assert!(beyond.fits(face("pavilion 6"), at(2, 1)), "a wall in the north");
    let found = beyond.misfits(face("arcades 9"), at(2, 1));
    assert_eq!(found, [Misfit::NotWallAndMoat { side: Side::North }]);
}

#[test]
fn x6_no_swap_exchanges_the_sets() {
    let both = two_contacts();
    let mut tried = 0;
    for laid in both.tiles() {
        for other in every_face().into_iter().filter(|other| other.set() != laid.face.set()) {
            assert!(!both.can_swap(other, laid.at), "{other:?} for {laid:?}");
            tried += 1;
        }
    }
    assert_eq!(tried, 2 * 108 + 2 * 78);
}

#[test]
fn x6_a_cell_that_fits_no_tile_may_be_left() {
    let drawing = "S a G
                   b . .";
    let legend = [('a', "pavilion 7"), ('G', "park 4"), ('b', "tower 12")];
    let both = city(Set::Alhambra, drawing, &legend);
    assert!(every_face().into_iter().any(|face| both.fits(face, at(1, 1))));
    assert!(both.fits(face("library 12"), at(2, 1)));
    let drawing = "S a G
                   b . H";
    let legend = [('a', "pavilion 7"), ('G', "park 4"), ('b', "tower 12"), ('H', "library 12")];
    let both = city(Set::Alhambra, drawing, &legend);
    assert!(!every_face().into_iter().any(|face| both.fits(face, at(1, 1))));
}

#[test]
fn x7_the_first_granada_tile_founds_granada() {
    let walled = city(Set::Alhambra, "S a", &[('a', "pavilion 7")]);
    let (first, second) = (face("park 4"), face("library 12"));
    let scene = scene(3).city(Seat(0), walled).reserve(Seat(0), &[first, second]);
    let mut game = scene.table();
    let events = play(&mut game, Action::Build { tile: first, at: at(2, 0) });
    let built = Event::Built { seat: Seat(0), face: first, at: at(2, 0), from_reserve: true };
    assert_eq!(events, [built, Event::Founded { seat: Seat(0), at: at(2, 0) }]);
    assert_eq!(game.city(Seat(0)).founded_at(), Some(at(2, 0)));
    assert_eq!(game.city(Seat(0)).count_of(Building::Park), 1, "a building of its kind");
    for _ in 0..3 {
        play(&mut game, Action::EndTurn);
        if game.turn() != Turn::Of(Seat(0)) {
            let card = game.open_money().coins().next().unwrap();
            play(&mut game, Action::Take(std::iter::once(card).collect()));
        }
    }
    let events = play(&mut game, Action::Build { tile: second, at: at(3, 0) });
    let built = Event::Built { seat: Seat(0), face: second, at: at(3, 0), from_reserve: true };
    assert_eq!(events, [built], "the second one founds nothing");
    assert_eq!(game.city(Seat(0)).founded_at(), Some(at(2, 0)));
}

#[test]
fn x7_away_from_the_alhambra_it_is_refused() {
    let walled = city(Set::Alhambra, "S a", &[('a', "pavilion 7")]);
    let game = scene(3).city(Seat(0), walled.clone()).reserve(Seat(0), &[face("park 4")]).table();
    for away in [at(3, 0), at(2, 1), at(-1, 1), at(0, 5)] {
        let refusal = refused(&game, Action::Build { tile: face("park 4"), at: away });
        assert_eq!(refusal, Refusal::Misfit { at: away, misfits: vec![Misfit::Alone] });
    }
    let places: Vec<_> = walled.places(face("park 4")).iter().collect();
    assert_eq!(places, [at(2, 0)]);
}

#[test]
fn x7_granadas_start_tile_keeps_its_moats() {
    let both = city(
        Set::Alhambra,
        "S a
         . G",
        &[('a', "seraglio 8"), ('G', "park 2")],
    );
    let found = both.misfits(face("library 12"), at(2, 1));
    let differs = Misfit::EdgeDiffers { side: Side::West };
    assert_eq!(found, [differs, Misfit::CutOff { tiles: vec![at(2, 1)] }]);
    assert!(both.fits(face("library 12"), at(1, 2)), "its only open side");
    assert_eq!(both.longest(Line::Border(Set::Granada)), 3);
}

#[test]
fn x7_granadas_start_tile_stays() {
    let both =
        city(Set::Alhambra, "S a G H", &[('a', "pavilion 7"), ('G', "park 4"), ('H', "park 12")]);
    assert_eq!(both.removal_misfits(at(2, 0)), [Misfit::FoundingTile]);
    assert!(!both.can_remove(at(2, 0)));
    assert!(both.can_remove(at(3, 0)), "another Granada tile may leave");
    let same = face("hostel 8");
    assert_eq!(same.borders(), face("park 4").borders());
    assert_eq!(both.swap_misfits(same, at(2, 0)), [Misfit::FoundingTile]);
    assert!(!both.can_swap(same, at(2, 0)));
    assert_eq!(Misfit::FoundingTile.rule(), "X7");
    // It is fixed even when it is the only Granada tile there is.
    let alone = city(Set::Alhambra, "S a G", &[('a', "pavilion 7"), ('G', "park 4")]);
    assert!(!alone.can_remove(at(2, 0)));
}

#[test]
fn x8_a_granada_tile_is_reached_from_granadas_start_tile() {
    let both = city(
        Set::Alhambra,
        "b S a G",
        &[('a', "pavilion 7"), ('G', "park 4"), ('b', "seraglio 7")],
    );
    // Moat against wall, but on the other side of the Alhambra.
    let found = both.misfits(face("park 12"), at(-2, 0));
    assert_eq!(found, [Misfit::CutOff { tiles: vec![at(-2, 0)] }]);
    assert!(!both.fits(face("park 12"), at(-2, 0)));
    let unfounded = city(Set::Alhambra, "b S a", &[('a', "pavilion 7"), ('b', "seraglio 7")]);
    assert!(unfounded.fits(face("park 12"), at(-2, 0)), "as the first one it would do");
}

#[test]
fn x8_an_alhambra_tile_is_not_reached_through_granada() {
    let both = city(Set::Alhambra, "S a G", &[('a', "pavilion 7"), ('G', "park 2")]);
    let found = both.misfits(face("chambers 9 W"), at(3, 0));
    assert_eq!(found, [Misfit::CutOff { tiles: vec![at(3, 0)] }], "wall against moat");
    assert!(!both.fits(face("chambers 9 W"), at(3, 0)));
}

#[test]
fn x9_ground_between_both_sets_is_enclosed_too() {
    let drawing = "a b .
                   c P .
                   e . .
                   S g h";
    let both = city(Set::Alhambra, drawing, &ring_legend("acePbgh"));
    let found = both.misfits(face("seraglio 7"), at(2, -1));
    assert_eq!(found, [Misfit::LeavesHole { ground: vec![at(1, -1)] }]);
    assert!(!both.fits(face("seraglio 7"), at(2, -1)));
    assert!(both.fits(face("library 2"), at(1, -1)), "Granada may fill it");
}

#[test]
fn x9_taking_granada_out_of_the_alhambra_leaves_a_hole() {
    let both = ring();
    let found = both.removal_misfits(at(1, -1));
    assert_eq!(found, [Misfit::LeavesHole { ground: vec![at(1, -1)] }]);
    assert!(!both.can_remove(at(1, -1)));
    assert!(both.can_remove(at(2, -2)), "on the outside it is another matter");
}

#[test]
fn x10_wall_and_moat_against_each_other_both_score() {
    let both = city(Set::Alhambra, "S a G", &[('a', "pavilion 7"), ('G', "park 4")]);
    let (game, events) = scored(scene(3).city(Seat(0), both), "A");
    for set in Set::ALL {
        assert_eq!(line(&events, Line::Border(set)), [(1, 1), (0, 0), (0, 0)], "{set:?}");
    }
    // With them the pavilion 1, the park 1 and the line of wall and moat 2.
    assert_eq!([0, 1, 2].map(|number| game.points(Seat(number))), [6, 0, 0]);
}

#[test]
fn x10_the_dearest_leads_in_granada_and_equals_share_in_the_alhambra() {
    let dear = city(Set::Alhambra, "S a G", &[('a', "pavilion 7"), ('G', "park 10")]);
    let cheap = city(Set::Alhambra, "S a G", &[('a', "chambers 6"), ('G', "park 4")]);
    let third = city(Set::Alhambra, "S a", &[('a', "chambers 7 NE")]);
    let scene = scene(3).city(Seat(0), cheap).city(Seat(1), dear).city(Seat(2), third);
    let (game, events) = scored(scene, "B");
    let points = |wanted: Building| {
        let ranks = events.iter().find_map(|event| match event {
            Event::BuildingScored { building, ranks, .. } if *building == wanted => Some(ranks),
            _ => None,
        });
        ranks.unwrap().iter().map(|one| (one.who, one.points)).collect::<Vec<_>>()
    };
    let seat = |number: u8| Who::Seat(Seat(number));
    assert_eq!(points(Building::Chambers), [(seat(0), 7), (seat(2), 7)], "11 and 4 are shared");
    assert_eq!(points(Building::Park), [(seat(1), 4), (seat(0), 2)], "two parks: 4 and 2");
    assert_eq!(points(Building::Pavilion), [(seat(1), 8)]);
    // Walls, moats and their lines: 2 + 1 + 2, 1 + 1 + 2, 2.
    assert_eq!([0, 1, 2].map(|number| game.points(Seat(number))), [14, 16, 9]);
}

#[test]
fn x11_each_edge_of_wall_and_moat_brings_two_points_and_a_ring_is_scored_whole() {
    let (_, events) = scored(scene(3).city(Seat(1), ring()), "A");
    assert_eq!(line(&events, Line::Seam), [(0, 0), (6, 12), (0, 0)]);
    let (_, events) = scored(scene(3).city(Seat(1), two_contacts()), "A");
    assert_eq!(line(&events, Line::Seam), [(0, 0), (2, 4), (0, 0)]);
}

#[test]
fn x11_the_line_of_walls_and_moats_breaks_where_they_do_not_meet() {
    let both = city(
        Set::Alhambra,
        "S a G
         b . H
         c d I",
        &[
            ('a', "pavilion 7"),
            ('G', "park 4"),
            ('b', "tower 12"),
            ('H', "library 12"),
            ('c', "garden 11"),
            ('d', "garden 9"),
            ('I', "hostel 8"),
        ],
    );
    assert_eq!(both.longest(Line::Seam), 1, "two contacts, apart from each other");
}

#[test]
fn x11_dirk_has_no_share() {
    let (_, events) = scored(scene(2).city(Seat(1), ring()), "A");
    assert_eq!(line(&events, Line::Seam), [(0, 0), (6, 12)]);
}

#[test]
fn x12_the_end_comes_when_one_set_runs_out() {
    for (missing, other) in [(Set::Granada, Set::Alhambra), (Set::Alhambra, Set::Granada)] {
        let scene = scene(3).bag(missing, &[]).turn_is_done();
        let scene = scene.yard(Currency::Denar, missing, None);
        let mut game = scene.yard(Currency::Dirham, other, None).table();
        let events = play(&mut game, Action::EndTurn);
        let laid: Vec<Set> = opened(&events).iter().map(|face| face.set()).collect();
        assert_eq!(laid, [other], "what can be filled is filled");
        assert!(events.contains(&Event::EndReached { is_idle: false }), "{missing:?}");
        assert_eq!(game.turn(), Turn::Over);
    }
}

#[test]
fn x12_an_empty_bag_alone_does_not_end_the_game() {
    let mut game = scene(3).bag(Set::Granada, &[]).turn_is_done().table();
    let events = play(&mut game, Action::EndTurn);
    assert!(!events.iter().any(|event| matches!(event, Event::EndReached { .. })));
    assert_eq!(game.turn(), Turn::Of(Seat(1)));
}

#[test]
fn x12_one_player_receives_both_tiles_of_a_space_the_alhambra_tile_first() {
    let (tower, park) = (face("tower 12"), face("park 4"));
    let scene = scene(3).bag(Set::Granada, &[]).turn_is_done().money(Seat(2), money("r1"));
    let scene = scene.yard(Currency::Denar, Set::Granada, None);
    let scene = scene.yard(Currency::Dirham, Set::Alhambra, Some(tower));
    let mut game = scene.yard(Currency::Dirham, Set::Granada, Some(park)).table();
    let events = play(&mut game, Action::EndTurn);
    assert_eq!(events.last(), Some(&last_tile(tower, Some(Seat(2)))));
    assert_eq!(game.turn(), Turn::Of(Seat(2)));
    assert!(game.waiting().iter().eq([tower]));
    let events = play(&mut game, Action::Place { tile: tower, at: at(1, 0), pay: money("") });
    assert_eq!(events.last(), Some(&last_tile(park, Some(Seat(2)))));
    assert!(game.waiting().iter().eq([park]));
    let events = play(&mut game, Action::Store { tile: park });
    assert!(events.contains(&Event::Ended));
}

#[test]
fn x12_a_space_with_one_tile_gives_that_one() {
    let park = face("park 4");
    let scene = scene(3).bag(Set::Alhambra, &[]).turn_is_done().money(Seat(2), money("r1"));
    let scene = scene.yard(Currency::Dirham, Set::Alhambra, None);
    let mut game = scene.yard(Currency::Dirham, Set::Granada, Some(park)).table();
    let events = play(&mut game, Action::EndTurn);
    assert_eq!(events.last(), Some(&last_tile(park, Some(Seat(2)))));
}

#[test]
fn x13_dirk_begins_with_six_tiles_of_each_set() {
    for seed in 0..20 {
        let game = fresh(2, seed);
        let tiles: Vec<Face> = game.dirk().unwrap().0.iter().collect();
        let of = |set: Set| tiles.iter().filter(|face| face.set() == set).count();
        assert_eq!(Set::ALL.map(of), [6, 6], "{seed}");
        assert_eq!(Set::ALL.map(|set| game.bag_count(set)), [44, 44], "{seed}");
        assert_eq!(game.coin_count(), 72, "{seed}");
    }
}

#[test]
fn x13_dirk_gets_six_of_each_after_scoring_a() {
    let (game, events) = scored(scene(2), "A");
    assert_eq!(dirk_got(&events), [6, 6]);
    assert_eq!(Set::ALL.map(|set| game.bag_count(set)), [38, 38]);
}

#[test]
fn x13_dirk_gets_a_third_of_each_bag_after_scoring_b() {
    let [walls, moats] = Set::ALL.map(|set| Face::tiles(set).collect::<Vec<Face>>());
    let scene = scene(2).bag(Set::Alhambra, &walls[..11]).bag(Set::Granada, &moats[..6]);
    let (game, events) = scored(scene, "B");
    assert_eq!(dirk_got(&events), [3, 2]);
    assert_eq!(Set::ALL.map(|set| game.bag_count(set)), [8, 4]);
}

#[test]
fn x13_dirk_gets_them_even_when_that_refill_ends_the_game() {
    let walls: Vec<Face> = Face::tiles(Set::Alhambra).collect();
    let scene = scene(2).bag(Set::Alhambra, &walls[..9]).bag(Set::Granada, &[]);
    let (_, events) = scored(scene.yard(Currency::Florin, Set::Granada, None), "B");
    assert!(events.contains(&Event::EndReached { is_idle: false }));
    assert_eq!(dirk_got(&events), [3, 0]);
    let begun: Vec<Scoring> = events
        .iter()
        .filter_map(|event| match event {
            Event::ScoringBegan { scoring } => Some(*scoring),
            _ => None,
        })
        .collect();
    assert_eq!(begun, [Scoring::B, Scoring::C]);
}

#[test]
fn x14_opening_granada_tiles_and_dirks_first_ones_lie_even_side_up() {
    for seed in 0..50 {
        let game = fresh(2, seed);
        let dirk = game.dirk().unwrap().0.iter();
        let faces = game.yard().map(|(_, face)| face).chain(dirk);
        let mut granada = faces.filter(|face| face.set() == Set::Granada).peekable();
        assert!(granada.peek().is_some());
        assert!(granada.all(|face| face.price() % 2 == 0 && face.tile() == face), "{seed}");
        assert!(game.next_side_is_odd(), "{seed}");
    }
}

#[test]
fn x14_turning_a_granada_tile_costs_three() {
    let (park, back) = (face("park 4"), face("hostel 5"));
    assert_eq!(park.other_side(), Some(back));
    let walled = city(Set::Alhambra, "S a", &[('a', "pavilion 7")]);
    let scene = scene(3).city(Seat(0), walled).money(Seat(0), money("d5 r1 r2"));
    let mut game = scene.yard(Currency::Denar, Set::Granada, Some(park)).table();
    play(&mut game, Action::Buy { tile: park, pay: paid("d5") });
    let place = |pay: &str| Action::Place { tile: back, at: at(2, 0), pay: money(pay) };
    assert_eq!(refused(&game, place("r2")), Refusal::FeeShort { missing: 1 });
    let events = play(&mut game, place("r1 r2"));
    let turned = Event::Turned { seat: Seat(0), face: back, pay: money("r1 r2") };
    assert_eq!(events[0], turned);
    assert_eq!(game.city(Seat(0)).face_at(at(2, 0)), Some(back));
}

#[test]
fn x14_simplified_scoring_is_for_the_granada_buildings_alone() {
    let both = city(Set::Alhambra, "S a G", &[('a', "pavilion 7"), ('G', "park 4")]);
    let options = Options { simplified: true, ..Options::new(Kind::Both, 3) };
    let (game, _) = scored(Scene::new(&options).unwrap().city(Seat(0), both.clone()), "C");
    // Wall 1, pavilion 16, moat 1, park 18 in place of 3, line 2.
    assert_eq!(game.points(Seat(0)), 1 + 16 + 1 + 18 + 2);
    let (game, _) = scored(scene(3).city(Seat(0), both), "C");
    assert_eq!(game.points(Seat(0)), 1 + 16 + 1 + 3 + 2);
}

#[test]
fn x15_taking_out_what_holds_both_together_is_refused() {
    let both =
        city(Set::Alhambra, "S a G H", &[('a', "pavilion 7"), ('G', "park 4"), ('H', "park 12")]);
    assert_eq!(both.removal_misfits(at(1, 0)), [Misfit::Parted]);
    assert!(!both.can_remove(at(1, 0)));
    let game = scene(3).city(Seat(0), both).table();
    let refusal = refused(&game, Action::Remove { at: at(1, 0) });
    assert_eq!(refusal.rule(), "X15");
}

#[test]
fn x15_one_shared_edge_is_enough() {
    let both = two_contacts();
    assert!(both.can_remove(at(1, 1)), "the Alhambra's");
    assert!(both.can_remove(at(2, 1)), "Granada's");
    assert_eq!(both.removal_misfits(at(1, 0)), [Misfit::CutOff { tiles: vec![at(1, 1)] }]);
}

#[test]
fn x15_the_tile_that_holds_both_together_may_be_granadas() {
    // The Alhambra tile beside Granada's start tile has left since: only `c` and `H` touch.
    let both = city(
        Set::Alhambra,
        "S . G
         b c H",
        &[('G', "park 4"), ('b', "tower 12"), ('c', "garden 9"), ('H', "library 8")],
    );
    assert_eq!(both.removal_misfits(at(2, 1)), [Misfit::Parted]);
    assert_eq!(both.removal_misfits(at(1, 1)), [Misfit::Parted]);
    assert!(!both.can_remove(at(2, 1)) && !both.can_remove(at(1, 1)));
}

#[test]
fn x16_a_scoring_reports_its_parts_in_a_fixed_sequence() {
    for name in ["A", "B", "C"] {
        let (_, events) = scored(scene(3).city(Seat(0), ring()), name);
        let began = |event: &Event| match event {
            Event::ScoringBegan { scoring } => format!("{scoring:?}") == name,
            _ => false,
        };
        let first = events.iter().position(began).unwrap();
        let parts: Vec<String> = events[first + 1..].iter().map_while(part).collect();
        let expected = "walls Pavilion Seraglio Arcades Chambers Garden Tower moats Arena BathHouse \
                        Library Hostel Hospital Market Park School District line";
        assert_eq!(parts, expected.split_whitespace().collect::<Vec<_>>(), "{name}");
        let end = &events[first + 1 + parts.len()];
        assert!(matches!(end, Event::ScoringEnded { .. }), "{end:?}");
    }
}

/// A part of a scoring as a word.
fn part(event: &Event) -> Option<String> {
    match event {
        Event::LinesScored { line: Line::Border(Set::Alhambra), .. } => Some("walls".to_owned()),
        Event::LinesScored { line: Line::Border(Set::Granada), .. } => Some("moats".to_owned()),
        Event::LinesScored { line: Line::Seam, .. } => Some("line".to_owned()),
        Event::BuildingScored { building, .. } => Some(format!("{building:?}")),
        _ => None,
    }
}

fn fresh(seats: u8, seed: u64) -> Cities {
    let options = Options::new(Kind::Both, seats);
    Cities::start(&options, &Chance::Seed(Seed(seed)), &mut |_| ()).unwrap()
}

fn scene(seats: u8) -> Scene {
    Scene::new(&Options::new(Kind::Both, seats)).unwrap()
}

/// One open card is missing, the others are too dear to be taken together.
fn one_card_missing(seats: u8) -> Scene {
    scene(seats).open([None, Some(card("d9")), Some(card("r9")), Some(card("c9"))])
}

/// Ends a turn so that this scoring follows: by its card, or C by the end of the game.
fn scored(scene: Scene, scoring: &str) -> (Cities, Vec<Event>) {
    let open = [None, Some(card("d9")), Some(card("r9")), Some(card("c9"))];
    let scene = scene.open(open).turn_is_done();
    let mut game = if scoring == "C" {
        let scene = scene.deck(&[card("f9")]).bag(Set::Granada, &[]);
        scene.yard(Currency::Denar, Set::Granada, None).table()
    } else {
        scene.deck(&[card(scoring), card("f9")]).table()
    };
    let events = play(&mut game, Action::EndTurn);
    (game, events)
}

fn whole_game(options: &Options, seed: u64) -> Vec<Event> {
    let mut events = Vec::new();
    let chance = Chance::Seed(Seed(seed));
    let mut game = Cities::start(options, &chance, &mut |event| events.push(event)).unwrap();
    let mut rng = Dice::new(Seed(seed)).next_stream();
    while game.turn() != Turn::Over {
        let action = game.random_action(&mut rng);
        events.extend(play(&mut game, action));
    }
    events
}

fn paid(text: &str) -> Payment {
    Payment { money: money(text), bureau: None }
}

/// A table where the first seat can pay for every tile of the yard exactly, and the tiles.
fn eight_exact_purchases() -> (Cities, Vec<Face>) {
    let walls = ["pavilion 8", "seraglio 8", "arcades 8 E", "chambers 8"];
    let moats = ["arena 6", "library 6", "hostel 6", "park 6"];
    let hand = money("d8 d6 r8 r6 c8 c6 f8 f6");
    let mut scene = scene(3).money(Seat(0), hand);
    let mut tiles = Vec::new();
    for (space, names) in Currency::ALL.into_iter().zip(walls.into_iter().zip(moats)) {
        let (wall, moat) = (face(names.0), face(names.1));
        scene = scene.yard(space, Set::Alhambra, Some(wall)).yard(space, Set::Granada, Some(moat));
        tiles.extend([wall, moat]);
    }
    let open = ["d9", "r9", "c9", "f9"].map(|name| Some(card(name)));
    (scene.open(open).table(), tiles)
}

/// The tiles that were laid into the yard.
fn opened(events: &[Event]) -> Vec<Face> {
    let face = |event: &Event| match event {
        Event::TileOpened { face, .. } => Some(*face),
        _ => None,
    };
    events.iter().filter_map(face).collect()
}

/// How many tiles of each set Dirk got.
fn dirk_got(events: &[Event]) -> [usize; 2] {
    let faces = events.iter().find_map(|event| match event {
        Event::DirkGot { faces } => Some(faces),
        _ => None,
    });
    let of = |set: Set| faces.unwrap().iter().filter(|face| face.set() == set).count();
    Set::ALL.map(of)
}

/// Length and points of a line, seat by seat.
fn line(events: &[Event], wanted: Line) -> Vec<(u16, u16)> {
    let lengths = events.iter().find_map(|event| match event {
        Event::LinesScored { line, lengths, .. } if *line == wanted => Some(lengths),
        _ => None,
    });
    lengths.unwrap().iter().map(|&LineScore { length, points, .. }| (length, points)).collect()
}

/// The dirham's tile goes to the third seat, who alone has a dirham.
fn last_tile(face: Face, to: Option<Seat>) -> Event {
    let totals = vec![(Seat(0), 0), (Seat(1), 0), (Seat(2), 1)];
    Event::LastTile(LastTile { space: Currency::Dirham, face, totals, to })
}

/// Two Alhambra tiles beside two of Granada.
fn two_contacts() -> City {
    city(
        Set::Alhambra,
        "S a G
         . b H",
        &[('a', "pavilion 7"), ('G', "park 4"), ('b', "garden 9"), ('H', "library 8")],
    )
}

/// A Granada with an Alhambra all round it, but for a corner.
fn ring() -> City {
    city(Set::Alhambra, RING, &RING_LEGEND)
}

fn ring_legend(letters: &str) -> Vec<(char, &'static str)> {
    RING_LEGEND.into_iter().filter(|(letter, _)| letters.contains(*letter)).collect()
}
