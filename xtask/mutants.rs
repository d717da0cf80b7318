//! Faults put into the rules one by one, to see whether a test notices (`cargo mutants`).

use crate::run::{command, first_line, root, run};
use crate::tools;
use anyhow::{Context, Result, bail};
use std::env;
use std::ffi::OsString;
use std::path::Path;
use std::process::ExitStatus;

/// The long run tries one part of so many, each time another: about a quarter of an hour.
const PARTS: u64 = 96;

/// Seconds for one run of the tests, of which a quiet machine needs ten: who takes longer goes round for
/// ever.
const TIME_LIMIT: &str = "--timeout=240";

/// How many faults were noticed, how many were not, and how many do not even compile.
pub(crate) struct Report {
    pub(crate) noticed: usize,
    pub(crate) missed: usize,
    unbuilt: usize,
}

/// Tries all faults, or those that the arguments choose.
pub(crate) fn try_all(rest: &[OsString]) -> Result<()> {
    let report = read_report(try_faults(rest)?)?;
    report.print();
    if report.missed > 0 {
        bail!("{} faults are noticed by no test", report.missed);
    }
    Ok(())
}

/// Tries the part of the faults that this commit is for.
pub(crate) fn try_part() -> Result<Report> {
    let head = first_line(Path::new("git"), &["rev-parse", "HEAD"]).unwrap_or_default();
    let commit = head.get(..8).and_then(|hex| u64::from_str_radix(hex, 16).ok());
    let part = format!("{}/{PARTS}", commit.unwrap_or(0) % PARTS);
    let faults = try_faults(&["--sharding=round-robin".into(), "--shard".into(), part.into()])?;
    let report = read_report(faults)?;
    report.print();
    Ok(report)
}

impl Report {
    fn print(&self) {
        let Self { noticed, missed, unbuilt } = self;
        println!("faults: {noticed} noticed, {missed} missed, {unbuilt} that do not compile");
    }
}

/// Without a fault the tests pass. The tool itself would ask the tests inside of the crates with faults,
/// and there are none.
fn pass_unharmed() -> Result<()> {
    let tests = ["test", "--locked", "--profile=mutants", "--package=tests"];
    run(command("cargo", &tests).args(["--test=all", "--", "--skip=architecture", "--skip=words"]))
        .context("tests that fail anyway notice no fault")
}

/// What is tried, and by which tests, stands in `.cargo/mutants.toml`. Everything happens in copies.
fn try_faults(rest: &[OsString]) -> Result<ExitStatus> {
    let tool = tools::for_the_mutants()?;
    pass_unharmed()?;
    let out = root().join("target/mutants");
    // The last run's figures must not be counted.
    drop(std::fs::remove_dir_all(out.join("mutants.out")));
    std::fs::create_dir_all(&out)?;
    let packages = ["--package=cities", "--package=gardens", "--package=table"];
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = [tool].into_iter().chain(env::split_paths(&path));
    let mut mutants = command("cargo", &["mutants", "--jobs=2", "--no-times", "--colors=never"]);
    mutants
        .args(["--baseline=skip", TIME_LIMIT])
        .args(packages)
        .arg("--output")
        .arg(out)
        .args(rest);
    mutants.env("PATH", env::join_paths(folders)?).status().context("cannot start cargo mutants")
}

fn read_report(status: ExitStatus) -> Result<Report> {
    // 0: all noticed; 2: some missed; 3: some ran into the time limit, which is noticed, too.
    if !matches!(status.code(), Some(0 | 2 | 3)) {
        bail!("cargo mutants could not try the faults ({status})");
    }
    let file = root().join("target/mutants/mutants.out/outcomes.json");
    let report = std::fs::read(file).context("cargo mutants left no report")?;
    let report: serde_json::Value = serde_json::from_slice(&report)?;
    let count =
        |name: &str| report[name].as_u64().and_then(|n| usize::try_from(n).ok()).unwrap_or(0);
    Ok(Report {
        noticed: count("caught") + count("timeout"),
        missed: count("missed"),
        unbuilt: count("unviable"),
    })
}
