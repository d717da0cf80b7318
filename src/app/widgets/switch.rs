//! Switch with its name and one line that explains it.

use crate::browser::inputs;
use yew::prelude::*;

/// Something that is on or off.
pub(crate) struct Switch {
    /// Once on the page.
    pub(crate) id: &'static str,
    pub(crate) label: &'static str,
    /// What it means; why it cannot be switched, if it cannot.
    pub(crate) note: &'static str,
    pub(crate) is_on: bool,
    pub(crate) is_disabled: bool,
}

impl Switch {
    /// Draws it; told what it is switched to.
    pub(crate) fn view(&self, on_change: &Callback<bool>) -> Html {
        let onchange = on_change.reform(|event: Event| inputs::is_ticked(&event));
        let (name, note) = (format!("{}-name", self.id), format!("{}-note", self.id));
        html! {
            <label class="toggle">
                <input
                    type="checkbox"
                    role="switch"
                    id={self.id}
                    aria-labelledby={name.clone()}
                    aria-describedby={note.clone()}
                    checked={self.is_on}
                    disabled={self.is_disabled}
                    {onchange}
                />
                <span>
                    <span class="strong" id={name}>{ self.label }</span>
                    <span class="quiet" id={note}>{ self.note }</span>
                </span>
            </label>
        }
    }
}
