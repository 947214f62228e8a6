//! The program: arguments, the menu, and what is asked for beside playing.

mod args;
mod emboss;
mod game_ids;
mod grammar;
mod launch;
mod menu;
mod new_game;
mod outcome;
mod plan_fault;
mod referee;
mod replay;
mod request;
mod simulate;
mod start;
mod understand;

pub use launch::main;
