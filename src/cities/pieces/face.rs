//! A face: a tile as it lies, one side up.

use crate::city::side::Sides;
use crate::pieces::building::{Building, Set};
use crate::pieces::data::{ALHAMBRA, GRANADA, HUTS};
use serde::{Deserialize, Serialize};

/// A tile or hut as it lies. A Granada tile has two faces; a tile is known by either of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Face(u8);

const BACKS: u8 = 108;
const FIRST_HUT: u8 = 162;
const COUNT: usize = 186;

#[derive(Clone, Copy)]
struct Print {
    building: Building,
    price: u8,
    borders: Sides,
}

/// Alhambra tiles 0 to 53, Granada's even sides 54 to 107, its odd sides 108 to 161, huts 162 to 185.
static PRINTS: [Print; COUNT] = {
    let mut prints =
        [Print { building: Building::Pavilion, price: 0, borders: Sides::NONE }; COUNT];
    let mut at = 0;
    while at < 54 {
        let (building, price, walls) = ALHAMBRA[at];
        prints[at] = Print { building, price, borders: Sides::of(walls) };
        let (even, price, odd, moats) = GRANADA[at];
        let borders = Sides::of(moats);
        prints[at + 54] = Print { building: even, price, borders };
        prints[at + 108] = Print { building: odd, price: price + 1, borders };
        at += 1;
    }
    let mut hut = 0;
    while hut < 24 {
        let (building, walls) = HUTS[hut];
        prints[162 + hut] = Print { building, price: 0, borders: Sides::of(walls) };
        hut += 1;
    }
    prints
};

impl Face {
    /// All tiles of a set; Granada's with the even side up.
    pub fn tiles(set: Set) -> impl ExactSizeIterator<Item = Self> {
        let first = match set {
            Set::Alhambra => 0,
            Set::Granada => 54,
        };
        (first..first + 54).map(Self)
    }

    /// All huts (H1).
    pub fn huts() -> impl ExactSizeIterator<Item = Self> {
        (FIRST_HUT..186).map(Self)
    }

    fn print(self) -> &'static Print {
        &PRINTS[usize::from(self.0)]
    }

    /// What stands on it; for a hut the building of its colour.
    pub fn building(self) -> Building {
        self.print().building
    }

    /// Its price; 0 for a hut.
    pub fn price(self) -> u8 {
        self.print().price
    }

    /// Its edges with a wall or moat.
    pub fn borders(self) -> Sides {
        self.print().borders
    }

    /// Its set; huts build like Alhambra tiles.
    pub fn set(self) -> Set {
        if (54..FIRST_HUT).contains(&self.0) { Set::Granada } else { Set::Alhambra }
    }

    /// True for a workers' hut.
    pub fn is_hut(self) -> bool {
        self.0 >= FIRST_HUT
    }

    /// The face on the other side; only Granada's tiles have one (G1).
    pub fn other_side(self) -> Option<Self> {
        match self.0 {
            54..BACKS => Some(Self(self.0 + 54)),
            BACKS..FIRST_HUT => Some(Self(self.0 - 54)),
            _ => None,
        }
    }

    /// The same tile with its odd or even side up; others stay as they are.
    #[must_use]
    pub fn showing(self, is_odd: bool) -> Self {
        match self.other_side() {
            Some(other) if (self.0 >= BACKS) != is_odd => other,
            _ => self,
        }
    }

    /// The face by which the tile itself is known: the even side up.
    #[must_use]
    pub fn tile(self) -> Self {
        self.showing(false)
    }

    /// True for the ten Alhambra tiles without a wall, which have a bonus card (N1).
    pub fn has_bonus_card(self) -> bool {
        self.0 < 54 && self.borders() == Sides::NONE
    }

    pub(crate) const fn code(self) -> u8 {
        self.0
    }

    pub(crate) const fn from_code(code: u8) -> Self {
        Self(code)
    }
}

/// `a7`: the seventh Alhambra tile, `g7e` and `g7o`: Granada's, even or odd side up, `h7`: a hut.
impl From<Face> for String {
    fn from(face: Face) -> Self {
        match face.0 {
            code @ 0..54 => format!("a{}", code + 1),
            code @ 54..BACKS => format!("g{}e", code - 53),
            code @ BACKS..FIRST_HUT => format!("g{}o", code - 107),
            code => format!("h{}", code - 161),
        }
    }
}

impl TryFrom<String> for Face {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let read = |text: &str| {
            let (kind, number) = (text.get(..1)?, text.get(1..)?);
            let (first, count, number) =
                match (kind, number.strip_suffix('e'), number.strip_suffix('o')) {
                    ("a", None, None) => (0, 54, number),
                    ("g", Some(number), _) => (54, 54, number),
                    ("g", _, Some(number)) => (BACKS, 54, number),
                    ("h", None, None) => (FIRST_HUT, 24, number),
                    _ => return None,
                };
            let number: u8 = number.parse().ok()?;
            (1..=count).contains(&number).then(|| Self(first + number - 1))
        };
        read(&text).ok_or_else(|| format!("`{text}` is no tile"))
    }
}
