//! English words of home, set-up, curtain, scorings and the end.

use super::counted;
use super::names::{BUILDINGS, ordinal};
use crate::curtain::CurtainWords;
use crate::home::HomeWords;
use crate::result::ResultWords;
use crate::sentence::say;
use crate::setup::{Label, SetupWords};
use cities::{Line, Set};

pub(super) const HOME: HomeWords = HomeWords {
    go_on: "Continue",
    go_on_with_game: "Continue the game",
    new_game: "New game",
    home: "Home",
    settings: "Settings",
    shortcuts: "Keyboard shortcuts",
    shortcuts_note: "single keys at the table, such as U for undo",
    saved_now: "saved just now",
    is_over: "over",
    see_result: "See the result",
    other_games: "Other saved games",
    save_is_damaged: "This saved game is damaged and can’t be opened. Nothing was deleted.",
    save_is_newer: "This game was saved by a newer version of Albaicín and can’t be opened in this \
                    one. Nothing was deleted.",
    save_is_older: "The last step couldn’t be read. The game continues from the one before.",
    new_game_of: |title| format!("New game: {title}"),
    saved_minutes: |number| format!("saved {} ago", counted(number, "minute", "minutes")),
    saved_hours: |number| format!("saved {} ago", counted(number, "hour", "hours")),
    saved_days: |number| format!("saved {} ago", counted(number, "day", "days")),
    round_before: |number, scoring| format!("round {number}, before {scoring}"),
    players: |number| counted(number, "player", "players"),
    to_play: |name| format!("{name} to play"),
    more_games: |number| format!("{number} more"),
    quick_start_note: |names| {
        format!("Quick start: {names}, same scoring and modules as last time")
    },
    quick_start_of: |title, names| {
        format!("Quick start: {title} with {names}, same scoring and modules as last time")
    },
};

pub(super) const SETUP: SetupWords = SetupWords {
    players: "Players",
    players_note: "2–6 players · drag to change the order of play",
    colour: "Colour",
    colours_note: "each colour has its own emblem",
    free: "free",
    add_player: "Add a player",
    drag: "Drag to change the order",
    least_two: "You need at least two players.",
    most_six: "Six players at most.",
    youngest: "Youngest player",
    youngest_note: "breaks a tie for who begins",
    name_is_taken: "This name is taken. Please choose another.",
    scoring: "Scoring",
    regular: "Regular",
    regular_granada: "the more buildings of a kind in all cities, the more points",
    regular_alhambra: "every kind of building has points of its own, towers the most",
    regular_both: "every building scores as in its own game",
    simplified: "Simplified",
    simplified_note: "fixed points for 1st, 2nd and 3rd place; good for a first game",
    modules: "Modules",
    at_the_table: "At the table",
    hide_hands: "Hide hands between turns",
    hide_hands_note: "cards stay covered until the next player has the device",
    help: "Playing aids",
    help_note: "show where tiles fit, the standings and which tiles are gone",
    ends_by_itself: "End turns automatically",
    ends_by_itself_note: "faster, but the last action can’t be undone",
    seed: "Seed",
    seed_note: "the same seed shuffles everything the same way; leave empty for chance",
    seed_for_some: "Set a seed (optional)",
    seed_is_wrong: "Please enter a whole number with up to 19 digits.",
    begin: "Start game",
    quick_start: "Quick start",
    player: |number| format!("Player {number}"),
    name_of: |number| format!("Name of player {number}"),
    colour_of: |name| format!("Colour of {name}"),
    remove: |name| format!("Remove {name}"),
    move_up: |name| format!("Move {name} up"),
    move_down: |name| format!("Move {name} down"),
    plays_as: |name, place| format!("{name} now plays as number {place}"),
    swaps_with: |name| format!("swap with {name}"),
    colour_and_emblem: |colour, emblem| format!("{colour}, {emblem}"),
    module_labels: [
        Label {
            name: "Vizier’s favour",
            note: "buy one tile between turns for exactly its price; waking your vizier again takes an \
                   action",
        },
        Label {
            name: "Bureau de change",
            note: "special cards that let you pay for one tile in two currencies",
        },
        Label {
            name: "Bonus cards",
            note: "Secret cards; each adds one building once its tile is in your city. 3 each with 2 or 3 players, \
                   2 with 4 or 5, 1 with 6.",
        },
        Label {
            name: "Workers’ huts",
            note: "free tiles; each counts one building for every neighbour of its colour, up to 3",
        },
    ],
    dirk_note: "With two players, Dirk joins in. He is imaginary: he collects tiles and scores for majorities, but never takes a turn and can’t win. You may give him tiles you buy.",
    simplified_both: "for Granada’s buildings; Alhambra’s score as usual",
};

