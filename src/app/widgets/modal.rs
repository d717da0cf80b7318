//! Modal: a dialog that is open as long as it is drawn; Escape, its button and a click beside it close it.

use crate::browser::back::BackHold;
use crate::browser::dialog;
use crate::widgets::icon::drawing;
use i18n::{Language, Words};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct ModalProps {
    pub(crate) language: Language,
    pub(crate) title: AttrValue,
    #[prop_or_default]
    pub(crate) class: Classes,
    pub(crate) on_close: Callback<()>,
    pub(crate) children: Html,
}

/// The dialog. The browser keeps the focus inside and gives it back afterwards.
#[component]
pub(crate) fn Modal(props: &ModalProps) -> Html {
    let words = props.language.words();
    let node = use_node_ref();
    use_effect_with(node.clone(), |node| {
        dialog::open(node);
        let back = BackHold::new(Callback::from({
            let node = node.clone();
            move |()| dialog::close(&node)
        }));
        move || drop(back)
    });
    html! {
        <dialog
            ref={node.clone()}
            class={classes!("panel", "modal", props.class.clone())}
            aria-labelledby="modal-title"
            onclose={props.on_close.reform(|_| ())}
            onclick={close_if(&node, dialog::is_beside)}
        >
            <header>
                <h2 id="modal-title">{ &props.title }</h2>
                { close_button(close_if(&node, |_, _| true), words) }
            </header>
            { props.children.clone() }
        </dialog>
    }
}

/// Closes the dialog at a click that is of this kind.
fn close_if(node: &NodeRef, is_so: fn(&MouseEvent, &NodeRef) -> bool) -> Callback<MouseEvent> {
    let node = node.clone();
    Callback::from(move |event: MouseEvent| {
        if is_so(&event, &node) {
            dialog::close(&node);
        }
    })
}

fn close_button(onclick: Callback<MouseEvent>, words: &'static Words) -> Html {
    html! {
        <button
            class="icon-button"
            data-close=""
            aria-label={words.close}
            title={words.close}
            {onclick}
        >
            { drawing("icons-x") }
        </button>
    }
}
