//! What a choice comes to: the table says it with every condition of a rule already asked.

use cities::{Cell, Cities, Currency, Event, Face, Kind, Misfit, Options, Payment, Refusal};
use engine::{Chance, Seed};
use support::arrange::{face, money};
use support::tables::{OPEN, players};
use table::{
    Answer, BonusUse, CityClick, ClickOutcome, Command, Fee, Mode, Paying, PendingAction, Pin,
    Placing, Table, Verdict,
};

fn table(kind: Kind, seats: u8, seed: u64) -> Table {
    let options = Options::new(kind, seats);
    Table::set(players(seats, OPEN), options, Chance::Seed(Seed(seed))).unwrap()
}

/// The events of an answer; something has to be played.
fn played(answer: Result<Answer<Cities>, Refusal>) -> Vec<Event> {
    match answer.unwrap().outcome {
        ClickOutcome::Played(events) => events,
        other => panic!("nothing was played: {other:?}"),
    }
}

#[test]
fn x7_a_tile_is_said_to_found_granada_just_when_it_does() {
    let (mut founded, mut built) = (0, 0);
    for seed in 0..12 {
        let mut table = table(Kind::Both, 3, seed);
        for _ in 0..60 {
            match table.pending_action() {
                PendingAction::Placing(Placing { founds, fits: true, .. }) => {
                    let spot = table.spots().into_iter().find(|spot| spot.verdict.is_ok()).unwrap();
                    let events = played(table.click(CityClick::Cell(spot.at)));
                    let is_told = events.iter().any(|event| matches!(event, Event::Founded { .. }));
                    assert_eq!(founds, is_told);
                    (founded, built) = (founded + u32::from(founds), built + u32::from(!founds));
                }
                PendingAction::Nothing | PendingAction::Looking { .. } => act(&mut table),
                _ => drop(played(table.command(Command::Confirm))),
            }
        }
    }
    assert!(founded > 3 && built > 3, "{founded} founded, {built} only built");
}

/// Takes a hut or buys a tile if it can, so that there is something to place; else takes a card.
fn act(table: &mut Table) {
    let hut = table.game().takable_huts(table.decider().unwrap()).next().map(CityClick::Hut);
    let hint = table.yard_hints().into_iter().find(|hint| hint.is_enough);
    let open = table.game().open_cards().iter().position(Option::is_some);
    let tile = hint.map(|hint| CityClick::Yard(hint.face));
    let click = hut.or(tile).or(open.map(CityClick::Open));
    table.click(click.unwrap()).unwrap();
    played(table.command(Command::Confirm));
}

#[test]
fn t2_money_that_is_chosen_says_how_much_more_fits() {
    let mut told = Vec::new();
    for seed in 0..20 {
        let mut table = table(Kind::Granada, 3, seed);
        table.click(CityClick::Open(0)).unwrap();
        if let PendingAction::Taking { money, bureau: None, room } = table.pending_action() {
            told.push((money.sum(), room));
        }
    }
    for (sum, room) in &told {
        assert_eq!(*room, (*sum < 5).then(|| 5 - sum));
    }
    assert!(told.iter().any(|(sum, _)| *sum < 5) && told.iter().any(|(sum, _)| *sum > 5));
    assert!(told.iter().any(|(sum, _)| *sum == 5));
}

#[test]
fn g5_what_turning_over_costs_is_the_cards_that_are_enough_or_three() {
    let of = |fee| match placing(fee, true, None) {
        PendingAction::Placing(placing) => (placing.to_pay(), placing.is_paid()),
        _ => unreachable!(),
    };
    let fee = |cards: &str, verdict| Some(Fee { money: money(cards), verdict });
    assert_eq!(of(None), (3, true));
    assert_eq!(of(fee("d3", Verdict::Exact)), (3, true));
    assert_eq!(of(fee("d5", Verdict::Over(2))), (5, true));
    assert_eq!(of(fee("d1", Verdict::Short(2))), (3, false));
}

/// A choice, the tile it is about, and whether it can be confirmed and cancelled.
type Row = (PendingAction, Option<Face>, bool, bool);

fn placing(fee: Option<Fee>, fits: bool, pin: Option<Pin>) -> PendingAction {
    let (turning, can_give, founds) = (None, false, false);
    PendingAction::Placing(Placing { tile: tile(), fee, turning, can_give, fits, pin, founds })
}

