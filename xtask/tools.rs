//! What the commands need on this machine, and how each thing is installed when it is missing.

use crate::run::{command, first_line, root, run};
use anyhow::{Context, Result, bail};
use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The same version as the library `wasm-bindgen` in Cargo.lock: the two talk to each other.
const WASM_BINDGEN: &str = "0.2.126";
/// Speaks the language of `wasm_split_helpers` in Cargo.lock.
const WASM_SPLIT: &str = "0.2.4";
const CARGO_MUTANTS: &str = "27.1.0";
const WASM: &str = "wasm32-unknown-unknown";

/// The programs that build the page.
pub(crate) struct PageTools {
    pub(crate) wasm_split: PathBuf,
    pub(crate) wasm_bindgen: PathBuf,
}

/// A program that npm has installed for the build.
pub(crate) fn npm(name: &str) -> PathBuf {
    root().join("xtask/node_modules/.bin").join(name)
}

/// What building the page needs.
pub(crate) fn for_the_page() -> Result<PageTools> {
    wasm_target()?;
    let split = CargoTool {
        package: "wasm_split_cli_support",
        program: "wasm-split-cli",
        version: WASM_SPLIT,
        features: &["--features=build-binary"],
        why: "cuts the program into parts",
    };
    let bindgen = CargoTool {
        package: "wasm-bindgen-cli",
        program: "wasm-bindgen",
        version: WASM_BINDGEN,
        features: &[],
        why: "joins Rust to the browser",
    };
    let (wasm_split, wasm_bindgen) = (split.installed()?, bindgen.installed()?);
    npm_packages("xtask", "wasm-opt, esbuild and lightningcss make the page smaller")?;
    Ok(PageTools { wasm_split, wasm_bindgen })
}

/// What checking needs besides the page: clippy and rustfmt.
pub(crate) fn for_the_lints() -> Result<()> {
    for (component, program) in [("rustfmt", "cargo-fmt"), ("clippy", "cargo-clippy")] {
        if first_line(Path::new(program), &["--version"]).is_none() {
            announce(component, "checks the source");
            run(&mut command("rustup", &["component", "add", component]))
                .with_context(|| format!("help it with: rustup component add {component}"))?;
        }
    }
    Ok(())
}

/// What putting faults into the rules needs; gives the folder of the program.
pub(crate) fn for_the_mutants() -> Result<PathBuf> {
    let mutants = CargoTool {
        package: "cargo-mutants",
        program: "cargo-mutants",
        version: CARGO_MUTANTS,
        features: &[],
        why: "tries whether tests notice faults",
    };
    let program = mutants.installed()?;
    Ok(program.parent().unwrap_or(&program).to_owned())
}

/// What browser tests and pictures need; gives the browser's program.
pub(crate) fn for_the_browser() -> Result<PathBuf> {
    npm_packages("tests/browser", "Playwright drives the browser, axe-core judges accessibility")?;
    chromium()
}

fn wasm_target() -> Result<()> {
    let sysroot = first_line(Path::new("rustc"), &["--print", "sysroot"])
        .context("rustc does not answer; install Rust with rustup")?;
    if Path::new(&sysroot).join("lib/rustlib").join(WASM).join("lib").is_dir() {
        return Ok(());
    }
    announce(WASM, "lets Rust build for the browser");
    run(&mut command("rustup", &["target", "add", WASM]))
        .with_context(|| format!("help it with: rustup target add {WASM}"))
}

/// A program of a cargo package, in its exact version.
struct CargoTool {
    package: &'static str,
    program: &'static str,
    version: &'static str,
    features: &'static [&'static str],
    why: &'static str,
}

impl CargoTool {
    /// Finds the program, or builds it.
    fn installed(&self) -> Result<PathBuf> {
        let Self { package, program, version, .. } = self;
        if let Some(found) = which(program)
            && self.is_right(&found)
        {
            return Ok(found);
        }
        // The folder names the version, which not every program tells.
        let home = cache()?.join(format!("{package}-{version}"));
        let built = home.join("bin").join(program);
        if built.is_file() {
            return Ok(built);
        }
        announce(
            &format!("{package} {version}"),
            &format!("{}; a few minutes, once per machine", self.why),
        );
        // Unoptimised: building the tool takes longer than it ever runs.
        let mut install = command("cargo", &["install", "--locked", "--debug", package]);
        install.args(["--version", version]).args(self.features).arg("--root").arg(&home);
        run(&mut install)
            .with_context(|| format!("help it with: cargo install --locked {package}@{version}"))?;
        Ok(built)
    }

    fn is_right(&self, program: &Path) -> bool {
        first_line(program, &version_question(self.program))
            .is_some_and(|said| said.split(' ').any(|word| word == self.version))
    }
}

