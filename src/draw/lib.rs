//! What the page draws, as text and numbers: a city, a board of the Gardens or a score track becomes SVG,
//! a screen and a finger become a viewport. Nothing here knows the browser, so all of it is proved by
//! tests that compare drawings as text.
//!
//! | files | what they draw |
//! | --- | --- |
//! | `city`, `markers`, `border`, `pen` | a whole city, layer by layer |
//! | `disc`, `city_tile`, `tile`, `cells`, `shape`, `symbols`, `number` | what drawings are made of |
//! | `longest_line`, `line_flag` | the longest walls, moats and seams, and how long they are |
//! | `card`, `backs` | money, scoring cards and bureaus de change; a hand face down |
//! | `overlay`, `marks` | what is shown over a city for the moment |
//! | `thumbnail`, `frame` | a city in small |
//! | `game_pieces` | a few pieces of a game, for its card on home |
//! | `garden`, `palace`, `garden_board`, `garden_marks` | the Gardens |
//! | `track`, `lane`, `deck_bar`, `flight` | the score track, lanes of points, the deck, pictures that fly |
//! | `score_bar`, `poster` | where somebody's points came from, the end of a game in one picture |
//!
//! | files | what they compute |
//! | --- | --- |
//! | `area`, `layout` | rectangles, and what lies over a board |
//! | `viewport`, `fit`, `aim` | from where a city is looked at, and from where it should be |
//! | `gestures`, `cursor` | fingers, wheels and keys |
//!
//! ```
//! use cities::{City, Set};
//! use draw::{CitySvg, Viewport};
//!
//! let city = City::new(Set::Granada);
//! assert!(CitySvg::new(&city, 0, false).to_string().contains("buildings-alhambra"));
//!
//! let near = Viewport { left: 0.0, top: 0.0, scale: 100.0 };
//! assert_eq!(near.pushed((-50.0, 0.0)).view_box((300.0, 200.0)), "50 0 300 200");
//! ```

mod aim;
mod area;
mod backs;
mod border;
mod card;
mod cells;
mod city;
mod city_tile;
mod cursor;
mod deck_bar;
mod disc;
mod fit;
mod flight;
mod frame;
mod game_pieces;
mod garden;
mod garden_board;
mod garden_marks;
mod gestures;
mod lane;
mod layout;
mod line_flag;
mod longest_line;
mod markers;
mod marks;
mod number;
mod overlay;
mod palace;
mod pen;
mod poster;
mod score_bar;
mod shape;
pub mod symbols;
mod thumbnail;
mod tile;
pub mod track;
mod viewport;

pub use aim::{Aim, Matters};
pub use area::{Area, Point, Size, distance};
pub use backs::{FAN_VIEW, GARDEN_BACK, fan};
pub use card::{card, card_back, coin_icon, currency_hue};
pub use city::CitySvg;
pub use city_tile::CityTile;
pub use cursor::CursorMove;
pub use deck_bar::{DeckBar, DeckStar};
pub use disc::disc;
pub use fit::{FINGER, ViewFit};
pub use flight::{fitted_picture, flight_keyframes};
pub use frame::Frame;
pub use game_pieces::game_pieces;
pub use garden::garden;
pub use garden_board::{BOARD_VIEW, corner, garden_board, garden_thumbnail, moved};
pub use garden_marks::{GardenMarks, coordinates};
pub use gestures::{
    CARRIED, Clicks, FINGER_SLIP, Fingers, PULLED, PanZoom, Swipe, WheelTurns, carried, swiped,
    wheel_growth,
};
pub use lane::LaneScale;
pub use layout::BoardLayout;
pub use line_flag::flags_svg;
pub use longest_line::{LongestLine, lines_svg, mark};
pub use marks::{PLUS_ONE, is_on_tick, tick};
pub use number::tidy;
pub use overlay::{Overlay, RefusedPlace};
pub use palace::{finished, foundation, scored};
pub use poster::{POSTER, POSTER_ROOM, Poster, PosterRow};
pub use score_bar::{BAR_HEIGHT, BarPart, score_bar};
pub use shape::Shape;
pub use thumbnail::{point_under, seen_part, thumbnail};
pub use tile::tile_svg;
pub use viewport::{DETAILED, Viewport};
