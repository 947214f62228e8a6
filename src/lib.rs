#![doc = include_str!("../docs/library.md")]
#![forbid(unsafe_code)]

pub mod cards;
pub mod players;
pub mod record;
pub mod rules;
