//! The Gardens, board and turn: R1 to R9 and R17.

use engine::{Chance, Game, Match, Seat, Seed, Turn};
use gardens::{
    Action, Building, Diagonal, Event, Garden, Gardens, Misfit, NotTogether, Options, Order,
    OrderFault, Phase, Refusal, Rotation, Site, Space, Tree,
};
use std::collections::BTreeSet;
use support::arrange::{listed, play, refused};
use support::arrange_gardens::{drawn, garden, look_alike, planted, scene, scores, site, space};

#[test]
fn r1_a_garden_touches_four_buildings_and_each_building_its_gardens() {
    assert_eq!((Site::all().count(), Space::all().count()), (49, 36));
    for (row, column) in (0..6).flat_map(|row| (0..6).map(move |column| (row, column))) {
        let at = Space::at(row, column).unwrap();
        assert_eq!((at.row(), at.column()), (row, column));
        let corners = [(row, column), (row, column + 1), (row + 1, column + 1), (row + 1, column)];
        let expected = corners.map(|(row, column)| site(row, column));
        assert_eq!(Diagonal::ALL.map(|diagonal| at.towards(diagonal)), expected);
        for one in Site::all() {
            assert_eq!(one.spaces().has(at), expected.contains(&one), "{at:?} and {one:?}");
        }
    }
    assert_eq!(
        (Space::at(6, 0), Space::at(0, 6), Site::at(7, 0), Site::at(0, 7)),
        (None, None, None, None)
    );
    let around = |count| Site::all().filter(|site| site.spaces().count() == count).count();
    assert_eq!([1, 2, 3, 4].map(around), [4, 20, 0, 25], "corners, edges, the middle");
}

#[test]
fn r1_gardens_lie_beside_up_to_four_others() {
    for at in Space::all() {
        for other in Space::all() {
            let steps = at.row().abs_diff(other.row()) + at.column().abs_diff(other.column());
            assert_eq!(at.beside().has(other), steps == 1, "{at:?} and {other:?}");
        }
    }
    assert_eq!(["a1", "c1", "f3", "d4"].map(|word| space(word).beside().count()), [2, 3, 3, 4]);
}

#[test]
fn r2_there_are_ten_of_each_building_and_nine_towers() {
    use Building::{Arcades, Chambers, Pavilion, Seraglio, Tower};
    let tiles: Vec<Building> = Building::every_tile().collect();
    let count = |value| tiles.iter().filter(|one| one.value() == value).count();
    assert_eq!(tiles.len(), 49);
    assert_eq!([0, 1, 2, 3, 4, 5, 6].map(count), [0, 10, 10, 10, 10, 9, 0]);
    assert_eq!(Building::ALL, [Pavilion, Seraglio, Arcades, Chambers, Tower]);
}

#[test]
fn r2_they_are_laid_out_at_random_or_as_they_are_stacked() {
    let laid = |game: &Gardens| -> Vec<Building> {
        Site::all().map(|site| game.board().building(site)).collect()
    };
    let seeded = |seed| {
        let mut told = Vec::new();
        let chance = Chance::Seed(Seed(seed));
        let game =
            Gardens::start(&Options::new(3), &chance, &mut |event| told.push(event)).unwrap();
        assert_eq!(told[0], Event::LaidOut { buildings: laid(&game).try_into().unwrap() });
        let mut sorted = laid(&game);
        sorted.sort_unstable();
        assert!(Building::every_tile().eq(sorted));
        laid(&game)
    };
    assert!(seeded(1) != seeded(2) && seeded(1) == seeded(1));
    let order = Order { buildings: Building::every_tile().collect(), ..Order::shuffled(Seed(1)) };
    let game = stacked(&Options::new(2), &order).unwrap();
    assert_eq!(game.board().building(site(1, 3)), Building::Seraglio, "the eleventh, row by row");
    assert_eq!(laid(&game), order.buildings);
}

#[test]
fn r2_stacked_buildings_must_add_up() {
    let mut order = Order::shuffled(Seed(1));
    let last = order.buildings.pop();
    let refusal = stacked(&Options::new(2), &order).unwrap_err();
    assert_eq!((refusal, refusal.rule()), (Refusal::Order(OrderFault::Buildings), "R2"));
    let is_tower = last == Some(Building::Tower);
    order.buildings.push(if is_tower { Building::Pavilion } else { Building::Tower });
    assert_eq!(
        stacked(&Options::new(2), &order).unwrap_err(),
        refusal,
        "a tower too few or too many"
    );
}

