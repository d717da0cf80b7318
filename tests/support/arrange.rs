//! Short words for tests: tiles by name, cities as drawings, tables arranged by hand.

use cities::{Building, Card, Cell, City, Coin, Event, Face, Laid, Line, Money, Set, Who};
use engine::{Chance, Dice, Game, Match, Seed, Turn};

/// A tile by its name: `library 9`, `tower 9 NW` (walls needed only where a price stands twice),
/// `hut tower NW`.
///
/// # Panics
/// If there is no such tile, or more than one.
pub fn face(name: &str) -> Face {
    let mut found = every_face().into_iter().filter(|&face| answers_to(face, name));
    let first = found.next().unwrap_or_else(|| panic!("there is no tile `{name}`"));
    assert!(found.next().is_none(), "`{name}` is more than one tile; name its borders");
    first
}

/// All faces, huts included.
pub fn every_face() -> Vec<Face> {
    let tiles = Set::ALL.into_iter().flat_map(Face::tiles);
    tiles.flat_map(|face| [Some(face), face.other_side()]).flatten().chain(Face::huts()).collect()
}

fn answers_to(face: Face, name: &str) -> bool {
    let hut = if face.is_hut() { "hut " } else { "" };
    let price = if face.is_hut() { String::new() } else { format!(" {}", face.price()) };
    let plain = format!("{hut}{}{price}", building_name(face.building()));
    name == plain
        || name == format!("{plain} {}", letters(face))
        || name == format!("{plain} -") && letters(face).is_empty()
}

fn building_name(building: Building) -> String {
    let mut name = String::new();
    for letter in format!("{building:?}").chars() {
        if letter.is_uppercase() && !name.is_empty() {
            name.push('_');
        }
        name.extend(letter.to_lowercase());
    }
    name
}

fn letters(face: Face) -> String {
    face.borders().iter().map(|side| format!("{side:?}").remove(0)).collect()
}

/// Money as text: `d3 d4 f9` (d denar, r dirham, c ducat, f florin).
///
/// # Panics
/// If the text is no money.
pub fn money(text: &str) -> Money {
    Money::try_from(text.to_owned()).expect("money")
}

/// One money card.
///
/// # Panics
/// If the text is not one card.
pub fn coin(text: &str) -> Coin {
    let cards = money(text);
    assert_eq!(cards.count(), 1, "`{text}` is not one card");
    cards.coins().next().expect("one card")
}

/// One card of the deck: `d3`, `x0` (a bureau de change), `A`, `B`.
///
/// # Panics
/// If the text is no card.
pub fn card(text: &str) -> Card {
    Card::try_from(text.to_owned()).expect("a card")
}

/// A place.
pub fn at(x: i8, y: i8) -> Cell {
    Cell { x, y }
}

/// A city as a drawing: `S` is the start tile, `.` is empty ground, every other letter is a tile of
/// the legend. Rows are lines, columns are parted by spaces. Tiles are laid whether they fit or not;
/// in a combination the first Granada tile of the *legend* founds Granada.
///
/// # Panics
/// If the drawing has no start tile or a letter that the legend does not explain.
pub fn city(home: Set, drawing: &str, legend: &[(char, &str)]) -> City {
    let rows: Vec<Vec<char>> = drawing
        .lines()
        .map(|line| line.split_whitespace().filter_map(|word| word.chars().next()).collect())
        .filter(|row: &Vec<char>| !row.is_empty())
        .collect();
    let find = |letter: char| {
        let row = rows.iter().position(|row| row.contains(&letter))?;
        let column = rows[row].iter().position(|&one| one == letter)?;
        Some((i8::try_from(column).ok()?, i8::try_from(row).ok()?))
    };
    let (left, top) = find('S').expect("the start tile");
    let laid = |&(letter, name): &(char, &str)| {
        let (x, y) = find(letter).unwrap_or_else(|| panic!("`{letter}` is not in the drawing"));
        Laid { at: at(x - left, y - top), face: face(name) }
    };
    let known =
        |letter: &char| "S.".contains(*letter) || legend.iter().any(|(one, _)| one == letter);
    assert!(rows.iter().flatten().all(known), "a letter of the drawing is not explained");
    let tiles: Vec<Laid> = legend.iter().map(laid).collect();
    City::of_tiles(home, &tiles).expect("a city")
}

/// A Granada of two tiles with an Alhambra all round it, but for the upper right corner.
pub const RING: &str = "a b .
                        c P d
                        e L f
                        S g h";

/// The tiles of [`RING`]; where `b` and `d` meet, a wall can branch (W5).
pub const RING_LEGEND: [(char, &str); 10] = [
    ('P', "park 2"),
    ('L', "library 2"),
    ('a', "pavilion 5"),
    ('b', "pavilion 4"),
    ('c', "pavilion 7"),
    ('d', "pavilion 2"),
    ('e', "arcades 8 E"),
    ('f', "seraglio 7"),
    ('g', "pavilion 6"),
    ('h', "pavilion 8"),
];

/// Plays an action that must be allowed; gives what happened.
///
/// # Panics
/// If it is refused.
pub fn play<G: Game<Action: Copy>>(game: &mut G, action: G::Action) -> Vec<G::Event> {
    let mut events = Vec::new();
    if let Err(refusal) = game.play(&action, &mut |event| events.push(event)) {
        panic!("{action:?} was refused: {refusal:?}");
    }
    events
}

/// Tries an action that must be refused without a trace; gives why.
///
/// # Panics
/// If it is allowed, or changes something.
pub fn refused<G: Game<Action: Copy>>(game: &G, action: G::Action) -> G::Refusal {
    let mut copy = game.clone();
    let mut told = 0;
    let answer = copy.play(&action, &mut |_| told += 1);
    assert!(copy == *game && told == 0, "{action:?} left a trace");
    answer.expect_err("this action must be refused")
}

/// All listed actions.
pub fn listed<G: Game>(game: &G) -> Vec<G::Action> {
    let mut actions = Vec::new();
    game.actions(&mut actions);
    actions
}

/// A match of random actions to its end; both chances come from the seed.
///
/// # Panics
/// If these options are not allowed.
pub fn random_match<G: Game>(options: &G::Options, seed: u64) -> Match<G> {
    let mut rng = Dice::new(Seed(seed + 1)).next_stream();
    let mut playing: Match<G> =
        Match::start(options.clone(), Chance::Seed(Seed(seed))).expect("these options are allowed");
    while playing.game().turn() != Turn::Over {
        let action = playing.game().random_action(&mut rng);
        playing.play(action).expect("a random action is allowed");
    }
    playing
}

/// Who got how much for a building in a scoring, the best first.
///
/// # Panics
/// If the building was not scored.
pub fn points_for(events: &[Event], building: Building) -> Vec<(Who, u16)> {
    let ranks = events.iter().find_map(|event| match event {
        Event::BuildingScored { building: one, ranks, .. } if *one == building => Some(ranks),
        _ => None,
    });
    ranks.expect("a scored building").iter().map(|rank| (rank.who, rank.points)).collect()
}

/// The points of all seats for a line in a scoring.
///
/// # Panics
/// If the line was not scored.
pub fn line_points(events: &[Event], line: Line) -> Vec<u16> {
    let scores = events.iter().find_map(|event| match event {
        Event::LinesScored { line: one, lengths, .. } if *one == line => Some(lengths),
        _ => None,
    });
    scores.expect("a scored line").iter().map(|score| score.points).collect()
}
