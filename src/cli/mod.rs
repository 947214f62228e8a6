//! The program: arguments, the menu, and what is asked for beside playing.

mod args;
mod completions;
mod emboss;
mod evening;
mod grammar;
mod grammar_format;
mod help;
#[cfg(feature = "host")]
mod host;
#[cfg(not(feature = "host"))]
#[path = "no_host.rs"]
mod host;
#[cfg(feature = "client")]
mod join;
#[cfg(not(feature = "client"))]
#[path = "no_join.rs"]
mod join;
mod launch;
mod manual;
mod options;
mod outcome;
mod replay;
mod request;
mod review;
mod review_json;
mod shell;
mod simulate;
mod start;
#[cfg(any(feature = "client", feature = "host"))]
mod tls_fault;
mod understand;
mod values;

pub use launch::main;
