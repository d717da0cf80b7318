//! The tab bar of a small screen.

use crate::art::drawing;
use crate::play::Show;
use i18n::Language;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct TabsProps {
    pub(crate) language: Language,
    pub(crate) show: Show,
    /// The standing is shown at this table.
    pub(crate) helps: bool,
    pub(crate) on_show: Callback<Show>,
}

/// The tabs; what they open lies over the table.
#[component]
pub(crate) fn Tabs(props: &TabsProps) -> Html {
    let say = &props.language.words().table;
    let mut tabs = vec![
        (Show::Table, "icons-city", say.city),
        (Show::Cities, "icons-human", say.cities),
        (Show::Majorities, "icons-table", say.majorities),
        (Show::Log, "icons-log", say.log),
        (Show::Menu, "icons-gear", say.more),
    ];
    tabs.retain(|&(show, _, _)| props.helps || show != Show::Majorities);
    tab_bar(&tabs, props.show, say.menu, &props.on_show)
}

/// The tabs of any table: what each opens, its sign and its name.
pub(crate) fn tab_bar(
    tabs: &[(Show, &'static str, &'static str)],
    now: Show,
    label: &'static str,
    on_show: &Callback<Show>,
) -> Html {
    let tab = |&(show, icon, name): &(Show, &'static str, &'static str)| {
        let is_open = now == show;
        let onclick = on_show.reform(move |_: MouseEvent| show);
        html! {
            <button class="tab" aria-pressed={is_open.to_string()} {onclick}>
                { drawing(icon) }{ name }
            </button>
        }
    };
    html! { <nav class="tabs" aria-label={label}>{ for tabs.iter().map(tab) }</nav> }
}
