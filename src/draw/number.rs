//! Numbers as they are written into a drawing.
//!
//! The standard way to write any number exactly weighs several KB on the page, so lengths are rounded
//! to whole thousandths: no more digits than anybody can see.

use std::fmt::Write as _;

/// A length with at most three digits behind the point.
pub fn tidy(length: f64) -> String {
    #[expect(clippy::cast_possible_truncation, reason = "lengths on a page are small")]
    let thousandths = (length * 1000.0).round() as i64;
    let mut text = String::new();
    write_thousandths(&mut text, thousandths);
    text
}

/// Appends a number of thousandths, without zeros that say nothing.
pub(crate) fn write_thousandths(text: &mut String, thousandths: i64) {
    let (whole, mut rest) = (thousandths.unsigned_abs() / 1000, thousandths.unsigned_abs() % 1000);
    let sign = if thousandths < 0 { "-" } else { "" };
    // Writing to a string cannot fail, here and below.
    let _ = write!(text, "{sign}{whole}");
    let mut digits = 3;
    while digits > 0 && rest % 10 == 0 {
        rest /= 10;
        digits -= 1;
    }
    if digits > 0 {
        let _ = write!(text, ".{rest:0digits$}");
    }
}
