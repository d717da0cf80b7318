//! Dragging a tile onto the city; clicking it works as well.

use crate::browser::dom::{Element, document};
use crate::browser::listeners::Listener;
use crate::browser::pointer::{self, element_under, position};
use crate::browser::presses::listen_to_escape;
use crate::browser::styles::set_styles;
use crate::screens::city::board::cells::cell_of;
use crate::widgets::tile::draw_tile;
use cities::{Cell, Face};
use draw::{CityTile, Point, distance, tidy};
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

pub(crate) enum DragMsg {
    Press(PointerEvent),
    Slide(PointerEvent),
    Release(PointerEvent),
    Stop,
}

/// Where a drag is.
enum DragState {
    No,
    Pressed { pointer: i32, at: Point },
    Under { pointer: i32, at: Point, over: Option<Cell>, _escape: Option<Listener> },
}

pub(crate) struct Draggable {
    drag: DragState,
    node: NodeRef,
    ghost: NodeRef,
    /// The size of a cell of the board, in px.
    size: f64,
}

impl Component for Draggable {
    type Message = DragMsg;
    type Properties = DraggableProps;

    fn create(_ctx: &Context<Self>) -> Self {
        Self { drag: DragState::No, node: NodeRef::default(), ghost: NodeRef::default(), size: 0.0 }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: DragMsg) -> bool {
        match msg {
            DragMsg::Press(event) => self.press(ctx, &event),
            DragMsg::Slide(event) => return self.slide(ctx, &event),
            DragMsg::Release(event) => return self.release(ctx, &event),
            DragMsg::Stop => return self.stop(ctx),
        }
        false
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let DraggableProps { face, is_off, children, .. } = ctx.props();
        let link = ctx.link();
        let is_under = matches!(self.drag, DragState::Under { .. });
        html! {
            <div
                ref={self.node.clone()}
                class={classes!("draggable", is_off.then_some("is-off"), is_under.then_some("is-dragged"))}
                onpointerdown={link.callback(DragMsg::Press)}
                onpointermove={link.callback(DragMsg::Slide)}
                onpointerup={link.callback(DragMsg::Release)}
                onpointercancel={link.callback(|_: PointerEvent| DragMsg::Stop)}
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
            self.drag = DragState::Pressed { pointer: event.pointer_id(), at: position(event) };
        }
    }

    fn slide(&mut self, ctx: &Context<Self>, event: &PointerEvent) -> bool {
        let now = position(event);
        match &mut self.drag {
            DragState::Pressed { pointer, at } if *pointer == event.pointer_id() => {
                if event.buttons() == 0 {
                    // Let go where nobody told us.
                    self.drag = DragState::No;
                } else if distance(now, *at) >= SLIP {
                    self.start(ctx, event);
                    return true;
                }
            }
            DragState::Under { pointer, at, over, .. } if *pointer == event.pointer_id() => {
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
        pointer::capture(&self.node, event);
        let escape = listen_to_escape(ctx.link().callback(|()| DragMsg::Stop));
        self.size = cell_size();
        self.drag = DragState::Under { pointer, at: position(event), over: None, _escape: escape };
        ctx.props().on_start.emit(());
    }

    fn release(&mut self, ctx: &Context<Self>, event: &PointerEvent) -> bool {
        let is_ours =
            matches!(self.drag, DragState::Under { pointer, .. } if pointer == event.pointer_id());
        if !is_ours {
            self.drag = DragState::No;
            return false;
        }
        match cell_under(position(event)) {
            Some(at) => {
                self.drag = DragState::No;
                ctx.props().on_act.emit(at);
                true
            }
            None => self.stop(ctx),
        }
    }

    /// Ends the drag without dropping anything; the tile stays in hand.
    fn stop(&mut self, ctx: &Context<Self>) -> bool {
        let was_under = matches!(self.drag, DragState::Under { .. });
        self.drag = DragState::No;
        if was_under {
            ctx.props().on_point.emit(None);
        }
        was_under
    }

    /// The tile under the pointer, over the whole page.
    fn drawn(&self, face: Face) -> Html {
        let tile = html! {
            <div class="dragged" ref={self.ghost.clone()}>{ draw_tile(CityTile::Face(face), false) }</div>
        };
        let page = document().and_then(|document| document.body());
        page.map_or(Html::default(), |page| create_portal(tile, page.into()))
    }

    /// Moves the tile to the pointer.
    fn follow(&self) {
        let DragState::Under { at: (x, y), over, .. } = &self.drag else { return };
        let Some(ghost) = self.ghost.cast::<Element>() else { return };
        // Over a cell the city shows the tile itself, so this one keeps aside.
        let is_over = over.is_some();
        let (size, away) =
            if is_over { (self.size * 0.4, 14.0) } else { (self.size, -self.size / 2.0) };
        let (x, y) = (tidy(x + away), tidy(y + away));
        let styles = [
            ("width", format!("{}px", tidy(size))),
            ("transform", format!("translate({x}px,{y}px)")),
        ];
        set_styles(&ghost, styles);
    }
}

/// The cell of the board there, if nothing lies over it.
fn cell_under(at: Point) -> Option<Cell> {
    cell_of(&element_under(at)?)
}

/// How large a cell of the board is; the usual size where there is none.
fn cell_size() -> f64 {
    let cell = document().and_then(|page| page.query_selector(".cells [data-x]").ok().flatten());
    cell.map_or(64.0, |cell| cell.get_bounding_client_rect().width())
}
