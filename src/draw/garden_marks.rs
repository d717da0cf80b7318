//! Garden marks: what is shown over a board of the Gardens for the moment.

use crate::garden::{OCTAGON, garden};
use crate::garden_board::{corner, middle, moved};
use crate::palace::DIAMOND;
use gardens::{Misfit, Preview, Space};

/// A smaller octagon inside that of a garden.
const INSIDE: &str = "M32.2 7H67.8L93 32.2V67.8L67.8 93H32.2L7 67.8V32.2Z";

/// All marks over a board; by default none.
#[derive(Default)]
pub struct GardenMarks<'a> {
    /// Gardens that are new to the one who decides.
    pub new: &'a [Space],
    /// Where the garden in hand may lie.
    pub legal: Vec<Space>,
    /// Where one looks, and what the garden in hand would bring there.
    pub tried: Option<(Space, &'a Result<Preview, Misfit>)>,
    /// The garden in hand was turned just now, to the right or to the left.
    pub turned_right: Option<bool>,
    /// The cursor of the keyboard.
    pub cursor: Option<Space>,
}

impl GardenMarks<'_> {
    /// The marks in the order in which they lie over each other.
    pub fn drawn(&self) -> String {
        let new = self.new.iter().map(|&at| at_space(at, &gold(OCTAGON)));
        let shown = self.tried.map(|(at, _)| at);
        let legal = self.legal.iter().filter(|&&at| Some(at) != shown).map(|&at| legal(at));
        let tried = self.tried.map(|(at, verdict)| self.tried(at, verdict));
        let cursor = self.cursor.map(cursor);
        new.chain(legal).chain(tried).chain(cursor).collect()
    }

    /// The garden in hand with what it would complete, or a cross.
    fn tried(&self, at: Space, verdict: &Result<Preview, Misfit>) -> String {
        match verdict {
            Ok(preview) => {
                let sites = preview.scores.iter().map(|score| middle(score.site));
                let completes: String = sites.map(|(x, y)| moved(x, y, &gold(DIAMOND))).collect();
                self.ghost(at, preview) + &completes
            }
            // A garden that lies there is seen well enough.
            Err(Misfit::Taken) => String::new(),
            Err(_) => {
                const CROSS: &str = r#"<path class="cross" d="M40 40L60 60M60 40L40 60"/>"#;
                at_space(at, &(path("refused-space", INSIDE) + CROSS))
            }
        }
    }

    fn ghost(&self, at: Space, preview: &Preview) -> String {
        let turn = match self.turned_right {
            Some(true) => r#" class="turned-right""#,
            Some(false) => r#" class="turned-left""#,
            None => "",
        };
        let ghost = garden(preview.planted);
        let ring = path("ring", OCTAGON);
        at_space(at, &format!(r#"<g class="ghost"><g{turn}>{ghost}</g></g>{ring}"#))
    }
}

fn at_space(at: Space, what: &str) -> String {
    let (x, y) = corner(at);
    moved(x, y, what)
}

fn path(class: &str, d: &str) -> String {
    format!(r#"<path class="{class}" d="{d}"/>"#)
}

fn gold(d: &str) -> String {
    path("new-case", d) + &path("new-gold", d)
}

fn legal(at: Space) -> String {
    at_space(at, &(path("legal-space", INSIDE) + &path("plus", "M50 40V60M40 50H60")))
}

fn cursor(at: Space) -> String {
    at_space(at, &path("cursor", "M29-3H71L103 29V71L71 103H29L-3 71V29Z"))
}
