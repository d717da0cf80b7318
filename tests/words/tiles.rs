//! Tiles, places and misfits in words.

use super::{ENGLISH, GERMAN, assert_both, assert_good, assert_sentence, has_all};
use cities::{Cell, City, Effect, Face, Kind, Misfit, Options, Scene, Set, Side};
use engine::Seat;
use i18n::{Saying, Verdict};
use support::arrange::{at, city, every_face, face};
use table::PendingAction;

/// Any Granada face with exactly these moats, as letters.
fn with_moats(moats: &[Side]) -> Face {
    let is_it = |face: &Face| face.borders().iter().eq(moats.iter().copied());
    let tiles = Face::tiles(Set::Granada);
    tiles.flat_map(|face| [Some(face), face.other_side()]).flatten().find(is_it).unwrap()
}

#[test]
fn a_tile_names_its_borders_and_its_other_side() {
    let park = face("park 2");
    assert_eq!(
        ENGLISH.tile_with_back(park),
        "Park 2, moats top, right, left; other side Bath house 3"
    );
    assert_eq!(
        GERMAN.tile_with_back(park),
        "Park 2, Gräben oben, rechts, links; andere Seite Badehaus 3"
    );
    assert_eq!(ENGLISH.tile(park), "Park 2, moats top, right, left");
    assert_eq!(ENGLISH.tile(face("tower 9 NW")), "Tower 9, walls top, left");
    assert_eq!(GERMAN.tile(face("tower 9 NW")), "Turm 9, Mauern oben, links");
    assert_eq!(ENGLISH.tile(face("pavilion 8")), "Pavilion 8, no wall");
    assert_eq!(GERMAN.tile(face("pavilion 8")), "Pavillon 8, keine Mauer");
}

#[test]
fn one_border_is_singular_and_none_is_said() {
    let west = with_moats(&[Side::West]);
    assert!(ENGLISH.tile(west).ends_with(", moat left"), "{}", ENGLISH.tile(west));
    assert!(GERMAN.tile(west).ends_with(", Graben links"), "{}", GERMAN.tile(west));
    let bare = with_moats(&[]);
    assert!(ENGLISH.tile(bare).ends_with(", no moat"));
    assert!(GERMAN.tile(bare).ends_with(", kein Graben"));
}

#[test]
fn a_tile_names_exactly_its_sides() {
    for face in every_face() {
        for words in [ENGLISH, GERMAN] {
            let said = words.tile(face);
            assert_good(&said);
            for side in Side::ALL {
                let is_named = said.contains(words.side(side));
                assert_eq!(is_named, face.borders().has(side), "{said}");
            }
        }
        assert_both(|words| words.tile_with_back(face));
    }
}

#[test]
fn a_hut_has_no_price() {
    let hut = Face::huts().find(|hut| hut.building() == cities::Building::Tower).unwrap();
    assert_eq!(ENGLISH.tile_name(hut), "Tower hut");
    assert_eq!(GERMAN.tile_name(hut), "Bauhütte Turm");
    assert!(ENGLISH.tile_with_back(hut).starts_with("Tower hut, wall"));
    assert!(!ENGLISH.tile_with_back(hut).contains("other side"));
}

#[test]
fn a_place_is_counted_from_the_start_tile() {
    assert_eq!(ENGLISH.position(at(2, -1)), "2 right, 1 up");
    assert_eq!(ENGLISH.position(at(-3, 0)), "3 left");
    assert_eq!(ENGLISH.position(at(0, 4)), "4 down");
    assert_eq!(ENGLISH.position(Cell::START), "the start tile");
    assert_eq!(GERMAN.position(at(-2, 1)), "2 nach links, 1 nach unten");
    assert_eq!(ENGLISH.position_in_full(at(2, -1)), "2 right and 1 up of the start tile");
    assert_eq!(GERMAN.position_in_full(at(0, 4)), "4 nach unten vom Startplättchen");
    assert_eq!(ENGLISH.position_in_full(Cell::START), "the start tile");
}

/// The start tile with a tile that has a wall towards the east, to its right.
fn walled() -> City {
    city(Set::Alhambra, "S t", &[('t', "tower 9 NE")])
}

#[test]
fn a_cell_says_where_and_what() {
    let city = walled();
    assert_eq!(ENGLISH.cell(&city, at(1, 0), false, None), "1 right: Tower 9, walls top, right.");
    assert_eq!(ENGLISH.cell(&city, Cell::START, false, None), "The start tile.");
    assert_eq!(GERMAN.cell(&city, Cell::START, false, None), "Das Startplättchen.");
    assert_eq!(ENGLISH.cell(&city, at(2, -1), false, None), "2 right, 1 up: free.");
    assert_eq!(GERMAN.cell(&city, at(0, 1), false, None), "1 nach unten: frei.");
}

