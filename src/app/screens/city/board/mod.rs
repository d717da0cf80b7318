//! The board: a city in its panel, to be looked at from near and far, pointed at and built in.

mod callbacks;
mod cells;
mod command;
mod drag;
mod drawing;
mod flight;
mod looking;
mod overview;
mod pointing;

pub(crate) use drag::{Carried, Draggable};
pub(crate) use flight::cell_area;

use crate::browser::board_layout::LayoutWatch;
use crate::browser::dom::Element;
use crate::browser::listeners::Listener;
use crate::browser::next_frame::NextFrame;
use crate::browser::wheel::{WheelTurn, listen_to_wheel};
use callbacks::{BoardCallbacks, shortcuts};
use cities::{Cell, City};
use command::BoardCommand;
use draw::{Aim, BoardLayout, Clicks, Fingers, Frame, Overlay, Viewport};
use i18n::Language;
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct BoardProps {
    pub(crate) language: Language,
    pub(crate) city: Rc<City>,
    /// The player's colour, 0 to 5. Another one is another city, which is looked at anew.
    pub(crate) colour: u8,
    /// What the city is called.
    pub(crate) name: AttrValue,
    /// What a cell is called, for screen readers; the same callback as long as nothing changed. It may
    /// come a little later than the city, and the cells that are read out wait for it.
    pub(crate) label: Callback<Cell, String>,
    pub(crate) overlay: Overlay,
    /// Where N and P jump: legal places, in reading order.
    pub(crate) stops: Vec<Cell>,
    /// What is to be seen if not everything fits.
    pub(crate) matters: Vec<Cell>,
    /// A click by mouse, or Enter.
    pub(crate) on_act: Callback<Cell>,
    /// A tap: with a tile in hand the first one pins it there.
    pub(crate) on_tap: Callback<Cell>,
    /// The keyboard's cursor has come to a cell.
    pub(crate) on_cursor: Callback<Cell>,
    /// The cell under the pointer, the finger or the keyboard's cursor; none when it leaves.
    pub(crate) on_point: Callback<Option<Cell>>,
    /// Single keys mean something: N, P, F, 0, + and -.
    pub(crate) has_shortcuts: bool,
}

pub(crate) enum BoardMsg {
    Measure,
    Press(PointerEvent),
    Slide(PointerEvent),
    Lift(PointerEvent),
    Leave(PointerEvent),
    Click(MouseEvent),
    Wheel(WheelTurn),
    Focus,
    Blur,
    Command(BoardCommand),
    Look(PointerEvent),
}

/// Owns from where the city is looked at, and where pointer and cursor are.
pub(crate) struct Board {
    node: NodeRef,
    city: NodeRef,
    map: NodeRef,
    callbacks: BoardCallbacks,
    watch: Option<LayoutWatch>,
    wheel: Option<Listener>,
    shortcuts: Option<Listener>,
    /// Unknown until the page is laid out.
    layout: Option<BoardLayout>,
    viewport: Option<Viewport>,
    aim: Aim,
    had_map: bool,
    /// What lies over the city is measured in the next frame.
    next_frame: Option<NextFrame>,
    /// The viewport from which the view is to fly to the present one.
    flies_from: Option<Viewport>,
    fingers: Fingers,
    /// What the page was told.
    pointed: Option<Cell>,
    clicks: Clicks,
    /// The cells that are read out.
    named: Frame,
    /// Where the keyboard's cursor stands, while the board has the focus.
    cursor: Option<Cell>,
    last_cursor: Cell,
}

impl Component for Board {
    type Message = BoardMsg;
    type Properties = BoardProps;

    fn create(ctx: &Context<Self>) -> Self {
        Self {
            node: NodeRef::default(),
            city: NodeRef::default(),
            map: NodeRef::default(),
            callbacks: BoardCallbacks::new(ctx.link()),
            watch: None,
            wheel: None,
            shortcuts: shortcuts(ctx),
            layout: None,
            viewport: None,
            aim: Aim::Auto,
            had_map: false,
            next_frame: None,
            flies_from: None,
            fingers: Fingers::default(),
            pointed: None,
            clicks: Clicks::default(),
            named: frame(ctx.props()),
            cursor: None,
            last_cursor: Cell::START,
        }
    }

