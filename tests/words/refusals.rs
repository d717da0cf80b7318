//! Every refusal says what to do.

use super::{ENGLISH, GERMAN, assert_sentence, has_all};
use cities::{Misfit, NotTogether, OrderFault, Refusal, Side};
use support::arrange::{at, face};

pub(super) fn every_refusal() -> Vec<Refusal> {
    let tile = face("library 9");
    let mut all = vec![
        Refusal::Options(NotTogether::Seats),
        Refusal::Over,
        Refusal::NothingTaken,
        Refusal::NotOpen,
        Refusal::MoreThanFive { sum: 7 },
        Refusal::NotInYard(tile),
        Refusal::NotInHand,
        Refusal::WrongCurrency,
        Refusal::FeeShort { missing: 1 },
        Refusal::Short { missing: 3 },
        Refusal::NotExact { over: 2 },
        Refusal::WrongBureau,
        Refusal::BureauAlone,
        Refusal::NotInReserve(tile),
        Refusal::NotWaiting(tile),
        Refusal::TurningCosts,
        Refusal::NotTurned,
        Refusal::Misfit { at: at(1, 0), misfits: vec![Misfit::EdgeDiffers { side: Side::West }] },
        Refusal::Misfit { at: at(1, 0), misfits: vec![Misfit::StartTile, Misfit::Nothing] },
        Refusal::NotForDirk,
        Refusal::CanAct,
        Refusal::NoModule,
        Refusal::VizierAwake,
        Refusal::NoSuchHut(face("hut tower NW")),
        Refusal::ThreeHuts,
        Refusal::NotYourBonusCard,
        Refusal::BonusTileMissing,
    ];
    let rules = ["N2", "V6", "T9", "V3", "V2", "E3", "T8", "T4", "T5"];
    all.extend(rules.map(|rule| Refusal::NotNow { rule }));
    // Whatever is missing in a stacked order: the game is damaged, and that is all a player can know.
    all.push(Refusal::Order(OrderFault::Deck));
    all
}

#[test]
fn every_refusal_is_a_sentence_of_its_own() {
    let all = every_refusal();
    has_all!(
        all,
        Refusal::Options(_),
        Refusal::Order(_),
        Refusal::Over,
        Refusal::NotNow { .. },
        Refusal::NothingTaken,
        Refusal::NotOpen,
        Refusal::MoreThanFive { .. },
        Refusal::NotInYard(_),
        Refusal::NotInHand,
        Refusal::WrongCurrency,
        Refusal::FeeShort { .. },
        Refusal::Short { .. },
        Refusal::NotExact { .. },
        Refusal::WrongBureau,
        Refusal::BureauAlone,
        Refusal::NotInReserve(_),
        Refusal::NotWaiting(_),
        Refusal::TurningCosts,
        Refusal::NotTurned,
        Refusal::Misfit { .. },
        Refusal::NotForDirk,
        Refusal::CanAct,
        Refusal::NoModule,
        Refusal::VizierAwake,
        Refusal::NoSuchHut(_),
        Refusal::ThreeHuts,
        Refusal::NotYourBonusCard,
        Refusal::BonusTileMissing,
    );
    for refusal in &all {
        assert_sentence(|words| words.refusal(refusal));
    }
    for words in [ENGLISH, GERMAN] {
        let mut said: Vec<String> = all.iter().map(|refusal| words.refusal(refusal)).collect();
        said.sort_unstable();
        said.dedup();
        assert_eq!(said.len(), all.len(), "two refusals say the same");
    }
}

#[test]
fn refusals_name_their_numbers_and_tiles() {
    let said = |refusal: &Refusal| [ENGLISH.refusal(refusal), GERMAN.refusal(refusal)];
    for text in said(&Refusal::MoreThanFive { sum: 7 }) {
        assert!(text.contains('5') && text.contains('7'), "{text}");
    }
    for text in said(&Refusal::Short { missing: 4 }) {
        assert!(text.starts_with("4 "), "{text}");
    }
    assert!(said(&Refusal::NotInYard(face("library 9")))[1].starts_with("Bibliothek 9 "));
    let misfit =
        Refusal::Misfit { at: at(1, 0), misfits: vec![Misfit::EdgeDiffers { side: Side::West }] };
    assert_eq!(said(&misfit)[0], "Edges don’t match. Choose another place.");
}