pub(super) const CURTAIN: CurtainWords = CurtainWords {
    since_your_turn: "Since your last turn",
    since_the_start: "Since the start",
    look_at_table: "Look at the table",
    close_table: "Back",
    all_hidden: "All hands are hidden.",
    viziers: "Does anyone use their vizier?",
    vizier_used: "asleep",
    declines: "declines",
    answered: "done",
    bonus_cards: "Does anyone play a bonus card?",
    nobody: "Nobody – continue",
    vizier_rules: "One tile for exactly its price. Then your vizier sleeps; no further action follows.",
    bonus_rules: "You may play any bonus card whose tile is in your city.",
    has_finished: |name| format!("{name} has finished"),
    hand_over: |name| format!("Hand the device to {name}"),
    only_for: |name| format!("All hands are hidden. Only {name} should look now."),
    show_hand: |name| format!("I’m {name} – show my cards"),
    then_shows: |name| format!("Then {name}’s cards show."),
    scoring_next: |scoring| format!("{scoring} comes now"),
    only_for_gardens: |name| {
        format!("All gardens in hand are hidden. Only {name} should look now.")
    },
    show_gardens: |name, number| match number {
        0 | 1 => format!("I’m {name} – show my garden"),
        _ => format!("I’m {name} – show my gardens"),
    },
    hidden_gardens_of: |name, number| {
        format!("{name}’s {}", counted(number, "hidden garden", "hidden gardens"))
    },
    viziers_note: |name| {
        format!(
            "Anyone whose vizier is awake may buy one tile for exactly its price before {name}’s turn."
        )
    },
    viziers_of: |names, next| {
        format!("{names} may buy one tile for exactly its price before {next}’s turn.")
    },
    bonus_cards_note: |scoring| {
        format!("Before {scoring}, you may play any bonus card whose tile is in your city.")
    },
    use_vizier: |name| format!("{name}: use the vizier"),
    play_bonus: |name| format!("{name}: play a bonus card"),
    wants_to_buy: |name| format!("{name}’s vizier wants to buy"),
    wants_to_play: |name| format!("{name} wants to play a bonus card"),
    buys_nothing: |name| format!("Back: {name} buys nothing"),
    plays_nothing: |name| format!("Back: {name} plays nothing"),
    bought_and_built: |tiles| say![" bought and built ", tiles],
    bought_for_reserve: |tiles| say![" bought ", tiles, " for the reserve"],
    bought_for_dirk: |tiles| say![" bought ", tiles, " for Dirk"],
    hidden_cards_of: |name, cards| {
        format!("{name}’s {}", counted(cards, "hidden card", "hidden cards"))
    },
};

