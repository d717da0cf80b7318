//! A question that goes round: everybody who could answer has the same button, whatever their hand says.

use crate::screens::city::{CityScreen, OpenCity};
use crate::screens::table::action_bar::{ActionBar, MainButton, Tone};
use crate::widgets::player_disc::{draw_disc, draw_vizier};
use crate::widgets::roving_focus::RovingFocus;
use crate::widgets::sentence::whose;
use cities::Who;
use engine::{Game, Seat};
use i18n::{ButtonText, Saying, Words};
use table::{Asking, CityClick, Players, Question, Table};
use yew::prelude::*;

/// The question on the curtain.
pub(crate) fn on_curtain(
    open: &OpenCity,
    on_click: &Callback<CityClick>,
    words: &'static Words,
) -> Html {
    shown(open, on_click, words)
}

/// The question in the bar of a table with open hands: who could answer, and the button that goes on.
pub(crate) fn bar(screen: &CityScreen, open: &OpenCity, words: &'static Words) -> ActionBar {
    let question = open.table.question();
    let on_click = &screen.callbacks.click;
    let saying = question.iter().map(|question| asked(question, &open.players, words)).next();
    let answers = question.iter().flat_map(|question| {
        let asked = Asked { question, players: &open.players, used: Vec::new(), on_click };
        question.seats.iter().map(move |&seat| answer(seat, &asked, words)).collect::<Vec<_>>()
    });
    let go_on = match question.as_ref().map(|question| question.asking) {
        Some(Asking::Viziers) => words.table.go_on_without,
        _ => words.result.go_on,
    };
    ActionBar {
        pieces: html! { <RovingFocus tag="ul" class="answers">{ for answers }</RovingFocus> },
        saying: saying.unwrap_or_else(|| open.body.panels.now.clone()),
        beside: Html::default(),
        tone: Tone::Plain,
        notice: open.notice.clone(),
        side: Vec::new(),
        main: MainButton {
            text: ButtonText { name: go_on.to_owned(), cost: None },
            is_on: true,
            is_way_back: false,
            onclick: on_click.reform(|_: MouseEvent| CityClick::Decline),
        },
    }
}

fn shown(open: &OpenCity, on_click: &Callback<CityClick>, words: &'static Words) -> Html {
    let Some(question) = open.table.question() else { return Html::default() };
    let used = used_viziers(&open.table);
    let asked = Asked { question: &question, players: &open.players, used, on_click };
    question_box(&asked, words)
}

/// Who has used a vizier already and cannot answer.
fn used_viziers(table: &Table) -> Vec<Seat> {
    let game = table.game();
    Seat::all(game.seats()).filter(|&seat| game.vizier_is_awake(seat) == Some(false)).collect()
}

/// A question as it is asked.
struct Asked<'a> {
    question: &'a Question,
    players: &'a Players,
    /// Who has used a vizier already.
    used: Vec<Seat>,
    on_click: &'a Callback<CityClick>,
}

/// The box on the curtain.
fn question_box(props: &Asked, words: &'static Words) -> Html {
    let Asked { question, players, .. } = props;
    let Saying { head, rest } = asked(question, players, words);
    let say = &words.curtain;
    let without = match question.asking {
        Asking::Viziers => say.no_vizier_used,
        Asking::BonusCards(_) => say.no_bonus_played,
    };
    let used = props.used.iter().filter(|_| question.asking == Asking::Viziers);
    html! {
        <section class="question" aria-label={head.clone()}>
            <h2>{ head }</h2>
            <p>{ rest }</p>
            <ul>
                { for question.seats.iter().map(|&seat| answer(seat, props, words)) }
                { for used.map(|&seat| html! {
                    <li class="answer used">
                        { draw_vizier(whose(Who::Seat(seat), players), false) }
                        { players.name(seat) }
                        <span class="quiet">{ say.vizier_used }</span>
                    </li>
                }) }
            </ul>
            <p class="quiet">{ without }</p>
        </section>
    }
}

/// What is asked, as a title and a sentence. Nothing in it depends on a hand.
pub(crate) fn asked(question: &Question, players: &Players, words: &'static Words) -> Saying {
    let say = &words.curtain;
    let (head, rest) = match question.asking {
        Asking::Viziers => (say.viziers, (say.viziers_note)(players.name(question.next))),
        Asking::BonusCards(scoring) => {
            (say.bonus_cards, (say.bonus_cards_note)(&words.scoring(scoring)))
        }
    };
    Saying { head: head.to_owned(), rest }
}

fn answer(seat: Seat, props: &Asked, words: &'static Words) -> Html {
    let name = props.players.name(seat);
    let whose = whose(Who::Seat(seat), props.players);
    let (piece, says) = match props.question.asking {
        Asking::Viziers => (draw_vizier(whose, true), (words.curtain.use_vizier)(name)),
        Asking::BonusCards(_) => (draw_disc(whose), (words.curtain.play_bonus)(name)),
    };
    let onclick = props.on_click.reform(move |_: MouseEvent| CityClick::Answer(seat));
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