#[test]
fn r3_each_number_has_each_circular_order_once() {
    let mut kinds = BTreeSet::new();
    for garden in Garden::all() {
        let mut circle = garden.trees().to_vec();
        let types: BTreeSet<Tree> = circle.iter().copied().collect();
        assert_eq!(types.len(), 4, "{garden:?}");
        let first = circle.iter().position(|&tree| tree == Tree::Orange).unwrap();
        circle.rotate_left(first);
        assert!((1..=6).contains(&garden.number()));
        assert!(kinds.insert((garden.number(), circle)), "{garden:?} is there twice");
    }
    assert_eq!(kinds.len(), 36);
}

#[test]
fn r3_stacked_gardens_must_add_up() {
    let mut order = Order::shuffled(Seed(1));
    order.gardens[5] = order.gardens[6];
    let refusal = stacked(&Options::new(2), &order).unwrap_err();
    assert_eq!((refusal, refusal.rule()), (Refusal::Order(OrderFault::Gardens), "R3"));
    order.gardens.remove(5);
    assert_eq!(stacked(&Options::new(2), &order).unwrap_err(), refusal);
}

#[test]
fn r4_two_to_four_players_have_a_type_each() {
    for seats in [0, 1, 5] {
        let refusal = started(&Options::new(seats)).unwrap_err();
        assert_eq!((refusal, refusal.rule()), (Refusal::Options(NotTogether::Seats), "R4"));
    }
    for seats in 2..=4 {
        let game = started(&Options::new(seats)).unwrap();
        let owners: Vec<Option<Seat>> = Tree::ALL.map(|tree| game.owner_of(tree)).to_vec();
        let expected: Vec<Option<Seat>> =
            (0..4).map(|seat| (seat < seats).then_some(Seat(seat))).collect();
        assert_eq!(owners, expected, "lavender, palm, lemon, orange");
        for seat in Seat::all(seats) {
            assert!(game.trees_of(seat).iter().eq([Tree::ALL[seat.index()]]));
        }
    }
}

#[test]
fn r4_who_has_which_type_is_agreed_before() {
    let trees = [Tree::Orange, Tree::Lavender, Tree::Lemon, Tree::Palm];
    let game = started(&Options { trees, ..Options::new(3) }).unwrap();
    let owners = trees.map(|tree| game.owner_of(tree));
    assert_eq!(owners, [Some(Seat(0)), Some(Seat(1)), Some(Seat(2)), None]);
    let trees = [Tree::Orange, Tree::Lavender, Tree::Orange, Tree::Palm];
    let refusal = started(&Options { trees, ..Options::new(3) }).unwrap_err();
    assert_eq!((refusal, refusal.rule()), (Refusal::Options(NotTogether::Trees), "R4"));
}

#[test]
fn r4_types_without_an_owner_grow_all_the_same() {
    let mut game = scene(&Options::new(2)).hand(Seat(0), &[garden("5vplo")]).table();
    play(&mut game, plant("c3", "5vplo"));
    let counts = [(2, 2), (2, 3), (3, 3), (3, 2)].map(|(r, c)| game.board().counts(site(r, c)));
    let numbers = counts.map(gardens::Counts::numbers);
    assert_eq!(numbers, [[5, 0, 0, 0], [0, 5, 0, 0], [0, 0, 5, 0], [0, 0, 0, 5]]);
    assert_eq!(game.owner_of(Tree::Lemon), None);
}

#[test]
fn r5_everybody_holds_one_garden_and_the_oldest_begins() {
    for seats in 2..=4 {
        for oldest in Seat::all(seats) {
            let order = Order::shuffled(Seed(4));
            let options = Options { oldest, ..Options::new(seats) };
            let mut game = stacked(&options, &order).unwrap();
            for seat in Seat::all(seats) {
                assert!(game.hand(seat).iter().eq([order.gardens[seat.index()]]));
            }
            assert_eq!(game.pile_count(), 36 - seats);
            for turn in 0..2 * seats {
                assert_eq!(game.turn(), Turn::Of(Seat((oldest.0 + turn) % seats)), "clockwise");
                let first = listed(&game)[0];
                play(&mut game, first);
                play(&mut game, Action::EndTurn);
            }
        }
    }
    let refusal = started(&Options { oldest: Seat(3), ..Options::new(3) }).unwrap_err();
    assert_eq!((refusal, refusal.rule()), (Refusal::Options(NotTogether::Oldest), "R5"));
}

