//! The style sheets as the page gets them: one text in the order of its layers, minified.
//!
//! They are written to be read, a file a subject and a declaration a line; `src/app/styles/index.css`
//! lists them.

use crate::run::{command, root};
use anyhow::{Context, Result, ensure};
use std::path::Path;

/// All style sheets.
///
/// They are part of the page so that its first paint waits for nothing else.
pub(crate) fn bundled() -> Result<String> {
    let (script, index) = (Path::new("xtask/styles.mjs"), Path::new("src/app/styles/index.css"));
    check_that_all_are_listed(index)?;
    let said = command("node", &[script, index]).output().context("Node.js cannot be started")?;
    let errors = String::from_utf8_lossy(&said.stderr);
    ensure!(said.status.success(), "the style sheets cannot be put together:\n{errors}");
    Ok(String::from_utf8(said.stdout)?)
}

/// A sheet that nobody lists would be missed on the page only.
fn check_that_all_are_listed(index: &Path) -> Result<()> {
    let folder = root().join("src/app/styles");
    let list = std::fs::read_to_string(root().join(index)).context("no list of style sheets")?;
    for (name, _) in crate::serve::read_folder(&folder)? {
        let is_listed = name == "index.css" || list.contains(&format!("@import \"{name}\""));
        ensure!(is_listed, "src/app/styles/{name} is not listed in {}", index.display());
    }
    Ok(())
}
