//! Taps, pushes, pinches, wheels and keys.

use super::walled;
use cities::Side;
use draw::{
    Clicks, CursorMove, Fingers, Frame, PanZoom, Swipe, Viewport, WheelTurns, carried, is_on_tick,
    swiped, tick, wheel_growth,
};
use support::arrange::at;

const VIEW: Viewport = Viewport { left: -2.0, top: -1.0, scale: 100.0 };

#[test]
fn a_finger_that_slips_a_little_still_taps() {
    let mut fingers = Fingers::default();
    fingers.press(1, (100.0, 100.0), true);
    assert_eq!(fingers.slide(1, (106.0, 107.0)), None);
    assert!(!fingers.has_moved());
    // A mouse is steadier.
    fingers.lift(1);
    fingers.press(2, (100.0, 100.0), false);
    let push = PanZoom { by: (6.0, 7.0), grows: 1.0, around: (106.0, 107.0), is_first: true };
    assert_eq!(fingers.slide(2, (106.0, 107.0)), Some(push));
    assert!(fingers.has_moved());
}

#[test]
fn a_push_goes_on_from_where_it_was() {
    let mut fingers = Fingers::default();
    fingers.press(1, (0.0, 0.0), true);
    let first = fingers.slide(1, (20.0, 0.0)).unwrap();
    let second = fingers.slide(1, (21.0, 2.0)).unwrap();
    assert_eq!((first.by, first.is_first), ((20.0, 0.0), true));
    assert_eq!((second.by, second.is_first), ((1.0, 2.0), false));
}

#[test]
fn two_fingers_pinch_around_their_middle() {
    let mut fingers = Fingers::default();
    fingers.press(1, (100.0, 100.0), true);
    fingers.press(2, (200.0, 100.0), true);
    let pinch = fingers.slide(2, (300.0, 100.0)).unwrap();
    assert_eq!((pinch.by, pinch.grows, pinch.around), ((50.0, 0.0), 2.0, (200.0, 100.0)));
    // Nothing can be pinched to nothing.
    let closed = fingers.slide(2, (100.0, 100.0)).unwrap();
    assert!((closed.grows - 1.0 / 200.0).abs() < 1e-9);
}

#[test]
fn a_press_after_a_push_is_a_tap_again() {
    let mut fingers = Fingers::default();
    fingers.press(1, (0.0, 0.0), true);
    fingers.slide(1, (50.0, 0.0));
    fingers.press(2, (10.0, 0.0), true);
    fingers.lift(1);
    assert!(fingers.has_moved(), "the second finger belongs to the same gesture");
    fingers.lift(2);
    fingers.press(3, (0.0, 0.0), true);
    assert!(!fingers.has_moved());
    assert_eq!(fingers.slide(9, (50.0, 0.0)), None, "nothing is known of this pointer");
}

#[test]
fn zooming_keeps_the_point_under_the_fingers() {
    let around = (130.0, 70.0);
    let near = VIEW.zoomed(250.0, around);
    assert_eq!(near.point_at(around), VIEW.point_at(around));
    assert_eq!(near.zoomed(100.0, around), VIEW);
}

#[test]
fn pushing_moves_the_table_along() {
    let pushed = VIEW.pushed((50.0, -20.0));
    assert_eq!(pushed.cell_at((250.0, 80.0)), VIEW.cell_at((200.0, 100.0)));
    assert_eq!(VIEW.cell_at((200.0, 100.0)), Some(at(0, 0)));
    assert_eq!(VIEW.cell_at((199.0, 99.0)), Some(at(-1, -1)));
    let far = Viewport { left: 127.5, ..VIEW };
    assert_eq!(far.cell_at((80.0, 100.0)), None, "cells have small numbers");
}

#[test]
fn the_ground_moves_with_the_table_by_less_than_its_pattern() {
    assert_eq!(VIEW.ground_shift(72.0), (-16.0, -44.0));
    assert_eq!(VIEW.pushed((10.0, 20.0)).ground_shift(72.0), (-6.0, -24.0));
}

#[test]
fn a_wheel_back_undoes_a_wheel_forth() {
    for px in [10.0, 100.0, 240.0, 10_000.0] {
        for is_pinch in [false, true] {
            let (grows, shrinks) = (wheel_growth(-px, is_pinch), wheel_growth(px, is_pinch));
            assert!((grows * shrinks - 1.0).abs() < 1e-9);
            assert!(grows > 1.0 && grows <= 1.5, "{grows}");
        }
    }
    assert!(wheel_growth(-5.0, true) > wheel_growth(-5.0, false));
}

