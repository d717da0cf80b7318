//! Golden games with their final points, counts of action sequences, and saves that must always load.
//!
//! `BLESS=1 cargo test -p tests golden -- --test-threads=1` writes games and counts anew, after a change
//! of the rules.

use cities::{Action, Cities, Kind, Options};
use engine::{Chance, Game, Match, Record, Seat, Seed, Turn};
use gardens::Gardens;
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;
use support::arrange::random_match;

fn folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("data").join(name)
}

fn is_blessing() -> bool {
    std::env::var_os("BLESS").is_some()
}

/// One game per kind of game and module.
fn golden_cities() -> Vec<(&'static str, Options)> {
    let granada = |seats| Options::new(Kind::Granada, seats);
    let alhambra = |seats| Options::new(Kind::Alhambra, seats);
    let both = |seats| Options::new(Kind::Both, seats);
    let all =
        Options { viziers: true, bureaus: true, bonus_cards: true, huts: true, ..alhambra(3) };
    vec![
        ("granada", granada(4)),
        ("granada-two", granada(2)),
        ("granada-simplified", Options { simplified: true, ..granada(3) }),
        ("granada-vizier", Options { viziers: true, ..granada(4) }),
        ("alhambra", alhambra(4)),
        ("alhambra-two", alhambra(2)),
        ("alhambra-six", alhambra(6)),
        ("alhambra-vizier", Options { viziers: true, ..alhambra(3) }),
        ("alhambra-bureaus", Options { bureaus: true, ..alhambra(4) }),
        ("alhambra-bonus-cards", Options { bonus_cards: true, ..alhambra(4) }),
        ("alhambra-huts", Options { huts: true, ..alhambra(4) }),
        ("alhambra-all-modules", all),
        ("both", both(4)),
        ("both-two", both(2)),
        ("both-simplified-vizier", Options { simplified: true, viziers: true, ..both(3) }),
    ]
}

/// The fullest tables there are; browser tests lay them out in every window.
fn full_tables() -> Vec<(&'static str, Options)> {
    let alhambra = Options::new(Kind::Alhambra, 6);
    let all = Options { viziers: true, bureaus: true, bonus_cards: true, huts: true, ..alhambra };
    let both = Options { viziers: true, ..Options::new(Kind::Both, 6) };
    vec![("alhambra-six-modules", all), ("both-six-vizier", both)]
}

/// One game per number of players and variant.
fn golden_gardens() -> Vec<(&'static str, gardens::Options)> {
    let plain = gardens::Options::new;
    let three = |seats| gardens::Options { hand_of_three: true, ..plain(seats) };
    let two_colours = gardens::Options { two_colours: true, ..plain(2) };
    let oldest = gardens::Options { oldest: Seat(2), ..plain(3) };
    vec![
        ("gardens", plain(4)),
        ("gardens-three", oldest),
        ("gardens-two", plain(2)),
        ("gardens-hand-of-three", three(4)),
        ("gardens-two-colours", two_colours),
        ("gardens-both-variants", gardens::Options { two_colours: true, ..three(2) }),
    ]
}

fn golden_file(name: &str) -> Value {
    let file = folder("games").join(format!("{name}.json"));
    serde_json::from_slice(&fs::read(file).unwrap()).unwrap()
}

fn golden_record<G: Game>(name: &str) -> Record<G> {
    Record::from_text(&golden_file(name)["record"].to_string()).unwrap()
}

/// The points of all seats.
fn points<G: Game>(game: &G) -> Vec<u32> {
    Seat::all(game.seats()).map(|seat| game.points(seat)).collect()
}

/// Points of everybody; with two players Dirk's last.
fn city_points(game: &Cities) -> Vec<u32> {
    let dirk = game.dirk().map(|(_, points)| u32::from(points));
    points(game).into_iter().chain(dirk).collect()
}

#[test]
fn golden_games_end_with_their_points() {
    for (seed, (name, options)) in (0..).zip(golden_cities().into_iter().chain(full_tables())) {
        ends_as_it_did::<Cities>(name, &options, seed, city_points);
    }
    for (seed, (name, options)) in (0..).zip(golden_gardens()) {
        ends_as_it_did::<Gardens>(name, &options, seed, points);
    }
}

fn ends_as_it_did<G: Game>(
    name: &str,
    options: &G::Options,
    seed: u64,
    points: fn(&G) -> Vec<u32>,
) {
    if is_blessing() {
        let playing: Match<G> = random_match(options, seed);
        let record: Value = serde_json::from_str(&playing.record().to_text()).unwrap();
        let golden = json!({ "points": points(playing.game()), "record": record });
        fs::write(folder("games").join(format!("{name}.json")), format!("{golden}\n")).unwrap();
    }
    let golden = golden_file(name);
    let record: Record<G> = golden_record(name);
    assert_eq!(record.options, *options, "{name}");
    let ended = record.replay().unwrap();
    assert_eq!(ended.game().turn(), Turn::Over, "{name}");
    assert_eq!(json!(points(ended.game())), golden["points"], "{name}");
}

#[test]
fn counts_of_action_sequences_stay_the_same() {
    let file = folder("perft").join("counts.txt");
    let cities = golden_cities().into_iter().map(|(name, _)| counted::<Cities>(name, [0, 41, 120]));
    let gardens =
        golden_gardens().into_iter().map(|(name, _)| counted::<Gardens>(name, [0, 25, 60]));
    let counted: String = cities.chain(gardens).collect();
    if is_blessing() {
        fs::write(&file, &counted).unwrap();
    }
    assert_eq!(counted, fs::read_to_string(&file).unwrap());
}

