//! Log: what happened, in words, the newest first.

use crate::browser::dom::Element;
use crate::browser::sight::use_sight;
use crate::screens::table::game_screen::GameScreen;
use crate::widgets::roving_focus::RovingFocus;
use crate::widgets::sentence::saying;
use i18n::{Language, Sentence, Words};
use std::rc::Rc;
use table::{Players, Table};
use yew::prelude::*;

/// What one action led to, as far as it is worth a line.
#[derive(Debug)]
pub(crate) struct LogEntry {
    number: usize,
    lines: Vec<LogLine>,
}

/// One line, and where on the board it happened.
#[derive(Debug)]
struct LogLine {
    says: Sentence,
    at: Option<usize>,
}

/// What somebody points at beside the board, by the number that its game gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pointed {
    pub(crate) at: Option<usize>,
    pub(crate) is_pressed: bool,
}

impl Pointed {
    /// What an event is about: the nearest element that has a place.
    pub(crate) fn by(event: &impl TargetCast) -> Self {
        let hit = event.target_dyn_into::<Element>();
        let place = hit.and_then(|hit| hit.closest("[data-place]").ok().flatten());
        let at = place.and_then(|place| place.get_attribute("data-place")?.parse().ok());
        Self { at, is_pressed: false }
    }

    /// The same, pressed.
    pub(crate) fn pressed(event: &MouseEvent) -> Self {
        let pointed = Self::by(event);
        Self { is_pressed: pointed.at.is_some(), ..pointed }
    }

    /// Nothing any more.
    pub(crate) const NOTHING: Self = Self { at: None, is_pressed: false };
}

/// All entries of a table, oldest first; the same list only if it is the very same.
#[derive(Clone, Debug, Default)]
pub(crate) struct LogEntries(Rc<Vec<Rc<LogEntry>>>);

