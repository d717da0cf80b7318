//! The Gardens, scoring and the end: R10 to R14.

use engine::{Game, Match, Seat, Turn};
use gardens::{Action, Award, Building, Counts, Event, Gardens, Options, Phase, Refusal, Score};
use gardens::{Site, Tree, Trees};
use std::collections::BTreeSet;
use support::arrange::{listed, play, random_match, refused};
use support::arrange_gardens::{drawn, garden, option_sets, planted, scene, scores, site, space};
use support::arrange_gardens::{surround, surrounded};

use Tree::{Lavender, Lemon, Orange, Palm};

#[test]
fn r10_the_most_trees_win() {
    let score = with_four(
        "5o 4p
         3l 2v",
    );
    assert_eq!(score.counts.numbers(), [2, 4, 3, 5], "lavender, palm, lemon, orange");
    assert_eq!(score.award.tree(), Some(Orange));
    assert_eq!((score.counts.tied(), score.dropped_out()), (Trees::NONE, Trees::NONE));
}

#[test]
fn r10_trees_of_several_gardens_are_added_up() {
    let score = with_four(
        "4v 2o
         3o 2v",
    );
    assert_eq!(score.counts.numbers(), [6, 0, 0, 5]);
    assert_eq!(score.award.tree(), Some(Lavender));
    assert_eq!(score.counts.tied(), of(&[Palm, Lemon]), "none at all is a number too");
    assert_eq!(score.dropped_out(), Trees::NONE, "a tie below the winner changes nothing");
}

#[test]
fn r10_types_that_tie_drop_out_and_the_next_wins() {
    let score = with_four(
        "5o 1p
         5v 3p",
    );
    assert_eq!(score.counts.numbers(), [5, 4, 0, 5]);
    assert_eq!(score.award.tree(), Some(Palm), "before lemon, who has none");
    assert_eq!(score.dropped_out(), of(&[Lavender, Orange]));
}

#[test]
fn r10_a_type_without_trees_wins_when_all_others_tie() {
    let score = with_four(
        "2o 2v
         1p 1p",
    );
    assert_eq!(score.counts.numbers(), [2, 2, 0, 2]);
    assert_eq!(score.award.tree(), Some(Lemon));
    assert_eq!(score.dropped_out(), of(&[Lavender, Palm, Orange]));
}

#[test]
fn r10_nobody_wins_when_no_number_is_unique() {
    let all_equal = "4o 4v
                     4p 4l";
    let two_pairs = "5o 3v
                     5p 3l";
    let a_pair_and_two_without = "1o 2o
                                  1p 2p";
    for drawing in [all_equal, two_pairs, a_pair_and_two_without] {
        let score = with_four(drawing);
        assert_eq!(score.award, Award::Nobody, "{drawing}");
        assert_eq!(score.award.tree(), None);
        assert_eq!(score.dropped_out(), of(&Tree::ALL));
    }
}

#[test]
fn r10_holds_for_all_numbers() {
    for numbers in (0..25_u32.pow(4)).step_by(7) {
        let number = |tree: u32| u8::try_from(numbers / 25_u32.pow(tree) % 25).unwrap();
        let counts = Counts::of([0, 1, 2, 3].map(number));
        let is_alone = |tree: &Tree| {
            (0..4).filter(|&other| number(other) == counts.of_tree(*tree)).count() == 1
        };
        let alone: Vec<Tree> = Tree::ALL.into_iter().filter(is_alone).collect();
        let best = alone.iter().copied().max_by_key(|&tree| counts.of_tree(tree));
        assert_eq!(counts.winner(), best, "{counts:?}");
        assert!(counts.alone().iter().eq(alone), "{counts:?}");
    }
}

