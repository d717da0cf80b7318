//! Words of scorings and of the end.

use crate::Words;
use crate::words::words;
use cities::{Building, Line, Rank, Scoring, Set, granada_prizes};

words! {
    /// The words of scorings and of the end.
    pub struct ResultWords
    plain {
        // A scoring, step by step.
        points,
        before_and_now,
        in_all_cities,
        why_this_order,
        next,
        skip,
        pause,
        go_on,
        to_the_table,
        open_again,
        by_building,
        nobody_has_it,
        steps,
        the_result,
        to_the_result,
        laps,
        /// Why lines bring what they bring: wall, moat, seam.
        why_wall,
        why_moat,
        why_seam,
        // The last tiles.
        last_tiles,
        last_tiles_note,
        stays_in_yard,
        // The end.
        game_over,
        points_by_scoring,
        where_from,
        where_from_note,
        see_cities,
        replay,
        home,
        play_again,
        total,
        waves,
        battlements,
        beads,
        shared_victory,
        dirk_cannot_win,
    }
    sentences {
        step: fn(u32, u32) -> String,
        edges: fn(u32) -> String,
        points_per_edge: fn(u32) -> String,
        /// Who places which tile next.
        places_it: fn(&str, &str) -> String,
        /// Which scoring comes next.
        go_on_to: fn(&str) -> String,
        /// The step that follows.
        next_is: fn(&str) -> String,
        first: fn(&str) -> String,
        second: fn(&str) -> String,
        third: fn(&str) -> String,
        /// Equal numbers: the number in words, the dearest of the one and of the other.
        tie: fn(&str, u8, u8) -> String,
        /// So many share a place with so many points each: number, place, points.
        shared: fn(&str, &str, &str) -> String,
        /// Why Granada's order is as it is: the building's plural.
        why_dearest: fn(&str) -> String,
        /// The same for Alhambra.
        why_shared: fn(&str) -> String,
        wins: fn(&str) -> String,
        share_victory: fn(&str) -> String,
        /// The winner's points, the lead, over whom.
        ahead_of: fn(&str, u32, &str) -> String,
        longest_of_game: fn(&str, u32) -> String,
    }
}

impl Words {
    /// What a scoring brings, for its heading; with or without Granada's and Alhambra's buildings.
    pub fn scoring_note(&self, scoring: Scoring, sets: &[Set], is_simplified: bool) -> String {
        let note = |set: &Set| match set {
            Set::Alhambra => self.result.by_building.to_owned(),
            Set::Granada => self.award(scoring, is_simplified),
        };
        if let [only] = sets {
            return note(only);
        }
        let all = sets.iter().map(|set| format!("{}: {}", self.set(*set), note(set)));
        all.collect::<Vec<_>>().join("; ")
    }

    /// A place of a building and how its points come about: `1st: 2 × 6`.
    pub fn prize(&self, place: u32, points: u32, number: Option<u32>) -> String {
        let place = self.ordinal(place);
        match number.and_then(|number| Some((points.checked_div(number)?, number))) {
            Some((each, number)) => format!("{place}: {each} × {number}"),
            None => place,
        }
    }

    /// Why a line brings what it brings.
    pub const fn why_line(&self, line: Line) -> &'static str {
        match line {
            Line::Border(Set::Alhambra) => self.result.why_wall,
            Line::Border(Set::Granada) => self.result.why_moat,
            Line::Seam => self.result.why_seam,
        }
    }

    /// What the places of a scoring bring: `first 2 × n, second 1 × n`.
    pub fn award(&self, scoring: Scoring, is_simplified: bool) -> String {
        let words = [self.result.first, self.result.second, self.result.third];
        let worth = |number: u16| {
            if is_simplified { number.to_string() } else { format!("{number} × n") }
        };
        let prizes = granada_prizes(scoring, is_simplified).into_iter().zip(words);
        let places: Vec<String> = prizes
            .filter(|&(number, _)| number > 0)
            .map(|(number, place)| place(&worth(number)))
            .collect();
        places.join(", ")
    }

    /// Why one is ahead of the next with equal numbers: `Two each: the dearest decides, 9 beats 4.`
    pub fn tie_break(&self, ahead: &Rank, behind: &Rank) -> Option<String> {
        let is_broken = ahead.count == behind.count && ahead.place < behind.place;
        is_broken.then(|| {
            let each = self.number(ahead.count.into());
            (self.result.tie)(&each, ahead.dearest, behind.dearest)
        })
    }

    /// That a place is shared, if it is: `Two share 1st place: 9 points each.`
    pub fn shared_place(&self, rank: &Rank) -> Option<String> {
        (rank.sharing > 1).then(|| {
            let many = self.number(rank.sharing.into());
            let place = self.ordinal(rank.place.into());
            (self.result.shared)(&many, &place, &self.points(rank.points.into()))
        })
    }

    /// Why the order of a building is as it is.
    pub fn why_this_order(&self, building: Building) -> String {
        let many = self.building(building).many;
        match building.set() {
            Set::Granada => (self.result.why_dearest)(many),
            Set::Alhambra => (self.result.why_shared)(many),
        }
    }

    /// Who won: one or more names.
    pub fn winners(&self, names: &[&str]) -> String {
        match names {
            [only] => (self.result.wins)(only),
            many => (self.result.share_victory)(&self.and(many)),
        }
    }

    /// The winner's points and the lead over the second: `192 points, 56 ahead of Zahra`.
    pub fn lead(&self, points: u32, second: &str, second_points: u32) -> String {
        let lead = points.saturating_sub(second_points);
        (self.result.ahead_of)(&self.points(points), lead, second)
    }
}
