//! Player disc: the sign of an owner, a player with their emblem or Dirk.

use crate::widgets::icon;
use yew::prelude::*;

/// Somebody at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Owner {
    /// A player by colour, 0 to 5; in the Gardens by tree, 6 to 9.
    Player(u8),
    Dirk,
}

impl Owner {
    /// The class that sets the hue and the ink on it.
    pub(crate) fn hue(self) -> String {
        match self {
            Self::Player(colour) => format!("pl-{colour}"),
            Self::Dirk => "dirk".to_owned(),
        }
    }
}

/// A player's vizier: a turban on an octagon, or stone while it lies face down.
pub(crate) fn draw_vizier(whose: Owner, is_awake: bool) -> Html {
    let piece = if is_awake { "pieces-vizier" } else { "pieces-asleep" };
    html! {
        <svg class={classes!("vizier", whose.hue())} aria-hidden="true">{ icon::placed(piece) }</svg>
    }
}

/// A player's disc, or Dirk's; not read out, because a name stands beside it.
pub(crate) fn draw_disc(whose: Owner) -> Html {
    let mark = match whose {
        Owner::Player(colour) => {
            let sign = icon::centred_in(icon::emblem(colour), (16.0, 16.0), 20.0, "on-hue");
            // Trees have colours of their own and stand on paper.
            match colour {
                0..6 => sign,
                _ => format!(r#"<circle class="paper" cx="16" cy="16" r="11.5"/>{sign}"#),
            }
        }
        Owner::Dirk => r#"<text class="initial" x="16" y="22">D</text>"#.to_owned(),
    };
    icon::picture(format!(
        r#"<svg class="emblem {}" viewBox="0 0 32 32" aria-hidden="true"><circle class="disc" cx="16" cy="16" r="15"/>{mark}</svg>"#,
        whose.hue()
    ))
}
