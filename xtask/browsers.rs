//! The smoke run in Firefox and WebKit: finds or installs both, and plays a little of every game there.

use crate::checks::Tally;
use crate::run::{command, first_line, root, run_and_watch};
use crate::saves::Saves;
use crate::serve::Site;
use crate::server::Server;
use crate::tools::{install_package, npm_packages, which};
use anyhow::{Context, Result};
use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// Plays in the built page, served as the other browser tests have it; `rest` goes to node.
pub(crate) fn smoke_run(rest: &[OsString]) -> Result<Tally> {
    npm_packages("tests/browser", "the browser tests share their saved games")?;
    let engines = [firefox()?, screen()?, webkit()?];
    let server = Server::start(Site::read(&root().join("dist"), "/some/where/")?, 0)?;
    // Node 20 has WebSockets behind this word, later ones have them anyway.
    let mut node = command("node", &["--experimental-websocket", "--test-reporter=spec"]);
    node.args(rest).arg("games.js").current_dir(root().join("tests/browser/smoke"));
    let saves = Server::start(Saves, 0)?;
    node.env("ADDRESS", server.address()).env("SAVES", saves.address()).envs(engines);
    let mut tally = Tally::default();
    let success = run_and_watch(&mut node, |line| tally = tally.plus(counted(line)))?;
    Ok(tally.or_failed(success))
}

/// Reads the lines of node's summary: `ℹ pass 12`, `ℹ fail 0`, `ℹ cancelled 0`.
fn counted(line: &str) -> Tally {
    let number = |word: &str| {
        line.strip_prefix("ℹ ")?.strip_prefix(word)?.strip_prefix(' ')?.parse::<usize>().ok()
    };
    let failed = number("fail").or_else(|| number("cancelled"));
    Tally { passed: number("pass").unwrap_or(0), failed: failed.unwrap_or(0) }
}

/// A variable that names a program, for node or for whoever has the program elsewhere.
type Named = (&'static str, PathBuf);

fn firefox() -> Result<Named> {
    // Asking for the version weeds out stubs that only point to a store.
    let is_right = |program: &Path| first_line(program, &["--version"]).is_some();
    found_or_installed("FIREFOX", &["firefox-esr", "firefox"], "firefox-esr", is_right)
}

/// The screen on which WebKit's browser is shown.
fn screen() -> Result<Named> {
    found_or_installed("XVFB", &["Xvfb"], "xvfb", Path::is_file)
}

/// The driver of WebKitGTK, which brings its own browser.
fn webkit() -> Result<Named> {
    found_or_installed("WEBKIT_DRIVER", &["WebKitWebDriver"], "webkit2gtk-driver", Path::is_file)
}

/// A program that a variable names or that is on the path; else that of the system's package.
fn found_or_installed(
    variable: &'static str,
    names: &[&str],
    package: &str,
    is_right: fn(&Path) -> bool,
) -> Result<Named> {
    let search = || {
        let own = env::var_os(variable).map(PathBuf::from);
        let mut programs = own.into_iter().chain(names.iter().filter_map(|name| which(name)));
        Some((variable, programs.find(|program| is_right(program))?))
    };
    if let Some(found) = search() {
        return Ok(found);
    }
    println!("\n· installing {package}: the page is played in Firefox and WebKit");
    let name = names[0];
    install_package(package)
        .and_then(|()| search().context("the package has brought no program"))
        .with_context(|| {
            format!("no {name} here; install one by hand, or name it: {variable}=/path/to/{name}")
        })
}
