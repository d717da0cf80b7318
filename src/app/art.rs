//! Drawings of the shell's sprite, placed by name.

use crate::lens::tidy;
use cities::{Building, Currency};
use yew::prelude::*;

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
    html! {
        <svg class={classes!("drawing", class)} aria-hidden="true">{ placed(name) }</svg>
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

/// A square drawing with its centre at a point.
pub(crate) fn centred(name: &str, (x, y): (f32, f32), size: f32, class: &'static str) -> Html {
    let (left, top) = (x - size / 2.0, y - size / 2.0);
    let write = |length: f32| tidy(length.into());
    let size = write(size);
    html! {
        <use
            {class}
            href={format!("#{name}")}
            x={write(left)}
            y={write(top)}
            width={size.clone()}
            height={size}
        />
    }
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
