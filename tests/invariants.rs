//! The walls of the house, each with a guard (ARCHITECTURE.md lists them).

use std::path::{Path, PathBuf};
use std::process::Command;

/// The crates that know nothing of the web and are tested on the host.
const ABOVE_THE_LINE: [&str; 5] = ["cities", "engine", "gardens", "i18n", "table"];

/// The crates that hold rules.
const RULES: [&str; 3] = ["src/engine", "src/cities", "src/gardens"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()
}

/// All names of packages that a crate needs, on any target. What other targets need may have to be
/// fetched first, once.
fn needed_by(package: &str) -> Vec<String> {
    let cargo = Command::new(env!("CARGO"))
        .args(["tree", "--locked", "--target", "all", "--edges", "normal,build"])
        .args(["--prefix", "none", "--format", "{p}", "--package", package])
        .current_dir(root())
        .output()
        .unwrap();
    assert!(cargo.status.success(), "{}", String::from_utf8_lossy(&cargo.stderr));
    let listed = String::from_utf8(cargo.stdout).unwrap();
    listed.lines().filter_map(|line| Some(line.split(' ').next()?.to_owned())).collect()
}

fn files_below(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut waiting = vec![root().join(folder)];
    while let Some(place) = waiting.pop() {
        for entry in std::fs::read_dir(place).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                waiting.push(path);
            } else if path.extension().is_some_and(|e| e == ending) {
                found.push(path);
            }
        }
    }
    assert!(!found.is_empty(), "nothing in {folder}");
    found
}

#[test]
fn nothing_above_the_line_needs_the_web() {
    const WEB: [&str; 6] = ["yew", "web-sys", "js-sys", "wasm-bindgen", "getrandom", "gloo"];
    for package in ABOVE_THE_LINE {
        let needed = needed_by(package);
        assert!(needed.iter().any(|name| name == package), "{package} is not in its own tree");
        for name in needed {
            let is_web = WEB.contains(&name.as_str()) || name.starts_with("gloo-");
            assert!(!is_web, "{package} needs {name}");
        }
    }
}

#[test]
fn the_rules_of_cities_and_gardens_do_not_know_each_other() {
    const BESIDE: [&str; 2] = ["cities", "gardens"];
    for package in ["engine", "cities", "gardens"] {
        for name in needed_by(package) {
            let is_strange = BESIDE.contains(&name.as_str()) && name != package;
            assert!(!is_strange, "{package} needs {name}");
        }
    }
}

#[test]
fn every_folder_of_src_is_a_crate_above_the_line_or_the_page() {
    let mut crates: Vec<String> = std::fs::read_dir(root().join("src"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    crates.sort_unstable();
    let mut known: Vec<&str> = ABOVE_THE_LINE.into_iter().chain(["app"]).collect();
    known.sort_unstable();
    assert_eq!(crates, known, "name a new crate here, above or below the line");
    for name in crates {
        let manifest = root().join("src").join(&name).join("Cargo.toml");
        let text = std::fs::read_to_string(manifest).unwrap();
        assert!(text.contains("[lints]\nworkspace = true"), "{name} leaves the shared lints out");
    }
}

#[test]
fn rules_use_no_floats_clocks_hash_maps_threads_or_globals() {
    const BANNED: [&str; 9] = [
        "f32",
        "f64",
        "HashMap",
        "HashSet",
        "std::time",
        "std::thread",
        "static mut",
        "OnceLock",
        "thread_local",
    ];
    for file in RULES.into_iter().flat_map(|folder| files_below(folder, "rs")) {
        let text = std::fs::read_to_string(&file).unwrap();
        for word in BANNED {
            assert!(!text.contains(word), "{} uses {word}", file.display());
        }
    }
}

#[test]
fn every_file_opens_with_a_sentence() {
    for folder in ["src", "tests", "xtask"] {
        for file in files_below(folder, "rs") {
            let is_ours = !file.components().any(|part| part.as_os_str() == "node_modules");
            let text = std::fs::read_to_string(&file).unwrap();
            assert!(!is_ours || text.starts_with("//! "), "{}", file.display());
        }
    }
}

#[test]
fn the_page_has_no_style_attribute_and_no_words_of_its_own() {
    for file in files_below("src/app", "rs") {
        let text = std::fs::read_to_string(&file).unwrap();
        assert!(
            !text.contains("style="),
            "{} sets a style that the policy refuses",
            file.display()
        );
        // In `html!` a literal child is a word on the page: it belongs into i18n.
        for (number, line) in (1..).zip(text.lines()) {
            let line = line.trim();
            let is_word =
                line.starts_with("{ \"") || line.contains(">{ \"") || line.contains(">{\"");
            assert!(!is_word, "{}:{number} has words of its own", file.display());
        }
    }
}

/// The numbers of RULES.md, such as `P5`.
fn numbered_rules() -> Vec<String> {
    let text = std::fs::read_to_string(root().join("RULES.md")).unwrap();
    let number = |line: &str| Some(line.strip_prefix("- **")?.split_once("**")?.0.to_owned());
    text.lines().filter_map(number).collect()
}

#[test]
fn every_rule_has_a_test_that_names_it() {
    let mut named = Vec::new();
    for file in files_below("tests/rules", "rs") {
        let text = std::fs::read_to_string(file).unwrap();
        for (_, after) in
            text.match_indices("#[test]").map(|(at, mark)| text.split_at(at + mark.len()))
        {
            let name = after.trim_start().strip_prefix("fn ").unwrap_or_default();
            named.push(name.split('_').next().unwrap_or_default().to_uppercase());
        }
    }
    let rules = numbered_rules();
    assert!(rules.len() >= 122, "{}", rules.len());
    let untested: Vec<_> = rules.iter().filter(|rule| !named.contains(rule)).collect();
    assert!(untested.is_empty(), "no test names {untested:?}");
}

#[test]
fn every_rule_that_is_cited_exists() {
    let rules = numbered_rules();
    let folders = RULES.into_iter().chain(["tests/rules"]);
    for file in folders.flat_map(|folder| files_below(folder, "rs")) {
        let text = std::fs::read_to_string(&file).unwrap();
        let words = text.split(|letter: char| !letter.is_ascii_alphanumeric());
        for word in words.filter(|word| looks_like_a_rule(word)) {
            assert!(rules.iter().any(|rule| rule == word), "{} cites {word}", file.display());
        }
    }
}

/// A letter that rules begin with, then one or two digits.
fn looks_like_a_rule(word: &str) -> bool {
    let Some((letter, digits)) = word.split_at_checked(1) else { return false };
    let is_number =
        (1..=2).contains(&digits.len()) && digits.bytes().all(|digit| digit.is_ascii_digit());
    "MYTPWDEAGXVBNHR".contains(letter) && is_number
}

#[test]
fn only_one_function_asks_which_game_is_played() {
    for file in files_below("src/cities", "rs") {
        let name = file.file_name().unwrap().to_str().unwrap();
        let text = std::fs::read_to_string(&file).unwrap();
        let may_ask = ["rules.rs", "options.rs"].contains(&name);
        assert!(may_ask || !text.contains("Kind::"), "{name} asks which game is played");
    }
    for file in files_below("src/gardens", "rs") {
        let name = file.file_name().unwrap().to_str().unwrap();
        let text = std::fs::read_to_string(&file).unwrap();
        let may_ask = ["rules.rs", "options.rs"].contains(&name);
        let asks = text.contains("hand_of_three") || text.contains("two_colours");
        assert!(may_ask || !asks, "{name} asks which variant is played");
    }
}
