//! The built page as a good host gives it out: compressed, cached and guarded.

use crate::server::{Answer, Asked, Host, plain};
use crate::shell;
use anyhow::{Context, Result, bail};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use bytes::Bytes;
use http_body_util::Full;
use hyper::header::{self, HeaderMap, HeaderValue};
use hyper::{Method, Response, StatusCode};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::path::Path;

/// On the way to this very machine nobody waits for some bytes more, but everybody for the packing.
const QUICK: i32 = 5;

/// Brotli at its best, as a host packs once and for all, and as budgets are counted.
pub(crate) const BEST: i32 = 11;

/// All files of the built page in memory, with their compressed forms.
pub(crate) struct Site {
    base: String,
    files: BTreeMap<String, Served>,
    policy: HeaderValue,
}

struct Served {
    plain: Bytes,
    gzip: Bytes,
    brotli: Bytes,
    kind: &'static str,
    caching: &'static str,
    /// Which content it is; how it is packed is added to the tag that is sent.
    digest: String,
}

/// A form in which a file can be sent.
struct Packed<'a> {
    /// Nothing if it is the file as it is.
    encoding: Option<&'static str>,
    body: &'a Bytes,
    /// Each form has its own, for a strong tag promises the same bytes.
    tag: String,
}

impl Site {
    /// Reads a built folder, to be served under `base` (`/` or `/some/where/`).
    pub(crate) fn read(dist: &Path, base: &str) -> Result<Self> {
        Self::packed(dist, base, QUICK)
    }

    /// The same, packed by Brotli of a quality.
    pub(crate) fn packed(dist: &Path, base: &str, quality: i32) -> Result<Self> {
        let mut files = BTreeMap::new();
        for (name, plain) in read_folder(dist)? {
            let served = Served::new(&name, plain, quality)?;
            files.insert(name, served);
        }
        let Some(index) = files.get("index.html") else {
            bail!("{} has no index.html; run `cargo xtask build`", dist.display());
        };
        let policy = shell::policy_for_server(std::str::from_utf8(&index.plain)?)?;
        Ok(Self { base: base.to_owned(), policy: HeaderValue::from_str(&policy)?, files })
    }

    fn find(&self, asked: &Asked) -> Answer {
        if asked.method != Method::GET && asked.method != Method::HEAD {
            return only_reading();
        }
        let Some(name) = asked.path.strip_prefix(&self.base) else {
            if format!("{}/", asked.path) == self.base {
                return moved(&self.base);
            }
            return plain(StatusCode::NOT_FOUND, "There is nothing at this address.");
        };
        let name = if name.is_empty() { "index.html" } else { name };
        match self.files.get(name) {
            Some(file) => file.sent(&asked.headers),
            None => plain(StatusCode::NOT_FOUND, "There is no such file."),
        }
    }
}

impl Host for Site {
    fn answer(&self, asked: &Asked) -> Answer {
        let mut answer = self.find(asked);
        if asked.method == Method::HEAD {
            *answer.body_mut() = Full::default();
        }
        answer
    }

    /// Whatever is answered, errors too, is under the policy.
    fn guarded(&self, mut answer: Answer) -> Answer {
        let headers = answer.headers_mut();
        headers.insert(header::CONTENT_SECURITY_POLICY, self.policy.clone());
        headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
        headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
        answer
    }

    fn base(&self) -> &str {
        &self.base
    }
}

impl Served {
    fn new(name: &str, plain: Vec<u8>, quality: i32) -> Result<Self> {
        let digest = STANDARD_NO_PAD.encode(Sha256::digest(&plain));
        Ok(Self {
            gzip: gzip(&plain)?.into(),
            brotli: brotli(&plain, quality)?.into(),
            plain: plain.into(),
            kind: kind_of(name)?,
            caching: caching_of(name),
            digest: digest[..22].to_owned(),
        })
    }

