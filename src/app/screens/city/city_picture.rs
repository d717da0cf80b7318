//! City picture: the drawing of a city as elements of the page. One that changes keeps most of them.

use crate::widgets::icon::picture;
use cities::City;
use draw::{CitySvg, Shape};
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub(crate) struct CityPictureProps {
    pub(crate) city: Rc<City>,
    /// The player's colour, 0 to 5.
    pub(crate) colour: u8,
    pub(crate) is_small: bool,
}

/// The tiles of a city.
pub(crate) struct CityPicture {
    drawing: CitySvg,
}

impl Component for CityPicture {
    type Message = ();
    type Properties = CityPictureProps;

    fn create(ctx: &Context<Self>) -> Self {
        let CityPictureProps { city, colour, is_small } = ctx.props();
        Self { drawing: CitySvg::new(city, *colour, *is_small) }
    }

    fn changed(&mut self, ctx: &Context<Self>, _before: &CityPictureProps) -> bool {
        let CityPictureProps { city, colour, is_small } = ctx.props();
        self.drawing.update(city, *colour, *is_small);
        true
    }

    fn view(&self, _ctx: &Context<Self>) -> Html {
        let marker = |(name, svg): (&Rc<str>, &Rc<str>)| {
            html! { <key={name.clone()}>{ picture(svg.clone()) }</> }
        };
        html! {
            <>
                <defs>{ for self.drawing.definitions().map(marker) }</defs>
                { for self.drawing.shapes().into_iter().map(element) }
            </>
        }
    }
}

fn element(shape: Shape) -> Html {
    match shape {
        Shape::Path { class, d } => html! { <path key={class} {class} {d} /> },
        Shape::Prints { marker, url, points } => {
            let url = AttrValue::from(url);
            html! {
                <polyline
                    key={marker}
                    class="prints"
                    points={AttrValue::from(points)}
                    marker-start={url.clone()}
                    marker-mid={url}
                />
            }
        }
        Shape::Group { class, shapes } => {
            let class = (!class.is_empty()).then_some(class);
            html! { <g {class}>{ for shapes.into_iter().map(element) }</g> }
        }
        Shape::Text(text) => html! { <key={text.clone()}>{ picture(text.clone()) }</> },
    }
}
