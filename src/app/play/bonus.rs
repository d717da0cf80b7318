//! The secret bonus cards of the one who decides, and those in play.

use crate::rove::Rove;
use crate::tile::{Piece, draw_tile};
use cities::{Face, Phase};
use i18n::{Language, Words};
use table::{Click, Table};
use yew::prelude::*;

/// The cards that may show now.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Bonus {
    /// In hand, with the number of the building before and after if it can be played now.
    hand: Vec<(Face, Option<(u32, u32)>)>,
    played: Vec<Face>,
}

/// The cards of whoever may look at their hand; nothing where none are played or none is left.
pub(crate) fn bonus(table: &Table) -> Option<Bonus> {
    let game = table.game();
    let seat = table.hand_shown()?;
    let (hand, played) = (game.bonus_hand(seat), game.bonus_played(seat));
    if hand.is_empty() && played.is_empty() {
        return None;
    }
    let is_time = !matches!(game.phase(), Phase::Vizier | Phase::VizierPlace | Phase::VizierEnd);
    let city = game.city(seat);
    let is_built = |face: Face| city.tiles().iter().any(|laid| laid.face == face);
    let number = |face: Face| {
        let who = cities::Who::Seat(seat);
        let ranks = game.standing(game.next_scoring_to_come(), face.building());
        ranks.iter().find(|rank| rank.who == who).map_or(0, |rank| u32::from(rank.count))
    };
    let offer = |face: Face| {
        let counts = (number(face), number(face) + 1);
        (face, Some(counts).filter(|_| is_time && is_built(face)))
    };
    Some(Bonus { hand: hand.into_iter().map(offer).collect(), played })
}

#[derive(PartialEq, Properties)]
pub(crate) struct BonusViewProps {
    pub(crate) language: Language,
    pub(crate) bonus: Bonus,
    pub(crate) on_click: Callback<Click>,
}

/// The tray.
#[component]
pub(crate) fn BonusView(props: &BonusViewProps) -> Html {
    let words = props.language.words();
    let say = &words.table;
    html! {
        <section class="tray tray-bonus" aria-label={say.bonus_cards}>
            <h2>{ say.bonus_cards }<span class="quiet">{ say.only_you }</span></h2>
            <Rove class="tray-tiles" label={say.bonus_cards}>
                { for props.bonus.hand.iter().map(|&(face, counts)| card(face, counts, props, words)) }
            </Rove>
            if !props.bonus.played.is_empty() {
                <ul class="bonus-played">
                    { for props.bonus.played.iter().map(|&face| html! {
                        <li>{ format!("{} · {}", words.tile_name(face), say.in_play) }</li>
                    }) }
                </ul>
            }
        </section>
    }
}

fn card(
    face: Face,
    counts: Option<(u32, u32)>,
    props: &BonusViewProps,
    words: &'static Words,
) -> Html {
    let name = words.tile_name(face);
    let says = counts.map(|(before, after)| {
        (words.table.play_bonus_for)(words.building(face.building()).name, before, after)
    });
    let label = says.clone().unwrap_or_else(|| name.clone());
    let onclick = props.on_click.reform(move |_: MouseEvent| Click::Bonus(face));
    html! {
        <button class="bonus-card" title={label.clone()} disabled={counts.is_none()} {onclick}>
            <span class="unseen">{ format!("{name}. {label}") }</span>
            { draw_tile(Piece::Tile(face), false) }
            <span class="plus-one" aria-hidden="true">{ PLUS_ONE }</span>
            { for says.map(|says| html! { <span class="says" aria-hidden="true">{ says }</span> }) }
        </button>
    }
}

const PLUS_ONE: &str = "+1";
