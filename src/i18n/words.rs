//! The list of all words: a language that lacks one does not compile.

use crate::bar::BarWords;
use crate::curtain::CurtainWords;
use crate::gardens::GardenWords;
use crate::home::HomeWords;
use crate::log::LogWords;
use crate::misfits::MisfitWords;
use crate::names::Names;
use crate::refusals::RefusalWords;
use crate::result::ResultWords;
use crate::setup::SetupWords;
use crate::table::TableWords;
use crate::tiles::TileWords;
use crate::touch::TouchWords;
use crate::turn::TurnWords;
use crate::verdicts::VerdictWords;

/// Declares words once: plain ones, then sentences with numbers and names in them, then the groups of
/// words that have a file of their own.
macro_rules! words {
    ($(#[$about:meta])* $vis:vis struct $name:ident
     plain { $($(#[$note:meta])* $plain:ident,)* }
     sentences { $($(#[$meaning:meta])* $sentence:ident: $kind:ty,)* }
     $(groups { $($(#[$is:meta])* $seen:vis $group:ident: $of:ty,)* })?) => {
        $(#[$about])*
        #[allow(missing_docs, reason = "each name says its word")]
        $vis struct $name {
            $($(#[$note])* $vis $plain: &'static str,)*
            $($(#[$meaning])* $vis $sentence: $kind,)*
            $($($(#[$is])* $seen $group: $of,)*)?
        }

        impl $name {
            /// Every plain word with its name, those of the groups last.
            $vis fn plain(&self) -> Vec<(&'static str, &'static str)> {
                #[allow(unused_mut, reason = "not every list has groups")]
                let mut all = vec![$((stringify!($plain), self.$plain),)*];
                $($(all.extend(self.$group.plain());)*)?
                all
            }
        }
    };
}
pub(crate) use words;

words! {
    /// The words of one language. Sentences with numbers in them are functions.
    pub struct Words
    plain {
        // The shell, before and instead of the program.
        tagline,
        loading,
        no_script,
        failure_title,
        failure_no_wasm,
        failure_not_loaded,
        failure_unexpected,
        failure_kept,
        failure_details,
        reload,

        // Parts of the program that come later.
        part_missing_title,
        part_missing,
        language_missing,
        try_again,
        newer_build,
        newer_build_between_turns,
        newer_build_load,

        // Home.
        pitch_granada,
        pitch_alhambra,
        pitch_both,
        pitch_gardens,

        // Settings.
        language,
        theme,
        theme_system,
        theme_light,
        theme_dark,
        not_kept,

        // About.
        about,
        about_independent,
        about_art,
        about_sets,
        about_private,
        about_licence,
        font_licence,
        close,
    }
    sentences {
        /// The fewest and the most players.
        players: fn((u8, u8)) -> String,
    }
    groups {
        /// Names of things; ask by the methods of `Words`.
        pub(crate) names: Names,
        pub(crate) places: TileWords,
        pub(crate) misfits: MisfitWords,
        pub(crate) refusals: RefusalWords,
        pub(crate) events: LogWords,
        pub(crate) turns: TurnWords,
        pub(crate) verdicts: VerdictWords,
        pub(crate) touch: TouchWords,
        /// Home: saved games and new ones.
        pub home: HomeWords,
        /// What is agreed before a game.
        pub setup: SetupWords,
        /// The table and everything that is pressed there.
        pub table: TableWords,
        /// The action bar.
        pub bar: BarWords,
        /// Handing the device over.
        pub curtain: CurtainWords,
        /// Scorings and the end.
        pub result: ResultWords,
        /// The Gardens.
        pub gardens: GardenWords,
    }
}
