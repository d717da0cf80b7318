//! Track: the score track with a hundred fields, and where tokens stand on it.
//!
//! The width is that of the page, the height is fixed: fields are parts of a hundred.

use std::fmt::Write as _;

/// Tokens this many fields apart do not cover each other.
const REACH: u16 = 3;

/// How much a floor lifts a token.
const LIFT: i32 = 18;

/// Where a token stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TokenPlace {
    /// From the left, in parts of the track.
    pub x: String,
    /// How far above the fields.
    pub y: String,
}

impl TokenPlace {
    /// The place of so many points on a floor.
    pub fn new(points: u16, floor: u8) -> Self {
        let y = -4 - LIFT * i32::from(floor);
        Self { x: format!("{}.5%", points % 100), y: y.to_string() }
    }
}

/// Lifts tokens that would cover each other, one above the other.
pub fn floors(points: &[u16]) -> Vec<u8> {
    let mut floors: Vec<u8> = Vec::new();
    for (at, own) in points.iter().enumerate() {
        let is_near = |other: u16| (own % 100).abs_diff(other % 100) < REACH;
        let near: Vec<u8> =
            (0..at).filter(|&other| is_near(points[other])).map(|other| floors[other]).collect();
        let free = (0..7).find(|floor| !near.contains(floor)).unwrap_or(0);
        floors.push(free);
    }
    floors
}

/// What is left free above the fields: room for a banner, and for three tokens above each other.
pub fn room_above(tokens: usize) -> i32 {
    64 + LIFT * i32::try_from(tokens.saturating_sub(1)).unwrap_or(0).min(2)
}

/// The fields; every tenth has its number.
pub fn fields_svg() -> String {
    let mut text = String::new();
    for number in (0..100).filter(|number| number % 10 != 0) {
        let class = if number % 5 == 0 { "field five" } else { "field" };
        // Writing to a string cannot fail, here and below.
        let _ = write!(
            text,
            r#"<rect class="{class}" x="{number}.07%" width="0.86%" height="26" rx="3"/>"#
        );
    }
    for number in (0..100).step_by(10) {
        let _ = write!(
            text,
            r#"<svg x="{number}.5%" class="ten"><rect x="-11" width="22" height="26" rx="4"/><text y="17">{number}</text></svg>"#
        );
    }
    text
}

/// The banner of whoever has been round the track.
pub fn banner_svg(laps: u16) -> String {
    format!(
        r#"<g class="banner"><rect x="-18" y="-60" width="36" height="17" rx="4"/><text y="-47.5">+{laps}00</text></g>"#
    )
}
