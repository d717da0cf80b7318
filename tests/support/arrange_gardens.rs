//! Short words for tests of the Gardens: boards as drawings, gardens by their letters.

use engine::{Game, Seat};
use gardens::{Action, Building, Diagonal, Event, Garden, Gardens, Options, Planted, Rotation};
use gardens::{Scene, Score, Site, Space};

/// A garden as it lies, by its number and its types clockwise from the upper left: `4opvl`.
///
/// # Panics
/// If there is no such garden.
pub fn planted(word: &str) -> Planted {
    word.try_into().expect("a garden")
}

/// The garden tile that lies so when it is turned.
///
/// # Panics
/// If there is no such garden.
pub fn garden(word: &str) -> Garden {
    planted(word).garden()
}

/// A garden space by its column and row: `c2`.
///
/// # Panics
/// If there is no such space.
pub fn space(word: &str) -> Space {
    word.try_into().expect("a garden space")
}

/// A building space by row and column, both counted from 0.
///
/// # Panics
/// If it is not on the board.
pub fn site(row: u8, column: u8) -> Site {
    Site::at(row, column).expect("a building space")
}

/// A fresh table.
///
/// # Panics
/// If these options are not allowed.
pub fn scene(options: &Options) -> Scene {
    Scene::new(options).expect("these options are allowed")
}

/// Gardens as a drawing, rows as lines, its upper left at a space; `.` is empty. Nothing is scored.
///
/// # Panics
/// If the drawing runs off the board or has a word that is no garden.
pub fn drawn(mut scene: Scene, corner: &str, drawing: &str) -> Scene {
    let corner = space(corner);
    for (row, line) in (corner.row()..).zip(drawing.lines().filter(|line| !line.trim().is_empty()))
    {
        for (column, word) in (corner.column()..).zip(line.split_whitespace()) {
            if word != "." {
                let at = Space::at(row, column).expect("the drawing fits");
                scene = scene.garden(at, planted(word));
            }
        }
    }
    scene
}

/// All gardens in all positions.
pub fn every_planted() -> impl Iterator<Item = Planted> {
    Garden::all().flat_map(|garden| Rotation::ALL.map(|rotation| garden.turned(rotation)))
}

/// The scores that were told.
pub fn scores(events: &[Event]) -> Vec<Score> {
    let score = |event: &Event| match event {
        Event::Scored { score, .. } => Some(*score),
        _ => None,
    };
    events.iter().filter_map(score).collect()
}

/// All games: two to four players, hands of one and three, one colour or two, types and the oldest
/// wherever.
pub fn option_sets() -> Vec<Options> {
    let mut sets = Vec::new();
    for seats in 2..=4 {
        for hand_of_three in [false, true] {
            let plain = Options { hand_of_three, ..Options::new(seats) };
            let mut turned = Options { oldest: Seat(seats - 1), ..plain.clone() };
            turned.trees.reverse();
            if seats == 2 {
                sets.push(Options { two_colours: true, ..plain.clone() });
                sets.push(Options { two_colours: true, ..turned.clone() });
            }
            sets.extend([plain, turned]);
        }
    }
    sets
}

/// Three gardens around the building in the middle, and the action that lays the fourth. The drawing
/// has the number and the type that each turns towards the building: `5o 4p` above `3l 2v`.
///
/// # Panics
/// If there are no such gardens.
pub fn surround(options: &Options, building: Building, drawing: &str) -> (Gardens, Action) {
    use Diagonal::{NorthEast, NorthWest, SouthEast, SouthWest};
    let mut lying: Vec<Planted> = Vec::new();
    for (word, towards) in
        drawing.split_whitespace().zip([SouthEast, SouthWest, NorthEast, NorthWest])
    {
        let is_meant = |one: &Planted| {
            let is_new = lying.iter().all(|other| other.garden() != one.garden());
            is_new && word == format!("{}{}", one.number(), one.towards(towards).letter())
        };
        lying.push(every_planted().find(is_meant).expect("a garden"));
    }
    let last = lying[3];
    let mut scene = scene(options).building(site(3, 3), building);
    for (word, one) in ["c3", "d3", "c4"].into_iter().zip(lying) {
        scene = scene.garden(space(word), one);
    }
    let game = scene.hand(options.oldest, &[last.garden()]).table();
    (game, Action::Plant { at: space("d4"), planted: last })
}

/// The same, with the fourth laid; gives how the building was scored.
///
/// # Panics
/// If there are no such gardens.
pub fn surrounded(options: &Options, building: Building, drawing: &str) -> (Gardens, Score) {
    let (mut game, last) = surround(options, building, drawing);
    let told = scores(&crate::arrange::play(&mut game, last));
    assert_eq!(told.len(), 1, "{told:?}");
    (game, told[0])
}

/// True if the two tables look alike to a seat.
pub fn look_alike(one: &Gardens, other: &Gardens, seat: Seat) -> bool {
    one.view(seat) == other.view(seat)
}
