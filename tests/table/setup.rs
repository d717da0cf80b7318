//! Setting a game up.

use cities::{NotTogether, Refusal};
use engine::{Game, Seat, Seed};
use table::{Change, Colour, Draft, GameId, NotReady, OptionalRule, TableOptions};

fn names(draft: &Draft) -> Vec<&str> {
    draft.players().iter().map(|player| player.name.as_str()).collect()
}

fn named(game: GameId, names: &[&str]) -> Draft {
    let mut draft = Draft::new(game);
    while draft.players().len() < names.len() {
        draft.change(Change::AddSeat);
    }
    for (at, name) in names.iter().enumerate() {
        draft.change(Change::Name(at, (*name).to_owned()));
    }
    draft
}

#[test]
fn what_a_game_does_not_allow_cannot_be_chosen_and_says_why() {
    let mut draft = Draft::new(GameId::Alhambra);
    for rule in OptionalRule::ALL {
        draft.change(Change::OptionalRule(rule, true));
    }
    assert_eq!(draft.why_not(OptionalRule::Simplified), Some(NotTogether::SimplifiedAlhambra));
    assert!(
        !draft.has(OptionalRule::Simplified)
            && draft.has(OptionalRule::Huts)
            && draft.has(OptionalRule::Viziers)
    );
    draft.change(Change::Game(GameId::Granada));
    assert_eq!(draft.why_not(OptionalRule::Huts), Some(NotTogether::HutsOutsideAlhambra));
    assert_eq!(draft.why_not(OptionalRule::Bureaus), Some(NotTogether::BureausOutsideAlhambra));
    let options = draft.options();
    assert!(options.viziers && !options.huts && !options.bureaus && !options.simplified);
    draft.change(Change::Game(GameId::Alhambra));
    assert!(draft.has(OptionalRule::Huts), "what was chosen is remembered");
}

#[test]
fn two_to_six_sit_down_each_in_a_colour_of_their_own() {
    let mut draft = Draft::new(GameId::Granada);
    for _ in 0..9 {
        draft.change(Change::AddSeat);
    }
    assert_eq!(draft.players().len(), 6);
    draft.change(Change::Colour(0, Colour(5)));
    assert_eq!((draft.players()[0].colour, draft.players()[5].colour), (Colour(5), Colour(0)));
    for _ in 0..9 {
        draft.change(Change::RemoveSeat(0));
    }
    assert_eq!(draft.players().len(), 2);
    draft.change(Change::AddSeat);
    let colours: Vec<u8> = draft.players().iter().map(|player| player.colour.0).collect();
    assert_eq!(colours, [4, 0, 1], "a new player takes a free colour");
}

#[test]
fn the_youngest_stays_the_same_person() {
    let mut draft = named(GameId::Granada, &["Inés", "Yusuf", "Zahra", "Samuel"]);
    draft.change(Change::First(1));
    for (from, to) in [(0, 3), (3, 0), (2, 0), (1, 2), (0, 1), (3, 1)] {
        draft.change(Change::Move { from, to });
        assert_eq!(names(&draft)[draft.first()], "Yusuf", "{from} to {to}");
    }
    while names(&draft)[0] != "Yusuf" {
        draft.change(Change::RemoveSeat(0));
    }
    assert_eq!(names(&draft)[draft.first()], "Yusuf");
    draft.change(Change::Move { from: 7, to: 0 });
    assert_eq!(draft.options().youngest, Seat(0));
}

