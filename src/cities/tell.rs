//! Who listens to what happens. In playouts nobody does, and nothing is made up to be told.

use crate::event::Event;

pub(crate) trait Teller {
    /// Tells an event, if anybody listens.
    fn tell(&mut self, make: impl FnOnce() -> Event);
}

/// Nobody listens.
pub(crate) struct Silent;

impl Teller for Silent {
    fn tell(&mut self, _: impl FnOnce() -> Event) {}
}

/// Somebody listens.
pub(crate) struct Aloud<'a, F>(pub(crate) &'a mut F);

impl<F: FnMut(Event)> Teller for Aloud<'_, F> {
    fn tell(&mut self, make: impl FnOnce() -> Event) {
        (self.0)(make());
    }
}
