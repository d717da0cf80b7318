//! Dragging a tile onto the city; clicking it works as well. There is one picture of it meanwhile: under
//! the mouse, or above the finger, which would hide it; over a place it settles there.

use crate::browser::dom::{Element, area, document};
use crate::browser::haptic;
use crate::browser::listeners::Listener;
use crate::browser::motion::{self, MIDDLE, Time, animate};
use crate::browser::pointer::{self, element_under, is_mouse, position};
use crate::browser::presses::listen_to_escape;
use crate::browser::styles::set_styles;
use crate::browser::timer::Timer;
use crate::screens::city::board::cells::{cell_id, cell_of};
use crate::widgets::tile::draw_tile;
use cities::{Cell, Face};
use draw::{Area, CARRIED, CityTile, FINGER_SLIP, Point, carried, distance, tidy};
use yew::prelude::*;

/// How far a mouse goes before a press is a drag, in px.
const SLIP: f64 = 6.0;

/// What becomes of a tile that is dragged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Carried {
    /// It is over this cell of the board, or beside the board.
    Over(Option<Cell>),
    /// It is let go there, by mouse or finger.
    Dropped { at: Option<Cell>, is_touch: bool },
}

#[derive(PartialEq, Properties)]
pub(crate) struct DraggableProps {
    /// The face that is dragged.
    pub(crate) face: Face,
    /// It may not be touched now.
    #[prop_or_default]
    pub(crate) is_off: bool,
    /// The drag begins: the page takes the tile in hand. It must not take the tile off its tray.
    pub(crate) on_start: Callback<()>,
    /// The cells in which it settles, once it is in hand.
    pub(crate) settles: Vec<Cell>,
    pub(crate) on_carry: Callback<Carried>,
    /// What is pressed: the button with the tile.
    pub(crate) children: Html,
}

pub(crate) enum DragMsg {
    Press(PointerEvent),
    Slide(PointerEvent),
    Release(PointerEvent),
    Stop,
    /// It is back where it was taken from.
    Home,
}

/// Where a drag is.
enum DragState {
    No,
    Pressed {
        pointer: i32,
        at: Point,
    },
    Under {
        pointer: i32,
        at: Point,
        is_touch: bool,
        over: Option<Cell>,
        _escape: Option<Listener>,
    },
    /// Until it is there.
    Back {
        _timer: Timer,
    },
}

pub(crate) struct Draggable {
    drag: DragState,
    node: NodeRef,
    ghost: NodeRef,
}

impl Component for Draggable {
    type Message = DragMsg;
    type Properties = DraggableProps;

    fn create(_ctx: &Context<Self>) -> Self {
        Self { drag: DragState::No, node: NodeRef::default(), ghost: NodeRef::default() }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: DragMsg) -> bool {
        match msg {
            DragMsg::Press(event) => self.press(ctx, &event),
            DragMsg::Slide(event) => return self.slide(ctx, &event),
            DragMsg::Release(event) => return self.release(ctx, &event),
            DragMsg::Stop => return self.stop(ctx),
            DragMsg::Home => {
                self.drag = DragState::No;
                return true;
            }
        }
        false
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let DraggableProps { face, is_off, children, .. } = ctx.props();
        let link = ctx.link();
        let is_away = matches!(self.drag, DragState::Under { .. } | DragState::Back { .. });
        html! {
            <div
                ref={self.node.clone()}
                class={classes!("draggable", is_off.then_some("is-off"), is_away.then_some("is-dragged"))}
                onpointerdown={link.callback(DragMsg::Press)}
                onpointermove={link.callback(DragMsg::Slide)}
                onpointerup={link.callback(DragMsg::Release)}
                onpointercancel={link.callback(|_: PointerEvent| DragMsg::Stop)}
            >
                { children.clone() }
                if is_away {
                    { self.drawn(*face) }
                }
            </div>
        }
    }

