//! A small web server for the built page: compressed, cached and guarded as a good host does it.

use crate::seal;
use anyhow::{Context, Result, bail};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD;
use bytes::Bytes;
use http_body_util::Full;
use hyper::header::{self, HeaderMap, HeaderValue};
use hyper::service::service_fn;
use hyper::{Method, Request, Response, StatusCode};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::convert::Infallible;
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;
use std::sync::Arc;
use std::thread::JoinHandle;

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
    tag: HeaderValue,
}

impl Site {
    /// Reads a built folder, to be served under `base` (`/` or `/some/where/`).
    pub(crate) fn read(dist: &Path, base: &str) -> Result<Self> {
        let mut files = BTreeMap::new();
        for (name, plain) in read_folder(dist)? {
            let served = Served::new(&name, plain)?;
            files.insert(name, served);
        }
        let Some(index) = files.get("index.html") else {
            bail!("{} has no index.html; run `cargo xtask build`", dist.display());
        };
        let policy = seal::policy_for_server(std::str::from_utf8(&index.plain)?)?;
        Ok(Self { base: base.to_owned(), policy: HeaderValue::from_str(&policy)?, files })
    }

    fn answer(&self, method: &Method, path: &str, asked: &HeaderMap) -> Response<Full<Bytes>> {
        if method != Method::GET && method != Method::HEAD {
            return plain(StatusCode::METHOD_NOT_ALLOWED, "Only GET and HEAD are served here.");
        }
        let Some(name) = path.strip_prefix(&self.base) else {
            if format!("{path}/") == self.base {
                return moved(&self.base);
            }
            return plain(StatusCode::NOT_FOUND, "There is nothing at this address.");
        };
        let name = if name.is_empty() { "index.html" } else { name };
        match self.files.get(name) {
            Some(file) => self.send(file, asked, method == Method::HEAD),
            None => plain(StatusCode::NOT_FOUND, "There is no such file."),
        }
    }

    fn send(&self, file: &Served, asked: &HeaderMap, head_only: bool) -> Response<Full<Bytes>> {
        let is_known = asked.get(header::IF_NONE_MATCH).is_some_and(|tag| *tag == file.tag);
        let (encoding, body) = file.best_for(asked);
        let mut response = Response::new(Full::new(if is_known || head_only {
            Bytes::new()
        } else {
            body.clone()
        }));
        if is_known {
            *response.status_mut() = StatusCode::NOT_MODIFIED;
        }
        let headers = response.headers_mut();
        if let Some(encoding) = encoding {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
        }
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(file.kind));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(file.caching));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
        headers.insert(header::ETAG, file.tag.clone());
        headers.insert(header::CONTENT_SECURITY_POLICY, self.policy.clone());
        headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
        headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
        response
    }
}

impl Served {
    fn new(name: &str, plain: Vec<u8>) -> Result<Self> {
        let digest = STANDARD_NO_PAD.encode(Sha256::digest(&plain));
        Ok(Self {
            gzip: gzip(&plain)?.into(),
            brotli: brotli(&plain)?.into(),
            plain: plain.into(),
            kind: kind_of(name)?,
            caching: caching_of(name),
            tag: HeaderValue::from_str(&format!("\"{}\"", &digest[..22]))?,
        })
    }

    /// The smallest form that the browser understands; files that do not shrink go as they are.
    fn best_for(&self, asked: &HeaderMap) -> (Option<&'static str>, &Bytes) {
        let accepted =
            asked.get(header::ACCEPT_ENCODING).and_then(|v| v.to_str().ok()).unwrap_or("");
        let takes =
            |name| accepted.split(',').any(|one| one.trim().split(';').next() == Some(name));
        if takes("br") && self.brotli.len() < self.plain.len() {
            (Some("br"), &self.brotli)
        } else if takes("gzip") && self.gzip.len() < self.plain.len() {
            (Some("gzip"), &self.gzip)
        } else {
            (None, &self.plain)
        }
    }
}

/// A running server on 127.0.0.1.
pub(crate) struct Server {
    address: String,
    thread: JoinHandle<Result<()>>,
}

impl Server {
    /// Starts serving; port 0 takes any free one.
    pub(crate) fn start(site: Site, port: u16) -> Result<Self> {
        let listener = listen(port)?;
        listener.set_nonblocking(true)?;
        let address = format!("http://{}{}", listener.local_addr()?, site.base);
        let thread = std::thread::spawn(move || serve(listener, &Arc::new(site)));
        Ok(Self { address, thread })
    }

    /// Where the page is.
    pub(crate) fn address(&self) -> &str {
        &self.address
    }

    /// Serves until the process is stopped.
    pub(crate) fn wait(self) -> Result<()> {
        self.thread.join().unwrap_or_else(|_| bail!("the server stopped unexpectedly"))
    }
}

/// Opens a port on this machine only.
pub(crate) fn listen(port: u16) -> Result<TcpListener> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, port)).with_context(|| {
        let other = port.checked_add(1).unwrap_or(8080);
        format!("port {port} is taken; choose another, such as --port {other}")
    })
}

fn serve(listener: TcpListener, site: &Arc<Site>) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::from_std(listener)?;
        loop {
            let (stream, _) = listener.accept().await?;
            let site = Arc::clone(site);
            let service = service_fn(move |request: Request<hyper::body::Incoming>| {
                let site = Arc::clone(&site);
                async move {
                    let (head, _) = request.into_parts();
                    Ok::<_, Infallible>(site.answer(&head.method, head.uri.path(), &head.headers))
                }
            });
            let connection = hyper::server::conn::http1::Builder::new()
                .serve_connection(hyper_util::rt::TokioIo::new(stream), service);
            // A browser that goes away in the middle is nothing to report.
            tokio::spawn(async move { drop(connection.await) });
        }
    })
}

fn plain(status: StatusCode, words: &'static str) -> Response<Full<Bytes>> {
    let mut response = Response::new(Full::new(Bytes::from_static(words.as_bytes())));
    *response.status_mut() = status;
    let kind = HeaderValue::from_static("text/plain; charset=utf-8");
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    response
}

fn moved(to: &str) -> Response<Full<Bytes>> {
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

fn kind_of(name: &str) -> Result<&'static str> {
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

/// Files whose name holds a hash of their content or their version never change; all others are
/// asked for again.
fn caching_of(name: &str) -> &'static str {
    let is_hash = |part: &str| part.len() >= 12 && part.bytes().all(|b| b.is_ascii_hexdigit());
    let is_font = ending(name) == Some("woff2");
    if is_font || name.split(['-', '.', '_']).any(is_hash) {
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

/// Brotli at its best (11), as budgets are counted.
pub(crate) fn brotli(mut plain: &[u8]) -> Result<Vec<u8>> {
    let mut packed = Vec::new();
    let settings =
        brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    brotli::BrotliCompress(&mut plain, &mut packed, &settings)?;
    Ok(packed)
}
