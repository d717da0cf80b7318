//! Questions that the page asks of the Gardens.

use engine::{Game, Seat};
use gardens::{Award, Building, Misfit, Options, Rotation, Spaces, Tree};
use support::arrange::play;
use support::arrange_gardens::{drawn, garden, planted, scene, scores, site, space, surround};

/// The upper left of the board, with a hole at b2: what lies there completes four buildings, one of
/// them on its own.
const HOLE: &str = "1vplo 2vplo 3vplo
                    4vplo .     5vplo
                    1vpol 2vpol 3vpol";

#[test]
fn every_empty_space_is_judged() {
    let game = drawn(scene(&Options::new(4)), "a1", "2vplo 3vplo").table();
    let spots = game.spots(garden("4vplo"));
    assert_eq!(spots.len(), 34);
    for spot in &spots {
        let is_legal = ["c1", "a2", "b2"].map(space).contains(&spot.at);
        assert_eq!(spot.verdict.as_ref().err(), (!is_legal).then_some(&Misfit::Alone));
    }
    let fresh = scene(&Options::new(4)).table();
    let edges: Vec<_> = fresh
        .spots(garden("4vplo"))
        .into_iter()
        .filter(|spot| spot.verdict == Err(Misfit::OnTheEdge))
        .collect();
    assert_eq!(edges.len(), 20);
    assert!(edges.iter().all(|spot| !Spaces::INNER.has(spot.at)));
}

#[test]
fn a_preview_says_what_each_position_completes() {
    let scene = drawn(scene(&Options::new(4)), "a1", HOLE);
    let game = scene.hand(Seat(0), &[garden("6vplo")]).table();
    let spots = game.spots(garden("6vplo"));
    let previews =
        spots.iter().find(|spot| spot.at == space("b2")).unwrap().verdict.clone().unwrap();
    for (preview, rotation) in previews.iter().zip(Rotation::ALL) {
        assert_eq!(preview.planted, garden("6vplo").turned(rotation));
        let sites: Vec<_> = preview.scores.iter().map(|score| score.site).collect();
        assert_eq!(sites, [site(1, 1), site(1, 2), site(2, 1), site(2, 2)]);
        // It is what happens.
        let mut played = game.clone();
        let action = gardens::Action::Plant { at: space("b2"), planted: preview.planted };
        assert_eq!(scores(&play(&mut played, action)), preview.scores);
        for seat in Seat::all(4) {
            assert_eq!(preview.points(seat), played.points(seat), "{seat:?}");
        }
    }
    assert_eq!(game.preview(space("f6"), planted("6vplo")), Err(Misfit::Alone));
    assert_eq!(game.preview(space("a1"), planted("6vplo")), Err(Misfit::Taken));
}

#[test]
fn a_preview_explains_a_tie() {
    let (game, last) = surround(
        &Options::new(4),
        Building::Arcades,
        "5o 1p
         5v 3p",
    );
    let gardens::Action::Plant { at, planted } = last else { panic!("a garden is to be laid") };
    let preview = game.preview(at, planted).unwrap();
    let [score] = preview.scores[..] else { panic!("{preview:?}") };
    assert_eq!((score.site, score.building), (site(3, 3), Building::Arcades));
    assert_eq!(score.counts.numbers(), [5, 4, 0, 5]);
    assert!(score.dropped_out().iter().eq([Tree::Lavender, Tree::Orange]));
    assert!(score.counts.present().iter().eq([Tree::Lavender, Tree::Palm, Tree::Orange]));
    assert_eq!(score.award, Award::Won { tree: Tree::Palm, seat: Seat(1), points: 9 });
    assert_eq!(preview.points(Seat(1)), 9);
    assert_eq!(game.points(Seat(1)), 0, "asking changes nothing");
}

#[test]
fn the_standing_scores_what_has_begun_as_it_is() {
    let scene = drawn(scene(&Options::new(3)), "c3", "5vplo").points(Tree::Palm, 10);
    let values = [((2, 2), Building::Tower), ((2, 3), Building::Arcades)];
    let values =
        values.into_iter().chain([((3, 3), Building::Pavilion), ((3, 2), Building::Tower)]);
    let game = values
        .fold(scene, |scene, ((row, column), one)| scene.building(site(row, column), one))
        .table();
    let standing = game.standing();
    let sites: Vec<_> = standing.iter().map(|score| score.site).collect();
    assert_eq!(sites, [site(2, 2), site(2, 3), site(3, 2), site(3, 3)]);
    let awards: Vec<_> = standing.iter().map(|score| score.award).collect();
    let won = |seat, tree, points| Award::Won { tree, seat: Seat(seat), points };
    let expected = [
        won(0, Tree::Lavender, 5),
        won(1, Tree::Palm, 3),
        Award::Lost { tree: Tree::Orange, points: 5 },
        won(2, Tree::Lemon, 1),
    ];
    assert_eq!(awards, expected);
    assert_eq!(game.projected(), [(Seat(0), 5), (Seat(1), 13), (Seat(2), 1)]);
    assert_eq!(game.result(site(2, 2)), None, "it is not finished");
}

#[test]
fn what_is_left_is_told_for_each_seat() {
    let options = Options { hand_of_three: true, ..Options::new(2) };
    let mut game = scene(&options).table();
    assert_eq!((game.pile_count(), game.unseen_by(Seat(0)).count()), (30, 33));
    assert_eq!([0, 1].map(|seat| game.turns_left(Seat(seat))), [18, 18]);
    let first = support::arrange::listed(&game)[0];
    play(&mut game, first);
    assert_eq!([0, 1].map(|seat| game.turns_left(Seat(seat))), [17, 18]);
    let gardens::Action::Plant { planted, .. } = first else { panic!("a garden was to be laid") };
    assert!(!game.unseen_by(Seat(1)).has(planted.garden()), "everybody has seen it now");
    assert_eq!((game.unseen_by(Seat(0)).count(), game.unseen_by(Seat(1)).count()), (33, 32));
}
