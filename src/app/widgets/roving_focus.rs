//! Roving focus: a group of buttons that is one stop of the Tab key: arrows move inside it.

#![expect(clippy::ignored_unit_patterns, reason = "what the macro makes of a tag that is chosen")]

use crate::browser::tab_stops;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct RovingFocusProps {
    pub(crate) class: Classes,
    /// What the group is called; none where a heading names it already.
    #[prop_or_default]
    pub(crate) label: Option<AttrValue>,
    /// The element, where that says what kind of group it is.
    #[prop_or("div")]
    pub(crate) tag: &'static str,
    /// What is in it can be read, and not used now.
    #[prop_or_default]
    pub(crate) is_off: bool,
    /// Custom properties for the style sheet.
    #[prop_or_default]
    pub(crate) properties: AttrValue,
    pub(crate) children: Html,
}

/// A group; its buttons are those that Tab and the arrows reach.
#[component]
pub(crate) fn RovingFocus(props: &RovingFocusProps) -> Html {
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect(move || tab_stops::keep_one(&node));
    }
    let onfocusin = {
        let node = node.clone();
        Callback::from(move |_: FocusEvent| tab_stops::keep_one(&node))
    };
    let onkeydown = {
        let node = node.clone();
        Callback::from(move |event: KeyboardEvent| {
            let Some(step) = FocusStep::by_key(&event) else { return };
            event.prevent_default();
            tab_stops::move_focus(&node, |now, count| step.from(now, count));
        })
    };
    html! {
        <@{props.tag}
            ref={node}
            class={props.class.clone()}
            ~style={props.properties.to_string()}
            data-roving=""
            role={(props.tag == "div").then_some("group")}
            aria-label={props.label.clone()}
            aria-disabled={props.is_off.then_some("true")}
            {onfocusin}
            {onkeydown}
        >
            { props.children.clone() }
        </@>
    }
}

/// Where a key leads.
#[derive(Clone, Copy)]
enum FocusStep {
    Next,
    Back,
    First,
    Last,
}

impl FocusStep {
    fn by_key(event: &KeyboardEvent) -> Option<Self> {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return None;
        }
        match event.key().as_str() {
            "ArrowRight" | "ArrowDown" => Some(Self::Next),
            "ArrowLeft" | "ArrowUp" => Some(Self::Back),
            "Home" => Some(Self::First),
            "End" => Some(Self::Last),
            _ => None,
        }
    }

    /// The button it leads to, from the one that has the focus.
    fn from(self, now: Option<usize>, count: usize) -> usize {
        match (self, now) {
            (Self::First, _) | (Self::Next | Self::Back, None) => 0,
            (Self::Last, _) => count.saturating_sub(1),
            (Self::Next, Some(now)) => now + 1,
            (Self::Back, Some(now)) => now.saturating_sub(1),
        }
    }
}
