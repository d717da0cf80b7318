//! The style sheets as the page gets them: one text in the order of its layers, minified, and one for each
//! part of the program that comes later.
//!
//! They are written to be read, a file a subject and a declaration a line; lists in `src/app/styles` name
//! them.

use crate::run::{command, root};
use crate::serve::read_folder;
use anyhow::{Context, Result, ensure};
use std::path::{Path, PathBuf};

/// The parts of the program that bring styles of their own.
pub(crate) const OF_PARTS: [&str; 2] = ["gardens", "ending"];

/// The page's own style sheets.
///
/// They are part of the page so that its first paint waits for nothing else.
pub(crate) fn bundled() -> Result<String> {
    check_that_all_are_listed()?;
    bundle(&list("index"))
}

/// The style sheets of a part.
pub(crate) fn of_part(name: &str) -> Result<String> {
    bundle(&list(name))
}

fn list(name: &str) -> PathBuf {
    Path::new("src/app/styles").join(name).with_extension("css")
}

fn bundle(list: &Path) -> Result<String> {
    let said = command("node", &[Path::new("xtask/styles.mjs"), list]).output();
    let said = said.context("Node.js cannot be started")?;
    let errors = String::from_utf8_lossy(&said.stderr);
    ensure!(said.status.success(), "the style sheets cannot be put together:\n{errors}");
    Ok(String::from_utf8(said.stdout)?)
}

/// A sheet that nobody lists would be missed on the page only.
fn check_that_all_are_listed() -> Result<()> {
    let mut lists = String::new();
    for name in OF_PARTS.into_iter().chain(["index"]) {
        let list = root().join(list(name));
        lists += &std::fs::read_to_string(list).context("no list of style sheets")?;
    }
    for (name, _) in read_folder(&root().join("src/app/styles"))? {
        let is_listed = !name.contains('/') && name != "tokens.css"
            || lists.contains(&format!("@import \"{name}\""));
        ensure!(is_listed, "src/app/styles/{name} is in no list beside it");
    }
    Ok(())
}
