//! The sizes of every shipped file, and the floors that the first load must keep.

use crate::serve::{brotli, ending, gzip, read_folder};
use anyhow::Result;
use std::path::Path;

/// Everything a first playable table needs: html, css, js, wasm and font, in Brotli 11.
///
/// With the table on the page the floor is broken: docs/performance.md says by how much and why. Until it
/// holds again, the ceiling keeps the page from growing further.
const FIRST_LOAD: Limit = Limit { ceiling: 515_000, floor: 260_000, goal: 180_000 };

/// Brotli at its best, as a host packs once and for all, and as budgets are counted.
const BEST: i32 = 11;

struct Limit {
    ceiling: usize,
    floor: usize,
    goal: usize,
}

/// One shipped file, three ways.
struct Sized {
    name: String,
    raw: usize,
    gzip: usize,
    brotli: usize,
}

/// All shipped files.
pub(crate) struct Sizes(Vec<Sized>);

impl Sizes {
    /// Measures a built folder.
    pub(crate) fn of(dist: &Path) -> Result<Self> {
        let mut files = Vec::new();
        for (name, plain) in read_folder(dist)? {
            let (gzip, brotli) = (gzip(&plain)?.len(), brotli(&plain, BEST)?.len());
            files.push(Sized { name, raw: plain.len(), gzip, brotli });
        }
        Ok(Self(files))
    }

    /// Prints a table, the first load last.
    pub(crate) fn print(&self) {
        println!("\n{:>10} {:>10} {:>10}", "raw", "gzip", "Brotli");
        for file in &self.0 {
            println!("{:>10} {:>10} {:>10}  {}", file.raw, file.gzip, file.brotli, file.name);
        }
        let Limit { floor, goal, .. } = FIRST_LOAD;
        let first = self.first_load();
        println!("{first:>32}  the first load (at most {floor}, better {goal})");
    }

    /// True while the page does not grow beyond its ceiling; says by how much its floor is broken.
    pub(crate) fn keep_the_ceiling(&self) -> bool {
        let first = self.first_load();
        if first > FIRST_LOAD.floor {
            println!("the floor is broken by {} bytes", first - FIRST_LOAD.floor);
        }
        first <= FIRST_LOAD.ceiling
    }

    fn first_load(&self) -> usize {
        self.0.iter().filter(|file| is_first_load(&file.name)).map(|file| file.brotli).sum()
    }
}

fn is_first_load(name: &str) -> bool {
    matches!(ending(name), Some("html" | "css" | "js" | "wasm" | "woff2"))
}
