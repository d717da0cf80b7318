//! Help: the keys of the table, or where fingers play, its gestures.

use crate::widgets::modal::Modal;
use i18n::Language;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct HelpProps {
    pub(crate) language: Language,
    /// Keys and what they do.
    pub(crate) keys: Vec<(String, &'static str)>,
    /// Gestures and what they do.
    pub(crate) gestures: Vec<(&'static str, &'static str)>,
    pub(crate) on_close: Callback<()>,
    #[prop_or_default]
    pub(crate) children: Html,
}

/// A list of keys and what they do, and one of gestures; the device decides which of them shows.
#[component]
pub(crate) fn Help(props: &HelpProps) -> Html {
    let words = props.language.words();
    let line = |(keys, does): &(String, &str)| {
        html! {
            <>
                <dt>{ for keys.split(' ').map(|key| html! { <kbd>{ key.to_owned() }</kbd> }) }</dt>
                <dd>{ (*does).to_owned() }</dd>
            </>
        }
    };
    let gesture = |&(gesture, does): &(&str, &str)| {
        html! {
            <>
                <dt>{ gesture.to_owned() }</dt>
                <dd>{ does.to_owned() }</dd>
            </>
        }
    };
    html! {
        <Modal language={props.language} title={words.table.help} class="help" on_close={props.on_close.clone()}>
            <section class="for-fingers">
                <h3>{ words.gestures_title() }</h3>
                <dl class="gestures">{ for props.gestures.iter().map(gesture) }</dl>
            </section>
            <section class="for-keys">
                <h3>{ words.table.keys }</h3>
                <dl class="keys">{ for props.keys.iter().map(line) }</dl>
            </section>
            { props.children.clone() }
        </Modal>
    }
}
