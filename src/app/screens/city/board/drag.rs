//! A tile that can be dragged onto the city; clicking it works as well.

use crate::board::cells::cell_of;
use crate::lens::{distance, tidy};
use crate::tile::{Piece, draw_tile};
use cities::{Cell, Face};
use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, KeyboardEvent};
use yew::prelude::*;

/// How far the pointer goes before a press is a drag, in px.
const SLIP: f64 = 6.0;

#[derive(PartialEq, Properties)]
pub(crate) struct DraggableProps {
    /// The face that is dragged.
    pub(crate) face: Face,
    /// It may not be touched now.
    #[prop_or_default]
    pub(crate) is_off: bool,
    /// The drag begins: the page takes the tile in hand. It must not take the tile off its tray.
    pub(crate) on_start: Callback<()>,
    /// The cell of the board under the pointer, as the board's own `on_point`.
    pub(crate) on_point: Callback<Option<Cell>>,
    /// The tile was dropped on a cell, as the board's own `on_act`.
    pub(crate) on_act: Callback<Cell>,
    /// What is pressed: the button with the tile.
    pub(crate) children: Html,
}

pub(crate) enum Msg {
    Press(PointerEvent),
    Slide(PointerEvent),
    Release(PointerEvent),
    Stop,
}

type Point = (f64, f64);

/// Where a drag is.
enum Drag {
    No,
    Pressed { pointer: i32, at: Point },
    Under { pointer: i32, at: Point, over: Option<Cell>, _escape: Option<EventListener> },
}

pub(crate) struct Draggable {
    drag: Drag,
    node: NodeRef,
    ghost: NodeRef,
    /// The size of a cell of the board, in px.
    size: f64,
}

impl Component for Draggable {
    type Message = Msg;
    type Properties = DraggableProps;

    fn create(_ctx: &Context<Self>) -> Self {
        Self { drag: Drag::No, node: NodeRef::default(), ghost: NodeRef::default(), size: 0.0 }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Press(event) => self.press(ctx, &event),
            Msg::Slide(event) => return self.slide(ctx, &event),
            Msg::Release(event) => return self.release(ctx, &event),
            Msg::Stop => return self.stop(ctx),
        }
        false
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let DraggableProps { face, is_off, children, .. } = ctx.props();
        let link = ctx.link();
        let is_under = matches!(self.drag, Drag::Under { .. });
        html! {
            <div
                ref={self.node.clone()}
                class={classes!("draggable", is_off.then_some("is-off"), is_under.then_some("is-dragged"))}
                onpointerdown={link.callback(Msg::Press)}
                onpointermove={link.callback(Msg::Slide)}
                onpointerup={link.callback(Msg::Release)}
                onpointercancel={link.callback(|_: PointerEvent| Msg::Stop)}
            >
                { children.clone() }
                if is_under {
                    { self.drawn(*face) }
                }
            </div>
        }
    }

    fn rendered(&mut self, _ctx: &Context<Self>, _first: bool) {
        self.follow();
    }

    fn destroy(&mut self, ctx: &Context<Self>) {
        self.stop(ctx);
    }
}

impl Draggable {
    fn press(&mut self, ctx: &Context<Self>, event: &PointerEvent) {
        if event.is_primary() && event.button() == 0 && !ctx.props().is_off {
            self.drag = Drag::Pressed { pointer: event.pointer_id(), at: point(event) };
        }
    }

    fn slide(&mut self, ctx: &Context<Self>, event: &PointerEvent) -> bool {
        let now = point(event);
        match &mut self.drag {
            Drag::Pressed { pointer, at } if *pointer == event.pointer_id() => {
                if event.buttons() == 0 {
                    // Let go where nobody told us.
                    self.drag = Drag::No;
                } else if distance(now, *at) >= SLIP {
                    self.start(ctx, event);
                    return true;
                }
            }
            Drag::Under { pointer, at, over, .. } if *pointer == event.pointer_id() => {
                *at = now;
                let hit = cell_under(now);
                if *over != hit {
                    *over = hit;
                    ctx.props().on_point.emit(hit);
                }
                self.follow();
            }
            _ => {}
        }
        false
    }

    fn start(&mut self, ctx: &Context<Self>, event: &PointerEvent) {
        let pointer = event.pointer_id();
        if let Some(tray) = self.node.cast::<Element>() {
            // Where it cannot be captured, the drag ends at the edge of the tray.
            drop(tray.set_pointer_capture(pointer));
        }
        let on_key = ctx
            .link()
            .batch_callback(|event: KeyboardEvent| (event.key() == "Escape").then_some(Msg::Stop));
        let escape = web_sys::window().map(|window| {
            EventListener::new(&window, "keydown", move |event| {
                if let Some(event) = event.dyn_ref::<KeyboardEvent>() {
                    on_key.emit(event.clone());
                }
            })
        });
        self.size = cell_size();
        self.drag = Drag::Under { pointer, at: point(event), over: None, _escape: escape };
        ctx.props().on_start.emit(());
    }

    fn release(&mut self, ctx: &Context<Self>, event: &PointerEvent) -> bool {
        let is_ours =
            matches!(self.drag, Drag::Under { pointer, .. } if pointer == event.pointer_id());
        if !is_ours {
            self.drag = Drag::No;
            return false;
        }
        match cell_under(point(event)) {
            Some(at) => {
                self.drag = Drag::No;
                ctx.props().on_act.emit(at);
                true
            }
            None => self.stop(ctx),
        }
    }

    /// Ends the drag without dropping anything; the tile stays in hand.
    fn stop(&mut self, ctx: &Context<Self>) -> bool {
        let was_under = matches!(self.drag, Drag::Under { .. });
        self.drag = Drag::No;
        if was_under {
            ctx.props().on_point.emit(None);
        }
        was_under
    }

    /// The tile under the pointer, over the whole page.
    fn drawn(&self, face: Face) -> Html {
        let tile = html! {
            <div class="dragged" ref={self.ghost.clone()}>{ draw_tile(Piece::Tile(face), false) }</div>
        };
        let page = web_sys::window().and_then(|window| window.document()?.body());
        page.map_or(Html::default(), |page| create_portal(tile, page.into()))
    }

    /// Moves the tile to the pointer. Styles are set on the element itself, because the policy of the
    /// page refuses attributes.
    fn follow(&self) {
        let Drag::Under { at: (x, y), over, .. } = &self.drag else { return };
        let Some(ghost) = self.ghost.cast::<HtmlElement>() else { return };
        let style = ghost.style();
        let set = |name: &str, value: &str| drop(style.set_property(name, value));
        // Over a cell the city shows the tile itself, so this one keeps aside.
        let is_over = over.is_some();
        let (size, away) =
            if is_over { (self.size * 0.4, 14.0) } else { (self.size, -self.size / 2.0) };
        set("width", &format!("{}px", tidy(size)));
        set("transform", &format!("translate({}px,{}px)", tidy(x + away), tidy(y + away)));
    }
}

fn point(event: &PointerEvent) -> Point {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// The cell of the board there, if nothing lies over it.
fn cell_under((x, y): Point) -> Option<Cell> {
    #[expect(clippy::cast_possible_truncation, reason = "places on a screen")]
    let (x, y) = (x as f32, y as f32);
    cell_of(&web_sys::window()?.document()?.element_from_point(x, y)?)
}

/// How large a cell of the board is; the usual size where there is none.
fn cell_size() -> f64 {
    let document = web_sys::window().and_then(|window| window.document());
    let cell = document.and_then(|page| page.query_selector(".cells [data-x]").ok().flatten());
    cell.map_or(64.0, |cell| cell.get_bounding_client_rect().width())
}
