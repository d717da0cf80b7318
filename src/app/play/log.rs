//! What happened, in words, the newest first.

use crate::sentence::saying;
use cities::Event;
use i18n::{Language, Sentence};
use std::rc::Rc;
use table::{Guests, Table};
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

/// The whole log.
#[component]
pub(crate) fn Log(props: &LogProps) -> Html {
    let entry = |entry: &Rc<Entry>| {
        html! {
            <EntryView
                key={entry.number}
                language={props.language}
                guests={props.guests.clone()}
                entry={Same(entry.clone())}
            />
        }
    };
    html! { <ol class="log-lines" tabindex="0" reversed=true aria-label={props.language.words().table.log}>{ for props.entries.0.iter().rev().map(entry) }</ol> }
}

/// One entry that is the same if it is the very same.
#[derive(Clone, Debug)]
struct Same(Rc<Entry>);

impl PartialEq for Same {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

#[derive(PartialEq, Properties)]
struct EntryProps {
    language: Language,
    guests: Rc<Guests>,
    entry: Same,
}

#[component]
fn EntryView(props: &EntryProps) -> Html {
    let words = props.language.words();
    let lines = props.entry.0.events.iter().rev().filter_map(|event| words.log(event));
    let line = |sentence: Sentence| {
        html! {
            <li>
                { saying(&sentence, &props.guests, words) }
            </li>
        }
    };
    html! { <>{ for lines.map(line) }</> }
}
