//! Building, serving and watching the page.

use crate::program::{self, Profile};
use crate::run::{command, root};
use crate::screens::Screens;
use crate::serve::{Site, read_folder};
use crate::server::{Server, listen};
use crate::{shell, styles, tools};
use anyhow::{Context, Result};
use sha2::{Digest, Sha256};
use std::fs;
use std::path::Path;

/// The file that names the newest build, which a page that is open asks for.
pub(crate) const BUILD: &str = "build.txt";

/// Builds the release page into `dist/`.
pub(crate) fn build() -> Result<()> {
    build_as(Profile::Release)
}

pub(crate) fn build_as(profile: Profile) -> Result<()> {
    let tools = tools::for_the_page()?;
    println!("\n· building the page");
    let mut program = program::build(&tools, profile)?;
    for sheet in styles::OF_PARTS {
        program.files.push((format!("{sheet}.css"), styles::of_part(sheet)?.into_bytes()));
    }
    let name = name_of(&program.files);
    let index = shell::page(&name, &program, profile)?;
    let staged = root().join("target/page/dist");
    let folder = staged.join(&name);
    fs::create_dir_all(&folder)?;
    for (file, content) in &program.files {
        fs::write(folder.join(file), content)?;
    }
    for (file, content) in read_folder(&root().join("static"))? {
        fs::write(staged.join(file), content)?;
    }
    fs::write(staged.join(BUILD), &name)?;
    Screens::of(&program, &name)?.keep()?;
    fs::write(staged.join("index.html"), index)?;
    put_in_place(&staged)
}

/// A name for what belongs together. Parts of different builds never share a folder: a page that was
/// opened before a new build was put on the host must not fetch half of it.
fn name_of(files: &[(String, Vec<u8>)]) -> String {
    let mut digest = Sha256::new();
    for (name, content) in files {
        digest.update(name.as_bytes());
        digest.update(content.len().to_le_bytes());
        digest.update(content);
    }
    let start =
        digest.finalize().iter().take(6).fold(0, |number, &byte| number << 8 | u64::from(byte));
    format!("{start:012x}")
}

/// What is served is the old page or the new one, and never half of either.
fn put_in_place(staged: &Path) -> Result<()> {
    let (dist, old) = (root().join("dist"), root().join("target/page/old"));
    drop(fs::remove_dir_all(&old));
    if dist.exists() {
        fs::rename(&dist, &old).context("dist/ cannot be replaced")?;
    }
    fs::rename(staged, &dist).context("dist/ cannot be written")
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

fn open_browser(address: &str) -> Result<()> {
    let opener = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    command(opener, &[address])
        .spawn()
        .map(drop)
        .with_context(|| format!("`{opener}` cannot be started; open {address} yourself"))
}
