//! What happened, in sentences with pictures.

use crate::Words;
use crate::misfits::small;
use crate::names::letter;
use crate::sentence::{Sentence, say};
use crate::words::words;
use cities::{
    Building, Bureau, Card, Currency, Event, Face, LastTile, Line, LineScore, Money, Rank, Scoring,
    Who,
};
use engine::Seat;

/// A seat and a tile.
type OfTile = fn(Seat, Face) -> Sentence;
/// A seat alone.
type OfSeat = fn(Seat) -> Sentence;

/// A purchase, to be told in one sentence.
pub(crate) struct Bought {
    pub(crate) seat: Seat,
    pub(crate) face: Face,
    /// What was paid of each currency.
    pub(crate) sums: Sentence,
    pub(crate) bureau: Option<Bureau>,
    /// It was paid exactly and is followed by another action.
    pub(crate) plays_on: bool,
    pub(crate) by_vizier: bool,
}

words! {
    /// What one language tells.
    pub(crate) struct LogWords
    plain {
        nobody_scores,
        end_full,
        end_idle,
        ended,
    }
    sentences {
        /// The sum, and in how many cards.
        dealt: fn(Seat, u32, u32) -> Sentence,
        begins: OfSeat,
        bonus_cards_dealt: fn(u32) -> Sentence,
        scoring_card_opened: fn(char) -> Sentence,
        reshuffled: fn(u32) -> Sentence,
        dirk_got: fn(Sentence) -> Sentence,
        took: fn(Seat, Sentence) -> Sentence,
        took_bureau: fn(Seat, Sentence) -> Sentence,
        bought: fn(Bought) -> Sentence,
        took_hut: OfTile,
        turned_for: fn(Seat, Face, Sentence) -> Sentence,
        built: OfTile,
        built_from_reserve: OfTile,
        founded: OfSeat,
        stored: OfTile,
        given: OfTile,
        removed: OfTile,
        swapped: fn(Seat, Face, Face) -> Sentence,
        passed: OfSeat,
        vizier_woke: OfSeat,
        bonus_played: OfTile,
        bonus_returned: OfTile,
        scoring_began: fn(char) -> Sentence,
        scoring_ended: fn(char, Sentence) -> Sentence,
        /// A tile, who gets it, the currency and the sum that is the most.
        last_tile: fn(Face, Seat, Currency, u32) -> Sentence,
        /// It stays because several have this sum.
        last_tile_tied: fn(Face, Currency, u32) -> Sentence,
        /// It stays because nobody has any.
        last_tile_nobody: fn(Face, &str) -> Sentence,
        /// What somebody did, and how long their border is now.
        border_now: fn(Sentence, &str, u32) -> Sentence,
        /// What something is, and its value.
        labelled: fn(Sentence, Sentence) -> Sentence,
        /// What somebody did, and what they did then, without who it was.
        and_then: fn(Sentence, Sentence) -> Sentence,
    }
}

impl Words {
    /// A line of the log; nothing for events that need none.
    pub fn log(&self, event: &Event) -> Option<Sentence> {
        let words = &self.events;
        Some(match event {
            Event::Dealt { .. }
            | Event::Begins { .. }
            | Event::BonusCardsDealt { .. }
            | Event::CardOpened { .. }
            | Event::Reshuffled { .. }
            | Event::DirkGot { .. }
            | Event::TileOpened { .. }
            | Event::HutOpened { .. }
            | Event::MarkerTurned { .. } => return self.laid_out(event),
            Event::Took { seat, money } => (words.took)(*seat, self.coins(money)),
            Event::TookBureau { seat, card } => (words.took_bureau)(*seat, card_shown(*card)),
            Event::Bought { .. } => return self.bought(event),
            Event::TookHut { seat, face } => (words.took_hut)(*seat, *face),
            Event::Turned { seat, face, pay } => return self.turned(*seat, *face, pay),
            Event::Built { .. } => return self.built(event),
            Event::Founded { seat, .. } => (words.founded)(*seat),
            Event::Stored { seat, face } => (words.stored)(*seat, *face),
            Event::Given { seat, face } => (words.given)(*seat, *face),
            Event::Removed { seat, face, .. } => (words.removed)(*seat, *face),
            Event::Swapped { seat, out, into, .. } => (words.swapped)(*seat, *out, *into),
            Event::Passed { seat } => (words.passed)(*seat),
            Event::VizierWoke { seat } => (words.vizier_woke)(*seat),
            Event::BonusPlayed { seat, face } => (words.bonus_played)(*seat, *face),
            Event::BonusReturned { seat, face } => (words.bonus_returned)(*seat, *face),
            Event::ScoringBegan { .. }
            | Event::LinesScored { .. }
            | Event::BuildingScored { .. }
            | Event::ScoringEnded { .. }
            | Event::EndReached { .. }
            | Event::LastTile(_)
            | Event::Ended => return self.scored_or_over(event),
            Event::VizierDeclined { .. }
            | Event::BonusDeclined { .. }
            | Event::TurnEnded { .. } => return None,
        })
    }

