//! Words of the table: its parts, and everything that is pressed there.

use crate::Words;
use crate::words::words;
use cities::{Building, Face, Scoring, Set};

words! {
    /// The table's words.
    pub struct TableWords
    plain {
        // Parts of the table.
        yard,
        yard_note,
        open_money,
        open_money_note,
        deck,
        discards,
        bag,
        hand,
        your_hand,
        reserve,
        reserve_empty,
        beside_city,
        beside_city_note,
        city,
        cities,
        players,
        your_turn,
        majorities,
        /// The same as everybody's projected points.
        standing,
        log,
        earlier,
        recap,
        recap_empty,
        huts,
        huts_note,
        bonus_cards,
        only_you,
        in_play,
        viziers,
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
        play_bonus,
        pass,
        to_reserve,
        to_dirk,
        turn_over,
        turn_back,
        remove,
        swap,
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
        more,
        menu,
        help,
        settings,
        rules,
        home,
        points,
        in_all_cities,
        projected,
        other_side,
        hidden_hand,
        empty_space,
        /// A bureau de change in the hand, in one word.
        bureau_short,
        bureau_alone,
        vizier_note,
        bonus_note,
        /// The word at the head of a bonus card.
        bonus_head,
        /// Wall, moat and seam of a city.
        longest_lines,
        // What to do with the tile in hand.
        place_note,
        rebuild_note,
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
        shift_u,
        key_tab,
        key_arrows,
        key_enter,
        key_escape,
        key_places,
        key_turn,
        key_undo,
        key_redo,
        key_fit,
        key_zoom,
        key_help,
    }
    sentences {
        /// The number of the action in this turn.
        action: fn(u32) -> String,
        buy_tile: fn(&str) -> String,
        city_of: fn(&str) -> String,
        reserve_of: fn(&str) -> String,
        /// For the majorities: the scoring that comes next.
        at_scoring: fn(&str) -> String,
        /// A bonus card's button: building, before, after.
        play_bonus_for: fn(&str, u32, u32) -> String,
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
        /// A bureau de change by its name.
        bureau_is_discarded: fn(&str) -> String,
        /// Scoring card B, and after how many cards the deck is shuffled.
        b_is_held_back: fn(u32) -> String,
        modules: fn(u32) -> String,
        /// How many tiles are in the bag of each set.
        in_bags: fn(&[(Set, u32)]) -> String,
        /// A tile of the reserve takes the place of the chosen one.
        swap_for: fn(&str) -> String,
        /// So many legal places are out of sight, on a side of the board.
        places_beyond: fn(u32, &str) -> String,
        /// A tile of the overview that was seen already.
        is_seen: fn(&str) -> String,
    }
}

impl Words {
    /// The button that buys: `Buy Library`.
    pub fn buy(&self, face: Face) -> String {
        (self.table.buy_tile)(self.building(face.building()).name)
    }

    /// The places that bring points, as a heading: `1st/2nd`, `1st–3rd`.
    pub fn places(&self, many: u32) -> String {
        let places: Vec<String> = (1..=many).map(|place| self.ordinal(place)).collect();
        match places.as_slice() {
            [first, _, last] => format!("{first}–{last}"),
            few => few.join("/"),
        }
    }

    /// Keys and what they do. Names of keys are those printed on them.
    pub fn keys(&self) -> [(&'static str, &'static str); 11] {
        let words = &self.table;
        [
            ("Tab", words.key_tab),
            ("← ↑ ↓ →", words.key_arrows),
            (words.enter, words.key_enter),
            (words.escape, words.key_escape),
            ("N P", words.key_places),
            ("R", words.key_turn),
            ("U", words.key_undo),
            (words.shift_u, words.key_redo),
            ("F", words.key_fit),
            ("+ −", words.key_zoom),
            ("?", words.key_help),
        ]
    }

    /// The heading of the majorities: `at scoring B`.
    pub fn at_scoring(&self, scoring: Scoring) -> String {
        (self.table.at_scoring)(&self.scoring(scoring))
    }

    /// A cell of the majorities for a screen reader: `2 libraries, 1st, 12 points`.
    pub fn majority(&self, building: Building, count: u32, place: u32, points: u32) -> String {
        if count == 0 {
            return (self.table.has_none)(building);
        }
        let number = self.buildings(count, building);
        (self.table.rank)(&number, &self.ordinal(place), &self.points(points))
    }
}
