//! The Gardens: gardens, palaces, boards, and what is shown over them.

use super::readable;
use draw::{
    GardenMarks, coordinates, finished, foundation, garden, garden_board, garden_thumbnail,
};
use gardens::{Building, Gardens, Landmark, Misfit, Options, Preview, Tree};
use insta::assert_snapshot;
use support::arrange_gardens::{drawn, planted, scene, site, space, surrounded};

fn board() -> Gardens {
    let (game, _) = surrounded(&Options::new(4), Building::Tower, "4o 3p 2o 1l");
    game
}

#[test]
fn a_garden_has_four_quarters_and_as_many_trees_in_each_as_its_number() {
    let drawing = garden(planted("3vopl"));
    assert_eq!(drawing.matches("<use").count(), 12);
    assert_snapshot!(readable(&drawing));
}

#[test]
fn a_palace_shows_its_value_then_what_it_brought() {
    let won = finished(Building::Tower, Some(Tree::Lemon), 20);
    let lost = finished(Building::Arcades, None, 0);
    assert_snapshot!(readable(&[foundation(Building::Tower), won, lost].concat()));
}

#[test]
fn a_board_has_its_court_its_gardens_and_49_palaces() {
    let drawing = garden_board(&board());
    assert_eq!(drawing.matches(r#"class="gs""#).count(), 36);
    assert_eq!(drawing.matches(r#"class="bf""#).count(), 48);
    assert_eq!(drawing.matches(r#"class="bd""#).count(), 1);
    assert_snapshot!(readable(&drawing));
}

#[test]
fn a_small_board_has_quarters_and_palaces() {
    let drawing = garden_thumbnail(board().board());
    assert_eq!(drawing.matches(r#"class="go""#).count(), 4);
    assert!(!drawing.contains("<use"), "trees would not be seen");
}

#[test]
fn legal_spaces_a_ghost_and_a_cursor_lie_over_a_board() {
    let verdict = Ok(Preview { planted: planted("4opvl"), scores: Vec::new() });
    let new = [space("c3")];
    let marks = GardenMarks {
        new: &new,
        legal: vec![space("c4"), space("d3")],
        tried: Some((space("d3"), &verdict)),
        turned_right: Some(true),
        is_pinned: true,
        told: Some(Landmark::Building(site(0, 1))),
        cursor: Some(space("a1")),
    };
    let drawing = marks.drawn();
    assert_eq!(drawing.matches("legal-space").count(), 1, "none under the ghost");
    assert_snapshot!(readable(&drawing));
}

#[test]
fn a_space_is_refused_with_a_cross_unless_a_garden_lies_there() {
    let tried = |misfit: Misfit| {
        let verdict = Err(misfit);
        GardenMarks { tried: Some((space("b2"), &verdict)), ..GardenMarks::default() }.drawn()
    };
    assert_snapshot!(readable(&tried(Misfit::Alone)));
    assert_eq!(tried(Misfit::Taken), "");
}

#[test]
fn a_board_in_the_making_has_no_finished_palace() {
    let game = drawn(scene(&Options::new(3)), "c3", "4opvl 3vopl").table();
    assert!(!garden_board(&game).contains(r#"class="bd""#));
}

#[test]
fn a_board_has_its_coordinates_on_four_sides_and_lights_those_of_a_space() {
    let drawing = coordinates(Some(space("b5")));
    assert_eq!(drawing.matches(r#"class="coordinate""#).count(), 20);
    for name in ["B", "5"] {
        let lit = drawing.split("<text").filter(|one| one.contains("is-lit"));
        assert_eq!(lit.filter(|one| one.contains(&format!(">{name}<"))).count(), 2, "{name}");
    }
    assert!(!coordinates(None).contains("is-lit"));
    assert_eq!(
        Landmark::all().map(Landmark::index).collect::<Vec<_>>(),
        (0..85).collect::<Vec<_>>()
    );
}
