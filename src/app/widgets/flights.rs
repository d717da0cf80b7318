//! The air over the page: pictures that fly there for a moment, and how they all land at once.

use super::animate::{Time, animate, animations_of, finish};
use super::{LESS, asked};
use crate::lens::{Area, distance, tidy};
use gloo_events::{EventListener, EventListenerOptions};
use gloo_render::{AnimationFrame, request_animation_frame};
use gloo_timers::callback::Timeout;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement, MediaQueryList};

/// Into how many straight parts the curve of a flight is cut.
const PARTS: u8 = 8;

/// What flies now. It belongs to a screen, and ends with it; any click or key ends it, too.
pub(crate) struct Flying {
    /// Whether the device asks for less motion.
    less: Option<MediaQueryList>,
    now: Rc<RefCell<Now>>,
    _listeners: Vec<EventListener>,
}

/// Lets things move over a page that is as it is to be.
type Launch = Box<dyn FnOnce(&mut Air)>;

#[derive(Default)]
struct Now {
    air: Air,
    /// What is to move once the page has changed.
    launch: Option<Launch>,
    /// The frame in which pictures take off.
    frame: Option<AnimationFrame>,
    landing: Option<Timeout>,
}

/// The pictures, and everything that moves with them.
#[derive(Default)]
pub(crate) struct Air {
    /// The layer of the page that they are in, once there are any.
    layer: Option<Element>,
    animations: Vec<JsValue>,
    /// When the last one is over.
    length: u32,
}

impl Default for Flying {
    fn default() -> Self {
        let now = Rc::<RefCell<Now>>::default();
        let listen = |kind: &'static str| {
            let now = now.clone();
            // Before anything else hears of it, so that what it starts is not ended with the rest.
            let first = EventListenerOptions::run_in_capture_phase();
            let window = web_sys::window()?;
            Some(EventListener::new_with_options(&window, kind, first, move |_| {
                now.borrow_mut().land();
            }))
        };
        Self {
            less: asked(LESS),
            // Where there is no pointer, a click comes without being pressed.
            _listeners: ["pointerdown", "keydown", "click"]
                .into_iter()
                .filter_map(listen)
                .collect(),
            now,
        }
    }
}

impl Flying {
    /// Lets things move once the page has changed, instead of what moved before; not at all where
    /// somebody prefers that nothing moves.
    pub(crate) fn prepare(&self, launch: impl FnOnce(&mut Air) + 'static) {
        self.land();
        if !self.is_grounded() {
            self.now.borrow_mut().launch = Some(Box::new(launch));
        }
    }

    /// The page has changed: what is prepared moves from the next frame on. To be called when all of the
    /// screen is drawn, which on a slow device may be some frames after what caused it.
    pub(crate) fn take_off(&self) {
        let Some(launch) = self.now.borrow_mut().launch.take() else { return };
        let now = self.now.clone();
        let frame = request_animation_frame(move |_| {
            let mut air = Air::default();
            launch(&mut air);
            let length = air.length;
            now.borrow_mut().air = air;
            let later = now.clone();
            now.borrow_mut().landing =
                Some(Timeout::new(length, move || later.borrow_mut().air = Air::default()));
        });
        self.now.borrow_mut().frame = Some(frame);
    }

    /// True if nothing is to move: the device asks for less motion.
    pub(crate) fn is_grounded(&self) -> bool {
        self.less.as_ref().is_some_and(MediaQueryList::matches)
    }

    /// Ends everything at once.
    pub(crate) fn land(&self) {
        self.now.borrow_mut().land();
    }
}

impl Drop for Flying {
    fn drop(&mut self) {
        self.land();
    }
}

impl Now {
    fn land(&mut self) {
        self.launch = None;
        self.frame = None;
        self.landing = None;
        self.air = Air::default();
    }
}

impl Drop for Air {
    fn drop(&mut self) {
        self.animations.iter().for_each(finish);
        if let Some(layer) = &self.layer {
            layer.remove();
        }
    }
}

impl Air {
    /// Animates something that is on the page.
    pub(crate) fn play(&mut self, element: &Element, frames: &str, time: Time) {
        self.animations.extend(animate(element, frames, time));
        self.length = self.length.max(time.delay + time.length);
    }

    /// Ends what moves an element by itself together with everything else.
    pub(crate) fn adopt(&mut self, element: &Element, duration: u32) {
        self.animations.extend(animations_of(element));
        self.length = self.length.max(duration);
    }

    /// Lays a picture over the page; it is seen only while it moves.
    pub(crate) fn lay(&mut self, picture: &Element, at: Area) {
        let page = || web_sys::window()?.document();
        if self.layer.is_none()
            && let Some(page) = page()
            && let Ok(layer) = page.create_element("div")
        {
            layer.set_class_name("air");
            drop(layer.set_attribute("aria-hidden", "true"));
            drop(page.body().map(|body| body.append_child(&layer)));
            self.layer = Some(layer);
        }
        drop(self.layer.as_ref().map(|layer| layer.append_child(picture)));
        put(picture, at);
    }

    /// Lets a picture fly along a curve, from one place to another. One that goes out of sight fades.
    pub(crate) fn fly(&mut self, picture: &Element, from: Area, to: Area, fades: bool, time: Time) {
        self.lay(picture, to);
        self.play(picture, &curve(from, to, fades), time);
    }

    /// Shows a picture, or hides what has not arrived yet.
    pub(crate) fn show(&mut self, element: &Element, is_shown: bool, time: Time) {
        let opacity = u8::from(is_shown);
        self.play(element, &format!(r#"[{{"opacity":{opacity}}},{{"opacity":{opacity}}}]"#), time);
    }
}

/// Sets place and size on the element itself, because the policy of the page refuses attributes.
fn put(picture: &Element, at: Area) {
    let style = if let Some(picture) = picture.dyn_ref::<HtmlElement>() {
        picture.style()
    } else if let Some(picture) = picture.dyn_ref::<web_sys::SvgElement>() {
        picture.style()
    } else {
        return;
    };
    let (width, height) = at.size();
    for (name, length) in [("left", at.left), ("top", at.top), ("width", width), ("height", height)]
    {
        drop(style.set_property(name, &format!("{}px", tidy(length))));
    }
}

/// The keyframes of a flight: higher in the middle, and as large as at either end.
fn curve(from: Area, to: Area, fades: bool) -> String {
    let ((from_x, from_y), (to_x, to_y)) = (from.middle(), to.middle());
    let (x, y) = (from_x - to_x, from_y - to_y);
    let lift = (distance(from.middle(), to.middle()) * 0.25).min(90.0);
    let scale = from.size().0 / to.size().0.max(1.0);
    let frame = |part: u8| {
        let gone = f64::from(part) / f64::from(PARTS);
        let left = 1.0 - gone;
        let high = y * left - 4.0 * lift * gone * left;
        let opacity = if fades { (left * f64::from(PARTS)).min(1.0) } else { 1.0 };
        format!(
            r#"{{"transform":"translate({}px,{}px) scale({})","opacity":{}}}"#,
            tidy(x * left),
            tidy(high),
            tidy(scale * left + gone),
            tidy(opacity),
        )
    };
    let mut frames = String::from("[");
    for part in 0..PARTS {
        frames += &frame(part);
        frames.push(',');
    }
    frames + &frame(PARTS) + "]"
}