/// How a program is asked for its version. A subcommand of cargo hears its own name first, as from cargo.
fn version_question(program: &str) -> Vec<&str> {
    program.strip_prefix("cargo-").into_iter().chain(["--version"]).collect()
}

/// Installs what a lock file names, unless exactly that is there already.
pub(crate) fn npm_packages(folder: &str, why: &str) -> Result<()> {
    let place = root().join(folder);
    let lock = std::fs::read_to_string(place.join("package-lock.json"))
        .with_context(|| format!("{folder}/package-lock.json cannot be read"))?;
    let stamp = place.join("node_modules/.installed-from");
    if std::fs::read_to_string(&stamp).is_ok_and(|installed| installed == lock) {
        return Ok(());
    }
    announce(&format!("npm packages of {folder}"), why);
    let mut install = command("npm", &["ci", "--no-audit", "--no-fund"]);
    install.current_dir(&place).env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    run(&mut install).with_context(|| format!("help it with: cd {folder} && npm ci"))?;
    std::fs::write(stamp, lock).context("cannot note what npm installed")
}

/// Any Chromium or Chrome there is; else the system's package; else Playwright's own.
fn chromium() -> Result<PathBuf> {
    if let Some(found) = installed_chromium() {
        return Ok(found);
    }
    announce("Chromium", "the browser in which the page is tested");
    let by_system = install_package("chromium");
    if let Some(found) = installed_chromium() {
        return Ok(found);
    }
    let mut playwright = command("npx", &["playwright", "install", "--with-deps", "chromium"]);
    let by_playwright = run(playwright.current_dir(root().join("tests/browser")));
    if let Some(found) = playwright_chromium() {
        return Ok(found);
    }
    for failure in [by_system, by_playwright].into_iter().filter_map(Result::err) {
        eprintln!("  {failure:#}");
    }
    bail!("no Chromium could be installed; install one, or name it: CHROMIUM=/path/to/chrome")
}

fn installed_chromium() -> Option<PathBuf> {
    const NAMES: [&str; 5] =
        ["chromium", "google-chrome", "google-chrome-stable", "chromium-browser", "chrome"];
    const PLACES: [&str; 2] = [
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
    ];
    let named = env::var_os("CHROMIUM").map(PathBuf::from);
    let on_path = NAMES.iter().filter_map(|name| which(name));
    let in_place = PLACES.iter().map(PathBuf::from);
    // Asking for the version weeds out stubs, such as Ubuntu's, that only point to a store.
    named
        .into_iter()
        .chain(on_path)
        .chain(in_place)
        .chain(playwright_chromium())
        .find(|program| first_line(program, &["--version"]).is_some())
}

fn playwright_chromium() -> Option<PathBuf> {
    let ask = "console.log(require('@playwright/test').chromium.executablePath())";
    let mut node = Command::new("node");
    node.args(["-e", ask]).current_dir(root().join("tests/browser"));
    let said = String::from_utf8(node.output().ok()?.stdout).ok()?;
    let program = PathBuf::from(said.trim());
    program.is_file().then_some(program)
}

pub(crate) fn install_package(name: &str) -> Result<()> {
    if which("apt-get").is_none() {
        bail!("no package manager that this command knows; install `{name}` by hand");
    }
    let is_root = first_line(Path::new("id"), &["-u"]).as_deref() == Some("0");
    let apt = |args: &[&str]| {
        let mut words = if is_root { vec!["apt-get"] } else { vec!["sudo", "apt-get"] };
        words.extend(args);
        run(command(words[0], &words[1..]).env("DEBIAN_FRONTEND", "noninteractive"))
    };
    apt(&["update"])?;
    apt(&["install", "-y", "--no-install-recommends", name])
        .with_context(|| format!("help it with: sudo apt-get install {name}"))
}

fn announce(what: &str, why: &str) {
    println!("\n· installing {what}: {why}");
}

/// Where tools of an exact version wait for every checkout of the project.
fn cache() -> Result<PathBuf> {
    let base = env::var_os("XDG_CACHE_HOME")
        .map(PathBuf::from)
        .or_else(|| Some(PathBuf::from(env::var_os("HOME")?).join(".cache")))
        .context("neither XDG_CACHE_HOME nor HOME says where tools may be kept")?;
    Ok(base.join("albaicin"))
}

pub(crate) fn which(program: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path).map(|folder| folder.join(program)).find(|file| file.is_file())
}

#[cfg(test)]
mod tests {
    use super::version_question;

    #[test]
    fn subcommands_of_cargo_are_asked_as_cargo_asks_them() {
        assert_eq!(version_question("cargo-mutants"), ["mutants", "--version"]);
        assert_eq!(version_question("wasm-bindgen"), ["--version"]);
    }
}
