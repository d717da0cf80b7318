//! The running table: clicks, undo, the curtain, recaps and saves.

use cities::{
    Action, Bureau, Card, Cities, Currency, Event, Face, Kind, Money, Options, Payment, Phase,
    Refusal, Who,
};
use engine::{Chance, Dice, Game, Seat, Seed, Turn, below};
use support::arrange::listed;
use support::tables::{OPEN, Press, outcome, players};
use table::{
    Answering, Asking, BonusUse, CityChoice, CityClick, ClickOutcome, Command, HutPile, Mode,
    PendingAction, Question, Savable, SaveError, Source, Table, TableOptions, Verdict, YardOffer,
};

fn load(text: &str) -> Result<Table, SaveError> {
    table::load(text)
}

fn granada(seats: u8, table_options: TableOptions, seed: u64) -> Table {
    let options = Options::new(Kind::Granada, seats);
    Table::set(players(seats, table_options), options, Chance::Seed(Seed(seed))).unwrap()
}

/// A tile that the one who decides can pay exactly or not, from many seeds.
fn table_where(wanted: impl Fn(&Table) -> bool) -> Table {
    (0..2000).map(|seed| granada(3, OPEN, seed)).find(|table| wanted(table)).unwrap()
}

fn exact_hint(table: &Table) -> Option<Face> {
    table.yard_hints().iter().find(|hint| hint.verdict == Verdict::Exact).map(|hint| hint.face)
}

fn place_somewhere(table: &mut Table) {
    let spot = table.spots().into_iter().find(|spot| spot.verdict.is_ok());
    let click = spot.map_or(CityClick::Store, |spot| CityClick::Cell(spot.at));
    table.click(click).unwrap();
}

#[test]
fn choosing_a_tile_proposes_the_best_payment() {
    let mut table = table_where(|table| exact_hint(table).is_some());
    let tile = exact_hint(&table).unwrap();
    assert_eq!(outcome(table.click(CityClick::Yard(tile))), Ok(ClickOutcome::Chosen));
    let (pay, price, verdict) = table.payment().unwrap();
    assert_eq!((price, verdict), (u32::from(tile.price()), Verdict::Exact));
    let coin = pay.money.coins().next().unwrap();
    table.click(CityClick::Keep(coin)).unwrap();
    assert_eq!(table.payment().unwrap().2, Verdict::Short(u32::from(coin.value)));
    assert!(matches!(table.command(Command::Confirm), Err(Refusal::Short { .. })));
    assert_eq!(
        table.click(CityClick::Keep(coin)),
        Err(Refusal::NotInHand),
        "it is not in the payment"
    );
    table.click(CityClick::Pay(coin)).unwrap();
    let ClickOutcome::Played(events) = table.command(Command::Confirm).unwrap().outcome else {
        panic!("nothing was played")
    };
    assert!(matches!(events[0], Event::Bought { face, plays_on: true, .. } if face == tile));
    assert_eq!(table.game().phase(), Phase::Act, "an exact payment plays on");
    assert_eq!(table.choice(), &CityChoice::Nothing);
}

#[test]
fn a_tile_of_the_yard_is_offered_chosen_and_lapses_with_the_turn() {
    let mut table =
        table_where(|table| table.yard_hints().iter().any(|hint| hint.verdict == Verdict::Over(1)));
    let over = |table: &Table| {
        let mut hints = table.yard_hints().into_iter();
        hints.find(|hint| hint.verdict == Verdict::Over(1)).unwrap()
    };
    let hint = over(&table);
    assert!(hint.offer == YardOffer::Over(1) && hint.can_be_bought());
    table.click(CityClick::Yard(hint.face)).unwrap();
    assert!(over(&table).offer == YardOffer::Chosen && over(&table).can_be_bought());
    table.command(Command::Confirm).unwrap();
    let left = table.yard_hints();
    assert!(!left.is_empty() && left.iter().all(|hint| hint.offer == YardOffer::Lapsed));
    assert!(!left.iter().any(|hint| hint.can_be_bought() || hint.bureau().is_some()));
}

#[test]
fn cards_that_are_not_in_the_hand_cannot_be_paid() {
    let mut table = granada(3, OPEN, 1);
    let tile = table.game().yard().next().unwrap().1;
    table.click(CityClick::Yard(tile)).unwrap();
    let seat = table.decider().unwrap();
    let missing = cities::Coin::all()
        .find(|coin| table.game().money(seat).purse(coin.currency).count_of(coin.value) == 0);
    assert_eq!(table.click(CityClick::Pay(missing.unwrap())), Err(Refusal::NotInHand));
}

#[test]
fn money_is_chosen_up_to_five() {
    let value = |table: &Table, place: usize| match table.game().open_cards()[place] {
        Some(Card::Coin(coin)) => coin.value,
        _ => 0,
    };
    let mut table =
        table_where(|table| value(table, 0) + value(table, 1) <= 5 && value(table, 2) == 9);
    table.click(CityClick::Open(0)).unwrap();
    let hints = table.money_hints().map(Option::unwrap);
    assert!(hints[0].is_chosen && hints[2].is_too_much && !hints[1].is_too_much);
    table.click(CityClick::Open(1)).unwrap();
    let sum = u32::from(value(&table, 0) + value(&table, 1));
    assert_eq!(table.money_chosen(), (2, sum));
    table.click(CityClick::Open(0)).unwrap();
    assert_eq!(table.money_chosen().0, 1, "a second click lets a card go");
    table.click(CityClick::Open(2)).unwrap();
    assert_eq!(table.money_chosen(), (1, 9), "what does not fit beside the others replaces them");
    table.command(Command::Confirm).unwrap();
    assert_eq!(table.game().phase(), Phase::End);
}

