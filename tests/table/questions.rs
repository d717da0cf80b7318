//! Questions that the page asks of the rules.

use cities::{Action, Bureau, Currency, Event};
use cities::{
    Building, Cities, Effect, Kind, Line, Misfit, Options, Scene, Scoring, Set, Side, Who,
};
use engine::{Game, Seat};
use support::arrange::{at, card, city, face, money, play};

fn granada(seats: u8) -> Scene {
    Scene::new(&Options::new(Kind::Granada, seats)).unwrap()
}

fn alhambra(seats: u8) -> Scene {
    Scene::new(&Options::new(Kind::Alhambra, seats)).unwrap()
}

/// The place at a cell among all places next to the city.
fn verdict(game: &Cities, tile: &str, x: i8, y: i8) -> Result<Effect, Vec<Misfit>> {
    let spots = game.spots(Seat(0), face(tile));
    spots.into_iter().find(|spot| spot.at == at(x, y)).expect("a place next to the city").verdict
}

#[test]
fn a_legal_place_says_what_changes() {
    let mine = city(Set::Granada, "S A", &[('A', "market 8")]);
    let other = city(Set::Granada, "S A", &[('A', "school 10")]);
    let game = granada(3).city(Seat(0), mine).city(Seat(1), other).table();
    // School 6 has moats in the north and east.
    let effect = verdict(&game, "school 6", 2, 0).unwrap();
    assert_eq!((effect.border, effect.count, effect.rank), ((0, 2), (0, 1), (0, 2)));
    // The dearer school comes first (G8).
    let effect = verdict(&game, "school 12", 0, -1).unwrap();
    assert_eq!((effect.border, effect.count, effect.rank), ((0, 0), (0, 1), (0, 1)));
}

#[test]
fn every_place_next_to_the_city_is_judged() {
    let mine = city(Set::Granada, "S A", &[('A', "market 8")]);
    let game = granada(3).city(Seat(0), mine).table();
    let spots = game.spots(Seat(0), face("school 6"));
    let cells: Vec<(i8, i8)> = spots.iter().map(|spot| (spot.at.x, spot.at.y)).collect();
    assert_eq!(cells, [(-1, 0), (0, -1), (0, 1), (1, -1), (1, 1), (2, 0)]);
    for spot in &spots {
        let is_legal = game.city(Seat(0)).fits(face("school 6"), spot.at);
        assert_eq!(spot.verdict.is_ok(), is_legal);
        if let Err(misfits) = &spot.verdict {
            assert!(!misfits.is_empty());
        }
    }
    // A moat in the east against the start tile, which has none.
    assert!(
        verdict(&game, "school 6", -1, 0)
            .unwrap_err()
            .contains(&Misfit::EdgeDiffers { side: Side::East })
    );
}

#[test]
fn the_best_payment_is_exact_then_loses_least_then_has_fewest_cards() {
    let game = granada(3)
        .yard(Currency::Denar, Set::Granada, Some(face("park 8")))
        .money(Seat(0), money("d1 d3 d5 d8 d9 r8"))
        .table();
    let best: Vec<_> =
        game.best_payments(face("park 8")).into_iter().map(|pay| pay.money).collect();
    assert_eq!(best, [money("d8"), money("d3 d5"), money("d9")]);
    assert_eq!(game.best_payments(face("park 9")), [], "a tile that is not in the yard");
}

#[test]
fn a_bureau_is_named_only_where_it_is_needed() {
    let options = Options { bureaus: true, ..Options::new(Kind::Alhambra, 3) };
    let denar_ducat = Bureau::ALL[1];
    assert_eq!(denar_ducat.currencies(), (Currency::Denar, Currency::Ducat));
    let game = Scene::new(&options)
        .unwrap()
        .yard(Currency::Denar, Set::Alhambra, Some(face("pavilion 7")))
        .money(Seat(0), money("d3 d9 c4 f4"))
        .bureaus(Seat(0), &[denar_ducat])
        .table();
    let best = game.best_payments(face("pavilion 7"));
    let shown: Vec<_> = best.iter().map(|pay| (pay.money, pay.bureau)).collect();
    assert_eq!(shown, [(money("d3 c4"), Some(denar_ducat)), (money("d9"), None)]);
}

#[test]
fn turning_fees_are_listed_best_first() {
    let game = granada(3).money(Seat(0), money("d2 d2 r3 f9 c1")).table();
    let fees: Vec<_> = game.best_turning_fees().into_iter().map(|pay| pay.money).collect();
    assert_eq!(fees, [money("r3"), money("d2 d2"), money("f9")]);
}

#[test]
fn the_standing_has_ranks_and_points_of_the_scoring_asked_for() {
    let game = granada(3)
        .city(Seat(0), city(Set::Granada, "S A B", &[('A', "school 12"), ('B', "school 4")]))
        .city(Seat(1), city(Set::Granada, "S A B", &[('A', "school 13"), ('B', "school 2")]))
        .city(Seat(2), city(Set::Granada, "S A", &[('A', "school 10")]))
        .table();
    let standing = |scoring| {
        let ranks = game.standing(scoring, Building::School);
        ranks.iter().map(|rank| (rank.who, rank.count, rank.place, rank.points)).collect::<Vec<_>>()
    };
    let seat = |number| Who::Seat(Seat(number));
    assert_eq!(game.number_of(Building::School), 5);
    assert_eq!(standing(Scoring::A), [(seat(1), 2, 1, 5), (seat(0), 2, 2, 0), (seat(2), 1, 3, 0)]);
    assert_eq!(
        standing(Scoring::C),
        [(seat(1), 2, 1, 15), (seat(0), 2, 2, 10), (seat(2), 1, 3, 5)]
    );
    assert_eq!(game.standing(Scoring::A, Building::Arena), []);
    let projected = game.projected(Scoring::C);
    let moats = |number| {
        let length = game.city(Seat(number)).longest(Line::Border(Set::Granada));
        u16::try_from(length).unwrap()
    };
    assert_eq!(
        projected,
        [(seat(0), 10 + moats(0)), (seat(1), 15 + moats(1)), (seat(2), 5 + moats(2))]
    );
    assert_eq!(game.points(Seat(0)), 0, "asking changes nothing");
}

