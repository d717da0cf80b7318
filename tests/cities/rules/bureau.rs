//! Bureau de Change: B1 to B5.

use cities::{
    Action, Bureau, Card, Cities, Currency, Event, Kind, LastTile, NotTogether, Options, Order,
    Payment, Phase, Refusal, Scene, Set,
};
use engine::{Chance, Game, Seat, Seed};
use std::ops::Range;
use support::arrange::{card, face, listed, money, play, refused};

use Currency::{Denar, Dirham, Ducat, Florin};

#[test]
fn b1_there_is_one_card_to_each_pair_of_currencies() {
    assert_eq!(Bureau::ALL.len(), 6);
    for (number, one) in Currency::ALL.into_iter().enumerate() {
        for other in Currency::ALL.into_iter().skip(number + 1) {
            let of_both = Bureau::ALL.iter().filter(|bureau| bureau.partner(one) == Some(other));
            assert_eq!(of_both.count(), 1, "{one:?} and {other:?}");
        }
    }
    assert!(
        Currency::ALL.iter().all(|&one| Bureau::ALL.iter().all(|b| b.partner(one) != Some(one)))
    );
}

#[test]
fn b1_piles_two_three_and_four_get_two_each() {
    for seats in 2..=6 {
        for seed in 0..20 {
            let (order, _) = Order::shuffled(&options(seats), Seed(seed));
            let found = piles(&order, seats).map(|pile| {
                order.deck[pile].iter().filter(|card| matches!(card, Card::Bureau(_))).count()
            });
            assert_eq!(found, [0, 2, 2, 2, 0], "seed {seed}, {seats} seats");
        }
    }
}

#[test]
fn b1_each_pile_gets_any_two_of_them_at_any_place() {
    let (mut firsts, mut places) = (Vec::new(), Vec::new());
    for seed in 0..60 {
        let (order, _) = Order::shuffled(&options(3), Seed(seed));
        let [_, second, ..] = piles(&order, 3);
        let start = second.start;
        let at = order.deck.iter().position(|card| matches!(card, Card::Bureau(_))).unwrap();
        firsts.push(order.deck[at]);
        places.push(at - start);
    }
    assert!(Bureau::ALL.iter().all(|&bureau| firsts.contains(&Card::Bureau(bureau))));
    assert!(places.contains(&0) && places.iter().any(|&place| place > 8), "{places:?}");
}

#[test]
fn b1_they_belong_to_alhambra_only() {
    for kind in [Kind::Granada, Kind::Both] {
        let refusal = Scene::new(&Options { bureaus: true, ..Options::new(kind, 3) }).unwrap_err();
        assert_eq!(refusal, Refusal::Options(NotTogether::BureausOutsideAlhambra));
        assert_eq!(refusal.rule(), "B1");
    }
}

#[test]
fn b1_nobody_sees_which_cards_lie_where_in_the_deck() {
    let (order, _) = Order::shuffled(&options(3), Seed(5));
    let game = stacked(&order);
    let [first, second, third, _, fifth] = piles(&order, 3);
    let is_bureau = |card: &Card| matches!(card, Card::Bureau(_));
    let bureau = third.clone().find(|&at| is_bureau(&order.deck[at])).unwrap();
    let other = second.clone().find(|&at| is_bureau(&order.deck[at])).unwrap();
    let money = third.clone().find(|&at| matches!(order.deck[at], Card::Coin(_))).unwrap();
    let scoring = order.deck.iter().position(|&one| one == card("A")).unwrap();
    let coin = second.clone().find(|&at| matches!(order.deck[at], Card::Coin(_))).unwrap();
    let swaps = [
        (first.start, fifth.end - 1),
        (bureau, money),
        (bureau, other),
        (scoring, coin),
        (money, coin),
    ];
    for (one, other) in swaps {
        let mut changed = order.clone();
        changed.deck.swap(one, other);
        let changed = stacked(&changed);
        assert_ne!(changed, game);
        for seat in Seat::all(3) {
            assert_eq!(changed.view(seat), game.view(seat), "{one} and {other}");
        }
    }
    let mut moved = order.clone();
    moved.deck.swap(bureau, first.start);
    assert_ne!(stacked(&moved).view(Seat(0)), game.view(Seat(0)), "the piles themselves are known");
}

