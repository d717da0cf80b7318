//! The commands of the README. `cargo xtask` alone explains them.

mod args;
mod bench;
mod browsers;
mod checks;
mod dev;
mod home;
mod measure;
mod mutants;
mod page;
mod program;
mod records;
mod run;
mod saves;
mod screens;
mod serve;
#[cfg(test)]
mod serve_tests;
mod server;
mod shell;
mod shots;
mod sizes;
mod sprite;
mod styles;
mod tools;

use anyhow::Result;
use args::Command;
use std::process::ExitCode;

fn main() -> ExitCode {
    match args::read().and_then(carry_out) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("\nerror: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn carry_out(command: Command) -> Result<ExitCode> {
    match command {
        Command::Help => print!("{}", args::HELP),
        Command::Play { port, base, open } => page::play(port, &base, open)?,
        Command::Test { long, only, rest } => {
            return checks::run_checks(long, only.as_deref(), &rest);
        }
        Command::Build => {
            page::build()?;
            sizes::Sizes::of(&run::root().join("dist"))?.print();
        }
        Command::Dev { port } => dev::dev(port)?,
        Command::Bench => bench::run_bench()?,
        Command::Mutants { rest } => mutants::try_all(&rest)?,
        Command::Shots => shots::take()?,
        Command::Measure { dist, rest } => measure::measure(dist, &rest)?,
    }
    Ok(ExitCode::SUCCESS)
}
