//! What a choice comes to: the table says it with every condition of a rule already asked.

use cities::{Cities, Event, Kind, Options, Refusal};
use engine::{Chance, Seed};
use support::arrange::money;
use support::tables::{OPEN, players};
use table::{
    Answer, CityClick, ClickOutcome, Command, Fee, PendingAction, Placing, Table, Verdict,
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

/// Buys a tile if one can be paid, so that there is something to place; else takes a card.
fn act(table: &mut Table) {
    let hint = table.yard_hints().into_iter().find(|hint| hint.is_enough);
    let open = table.game().open_cards().iter().position(Option::is_some);
    let click = hint.map(|hint| CityClick::Yard(hint.face)).or(open.map(CityClick::Open));
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
    let placing = |fee| Placing {
        tile: support::arrange::face("park 2"),
        fee,
        turning: None,
        can_give: false,
        fits: true,
        pin: None,
        founds: false,
    };
    let fee = |cards: &str, verdict| placing(Some(Fee { money: money(cards), verdict }));
    assert_eq!(placing(None).to_pay(), 3);
    assert_eq!(fee("d3", Verdict::Exact).to_pay(), 3);
    assert_eq!(fee("d5", Verdict::Over(2)).to_pay(), 5);
    let short = fee("d1", Verdict::Short(2));
    assert_eq!((short.to_pay(), short.is_paid()), (3, false));
}