pub(super) const RESULT: ResultWords = ResultWords {
    points: "Points",
    before_and_now: "before → now",
    in_all_cities: "in all cities",
    why_this_order: "Why this order?",
    skip: "Skip to the result",
    pause: "Pause",
    go_on: "Continue",
    to_the_table: "Back to the table",
    by_building: "each building has its own points",
    steps: "Steps of the scoring",
    the_result: "The result",
    to_the_result: "To the final result",
    laps: "after 99 a second lap begins, with a +100 banner",
    why_wall: "1 point for every edge of the longest unbroken wall in each city. Walls back to back \
               don’t count.",
    why_moat: "1 point for every edge of the longest unbroken moat in each city. Moats back to back \
               don’t count.",
    why_seam: "2 points for every edge of the longest unbroken line where wall and moat meet.",
    last_tiles: "The last tiles",
    last_tiles_note: "each goes to the player with the most money in its currency, whatever its price; \
                      if tied, it stays in the yard",
    then_last_scoring: "The last tiles, then scoring C",
    game_over: "The game is over",
    points_by_source: "Points by source",
    by_scoring: "Points by scoring",
    every_point: "Every point",
    of_buildings: "Buildings",
    all_tie: "All tie",
    export: "Export",
    save_picture: "Save picture",
    share_picture: "Share picture",
    picture_is_saved: "The picture is saved.",
    picture_failed: "This browser couldn’t make the picture. A screenshot works, too.",
    where_from: "Where the points came from",
    where_from_note: "A + B + C, highest in bold",
    see_cities: "Cities",
    home: "Home",
    play_again: "Rematch",
    total: "Total",
    dirk_cannot_win: "Dirk can’t win.",
    step: |number, of| format!("step {number} of {of}"),
    edges: |number| counted(number, "edge", "edges"),
    points_per_edge: |number| format!("{} per edge", if number == 1 { "point" } else { "points" }),
    stays: |tied| match tied {
        Some(sum) => format!("Tied at {sum}, stays in the yard"),
        None => "Nobody has any, stays in the yard".to_owned(),
    },
    has_it: |name| format!("{name} has it"),
    places_now: |name| format!("{name} places it now"),
    places_then: |name| format!("Then {name}"),
    tile_of: |number, of| format!("Tile {number} of {of}. Then scoring C."),
    places_it: |name, tile| format!("Continue: {name} places {tile}"),
    go_on_to: |scoring| format!("Continue: {scoring}"),
    next_is: |step| format!("Next: {step}"),
    award: |prizes, is_simplified| {
        let place = |(place, &points): (u32, &u16)| match place {
            1 => format!("{} for 1st", counted(points.into(), "point", "points")),
            place => format!("{points} for {}", ordinal(place)),
        };
        let places: Vec<String> = (1..).zip(prizes).map(place).collect();
        let each = if is_simplified { "" } else { "per building in all cities: " };
        format!("{each}{} place", places.join(", "))
    },
    prize: |place, product| match product {
        Some((each, number)) => format!("{}: {each} × {number}", ordinal(place)),
        None => ordinal(place),
    },
    tie: |count, high, low| format!("Tied at {count}. The higher price wins: {high} beats {low}."),
    shared: |many, place, points| {
        let points = counted(points, "point", "points");
        format!("{many} share {} place: {points} each.", ordinal(place))
    },
    why_dearest: |building| {
        let buildings = BUILDINGS[building.index()].many;
        format!(
            "The most {buildings} come first. In a tie, the highest price wins. Tiles in a reserve \
             don’t count."
        )
    },
    why_shared: |building| {
        let buildings = BUILDINGS[building.index()].many;
        format!(
            "The most {buildings} come first. Tied players add up the points of their places and share \
             them, rounded down. Tiles in a reserve don’t count."
        )
    },
    wins: |name| format!("{name} wins"),
    share_victory: |names| format!("{names} share the victory"),
    ahead_of: |points, lead, name| {
        format!("{}, {lead} ahead of {name}", counted(points, "point", "points"))
    },
    points_each: |points| format!("{} each", counted(points, "point", "points")),
    longest_of_game: |line, length, names| {
        let line = match line {
            Line::Border(Set::Alhambra) => "wall",
            Line::Border(Set::Granada) => "moat",
            Line::Seam => "wall-and-moat line",
        };
        format!("Longest {line}: {length}, {names}")
    },
    best_of_game: |building, points, names| {
        format!("Best building: {} {points}, {names}", BUILDINGS[building.index()].name)
    },
    game_length: |rounds, minutes| {
        let rounds = counted(rounds, "round", "rounds");
        match minutes.map(|minutes| (minutes / 60, minutes % 60)) {
            None => rounds,
            Some((0, minutes)) => format!("{rounds}, {}", counted(minutes, "minute", "minutes")),
            Some((hours, minutes)) => format!("{rounds}, {hours} h {minutes} min"),
        }
    },
    points_from: |points, list| format!("{}: {list}", counted(points, "point", "points")),
    source: |what, points| format!("{what} {points}"),
};
