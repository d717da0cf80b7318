//! Shape: an element of a drawing that changes while it shows.
//!
//! A page that keeps the elements and changes their attributes draws a city that grows faster than one
//! that reads all of it anew. What is drawn once is text instead.

use std::fmt::{Display, Formatter, Result};
use std::rc::Rc;

/// An element, by what is to be kept of it. Within a group no two have the same key.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A path; its class is its key.
    Path {
        /// The class.
        class: &'static str,
        /// What it follows.
        d: String,
    },
    /// A marker at all points of a line that is not drawn itself.
    Prints {
        /// The name of the marker, which is the key.
        marker: Rc<str>,
        /// The same as a reference.
        url: Rc<str>,
        /// The points.
        points: Rc<str>,
    },
    /// Elements in a group of their own.
    Group {
        /// Its class, or none.
        class: &'static str,
        /// What is in it.
        shapes: Vec<Shape>,
    },
    /// A drawing that stays as it is; it is its own key.
    Text(Rc<str>),
}

impl Display for Shape {
    fn fmt(&self, to: &mut Formatter<'_>) -> Result {
        match self {
            Self::Path { class, d } => write!(to, r#"<path class="{class}" d="{d}"/>"#),
            Self::Prints { url, points, .. } => write!(
                to,
                r#"<polyline class="prints" points="{points}" marker-start="{url}" marker-mid="{url}"/>"#
            ),
            Self::Group { class, shapes } => {
                if class.is_empty() {
                    to.write_str("<g>")?;
                } else {
                    write!(to, r#"<g class="{class}">"#)?;
                }
                shapes.iter().try_for_each(|shape| shape.fmt(to))?;
                to.write_str("</g>")
            }
            Self::Text(text) => to.write_str(text),
        }
    }
}
