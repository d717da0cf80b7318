//! A tile as text: ground, building, price, borders, and the mark of its other side.

use crate::border::{Borders, LOWER, UPPER, elements};
use crate::city_tile::CityTile;
use crate::symbols::{self, centred_in, reference_100};
use cities::{Building, Cell, Face, Set};

/// The line around a tile.
const RIM: &str = r#"<path class="rim" d="M0 0H100V100H0Z"/>"#;

/// A tile in an `<svg>` of its own; for less than 54 px with glyph and price only. The other side is
/// marked in the yard and on bought tiles, where it matters (G7).
pub fn tile_svg(tile: CityTile, has_mark: bool, is_small: bool) -> String {
    // By its name it is found again when it moves.
    let name = match tile {
        CityTile::Face(face) => String::from(face.tile()),
        CityTile::Start { .. } => String::new(),
    };
    let tile = tile.drawn(has_mark, is_small);
    format!(
        r#"<svg class="tile" viewBox="-1 -1 102 102" aria-hidden="true" data-piece="{name}">{tile}</svg>"#
    )
}

impl CityTile {
    /// A tile that lies alone, in its 100 x 100 units, for a larger `<svg>`.
    pub fn drawn(self, has_mark: bool, is_small: bool) -> String {
        let borders = Borders::alone(self.set(), self.edges());
        let other = match self {
            Self::Face(face) if has_mark => face.other_side().map(other_side),
            _ => None,
        };
        format!(
            r#"<g class="t {}">{}{}{}{RIM}{}{}{}</g>"#,
            self.hue(),
            self.ground(),
            elements(&LOWER, &borders.lower(Cell::START)),
            elements(&UPPER, &borders.upper(Cell::START, false)),
            self.building(is_small),
            self.price(is_small),
            other.unwrap_or_default(),
        )
    }

    /// What it lies on: full-bleed hue is Granada, a horseshoe niche is Alhambra, bare earth a hut.
    pub(crate) fn ground(self) -> String {
        reference_100(match self {
            Self::Face(face) if face.is_hut() => "grounds-hut",
            _ if self.set() == Set::Granada => "grounds-granada",
            _ => "grounds-alhambra",
        })
    }

    /// What stands on it: a building, or only its glyph on a tile below 54 px.
    pub(crate) fn building(self, is_small: bool) -> String {
        match self {
            Self::Face(face) if is_small => {
                let (centre, size) =
                    if face.is_hut() { ((50.0, 50.0), 50.0) } else { ((63.0, 65.0), 44.0) };
                centred_in(&symbols::glyph(face.building()), centre, size, "on-hue")
            }
            Self::Face(face) if face.is_hut() => hut(face.building()),
            Self::Face(face) => {
                reference_100(&format!("buildings-{}", symbols::building(face.building())))
            }
            Self::Start { set, colour } => start(set, colour, is_small),
        }
    }

    /// What it costs; a hut and a start tile have no price.
    pub(crate) fn price(self, is_small: bool) -> String {
        match self {
            Self::Face(face) if !face.is_hut() => price(face.price(), is_small),
            _ => String::new(),
        }
    }
}

fn price(price: u8, is_small: bool) -> String {
    if is_small {
        return format!(
            r#"<circle class="medb" cx="31" cy="31" r="23"/><text class="medt medt-large" x="31" y="43">{price}</text>"#
        );
    }
    format!(
        r#"<circle class="medb" cx="23" cy="23" r="14"/><text class="medt" x="23" y="30">{price}</text>"#
    )
}

/// A hut and its badge, which names the building it serves.
fn hut(building: Building) -> String {
    const BADGE: &str = r#"<path class="badge" d="M36.9 28.7L28.7 36.9H17.3L9.1 28.7V17.3L17.3 9.1H28.7L36.9 17.3Z"/>"#;
    let glyph = centred_in(&symbols::glyph(building), (23.0, 23.0), 19.0, "on-hue");
    reference_100("buildings-hut") + BADGE + &glyph
}

fn start(set: Set, colour: u8, is_small: bool) -> String {
    let building = match set {
        Set::Granada => "buildings-alhambra",
        Set::Alhambra => "buildings-fountain",
    };
    let emblem = symbols::emblem(colour);
    if is_small {
        let emblem = centred_in(emblem, (50.0, 50.0), 42.0, "on-paper");
        return format!(r#"<circle class="medb" cx="50" cy="50" r="29"/>{emblem}"#);
    }
    let (fort, emblem) =
        (reference_100(building), centred_in(emblem, (23.0, 23.0), 20.0, "on-paper"));
    format!(r#"{fort}<circle class="medb" cx="23" cy="23" r="14"/>{emblem}"#)
}

/// The mark of the other side: its hue, glyph and price, one corner folded over.
fn other_side(other: Face) -> String {
    const FOLD: &str = r#"<path class="revf" d="M64 8H89A4 4 0 0 1 93 12V46A4 4 0 0 1 89 50H70L60 40V12A4 4 0 0 1 64 8Z"/><path class="revp" d="M60 40H66A4 4 0 0 1 70 44V50Z"/>"#;
    let glyph = centred_in(&symbols::glyph(other.building()), (77.0, 20.0), 20.0, "on-hue");
    let price = other.price();
    format!(
        r#"<g class="{}">{FOLD}{glyph}<text class="revt" x="79" y="46.5">{price}</text></g>"#,
        CityTile::Face(other).hue()
    )
}
