//! Progress: how far a city game is, and the top bar that says so.

use crate::screens::table::game_screen::Show;
use crate::screens::table::top_bar::TableTopBar;
use crate::widgets::icon::{drawing, picture};
use cities::{Cities, Scoring, Set};
use draw::{DeckBar, DeckStar};
use i18n::{Language, Words};
use table::{ComingScoring, GameId, Table};
use yew::prelude::*;

/// How far the game is (U17).
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct DeckProgress {
    /// A and B, whether they are over.
    scored: [bool; 2],
    /// The next scoring card, and which draw it can be, first and last.
    next: Option<(Scoring, u32, u32)>,
    /// Scoring card B is not in the deck yet (X3).
    b_is_held_back: bool,
    coming: ComingScoring,
    drawn: u32,
    pub(crate) deck: u32,
    bags: Vec<(Set, u32)>,
}

fn small(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// How far a table is.
pub(crate) fn progress(table: &Table) -> DeckProgress {
    let game: &Cities = table.game();
    DeckProgress {
        scored: [Scoring::A, Scoring::B].map(|scoring| game.is_scored(scoring)),
        next: table.scoring_card(),
        b_is_held_back: game.b_is_held_back(),
        coming: table.coming_scoring(),
        drawn: small(table.drawn()),
        deck: small(game.deck_count()),
        bags: game.sets().iter().map(|&set: &Set| (set, small(game.bag_count(set)))).collect(),
    }
}

impl DeckProgress {
    /// In one line, for a small screen: `B in 7–24 cards · 10 tiles in the bag`.
    pub(crate) fn line(&self, words: &Words) -> String {
        let mut parts = vec![self.scoring_words(words)];
        parts.push(self.bag_words(words));
        parts.retain(|part| !part.is_empty());
        parts.join(" · ")
    }

    /// A bag, or one for each set.
    fn bag_words(&self, words: &Words) -> String {
        match *self.bags.as_slice() {
            [(_, only)] => words.in_bag(only),
            ref bags => (words.table.in_bags)(bags),
        }
    }

    /// What opening it shows, and how far the game is.
    fn spoken(&self, words: &Words) -> String {
        let scoring = match self.coming {
            ComingScoring::Drawn(scoring, first, last) => words.scoring_in(scoring, first, last),
            _ => self.scoring_words(words),
        };
        words.shows_progress(scoring, self.bag_words(words))
    }

    fn scoring_words(&self, words: &Words) -> String {
        match self.coming {
            ComingScoring::Nothing => words.result.game_over.to_owned(),
            ComingScoring::AfterLastTiles => words.result.then_last_scoring.to_owned(),
            ComingScoring::Drawn(scoring, first, last) => words.next_scoring(scoring, first, last),
            ComingScoring::HeldBack(deck) => (words.table.b_is_held_back)(deck),
            ComingScoring::AtEnd => words.table.last_scoring_at_end.to_owned(),
        }
    }
}

#[derive(PartialEq, Properties)]
pub(crate) struct TopBarProps {
    pub(crate) language: Language,
    pub(crate) game: GameId,
    pub(crate) seats: u32,
    /// How many modules are played.
    pub(crate) modules: u32,
    pub(crate) progress: DeckProgress,
    pub(crate) has_standing: bool,
    pub(crate) on_show: Callback<Show>,
}

/// The bar.
#[component]
pub(crate) fn TopBar(props: &TopBarProps) -> Html {
    let words = props.language.words();
    let progress = html! {
        <>
            <span class="progress-name" aria-hidden="true">{ words.table.deck }</span>
            { deck_bar(&props.progress, words) }
            <b aria-hidden="true">{ props.progress.scoring_words(words) }</b>
            { drawing("icons-bag") }
            <b aria-hidden="true">{ props.progress.bag_words(words) }</b>
        </>
    };
    let bar = TableTopBar {
        words,
        game: props.game,
        seats: props.seats,
        modules: props.modules,
        overview: words.table.all_tiles,
        overview_spoken: Some(props.progress.spoken(words)),
        progress,
        has_standing: props.has_standing,
    };
    bar.view(&props.on_show)
}

/// The deck as five piles: what is drawn, where the next scoring can lie, which are over.
fn deck_bar(progress: &DeckProgress, words: &'static Words) -> Html {
    let is_there = |scoring: &Scoring| *scoring == Scoring::A || !progress.b_is_held_back;
    let star = |scoring: Scoring| DeckStar {
        scoring,
        letter: words.letter(scoring),
        is_over: progress.scored[scoring as usize],
        is_next: progress.next.is_some_and(|(next, _, _)| next == scoring),
    };
    let bar = DeckBar {
        drawn: progress.drawn,
        left: progress.deck,
        next: progress.next.map(|(_, first, last)| (first, last)),
        stars: [Scoring::A, Scoring::B].into_iter().filter(is_there).map(star).collect(),
    };
    picture(bar.drawn())
}
