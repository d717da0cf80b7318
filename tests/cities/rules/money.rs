//! Money: M1 to M8.

use cities::{
    Action, Card, Cities, City, Coin, Currency, Event, Kind, NotTogether, Options, Order,
    OrderFault, Payment, Refusal, Scene, Scoring, Set,
};
use engine::{Chance, Dice, Game, Seat, Seed, Turn};
use std::collections::BTreeSet;
use support::arrange::{at, card, city, face, money, play};

#[test]
fn m1_every_value_of_the_four_currencies_is_there_three_times() {
    use Currency::{Denar, Dirham, Ducat, Florin};
    for (kind, seats) in [(Kind::Alhambra, 3), (Kind::Granada, 4), (Kind::Both, 6)] {
        let deck = Order::shuffled(&Options::new(kind, seats), Seed(7)).0.deck;
        for currency in [Denar, Dirham, Ducat, Florin] {
            for value in 1..=9 {
                assert_eq!(copies(&deck, Coin { currency, value }), 3, "{currency:?} {value}");
            }
        }
        assert_eq!(coins(&deck).count(), 108);
        assert_eq!(start(&Options::new(kind, seats), &Chance::Seed(Seed(7))).0.coin_count(), 108);
    }
}

#[test]
fn m1_no_card_is_lost_or_made_in_a_whole_game() {
    for (kind, seats, sum) in [(Kind::Alhambra, 2, 72), (Kind::Granada, 4, 108)] {
        let mut game = start(&Options::new(kind, seats), &Chance::Seed(Seed(11))).0;
        let mut rng = Dice::new(Seed(12)).next_stream();
        while game.turn() != Turn::Over {
            game.play(&game.random_action(&mut rng), &mut |_| ()).unwrap();
            assert_eq!(game.coin_count(), sum);
        }
    }
}

#[test]
fn m2_a_table_of_two_uses_two_copies() {
    for kind in [Kind::Alhambra, Kind::Granada, Kind::Both] {
        let options = Options::new(kind, 2);
        let deck = Order::shuffled(&options, Seed(3)).0.deck;
        assert!(Coin::all().all(|coin| copies(&deck, coin) == 2));
        assert_eq!(coins(&deck).count(), 72);
        assert_eq!(start(&options, &Chance::Seed(Seed(3))).0.coin_count(), 72);
    }
}

#[test]
fn m2_a_third_copy_does_not_belong_to_a_table_of_two() {
    let of_three = Order::shuffled(&alhambra(3), Seed(1)).0;
    let answer = Cities::start(&alhambra(2), &Chance::Stacked(of_three), &mut |_| ());
    assert_eq!(answer, Err(Refusal::Order(OrderFault::Deck)));
}

#[test]
fn m3_dealing_stops_as_soon_as_twenty_is_reached() {
    let hands = ["d9 r9 c1 f1", "c9 f9 d1 r9", "d5 r5 c5 f5"];
    let (game, events) = dealt(&alhambra(3), &hands);
    for (seat, hand) in Seat::all(3).zip(hands) {
        assert_eq!(*game.money(seat), money(hand));
        assert!(events.contains(&Event::Dealt { seat, money: money(hand) }));
    }
    assert_eq!(Seat::all(3).map(|seat| game.money(seat).sum()).collect::<Vec<_>>(), [20, 28, 20]);
}

#[test]
fn m3_every_start_sum_lies_between_20_and_28() {
    let mut sums = BTreeSet::new();
    for seed in (0..200).map(Seed) {
        let order = Order::shuffled(&alhambra(6), seed).0;
        let game = start(&alhambra(6), &Chance::Seed(seed)).0;
        let mut next = 0;
        for seat in Seat::all(6) {
            let hand = &order.deck[next..next + game.money(seat).count() as usize];
            next += hand.len();
            let sum = |cards: &[Card]| coins(cards).map(|coin| u32::from(coin.value)).sum::<u32>();
            assert_eq!(sum(hand), game.money(seat).sum());
            assert!(sum(&hand[..hand.len() - 1]) < 20, "dealing went on too long");
            sums.insert(sum(hand));
        }
    }
    assert_eq!(sums.into_iter().collect::<Vec<_>>(), (20..=28).collect::<Vec<_>>());
}