#[test]
fn b2_one_is_taken_alone() {
    let mut game = table(3).open(open("x2 d1 r1 c1")).table();
    assert_eq!(refused(&game, Action::TakeBureau(exchange(Denar, Dirham))), Refusal::NotOpen);
    assert!(listed(&game).contains(&Action::TakeBureau(exchange(Denar, Florin))));
    let events = play(&mut game, Action::TakeBureau(exchange(Denar, Florin)));
    assert_eq!(events, [Event::TookBureau { seat: Seat(0), card: card("x2") }]);
    assert_eq!(game.phase(), Phase::End);
    assert_eq!(refused(&game, Action::Take(money("d1"))), Refusal::NotNow { rule: "T5" });
    assert_eq!(*game.open_cards(), [None, Some(card("d1")), Some(card("r1")), Some(card("c1"))]);
}

#[test]
fn b2_they_lie_among_the_four_open_cards() {
    let mut game = table(3)
        .open([None, Some(card("d1")), None, Some(card("x0"))])
        .deck(&["x1", "x2", "f1"].map(card))
        .turn_is_done()
        .table();
    play(&mut game, Action::EndTurn);
    assert_eq!(*game.open_cards(), open("x1 d1 x2 x0"));
    assert_eq!(game.deck_count(), 1);
    assert_eq!(game.open_money(), money("d1"));
}

#[test]
fn b2_a_hand_may_hold_all_six() {
    let mut game = table(3).bureaus(Seat(0), &Bureau::ALL[..5]).open(open("x5 d1 r1 c1")).table();
    play(&mut game, Action::TakeBureau(exchange(Ducat, Florin)));
    play(&mut game, Action::EndTurn);
    for taken in ["d1", "r1"] {
        play(&mut game, Action::Take(money(taken)));
        play(&mut game, Action::EndTurn);
    }
    assert_eq!(game.turn_of(), Seat(0));
    assert!(Bureau::ALL.iter().all(|&bureau| is_held(&game, bureau)));
    assert!(game.bureaus(Seat(0)).eq(Bureau::ALL));
    assert_eq!(game.hand_count(Seat(0)), game.money(Seat(0)).count() + 6, "they count as cards");
}

#[test]
fn b3_without_one_a_tile_is_paid_in_the_currency_of_its_space() {
    let game = example(&[]);
    assert_eq!(refused(&game, buy("garden 11", "d2 f9", None)), Refusal::WrongCurrency);
    let bureau = Some(exchange(Denar, Florin));
    assert_eq!(refused(&game, buy("garden 11", "d2 f9", bureau)), Refusal::NotInHand);
}

#[test]
fn b3_the_example_of_the_garden_and_the_pavilion() {
    let bureau = exchange(Denar, Florin);
    for (tile, price) in [("garden 11", "d2 f9"), ("pavilion 7", "d7")] {
        let mut game = example(&[bureau]);
        assert!(listed(&game).contains(&buy(tile, price, Some(bureau))));
        assert_eq!(refused(&game, buy(tile, price, None)), Refusal::WrongCurrency);
        let events = play(&mut game, buy(tile, price, Some(bureau)));
        assert!(matches!(events[..], [Event::Bought { plays_on: true, .. }]), "{events:?}");
        assert_eq!(game.phase(), Phase::Act);
        assert_eq!(game.money(Seat(0)).sum(), 18 - money(price).sum());
        let (rest, left) =
            if tile == "garden 11" { ("pavilion 7", "d7") } else { ("garden 11", "d2 f9") };
        assert_eq!(refused(&game, buy(rest, left, Some(bureau))), Refusal::NotInHand, "used once");
    }
}

#[test]
fn b3_paying_too_much_in_two_currencies_ends_the_actions() {
    let bureau = exchange(Denar, Florin);
    let mut game = example(&[bureau]);
    let events = play(&mut game, buy("garden 11", "d7 f9", Some(bureau)));
    assert!(matches!(events[..], [Event::Bought { plays_on: false, .. }]));
    assert_eq!(game.phase(), Phase::Place);
}

