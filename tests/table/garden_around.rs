//! The four buildings around a space of the Gardens, before a garden is planted there and after.

use engine::{Chance, Game, Seat, Seed};
use gardens::{Award, Diagonal, Gardens, Options};
use support::arrange_gardens::space;
use support::tables::{OPEN, players};
use table::{Command, Fate, GardenClick, Table};

fn open() -> Table<Gardens> {
    Table::set(players(4, OPEN), Options::new(4), Chance::Seed(Seed(7))).unwrap()
}

fn plant_at(table: &mut Table<Gardens>, at: &str) {
    table.click(GardenClick::Plant(space(at))).unwrap();
    table.command(Command::EndTurn).unwrap();
}

#[test]
fn the_garden_in_hand_is_counted_where_it_may_lie_and_shares_a_type_with_each() {
    let mut table = open();
    let planted = table.choice().planted().unwrap();
    let around = table.around(space("c3"));
    for one in around.buildings {
        let tree = planted.trees()[one.neighbour.towards.index()];
        assert_eq!((one.share, one.fate), (Some(tree), Fate::Missing(3)));
        let grows: Vec<u8> =
            one.neighbour.score.counts.numbers().into_iter().filter(|&n| n > 0).collect();
        assert_eq!(grows, [planted.number()]);
    }
    let edge = table.around(space("a1"));
    assert_eq!(edge.buildings[0].fate, Fate::Missing(1), "nothing may lie there yet");
    assert_eq!(edge.buildings[0].share, None);
    table.click(GardenClick::Turn { is_right: true }).unwrap();
    let turned = table.around(space("c3"));
    let clockwise = |around: &table::Around| {
        Diagonal::ALL.map(|way| {
            around.buildings.iter().find(|one| one.neighbour.towards == way).unwrap().share
        })
    };
    let mut before = clockwise(&around);
    before.rotate_right(1);
    assert_eq!(clockwise(&turned), before);
}

#[test]
fn it_stays_after_planting_and_says_what_was_completed() {
    let mut table = open();
    for at in ["b2", "b1"] {
        plant_at(&mut table, at);
    }
    assert_eq!(table.place(), None, "nothing is pinned when a turn begins");
    let before = table.around(space("a1"));
    // The corner has one garden, the upper and the left edge two, the building inside four.
    assert_eq!(
        before.buildings.map(|one| one.fate),
        [Fate::Completed, Fate::Completed, Fate::Missing(1), Fate::Missing(1)]
    );
    table.click(GardenClick::Plant(space("a1"))).unwrap();
    assert_eq!(table.place(), Some(space("a1")));
    let after = table.around(space("a1"));
    assert_eq!(after, before);
    for seat in Seat::all(4) {
        assert_eq!(after.gain(seat), table.game().points(seat));
        let trees = table.game().trees_of(seat);
        assert_eq!(
            trees.iter().map(|tree| after.gain_of_tree(tree)).sum::<u32>(),
            after.gain(seat)
        );
    }
    table.command(Command::EndTurn).unwrap();
    assert_eq!(table.place(), None);
    let corner = table.around(space("a1")).buildings[0];
    assert_eq!(corner.fate, Fate::Finished, "it brings nothing again");
    assert!(matches!(corner.neighbour.score.award, Award::Won { .. }));
    assert_eq!(table.around(space("a1")).gain(Seat(0)), 0);
}
