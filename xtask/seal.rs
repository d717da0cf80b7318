//! The last step of a build: words and drawings go into the shell, and the policy is written.
//!
//! Trunk calls this after each build (`[[hooks]]` in Trunk.toml), before it moves the page to `dist/`.

use crate::run::root;
use crate::{sprite, styles};
use anyhow::{Context, Result, bail};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use i18n::{Language, Words};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::path::PathBuf;

/// Finishes the page that Trunk has staged.
pub(crate) fn seal_staged_page() -> Result<()> {
    let staged = std::env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from);
    let index =
        staged.context("Trunk calls this command; call `cargo xtask build`")?.join("index.html");
    let page = std::fs::read_to_string(&index).context("Trunk has staged no index.html")?;
    let page = replace_once(&page, "[[codes]]", &Language::ALL.map(Language::code).join(" "))?;
    let page = fill_in_words(&page)?;
    let page =
        replace_once(&page, "<!--styles-->", &format!("<style>{}</style>", styles::bundled()?))?;
    let page = replace_once(&page, "<!--drawings-->", &sprite::of(&root().join("src/app/art"))?)?;
    // While developing, Trunk puts a script for reloading in that changes with every request.
    let is_released = std::env::var_os("TRUNK_PROFILE").is_some_and(|profile| profile == "release");
    let policy = if is_released {
        let policy = policy_of(&page)?;
        format!(r#"<meta http-equiv="Content-Security-Policy" content="{policy}">"#)
    } else {
        String::new()
    };
    let page = replace_once(&page, "<!--policy-->", &policy)?;
    std::fs::write(index, page).context("the finished index.html cannot be written")
}

/// The policy that a server sends for a built page: that of its meta tag, and what only a header can say.
pub(crate) fn policy_for_server(page: &str) -> Result<String> {
    Ok(format!("{}; frame-ancestors 'none'", policy_of(page)?))
}

/// Nothing but this page's own files; of what is inline only what the build wrote, by its hash.
fn policy_of(page: &str) -> Result<String> {
    let (scripts, styles) = (hashes(page, "script")?, hashes(page, "style")?);
    Ok(format!(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'{scripts}; style-src{styles}; \
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

fn escape(word: &str) -> String {
    word.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

fn replace_once(page: &str, mark: &str, by: &str) -> Result<String> {
    if page.matches(mark).count() != 1 {
        bail!("index.html must have `{mark}` exactly once");
    }
    Ok(page.replacen(mark, by, 1))
}
