//! The settings in a dialog, for home and for the table.

use crate::choices::{LanguageChoice, ThemeChoice};
use crate::modal::Modal;
use crate::settings::{Choose, Handle, choose};
use crate::switch::Switch;
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
    let has_shortcuts = settings.has_shortcuts();
    let are_lost = settings.are_lost;
    let set_shortcuts = Callback::from(move |are_on| choose(&settings, Choose::Shortcuts(are_on)));
    html! {
        <Modal {language} title={words.home.settings} on_close={props.on_close.clone()} class="settings">
            <div class="setting">
                <span class="strong" aria-hidden="true">{ words.language }</span>
                <LanguageChoice {language} />
            </div>
            <div class="setting">
                <span class="strong" aria-hidden="true">{ words.theme }</span>
                <ThemeChoice {language} />
            </div>
            <Switch
                id="shortcuts"
                label={words.home.shortcuts}
                note={words.home.shortcuts_note}
                is_on={has_shortcuts}
                on_change={set_shortcuts}
            />
            if are_lost {
                <p class="quiet">{ words.not_kept }</p>
            }
        </Modal>
    }
}
