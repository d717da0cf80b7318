//! The set-up: who plays, what, and how, before the table is laid.

mod colours;
mod drag;
mod field;
mod manners;
mod players;
mod seat;
mod variants;
mod wishes;

use crate::art::drawing;
use crate::begin::{begin, nameless};
use crate::route::{Route, title, use_arrival};
use crate::store;
use engine::Seed;
use field::point_at;
use i18n::{Language, Words};
use manners::at_the_table;
use players::Players;
use std::rc::Rc;
use table::{Change, Draft, NotReady, Play};
use variants::variants;
use wishes::{modules, scoring};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct SetUpProps {
    pub(crate) play: Play,
    pub(crate) language: Language,
}

/// What every panel of the set-up is given.
#[derive(Clone, PartialEq, Properties)]
struct PanelProps {
    draft: Rc<Draft>,
    /// What the last Begin stumbled over, as long as it is there.
    fault: Option<NotReady>,
    change: Callback<Change>,
    language: Language,
}

/// The draft on the page.
struct Sheet(Rc<Draft>);

impl Sheet {
    /// The last set-up for this game, else a fresh one.
    fn of(play: Play) -> Self {
        let mut draft = store::last_draft().unwrap_or_else(|| Draft::new(play));
        draft.change(Change::Play(play));
        Self(Rc::new(draft))
    }
}

impl Reducible for Sheet {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        let mut draft = (*self.0).clone();
        draft.change(change);
        Rc::new(Self(Rc::new(draft)))
    }
}

/// The set-up screen.
#[component]
pub(crate) fn SetUp(props: &SetUpProps) -> Html {
    let SetUpProps { play, language } = *props;
    let words = language.words();
    let sheet = use_reducer(move || Sheet::of(play));
    let change = use_callback(sheet.dispatcher(), |change, sheet| sheet.dispatch(change));
    // Another address is another game for the same people.
    use_effect_with(play, {
        let change = change.clone();
        move |&play| change.emit(Change::Play(play))
    });
    let heading = use_node_ref();
    use_arrival(&heading);
    let is_refused = use_state_eq(|| false);
    let draft = Rc::clone(&sheet.0);
    let fault = is_refused.then(|| draft.begin(Seed(0), |at| nameless(at, words)).err()).flatten();
    let on_begin = beginner(&draft, words, is_refused.setter());
    let panel = PanelProps { draft, fault: fault.clone(), change, language };
    html! {
        <>
            <header class="setup-head">
                <a class="square" href={Route::Home.address()} aria-label={words.home.home} title={words.home.home}>
                    { drawing("icons-chev") }
                </a>
                <h1 ref={heading} tabindex="-1">
                    { (words.home.new_game_of)(title(play).name()) }
                </h1>
            </header>
            <div class="frieze" />
            <main class="setup">
                <Players ..panel.clone() />
                <div class="choices">
                    if play == Play::Gardens {
                        { variants(&panel) }
                    } else {
                        { scoring(&panel) }
                        { modules(&panel) }
                    }
                    { at_the_table(&panel) }
                </div>
                <div class="begin">
                    if let Some(NotReady::Rules(why)) = fault {
                        <p class="fault" role="alert">{ words.refusal(&why) }</p>
                    }
                    <button class="primary" onclick={on_begin}>{ words.setup.begin }</button>
                </div>
            </main>
        </>
    }
}

/// Begins, or says what is in the way.
fn beginner(
    draft: &Rc<Draft>,
    words: &'static Words,
    is_refused: UseStateSetter<bool>,
) -> Callback<MouseEvent> {
    let draft = Rc::clone(draft);
    Callback::from(move |_| match begin(&draft, words) {
        Ok(route) => route.go_instead(),
        Err(why) => {
            is_refused.set(true);
            point_at(&why);
        }
    })
}
