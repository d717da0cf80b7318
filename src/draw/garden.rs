//! Garden: one garden tile with its four quarters and their trees.

use crate::number::tidy;
use crate::symbols::{self, write_use};
use gardens::{Planted, Tree};
use std::fmt::Write as _;

/// An octagon with an apothem of 50, at 95.5 % so that paths show.
pub(crate) const OCTAGON: &str = "M30.2 2.3H69.8L97.7 30.2V69.8L69.8 97.7H30.2L2.3 69.8V30.2Z";

/// One garden in its 100 x 100 units, centre at 50 50.
pub fn garden(planted: Planted) -> String {
    const CORNERS: [(i32, i32); 4] = [(-1, -1), (1, -1), (1, 1), (-1, 1)];
    let number = planted.number();
    let mut text = quarters(planted);
    text += "<path class=\"gx\" d=\"M50 2.3V97.7M2.3 50H97.7\"/>";
    for (tree, way) in planted.trees().into_iter().zip(CORNERS) {
        trees(&mut text, tree, usize::from(number), way);
    }
    // Writing to a string cannot fail, here and below.
    let _ = write!(
        text,
        "<path class=\"gr\" d=\"{OCTAGON}\"/><circle class=\"gm\" cx=\"50\" cy=\"50\" r=\"10\"/>\
         <text class=\"gnum\" x=\"50\" y=\"50\" dy=\".37em\">{number}</text>"
    );
    text
}

/// The lawn and its four quarters.
pub(crate) fn quarters(planted: Planted) -> String {
    const QUARTERS: [&str; 4] = [
        "M50 50H2.3V30.2L30.2 2.3H50Z",
        "M50 50V2.3H69.8L97.7 30.2V50Z",
        "M50 50H97.7V69.8L69.8 97.7H50Z",
        "M50 50V97.7H30.2L2.3 69.8V50Z",
    ];
    let mut text = format!("<path class=\"go\" d=\"{OCTAGON}\"/>");
    for (tree, quarter) in planted.trees().into_iter().zip(QUARTERS) {
        let _ = write!(text, "<path class=\"gq q{}\" d=\"{quarter}\"/>", tree.index());
    }
    text
}

/// Trees stand in rows towards their palace, smaller where there are many.
fn trees(text: &mut String, tree: Tree, count: usize, (x, y): (i32, i32)) {
    const PLACES: [&[(i32, i32)]; 6] = [
        &[(23, 23)],
        &[(15, 29), (30, 16)],
        &[(13, 31), (31, 14), (16, 15)],
        &[(11, 33), (33, 12), (14, 16), (27, 26)],
        &[(9, 36), (36, 10), (12, 19), (22, 11), (26, 27)],
        &[(8, 38), (38, 9), (11, 22), (24, 10), (21, 34), (33, 23)],
    ];
    const SIDES: [f64; 6] = [27.0, 27.0, 23.0, 23.0, 20.0, 18.0];
    let (side, art) = (SIDES[count - 1], symbols::tree(tree));
    for &(along, up) in PLACES[count - 1] {
        let place = |offset: i32| tidy(f64::from(50 + offset) - side / 2.0);
        let (left, top, side) = (place(x * along), place(y * up), tidy(side));
        write_use(text, art, [&left, &top, &side]);
    }
}
