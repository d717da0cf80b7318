//! German words for tiles and places.

use super::counted;
use crate::list::capitalised;
use crate::misfits::MisfitWords;
use crate::tiles::TileWords;
use cities::{Set, Side};

pub(super) const TILES: TileWords = TileWords {
    no_border: ["keine Mauer", "kein Graben"],
    start_tile: "Das Startplättchen",
    borders: |border, sides| format!("{border} {sides}"),
    steps: |number, way| format!("{number} {way}"),
    from_start: |steps| format!("{steps} vom Startplättchen"),
    length: |line, length| format!("{line} {length}"),
    other_side: |tile| format!("andere Seite {tile}"),
    founder: "Startplättchen von Granada",
    free: "frei",
    fits: |tile| format!("{tile} passt hier"),
    fits_not: |tile| format!("{tile} passt hier nicht."),
    from_to: |what, from, to| format!("{what} von {from} auf {to}"),
    as_before: |what, number| format!("{what} {number} wie zuvor"),
    rank: |place| format!("{place} Platz"),
    hut_counts: |number| format!("zählt {number}"),
    has_bonus: "Bonuskarte ausgespielt",
};

const fn edge(side: Side) -> &'static str {
    match side {
        Side::North => "oben",
        Side::East => "rechts",
        Side::South => "unten",
        Side::West => "links",
    }
}

pub(super) const MISFITS: MisfitWords = MisfitWords {
    taken_head: "Nicht frei",
    taken: |tile| format!("{} liegt schon dort.", capitalised(tile)),
    alone_head: "Zu weit weg",
    alone: "Ein Plättchen muss die Stadt mit einer Seite berühren. Über Eck genügt nicht.",
    edge_head: "Seiten passen nicht",
    edge: |with, side, set, without| {
        let (border, none) = match set {
            Set::Alhambra => ("eine Mauer", "keine"),
            Set::Granada => ("einen Graben", "keinen"),
        };
        format!("{} hat {} {border}, {without} hat {none}.", capitalised(with), edge(side))
    },
    wall_and_moat_head: "Mauer muss auf Graben treffen",
    wall_and_moat: |no_wall, no_moat| match (no_wall, no_moat) {
        (Some(alhambra), Some(granada)) => {
            format!(
                "{} hat an dieser Seite keine Mauer und {granada} keinen Graben.",
                capitalised(alhambra)
            )
        }
        (Some(alhambra), None) => {
            format!("{} hat an dieser Seite keine Mauer.", capitalised(alhambra))
        }
        (None, Some(granada)) => {
            format!("{} hat an dieser Seite keinen Graben.", capitalised(granada))
        }
        (None, None) => {
            "Alhambra und Granada berühren sich nur, wo eine Mauer auf einen Graben trifft."
                .to_owned()
        }
    },
    cut_off_head: "Nicht zu Fuß erreichbar",
    cut_off: |tiles| format!("Zu Fuß kommt man vom Startplättchen nicht zu {tiles}."),
    more: |number| format!("{number} weitere"),
    hole_head: "Hinterlässt ein Loch",
    hole: |number| match number {
        1 => "1 leeres Feld wäre ganz umbaut.".to_owned(),
        _ => format!("{} wären ganz umbaut.", counted(number, "leeres Feld", "leere Felder")),
    },
    start_head: "Das Startplättchen bleibt",
    start: "Du kannst es nicht versetzen, abbauen oder austauschen.",
    founding: "Das Startplättchen von Granada bleibt liegen. Wähle ein anderes Plättchen.",
    parted_head: "Granada wäre abgetrennt",
    parted: "Granada und die Alhambra müssen sich an mindestens einer Seite berühren.",
    nothing_head: "Hier liegt nichts",
    nothing: "Wähle ein Plättchen aus deiner Stadt.",
    table_ends_head: "Der Tisch ist zu Ende",
    table_ends: "In diese Richtung kann die Stadt nicht weiter wachsen.",
};
