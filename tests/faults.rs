//! Bad input and bad surroundings, met by the real program: one clear sentence each, nothing lost.

#![cfg(unix)]

#[path = "faults/disk.rs"]
mod disk;
#[path = "faults/ends.rs"]
mod ends;
#[path = "faults/input.rs"]
mod input;
#[path = "faults/kill.rs"]
mod kill;
#[path = "faults/program.rs"]
mod program;
#[path = "faults/records.rs"]
mod records;
#[path = "common/terminal.rs"]
mod terminal;
#[path = "faults/words.rs"]
mod words;
