//! Positions to measure: tables in the middle of a game, cities of a given size.

use crate::quick::Quick;
use cities::{Cities, City, Face, Kind, Laid, Options, Phase, Set};
use engine::{Chance, Game, Seed, below};

/// Tables in which somebody is to act, spread over random games.
pub fn middle_games(count: usize) -> Vec<Cities> {
    let mut rng = Quick(11);
    let mut found = Vec::new();
    for seed in 0.. {
        let options = Options::new(Kind::Granada, 4);
        let mut game =
            Cities::start(&options, &Chance::Seed(Seed(seed)), &mut |_| ()).expect("allowed");
        for number in 0..200 {
            if game.phase() == Phase::Over {
                break;
            }
            if number % 37 == 36 && game.phase() == Phase::Act {
                found.push(game.clone());
                if found.len() == count {
                    return found;
                }
            }
            let action = game.random_action(&mut rng);
            game.play_silently(&action);
        }
    }
    found
}

/// A random Granada city with this many tiles.
pub fn city_of(count: usize) -> City {
    let mut rng = Quick(5);
    let mut tiles: Vec<Laid> = Vec::new();
    let mut unused: Vec<Face> = Face::tiles(Set::Granada).collect();
    let mut city = City::new(Set::Granada);
    while tiles.len() < count {
        let drawn = below(unused.len() as u32, &mut rng) as usize;
        let face = unused[drawn];
        if let Some(at) = city.places(face).any(&mut rng) {
            unused.swap_remove(drawn);
            tiles.push(Laid { at, face });
            city = City::of_tiles(Set::Granada, &tiles).expect("a city");
        }
    }
    city
}

/// A tile that fits somewhere, with a border or two.
pub fn tile_for(city: &City) -> Face {
    let mut faces = Face::tiles(Set::Granada);
    faces
        .find(|&face| face.borders().count() == 2 && city.places(face).count() > 1)
        .expect("a tile")
}
