//! The Gardens as a whole: lists against everything that could be tried, and the story against the table.

use engine::{Chance, Dice, Game, Match, Seat, Seed, Turn};
use gardens::{Action, Garden, Gardens, Hand, Options, Space};
use std::collections::{BTreeMap, BTreeSet};
use support::arrange::{listed, random_match};
use support::arrange_gardens::{every_planted, option_sets};
use support::garden_event_replayer::GardenEventReplayer;

#[test]
fn what_is_accepted_is_listed_and_nothing_else() {
    let candidates: Vec<Action> = every_planted()
        .flat_map(|planted| Space::all().map(move |at| Action::Plant { at, planted }))
        .chain([Action::EndTurn])
        .collect();
    assert_eq!(candidates.len(), 36 * 4 * 36 + 1);
    for (number, options) in (0..).zip(option_sets()) {
        let playing: Match<Gardens> = random_match(&options, number);
        let mut game = started(&options, number);
        for (step, action) in (number..).zip(playing.actions()) {
            if step % 5 == 0 {
                let listed: BTreeSet<Action> = listed(&game).into_iter().collect();
                for action in &candidates {
                    let is_allowed = game.clone().play(action, &mut |_| ()).is_ok();
                    assert_eq!(is_allowed, listed.contains(action), "{action:?}");
                }
            }
            game.play_silently(action);
        }
    }
}

#[test]
fn events_of_the_gardens_tell_everything_once() {
    for (number, options) in (0..).zip(option_sets()) {
        let mut rng = Dice::new(Seed(number)).next_stream();
        let mut replayer = GardenEventReplayer::default();
        let chance = Chance::Seed(Seed(number));
        let mut game =
            Gardens::start(&options, &chance, &mut |event| replayer.hear(&event)).unwrap();
        while game.turn() != Turn::Over {
            replayer.agree(&game);
            let action = game.random_action(&mut rng);
            game.play(&action, &mut |event| replayer.hear(&event)).unwrap();
        }
        replayer.agree(&game);
    }
}

/// A random action is any of those that are listed, each about equally often.
#[test]
fn random_actions_are_spread_evenly() {
    let options = Options { hand_of_three: true, ..Options::new(3) };
    let game = started(&options, 5);
    let mut rng = Dice::new(Seed(1)).next_stream();
    let mut drawn: BTreeMap<Action, u32> = BTreeMap::new();
    for _ in 0..192 * 200 {
        *drawn.entry(game.random_action(&mut rng)).or_default() += 1;
    }
    let listed: BTreeSet<Action> = listed(&game).into_iter().collect();
    assert_eq!(listed.len(), 192);
    assert!(drawn.keys().eq(&listed));
    assert!(drawn.values().all(|times| (130..270).contains(times)), "{drawn:?}");
}

/// A guess deals what a seat has not seen, and every such garden to every place about equally often.
#[test]
fn guesses_deal_only_what_is_unseen_and_evenly() {
    let options = Options { hand_of_three: true, ..Options::new(4) };
    let mut game = started(&options, 9);
    let mut rng = Dice::new(Seed(2)).next_stream();
    for _ in 0..20 {
        let action = game.random_action(&mut rng);
        game.play_silently(&action);
    }
    let seat = Seat(2);
    let (view, unseen) = (game.view(seat), game.unseen_by(seat));
    let mut held: BTreeMap<(Seat, Garden), u32> = BTreeMap::new();
    for _ in 0..4000 {
        let guess = Gardens::guess(&view, &mut rng);
        assert_eq!((guess.hand(seat), guess.board()), (game.hand(seat), game.board()));
        let mut dealt = Vec::new();
        for other in Seat::all(4).filter(|&other| other != seat) {
            assert_eq!(guess.hand(other).count(), game.hand(other).count());
            for garden in guess.hand(other).iter() {
                dealt.push(garden);
                *held.entry((other, garden)).or_default() += 1;
            }
        }
        let hands: Hand = dealt.iter().copied().collect();
        assert_eq!(hands.count() as usize, dealt.len(), "no garden twice");
        assert!(dealt.iter().all(|&garden| unseen.has(garden)));
        assert_eq!((guess.pile_count(), guess.unseen_by(seat)), (game.pile_count(), unseen));
    }
    assert_eq!(held.len(), 3 * unseen.count() as usize);
    let expected = 4000 * 3 / unseen.count();
    let near = expected * 7 / 10..expected * 13 / 10;
    assert!(held.values().all(|times| near.contains(times)), "{expected}: {held:?}");
}

/// What a guess draws next differs too: the order of the pile is not known.
#[test]
fn guesses_shuffle_the_pile() {
    let game = started(&Options::new(2), 3);
    let mut rng = Dice::new(Seed(2)).next_stream();
    let mut drawn = BTreeSet::new();
    for _ in 0..1000 {
        let mut guess = Gardens::guess(&game.view(Seat(0)), &mut rng);
        let action = guess.random_action(&mut rng);
        guess.play_silently(&action);
        guess.play_silently(&Action::EndTurn);
        drawn.extend(guess.hand(Seat(0)).iter());
    }
    let unseen: BTreeSet<Garden> = game.unseen_by(Seat(0)).iter().collect();
    assert_eq!(drawn, unseen);
}

/// The sums of many random games stay in bounds: 49 buildings, at most four types each.
#[test]
fn random_games_end_with_sensible_points() {
    let is_long = std::env::var_os("LONG").is_some();
    for seed in 0..if is_long { 20_000 } else { 300 } {
        let playing: Match<Gardens> = random_match(&Options::new(4), seed);
        let sum: u32 = Seat::all(4).map(|seat| playing.game().points(seat)).sum();
        assert!((100..=500).contains(&sum), "{sum} points in the game of seed {seed}");
    }
}

fn started(options: &Options, seed: u64) -> Gardens {
    Gardens::start(options, &Chance::Seed(Seed(seed)), &mut |_| ()).unwrap()
}
