//! Full screens of a city game: scorings, the last tiles. How they look is a part that may still come.

use crate::parts::{Ending, EndingPart, LazyPart};
use crate::screens::city::{CityScreen, OpenCity};
use crate::screens::result::last_tiles::LastTilesProps;
use crate::screens::scoring::ScoringShowProps;
use crate::screens::table::frame::wait_for_ending;
use crate::screens::table::full_top::FullTop;
use crate::screens::table::game_screen::Show;
use i18n::Language;
use yew::prelude::*;

/// The screen of its own that shows now, if there is one.
pub(crate) fn full_screen(
    screen: &CityScreen,
    open: &OpenCity,
    language: Language,
) -> Option<Html> {
    let Some(ending) = EndingPart::here() else {
        return Some(wait_for_ending(&screen.callbacks, language));
    };
    match screen.show {
        Show::Scoring { number, is_live } => {
            scoring(ending, screen, open, language, (number, is_live))
        }
        Show::LastTiles => Some((ending.last_tiles)(LastTilesProps {
            top: FullTop::of(&open.table),
            tiles: open.table.last_tiles(),
            next: open.table.after_last_tiles(),
            players: open.players.clone(),
            language,
            on_close: screen.callbacks.show.reform(|()| Show::Table),
        })),
        _ => None,
    }
}

fn scoring(
    ending: &Ending,
    screen: &CityScreen,
    open: &OpenCity,
    language: Language,
    (number, is_live): (usize, bool),
) -> Option<Html> {
    let report = open.table.chronicle().scorings().get(number)?.clone();
    let props = ScoringShowProps {
        top: FullTop::of(&open.table),
        report,
        players: open.players.clone(),
        language,
        is_live,
        leads_to_end: open.body.final_report.is_some(),
        on_close: screen.callbacks.show.reform(|()| Show::Table),
        on_say: screen.callbacks.say.clone(),
    };
    Some((ending.scoring)(props, number))
}
