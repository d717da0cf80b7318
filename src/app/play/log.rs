//! What happened, in words, the newest first.

use crate::sentence::saying;
use cities::Event;
use i18n::{Language, Sentence};
use std::rc::Rc;
use table::{Guests, Table};
use web_sys::Element;
use yew::prelude::*;

/// What one action led to, as events that are worth a line.
#[derive(Debug)]
pub(crate) struct Entry {
    number: usize,
    events: Vec<Event>,
}

/// The entries of a table, oldest first. Those that are known already stay the very same, and so does
/// the list if nothing changed.
pub(crate) fn entries(table: &Table, known: Option<&Rc<Vec<Rc<Entry>>>>) -> Rc<Vec<Rc<Entry>>> {
    let known_at = |number: usize| known.and_then(|known| known.get(number));
    let entry = |(number, events): (usize, &[Event])| match known_at(number) {
        Some(entry) if entry.events == events => entry.clone(),
        _ => Rc::new(Entry { number, events: events.to_vec() }),
    };
    let entries: Vec<Rc<Entry>> = table.story().enumerate().map(entry).collect();
    let is_same = |known: &&Rc<Vec<Rc<Entry>>>| {
        known.len() == entries.len() && known.iter().zip(&entries).all(|(a, b)| Rc::ptr_eq(a, b))
    };
    known.filter(is_same).cloned().unwrap_or_else(|| Rc::new(entries))
}

#[derive(PartialEq, Properties)]
pub(crate) struct LogProps {
    pub(crate) language: Language,
    pub(crate) guests: Rc<Guests>,
    pub(crate) entries: Shared,
}

/// Entries that are the same if they are the very same.
#[derive(Clone, Debug)]
pub(crate) struct Shared(pub(crate) Rc<Vec<Rc<Entry>>>);

impl PartialEq for Shared {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// So many entries are drawn together, and so many such blocks show at once; a long game has hundreds
/// of entries, and each new one would be weighed against all others.
const BLOCK: usize = 16;
const SHOWN: usize = 3;

/// The whole log, the oldest part of it folded: that part is drawn once somebody opens it.
#[component]
pub(crate) fn Log(props: &LogProps) -> Html {
    let words = props.language.words();
    let is_unfolded = use_state_eq(|| false);
    let entries = &props.entries.0;
    let blocks = entries.len().div_ceil(BLOCK);
    let block = |number: usize| {
        let until = ((number + 1) * BLOCK).min(entries.len());
        let entries = Same(entries[number * BLOCK..until].to_vec());
        let guests = props.guests.clone();
        html! { <Block key={number} language={props.language} {guests} {entries} /> }
    };
    let folded = blocks.saturating_sub(SHOWN);
    let ontoggle = {
        let is_unfolded = is_unfolded.clone();
        Callback::from(move |event: web_sys::Event| {
            let details = event.target_dyn_into::<Element>();
            is_unfolded.set(details.is_some_and(|details| details.has_attribute("open")));
        })
    };
    html! {
        <ol class="log-lines" tabindex="0" reversed=true aria-label={words.table.log}>
            { for (folded..blocks).rev().map(block) }
            if folded > 0 {
                <li key="earlier">
                    <details {ontoggle}>
                        <summary>{ words.table.earlier }</summary>
                        if *is_unfolded {
                            <ol reversed=true>{ for (0..folded).rev().map(block) }</ol>
                        }
                    </details>
                </li>
            }
        </ol>
    }
}

/// Entries that are the same if each is the very same.
#[derive(Clone, Debug)]
struct Same(Vec<Rc<Entry>>);

impl PartialEq for Same {
    fn eq(&self, other: &Self) -> bool {
        self.0.len() == other.0.len() && self.0.iter().zip(&other.0).all(|(a, b)| Rc::ptr_eq(a, b))
    }
}

#[derive(PartialEq, Properties)]
struct BlockProps {
    language: Language,
    guests: Rc<Guests>,
    entries: Same,
}

/// The lines of some entries.
#[component]
fn Block(props: &BlockProps) -> Html {
    let words = props.language.words();
    let line = |(number, at, sentence): (usize, usize, Sentence)| {
        html! {
            <li key={format!("{number}-{at}")}>{ saying(&sentence, &props.guests, words) }</li>
        }
    };
    let lines = props.entries.0.iter().rev().flat_map(|entry| {
        let events = entry.events.iter().enumerate().rev();
        events.filter_map(|(at, event)| Some((entry.number, at, words.log(event)?)))
    });
    html! { <>{ for lines.map(line) }</> }
}
