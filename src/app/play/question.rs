//! A question that goes round: everybody who could answer has the same button, whatever their hand says.

use crate::emblem::draw_disc;
use crate::sentence::whose;
use cities::Who;
use engine::{Game, Seat};
use i18n::{Language, Words};
use std::rc::Rc;
use table::{Asking, Click, Guests, Question, Table};
use yew::prelude::*;

/// Who has used a vizier already and cannot answer.
pub(crate) fn used_viziers(table: &Table) -> Vec<Seat> {
    let game = table.game();
    Seat::all(game.seats()).filter(|&seat| game.vizier_is_awake(seat) == Some(false)).collect()
}

#[derive(PartialEq, Properties)]
pub(crate) struct QuestionBoxProps {
    pub(crate) language: Language,
    pub(crate) guests: Rc<Guests>,
    pub(crate) question: Question,
    pub(crate) used: Vec<Seat>,
    /// The button that goes on stands here, too; on the curtain it stands elsewhere.
    #[prop_or_default]
    pub(crate) goes_on: bool,
    pub(crate) on_click: Callback<Click>,
}

/// The box, on the curtain or as a strip over the table.
#[component]
pub(crate) fn QuestionBox(props: &QuestionBoxProps) -> Html {
    let words = props.language.words();
    let QuestionBoxProps { question, guests, .. } = props;
    let next = guests.name(question.next);
    let (title, note, without) = match question.asking {
        Asking::Viziers => {
            let say = &words.curtain;
            (say.viziers, (say.viziers_note)(next), say.no_vizier_used)
        }
        Asking::BonusCards(scoring) => {
            let say = &words.curtain;
            (say.bonus_cards, (say.bonus_cards_note)(&words.scoring(scoring)), say.no_bonus_played)
        }
    };
    let used = props.used.iter().filter(|_| question.asking == Asking::Viziers);
    html! {
        <section class="question" aria-labelledby="question-title">
            <h2 id="question-title">{ title }</h2>
            <p>{ note }</p>
            <ul>
                { for question.seats.iter().map(|&seat| answer(seat, props, words)) }
                { for used.map(|&seat| html! {
                    <li class="used">
                        { draw_disc(whose(Who::Seat(seat), guests)) }
                        { guests.name(seat) }<span class="quiet">{ words.curtain.vizier_used }</span>
                    </li>
                }) }
            </ul>
            <p class="quiet">{ without }</p>
            if props.goes_on {
                <button class="primary" data-first="" onclick={props.on_click.reform(|_: MouseEvent| Click::Decline)}>
                    { words.table.go_on_without }
                </button>
            }
        </section>
    }
}

fn answer(seat: Seat, props: &QuestionBoxProps, words: &'static Words) -> Html {
    let name = props.guests.name(seat);
    let says = match props.question.asking {
        Asking::Viziers => (words.curtain.use_vizier)(name),
        Asking::BonusCards(_) => (words.curtain.play_bonus)(name),
    };
    let onclick = props.on_click.reform(move |_: MouseEvent| Click::Answer(seat));
    html! {
        <li>
            <button class="quiet-button" {onclick}>
                { draw_disc(whose(Who::Seat(seat), &props.guests)) }{ says }
            </button>
        </li>
    }
}