#[test]
fn the_longest_border_names_its_edges() {
    // Pavilion 2 has walls in the north, east and west; it stands north of the start tile.
    let walls = city(Set::Alhambra, "A\nS", &[('A', "pavilion 2")]);
    let edges = walls.longest_edges(Line::Border(Set::Alhambra));
    assert_eq!(edges.len(), 3);
    assert_eq!(walls.longest(Line::Border(Set::Alhambra)), 3);
    let named: Vec<_> = edges.iter().map(|edge| (edge.cell, edge.side)).collect();
    for edge in [(at(0, -1), Side::North), (at(0, -1), Side::West), (at(1, -1), Side::West)] {
        assert!(named.contains(&edge), "{named:?}");
    }
}

#[test]
fn removals_and_swaps_come_with_reasons() {
    let mine = city(Set::Granada, "S A B", &[('A', "market 8"), ('B', "school 12")]);
    let game = granada(3).city(Seat(0), mine).reserve(Seat(0), &[face("park 4")]).table();
    let removals = game.removals(Seat(0));
    assert_eq!(removals[0], (at(1, 0), vec![Misfit::CutOff { tiles: vec![at(2, 0)] }]));
    assert_eq!(removals[1], (at(2, 0), vec![]));
    // Park 4 has a moat in the west, where both places have an open neighbour.
    let swaps = game.swaps(Seat(0), face("park 4"));
    let reasons = |tiles: &[_]| {
        vec![Misfit::EdgeDiffers { side: Side::West }, Misfit::CutOff { tiles: tiles.to_vec() }]
    };
    assert_eq!(swaps[0], (at(1, 0), reasons(&[at(1, 0), at(2, 0)])));
    assert_eq!(swaps[1], (at(2, 0), reasons(&[at(2, 0)])));
}

#[test]
fn the_next_scoring_card_lies_in_its_pile() {
    let game = Cities::start(
        &Options::new(Kind::Granada, 4),
        &engine::Chance::Seed(engine::Seed(5)),
        &mut |_| (),
    )
    .unwrap();
    let (scoring, from, to) = game.next_scoring_range().unwrap();
    let first_pile = (game.deck_count() - 2).div_ceil(5);
    assert_eq!((scoring, from, to), (Scoring::A, first_pile + 1, 2 * first_pile + 1));
}

#[test]
fn a_scoring_and_the_last_tiles_are_told_point_by_point() {
    let mut game = alhambra(3)
        .city(Seat(0), city(Set::Alhambra, "A\nS", &[('A', "pavilion 2")]))
        .money(Seat(0), money("d1"))
        .money(Seat(1), money("d9 r1"))
        .money(Seat(2), money("r1"))
        .deck(&[card("A"), card("d2"), card("d3"), card("d4"), card("d5"), card("d6")])
        .open([None, Some(card("d1")), None, None])
        .bag(Set::Alhambra, &[])
        .yard(Currency::Denar, Set::Alhambra, Some(face("tower 13")))
        .yard(Currency::Dirham, Set::Alhambra, Some(face("tower 7")))
        .yard(Currency::Ducat, Set::Alhambra, None)
        .yard(Currency::Florin, Set::Alhambra, Some(face("tower 8")))
        .turn_is_done()
        .table();
    let events = play(&mut game, Action::EndTurn);
    let pavilion = events.iter().find_map(|event| match event {
        Event::BuildingScored { building: Building::Pavilion, ranks, .. } => Some(ranks.clone()),
        _ => None,
    });
    let ranks = pavilion.unwrap();
    assert_eq!((ranks.len(), ranks[0].who, ranks[0].points), (1, Who::Seat(Seat(0)), 1));
    assert_eq!(game.points(Seat(0)), 1 + 3);
    let totals = |a, b, c| vec![(Seat(0), a), (Seat(1), b), (Seat(2), c)];
    let told = [(Currency::Denar, totals(1, 9, 0), Some(Seat(1)))];
    assert_eq!(last_tiles(&events), told, "the receiver builds first");
    let later = play(&mut game, Action::Store { tile: face("tower 13") });
    let told: Vec<_> = last_tiles(&later).into_iter().map(|(space, _, to)| (space, to)).collect();
    assert_eq!(told, [(Currency::Dirham, None), (Currency::Florin, None)], "ties leave the tile");
    assert!(later.contains(&Event::Ended));
}

/// A tile that is left: its space, everybody's sums, and who gets it.
type LastTile = (Currency, Vec<(Seat, u32)>, Option<Seat>);

fn last_tiles(events: &[Event]) -> Vec<LastTile> {
    let told = |event: &Event| match event {
        Event::LastTile(tile) => Some((tile.space, tile.totals.clone(), tile.to)),
        _ => None,
    };
    events.iter().filter_map(told).collect()
}
