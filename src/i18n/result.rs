//! Words of scorings and of the end.

use crate::Words;
use crate::words::words;
use cities::{Building, Line, Rank, Scoring, Set, granada_prizes};
use table::GameId;

words! {
    /// The words of scorings and of the end.
    pub struct ResultWords
    plain {
        // A scoring, step by step.
        points,
        before_and_now,
        in_all_cities,
        why_this_order,
        skip,
        pause,
        go_on,
        to_the_table,
        by_building,
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
        then_last_scoring,
        // The end.
        game_over,
        points_by_source,
        by_scoring,
        every_point,
        of_buildings,
        all_tie,
        export,
        save_picture,
        share_picture,
        picture_is_saved,
        picture_failed,
        where_from,
        where_from_note,
        see_cities,
        home,
        play_again,
        total,
        dirk_cannot_win,
    }
    sentences {
        step: fn(u32, u32) -> String,
        edges: fn(u32) -> String,
        points_per_edge: fn(u32) -> String,
        /// A tile that stays in the yard, with the sum at which several are tied; nothing if nobody has any.
        stays: fn(Option<u32>) -> String,
        /// Who has the tile, who places it now, and who gets it then.
        has_it: fn(&str) -> String,
        places_now: fn(&str) -> String,
        places_then: fn(&str) -> String,
        /// Which of so many last tiles it is.
        tile_of: fn(u32, u32) -> String,
        /// Who places which tile next.
        places_it: fn(&str, &str) -> String,
        /// Which scoring comes next.
        go_on_to: fn(&str) -> String,
        /// The step that follows.
        next_is: fn(&str) -> String,
        /// What Granada's places bring, in their order: for each building of the kind, or fixed.
        award: fn(&[u16], bool) -> String,
        /// A place, and how its points come about: points for each building, and how many there are.
        prize: fn(u32, Option<(u32, u32)>) -> String,
        /// Equal numbers: the number, the highest price of the one and of the other.
        tie: fn(u32, u8, u8) -> String,
        /// So many share a place with so many points each.
        shared: fn(u32, u32, u32) -> String,
        /// Why Granada's order is as it is.
        why_dearest: fn(Building) -> String,
        /// The same for Alhambra.
        why_shared: fn(Building) -> String,
        wins: fn(&str) -> String,
        share_victory: fn(&str) -> String,
        /// The winner's points, the lead, over whom.
        ahead_of: fn(u32, u32, &str) -> String,
        /// So many points for everybody who shares a place.
        points_each: fn(u32) -> String,
        /// The longest line of a kind, and whose it is.
        longest_of_game: fn(Line, u32, &str) -> String,
        /// The building that brought the most, and whom.
        best_of_game: fn(Building, u32, &str) -> String,
        /// Rounds, and minutes if they are known.
        game_length: fn(u32, Option<u32>) -> String,
        /// Somebody's points, and what brought them, as a list.
        points_from: fn(u32, &str) -> String,
        /// One of that list: what, and how many points.
        source: fn(&str, u32) -> String,
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
        let all = sets.iter().map(|set| self.labelled(self.set(*set), &note(set)));
        self.asides(&all.collect::<Vec<_>>())
    }

    /// A place of a building and how its points come about: `1st: 2 × 6`.
    pub fn prize(&self, place: u32, points: u32, number: Option<u32>) -> String {
        let product = number.and_then(|number| Some((points.checked_div(number)?, number)));
        (self.result.prize)(place, product)
    }

    /// Why a line brings what it brings.
    pub const fn why_line(&self, line: Line) -> &'static str {
        match line {
            Line::Border(Set::Alhambra) => self.result.why_wall,
            Line::Border(Set::Granada) => self.result.why_moat,
            Line::Seam => self.result.why_seam,
        }
    }

    /// What the places of a scoring bring: `18 points for 1st, 10 for 2nd, 3 for 3rd place`.
    pub fn award(&self, scoring: Scoring, is_simplified: bool) -> String {
        let prizes = granada_prizes(scoring, is_simplified);
        let many = prizes.iter().take_while(|&&prize| prize > 0).count();
        (self.result.award)(&prizes[..many], is_simplified)
    }

    /// Why one is ahead of the next with equal numbers: `Tied at 2. The higher price wins: 9 beats 4.`
    pub fn tie_break(&self, ahead: &Rank, behind: &Rank) -> Option<String> {
        let is_broken = ahead.count == behind.count && ahead.place < behind.place;
        is_broken.then(|| (self.result.tie)(ahead.count.into(), ahead.dearest, behind.dearest))
    }

    /// That a place is shared, if it is: `2 share 1st place: 9 points each.`
    pub fn shared_place(&self, rank: &Rank) -> Option<String> {
        let shared = self.result.shared;
        (rank.sharing > 1)
            .then(|| shared(rank.sharing.into(), rank.place.into(), rank.points.into()))
    }

    /// Why the order of a building is as it is.
    pub fn why_this_order(&self, building: Building) -> String {
        match building.set() {
            Set::Granada => (self.result.why_dearest)(building),
            Set::Alhambra => (self.result.why_shared)(building),
        }
    }

    /// The longest line of a kind in the whole game, and whose it was.
    pub fn longest_of_game(&self, line: Line, length: u32, names: &[&str]) -> String {
        (self.result.longest_of_game)(line, length, &self.and(names))
    }

    /// The building that brought the most in the whole game, and whom.
    pub fn best_of_game(&self, building: Building, points: u32, names: &[&str]) -> String {
        (self.result.best_of_game)(building, points, &self.and(names))
    }

    /// Which game was played, and how long: `Granada: 39 rounds, 52 minutes`.
    pub fn played(&self, game: GameId, rounds: u32, minutes: Option<u32>) -> String {
        self.labelled(self.title(game), &(self.result.game_length)(rounds, minutes))
    }

    /// Where somebody's points came from: `156 points: District 30, Hospital 23`.
    pub fn points_from(&self, points: u32, sources: &[(&str, u32)]) -> String {
        let sources = sources.iter().map(|&(what, points)| (self.result.source)(what, points));
        (self.result.points_from)(points, &self.commas(&sources.collect::<Vec<_>>()))
    }

    /// Who won: one or more names of so many players.
    pub fn winners(&self, names: &[&str], players: usize) -> String {
        match names {
            [only] => (self.result.wins)(only),
            all if all.len() > 2 && all.len() == players => self.result.all_tie.to_owned(),
            many => (self.result.share_victory)(&self.and(many)),
        }
    }

    /// The winner's points and the lead over the second: `192 points, 56 ahead of Zahra`.
    pub fn lead(&self, points: u32, second: &str, second_points: u32) -> String {
        let lead = points.saturating_sub(second_points);
        (self.result.ahead_of)(points, lead, second)
    }
}
