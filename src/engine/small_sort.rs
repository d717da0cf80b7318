//! Sorting a few things.

/// Sorts by a key, equals in their order. The standard sorts are made for many things, and each of
/// them weighs as much as a screen of the page; this one is for a yard, a hand, a city.
pub fn sort_few<T, K: Ord>(things: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..things.len() {
        let mut at = end;
        while at > 0 && key(&things[at - 1]) > key(&things[at]) {
            things.swap(at - 1, at);
            at -= 1;
        }
    }
}
