//! Walls and moats: W1 to W5.

use super::building::wide_city;
use cities::{
    Action, Cell, City, Edge, Event, Kind, Line, LineScore, Options, Scene, Scoring, Set, Side,
};
use engine::{Game, Seat};
use std::collections::BTreeSet;
use support::arrange::{RING, RING_LEGEND, at, card, city, play};

const WALLS: Line = Line::Border(Set::Alhambra);
const MOATS: Line = Line::Border(Set::Granada);

#[test]
fn w1_the_longest_of_several_borders_counts() {
    let row = city(
        Set::Alhambra,
        "a S b c d",
        &[('a', "pavilion 6"), ('b', "tower 11 N"), ('c', "garden 10 N"), ('d', "tower 12")],
    );
    assert_eq!(row.longest(WALLS), 2);
    let top = [edge(1, 0, Side::North), edge(2, 0, Side::North)];
    assert_eq!(edges(&row, WALLS), BTreeSet::from(top));
    assert_eq!((row.longest(MOATS), row.longest(Line::Seam)), (0, 0));
}

#[test]
fn w1_each_edge_is_worth_a_point() {
    let long = city(Set::Alhambra, "S b c", &[('b', "tower 11 N"), ('c', "tower 9 NE")]);
    let short = city(Set::Alhambra, "S a", &[('a', "pavilion 7")]);
    let scene = Scene::new(&Options::new(Kind::Alhambra, 3)).unwrap();
    let scene = scene.city(Seat(0), long).city(Seat(2), short);
    let open = [None, Some(card("d9")), Some(card("d9")), Some(card("r9"))];
    let mut game = scene.open(open).deck(&[card("A"), card("f9")]).turn_is_done().table();
    let events = play(&mut game, Action::EndTurn);
    let score = |seat: u8, length: u16| LineScore { seat: Seat(seat), length, points: length };
    let lengths = vec![score(0, 3), score(1, 0), score(2, 1)];
    assert!(events.contains(&Event::LinesScored { scoring: Scoring::A, line: WALLS, lengths }));
    // Two towers alone bring 6, the only pavilion 1 (A3).
    assert_eq!([0, 1, 2].map(|seat| game.points(Seat(seat))), [9, 0, 2]);
}

#[test]
fn w1_a_city_that_is_stored_turned_has_the_same_borders() {
    let wide = wide_city();
    let lengths = [WALLS, MOATS, Line::Seam].map(|line| wide.longest(line));
    assert_eq!(lengths, [4, 4, 1]);
    let walls = edges(&wide, WALLS);
    let above: BTreeSet<Edge> = (-4..0).map(|x| edge(x, 0, Side::North)).collect();
    let below: BTreeSet<Edge> = (-8..-4).map(|x| edge(x, 1, Side::North)).collect();
    assert!(walls == above || walls == below, "{walls:?}");
    assert_eq!(edges(&wide, Line::Seam), BTreeSet::from([edge(2, 0, Side::West)]));
}

#[test]
fn w2_borders_back_to_back_are_worth_nothing() {
    let block = city(
        Set::Alhambra,
        "a b
         S c",
        &[('a', "pavilion 7"), ('b', "seraglio 7"), ('c', "tower 12")],
    );
    assert_eq!(block.longest(WALLS), 0);
    assert_eq!(block.longest_edges(WALLS), []);
    let open = city(Set::Alhambra, "S a", &[('a', "pavilion 7")]);
    assert_eq!(open.longest(WALLS), 1, "the same wall towards empty ground");
}

#[test]
fn w2_in_the_combination_wall_and_moat_are_both_outer() {
    let both = city(Set::Alhambra, "S a G", &[('a', "pavilion 7"), ('G', "park 4")]);
    let between = BTreeSet::from([edge(2, 0, Side::West)]);
    for line in [WALLS, MOATS, Line::Seam] {
        assert_eq!(edges(&both, line), between, "{line:?}");
    }
}

#[test]
fn w2_two_walls_back_to_back_are_no_border_at_all() {
    let above = [('A', "tower 11 S"), ('C', "garden 10 -"), ('B', "pavilion 6")];
    let beside = [('C', "garden 10 -"), ('A', "pavilion 7"), ('B', "seraglio 7")];
    for (drawing, legend) in [("S A\nC B", above), ("S C\nA B", beside)] {
        let walls = city(Set::Alhambra, drawing, &legend);
        assert_eq!(walls.longest(Line::Border(Set::Alhambra)), 0, "{drawing}");
        assert_eq!(walls.longest_edges(Line::Border(Set::Alhambra)), [], "{drawing}");
    }
}

#[test]
fn w3_a_border_goes_on_straight_ahead() {
    let row = city(
        Set::Alhambra,
        "S a b c",
        &[('a', "pavilion 6"), ('b', "tower 11 N"), ('c', "garden 10 N")],
    );
    assert_eq!(row.longest(WALLS), 3);
    let gap = city(
        Set::Alhambra,
        "S a b c",
        &[('a', "pavilion 6"), ('b', "tower 12"), ('c', "garden 10 N")],
    );
    assert_eq!(gap.longest(WALLS), 1);
    let across = city(Set::Alhambra, "S a b", &[('a', "pavilion 6"), ('b', "tower 11 S")]);
    assert_eq!(across.longest(WALLS), 1, "north and south have no corner in common");
}

