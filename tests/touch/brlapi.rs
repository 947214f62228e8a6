//! The braille display through BrlAPI, with a real BRLTTY and a display without a body.

mod board;
mod console;
mod faults;
mod given_back;
mod messages;
mod player;
mod terminal;
mod terminal_of_ours;
