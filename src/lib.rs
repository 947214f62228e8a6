#![doc = include_str!("../docs/library.md")]
#![forbid(unsafe_code)]

pub mod cards;
pub mod players;
pub mod record;
pub mod rules;

#[cfg(feature = "program")]
pub mod command;
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
pub mod session;
