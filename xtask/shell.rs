//! The shell: `index.html` with its words, styles, drawings, program and policy.

use crate::program::{NAME, Profile, Program};
use crate::run::root;
use crate::{home, sprite, styles};
use anyhow::{Context, Result, bail};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use i18n::{Language, Words};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;

/// The finished page of a build, whose parts lie in a folder of its name.
pub(crate) fn page(build: &str, program: &Program, profile: Profile) -> Result<String> {
    let page = std::fs::read_to_string(root().join("index.html")).context("no index.html")?;
    let page = replace_once(&page, "[[languages]]", &languages(build, program)?)?;
    let page = page.replace("[[build]]", build).replace("[[program]]", NAME);
    let page = replace_once(&page, "[[codes]]", &Language::ALL.map(Language::code).join(" "))?;
    let page = fill_in_words(&page)?;
    let page =
        replace_once(&page, "<!--styles-->", &format!("<style>{}</style>", styles::bundled()?))?;
    let page = replace_once(&page, "<!--home-->", &home::templates())?;
    let page = replace_once(&page, "<!--drawings-->", &sprite::of(&root().join("src/app/art"))?)?;
    // While developing, the page is loaded anew after every change, by a script that nobody publishes.
    let policy = if profile == Profile::Release {
        let policy = policy_of(&page)?;
        format!(r#"<meta http-equiv="Content-Security-Policy" content="{policy}">"#)
    } else {
        String::new()
    };
    replace_once(&page, "<!--policy-->", &policy)
}

/// The part of the program that is a language (`src/app/parts/languages.rs`).
fn part_of(language: Language) -> &'static str {
    match language {
        Language::English => "english",
        Language::German => "german",
    }
}

/// The files of each language, by its code.
fn languages(build: &str, program: &Program) -> Result<String> {
    let mut listed = Vec::new();
    for language in Language::ALL {
        let files = program.files_of(part_of(language))?;
        let files: Vec<String> = files.iter().map(|file| format!("\"{build}/{file}\"")).collect();
        listed.push(format!("{}: [{}]", language.code(), files.join(", ")));
    }
    Ok(listed.join(", "))
}

/// The policy that a server sends for a built page: that of its meta tag, and what only a header can say.
pub(crate) fn policy_for_server(page: &str) -> Result<String> {
    Ok(format!("{}; frame-ancestors 'none'", policy_of(page)?))
}

/// Nothing but this page's own files; of what is inline only what the build wrote, by its hash.
fn policy_of(page: &str) -> Result<String> {
    let (scripts, styles) = (hashes(page, "script")?, hashes(page, "style")?);
    Ok(format!(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'{scripts}; style-src 'self'{styles}; \
         img-src 'self' blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
         worker-src 'self'; base-uri 'none'; form-action 'none'"
    ))
}

/// The hashes of all inline elements of one kind, as a policy lists them.
fn hashes(page: &str, kind: &str) -> Result<String> {
    let (open, close) = (format!("<{kind}"), format!("</{kind}>"));
    let mut listed = String::new();
    let mut rest = page;
    while let Some((_, from_tag)) = rest.split_once(&open) {
        let (attributes, after) = from_tag.split_once('>').context("a tag is not closed")?;
        let (body, after) = after.split_once(&close).context("an element has no end")?;
        if !attributes.contains("src=") {
            let hash = STANDARD.encode(Sha256::digest(body.as_bytes()));
            write!(listed, " 'sha256-{hash}'")?;
        }
        rest = after;
    }
    Ok(listed)
}

/// Puts every `[[word]]` of the shell in, once per language; the style sheet shows the right one.
fn fill_in_words(page: &str) -> Result<String> {
    let mut filled = String::with_capacity(page.len());
    let mut rest = page;
    while let Some((before, from_word)) = rest.split_once("[[") {
        let (name, after) = from_word.split_once("]]").context("a [[word]] is not closed")?;
        filled.push_str(before);
        rest = after;
        // In an attribute there is room for one language only.
        if let Some((name, code)) = name.split_once('|') {
            let language =
                Language::from_code(code).with_context(|| format!("no language {code}"))?;
            filled += &escape(shell_word(language.words(), name)?);
            continue;
        }
        for language in Language::ALL {
            let word = shell_word(language.words(), name)?;
            write!(filled, r#"<span lang="{}">{}</span>"#, language.code(), escape(word))?;
        }
    }
    filled.push_str(rest);
    Ok(filled)
}

fn shell_word(words: &Words, name: &str) -> Result<&'static str> {
    let found = words.plain().into_iter().find(|(known, _)| *known == name);
    found.map(|(_, word)| word).with_context(|| format!("index.html asks for a word `{name}`"))
}

pub(crate) fn escape(word: &str) -> String {
    word.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

fn replace_once(page: &str, mark: &str, by: &str) -> Result<String> {
    if page.matches(mark).count() != 1 {
        bail!("index.html must have `{mark}` exactly once");
    }
    Ok(page.replacen(mark, by, 1))
}
