//! Flights of a scoring: points fly to where they count, and rows that change places do so visibly.

use crate::browser::dom::{Element, area, found, found_in, new_element};
use crate::browser::motion::{SLOW, Time, is_reduced};
use crate::widgets::flights::{Air, Flying};
use crate::widgets::player_disc::Owner;
use crate::widgets::sentence::whose;
use cities::Who;
use draw::{Area, tidy};
use table::Players;

/// How long points are on their way, in milliseconds: they arrive before the next ones set out.
const FLIGHT: u32 = 600;

/// Their size then, in px.
const POINTS: (f64, f64) = (70.0, 44.0);

/// Where the row of everybody in the list of points is.
pub(crate) struct RowPositions(Vec<(Owner, Area)>);

impl RowPositions {
    /// As they are now; nothing where nothing may move.
    pub(crate) fn seen(everybody: &[(Who, u16)], players: &Players) -> Self {
        if is_reduced() {
            return Self(Vec::new());
        }
        let row = |&(who, _): &(Who, u16)| {
            let whose = whose(who, players);
            Some((whose, area(&row_of(".totals", whose)?)?))
        };
        Self(everybody.iter().filter_map(row).collect())
    }

    /// Lets the rows go to where they are after a change, and what somebody was given to where it
    /// counts.
    pub(crate) fn follow(self, gain: Option<(Owner, u16, u16)>, flying: &Flying) {
        flying.prepare(move |air| {
            for (whose, before) in &self.0 {
                let _ = slide(air, *whose, *before);
            }
            if let Some((whose, points, total)) = gain {
                let _ = give(air, whose, points, total);
            }
        });
    }
}

fn slide(air: &mut Air, whose: Owner, before: Area) -> Option<()> {
    let row = row_of(".totals", whose)?;
    let now = area(&row)?;
    let (x, y) = (before.left - now.left, before.top - now.top);
    if x.abs() + y.abs() > 0.5 {
        let frames = format!(
            r#"[{{"transform":"translate({}px,{}px)"}},{{"transform":"none"}}]"#,
            tidy(x),
            tidy(y)
        );
        air.play(&row, &frames, Time::of(SLOW));
    }
    Some(())
}

/// From the rank that earned them to the field of the track; where there is no track, to the list.
fn give(air: &mut Air, whose: Owner, points: u16, total: u16) -> Option<()> {
    let from = area(&found_in(&row_of(".ranks", whose)?, ".row-points")?)?;
    let to = field(total).or_else(|| area(&row_of(".totals", whose)?))?;
    let picture = new_element("b", &format!("points {}", whose.hue()))?;
    picture.set_text_content(Some(&format!("+{points}")));
    let around = |place: Area| {
        let (x, y) = place.middle();
        Area::of_size(POINTS).moved((x - POINTS.0 / 2.0, y - POINTS.1 / 2.0))
    };
    air.fly(&picture, around(from), around(to), true, Time::of(FLIGHT));
    // The style sheet moves the token.
    for token in found(".track .pin") {
        air.adopt(&token, super::GAIN);
    }
    Some(())
}

/// Where a token stands in the end: it is still on its way.
fn field(points: u16) -> Option<Area> {
    let track = area(found(".track>svg").first()?)?;
    let (width, height) = track.size();
    let across = (f64::from(points % 100) + 0.5) / 100.0 * width;
    Some(Area::of_size((0.0, height)).moved((track.left + across, track.top)))
}

fn row_of(list: &str, whose: Owner) -> Option<Element> {
    found(&format!("{list} li:has(>.emblem.{})", whose.hue())).into_iter().next()
}
