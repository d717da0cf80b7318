//! Palace: a building of the Gardens between its gardens, with its centre at 0 0.

use crate::symbols::{self, write_use};
use gardens::{Building, Score, Tree};
use std::fmt::Write as _;

/// Where it stands between octagons.
pub(crate) const DIAMOND: &str = "M0-29.3L29.3 0L0 29.3L-29.3 0Z";

/// One that is not finished yet: its value.
pub fn foundation(building: Building) -> String {
    let name = symbols::palace(building);
    let value = building.value();
    let mut text = format!(
        "<path class=\"bf\" d=\"{DIAMOND}\"/>\
         <path class=\"bf2\" d=\"M0-24.5L24.5 0L0 24.5L-24.5 0Z\"/><g class=\"bg0\">"
    );
    write_use(&mut text, &format!("glyphs-{name}"), ["-8", "-21", "16"]);
    let _ = write!(text, "</g><text class=\"bv\" x=\"0\" y=\"15\">{value}</text>");
    text
}

/// A finished one: the points, and the tree that won them.
pub fn finished(building: Building, tree: Option<Tree>, points: u16) -> String {
    let name = symbols::palace(building);
    let mut text =
        format!("<g class=\"h-{name}\"><path class=\"bd\" d=\"{DIAMOND}\"/><g class=\"bg1\">");
    write_use(&mut text, &format!("glyphs-{name}"), ["-9", "-21", "18"]);
    text += "</g><rect class=\"bw\" x=\"-18\" y=\"0\" width=\"36\" height=\"15\" rx=\"7.5\"/>";
    text += "<g class=\"bt\">";
    if let Some(tree) = tree {
        write_use(&mut text, symbols::tree(tree), ["-17", "0.5", "14"]);
    }
    let x = if tree.is_some() { 6 } else { 0 };
    let _ = write!(text, "</g><text class=\"bp\" x=\"{x}\" y=\"12\">{points}</text></g>");
    text
}

/// A finished one as it was scored.
pub fn scored(score: &Score) -> String {
    finished(score.building, score.award.tree(), score.award.points())
}
