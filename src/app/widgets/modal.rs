//! A dialog that is open as long as it is drawn; Escape, its button and a click beside it close it.

use crate::art::drawing;
use i18n::Language;
use web_sys::HtmlDialogElement;
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
    {
        let node = node.clone();
        use_effect_with((), move |()| {
            if let Some(dialog) = node.cast::<HtmlDialogElement>() {
                // Refused only while it is open already.
                drop(dialog.show_modal());
            }
        });
    }
    // Closed, not only taken away: the browser gives the focus back when a dialog closes.
    let close = {
        let node = node.clone();
        Callback::from(move |()| {
            if let Some(dialog) = node.cast::<HtmlDialogElement>() {
                dialog.close();
            }
        })
    };
    let beside = {
        let (node, close) = (node.clone(), close.clone());
        Callback::from(move |event: MouseEvent| {
            let is_beside = event.target().is_some_and(|target| {
                node.get()
                    .is_some_and(|dialog| AsRef::<web_sys::EventTarget>::as_ref(&dialog) == &target)
            });
            if is_beside {
                close.emit(());
            }
        })
    };
    html! {
        <dialog
            ref={node}
            class={classes!("panel", "modal", props.class.clone())}
            aria-labelledby="modal-title"
            onclose={props.on_close.reform(|_| ())}
            onclick={beside}
        >
            <header>
                <h2 id="modal-title">{ &props.title }</h2>
                <button
                    class="icon-button"
                    aria-label={words.close}
                    title={words.close}
                    onclick={close.reform(|_: MouseEvent| ())}
                >
                    { drawing("icons-x") }
                </button>
            </header>
            { props.children.clone() }
        </dialog>
    }
}
