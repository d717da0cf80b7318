//! English words of home, set-up, curtain, scorings and the end.

use crate::curtain::CurtainWords;
use crate::home::HomeWords;
use crate::noun::counted;
use crate::result::ResultWords;
use crate::sentence::say;
use crate::setup::{Label, SetupWords};

pub(super) const HOME: HomeWords = HomeWords {
    go_on: "Continue",
    go_on_with_game: "Continue the game",
    new_game: "New game",
    home: "Home",
    back: "Back",
    rules: "Rules",
    settings: "Settings",
    shortcuts: "Keyboard shortcuts",
    shortcuts_note: "single keys at the table, such as U for undo",
    saved_now: "saved just now",
    is_over: "over",
    see_result: "See the result",
    other_games: "Other saved games",
    save_is_damaged: "A saved game is damaged and cannot be opened. It is kept.",
    save_is_newer: "A saved game is from a newer version of Albaicín, which this one cannot open. It \
                    is kept.",
    save_is_older: "Its last step could not be read, so it goes on just before.",
    new_game_of: |title| format!("New game: {title}"),
    saved_minutes: |number| format!("saved {} ago", counted(number, "minute", "minutes")),
    saved_hours: |number| format!("saved {} ago", counted(number, "hour", "hours")),
    saved_days: |number| format!("saved {} ago", counted(number, "day", "days")),
    round: |number| format!("round {number}"),
    round_before: |number, scoring| format!("round {number}, before {scoring}"),
    players: |number| counted(number, "player", "players"),
    modules: |number| counted(number, "module", "modules"),
    to_play: |name| format!("{name} to play"),
    more_games: |number| format!("{number} more"),
    quick_start_of: |title, names| format!("Quick start: {title}, as last time with {names}"),
};

pub(super) const SETUP: SetupWords = SetupWords {
    players: "Players",
    players_note: "2 to 6 · drag to reorder",
    name: "Name",
    colour: "Colour",
    colours: "Colours",
    colours_note: "each colour has its own emblem, so no one depends on the colour alone",
    free: "free",
    person: "Person",
    add_player: "Add a player",
    drag: "Drag to change the order",
    least_two: "At least two play.",
    most_six: "The table is full: six play.",
    youngest: "Youngest player",
    youngest_note: "breaks a tie for who begins",
    name_is_missing: "Everybody needs a name.",
    name_is_taken: "Somebody else has this name already.",
    colour_is_taken: "Two have the same colour.",
    scoring: "Scoring",
    regular: "Regular",
    regular_granada: "points grow with the number of buildings in all cities",
    regular_alhambra: "every kind of building has points of its own, towers the most",
    regular_both: "every building scores as in its own game",
    simplified: "Simplified",
    simplified_note: "3, then 10 and 3, then 18, 10 and 3: good for a first game",
    modules: "Modules",
    only_in_alhambra: "only in Alhambra",
    only_in_granada: "only with Granada",
    at_the_table: "At the table",
    hide_hands: "Hide hands between turns",
    hide_hands_note: "a curtain asks for the next player",
    help: "Help on the table",
    help_note: "legal places, and how everybody stands",
    ends_by_itself: "The table ends turns by itself",
    ends_by_itself_note: "faster, but the last action cannot be undone",
    seed: "Seed",
    seed_note: "the same seed deals the same game; leave it empty for a new one",
    seed_for_some: "A seed, for those who want one",
    seed_is_wrong: "A seed is a whole number with up to 19 digits.",
    begin: "Begin",
    quick_start: "Quick start",
    quick_start_note: "as last time",
    player: |number| format!("Player {number}"),
    name_of: |number| format!("Name of player {number}"),
    colour_of: |name| format!("Colour of {name}"),
    remove: |name| format!("Remove {name}"),
    move_up: |name| format!("Move {name} up"),
    move_down: |name| format!("Move {name} down"),
    plays_as: |name, place| format!("{name} now plays as number {place}"),
    swaps_with: |name| format!("swaps with {name}"),
    colour_and_emblem: |colour, emblem| format!("{colour}, {emblem}"),
    module_labels: [
        Label {
            name: "Vizier’s favour",
            note: "once in a while, buy out of turn for the exact price",
        },
        Label { name: "Bureau de change", note: "pay a tile in two currencies" },
        Label { name: "Bonus cards", note: "a secret card counts a building twice" },
        Label { name: "Workers’ huts", note: "free tiles that count as their neighbours" },
    ],
};

