//! What is said in the Gardens.

use super::{ENGLISH, GERMAN, assert_both, assert_good, assert_sentence};
use engine::{Game, Seat};
use gardens::{
    Action, Award, Building, Counts, Diagonal, Event, Gardens, Misfit, Neighbour, Options, Refusal,
    Scene, Score, Space, Tree,
};
use support::arrange_gardens::{planted, scene, site, space};
use table::{BuildingBeside, Fate, GardenAwaits};

fn name(seat: Seat) -> &'static str {
    ["Inés", "Yusuf", "Zahra", "Samuel"][seat.index()]
}

fn corner() -> Gardens {
    let scene: Scene = scene(&Options::new(2)).garden(space("b1"), planted("2vplo"));
    scene.hand(Seat(0), &[planted("4opvl").garden()]).table()
}

#[test]
fn whose_turn_it_is_is_one_saying() {
    let all = [
        GardenAwaits::FirstGarden,
        GardenAwaits::Garden,
        GardenAwaits::EndOfTurn,
        GardenAwaits::Nothing,
    ];
    for awaits in all {
        assert_both(|words| words.garden_turn_state(awaits, "Inés").head);
        assert_sentence(|words| words.garden_turn_state(awaits, "Inés").rest);
    }
}

#[test]
fn every_refusal_and_misfit_has_its_words() {
    let at = space("a1");
    for misfit in [Misfit::Taken, Misfit::OnTheEdge, Misfit::Alone] {
        assert_sentence(|words| words.garden_misfit(misfit).rest);
        let refusal = Refusal::Misfit { at, misfit };
        assert_sentence(|words| words.garden_refusal(&refusal));
    }
    let garden = planted("1vplo").garden();
    for refusal in
        [Refusal::Over, Refusal::TurnIsDone, Refusal::NothingLaid, Refusal::NotInHand(garden)]
    {
        assert_sentence(|words| words.garden_refusal(&refusal));
    }
}

#[test]
fn a_space_says_what_is_there_what_it_would_complete_and_why_not() {
    let game = corner();
    let say = |at: Space| {
        let verdict = Some(game.preview(at, planted("4opvl")));
        assert_both(|words| words.garden_space(&game, at, verdict.clone(), name));
        ENGLISH.garden_space(&game, at, verdict, name)
    };
    let there = say(space("b1"));
    assert!(
        there.starts_with("B1: garden with 2 of each tree: upper left lavender, upper right palm")
    );
    let fits = say(space("a1"));
    assert!(fits.starts_with("A1: free, your garden fits here. Completes"), "{fits}");
    assert!(fits.contains("Around it: upper left"), "{fits}");
    let far = say(space("f6"));
    assert!(far.starts_with("F6: free. Too far away. Plant it next"), "{far}");
    let hidden = ENGLISH.garden_space(&game, space("f6"), None, name);
    assert!(hidden.starts_with("F6: free. Around it"), "{hidden}");
}

#[test]
fn a_game_is_told_and_its_scores_explain_themselves() {
    let mut game =
        Gardens::start(&Options::new(2), &engine::Chance::Seed(engine::Seed(4)), &mut |_| ())
            .unwrap();
    let mut rng = engine::Dice::new(engine::Seed(4)).next_stream();
    let (mut lines, mut ties) = (0, 0);
    while game.turn() != engine::Turn::Over {
        let action: Action = game.random_action(&mut rng);
        let mut events = Vec::new();
        game.play(&action, &mut |event| events.push(event)).unwrap();
        for event in &events {
            for words in [ENGLISH, GERMAN] {
                if let Some(line) = words.garden_log(event) {
                    assert_good(&words.plain_text(&line, name));
                    lines += 1;
                }
            }
            if let Event::Scored { score, .. } = event {
                assert_both(|words| words.garden_award(score, name));
                assert_both(|words| words.tree_counts(score.counts));
                ties += usize::from(score.dropped_out().count() > 0);
                if ENGLISH.dropped_out(score).is_some() {
                    assert_sentence(|words| words.dropped_out(score).unwrap_or_default());
                }
            }
        }
        if matches!(action, Action::Plant { .. }) {
            let told: Vec<&Event> = events.iter().collect();
            assert_eq!(ENGLISH.garden_recap(&told).len(), 1, "what it completed is in its line");
        }
    }
    assert!(lines > 100 && ties > 0);
}

#[test]
fn names_of_trees_and_progress() {
    for tree in Tree::ALL {
        assert_good(ENGLISH.tree(tree).name);
        assert_good(GERMAN.tree(tree).many);
    }
    assert_both(|words| words.gardens_scored(3));
}

/// Counts of lavender, palm, lemon and orange around a tower.
fn tower(numbers: [u8; 4]) -> Score {
    let counts = Counts::of(numbers);
    let award = match counts.winner() {
        Some(tree) => Award::Won { tree, seat: Seat(0), points: 5 },
        None => Award::Nobody,
    };
    Score { site: site(0, 0), building: Building::Tower, counts, award }
}

#[test]
fn all_tie_only_where_all_do_and_pairs_are_said_as_pairs() {
    let say = |numbers| {
        assert_both(|words| words.garden_award(&tower(numbers), name));
        ENGLISH.garden_award(&tower(numbers), name)
    };
    assert_eq!(say([2, 2, 2, 2]), "all tied, nobody wins");
    assert_eq!(say([3, 1, 3, 1]), "lavender and lemon tie, and so do palm and orange, nobody wins");
    assert_eq!(ENGLISH.garden_lead(&tower([0, 0, 0, 0]), name), "no trees yet");
    assert_eq!(ENGLISH.garden_lead(&tower([4, 0, 0, 0]), name), "Inés leads 5 × 1");
}

#[test]
fn a_building_beside_a_space_says_where_it_is_what_grows_there_and_what_it_brings() {
    let beside = |fate, numbers| {
        let neighbour =
            Neighbour { towards: Diagonal::SouthEast, score: tower(numbers), missing: 0 };
        let one = BuildingBeside { neighbour, share: None, fate };
        assert_both(|words| words.beside(&one, Some(Seat(1)), name).spoken);
        ENGLISH.beside(&one, Some(Seat(1)), name)
    };
    let says = beside(Fate::Completed, [2, 1, 0, 0]);
    assert_eq!(
        (says.kind, &*says.value, &*says.fate, &*says.why),
        ("Tower", "5", "Inés +5", "lavender wins 5 × 2")
    );
    assert!(says.spoken.starts_with("lower right: Tower 5; lavender 2, palm 1"), "{}", says.spoken);
    assert_eq!(beside(Fate::Missing(1), [2, 1, 0, 0]).fate, "1 garden to go");
    assert_eq!(beside(Fate::Finished, [1, 1, 0, 0]).fate, "no points");
    let one = BuildingBeside {
        neighbour: Neighbour {
            towards: Diagonal::NorthWest,
            score: tower([1, 0, 0, 0]),
            missing: 0,
        },
        share: None,
        fate: Fate::Completed,
    };
    assert_eq!(ENGLISH.beside(&one, Some(Seat(0)), name).fate, "You +5");
}
