//! Icons: drawings of the shell's sprite, placed by name.

pub(crate) use draw::symbols::{building, emblem, glyph};
use draw::symbols::{centred_in, reference};
use yew::prelude::*;

/// An SVG as text, put into the page as it is: a drawing of many strokes that nobody clicks is one
/// value, is made and compared as such, and weighs a tenth of its elements. Only our own drawings go in
/// here, never anything that somebody typed.
pub(crate) fn picture(svg: impl Into<AttrValue>) -> Html {
    Html::from_html_unchecked(svg.into())
}

/// One drawing in an `<svg>` of its own, not read out: words beside it say what it means. Its name is
/// that of its symbol: the path in `art/` with a dash, such as `icons-sun`.
///
/// A function and not a component, as all small pieces are: there are hundreds of them on a table, and
/// each component weighs on the page and on every click.
pub(crate) fn drawing(name: &str) -> Html {
    drawing_as(name, "")
}

/// The same with a class of its own.
pub(crate) fn drawing_as(name: &str, class: &'static str) -> Html {
    let gap = if class.is_empty() { "" } else { " " };
    picture(format!(
        r##"<svg class="drawing{gap}{class}" aria-hidden="true"><use href="#{name}"/></svg>"##
    ))
}

/// A drawing that fills the `<svg>` around it.
pub(crate) fn placed(name: &str) -> Html {
    picture(reference(name))
}

/// A square drawing with its centre at a point.
pub(crate) fn centred(name: &str, at: (f32, f32), size: f32, class: &'static str) -> Html {
    picture(centred_in(name, at, size, class))
}

/// An `<svg>` around a drawing; words beside it say what it means.
pub(crate) fn svg(class: &str, view: &str, inside: &str) -> Html {
    picture(format!(r#"<svg class="{class}" viewBox="{view}" aria-hidden="true">{inside}</svg>"#))
}
