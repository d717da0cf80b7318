//! The running table of the Gardens: clicks, turning, undo, the curtain, recaps and saves.

use cities::Cities;
use engine::{Chance, Dice, Seat, Seed, below};
use gardens::{Action, Award, Event, Gardens, Misfit, Options, Phase, Refusal, Rotation};
use support::arrange_gardens::space;
use support::tables::{OPEN, outcome, players};
use table::{
    AnyTable, ClickOutcome, Command, GardenClick, Planting, Savable, SaveError, Table,
    TableOptions, load,
};

const RIGHT: GardenClick = GardenClick::Turn { is_right: true };

fn table_of(options: Options, table_options: TableOptions, seed: u64) -> Table<Gardens> {
    let players = players(options.seats, table_options);
    Table::set(players, options, Chance::Seed(Seed(seed))).unwrap()
}

fn open(seats: u8) -> Table<Gardens> {
    table_of(Options::new(seats), OPEN, 1)
}

fn plant_first(table: &mut Table<Gardens>) {
    let at = table.game().board().places().iter().next().unwrap();
    table.click(GardenClick::Plant(at)).unwrap();
}

fn take_turn(table: &mut Table<Gardens>) {
    plant_first(table);
    table.command(Command::EndTurn).unwrap();
}

#[test]
fn the_garden_is_in_hand_at_once_and_turns() {
    let mut table = open(2);
    let held = table.game().hand(Seat(0)).iter().next();
    assert_eq!(*table.choice(), Planting { garden: held, ..Planting::default() });
    assert!(!table.can_confirm(), "no space is chosen");
    table.click(RIGHT).unwrap();
    assert_eq!(table.choice().rotation, Rotation::NONE.right());
    table.click(GardenClick::Turn { is_right: false }).unwrap();
    table.click(GardenClick::Turn { is_right: false }).unwrap();
    assert_eq!(table.choice().planted(), held.map(|one| one.turned(Rotation::NONE.left())));
}

#[test]
fn the_first_tap_looks_further_ones_turn_and_the_button_plants() {
    let mut table = open(2);
    let at = space("c3");
    assert_eq!(outcome(table.click(GardenClick::Look(at))), Ok(ClickOutcome::Chosen));
    assert_eq!((table.choice().at, table.choice().rotation), (Some(at), Rotation::NONE));
    assert!(table.can_confirm());
    table.click(GardenClick::Look(at)).unwrap();
    assert_eq!(table.choice().rotation, Rotation::NONE.right());
    table.click(GardenClick::Look(space("d3"))).unwrap();
    assert_eq!(table.choice().rotation, Rotation::NONE.right(), "elsewhere it lies as it did");
    let planted = table.choice().planted().unwrap();
    let answer = table.click(GardenClick::Plant(space("d3"))).unwrap();
    let ClickOutcome::Played(events) = answer.outcome else { panic!("nothing was planted") };
    assert_eq!(events, [Event::Planted { seat: Seat(0), at: space("d3"), planted }]);
    assert_eq!(*table.choice(), Planting::default(), "the hand is empty until the turn is over");
    assert_eq!(table.click(GardenClick::Look(at)), Err(Refusal::TurnIsDone));
    assert_eq!(table.click(GardenClick::Plant(at)), Err(Refusal::TurnIsDone));
}

#[test]
fn a_place_that_is_not_allowed_says_why_and_changes_nothing() {
    let mut table = open(2);
    let edge = space("a1");
    let misfit = Refusal::Misfit { at: edge, misfit: Misfit::OnTheEdge };
    let before = *table.choice();
    assert_eq!(table.click(GardenClick::Look(edge)), Err(misfit));
    assert_eq!(table.click(GardenClick::Plant(edge)), Err(misfit));
    assert_eq!(table.preview(edge), Some(Err(Misfit::OnTheEdge)));
    assert_eq!(table.command(Command::EndTurn), Err(Refusal::NothingLaid));
    let other = table.game().unseen_by(Seat(0)).iter().next().unwrap();
    assert_eq!(table.click(GardenClick::Hand(other)), Err(Refusal::NotInHand(other)));
    assert_eq!(*table.choice(), before);
}