#[test]
fn m4_the_fewest_cards_begin_whatever_their_sum() {
    let (game, events) = dealt(&alhambra(3), &["d5 r5 c5 f5", "d9 r9 c9", "d6 r6 c6 f6"]);
    assert_eq!(game.turn(), Turn::Of(Seat(1)));
    assert!(events.contains(&Event::Begins { seat: Seat(1) }));
}

#[test]
fn m4_among_the_fewest_the_lowest_sum_begins() {
    let hands = ["d9 r9 c9", "d8 r8 c8", "d7 r7 c7", "d5 r5 c5 f5"];
    assert_eq!(dealt(&alhambra(4), &hands).0.turn(), Turn::Of(Seat(2)));
}

#[test]
fn m4_among_equals_the_youngest_begins_by_default_the_first_seat() {
    let hands = ["d9 r9 c2", "c9 f9 r2", "d9 r9 d2"];
    assert_eq!(dealt(&alhambra(3), &hands).0.turn(), Turn::Of(Seat(0)));
    for youngest in Seat::all(3) {
        let options = Options { youngest, ..alhambra(3) };
        assert_eq!(dealt(&options, &hands).0.turn(), Turn::Of(youngest));
    }
}

#[test]
fn m4_the_first_tied_seat_clockwise_from_the_youngest_begins() {
    // Seats 0 and 2 tie; the youngest is neither of them.
    let hands = ["d9 r9 c2", "d5 r5 c5 f5", "d9 r9 d2", "d9 r9 c3"];
    for (youngest, begins) in [(1, 2), (3, 0)] {
        let options = Options { youngest: Seat(youngest), ..alhambra(4) };
        assert_eq!(dealt(&options, &hands).0.turn(), Turn::Of(Seat(begins)));
    }
}

#[test]
fn m4_the_youngest_sits_at_the_table() {
    let options = Options { youngest: Seat(3), ..alhambra(3) };
    let refusal = Cities::start(&options, &Chance::Seed(Seed(1)), &mut |_| ()).unwrap_err();
    assert_eq!(refusal, Refusal::Options(NotTogether::Youngest));
    assert_eq!(refusal.rule(), "M4");
}

#[test]
fn m5_four_open_cards_follow_the_start_money() {
    let hands = ["d9 r9 c2", "c9 f9 r2", "d9 r9 d2"];
    let order = stacked(&alhambra(3), &[hands.join(" "), "f1 c4 d4 r8".to_owned()].join(" "));
    let game = start(&alhambra(3), &Chance::Stacked(order)).0;
    assert_eq!(*game.open_cards(), ["f1", "c4", "d4", "r8"].map(|text| Some(card(text))));
    assert_eq!(game.deck_count(), 108 - 9 - 4 + 2);
}

#[test]
fn m5_piles_differ_by_one_at_most_and_scoring_cards_lie_in_two_and_four() {
    let (mut seen_a, mut seen_b) = (BTreeSet::new(), BTreeSet::new());
    let mut remainders = BTreeSet::new();
    for (seats, seed) in (2..=6).flat_map(|seats| (0..150).map(move |seed| (seats, Seed(seed)))) {
        let options = alhambra(seats);
        let game = start(&options, &Chance::Seed(seed)).0;
        let order = Order::shuffled(&options, seed).0;
        let rest = &order.deck[order.deck.len() - game.deck_count()..];
        let count = rest.len() - 2;
        let size = |pile: usize| count / 5 + usize::from(pile <= count % 5);
        remainders.insert(count % 5);
        let find = |name: &str| rest.iter().position(|&one| one == card(name)).unwrap();
        let (before_a, before_b) = (size(1), size(1) + size(2) + 1 + size(3));
        let (a, b) = (find("A") - before_a, find("B") - before_b);
        assert!(a <= size(2) && b <= size(4), "{seats} seats, {seed:?}");
        let range = Some((Scoring::A, before_a + 1, before_a + size(2) + 1));
        assert_eq!(game.next_scoring_range(), range);
        seen_a.insert((a == 0, a == size(2)));
        seen_b.insert((b == 0, b == size(4)));
    }
    let anywhere = BTreeSet::from([(false, false), (true, false), (false, true)]);
    assert_eq!((seen_a, seen_b), (anywhere.clone(), anywhere), "on top, below and within");
    assert_eq!(remainders.len(), 5, "piles of every kind were met");
}

