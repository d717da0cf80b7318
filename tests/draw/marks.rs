//! What is shown over a city for the moment.

use super::{readable, walled};
use cities::{Cell, Misfit, Side, Sides};
use draw::{Overlay, RefusedPlace};
use insta::assert_snapshot;
use support::arrange::{at, face};

fn drawn(overlay: &Overlay) -> String {
    let layers = overlay.layers(&walled(), false);
    layers.iter().filter(|layer| !layer.is_empty()).map(|layer| readable(layer)).collect()
}

#[test]
fn legal_places_are_one_line_of_signs() {
    let legal: Vec<Cell> = walled().places(face("pavilion 8")).iter().collect();
    assert!(!legal.is_empty());
    assert_snapshot!(drawn(&Overlay { legal, ..Overlay::default() }));
}

#[test]
fn no_sign_stands_under_ghost_or_refusal() {
    let (first, second, third) = (at(4, 4), at(5, 5), at(6, 6));
    let refused = RefusedPlace { at: second, clashes: Sides::NONE, bars: Sides::NONE };
    let legal = Overlay { legal: vec![first, second, third], ..Overlay::default() };
    let ghost = Some((face("pavilion 8"), third));
    let signs = drawn(&Overlay { refused: Some(refused), ghost, ..legal });
    assert!(signs.contains(r#"class="places" points="400 400 400 400""#), "{signs}");
}

#[test]
fn a_refused_place_shows_clashing_edges_and_barred_ways() {
    let (city, face, place) = (walled(), face("tower 9 NE"), at(-1, 0));
    let mut overlay = Overlay::default();
    let tiles = vec![place];
    let misfits =
        [Misfit::EdgeDiffers { side: Side::East }, Misfit::CutOff { tiles: tiles.clone() }];
    overlay.refuse(&city, face, place, &misfits);
    let east = Sides::NONE.with(Side::East);
    assert_eq!(overlay.refused, Some(RefusedPlace { at: place, clashes: east, bars: east }));
    assert_eq!(overlay.cut_off, [], "the tile in hand is not faded, it is refused");
    assert_snapshot!(drawn(&overlay));
}

#[test]
fn what_a_tile_would_cut_off_or_enclose_is_marked() {
    let mut overlay = Overlay::default();
    let misfits = [
        Misfit::CutOff { tiles: vec![at(1, 0), at(2, 0)] },
        Misfit::LeavesHole { ground: vec![at(1, 1)] },
    ];
    overlay.mark_reasons(at(1, 0), &misfits);
    assert_eq!(overlay.cut_off, [at(2, 0)]);
    assert_snapshot!(drawn(&overlay));
}

#[test]
fn all_other_marks() {
    let overlay = Overlay {
        ghost: Some((face("pavilion 8"), at(1, 1))),
        selected: Some(at(1, 1)),
        new: vec![at(2, 0)],
        swaps: vec![at(0, -1)],
        bonus: vec![(at(1, 0), face("chambers 6"))],
        playable: vec![at(1, -1)],
        huts: vec![(at(0, 1), Sides::NONE), (at(2, 0), Sides::NONE.with(Side::West))],
        ..Overlay::default()
    };
    assert_snapshot!(drawn(&overlay));
}