#[test]
fn r11_points_are_the_value_times_the_types_around() {
    let four_types = "5o 4p
                      3l 2v";
    let (game, score) = surrounded(&Options::new(4), Building::Arcades, four_types);
    let won = Award::Won { tree: Orange, seat: Seat(3), points: 12 };
    assert_eq!((score.award, score.types(), game.points(Seat(3))), (won, 4, 12));
    // Orange and lavender tie, so palm wins with three types around.
    let three_types = "5o 1p
                       5v 3p";
    let (game, score) = surrounded(&Options::new(4), Building::Arcades, three_types);
    let won = Award::Won { tree: Palm, seat: Seat(1), points: 9 };
    assert_eq!((score.award, score.types(), game.points(Seat(1))), (won, 3, 9));
    // A type that wins without a tree does not grow there.
    let none = "2o 2v
                1p 1p";
    let (_, score) = surrounded(&Options::new(4), Building::Tower, none);
    assert_eq!((score.award.points(), score.types()), (15, 3));
    for (building, points) in Building::ALL.into_iter().zip([4, 8, 12, 16, 20]) {
        let (_, score) = surrounded(&Options::new(4), building, four_types);
        assert_eq!(score.award.points(), points);
    }
}

#[test]
fn r11_edges_and_corners_have_fewer_types() {
    let scene = drawn(scene(&Options::new(4)), "b1", "2vplo").hand(Seat(0), &[garden("3vplo")]);
    let scene = scene.building(site(0, 0), Building::Tower).building(site(0, 1), Building::Tower);
    let mut game = scene.table();
    // Towards the corner lavender, towards the edge palm, and lavender from the neighbour.
    let scores = scores(&play(&mut game, plant("a1", "3vplo")));
    let awards: Vec<Award> = scores.iter().map(|score| score.award).collect();
    let lavender = Award::Won { tree: Lavender, seat: Seat(0), points: 5 };
    let palm = Award::Won { tree: Palm, seat: Seat(1), points: 10 };
    assert_eq!(awards, [lavender, palm]);
    assert_eq!((game.points(Seat(0)), game.points(Seat(1))), (5, 10));
}

#[test]
fn r12_points_of_a_type_without_an_owner_are_lost() {
    let drawing = "5o 4p
                   3l 2v";
    for seats in [2, 3] {
        let (game, score) = surrounded(&Options::new(seats), Building::Arcades, drawing);
        assert_eq!(score.award, Award::Lost { tree: Orange, points: 12 });
        assert_eq!((score.award.points(), game.points_of(Orange)), (0, 0));
        assert!(Seat::all(seats).all(|seat| game.points(seat) == 0), "nobody gets them");
    }
}

#[test]
fn r12_a_type_without_an_owner_ties_and_counts_like_any_other() {
    // With two players lemon and orange are nobody's.
    let (game, score) = surrounded(
        &Options::new(2),
        Building::Chambers,
        "5o 3p
         5v 2l",
    );
    assert_eq!(score.dropped_out(), of(&[Lavender, Orange]), "orange ties lavender out");
    assert_eq!(score.award, Award::Won { tree: Palm, seat: Seat(1), points: 16 }, "four types");
    assert_eq!(game.points(Seat(1)), 16);
    let (_, score) = surrounded(
        &Options::new(2),
        Building::Chambers,
        "5o 3p
         5l 3v",
    );
    assert_eq!(score.award, Award::Nobody);
}

#[test]
fn r13_a_scored_building_is_finished_also_when_nobody_wins() {
    let middle = site(3, 3);
    for drawing in ["5o 4p\n3l 2v", "4o 4v\n4p 4l"] {
        let (mut game, last) = surround(&Options::new(4), Building::Tower, drawing);
        assert!(!game.board().is_finished(middle));
        assert_eq!(game.result(middle), None);
        let told = scores(&play(&mut game, last));
        assert!(game.board().is_finished(middle));
        assert_eq!(game.result(middle), told.first().copied());
        assert!(game.board().finished().eq([middle]));
    }
}

