//! Chart: everybody's points as bars, a tone for each scoring, waves and battlements for lines.

use crate::widgets::player_disc::{Owner, draw_disc};
use crate::widgets::sentence::{name, whose};
use cities::{Line, Scoring, Set, Who};
use draw::tidy;
use i18n::{Language, Words};
use std::rc::Rc;
use table::{Account, FinalReport, Longest, Players, Portion};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct ChartProps {
    pub(crate) final_report: Rc<FinalReport>,
    pub(crate) players: Rc<Players>,
    pub(crate) language: Language,
}

/// A bar for everybody, best first; Dirk's is quiet.
#[component]
pub(crate) fn Chart(props: &ChartProps) -> Html {
    let ChartProps { final_report, players, language } = props;
    let words = language.words();
    let most = final_report.accounts.iter().map(|account| account.total).max().unwrap_or(0);
    let bars =
        final_report.accounts.iter().map(|account| bar(account, most, players, words)).collect();
    chart(
        words.result.points_by_scoring,
        html! { <>{ patterns() }{ legend(final_report, words) }</> },
        bars,
    )
}

/// The panel of bars, of any game.
pub(crate) fn chart(title: &'static str, legend: Html, bars: Html) -> Html {
    html! {
        <section class="chart panel" aria-labelledby="chart-title">
            <header>
                <h2 id="chart-title">{ title }</h2>
                { legend }
            </header>
            <ol>{ bars }</ol>
        </section>
    }
}

/// The ornaments of lines, over whatever colour is below.
fn patterns() -> Html {
    html! {
        <svg class="patterns" aria-hidden="true">
            <defs>
                <pattern id="waves" width="16" height="8" patternUnits="userSpaceOnUse">
                    <path d="M0 4q4-4 8 0t8 0" />
                </pattern>
                <pattern id="battlements" width="12" height="8" patternUnits="userSpaceOnUse">
                    <path d="M0 6h3V2h6v4h3" />
                </pattern>
                <pattern id="beads" width="9" height="9" patternUnits="userSpaceOnUse">
                    <path d="M4 4.5h1" />
                </pattern>
            </defs>
        </svg>
    }
}

fn ornament(line: Line) -> &'static str {
    match line {
        Line::Border(Set::Alhambra) => "battlements",
        Line::Border(Set::Granada) => "waves",
        Line::Seam => "beads",
    }
}

fn tone(scoring: Scoring) -> &'static str {
    match scoring {
        Scoring::A => "tone-a",
        Scoring::B => "tone-b",
        Scoring::C => "tone-c",
    }
}

/// The letters on scoring cards, the same in every language.
const LETTERS: [(Scoring, &str); 3] = [(Scoring::A, "A"), (Scoring::B, "B"), (Scoring::C, "C")];

fn legend(final_report: &FinalReport, words: &'static Words) -> Html {
    let letter = |(scoring, letter)| html! { <li>{ swatch(scoring, None) }{ letter }</li> };
    let line = |one: &Longest| {
        let meaning = match one.line {
            Line::Border(Set::Alhambra) => words.result.battlements,
            Line::Border(Set::Granada) => words.result.waves,
            Line::Seam => words.result.beads,
        };
        html! { <li>{ swatch(Scoring::C, Some(one.line)) }{ meaning }</li> }
    };
    html! {
        <ul class="legend" aria-hidden="true">
            { for LETTERS.map(letter) }
            { for final_report.longest.iter().map(line) }
        </ul>
    }
}

fn swatch(scoring: Scoring, line: Option<Line>) -> Html {
    let rect = |class: &'static str| html! { <rect {class} width="100%" height="100%" /> };
    html! {
        <svg class="swatch pl-0">{ rect(tone(scoring)) }{ for line.map(|line| rect(ornament(line))) }</svg>
    }
}

fn bar(account: &Account, most: u16, players: &Players, words: &'static Words) -> Html {
    let mut last = None;
    let parts = account.portions.iter().map(|portion| {
        let is_new = last.replace(portion.scoring).is_some_and(|last| last != portion.scoring);
        BarPart::of(*portion, is_new)
    });
    let bar = ScoreBar {
        who: account.who,
        place: account.place,
        total: account.total,
        label: label(account, words),
        parts: parts.collect(),
    };
    bar.view(most, players, words)
}

