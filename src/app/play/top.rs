//! The top of the table: which game, how far it is, and what can be undone.

use crate::art::{centred_in, drawing, picture};
use crate::play::Show;
use crate::route::Route;
use cities::{Cities, Scoring, Set};
use i18n::{Language, Title, Words};
use std::fmt::Write as _;
use table::{Click, Table};
use yew::prelude::*;

/// How far the game is (U17).
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Progress {
    /// A and B, whether they are over.
    scored: [bool; 2],
    /// The next scoring card, and which draw it can be, first and last.
    next: Option<(Scoring, u32, u32)>,
    /// Scoring card B is not in the deck yet (X3).
    b_is_held_back: bool,
    drawn: u32,
    pub(crate) deck: u32,
    bags: Vec<u32>,
}

fn small(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// How far a table is.
pub(crate) fn progress(table: &Table) -> Progress {
    let game: &Cities = table.game();
    let range = game.next_scoring_range();
    Progress {
        scored: [Scoring::A, Scoring::B].map(|scoring| game.is_scored(scoring)),
        next: range.map(|(scoring, first, last)| (scoring, small(first), small(last))),
        b_is_held_back: game.b_is_held_back(),
        drawn: small(table.drawn()),
        deck: small(game.deck_count()),
        bags: game.sets().iter().map(|&set: &Set| small(game.bag_count(set))).collect(),
    }
}

impl Progress {
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
            [only] => words.in_bag(only),
            ref bags => {
                let numbers: Vec<String> = bags.iter().map(u32::to_string).collect();
                (words.table.in_bags)(&words.and(&numbers))
            }
        }
    }

    fn scoring_words(&self, words: &Words) -> String {
        match self.next {
            Some((scoring, first, last)) => words.next_scoring(scoring, first, last),
            None if self.b_is_held_back => (words.table.b_is_held_back)(self.deck),
            None => words.table.last_scoring_at_end.to_owned(),
        }
    }
}

#[derive(PartialEq, Properties)]
pub(crate) struct TopBarProps {
    pub(crate) language: Language,
    pub(crate) title: Title,
    pub(crate) seats: u32,
    /// How many modules are played.
    pub(crate) modules: u32,
    pub(crate) progress: Progress,
    pub(crate) can_undo: bool,
    pub(crate) can_redo: bool,
    pub(crate) on_click: Callback<Click>,
    pub(crate) on_show: Callback<Show>,
}

/// The bar.
#[component]
pub(crate) fn TopBar(props: &TopBarProps) -> Html {
    let words = props.language.words();
    let progress = html! {
        <>
            <span class="progress-name">{ words.table.deck }</span>
            { deck_bar(&props.progress, words) }
            <b>{ props.progress.scoring_words(words) }</b>
            { drawing("icons-bag") }
            <b>{ props.progress.bag_words(words) }</b>
        </>
    };
    let bar = Bar {
        words,
        title: props.title,
        seats: props.seats,
        modules: props.modules,
        overview: words.table.all_tiles,
        progress,
    };
    bar.view((props.can_undo, props.can_redo), &props.on_click, &props.on_show)
}

/// The top bar of any table.
pub(crate) struct Bar {
    pub(crate) words: &'static Words,
    pub(crate) title: Title,
    pub(crate) seats: u32,
    /// How many modules are played.
    pub(crate) modules: u32,
    /// What the button in the middle opens, and what it shows.
    pub(crate) overview: &'static str,
    pub(crate) progress: Html,
}

impl Bar {
    /// Draws it; what can be undone and redone comes first.
    pub(crate) fn view(
        self,
        (can_undo, can_redo): (bool, bool),
        on_click: &Callback<Click>,
        on_show: &Callback<Show>,
    ) -> Html {
        let (words, say) = (self.words, &self.words.table);
        let click = |click: Click| on_click.reform(move |_: MouseEvent| click);
        let show = |show: Show| on_show.reform(move |_: MouseEvent| show);
        html! {
            <header class="top">
                <a class="top-brand" href={Route::Home.address()} title={say.home}>
                    { drawing("logo") }
                    <span>{ i18n::NAME }</span>
                    <span class="unseen">{ say.home }</span>
                </a>
                <p class="top-game">
                    { self.title.name() }{ " · " }{ (words.home.players)(self.seats) }
                    { for (self.modules > 0).then(|| format!(" · {}", (say.modules)(self.modules))) }
                </p>
                <button class="progress" onclick={show(Show::Tiles)} title={self.overview}>{ self.progress }</button>
                <div class="tools-bar">
                    { icon("icons-undo", say.undo, !can_undo, click(Click::Undo)) }
                    { icon("icons-redo", say.redo, !can_redo, click(Click::Redo)) }
                    { icon("icons-help", say.help, false, show(Show::Help)) }
                    { icon("icons-menu", say.menu, false, show(Show::Menu)) }
                </div>
            </header>
        }
    }
}

/// A button that is a sign; it keeps the focus also while it cannot be pressed.
pub(crate) fn icon(
    sign: &'static str,
    name: &'static str,
    is_off: bool,
    onclick: Callback<MouseEvent>,
) -> Html {
    let class = classes!("icon-button", sign);
    html! {
        <button {class} title={name} aria-label={name} aria-disabled={is_off.then_some("true")} {onclick}>
            { drawing(sign) }
        </button>
    }
}

/// The deck as five piles: what is drawn, where the next scoring can lie, which are over.
fn deck_bar(progress: &Progress, words: &'static Words) -> Html {
    const LENGTH: u32 = 260;
    let all = (progress.drawn + progress.deck).max(1);
    let at = |cards: u32| cards.min(all) * LENGTH / all;
    let drawn = at(progress.drawn);
    let band = progress.next.map(|(_, first, last)| {
        (at(progress.drawn + first.saturating_sub(1)), at(progress.drawn + last))
    });
    let mut text =
        String::from(r#"<svg class="deck-bar" viewBox="-2 0 264 24" aria-hidden="true">"#);
    let mut bar = |class: &str, from: u32, length: u32| {
        // Writing to a string cannot fail.
        let _ = write!(
            text,
            r#"<rect class="{class}" x="{from}" y="9" width="{length}" height="6" rx="3"/>"#
        );
    };
    (0..5).for_each(|pile| bar("pile", pile * 52, 50));
    bar("drawn", 0, drawn);
    if let Some((from, to)) = band {
        bar("band", from, to - from);
    }
    let _ = write!(text, r#"<path class="caret" d="M{drawn} 8l-4-6h8z"/>"#);
    let stars = [(Scoring::A, 78_u32), (Scoring::B, 182)];
    for (scoring, usual) in stars {
        if scoring == Scoring::B && progress.b_is_held_back {
            continue;
        }
        let is_over = progress.scored[scoring as usize];
        let is_next = progress.next.is_some_and(|(next, _, _)| next == scoring);
        let place = band.filter(|_| is_next).map_or(usual, |(from, to)| u32::midpoint(from, to));
        #[expect(clippy::cast_precision_loss, reason = "a few hundred units")]
        let star = centred_in("khatim", (place as f32, 12.0), 22.0, "");
        let (class, mark) = if is_over {
            ("star over", format!(r#"<path class="tick" d="M{} 12.5l2.5 2.5 5-5.5"/>"#, place - 4))
        } else {
            ("star", format!(r#"<text x="{place}" y="16">{}</text>"#, words.letter(scoring)))
        };
        let _ = write!(text, r#"<g class="{class}">{star}{mark}</g>"#);
    }
    picture(text + "</svg>")
}
