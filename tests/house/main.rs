//! The house itself: layers, names, lints, waits, pages.

mod dependencies;
mod layering;
mod names;
mod pages;
mod panics;
mod programs;
mod sources;
mod voices;
mod waits;