/// Somebody's points as a bar, in any game.
pub(crate) struct ScoreBar {
    pub(crate) who: Who,
    /// Dirk has none.
    pub(crate) place: Option<u8>,
    pub(crate) total: u16,
    /// For who does not see the bar.
    pub(crate) label: String,
    pub(crate) parts: Vec<BarPart>,
}

/// Part of a bar.
pub(crate) struct BarPart {
    /// The class of its colour.
    pub(crate) tone: &'static str,
    pub(crate) ornament: Option<&'static str>,
    pub(crate) points: u16,
    /// It is cut off from the one before.
    pub(crate) is_new: bool,
}

impl BarPart {
    fn of(portion: Portion, is_new: bool) -> Self {
        let ornament = portion.line.map(ornament);
        Self { tone: tone(portion.scoring), ornament, points: portion.points, is_new }
    }
}

impl ScoreBar {
    /// Draws it; the longest bar has `most` points.
    pub(crate) fn view(&self, most: u16, players: &Players, words: &'static Words) -> Html {
        let disc = whose(self.who, players);
        let hue = match disc {
            Owner::Player(colour) => format!("score-bar pl-{colour}"),
            Owner::Dirk => "score-bar pl-dirk".to_owned(),
        };
        let seat = match self.who {
            Who::Seat(seat) => Some(seat),
            Who::Dirk => None,
        };
        let class = classes!(
            (self.place == Some(1)).then_some("is-first"),
            (self.who == Who::Dirk).then_some("is-dirk"),
        );
        html! {
            <li {class}>
                <span class="place">{ self.place.map(|place| place.to_string()).unwrap_or_default() }</span>
                { draw_disc(disc) }
                <span class="bar-name">{ name(self.who, players, words) }</span>
                <svg class={hue} role="img" aria-label={self.label.clone()}>
                    <svg width={in_percent(percent(self.total, most))}>
                        { parts(&self.parts, self.total) }
                        <rect class="bar-line" width="100%" height="100%" rx="6" />
                    </svg>
                </svg>
                // Also for those who check the page against the rules.
                <strong data-seat={seat.map(|seat| seat.0.to_string())} data-points={seat.map(|_| self.total.to_string())}>
                    { self.total }
                </strong>
            </li>
        }
    }
}

/// `A 7, B 46, C 87`, for who does not see the bar.
fn label(account: &Account, words: &Words) -> String {
    let of = |scoring| format!("{} {}", words.scoring_title(scoring), account.of(scoring));
    [Scoring::A, Scoring::B, Scoring::C].map(of).join(", ")
}

/// Each part where the ones before it end.
fn parts(parts: &[BarPart], total: u16) -> Html {
    let mut before = 0;
    let drawn = parts.iter().map(|one| {
        let (from, width) = (percent(before, total), percent(one.points, total));
        before += one.points;
        part(one, from, width)
    });
    let drawn: Vec<Html> = drawn.collect();
    html! { <>{ for drawn }</> }
}

fn part(one: &BarPart, from: f32, width: f32) -> Html {
    let (x, wide) = (in_percent(from), in_percent(width));
    let rect = |class: &'static str| {
        html! { <rect {class} x={x.clone()} width={wide.clone()} height="100%" /> }
    };
    // A number needs about so much of a bar; on a narrow page more.
    let room = match width {
        width if width < 4.5 => None,
        width if width < 11.0 => Some("bar-number tight"),
        _ => Some("bar-number"),
    };
    html! {
        <>
            { rect(one.tone) }
            { for one.ornament.map(rect) }
            if one.is_new { <line class="bar-cut" x1={x.clone()} x2={x.clone()} y2="100%" /> }
            { for room.map(|class| html! {
                <text {class} x={in_percent(from + width / 2.0)} y="50%">{ one.points }</text>
            }) }
        </>
    }
}

fn in_percent(share: f32) -> String {
    format!("{}%", tidy(share.into()))
}

fn percent(part: u16, whole: u16) -> f32 {
    if whole == 0 { 0.0 } else { 100.0 * f32::from(part) / f32::from(whole) }
}