fn paying(is_enough: bool) -> PendingAction {
    PendingAction::Paying(Paying {
        tile: tile(),
        space: Currency::Denar,
        pay: Payment::default(),
        price: 2,
        verdict: Verdict::Over(1),
        by_vizier: !is_enough,
        is_enough,
    })
}

fn tile() -> Face {
    face("park 2")
}

/// What the main button and the way back do for every choice there is.
fn every_choice() -> Vec<Row> {
    let (hut, at, its) = (face("hut tower NW"), Cell::START, Some(tile()));
    let pin = Some(Pin { at, effect: None, hut: None });
    let fee = |verdict| Some(Fee { money: money("d3"), verdict });
    let taking = PendingAction::Taking { money: money("d1"), bureau: None, room: Some(4) };
    let taking_hut = |may| PendingAction::TakingHut { hut, may };
    let bonus = |uses| PendingAction::PlayingBonus { card: tile(), uses };
    let rebuilding =
        |pin| PendingAction::Rebuilding { tile: tile(), fits: true, pin, founds: false };
    let built = |misfits| PendingAction::Built { tile: tile(), at, swaps: Vec::new(), misfits };
    vec![
        (PendingAction::Nothing, None, false, false),
        (PendingAction::Choosing(Mode::Buy), None, false, true),
        (PendingAction::Choosing(Mode::WakeVizier), None, true, true),
        (PendingAction::Passing, None, true, false),
        (PendingAction::Answering { is_vizier: true }, None, true, false),
        (PendingAction::Ending { is_purchase: false }, None, true, false),
        (taking, None, true, true),
        (paying(true), its, true, true),
        (paying(false), its, false, true),
        (taking_hut(true), Some(hut), true, true),
        (taking_hut(false), Some(hut), false, true),
        (bonus(BonusUse::Counts(1, 2)), its, true, true),
        (bonus(BonusUse::NotNow), its, false, true),
        (PendingAction::Looking { tile: tile() }, its, false, true),
        (placing(None, true, None), its, false, false),
        (placing(None, true, pin), its, true, false),
        (placing(None, false, None), its, true, false),
        (placing(fee(Verdict::Exact), true, pin), its, true, false),
        (placing(fee(Verdict::Short(1)), true, pin), its, false, false),
        (placing(fee(Verdict::Short(1)), false, None), its, false, false),
        (rebuilding(None), its, false, true),
        (rebuilding(pin), its, true, true),
        (built(vec![]), its, true, true),
        (built(vec![Misfit::StartTile]), its, false, true),
    ]
}

#[test]
fn every_choice_knows_its_tile_and_its_buttons() {
    for (pending, tile, can_confirm, can_cancel) in every_choice() {
        assert_eq!(pending.tile(), tile, "{pending:?}");
        assert_eq!(pending.can_confirm(), can_confirm, "{pending:?}");
        assert_eq!(pending.can_cancel(), can_cancel, "{pending:?}");
    }
}

#[test]
fn g5_h5_a_tile_in_hand_says_what_turning_and_pinning_it_does() {
    let options = Options { huts: true, ..Options::new(Kind::Alhambra, 3) };
    let (mut huts, mut others) = (0, 0);
    for seed in 0..6 {
        let mut table =
            Table::set(players(3, OPEN), options.clone(), Chance::Seed(Seed(seed))).unwrap();
        for _ in 0..40 {
            match table.pending_action() {
                PendingAction::Placing(Placing { tile, turning, .. }) => {
                    assert_eq!(turning, None, "tiles of Alhambra have no other side");
                    if let Some(spot) = table.spots().into_iter().find(|spot| spot.verdict.is_ok())
                    {
                        table.click(CityClick::Pin(spot.at)).unwrap();
                        let pin = pinned(&table).unwrap();
                        assert_eq!(
                            (pin.at, pin.effect.as_ref()),
                            (spot.at, spot.verdict.as_ref().ok())
                        );
                        assert_eq!(pin.hut.is_some(), tile.is_hut());
                        (huts, others) = (huts + u32::from(tile.is_hut()), others + 1);
                    }
                    played(table.command(Command::Confirm));
                }
                PendingAction::Nothing | PendingAction::Looking { .. } => act(&mut table),
                _ => drop(played(table.command(Command::Confirm))),
            }
        }
    }
    assert!(huts > 3 && others > huts, "{huts} huts of {others}");
}

fn pinned(table: &Table) -> Option<Pin> {
    match table.pending_action() {
        PendingAction::Placing(placing) => placing.pin,
        _ => None,
    }
}
