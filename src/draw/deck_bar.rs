//! Deck bar: the deck of a city game as five piles, what is drawn of it, and where scorings lie.

use crate::symbols::centred_in;
use cities::Scoring;

/// How long the bar is.
const LENGTH: u32 = 260;

/// How far a deck is.
pub struct DeckBar {
    /// Cards that are drawn.
    pub drawn: u32,
    /// Cards that are left.
    pub left: u32,
    /// Which draws from now on can be the next scoring, first and last.
    pub next: Option<(u32, u32)>,
    /// The scorings that can be in the deck.
    pub stars: Vec<DeckStar>,
}

/// A scoring of the deck.
pub struct DeckStar {
    /// Which one.
    pub scoring: Scoring,
    /// Its letter.
    pub letter: char,
    /// It is over.
    pub is_over: bool,
    /// It is the next one.
    pub is_next: bool,
}

impl DeckBar {
    /// The bar: piles, what is drawn, where the next scoring can lie, a caret, stars.
    pub fn drawn(&self) -> String {
        let drawn = self.at(self.drawn);
        let band = self.band();
        let piles = (0..5).map(|pile| bar("pile", pile * 52, 50));
        let over = bar("drawn", 0, drawn);
        let bars: String = piles
            .chain([over])
            .chain(band.map(|(from, to)| bar("band", from, to - from)))
            .collect();
        let stars: String = self.stars.iter().map(|star| star.drawn(band)).collect();
        format!(
            r#"<svg class="deck-bar" viewBox="-2 0 264 24" aria-hidden="true">{bars}<path class="caret" d="M{drawn} 8l-4-6h8z"/>{stars}</svg>"#
        )
    }

    /// Where the next scoring can lie, from and to.
    fn band(&self) -> Option<(u32, u32)> {
        let (first, last) = self.next?;
        Some((self.at(self.drawn + first.saturating_sub(1)), self.at(self.drawn + last)))
    }

    /// How far so many cards reach.
    fn at(&self, cards: u32) -> u32 {
        let all = (self.drawn + self.left).max(1);
        cards.min(all) * LENGTH / all
    }
}

impl DeckStar {
    /// A star in the middle of the band if it is the next one, else in its pile.
    fn drawn(&self, band: Option<(u32, u32)>) -> String {
        let usual = if self.scoring == Scoring::A { 78 } else { 182 };
        let band = band.filter(|_| self.is_next);
        let at = band.map_or(usual, |(from, to)| u32::midpoint(from, to));
        #[expect(clippy::cast_precision_loss, reason = "a few hundred units")]
        let star = centred_in("khatim", (at as f32, 12.0), 22.0, "");
        let (class, mark) = if self.is_over {
            ("star over", format!(r#"<path class="tick" d="M{} 12.5l2.5 2.5 5-5.5"/>"#, at - 4))
        } else {
            ("star", format!(r#"<text x="{at}" y="16">{}</text>"#, self.letter))
        };
        format!(r#"<g class="{class}">{star}{mark}</g>"#)
    }
}

fn bar(class: &str, from: u32, length: u32) -> String {
    format!(r#"<rect class="{class}" x="{from}" y="9" width="{length}" height="6" rx="3"/>"#)
}
