//! What moves over the table: pieces go from where they lay to where they lie, and nothing secret shows.

use cities::{Action, Card, Cities, City, Event, Kind, Line, Options, Set, Who};
use engine::{Chance, Dice, Game, Record, Seat, Seed, Turn};
use table::{Click, Colour, Guest, Guests, Happening, Manners, Move, Piece, Spot, Table};
use tests::contract::option_sets;
use tests::kit::{at, card, face};

fn guests(count: u8, manners: Manners) -> Guests {
    let guest = |seat: u8| Guest { name: format!("Guest {seat}"), colour: Colour(seat) };
    Guests { guests: (0..count).map(guest).collect(), manners }
}

fn open_hands() -> Manners {
    Manners { hides_hands: false, ..Manners::default() }
}

/// Granada for three from seed 3, as far as it was played. Park 2 costs exactly what is in the hand.
fn granada(actions: &[&str], manners: Manners) -> Table {
    let actions = actions.iter().map(|one| Action::try_from((*one).to_owned()).unwrap());
    let record = Record {
        options: Options::new(Kind::Granada, 3),
        chance: Chance::Seed(Seed(3)),
        actions: actions.collect(),
    };
    let mut table: Table = Table::resume(guests(3, manners), record, Vec::new()).unwrap();
    if table.curtain().is_some() {
        table.click(Click::Unveil).unwrap();
    }
    table
}

/// Clicks, and says what moves after the last one.
fn moves(table: &mut Table, clicks: &[Click]) -> Vec<Move> {
    let mut moves = Vec::new();
    for &click in clicks {
        let seat = table.decider().unwrap();
        let before: City = table.game().city(seat).clone();
        let happening = table.click(click).unwrap();
        moves = table.moves(click, &happening, (seat, &before));
    }
    moves
}

fn tile(name: &str, from: Spot, to: Spot) -> Move {
    Move::Flies { piece: Piece::Tile(face(name)), from, to }
}

fn money(name: &str, from: Spot, to: Spot) -> Move {
    Move::Flies { piece: Piece::Card(card(name)), from, to }
}

const MOAT: Move = Move::Runs(Line::Border(Set::Granada));

#[test]
fn a_bought_tile_comes_from_the_yard_and_its_price_goes_to_the_deck() {
    let mut table = granada(&[], open_hands());
    assert_eq!(moves(&mut table, &[Click::Yard(face("park 2"))]), []);
    let bought = moves(&mut table, &[Click::Confirm]);
    let paid = money("c2", Spot::Hand, Spot::Deck);
    assert_eq!(bought, [paid, tile("park 2", Spot::Yard, Spot::Beside)]);
}

#[test]
fn money_comes_from_the_open_cards() {
    let mut table = granada(&["buy g7e c2"], open_hands());
    let place = table.money_hints().iter().position(|one| one.unwrap().card == card("c9")).unwrap();
    let taken = moves(&mut table, &[Click::Open(place), Click::Confirm]);
    assert_eq!(taken, [money("c9", Spot::Open, Spot::Hand)]);
}

#[test]
fn a_tile_turns_over_and_its_fee_is_paid_when_it_is_built() {
    let mut table = granada(&["buy g7e c2", "take c9"], open_hands());
    let park = face("park 2");
    assert_eq!(moves(&mut table, &[Click::TurnOver]), [Move::Turns(park)]);
    let fits = table.spots().into_iter().find(|spot| spot.verdict.is_ok()).unwrap();
    let built = moves(&mut table, &[Click::Ground(fits.at)]);
    let fee = money("c3", Spot::Hand, Spot::Deck);
    let bath = tile("bath_house 3", Spot::Beside, Spot::City(fits.at));
    assert_eq!(built, [fee, bath, MOAT]);
}

#[test]
fn a_tile_goes_into_the_city_and_the_border_draws_itself_again() {
    let mut table = granada(&["buy g7e c2", "take c9"], open_hands());
    let built = moves(&mut table, &[Click::Ground(at(0, -1))]);
    assert_eq!(built, [tile("park 2", Spot::Beside, Spot::City(at(0, -1))), MOAT]);
    assert_eq!(moves(&mut table, &[Click::Undo]), [MOAT], "what is taken back does not fly");
}

#[test]
fn what_goes_where_nobody_looks_goes_to_its_player() {
    let mut table =
        granada(&["buy g7e c2", "take c9"], Manners { ends_turns: true, ..open_hands() });
    let built = moves(&mut table, &[Click::Ground(at(0, -1))]);
    let home = Spot::With(Who::Seat(Seat(0)));
    assert_eq!(built, [tile("park 2", Spot::Beside, home)], "the next city shows already");
}

/// Everybody else takes a card.
fn go_round(table: &mut Table) {
    table.click(Click::EndTurn).unwrap();
    for _ in 0..2 {
        for click in [Click::Open(0), Click::Confirm, Click::EndTurn] {
            table.click(click).unwrap();
        }
    }
}

#[test]
fn tiles_go_into_the_reserve_and_out_of_it() {
    let (park, above) = (face("park 2"), at(0, -1));
    let mut table = granada(&["buy g7e c2", "take c9"], open_hands());
    let stored = moves(&mut table, &[Click::Store]);
    assert_eq!(stored, [tile("park 2", Spot::Beside, Spot::Reserve)]);
    go_round(&mut table);
    let built = moves(&mut table, &[Click::Reserve(park), Click::Ground(above)]);
    assert_eq!(built, [tile("park 2", Spot::Reserve, Spot::City(above)), MOAT]);
    go_round(&mut table);
    let removed = moves(&mut table, &[Click::City(above), Click::Remove]);
    assert_eq!(removed, [tile("park 2", Spot::City(above), Spot::Reserve), MOAT]);
}

#[test]
fn nothing_moves_behind_a_curtain() {
    let hidden = Manners { ends_turns: true, ..Manners::default() };
    let mut table = granada(&["buy g7e c2", "take c9"], hidden);
    assert_eq!(moves(&mut table, &[Click::Ground(at(0, -1))]), []);
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
        let table: Table = Table::resume(guests(seats, open_hands()), record, Vec::new()).unwrap();
        let Turn::Of(seat) = before.turn() else { panic!("somebody played") };
        let happening = Happening::Played(events);
        for one in table.moves(Click::Confirm, &happening, (seat, before.city(seat))) {
            check(one, seat, &before, &game);
        }
    }
}

fn check(one: Move, seat: Seat, before: &Cities, now: &Cities) {
    let Move::Flies { piece, from, to } = one else { return };
    match (piece, from) {
        (Piece::Tile(face), Spot::Yard) => {
            assert!(before.yard().any(|(_, lies)| lies == face));
        }
        (Piece::Tile(face), Spot::City(at)) => {
            assert_eq!(before.city(seat).face_at(at), Some(face));
        }
        (Piece::Tile(face), Spot::Reserve) => assert!(before.reserve(seat).has(face)),
        (Piece::Card(Card::Coin(coin)), Spot::Hand) => {
            assert!(before.money(seat).coins().any(|held| held == coin));
        }
        _ => {}
    }
    match (piece, to) {
        (Piece::Tile(face), Spot::City(at)) => {
            assert_eq!(now.city(seat).face_at(at), Some(face));
        }
        (Piece::Tile(face), Spot::Reserve) => assert!(now.reserve(seat).has(face)),
        (Piece::Tile(face), Spot::Beside) => assert!(now.waiting().has(face)),
        (Piece::Card(Card::Coin(coin)), Spot::Hand) => {
            assert!(now.money(seat).coins().any(|held| held == coin));
        }
        _ => {}
    }
}
