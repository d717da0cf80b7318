//! The walls of the house, each with a guard (ARCHITECTURE.md lists them).

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The crates that know nothing of the web and are tested on the host.
const ABOVE_THE_LINE: [&str; 6] = ["cities", "draw", "engine", "gardens", "i18n", "table"];

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
            !text.replace("~style=", "").contains("style="),
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

#[test]
fn only_languages_join_words_with_punctuation() {
    // What stands between a word and its value differs between languages, and so does the space before it.
    let shared = std::fs::read_dir(root().join("src/i18n")).unwrap();
    let shared = shared.map(|entry| entry.unwrap().path()).filter(|path| {
        let name = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
        path.is_file() && name.len() > 2
    });
    for file in files_below("src/app/screens", "rs").into_iter().chain(shared) {
        let text = std::fs::read_to_string(&file).unwrap();
        for (number, line) in (1..).zip(text.lines()) {
            let is_said = !line.trim_start().starts_with("//");
            let joins = line.split('"').skip(1).step_by(2).any(|text| {
                [": ", "; "].contains(&text) || text.contains("}: ") || text.contains("}; ")
            });
            assert!(!(is_said && joins), "{}:{number} joins words", file.display());
        }
    }
}

#[test]
fn the_page_puts_no_two_words_together() {
    // A list or two sentences in a row are `words.commas` and `words.sentences`.
    const JOINS: [&str; 2] = [", ", ". "];
    for file in files_below("src/app", "rs") {
        let path = file.display().to_string();
        let text = std::fs::read_to_string(&file).unwrap();
        for (number, line) in (1..).zip(text.lines()) {
            let is_said = !line.trim_start().starts_with("//");
            let joins = line.split('"').skip(1).step_by(2).any(|text| {
                JOINS.contains(&text)
                    || JOINS.iter().any(|join| text.contains(&format!("}}{join}")))
            });
            assert!(!(is_said && joins), "{path}:{number} joins words");
        }
    }
}

#[test]
fn every_word_is_shown_somewhere() {
    let read = |folder| {
        let files = files_below(folder, "rs").into_iter();
        files.map(|file| std::fs::read_to_string(file).unwrap()).collect::<String>()
    };
    let shell = std::fs::read_to_string(root().join("index.html")).unwrap();
    // The text of a method may begin in a line of its own.
    let code = (read("src/app") + &read("src/i18n") + &shell).replace(char::is_whitespace, "");
    let ends = |rest: &str| !rest.starts_with(|next: char| next.is_alphanumeric() || next == '_');
    for (name, _) in i18n::Language::English.words().plain() {
        let is_shown = [format!(".{name}"), format!("[[{name}]]")];
        let is_shown = is_shown.iter().any(|use_of| {
            code.match_indices(use_of).any(|(at, found)| ends(&code[at + found.len()..]))
        });
        assert!(is_shown, "nothing shows `{name}`");
    }
}

/// Where the tests are whose names begin with the number of a rule.
const RULE_TESTS: [&str; 2] = ["tests/cities/rules", "tests/gardens/rules"];

/// The numbers of RULES.md, such as `P5`.
fn numbered_rules() -> Vec<String> {
    let text = std::fs::read_to_string(root().join("RULES.md")).unwrap();
    let number = |line: &str| Some(line.strip_prefix("- **")?.split_once("**")?.0.to_owned());
    text.lines().filter_map(number).collect()
}

