//! Poster: the end of a game as one picture of 1200 x 630, to keep or to share.
//!
//! It is made of the parts of the page and wears its classes, so it needs its style sheet and its symbols.

use crate::disc::disc;
use crate::number::tidy;
use crate::score_bar::{BAR_HEIGHT, BarPart, score_bar};
use std::fmt::Write as _;

/// The size of a poster, in px.
pub const POSTER: (u16, u16) = (1200, 630);

/// The room for what was built.
pub const POSTER_ROOM: (f64, f64) = (510.0, 550.0);

/// Where the words begin, and how much room they have.
const LEFT: u16 = 624;
const ROOM: f64 = 536.0;

/// The rows lie between these.
const ROWS: (u16, u16) = (204, 574);

/// What the end of a game says in one picture.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Poster {
    /// What was built, one or more pictures side by side: a `viewBox` and what is in it.
    pub built: Vec<(String, String)>,
    /// The name of the game of games.
    pub brand: String,
    /// Who won.
    pub title: String,
    /// Which game, and by how much.
    pub lead: String,
    /// How long it was.
    pub foot: String,
    /// Everybody, best first.
    pub rows: Vec<PosterRow>,
}

/// Somebody's line of a poster.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PosterRow {
    /// A place, if they have one.
    pub place: String,
    /// A player's colour, 0 to 9; nothing for Dirk.
    pub colour: Option<u8>,
    /// What they are called.
    pub name: String,
    /// What brought them points.
    pub parts: Vec<BarPart>,
    /// Their points.
    pub total: u16,
}

impl Poster {
    /// The poster as what is in an `<svg>` of its size.
    pub fn svg(&self) -> String {
        let mut text = String::from(
            r#"<rect class="poster-paper" width="1200" height="630"/><rect class="poster-ground" width="590" height="630"/>"#,
        );
        self.write_built(&mut text);
        // Writing to a string cannot fail, here and below.
        let _ = write!(
            text,
            r##"<use href="#logo" x="{LEFT}" y="30" width="38" height="38"/><text class="poster-brand" x="672" y="58">{}</text>"##,
            escaped(&self.brand)
        );
        for (class, y, size, words) in [
            ("poster-title", 134, 56.0, &self.title),
            ("poster-lead", 174, 20.0, &self.lead),
            ("poster-foot", 606, 16.0, &self.foot),
        ] {
            let (size, words) = (tidy(fitting(words, size, ROOM)), escaped(words));
            let _ = write!(
                text,
                r#"<text class="{class}" x="{LEFT}" y="{y}" font-size="{size}">{words}</text>"#
            );
        }
        self.write_rows(&mut text);
        text
    }

    fn write_built(&self, text: &mut String) {
        let count = self.built.len().max(1);
        #[expect(clippy::cast_precision_loss, reason = "as many as there are seats")]
        let width = POSTER_ROOM.0 / count as f64;
        for (at, (view_box, drawn)) in (0_u8..).zip(&self.built) {
            let (x, width) = (tidy(40.0 + width * f64::from(at)), tidy(width - 8.0));
            let _ = write!(
                text,
                r#"<svg x="{x}" y="40" width="{width}" height="550" viewBox="{view_box}">{drawn}</svg>"#
            );
        }
    }

    fn write_rows(&self, text: &mut String) {
        let most = self.rows.iter().map(|row| row.total).max().unwrap_or(0);
        let count = u16::try_from(self.rows.len()).unwrap_or(1).max(1);
        let pitch = ((ROWS.1 - ROWS.0) / count).min(74);
        for (at, row) in (0..).zip(&self.rows) {
            let top = ROWS.0 + at * pitch;
            row.write(text, (top, pitch), most);
        }
    }
}

impl PosterRow {
    fn write(&self, text: &mut String, (top, pitch): (u16, u16), most: u16) {
        let middle = top + pitch / 2;
        let (line, bar) = (middle + 7, middle - BAR_HEIGHT / 2);
        if self.place == "1" {
            let _ = write!(
                text,
                r#"<rect class="poster-first" x="590" y="{top}" width="610" height="{pitch}"/>"#
            );
        }
        let (place, name) = (&self.place, escaped(&shortened(&self.name, 12)));
        let (disc, total) = (disc(self.colour), self.total);
        let _ = write!(
            text,
            r#"<text class="poster-place" x="{LEFT}" y="{line}">{place}</text><svg class="poster-disc" x="644" y="{}" width="34" height="34">{disc}</svg><text class="poster-name" x="688" y="{line}">{name}</text><svg x="800" y="{bar}" width="300" height="{BAR_HEIGHT}">{}</svg><text class="poster-total" x="1164" y="{}">{total}</text>"#,
            middle - 17,
            score_bar(&self.parts, most),
            line + 3,
        );
    }
}

/// What somebody typed, as text of a drawing.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// At most so many letters.
fn shortened(name: &str, most: usize) -> String {
    if name.chars().count() <= most {
        return name.to_owned();
    }
    name.chars().take(most - 1).chain(['…']).collect()
}

/// The size at which words fit into so much room: a letter is about half as wide as it is high.
fn fitting(words: &str, size: f64, room: f64) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "a line of words")]
    let letters = words.chars().count().max(1) as f64;
    size.min(room / letters / 0.52)
}