#[test]
fn a_bought_tile_is_in_hand_at_once_and_can_be_turned_over() {
    let too_much = |table: &Table| {
        table.yard_hints().into_iter().find(|hint| matches!(hint.verdict, Verdict::Over(_)))
    };
    let can_turn = |table: &Table| {
        let fees = table.game().best_turning_fees();
        too_much(table).is_some() && fees.len() > 2
    };
    let mut table = table_where(can_turn);
    let tile = too_much(&table).unwrap().face;
    table.click(CityClick::Yard(tile)).unwrap();
    table.command(Command::Confirm).unwrap();
    assert_eq!(
        table.choice(),
        &CityChoice::Holding {
            tile,
            face: tile,
            from: Source::Waiting,
            fee: Money::NONE,
            at: None
        }
    );
    table.click(CityClick::TurnOver).unwrap();
    let other = tile.other_side().unwrap();
    assert_eq!(table.choice().face(), Some(other));
    let best = table.game().best_turning_fees().first().map(|pay| pay.money);
    assert_eq!(table.payment().map(|(pay, price, _)| (Some(pay.money), price)), Some((best, 3)));
    table.click(CityClick::TurnOver).unwrap();
    assert_eq!((table.choice().face(), table.payment()), (Some(tile), None));
    place_somewhere(&mut table);
    assert_eq!(table.game().phase(), Phase::End);
}

#[test]
fn the_reserve_builds_and_swaps_and_city_tiles_leave() {
    let mut table = granada(2, OPEN, 4);
    let mut rng = Dice::new(Seed(4)).next_stream();
    // Play on until somebody has both a city and a reserve.
    let ready = |game: &Cities, seat: Seat| {
        game.phase() == Phase::Act
            && !game.reserve(seat).is_empty()
            && listed(game).iter().any(|action| matches!(action, Action::Swap { .. }))
            && listed(game).iter().any(|action| matches!(action, Action::Remove { .. }))
    };
    while !ready(table.game(), table.decider().unwrap()) {
        click_randomly(&mut table, &mut rng);
    }
    let find = |wanted: fn(&Action) -> bool| listed(table.game()).into_iter().find(wanted);
    let Some(Action::Remove { at }) = find(|one| matches!(one, Action::Remove { .. })) else {
        panic!()
    };
    let Some(Action::Swap { at: place, tile }) = find(|one| matches!(one, Action::Swap { .. }))
    else {
        panic!()
    };
    let seat = table.decider().unwrap();
    table.click(CityClick::Cell(at)).unwrap();
    assert_eq!(table.choice(), &CityChoice::Built { at });
    assert_eq!(table.removal(), Some((at, Vec::new())));
    table.command(Command::Confirm).unwrap();
    assert!(!table.game().city(seat).is_taken(at));
    table.command(Command::Undo).unwrap();
    assert!(table.game().city(seat).is_taken(at));
    table.click(CityClick::Reserve(tile)).unwrap();
    assert_eq!(table.removal(), None);
    assert!(table.swaps().contains(&(place, Vec::new())));
    table.click(CityClick::Cell(place)).unwrap();
    assert_eq!(table.game().city(seat).face_at(place), Some(tile));
}

#[test]
fn t6_a_bought_tile_takes_the_place_of_no_other() {
    let mut table = granada(2, OPEN, 4);
    let mut rng = Dice::new(Seed(4)).next_stream();
    let could_swap = |table: &Table| {
        let (seat, face) = (table.decider().unwrap(), table.choice().face().unwrap());
        table.game().swaps(seat, face).iter().any(|(_, misfits)| misfits.is_empty())
    };
    while !(table.is_placing() && could_swap(&table)) {
        click_randomly(&mut table, &mut rng);
    }
    assert_eq!(table.swaps(), []);
    assert!(!table.spots().is_empty());
}

#[test]
fn undo_stays_within_the_turn_and_never_peeks() {
    let mut table = table_where(|table| exact_hint(table).is_some());
    assert_eq!(outcome(table.command(Command::Undo)), Ok(ClickOutcome::Chosen), "nothing to undo");
    let before = table.game().clone();
    let tile = exact_hint(&table).unwrap();
    table.click(CityClick::Yard(tile)).unwrap();
    table.command(Command::Confirm).unwrap();
    table.click(CityClick::Open(0)).unwrap();
    table.command(Command::Confirm).unwrap();
    assert_eq!(table.undoable(), 2);
    table.command(Command::RestartTurn).unwrap();
    assert!(*table.game() == before && table.can_redo());
    table.command(Command::Redo).unwrap();
    table.command(Command::Redo).unwrap();
    assert!(!table.can_redo());
    place_somewhere(&mut table);
    table.command(Command::EndTurn).unwrap();
    assert_eq!(table.undoable(), 0, "new cards and tiles have been seen");
    assert_eq!(outcome(table.command(Command::Undo)), Ok(ClickOutcome::Chosen), "nothing to undo");
}