#[test]
fn every_rule_has_a_test_that_names_it() {
    let mut named = Vec::new();
    for file in RULE_TESTS.into_iter().flat_map(|folder| files_below(folder, "rs")) {
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
    let folders = RULES.into_iter().chain(RULE_TESTS);
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
fn modules_are_reached_through_their_switchboard_only() {
    for file in files_below("src/cities", "rs") {
        let text = std::fs::read_to_string(&file).unwrap();
        let is_inside = file.parent().is_some_and(|folder| folder.ends_with("modules"));
        if !is_inside {
            assert!(!text.contains(".modules."), "{} reaches into a module", file.display());
        } else if !file.ends_with("mod.rs") {
            // What a module does is seen from the switchboard alone.
            let opens = text.contains("pub(crate)") || text.contains("pub fn");
            assert!(!opens, "{} has an opening of its own", file.display());
        }
    }
    let switchboard = root().join("src/cities/modules/mod.rs");
    let text = std::fs::read_to_string(switchboard).unwrap();
    for module in ["bonus", "bureau", "huts", "vizier"] {
        assert!(text.contains(&format!("\nmod {module};\n")), "{module} is not private");
    }
}

#[test]
fn only_one_function_asks_which_game_is_played() {
    for file in files_below("src/cities", "rs") {
        let name = file.file_name().unwrap().to_str().unwrap();
        let text = std::fs::read_to_string(&file).unwrap();
        let may_ask = ["rules.rs", "options.rs"].contains(&name);
        let asks = text.lines().any(|line| line.contains("Kind::") && !line.starts_with("//!"));
        assert!(may_ask || !asks, "{name} asks which game is played");
    }
    for file in files_below("src/gardens", "rs") {
        let name = file.file_name().unwrap().to_str().unwrap();
        let text = std::fs::read_to_string(&file).unwrap();
        let may_ask = ["rules.rs", "options.rs"].contains(&name);
        let asks = text.contains("hand_of_three") || text.contains("two_colours");
        assert!(may_ask || !asks, "{name} asks which variant is played");
    }
}

/// The papers that lead to files by their names.
const PAPERS: [&str; 5] = [
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "docs/dependencies.md",
    "docs/extending.md",
    "docs/performance.md",
];

/// What stands in backticks in a paper, outside of its blocks of code.
fn in_backticks(text: &str) -> Vec<&str> {
    let prose = text.split("```").step_by(2);
    prose.flat_map(|part| part.split('`').skip(1).step_by(2)).collect()
}

#[test]
fn every_file_that_a_paper_names_exists() {
    for paper in PAPERS {
        let text = std::fs::read_to_string(root().join(paper)).unwrap();
        let is_path = |word: &&str| {
            ["src/", "tests/", "xtask/", "docs/"].iter().any(|top| word.starts_with(top))
        };
        let named: Vec<&str> = in_backticks(&text).into_iter().filter(is_path).collect();
        assert!(!named.is_empty(), "{paper} names no file");
        for path in named {
            assert!(root().join(path).exists(), "{paper} names {path}");
        }
    }
}

#[test]
fn every_type_that_a_paper_names_exists() {
    let sources = ["src", "tests", "xtask"].into_iter().flat_map(|one| files_below(one, "rs"));
    let code: String = sources.map(|file| std::fs::read_to_string(file).unwrap()).collect();
    let declares = |name: &str| {
        ["struct", "enum", "trait", "type"].iter().any(|what| {
            let head = format!("{what} {name}");
            let ends = |rest: &str| !rest.starts_with(|next: char| next.is_alphanumeric());
            code.match_indices(&head).any(|(at, head)| ends(&code[at + head.len()..]))
        })
    };
    for paper in ["ARCHITECTURE.md", "docs/extending.md"] {
        let text = std::fs::read_to_string(root().join(paper)).unwrap();
        for word in in_backticks(&text) {
            let name = word.split("::").next().unwrap_or_default();
            let is_type = name.starts_with(|first: char| first.is_ascii_uppercase())
                && name.chars().all(char::is_alphanumeric)
                && name.chars().any(char::is_lowercase);
            assert!(!is_type || declares(name), "{paper} names {word}");
        }
    }
}

/// Beginnings of class names that the page completes with the name of a thing.
const BEGUN_CLASSES: [&str; 8] = ["c-", "h-", "in-", "pl-", "q", "seam-", "shelf-of-", "trail-"];

#[test]
fn every_class_of_the_style_sheets_occurs_on_the_page() {
    let page = ["src/app", "src/draw"].into_iter().filter(|folder| root().join(folder).exists());
    let sources = page.flat_map(|folder| files_below(folder, "rs"));
    let drawings = files_below("src/app/art", "svg").into_iter().chain([root().join("index.html")]);
    let mut words = std::collections::HashSet::new();
    for file in sources.chain(drawings) {
        let text = std::fs::read_to_string(file).unwrap();
        words.extend(text.split(|letter| !is_part_of_a_class(letter)).map(str::to_owned));
    }
    for file in files_below("src/app/styles", "css") {
        let text = std::fs::read_to_string(&file).unwrap();
        for class in classes(&text) {
            let is_begun = BEGUN_CLASSES.iter().any(|begun| class.starts_with(begun));
            assert!(is_begun || words.contains(class), "{} styles .{class}", file.display());
        }
    }
}

fn is_part_of_a_class(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || "-_".contains(letter)
}

/// The classes that a style sheet names in its selectors: nothing else has a dot before a letter, but
/// for the names of files.
fn classes(sheet: &str) -> impl Iterator<Item = &str> {
    let selectors =
        sheet.lines().filter(|line| !line.contains("url(") && !line.contains("@import"));
    selectors.flat_map(|line| line.split('.').skip(1)).filter_map(|rest| {
        let class = rest.split(|letter| !is_part_of_a_class(letter)).next()?;
        class.starts_with(|first: char| first.is_ascii_alphabetic()).then_some(class)
    })
}

/// The names in a line of code, without its comment.
fn names_in(line: &str) -> impl Iterator<Item = &str> {
    let code = line.split("//").next().unwrap_or_default();
    code.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_')
}

/// Lines below a folder that name something that they should not, each with its file and number.
fn lines_naming(folder: &str, is_banned: impl Fn(&str) -> bool) -> Vec<String> {
    let mut found = Vec::new();
    for file in files_below(folder, "rs") {
        let text = std::fs::read_to_string(&file).unwrap();
        let name = file.strip_prefix(root()).unwrap().display();
        for (number, line) in (1..).zip(text.lines()) {
            if names_in(line).any(&is_banned) {
                found.push(format!("{name}:{number}: {}", line.trim()));
            }
        }
    }
    found.sort_unstable();
    found
}

#[test]
fn only_one_folder_names_the_browser() {
    let is_browser = |name: &str| ["web_sys", "js_sys"].contains(&name) || name.starts_with("gloo");
    let is_outside = |line: &String| !line.starts_with("src/app/browser/");
    let found: Vec<_> =
        lines_naming("src/app", is_browser).into_iter().filter(is_outside).collect();
    assert!(found.is_empty(), "ask src/app/browser instead:\n{}", found.join("\n"));
}

#[test]
fn page_and_words_ask_no_game_what_is_played_or_where_it_stands() {
    let is_of_a_game = |name: &str| ["Phase", "Kind", "Options"].contains(&name);
    // Words for refused options are no question about them.
    let is_asking = |line: &String| !line.contains("Refusal::Options(");
    for folder in ["src/app", "src/i18n"] {
        let found: Vec<_> =
            lines_naming(folder, is_of_a_game).into_iter().filter(is_asking).collect();
        assert!(found.is_empty(), "let src/table answer instead:\n{}", found.join("\n"));
    }
}

/// What a line declares, if that is a type: a component is one, a type inside another is not.
fn declared_type(line: &str) -> Option<&str> {
    let is_inside = line.starts_with(' ');
    let line = line.trim_start();
    let line = match line.strip_prefix("pub") {
        Some(seen) if seen.starts_with('(') => seen.split_once(") ")?.1,
        Some(seen) => seen.trim_start(),
        None => line,
    };
    let (what, rest) = line.split_once(' ')?;
    let is_type = match what {
        "struct" | "enum" | "trait" | "union" => true,
        "type" => !is_inside,
        "fn" => rest.starts_with(|letter: char| letter.is_ascii_uppercase()),
        _ => false,
    };
    names_in(rest).next().filter(|_| is_type)
}

#[test]
fn one_word_is_one_type() {
    let mut known: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let folders = ["src/app", "src/draw", "src/table"];
    for folder in folders.into_iter().filter(|folder| root().join(folder).is_dir()) {
        for file in files_below(folder, "rs") {
            let text = std::fs::read_to_string(&file).unwrap();
            let place = file.strip_prefix(root()).unwrap().display().to_string();
            for name in text.lines().filter_map(declared_type) {
                known.entry(name.to_owned()).or_default().push(place.clone());
            }
        }
    }
    assert!(known.contains_key("App") && known.contains_key("Table"), "{known:?}");
    known.retain(|_, places| places.len() > 1);
    assert!(known.is_empty(), "one word, several types: {known:#?}");
}

/// How many lines a function may have. Comments, blank lines and rows of lists do not count.
const LONGEST: usize = 40;

/// The name of the function that begins here, if it has more than this line.
fn begun_function(line: &str) -> Option<&str> {
    let mut words = line.split_whitespace();
    let is_before = |word: &str| ["const", "async"].contains(&word) || word.starts_with("pub");
    let is_function = words.find(|word| !is_before(word)) == Some("fn");
    let name = words.next().and_then(|word| names_in(word).next());
    name.filter(|_| is_function && !line.ends_with([';', '}']))
}

fn depth(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

/// How many lines of code stand before the first function ends. Rows of a list are data: what stands in
/// brackets that are opened at the end of a line (`[`, `has_all!(`) counts for nothing.
fn length_of_function(lines: &[&str]) -> usize {
    let (mut count, mut list) = (0, None);
    for (at, line) in lines.iter().enumerate() {
        let code = line.trim();
        if let Some(its_depth) = list {
            list = Some(its_depth).filter(|&its_depth| depth(line) > its_depth || code.is_empty());
            continue;
        }
        count += usize::from(!code.is_empty() && !code.starts_with("//"));
        list = (code.ends_with('[') || code.ends_with("has_all!(")).then(|| depth(line));
        let is_level = !code.is_empty() && depth(line) == depth(lines[0]);
        if at > 0 && is_level && (code.starts_with('}') || code.ends_with(';')) {
            break;
        }
    }
    count
}

#[test]
fn no_function_is_longer_than_a_screen() {
    let (mut found, mut long) = (0, Vec::new());
    for file in
        ["src", "tests", "xtask", "bench"].into_iter().flat_map(|one| files_below(one, "rs"))
    {
        let name = file.strip_prefix(root()).unwrap().display().to_string();
        if name.contains("node_modules/") || name.contains("target/") {
            continue;
        }
        let text = std::fs::read_to_string(&file).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        for at in 0..lines.len() {
            let Some(function) = begun_function(lines[at]) else { continue };
            found += 1;
            let length = length_of_function(&lines[at..]);
            if length > LONGEST {
                long.push(format!("{name}: {function} has {length} lines"));
            }
        }
    }
    assert!(found > 1500, "only {found} functions were found");
    assert!(long.is_empty(), "split:\n{}", long.join("\n"));
}

#[test]
fn the_head_of_each_crate_is_a_map_of_its_files() {
    let crates = ABOVE_THE_LINE.into_iter().map(|name| (name, "lib"));
    for (name, head) in crates.chain([("app", "main")]) {
        let folder = root().join("src").join(name);
        let text = std::fs::read_to_string(folder.join(head).with_extension("rs")).unwrap();
        let rows = text.lines().filter(|line| line.starts_with("//! | `"));
        let first_columns: String = rows.filter_map(|row| row.split('|').nth(1)).collect();
        let plain = |word: &str| word.trim_end_matches('/').trim_end_matches(".rs").to_owned();
        let mut named: Vec<String> = in_backticks(&first_columns).into_iter().map(plain).collect();
        let entries = std::fs::read_dir(&folder).unwrap();
        let mut there: Vec<String> = entries
            .map(|entry| plain(&entry.unwrap().file_name().into_string().unwrap()))
            .filter(|one| !["Cargo.toml", head].contains(&one.as_str()))
            .collect();
        named.sort_unstable();
        there.sort_unstable();
        // A folder of the same name goes with its file.
        there.dedup();
        assert_eq!(named, there, "the map in src/{name}/{head}.rs");
    }
}
