//! Drawings of the shell's sprite, placed by name.

use crate::lens::tidy;
use cities::{Building, Currency};
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

/// A drawing that fills what is around it, as text.
pub(crate) fn reference(name: &str) -> String {
    format!(r##"<use href="#{name}"/>"##)
}

/// A drawing of 100 x 100 units inside a larger picture.
pub(crate) fn reference_100(name: &str) -> String {
    format!(r##"<use href="#{name}" width="100" height="100"/>"##)
}

/// A square drawing with its centre at a point, inside a larger picture.
pub(crate) fn centred_in(name: &str, (x, y): (f32, f32), size: f32, class: &str) -> String {
    let write = |length: f32| tidy(length.into());
    let (left, top, size) = (write(x - size / 2.0), write(y - size / 2.0), write(size));
    format!(
        r##"<use class="{class}" href="#{name}" x="{left}" y="{top}" width="{size}" height="{size}"/>"##
    )
}

/// A building's name in `art/` and in the classes of hues.
pub(crate) fn building(building: Building) -> &'static str {
    const NAMES: [&str; Building::COUNT] = [
        "pavilion",
        "seraglio",
        "arcades",
        "chambers",
        "garden",
        "tower",
        "arena",
        "bath_house",
        "library",
        "hostel",
        "hospital",
        "market",
        "park",
        "school",
        "district",
    ];
    NAMES[building.index()]
}

/// A currency's name in `art/` and in the classes of coins.
pub(crate) fn currency(currency: Currency) -> &'static str {
    const NAMES: [&str; 4] = ["denar", "dirham", "ducat", "florin"];
    NAMES[currency.index()]
}

/// The emblem of a player's colour in `art/`: a sign (0 to 5), or a tree of the Gardens (6 to 9).
pub(crate) fn emblem(colour: u8) -> &'static str {
    const NAMES: [&str; 10] = [
        "emblems-pome",
        "emblems-moon",
        "emblems-palm",
        "emblems-star",
        "emblems-key",
        "emblems-swift",
        "trees-lavender",
        "trees-palm",
        "trees-lemon",
        "trees-orange",
    ];
    NAMES[usize::from(colour)]
}