#[test]
fn m5_cards_come_from_pile_one_first_and_the_range_shrinks_with_each() {
    let options = alhambra(4);
    let order = Order::shuffled(&options, Seed(5)).0;
    let mut game = start(&options, &Chance::Seed(Seed(5))).0;
    let mut rest = order.deck[order.deck.len() - game.deck_count()..].iter().copied();
    let (mut first, last) = match game.next_scoring_range() {
        Some((Scoring::A, first, last)) => (first, last),
        other => panic!("{other:?}"),
    };
    let (count, mut drawn) = (rest.len() - 2, 0);
    while !game.is_scored(Scoring::A) {
        assert_eq!(game.next_scoring_range(), Some((Scoring::A, first, last - drawn)));
        for opened in opened(&take_and_end(&mut game)) {
            assert_eq!(Some(opened), rest.next());
            (drawn, first) = (drawn + 1, 1.max(first - 1));
        }
    }
    let (scoring, first, last) = game.next_scoring_range().unwrap();
    let lies_at = 1 + rest.clone().position(|one| one == card("B")).unwrap();
    assert_eq!(scoring, Scoring::B);
    assert!((first..=last).contains(&lies_at));
    let size_of_four = count / 5 + usize::from(4 <= count % 5);
    assert_eq!(last - first, size_of_four, "the pile and one scoring card");
}

#[test]
fn m5_a_scoring_card_is_never_among_the_first_cards() {
    let options = alhambra(3);
    let mut order = stacked(&options, "d9 r9 c2 c9 f9 r2 d9 r9 d2 f1 c4 d4 r8");
    let lies_at = order.deck.iter().position(|&one| one == card("A")).unwrap();
    order.deck.swap(12, lies_at);
    let refusal = Cities::start(&options, &Chance::Stacked(order), &mut |_| ()).unwrap_err();
    assert_eq!(refusal, Refusal::Order(OrderFault::TooEarly));
    assert_eq!(refusal.rule(), "M5");
}

#[test]
fn m6_a_deck_that_runs_out_within_a_refill_is_made_of_the_discards() {
    let scene = scene().open([Some(card("d1")), None, None, None]).deck(&[card("r1")]);
    let mut game = scene.discards(money("c2 c3 c4 c5")).turn_is_done().table();
    let events = play(&mut game, Action::EndTurn);
    let kinds: Vec<&Event> = events
        .iter()
        .filter(|event| matches!(event, Event::CardOpened { .. } | Event::Reshuffled { .. }))
        .collect();
    assert_eq!(kinds.len(), 4);
    assert_eq!(*kinds[0], Event::CardOpened { card: card("r1") });
    assert_eq!(*kinds[1], Event::Reshuffled { cards: 4 });
    assert!(
        opened(&events)[1..].iter().all(|one| ["c2", "c3", "c4", "c5"].map(card).contains(one))
    );
    assert_eq!((game.open_money().count(), game.deck_count(), game.discard_count()), (4, 2, 0));
    assert_eq!(game.coin_count(), 6);
}

#[test]
fn m6_the_discards_are_shuffled() {
    let sorted = money("d1 d2 d3 d4 d5 d6 d7 d8 d9 r1 r2 r3 r4 r5 r6 r7 r8 r9");
    let mut game = scene().open([None; 4]).deck(&[]).discards(sorted).turn_is_done().table();
    let drawn = opened(&play(&mut game, Action::EndTurn));
    assert_eq!(drawn.len(), 4);
    assert_ne!(drawn, ["d1", "d2", "d3", "d4"].map(card));
    assert_ne!(drawn, ["r9", "r8", "r7", "r6"].map(card));
}

