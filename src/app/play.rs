//! The table on the page: it owns the running table, turns clicks into changes and saves each of them.

use crate::store;
use cities::City;
use i18n::Language;
use std::rc::Rc;
use table::{Click, Happening, SaveError, Table};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct PlayProps {
    /// The game's name on the shelf.
    pub(crate) id: AttrValue,
    pub(crate) language: Language,
}

/// What happens on this screen.
pub(crate) enum Msg {
    Click(Click),
}

/// The screen of one game.
pub(crate) struct Play {
    table: Result<Table, Option<SaveError>>,
    cities: Vec<Rc<City>>,
    on_click: Callback<Click>,
}

impl Component for Play {
    type Message = Msg;
    type Properties = PlayProps;

    fn create(ctx: &Context<Self>) -> Self {
        let table = store::game(&ctx.props().id).map_or(Err(None), |game| game.table.map_err(Some));
        Self { table, cities: Vec::new(), on_click: ctx.link().callback(Msg::Click) }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let Ok(table) = &mut self.table else { return false };
        match msg {
            Msg::Click(click) => {
                if let Ok(Happening::Played(_) | Happening::Moved) = table.click(click) {
                    store::save(&ctx.props().id, table);
                }
            }
        }
        true
    }

    fn view(&self, _ctx: &Context<Self>) -> Html {
        Html::default()
    }
}
