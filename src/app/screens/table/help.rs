//! Help: the keys of the table.

use crate::widgets::modal::Modal;
use i18n::Language;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct HelpProps {
    pub(crate) language: Language,
    /// Keys and what they do.
    pub(crate) keys: Vec<(&'static str, &'static str)>,
    pub(crate) on_close: Callback<()>,
    #[prop_or_default]
    pub(crate) children: Html,
}

/// A list of keys and what they do.
#[component]
pub(crate) fn Help(props: &HelpProps) -> Html {
    let words = props.language.words();
    let line = |&(keys, does): &(&str, &str)| {
        html! {
            <>
                <dt>{ for keys.split(' ').map(|key| html! { <kbd>{ key.to_owned() }</kbd> }) }</dt>
                <dd>{ does.to_owned() }</dd>
            </>
        }
    };
    html! {
        <Modal language={props.language} title={words.table.keys} class="help" on_close={props.on_close.clone()}>
            <dl class="keys">{ for props.keys.iter().map(line) }</dl>
            { props.children.clone() }
        </Modal>
    }
}
