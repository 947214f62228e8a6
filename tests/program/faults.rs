//! Bad input and bad surroundings, met by the real program: one clear sentence each, nothing lost.

mod disk;
mod ends;
mod files;
mod input;
mod kill;
mod records;
mod words;
