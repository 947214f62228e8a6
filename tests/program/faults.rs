//! Bad input and bad surroundings, met by the real program: one clear sentence each, nothing lost.

mod disk;
mod ends;
#[cfg(unix)]
mod feet;
mod files;
mod input;
mod kill;
#[cfg(unix)]
mod recognizer;
mod records;
mod words;
