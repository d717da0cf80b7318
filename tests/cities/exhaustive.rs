//! The list of actions against everything that could be tried, and the story against the table.

use cities::{Action, Bureau, Cell, Cities, Currency, Face, Money, Payment, Phase};
use engine::{Chance, Dice, Game, Seat, Seed, Turn};
use std::collections::BTreeSet;
use support::arrange::{every_face, listed};
use support::contract_suite::option_sets;
use support::event_replayer::EventReplayer;

/// Whatever is accepted and not wasteful is listed, and nothing else: tried with every conceivable
/// action in random positions of all games.
#[test]
fn what_is_accepted_is_listed_unless_it_wastes_a_card() {
    let is_long = std::env::var_os("LONG").is_some();
    let mut tried = 0_usize;
    for (number, options) in (0_u64..).zip(option_sets()) {
        for seed in 0..if is_long { 20 } else { 1 } {
            let mut rng = Dice::new(Seed(number * 100 + seed)).next_stream();
            let chance = Chance::Seed(Seed(number + seed * 1000));
            let mut game = Cities::start(&options, &chance, &mut |_| ()).unwrap();
            for step in 0_u64.. {
                let Turn::Of(seat) = game.turn() else { break };
                if (step + number) % 29 == 0 && game.money(seat).count() <= 14 {
                    tried += compare_with_everything(&game, seat);
                }
                let action = game.random_action(&mut rng);
                game.play_silently(&action);
            }
        }
    }
    assert!(tried > 100_000, "{tried}");
}

/// Events alone tell the whole story: cities, reserves, hands, yard, points.
#[test]
fn events_tell_everything_once() {
    for (number, options) in (0_u64..).zip(option_sets()) {
        let mut rng = Dice::new(Seed(number)).next_stream();
        let mut replayer = EventReplayer::default();
        let chance = Chance::Seed(Seed(number));
        let mut game =
            Cities::start(&options, &chance, &mut |event| replayer.hear(&event)).unwrap();
        while game.turn() != Turn::Over {
            replayer.agree(&game);
            let action = game.random_action(&mut rng);
            game.play(&action, &mut |event| replayer.hear(&event)).unwrap();
        }
        replayer.agree(&game);
    }
}

/// Tries every conceivable action of the seat that decides; gives how many.
fn compare_with_everything(game: &Cities, seat: Seat) -> usize {
    let listed: BTreeSet<Action> = listed(game).into_iter().collect();
    let candidates = candidates(game, seat);
    for action in &candidates {
        let is_allowed = game.clone().play(action, &mut |_| ()).is_ok();
        let is_expected = listed.contains(action) || is_allowed && is_wasteful(game, action);
        assert_eq!(is_allowed, is_expected, "{action:?} in {:?}, {listed:?}", game.phase());
    }
    assert!(listed.iter().all(|action| candidates.contains(action)), "an action nobody thought of");
    candidates.len()
}

fn candidates(game: &Cities, seat: Seat) -> BTreeSet<Action> {
    let hand = *game.money(seat);
    let cells = cells_around(game, seat);
    let mut all: BTreeSet<Action> =
        BTreeSet::from([Action::WakeVizier, Action::Pass, Action::EndTurn, Action::Decline]);
    all.extend(Bureau::ALL.map(Action::TakeBureau));
    all.extend(parts_of(&game.open_money()).into_iter().map(Action::Take));
    all.extend(cells.iter().map(|&at| Action::Remove { at }));
    let payments: Vec<Money> = match game.phase() {
        Phase::Act | Phase::Vizier => {
            pairs().iter().flat_map(|&pair| parts_of(&only(&hand, pair))).collect()
        }
        _ => Currency::ALL.iter().flat_map(|&one| parts_of(&only(&hand, (one, one)))).collect(),
    };
    let bureaus = || [None].into_iter().chain(Bureau::ALL.map(Some));
    for (_, tile) in game.yard() {
        for &money in &payments {
            all.extend(
                bureaus().map(|bureau| Action::Buy { tile, pay: Payment { money, bureau } }),
            );
        }
    }
    let is_near = |face: &Face| {
        let other = face.other_side().unwrap_or(*face);
        game.reserve(seat).has(*face) || game.waiting().has(*face) || game.waiting().has(other)
    };
    for tile in every_face() {
        if tile.is_hut() {
            all.insert(Action::TakeHut(tile));
        }
        if tile.has_bonus_card() {
            all.insert(Action::PlayBonus(tile));
        }
        if is_near(&tile) {
            all.extend(placements(tile, &cells, &payments));
        }
    }
    // Fees of three cards and more (1 + 1 + 1 and the like) are listed, too.
    all.extend(listed(game).into_iter().filter(|action| fee_of(action).count() >= 3));
    all
}

/// All that may be thought of with a tile at hand; fees of one or two cards.
fn placements(tile: Face, cells: &[Cell], payments: &[Money]) -> BTreeSet<Action> {
    let mut all = BTreeSet::from([Action::Store { tile }]);
    let fees = payments.iter().copied().filter(|fee| fee.count() < 3);
    for pay in fees.chain([Money::NONE]) {
        all.insert(Action::Give { tile, pay });
        all.extend(cells.iter().map(|&at| Action::Place { tile, at, pay }));
    }
    all.extend(cells.iter().map(|&at| Action::Build { tile, at }));
    all.extend(cells.iter().map(|&at| Action::Swap { at, tile }));
    all
}

/// True if a card could be kept, or a bureau de change, while the price is still reached.
fn is_wasteful(game: &Cities, action: &Action) -> bool {
    let could_keep = |money: &Money, price: u32| {
        money.coins().any(|coin| money.sum() - u32::from(coin.value) >= price)
    };
    match action {
        Action::Buy { tile, pay } => {
            let price = u32::from(tile.price());
            let space = game.yard().find(|(_, face)| face == tile).map(|(space, _)| space);
            let needs_bureau = pay.money.coins().any(|coin| Some(coin.currency) != space);
            could_keep(&pay.money, price) || pay.bureau.is_some() && !needs_bureau
        }
        _ => could_keep(&fee_of(action), 3),
    }
}

fn fee_of(action: &Action) -> Money {
    match action {
        Action::Place { pay, .. } | Action::Give { pay, .. } => *pay,
        _ => Money::NONE,
    }
}

fn pairs() -> Vec<(Currency, Currency)> {
    let all = Currency::ALL;
    all.iter()
        .flat_map(|&one| all.iter().map(move |&other| (one, other)))
        .filter(|(a, b)| a < b)
        .collect()
}

fn only(hand: &Money, (one, other): (Currency, Currency)) -> Money {
    hand.coins().filter(|coin| [one, other].contains(&coin.currency)).collect()
}

/// Every part of a set of cards.
fn parts_of(money: &Money) -> Vec<Money> {
    let mut parts = BTreeSet::from([Money::NONE]);
    for coin in money.coins() {
        let with: Vec<Money> =
            parts.iter().map(|part| part.coins().chain([coin]).collect()).collect();
        parts.extend(with);
    }
    parts.into_iter().collect()
}

/// The cells of a city and two around it.
fn cells_around(game: &Cities, seat: Seat) -> Vec<Cell> {
    let cells = game.city(seat).tiles().iter().map(|laid| laid.at).chain([Cell::START]);
    let around = |at: Cell| {
        (-2..=2).flat_map(move |x| (-2..=2).map(move |y| Cell { x: at.x + x, y: at.y + y }))
    };
    cells.flat_map(around).collect::<BTreeSet<_>>().into_iter().collect()
}
