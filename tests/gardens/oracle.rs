//! The fast board of the Gardens against the slow one of `garden_slow.rs`, on random boards.
//!
//! With `LONG` set there are far more.

use engine::{Dice, Game, Rng, Seat, Seed, below, shuffle};
use gardens::{Award, Building, Garden, Gardens, Options, Preview, Rotation};
use gardens::{Score, Site, Space, Spot, Tree};
use support::arrange_gardens::{option_sets, scene};
use support::reference_garden::{Slow, owner};

#[test]
fn random_boards_are_counted_alike() {
    let boards = if std::env::var_os("LONG").is_some() { 100_000 } else { 4_000 };
    let sets = option_sets();
    let (mut ties, mut nobody, mut lost) = (0, 0, 0);
    for seed in 0..boards {
        let mut rng = Dice::new(Seed(seed)).next_stream();
        let options = &sets[below(u32::try_from(sets.len()).unwrap(), &mut rng) as usize];
        let game = random_board(options, &mut rng);
        let slow = Slow::of(game.board());
        for score in compare_buildings(&game, &slow, options) {
            ties += u32::from(!score.dropped_out().is_empty());
            nobody += u32::from(score.award == Award::Nobody);
            lost += u32::from(matches!(score.award, Award::Lost { .. }));
        }
        compare_sums(&game, &slow, options);
        let garden = Garden::all().nth(below(36, &mut rng) as usize).unwrap();
        // Looking at every place in every position takes its time.
        if seed % 16 == 0 {
            compare_places(&game, &slow, garden, options);
        }
    }
    assert!([ties, nobody, lost].iter().all(|&met| u64::from(met) > boards), "all sorts are met");
}

/// Any gardens on any spaces, next to each other or not, and any buildings.
fn random_board(options: &Options, rng: &mut impl Rng) -> Gardens {
    let mut gardens: Vec<Garden> = Garden::all().collect();
    let mut spaces: Vec<Space> = Space::all().collect();
    shuffle(&mut gardens, rng);
    shuffle(&mut spaces, rng);
    // Full boards are worth most: every second one is.
    let count = if below(2, rng) == 0 { 36 } else { below(37, rng) as usize };
    let mut scene = scene(options);
    for (&at, &garden) in spaces.iter().zip(&gardens).take(count) {
        let rotation = Rotation::of_quarters(u8::try_from(below(4, rng)).unwrap());
        scene = scene.garden(at, garden.turned(rotation));
    }
    for site in Site::all() {
        scene = scene.building(site, Building::ALL[below(5, rng) as usize]);
    }
    scene.table()
}

/// Compares a score with the slow count of the same building.
fn compare_score(score: &Score, slow: &Slow, options: &Options) {
    let (row, column) = (score.site.row(), score.site.column());
    let count = slow.count(row, column);
    let trees: Vec<u32> = score.counts.numbers().into_iter().map(u32::from).collect();
    assert_eq!(trees, count.trees, "{score:?}");
    let seat = count.winner.and_then(|tree| owner(options, tree)).map(Seat);
    let points = u16::try_from(count.worth).unwrap();
    let award = match (count.winner, seat) {
        (None, _) => Award::Nobody,
        (Some(tree), None) => Award::Lost { tree, points },
        (Some(tree), Some(seat)) => Award::Won { tree, seat, points },
    };
    assert_eq!(score.award, award, "{score:?}");
    assert_eq!(u32::from(score.building.value()) * score.types(), count.worth, "{score:?}");
    let same = |tree: usize| trees.iter().filter(|&&other| other == trees[tree]).count() > 1;
    for tree in Tree::ALL {
        assert_eq!(score.counts.tied().has(tree), same(tree.index()), "{score:?}");
        let is_above =
            count.winner.is_none_or(|winner| trees[tree.index()] > trees[winner.index()]);
        assert_eq!(score.dropped_out().has(tree), same(tree.index()) && is_above, "{score:?}");
    }
}

fn compare_buildings(game: &Gardens, slow: &Slow, options: &Options) -> Vec<Score> {
    let (mut finished, mut begun) = (Vec::new(), game.standing().into_iter());
    for site in Site::all() {
        let (row, column) = (site.row(), site.column());
        let is_finished = slow.is_finished(row, column);
        assert_eq!(game.board().is_finished(site), is_finished, "{site:?}");
        assert_eq!(game.result(site).is_some(), is_finished);
        if let Some(score) = game.result(site) {
            compare_score(&score, slow, options);
            finished.push(score);
        } else if !slow.is_untouched(row, column) {
            let score = begun.next().unwrap();
            assert_eq!(score.site, site);
            compare_score(&score, slow, options);
        }
    }
    assert_eq!(begun.next(), None);
    let sites: Vec<Site> = finished.iter().map(|score| score.site).collect();
    assert_eq!(game.board().finished().collect::<Vec<_>>(), sites);
    finished
}

/// The table is arranged by hand, so nothing was scored: what would be scored now is all that is begun.
fn compare_sums(game: &Gardens, slow: &Slow, options: &Options) {
    for (seat, projected) in game.projected() {
        let finished = slow.points(options, seat.0, false);
        assert_eq!(game.points(seat), 0);
        assert_eq!(projected, slow.points(options, seat.0, true) - finished, "{seat:?}");
    }
}

/// All places, and what the garden would complete in each position.
fn compare_places(game: &Gardens, slow: &Slow, garden: Garden, options: &Options) {
    for at in Space::all() {
        assert_eq!(game.board().places().has(at), slow.is_place(at), "{at:?}");
    }
    let spots = game.spots(garden);
    let empty = Space::all().filter(|&at| game.board().garden(at).is_none());
    assert!(empty.eq(spots.iter().map(|spot| spot.at)), "every empty space is judged once");
    for Spot { at, verdict } in spots {
        assert_eq!(verdict.is_ok(), slow.is_place(at), "{at:?}");
        let Ok(previews) = verdict else { continue };
        for (preview, rotation) in previews.iter().zip(Rotation::ALL) {
            assert_eq!(preview.planted, garden.turned(rotation));
            assert_eq!(game.preview(at, preview.planted).as_ref(), Ok(preview));
            let mut after = slow.clone();
            after.plant(at, garden, rotation);
            compare_preview(preview, slow, &after, options);
        }
    }
}

fn compare_preview(preview: &Preview, before: &Slow, after: &Slow, options: &Options) {
    let is_completed = |site: &Site| {
        let (row, column) = (site.row(), site.column());
        after.is_finished(row, column) && !before.is_finished(row, column)
    };
    let told = preview.scores.iter().map(|score| score.site);
    assert!(Site::all().filter(is_completed).eq(told), "{preview:?}");
    for score in &preview.scores {
        compare_score(score, after, options);
    }
    for seat in Seat::all(options.seats) {
        let [now, then] = [before, after].map(|slow| slow.points(options, seat.0, false));
        assert_eq!(preview.points(seat), then - now, "{preview:?}");
    }
}
