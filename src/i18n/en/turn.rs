//! English words for turns, verdicts and refusals.

use crate::noun::counted;
use crate::refusals::RefusalWords;
use crate::turn::TurnWords;
use crate::verdicts::VerdictWords;

pub(super) const TURN: TurnWords = TurnWords {
    take_money: "take money",
    buy_tile: "buy a tile",
    redesign: "redesign your city",
    take_hut: "take a hut",
    wake_vizier: "wake your vizier",
    nothing_to_do: "There is nothing you can do: pass.",
    end: "End your turn, or undo something.",
    vizier_end: "End the purchase, or undo something.",
    vizier: "Buy a tile for exactly its price, or go on without.",
    bonus: "Play a bonus card whose tile stands in your city, or go on without.",
    over_head: "The game is over",
    over: "All points are counted.",
    your_turn: |name| format!("{name}, your turn"),
    play_again: |name| format!("{name}, play again"),
    place_head: |name, number| match number {
        1 => format!("{name}, place your tile"),
        _ => format!("{name}, place your tiles"),
    },
    place_one: |tile, can_give| {
        if can_give {
            format!("Build {tile}, put it into your reserve or give it to Dirk.")
        } else {
            format!("Build {tile} or put it into your reserve.")
        }
    },
    place_many: |number, can_give| {
        let dirk = if can_give { ", or give it to Dirk" } else { "" };
        format!("{number} tiles wait: build each or put it into your reserve{dirk}.")
    },
    end_head: |name| format!("{name}, all is done"),
    vizier_head: |name| format!("{name}, your vizier’s favour"),
    vizier_end_head: |name| format!("{name}, the purchase is done"),
    bonus_head: |name, scoring| format!("{name}, {scoring} is next"),
    last_head: |name| format!("{name}, a last tile for you"),
    last: |tile| format!("Build {tile} as it lies, or put it into your reserve."),
};

pub(super) const VERDICTS: VerdictWords = VerdictWords {
    exact_plays_again: "Exact: you play again",
    exact: "Exact",
    fee_paid: "Exactly 3",
    bought: "bought",
    chosen: "chosen",
    one_card: "One card of any value",
    deck_is_empty: "the deck is empty",
    too_much_ends: |over| format!("{over} too much: your turn ends"),
    too_much_for_vizier: |over| format!("{over} too much: a vizier pays the exact price"),
    fee_too_much: |over| format!("{over} too much, no change"),
    short: |missing| format!("{missing} short"),
    of_price: |sum, price| format!("{sum} of {price}"),
    take_sum: |sum| format!("{sum} of at most 5"),
    take_too_much: |sum| format!("{sum} with this card: several may be worth 5 at most"),
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
    seats: "Two to six can play.",
    youngest: "Choose the youngest among those who play.",
    simplified_alhambra: "Simplified scoring is for Granada’s buildings; Alhambra has points of its own.",
    bureaus_outside: "The bureau de change is played in Alhambra only.",
    bonus_cards_outside: "Bonus cards name tiles of Alhambra and are played there only.",
    huts_outside: "Workers’ huts are played in Alhambra only.",
    order_deck: "The deck of this game does not have exactly its cards.",
    order_bag: "A bag of this game does not have exactly its tiles.",
    order_huts: "The huts of this game are not the twenty-four.",
    order_bonus_cards: "The bonus cards of this game are not the ten.",
    order_too_early: "A scoring card or a bureau de change lies too early in this deck.",
    decide_bonus_cards: "Bonus cards are played in your own turn or when you are asked before a \
                         scoring; play one or go on without.",
    vizier_takes_no_hut: "A vizier buys tiles only; take the hut in your own turn.",
    end_first: "All is done: end the purchase.",
    decide_vizier: "The viziers come first: buy a tile for exactly its price, or go on without.",
    place_last_tile: "First place the tile you got: build it or put it into your reserve.",
    place_after_actions: "Bought tiles are placed after your actions, and all of them before the turn \
                          ends.",
    act_first: "You still have an action: take money, buy a tile or redesign your city.",
    actions_are_over: "Your actions are over: place what waits beside your city, then end your turn.",
    nothing_taken: "Choose at least one open card.",
    not_open: "Choose among the open cards.",
    not_in_hand: "Choose cards of your hand.",
    wrong_currency: "Pay in the currency of the tile’s space.",
    wrong_bureau: "This bureau de change does not know the currency of the tile’s space; pay without it.",
    bureau_alone: "A bureau de change is taken alone: choose it, or money.",
    turning_costs: "Turning a tile over costs at least 3 in one currency; as it lies it costs nothing.",
    not_turned: "A tile got at the end stays as it lies: build it this way or put it into your reserve.",
    not_for_dirk: "Only a tile you bought can be given to Dirk: build this one or put it into your reserve.",
    can_act: "You can still do something: take money, buy a tile or redesign your city.",
    no_module: "This module is not played: choose another action.",
    vizier_awake: "Your vizier is face up already: choose another action.",
    three_huts: "You have three huts, and more are not allowed: choose another action.",
    not_your_bonus_card: "Choose a bonus card of your hand.",
    bonus_tile_missing: "First build the tile of this bonus card into your city.",
    see_places: "Choose one of the marked places.",
    more_than_five: |sum| {
        format!(
            "Several cards may be worth 5 at most, these are worth {sum}: take fewer, or just one."
        )
    },
    short: |missing| {
        format!("{missing} short: add cards of this currency, or choose another tile.")
    },
    fee_short: |missing| format!("{missing} short: turning over costs at least 3 in one currency."),
    not_exact: |over| format!("{over} too much: a vizier pays exactly the price."),
    not_in_yard: |tile| format!("{tile} is not in the yard: choose a tile that lies there."),
    not_in_reserve: |tile| format!("{tile} is not in your reserve: choose a tile that lies there."),
    not_waiting: |tile| format!("{tile} does not wait beside your city: choose a tile that does."),
    no_such_hut: |hut| format!("{hut} does not lie open: choose the uppermost hut of a pile."),
};
