//! A question that goes round: everybody who could answer has the same button, whatever their hand says.

use crate::emblem::{draw_disc, draw_vizier};
use crate::sentence::whose;
use cities::Who;
use engine::{Game, Seat};
use i18n::{Saying, Words};
use table::{Asking, Click, Guests, Question, Table};
use yew::prelude::*;

/// Who has used a vizier already and cannot answer.
pub(crate) fn used_viziers(table: &Table) -> Vec<Seat> {
    let game = table.game();
    Seat::all(game.seats()).filter(|&seat| game.vizier_is_awake(seat) == Some(false)).collect()
}

/// A question as it is asked.
pub(crate) struct Asked<'a> {
    pub(crate) question: &'a Question,
    pub(crate) guests: &'a Guests,
    /// Who has used a vizier already.
    pub(crate) used: Vec<Seat>,
    /// The button that goes on stands here, too; on the curtain it stands elsewhere.
    pub(crate) goes_on: bool,
    pub(crate) on_click: &'a Callback<Click>,
}

/// The box on the curtain, or the strip over the table, whose title and note stand in the line above.
pub(crate) fn question_box(props: &Asked, words: &'static Words) -> Html {
    let Asked { question, guests, .. } = props;
    let Saying { head, rest } = asked(question, guests, words);
    let say = &words.curtain;
    let without = match question.asking {
        Asking::Viziers => say.no_vizier_used,
        Asking::BonusCards(_) => say.no_bonus_played,
    };
    let used = props.used.iter().filter(|_| question.asking == Asking::Viziers);
    let decline = props.on_click.reform(|_: MouseEvent| Click::Decline);
    html! {
        <section class="question" aria-label={head.clone()}>
            if !props.goes_on {
                <h2>{ head }</h2>
                <p>{ rest }</p>
            }
            <ul>
                { for question.seats.iter().map(|&seat| answer(seat, props, words)) }
                { for used.map(|&seat| html! {
                    <li class="answer used">
                        { draw_vizier(whose(Who::Seat(seat), guests), false) }
                        { guests.name(seat) }
                        <span class="quiet">{ say.vizier_used }</span>
                    </li>
                }) }
            </ul>
            if props.goes_on {
                <button class="primary" data-first="" onclick={decline}>{ words.table.go_on_without }</button>
            } else {
                <p class="quiet">{ without }</p>
            }
        </section>
    }
}

/// What is asked, as a title and a sentence. Nothing in it depends on a hand.
pub(crate) fn asked(question: &Question, guests: &Guests, words: &'static Words) -> Saying {
    let say = &words.curtain;
    let (head, rest) = match question.asking {
        Asking::Viziers => (say.viziers, (say.viziers_note)(guests.name(question.next))),
        Asking::BonusCards(scoring) => {
            (say.bonus_cards, (say.bonus_cards_note)(&words.scoring(scoring)))
        }
    };
    Saying { head: head.to_owned(), rest }
}

fn answer(seat: Seat, props: &Asked, words: &'static Words) -> Html {
    let name = props.guests.name(seat);
    let whose = whose(Who::Seat(seat), props.guests);
    let (piece, says) = match props.question.asking {
        Asking::Viziers => (draw_vizier(whose, true), (words.curtain.use_vizier)(name)),
        Asking::BonusCards(_) => (draw_disc(whose), (words.curtain.play_bonus)(name)),
    };
    let onclick = props.on_click.reform(move |_: MouseEvent| Click::Answer(seat));
    html! {
        <li>
            <button class="answer" {onclick}>
                { piece }
                <span class="unseen">{ says }</span>
                <span aria-hidden="true">{ name }</span>
            </button>
        </li>
    }
}
