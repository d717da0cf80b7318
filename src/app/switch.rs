//! A switch with its name and one line that explains it.

use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct SwitchProps {
    /// Once on the page.
    pub(crate) id: AttrValue,
    pub(crate) label: AttrValue,
    /// What it means; why it cannot be switched, if it cannot.
    pub(crate) note: AttrValue,
    pub(crate) is_on: bool,
    #[prop_or_default]
    pub(crate) is_disabled: bool,
    pub(crate) on_change: Callback<bool>,
}

/// Something that is on or off.
#[component]
pub(crate) fn Switch(props: &SwitchProps) -> Html {
    let onchange = props
        .on_change
        .reform(|event: Event| event.target_unchecked_into::<HtmlInputElement>().checked());
    let (name, note) = (format!("{}-name", props.id), format!("{}-note", props.id));
    html! {
        <label class="toggle">
            <input
                type="checkbox"
                role="switch"
                id={props.id.clone()}
                aria-labelledby={name.clone()}
                aria-describedby={note.clone()}
                checked={props.is_on}
                disabled={props.is_disabled}
                {onchange}
            />
            <span>
                <span class="strong" id={name}>{ props.label.clone() }</span>
                <span class="quiet" id={note}>{ props.note.clone() }</span>
            </span>
        </label>
    }
}
