//! The loop at the keyboard: arguments, settings, files, and everything said and heard.

mod advice;
mod answer;
mod args;
mod braille;
mod choice;
mod events;
mod fault;
mod folders;
mod history;
mod input;
mod interrupt;
mod launch;
mod menu;
mod new_game;
mod obey;
mod play;
mod reading;
mod referee;
mod replay;
mod request;
mod resolve;
mod resolve_nimm;
mod resolve_rows;
mod saved;
mod saver;
mod settings;
mod simulate;
mod sitting;
mod table;
mod tellings;
mod understand;
mod voice;
mod wish;
mod wishes;

pub use launch::main;