#[test]
fn behind_the_curtain_no_hand_shows() {
    let mut table = granada(3, TableOptions::default(), 2);
    let first = table.decider().unwrap();
    assert_eq!((table.curtain(), table.hand_shown()), (Some(first), None));
    assert!(table.yard_hints().is_empty() && table.spots().is_empty());
    assert_eq!(outcome(table.click(CityClick::Open(0))), Ok(ClickOutcome::Chosen));
    assert_eq!(table.choice(), &CityChoice::Nothing, "it has no meaning there");
    assert_eq!(outcome(table.command(Command::Unveil)), Ok(ClickOutcome::Unveiled));
    assert_eq!(table.hand_shown(), Some(first));
    table.click(CityClick::Open(0)).unwrap();
    table.command(Command::Confirm).unwrap();
    table.command(Command::EndTurn).unwrap();
    assert_eq!(table.curtain(), Some(first.next(3)));
    table.command(Command::Unveil).unwrap();
    table.hide_hands();
    assert_eq!(table.curtain(), Some(first.next(3)), "the page was hidden");
}

#[test]
fn a_recap_tells_what_the_others_did() {
    let mut table = granada(3, OPEN, 2);
    let first = table.decider().unwrap();
    for _ in 0..3 {
        table.click(CityClick::Open(0)).unwrap();
        table.command(Command::Confirm).unwrap();
        table.command(Command::EndTurn).unwrap();
    }
    assert_eq!(table.decider(), Some(first));
    let recap = table.recap(first);
    let took = |event: &&Event| matches!(event, Event::Took { .. });
    let takers: Vec<Seat> = recap
        .iter()
        .filter(|event| took(event))
        .filter_map(|event| match event {
            Event::Took { seat, .. } => Some(*seat),
            _ => None,
        })
        .collect();
    assert_eq!(takers, [first.next(3), first.next(3).next(3)]);
    assert!(!recap.iter().any(|event| matches!(event, Event::Dealt { .. })));
}

#[test]
fn a_round_is_one_turn_of_everybody() {
    let mut table = granada(3, OPEN, 2);
    for round in [1, 1, 1, 2, 2, 2, 3] {
        assert_eq!(table.round(), round);
        table.click(CityClick::Open(0)).unwrap();
        table.command(Command::Confirm).unwrap();
        assert_eq!(table.round(), round, "the turn is not over before it is ended");
        table.command(Command::EndTurn).unwrap();
    }
}

#[test]
fn a_table_may_end_turns_by_itself() {
    let mut table = granada(3, TableOptions { ends_turns: true, ..OPEN }, 2);
    let first = table.decider().unwrap();
    table.click(CityClick::Open(0)).unwrap();
    table.command(Command::Confirm).unwrap();
    assert_eq!((table.decider(), table.game().phase()), (Some(first.next(3)), Phase::Act));
}

/// Every game of every kind can be clicked to its end, and its record replays to the same points.
#[test]
fn whole_games_are_played_by_clicks() {
    for (number, options) in (0..).zip(support::contract_suite::option_sets()).step_by(5) {
        let table_options =
            TableOptions { hides_hands: number % 2 == 0, ..TableOptions::default() };
        let seats = players(options.seats, table_options);
        let mut table: Table = Table::set(seats, options, Chance::Seed(Seed(number))).unwrap();
        let mut rng = Dice::new(Seed(number)).next_stream();
        let mut clicks = 0_u32;
        while table.game().turn() != Turn::Over {
            click_randomly(&mut table, &mut rng);
            clicks += 1;
            if clicks.is_multiple_of(60) {
                let read = load(&table.to_text(1, 0)).unwrap();
                assert!(read.game() == table.game() && read.players() == table.players());
            }
        }
        let (record, _) = table.record();
        assert!(record.replay().unwrap().game() == table.game());
    }
}

#[test]
fn a_save_goes_on_exactly_there() {
    let mut table = table_where(|table| exact_hint(table).is_some());
    let tile = exact_hint(&table).unwrap();
    table.click(CityClick::Yard(tile)).unwrap();
    table.command(Command::Confirm).unwrap();
    table.click(CityClick::Open(0)).unwrap();
    table.command(Command::Confirm).unwrap();
    table.command(Command::Undo).unwrap();
    let text = table.to_text(1, 0);
    let mut read = load(&text).unwrap();
    assert!(read.game() == table.game());
    assert_eq!((read.undoable(), read.can_redo()), (1, true));
    read.command(Command::Redo).unwrap();
    table.command(Command::Redo).unwrap();
    assert!(read.game() == table.game() && read.story().eq(table.story()));
}

#[test]
fn a_loaded_table_with_hidden_hands_is_behind_the_curtain() {
    let mut table = granada(3, TableOptions::default(), 2);
    table.command(Command::Unveil).unwrap();
    let read = load(&table.to_text(1, 0)).unwrap();
    assert_eq!(read.curtain(), table.decider());
}

