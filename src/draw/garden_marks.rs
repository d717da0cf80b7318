//! Garden marks: what is shown over a board of the Gardens for the moment.

use crate::garden::{OCTAGON, garden};
use crate::garden_board::{corner, middle, moved};
use crate::palace::DIAMOND;
use gardens::{Landmark, Misfit, Preview, Space};

/// A smaller octagon inside that of a garden.
const INSIDE: &str = "M32.2 7H67.8L93 32.2V67.8L67.8 93H32.2L7 67.8V32.2Z";

/// What says that pressing the garden again turns it.
const BADGE: &str = r##"<g class="turn-badge"><circle cx="86" cy="14" r="16"/><use href="#icons-rematch" x="76" y="4" width="20" height="20"/></g>"##;

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
    /// The garden in hand is pinned where one looks: pressing it again turns it.
    pub is_pinned: bool,
    /// What somebody points at elsewhere, such as in the log.
    pub told: Option<Landmark>,
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
        let told = self.told.map(told);
        new.chain(legal).chain(tried).chain(told).chain(cursor).collect()
    }

    /// The garden in hand with what it would complete, or a cross.
    fn tried(&self, at: Space, verdict: &Result<Preview, Misfit>) -> String {
        match verdict {
            Ok(preview) => {
                let sites = preview.scores.iter().map(|score| middle(score.site));
                let completes: String = sites.map(|(x, y)| moved(x, y, &gold(DIAMOND))).collect();
                let badge = if self.is_pinned { at_space(at, BADGE) } else { String::new() };
                self.ghost(at, preview) + &completes + &badge
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
        let ring = path(if self.is_pinned { "ring is-pinned" } else { "ring" }, OCTAGON);
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

/// A ring around what is told.
fn told(one: Landmark) -> String {
    let ring = |d: &str| path("told-case", d) + &path("told-ring", d);
    match one {
        Landmark::Garden(at) => at_space(at, &ring(OCTAGON)),
        Landmark::Building(site) => {
            let (x, y) = middle(site);
            moved(x, y, &ring(DIAMOND))
        }
    }
}

/// Letters and numbers on the four sides of a board; those of one space are lit.
pub fn coordinates(lit: Option<Space>) -> String {
    const ENDS: [i32; 2] = [-20, 620];
    let mut text = String::new();
    for number in 0..6_u8 {
        let along = i32::from(number) * 100 + 50;
        let letter = char::from(b'A' + number).to_string();
        let figure = (number + 1).to_string();
        let is_column = lit.is_some_and(|at| at.column() == number);
        let is_row = lit.is_some_and(|at| at.row() == number);
        for end in ENDS {
            text += &coordinate(is_column, (along, end), &letter);
            text += &coordinate(is_row, (end, along), &figure);
        }
    }
    text
}

fn coordinate(is_lit: bool, (x, y): (i32, i32), name: &str) -> String {
    let class = if is_lit { "coordinate is-lit" } else { "coordinate" };
    format!(r#"<text class="{class}" x="{x}" y="{y}" dy=".36em">{name}</text>"#)
}
