//! Settings dialog, for home and for the table.

use crate::parts::Spoken;
use crate::settings::{Handle, Setting, choose};
use crate::widgets::modal::Modal;
use crate::widgets::select::{language_choice, theme_choice};
use crate::widgets::switch::Switch;
use i18n::Language;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct SettingsDialogProps {
    pub(crate) language: Language,
    /// It was closed: whoever draws it leaves it out from now on.
    pub(crate) on_close: Callback<()>,
}

/// What can be set once and for all; open as long as it is drawn.
#[component]
pub(crate) fn SettingsDialog(props: &SettingsDialogProps) -> Html {
    let language = props.language;
    let words = language.words();
    let settings = use_context::<Handle>().expect("the page provides its settings");
    let spoken = use_context::<Spoken>().expect("the page speaks a language");
    let shortcuts = Switch {
        id: "shortcuts",
        label: words.home.shortcuts,
        note: words.home.shortcuts_note,
        is_on: settings.has_shortcuts(),
        is_disabled: false,
    };
    let handle = settings.clone();
    let set_shortcuts = Callback::from(move |are_on| choose(&handle, Setting::Shortcuts(are_on)));
    html! {
        <Modal {language} title={words.home.settings} on_close={props.on_close.clone()} class="settings">
            <div class="setting">
                <span class="strong" aria-hidden="true">{ words.language }</span>
                { language_choice(&settings, words) }
            </div>
            { for spoken.note() }
            <div class="setting">
                <span class="strong" aria-hidden="true">{ words.theme }</span>
                { theme_choice(&settings, false, words) }
            </div>
            { shortcuts.view(&set_shortcuts) }
            if settings.are_lost {
                <p class="quiet">{ words.not_kept }</p>
            }
        </Modal>
    }
}