#[test]
fn a_cell_says_whether_and_why_the_tile_in_hand_may_lie_there() {
    let city = walled();
    let pavilion = face("pavilion 8");
    let misfits = city.misfits(pavilion, at(2, 0));
    assert_eq!(
        ENGLISH.cell(&city, at(2, 0), false, Some((pavilion, Verdict::Misfits(&misfits)))),
        "2 right: free. Pavilion 8 doesn’t fit here. Edges don’t match. Tower 9 has a wall on its right \
         edge, Pavilion 8 has none. Not reachable on foot. You can’t reach Pavilion 8 on foot from \
         the start tile."
    );
    let effect = Effect { border: (2, 2), seam: (0, 0), count: (0, 1), rank: (0, 2) };
    assert_eq!(
        ENGLISH.cell(&city, at(-1, 0), false, Some((pavilion, Verdict::Fits(Some(&effect))))),
        "1 left: free. Pavilion 8 fits here: Wall 2 as before; Pavilion from 0 to 1, 2nd."
    );
    assert_eq!(
        GERMAN.cell(&city, at(-1, 0), false, Some((pavilion, Verdict::Fits(None)))),
        "1 nach links: frei. Pavillon 8 passt hier."
    );
}

#[test]
fn the_founder_of_granada_is_marked() {
    let west = with_moats(&[Side::West]);
    let laid = [
        cities::Laid { at: at(1, 0), face: face("tower 9 NE") },
        cities::Laid { at: at(2, 0), face: west },
    ];
    let city = City::of_tiles(Set::Alhambra, &laid).unwrap();
    assert!(ENGLISH.cell(&city, at(2, 0), false, None).ends_with(", Granada’s start tile."));
    assert!(GERMAN.cell(&city, at(2, 0), false, None).ends_with(", Startplättchen von Granada."));
}

#[test]
fn before_and_after_are_counted_with_an_arrow() {
    let library = face("library 9");
    let effect = Effect { border: (12, 17), seam: (0, 0), count: (1, 2), rank: (3, 2) };
    assert_eq!(ENGLISH.effect(library, &effect), ["Moat 12 → 17", "Library 1 → 2, 2nd"]);
    assert_eq!(GERMAN.effect(library, &effect), ["Graben 12 → 17", "Bibliothek 1 → 2, 2. Platz"]);
    let effect = Effect { border: (5, 5), seam: (2, 3), count: (0, 0), rank: (0, 0) };
    assert_eq!(
        ENGLISH.effect(face("tower 9 NW"), &effect),
        ["Wall 5 as before", "Wall and moat 2 → 3", "Tower 0 as before"]
    );
}

pub(super) fn every_misfit() -> Vec<Misfit> {
    vec![
        Misfit::Taken,
        Misfit::Alone,
        Misfit::EdgeDiffers { side: Side::West },
        Misfit::NotWallAndMoat { side: Side::West },
        Misfit::CutOff { tiles: vec![at(1, 0)] },
        Misfit::LeavesHole { ground: vec![at(3, 0)] },
        Misfit::LeavesHole { ground: vec![at(3, 0), at(3, 1)] },
        Misfit::StartTile,
        Misfit::FoundingTile,
        Misfit::Parted,
        Misfit::Nothing,
        Misfit::OffTheTable,
    ]
}

#[test]
fn every_misfit_has_a_head_and_a_sentence() {
    let city = walled();
    let all = every_misfit();
    has_all!(
        all,
        Misfit::Taken,
        Misfit::Alone,
        Misfit::EdgeDiffers { .. },
        Misfit::NotWallAndMoat { .. },
        Misfit::CutOff { .. },
        Misfit::LeavesHole { .. },
        Misfit::StartTile,
        Misfit::FoundingTile,
        Misfit::Parted,
        Misfit::Nothing,
        Misfit::OffTheTable,
    );
    for misfit in &all {
        assert_both(|words| words.misfit_head(misfit).to_owned());
        for tile in [Some(face("pavilion 8")), Some(face("library 9")), None] {
            assert_sentence(|words| words.misfit(misfit, &city, at(2, 0), tile).rest);
            assert_sentence(|words| words.misfit(misfit, &city, at(1, 0), tile).whole());
        }
    }
}