    /// What is dealt and opened.
    fn laid_out(&self, event: &Event) -> Option<Sentence> {
        let words = &self.events;
        Some(match event {
            Event::Dealt { seat, money } => (words.dealt)(*seat, money.sum(), money.count()),
            Event::Begins { seat } => (words.begins)(*seat),
            Event::BonusCardsDealt { each } => (words.bonus_cards_dealt)((*each).into()),
            Event::CardOpened { card: Card::Scoring(scoring) } => {
                (words.scoring_card_opened)(letter(*scoring))
            }
            Event::Reshuffled { cards } => (words.reshuffled)(small(*cards)),
            Event::DirkGot { faces } if !faces.is_empty() => {
                let tiles = faces.iter().map(|&face| say![face]).collect();
                (words.dirk_got)(self.and_sentences(tiles))
            }
            _ => return None,
        })
    }

    fn bought(&self, event: &Event) -> Option<Sentence> {
        let &Event::Bought { seat, face, pay, plays_on, by_vizier, .. } = event else {
            return None;
        };
        let (sums, bureau) = (self.sums(&pay.money), pay.bureau);
        Some((self.events.bought)(Bought { seat, face, sums, bureau, plays_on, by_vizier }))
    }

    /// That a tile went into the reserve is told right after, with the side that is up.
    fn turned(&self, seat: Seat, face: Face, pay: &Money) -> Option<Sentence> {
        (!pay.is_empty()).then(|| (self.events.turned_for)(seat, face, self.sums(pay)))
    }

    fn built(&self, event: &Event) -> Option<Sentence> {
        let &Event::Built { seat, face, from_reserve, .. } = event else { return None };
        let words = &self.events;
        Some((if from_reserve { words.built_from_reserve } else { words.built })(seat, face))
    }

    /// Scorings, last tiles and the end.
    fn scored_or_over(&self, event: &Event) -> Option<Sentence> {
        let words = &self.events;
        Some(match event {
            Event::ScoringBegan { scoring } => (words.scoring_began)(letter(*scoring)),
            Event::LinesScored { line, lengths, .. } => self.lines_scored(*line, lengths),
            Event::BuildingScored { building, ranks, .. } => self.building_scored(*building, ranks),
            Event::ScoringEnded { scoring, points } => self.scoring_ended(*scoring, points),
            Event::EndReached { is_idle } => {
                say![if *is_idle { words.end_idle } else { words.end_full }]
            }
            Event::LastTile(tile) => self.last_tile(tile),
            Event::Ended => say![words.ended],
            _ => return None,
        })
    }

    /// Everybody's points after a scoring.
    pub fn scoring_ended(&self, scoring: Scoring, points: &[(Who, u16)]) -> Sentence {
        (self.events.scoring_ended)(letter(scoring), self.each_points(points.iter().copied()))
    }

    /// What somebody did, and how long their line is now.
    pub(crate) fn border_now(&self, told: Sentence, line: Line, length: u32) -> Sentence {
        (self.events.border_now)(told, self.line(line).one, length)
    }

    /// Who gets a tile that is left in the yard, and why.
    pub fn last_tile(&self, tile: &LastTile) -> Sentence {
        let words = &self.events;
        let &LastTile { face, space, to, .. } = tile;
        match (to, tile.tied_at()) {
            (Some(seat), _) => (words.last_tile)(face, seat, space, tile.most()),
            (None, Some(most)) => (words.last_tile_tied)(face, space, most),
            (None, None) => (words.last_tile_nobody)(face, self.currency(space).many),
        }
    }

    /// What the longest lines of a kind brought: `Moats: Inés 17, Zahra 11`.
    pub fn lines_scored(&self, line: Line, lengths: &[LineScore]) -> Sentence {
        let scores = lengths.iter().map(|score| (Who::Seat(score.seat), score.points));
        self.scored(say![self.line_title(line)], scores)
    }

    /// What a building brought: `Library: Inés 12, Zahra 6`.
    pub fn building_scored(&self, building: Building, ranks: &[Rank]) -> Sentence {
        self.scored(say![building], ranks.iter().map(|rank| (rank.who, rank.points)))
    }

    /// What was scored, and whom it brought points.
    fn scored(&self, what: Sentence, points: impl Iterator<Item = (Who, u16)>) -> Sentence {
        let told = self.each_points(points.filter(|&(_, points)| points > 0));
        let told = if told.0.is_empty() { say![self.events.nobody_scores] } else { told };
        (self.events.labelled)(what, told)
    }

    /// Each card.
    fn coins(&self, money: &Money) -> Sentence {
        self.and_sentences(money.coins().map(|coin| say![coin]).collect())
    }

    /// The sum of each currency.
    fn sums(&self, money: &Money) -> Sentence {
        let used = Currency::ALL.into_iter().filter(|&one| !money.purse(one).is_empty());
        self.and_sentences(used.map(|one| say![(one, money.purse(one).sum())]).collect())
    }

    /// `Inés 12, Zahra 6`.
    fn each_points(&self, points: impl Iterator<Item = (Who, u16)>) -> Sentence {
        self.comma_sentences(points.map(|(who, points)| say![who, " ", u32::from(points)]))
    }
}

fn card_shown(card: Card) -> Sentence {
    match card {
        Card::Coin(coin) => say![coin],
        Card::Bureau(bureau) => say![bureau],
        Card::Scoring(scoring) => say![letter(scoring).to_string()],
    }
}