#[test]
fn b3_the_space_must_have_one_of_the_two_currencies() {
    let bureau = exchange(Dirham, Ducat);
    let game = example(&[bureau]);
    let refusal = refused(&game, buy("pavilion 7", "f9", Some(bureau)));
    assert_eq!((refusal.rule(), refusal), ("B3", Refusal::WrongBureau));
    let game = example(&[exchange(Denar, Ducat)]);
    let buy = buy("garden 11", "d2 f9", Some(exchange(Denar, Ducat)));
    assert_eq!(refused(&game, buy), Refusal::WrongCurrency, "florins are not on the card");
}

#[test]
fn b3_a_vizier_may_use_one_for_the_exact_price() {
    let options = Options { viziers: true, ..options(3) };
    let bureau = exchange(Denar, Florin);
    let scene = Scene::new(&options).unwrap().turn_is_done();
    let scene = scene
        .yard(Denar, Set::Alhambra, Some(face("garden 11")))
        .bureaus(Seat(1), &[bureau])
        .money(Seat(1), money("d2 d7 f9"));
    let mut game = scene.table();
    play(&mut game, Action::EndTurn);
    let over = refused(&game, buy("garden 11", "d7 f9", Some(bureau)));
    assert_eq!(over, Refusal::NotExact { over: 5 });
    assert_eq!(refused(&game, buy("garden 11", "d2 f9", None)), Refusal::WrongCurrency);
    let exact = buy("garden 11", "d2 f9", Some(bureau));
    assert_eq!(listed(&game), [exact, Action::Decline]);
    let events = play(&mut game, exact);
    assert!(matches!(events[..], [Event::Bought { by_vizier: true, plays_on: false, .. }]));
    assert_eq!(*game.money(Seat(1)), money("d7"));
    assert_eq!(game.discard_count(), 3);
}

#[test]
fn b4_two_of_them_cannot_be_joined_in_one_purchase() {
    let held = [exchange(Denar, Dirham), exchange(Denar, Florin)];
    let scene = table(3)
        .yard(Denar, Set::Alhambra, Some(face("garden 11")))
        .bureaus(Seat(0), &held)
        .money(Seat(0), money("d2 r5 f4"));
    let game = scene.table();
    for bureau in held {
        let all = buy("garden 11", "d2 r5 f4", Some(bureau));
        assert_eq!(refused(&game, all), Refusal::WrongCurrency);
    }
    let is_garden =
        |action: &Action| matches!(action, Action::Buy { tile, .. } if *tile == face("garden 11"));
    assert!(!listed(&game).iter().any(is_garden));
}

#[test]
fn b4_the_buyer_says_which_and_only_that_one_is_discarded() {
    let held = [exchange(Denar, Dirham), exchange(Denar, Florin)];
    for (used, kept) in [(held[0], held[1]), (held[1], held[0])] {
        let scene = table(3)
            .yard(Denar, Set::Alhambra, Some(face("pavilion 7")))
            .bureaus(Seat(0), &held)
            .money(Seat(0), money("d7"));
        let mut game = scene.table();
        play(&mut game, buy("pavilion 7", "d7", Some(used)));
        assert_eq!(game.discard_count(), 2, "it goes although one currency was paid");
        assert!(!is_held(&game, used));
        assert!(is_held(&game, kept));
    }
}

#[test]
fn b4_a_discarded_one_is_reshuffled_with_the_money() {
    let bureau = exchange(Denar, Florin);
    let scene = table(3)
        .yard(Denar, Set::Alhambra, Some(face("garden 10 -")))
        .bureaus(Seat(0), &[bureau])
        .money(Seat(0), money("d2 f9"))
        .open([None, None, None, Some(card("c1"))])
        .deck(&[])
        .discards(money(""));
    let mut game = scene.table();
    play(&mut game, buy("garden 10 -", "d2 f9", Some(bureau)));
    play(&mut game, Action::Store { tile: face("garden 10 -") });
    let events = play(&mut game, Action::EndTurn);
    assert!(events.contains(&Event::Reshuffled { cards: 3 }));
    let mut opened: Vec<_> = game.open_cards().iter().flatten().copied().collect();
    opened.sort_unstable();
    let mut expected = ["d2", "f9", "c1", "x2"].map(card);
    expected.sort_unstable();
    assert_eq!(opened, expected);
}

