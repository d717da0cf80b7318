//! Every word is there in every language, and differs where it should.

mod events;
mod every_sentence;
mod gardens;
mod keys;
mod recap;
mod refusals;
mod tiles;
mod turns;

use cities::{Building, Currency, Line, NotTogether, Scoring, Set, Side};
use i18n::{Ago, Emblem, Language, Module, Words};
use table::GameId;

const ENGLISH: &Words = i18n::english();
const GERMAN: &Words = i18n::german();

/// Goes through a list and every variant of its type: a new variant does not compile until it is named
/// here, and fails until the list has an example of it.
macro_rules! has_all {
    ($list:expr, $($variant:pat),+ $(,)?) => {
        let name = |one: &_| match one { $($variant => stringify!($variant),)+ };
        for variant in [$(stringify!($variant)),+] {
            assert!($list.iter().any(|one| name(one) == variant), "no example of {variant}");
        }
    };
}
pub(crate) use has_all;

/// Words for people: something is said, nothing is left over from a template, no loose ends.
fn assert_good(text: &str) {
    assert!(!text.trim().is_empty(), "nothing is said");
    assert_eq!(text.trim(), text);
    for left_over in ["{", "}", "  ", "..", " .", " ,", ":.", ",.", "Some(", "None)"] {
        assert!(!text.contains(left_over), "`{text}` has `{left_over}`");
    }
    assert!(!text.contains('\''), "`{text}` has a straight apostrophe");
}

/// The same from both languages: good, and not the same words. Names and numbers alone may be alike.
fn assert_both(say: impl Fn(&Words) -> String) {
    let (english, german) = (say(ENGLISH), say(GERMAN));
    assert_good(&english);
    assert_good(&german);
    assert!(english != german || english.split(' ').count() <= 2, "{english}");
}

/// A whole sentence with a full stop, from both languages.
fn assert_sentence(say: impl Fn(&Words) -> String) {
    for words in [ENGLISH, GERMAN] {
        let text = say(words);
        assert!(text.ends_with('.'), "`{text}` has no full stop");
        assert!(text.starts_with(|first: char| !first.is_lowercase()), "`{text}` starts small");
    }
    assert_both(say);
}

#[test]
fn every_language_is_found_by_its_code() {
    for language in Language::ALL {
        assert_eq!(Language::from_code(language.code()), Some(language));
    }
    assert_eq!(Language::from_code("de-AT"), Some(Language::German));
    assert_eq!(Language::from_code("EN-gb"), Some(Language::English));
    assert_eq!(Language::from_code("xx"), None);
    assert_eq!(Language::from_code(""), None);
}

#[test]
fn no_word_is_empty_or_has_loose_ends() {
    for language in Language::ALL {
        for (name, word) in language.words().plain() {
            // Links between the items of a list bring their own spaces.
            let word = if ["and", "or"].contains(&name) { word.trim() } else { word };
            assert!(!word.trim().is_empty(), "{language:?}: {name} is empty");
            assert_eq!(word.trim(), word, "{language:?}: {name}");
            assert_good(word);
        }
    }
}

#[test]
fn english_and_german_words_differ() {
    let both = ENGLISH.plain().into_iter().zip(GERMAN.plain());
    let mut alike: Vec<&str> = both
        .inspect(|((english, _), (german, _))| assert_eq!(english, german, "the same word"))
        .filter(|((_, english), (_, german))| english == german)
        .map(|((_, word), _)| word)
        .collect();
    alike.sort_unstable();
    alike.dedup();
    assert_eq!(alike, ["Bonus", "Dirk", "Esc", "Reserve"]);
}

#[test]
fn no_german_sentence_has_english_quotes_or_straight_apostrophes() {
    for (name, word) in GERMAN.plain() {
        assert!(!word.contains(['\'', '"']), "{name}: {word}");
    }
}

#[test]
fn the_four_games_have_names_and_numbers_of_players() {
    for language in Language::ALL {
        let words = language.words();
        for game in GameId::ALL {
            let most = if game == GameId::Gardens { "4" } else { "6" };
            assert!((words.players)(game.seats()).contains(most), "{game:?} in {language:?}");
            assert!(!words.pitch(game).is_empty());
        }
    }
}

#[test]
fn buildings_are_named_as_in_the_rulebooks() {
    let names = |words: &Words| Building::ALL.map(|one| words.building(one).name).join(" ");
    assert_eq!(
        names(ENGLISH),
        "Pavilion Seraglio Arcades Chambers Garden Tower Arena Bath house Library Hostel Hospital \
         Market Park School District"
    );
    assert_eq!(
        names(GERMAN),
        "Pavillon Serail Arkaden Gemächer Garten Turm Arena Badehaus Bibliothek Herberge Hospital \
         Markt Park Schule Wohnviertel"
    );
}

