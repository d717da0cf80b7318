//! The secret bonus cards of the one who decides, and those in play.

use crate::widgets::icon::{centred, drawing, glyph, picture, placed};
use crate::widgets::roving_focus::RovingFocus;
use cities::Face;
use draw::{CityTile, PLUS_ONE};
use i18n::Words;
use table::{BonusHint, BonusUse, CityClick, Table};
use yew::prelude::*;

/// The cards that may show now.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Bonus {
    hand: Vec<BonusHint>,
    played: Vec<Face>,
}

/// The cards of whoever may look at their hand; nothing where none are played or none is left.
pub(crate) fn bonus(table: &Table) -> Option<Bonus> {
    let hand = table.bonus_hints();
    let played = table.game().bonus_played(table.hand_shown()?);
    (!hand.is_empty() || !played.is_empty()).then_some(Bonus { hand, played })
}

/// The cards in the own row.
pub(crate) fn bonus_cards(
    bonus: &Bonus,
    is_off: bool,
    on_click: &Callback<CityClick>,
    words: &'static Words,
) -> Html {
    let say = &words.table;
    html! {
        <section class="own-bonus" aria-label={say.bonus_cards}>
            <RovingFocus class="bonus-cards" label={say.bonus_cards} {is_off}>
                { for bonus.played.iter().map(|&face| html! {
                    <p class="bonus-card in-play">
                        <span class="unseen">{ words.commas(&[&*words.tile_name(face), say.in_play]) }</span>
                        { bonus_card(face, words) }
                    </p>
                }) }
                { for bonus.hand.iter().map(|&hint| card(hint, on_click, words)) }
            </RovingFocus>
            <p class="own-note" aria-hidden="true">{ drawing("icons-eye") }{ say.only_you }</p>
        </section>
    }
}

fn card(
    BonusHint { face, uses }: BonusHint,
    on_click: &Callback<CityClick>,
    words: &'static Words,
) -> Html {
    let name = words.tile_name(face);
    let label = match uses {
        BonusUse::Counts(before, after) => {
            words.sentences(&[name, (words.table.play_bonus_for)(face.building(), before, after)])
        }
        BonusUse::NotBuilt => words.aside(&name, words.table.build_first),
        BonusUse::NotNow => words.aside(&name, words.table.not_now),
    };
    let onclick = on_click.reform(move |_: MouseEvent| CityClick::Bonus(face));
    html! {
        <button class={classes!("bonus-card", (!uses.can_be_played()).then_some("of-no-use"))} title={label.clone()} {onclick}>
            <span class="unseen">{ label }</span>
            { bonus_card(face, words) }
        </button>
    }
}

/// A card: its tile, and what it adds.
fn bonus_card(face: Face, words: &'static Words) -> Html {
    html! {
        <svg class={classes!("card", CityTile::Face(face).hue())} viewBox="0 0 64 90" aria-hidden="true">
            { placed("cards-bonus") }
            <text class="head-word" x="32" y="10.800">{ words.table.bonus_head }</text>
            <g transform="translate(9 18)scale(.46)">{ picture(CityTile::Face(face).drawn(false, true)) }</g>
            <rect class="badge" x="7" y="67" width="50" height="19" rx="9" />
            <text class="pill-text small" x="24" y="82">{ PLUS_ONE }</text>
            { centred(&glyph(face.building()), (45.0, 76.5), 14.0, "on-hue") }
        </svg>
    }
}
