//! Share: the end of a game as a picture, to keep or to give away.

use super::GameResult;
use crate::browser::poster::{self, Kept};
use crate::widgets::icon::drawing;
use crate::widgets::player_disc::Owner;
use draw::{POSTER, POSTER_ROOM, Poster, PosterRow};
use i18n::{Language, Words};
use table::{GameId, GameLength};
use yew::platform::spawn_local;
use yew::prelude::*;

impl GameResult {
    /// The same in one picture.
    pub(crate) fn poster(&self, game: GameId, length: GameLength, words: &Words) -> Poster {
        let (width, height) = POSTER_ROOM;
        #[expect(clippy::cast_precision_loss, reason = "as many as there are seats")]
        let room = (width / self.built.len().max(1) as f64, height);
        let row = |row: &super::ResultRow| PosterRow {
            place: row.place.map(|place| place.to_string()).unwrap_or_default(),
            colour: match row.whose {
                Owner::Player(colour) => Some(colour),
                Owner::Dirk => None,
            },
            name: row.name.clone(),
            parts: row.parts.clone(),
            total: row.total,
        };
        Poster {
            built: self.built.iter().map(|one| (one.view_box(), one.drawn(room))).collect(),
            brand: i18n::NAME.to_owned(),
            title: self.title(words),
            lead: self.lead(words),
            foot: words.played(game, length.rounds, length.minutes),
            rows: self.rows.iter().map(row).collect(),
        }
    }
}

#[derive(PartialEq, Properties)]
pub(crate) struct ShareButtonProps {
    pub(crate) poster: Poster,
    pub(crate) language: Language,
    pub(crate) on_say: Callback<String>,
}

/// The button. What came of it is said, and shown if it failed.
#[component]
pub(crate) fn ShareButton(props: &ShareButtonProps) -> Html {
    let words = &props.language.words().result;
    let has_failed = use_state(|| false);
    let can_share = *use_state(poster::can_share);
    let onclick = {
        let (drawing, on_say) = (props.poster.clone(), props.on_say.clone());
        let has_failed = has_failed.clone();
        Callback::from(move |_: MouseEvent| {
            let (drawing, on_say, has_failed) = (drawing.svg(), on_say.clone(), has_failed.clone());
            spawn_local(async move {
                let kept = poster::keep(&drawing, POSTER, "albaicin.png").await;
                has_failed.set(kept.is_none());
                match kept {
                    None => on_say.emit(words.picture_failed.to_owned()),
                    Some(Kept::Saved) => on_say.emit(words.picture_is_saved.to_owned()),
                    Some(Kept::Shared) => {}
                }
            });
        })
    };
    let (sign, name) = if can_share {
        ("icons-share", words.share_picture)
    } else {
        ("icons-export", words.save_picture)
    };
    html! {
        <>
            <button class="quiet-button share" {onclick}>{ drawing(sign) }<span>{ name }</span></button>
            if *has_failed { <p class="fault">{ words.picture_failed }</p> }
        </>
    }
}
