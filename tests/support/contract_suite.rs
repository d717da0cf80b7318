//! The contract of [`Game`], written once and checked on every step of random matches.

use crate::choices::Choices;
use cities::{Kind, Options};
use engine::{Chance, Dice, Game, Match, Record, Rng, Seat, Seed, Turn};
use proptest::test_runner::{Config, RngAlgorithm, TestError, TestRng, TestRunner};

/// Plays a random match to its end and checks the whole contract on the way.
///
/// `sound` looks at what only this game can know: pieces that add up, boards that obey the rules.
///
/// # Panics
/// Where the contract is broken, with the seed and the shortest list of choices that breaks it.
pub fn keep_the_contract<G: Game>(
    options: &G::Options,
    seed: u64,
    most_actions: usize,
    sound: impl Fn(&G),
) {
    if let Some((choices, why)) = shortest_breach(options, seed, most_actions, sound) {
        panic!("{options:?}, seed {seed}, choices {choices:?}: {why}");
    }
}

/// The fewest choices that break the contract, if a random match does, and what is broken then.
///
/// # Panics
/// If no match can be played at all.
pub fn shortest_breach<G: Game>(
    options: &G::Options,
    seed: u64,
    most_actions: usize,
    sound: impl Fn(&G),
) -> Option<(Vec<u16>, String)> {
    // Chance comes from the seed alone, and nothing is written down: every run is the same.
    let config = Config {
        cases: 1,
        failure_persistence: None,
        max_shrink_iters: 20_000,
        ..Config::default()
    };
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_le_bytes());
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
    let mut runner = TestRunner::new_with_rng(config, rng);
    let kept = runner.run(&Choices(most_actions), |choices| {
        play_through(options, seed, most_actions, &choices, &sound);
        Ok(())
    });
    match kept {
        Ok(()) => None,
        Err(TestError::Fail(why, choices)) => Some((choices, why.message().to_owned())),
        Err(TestError::Abort(why)) => panic!("no match was played: {why}"),
    }
}

/// Plays as the choices say, until there is none left or the game is over.
fn play_through<G: Game>(
    options: &G::Options,
    seed: u64,
    most_actions: usize,
    choices: &[u16],
    sound: &impl Fn(&G),
) {
    let mut rng = Dice::new(Seed(seed)).next_stream();
    let chance = Chance::Seed(Seed(seed));
    let mut playing: Match<G> =
        Match::start(options.clone(), chance).expect("these options are allowed");
    let mut met: Vec<G::Action> = Vec::new();
    for (number, choice) in choices.iter().map(Some).chain([None]).enumerate() {
        let place = format!("action {}", number + 1);
        sound(playing.game());
        guesses_fit_the_views(playing.game(), &mut rng, &place);
        let Turn::Of(seat) = playing.game().turn() else {
            over_means_over(&playing, &met);
            break;
        };
        assert!(seat.0 < playing.game().seats(), "{place}: nobody sits at {seat:?}");
        let listed = listed_means_accepted(playing.game(), &place);
        refused_means_unchanged(playing.game(), &met, &place);
        let Some(choice) = choice else { break };
        let action = chosen(playing.game(), &listed, *choice);
        // A few of the others may be met again where they are not allowed.
        let other = listed[usize::from(*choice) % listed.len()].clone();
        if met.len() < 16 {
            met.push(other);
        } else {
            met[number % 16] = other;
        }
        play_and_take_back(&mut playing, &action, &place);
    }
    assert!(playing.actions().len() < most_actions, "the game does not end");
    records_are_exact(&playing);
}

/// Half of the choices are numbers into the list; the other half draw as playouts do, by which games
/// come to an end and what playouts draw is checked.
fn chosen<G: Game>(game: &G, listed: &[G::Action], choice: u16) -> G::Action {
    let number = usize::from(choice / 2);
    if choice.is_multiple_of(2) {
        return listed[number % listed.len()].clone();
    }
    game.random_action(&mut Dice::new(Seed(u64::from(choice))).next_stream())
}

