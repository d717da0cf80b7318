//! The yard: Y1 to Y3.

use cities::{
    Action, Cities, Currency, Event, Face, Kind, Options, Order, Payment, Refusal, Scene, Set,
};
use engine::{Chance, Game, Seat, Seed};
use support::arrange::{face, money, play, refused};

#[test]
fn y1_each_space_takes_its_own_currency_alone() {
    let paid = ["d9 d4", "r9 r4", "c9 c4", "f9 f4"].map(money);
    let game = yard_of(["pavilion 6", "pavilion 7", "pavilion 8", "seraglio 9"])
        .money(Seat(0), money("d9 d4 r9 r4 c9 c4 f9 f4"))
        .table();
    let tiles: Vec<Face> = game.yard().map(|(_, tile)| tile).collect();
    for (space, &tile) in tiles.iter().enumerate() {
        for (currency, &pay) in paid.iter().enumerate() {
            let buy = Action::Buy { tile, pay: Payment { money: pay, bureau: None } };
            if space == currency {
                play(&mut game.clone(), buy);
            } else {
                assert_eq!(refused(&game, buy), Refusal::WrongCurrency);
            }
        }
    }
}

#[test]
fn y1_the_spaces_are_denar_dirham_ducat_florin() {
    use Currency::{Denar, Dirham, Ducat, Florin};
    let names = ["pavilion 6", "pavilion 7", "pavilion 8", "seraglio 9"];
    let spaces = [Denar, Dirham, Ducat, Florin];
    let expected: Vec<_> = spaces.into_iter().zip(names.map(face)).collect();
    assert_eq!(yard_of(names).table().yard().collect::<Vec<_>>(), expected);
    assert_eq!(Currency::ALL, spaces);
}

#[test]
fn y2_the_first_four_tiles_lie_on_one_to_four() {
    for (kind, seats) in [(Kind::Alhambra, 2), (Kind::Alhambra, 5), (Kind::Granada, 3)] {
        let options = Options::new(kind, seats);
        let order = Order::shuffled(&options, Seed(9)).0;
        let bag = if kind == Kind::Granada { &order.granada } else { &order.alhambra };
        let expected: Vec<_> = Currency::ALL.into_iter().zip(bag.iter().copied()).collect();
        let mut opened = Vec::new();
        let mut listen = |event| {
            if let Event::TileOpened { space, face } = event {
                opened.push((space, face));
            }
        };
        let game = Cities::start(&options, &Chance::Seed(Seed(9)), &mut listen).unwrap();
        assert_eq!(game.yard().collect::<Vec<_>>(), expected);
        assert_eq!(opened, expected);
    }
}

#[test]
fn y3_gaps_stay_until_the_turn_is_over_and_the_lowest_is_filled_first() {
    use Currency::{Denar, Dirham, Ducat, Florin};
    let mut game = yard_of(["pavilion 6", "pavilion 7", "pavilion 8", "seraglio 9"])
        .money(Seat(0), money("d6 c8"))
        .bag(Set::Alhambra, &["tower 12", "garden 9", "tower 13"].map(face))
        .table();
    let kept = [(Dirham, face("pavilion 7")), (Florin, face("seraglio 9"))];
    for (tile, pay) in [("pavilion 8", "c8"), ("pavilion 6", "d6")] {
        let pay = Payment { money: money(pay), bureau: None };
        let events = play(&mut game, Action::Buy { tile: face(tile), pay });
        assert_eq!(opened(&events), []);
    }
    assert_eq!(game.yard().collect::<Vec<_>>(), kept);
    let first = game.open_money().coins().next().unwrap();
    play(&mut game, Action::Take(std::iter::once(first).collect()));
    for tile in ["pavilion 8", "pavilion 6"] {
        play(&mut game, Action::Store { tile: face(tile) });
        assert_eq!(game.yard().collect::<Vec<_>>(), kept);
    }
    let events = play(&mut game, Action::EndTurn);
    assert_eq!(opened(&events), [(Denar, face("tower 12")), (Ducat, face("garden 9"))]);
    let full: Vec<_> = Currency::ALL
        .into_iter()
        .zip(["tower 12", "pavilion 7", "garden 9", "seraglio 9"].map(face))
        .collect();
    assert_eq!(game.yard().collect::<Vec<_>>(), full);
    assert_eq!(game.bag_count(Set::Alhambra), 1);
}

#[test]
fn y3_an_emptied_space_offers_nothing_for_the_rest_of_the_turn() {
    let mut game = yard_of(["pavilion 6", "pavilion 7", "pavilion 8", "seraglio 9"])
        .money(Seat(0), money("d6 d6"))
        .table();
    let buy =
        Action::Buy { tile: face("pavilion 6"), pay: Payment { money: money("d6"), bureau: None } };
    play(&mut game, buy);
    assert_eq!(refused(&game, buy), Refusal::NotInYard(face("pavilion 6")));
}

/// Three at an Alhambra table with these tiles in the yard.
fn yard_of(names: [&str; 4]) -> Scene {
    let scene = Scene::new(&Options::new(Kind::Alhambra, 3)).unwrap();
    Currency::ALL
        .into_iter()
        .zip(names)
        .fold(scene, |scene, (space, name)| scene.yard(space, Set::Alhambra, Some(face(name))))
}

fn opened(events: &[Event]) -> Vec<(Currency, Face)> {
    let tile = |event: &Event| match event {
        Event::TileOpened { space, face } => Some((*space, *face)),
        _ => None,
    };
    events.iter().filter_map(tile).collect()
}