/// A line for each number of actions of a golden game: how many sequences go on from there.
fn counted<G: Game>(name: &str, starts: [usize; 3]) -> String {
    let line = |played: usize| {
        let mut record: Record<G> = golden_record(name);
        record.actions.truncate(played);
        let game = record.replay().unwrap().game().clone();
        let counts: Vec<String> =
            (1..=5).map(|depth| sequences(&game, depth).to_string()).collect();
        format!("{name} after {played} actions: {}\n", counts.join(" "))
    };
    starts.map(line).concat()
}

/// How many sequences of so many actions there are.
fn sequences<G: Game>(game: &G, depth: u32) -> u64 {
    let actions = support::arrange::listed(game);
    if depth == 1 {
        return actions.len() as u64;
    }
    let deeper = actions.iter().map(|action| {
        let mut after = game.clone();
        after.play_silently(action);
        sequences(&after, depth - 1)
    });
    deeper.sum()
}

/// Files of this folder are never written again.
#[test]
fn a_record_of_the_first_version_stays_loadable() {
    for entry in fs::read_dir(folder("saves/v1")).unwrap() {
        let path = entry.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let is_garden = path.file_name().unwrap().to_str().unwrap().starts_with("gardens");
        let actions = if is_garden {
            let playing = Record::<Gardens>::from_text(&text).unwrap().replay().unwrap();
            playing.actions().len()
        } else {
            let playing = Record::<Cities>::from_text(&text).unwrap().replay().unwrap();
            playing.actions().len()
        };
        assert!(actions > 50, "{}", path.display());
    }
}

#[test]
fn actions_are_short_words() {
    let read = |text: &str| Action::try_from(text.to_owned());
    for text in
        ["take d1 d2", "take x3", "buy g9e c6", "buy a7 d3 r4 x0", "place g9o -1,0 f3", "end"]
    {
        assert_eq!(String::from(read(text).unwrap()), text);
    }
    for (wrong, named) in [
        ("", "no action"),
        ("fly g9e", "no action"),
        ("end now", "no action"),
        ("take d0", "`d0`"),
        ("take x6", "6"),
        ("buy g55e c6", "`g55e`"),
        ("remove 1,200", "`1,200`"),
        ("place g9e", "no action"),
    ] {
        let message = read(wrong).expect_err(wrong);
        assert!(message.contains(named), "{wrong}: {message}");
    }
}

#[test]
fn actions_of_the_gardens_are_short_words() {
    let read = |text: &str| gardens::Action::try_from(text.to_owned());
    for text in ["plant 4opvl c2", "plant 1vplo a1", "plant 6lvpo f6", "end"] {
        assert_eq!(String::from(read(text).unwrap()), text);
    }
    for (wrong, named) in [
        ("", "no action"),
        ("end now", "no action"),
        ("plant 4opvl", "no action"),
        ("plant 7opvl c2", "`7opvl`"),
        ("plant 0opvl c2", "`0opvl`"),
        ("plant 4opvv c2", "`4opvv`"),
        ("plant 4opv c2", "`4opv`"),
        ("plant é c2", "`é`"),
        ("plant 4opvl g2", "`g2`"),
        ("plant 4opvl c7", "`c7`"),
        ("plant 4opvl c0", "`c0`"),
        ("plant 4opvl C2", "`C2`"),
        ("plant 4opvl c22", "`c22`"),
    ] {
        let message = read(wrong).expect_err(wrong);
        assert!(message.contains(named), "{wrong}: {message}");
    }
}

#[test]
fn a_stacked_garden_game_survives_as_text() {
    let order = gardens::Order::shuffled(Seed(12));
    let text = serde_json::to_string(&order).unwrap();
    assert_eq!(serde_json::from_str::<gardens::Order>(&text).unwrap(), order);
    for (wrong, named) in [("6,", "6"), ("0,", "0")] {
        let spoilt = text.replacen('[', &format!("[{wrong}"), 1);
        let error = serde_json::from_str::<gardens::Order>(&spoilt).unwrap_err().to_string();
        assert!(error.contains(named), "{error}");
    }
    let turned = text.replacen("vplo", "plov", 1);
    assert!(serde_json::from_str::<gardens::Order>(&turned).is_err(), "tiles lie upright");
    let chance = Chance::Stacked(order);
    let playing: Match<Gardens> = Match::start(gardens::Options::new(3), chance).unwrap();
    let text = playing.record().to_text();
    let again = Record::<Gardens>::from_text(&text).unwrap().replay().unwrap();
    assert!(again.game() == playing.game());
}

/// What a record leaves out has its usual value.
#[test]
fn options_of_the_gardens_have_defaults() {
    let read = |text: &str| serde_json::from_str::<gardens::Options>(text).unwrap();
    assert_eq!(read(r#"{"seats":3}"#), gardens::Options::new(3));
    let trees = read(r#"{"seats":2,"trees":["lemon","orange","palm","lavender"]}"#).trees;
    assert_eq!(trees.map(gardens::Tree::letter), ['l', 'o', 'p', 'v']);
}
