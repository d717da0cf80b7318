//! The names of things, found by the thing itself.

use crate::words::words;
use crate::{Emblem, Noun, Words};
use cities::{Building, Bureau, Card, Currency, Face, Line, Scoring, Set, Side};

words! {
    /// The names of one language.
    pub(crate) struct Names
    plain {
        /// Before the last of a list, with its spaces.
        and,
        /// The same between alternatives.
        or,
        /// In the middle of a sentence.
        start_tile,
        dirk,
    }
    sentences {
        /// Between the items of a list, with its space.
        comma: &'static str,
        /// Two sentences, the first of which may lack its full stop.
        then: fn(&str, &str) -> String,
        /// A number, and the word that goes with it: one, or many.
        counted: fn(u32, &str, &str) -> String,
        /// What something is, and its value.
        labelled: fn(&str, &str) -> String,
        /// Two clauses, the second one an aside to the first.
        aside: fn(&str, &str) -> String,
        /// The games as their boxes say, in the order of `GameId::ALL`.
        titles: [&'static str; 4],
        /// True for numbers that take the singular.
        is_one: fn(u32) -> bool,
        /// A place in a ranking, and nothing else: `1st`, `2nd`.
        ordinal: fn(u32) -> String,
        buildings: [Noun; Building::COUNT],
        currencies: [Noun; 4],
        sets: [&'static str; 2],
        /// Wall, moat, seam.
        lines: [Noun; 3],
        /// The same as steps of a scoring.
        line_titles: [&'static str; 3],
        /// The same as the longest of a city.
        longest: [&'static str; 3],
        /// Where the borders of a tile lie.
        sides: [&'static str; 4],
        /// Where something lies, counted from the start tile.
        ways: [&'static str; 4],
        colours: [&'static str; 6],
        emblems: [&'static str; 6],
        /// A scoring by its letter, as a heading.
        scoring_title: fn(char) -> String,
        /// The same in the middle of a sentence.
        scoring: fn(char) -> String,
        point: Noun,
        card: Noun,
        tile: Noun,
        /// A hut by the building of its colour.
        hut: fn(&str) -> String,
        bureau: fn(Bureau) -> String,
        /// A tile by its building and price.
        tile_name: fn(Building, u8) -> String,
    }
}

impl Words {
    /// A kind of building.
    pub const fn building(&self, building: Building) -> &Noun {
        &self.names.buildings[building.index()]
    }

    /// A currency.
    pub const fn currency(&self, currency: Currency) -> &Noun {
        &self.names.currencies[currency.index()]
    }

    /// A tile set.
    pub const fn set(&self, set: Set) -> &'static str {
        self.names.sets[set as usize]
    }

    /// What a line is made of: wall, moat or seam.
    pub const fn line(&self, line: Line) -> &Noun {
        &self.names.lines[place_of(line)]
    }

    /// The border of a set: wall or moat.
    pub const fn border(&self, set: Set) -> &Noun {
        self.line(Line::Border(set))
    }

    /// A line as a step of a scoring: `Moats`.
    pub const fn line_title(&self, line: Line) -> &'static str {
        self.names.line_titles[place_of(line)]
    }

    /// `longest moat`.
    pub const fn longest(&self, line: Line) -> &'static str {
        self.names.longest[place_of(line)]
    }

    /// A side of a tile.
    pub const fn side(&self, side: Side) -> &'static str {
        self.names.sides[side as usize]
    }

    /// A player's colour.
    pub const fn colour(&self, emblem: Emblem) -> &'static str {
        self.names.colours[emblem.index()]
    }

    /// A player's emblem.
    pub const fn emblem(&self, emblem: Emblem) -> &'static str {
        self.names.emblems[emblem.index()]
    }

    /// A scoring as a heading: `Scoring B`.
    pub fn scoring_title(&self, scoring: Scoring) -> String {
        (self.names.scoring_title)(letter(scoring))
    }

    /// A scoring in the middle of a sentence.
    pub fn scoring(&self, scoring: Scoring) -> String {
        (self.names.scoring)(letter(scoring))
    }

    /// A number of something: `1 library`, `2 libraries`.
    pub fn counted(&self, number: u32, noun: &Noun) -> String {
        (self.names.counted)(number, noun.one, noun.many)
    }

    /// The word that goes with a number.
    pub fn form(&self, number: u32, noun: &Noun) -> &'static str {
        if (self.names.is_one)(number) { noun.one } else { noun.many }
    }

    /// A number of buildings.
    pub fn buildings(&self, number: u32, building: Building) -> String {
        self.counted(number, self.building(building))
    }

    /// A sum in a currency: `4 dirhams`.
    pub fn amount(&self, currency: Currency, sum: u32) -> String {
        self.counted(sum, self.currency(currency))
    }

    /// `1 point`, `2 points`.
    pub fn points(&self, number: u32) -> String {
        self.counted(number, &self.names.point)
    }

    /// `1 card`, `2 cards`.
    pub fn cards(&self, number: u32) -> String {
        self.counted(number, &self.names.card)
    }

    /// `1 tile`, `2 tiles`.
    pub fn tiles(&self, number: u32) -> String {
        self.counted(number, &self.names.tile)
    }

    /// `Points: 3`.
    pub fn labelled(&self, what: &str, value: &str) -> String {
        (self.names.labelled)(what, value)
    }

    /// `Park 2; 3 short`.
    pub fn aside(&self, first: &str, second: &str) -> String {
        (self.names.aside)(first, second)
    }

    /// A place: `1st`, `2nd`.
    pub fn ordinal(&self, number: u32) -> String {
        (self.names.ordinal)(number)
    }

    /// A bureau de change card.
    pub fn bureau(&self, bureau: Bureau) -> String {
        (self.names.bureau)(bureau)
    }

    /// A card of the money deck: `5 ducats`.
    pub fn card(&self, card: Card) -> String {
        match card {
            Card::Coin(coin) => self.amount(coin.currency, coin.value.into()),
            Card::Bureau(bureau) => self.bureau(bureau),
            Card::Scoring(scoring) => self.scoring_title(scoring),
        }
    }

    /// The letter on a scoring card.
    pub const fn letter(&self, scoring: Scoring) -> char {
        letter(scoring)
    }

    /// A tile in short: `Park 2`, `Tower hut`.
    pub fn tile_name(&self, face: Face) -> String {
        if face.is_hut() {
            (self.names.hut)(self.building(face.building()).name)
        } else {
            (self.names.tile_name)(face.building(), face.price())
        }
    }

    /// The start tile in the middle of a sentence.
    pub const fn start_tile(&self) -> &'static str {
        self.names.start_tile
    }

    /// The imaginary third player.
    pub const fn dirk(&self) -> &'static str {
        self.names.dirk
    }
}

const fn place_of(line: Line) -> usize {
    match line {
        Line::Border(set) => set as usize,
        Line::Seam => 2,
    }
}

/// The letter on a scoring card, the same in every language.
pub(crate) const fn letter(scoring: Scoring) -> char {
    match scoring {
        Scoring::A => 'A',
        Scoring::B => 'B',
        Scoring::C => 'C',
    }
}
