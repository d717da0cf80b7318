//! The list of all words: a language that lacks one does not compile.

use crate::Title;

/// Declares the words once: plain ones, then sentences with numbers in them.
macro_rules! words {
    (plain { $($(#[$note:meta])* $plain:ident,)* }
     sentences { $($(#[$meaning:meta])* $sentence:ident: $kind:ty,)* }) => {
        /// The words of one language. Sentences with numbers in them are functions.
        #[expect(missing_docs, reason = "each name says its word")]
        pub struct Words {
            $($(#[$note])* pub $plain: &'static str,)*
            $($(#[$meaning])* pub $sentence: $kind,)*
        }

        impl Words {
            /// Every plain word with its name.
            pub fn plain(&self) -> Vec<(&'static str, &'static str)> {
                vec![$((stringify!($plain), self.$plain),)*]
            }
        }
    };
}

words! {
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

        // Home.
        the_games,
        being_built,
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
}

impl Words {
    /// One sentence on a game.
    pub const fn pitch(&self, title: Title) -> &'static str {
        match title {
            Title::Granada => self.pitch_granada,
            Title::Alhambra => self.pitch_alhambra,
            Title::Both => self.pitch_both,
            Title::Gardens => self.pitch_gardens,
        }
    }
}
