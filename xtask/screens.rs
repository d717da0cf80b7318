//! What each screen fetches, as the last build has cut it.

use crate::program::{LOADER, NAME, Program};
use crate::run::root;
use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// Each screen with all files that are fetched until it can be used, by their names in `dist/`.
#[derive(Serialize, Deserialize)]
pub(crate) struct Screens(pub(crate) Vec<(String, Vec<String>)>);

/// What comes with the page itself, and with all that is played.
const PAGE: [&str; 2] = ["index.html", "el-messiri-600-v5.woff2"];

pub(crate) const HOME: &str = "home, with games that can be followed";
pub(crate) const CITY: &str = "first city table";
pub(crate) const GARDENS: &str = "first table of the Gardens";
pub(crate) const ENDING: &str = "a scoring or result of cities";

impl Screens {
    pub(crate) fn of(program: &Program, build: &str) -> Result<Self> {
        let page: Vec<String> = PAGE.map(str::to_owned).into();
        let main = [LOADER.to_owned(), format!("{NAME}.js"), format!("{NAME}_bg.wasm")];
        let with = |parts: &[&str], sheet: Option<&str>| -> Result<Vec<String>> {
            let mut files: Vec<String> = main.to_vec();
            for part in parts {
                files.extend(program.files_of(part)?);
            }
            files.extend(sheet.map(str::to_owned));
            files.sort();
            files.dedup();
            let below = files.iter().map(|file| format!("{build}/{file}"));
            Ok(page.iter().cloned().chain(below).collect())
        };
        Ok(Self(vec![
            (HOME.to_owned(), page.clone()),
            (CITY.to_owned(), with(&["english"], None)?),
            (GARDENS.to_owned(), with(&["english", "gardens"], Some("gardens.css"))?),
            (ENDING.to_owned(), with(&["english", "ending"], Some("ending.css"))?),
        ]))
    }

    fn file() -> PathBuf {
        root().join("target/page/screens.json")
    }

    /// Noted down beside the build, for whoever asks for sizes.
    pub(crate) fn keep(&self) -> Result<()> {
        std::fs::write(Self::file(), serde_json::to_string(self)?).context("screens are not noted")
    }

    pub(crate) fn kept() -> Result<Self> {
        let text = std::fs::read_to_string(Self::file()).context("run `cargo xtask build`")?;
        Ok(serde_json::from_str(&text)?)
    }
}
