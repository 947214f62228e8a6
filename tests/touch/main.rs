//! What fingers read: braille lines, a display through a real BRLTTY, and files to emboss.

mod braille_lines;
#[cfg(unix)]
mod brlapi;
#[cfg(unix)]
mod display;
mod emboss;
#[cfg(unix)]
mod handover;
#[cfg(unix)]
mod news;

#[cfg(target_os = "linux")]
#[path = "../common/memory.rs"]
mod memory;
#[path = "../common/program.rs"]
mod program;
#[path = "../common/script.rs"]
mod script;
#[cfg(unix)]
mod service;
#[path = "../common/session.rs"]
mod session;
#[cfg(unix)]
#[path = "../common/terminal.rs"]
mod terminal;
#[cfg(unix)]
mod typing;
#[path = "../common/watch.rs"]
mod watch;
