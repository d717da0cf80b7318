//! The set-up: who plays, what, and how, before the table is laid.

use crate::route::Route;
use crate::store;
use cities::Kind;
use i18n::Language;
use table::Draft;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct SetUpProps {
    pub(crate) kind: Kind,
    pub(crate) language: Language,
}

/// The set-up screen.
#[component]
pub(crate) fn SetUp(props: &SetUpProps) -> Html {
    let words = props.language.words();
    let kind = props.kind;
    let begin = Callback::from(move |_: MouseEvent| {
        let draft = Draft::new(kind);
        store::keep_draft(&draft);
        let nameless = |at: usize| (words.setup.player)(u32::try_from(at + 1).unwrap_or(u32::MAX));
        if let Ok(table) = draft.begin(store::fresh_seed(), nameless) {
            let id = store::fresh_id();
            store::save(&id, &table);
            Route::Table(id.into()).go_instead();
        }
    });
    html! { <main><button class="primary" onclick={begin}>{ words.setup.begin }</button></main> }
}
