//! Words of the table: its parts, and everything that is pressed there.

use crate::Words;
use crate::list::capitalised;
use crate::words::words;
use cities::{Building, Bureau, Scoring, Set, Who};

words! {
    /// The table's words.
    pub struct TableWords
    plain {
        // Parts of the table.
        yard,
        open_money,
        open_money_note,
        deck,
        your_hand,
        reserve,
        reserve_empty,
        beside_city,
        city,
        players,
        your_turn,
        majorities,
        log,
        earlier,
        recap,
        recap_empty,
        huts,
        bonus_cards,
        only_you,
        in_play,
        vizier_up,
        vizier_down,
        payment,
        // The marker.
        marker,
        even,
        odd,
        even_next,
        odd_next,
        // What can be done.
        take_money,
        take,
        buy,
        build,
        redesign,
        take_hut,
        wake_vizier,
        pass,
        to_reserve,
        to_dirk,
        turn_back,
        remove,
        go_on_without,
        cancel,
        undo,
        redo,
        restart_turn,
        end_turn,
        end_purchase,
        // Looking.
        zoom_in,
        zoom_out,
        fit,
        mini_map,
        menu,
        help,
        settings,
        home,
        projected,
        empty_space,
        /// A bureau de change in the hand, in one word.
        bureau_short,
        bureau_alone,
        /// The word at the head of a bonus card.
        bonus_head,
        /// Wall, moat and seam of a city.
        longest_lines,
        // What to do with the tile in hand.
        rebuild_note,
        /// The same while nothing is marked.
        rebuild_anywhere_note,
        built_note,
        // The overview of all tiles.
        all_tiles,
        all_tiles_note,
        last_scoring_at_end,
        // A game that cannot be opened or kept.
        not_opened,
        no_such_game,
        game_unreadable,
        not_saved,
        // Keys.
        keys,
        /// What is printed on them.
        enter,
        escape,
        shift,
        key_tab,
        key_arrows,
        key_enter,
        key_escape,
        key_main,
        key_places,
        key_turn,
        key_store,
        key_undo,
        key_redo,
        key_cities,
        key_own_city,
        key_fit,
        key_zoom,
        key_help,
        dirks_tiles,
        dirk_gets,
        dirk_gets_of_each,
        aids_off,
        build_first,
        not_now,
        /// What pressing Dirk does.
        show_dirks_tiles,
        /// What pressing the progress does.
        show_all_tiles,
        /// The head of a column.
        building,
    }
    sentences {
        buy_tile: fn(Building) -> String,
        city_of: fn(&str) -> String,
        show_city_of: fn(&str) -> String,
        /// A scoring and which draw it can be, first and last, as a sentence.
        scoring_in: fn(&str, u32, u32) -> String,
        /// For the majorities: the scoring that comes next.
        at_scoring: fn(&str) -> String,
        /// A bonus card's button: building, before, after.
        play_bonus_for: fn(Building, u32, u32) -> String,
        /// What a hut counts where it lies.
        hut_counts: fn(u32) -> String,
        huts_left: fn(u32) -> String,
        huts_of_three: fn(u32) -> String,
        in_reserve: fn(u32) -> String,
        bonus_in_hand: fn(u32) -> String,
        /// A space of the yard by number and currency.
        space: fn(u32, &str) -> String,
        /// A rank in the majorities: number, place, points.
        rank: fn(&str, &str, &str) -> String,
        has_none: fn(Building) -> String,
        /// What a payment means, and that a bureau de change belongs to it.
        paid_with_bureau: fn(&str, Bureau) -> String,
        /// Scoring card B, and after how many cards the deck is shuffled.
        b_is_held_back: fn(u32) -> String,
        modules: fn(u32) -> String,
        /// How many tiles are in the bag of each set.
        in_bags: fn(&[(Set, u32)]) -> String,
        /// A tile of the reserve takes the place of the chosen one.
        swap_with: fn(&str) -> String,
        /// So many legal places are out of sight, on a side of the board.
        places_beyond: fn(u32, &str) -> String,
        /// A tile of the overview that was seen already.
        is_seen: fn(&str) -> String,
        hidden_cards: fn(u32) -> String,
        majorities_at: fn(&str) -> String,
        /// For so many places.
        points_for: fn(u32) -> String,
        would_have: fn(&str, u32) -> String,
        /// So many buildings now, and with the tile in hand.
        with_this_tile: fn(&str, u32) -> String,
    }
}

impl Words {
    /// What pressing somebody shows, and what they have: `Show Inés’s city. Playing now. 21 points.`
    pub fn shows_player(&self, who: Who, name: &str, is_on_turn: bool, has: &[String]) -> String {
        let show = match who {
            Who::Seat(_) => (self.table.show_city_of)(name),
            Who::Dirk => self.table.show_dirks_tiles.to_owned(),
        };
        let turn = is_on_turn.then(|| capitalised(self.table.your_turn));
        let said = [Some(show), turn, Some(self.commas(has))];
        self.paragraph(&said.into_iter().flatten().collect::<Vec<_>>())
    }

    /// Whether somebody’s vizier can be used.
    pub const fn vizier(&self, is_awake: bool) -> &'static str {
        if is_awake { self.table.vizier_up } else { self.table.vizier_down }
    }

    /// What pressing the progress shows, and how far the game is.
    pub fn shows_progress(&self, scoring: String, bags: String) -> String {
        self.paragraph(&[self.table.show_all_tiles.to_owned(), scoring, bags])
    }

    /// Where the next scoring can lie, as a sentence.
    pub fn scoring_in(&self, scoring: Scoring, first: u32, last: u32) -> String {
        (self.table.scoring_in)(&self.scoring_title(scoring), first, last)
    }

    /// The places that bring points, as a heading: `1st/2nd`, `1st–3rd`.
    pub fn places(&self, many: u32) -> String {
        let places: Vec<String> = (1..=many).map(|place| self.ordinal(place)).collect();
        match places.as_slice() {
            [first, _, last] => format!("{first}–{last}"),
            few => few.join("/"),
        }
    }

    /// What Dirk gets during a game of these sets.
    pub const fn dirk_gets(&self, sets: &[Set]) -> &'static str {
        match sets {
            [_] => self.table.dirk_gets,
            _ => self.table.dirk_gets_of_each,
        }
    }

    /// What the majorities are called where nobody sees their heading: `Majorities at scoring B`.
    pub fn majorities_at(&self, scoring: Scoring) -> String {
        (self.table.majorities_at)(&self.scoring(scoring))
    }

    /// The heading of the majorities: `at scoring B`.
    pub fn at_scoring(&self, scoring: Scoring) -> String {
        (self.table.at_scoring)(&self.scoring(scoring))
    }

    /// A cell of the majorities for a screen reader: `2 libraries, 1st place, 12 points`, with what a tile
    /// in hand would make of it.
    pub fn majority(
        &self,
        building: Building,
        count: u32,
        (place, points): (u32, u32),
        after: Option<u32>,
    ) -> String {
        let number = match count {
            0 => (self.table.has_none)(building),
            count => self.buildings(count, building),
        };
        let number = after
            .map_or_else(|| number.clone(), |after| (self.table.with_this_tile)(&number, after));
        if count == 0 {
            return number;
        }
        (self.table.rank)(&number, &self.ordinal(place), &self.points(points))
    }
}
