//! `cargo xtask test`: every check in turn, and how many passed.

use crate::run::{command, root, run, run_and_watch};
use crate::saves::Saves;
use crate::serve::Site;
use crate::server::Server;
use crate::sizes::Sizes;
use crate::{browsers, mutants, page, records, tools};
use anyhow::{Context, Result, bail};
use std::ffi::OsString;
use std::process::ExitCode;
use std::time::Instant;

/// What a check was told: the long form, and arguments for the runner beneath it.
struct CheckOptions<'a> {
    long: bool,
    rest: &'a [OsString],
}

/// How many single tests passed and failed; a plain check counts as one.
#[derive(Clone, Copy, Default)]
pub(crate) struct Tally {
    pub(crate) passed: usize,
    pub(crate) failed: usize,
}

type Check = fn(&CheckOptions) -> Result<Tally>;

const CHECKS: [(&str, Check); 10] = [
    ("format", format),
    ("lints", lints),
    ("lints of the page", lints_of_the_page),
    ("host tests", host_tests),
    ("page", build_page),
    ("sizes", sizes),
    ("browser tests", browser_tests),
    ("browser games", browser_games),
    ("mutants", faults),
    (BROWSERS, |options| browsers::smoke_run(options.rest)),
];

/// Needs two more browsers, so it is for the long form or for whoever names it in full.
const BROWSERS: &str = "browsers";

