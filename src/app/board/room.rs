//! The room that the city is shown in: how large it is, and what lies over it.

use crate::lens::Area;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, ResizeObserver};
use yew::prelude::*;

/// What lies over the city: the trays in its corners, the buttons, the mini-map.
const COVERS: &str = ".board-trays > *, .board-tools, .overview";

/// Sizes in px.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Room {
    pub(super) size: (f64, f64),
    /// The trays and the buttons.
    pub(super) covers: Vec<Area>,
    /// The mini-map, while it shows.
    pub(super) map: Option<Area>,
    /// How large the page's letters are.
    pub(super) letter: f64,
}

/// Watches a room and what lies over it.
pub(super) struct Watch {
    room: Element,
    observer: Option<ResizeObserver>,
    watched: Vec<Element>,
    _told: Closure<dyn FnMut()>,
}

impl Watch {
    /// Tells whenever something has another size.
    pub(super) fn new(room: Element, on_change: Callback<()>) -> Self {
        let told = Closure::<dyn FnMut()>::new(move || on_change.emit(()));
        let observer = ResizeObserver::new(told.as_ref().unchecked_ref()).ok();
        if let Some(observer) = &observer {
            observer.observe(&room);
        }
        Self { room, observer, watched: Vec::new(), _told: told }
    }

    /// Looks whether something came or went that lies over the city.
    fn look_again(&mut self) {
        let Ok(found) = self.room.query_selector_all(COVERS) else { return };
        let found: Vec<Element> =
            (0..found.length()).filter_map(|at| found.item(at)?.dyn_into().ok()).collect();
        if found == self.watched {
            return;
        }
        if let Some(observer) = &self.observer {
            for gone in &self.watched {
                observer.unobserve(gone);
            }
            for come in &found {
                observer.observe(come);
            }
        }
        self.watched = found;
    }

    /// Measures everything; nothing while the room does not show.
    pub(super) fn measured(&mut self) -> Option<Room> {
        self.look_again();
        let own = inside(&self.room);
        let (width, height) = own.size();
        let mut room =
            Room { size: (width, height), covers: Vec::new(), map: None, letter: letter() };
        for one in &self.watched {
            let place = one.get_bounding_client_rect();
            let area = Area::of_size((place.width(), place.height()))
                .moved((place.left() - own.left, place.top() - own.top));
            if one.class_list().contains("overview") {
                room.map = Some(area);
            } else if area.extent() > 0.0 {
                room.covers.push(area);
            }
        }
        (width > 0.0 && height > 0.0).then_some(room)
    }
}

/// The size of the root's letters, which a person may have set.
fn letter() -> f64 {
    let size = || {
        let window = web_sys::window()?;
        let root = window.document()?.document_element()?;
        let style = window.get_computed_style(&root).ok()??;
        // The number before the unit.
        Some(js_sys::Number::parse_float(&style.get_property_value("font-size").ok()?))
    };
    size().filter(|size| size.is_finite()).unwrap_or(16.0)
}

/// Where an element is on the page, without its border.
pub(super) fn inside(element: &Element) -> Area {
    let place = element.get_bounding_client_rect();
    let (beside, above) = (f64::from(element.client_left()), f64::from(element.client_top()));
    Area {
        left: place.left() + beside,
        top: place.top() + above,
        right: place.right() - beside,
        bottom: place.bottom() - above,
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        if let Some(observer) = &self.observer {
            observer.disconnect();
        }
    }
}