impl PartialEq for LogEntries {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// The log of a table as it is kept up to date. Entries that are known already stay the very same, and
/// so does the list if nothing changed.
pub(crate) struct TableLog<Event> {
    language: Option<Language>,
    events: Vec<Vec<Event>>,
    pub(crate) entries: LogEntries,
}

impl<Event> Default for TableLog<Event> {
    fn default() -> Self {
        Self { language: None, events: Vec::new(), entries: LogEntries::default() }
    }
}

impl<Event: Clone + PartialEq> TableLog<Event> {
    /// Follows what was told at the table.
    pub(crate) fn follow<G: GameScreen<Event = Event>>(
        &mut self,
        table: &Table<G>,
        language: Language,
    ) {
        let is_same = |(known, events): (&Vec<Event>, &[Event])| known.as_slice() == events;
        let same = if self.language == Some(language) {
            self.events.iter().zip(table.story()).take_while(|&pair| is_same(pair)).count()
        } else {
            0
        };
        self.language = Some(language);
        let has_more = table.story().nth(same).is_some();
        if same == self.events.len() && !has_more {
            return;
        }
        self.events.truncate(same);
        let mut entries = self.entries.0[..same.min(self.entries.0.len())].to_vec();
        for (number, events) in table.story().enumerate().skip(same) {
            self.events.push(events.to_vec());
            let lines = events.iter().filter_map(|event| {
                let says = G::log(language.words(), event)?;
                Some(LogLine { says, at: G::landmark(event) })
            });
            entries.push(Rc::new(LogEntry { number, lines: lines.collect() }));
        }
        self.entries = LogEntries(Rc::new(entries));
    }
}

#[derive(PartialEq, Properties)]
pub(crate) struct LogProps {
    pub(crate) language: Language,
    pub(crate) players: Rc<Players>,
    pub(crate) entries: LogEntries,
    /// What is pointed at on the board.
    #[prop_or_default]
    pub(crate) lit: Option<usize>,
    /// A line is pointed at; lines that have no place are only read.
    #[prop_or_default]
    pub(crate) on_point: Callback<Pointed>,
}

/// So many entries are drawn together, and so many such blocks at a time; a long game has a thousand
/// entries, and each new one would be weighed against all others.
const BLOCK: usize = 16;
const SHOWN: usize = 3;

/// The log as far back as somebody has looked: more of it is drawn when its end comes into sight.
#[component]
pub(crate) fn Log(props: &LogProps) -> Html {
    let words = props.language.words();
    let shown = use_state_eq(|| SHOWN);
    let end = use_node_ref();
    let entries = &props.entries.0;
    let blocks = entries.len().div_ceil(BLOCK);
    let block = |number: usize| {
        let until = ((number + 1) * BLOCK).min(entries.len());
        let entries = EntryBlock(entries[number * BLOCK..until].to_vec());
        let players = props.players.clone();
        let lit = props.lit;
        html! { <LogBlock key={number} language={props.language} {players} {entries} {lit} /> }
    };
    let earlier = blocks.saturating_sub(*shown);
    let show_more = {
        let (setter, more) = (shown.setter(), *shown + SHOWN);
        Callback::from(move |()| setter.set(more))
    };
    use_sight(&end, *shown, show_more);
    let has_places = entries.iter().flat_map(|entry| &entry.lines).any(|line| line.at.is_some());
    let lines = html! {
        <ol class="log-lines" tabindex={(!has_places).then_some("0")} aria-label={words.table.log}>
            { for (earlier..blocks).rev().map(block) }
            if earlier > 0 {
                <li key="earlier" ref={end} class="quiet">{ words.table.earlier }</li>
            }
        </ol>
    };
    if has_places { pointed_at(lines, &props.on_point, words) } else { lines }
}

/// Lines that are buttons: one stop of the Tab key, and each tells its place.
fn pointed_at(lines: Html, on_point: &Callback<Pointed>, words: &'static Words) -> Html {
    html! {
        <div
            class="log-places"
            onpointerover={on_point.reform(|event: PointerEvent| Pointed::by(&event))}
            onpointerleave={on_point.reform(|_: PointerEvent| Pointed::NOTHING)}
            onfocusin={on_point.reform(|event: FocusEvent| Pointed::by(&event))}
            onfocusout={on_point.reform(|_: FocusEvent| Pointed::NOTHING)}
            onclick={on_point.reform(|event: MouseEvent| Pointed::pressed(&event))}
        >
            <RovingFocus class="log-roving" label={words.table.log}>{ lines }</RovingFocus>
        </div>
    }
}

/// Some entries, the same if each is the very same.
#[derive(Clone, Debug)]
struct EntryBlock(Vec<Rc<LogEntry>>);

impl PartialEq for EntryBlock {
    fn eq(&self, other: &Self) -> bool {
        self.0.len() == other.0.len() && self.0.iter().zip(&other.0).all(|(a, b)| Rc::ptr_eq(a, b))
    }
}

#[derive(PartialEq, Properties)]
struct LogBlockProps {
    language: Language,
    players: Rc<Players>,
    entries: EntryBlock,
    lit: Option<usize>,
}

/// The lines of some entries.
#[component]
fn LogBlock(props: &LogBlockProps) -> Html {
    let words = props.language.words();
    let line = |(number, at, line): (usize, usize, &LogLine)| {
        let says = saying(&line.says, &props.players, words);
        let says = match line.at {
            Some(place) => {
                let is_lit = props.lit == Some(place);
                let class = classes!("log-line", is_lit.then_some("is-lit"));
                html! { <button {class} data-place={place.to_string()}>{ says }</button> }
            }
            None => says,
        };
        html! { <li key={format!("{number}-{at}")}>{ says }</li> }
    };
    let lines = props.entries.0.iter().rev().flat_map(|entry| {
        entry.lines.iter().enumerate().rev().map(|(at, line)| (entry.number, at, line))
    });
    html! { <>{ for lines.map(line) }</> }
}
