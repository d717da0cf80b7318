//! Set-up: who plays, what, and how, before the table is laid.

mod colours;
mod fields;
mod optional_rules;
mod row_drag;
mod seat_row;
mod seats;
mod table_options;
mod variants;

use crate::browser::storage;
use crate::parts::fetch_for;
use crate::route::{Route, use_arrival};
use crate::screens::start_game::{begin, nameless};
use crate::widgets::icon::drawing;
use engine::Seed;
use fields::point_at;
use i18n::{Language, Words};
use optional_rules::{modules, scoring};
use seats::SeatsPanel;
use std::rc::Rc;
use table::{Change, Draft, GameId, NotReady};
use table_options::at_the_table;
use variants::variants;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct SetUpProps {
    pub(crate) game: GameId,
    pub(crate) language: Language,
}

/// What every panel of the set-up is given.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct SetUpPanelProps {
    draft: Rc<Draft>,
    /// What the last Begin stumbled over, as long as it is there.
    fault: Option<NotReady>,
    change: Callback<Change>,
    language: Language,
}

/// A draft that changes.
struct DraftState(Rc<Draft>);

impl DraftState {
    /// The last set-up for this game, else a fresh one.
    fn of(game: GameId) -> Self {
        let mut draft = storage::last_draft().unwrap_or_else(|| Draft::new(game));
        draft.change(Change::Game(game));
        Self(Rc::new(draft))
    }
}

impl Reducible for DraftState {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        let mut draft = (*self.0).clone();
        draft.change(change);
        Rc::new(Self(Rc::new(draft)))
    }
}

/// The set-up of a game, which begins as the last one was.
#[hook]
fn use_draft(game: GameId) -> (Rc<Draft>, Callback<Change>) {
    let state = use_reducer(move || DraftState::of(game));
    let change = use_callback(state.dispatcher(), |change, state| state.dispatch(change));
    // Another address is another game for the same people.
    use_effect_with(game, {
        let change = change.clone();
        move |&game| {
            change.emit(Change::Game(game));
            fetch_for(game);
        }
    });
    (Rc::clone(&state.0), change)
}

/// The set-up screen.
#[component]
pub(crate) fn SetUp(props: &SetUpProps) -> Html {
    let SetUpProps { game, language } = *props;
    let words = language.words();
    let (draft, change) = use_draft(game);
    let is_refused = use_state_eq(|| false);
    let fault = is_refused.then(|| draft.begin(Seed(0), |at| nameless(at, words)).err()).flatten();
    let on_begin = beginner(&draft, words, is_refused.setter());
    let panel = SetUpPanelProps { draft, fault: fault.clone(), change, language };
    html! {
        <>
            <SetUpHead {game} {language} />
            <div class="frieze" />
            <main class="setup">
                <SeatsPanel ..panel.clone() />
                <div class="choices">
                    if game.is_of_cities() {
                        { scoring(&panel) }
                        { modules(&panel) }
                    } else {
                        { variants(&panel) }
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

/// The way back, and which game is set up.
#[component]
fn SetUpHead(props: &SetUpProps) -> Html {
    let words = props.language.words();
    let heading = use_node_ref();
    use_arrival(&heading);
    html! {
        <header class="setup-head">
            <a class="square" href={Route::Home.address()} aria-label={words.home.home} title={words.home.home}>
                { drawing("icons-chev") }
            </a>
            <h1 ref={heading} tabindex="-1">{ (words.home.new_game_of)(words.title(props.game)) }</h1>
        </header>
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
