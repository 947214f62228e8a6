//! The program: arguments, the menu, and what is asked for beside playing.

mod args;
mod completions;
mod emboss;
mod game_ids;
mod grammar;
mod help;
mod launch;
mod manual;
mod menu;
mod new_game;
mod options;
mod outcome;
mod plan_fault;
mod referee;
mod replay;
mod request;
mod shell;
mod simulate;
mod start;
mod understand;

pub use launch::main;
