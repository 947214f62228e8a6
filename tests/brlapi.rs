//! The braille display through BrlAPI, with a real BRLTTY and a display without a body.

#![cfg(all(unix, feature = "program"))]

#[path = "brlapi/board.rs"]
mod board;
#[path = "brlapi/faults.rs"]
mod faults;
#[path = "brlapi/given_back.rs"]
mod given_back;
#[path = "brlapi/messages.rs"]
mod messages;
#[path = "brlapi/player.rs"]
mod player;
#[path = "brlapi/service.rs"]
mod service;
#[path = "brlapi/terminal.rs"]
mod terminal;
#[path = "brlapi/terminal_of_ours.rs"]
mod terminal_of_ours;
#[path = "common/watch.rs"]
mod watch;
