//! Flights: pictures that fly over the page for a moment, and how they all land at once.

use crate::browser::animate::{Animation, Time, animate, animations_of, finish};
use crate::browser::dom::{Element, document, new_element};
use crate::browser::listeners::Listener;
use crate::browser::motion::{LESS, MediaQuery, asked};
use crate::browser::next_frame::NextFrame;
use crate::browser::presses::listen_to_presses;
use crate::browser::styles::put;
use crate::browser::timer::Timer;
use draw::{Area, flight_keyframes};
use std::cell::RefCell;
use std::rc::Rc;

/// What flies now. It belongs to a screen, and ends with it; any click or key ends it, too.
pub(crate) struct Flying {
    /// Whether the device asks for less motion.
    less: Option<MediaQuery>,
    now: Rc<RefCell<InFlight>>,
    _listeners: Vec<Listener>,
}

/// Lets things move over a page that is as it is to be.
type Launch = Box<dyn FnOnce(&mut Air)>;

#[derive(Default)]
struct InFlight {
    air: Air,
    /// What is to move once the page has changed.
    launch: Option<Launch>,
    /// The frame in which pictures take off.
    frame: Option<NextFrame>,
    landing: Option<Timer>,
}

/// The pictures, and everything that moves with them.
#[derive(Default)]
pub(crate) struct Air {
    /// The layer of the page that they are in, once there are any.
    layer: Option<Element>,
    animations: Vec<Animation>,
    /// When the last one is over.
    length: u32,
}

impl Default for Flying {
    fn default() -> Self {
        let now = Rc::<RefCell<InFlight>>::default();
        let heard = now.clone();
        let listeners = listen_to_presses(move || heard.borrow_mut().land());
        Self { less: asked(LESS), now, _listeners: listeners }
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
        let frame = NextFrame::then(move || {
            let mut air = Air::default();
            launch(&mut air);
            let length = air.length;
            now.borrow_mut().air = air;
            let later = now.clone();
            now.borrow_mut().landing =
                Some(Timer::after(length, move || later.borrow_mut().air = Air::default()));
        });
        self.now.borrow_mut().frame = Some(frame);
    }

    /// True if nothing is to move: the device asks for less motion.
    pub(crate) fn is_grounded(&self) -> bool {
        self.less.as_ref().is_some_and(MediaQuery::matches)
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

impl InFlight {
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
        if self.layer.is_none()
            && let Some(layer) = new_element("div", "air")
        {
            drop(layer.set_attribute("aria-hidden", "true"));
            let body = document().and_then(|document| document.body());
            drop(body.map(|body| body.append_child(&layer)));
            self.layer = Some(layer);
        }
        drop(self.layer.as_ref().map(|layer| layer.append_child(picture)));
        put(picture, at);
    }

    /// Lets a picture fly along a curve, from one place to another. One that goes out of sight fades.
    pub(crate) fn fly(&mut self, picture: &Element, from: Area, to: Area, fades: bool, time: Time) {
        self.lay(picture, to);
        self.play(picture, &flight_keyframes(from, to, fades), time);
    }

    /// Shows a picture, or hides what has not arrived yet.
    pub(crate) fn show(&mut self, element: &Element, is_shown: bool, time: Time) {
        let opacity = u8::from(is_shown);
        self.play(element, &format!(r#"[{{"opacity":{opacity}}},{{"opacity":{opacity}}}]"#), time);
    }
}
