//! Golden games with their final points, counts of action sequences, and saves that must always load.
//!
//! `BLESS=1 cargo test -p tests golden` writes games and counts anew, after a change of the rules.

use cities::{Action, Cities, Kind, Options};
use engine::{Chance, Dice, Game, Match, Record, Seat, Seed, Turn};
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;

fn folder(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(name)
}

fn is_blessing() -> bool {
    std::env::var_os("BLESS").is_some()
}

/// One game per kind of game and module.
fn golden_options() -> Vec<(&'static str, Options)> {
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

fn golden_file(name: &str) -> Value {
    let file = folder("games").join(format!("{name}.json"));
    serde_json::from_slice(&fs::read(file).unwrap()).unwrap()
}

fn golden_record(name: &str) -> Record<Cities> {
    Record::from_text(&golden_file(name)["record"].to_string()).unwrap()
}

fn random_match(options: &Options, seed: u64) -> Match<Cities> {
    let mut rng = Dice::new(Seed(seed + 1)).next_stream();
    let mut playing: Match<Cities> =
        Match::start(options.clone(), Chance::Seed(Seed(seed))).unwrap();
    while playing.game().turn() != Turn::Over {
        let action = playing.game().random_action(&mut rng);
        playing.play(action).unwrap();
    }
    playing
}

/// Points of everybody; with two players Dirk's last.
fn points(game: &Cities) -> Vec<u32> {
    let seats = Seat::all(game.seats()).map(|seat| game.points(seat));
    seats.chain(game.dirk().map(|(_, points)| u32::from(points))).collect()
}

#[test]
fn golden_games_end_with_their_points() {
    for (number, (name, options)) in (0..).zip(golden_options()) {
        let file = folder("games").join(format!("{name}.json"));
        if is_blessing() {
            let playing = random_match(&options, number);
            let record: Value = serde_json::from_str(&playing.record().to_text()).unwrap();
            let golden = json!({ "points": points(playing.game()), "record": record });
            fs::write(&file, format!("{golden}\n")).unwrap();
        }
        let golden = golden_file(name);
        let record = golden_record(name);
        assert_eq!(record.options, options, "{name}");
        let ended = record.replay().unwrap();
        assert_eq!(ended.game().turn(), Turn::Over, "{name}");
        assert_eq!(json!(points(ended.game())), golden["points"], "{name}");
    }
}

#[test]
fn counts_of_action_sequences_stay_the_same() {
    let file = folder("perft").join("counts.txt");
    let mut counted = Vec::new();
    for (name, _) in golden_options() {
        for played in [0, 41, 120] {
            let mut record = golden_record(name);
            record.actions.truncate(played);
            let game = record.replay().unwrap().game().clone();
            let counts: Vec<String> =
                (1..=5).map(|depth| sequences(&game, depth).to_string()).collect();
            counted.push(format!("{name} after {played} actions: {}\n", counts.join(" ")));
        }
    }
    let counted = counted.concat();
    if is_blessing() {
        fs::write(&file, &counted).unwrap();
    }
    assert_eq!(counted, fs::read_to_string(&file).unwrap());
}

/// How many sequences of so many actions there are.
fn sequences(game: &Cities, depth: u32) -> u64 {
    let actions = tests::kit::listed(game);
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
        let playing = Record::<Cities>::from_text(&text).unwrap().replay().unwrap();
        assert!(playing.actions().len() > 50, "{}", path.display());
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
