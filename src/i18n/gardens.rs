//! Words of the Gardens: trees, places, what a building brings, and everything that is pressed there.

use crate::garden_spaces::space_name;
use crate::sentence::{Sentence, say};
use crate::words::words;
use crate::{Label, Noun, Saying, Words};
use cities::Building as Palace;
use engine::Game;
use engine::Seat;
use gardens::{
    Award, Building, Counts, Event, Gardens, Misfit, Preview, Refusal, Score, Space, Tree, Trees,
};
use table::GardenAwaits;

words! {
    /// The Gardens' words.
    pub struct GardenWords
    plain {
        // The table.
        board,
        your_garden,
        your_gardens,
        hidden_garden,
        drawn_at_the_end,
        planting,
        pile_is_empty,
        turn_left,
        turn_right,
        plant_here,
        completes_nothing,
        /// What stands around the space that is looked at.
        all_four,
        no_trees,
        no_points,
        all_tie,
        /// The lanes of points, and what their dashes are.
        score,
        after_planting,
        points,
        standing,
        standing_note,
        nothing_begun,
        all_scored,
        nothing_scored,
        /// How a building scores, as a heading and in three sentences.
        how_scores,
        most_wins,
        ties_drop,
        value_times_types,
        // The sentence of the turn.
        plant,
        plant_first,
        end,
        over,
        // Why not there.
        taken_head,
        taken,
        edge_head,
        edge,
        alone_head,
        alone,
        // What is refused.
        turn_is_done,
        nothing_laid,
        not_in_hand,
        // What lies on a space.
        free,
        fits,
        ended,
        // Set-up.
        players_note,
        most_four,
        oldest,
        oldest_note,
        variants,
        two_only,
        trees_note,
        // The end.
        by_building,
        where_from_note,
        see_board,
        unowned,
        tied,
        // Keys.
        key_arrows,
        key_main,
        key_enter,
        key_places,
        key_turn,
        mouse_turns,
    }
    sentences {
        /// The four types, in the order of R4.
        trees: [Noun; 4],
        /// Towards which buildings, clockwise from the upper left.
        corners: [&'static str; 4],
        plant_head: fn(&str) -> String,
        end_head: fn(&str) -> String,
        /// How many trees of each type a garden has.
        garden_of: fn(u32) -> String,
        in_pile: fn(u32) -> String,
        /// How many of the 49 buildings are scored.
        scored: fn(u32) -> String,
        buildings: fn(u32) -> String,
        /// Types that tie.
        drop_out: fn(&str) -> String,
        /// Two pairs tie: the types of the one, and of the other.
        pairs_tie: fn(&str, &str) -> String,
        /// How it ties, so that nobody wins.
        nobody_wins: fn(&str) -> String,
        /// Who leads, the value of the building, the types around it so far.
        leads: fn(&str, u32, u32) -> String,
        /// A type that nobody owns leads.
        leads_for_no_one: fn(Tree) -> String,
        /// Somebody's points by a type, and what it would get.
        lane: fn(&str, Tree, u32, u32) -> String,
        /// So many points more.
        plus: fn(u32) -> String,
        /// A type that wins, the value of the building, the types around it.
        tree_wins: fn(Tree, u32, u32) -> String,
        /// A winner, the value of the building, the types around it.
        wins: fn(&str, u32, u32) -> String,
        /// A type that nobody owns wins: the points that are lost.
        lost: fn(u32, Tree) -> String,
        /// So many buildings that such types won, and their points.
        won_in_all: fn(u32, u32) -> String,
        /// Points for somebody, in short.
        points_for: fn(u32, &str) -> String,
        /// So many gardens are missing around a building.
        missing: fn(u32) -> String,
        missing_in_short: fn(u32) -> String,
        /// What a garden would complete, as a list.
        completes: fn(&str) -> String,
        /// A garden of so many trees on a space.
        garden_on: fn(u32, &str) -> String,
        /// Somebody would get points.
        gains: fn(&str, u32) -> String,
        /// The one who plays would get points.
        you_gain: fn(u32) -> String,
        /// The buildings around a space.
        around: fn(&str) -> String,
        /// The same as a heading, by the name of the space.
        around_space: fn(&str) -> String,
        planted: fn(Seat, u32, &str) -> Sentence,
        /// Points for somebody by a type of tree.
        scored_for: fn(u32, Seat, Tree) -> Sentence,
        /// The first and the second type of everybody.
        types: [&'static str; 2],
        /// The types of somebody.
        trees_of: fn(&str) -> String,
        /// The two variants, each with one line that explains it.
        variant_labels: [Label; 2],
    }
}

/// The building of the city games that is drawn and called alike.
pub const fn palace(building: Building) -> Palace {
    match building {
        Building::Pavilion => Palace::Pavilion,
        Building::Seraglio => Palace::Seraglio,
        Building::Arcades => Palace::Arcades,
        Building::Chambers => Palace::Chambers,
        Building::Tower => Palace::Tower,
    }
}

impl Words {
    /// A garden on a space, and what everybody would get for the buildings it completes there.
    pub fn garden_at<'a>(
        &self,
        preview: &Preview,
        at: Space,
        game: &Gardens,
        name: impl Fn(Seat) -> &'a str,
    ) -> Saying {
        let say = &self.gardens;
        let own = game.turn_of();
        let gain = |seat: Seat| match preview.points(seat) {
            0 => None,
            points if seat == own => Some((say.you_gain)(points)),
            points => Some((say.gains)(name(seat), points)),
        };
        let others = Seat::all(game.seats()).filter(|&seat| seat != own);
        let gains: Vec<String> = std::iter::once(own).chain(others).filter_map(gain).collect();
        let rest =
            if gains.is_empty() { say.completes_nothing.to_owned() } else { gains.join(" · ") };
        let number = preview.planted.number().into();
        Saying { head: (say.garden_on)(number, &space_name(at)), rest }
    }

    /// A type of tree.
    pub const fn tree(&self, tree: Tree) -> &Noun {
        &self.gardens.trees[tree.index()]
    }

    /// A building of the Gardens.
    pub const fn palace(&self, building: Building) -> &'static str {
        self.building(palace(building)).name
    }

    /// `palm and lemon`, as in the middle of a sentence.
    pub fn tree_list(&self, trees: Trees) -> String {
        let names: Vec<&str> = trees.iter().map(|tree| self.tree(tree).one).collect();
        self.and(&names)
    }

    /// Whose turn it is, and what they may do now.
    pub fn garden_turn_state(&self, awaits: GardenAwaits, name: &str) -> Saying {
        let words = &self.gardens;
        let (head, rest) = match awaits {
            GardenAwaits::FirstGarden => ((words.plant_head)(name), words.plant_first),
            GardenAwaits::Garden => ((words.plant_head)(name), words.plant),
            GardenAwaits::EndOfTurn => ((words.end_head)(name), words.end),
            GardenAwaits::Nothing => (self.turns.over_head.to_owned(), self.turns.over),
        };
        Saying { head, rest: rest.to_owned() }
    }

    /// Why a garden cannot lie there.
    pub fn garden_misfit(&self, misfit: Misfit) -> Saying {
        let words = &self.gardens;
        let (head, rest) = match misfit {
            Misfit::Taken => (words.taken_head, words.taken),
            Misfit::OnTheEdge => (words.edge_head, words.edge),
            Misfit::Alone => (words.alone_head, words.alone),
        };
        Saying { head: head.to_owned(), rest: rest.to_owned() }
    }

    /// Why something is not allowed. A draft lets no options through that are refused.
    pub fn garden_refusal(&self, refusal: &Refusal) -> String {
        let words = &self.gardens;
        match refusal {
            Refusal::Misfit { misfit, .. } => self.garden_misfit(*misfit).whole(),
            Refusal::NothingLaid => words.nothing_laid.to_owned(),
            Refusal::TurnIsDone => words.turn_is_done.to_owned(),
            Refusal::NotInHand(_) => words.not_in_hand.to_owned(),
            Refusal::Over | Refusal::Options(_) | Refusal::Order(_) => words.over.to_owned(),
        }
    }

    /// What happened, if it deserves a line.
    pub fn garden_log(&self, event: &Event) -> Option<Sentence> {
        let words = &self.gardens;
        match event {
            Event::Begins { seat } => Some((self.events.begins)(*seat)),
            Event::Planted { seat, at, planted } => {
                Some((words.planted)(*seat, planted.number().into(), &space_name(*at)))
            }
            Event::Scored { score, .. } => Some(self.garden_score(score)),
            Event::Ended => Some(say![words.ended]),
            Event::LaidOut { .. }
            | Event::Dealt { .. }
            | Event::TurnEnded { .. }
            | Event::Drew { .. } => None,
        }
    }

    /// What others did, a sentence for each garden with what it completed.
    pub fn garden_recap(&self, events: &[&Event]) -> Vec<Sentence> {
        let mut lines: Vec<Sentence> = Vec::new();
        for event in events {
            match (event, lines.last_mut()) {
                (Event::Scored { score, .. }, Some(line)) => {
                    let score = say![" ", self.garden_score(score)];
                    *line = (self.events.and_then)(std::mem::take(line), score);
                }
                _ => lines.extend(self.garden_log(event)),
            }
        }
        lines
    }

    /// `Tower: 15 for Inés`.
    fn garden_score(&self, score: &Score) -> Sentence {
        let words = &self.gardens;
        let building = palace(score.building);
        let brings = match score.award {
            Award::Won { tree, seat, points } => (words.scored_for)(points.into(), seat, tree),
            Award::Lost { tree, points } => say![(words.lost)(points.into(), tree)],
            Award::Nobody => say![self.nobody_wins(score)],
        };
        (self.events.labelled)(say![building], brings)
    }

    /// The trees around a building: `lavender 3, palm 4, lemon 4, orange 2`.
    pub fn tree_counts(&self, counts: Counts) -> String {
        let one = |tree: Tree| format!("{} {}", self.tree(tree).one, counts.of_tree(tree));
        Tree::ALL.map(one).join(", ")
    }

    /// Who drops out because of a tie, as a sentence.
    pub fn dropped_out(&self, score: &Score) -> Option<String> {
        let trees = score.dropped_out();
        let text = || (self.gardens.drop_out)(&self.tree_list(trees));
        (!trees.is_empty()).then(text)
    }

    /// Who gets a building: `Inés wins 3 × 4`, or why nobody does.
    pub fn garden_award<'a>(&self, score: &Score, name_of: impl Fn(Seat) -> &'a str) -> String {
        let words = &self.gardens;
        match score.award {
            Award::Won { seat, .. } => {
                (words.wins)(name_of(seat), score.building.value().into(), score.types())
            }
            Award::Lost { tree, points } => (words.lost)(points.into(), tree),
            Award::Nobody => self.nobody_wins(score),
        }
    }

    /// How far a game is: `18 of 49 buildings scored`.
    pub fn gardens_scored(&self, buildings: u32) -> String {
        (self.gardens.scored)(buildings)
    }

    /// A building and the trees around it, for who does not see them.
    pub fn around(&self, score: &Score) -> String {
        self.labelled(self.palace(score.building), &self.tree_counts(score.counts))
    }
}
