//! The program: arguments, the menu, and what is asked for beside playing.

mod args;
mod completions;
mod emboss;
mod evening;
mod flow;
mod grammar;
mod grammar_format;
mod hearing_menu;
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
mod learn;
mod manual;
mod menu;
mod new_game;
mod new_menu;
mod options;
mod outcome;
mod plan_fault;
mod referee;
mod replay;
mod request;
mod review;
mod review_json;
mod saved_menu;
mod settings_menu;
mod shell;
mod simulate;
mod start;
#[cfg(any(feature = "client", feature = "host"))]
mod tls_fault;
mod today;
mod understand;
mod values;
mod when;

pub use launch::main;