#[test]
fn w3_a_border_goes_round_the_corner_of_a_tile() {
    let corner = city(Set::Alhambra, "S a", &[('a', "tower 9 NE")]);
    assert_eq!(corner.longest(WALLS), 2);
    let cape = city(Set::Alhambra, "S a", &[('a', "tower 8")]);
    assert_eq!(cape.longest(WALLS), 3);
}

#[test]
fn w3_a_border_goes_through_an_inner_corner() {
    let inner = city(
        Set::Alhambra,
        "S a
         b .",
        &[('a', "seraglio 8"), ('b', "garden 9")],
    );
    assert_eq!(inner.longest(WALLS), 2);
    let both = [edge(1, 1, Side::North), edge(1, 1, Side::West)];
    assert_eq!(edges(&inner, WALLS), BTreeSet::from(both));
}

#[test]
fn w3_back_to_back_borders_do_not_interrupt() {
    let joint = city(
        Set::Alhambra,
        "a b
         S c",
        &[('a', "tower 9 NE"), ('b', "arcades 5"), ('c', "tower 12")],
    );
    assert_eq!(joint.longest(WALLS), 2, "the upper edges; the two between them do not count");
    let top = [edge(0, -1, Side::North), edge(1, -1, Side::North)];
    assert_eq!(edges(&joint, WALLS), BTreeSet::from(top));
}

#[test]
fn w4_a_ring_of_walls_scores_all_its_edges() {
    let cross = city(
        Set::Alhambra,
        ". n .
         w S e
         . s .",
        &[('n', "pavilion 2"), ('w', "chambers 5"), ('e', "tower 8"), ('s', "garden 6")],
    );
    assert_eq!(cross.longest(WALLS), 12);
    assert_eq!(edges(&cross, WALLS).len(), 12, "each of them once");
    assert_eq!(cross.longest_edges(WALLS).len(), 12);
}

#[test]
fn w4_a_ring_of_moats_scores_all_its_edges() {
    let cross = city(
        Set::Granada,
        ". n .
         w S e
         . s .",
        &[('n', "park 2"), ('w', "hospital 6"), ('e', "market 2"), ('s', "arena 2")],
    );
    assert_eq!(cross.longest(MOATS), 12);
    assert_eq!(cross.longest(WALLS), 0);
}

#[test]
fn w4_a_ring_that_lacks_an_edge_is_a_line() {
    let cross = city(
        Set::Alhambra,
        ". n .
         w S e
         . s .",
        &[('n', "pavilion 5"), ('w', "chambers 5"), ('e', "tower 8"), ('s', "garden 6")],
    );
    assert_eq!(cross.longest(WALLS), 11);
}

#[test]
fn w5_the_longest_trail_goes_round_and_on_through_a_pinched_corner() {
    let pinched = pinched("pavilion 4", "pavilion 2");
    assert_eq!(pinched.longest(WALLS), 9, "an edge, the ring of six, and two more");
    assert_eq!(pinched.longest_edges(WALLS).len(), 9);
    let outer = [edge(2, -3, Side::West), edge(2, -2, Side::North), edge(3, -2, Side::West)];
    let inner = [
        edge(1, -2, Side::North),
        edge(1, -2, Side::West),
        edge(1, -1, Side::West),
        edge(1, 0, Side::North),
        edge(2, -1, Side::West),
        edge(2, -2, Side::West),
    ];
    assert_eq!(edges(&pinched, WALLS), outer.into_iter().chain(inner).collect());
    assert_eq!((pinched.longest(MOATS), pinched.longest(Line::Seam)), (6, 6));
}

#[test]
fn w5_with_three_borders_in_a_corner_the_ring_and_the_arm_count() {
    let upper = pinched("pavilion 4", "chambers 9 W");
    assert_eq!(upper.longest(WALLS), 7, "the ring and the edge above it");
    let lower = pinched("seraglio 8", "pavilion 2");
    assert_eq!(lower.longest(WALLS), 8, "the ring and the two edges beside it");
    let neither = pinched("seraglio 8", "chambers 9 W");
    assert_eq!(neither.longest(WALLS), 6, "the ring alone");
}

fn edge(x: i8, y: i8, side: Side) -> Edge {
    Edge { cell: Cell { x, y }, side }
}

fn edges(city: &City, line: Line) -> BTreeSet<Edge> {
    city.longest_edges(line).into_iter().collect()
}

/// A Granada of two tiles with an Alhambra all round it, but for the upper right corner, where the
/// tile above Granada and the one beside it meet.
fn pinched(above: &str, beside: &str) -> City {
    let legend = RING_LEGEND.map(|(letter, name)| match letter {
        'b' => (letter, above),
        'd' => (letter, beside),
        _ => (letter, name),
    });
    let pinched = city(Set::Alhambra, RING, &legend);
    assert_eq!(pinched.founded_at(), Some(at(1, -2)));
    pinched
}