#[test]
fn one_of_three_gardens_is_chosen() {
    let mut table = table_of(Options { hand_of_three: true, ..Options::new(2) }, OPEN, 3);
    let hand: Vec<_> = table.game().hand(Seat(0)).iter().collect();
    assert_eq!((hand.len(), table.choice().garden), (3, Some(hand[0])));
    table.click(RIGHT).unwrap();
    table.click(GardenClick::Hand(hand[2])).unwrap();
    assert_eq!(table.choice().planted(), Some(hand[2].turned(Rotation::NONE.right())));
    table.click(GardenClick::Plant(space("b2"))).unwrap();
    assert!(!table.game().hand(Seat(0)).has(hand[2]));
    table.click(GardenClick::Hand(hand[0])).unwrap();
    assert_eq!(table.choice().garden, None, "only one garden a turn");
}

#[test]
fn undo_gives_the_garden_back_as_it_lay_and_stops_at_the_turn() {
    let mut table = open(3);
    take_turn(&mut table);
    table.click(RIGHT).unwrap();
    let (planted, before) = (table.choice().planted().unwrap(), table.game().clone());
    assert_eq!(table.undoable(), 0, "the turn before is over, and a garden was drawn");
    assert_eq!(outcome(table.command(Command::Undo)), Ok(ClickOutcome::Chosen));
    let at = table.game().board().places().iter().next().unwrap();
    table.click(GardenClick::Plant(at)).unwrap();
    let after = table.game().clone();
    assert_eq!(outcome(table.command(Command::Undo)), Ok(ClickOutcome::Moved));
    assert!(*table.game() == before);
    assert_eq!((table.choice().planted(), table.choice().at), (Some(planted), Some(at)));
    assert!(table.can_redo());
    assert_eq!(outcome(table.command(Command::Redo)), Ok(ClickOutcome::Moved));
    assert!(*table.game() == after && !table.can_redo());
    table.command(Command::RestartTurn).unwrap();
    assert!(*table.game() == before);
    table.command(Command::Cancel).unwrap();
    assert_eq!((table.choice().at, table.choice().planted()), (None, Some(planted)));
}

#[test]
fn the_curtain_hides_hands_until_the_next_person_is_there() {
    let mut table = table_of(Options::new(2), TableOptions::default(), 5);
    assert_eq!((table.curtain(), table.hand_shown()), (Some(Seat(0)), None));
    assert_eq!(*table.choice(), Planting::default(), "not even the choice names a garden");
    assert_eq!(outcome(table.click(GardenClick::Plant(space("c3")))), Ok(ClickOutcome::Chosen));
    assert!(table.game().board().taken().is_empty());
    assert_eq!(outcome(table.command(Command::Unveil)), Ok(ClickOutcome::Unveiled));
    assert!(table.choice().garden.is_some());
    plant_first(&mut table);
    assert_eq!(table.curtain(), None, "the turn is not over before it is ended");
    assert!(table.can_confirm());
    table.hide_hands();
    assert!(!table.can_confirm(), "nobody ends a turn behind the curtain");
    table.command(Command::Unveil).unwrap();
    table.command(Command::EndTurn).unwrap();
    assert_eq!((table.curtain(), table.choice().garden), (Some(Seat(1)), None));
    table.command(Command::Unveil).unwrap();
    table.hide_hands();
    assert_eq!((table.curtain(), table.choice().garden), (Some(Seat(1)), None));
    assert!(table.preview(space("c3")).is_none());
}

#[test]
fn the_table_can_end_turns_by_itself() {
    let mut table = table_of(Options::new(2), TableOptions { ends_turns: true, ..OPEN }, 5);
    plant_first(&mut table);
    assert_eq!(table.decider(), Some(Seat(1)));
    table.set_options(OPEN);
    plant_first(&mut table);
    assert_eq!((table.decider(), table.game().phase()), (Some(Seat(1)), Phase::End));
}

