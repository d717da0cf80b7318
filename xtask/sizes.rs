//! The sizes of every shipped file, and what each screen may fetch.

use crate::screens::{CITY, GARDENS, HOME, Screens};
use crate::serve::{BEST, brotli, gzip, read_folder};
use anyhow::Result;
use std::collections::BTreeMap;
use std::path::Path;

/// What is fetched up to a screen, one language, in Brotli.
///
/// Where a floor is broken, docs/performance.md says by how much and why, and the ceiling keeps the page
/// from growing further.
struct Limit {
    screen: &'static str,
    ceiling: usize,
    floor: usize,
    goal: usize,
}

const LIMITS: [Limit; 4] = [
    Limit { screen: HOME, ceiling: 55_000, floor: 55_000, goal: 50_000 },
    Limit { screen: CITY, ceiling: 445_000, floor: 390_000, goal: 330_000 },
    Limit { screen: GARDENS, ceiling: 485_000, floor: 425_000, goal: 360_000 },
    Limit { screen: ALL, ceiling: 1_000_000, floor: 1_000_000, goal: 800_000 },
];

const ALL: &str = "all files of the site";

/// One file or more, three ways.
#[derive(Clone, Copy, Default)]
struct Size {
    raw: usize,
    gzip: usize,
    brotli: usize,
}

/// All shipped files, and the screens that fetch them.
pub(crate) struct Sizes {
    files: BTreeMap<String, Size>,
    screens: Vec<(String, Size)>,
}

impl Sizes {
    /// Measures a built folder.
    pub(crate) fn of(dist: &Path) -> Result<Self> {
        let mut files = BTreeMap::new();
        for (name, plain) in read_folder(dist)? {
            let (gzip, brotli) = (gzip(&plain)?.len(), brotli(&plain, BEST)?.len());
            files.insert(name, Size { raw: plain.len(), gzip, brotli });
        }
        let Screens(named) = Screens::kept()?;
        let mut screens: Vec<(String, Size)> = named
            .into_iter()
            .map(|(screen, names)| (screen, names.iter().map(|name| files[name]).sum()))
            .collect();
        screens.push((ALL.to_owned(), files.values().copied().sum()));
        Ok(Self { files, screens })
    }

    /// Prints a table, the screens last.
    pub(crate) fn print(&self) {
        println!("\n{:>10} {:>10} {:>10}", "raw", "gzip", "Brotli");
        for (name, Size { raw, gzip, brotli }) in &self.files {
            println!("{raw:>10} {gzip:>10} {brotli:>10}  {name}");
        }
        println!("\nfetched until it can be used:");
        for (screen, Size { raw, gzip, brotli }) in &self.screens {
            let limit = LIMITS.iter().find(|limit| limit.screen == screen);
            let note =
                limit.map(|Limit { floor, goal, .. }| format!(" (at most {floor}, better {goal})"));
            println!("{raw:>10} {gzip:>10} {brotli:>10}  {screen}{}", note.unwrap_or_default());
        }
    }

    /// True while nothing grows beyond its ceiling; says by how much a floor is broken.
    pub(crate) fn keep_the_ceilings(&self) -> bool {
        LIMITS.iter().all(|limit| {
            let found = self.screens.iter().find(|(screen, _)| screen == limit.screen);
            let brotli = found.map_or(usize::MAX, |(_, size)| size.brotli);
            if brotli > limit.floor {
                println!("{}: the floor is broken by {}", limit.screen, brotli - limit.floor);
            }
            brotli <= limit.ceiling
        })
    }
}

impl std::iter::Sum for Size {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::default(), |sum, one| Self {
            raw: sum.raw + one.raw,
            gzip: sum.gzip + one.gzip,
            brotli: sum.brotli + one.brotli,
        })
    }
}