#[test]
fn an_edge_that_differs_names_the_side_that_has_the_border() {
    let arena = face("arena 9");
    let east = at(1, 0);
    for mine in Face::tiles(Set::Granada) {
        for side in Side::ALL {
            let laid = [cities::Laid { at: east, face: arena }];
            let city = City::of_tiles(Set::Granada, &laid).unwrap();
            let place = east.next(side.opposite());
            if place == Cell::START
                || mine.borders().has(side) == arena.borders().has(side.opposite())
            {
                continue;
            }
            let misfit = Misfit::EdgeDiffers { side };
            let has_mine = mine.borders().has(side);
            let edge = if has_mine { side } else { side.opposite() };
            let (name, german) = match edge {
                Side::North => ("top", "oben"),
                Side::East => ("right", "rechts"),
                Side::South => ("bottom", "unten"),
                Side::West => ("left", "links"),
            };
            let order = |with: String, without: String| {
                if has_mine { (with, without) } else { (without, with) }
            };
            let (with, without) = order(ENGLISH.tile_name(mine), ENGLISH.tile_name(arena));
            assert_eq!(
                ENGLISH.misfit(&misfit, &city, place, Some(mine)).whole(),
                format!(
                    "Edges don’t match. {with} has a moat on its {name} edge, {without} has none."
                )
            );
            let (with, without) = order(GERMAN.tile_name(mine), GERMAN.tile_name(arena));
            assert_eq!(
                GERMAN.misfit(&misfit, &city, place, Some(mine)).rest,
                format!("{with} hat {german} einen Graben, {without} hat keinen.")
            );
        }
    }
}

#[test]
fn where_the_sets_meet_the_tile_that_lacks_its_border_is_named() {
    let city = walled();
    let park = with_moats(&[Side::East]);
    let name = ENGLISH.tile_name(park);
    let said = |place, side| {
        ENGLISH.misfit(&Misfit::NotWallAndMoat { side }, &city, place, Some(park)).rest
    };
    assert_eq!(said(at(2, 0), Side::West), format!("{name} has no moat on this edge."));
    assert_eq!(said(at(-1, 0), Side::East), "The start tile has no wall on this edge.");
    assert_eq!(
        said(at(0, -1), Side::South),
        format!("The start tile has no wall on this edge and {name} no moat.")
    );
}

#[test]
fn many_tiles_cut_off_are_counted() {
    let city = city(Set::Alhambra, "S t", &[('t', "tower 9 NE")]);
    let tiles: Vec<Cell> = (1..6).map(|x| at(x, 0)).collect();
    let said = ENGLISH.misfit(&Misfit::CutOff { tiles }, &city, at(9, 9), None).rest;
    assert!(said.contains("Tower 9") && said.contains(" and 2 more on foot"), "{said}");
    let hole = |count| Misfit::LeavesHole { ground: (0..count).map(|x| at(x, 5)).collect() };
    let said = |count| GERMAN.misfit(&hole(count), &city, at(9, 9), None).rest;
    assert_eq!(said(1), "1 leeres Feld wäre ganz umbaut.");
    assert_eq!(said(3), "3 leere Felder wären ganz umbaut.");
}

#[test]
fn every_place_of_a_real_table_is_said() {
    let table = Scene::new(&Options::new(Kind::Granada, 3)).unwrap();
    let table = table.city(Seat(0), city(Set::Granada, "S a", &[('a', "arena 9")])).table();
    for tile in every_face().into_iter().filter(|face| face.set() == Set::Granada) {
        for spot in table.spots(Seat(0), tile) {
            let in_hand = Some((tile, Verdict::from(&spot.verdict)));
            assert_sentence(|words| words.cell(table.city(Seat(0)), spot.at, false, in_hand));
        }
    }
}

#[test]
fn a_founding_tile_of_the_reserve_that_fits_nowhere_says_why() {
    let (city, tile) = (walled(), with_moats(&[Side::West]));
    let now = Saying { head: String::new(), rest: String::new() };
    let said = |fits, helps| {
        let pending = PendingAction::Rebuilding { tile, fits, pin: None, founds: true };
        ENGLISH.bar_text(&pending, &now, Some(&city), helps).rest
    };
    assert_eq!(said(false, true), "Granada begins where a wall of your Alhambra meets a moat.");
    assert!(said(true, true).starts_with("It becomes Granada’s start tile"));
    // Nothing is marked without playing aids, and nothing says so.
    let tile = face("pavilion 8");
    let pending = PendingAction::Rebuilding { tile, fits: true, pin: None, founds: false };
    for words in [ENGLISH, GERMAN] {
        let rest = words.bar_text(&pending, &now, Some(&city), false).rest;
        assert!(!rest.contains("mark"), "{rest}");
    }
}