#[test]
fn m6_a_used_scoring_card_stays_out() {
    let open = [Some(card("d1")), Some(card("d2")), Some(card("d3")), None];
    let scene = scene().open(open).deck(&[card("A")]).discards(money("c2 c3"));
    let mut game = scene.turn_is_done().table();
    let events = play(&mut game, Action::EndTurn);
    assert_eq!(opened(&events)[0], card("A"));
    assert!(events.contains(&Event::Reshuffled { cards: 2 }));
    assert!(game.is_scored(Scoring::A));
    assert_eq!((game.deck_count(), game.discard_count()), (1, 0));
    assert_eq!(game.next_scoring_range(), None);
    assert_eq!(opened(&take_and_end(&mut game)).len(), 1);
    assert_eq!(opened(&take_and_end(&mut game)), [], "A did not come back");
}

#[test]
fn m6_without_deck_and_discards_fewer_than_four_cards_lie_open() {
    let only = [Some(card("d1")), None, None, None];
    let scene = scene().open(only).deck(&[]).discards(money("")).money(Seat(1), money("d9"));
    let scene = scene.yard(Currency::Denar, Set::Alhambra, Some(face("pavilion 7")));
    let mut game = scene.turn_is_done().table();
    let events = play(&mut game, Action::EndTurn);
    assert_eq!(opened(&events), []);
    assert_eq!(*game.open_cards(), only);
    let pay = Payment { money: money("d9"), bureau: None };
    play(&mut game, Action::Buy { tile: face("pavilion 7"), pay });
    play(&mut game, Action::Store { tile: face("pavilion 7") });
    let events = play(&mut game, Action::EndTurn);
    assert_eq!(opened(&events), [card("d9")], "the discards are used as soon as there are any");
    assert_eq!(game.open_money(), money("d1 d9"));
}

#[test]
fn m7_payments_are_discarded_and_overpaying_is_lost() {
    let scene = scene().money(Seat(0), money("d9 d8 d1 f1")).deck(&[]).open([None; 4]);
    let scene = scene.yard(Currency::Denar, Set::Alhambra, Some(face("pavilion 7")));
    let mut game = scene.discards(money("")).table();
    let pay = Payment { money: money("d9 d8"), bureau: None };
    play(&mut game, Action::Buy { tile: face("pavilion 7"), pay });
    assert_eq!(*game.money(Seat(0)), money("d1 f1"));
    assert_eq!(game.discard_count(), 2);
    play(&mut game, Action::Store { tile: face("pavilion 7") });
    let events = play(&mut game, Action::EndTurn);
    assert!(events.contains(&Event::Reshuffled { cards: 2 }));
    assert_eq!(game.open_money(), money("d8 d9"), "the very cards that were paid");
    assert_eq!(*game.money(Seat(0)), money("d1 f1"));
}

#[test]
fn m8_the_order_of_deck_and_bag_is_hidden() {
    let cards = ["d1", "r2", "c3", "f4"].map(card);
    let tiles = ["tower 12", "garden 9", "pavilion 2"].map(face);
    let (mut other_cards, mut other_tiles) = (cards, tiles);
    other_cards.reverse();
    other_tiles.reverse();
    let one = scene().deck(&cards).bag(Set::Alhambra, &tiles).table();
    let other = scene().deck(&other_cards).bag(Set::Alhambra, &other_tiles).table();
    assert_ne!(one, other);
    assert!(Seat::all(3).all(|seat| one.view(seat) == other.view(seat)));
}

