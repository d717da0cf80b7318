//! Board layout as the browser has it: watched, and measured when something has another size.

use super::dom::{Element, area_without_border};
use draw::{Area, BoardLayout};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::ResizeObserver;
use yew::Callback;

/// What lies over the city: the buttons, the mini-map.
const COVERS: &str = ".board-tools, .overview";

/// Watches a board and what lies over it.
pub(crate) struct LayoutWatch {
    board: Element,
    observer: Option<ResizeObserver>,
    watched: Vec<Element>,
    _callback: Closure<dyn FnMut()>,
}

impl LayoutWatch {
    /// Tells whenever something has another size.
    pub(crate) fn new(board: Element, on_change: Callback<()>) -> Self {
        let callback = Closure::<dyn FnMut()>::new(move || on_change.emit(()));
        let observer = ResizeObserver::new(callback.as_ref().unchecked_ref()).ok();
        if let Some(observer) = &observer {
            observer.observe(&board);
        }
        Self { board, observer, watched: Vec::new(), _callback: callback }
    }

    /// Looks whether something came or went that lies over the city.
    fn look_again(&mut self) {
        let Some(around) = self.board.parent_element() else { return };
        let Ok(found) = around.query_selector_all(COVERS) else { return };
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

    /// Measures everything; nothing while the board does not show.
    pub(crate) fn measured(&mut self) -> Option<BoardLayout> {
        self.look_again();
        let own = area_without_border(&self.board);
        let (size, letter) = (own.size(), letter());
        let mut layout = BoardLayout { size, covers: Vec::new(), map: None, letter };
        for one in &self.watched {
            let place = one.get_bounding_client_rect();
            let area = Area::of_size((place.width(), place.height()))
                .moved((place.left() - own.left, place.top() - own.top));
            if one.class_list().contains("overview") {
                layout.map = Some(area);
            } else if area.extent() > 0.0 && area.overlaps(Area::of_size(size)) {
                layout.covers.push(area);
            }
        }
        (own.extent() > 0.0).then_some(layout)
    }
}

impl Drop for LayoutWatch {
    fn drop(&mut self) {
        if let Some(observer) = &self.observer {
            observer.disconnect();
        }
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
