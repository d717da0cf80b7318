//! Who listens to what happens in a city.

use crate::event::Event;

/// Somebody to whom the events of the city games are told, or nobody.
pub(crate) trait Teller: engine::Teller<Event> {}

impl<T: engine::Teller<Event>> Teller for T {}
