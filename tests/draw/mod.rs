//! Drawings and geometry: pictures compared as text, arithmetic by examples.

mod board;
mod cards;
mod city_drawings;
mod garden_drawings;
mod gestures;
mod lane;
mod marks;
mod overviews;
mod posters;

use cities::{City, Set};
use support::arrange::{RING, RING_LEGEND, city};

/// A city of the combination with walls, moats, a seam between them, and a corner where a wall runs
/// round.
fn ring() -> City {
    city(Set::Alhambra, RING, &RING_LEGEND)
}

/// Walls in all their ways: on the outside, back to back, and round a corner.
fn walled() -> City {
    let legend = [
        ('a', "pavilion 5"),
        ('b', "seraglio 4"),
        ('c', "chambers 6"),
        ('d', "tower 10"),
        ('e', "pavilion 3"),
    ];
    city(
        Set::Alhambra,
        "a b .
         S c d
         e . .",
        &legend,
    )
}

/// A drawing as it is read: an element a line, its children further in.
///
/// # Panics
/// If what is opened is not closed.
fn readable(svg: &str) -> String {
    let mut lines = String::new();
    let mut open: Vec<&str> = Vec::new();
    for tag in svg.split_inclusive('>') {
        let name = tag.rsplit('<').next().expect("a tag");
        let name = name.split([' ', '>', '/']).find(|word| !word.is_empty()).expect("a name");
        let is_end = tag.contains("</");
        if is_end {
            assert_eq!(open.pop(), Some(name), "{svg}");
        }
        lines += &"  ".repeat(open.len());
        lines += tag;
        lines.push('\n');
        if !is_end && !tag.ends_with("/>") {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "{open:?} stay open in {svg}");
    lines
}