/// Runs the checks (those whose name starts with `only`) and ends with `N passed, N failed`.
pub(crate) fn run_checks(long: bool, only: Option<&str>, rest: &[OsString]) -> Result<ExitCode> {
    let options = CheckOptions { long, rest };
    let is_chosen = |name: &str| {
        name.starts_with(only.unwrap_or_default())
            && (name != BROWSERS || long || only == Some(BROWSERS))
    };
    let chosen: Vec<_> = CHECKS.iter().filter(|(name, _)| is_chosen(name)).collect();
    if chosen.is_empty() {
        let names: Vec<_> = CHECKS.iter().map(|(name, _)| *name).collect();
        bail!("no check has that name; there are: {}", names.join(", "));
    }
    let start = Instant::now();
    let mut sum = Tally::default();
    let mut report = Vec::new();
    for (name, check) in chosen {
        println!("\n== {name}");
        let begun = Instant::now();
        let tally = check(&options).unwrap_or_else(|error| {
            println!("{error:#}");
            Tally { passed: 0, failed: 1 }
        });
        sum = sum.plus(tally);
        let verdict = if tally.failed == 0 { "ok" } else { "FAILED" };
        report.push(format!(
            "{verdict:>6}  {name:<18} {:>4} passed, {:>2} failed, {:>4} s",
            tally.passed,
            tally.failed,
            begun.elapsed().as_secs()
        ));
    }
    println!("\n{}", report.join("\n"));
    println!("        everything in {} s\n", start.elapsed().as_secs());
    println!("{} passed, {} failed", sum.passed, sum.failed);
    Ok(if sum.failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

impl Tally {
    const ONE: Self = Self { passed: 1, failed: 0 };

    pub(crate) fn plus(self, other: Self) -> Self {
        Self { passed: self.passed + other.passed, failed: self.failed + other.failed }
    }

    /// A runner that stops without counting a failure has failed all the same.
    pub(crate) fn or_failed(mut self, success: bool) -> Self {
        if !success && self.failed == 0 {
            self.failed = 1;
        }
        self
    }
}

fn format(_: &CheckOptions) -> Result<Tally> {
    tools::for_the_lints()?;
    run_one(&["fmt", "--all", "--check"])
}

fn lints(_: &CheckOptions) -> Result<Tally> {
    tools::for_the_lints()?;
    run_one(&["clippy", "--locked", "--all-targets", "--", "-D", "warnings"])
}

fn lints_of_the_page(_: &CheckOptions) -> Result<Tally> {
    tools::for_the_page()?;
    let wasm = ["--target", "wasm32-unknown-unknown", "--", "-D", "warnings"];
    run_one(&[&["clippy", "--locked", "-p", "app"][..], &wasm].concat())
}

fn run_one(args: &[&str]) -> Result<Tally> {
    run(&mut command("cargo", args)).map(|()| Tally::ONE)
}

fn host_tests(options: &CheckOptions) -> Result<Tally> {
    let mut cargo = command("cargo", &["test", "--locked", "--no-fail-fast"]);
    if options.long {
        cargo.args(["--profile", "long"]).env("LONG", "1");
    }
    cargo.args(options.rest);
    let mut tally = Tally::default();
    let success = run_and_watch(&mut cargo, |line| tally = tally.plus(counted(line)))?;
    Ok(tally.or_failed(success))
}

/// Reads `test result: ok. 12 passed; 0 failed; …`.
fn counted(line: &str) -> Tally {
    let number_before = |word: &str| {
        let (before, _) = line.split_once(word)?;
        before.trim_end().rsplit(' ').next()?.parse().ok()
    };
    if !line.starts_with("test result:") {
        return Tally::default();
    }
    Tally {
        passed: number_before("passed").unwrap_or(0),
        failed: number_before("failed").unwrap_or(0),
    }
}

fn build_page(_: &CheckOptions) -> Result<Tally> {
    page::build().map(|()| Tally::ONE)
}

fn sizes(_: &CheckOptions) -> Result<Tally> {
    let sizes = Sizes::of(&root().join("dist"))?;
    sizes.print();
    if !sizes.keep_the_ceilings() {
        bail!("a screen has grown beyond its ceiling");
    }
    Ok(Tally::ONE)
}

/// Plays in a real browser against `dist/`, served under a sub-path as a static host may do.
fn browser_tests(options: &CheckOptions) -> Result<Tally> {
    let browser = tools::for_the_browser()?;
    let server = Server::start(Site::read(&root().join("dist"), "/some/where/")?, 0)?;
    let results = root().join("target/browser/results.json");
    // A runner that dies early must not leave the last run's figures to be counted.
    drop(std::fs::remove_file(&results));
    drop(std::fs::remove_dir_all(records::folder()));
    let mut playwright = command("npx", &["playwright", "test"]);
    playwright.args(options.rest).current_dir(root().join("tests/browser"));
    playwright.env("ADDRESS", server.address()).env("CHROMIUM", browser).env("RESULTS", &results);
    let saves = Server::start(Saves, 0)?;
    playwright.env("SAVES", saves.address());
    if options.long {
        playwright.env("LONG", "1");
    }
    let success = playwright.status().context("cannot start npx")?.success();
    let report = std::fs::read(&results).context("Playwright wrote no results")?;
    Ok(reported(&serde_json::from_slice(&report)?).or_failed(success))
}

/// What Playwright counted. A test that passes only sometimes has failed.
fn reported(report: &serde_json::Value) -> Tally {
    let count = |name: &str| {
        report["stats"][name].as_u64().and_then(|n| usize::try_from(n).ok()).unwrap_or(0)
    };
    Tally { passed: count("expected"), failed: count("unexpected") + count("flaky") }
}

/// What the browser tests played must be what the rules say. A choice of tests may play no game.
fn browser_games(options: &CheckOptions) -> Result<Tally> {
    if !options.rest.is_empty() && !records::folder().exists() {
        return Ok(Tally::default());
    }
    let passed = records::replay_all()?;
    Ok(Tally { passed, failed: 0 })
}

/// Part of the faults that `cargo xtask mutants` would try, in the long run only.
fn faults(options: &CheckOptions) -> Result<Tally> {
    if !options.long {
        return Ok(Tally::default());
    }
    let mutants::Report { noticed, missed, .. } = mutants::try_part()?;
    Ok(Tally { passed: noticed, failed: missed })
}

#[cfg(test)]
mod tests {
    use super::{counted, reported};

    #[test]
    fn what_passes_only_sometimes_has_failed() {
        let stats = serde_json::json!({ "expected": 7, "flaky": 2, "unexpected": 1, "skipped": 4 });
        let tally = reported(&serde_json::json!({ "stats": stats }));
        assert_eq!((tally.passed, tally.failed), (7, 3));
    }

    #[test]
    fn the_runners_of_cargo_are_understood() {
        let tally = counted("test result: FAILED. 12 passed; 3 failed; 0 ignored; 0 measured");
        assert_eq!((tally.passed, tally.failed), (12, 3));
        assert_eq!(counted("test a ... ok").passed, 0);
    }
}