#[test]
fn b5_it_adds_nothing_when_the_last_tiles_are_given_away() {
    let scene = table(3)
        .bag(Set::Alhambra, &[])
        .yard(Denar, Set::Alhambra, Some(face("garden 11")))
        .yard(Dirham, Set::Alhambra, None)
        .bureaus(Seat(0), &[exchange(Denar, Florin), exchange(Denar, Ducat)])
        .money(Seat(0), money("d5 f9 c9"))
        .money(Seat(1), money("d6"));
    let mut game = scene.turn_is_done().table();
    let events = play(&mut game, Action::EndTurn);
    let given = events.iter().find_map(|event| match event {
        Event::LastTile(LastTile { space: Denar, totals, to, .. }) => Some((totals.clone(), *to)),
        _ => None,
    });
    let totals = vec![(Seat(0), 5), (Seat(1), 6), (Seat(2), 0)];
    assert_eq!(given, Some((totals, Some(Seat(1)))));
}

#[test]
fn b5_bureaus_break_no_tie_over_a_last_tile() {
    let scene = table(3)
        .bag(Set::Alhambra, &[])
        .yard(Denar, Set::Alhambra, None)
        .bureaus(Seat(0), &Bureau::ALL);
    let mut game = scene.turn_is_done().table();
    let events = play(&mut game, Action::EndTurn);
    let receivers: Vec<_> = events
        .iter()
        .filter_map(|event| match event {
            Event::LastTile(LastTile { to, .. }) => Some(*to),
            _ => None,
        })
        .collect();
    assert_eq!(receivers, [None; 3]);
}

fn options(seats: u8) -> Options {
    Options { bureaus: true, ..Options::new(Kind::Alhambra, seats) }
}

fn table(seats: u8) -> Scene {
    Scene::new(&options(seats)).unwrap()
}

fn stacked(order: &Order) -> Cities {
    Cities::start(&options(3), &Chance::Stacked(order.clone()), &mut |_| ()).unwrap()
}

/// The rulebook's example: denars 7 and 2, a florin 9, a garden for denars, a pavilion for florins.
fn example(held: &[Bureau]) -> Cities {
    let scene = table(3).yard(Denar, Set::Alhambra, Some(face("garden 11"))).yard(
        Florin,
        Set::Alhambra,
        Some(face("pavilion 7")),
    );
    scene.bureaus(Seat(0), held).money(Seat(0), money("d2 d7 f9")).table()
}

/// Where the five piles lie in an order, start money and open cards left out (M5).
fn piles(order: &Order, seats: u8) -> [Range<usize>; 5] {
    let mut start = 0;
    for _ in 0..seats {
        let mut sum = 0;
        while sum < 20 {
            let Card::Coin(coin) = order.deck[start] else { panic!("start money comes first") };
            sum += coin.value;
            start += 1;
        }
    }
    start += 4;
    let coins = order.deck.len() - start - 8;
    let marked = [0, 3, 2, 3, 0];
    std::array::from_fn(|pile| {
        let size = coins / 5 + usize::from(pile < coins % 5) + marked[pile];
        let from = start;
        start += size;
        from..start
    })
}

fn exchange(one: Currency, other: Currency) -> Bureau {
    Bureau::ALL.into_iter().find(|bureau| bureau.partner(one) == Some(other)).unwrap()
}

/// True if the one who decides holds this card: then only the money is missing for a tile.
fn is_held(game: &Cities, bureau: Bureau) -> bool {
    let tile = game.yard().find(|(space, _)| bureau.partner(*space).is_some()).unwrap().1;
    let pay = Payment { money: money(""), bureau: Some(bureau) };
    match refused(game, Action::Buy { tile, pay }) {
        Refusal::Short { .. } => true,
        Refusal::NotInHand => false,
        other => panic!("{other:?}"),
    }
}

fn open(text: &str) -> [Option<Card>; 4] {
    let mut cards = text.split(' ').map(card);
    std::array::from_fn(|_| cards.next())
}

fn buy(tile: &str, price: &str, bureau: Option<Bureau>) -> Action {
    Action::Buy { tile: face(tile), pay: Payment { money: money(price), bureau } }
}
