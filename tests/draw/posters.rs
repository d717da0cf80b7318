//! Bars of points, and the end of a game in one picture.

use super::{readable, ring};
use draw::{BarPart, CitySvg, Frame, POSTER, Poster, PosterRow, disc, score_bar};
use insta::assert_snapshot;

fn parts(points: &[u16]) -> Vec<BarPart> {
    let names = ["arena", "park", "library", "school"];
    let part = |(name, &points): (&str, &u16)| BarPart {
        hue: format!("h-{name}"),
        glyph: format!("glyphs-{name}"),
        points,
    };
    names.into_iter().zip(points).map(part).collect()
}

#[test]
fn a_bar_has_a_part_for_each_source_with_signs_from_nine_points() {
    let bar = score_bar(&parts(&[30, 9, 8, 1]), 96);
    assert_snapshot!(readable(&bar));
    assert_eq!(bar.matches("score-glyph").count(), 2);
    assert!(bar.contains(r#"width="50%""#), "half as long as the longest");
}

#[test]
fn somebody_without_points_has_an_empty_bar() {
    assert!(score_bar(&[], 0).contains(r#"width="0%""#));
}

#[test]
fn a_poster_is_made_of_the_same_parts() {
    let row = |name: &str, place: &str, colour, points: &[u16]| PosterRow {
        place: place.to_owned(),
        colour,
        name: name.to_owned(),
        parts: parts(points),
        total: points.iter().sum(),
    };
    let city = ring();
    let poster = Poster {
        built: vec![(Frame::of(&city).view_box(100, (8, 8)), "<g/>".to_owned())],
        brand: "Albaicín".to_owned(),
        title: "<Zahra> & Co. win".to_owned(),
        lead: "156 points".to_owned(),
        foot: "39 rounds".to_owned(),
        rows: vec![
            row("Zahra of the long name", "1", Some(2), &[30, 9]),
            row("Inés", "2", Some(7), &[12]),
            row("Dirk", "", None, &[]),
        ],
    };
    let svg = poster.svg();
    assert!(svg.contains("&lt;Zahra&gt; &amp; Co. win"), "what was typed is text");
    assert!(svg.contains("Zahra of th…"));
    assert_snapshot!(readable(&svg));
}

#[test]
fn six_players_with_their_cities_fit_on_a_poster() {
    let city = ring();
    let drawn = CitySvg::new(&city, 0, true).to_string();
    let row = PosterRow { place: "1".to_owned(), colour: Some(0), ..PosterRow::default() };
    let poster = Poster {
        built: vec![(Frame::of(&city).view_box(100, (8, 8)), drawn); 6],
        title: "All of the six who sit at this table share the victory".to_owned(),
        rows: vec![row; 7],
        ..Poster::default()
    };
    let svg = poster.svg();
    let number = |text: &str| text.split('"').next().and_then(|text| text.parse::<f64>().ok());
    let bottoms = svg.split(r#" y=""#).skip(1).filter_map(number);
    assert!(bottoms.fold(0.0, f64::max) <= POSTER.1.into());
    let size = svg.split(r#"font-size=""#).nth(1).and_then(number).unwrap();
    assert!(size < 20.0, "a long title is smaller: {size}");
    assert!(disc(None).contains("dirk") && disc(Some(9)).contains("trees-orange"));
}
