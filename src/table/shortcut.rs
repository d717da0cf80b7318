//! Shortcuts: the single keys of a table. What a key does and the list of keys both come from here (U32).

use crate::city::turn_state::Mode;

/// What a single key asks for, wherever the focus is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shortcut {
    /// The main button.
    Main,
    /// A kind of action.
    Mode {
        /// Its place among those of the game, from 1.
        number: u8,
        /// Which one.
        mode: Mode,
    },
    /// The next place for the piece in hand.
    NextPlace,
    /// The one before.
    PreviousPlace,
    /// The piece in hand is turned: over, or to the right.
    Turn,
    /// To the left.
    TurnBack,
    /// The tile in hand goes into the reserve.
    Store,
    /// One step back.
    Undo,
    /// The step again.
    Redo,
    /// Somebody else's city, against the order of play.
    PreviousCity,
    /// The same in the order of play.
    NextCity,
    /// One's own city.
    OwnCity,
    /// All of the city.
    WholeCity,
    /// The city from nearer.
    ZoomIn,
    /// From further away.
    ZoomOut,
    /// The list of keys.
    Help,
}

impl Shortcut {
    /// The shortcut of a key among those that are known, and whether Shift is held down.
    pub fn by_key(known: &[Self], key: &str, with_shift: bool) -> Option<Self> {
        let mut letters = key.chars();
        let letter = letters.next().filter(|_| letters.next().is_none())?;
        let is_meant = |one: &&Self| {
            one.keys().contains(letter.to_ascii_uppercase())
                && (!letter.is_ascii_alphabetic() || with_shift == one.is_with_shift())
        };
        known.iter().find(is_meant).copied()
    }

    /// The key as it is printed on a keyboard.
    pub fn printed(self) -> char {
        self.keys().chars().next().unwrap_or_default()
    }

    /// True if Shift is held down with it.
    pub const fn is_with_shift(self) -> bool {
        matches!(self, Self::Redo | Self::TurnBack)
    }

    /// What is printed on the key, and what else is taken for it.
    fn keys(self) -> &'static str {
        const MODES: [&str; 9] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
        match self {
            Self::Main => "E",
            Self::Mode { number, .. } => MODES[usize::from(number - 1)],
            Self::NextPlace => "N",
            Self::PreviousPlace => "P",
            Self::Turn | Self::TurnBack => "R",
            Self::Store => "T",
            Self::Undo | Self::Redo => "U",
            Self::PreviousCity => "[",
            Self::NextCity => "]",
            Self::OwnCity => "0",
            Self::WholeCity => "F",
            Self::ZoomIn => "+=",
            Self::ZoomOut => "−-",
            Self::Help => "?",
        }
    }
}
