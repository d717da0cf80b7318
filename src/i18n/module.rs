//! The four modules as they are offered before a game.

/// A module.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Module {
    /// Vizier's Favour.
    Viziers,
    /// Bureau de Change.
    Bureaus,
    /// Bonus Cards.
    BonusCards,
    /// Workers' Huts.
    Huts,
}

impl Module {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Viziers, Self::Bureaus, Self::BonusCards, Self::Huts];
}
