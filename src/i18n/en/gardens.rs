//! English words of the Gardens.

use super::counted;
use crate::gardens::GardenWords;
use crate::list::capitalised;
use crate::noun::Noun;
use crate::sentence::say;
use crate::setup::Label;

const TREES: [Noun; 4] = [
    Noun::new("Lavender", "lavender", "lavender"),
    Noun::new("Palm", "palm", "palms"),
    Noun::new("Lemon", "lemon", "lemons"),
    Noun::new("Orange", "orange", "oranges"),
];

pub(super) const GARDENS: GardenWords = GardenWords {
    board: "The gardens",
    your_garden: "Your garden",
    your_gardens: "Your gardens",
    hidden_garden: "hidden garden",
    planting: "planting",
    drawn_at_the_end: "You draw a new garden when you end your turn.",
    pile_is_empty: "The pile is empty.",
    turn_left: "Turn left",
    turn_right: "Turn right",
    plant_here: "Plant here",
    completes_nothing: "Completes no building",
    all_four: "all four buildings",
    no_trees: "no trees yet",
    no_points: "no points",
    all_tie: "all tied",
    score: "Score",
    after_planting: "dashed: after planting",
    points: "Points",
    standing: "Unfinished buildings",
    standing_note: "if scored now",
    nothing_begun: "No building has a garden yet",
    all_scored: "Buildings completed so far",
    nothing_scored: "No building is completed yet",
    how_scores: "How a building scores",
    most_wins: "The tree type with the most trees around a building wins it.",
    ties_drop: "Types with equal numbers cancel each other out.",
    value_times_types: "Points: the building’s value × the number of types around it.",
    plant: "Choose a marked space, turn your garden as you like, then plant it.",
    plant_first: "Choose an inner space: the first garden must not touch the edge.",
    end: "End your turn, or undo.",
    over: "The game is over.",
    taken_head: "Not free",
    taken: "A garden lies there already.",
    edge_head: "Not on the edge",
    edge: "The first garden must not touch the edge. Choose an inner space.",
    alone_head: "Too far away",
    alone: "Plant it next to another garden. Touching at a corner isn’t enough.",
    turn_is_done: "Your garden is planted. Please end your turn.",
    nothing_laid: "Plant a garden first.",
    not_in_hand: "Choose a garden from your hand.",
    free: "free",
    fits: "free, your garden fits here",
    ended: "All gardens are planted",
    players_note: "2–4 players · drag to change the order of play",
    most_four: "Four players at most.",
    oldest: "Oldest player",
    oldest_note: "begins",
    variants: "Variants",
    two_only: "only with two players",
    trees_note: "your trees score for you; types nobody plays are planted too but score for no one",
    by_building: "Points by building",
    where_from_note: "buildings won and their points, highest in bold",
    see_board: "Gardens",
    unowned: "Won by trees nobody plays",
    tied: "Tied, nobody wins",
    key_main: "the main button: plant, end the turn",
    key_arrows: "move between spaces or gardens in your hand",
    key_enter: "plant here, press a button",
    key_places: "next and previous space where a garden may lie",
    mouse_turns: "Mouse: click the garden again, turn the wheel or click the right button to turn it.",
    key_turn: "turn the garden clockwise, anticlockwise",
    trees: TREES,
    corners: ["upper left", "upper right", "lower right", "lower left"],
    plant_head: |name| format!("{name}, plant a garden"),
    end_head: |name| format!("{name}, your garden is planted"),
    garden_of: |number| format!("garden with {number} of each tree"),
    in_pile: |number| format!("{} in the pile", counted(number, "garden", "gardens")),
    scored: |number| format!("{number} of 49 buildings completed"),
    buildings: |number| counted(number, "building", "buildings"),
    drop_out: |trees| format!("{} are tied and cancel out.", capitalised(trees)),
    pairs_tie: |one, other| format!("{one} tie, and so do {other}"),
    nobody_wins: |tie| format!("{tie}, nobody wins"),
    leads: |name, value, types| format!("{name} leads {value} × {types}"),
    leads_for_no_one: |tree| format!("{} leads, nobody plays it", TREES[tree.index()].one),
    lane: |name, tree, points, gain| {
        let tree = TREES[tree.index()].one;
        let points = counted(points, "point", "points");
        match gain {
            0 => format!("{name}, {tree}: {points}"),
            _ => format!("{name}, {tree}: {points}, {gain} more after planting"),
        }
    },
    plus: |points| format!("+{points}"),
    tree_wins: |tree, value, types| format!("{} wins {value} × {types}", TREES[tree.index()].one),
    wins: |name, value, types| format!("{name} wins {value} × {types} = {}", value * types),
    lost: |points, tree| {
        let points = counted(points, "point goes", "points go");
        format!("{points} to no one ({} wins)", TREES[tree.index()].one)
    },
    won_in_all: |buildings, points| {
        let points = counted(points, "point", "points");
        format!("{}, {points}", counted(buildings, "building", "buildings"))
    },
    points_for: |points, name| format!("{points} for {name}"),
    missing: |number| format!("{} to go", counted(number, "garden", "gardens")),
    missing_in_short: |number| format!("{number} to go"),
    garden_on: |number, space| format!("Garden with {number} of each tree on {space}"),
    gains: |name, points| format!("{name} +{points}"),
    you_gain: |points| format!("You +{points}"),
    around_space: |space| format!("Around {space}"),
    completes: |list| format!("Completes {list}"),
    around: |list| format!("Around it: {list}."),
    planted: |seat, number, space| {
        say![seat, format!(" planted a garden ({number} of each tree) on {space}")]
    },
    scored_for: |points, seat, tree| {
        say![points, " for ", seat, format!(" ({})", TREES[tree.index()].one)]
    },
    types: ["First type", "Second type"],
    trees_of: |name| format!("Trees of {name}"),
    variant_labels: [
        Label {
            name: "Hand of three",
            note: "everybody holds three gardens and plants one of them",
        },
        Label {
            name: "Two colours each",
            note: "two tree types each; both score for you, but they can also cancel each other out",
        },
    ],
};