#[test]
fn a_recap_is_what_the_others_did() {
    let mut table = open(3);
    for _ in 0..3 {
        take_turn(&mut table);
    }
    let seats = |table: &Table<Gardens>, seat: u8| -> Vec<Seat> {
        let planted = |event: &&Event| match event {
            Event::Planted { seat, .. } => Some(*seat),
            _ => None,
        };
        table.recap(Seat(seat)).iter().filter_map(planted).collect()
    };
    assert_eq!(seats(&table, 0), [Seat(1), Seat(2)]);
    plant_first(&mut table);
    assert_eq!(seats(&table, 0), [Seat(1), Seat(2)], "what it does right now is no news");
    assert_eq!((table.round(), table.finished_last()), (2, Some(Seat(2))));
    assert!(table.has_played(Seat(2)));
}

#[test]
fn a_save_says_which_game_it_is_and_goes_on_exactly_there() {
    let options = Options { hand_of_three: true, two_colours: true, ..Options::new(2) };
    let mut table = table_of(options, OPEN, 8);
    take_turn(&mut table);
    plant_first(&mut table);
    table.command(Command::Undo).unwrap();
    let text = table.to_text(1, 0);
    let mut read = AnyTable::load(&text).unwrap().gardens().unwrap();
    assert!(read.game() == table.game() && read.players() == table.players());
    assert!(read.can_redo());
    read.command(Command::Redo).unwrap();
    assert_eq!(read.game().phase(), Phase::End);
    assert_eq!(load::<Cities>(&text).err(), Some(SaveError::OtherGame));
    assert_eq!(load::<Gardens>(&text[..90]).err(), Some(SaveError::Damaged));
    let hidden = table_of(Options::new(2), TableOptions::default(), 8);
    let again = load::<Gardens>(&hidden.to_text(1, 0)).unwrap();
    assert_eq!(again.curtain(), Some(Seat(0)));
}

#[test]
fn everybody_wears_the_colour_of_their_trees() {
    use gardens::Tree::{Lavender, Lemon, Orange, Palm};
    let options = Options { trees: [Orange, Lemon, Palm, Lavender], ..Options::new(3) };
    let colours: Vec<u8> =
        table_of(options, OPEN, 1).players().players.iter().map(|player| player.colour.0).collect();
    assert_eq!(colours, [9, 8, 7]);
}

#[test]
fn whole_games_by_clicks_end_with_an_account_of_every_point() {
    for (seed, options) in (1..).zip([
        Options::new(2),
        Options { two_colours: true, ..Options::new(2) },
        Options { hand_of_three: true, ..Options::new(3) },
        Options::new(4),
    ]) {
        let mut table = table_of(options, TableOptions::default(), seed);
        let mut rng = Dice::new(Seed(seed)).next_stream();
        assert!(table.final_report().is_none());
        while table.decider().is_some() {
            table.command(Command::Unveil).unwrap();
            for _ in 0..below(4, &mut rng) {
                table.click(RIGHT).unwrap();
            }
            let places: Vec<_> = table.game().board().places().iter().collect();
            let at = places[below(u32::try_from(places.len()).unwrap(), &mut rng) as usize];
            let foreseen = table.preview(at).unwrap().unwrap().scores;
            table.click(GardenClick::Plant(at)).unwrap();
            assert_eq!(table.chronicle().just_scored(), foreseen);
            table.command(Command::EndTurn).unwrap();
        }
        let final_report = table.final_report().unwrap();
        for account in &final_report.accounts {
            let sum: u16 = account.won.iter().map(|&(_, points)| points).sum();
            let by_tree: u16 = account.trees.iter().map(|&(_, points)| points).sum();
            assert_eq!((u32::from(sum), sum), (account.place.points, by_tree));
        }
        let won: u16 =
            final_report.accounts.iter().flat_map(|one| one.won).map(|(count, _)| count).sum();
        assert_eq!(won + final_report.lost.0 + final_report.tied, 49);
        let all: u16 = table.chronicle().scores().iter().map(|score| score.award.points()).sum();
        let points: u32 = final_report.accounts.iter().map(|one| one.place.points).sum();
        assert_eq!(u32::from(all), points);
        let lost =
            table.chronicle().scores().iter().any(|one| matches!(one.award, Award::Lost { .. }));
        assert_eq!(lost, final_report.lost.0 > 0);
        let (record, _) = table.record();
        assert!(record.actions.contains(&Action::EndTurn));
        assert!(record.replay().unwrap().game() == table.game());
    }
}