#[test]
fn r13_it_is_scored_once() {
    for (number, options) in (0..).zip(option_sets()) {
        let playing: Match<Gardens> = random_match(&options, number);
        let mut told = BTreeSet::new();
        for score in playing.events().flat_map(scores) {
            assert!(told.insert(score.site), "{:?} is scored twice", score.site);
            assert_eq!(playing.game().result(score.site), Some(score), "and stays as it is");
        }
        assert!(Site::all().eq(told), "every building is scored");
    }
}

#[test]
fn r14_the_game_ends_when_all_gardens_are_laid_and_all_buildings_scored() {
    let playing: Match<Gardens> = random_match(&Options::new(3), 5);
    let game = playing.game();
    assert_eq!((game.turn(), game.phase()), (Turn::Over, Phase::Over));
    assert!(game.board().is_full());
    assert_eq!(game.board().finished().count(), 49);
    assert_eq!((playing.actions().len(), listed(game).len()), (72, 0));
    let last: Vec<&Event> = playing.events().last().unwrap().iter().collect();
    assert_eq!(last, [&Event::TurnEnded { seat: Seat(2) }, &Event::Ended]);
    assert_eq!(refused(game, Action::EndTurn), Refusal::Over);
    assert_eq!(Refusal::Over.rule(), "R14");
    // The last garden lies, but its player may still take it back.
    let mut before = playing.clone();
    before.undo();
    assert_eq!((before.game().turn(), before.game().outcome()), (Turn::Of(Seat(2)), None));
    assert_eq!(before.undoable_unseen(), 1);
}

#[test]
fn r14_most_points_win_and_a_tie_shares_the_victory() {
    // Everything lies but the corner f6, with a building worth one point for lavender.
    let ended = |lavender: u16, palm: u16, lemon: u16| {
        let words: Vec<String> = gardens::Garden::all().map(String::from).collect();
        let rows: Vec<String> = words.chunks(6).map(|row| row.join(" ")).collect();
        let drawing = rows.join("\n").replace("6volp", ".");
        let scene = drawn(scene(&Options::new(3)), "a1", &drawing).turn(Seat(2));
        let scene = scene.hand(Seat(2), &[garden("6volp")]).pile(&[]);
        let scene = scene.building(site(6, 6), Building::Pavilion);
        let points = [(Lavender, lavender), (Palm, palm), (Lemon, lemon)];
        let scene = points.into_iter().fold(scene, |scene, (tree, n)| scene.points(tree, n));
        let mut game = scene.table();
        let before = Seat::all(3).map(|seat| game.points(seat)).collect::<Vec<_>>();
        let events = play(&mut game, plant("f6", "6olpv"));
        let mut expected: Vec<u32> = before;
        for score in scores(&events) {
            if let Award::Won { seat, points, .. } = score.award {
                expected[seat.index()] += u32::from(points);
            }
        }
        play(&mut game, Action::EndTurn);
        let outcome = game.outcome().unwrap();
        let points: Vec<u32> = Seat::all(3).map(|seat| game.points(seat)).collect();
        assert_eq!(points, expected);
        (points, outcome.winners().collect::<Vec<_>>())
    };
    let (gained, _) = ended(0, 0, 0);
    let short = |seat: usize| u16::try_from(90 - gained[seat]).unwrap();
    let (points, winners) = ended(short(0), short(1) + 1, short(2));
    assert_eq!((points, winners), (vec![90, 91, 90], vec![Seat(1)]));
    let (points, winners) = ended(short(0), short(1) - 1, short(2));
    assert_eq!((points, winners), (vec![90, 89, 90], vec![Seat(0), Seat(2)]));
    let (_, winners) = ended(short(0), short(1), short(2));
    assert_eq!(winners, [Seat(0), Seat(1), Seat(2)]);
}

/// Four gardens around a building, told when the fourth is laid.
fn with_four(drawing: &str) -> Score {
    surrounded(&Options::new(4), Building::Arcades, drawing).1
}

fn of(trees: &[Tree]) -> Trees {
    trees.iter().copied().collect()
}

fn plant(at: &str, word: &str) -> Action {
    Action::Plant { at: space(at), planted: planted(word) }
}