#[test]
fn numbers_take_the_right_form() {
    assert_eq!([0, 1, 2].map(|number| ENGLISH.points(number)), ["0 points", "1 point", "2 points"]);
    assert_eq!([0, 1, 2].map(|number| GERMAN.points(number)), ["0 Punkte", "1 Punkt", "2 Punkte"]);
    assert_eq!(ENGLISH.buildings(1, Building::Library), "1 library");
    assert_eq!(ENGLISH.buildings(3, Building::Library), "3 libraries");
    assert_eq!(GERMAN.buildings(1, Building::BathHouse), "1 Badehaus");
    assert_eq!(GERMAN.buildings(2, Building::BathHouse), "2 Badehäuser");
    assert_eq!(ENGLISH.amount(Currency::Dirham, 4), "4 dirhams");
    assert_eq!(GERMAN.amount(Currency::Ducat, 1), "1 Dukat");
    assert_eq!(GERMAN.amount(Currency::Ducat, 3), "3 Dukaten");
    assert_eq!([ENGLISH.cards(1), ENGLISH.tiles(2)], ["1 card", "2 tiles"]);
    assert_eq!([GERMAN.cards(2), GERMAN.tiles(1)], ["2 Karten", "1 Plättchen"]);
}

#[test]
fn ordinals_are_right_also_beyond_ten() {
    let ordinals = [1, 2, 3, 4, 11, 12, 13, 21, 22, 111].map(|number| ENGLISH.ordinal(number));
    let expected = ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd", "111th"];
    assert_eq!(ordinals, expected);
    assert_eq!([GERMAN.ordinal(1), GERMAN.ordinal(12)], ["1.", "12."]);
}

#[test]
fn lists_have_one_and() {
    assert_eq!(ENGLISH.and(&["a"]), "a");
    assert_eq!(ENGLISH.and(&["a", "b"]), "a and b");
    assert_eq!(GERMAN.and(&["a", "b", "c"]), "a, b und c");
    assert_eq!(GERMAN.or(&["a", "b"]), "a oder b");
    assert_eq!(ENGLISH.and(&[""; 0]), "");
}

#[test]
fn every_thing_has_a_name() {
    for words in [ENGLISH, GERMAN] {
        let mut names: Vec<&str> = Vec::new();
        names.extend(Building::ALL.map(|one| words.building(one).name));
        names.extend(Currency::ALL.map(|one| words.currency(one).name));
        names.extend(Emblem::ALL.map(|one| words.emblem(one)));
        names.extend(Emblem::ALL.map(|one| words.colour(one)));
        names.extend(Side::ALL.map(|one| words.side(one)));
        names.extend(Set::ALL.map(|one| words.set(one)));
        names.extend(Module::ALL.map(|one| words.module(one).name));
        let lines = [Line::Border(Set::Alhambra), Line::Border(Set::Granada), Line::Seam];
        names.extend(lines.map(|one| words.line(one).name));
        names.extend(lines.map(|one| words.longest(one)));
        for name in &names {
            assert_good(name);
        }
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count, "two things have one name");
    }
    assert_eq!(ENGLISH.border(Set::Granada).many, "moats");
    assert_eq!(GERMAN.border(Set::Alhambra).many, "Mauern");
    assert_eq!(ENGLISH.scoring_title(Scoring::B), "Scoring B");
    assert_eq!(GERMAN.scoring(Scoring::C), "Wertung C");
    assert_eq!(ENGLISH.longest_length(Line::Border(Set::Granada), 12), "longest moat 12");
    assert_eq!(GERMAN.longest_length(Line::Border(Set::Granada), 12), "längster Graben 12");
    assert_eq!(GERMAN.longest_length(Line::Border(Set::Alhambra), 7), "längste Mauer 7");
}

#[test]
fn saved_games_say_how_long_ago() {
    let ago = |words: &Words, seconds| words.saved(Ago::seconds(seconds));
    assert_eq!(ago(ENGLISH, 59), "saved just now");
    assert_eq!(ago(ENGLISH, 60), "saved 1 minute ago");
    assert_eq!(ago(ENGLISH, 12 * 60), "saved 12 minutes ago");
    assert_eq!(ago(ENGLISH, 3_600), "saved 1 hour ago");
    assert_eq!(ago(ENGLISH, 2 * 86_400), "saved 2 days ago");
    assert_eq!(ago(GERMAN, 61), "vor 1 Minute gespeichert");
    assert_eq!(ago(GERMAN, 7_200), "vor 2 Stunden gespeichert");
    assert_eq!(ago(GERMAN, 86_400), "vor 1 Tag gespeichert");
    assert_eq!(ago(GERMAN, 86_400 * 3), "vor 3 Tagen gespeichert");
}

