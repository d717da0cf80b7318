//! Flight: the way of a picture over the page, as keyframes.

use crate::area::{Area, distance};
use crate::number::tidy;

/// Into how many straight parts the curve of a flight is cut.
const PARTS: u8 = 8;

/// The keyframes of a flight for a picture that lies where it arrives: higher in the middle, and as
/// large as at either end. One that goes out of sight fades.
pub fn flight_keyframes(from: Area, to: Area, fades: bool) -> String {
    let ((from_x, from_y), (to_x, to_y)) = (from.middle(), to.middle());
    let (x, y) = (from_x - to_x, from_y - to_y);
    let lift = (distance(from.middle(), to.middle()) * 0.25).min(90.0);
    let scale = from.size().0 / to.size().0.max(1.0);
    let frame = |part: u8| {
        let gone = f64::from(part) / f64::from(PARTS);
        let left = 1.0 - gone;
        let high = y * left - 4.0 * lift * gone * left;
        let opacity = if fades { (left * f64::from(PARTS)).min(1.0) } else { 1.0 };
        format!(
            r#"{{"transform":"translate({}px,{}px) scale({})","opacity":{}}}"#,
            tidy(x * left),
            tidy(high),
            tidy(scale * left + gone),
            tidy(opacity),
        )
    };
    let mut frames = String::from("[");
    for part in 0..PARTS {
        frames += &frame(part);
        frames.push(',');
    }
    frames + &frame(PARTS) + "]"
}

/// The largest picture of a shape, in widths of its height, that has room in the middle of an area.
pub fn fitted_picture(room: Area, shape: f64) -> Area {
    let ((x, y), (width, height)) = (room.middle(), room.size());
    let high = height.min(width / shape);
    Area::of_size((high * shape, high)).moved((x - high * shape / 2.0, y - high / 2.0))
}