#[test]
fn a_damaged_or_newer_save_is_named_as_such() {
    let table = granada(3, OPEN, 2);
    let text = table.to_text(1, 0);
    for cut in 0..text.len() {
        if text.is_char_boundary(cut) {
            assert_eq!(load(&text[..cut]).err(), Some(SaveError::Damaged));
        }
    }
    let damaged = text.replacen("Yusuf", "Yusut", 1);
    assert_eq!(load(&damaged).err(), Some(SaveError::Damaged));
    let resealed = |from: &str, to: &str| {
        // What is not behind the head is in it.
        let (head, rest) = text[16..].split_at(text.find(",\"guests\":{").unwrap() - 16);
        let body = if rest.contains(from) {
            head.to_owned() + &rest.replacen(from, to, 1)
        } else {
            head.replacen(from, to, 1) + rest
        };
        assert_ne!(body, text[16..], "{from}");
        let sum = body.bytes().fold(0xCBF2_9CE4_8422_2325, |sum: u64, byte| {
            (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
        });
        load(&format!("{sum:016x}{body}")).err()
    };
    assert_eq!(resealed("\"save\":2", "\"save\":3"), Some(SaveError::Newer));
    // What stands whole in a head of this form and is not known was written by somebody who knows it.
    assert_eq!(resealed("\"head\":{\"count\"", "\"head\":{\"number\""), Some(SaveError::Newer));
    assert_eq!(resealed("\"guests\"", "\"people\""), Some(SaveError::Damaged));
    assert_eq!(resealed("\"albaicin\":1", "\"albaicin\":9"), Some(SaveError::Newer));
    assert_eq!(resealed("\"seats\":3", "\"seats\":4"), Some(SaveError::Players));
    assert_eq!(resealed("\"colour\":1", "\"colour\":0"), Some(SaveError::Players));
    assert!(matches!(resealed("\"actions\":[]", "\"actions\":[\"end\"]"), Some(SaveError::Game)));
    assert!(matches!(resealed("\"actions\":[]", "\"actions\":[7]"), Some(SaveError::Record)));
}

/// Chooses one of the listed actions and clicks what a person would click for it.
fn click_randomly(table: &mut Table, rng: &mut impl engine::Rng) {
    if let Some(question) = table.question() {
        return answer_randomly(table, &question, rng);
    }
    if table.curtain().is_some() {
        table.command(Command::Unveil).unwrap();
        return;
    }
    let actions = listed(table.game());
    let drawn = below(u32::try_from(actions.len()).unwrap(), rng) as usize;
    let seat = table.decider().unwrap();
    let before = table.record().0.actions.len();
    for click in clicks_for(table, actions[drawn]) {
        let answer = click.on(table);
        assert!(answer.is_ok(), "{click:?} for {:?}: {answer:?}", actions[drawn]);
    }
    let (record, _) = table.record();
    assert_eq!(record.actions[before], actions[drawn], "seat {seat:?}");
    // What comes of itself are answers to questions that nobody could answer otherwise.
    assert!(record.actions[before + 1..].iter().all(|&one| one == Action::Decline));
}

/// Somebody answers, or nobody does: only then anybody else says no.
fn answer_randomly(table: &mut Table, question: &Question, rng: &mut impl engine::Rng) {
    let (before, _) = table.record();
    let due: Vec<Seat> = question.due().collect();
    let drawn = below(u32::try_from(due.len()).unwrap() + 1, rng) as usize;
    let is_hidden = table.players().table_options.hides_hands;
    assert_eq!(table.hand_shown().is_none(), is_hidden, "open hands stay open");
    let Some(&seat) = due.get(drawn) else {
        table.click(CityClick::Decline).unwrap();
        let (after, _) = table.record();
        assert!(after.actions.len() >= before.actions.len() + due.len());
        return;
    };
    table.click(CityClick::Answer(seat)).unwrap();
    assert_eq!((table.decider(), table.question()), (Some(seat), None));
    assert_eq!(table.answers(), Some(question.asking));
    // With hidden hands the device is handed over first, never straight to a hand.
    assert_eq!(table.curtain(), is_hidden.then_some(seat));
    if is_hidden {
        table.command(Command::Unveil).unwrap();
    }
    assert_eq!(table.hand_shown(), Some(seat));
    let (after, _) = table.record();
    let played = &after.actions[before.actions.len()..];
    assert!(played == [Action::Ask(seat)] || drawn == 0 && played.is_empty(), "{played:?}");
}

/// The clicks that swap the cards of a payment that was proposed for others.
fn pay_for(proposed: Money, wanted: Money) -> impl Iterator<Item = CityClick> {
    let gone = proposed.coins().map(CityClick::Keep);
    gone.chain(wanted.coins().map(CityClick::Pay)).collect::<Vec<_>>().into_iter()
}

/// The clicks that take a tile in hand, with this side up.
fn hold(table: &Table, face: Face, fee: Money) -> Vec<CityClick> {
    let tile = if table.game().waiting().has(face) { face } else { face.other_side().unwrap() };
    // What waits is in hand already, unless another tile is.
    let is_held = table.choice().face() == Some(tile);
    let mut clicks = if is_held { Vec::new() } else { vec![CityClick::Waiting(tile)] };
    if tile != face {
        let best = table.game().best_turning_fees().first().map_or(Money::NONE, |pay| pay.money);
        clicks.push(CityClick::TurnOver);
        clicks.extend(pay_for(best, fee));
    }
    clicks
}

/// Where a card lies open, but for these places.
fn place_of(table: &Table, card: Card, but: &[usize]) -> usize {
    let is_it =
        |place: &usize| table.game().open_cards()[*place] == Some(card) && !but.contains(place);
    (0..4).find(is_it).unwrap()
}

fn places_of(table: &Table, money: Money) -> Vec<usize> {
    money.coins().fold(Vec::new(), |mut places, coin| {
        places.push(place_of(table, Card::Coin(coin), &places));
        places
    })
}

/// The clicks on pieces that prepare an action or, where nothing is to be confirmed, carry it out.
fn pieces_for(table: &Table, action: Action) -> Vec<CityClick> {
    match action {
        Action::Take(money) => places_of(table, money).into_iter().map(CityClick::Open).collect(),
        Action::TakeBureau(bureau) => {
            vec![CityClick::Open(place_of(table, Card::Bureau(bureau), &[]))]
        }
        Action::Buy { tile, pay } => {
            // A bureau de change comes and goes with the cards that need it.
            let best = table.game().best_payments(tile).first().copied().unwrap_or_default();
            [CityClick::Yard(tile)].into_iter().chain(pay_for(best.money, pay.money)).collect()
        }
        Action::Remove { at } => vec![CityClick::Cell(at)],
        Action::Build { tile, at } | Action::Swap { at, tile } => {
            vec![CityClick::Reserve(tile), CityClick::Cell(at)]
        }
        Action::TakeHut(hut) => vec![CityClick::Hut(hut)],
        Action::WakeVizier => vec![CityClick::Mode(Mode::WakeVizier)],
        Action::Place { tile, at, pay } => {
            [hold(table, tile, pay), vec![CityClick::Cell(at)]].concat()
        }
        Action::Store { tile } => [hold(table, tile, Money::NONE), vec![CityClick::Store]].concat(),
        Action::Give { tile, pay } => [hold(table, tile, pay), vec![CityClick::Give]].concat(),
        Action::PlayBonus(face) => vec![CityClick::Bonus(face)],
        Action::Decline => vec![CityClick::Decline],
        Action::Ask(seat) => vec![CityClick::Answer(seat)],
        Action::Pass | Action::EndTurn => Vec::new(),
    }
}

fn clicks_for(table: &Table, action: Action) -> Vec<Press<CityClick>> {
    let last = match action {
        Action::Take(_)
        | Action::TakeBureau(_)
        | Action::Buy { .. }
        | Action::Remove { .. }
        | Action::TakeHut(_)
        | Action::WakeVizier
        | Action::PlayBonus(_)
        | Action::Pass => Some(Press::Any(Command::Confirm)),
        Action::EndTurn => Some(Press::Any(Command::EndTurn)),
        _ => None,
    };
    pieces_for(table, action).into_iter().map(Press::Piece).chain(last).collect()
}

#[test]
fn every_space_takes_its_own_currency() {
    let table = granada(3, OPEN, 1);
    let spaces: Vec<Currency> = table.yard_hints().iter().map(|hint| hint.space).collect();
    assert_eq!(spaces, Currency::ALL);
}

/// A table of Granada with viziers after the first turn, hands hidden or not.
fn asked_for_viziers(table_options: TableOptions) -> Table {
    let options = Options { viziers: true, ..Options::new(Kind::Granada, 3) };
    let mut table: Table =
        Table::set(players(3, table_options), options, Chance::Seed(Seed(4))).unwrap();
    if table.curtain().is_some() {
        table.command(Command::Unveil).unwrap();
    }
    table.click(CityClick::Open(0)).unwrap();
    table.command(Command::Confirm).unwrap();
    table.command(Command::EndTurn).unwrap();
    table
}

#[test]
fn u20_a_question_goes_round_without_hands_and_is_over_with_one_click() {
    let mut table = asked_for_viziers(TableOptions::default());
    let question = table.question().unwrap();
    assert_eq!(question.asking, Asking::Viziers);
    // V3: whoever is next first, whoever has just played last.
    let next = question.next;
    let order = [next, next.next(3), next.next(3).next(3)];
    assert_eq!(question.seats, order.map(|seat| (seat, Answering::Due)));
    assert_eq!(table.hand_shown(), None);
    assert!(table.yard_hints().is_empty());
    for command in [Command::Unveil, Command::Undo, Command::EndTurn, Command::Confirm] {
        let answer = outcome(table.command(command));
        assert_eq!(answer, Ok(ClickOutcome::Chosen), "{command:?} means nothing now");
    }
    assert_eq!(outcome(table.click(CityClick::Open(0))), Ok(ClickOutcome::Chosen));
    assert_eq!((table.question(), table.choice()), (Some(question), &CityChoice::Nothing));
    table.click(CityClick::Decline).unwrap();
    assert_eq!(table.question(), None);
    assert_eq!((table.curtain(), table.hand_shown()), (None, Some(next)));
}

#[test]
fn u20_the_device_is_handed_over_and_a_change_of_mind_speaks_for_one_seat() {
    let mut table = asked_for_viziers(TableOptions::default());
    let seats: Vec<Seat> = table.question().unwrap().due().collect();
    table.click(CityClick::Answer(seats[1])).unwrap();
    assert_eq!((table.curtain(), table.hand_shown()), (Some(seats[1]), None));
    assert_eq!(table.answers(), Some(Asking::Viziers));
    assert!(table.is_on_turn(seats[2]) && table.awaited() == Some(seats[1]));
    // Back: this seat buys nothing, and the others stay asked, behind the curtain.
    table.click(CityClick::Decline).unwrap();
    let question = table.question().unwrap();
    assert_eq!(question.due().collect::<Vec<_>>(), [seats[0], seats[2]]);
    assert_eq!(question.seats[1], (seats[1], Answering::Given));
    assert_eq!(table.hand_shown(), None);
    // Who has answered is not asked again.
    assert!(table.click(CityClick::Answer(seats[1])).is_err());
    // After loading the question is still there, also while somebody has the device for an answer.
    table.click(CityClick::Answer(seats[2])).unwrap();
    let mut loaded = load(&table.to_text(1, 0)).unwrap();
    assert_eq!(loaded.question().unwrap().seats, question.seats);
    loaded.click(CityClick::Answer(seats[0])).unwrap();
    loaded.command(Command::Unveil).unwrap();
    assert_eq!(loaded.hand_shown(), Some(seats[0]));
    loaded.hide_hands();
    assert_eq!((loaded.hand_shown(), loaded.question().unwrap().seats), (None, question.seats));
}

/// The same with a purchase that Seat 2 can pay exactly and nobody else can.
fn one_can_pay(table_options: TableOptions) -> Table {
    let options = Options { viziers: true, ..Options::new(Kind::Granada, 3) };
    let can = |table: &Table| {
        let question = table.question()?;
        let can: Vec<Seat> =
            question.due().filter(|&seat| table.game().could_answer(seat)).collect();
        (can.len() == 1 && can != question.due().take(1).collect::<Vec<_>>()).then(|| can[0])
    };
    for seed in 0..300 {
        let mut table: Table =
            Table::set(players(3, table_options), options.clone(), Chance::Seed(Seed(seed)))
                .unwrap();
        let mut rng = Dice::new(Seed(seed)).next_stream();
        for _ in 0..60 {
            if can(&table).is_some() {
                return table;
            }
            click_randomly(&mut table, &mut rng);
        }
    }
    panic!("there is no such table");
}

#[test]
fn u20_with_open_hands_nobody_is_asked_who_could_only_say_no() {
    let options = Options { viziers: true, bonus_cards: true, ..Options::new(Kind::Alhambra, 4) };
    let mut asked = 0;
    for seed in 0..12 {
        let mut rng = Dice::new(Seed(seed)).next_stream();
        let mut table: Table =
            Table::set(players(4, OPEN), options.clone(), Chance::Seed(Seed(seed))).unwrap();
        while table.decider().is_some() {
            if let Some(question) = table.question() {
                asked += 1;
                assert!(question.due().any(|seat| table.game().could_answer(seat)));
            }
            click_randomly(&mut table, &mut rng);
        }
    }
    assert!(asked > 10, "{asked}");
}

#[test]
fn u20_with_open_hands_the_question_stands_in_the_bar() {
    let mut table = one_can_pay(OPEN);
    let question = table.question().unwrap();
    let buyer = question.due().find(|&seat| table.game().could_answer(seat)).unwrap();
    // The hands stay open; what is clicked meanwhile is no mistake and does nothing.
    assert_eq!((table.curtain(), table.hand_shown()), (None, table.decider()));
    let tile = table.game().yard().next().unwrap().1;
    for click in [CityClick::Open(0), CityClick::Yard(tile), CityClick::Mode(Mode::Buy)] {
        assert_eq!(outcome(table.click(click)), Ok(ClickOutcome::Chosen));
    }
    for command in [Command::Undo, Command::EndTurn, Command::Cancel] {
        assert_eq!(outcome(table.command(command)), Ok(ClickOutcome::Chosen));
    }
    assert_eq!(
        (table.question().as_ref(), table.choice()),
        (Some(&question), &CityChoice::Nothing)
    );
    // Its turn is whose it was, not who is asked.
    assert!(table.is_on_turn(table.game().turn_of()));
    // The main button goes on for all.
    let mut without = table.clone();
    without.command(Command::Confirm).unwrap();
    assert!(without.decider() == Some(question.next) && without.is_on_turn(question.next));
    // A purchase lights the vizier; the others are asked after it, if they could do anything.
    table.click(CityClick::Answer(buyer)).unwrap();
    assert_eq!((table.hand_shown(), table.mode()), (Some(buyer), Some(Mode::WakeVizier)));
    assert_eq!((table.modes(), table.mode_shown()), (vec![Mode::WakeVizier], Some(Mode::Buy)));
    assert_eq!(table.out_of_turn(), Some((buyer, Asking::Viziers)));
    table.click(CityClick::Mode(Mode::WakeVizier)).unwrap();
    assert_eq!(table.pending_action(), PendingAction::Answering { is_vizier: true });
    let hint = table.yard_hints().into_iter().find(|hint| hint.is_enough).unwrap();
    table.click(CityClick::Yard(hint.face)).unwrap();
    table.command(Command::Confirm).unwrap();
    assert_eq!(table.out_of_turn(), Some((buyer, Asking::Viziers)), "also while it is placed");
    // Undone, the same seat still answers.
    table.command(Command::Undo).unwrap();
    assert_eq!((table.answers(), table.hand_shown()), (Some(Asking::Viziers), Some(buyer)));
}

/// A table of Alhambra with everything, played on by chance until something is so.
fn family_where(wanted: impl Fn(&Table) -> bool) -> Table {
    let options = Options {
        viziers: true,
        bureaus: true,
        bonus_cards: true,
        huts: true,
        ..Options::new(Kind::Alhambra, 3)
    };
    for seed in 0..200 {
        let mut rng = Dice::new(Seed(seed)).next_stream();
        let mut table =
            Table::set(players(3, OPEN), options.clone(), Chance::Seed(Seed(seed))).unwrap();
        while table.decider().is_some() {
            if wanted(&table) {
                return table;
            }
            click_randomly(&mut table, &mut rng);
        }
    }
    panic!("there is no such table");
}

#[test]
fn b3_cards_of_two_currencies_bring_their_bureau_along() {
    let with_bureau = |table: &Table| {
        let is_mixed = |pay: &Payment| pay.bureau.is_some() && pay.money.only_currency().is_none();
        let best =
            table.yard_hints().into_iter().find(|hint| hint.best.as_ref().is_some_and(is_mixed));
        best.filter(|_| table.game().phase() == Phase::Act)
    };
    let mut table = family_where(|table| with_bureau(table).is_some());
    let hint = with_bureau(&table).unwrap();
    let best = hint.best.unwrap();
    let pay = |table: &Table| table.payment().unwrap().0;
    table.click(CityClick::Yard(hint.face)).unwrap();
    assert_eq!(pay(&table), best);
    // B4: without a card of the other currency the bureau is not given away.
    let other = best.money.coins().filter(|coin| coin.currency != hint.space);
    let others: Vec<_> = other.collect();
    for &coin in &others {
        table.click(CityClick::Keep(coin)).unwrap();
    }
    assert_eq!(pay(&table).bureau, None);
    for &coin in &others {
        table.click(CityClick::Pay(coin)).unwrap();
    }
    assert_eq!(pay(&table), best);
    // The card itself takes them away, and comes back alone.
    let bureau = best.bureau.unwrap();
    table.click(CityClick::Bureau(bureau)).unwrap();
    assert!(pay(&table).bureau.is_none() && pay(&table).money.only_currency() == Some(hint.space));
    table.click(CityClick::Bureau(bureau)).unwrap();
    assert_eq!(pay(&table).bureau, Some(bureau));
    cards_that_no_bureau_helps_are_refused(&mut table, hint.space, bureau);
}

/// Of a purchase on this space, paid with the help of this bureau de change.
fn cards_that_no_bureau_helps_are_refused(table: &mut Table, space: Currency, bureau: Bureau) {
    let seat = table.decider().unwrap();
    let partner = bureau.partner(space);
    let foreign = table.game().money(seat).coins().find(|coin| {
        let is_exchanged = |bureau: Bureau| bureau.partner(space) == Some(coin.currency);
        coin.currency != space
            && Some(coin.currency) != partner
            && !table.game().bureaus(seat).any(is_exchanged)
    });
    if let Some(coin) = foreign {
        assert_eq!(table.click(CityClick::Pay(coin)), Err(Refusal::WrongCurrency));
    }
    let outside = table.game().bureaus(seat).find(|one| one.partner(space).is_none());
    if let Some(bureau) = outside {
        assert_eq!(table.click(CityClick::Bureau(bureau)), Err(Refusal::WrongBureau));
    }
}

#[test]
fn cards_of_another_currency_are_refused_at_once() {
    let mut table = granada(3, OPEN, 1);
    let (space, tile) = table.game().yard().next().unwrap();
    table.click(CityClick::Yard(tile)).unwrap();
    let seat = table.decider().unwrap();
    let foreign = table.game().money(seat).coins().find(|coin| coin.currency != space);
    assert_eq!(table.click(CityClick::Pay(foreign.unwrap())), Err(Refusal::WrongCurrency));
}

#[test]
fn v2_a_vizier_pays_the_exact_price_only() {
    let is_over = |table: &Table| {
        let hints = table.yard_hints();
        let over = hints.into_iter().find(|hint| matches!(hint.verdict, Verdict::Over(_)));
        over.filter(|_| table.game().phase() == Phase::Vizier)
    };
    let mut table = family_where(|table| is_over(table).is_some());
    let hint = is_over(&table).unwrap();
    assert!(!hint.is_enough);
    table.click(CityClick::Yard(hint.face)).unwrap();
    assert!(matches!(table.command(Command::Confirm), Err(Refusal::NotExact { .. })));
}

#[test]
fn n2_a_bonus_card_is_left_to_be_played_when_no_action_is() {
    let can_play = |table: &Table| table.bonus_hints().iter().any(|hint| hint.uses.can_be_played());
    let is_done = |table: &Table| table.game().phase() == Phase::End;
    let mut table = family_where(|table| is_done(table) && can_play(table));
    assert_eq!(table.modes(), [Mode::PlayBonus]);
    // Its button opens its cards, and closes them again.
    table.click(CityClick::Mode(Mode::PlayBonus)).unwrap();
    assert_eq!((table.mode(), table.shelf()), (Some(Mode::PlayBonus), Mode::PlayBonus));
    table.click(CityClick::Mode(Mode::PlayBonus)).unwrap();
    assert_eq!(table.mode(), None);
    let done = family_where(|table| is_done(table) && !can_play(table));
    assert_eq!(done.modes(), []);
}

#[test]
fn n2_bonus_hints_say_what_can_be_played_now() {
    let playable = |table: &Table| {
        let hints = table.bonus_hints();
        hints.into_iter().find_map(|hint| match hint.uses {
            BonusUse::Counts(before, after) => Some((hint.face, (before, after))),
            BonusUse::NotBuilt | BonusUse::NotNow => None,
        })
    };
    let mut table = family_where(|table| playable(table).is_some());
    let (face, (before, after)) = playable(&table).unwrap();
    assert_eq!(after, before + 1);
    table.click(CityClick::Bonus(face)).unwrap();
    table.command(Command::Confirm).unwrap();
    assert!(table.bonus_hints().iter().all(|hint| hint.face != face));
    // With its tile in the city, only the moment is wrong.
    let waits = |table: &Table| {
        let hints = table.bonus_hints();
        let hint = hints.into_iter().find(|hint| hint.uses == BonusUse::NotNow);
        hint.filter(|_| table.question().is_none()).map(|hint| hint.face)
    };
    let mut table = family_where(|table| waits(table).is_some());
    let face = waits(&table).unwrap();
    assert_ne!(table.game().phase(), Phase::Act);
    let choice = *table.choice();
    table.click(CityClick::Bonus(face)).unwrap();
    assert!(!table.is_placing() || *table.choice() == choice, "the tile stays in hand");
    // Before a scoring nothing is sold.
    let window = family_where(|table| {
        matches!(table.game().phase(), Phase::Bonus(_)) && table.hand_shown().is_some()
    });
    assert!(window.yard_hints().is_empty());
    // None is played while a question goes round: first somebody answers it.
    let asked = family_where(|table| table.question().is_some() && !table.bonus_hints().is_empty());
    assert!(asked.bonus_hints().iter().all(|hint| !hint.uses.can_be_played()));
}

#[test]
fn u21_a_question_brings_the_curtain_back_even_for_the_same_person() {
    let options = Options { bonus_cards: true, viziers: true, ..Options::new(Kind::Alhambra, 3) };
    let mut found = false;
    for seed in 0..40 {
        let mut rng = Dice::new(Seed(seed)).next_stream();
        let mut table = Table::set(
            players(3, TableOptions::default()),
            options.clone(),
            Chance::Seed(Seed(seed)),
        )
        .unwrap();
        while table.decider().is_some() {
            if let Some(question) = table.question() {
                assert!(table.curtain().is_some(), "{question:?} without a curtain");
                assert_eq!(table.awaited(), Some(question.next));
                found |= matches!(question.asking, Asking::BonusCards(_));
            }
            click_randomly(&mut table, &mut rng);
        }
    }
    assert!(found);
}

/// The majorities' preview for the tile in hand, with how many count now.
fn previewed(table: &Table) -> Option<(u32, Option<u32>)> {
    let (seat, face) = (table.hand_shown()?, table.choice().face()?);
    let standing = table.standing();
    let column = standing.columns.iter().position(|one| one.who == Who::Seat(seat))?;
    let row = standing.rows.into_iter().find(|row| row.building == face.building())?;
    assert!(row.preview.is_none_or(|(at, _)| at == column));
    Some((row.shares[column].count, row.preview.map(|(_, count)| count)))
}

/// What the legal places make the tile in hand count.
fn counts_by_place(table: &Table) -> Vec<u32> {
    let effects = table.spots().into_iter().filter_map(|spot| spot.verdict.ok());
    effects.map(|effect| effect.count.1.into()).collect()
}

#[test]
fn h5_the_majorities_preview_what_the_places_say() {
    // A hut that stands alone wherever it may lie counts nothing.
    let is_idle = |table: &Table| {
        let is_hut = table.choice().face().is_some_and(Face::is_hut);
        let now = previewed(table).filter(|_| is_hut).map(|(now, _)| now);
        let counts = counts_by_place(table);
        now.is_some_and(|now| !counts.is_empty() && counts.iter().all(|&count| count == now))
    };
    let (now, preview) = previewed(&family_where(is_idle)).unwrap();
    assert_eq!(preview, Some(now));
    // Where it depends on the place, nothing is said.
    let depends = |table: &Table| {
        let counts = counts_by_place(table);
        counts.iter().any(|&count| count != counts[0])
    };
    assert_eq!(previewed(&family_where(depends)).unwrap().1, None);
}

#[test]
fn h2_a_pile_with_huts_left_is_never_empty() {
    let mut table = family_where(|table| table.modes().contains(&Mode::TakeHut));
    let first = |table: &Table| table.hut_piles().unwrap()[0];
    let HutPile::Open { hut, left } = first(&table) else { panic!("the pile shows a hut") };
    assert_eq!(left, 3);
    table.click(CityClick::Hut(hut)).unwrap();
    table.command(Command::Confirm).unwrap();
    assert_eq!(first(&table), HutPile::Covered { left: 2 });
    table.click(CityClick::Store).unwrap();
    table.command(Command::EndTurn).unwrap();
    assert!(matches!(first(&table), HutPile::Open { left: 2, .. }));
}
