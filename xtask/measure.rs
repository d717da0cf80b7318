//! What the built page costs those who use it, measured in Chromium.

use crate::page;
use crate::run::{command, root, run};
use crate::saves::Saves;
use crate::serve::{BEST, Site};
use crate::server::Server;
use crate::tools;
use anyhow::Result;
use std::ffi::OsString;
use std::path::PathBuf;

/// Measures the page that is built now, or one that was built before, so that two can be compared in one
/// sitting; `rest` may name a group of rows.
pub(crate) fn measure(dist: Option<PathBuf>, rest: &[OsString]) -> Result<()> {
    let browser = tools::for_the_browser()?;
    if rest.is_empty() || rest.iter().any(|group| group == "lighthouse") {
        tools::npm_packages("tests/browser/lighthouse", "Lighthouse judges the page")?;
    }
    let dist = if let Some(dist) = dist {
        dist
    } else {
        page::build()?;
        root().join("dist")
    };
    // Packed as on a host: on a slow way every byte counts.
    let server = Server::start(Site::packed(&dist, "/", BEST)?, 0)?;
    let saves = Server::start(Saves, 0)?;
    let mut node = command("node", &["measure.mjs"]);
    node.args(rest).current_dir(root().join("tests/browser"));
    node.env("ADDRESS", server.address()).env("CHROMIUM", browser).env("SAVES", saves.address());
    run(&mut node)
}
