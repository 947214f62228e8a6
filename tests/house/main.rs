//! The house itself: what each room of the sources may know.

mod dependencies;
mod languages;
mod layering;
mod pages;
mod panics;
mod programs;
mod sources;
mod waits;
