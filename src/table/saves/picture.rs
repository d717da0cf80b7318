//! The small picture of a save: a city or the board of the Gardens in a few words, without its game.

use cities::{Cell, City, Face, Laid, Set};
use gardens::{Board, Building, Planted, Site, Space};
use serde::{Deserialize, Serialize};

/// What is drawn of a saved game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Picture {
    /// One of the cities.
    City(Box<City>),
    /// The board of the Gardens.
    Gardens(Box<Board>),
}

/// `granada g9e:-1,0`: the set of the start tile, then every tile with its cell. A board has the values
/// of its buildings instead, then every garden with its space: `5134… 4opvl:c2`.
impl From<Picture> for String {
    fn from(picture: Picture) -> Self {
        let mut words = match &picture {
            Picture::City(city) => vec![word_of(city.home()).to_owned()],
            Picture::Gardens(board) => {
                let values = Site::all().map(|site| board.building(site).value().to_string());
                vec![values.collect()]
            }
        };
        match picture {
            Picture::City(city) => words.extend(
                city.tiles()
                    .iter()
                    .map(|laid| format!("{}:{},{}", Self::from(laid.face), laid.at.x, laid.at.y)),
            ),
            Picture::Gardens(board) => words.extend(Space::all().filter_map(|at| {
                let planted = board.garden(at)?;
                Some(format!("{}:{}", Self::from(planted), Self::from(at)))
            })),
        }
        words.join(" ")
    }
}

impl TryFrom<String> for Picture {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        read(&text).ok_or_else(|| format!("`{text}` is no picture of a city or a board"))
    }
}

fn word_of(set: Set) -> &'static str {
    match set {
        Set::Alhambra => "alhambra",
        Set::Granada => "granada",
    }
}

fn read(text: &str) -> Option<Picture> {
    let mut words = text.split(' ');
    let first = words.next()?;
    if let Some(home) = Set::ALL.into_iter().find(|&set| word_of(set) == first) {
        let tiles: Vec<Laid> = words.map(read_tile).collect::<Option<_>>()?;
        return City::of_tiles(home, &tiles).map(|city| Picture::City(Box::new(city)));
    }
    let value = |value: u8| Building::try_from(value.wrapping_sub(b'0')).ok();
    let buildings: Vec<Building> = first.bytes().map(value).collect::<Option<_>>()?;
    let gardens: Vec<(Space, Planted)> = words.map(read_garden).collect::<Option<_>>()?;
    let board = Board::of_gardens(buildings.try_into().ok()?, gardens)?;
    Some(Picture::Gardens(Box::new(board)))
}

fn read_tile(word: &str) -> Option<Laid> {
    let (face, at) = word.split_once(':')?;
    let (x, y) = at.split_once(',')?;
    let at = Cell { x: x.parse().ok()?, y: y.parse().ok()? };
    Some(Laid { at, face: Face::try_from(face.to_owned()).ok()? })
}

fn read_garden(word: &str) -> Option<(Space, Planted)> {
    let (planted, at) = word.split_once(':')?;
    Some((Space::try_from(at).ok()?, Planted::try_from(planted).ok()?))
}
