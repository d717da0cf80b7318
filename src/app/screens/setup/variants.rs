//! Variants of the Gardens, each with a switch.

use super::SetUpPanelProps;
use crate::widgets::switch::Switch;
use table::{Change, Variant};
use yew::prelude::*;

/// Hand of three, and two colours each; what so many cannot play stays visible, off, with the reason.
pub(crate) fn variants(props: &SetUpPanelProps) -> Html {
    let words = &props.language.words().gardens;
    let offers = [(Variant::HandOfThree, "hand-of-three"), (Variant::TwoColours, "two-colours")];
    let switch = |(variant, id): (Variant, &'static str)| {
        let label = words.variant_labels[variant as usize];
        let is_disabled = !props.draft.allows(variant);
        let note = if is_disabled { words.two_only } else { label.note };
        let is_on = props.draft.has_variant(variant);
        Switch { id, label: label.name, note, is_on, is_disabled }
            .view(&props.change.reform(move |is_on| Change::Variant(variant, is_on)))
    };
    html! {
        <section class="panel" aria-labelledby="variants">
            <h2 id="variants">{ words.variants }</h2>
            { for offers.map(switch) }
        </section>
    }
}