#[test]
fn r5_a_hand_is_unseen_by_the_others_and_so_is_the_pile() {
    let order = Order::shuffled(Seed(4));
    let mut other = order.clone();
    other.gardens.swap(1, 2);
    other.gardens[3..].reverse();
    let [one, other] = [order, other].map(|order| stacked(&Options::new(3), &order).unwrap());
    assert!(look_alike(&one, &other, Seat(0)));
    assert!(!look_alike(&one, &other, Seat(1)) && !look_alike(&one, &other, Seat(2)));
    let view = one.view(Seat(1));
    assert_eq!(view.table().hand(Seat(1)), one.hand(Seat(1)), "the own hand is seen");
    assert_eq!(view.seat(), Seat(1));
    let unseen = one.unseen_by(Seat(1));
    assert_eq!(unseen.count(), 35);
    assert!(!unseen.has(one.hand(Seat(1)).iter().next().unwrap()));
}

#[test]
fn r5_events_do_not_say_which_gardens_are_dealt_and_drawn() {
    let tell = |order: &Order| {
        let mut told = Vec::new();
        let chance = Chance::Stacked(order.clone());
        let mut game =
            Gardens::start(&Options::new(2), &chance, &mut |event| told.push(event)).unwrap();
        let first = listed(&game)[0];
        told.extend(play(&mut game, first));
        told.extend(play(&mut game, Action::EndTurn));
        told
    };
    let order = Order::shuffled(Seed(4));
    let mut other = order.clone();
    other.gardens[1..].reverse();
    assert_eq!(tell(&order), tell(&other));
    assert!(tell(&order).contains(&Event::Dealt { seat: Seat(1), count: 1 }));
}

#[test]
fn r6_a_garden_is_laid_then_the_turn_is_ended_and_only_then_a_new_one_drawn() {
    let scene = scene(&Options::new(3)).hand(Seat(0), &[garden("2vplo")]);
    let mut game = scene.pile(&[garden("3vplo"), garden("4vplo")]).table();
    assert_eq!(refused(&game, Action::EndTurn), Refusal::NothingLaid);
    assert_eq!(Refusal::NothingLaid.rule(), "R6");
    let events = play(&mut game, plant("c3", "2vplo"));
    let laid = Event::Planted { seat: Seat(0), at: space("c3"), planted: planted("2vplo") };
    assert_eq!(events, [laid]);
    assert_eq!((game.hand(Seat(0)).count(), game.pile_count(), game.phase()), (0, 2, Phase::End));
    assert_eq!(listed(&game), [Action::EndTurn]);
    assert_eq!(refused(&game, plant("d3", "3vplo")), Refusal::TurnIsDone);
    assert_eq!(Refusal::TurnIsDone.rule(), "R6");
    let events = play(&mut game, Action::EndTurn);
    let seat = Seat(0);
    assert_eq!(events, [Event::TurnEnded { seat }, Event::Drew { seat, left: 1 }]);
    assert!(game.hand(Seat(0)).iter().eq([garden("3vplo")]));
    assert_eq!((game.turn(), game.phase()), (Turn::Of(Seat(1)), Phase::Plant));
}

#[test]
fn r6_only_a_garden_of_the_hand_is_laid() {
    let game = scene(&Options::new(3))
        .hand(Seat(0), &[garden("2vplo")])
        .hand(Seat(1), &[garden("3vplo")])
        .table();
    for word in ["3vplo", "2vpol", "1vplo"] {
        let refusal = refused(&game, plant("c3", word));
        assert_eq!((refusal, refusal.rule()), (Refusal::NotInHand(garden(word)), "R6"));
    }
}

#[test]
fn r6_a_garden_is_turned_to_any_of_four_positions() {
    let game = scene(&Options::new(3)).hand(Seat(0), &[garden("2vplo")]).table();
    let positions = ["2vplo", "2ovpl", "2lovp", "2plov"];
    for (word, rotation) in positions.into_iter().zip(Rotation::ALL) {
        assert_eq!(garden("2vplo").turned(rotation), planted(word), "clockwise");
        let mut game = game.clone();
        play(&mut game, plant("c3", word));
        let lies = game.board().garden(space("c3")).unwrap();
        assert_eq!(lies, planted(word));
        let trees: String =
            Diagonal::ALL.map(|diagonal| lies.towards(diagonal).letter()).into_iter().collect();
        assert_eq!(trees, word[1..]);
    }
    assert_eq!(Rotation::NONE.left().right(), Rotation::NONE);
    assert_eq!(Rotation::NONE.right().quarters(), 1);
    assert_eq!(Rotation::NONE.left().quarters(), 3);
}

