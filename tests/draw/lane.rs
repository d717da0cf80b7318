//! Lanes of points: how long they are, and how far points come on them.

use draw::LaneScale;

#[test]
fn a_lane_has_room_to_go_on_and_a_tick_every_ten_points() {
    assert_eq!(LaneScale::new(0).along(10), "25.00%");
    let lane = LaneScale::new(22);
    assert_eq!((lane.along(0), lane.along(22)), ("0.00%".to_owned(), "55.00%".to_owned()));
    assert_eq!(lane.ticks().collect::<Vec<_>>(), ["25.00%", "50.00%", "75.00%"]);
    assert_eq!(lane, LaneScale::new(29), "it seldom grows");
    assert_ne!(lane, LaneScale::new(30));
    assert_eq!(LaneScale::new(30).along(90), "100.00%", "what is beyond ends with it");
}
