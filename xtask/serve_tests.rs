//! The server is a good host: it guards errors too, tags what it sends, and does not wait for ever.

use crate::serve::Site;
use crate::server::{Answer, Asked, Host, Server};
use anyhow::Result;
use hyper::header::{
    ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, ETAG, HeaderMap, HeaderName,
    HeaderValue, IF_NONE_MATCH, VARY,
};
use hyper::{Method, StatusCode};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

/// A page that shrinks when it is packed, under a path of its own.
fn site(name: &str) -> Result<Site> {
    let folder = std::env::temp_dir().join(format!("albaicin-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let page = format!("<script>let one;</script>{}", "The page. ".repeat(50));
    std::fs::write(folder.join("index.html"), page)?;
    let site = Site::read(&folder, "/base/");
    std::fs::remove_dir_all(&folder)?;
    site
}

fn ask(site: &Site, method: Method, path: &str, headers: &[(HeaderName, &str)]) -> Answer {
    let mut map = HeaderMap::new();
    for (name, value) in headers {
        map.insert(name, HeaderValue::from_str(value).expect("a header"));
    }
    let body = bytes::Bytes::new();
    site.guarded(site.answer(&Asked { method, path: path.to_owned(), headers: map, body }))
}

fn header(answer: &Answer, name: HeaderName) -> Option<&str> {
    answer.headers().get(name).and_then(|value| value.to_str().ok())
}

#[test]
fn errors_are_under_the_policy_too() -> Result<()> {
    let site = site("policy")?;
    let asked = [
        (Method::GET, "/base/", StatusCode::OK),
        (Method::GET, "/base", StatusCode::MOVED_PERMANENTLY),
        (Method::GET, "/", StatusCode::NOT_FOUND),
        (Method::GET, "/base/nothing.js", StatusCode::NOT_FOUND),
        (Method::POST, "/base/", StatusCode::METHOD_NOT_ALLOWED),
    ];
    for (method, path, status) in asked {
        let answer = ask(&site, method, path, &[]);
        assert_eq!(answer.status(), status, "{path}");
        let policy = header(&answer, CONTENT_SECURITY_POLICY).expect("a policy");
        assert!(policy.contains("frame-ancestors 'none'"), "{path}: {policy}");
    }
    Ok(())
}

/// A strong tag promises the same bytes, so each way of packing has one of its own.
#[test]
fn each_encoding_has_its_own_tag() -> Result<()> {
    let site = site("tags")?;
    let of = |encoding: &str, known: &str| {
        let headers = [(ACCEPT_ENCODING, encoding), (IF_NONE_MATCH, known)];
        ask(&site, Method::GET, "/base/", &headers)
    };
    let mut tags = Vec::new();
    for encoding in ["br", "gzip", "identity"] {
        let answer = of(encoding, "");
        let packed = (encoding != "identity").then_some(encoding);
        assert_eq!(header(&answer, CONTENT_ENCODING), packed);
        assert_eq!(header(&answer, VARY), Some("accept-encoding"));
        tags.push((encoding, header(&answer, ETAG).expect("a tag").to_owned()));
    }
    for (encoding, _) in &tags {
        for (from, tag) in &tags {
            let answer = of(encoding, &format!("\"other\", {tag}"));
            let is_known = answer.status() == StatusCode::NOT_MODIFIED;
            assert_eq!(is_known, encoding == from, "{encoding} for who knows {from}");
            assert_eq!(header(&answer, VARY), Some("accept-encoding"));
        }
    }
    Ok(())
}

/// What a server on this machine says to a text, until it hangs up.
fn said_to(server: &Server, text: &str) -> Result<String> {
    let host = host_of(server);
    let mut stream = TcpStream::connect(host)?;
    stream.write_all(text.as_bytes())?;
    let mut said = Vec::new();
    stream.read_to_end(&mut said)?;
    Ok(String::from_utf8_lossy(&said).into_owned())
}

fn host_of(server: &Server) -> &str {
    server.address().trim_start_matches("http://").trim_end_matches("/base/")
}

/// Were they kept, this test would not end.
#[test]
fn unfinished_requests_are_left() -> Result<()> {
    let server = Server::start_with(site("patience")?, 0, Duration::from_millis(50))?;
    let get = format!("GET /base/ HTTP/1.1\r\nhost: {}\r\n", host_of(&server));
    let said = said_to(&server, &get)?;
    assert!(!said.starts_with("HTTP/1.1 200"), "half a head was answered");
    let body = format!("{get}connection: close\r\ncontent-length: 9\r\n\r\nhalf");
    let said = said_to(&server, &body)?.to_lowercase();
    assert!(said.starts_with("http/1.1 408"), "{said}");
    assert!(said.contains("content-security-policy:"), "an answer without the policy: {said}");
    Ok(())
}