#[test]
fn m8_a_guess_keeps_what_is_open_and_deals_the_rest_anew() {
    let game = scene().money(Seat(1), money("f9 f9")).table();
    let mut rng = Dice::new(Seed(8)).next_stream();
    let guess = Cities::guess(&game.view(Seat(1)), &mut rng);
    assert_ne!(guess, game);
    assert_eq!(guess.view(Seat(1)), game.view(Seat(1)));
    assert_eq!(guess.money(Seat(1)), game.money(Seat(1)));
    assert_eq!(guess.next_scoring_range(), game.next_scoring_range());
    assert_eq!(guess.unseen_tiles(Set::Alhambra), game.unseen_tiles(Set::Alhambra));
}

#[test]
fn m8_bonus_cards_in_hand_are_for_their_holder_alone() {
    let options = Options { bonus_cards: true, ..alhambra(6) };
    let holding = |name: &str| {
        let none = Seat::all(6)
            .fold(Scene::new(&options).unwrap(), |scene, seat| scene.bonus_cards(seat, &[]));
        none.bonus_cards(Seat(1), &[face(name)]).table()
    };
    let (one, other) = (holding("tower 12"), holding("pavilion 8"));
    assert_eq!(one.view(Seat(0)), other.view(Seat(0)));
    assert_ne!(one.view(Seat(1)), other.view(Seat(1)));
}

#[test]
fn m8_everything_on_the_table_is_open_to_all() {
    let two = || Scene::new(&alhambra(2)).unwrap();
    let reserve = [face("tower 12")];
    let built: City = city(Set::Alhambra, "S a", &[('a', "tower 12")]);
    assert_eq!(built.face_at(at(1, 0)), Some(face("tower 12")));
    let changed = vec![
        two().city(Seat(1), built),
        two().reserve(Seat(1), &reserve),
        two().dirk(&reserve),
        two().yard(Currency::Ducat, Set::Alhambra, None),
        two().open([None; 4]),
        two().discards(money("d1")),
        two().points(Seat(1), 9),
        two().deck(&[card("d1")]),
        two().bag(Set::Alhambra, &reserve),
    ];
    let plain = two().table().view(Seat(0));
    for scene in changed {
        assert_ne!(scene.table().view(Seat(0)), plain);
    }
}

fn alhambra(seats: u8) -> Options {
    Options::new(Kind::Alhambra, seats)
}

fn scene() -> Scene {
    Scene::new(&alhambra(3)).unwrap()
}

fn start(options: &Options, chance: &Chance<Order>) -> (Cities, Vec<Event>) {
    let mut events = Vec::new();
    let game = Cities::start(options, chance, &mut |event| events.push(event)).unwrap();
    (game, events)
}

/// A whole order that begins with these cards.
fn stacked(options: &Options, first: &str) -> Order {
    let mut order = Order::shuffled(options, Seed(1)).0;
    let first: Vec<Card> = first.split_whitespace().map(card).collect();
    for wanted in &first {
        let lies_at = order.deck.iter().position(|one| one == wanted).unwrap();
        order.deck.remove(lies_at);
    }
    order.deck.splice(0..0, first);
    order
}

/// A table where these hands were dealt, followed by low open cards.
fn dealt(options: &Options, hands: &[&str]) -> (Cities, Vec<Event>) {
    let order = stacked(options, &[&hands.join(" "), "f1 f2 f3 f4"].join(" "));
    start(options, &Chance::Stacked(order))
}

fn coins(cards: &[Card]) -> impl Iterator<Item = Coin> {
    cards.iter().filter_map(|card| match card {
        Card::Coin(coin) => Some(*coin),
        _ => None,
    })
}

fn copies(cards: &[Card], coin: Coin) -> usize {
    coins(cards).filter(|&one| one == coin).count()
}

fn opened(events: &[Event]) -> Vec<Card> {
    let card = |event: &Event| match event {
        Event::CardOpened { card } => Some(*card),
        _ => None,
    };
    events.iter().filter_map(card).collect()
}

/// Takes the first open card and ends the turn.
fn take_and_end(game: &mut Cities) -> Vec<Event> {
    let first = game.open_money().coins().next().unwrap();
    play(game, Action::Take(std::iter::once(first).collect()));
    play(game, Action::EndTurn)
}
