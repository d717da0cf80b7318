//! Tiles and places of a city in words.

use crate::words::words;
use crate::{Verdict, Words};
use cities::{Building, Cell, City, Effect, Face, Line, Set, Side};

words! {
    /// What one language says of tiles and places.
    pub(crate) struct TileWords
    plain {
        /// The first Granada tile of a combined city.
        founder,
        /// What lies in the middle of a city, as a sentence of its own.
        start_tile,
        /// Nothing lies there.
        free,
        /// The tile's bonus card is in play.
        has_bonus,
    }
    sentences {
        /// A tile without walls, one without moats.
        no_border: [&'static str; 2],
        /// What borders a tile has, and on which sides.
        borders: fn(&str, &str) -> String,
        /// So many steps in a direction.
        steps: fn(u32, &str) -> String,
        /// Those steps, counted from the start tile.
        from_start: fn(&str) -> String,
        /// The tile on the back.
        other_side: fn(&str) -> String,
        /// The tile in hand may lie there.
        fits: fn(&str) -> String,
        /// It may not.
        fits_not: fn(&str) -> String,
        /// What changes, before and after, read aloud.
        from_to: fn(&str, u32, u32) -> String,
        /// What stays as it was.
        as_before: fn(&str, u32) -> String,
        /// A building's rank.
        rank: fn(&str) -> String,
        /// A line with its length.
        length: fn(&str, u32) -> String,
        /// What a hut counts where it lies, or a tile with its bonus card.
        hut_counts: fn(u32) -> String,
    }
}

/// How numbers before and after are joined.
type FromTo<'a> = &'a dyn Fn(&str, u32, u32) -> String;

impl Words {
    /// A tile with its borders: `Park 2, moats north, east, west`.
    pub fn tile(&self, face: Face) -> String {
        self.commas(&[self.tile_name(face), self.borders(face)])
    }

    /// A tile in short, and what it counts if that is not one: `Tower hut, counts 2`.
    pub fn tile_that_counts(&self, face: Face, counts: Option<u32>) -> String {
        let name = self.tile_name(face);
        let counts = counts.map(|number| (self.places.hut_counts)(number));
        self.commas(&[Some(name), counts].into_iter().flatten().collect::<Vec<_>>())
    }

    /// A tile of the yard or one that waits: its borders, and what its other side is.
    pub fn tile_with_back(&self, face: Face) -> String {
        let front = self.tile(face);
        match face.other_side() {
            Some(other) => self.aside(&front, &(self.places.other_side)(&self.tile_name(other))),
            None => front,
        }
    }

    fn borders(&self, face: Face) -> String {
        let sides: Vec<&str> = face.borders().iter().map(|side| self.side(side)).collect();
        if sides.is_empty() {
            return self.places.no_border[face.set() as usize].to_owned();
        }
        let border = self.form(face.borders().count(), self.border(face.set()));
        (self.places.borders)(border, &self.commas(&sides))
    }

    /// A place as counted from the start tile: `2 right, 1 up`.
    pub fn position(&self, at: Cell) -> String {
        let steps = self.steps(at);
        if steps.is_empty() { self.start_tile().to_owned() } else { self.commas(&steps) }
    }

    /// The same for whoever does not know yet from where: `2 right and 1 up of the start tile`.
    pub fn position_in_full(&self, at: Cell) -> String {
        let steps = self.steps(at);
        if steps.is_empty() {
            self.start_tile().to_owned()
        } else {
            (self.places.from_start)(&self.and(&steps))
        }
    }

    fn steps(&self, at: Cell) -> Vec<String> {
        let step = |steps: i8, forward: Side, backward: Side| {
            let way = if steps > 0 { forward } else { backward };
            let word = self.names.ways[way as usize];
            (steps != 0).then(|| (self.places.steps)(steps.unsigned_abs().into(), word))
        };
        let steps = [step(at.x, Side::East, Side::West), step(at.y, Side::South, Side::North)];
        steps.into_iter().flatten().collect()
    }

    /// A cell of a city for a screen reader: where, what lies there, and whether and why (not) the tile
    /// in hand may lie there.
    pub fn cell(
        &self,
        city: &City,
        at: Cell,
        has_bonus: bool,
        in_hand: Option<(Face, Verdict)>,
    ) -> String {
        let lies = self.lies_there(city, at);
        let mut said =
            if at == Cell::START { lies } else { self.labelled(&self.position(at), &lies) };
        if has_bonus {
            said = self.commas(&[&*said, self.places.has_bonus]);
        }
        if let Some((face, verdict)) = in_hand {
            said = self.sentences(&[said, self.cell_verdict(city, at, face, verdict)]);
        }
        if !said.ends_with('.') {
            said.push('.');
        }
        said
    }

    /// What lies in a cell of a city.
    fn lies_there(&self, city: &City, at: Cell) -> String {
        let words = &self.places;
        match city.face_at(at) {
            Some(face) if city.founded_at() == Some(at) => {
                self.commas(&[&*self.tile(face), words.founder])
            }
            Some(hut) if hut.is_hut() => {
                let counts = city.hut_neighbours(hut, at).count();
                self.commas(&[self.tile(hut), (words.hut_counts)(counts)])
            }
            Some(face) => self.tile(face),
            None if city.is_taken(at) => words.start_tile.to_owned(),
            None => words.free.to_owned(),
        }
    }

    /// Whether the tile in hand may lie in a cell, with what it changes or every rule it breaks.
    fn cell_verdict(&self, city: &City, at: Cell, face: Face, verdict: Verdict) -> String {
        let (words, tile) = (&self.places, self.tile_name(face));
        match verdict {
            Verdict::Fits(None) => (words.fits)(&tile),
            Verdict::Fits(Some(effect)) => {
                let effect = self.changes(face, effect, &words.from_to);
                self.labelled(&(words.fits)(&tile), &self.asides(&effect))
            }
            Verdict::Misfits(misfits) => {
                let reason = |misfit| self.misfit(misfit, city, at, Some(face)).whole();
                let said = [(words.fits_not)(&tile)].into_iter().chain(misfits.iter().map(reason));
                self.sentences(&said.collect::<Vec<_>>())
            }
        }
    }

    /// What a tile at a legal place changes, for the bar: `Moat 12 → 17`, `Library 1 → 2, 2nd`.
    pub fn effect(&self, face: Face, effect: &Effect) -> Vec<String> {
        self.changes(face, effect, &|what, from, to| format!("{what} {from} → {to}"))
    }

    fn changes(&self, face: Face, effect: &Effect, from_to: FromTo) -> Vec<String> {
        let change = |what: &str, (from, to): (u32, u32)| {
            if from == to { (self.places.as_before)(what, to) } else { from_to(what, from, to) }
        };
        let mut said = vec![change(self.border(face.set()).name, effect.border)];
        if effect.seam.0 != effect.seam.1 {
            said.push(change(self.line(Line::Seam).name, effect.seam));
        }
        let (from, to) = effect.count;
        let mut building = change(self.building(face.building()).name, (from.into(), to.into()));
        if effect.rank.1 > 0 {
            let rank = (self.places.rank)(&self.ordinal(effect.rank.1.into()));
            building = self.commas(&[building, rank]);
        }
        said.push(building);
        said
    }

    /// The longest border with its length: `longest moat 12`.
    pub fn longest_length(&self, line: Line, length: u32) -> String {
        (self.places.length)(self.longest(line), length)
    }

    /// A whole city for a screen reader: `City of Inés. 2 arenas and 1 park. Longest moat 12.`
    pub fn city_told(&self, name: &str, city: &City) -> String {
        let number = |building: Building| {
            let own = city.tiles().iter().filter(|laid| laid.face.building() == building);
            u32::try_from(own.count()).unwrap_or(u32::MAX)
        };
        let buildings = Building::ALL.map(|building| (number(building), building));
        let buildings = buildings.into_iter().filter(|&(number, _)| number > 0);
        let buildings: Vec<String> =
            buildings.map(|(number, building)| self.buildings(number, building)).collect();
        let lines = [Line::Border(Set::Alhambra), Line::Border(Set::Granada), Line::Seam];
        let lines = lines.map(|line| (line, city.longest(line)));
        let lines = lines.into_iter().filter(|&(_, length)| length > 0);
        let lines: Vec<String> =
            lines.map(|(line, length)| self.longest_length(line, length)).collect();
        let mut told = vec![(self.table.city_of)(name), self.and(&buildings), self.commas(&lines)];
        told.retain(|part| !part.is_empty());
        self.paragraph(&told)
    }

    /// A line with its length: `Moat 12`.
    pub fn line_length(&self, line: Line, length: u32) -> String {
        (self.places.length)(self.line(line).name, length)
    }

    /// What a line is worth where that is not its length: `= 10 points`.
    pub fn line_worth(&self, line: Line, length: u32) -> Option<String> {
        let each = u32::from(line.points_per_edge());
        (each > 1).then(|| format!("= {}", self.points(length * each)))
    }
}
