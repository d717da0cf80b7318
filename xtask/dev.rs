//! Working on the page: it is built unoptimised after every change, and an open page loads itself anew.

use crate::page;
use crate::program::Profile;
use crate::run::root;
use crate::serve::kind_of;
use crate::server::{Answer, Asked, Host, Server, listen, plain};
use anyhow::Result;
use hyper::StatusCode;
use hyper::header::{CACHE_CONTROL, CONTENT_TYPE, HeaderValue};
use std::fs;
use std::thread::sleep;
use std::time::{Duration, SystemTime};

/// What a change is looked for in.
const WATCHED: [&str; 3] = ["src", "static", "index.html"];

/// Loads the page anew when another build is there.
const RELOADING: &str = "<script>
(function () {
  var build;
  setInterval(function () {
    fetch('build.txt').then(function (said) { return said.text(); }).then(function (now) {
      if (build && build !== now) location.reload();
      build = now;
    }, function () { /* The server has been stopped. */ });
  }, 500);
})();
</script>";

/// Builds, serves and watches, until Ctrl-C.
pub(crate) fn dev(port: u16) -> Result<()> {
    drop(listen(port)?);
    page::build_as(Profile::Dev)?;
    let server = Server::start(Folder, port)?;
    println!("\nAlbaicín is at {}  (Ctrl-C stops it)", server.address());
    let mut built = newest();
    loop {
        sleep(Duration::from_millis(300));
        let now = newest();
        if now != built {
            built = now;
            // Whoever is in the middle of a change sees why it does not build yet.
            if let Err(error) = page::build_as(Profile::Dev) {
                eprintln!("\n{error:#}");
            }
        }
    }
}

/// When anything was last changed.
fn newest() -> Option<SystemTime> {
    let mut waiting: Vec<_> = WATCHED.map(|name| root().join(name)).into();
    let mut newest = None;
    while let Some(place) = waiting.pop() {
        let Ok(about) = fs::metadata(&place) else { continue };
        newest = newest.max(about.modified().ok());
        if about.is_dir() {
            waiting.extend(fs::read_dir(place).into_iter().flatten().flatten().map(|e| e.path()));
        }
    }
    newest
}

/// The built folder as it is now.
struct Folder;

impl Host for Folder {
    fn answer(&self, asked: &Asked) -> Answer {
        let name = asked.path.trim_start_matches('/');
        let name = if name.is_empty() { "index.html" } else { name };
        if name.split('/').any(|part| part == "..") {
            return plain(StatusCode::NOT_FOUND, "There is no such file.");
        }
        let (Ok(mut content), Ok(kind)) = (fs::read(root().join("dist").join(name)), kind_of(name))
        else {
            return plain(StatusCode::NOT_FOUND, "There is no such file.");
        };
        if name == "index.html" {
            content.extend(RELOADING.as_bytes());
        }
        let mut answer = plain(StatusCode::OK, content);
        let headers = answer.headers_mut();
        headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
        answer
    }

    fn base(&self) -> &'static str {
        "/"
    }
}