#[test]
fn r6_a_taken_space_is_refused() {
    let game = drawn(scene(&Options::new(3)), "c3", "1vplo 2vplo")
        .hand(Seat(0), &[garden("3vplo")])
        .table();
    let refusal = refused(&game, plant("d3", "3vplo"));
    let at = space("d3");
    assert_eq!((refusal, refusal.rule()), (Refusal::Misfit { at, misfit: Misfit::Taken }, "R6"));
}

#[test]
fn r6_play_goes_on_with_an_empty_pile_and_all_have_equally_many_turns() {
    for options in support::arrange_gardens::option_sets() {
        let mut game = started(&options).unwrap();
        let mut turns = vec![0; usize::from(options.seats)];
        let mut left = Vec::new();
        while let Turn::Of(seat) = game.turn() {
            turns[seat.index()] += 1;
            left.push(game.turns_left(seat));
            let first = listed(&game)[0];
            play(&mut game, first);
            let all: u32 = Seat::all(options.seats).map(|seat| game.turns_left(seat)).sum();
            assert_eq!(all, 36 - game.board().taken().count());
            play(&mut game, Action::EndTurn);
        }
        let each = 36 / usize::from(options.seats);
        assert_eq!(turns, vec![each; usize::from(options.seats)]);
        let expected: Vec<u32> = (0..36)
            .map(|turn| 36 / u32::from(options.seats) - turn / u32::from(options.seats))
            .collect();
        assert_eq!(left, expected);
        assert_eq!(game.pile_count(), 0);
    }
}

#[test]
fn r6_until_the_turn_is_ended_nothing_new_was_seen() {
    let mut playing: Match<Gardens> = Match::start(Options::new(2), Chance::Seed(Seed(8))).unwrap();
    let first = listed(playing.game())[0];
    playing.play(first).unwrap();
    assert_eq!(playing.undoable_unseen(), 1);
    playing.play(Action::EndTurn).unwrap();
    assert_eq!(playing.undoable_unseen(), 0);
    let second = listed(playing.game())[0];
    playing.play(second).unwrap();
    assert_eq!(playing.undoable_unseen(), 1);
}

#[test]
fn r7_the_first_garden_lies_on_the_inner_sixteen() {
    let game = scene(&Options::new(4)).hand(Seat(0), &[garden("2vplo")]).table();
    assert_eq!(listed(&game).len(), 16 * 4);
    for at in Space::all() {
        let is_inner = (1..=4).contains(&at.row()) && (1..=4).contains(&at.column());
        let action = Action::Plant { at, planted: planted("2vplo") };
        if is_inner {
            play(&mut game.clone(), action);
        } else {
            let refusal = refused(&game, action);
            let misfit = Misfit::OnTheEdge;
            assert_eq!((refusal, refusal.rule()), (Refusal::Misfit { at, misfit }, "R7"));
        }
    }
}

#[test]
fn r7_from_the_second_garden_on_the_edge_is_free() {
    let scene = drawn(scene(&Options::new(4)), "b2", "2vplo").hand(Seat(0), &[garden("3vplo")]);
    for word in ["b1", "a2"] {
        play(&mut scene.clone().table(), plant(word, "3vplo"));
    }
    let scene = drawn(scene, "b1", "4vplo");
    play(&mut scene.table(), plant("a1", "3vplo"));
}

#[test]
fn r8_every_further_garden_lies_next_to_one() {
    let game = drawn(scene(&Options::new(4)), "c3", "2vplo 4vplo")
        .hand(Seat(0), &[garden("3vplo")])
        .table();
    let legal = ["c2", "d2", "b3", "e3", "c4", "d4"];
    assert_eq!(listed(&game).len(), legal.len() * 4);
    for at in Space::all() {
        let action = Action::Plant { at, planted: planted("3ovpl") };
        if legal.map(space).contains(&at) {
            play(&mut game.clone(), action);
        } else if !["c3", "d3"].map(space).contains(&at) {
            // Diagonally across, and everything farther away.
            let refusal = refused(&game, action);
            let misfit = Misfit::Alone;
            assert_eq!((refusal, refusal.rule()), (Refusal::Misfit { at, misfit }, "R8"));
        }
    }
}

