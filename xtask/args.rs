//! The words of the command line.

use anyhow::{Result, bail};
use lexopt::{Arg, Parser, ValueExt};
use std::ffi::OsString;
use std::path::PathBuf;

/// What `cargo xtask` prints when it is asked nothing.
pub(crate) const HELP: &str = "\
Albaicín: every command installs what it needs and is missing, and says so.

  cargo xtask play [--port N] [--base /PATH/] [--open]
        build the page and serve it on this machine (port 8080 unless chosen);
        --open also opens the browser, Ctrl-C stops it
  cargo xtask test [--long]
        run every check: format, lints, host tests, release build, sizes, browser
        tests; --long adds what takes long, and a smoke run in Firefox and WebKit.
        Ends with `N passed, N failed`
  cargo xtask test NAME [-- ARGS]
        only the checks whose name starts with NAME (format, lints, host, page,
        sizes, browser, browsers); ARGS go to `cargo test`, to Playwright, or for the
        smoke run (browsers, in full) to node
  cargo xtask build
        write the page to dist/, ready to upload to any static host, with its sizes
  cargo xtask dev [--port N]
        serve the page unoptimised, and build and reload it after every change
  cargo xtask bench
        how fast the rules are, against random chess games in the same run
  cargo xtask mutants [-- ARGS]
        put faults into rules and table one by one, to see whether a test notices:
        hours; ARGS go to `cargo mutants`, such as --file src/cities/scoring.rs
  cargo xtask shots
        take the pictures of the README anew, and of full tables in every window into
        target/shots
  cargo xtask measure [--dist FOLDER] [-- GROUP]
        what the page costs those who use it, in Chromium, beside what it may cost; one
        group alone is loading, click, blocks, home or lighthouse; --dist measures
        a page that was built before
";

/// One command with its settings.
pub(crate) enum Command {
    Help,
    Play { port: u16, base: String, open: bool },
    Test { long: bool, only: Option<String>, rest: Vec<OsString> },
    Build,
    Dev { port: u16 },
    Bench,
    Mutants { rest: Vec<OsString> },
    Shots,
    Measure { dist: Option<PathBuf>, rest: Vec<OsString> },
}

/// Reads the command line; a word that is not understood is named.
pub(crate) fn read() -> Result<Command> {
    let mut parser = Parser::from_env();
    let name = match parser.next()? {
        None | Some(Arg::Short('h') | Arg::Long("help")) => return Ok(Command::Help),
        Some(Arg::Value(name)) => name.string()?,
        Some(other) => return Err(other.unexpected().into()),
    };
    match name.as_str() {
        "help" => Ok(Command::Help),
        "play" => read_play(parser),
        "test" => read_test(parser),
        "dev" => read_dev(parser),
        "mutants" => Ok(Command::Mutants { rest: rest_of(parser)? }),
        "build" => finish(parser, Command::Build),
        "bench" => finish(parser, Command::Bench),
        "shots" => finish(parser, Command::Shots),
        "measure" => read_measure(parser),
        _ => bail!("there is no command `{name}`; `cargo xtask` lists them"),
    }
}

fn read_play(mut parser: Parser) -> Result<Command> {
    let (mut port, mut base, mut open) = (8080, "/".to_owned(), false);
    while let Some(arg) = parser.next()? {
        match arg {
            Arg::Long("port") => port = parser.value()?.parse()?,
            Arg::Long("base") => base = parser.value()?.string()?,
            Arg::Long("open") => open = true,
            other => return Err(other.unexpected().into()),
        }
    }
    if !(base.starts_with('/') && base.ends_with('/')) {
        bail!("--base takes a path that starts and ends with a slash, such as /some/where/");
    }
    Ok(Command::Play { port, base, open })
}

fn read_dev(mut parser: Parser) -> Result<Command> {
    let mut port = 8080;
    while let Some(arg) = parser.next()? {
        match arg {
            Arg::Long("port") => port = parser.value()?.parse()?,
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Command::Dev { port })
}

fn read_test(mut parser: Parser) -> Result<Command> {
    let (mut long, mut only) = (false, None);
    while let Some(arg) = parser.next()? {
        match arg {
            Arg::Long("long") => long = true,
            Arg::Value(name) if only.is_none() => {
                only = Some(name.string()?);
                if is_before_rest(&mut parser) {
                    break;
                }
            }
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(Command::Test { long, only, rest: rest_of(parser)? })
}

fn read_measure(mut parser: Parser) -> Result<Command> {
    let mut dist = None;
    while !is_before_rest(&mut parser) {
        match parser.next()? {
            Some(Arg::Long("dist")) => dist = Some(parser.value()?.into()),
            Some(other) => return Err(other.unexpected().into()),
            None => break,
        }
    }
    Ok(Command::Measure { dist, rest: rest_of(parser)? })
}

/// True if what follows is for another program.
fn is_before_rest(parser: &mut Parser) -> bool {
    parser.try_raw_args().is_some_and(|raw| raw.peek().is_some_and(|arg| arg == "--"))
}

fn rest_of(mut parser: Parser) -> Result<Vec<OsString>> {
    let mut rest: Vec<OsString> = parser.raw_args()?.collect();
    if rest.first().is_some_and(|first| first == "--") {
        rest.remove(0);
    }
    Ok(rest)
}

fn finish(mut parser: Parser, command: Command) -> Result<Command> {
    match parser.next()? {
        None => Ok(command),
        Some(extra) => Err(extra.unexpected().into()),
    }
}
