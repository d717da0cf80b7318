//! Backs: the hand of somebody who is to take the device, fanned out face down.

use crate::number::tidy;

/// No more backs than these are fanned out.
const MOST: u8 = 12;

/// The back of a garden, with its centre at 0 0.
pub const GARDEN_BACK: &str =
    r#"<path class="garden-back" d="M-11-27H11L27-11V11L11 27H-11L-27 11V-11Z"/>"#;

/// The back of a card, with its centre at 0 0.
const CARD_BACK: &str = r##"<use href="#cards-back" x="-22" y="-31" width="44" height="62"/>"##;

/// Where a fan of backs lies.
pub const FAN_VIEW: &str = "-130 -40 260 90";

/// So many backs, of gardens or of cards.
pub fn fan(count: u32, are_gardens: bool) -> String {
    let back = if are_gardens { GARDEN_BACK } else { CARD_BACK };
    let shown = u8::try_from(count).map_or(MOST, |count| count.min(MOST));
    let many = f64::from(shown);
    let turned = |place: u8| {
        // From -1 on the left to 1 on the right.
        let way = if shown > 1 { 2.0 * f64::from(place) / (many - 1.0) - 1.0 } else { 0.0 };
        let (x, y) = (way * (many * 13.0).min(98.0), 6.0 * way * way);
        let [x, y, angle] = [x, y, way * 14.0].map(tidy);
        format!(r#"<g transform="translate({x} {y}) rotate({angle} 0 40)">{back}</g>"#)
    };
    (0..shown).map(turned).collect()
}
