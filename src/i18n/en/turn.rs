//! English words for turns, verdicts and refusals.

use super::counted;
use crate::list::capitalised;
use crate::refusals::RefusalWords;
use crate::turn::TurnWords;
use crate::verdicts::VerdictWords;

pub(super) const TURN: TurnWords = TurnWords {
    take_money: "take money",
    buy_tile: "buy a tile",
    redesign: "redesign your city",
    take_hut: "take a hut",
    wake_vizier: "wake your vizier",
    nothing_to_do: "No action is possible, so please pass.",
    end: "End your turn, or undo your last step. Ending can’t be undone.",
    vizier_end: "End the purchase, or undo your last step.",
    vizier: "Buy one tile for exactly its price, or skip.",
    bonus: "Play any bonus card whose tile is in your city, or continue.",
    over_head: "The game is over",
    over: "All points are counted.",
    your_turn: |name| format!("{name}, your turn"),
    play_again: |name| format!("{name}, still your turn"),
    place_head: |name, number| match number {
        1 => format!("{name}, place your tile"),
        _ => format!("{name}, place your tiles"),
    },
    place_one: |tile, can_give| {
        if can_give {
            format!("Build {tile}, put it in your reserve or give it to Dirk.")
        } else {
            format!("Build {tile} or put it in your reserve.")
        }
    },
    place_many: |number, can_give| {
        if can_give {
            format!(
                "{number} tiles to place. Build each one, put it in your reserve or give it to Dirk."
            )
        } else {
            format!("{number} tiles to place. Build each one or put it in your reserve.")
        }
    },
    end_head: |name| format!("{name}, that’s your turn"),
    vizier_head: |name| format!("{name}, buy with your vizier’s favour"),
    vizier_end_head: |name| format!("{name}, that’s your purchase"),
    bonus_head: |name, scoring| format!("{name}, {scoring} is next"),
    last_head: |name| format!("{name}, a last tile for you"),
    last: |tile| format!("Build {tile} with this side up, or put it in your reserve."),
    ways: |ways| format!("{}.", capitalised(ways)),
};

pub(super) const VERDICTS: VerdictWords = VerdictWords {
    exact_plays_again: "Exact – you get another action",
    exact: "Exact",
    fee_paid: "3 paid – no extra action for this",
    chosen: "chosen",
    one_card: "One card of any value",
    deck_is_empty: "the deck is empty",
    too_much_ends: |over| format!("{over} too much – no further action"),
    too_much_for_vizier: |over| format!("{over} too much – a vizier pays the exact price"),
    fee_too_much: |paid, over| format!("{paid} paid, {over} too much, no change"),
    fee_short: |paid, missing| format!("{paid} of 3 paid, {missing} short"),
    short: |missing| format!("{missing} short"),
    take_sum: |sum| format!("{sum} of at most 5"),
    take_too_much: |sum| format!("That makes {sum}. Several cards may be worth 5 at most."),
    yard_exact: |_| "exact".to_owned(),
    yard_over: |over| format!("{over} over"),
    yard_missing: |missing| format!("{missing} short"),
    in_bag: |tiles| format!("{} in the bag", counted(tiles, "tile", "tiles")),
    in_deck: |cards| format!("{} in the deck", counted(cards, "card", "cards")),
    next_scoring: |letter, first, last| {
        if first == last {
            format!("{letter} in {}", counted(first, "card", "cards"))
        } else {
            format!("{letter} in {first}–{last} cards")
        }
    },
};

pub(super) const REFUSALS: RefusalWords = RefusalWords {
    over: "The game is over.",
    seats: "2 to 6 players can play.",
    youngest: "Choose one of the players as the youngest.",
    simplified_alhambra: "Only for Granada’s buildings. Alhambra has its own scoring.",
    bureaus_outside: "The bureau de change is played in Alhambra only.",
    bonus_cards_outside: "Bonus cards name tiles of Alhambra and are played there only.",
    huts_outside: "Workers’ huts are played in Alhambra only.",
    order: "This saved game is damaged: its cards are not complete.",
    decide_bonus_cards: "Play a bonus card or continue.",
    no_bonus_cards_now: "You can play bonus cards in your own turn and before a scoring.",
    vizier_takes_no_hut: "A vizier buys tiles only. Take the hut in your own turn.",
    end_first: "Please end the purchase first.",
    decide_vizier: "First decide for your vizier: buy a tile for exactly its price, or skip.",
    place_viziers_tile: "First place the tile your vizier bought.",
    place_last_tile: "First place this tile. Build it or put it in your reserve.",
    place_after_actions: "Finish your actions first, then place all your tiles, then end the turn.",
    act_first: "You still have an action. Take money, buy a tile or redesign your city.",
    actions_are_over: "No actions left this turn. Place your tiles, then end your turn.",
    nothing_taken: "Choose at least one face-up card.",
    not_open: "Choose from the face-up cards.",
    not_in_hand: "Choose cards from your hand.",
    wrong_currency: "Pay in the currency of the tile’s space.",
    wrong_bureau: "This bureau de change doesn’t cover the tile’s currency. Pay without it.",
    bureau_alone: "Take either the bureau de change or money.",
    turning_costs: "Pay at least 3 in one currency to build this side. The side you bought is free.",
    not_turned: "This tile keeps its side. Build it like this or put it in your reserve.",
    not_for_dirk: "Only a tile you bought can be given to Dirk. Build this one or put it in your \
                   reserve.",
    can_act: "You can still do something. Take money, buy a tile or redesign your city.",
    no_module: "You’re playing without this module. Choose another action.",
    vizier_awake: "Your vizier is already awake. Choose another action.",
    no_such_hut: "Choose the top hut of a pile.",
    three_huts: "You already have 3 huts, the most you can have. Choose another action.",
    not_your_bonus_card: "Choose one of your bonus cards.",
    bonus_tile_missing: "First build the tile of this bonus card into your city.",
    see_places: "Choose another place.",
    more_than_five: |sum| {
        format!(
            "These cards are worth {sum}. Take fewer (5 at most), or a single card of any value."
        )
    },
    short: |missing| {
        format!("{missing} short. Add cards of this currency, or choose another tile.")
    },
    fee_short: |missing| format!("{missing} short. Turning over costs at least 3 in one currency."),
    not_exact: |over| format!("{over} too much. A vizier pays exactly the price."),
    not_in_yard: |tile| format!("{tile} isn’t in the yard. Choose one that is."),
    not_in_reserve: |tile| format!("{tile} isn’t in your reserve. Choose one that is."),
    not_waiting: |tile| format!("{tile} isn’t beside your city. Choose one that is."),
};
