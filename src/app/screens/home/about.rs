//! Who made this, what is borrowed, and what is not.

use crate::widgets::icon::drawing;
use i18n::Language;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct AboutProps {
    pub(crate) language: Language,
}

/// A button, and the dialog it opens.
#[component]
pub(crate) fn About(props: &AboutProps) -> Html {
    let words = props.language.words();
    let dialog = use_node_ref();
    let open = {
        let dialog = dialog.clone();
        Callback::from(move |_: MouseEvent| {
            crate::browser::dialog::open(&dialog);
        })
    };
    html! {
        <>
            <button class="quiet-button" onclick={open}>
                { drawing("icons-help") }{ words.about }
            </button>
            <dialog ref={dialog} class="panel about" aria-labelledby="about-title">
                <h2 id="about-title">{ words.about }</h2>
                <p>{ words.about_independent }</p>
                <p>{ words.about_sets }</p>
                <p>
                    { words.about_art }{ SPACE }
                    <a href="el-messiri-licence.txt" target="_blank">{ words.font_licence }</a>
                </p>
                <p>{ words.about_private }</p>
                <p>{ words.about_licence }</p>
                // The form closes the dialog by itself, without any script.
                <form method="dialog"><button class="primary">{ words.close }</button></form>
            </dialog>
        </>
    }
}

const SPACE: &str = " ";
