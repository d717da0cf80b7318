//! How fast the rules are: clocks against chess, and instructions where valgrind can count them.

use crate::run::{command, root, run};
use anyhow::{Context, Result};
use std::process::Command;

/// What is counted, and how often it is done; the start of the program is subtracted.
const COUNTED: [(&str, u64, &str); 4] = [
    ("granada", 100, "a random game of Granada with four players"),
    ("gardens", 1000, "a random game of the Gardens with four players"),
    ("chess", 20, "a random game of chess"),
    ("places", 100_000, "all legal places for one tile in a city of twelve"),
];

/// Builds and runs the benchmark, which stands outside the workspace.
pub(crate) fn run_bench() -> Result<()> {
    let cargo = ["run", "--release", "--locked", "--manifest-path", "bench/Cargo.toml"];
    run(&mut command("cargo", &cargo))?;
    println!();
    for (name, count, what) in COUNTED {
        match (instructions(name, count / 10), instructions(name, count / 10 + count)) {
            (Ok(few), Ok(many)) => println!("{:>9}  instructions: {what}", (many - few) / count),
            (Err(error), _) | (_, Err(error)) => {
                println!("instructions are not counted: {error:#}");
                break;
            }
        }
    }
    Ok(())
}

fn instructions(name: &str, count: u64) -> Result<u64> {
    let output = Command::new("valgrind")
        .args(["--tool=callgrind", "--callgrind-out-file=/dev/null"])
        .arg(root().join("bench/target/release/bench"))
        .args([name, &count.to_string()])
        .output()
        .context("valgrind is not installed")?;
    let said = String::from_utf8_lossy(&output.stderr);
    let figure =
        said.lines().find_map(|line| line.split_once("Collected : ")?.1.trim().parse().ok());
    figure.context("valgrind counted nothing")
}
