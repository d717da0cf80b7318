//! Cities in small, the score track, the deck, and pictures that fly.

use super::{readable, ring, walled};
use cities::{City, Kind, Scoring, Set};
use draw::track::{TokenPlace, banner_svg, fields_svg, floors, room_above};
use draw::{
    Area, DeckBar, DeckStar, fitted_picture, flight_keyframes, game_pieces, point_under, seen_part,
    thumbnail,
};
use insta::assert_snapshot;

#[test]
fn a_thumbnail_has_a_path_for_each_hue_and_the_borders_that_count() {
    assert_snapshot!(readable(&thumbnail(&ring(), 2, 1)));
}

#[test]
fn a_game_shows_some_of_its_pieces() {
    for kind in [Some(Kind::Granada), Some(Kind::Alhambra), Some(Kind::Both), None] {
        assert_snapshot!(readable(&game_pieces(kind)));
    }
}

#[test]
fn a_small_city_is_not_blown_up() {
    let alone = thumbnail(&City::new(Set::Granada), 0, 0);
    assert!(alone.contains(r#"viewBox="-27 -17 64 44""#), "{alone}");
}

#[test]
fn the_part_that_is_seen_is_framed_and_found_again_under_the_pointer() {
    let seen = Area { left: 0.0, top: -40.0, right: 2.0, bottom: 1.0 };
    assert_snapshot!(readable(&seen_part(&walled(), 1, seen)));
    let place = Area { left: 100.0, top: 50.0, right: 300.0, bottom: 150.0 };
    let (x, y) = point_under(&walled(), 1, (200.0, 100.0), place);
    assert!((x - 1.5).abs() < 1e-9 && (y - 0.5).abs() < 1e-9, "{x} {y}: the city's middle");
}

#[test]
fn tokens_that_would_cover_each_other_stand_on_floors() {
    assert_eq!(floors(&[10, 11, 40, 12]), [0, 1, 0, 2]);
    assert_eq!(floors(&[10, 110, 13]), [0, 1, 0], "round the track again");
    assert_eq!([1, 2, 6].map(room_above), [64, 82, 100]);
    let place = TokenPlace::new(117, 2);
    assert_eq!((&*place.x, &*place.y), ("17.5%", "-40"));
}

#[test]
fn the_track_has_a_hundred_fields_and_a_number_for_every_tenth() {
    let fields = fields_svg();
    assert_eq!(fields.matches("<text").count(), 10);
    assert_eq!(fields.matches("rect").count(), 100);
    assert!(banner_svg(2).contains("+200"));
}

#[test]
fn the_deck_shows_where_the_next_scoring_can_be() {
    let star = |scoring, letter, is_over, is_next| DeckStar { scoring, letter, is_over, is_next };
    let bar = DeckBar {
        drawn: 30,
        left: 70,
        next: Some((7, 24)),
        stars: vec![star(Scoring::A, 'A', true, false), star(Scoring::B, 'B', false, true)],
    };
    assert_snapshot!(readable(&bar.drawn()));
}

#[test]
fn a_flight_starts_where_the_piece_lay_and_ends_where_it_is() {
    let from = Area { left: 0.0, top: 0.0, right: 20.0, bottom: 20.0 };
    let to = Area { left: 100.0, top: 0.0, right: 140.0, bottom: 40.0 };
    let frames = flight_keyframes(from, to, true);
    assert!(
        frames.starts_with(r#"[{"transform":"translate(-110px,-10px) scale(0.5)","opacity":1},"#),
        "{frames}"
    );
    assert!(frames.ends_with(r#"{"transform":"translate(0px,0px) scale(1)","opacity":0}]"#));
    let card = fitted_picture(Area { left: 0.0, top: 0.0, right: 100.0, bottom: 60.0 }, 0.5);
    assert_eq!(card, Area { left: 35.0, top: 0.0, right: 65.0, bottom: 60.0 });
}
