//! A question that goes round: on the curtain with the yard beside it, or in the bar of a table with open
//! hands. Everybody who could answer has the same button, whatever their hand says.

use crate::screens::city::{CityScreen, OpenCity};
use crate::screens::table::action_bar::{ActionBar, MainButton, Tone};
use crate::screens::table::curtain::{CurtainKind, CurtainSaying};
use crate::widgets::icon::drawing;
use crate::widgets::money::coin_icon;
use crate::widgets::player_disc::{draw_disc, draw_vizier};
use crate::widgets::roving_focus::RovingFocus;
use crate::widgets::sentence::whose;
use crate::widgets::tile::draw_tile;
use cities::{Currency, Face, Who};
use draw::CityTile;
use engine::Seat;
use i18n::{ButtonText, Saying, Words};
use table::{Answering, Asking, CityClick, Command, Players, Question, Table};
use yew::prelude::*;

/// What the curtain says while somebody is asked: first everybody, then the one who answers.
pub(crate) fn on_curtain(
    screen: &CityScreen,
    open: &OpenCity,
    words: &'static Words,
) -> Option<CurtainSaying> {
    match open.table.question() {
        Some(question) => Some(to_all(&question, screen, open, words)),
        None => handed_over(open.table.answers()?, screen, open, words),
    }
}

/// The question for everybody; whoever is next has the device.
fn to_all(
    question: &Question,
    screen: &CityScreen,
    open: &OpenCity,
    words: &'static Words,
) -> CurtainSaying {
    let (say, next) = (&words.curtain, open.players.name(question.next));
    let on_click = &screen.callbacks.click;
    let (kind, head, after) = match question.asking {
        Asking::Viziers => {
            (CurtainKind::Question, (say.hand_over)(next), Some((say.then_shows)(next)))
        }
        Asking::BonusCards(scoring) => {
            let head = (say.scoring_next)(&words.scoring_title(scoring));
            (CurtainKind::Scoring(scoring), head, None)
        }
    };
    let finished = open.table.finished_last();
    CurtainSaying {
        kind,
        lead: finished.map(|one| (one, (say.has_finished)(open.players.name(one)))),
        head,
        note: say.all_hidden.to_owned(),
        middle: question_box(question, open, on_click, words),
        main: say.nobody.to_owned(),
        on_main: on_click.reform(|()| CityClick::Decline),
        after,
        back: None,
    }
}

/// The device goes to whoever wants to answer; until then no hand shows.
fn handed_over(
    asking: Asking,
    screen: &CityScreen,
    open: &OpenCity,
    words: &'static Words,
) -> Option<CurtainSaying> {
    let (say, name) = (&words.curtain, open.players.name(open.table.decider()?));
    let (lead, rules, back) = match asking {
        Asking::Viziers => (say.wants_to_buy, say.vizier_rules, say.buys_nothing),
        Asking::BonusCards(_) => (say.wants_to_play, say.bonus_rules, say.plays_nothing),
    };
    let on_back = screen.callbacks.click.reform(|()| CityClick::Decline);
    Some(CurtainSaying {
        kind: CurtainKind::Answer,
        lead: Some((open.table.decider()?, lead(name))),
        head: (say.hand_over)(name),
        note: (say.only_for)(name),
        middle: html! { <p class="answer-rules">{ rules }</p> },
        main: (say.show_hand)(name),
        on_main: screen.callbacks.command.reform(|()| Command::Unveil),
        after: None,
        back: Some((back(name), on_back)),
    })
}

/// The box on the curtain: what is asked, the yard if it is about that, and a button for everybody.
fn question_box(
    question: &Question,
    open: &OpenCity,
    on_click: &Callback<CityClick>,
    words: &'static Words,
) -> Html {
    let Saying { head, rest } = asked(question, &open.players, words);
    let is_about_yard = question.asking == Asking::Viziers;
    let answer = |&(seat, answering): &(Seat, Answering)| {
        let asked = Asked { asking: question.asking, players: &open.players, on_click };
        match answering {
            Answering::Due => {
                answer(seat, &asked, bonus_count(&open.table, question, seat, words), words)
            }
            _ => no_answer(seat, answering, &asked, words),
        }
    };
    html! {
        <section class={classes!("question", if is_about_yard { "of-yard" } else { "of-cards" })} aria-label={head.clone()}>
            <header><h2>{ head }</h2><p>{ rest }</p></header>
            if is_about_yard { { yard(&open.table, words) } }
            <ul class="answers">{ for question.seats.iter().map(answer) }</ul>
        </section>
    }
}

