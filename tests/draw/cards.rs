//! Cards, coins and hands face down.

use super::readable;
use cities::{Bureau, Card, Currency, Scoring};
use draw::{card, card_back, coin_icon, fan};
use insta::assert_snapshot;
use support::arrange::money;

#[test]
fn a_card_shows_its_currency_and_its_value() {
    let coins = money("d9 r1 c4 f7");
    let faces: String = coins.coins().map(|coin| card(Card::Coin(coin))).collect();
    assert_snapshot!(readable(&faces));
}

#[test]
fn a_bureau_de_change_is_split_between_its_currencies() {
    assert_snapshot!(readable(&card(Card::Bureau(Bureau::ALL[0]))));
}

#[test]
fn a_scoring_card_has_its_letter_in_a_star() {
    assert_snapshot!(readable(&card(Card::Scoring(Scoring::B))));
}

#[test]
fn a_coin_in_text_is_as_small_as_a_letter() {
    assert_snapshot!(readable(&Currency::ALL.map(coin_icon).concat()));
}

#[test]
fn only_what_moves_has_a_name() {
    assert!(card(Card::Bureau(Bureau::ALL[0])).contains(r#"data-piece="x0""#));
    let nameless = r#"data-piece="""#;
    assert!(card_back().contains(nameless) && card(Card::Scoring(Scoring::A)).contains(nameless));
}

#[test]
fn backs_are_fanned_out_evenly_and_no_more_than_twelve() {
    assert_snapshot!(readable(&fan(3, false)));
    assert!(fan(1, true).starts_with(r#"<g transform="translate(0 0) rotate(0 0 40)"><path "#));
    assert_eq!(fan(0, true), "");
    assert_eq!(fan(12, false), fan(30, false));
    assert_eq!(fan(12, false).matches("<use").count(), 12);
}
