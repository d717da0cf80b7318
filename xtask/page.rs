//! Building, serving and watching the page.

use crate::run::{command, root, run};
use crate::serve::Site;
use crate::server::{Server, listen};
use crate::tools;
use anyhow::{Context, Result};
use std::ffi::OsString;
use std::path::PathBuf;
use std::{env, fs};

/// Builds the release page into `dist/`.
pub(crate) fn build() -> Result<()> {
    let path = tools::for_the_page()?;
    println!("\n· building the page (release)");
    // Offline: all tools are here, and Trunk shall not look for others.
    let mut trunk = command("trunk", &["build", "--release", "--offline"]);
    run(trunk.env("PATH", path).env("CARGO_ENCODED_RUSTFLAGS", nameless_folders()))
}

/// Flags for the compiler: what the program says of itself when it breaks shall not name the folders
/// of whoever built it. Shorter names are also a KB less.
fn nameless_folders() -> String {
    let home = env::home_dir().unwrap_or_default();
    let cargo = env::var_os("CARGO_HOME").map_or_else(|| home.join(".cargo"), PathBuf::from);
    let registries = fs::read_dir(cargo.join("registry/src")).into_iter().flatten().flatten();
    // The last one that fits counts.
    let folders = [home].into_iter().chain(registries.map(|entry| entry.path())).chain([root()]);
    let flags: Vec<String> =
        folders.map(|folder| format!("--remap-path-prefix={}/=", folder.display())).collect();
    // What separates flags, so that spaces may be part of them.
    flags.join("\u{1f}")
}

/// Builds the page, serves it on this machine and waits for Ctrl-C.
pub(crate) fn play(port: u16, base: &str, open: bool) -> Result<()> {
    // A taken port is said before anybody waits for the build.
    drop(listen(port)?);
    build()?;
    let server = Server::start(Site::read(&root().join("dist"), base)?, port)?;
    println!("\nAlbaicín is at {}  (Ctrl-C stops it)", server.address());
    if open {
        open_browser(server.address())?;
    }
    server.wait()
}

/// Serves the unoptimised page and rebuilds it after every change.
pub(crate) fn dev(rest: &[OsString]) -> Result<()> {
    let path = tools::for_the_page()?;
    run(command("trunk", &["serve", "--offline"]).args(rest).env("PATH", path))
}

fn open_browser(address: &str) -> Result<()> {
    let opener = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    command(opener, &[address])
        .spawn()
        .map(drop)
        .with_context(|| format!("`{opener}` cannot be started; open {address} yourself"))
}