    fn rendered(&mut self, ctx: &Context<Self>, _first: bool) {
        self.follow(ctx);
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
                let slip = if is_mouse(event) { SLIP } else { FINGER_SLIP };
                if event.buttons() == 0 {
                    // Let go where nobody told us.
                    self.drag = DragState::No;
                } else if distance(now, *at) >= slip {
                    self.start(ctx, event);
                    return true;
                }
            }
            DragState::Under { pointer, at, is_touch, over, .. }
                if *pointer == event.pointer_id() =>
            {
                *at = now;
                let hit = cell_under(carried(now, size(), *is_touch));
                if *over != hit {
                    *over = hit;
                    if *is_touch && hit.is_some_and(|at| ctx.props().settles.contains(&at)) {
                        haptic::tap();
                    }
                    ctx.props().on_carry.emit(Carried::Over(hit));
                }
                self.follow(ctx);
            }
            _ => {}
        }
        false
    }

    fn start(&mut self, ctx: &Context<Self>, event: &PointerEvent) {
        pointer::capture(&self.node, event);
        self.drag = DragState::Under {
            pointer: event.pointer_id(),
            at: position(event),
            is_touch: !is_mouse(event),
            over: None,
            _escape: listen_to_escape(ctx.link().callback(|()| DragMsg::Stop)),
        };
        ctx.props().on_start.emit(());
        ctx.props().on_carry.emit(Carried::Over(None));
    }

    fn release(&mut self, ctx: &Context<Self>, event: &PointerEvent) -> bool {
        let DragState::Under { pointer, is_touch, .. } = self.drag else {
            self.drag = DragState::No;
            return false;
        };
        if pointer != event.pointer_id() {
            return false;
        }
        let at = cell_under(carried(position(event), size(), is_touch));
        if at.is_some_and(|at| ctx.props().settles.contains(&at)) {
            self.drag = DragState::No;
        } else {
            self.fly_back(ctx);
        }
        ctx.props().on_carry.emit(Carried::Dropped { at, is_touch });
        true
    }

    /// Ends the drag without dropping anything; the tile stays in hand.
    fn stop(&mut self, ctx: &Context<Self>) -> bool {
        let DragState::Under { is_touch, .. } = self.drag else {
            self.drag = DragState::No;
            return false;
        };
        self.fly_back(ctx);
        ctx.props().on_carry.emit(Carried::Dropped { at: None, is_touch });
        true
    }

    fn fly_back(&mut self, ctx: &Context<Self>) {
        let from = self.place(ctx);
        let home = self.node.cast::<Element>().and_then(|node| area(&node));
        let ghost = self.ghost.cast::<Element>();
        self.drag = DragState::No;
        let (Some(from), Some(home), Some(ghost)) = (from, home, ghost) else { return };
        if motion::is_reduced() {
            return;
        }
        put(&ghost, home);
        let grown = from.size().0 / home.size().0.max(1.0);
        let frames = format!(
            r#"[{{"transform":"{} scale({})"}},{{"transform":"{} scale(1)"}}]"#,
            moved_to(from),
            tidy(grown),
            moved_to(home)
        );
        animate(&ghost, &frames, Time::of(MIDDLE));
        let link = ctx.link().clone();
        let timer = Timer::after(MIDDLE, move || link.send_message(DragMsg::Home));
        self.drag = DragState::Back { _timer: timer };
    }

    /// The tile on its way, over the whole page.
    fn drawn(&self, face: Face) -> Html {
        let tile = html! {
            <div class="dragged" ref={self.ghost.clone()}>{ draw_tile(CityTile::Face(face), false) }</div>
        };
        let page = document().and_then(|document| document.body());
        page.map_or(Html::default(), |page| create_portal(tile, page.into()))
    }

    /// Where the tile is drawn: in the place where it settles, else where it is held.
    fn place(&self, ctx: &Context<Self>) -> Option<Area> {
        let DragState::Under { at, is_touch, over, .. } = self.drag else { return None };
        let size = size();
        let settled = over.filter(|at| ctx.props().settles.contains(at)).and_then(cell_area);
        let (x, y) = settled.map_or_else(|| carried(at, size, is_touch), Area::middle);
        Some(Area::of_size((size, size)).moved((x - size / 2.0, y - size / 2.0)))
    }

    /// Moves the tile to where it is held.
    fn follow(&self, ctx: &Context<Self>) {
        if let (Some(place), Some(ghost)) = (self.place(ctx), self.ghost.cast::<Element>()) {
            put(&ghost, place);
        }
    }
}

fn put(ghost: &Element, place: Area) {
    let width = format!("{}px", tidy(place.size().0));
    set_styles(ghost, [("width", width), ("transform", moved_to(place))]);
}

fn moved_to(place: Area) -> String {
    format!("translate({}px,{}px)", tidy(place.left), tidy(place.top))
}

/// The cell of the board there, if nothing lies over it.
fn cell_under(at: Point) -> Option<Cell> {
    cell_of(&element_under(at)?)
}

/// Where a cell of the board is in the window.
fn cell_area(at: Cell) -> Option<Area> {
    area(&document()?.get_element_by_id(&cell_id(at))?)
}

/// How large a dragged tile is; that of a usual cell where there is no board.
fn size() -> f64 {
    cell_area(Cell::START).map_or(64.0, |cell| cell.size().0) * CARRIED
}
