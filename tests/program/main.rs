//! The program as it is started and typed to: whole sessions, secrets, faults.

mod aloud;
#[cfg(unix)]
mod by_recognizer;
#[cfg(unix)]
mod console;
mod conversations;
mod evenings;
mod faults;
mod folders;
#[cfg(unix)]
mod folding;
#[cfg(unix)]
mod keys;
mod lean;
mod lessons;
#[cfg(unix)]
mod listening;
mod matches;
mod menus;
mod pronounced;
mod random_sessions;
mod referee_sessions;
mod secrecy;
mod session_properties;
#[cfg(unix)]
mod spoken;
mod terms;
#[cfg(unix)]
mod thinking;
mod transcripts;
mod width;

#[path = "../common/transcripts.rs"]
mod played;
#[path = "../common/program.rs"]
mod program;
#[path = "../common/recorded.rs"]
mod recorded;
#[path = "../common/session.rs"]
mod session;
#[cfg(unix)]
#[path = "../common/terminal.rs"]
mod terminal;
#[path = "../common/watch.rs"]
mod watch;
