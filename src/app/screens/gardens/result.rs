//! The end of the Gardens: who won, and which buildings every point came from.

use crate::garden::{VIEW, svg};
use crate::gardens_play::{GardensPlay, Msg, Sitting};
use crate::motion;
use crate::play::Show;
use crate::result::buttons;
use crate::result::chart::{Bar, Piece, chart};
use crate::result::points::{Ledger, merit_row, owner, sum_cell};
use crate::result::winner::winner;
use crate::route::Route;
use crate::sentence::chip;
use cities::Who;
use engine::Place;
use gardens::Building;
use i18n::{Words, palace};
use table::{GardenAccount, GardenFinale, Guests};
use yew::prelude::*;

impl GardensPlay {
    /// The last screen of a game; what had the focus is gone, so its title gets it.
    pub(crate) fn result(
        &self,
        finale: &GardenFinale,
        sitting: &Sitting,
        ctx: &Context<Self>,
    ) -> Html {
        let (guests, words) = (&sitting.guests, ctx.props().language.words());
        let places: Vec<Place> = finale.accounts.iter().map(|account| account.place).collect();
        let built = svg("still-city", VIEW, &sitting.shown.board);
        let on_see = self.calls.show.reform(|()| Show::FinalCities);
        let on_home = Callback::from(|()| Route::Home.go());
        let on_again = ctx.link().callback(|()| Msg::Rematch);
        html! {
            <main class="final">
                { winner(&places, NodeRef::default(), guests, words, [Html::default(), built, Html::default()]) }
                <div class="final-points">
                    { bars(finale, guests, words) }
                    { table(finale, guests, words) }
                </div>
                { buttons(words.gardens.see_board, &on_see, &on_home, &on_again, words) }
            </main>
        }
    }
}

/// A bar for everybody: a piece for each kind of building, in its hue.
fn bars(finale: &GardenFinale, guests: &Guests, words: &'static Words) -> Html {
    let total = |account: &GardenAccount| u16::try_from(account.place.points).unwrap_or(u16::MAX);
    let most = finale.accounts.iter().map(total).max().unwrap_or(0);
    let bar = |account: &GardenAccount| {
        let (mut label, mut pieces) = (Vec::new(), Vec::new());
        for (building, (_, points)) in Building::ALL.into_iter().zip(account.won) {
            if points > 0 {
                label.push(format!("{} {points}", words.palace(building)));
                let tone = tone(building);
                pieces.push(Piece { tone, ornament: None, points, is_new: false });
            }
        }
        let bar = Bar {
            who: Who::Seat(account.place.seat),
            place: Some(account.place.place),
            total: total(account),
            label: label.join(", "),
            pieces,
        };
        bar.view(most, guests, words)
    };
    let legend = |building: Building| {
        html! {
            <li>
                <svg class="swatch"><rect class={tone(building)} width="100%" height="100%" /></svg>
                { words.palace(building) }
            </li>
        }
    };
    let legend = html! {
        <ul class="legend" aria-hidden="true">{ for Building::ALL.map(legend) }</ul>
    };
    chart(words.gardens.by_building, legend, finale.accounts.iter().map(bar).collect())
}

/// The hue of a building, as a part of a bar.
fn tone(building: Building) -> &'static str {
    match building {
        Building::Pavilion => "hue h-pavilion",
        Building::Seraglio => "hue h-seraglio",
        Building::Arcades => "hue h-arcades",
        Building::Chambers => "hue h-chambers",
        Building::Tower => "hue h-tower",
    }
}

/// Buildings won, and what they brought; with two colours each also by type (R16).
fn table(finale: &GardenFinale, guests: &Guests, words: &'static Words) -> Html {
    let accounts = &finale.accounts;
    let mut rows: Vec<Html> = Building::ALL.map(|one| row(one, finale, words)).into();
    let most = accounts.iter().map(|account| account.trees.len()).max().unwrap_or(0);
    if most > 1 {
        rows.extend((0..most).map(|at| tree_row(at, accounts, words)));
    }
    let mut add = |name: &'static str, text: String| {
        let cell = html! { <td colspan={accounts.len().to_string()}>{ text }</td> };
        rows.push(merit_row(Html::default(), name, cell));
    };
    let (count, points) = finale.lost;
    if count > 0 {
        add(words.gardens.unowned, format!("{count} · {points}"));
    }
    if finale.tied > 0 {
        add(words.gardens.tied, finale.tied.to_string());
    }
    let ledger = Ledger {
        note: words.gardens.where_from_note,
        owners: accounts
            .iter()
            .map(|one| owner(Who::Seat(one.place.seat), guests, words))
            .collect(),
        rows: rows.into_iter().collect(),
        totals: accounts.iter().map(|one| (None, one.place.points)).collect(),
    };
    ledger.view(motion::is_wide(), words)
}

/// What a kind of building brought everybody; the most is bold.
fn row(building: Building, finale: &GardenFinale, words: &'static Words) -> Html {
    let cell = |account: &GardenAccount| {
        let (count, points) = account.won[building as usize];
        if points == 0 {
            return sum_cell(classes!("nothing"), String::new(), 0);
        }
        let is_best = points == finale.most(building);
        sum_cell(classes!(is_best.then_some("is-best")), format!("{count} ×"), points)
    };
    let cells = finale.accounts.iter().map(cell).collect();
    merit_row(chip(palace(building)), words.palace(building), cells)
}

/// What the first or the second type brought everybody.
fn tree_row(at: usize, accounts: &[GardenAccount], words: &'static Words) -> Html {
    let cell = |account: &GardenAccount| match account.trees.get(at) {
        Some(&(tree, points)) => sum_cell(Classes::new(), words.tree(tree).name.to_owned(), points),
        None => html! { <td /> },
    };
    let name = format!("{} {}", words.setup.colour, at + 1);
    merit_row(Html::default(), name, accounts.iter().map(cell).collect())
}
