#![doc = include_str!("../docs/library.md")]
#![forbid(unsafe_code)]

pub mod cards;
pub mod players;
pub mod record;
pub mod rules;

#[cfg(feature = "program")]
pub mod cli;
#[cfg(feature = "program")]
pub mod dialogue;
#[cfg(feature = "program")]
pub mod files;
#[cfg(feature = "program")]
pub mod keyboard;
#[cfg(feature = "program")]
pub mod language;
#[cfg(feature = "program")]
pub mod locale;
#[cfg(feature = "program")]
pub mod meaning;
#[cfg(feature = "program")]
pub mod narration;
#[cfg(feature = "program")]
pub mod output;
#[cfg(feature = "program")]
pub mod resolve;
