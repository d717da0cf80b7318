//! From where a city is looked at on boards of all sizes, and where words find room on them.

use cities::Cell;
use draw::{Aim, Area, BoardLayout, FINGER, Matters, PanZoom, ViewFit, Viewport, tidy};
use insta::assert_snapshot;
use std::fmt::Write as _;
use support::arrange::at;

/// A board with a tray in a lower corner and buttons in an upper one.
fn layout(width: f64, height: f64) -> BoardLayout {
    let tray = Area { left: 0.0, top: height - 120.0, right: 260.0, bottom: height };
    let tools = Area { left: width - 56.0, top: 8.0, right: width - 8.0, bottom: 160.0 };
    BoardLayout { size: (width, height), covers: vec![tray, tools], map: None, letter: 16.0 }
}

/// All cells of a rectangle around the start tile.
fn block(left: i8, top: i8, right: i8, bottom: i8) -> Vec<Cell> {
    (top..=bottom).flat_map(|y| (left..=right).map(move |x| at(x, y))).collect()
}

fn told(viewport: Option<Viewport>) -> String {
    viewport.map_or_else(
        || "does not fit".to_owned(),
        |Viewport { left, top, scale }| {
            format!("cells of {} px from {} {}", tidy(scale), tidy(left), tidy(top))
        },
    )
}

#[test]
fn small_large_and_wide_cities_fit_desks_and_phones() {
    let cities = [
        ("a start tile", block(0, 0, 0, 0)),
        ("a small city", block(-1, -1, 2, 1)),
        ("a large city", block(-4, -4, 5, 4)),
        ("a wide city", block(-6, 0, 9, 1)),
        ("a huge city", block(-10, -7, 10, 7)),
    ];
    let mut text = String::new();
    for (name, cells) in cities {
        for (board, layout) in [("desk", layout(900.0, 640.0)), ("phone", layout(374.0, 420.0))] {
            let fit = ViewFit { layout: &layout, cells: cells.clone() };
            writeln!(text, "{name} on a {board}: {}", told(fit.fitted(None))).unwrap();
            if let Some(found) = fit.fitted(None) {
                assert!(found.scale > FINGER - 0.01);
                assert!(cells.iter().all(|&at| fit.is_seen(found, at)), "{name} on a {board}");
            } else {
                writeln!(text, "  all of it: {}", told(fit.whole())).unwrap();
            }
        }
    }
    assert_snapshot!(text);
}

#[test]
fn cells_grow_with_the_board() {
    let cell = |width: f64, height: f64| {
        let layout = layout(width, height);
        ViewFit { layout: &layout, cells: block(-1, -1, 1, 1) }.fitted(None).unwrap().scale
    };
    let (small, large) = (cell(712.0, 476.0), cell(2136.0, 1428.0));
    assert!(large > 3.0 * small, "{small} and {large}");
}

#[test]
fn a_view_that_is_good_stays_until_much_is_gained() {
    let layout = layout(900.0, 640.0);
    let fit = |cells| ViewFit { layout: &layout, cells };
    let large = fit(block(-2, -1, 3, 2)).fitted(None).unwrap();
    let less = fit(block(-1, -1, 3, 2)).fitted(Some(large)).unwrap();
    assert_eq!(less, large);
    let far = fit(block(-4, -4, 5, 4)).fitted(None).unwrap();
    let small = fit(block(0, 0, 0, 0)).fitted(Some(far)).unwrap();
    assert!(small.scale > far.scale);
}

#[test]
fn where_not_everything_fits_what_matters_is_seen() {
    let layout = layout(374.0, 420.0);
    let fit = ViewFit { layout: &layout, cells: block(-10, -7, 10, 7) };
    let stops = [at(9, 6), at(8, 6)];
    let matters = Matters { cells: &stops, last: Cell::START, are_new: true };
    let seen = Aim::Auto.look(&fit, None, &matters).unwrap();
    assert!((seen.scale - FINGER).abs() < 1e-9);
    assert!(stops.iter().all(|&at| fit.is_seen(seen, at)));
    // Somebody who looks elsewhere is shown what is new.
    let away = seen.centred((-9.0, -6.0), layout.size);
    let shown = Aim::Free.look(&fit, Some(away), &matters).unwrap();
    assert!(stops.iter().any(|&at| fit.is_seen(shown, at)));
    let old = Matters { are_new: false, ..matters };
    assert_eq!(Aim::Free.look(&fit, Some(away), &old), Some(away));
    let nothing = Matters { cells: &[], last: at(-10, 0), are_new: false };
    let last = Aim::Auto.look(&fit, None, &nothing).unwrap();
    assert!(fit.is_seen(last, at(-10, 0)));
}

#[test]
fn nobody_loses_the_city_or_zooms_beyond_its_bounds() {
    let layout = layout(712.0, 476.0);
    let fit = ViewFit { layout: &layout, cells: block(-1, -1, 2, 1) };
    let view = fit.fitted(None).unwrap();
    let lost = fit.pan_zoomed(view, PanZoom::pan((100_000.0, 0.0)));
    let (x, _) = lost.seen(layout.size).middle();
    assert!((x + 1.0).abs() < 1e-9, "the edge of the city is in the middle: {x}");
    let near = fit.pan_zoomed(view, PanZoom::zoom(100.0, (356.0, 238.0)));
    let far = fit.pan_zoomed(view, PanZoom::zoom(0.001, (356.0, 238.0)));
    assert_eq!((near.scale, far.scale), (180.0, FINGER));
}

#[test]
fn lengths_are_written_with_what_can_be_seen_of_them() {
    let written = [0.0, 1.0, -2.5, 0.125, -0.0004, 1234.5678, 9.05, -0.1].map(tidy);
    assert_eq!(written, ["0", "1", "-2.5", "0.125", "0", "1234.568", "9.05", "-0.1"]);
}

#[test]
fn a_view_comes_from_where_another_one_showed_the_city() {
    let far = Viewport { left: -2.0, top: -1.0, scale: 50.0 };
    let near = Viewport { left: 0.0, top: 0.0, scale: 100.0 };
    let frames = near.keyframes_from(far);
    assert_eq!(
        frames,
        r#"[{"transform":"translate(100px,50px) scale(0.5)"},{"transform":"none"}]"#
    );
}
