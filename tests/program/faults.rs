//! Bad input and bad surroundings, met by the real program: one clear sentence each, nothing lost.

mod disk;
mod ends;
mod feet;
mod files;
mod input;
mod kill;
mod recognizer;
mod records;
mod words;
