//! A group of buttons that is one stop of the Tab key: arrows move inside it.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct RoveProps {
    pub(crate) class: Classes,
    /// What the group is called; none where a heading names it already.
    pub(crate) label: AttrValue,
    pub(crate) children: Html,
}

/// A group; its buttons are those that Tab and the arrows reach.
#[component]
pub(crate) fn Rove(props: &RoveProps) -> Html {
    let node = use_node_ref();
    {
        let node = node.clone();
        use_effect(move || {
            if let Some(group) = node.cast::<Element>() {
                keep_one_stop(&group);
            }
        });
    }
    let onfocusin = {
        let node = node.clone();
        Callback::from(move |_: FocusEvent| {
            if let Some(group) = node.cast::<Element>() {
                keep_one_stop(&group);
            }
        })
    };
    let onkeydown = {
        let node = node.clone();
        Callback::from(move |event: KeyboardEvent| {
            let Some(step) = step(&event) else { return };
            if let Some(group) = node.cast::<Element>() {
                event.prevent_default();
                move_focus(&group, step);
            }
        })
    };
    html! {
        <div
            ref={node}
            class={props.class.clone()}
            role="group"
            aria-label={props.label.clone()}
            {onfocusin}
            {onkeydown}
        >
            { props.children.clone() }
        </div>
    }
}

/// Where a key leads.
#[derive(Clone, Copy)]
enum Step {
    By(i32),
    First,
    Last,
}

fn step(event: &KeyboardEvent) -> Option<Step> {
    if event.ctrl_key() || event.alt_key() || event.meta_key() {
        return None;
    }
    match event.key().as_str() {
        "ArrowRight" | "ArrowDown" => Some(Step::By(1)),
        "ArrowLeft" | "ArrowUp" => Some(Step::By(-1)),
        "Home" => Some(Step::First),
        "End" => Some(Step::Last),
        _ => None,
    }
}

fn buttons(group: &Element) -> Vec<HtmlElement> {
    let Ok(found) = group.query_selector_all("button:not([disabled])") else { return Vec::new() };
    (0..found.length()).filter_map(|at| found.item(at)?.dyn_into().ok()).collect()
}

fn focused() -> Option<Element> {
    web_sys::window()?.document()?.active_element()
}

/// Exactly one button can be reached by Tab: the one with the focus, else the one that had it last.
fn keep_one_stop(group: &Element) {
    let buttons = buttons(group);
    let focus = focused();
    let has_focus = |button: &&HtmlElement| focus.as_ref() == Some(button.unchecked_ref());
    let had_focus =
        |button: &&HtmlElement| button.tab_index() == 0 && button.has_attribute("tabindex");
    let stop = buttons.iter().find(has_focus).or_else(|| buttons.iter().find(had_focus));
    let stop = stop.or(buttons.first()).cloned();
    for button in buttons {
        button.set_tab_index(if Some(&button) == stop.as_ref() { 0 } else { -1 });
    }
}

fn move_focus(group: &Element, step: Step) {
    let buttons = buttons(group);
    let focus = focused();
    let now = buttons.iter().position(|button| focus.as_ref() == Some(button.unchecked_ref()));
    let next = match (step, now) {
        (Step::First, _) | (Step::By(_), None) => 0,
        (Step::Last, _) => buttons.len().saturating_sub(1),
        (Step::By(1), Some(now)) => now + 1,
        (Step::By(_), Some(now)) => now.saturating_sub(1),
    };
    if let Some(button) = buttons.get(next) {
        drop(button.focus());
    }
}