#[test]
fn what_does_not_go_together_says_why() {
    let all = [
        NotTogether::Seats,
        NotTogether::Youngest,
        NotTogether::SimplifiedAlhambra,
        NotTogether::BureausOutsideAlhambra,
        NotTogether::BonusCardsOutsideAlhambra,
        NotTogether::HutsOutsideAlhambra,
    ];
    has_all!(
        all,
        NotTogether::Seats,
        NotTogether::Youngest,
        NotTogether::SimplifiedAlhambra,
        NotTogether::BureausOutsideAlhambra,
        NotTogether::BonusCardsOutsideAlhambra,
        NotTogether::HutsOutsideAlhambra,
    );
    for why in all {
        assert_sentence(|words| words.not_together(why).to_owned());
    }
}

#[test]
fn regular_scoring_says_what_it_means_in_each_game() {
    let mut notes = Vec::new();
    for game in GameId::ALL.into_iter().filter(|game| game.is_of_cities()) {
        assert_both(|words| words.regular_note(game).unwrap().to_owned());
        notes.extend(ENGLISH.regular_note(game));
    }
    notes.dedup();
    assert_eq!((notes.len(), ENGLISH.regular_note(GameId::Gardens)), (3, None));
    assert_eq!(ENGLISH.title(GameId::Both), "Alhambra & Granada");
    assert_eq!(ENGLISH.title(GameId::Gardens), "The Gardens of the Alhambra");
    assert_eq!(GERMAN.title(GameId::Gardens), "Die Gärten der Alhambra");
}

#[test]
fn modules_have_a_name_and_a_line() {
    for module in Module::ALL {
        assert_both(|words| words.module(module).note.to_owned());
        assert_good(ENGLISH.module(module).name);
        assert_good(GERMAN.module(module).name);
    }
    assert_eq!(ENGLISH.module(Module::Huts).name, "Workers’ huts");
    assert_eq!(GERMAN.module(Module::Viziers).name, "Gunst des Wesirs");
}

#[test]
fn sentences_of_the_screens_name_what_they_are_given() {
    let check = |say: &dyn Fn(&Words) -> String, given: &[&str]| {
        assert_both(say);
        for part in given {
            assert!(say(ENGLISH).contains(part) && say(GERMAN).contains(part), "{}", say(GERMAN));
        }
    };
    check(&|words| (words.home.new_game_of)("Granada"), &["Granada"]);
    check(&|words| (words.home.round_before)(11, &words.scoring(Scoring::B)), &["11", "B"]);
    check(&|words| (words.table.modules)(1), &["1"]);
    check(&|words| (words.setup.name_of)(3), &["3"]);
    check(&|words| (words.setup.remove)("Inés"), &["Inés"]);
    check(&|words| (words.setup.move_up)("Inés"), &["Inés"]);
    check(&|words| (words.setup.move_down)("Inés"), &["Inés"]);
    check(&|words| (words.setup.plays_as)("Inés", 3), &["Inés", "3"]);
    check(&|words| (words.setup.swaps_with)("Inés"), &["Inés"]);
    check(&|words| (words.home.to_play)("Inés"), &["Inés"]);
    check(&|words| (words.home.more_games)(4), &["4"]);
    check(&|words| (words.home.quick_start_of)("Granada", "Inés"), &["Granada", "Inés"]);
    check(&|words| (words.curtain.hand_over)("Yusuf"), &["Yusuf"]);
    check(&|words| (words.curtain.show_hand)("Yusuf"), &["Yusuf"]);
    check(&|words| (words.curtain.has_finished)("Inés"), &["Inés"]);
    check(&|words| (words.curtain.viziers_note)("Inés"), &["Inés"]);
    check(&|words| (words.table.city_of)("Zahra"), &["Zahra"]);
    check(&|words| (words.table.in_reserve)(2), &["2"]);
    check(&|words| (words.result.step)(4, 10), &["4", "10"]);
    assert_eq!((ENGLISH.home.players)(1), "1 player");
    assert_eq!((GERMAN.home.players)(4), "4 Personen");
    assert_eq!((ENGLISH.curtain.hand_over)("Yusuf"), "Hand the device to Yusuf");
    assert_eq!((ENGLISH.curtain.show_hand)("Yusuf"), "I’m Yusuf – show my cards");
}
