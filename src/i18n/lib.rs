//! Every word a player reads, in every language, found by name and never by its English text.
//!
//! A language is one value, [`Words`]: plain words, and functions for sentences with numbers and names in
//! them. A language that lacks one does not compile. The methods of [`Words`] are given typed values of
//! the rules, choose the sentence and put lists together; the language only words it.
//!
//! | file | what it is |
//! | --- | --- |
//! | `words`, `noun`, `list`, `sentence` | what words are made of |
//! | `arrival` | which languages are there |
//! | `en`, `de` | the languages, in the groups of the files below |
//! | `names`, `titles`, `emblem`, `module` | what things are called |
//! | `home`, `setup`, `table`, `curtain`, `result` | the screens |
//! | `bar`, `touch`, `keys` | what is being done, and what fingers and keys do |
//! | `turn`, `log`, `recap`, `verdicts` | whose turn it is, what happened, what something is worth |
//! | `misfits`, `refusals`, `tiles` | why not, and what lies where |
//! | `gardens`, `garden_spaces`, `garden_around` | all of that for the Gardens |
//!
//! ```
//! use cities::{Building, Scoring};
//! use i18n::Language;
//! use table::Progress;
//!
//! let words = Language::from_code("en-GB").unwrap().words();
//! assert_eq!(words.buildings(2, Building::Library), "2 libraries");
//! assert_eq!(words.progress(Progress::Round(4, Scoring::B)), "round 4, before scoring B");
//! ```

mod arrival;
mod bar;
mod curtain;
mod de;
mod emblem;
mod en;
mod garden_around;
mod garden_spaces;
mod gardens;
mod home;
mod keys;
mod list;
mod log;
mod misfits;
mod module;
mod names;
mod noun;
mod recap;
mod refusals;
mod result;
mod sentence;
mod setup;
mod table;
mod tiles;
mod titles;
mod touch;
mod turn;
mod verdicts;
mod words;

use arrival::words_of;
#[cfg(feature = "in-parts")]
pub use arrival::{has_words, set_words};
pub use bar::{BarWords, ButtonText};
pub use curtain::CurtainWords;
pub use emblem::Emblem;
pub use garden_around::BesideSaying;
pub use garden_spaces::space_name;
pub use gardens::{GardenWords, palace};
pub use home::{Ago, HomeWords};
pub use misfits::{Saying, Verdict};
pub use module::Module;
pub use noun::Noun;
pub use result::ResultWords;
pub use sentence::{Part, Sentence};
use serde::{Deserialize, Serialize};
pub use setup::{Label, SetupWords};
pub use table::TableWords;
pub use words::Words;

/// The name of the program, the same in every language.
pub const NAME: &str = "Albaicín";

/// English, as a whole.
pub const fn english() -> &'static Words {
    const { &en::WORDS }
}

/// German, as a whole.
pub const fn german() -> &'static Words {
    const { &de::WORDS }
}

/// A language of the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Language {
    /// English, the one to fall back on.
    #[default]
    #[serde(rename = "en")]
    English,
    /// German.
    #[serde(rename = "de")]
    German,
}

impl Language {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::English, Self::German];

    /// The code of the language in HTML and in settings.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
        }
    }

    /// The language of a browser's code such as `de-AT`.
    pub fn from_code(code: &str) -> Option<Self> {
        let main = code.split('-').next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(main))
    }

    /// What the language calls itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
        }
    }

    /// All its words. In a program whose languages are parts of their own: those of a language that has
    /// arrived, this one if it has.
    pub fn words(self) -> &'static Words {
        words_of(self)
    }
}