pub(super) const CURTAIN: CurtainWords = CurtainWords {
    since_your_turn: "Since your last turn",
    since_the_start: "Since the start",
    look_at_table: "Look at the table",
    close_table: "Back to the curtain",
    viziers: "A vizier’s favour?",
    vizier_used: "used",
    no_vizier_used: "Continue means: no vizier is used.",
    bonus_cards: "Bonus cards?",
    no_bonus_played: "Continue means: no bonus card is played.",
    has_finished: |name| format!("{name} has finished"),
    hand_over: |name| format!("Hand the device to {name}"),
    only_for: |name| format!("The hands are face down. Only {name} should look."),
    show_hand: |name| format!("I am {name}: show my hand"),
    go_on: |name| format!("Continue: I am {name}"),
    viziers_note: |name| {
        format!(
            "Anyone with a face-up vizier may buy one tile for its exact price before {name} plays."
        )
    },
    bonus_cards_note: |scoring| {
        format!("Anyone who holds a bonus card may play it before {scoring}.")
    },
    use_vizier: |name| format!("{name}: use the vizier"),
    play_bonus: |name| format!("{name}: play a bonus card"),
    bought_and_built: |tiles| say![" bought and built ", tiles],
    bought_for_reserve: |tiles| say![" bought ", tiles, " for the reserve"],
    bought_for_dirk: |tiles| say![" bought ", tiles, " for Dirk"],
};

pub(super) const RESULT: ResultWords = ResultWords {
    points: "Points",
    before_and_now: "before → now",
    in_all_cities: "in all cities",
    why_this_order: "Why this order?",
    next: "Next",
    skip: "Skip to the result",
    pause: "Pause",
    go_on: "Go on",
    to_the_table: "Back to the table",
    open_again: "See the last scoring",
    by_building: "each building has its own points",
    nobody_has_it: "Nobody has one",
    steps: "Steps of the scoring",
    the_result: "The result",
    to_the_result: "To the final result",
    laps: "after 99 a second lap begins, with a +100 banner",
    why_wall: "The longest unbroken wall of each city, a point for every edge. Walls back to back count \
               for nothing.",
    why_moat: "The longest unbroken moat of each city, a point for every edge. Moats back to back count \
               for nothing.",
    why_seam: "The longest unbroken line along which wall and moat touch, two points for every edge.",
    last_tiles: "The last tiles",
    last_tiles_note: "each goes to whoever holds most of its currency; the price plays no part",
    stays_in_yard: "stays in the yard",
    game_over: "The game is over",
    points_by_scoring: "Points by scoring",
    where_from: "Where the points came from",
    where_from_note: "A + B + C, best in bold",
    see_cities: "See the cities",
    replay: "Replay",
    home: "Home",
    play_again: "Play again",
    total: "Total",
    waves: "waves: moats",
    battlements: "battlements: walls",
    beads: "beads: seam",
    shared_victory: "Equal points share the victory.",
    dirk_cannot_win: "Dirk cannot win.",
    step: |number, of| format!("step {number} of {of}"),
    edges: |number| counted(number, "edge", "edges"),
    points_per_edge: |number| format!("{} per edge", if number == 1 { "point" } else { "points" }),
    places_it: |name, tile| format!("Go on: {name} places {tile}"),
    go_on_to: |scoring| format!("Go on: {scoring}"),
    next_is: |step| format!("Next: {step}"),
    first: |worth| format!("first {worth}"),
    second: |worth| format!("second {worth}"),
    third: |worth| format!("third {worth}"),
    tie: |each, high, low| format!("{each} each: the dearest decides, {high} beats {low}."),
    shared: |many, place, points| format!("{many} share {place} place: {points} each."),
    why_dearest: |buildings| {
        format!(
            "Most {buildings} first. Between equal numbers the dearest decides. Those in a reserve do \
             not count."
        )
    },
    why_shared: |buildings| {
        format!(
            "Most {buildings} first. Equal numbers share the points of their places. Those in a \
             reserve do not count."
        )
    },
    wins: |name| format!("{name} wins"),
    share_victory: |names| format!("{names} share the victory"),
    ahead_of: |points, lead, name| format!("{points}, {lead} ahead of {name}"),
    longest_of_game: |longest, length| format!("{longest} of the game: {length}"),
};