#[test]
fn a_draft_becomes_a_table() {
    let mut draft = named(GameId::Granada, &["Inés", "  ", "Zahra "]);
    draft
        .change(Change::TableOptions(TableOptions { ends_turns: true, ..TableOptions::default() }));
    draft.change(Change::Seed(" 42 ".to_owned()));
    let table = draft.begin(Seed(7), |at| format!("Player {}", at + 1)).unwrap().city().unwrap();
    let seated: Vec<&str> = (0..3).map(|seat| table.players().name(Seat(seat))).collect();
    assert_eq!(seated, ["Inés", "Player 2", "Zahra"]);
    assert!(table.players().table_options.ends_turns);
    assert_eq!(table.game().seats(), 3);
    let again = draft.begin(Seed(8), |_| String::new()).unwrap().city().unwrap();
    assert!(again.game() == table.game(), "a typed seed decides");
    draft.change(Change::Seed("no number".to_owned()));
    assert_eq!(draft.begin(Seed(7), |_| String::new()).err(), Some(NotReady::Seed));
}

#[test]
fn what_the_rules_refuse_is_told_in_their_words() {
    let refused = NotReady::Rules(Refusal::Options(NotTogether::Seats));
    let told = "the rules refuse the options: two to six can play (T1)";
    assert_eq!(refused.to_string(), told);
}

#[test]
fn nobody_is_called_like_somebody_else() {
    let begin = |names: &[&str]| {
        let draft = named(GameId::Granada, names);
        draft.begin(Seed(7), |at| format!("Player {}", at + 1)).err()
    };
    assert_eq!(begin(&["Inés", "Yusuf", " inés "]), Some(NotReady::Name(2)));
    assert_eq!(begin(&["Player 2", "", "Zahra"]), Some(NotReady::Name(1)), "also without a name");
    assert_eq!(begin(&["", "", ""]), None);
}

#[test]
fn the_next_game_has_the_same_people_and_another_seed() {
    let mut draft = named(GameId::Granada, &["Inés", "Yusuf", "Zahra"]);
    draft.change(Change::Seed("42".to_owned()));
    let next = draft.remembered();
    assert_eq!((next.players(), next.seed()), (draft.players(), ""));
}

#[test]
fn a_draft_from_a_damaged_store_is_found_out() {
    let mut draft = named(GameId::Granada, &["Inés", "Yusuf", "Zahra"]);
    draft.change(Change::First(2));
    let text = serde_json::to_string(&draft).unwrap();
    let is_sound = |from: &str, to: &str| {
        let text = text.replacen(from, to, 1);
        serde_json::from_str::<Draft>(&text).unwrap().is_sound()
    };
    assert!(is_sound("Inés", "Leonor"));
    assert!(!is_sound("\"colour\":1", "\"colour\":2"), "twice the same colour");
    assert!(!is_sound("\"colour\":1", "\"colour\":6"), "a colour that is none");
    assert!(!is_sound("\"youngest\":2", "\"youngest\":3"));
    let alone = "{\"name\":\"Yusuf\",\"colour\":1},{\"name\":\"Zahra\",\"colour\":2}";
    assert!(!is_sound(&format!(",{alone}"), "") && text.contains(alone));
}

#[test]
fn a_table_of_six_is_remembered() {
    let mut draft =
        named(GameId::Granada, &["Inés", "Yusuf", "Zahra", "Samuel", "Leonor", "Tariq"]);
    draft.change(Change::First(5));
    for game in GameId::ALL {
        draft.change(Change::Game(game));
        let text = serde_json::to_string(&draft).unwrap();
        let read: Draft = serde_json::from_str(&text).unwrap();
        assert!(read.is_sound() && read == draft, "{game:?}");
    }
}

#[test]
fn the_list_of_games_is_found_by_its_words() {
    for game in GameId::ALL {
        assert_eq!(GameId::from_word(game.word()), Some(game));
        let draft = named(game, &["Inés", "Yusuf", "Zahra"]);
        let table = draft.begin(Seed(1), |_| String::new()).unwrap();
        assert_eq!((table.game_id(), draft.game()), (game, game));
        let seats = usize::from(game.seats().1);
        assert_eq!(named(game, &["A"; 6][..seats]).players().len(), seats);
    }
    assert_eq!(GameId::from_word("chess"), None);
}