/// The tiles that can be bought, each with its coin and price. No word on who could pay them.
fn yard(table: &Table, words: &'static Words) -> Html {
    let has_two_sets = table.game().sets().len() > 1;
    let tile = |(currency, face): (Currency, Face)| {
        html! {
            <li>
                <span class="unseen">{ words.aside(&words.tile_with_back(face), &words.amount(currency, face.price().into())) }</span>
                { draw_tile(CityTile::Face(face), true) }
                <span class="asked-price" aria-hidden="true">{ coin_icon(currency) }<b>{ face.price() }</b></span>
            </li>
        }
    };
    let class = classes!("asked-yard", has_two_sets.then_some("has-two-sets"));
    html! { <ul {class} aria-label={words.table.yard}>{ for table.game().yard().map(tile) }</ul> }
}

/// How many cards somebody holds, where that is what they are asked for: everybody sees it.
fn bonus_count(
    table: &Table,
    question: &Question,
    seat: Seat,
    words: &'static Words,
) -> Option<String> {
    let count = table.bonus_count(seat).filter(|_| question.asking != Asking::Viziers)?;
    Some((words.table.bonus_in_hand)(count))
}

/// The question in the bar of a table with open hands: who could answer, and the button that goes on.
pub(crate) fn bar(
    question: &Question,
    screen: &CityScreen,
    open: &OpenCity,
    words: &'static Words,
) -> ActionBar {
    let on_click = &screen.callbacks.click;
    let asked_of = Asked { asking: question.asking, players: &open.players, on_click };
    let answers = question.due().map(|seat| answer(seat, &asked_of, None, words));
    let class = if question.due().count() > 3 { "answers many" } else { "answers" };
    ActionBar {
        pieces: Html::default(),
        saying: asked_in_bar(question, &open.players, words),
        beside: Html::default(),
        tone: Tone::Plain,
        notice: open.notice.clone(),
        answers: html! { <RovingFocus tag="ul" {class}>{ for answers }</RovingFocus> },
        side: Vec::new(),
        main: MainButton {
            text: ButtonText { name: words.curtain.nobody.to_owned(), cost: None },
            is_on: true,
            is_way_back: false,
            onclick: on_click.reform(|_: MouseEvent| CityClick::Decline),
        },
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

/// The same for the bar, where octagons have no names beside them.
fn asked_in_bar(question: &Question, players: &Players, words: &'static Words) -> Saying {
    let said = asked(question, players, words);
    if question.asking != Asking::Viziers {
        return said;
    }
    let names: Vec<&str> = question.due().map(|seat| players.name(seat)).collect();
    let rest = (words.curtain.viziers_of)(&words.or(&names), players.name(question.next));
    Saying { rest, ..said }
}

/// A question as it is asked.
struct Asked<'a> {
    asking: Asking,
    players: &'a Players,
    on_click: &'a Callback<CityClick>,
}

/// The button of somebody who can answer.
fn answer(seat: Seat, props: &Asked, note: Option<String>, words: &'static Words) -> Html {
    let name = props.players.name(seat);
    let says = match props.asking {
        Asking::Viziers => (words.curtain.use_vizier)(name),
        Asking::BonusCards(_) => (words.curtain.play_bonus)(name),
    };
    let onclick = props.on_click.reform(move |_: MouseEvent| CityClick::Answer(seat));
    html! {
        <li>
            <button class="answer" title={says.clone()} {onclick}>
                <span class="unseen">{ says }</span>
                { piece(seat, true, props) }
                <span class="answer-name" aria-hidden="true">{ name }</span>
                { for note.map(|note| html! {
                    <span class="answer-note" aria-hidden="true">{ drawing("icons-bonus") }{ note }</span>
                }) }
            </button>
        </li>
    }
}

/// Somebody who has answered, or cannot.
fn no_answer(seat: Seat, answering: Answering, props: &Asked, words: &'static Words) -> Html {
    let say = &words.curtain;
    let why = match (answering, props.asking) {
        (Answering::Asleep, _) => say.vizier_used,
        (_, Asking::Viziers) => say.declines,
        _ => say.answered,
    };
    html! {
        <li class="answer used">
            { piece(seat, answering != Answering::Asleep, props) }
            <span class="answer-name">{ props.players.name(seat) }</span>
            <span class="answer-note">{ why }</span>
        </li>
    }
}

/// A vizier's octagon with its owner's emblem, or the emblem of whoever holds cards.
fn piece(seat: Seat, is_awake: bool, props: &Asked) -> Html {
    let whose = whose(Who::Seat(seat), props.players);
    match props.asking {
        Asking::Viziers => html! {
            <>
                { draw_vizier(whose, is_awake) }
                <span class="answer-owner">{ draw_disc(whose) }</span>
            </>
        },
        Asking::BonusCards(_) => draw_disc(whose),
    }
}
