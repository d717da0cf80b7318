//! The pictures of the README, taken of the built page.

use crate::page;
use crate::run::{command, root, run};
use crate::saves::Saves;
use crate::serve::Site;
use crate::server::Server;
use crate::tools;
use anyhow::Result;

/// Builds the page and takes every picture anew.
pub(crate) fn take() -> Result<()> {
    let browser = tools::for_the_browser()?;
    page::build()?;
    let server = Server::start(Site::read(&root().join("dist"), "/")?, 0)?;
    let mut node = command("node", &["shots.mjs"]);
    node.current_dir(root().join("tests/browser"));
    let saves = Server::start(Saves, 0)?;
    node.env("ADDRESS", server.address()).env("CHROMIUM", browser).env("SAVES", saves.address());
    run(&mut node)
}
