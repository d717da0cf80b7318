//! What moves over the table: pieces go from where they lay to where they lie, and nothing secret shows.

use cities::{Action, Card, Cities, Event, Kind, Line, Options, Set, Who};
use engine::{Chance, Dice, Game, Record, Seat, Seed, Turn};
use support::arrange::{at, card, face};
use support::contract_suite::option_sets;
use support::tables::{OPEN, players};
use table::{
    CityClick, CityMove, CityPiece, ClickOutcome, Command, PieceSpot, Table, TableGame,
    TableOptions,
};

/// Granada for three from seed 3, as far as it was played. Park 2 costs exactly what is in the hand.
fn granada(actions: &[&str], table_options: TableOptions) -> Table {
    let actions = actions.iter().map(|one| Action::try_from((*one).to_owned()).unwrap());
    let record = Record {
        options: Options::new(Kind::Granada, 3),
        chance: Chance::Seed(Seed(3)),
        actions: actions.collect(),
    };
    let mut table: Table = Table::resume(players(3, table_options), record, Vec::new()).unwrap();
    if table.curtain().is_some() {
        table.command(Command::Unveil).unwrap();
    }
    table
}

/// Clicks, and says what moves after the last one.
fn moves(table: &mut Table, clicks: &[CityClick]) -> Vec<CityMove> {
    let mut moves = Vec::new();
    for &click in clicks {
        moves = table.click(click).unwrap().moves;
    }
    moves
}

/// What moves when the main button is pressed after some clicks.
fn confirmed(table: &mut Table, clicks: &[CityClick]) -> Vec<CityMove> {
    moves(table, clicks);
    table.command(Command::Confirm).unwrap().moves
}

fn tile(name: &str, from: PieceSpot, to: PieceSpot) -> CityMove {
    CityMove::Flies { piece: CityPiece::Tile(face(name)), from, to }
}

fn money(name: &str, from: PieceSpot, to: PieceSpot) -> CityMove {
    CityMove::Flies { piece: CityPiece::Card(card(name)), from, to }
}

const MOAT: CityMove = CityMove::Runs(Line::Border(Set::Granada));

#[test]
fn a_bought_tile_comes_from_the_yard_and_its_price_goes_to_the_deck() {
    let mut table = granada(&[], OPEN);
    assert_eq!(moves(&mut table, &[CityClick::Yard(face("park 2"))]), []);
    let bought = confirmed(&mut table, &[]);
    let paid = money("c2", PieceSpot::Hand, PieceSpot::Deck);
    assert_eq!(bought, [paid, tile("park 2", PieceSpot::Yard, PieceSpot::Beside)]);
}

#[test]
fn money_comes_from_the_open_cards() {
    let mut table = granada(&["buy g7e c2"], OPEN);
    let place = table.money_hints().iter().position(|one| one.unwrap().card == card("c9")).unwrap();
    let taken = confirmed(&mut table, &[CityClick::Open(place)]);
    assert_eq!(taken, [money("c9", PieceSpot::Open, PieceSpot::Hand)]);
}

#[test]
fn a_tile_turns_over_and_its_fee_is_paid_when_it_is_built() {
    let mut table = granada(&["buy g7e c2", "take c9"], OPEN);
    let park = face("park 2");
    assert_eq!(moves(&mut table, &[CityClick::TurnOver]), [CityMove::Turns(park)]);
    let fits = table.spots().into_iter().find(|spot| spot.verdict.is_ok()).unwrap();
    let built = moves(&mut table, &[CityClick::Cell(fits.at)]);
    let fee = money("c3", PieceSpot::Hand, PieceSpot::Deck);
    let bath = tile("bath_house 3", PieceSpot::Beside, PieceSpot::City(fits.at));
    assert_eq!(built, [fee, bath, MOAT]);
}

#[test]
fn a_tile_goes_into_the_city_and_the_border_draws_itself_again() {
    let mut table = granada(&["buy g7e c2", "take c9"], OPEN);
    let built = moves(&mut table, &[CityClick::Cell(at(0, -1))]);
    assert_eq!(built, [tile("park 2", PieceSpot::Beside, PieceSpot::City(at(0, -1))), MOAT]);
    assert_eq!(
        table.command(Command::Undo).unwrap().moves,
        [MOAT],
        "what is taken back does not fly"
    );
}

