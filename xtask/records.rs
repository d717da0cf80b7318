//! Games that were played by clicking, played again by the rules alone.

use crate::run::root;
use anyhow::{Context, Result, ensure};
use cities::Cities;
use engine::{Game, Record, Seat, Turn};
use gardens::Gardens;
use std::path::{Path, PathBuf};

/// Where browser tests leave the record of every game they played, with the points they read.
pub(crate) fn folder() -> PathBuf {
    root().join("target/browser/records")
}

/// Replays all of them; gives their number.
pub(crate) fn replay_all() -> Result<usize> {
    let mut replayed = 0;
    for entry in std::fs::read_dir(folder()).context("no game was played in the browser")? {
        let path = entry?.path();
        replay(&path).with_context(|| path.display().to_string())?;
        replayed += 1;
    }
    ensure!(replayed > 0, "no game was played in the browser");
    println!("{replayed} games played in the browser end with the same points by the rules");
    Ok(replayed)
}

fn replay(path: &Path) -> Result<()> {
    let played: serde_json::Value = serde_json::from_slice(&std::fs::read(path)?)?;
    let record = played["record"].to_string();
    let points = match played["record"]["game"].as_str() {
        Some(Gardens::NAME) => points_of::<Gardens>(&record)?,
        _ => points_of::<Cities>(&record)?,
    };
    ensure!(played["points"] == serde_json::json!(points), "the rules say {points:?}");
    Ok(())
}

/// What everybody has after a whole game.
fn points_of<G: Game>(record: &str) -> Result<Vec<u32>> {
    let record = Record::<G>::from_text(record)?;
    let ended = record.replay()?;
    let game = ended.game();
    ensure!(game.turn() == Turn::Over, "the game is not over");
    Ok(Seat::all(game.seats()).map(|seat| game.points(seat)).collect())
}
