//! Who listens to what happens. In playouts nobody does, and nothing is made up to be told.

/// Somebody to whom events are told, or nobody.
pub trait EventSink<Event> {
    /// Tells an event, if anybody listens.
    fn tell(&mut self, make: impl FnOnce() -> Event);
}

/// Nobody listens.
#[derive(Debug)]
pub struct Silent;

impl<Event> EventSink<Event> for Silent {
    #[inline]
    fn tell(&mut self, _: impl FnOnce() -> Event) {}
}

/// Somebody listens.
#[derive(Debug)]
pub struct Aloud<'a, F>(pub &'a mut F);

impl<Event, F: FnMut(Event)> EventSink<Event> for Aloud<'_, F> {
    fn tell(&mut self, make: impl FnOnce() -> Event) {
        (self.0)(make());
    }
}