#[test]
fn clicks_soon_and_near_each_other_are_double() {
    let mut clicks = Clicks::default();
    assert!(!clicks.is_double(1000.0, (10.0, 10.0)));
    assert!(clicks.is_double(1300.0, (20.0, 10.0)));
    assert!(!clicks.is_double(1400.0, (20.0, 10.0)), "a third click begins anew");
    assert!(!clicks.is_double(1800.0, (20.0, 10.0)), "too late");
    assert!(!clicks.is_double(1900.0, (60.0, 10.0)), "too far");
}

#[test]
fn the_cursor_stays_in_its_frame_and_goes_round_the_stops() {
    let frame = Frame::of(&walled()).grown(1);
    let stops = [at(3, 0), at(-1, 1), at(1, 1)];
    let moved = |from, cursor: CursorMove| cursor.from(from, frame, &stops);
    assert_eq!(moved(at(0, 0), CursorMove::Next(Side::East)), Some(at(1, 0)));
    assert_eq!(moved(at(3, 0), CursorMove::Next(Side::East)), Some(at(3, 0)));
    let end = |is_last, is_grid| CursorMove::End { is_last, is_grid };
    assert_eq!(moved(at(0, 0), end(true, false)), Some(at(3, 0)));
    assert_eq!(moved(at(0, 0), end(false, true)), Some(at(-1, -2)));
    let stop = |is_next| CursorMove::Stop { is_next };
    assert_eq!(moved(at(0, 1), stop(true)), Some(at(1, 1)));
    assert_eq!(moved(at(1, 1), stop(true)), Some(at(3, 0)));
    assert_eq!(moved(at(3, 0), stop(false)), Some(at(1, 1)));
    assert_eq!(stop(true).from(at(0, 0), frame, &[]), None);
}

#[test]
fn a_dragged_tile_is_under_the_mouse_and_above_the_finger() {
    assert_eq!(carried((100.0, 300.0), 60.0, false), (100.0, 300.0));
    // Its lower edge is 56 px above.
    assert_eq!(carried((100.0, 300.0), 60.0, true), (100.0, 300.0 - 56.0 - 30.0));
}

#[test]
fn a_finger_pulls_a_sheet_down_and_scrolls_otherwise() {
    let from = (50.0, 50.0);
    assert_eq!(swiped(from, (52.0, 56.0), false), Swipe::Unclear);
    assert_eq!(swiped(from, (52.0, 62.0), false), Swipe::Down(12.0));
    assert_eq!(swiped(from, (52.0, 38.0), false), Swipe::Else);
    assert_eq!(swiped(from, (70.0, 62.0), false), Swipe::Else);
    // What is pulled already stays so, and is never pulled up.
    assert_eq!(swiped(from, (90.0, 62.0), true), Swipe::Down(12.0));
    assert_eq!(swiped(from, (50.0, 20.0), true), Swipe::Down(0.0));
}

#[test]
fn the_tick_is_of_one_size_and_reaches_as_far_as_a_finger() {
    let near = Viewport { scale: 50.0, ..VIEW };
    assert!(tick(at(0, 0), near).contains(r#"transform="translate(94 94)scale(2)""#));
    assert!(tick(at(0, 0), VIEW).contains(r#"transform="translate(97 97)scale(1)""#));
    // The lower right corner of the start tile is at 300, 200.
    for (place, is_on) in [((297.0, 197.0), true), ((318.0, 197.0), true), ((320.0, 197.0), false)]
    {
        assert_eq!(is_on_tick(place, at(0, 0), VIEW), is_on, "{place:?}");
    }
}

#[test]
fn a_click_of_the_wheel_is_a_quarter_and_a_pad_does_not_spin() {
    let mut wheel = WheelTurns::default();
    let clicks = [(100.0, 0.0), (100.0, 150.0), (-100.0, 300.0), (100.0, 900.0)];
    let turns = clicks.map(|(px, time)| wheel.turn(px, time));
    assert_eq!(turns, [Some(true), Some(true), Some(false), Some(true)]);
    // A push on a pad goes on for a second: it is a quarter, and a long one a second.
    let mut pad = WheelTurns::default();
    let push = (0..60).filter_map(|at| pad.turn(8.0, f64::from(at) * 16.0)).count();
    assert_eq!(push, 2);
    assert_eq!(pad.turn(8.0, 1000.0), None, "a touch is nothing");
}
