//! Settings: what a person chose once and for all, language, appearance and keys, kept in the browser.

use crate::browser::{kept_value, page};
use i18n::Language;
use serde::{Deserialize, Serialize};
use std::rc::Rc;
use yew::prelude::*;

/// The key in the browser's storage, which belongs to the whole origin; index.html reads it too.
const KEY: &str = "albaicin.settings";

/// How components reach the settings.
pub(crate) type Handle = UseReducerHandle<Settings>;

/// Light, dark, or as the device says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Theme {
    Light,
    Dark,
}

/// The choices; none means that the browser decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Settings {
    theme: Option<Theme>,
    language: Option<Language>,
    has_shortcuts: bool,
    /// The browser forbids or refuses to keep anything.
    #[serde(skip)]
    pub(crate) are_lost: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self { theme: None, language: None, has_shortcuts: true, are_lost: false }
    }
}

/// A choice.
#[derive(Clone, Copy)]
pub(crate) enum Setting {
    Theme(Option<Theme>),
    Language(Language),
    Shortcuts(bool),
    /// Not a choice: the browser refused to keep one.
    NotKept,
}

impl Reducible for Settings {
    type Action = Setting;

    fn reduce(self: Rc<Self>, choice: Setting) -> Rc<Self> {
        let mut settings = (*self).clone();
        match choice {
            Setting::Theme(theme) => settings.theme = theme,
            Setting::Language(language) => settings.language = Some(language),
            Setting::Shortcuts(are_on) => settings.has_shortcuts = are_on,
            Setting::NotKept => settings.are_lost = true,
        }
        Rc::new(settings)
    }
}

impl Settings {
    /// What was kept, or nothing chosen: also where storage is forbidden or its content is not ours.
    pub(crate) fn kept() -> Self {
        if !kept_value::is_allowed() {
            return Self { are_lost: true, ..Self::default() };
        }
        kept_value::read(KEY).unwrap_or_default()
    }

    pub(crate) fn theme(&self) -> Option<Theme> {
        self.theme
    }

    /// True if single keys act at the table.
    pub(crate) fn has_shortcuts(&self) -> bool {
        self.has_shortcuts
    }

    /// The chosen language, else the first of the browser's that we have, else English.
    pub(crate) fn language(&self) -> Language {
        let preferred = || page::languages().iter().find_map(|code| Language::from_code(code));
        self.language.or_else(preferred).unwrap_or_default()
    }

    /// Puts theme and the language that is spoken on the document, as index.html does before the first paint.
    pub(crate) fn apply(&self, spoken: Language) {
        page::set_root_attribute("lang", Some(spoken.code()));
        let theme = self.theme.map(|theme| match theme {
            Theme::Light => "light",
            Theme::Dark => "dark",
        });
        page::set_root_attribute("data-theme", theme);
    }
}

/// Chooses and keeps the choice. Keeping happens here and not in the reducer, which may run twice.
pub(crate) fn choose(handle: &Handle, choice: Setting) {
    let chosen = Rc::new((**handle).clone()).reduce(choice);
    handle.dispatch(choice);
    if !kept_value::write(KEY, &*chosen) {
        handle.dispatch(Setting::NotKept);
    }
}