    fn sent(&self, asked: &HeaderMap) -> Answer {
        let Packed { encoding, body, tag } = self.best_for(asked);
        let mut response = Response::new(Full::new(body.clone()));
        if is_known(&tag, asked) {
            response = Response::new(Full::default());
            *response.status_mut() = StatusCode::NOT_MODIFIED;
        }
        let headers = response.headers_mut();
        if let Some(encoding) = encoding {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
        }
        if let Ok(tag) = HeaderValue::from_str(&tag) {
            headers.insert(header::ETAG, tag);
        }
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(self.kind));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(self.caching));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        response
    }

    /// The smallest form that the browser understands; files that do not shrink go as they are.
    fn best_for(&self, asked: &HeaderMap) -> Packed<'_> {
        let accepted = text_of(asked, header::ACCEPT_ENCODING);
        let takes =
            |name| accepted.split(',').any(|one| one.trim().split(';').next() == Some(name));
        let packed = |encoding: &'static str, body| Packed {
            encoding: Some(encoding),
            body,
            tag: format!("\"{}-{encoding}\"", self.digest),
        };
        if takes("br") && self.brotli.len() < self.plain.len() {
            packed("br", &self.brotli)
        } else if takes("gzip") && self.gzip.len() < self.plain.len() {
            packed("gzip", &self.gzip)
        } else {
            Packed { encoding: None, body: &self.plain, tag: format!("\"{}\"", self.digest) }
        }
    }
}

/// True if the browser has just this form already.
fn is_known(tag: &str, asked: &HeaderMap) -> bool {
    let known = text_of(asked, header::IF_NONE_MATCH);
    known.split(',').map(str::trim).any(|one| one == "*" || one.trim_start_matches("W/") == tag)
}

fn text_of(asked: &HeaderMap, name: header::HeaderName) -> &str {
    asked.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

fn only_reading() -> Answer {
    let mut response = plain(StatusCode::METHOD_NOT_ALLOWED, "Only GET and HEAD are served here.");
    response.headers_mut().insert(header::ALLOW, HeaderValue::from_static("GET, HEAD"));
    response
}

fn moved(to: &str) -> Answer {
    let mut response = plain(StatusCode::MOVED_PERMANENTLY, "");
    if let Ok(to) = HeaderValue::from_str(to) {
        response.headers_mut().insert(header::LOCATION, to);
    }
    response
}

/// Every file below a folder with its path from there, slashes forward.
pub(crate) fn read_folder(folder: &Path) -> Result<Vec<(String, Vec<u8>)>> {
    let mut found = Vec::new();
    let mut waiting = vec![(folder.to_owned(), String::new())];
    while let Some((place, prefix)) = waiting.pop() {
        let entries = std::fs::read_dir(&place).with_context(|| {
            format!("{} cannot be read; run `cargo xtask build`", place.display())
        })?;
        for entry in entries {
            let entry = entry?;
            let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
            if entry.file_type()?.is_dir() {
                waiting.push((entry.path(), format!("{name}/")));
            } else {
                found.push((name, std::fs::read(entry.path())?));
            }
        }
    }
    found.sort();
    Ok(found)
}

/// What follows the last dot of a file's name.
pub(crate) fn ending(name: &str) -> Option<&str> {
    Some(name.rsplit_once('.')?.1)
}

pub(crate) fn kind_of(name: &str) -> Result<&'static str> {
    Ok(match ending(name) {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("woff2") => "font/woff2",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("txt") => "text/plain; charset=utf-8",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        _ => bail!("`{name}` is of a kind that the server does not know; teach it in serve.rs"),
    })
}

/// Files whose name, or whose folder's, holds a hash of their content or their version never change; all
/// others are asked for again.
fn caching_of(name: &str) -> &'static str {
    let is_hash = |part: &str| part.len() >= 12 && part.bytes().all(|b| b.is_ascii_hexdigit());
    let is_font = ending(name) == Some("woff2");
    if is_font || name.split(['-', '.', '_', '/']).any(is_hash) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    }
}

/// Gzip at its best.
pub(crate) fn gzip(plain: &[u8]) -> Result<Vec<u8>> {
    let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    std::io::Write::write_all(&mut packer, plain)?;
    Ok(packer.finish()?)
}

/// Brotli of a quality from 0 to 11.
pub(crate) fn brotli(mut plain: &[u8], quality: i32) -> Result<Vec<u8>> {
    let mut packed = Vec::new();
    let settings = brotli::enc::BrotliEncoderParams { quality, lgwin: 22, ..Default::default() };
    brotli::BrotliCompress(&mut plain, &mut packed, &settings)?;
    Ok(packed)
}