/// Somebody can act, and every listed action is accepted and listed once.
fn listed_means_accepted<G: Game>(game: &G, place: &str) -> Vec<G::Action> {
    let mut listed = Vec::new();
    game.actions(&mut listed);
    assert!(!listed.is_empty(), "{place}: nobody can act");
    for (at, action) in listed.iter().enumerate() {
        assert!(!listed[..at].contains(action), "{place}: {action:?} is listed twice");
        let answer = game.clone().play(action, &mut |_| ());
        assert_eq!(answer, Ok(()), "{place}: {action:?} was listed");
    }
    listed
}

fn refused_means_unchanged<G: Game>(game: &G, met: &[G::Action], place: &str) {
    for action in met {
        let mut copy = game.clone();
        let mut told = 0;
        if copy.play(action, &mut |_| told += 1).is_err() {
            assert!(
                copy == *game && told == 0,
                "{place}: {action:?} was refused and changed something"
            );
        }
    }
}

fn guesses_fit_the_views<G: Game>(game: &G, rng: &mut impl Rng, place: &str) {
    for seat in Seat::all(game.seats()) {
        let view = game.view(seat);
        let guess = G::guess(&view, rng);
        assert_eq!(guess.view(seat), view, "{place}: a guess does not fit the view of {seat:?}");
        assert_eq!(guess.turn(), game.turn(), "{place}: a guess has another turn");
    }
}

/// Undo is exact, redo too; points never fall.
fn play_and_take_back<G: Game>(playing: &mut Match<G>, action: &G::Action, place: &str) {
    let before = playing.game().clone();
    let points =
        |game: &G| Seat::all(game.seats()).map(|seat| game.points(seat)).collect::<Vec<_>>();
    let told = playing.play(action.clone());
    assert!(told.is_ok(), "{place}: {action:?} was refused: {told:?}");
    let after = playing.game().clone();
    for (old, new) in points(&before).into_iter().zip(points(&after)) {
        assert!(old <= new, "{place}: points fell from {old} to {new}");
    }
    if playing.actions().len().is_multiple_of(8) {
        assert_eq!(playing.undo(), Some(action), "{place}: undo took something else back");
        assert!(*playing.game() == before, "{place}: undoing {action:?} is not exact");
        assert!(playing.redo().is_some() && *playing.game() == after, "{place}: redo is not exact");
    }
}

fn over_means_over<G: Game>(playing: &Match<G>, met: &[G::Action]) {
    let mut listed = Vec::new();
    playing.game().actions(&mut listed);
    assert!(listed.is_empty(), "the game is over and {listed:?} are offered");
    for action in met {
        assert!(playing.game().clone().play(action, &mut |_| ()).is_err(), "played after the end");
    }
    let outcome = playing.game().outcome().expect("the game is over");
    assert!(outcome.winners().next().is_some(), "nobody won");
}

/// Record to text to record is equal, and plays to the same end.
fn records_are_exact<G: Game>(playing: &Match<G>) {
    let record = playing.record();
    let text = record.to_text();
    let read = Record::<G>::from_text(&text).expect("what was written can be read");
    assert_eq!(read, record);
    let again = read.replay().expect("what was played can be played again");
    assert!(again.game() == playing.game(), "a replay ends elsewhere");
    assert!(again.events().eq(playing.events()), "a replay tells something else");
}

/// All games for all numbers of players, modules alone and mixed, both scorings.
pub fn option_sets() -> Vec<Options> {
    let mut sets = Vec::new();
    for seats in 2..=6 {
        for kind in [Kind::Granada, Kind::Alhambra, Kind::Both] {
            let plain = Options { youngest: Seat(seats - 1), ..Options::new(kind, seats) };
            sets.push(plain.clone());
            sets.push(Options { viziers: true, ..plain.clone() });
            if kind == Kind::Alhambra {
                for mix in 1_u8..8 {
                    let bureaus = mix & 1 != 0;
                    let bonus_cards = mix & 2 != 0;
                    let huts = mix & 4 != 0;
                    sets.push(Options {
                        bureaus,
                        bonus_cards,
                        huts,
                        viziers: mix > 4,
                        ..plain.clone()
                    });
                }
            } else {
                sets.push(Options { simplified: true, ..plain.clone() });
            }
        }
    }
    sets
}