    fn changed(&mut self, ctx: &Context<Self>, before: &BoardProps) -> bool {
        let now = ctx.props();
        let is_other = now.colour != before.colour;
        let is_changed = now.stops != before.stops
            || now.city != before.city
            || now.overlay.swaps != before.overlay.swaps;
        if is_other || is_changed {
            self.cursor = self.cursor.map(|at| frame(now).nearest(at));
        }
        if is_other {
            (self.aim, self.viewport, self.last_cursor) = (Aim::Auto, None, Cell::START);
        }
        if now.has_shortcuts != before.has_shortcuts {
            self.shortcuts = shortcuts(ctx);
        }
        if now.label != before.label {
            self.named = frame(now);
        }
        let has_news = now.matters != before.matters;
        if is_other || is_changed || has_news || now.overlay.legal != before.overlay.legal {
            self.look_again(ctx, has_news);
        }
        true
    }

    fn update(&mut self, ctx: &Context<Self>, msg: BoardMsg) -> bool {
        match msg {
            BoardMsg::Measure => self.measure(ctx),
            BoardMsg::Press(event) => self.press(&event),
            BoardMsg::Slide(event) => self.slide(ctx, &event),
            BoardMsg::Lift(event) => self.lift(&event),
            BoardMsg::Leave(event) => self.leave(ctx, &event),
            BoardMsg::Click(event) => self.click(ctx, &event),
            BoardMsg::Wheel(turn) => self.wheel(ctx, &turn),
            BoardMsg::Focus => self.focus(ctx),
            BoardMsg::Blur => self.blur(ctx),
            BoardMsg::Command(command) => self.command(ctx, command),
            BoardMsg::Look(event) => self.look_at(ctx, &event),
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let props = ctx.props();
        let is_whole = self.is_whole(ctx);
        html! {
            <div class="board">
                <div ref={self.node.clone()} class="well">
                    { self.ground() }
                    { self.city(ctx) }
                </div>
                { self.arrows(ctx) }
                { self.tools(props) }
                if !is_whole {
                    { self.overview(props) }
                }
            </div>
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, first_render: bool) {
        if first_render {
            self.listen(ctx);
        }
        let has_map = !self.is_whole(ctx);
        if std::mem::replace(&mut self.had_map, has_map) != has_map || first_render {
            // Before the next paint and not at once: measuring now would lay the page out twice.
            let link = ctx.link().clone();
            self.next_frame = Some(NextFrame::then(move || link.send_message(BoardMsg::Measure)));
        }
        let flight = self.flies_from.take().zip(self.viewport);
        if let (Some((from, to)), Some(city)) = (flight, self.city.cast::<Element>()) {
            flight::fly(&city, from, to);
        }
    }
}

impl Board {
    fn listen(&mut self, ctx: &Context<Self>) {
        let on_change = ctx.link().callback(|()| BoardMsg::Measure);
        let node = self.node.cast::<Element>();
        self.watch = node.map(|node| LayoutWatch::new(node, on_change));
        self.wheel = listen_to_wheel(&self.city, ctx.link().callback(BoardMsg::Wheel));
    }
}

/// The tiles, and the places for the tile in hand.
fn cells_shown(props: &BoardProps) -> Vec<Cell> {
    let tiles = props.city.tiles().iter().map(|laid| laid.at);
    let places = props.overlay.legal.iter().chain(&props.stops).copied();
    std::iter::once(Cell::START).chain(tiles).chain(places).collect()
}

/// All tiles, a margin of one cell, and whatever else is shown.
fn frame(props: &BoardProps) -> Frame {
    let others = props.overlay.legal.iter().chain(&props.stops).copied();
    others.fold(Frame::of(&props.city).grown(1), Frame::with)
}
