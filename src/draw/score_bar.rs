//! Score bar: somebody's points as a bar, a part for each source in its hue, the longest first.
//!
//! Its width is that of the page, its height is fixed: parts are parts of a hundred.

use crate::number::tidy;
use crate::symbols::centred_in;
use std::fmt::Write as _;

/// How high a bar is.
pub const BAR_HEIGHT: u16 = 34;

/// From so many points a part has the sign of its source.
const HAS_GLYPH: u16 = 9;

/// Parts narrower than this, in hundredths of the longest bar, have no number.
const NARROW: f64 = 2.6;

/// Parts narrower than this for each digit have a number on wide pages only.
const TIGHT: f64 = 3.7;

/// Part of a bar: what brought points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BarPart {
    /// The class of its hue.
    pub hue: String,
    /// The sign of what it stands for.
    pub glyph: String,
    /// How many.
    pub points: u16,
}

/// A bar; the longest of all has `most` points.
pub fn score_bar(parts: &[BarPart], most: u16) -> String {
    let total: u16 = parts.iter().map(|part| part.points).sum();
    let mut text = format!(
        r#"<svg class="score-bar" width="{}" height="{BAR_HEIGHT}">"#,
        percent(total, most.max(1))
    );
    let mut before = 0;
    for part in parts {
        write_part(&mut text, part, (before, total), most);
        before += part.points;
    }
    text += r#"<rect class="score-line" width="100%" height="100%" rx="6"/></svg>"#;
    text
}

fn write_part(text: &mut String, part: &BarPart, (before, total): (u16, u16), most: u16) {
    let BarPart { hue, glyph, points } = part;
    let (x, width) = (percent(before, total), percent(*points, total));
    // Writing to a string cannot fail.
    let _ = write!(
        text,
        r#"<svg class="score-part {hue}" x="{x}" width="{width}" height="100%"><rect width="100%" height="100%"/>"#
    );
    let share = 100.0 * f64::from(*points) / f64::from(most.max(1));
    let digits = if *points > 9 { 2.0 } else { 1.0 };
    let has_glyph = *points >= HAS_GLYPH && share >= TIGHT;
    if has_glyph {
        let sign = centred_in(glyph, (0.0, 10.0), 13.0, "score-glyph");
        let _ = write!(text, r#"<svg x="50%" overflow="visible">{sign}</svg>"#);
    }
    if share >= NARROW {
        let tight = if share < TIGHT * digits { " tight" } else { "" };
        let (class, y) = if has_glyph { (" below", 27) } else { ("", 22) };
        let _ = write!(
            text,
            r#"<text class="score-number{class}{tight}" x="50%" y="{y}">{points}</text>"#
        );
    }
    if before > 0 {
        text.push_str(r#"<path class="score-cut" d="M0 0V34"/>"#);
    }
    text.push_str("</svg>");
}

fn percent(part: u16, whole: u16) -> String {
    if whole == 0 {
        return "0%".to_owned();
    }
    format!("{}%", tidy(100.0 * f64::from(part) / f64::from(whole)))
}
