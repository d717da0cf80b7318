//! Disc: the sign of a player, or of Dirk.

use crate::symbols;

/// A player's disc by colour (0 to 5, in the Gardens 6 to 9), or Dirk's; words beside it say whose it is.
pub fn disc(colour: Option<u8>) -> String {
    let (hue, mark) = match colour {
        None => ("dirk".to_owned(), r#"<text class="initial" x="16" y="22">D</text>"#.to_owned()),
        Some(colour) => {
            let sign = symbols::centred_in(symbols::emblem(colour), (16.0, 16.0), 20.0, "on-hue");
            // Trees have colours of their own and stand on paper.
            let paper = r#"<circle class="paper" cx="16" cy="16" r="11.5"/>"#;
            let paper = if colour < 6 { "" } else { paper };
            (format!("pl-{colour}"), format!("{paper}{sign}"))
        }
    };
    format!(
        r#"<svg class="emblem {hue}" viewBox="0 0 32 32" aria-hidden="true"><circle class="disc" cx="16" cy="16" r="15"/>{mark}</svg>"#
    )
}
