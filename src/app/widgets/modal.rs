//! Modal: a dialog that is open as long as it is drawn; Escape, its button and a click beside it close it.

use crate::browser::back::BackHold;
use crate::browser::dialog;
use crate::widgets::icon::drawing;
use i18n::Language;
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
    let close = {
        let node = node.clone();
        Callback::from(move |_: MouseEvent| dialog::close(&node))
    };
    let close_beside = {
        let node = node.clone();
        Callback::from(move |event: MouseEvent| {
            if dialog::is_beside(&event, &node) {
                dialog::close(&node);
            }
        })
    };
    html! {
        <dialog
            ref={node}
            class={classes!("panel", "modal", props.class.clone())}
            aria-labelledby="modal-title"
            onclose={props.on_close.reform(|_| ())}
            onclick={close_beside}
        >
            <header>
                <h2 id="modal-title">{ &props.title }</h2>
                <button
                    class="icon-button"
                    data-close=""
                    aria-label={words.close}
                    title={words.close}
                    onclick={close}
                >
                    { drawing("icons-x") }
                </button>
            </header>
            { props.children.clone() }
        </dialog>
    }
}
