//! The game at the keyboard.

#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    elevens::cli::main(std::env::args_os())
}
