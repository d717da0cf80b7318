//! English words for tiles and places.

use super::counted;
use crate::list::capitalised;
use crate::misfits::MisfitWords;
use crate::tiles::TileWords;
use cities::{Set, Side};

pub(super) const TILES: TileWords = TileWords {
    no_border: ["no wall", "no moat"],
    start_tile: "The start tile",
    borders: |border, sides| format!("{border} {sides}"),
    steps: |number, way| format!("{number} {way}"),
    from_start: |steps| format!("{steps} of the start tile"),
    length: |line, length| format!("{line} {length}"),
    other_side: |tile| format!("other side {tile}"),
    founder: "Granada’s start tile",
    free: "free",
    fits: |tile| format!("{tile} fits here"),
    fits_not: |tile| format!("{tile} doesn’t fit here."),
    from_to: |what, from, to| format!("{what} from {from} to {to}"),
    as_before: |what, number| format!("{what} {number} as before"),
    rank: str::to_owned,
    hut_counts: |number| format!("counts {number}"),
    has_bonus: "bonus card in play",
};

const fn edge(side: Side) -> &'static str {
    match side {
        Side::North => "top",
        Side::East => "right",
        Side::South => "bottom",
        Side::West => "left",
    }
}

pub(super) const MISFITS: MisfitWords = MisfitWords {
    taken_head: "Not free",
    taken: |tile| format!("{} is there already.", capitalised(tile)),
    alone_head: "Too far away",
    alone: "A tile must touch the city along an edge. A corner isn’t enough.",
    edge_head: "Edges don’t match",
    edge: |with, side, set, without| {
        let border = match set {
            Set::Alhambra => "wall",
            Set::Granada => "moat",
        };
        format!(
            "{} has a {border} on its {} edge, {without} has none.",
            capitalised(with),
            edge(side)
        )
    },
    wall_and_moat_head: "Wall must meet moat",
    wall_and_moat: |no_wall, no_moat| match (no_wall, no_moat) {
        (Some(alhambra), Some(granada)) => {
            format!("{} has no wall on this edge and {granada} no moat.", capitalised(alhambra))
        }
        (Some(alhambra), None) => format!("{} has no wall on this edge.", capitalised(alhambra)),
        (None, Some(granada)) => format!("{} has no moat on this edge.", capitalised(granada)),
        (None, None) => "Alhambra and Granada touch only where a wall meets a moat.".to_owned(),
    },
    cut_off_head: "Not reachable on foot",
    cut_off: |tiles| format!("You can’t reach {tiles} on foot from the start tile."),
    more: |number| format!("{number} more"),
    hole_head: "Leaves a hole",
    hole: |number| {
        let spaces = counted(number, "empty space", "empty spaces");
        format!("{spaces} would be completely enclosed.")
    },
    start_head: "The start tile stays",
    start: "You can’t move, remove or swap it.",
    founding: "Granada’s start tile stays where it is. Choose another tile.",
    parted_head: "Granada would be cut off",
    parted: "Granada and the Alhambra must keep at least one shared edge.",
    nothing_head: "Nothing here",
    nothing: "Choose a tile from your city.",
    table_ends_head: "The table ends here",
    table_ends: "The city can’t grow any further in this direction.",
};
