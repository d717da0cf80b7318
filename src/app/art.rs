//! Drawings of the shell's sprite, placed by name.

use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct DrawingProps {
    /// The symbol: the drawing's path in `art/` with a dash, such as `icons-sun`.
    pub(crate) name: AttrValue,
    #[prop_or_default]
    pub(crate) class: Classes,
}

/// One drawing in an `<svg>` of its own, not read out: words beside it say what it means.
#[component]
pub(crate) fn Drawing(props: &DrawingProps) -> Html {
    html! {
        <svg class={classes!("drawing", props.class.clone())} aria-hidden="true">
            { placed(&props.name) }
        </svg>
    }
}

/// A drawing that fills the `<svg>` around it.
pub(crate) fn placed(name: &str) -> Html {
    html! { <use href={format!("#{name}")} /> }
}

/// A drawing of 100 x 100 units inside a larger `<svg>`.
pub(crate) fn placed_100(name: &str) -> Html {
    html! { <use href={format!("#{name}")} width="100" height="100" /> }
}
