//! `cargo run --release` in this folder prints how fast the rules are, against random chess games with
//! shakmaty in the same run. `cargo run --release -- NAME COUNT` only does one thing COUNT times, to be
//! counted by callgrind; `-- saves` only prints what a save costs.

mod positions;
mod quick;
mod saves;

use cities::{Action, Cities, Kind, Line, Options, Set};
use engine::{Chance, Game, Seat, Seed, Turn};
use gardens::Gardens;
use positions::{city_of, middle_games};
use quick::Quick;
use shakmaty::{Chess, Position};
use std::hint::black_box;
use std::time::{Duration, Instant};

fn main() {
    let mut words = std::env::args().skip(1);
    match (words.next(), words.next().and_then(|count| count.parse().ok())) {
        (Some(name), Some(count)) => only(&name, count),
        (Some(name), None) if name == "saves" => saves::print(),
        _ => compare(),
    }
}

/// One thing many times, for counting instructions.
fn only(name: &str, count: u32) {
    let mut rng = Quick(1);
    let (start, gardens) = (start(Kind::Granada, 4), gardens_start(4));
    let city = city_of(12);
    let tile = positions::tile_for(&city);
    for _ in 0..count {
        match name {
            "granada" => drop(black_box(random_game::<Cities>(&start, &mut rng))),
            "gardens" => drop(black_box(random_game::<Gardens>(&gardens, &mut rng))),
            "chess" => drop(black_box(chess_game(&mut rng))),
            "places" => drop(black_box(black_box(&city).places(black_box(tile)))),
            "nothing" => {}
            _ => panic!("granada, gardens, chess, places or nothing"),
        }
    }
}

fn compare() {
    println!("random games per second, in turns with chess; medians of nine rounds\n");
    let mut rng = Quick(7);
    for (name, kind) in
        [("Granada", Kind::Granada), ("Alhambra", Kind::Alhambra), ("both", Kind::Both)]
    {
        for seats in [2, 4, 6] {
            against_chess::<Cities>(name, &start(kind, seats), &mut rng);
        }
    }
    for seats in [2, 3, 4] {
        against_chess::<Gardens>("Gardens", &gardens_start(seats), &mut rng);
    }
    city_questions(&mut rng);
    garden_questions(&mut rng);
    saves::print();
}

/// What the page and players ask of a city game.
fn city_questions(rng: &mut Quick) {
    println!("\nnanoseconds, medians over positions of 4-player Granada\n");
    let games = middle_games(60);
    let mut actions: Vec<Action> = Vec::with_capacity(4096);
    let listing = games.iter().map(|game| {
        nanoseconds(|| {
            actions.clear();
            game.actions(&mut actions);
            black_box(actions.len());
        })
    });
    println!("{:>9.0}  the list of actions", median(listing.collect()));
    let spots = games.iter().map(|game| {
        nanoseconds(|| {
            let (_, face) = game.yard().next().expect("a tile");
            black_box(game.spots(Seat(0), face).len());
        })
    });
    println!("{:>9.0}  all places with reasons and effects", median(spots.collect()));
    let copies = games.iter().map(|game| {
        let view = game.view(Seat(0));
        nanoseconds(|| drop(black_box(Cities::guess(black_box(&view), rng))))
    });
    println!("{:>9.0}  copy and guess ({} bytes)", median(copies.collect()), size_of::<Cities>());
    for tiles in [5, 10, 20, 40] {
        let city = city_of(tiles);
        let tile = positions::tile_for(&city);
        let longest =
            nanoseconds(|| _ = black_box(black_box(&city).longest(Line::Border(Set::Granada))));
        let places = nanoseconds(|| drop(black_box(black_box(&city).places(black_box(tile)))));
        println!(
            "{longest:>9.0}  longest border, {places:>5.0} all places for one tile: city of {tiles}"
        );
    }
}

/// What the page and players ask of the Gardens.
fn garden_questions(rng: &mut Quick) {
    println!("\nnanoseconds, 4-player Gardens after twelve turns\n");
    let mut game = Gardens::guess(&gardens_start(4), rng);
    play_on(&mut game, 24, rng);
    let garden = game.hand(game.turn_of()).iter().next().expect("a hand");
    let spots = nanoseconds(|| drop(black_box(black_box(&game).spots(garden))));
    println!("{spots:>9.0}  all places with reasons and previews");
    let view = game.view(Seat(0));
    let copy = nanoseconds(|| drop(black_box(Gardens::guess(black_box(&view), rng))));
    println!("{copy:>9.0}  copy and guess ({} bytes)", size_of::<Gardens>());
}

fn against_chess<G: Game>(name: &str, start: &G::View, rng: &mut Quick) {
    let (mut ours, mut chess) = (Vec::new(), Vec::new());
    for _ in 0..9 {
        ours.push(per_second(|rng| drop(random_game::<G>(start, rng)), rng));
        chess.push(per_second(|rng| drop(chess_game(rng)), rng));
    }
    let (ours, chess) = (median(ours), median(chess));
    let (seats, ratio) = (G::guess(start, rng).seats(), ours / chess);
    println!("{name:>9}, {seats} seats {ours:>9.0}   chess {chess:>7.0}   ratio {ratio:>5.2}");
}

fn start(kind: Kind, seats: u8) -> cities::View {
    let options = Options::new(kind, seats);
    Cities::start(&options, &Chance::Seed(Seed(3)), &mut |_| ())
        .expect("these options are allowed")
        .view(Seat(0))
}

fn gardens_start(seats: u8) -> gardens::View {
    Gardens::start(&gardens::Options::new(seats), &Chance::Seed(Seed(3)), &mut |_| ())
        .expect("these options are allowed")
        .view(Seat(0))
}

/// A random game from a table whose hidden pieces are drawn anew.
fn random_game<G: Game>(start: &G::View, rng: &mut Quick) -> G {
    let mut game = G::guess(start, rng);
    play_on(&mut game, u32::MAX, rng);
    game
}

fn play_on<G: Game>(game: &mut G, most: u32, rng: &mut Quick) {
    for _ in 0..most {
        if game.turn() == Turn::Over {
            break;
        }
        let action = game.random_action(rng);
        game.play_silently(&action);
    }
}

fn chess_game(rng: &mut Quick) -> Chess {
    let mut game = Chess::default();
    while !game.is_game_over() && game.halfmoves() < 100 {
        let moves = game.legal_moves();
        let drawn = engine::below(moves.len() as u32, rng) as usize;
        game.play_unchecked(moves[drawn]);
    }
    game
}

fn per_second(mut game: impl FnMut(&mut Quick), rng: &mut Quick) -> f64 {
    let begun = Instant::now();
    let mut games = 0;
    while begun.elapsed() < Duration::from_millis(150) {
        for _ in 0..20 {
            game(rng);
        }
        games += 20;
    }
    f64::from(games) / begun.elapsed().as_secs_f64()
}

pub(crate) fn nanoseconds(mut thing: impl FnMut()) -> f64 {
    let mut rounds: Vec<f64> = Vec::new();
    for _ in 0..5 {
        let begun = Instant::now();
        for _ in 0..200 {
            thing();
        }
        rounds.push(begun.elapsed().as_nanos() as f64 / 200.0);
    }
    median(rounds)
}

fn median(mut figures: Vec<f64>) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures[figures.len() / 2]
}
