//! Every word is there in every language, and differs where it should.

use i18n::{Language, Title};

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
            assert!(!word.trim().is_empty(), "{language:?}: {name} is empty");
            assert_eq!(word.trim(), word, "{language:?}: {name}");
            assert!(!word.contains("  "), "{language:?}: {name}");
        }
    }
}

#[test]
fn the_four_games_have_names_and_numbers_of_players() {
    for language in Language::ALL {
        let words = language.words();
        for title in Title::ALL {
            let most = if title == Title::Gardens { "4" } else { "6" };
            assert!((words.players)(title.players()).contains(most), "{title:?} in {language:?}");
            assert!(!words.pitch(title).is_empty());
        }
    }
}