#[test]
fn r8_the_end_of_a_row_is_not_next_to_the_start_of_another() {
    let game = drawn(scene(&Options::new(4)), "f3", "2vplo").table();
    let places: Vec<Space> = game.board().places().iter().collect();
    assert_eq!(places, ["f2", "e3", "f4"].map(space));
    let game = drawn(scene(&Options::new(4)), "a3", "2vplo").table();
    let places: Vec<Space> = game.board().places().iter().collect();
    assert_eq!(places, ["a2", "b3", "a4"].map(space));
}

#[test]
fn r9_four_gardens_complete_a_building_two_on_the_edge_one_in_a_corner() {
    let last = |drawing: &str, corner: &str, at: &str| {
        let scene = drawn(scene(&Options::new(4)), corner, drawing);
        let mut game = scene.hand(Seat(0), &[garden("3vplo")]).table();
        let before: Vec<Site> = game.board().finished().collect();
        let events = play(&mut game, plant(at, "3vplo"));
        let told: Vec<Site> = scores(&events).iter().map(|score| score.site).collect();
        let after: Vec<Site> = game.board().finished().collect();
        assert!(after.iter().all(|site| before.contains(site) != told.contains(site)));
        told
    };
    assert_eq!(last("1vplo 2vplo\n4vplo .", "c3", "d4"), [site(3, 3)]);
    assert_eq!(last(". 2vplo\n4vplo .", "c3", "d4"), [], "one is missing");
    assert_eq!(last("1vplo .", "c1", "d1"), [site(0, 3)], "the upper edge");
    assert_eq!(last("1vplo\n.", "a3", "a4"), [site(3, 0)], "the left edge");
    assert_eq!(last("1vplo .", "e6", "f6"), [site(6, 5), site(6, 6)], "edge and corner");
    assert_eq!(last("1vplo\n.", "a5", "a6"), [site(5, 0), site(6, 0)], "edge and corner");
}

#[test]
fn r9_one_garden_may_complete_several_buildings_at_once() {
    let around = "1vplo 2vplo 3vplo
                  4vplo .     5vplo
                  1vpol 2vpol 3vpol";
    let mut game =
        drawn(scene(&Options::new(4)), "c3", around).hand(Seat(0), &[garden("6vplo")]).table();
    let events = play(&mut game, plant("d4", "6vplo"));
    let told: Vec<Site> = scores(&events).iter().map(|score| score.site).collect();
    assert_eq!(told, [site(3, 3), site(3, 4), site(4, 3), site(4, 4)], "row by row");
    let gained: u32 = scores(&events).iter().map(|score| u32::from(score.award.points())).sum();
    assert!(gained > 0);
    assert_eq!(Seat::all(4).map(|seat| game.points(seat)).sum::<u32>(), gained);
    assert!(matches!(events[0], Event::Planted { .. }), "{events:?}");
}

#[test]
fn r17_a_refused_garden_names_the_rule_and_changes_nothing() {
    let held = [garden("3vplo")];
    let empty = scene(&Options::new(4)).hand(Seat(0), &held).table();
    let begun = drawn(scene(&Options::new(4)), "c3", "2vplo").hand(Seat(0), &held).table();
    // `refused` sees to it that nothing changes and nothing is told.
    for (game, at, rule) in [(&begun, "c3", "R6"), (&empty, "a3", "R7"), (&begun, "d4", "R8")] {
        assert_eq!(refused(game, plant(at, "3vplo")).rule(), rule);
        assert_eq!(game.board().misfit(space(at)).map(Misfit::rule), Some(rule));
    }
    assert_eq!(begun.board().misfit(space("c4")), None);
}

fn plant(at: &str, word: &str) -> Action {
    Action::Plant { at: space(at), planted: planted(word) }
}

fn started(options: &Options) -> Result<Gardens, Refusal> {
    Gardens::start(options, &Chance::Seed(Seed(3)), &mut |_| ())
}

fn stacked(options: &Options, order: &Order) -> Result<Gardens, Refusal> {
    Gardens::start(options, &Chance::Stacked(order.clone()), &mut |_| ())
}