#[test]
fn what_goes_where_nobody_looks_goes_to_its_player() {
    let mut table = granada(&["buy g7e c2", "take c9"], TableOptions { ends_turns: true, ..OPEN });
    let built = moves(&mut table, &[CityClick::Cell(at(0, -1))]);
    let home = PieceSpot::With(Who::Seat(Seat(0)));
    assert_eq!(built, [tile("park 2", PieceSpot::Beside, home)], "the next city shows already");
}

/// Everybody else takes a card.
fn go_round(table: &mut Table) {
    table.command(Command::EndTurn).unwrap();
    for _ in 0..2 {
        table.click(CityClick::Open(0)).unwrap();
        table.command(Command::Confirm).unwrap();
        table.command(Command::EndTurn).unwrap();
    }
}

#[test]
fn tiles_go_into_the_reserve_and_out_of_it() {
    let (park, above) = (face("park 2"), at(0, -1));
    let mut table = granada(&["buy g7e c2", "take c9"], OPEN);
    let stored = moves(&mut table, &[CityClick::Store]);
    assert_eq!(stored, [tile("park 2", PieceSpot::Beside, PieceSpot::Reserve)]);
    go_round(&mut table);
    let built = moves(&mut table, &[CityClick::Reserve(park), CityClick::Cell(above)]);
    assert_eq!(built, [tile("park 2", PieceSpot::Reserve, PieceSpot::City(above)), MOAT]);
    go_round(&mut table);
    let removed = confirmed(&mut table, &[CityClick::Cell(above)]);
    assert_eq!(removed, [tile("park 2", PieceSpot::City(above), PieceSpot::Reserve), MOAT]);
}

#[test]
fn nothing_moves_behind_a_curtain() {
    let hidden = TableOptions { ends_turns: true, ..TableOptions::default() };
    let mut table = granada(&["buy g7e c2", "take c9"], hidden);
    assert_eq!(moves(&mut table, &[CityClick::Cell(at(0, -1))]), []);
    assert!(table.curtain().is_some());
}

#[test]
fn moves_of_whole_games_end_where_the_pieces_are() {
    for (seed, options) in (0..).zip(&option_sets()) {
        follow(options, seed);
    }
}

/// Plays a game by chance and compares what moves with the table before and after.
fn follow(options: &Options, seed: u64) {
    let chance = Chance::Seed(Seed(seed));
    let mut game = Cities::start(options, &chance, &mut |_| ()).unwrap();
    let mut rng = Dice::new(Seed(seed)).next_stream();
    let mut actions = Vec::new();
    while game.turn() != Turn::Over && actions.len() < 80 {
        let action = game.random_action(&mut rng);
        let before = game.clone();
        let mut events = Vec::new();
        game.play(&action, &mut |event: Event| events.push(event)).unwrap();
        actions.push(action);
        let record =
            Record { options: options.clone(), chance: chance.clone(), actions: actions.clone() };
        let seats = options.seats;
        let table: Table = Table::resume(players(seats, OPEN), record, Vec::new()).unwrap();
        let Turn::Of(seat) = before.turn() else { panic!("somebody played") };
        let shown = Some((seat, before.city(seat).clone()));
        for one in Cities::moves(&table, None, &ClickOutcome::Played(events), shown) {
            check(one, seat, &before, &game);
        }
    }
}

fn check(one: CityMove, seat: Seat, before: &Cities, now: &Cities) {
    let CityMove::Flies { piece, from, to } = one else { return };
    match (piece, from) {
        (CityPiece::Tile(face), PieceSpot::Yard) => {
            assert!(before.yard().any(|(_, lies)| lies == face));
        }
        (CityPiece::Tile(face), PieceSpot::City(at)) => {
            assert_eq!(before.city(seat).face_at(at), Some(face));
        }
        (CityPiece::Tile(face), PieceSpot::Reserve) => assert!(before.reserve(seat).has(face)),
        (CityPiece::Card(Card::Coin(coin)), PieceSpot::Hand) => {
            assert!(before.money(seat).coins().any(|held| held == coin));
        }
        _ => {}
    }
    match (piece, to) {
        (CityPiece::Tile(face), PieceSpot::City(at)) => {
            assert_eq!(now.city(seat).face_at(at), Some(face));
        }
        (CityPiece::Tile(face), PieceSpot::Reserve) => assert!(now.reserve(seat).has(face)),
        (CityPiece::Tile(face), PieceSpot::Beside) => assert!(now.waiting().has(face)),
        (CityPiece::Card(Card::Coin(coin)), PieceSpot::Hand) => {
            assert!(now.money(seat).coins().any(|held| held == coin));
        }
        _ => {}
    }
}
