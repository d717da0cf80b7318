//! Who listens to what happens in a city.

use crate::event::Event;

/// Somebody to whom the events of the city games are told, or nobody.
pub(crate) trait EventSink: engine::EventSink<Event> {}

impl<T: engine::EventSink<Event>> EventSink for T {}
