//! Kept values: small things in the browser's storage, written as JSON.

use gloo_storage::{LocalStorage, Storage};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// True if the browser lets us keep anything. gloo panics where it does not, so this is asked first.
pub(crate) fn is_allowed() -> bool {
    web_sys::window().is_some_and(|window| matches!(window.local_storage(), Ok(Some(_))))
}

/// What was kept under a key; nothing where it is not there, or not ours.
pub(crate) fn read<T: DeserializeOwned>(key: &str) -> Option<T> {
    if is_allowed() { LocalStorage::get(key).ok() } else { None }
}

/// Keeps a value; false where the browser does not let us.
pub(crate) fn write(key: &str, value: &impl Serialize) -> bool {
    is_allowed() && LocalStorage::set(key, value).is_ok()
}
