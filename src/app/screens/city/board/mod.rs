//! The board: a city in its panel, to be looked at from near and far, pointed at and built in.

mod bubble;
mod calls;
mod cells;
mod drag;
mod drawing;
mod fingers;
mod flight;
mod keys;
mod looking;
mod overview;
mod pointing;
mod room;
mod scenery;

pub(crate) use bubble::Bubble;
pub(crate) use drag::Draggable;
pub(crate) use flight::cell_area;

use crate::frame::Frame;
use crate::lens::Lens;
use crate::overlay::Overlay;
use calls::{Calls, shortcuts};
use cities::{Cell, City};
use fingers::Fingers;
use gloo_events::{EventListener, EventListenerOptions};
use gloo_render::{AnimationFrame, request_animation_frame};
use i18n::Language;
use keys::Ask;
use looking::Aim;
use room::{Room, Watch};
use std::rc::Rc;
use wasm_bindgen::JsCast;
use web_sys::{Element, WheelEvent};
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
    pub(crate) bubble: Option<Bubble>,
    /// Where N and P jump: legal places, in reading order.
    pub(crate) stops: Vec<Cell>,
    /// What is to be seen if not everything fits.
    pub(crate) matters: Vec<Cell>,
    /// With a tile in hand a finger first looks and then builds; without, one tap acts.
    #[prop_or(true)]
    pub(crate) is_trying: bool,
    /// A click, Enter, or the second tap on a cell.
    pub(crate) on_act: Callback<Cell>,
    /// The cell under the pointer, the finger or the keyboard's cursor; none when it leaves.
    pub(crate) on_point: Callback<Option<Cell>>,
    /// Trays, in the lower corners.
    pub(crate) children: Html,
    /// Single keys mean something: N, P, F, 0, + and -.
    pub(crate) has_shortcuts: bool,
}

pub(crate) enum Msg {
    Measure,
    Press(PointerEvent),
    Slide(PointerEvent),
    Lift(PointerEvent),
    Leave(PointerEvent),
    Click(MouseEvent),
    Wheel(WheelEvent),
    Focus,
    Blur,
    Ask(Ask),
    Look(PointerEvent),
}

/// Owns from where the city is looked at, and where pointer and cursor are.
pub(crate) struct Board {
    node: NodeRef,
    city: NodeRef,
    map: NodeRef,
    bubble: NodeRef,
    calls: Calls,
    watch: Option<Watch>,
    wheel: Option<EventListener>,
    shortcuts: Option<EventListener>,
    /// Unknown until the page is laid out.
    room: Option<Room>,
    lens: Option<Lens>,
    aim: Aim,
    /// What lies over the city came or went with what was drawn last.
    has_new_trays: bool,
    had_map: bool,
    /// What lies over the city is measured in the next frame.
    next_frame: Option<AnimationFrame>,
    /// The lens from which the view is to fly to the present one.
    flies_from: Option<Lens>,
    fingers: Fingers,
    /// What the page was told.
    pointed: Option<Cell>,
    /// The cell that was tapped and waits for the second tap.
    tapped: Option<Cell>,
    /// When and where the last click was.
    clicked: Option<(f64, (f64, f64))>,
    /// The cells that are read out.
    named: Frame,
    /// Where the keyboard's cursor stands, while the board has the focus.
    cursor: Option<Cell>,
    last_cursor: Cell,
}

impl Component for Board {
    type Message = Msg;
    type Properties = BoardProps;

    fn create(ctx: &Context<Self>) -> Self {
        Self {
            node: NodeRef::default(),
            city: NodeRef::default(),
            map: NodeRef::default(),
            bubble: NodeRef::default(),
            calls: Calls::new(ctx.link()),
            watch: None,
            wheel: None,
            shortcuts: shortcuts(ctx),
            room: None,
            lens: None,
            aim: Aim::Auto,
            has_new_trays: true,
            had_map: false,
            next_frame: None,
            flies_from: None,
            fingers: Fingers::default(),
            pointed: None,
            tapped: None,
            clicked: None,
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
            || now.overlay.swaps != before.overlay.swaps
            || now.is_trying != before.is_trying;
        if is_other || is_changed {
            // What the first tap showed may not be what the second one would do.
            self.tapped = None;
            self.cursor = self.cursor.map(|at| frame(now).nearest(at));
        }
        if is_other {
            (self.aim, self.lens, self.last_cursor) = (Aim::Auto, None, Cell::START);
        }
        if now.has_shortcuts != before.has_shortcuts {
            self.shortcuts = shortcuts(ctx);
        }
        if now.label != before.label {
            self.named = frame(now);
        }
        self.has_new_trays |= now.children != before.children;
        let has_news = now.matters != before.matters;
        if is_other || is_changed || has_news || now.overlay.legal != before.overlay.legal {
            self.look_again(ctx, has_news);
        }
        true
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Measure => self.measure(ctx),
            Msg::Press(event) => self.press(&event),
            Msg::Slide(event) => self.slide(ctx, &event),
            Msg::Lift(event) => self.lift(&event),
            Msg::Leave(event) => self.leave(ctx, &event),
            Msg::Click(event) => self.click(ctx, &event),
            Msg::Wheel(event) => self.wheel(ctx, &event),
            Msg::Focus => self.focus(ctx),
            Msg::Blur => self.blur(ctx),
            Msg::Ask(ask) => self.ask(ctx, ask),
            Msg::Look(event) => self.look_at(ctx, &event),
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let props = ctx.props();
        let is_whole = self.is_whole(ctx);
        let class = classes!("board", is_whole.then_some("is-whole"));
        html! {
            <div ref={self.node.clone()} {class}>
                { self.ground() }
                { self.city(ctx) }
                <div class="board-trays">{ props.children.clone() }</div>
                { self.tools(props, is_whole) }
                if !is_whole {
                    { self.overview(props) }
                }
                { self.bubble(props) }
            </div>
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, first_render: bool) {
        if first_render {
            self.listen(ctx);
        }
        let has_map = !self.is_whole(ctx);
        if std::mem::replace(&mut self.had_map, has_map) != has_map || self.has_new_trays {
            self.has_new_trays = false;
            // Before the next paint and not at once: the trays are drawn by then, and measuring now
            // would lay the page out twice.
            let measure = ctx.link().callback(|_| Msg::Measure);
            self.next_frame = Some(request_animation_frame(move |at| measure.emit(at)));
        }
        self.put_bubble(ctx.props());
        let flight = self.flies_from.take().zip(self.lens);
        if let (Some((from, to)), Some(city)) = (flight, self.city.cast::<Element>()) {
            flight::fly(&city, from, to);
        }
    }
}

impl Board {
    fn listen(&mut self, ctx: &Context<Self>) {
        let (Some(node), Some(city)) = (self.node.cast::<Element>(), self.city.cast::<Element>())
        else {
            return;
        };
        self.watch = Some(Watch::new(node, ctx.link().callback(|()| Msg::Measure)));
        let on_wheel = ctx.link().callback(Msg::Wheel);
        // Not passive, so that neither the page nor the browser zooms or scrolls as well.
        let may_prevent = EventListenerOptions::enable_prevent_default;
        let wheel = EventListener::new_with_options(&city, "wheel", may_prevent(), move |event| {
            if let Some(event) = event.dyn_ref::<WheelEvent>() {
                event.prevent_default();
                on_wheel.emit(event.clone());
            }
        });
        self.wheel = Some(wheel);
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
