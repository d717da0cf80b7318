//! Setting the Gardens up.

use engine::{Game, Seat, Seed};
use gardens::{Options, Tree};
use table::{Change, Colour, Draft, GameId, NotReady, Savable, Variant};

fn draft(names: &[&str]) -> Draft {
    let mut draft = Draft::new(GameId::Gardens);
    while draft.players().len() < names.len() {
        draft.change(Change::AddSeat);
    }
    while draft.players().len() > names.len() {
        draft.change(Change::RemoveSeat(0));
    }
    for (at, name) in names.iter().enumerate() {
        draft.change(Change::Name(at, (*name).to_owned()));
    }
    draft
}

#[test]
fn two_to_four_sit_down_and_the_oldest_begins() {
    let mut draft = draft(&["Inés", "Yusuf", "Zahra", "Samuel"]);
    draft.change(Change::AddSeat);
    assert_eq!(draft.players().len(), 4);
    draft.change(Change::First(2));
    let table = draft.begin(Seed(1), |_| String::new()).unwrap().gardens().unwrap();
    assert_eq!((table.decider(), table.game().seats()), (Some(Seat(2)), 4));
    draft.change(Change::Move { from: 2, to: 0 });
    assert_eq!(draft.first(), 0, "the oldest stays the same person");
    assert_eq!(draft.trees(0), [Tree::Lemon], "and keeps the trees");
    for _ in 0..9 {
        draft.change(Change::RemoveSeat(0));
    }
    assert_eq!(draft.players().len(), 2);
}

#[test]
fn a_table_of_six_plays_the_gardens_with_its_first_four_and_is_remembered() {
    let mut draft = Draft::new(GameId::Granada);
    for _ in 0..3 {
        draft.change(Change::AddSeat);
    }
    draft.change(Change::First(5));
    draft.change(Change::Game(GameId::Gardens));
    assert_eq!((draft.players().len(), draft.first()), (4, 0));
    let table = draft.begin(Seed(1), |at| at.to_string()).unwrap().gardens().unwrap();
    assert_eq!(table.players().players.len(), 4);
    draft.change(Change::Game(GameId::Granada));
    assert_eq!((draft.players().len(), draft.first()), (6, 5));
    draft.change(Change::Game(GameId::Gardens));
    draft.change(Change::RemoveSeat(1));
    assert_eq!(draft.players().len(), 3, "who was not shown does not come up instead");
    assert!(draft.is_sound());
}

#[test]
fn trees_are_swapped_and_variants_say_when_they_do_not_go() {
    let mut draft = draft(&["Inés", "Yusuf", "Zahra"]);
    draft.change(Change::Tree(0, Tree::Palm));
    assert_eq!((draft.trees(0), draft.trees(1)), (vec![Tree::Palm], vec![Tree::Lavender]));
    draft.change(Change::Tree(2, Tree::Orange));
    assert_eq!(draft.trees(2), [Tree::Orange], "one that nobody had");
    draft.change(Change::Variant(Variant::TwoColours, true));
    assert!(!draft.allows(Variant::TwoColours) && !draft.has_variant(Variant::TwoColours));
    draft.change(Change::RemoveSeat(1));
    draft.change(Change::Variant(Variant::TwoColours, true));
    draft.change(Change::Variant(Variant::HandOfThree, true));
    let options = draft.garden_options();
    let two = Options { seats: 2, two_colours: true, hand_of_three: true, ..Options::new(2) };
    assert_eq!(options, Options { trees: options.trees, ..two });
    let table = draft.begin(Seed(1), |_| String::new()).unwrap().gardens().unwrap();
    assert_eq!(table.game().trees_of(Seat(0)).iter().collect::<Vec<_>>().len(), 2);
    assert!(draft.trees(0).iter().all(|&tree| table.game().owner_of(tree) == Some(Seat(0))));
    assert_eq!(table.players().players[0].colour, Colour::of_tree(Tree::Palm));
}

#[test]
fn a_rematch_has_the_same_people_trees_and_variants() {
    let mut draft = draft(&["Inés", "Yusuf"]);
    draft.change(Change::Tree(0, Tree::Orange));
    draft.change(Change::First(1));
    draft.change(Change::Variant(Variant::TwoColours, true));
    let table = draft.begin(Seed(1), |_| String::new()).unwrap().gardens().unwrap();
    let again = Draft::gardens_again(&table);
    assert_eq!(again.garden_options(), *table.options());
    assert!(again.is_sound());
    let rematch = again.begin(Seed(2), |_| String::new()).unwrap().gardens().unwrap();
    assert_eq!(rematch.players(), table.players());
    assert_ne!(rematch.to_text(1, 0), table.to_text(1, 0));
}

#[test]
fn names_count_and_old_drafts_are_read() {
    let namesakes = draft(&["Inés", "inés"]);
    assert_eq!(namesakes.begin(Seed(1), |_| String::new()).err(), Some(NotReady::Name(1)));
    let old = r#"{"kind":"granada","guests":[{"name":"A","colour":0},{"name":"B","colour":3}],
        "youngest":1,"wishes":[true,false,false,false,false],
        "manners":{"hides_hands":true,"helps":true,"ends_turns":false},"seed":""}"#;
    let read: Draft = serde_json::from_str(old).unwrap();
    assert!(read.is_sound() && read.game() == GameId::Granada);
    let mut gardens = read;
    gardens.change(Change::Game(GameId::Gardens));
    let text = serde_json::to_string(&gardens).unwrap();
    let read: Draft = serde_json::from_str(&text).unwrap();
    assert_eq!(read.game(), GameId::Gardens);
    // The Gardens were stored as no kind of city once.
    let null = text.replacen("\"gardens\"", "null", 1);
    assert_eq!(serde_json::from_str::<Draft>(&null).unwrap(), gardens);
}
