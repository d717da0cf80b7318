//! The program in its parts: compiled, cut, bound to the browser, made small.
//!
//! cargo compiles, wasm-split cuts the program at the functions that `src/app/parts` marks, wasm-bindgen
//! binds its main part to the browser, wasm-opt and esbuild make all of it small.

use crate::run::{command, root, run};
use crate::serve::{ending, read_folder};
use crate::tools::{PageTools, npm};
use anyhow::{Context, Result};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// What compiled the program, and whether it is made small.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Profile {
    /// As it is published.
    Release,
    /// As it is worked on: compiled quickly.
    Dev,
}

/// The name of the program, of its main part and of what binds it.
pub(crate) const NAME: &str = "albaicin";

/// What wasm-opt may use: what every browser has that can show the page.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-nontrapping-float-to-int",
    "--enable-sign-ext",
    "--enable-mutable-globals",
    "--enable-reference-types",
    "--enable-multivalue",
];

/// What loads the parts.
pub(crate) const LOADER: &str = "__wasm_split.js";

/// A built program.
pub(crate) struct Program {
    /// Its files with their names: its parts, and what binds them.
    pub(crate) files: Vec<(String, Vec<u8>)>,
    loader: String,
}

impl Program {
    /// The files of a part: its own, and the chunks that it shares with others.
    pub(crate) fn files_of(&self, part: &str) -> Result<Vec<String>> {
        let (_, from) = self
            .loader
            .split_once(&format!("__wasm_split_load_{part} = "))
            .with_context(|| format!("the program has no part `{part}`"))?;
        let (_, needs) = from.split_once('[').context("a part that says not what it needs")?;
        let (needs, _) = needs.split_once(']').context("a part that says not what it needs")?;
        let chunks = needs.split(", ").filter_map(|need| need.strip_prefix("__chunk_"));
        let own = format!("split_{part}.wasm");
        Ok(std::iter::once(own).chain(chunks.map(|at| format!("chunk_{at}.wasm"))).collect())
    }
}

/// Builds the program.
pub(crate) fn build(tools: &PageTools, profile: Profile) -> Result<Program> {
    let whole = compile(profile)?;
    let work = root().join("target/page");
    drop(fs::remove_dir_all(&work));
    let (cut, bound) = (work.join("cut"), work.join("bound"));
    split(tools, &whole, &cut)?;
    bind(tools, &cut, &bound)?;
    let loader = fs::read_to_string(bound.join(LOADER)).context("nothing loads the parts")?;
    if profile == Profile::Release {
        shrink(&bound)?;
    }
    Ok(Program { files: read_folder(&bound)?, loader })
}

fn compile(profile: Profile) -> Result<PathBuf> {
    const TARGET: &str = "wasm32-unknown-unknown";
    let (folder, settings): (_, &[&str]) = match profile {
        Profile::Release => ("release", &["--release"]),
        Profile::Dev => ("debug", &[]),
    };
    let mut cargo = command("cargo", &["build", "--locked", "--package=app", "--target", TARGET]);
    run(cargo.args(settings).env("CARGO_ENCODED_RUSTFLAGS", flags()))?;
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), Into::into);
    Ok(target.join(TARGET).join(folder).join(format!("{NAME}.wasm")))
}

/// Flags for the compiler: the cut needs to know what refers to what, and what the program says of itself
/// when it breaks shall not name the folders of whoever built it. Shorter names are also a KB less.
fn flags() -> String {
    let home = env::home_dir().unwrap_or_default();
    let cargo = env::var_os("CARGO_HOME").map_or_else(|| home.join(".cargo"), PathBuf::from);
    let registries = fs::read_dir(cargo.join("registry/src")).into_iter().flatten().flatten();
    // The last one that fits counts.
    let folders = [home].into_iter().chain(registries.map(|entry| entry.path())).chain([root()]);
    let mut flags: Vec<String> =
        folders.map(|folder| format!("--remap-path-prefix={}/=", folder.display())).collect();
    flags.push("-Clink-args=--emit-relocs".to_owned());
    // What separates flags, so that spaces may be part of them.
    flags.join("\u{1f}")
}

fn split(tools: &PageTools, whole: &Path, cut: &Path) -> Result<()> {
    let mut split = command(&tools.wasm_split, &[whole, cut]);
    run(split.args(["--out-name", NAME]))
}

/// Binds the main part, and puts all others beside it.
fn bind(tools: &PageTools, cut: &Path, bound: &Path) -> Result<()> {
    let mut bindgen = command(&tools.wasm_bindgen, &[cut.join(format!("{NAME}.wasm"))]);
    bindgen.args(["--target=web", "--keep-lld-exports", "--no-typescript", "--out-dir"]).arg(bound);
    run(&mut bindgen)?;
    for entry in fs::read_dir(cut)? {
        let name = entry?.file_name();
        if name.to_str() != Some(&format!("{NAME}.wasm")) {
            fs::rename(cut.join(&name), bound.join(&name)).context("a part cannot be moved")?;
        }
    }
    Ok(())
}

fn shrink(bound: &Path) -> Result<()> {
    for (name, _) in read_folder(bound)? {
        let file = bound.join(&name);
        let mut tool = match ending(&name) {
            Some("wasm") => {
                let mut wasm_opt = command(npm("wasm-opt"), &FEATURES);
                wasm_opt.args(["-Oz", "--merge-similar-functions"]).arg(&file).arg("-o").arg(&file);
                wasm_opt
            }
            Some("js") => {
                let mut esbuild = command(npm("esbuild"), &["--minify", "--log-level=error"]);
                esbuild.args(["--allow-overwrite", "--format=esm"]).arg(&file);
                esbuild.arg(format!("--outfile={}", file.display()));
                esbuild
            }
            _ => continue,
        };
        run(&mut tool)?;
    }
    Ok(())
}
