#![doc = include_str!("../docs/library.md")]
#![forbid(unsafe_code)]
#![cfg_attr(
    not(test),
    warn(
        clippy::indexing_slicing,
        clippy::string_slice,
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::unreachable,
        clippy::arithmetic_side_effects
    )
)]

#[allow(clippy::indexing_slicing, clippy::expect_used, clippy::arithmetic_side_effects)]
pub mod cards;
#[allow(clippy::indexing_slicing, clippy::expect_used, clippy::arithmetic_side_effects)]
pub mod players;
pub mod record;
#[allow(clippy::indexing_slicing, clippy::expect_used, clippy::arithmetic_side_effects)]
pub mod rules;

#[cfg(feature = "program")]
#[allow(clippy::arithmetic_side_effects)]
pub mod cli;
#[cfg(feature = "program")]
#[allow(clippy::arithmetic_side_effects)]
pub mod dialogue;
#[cfg(feature = "program")]
pub mod files;
#[cfg(feature = "voice")]
pub mod hearing;
#[cfg(feature = "host")]
pub mod host;
#[cfg(feature = "host")]
pub mod join;
#[cfg(feature = "program")]
pub mod keyboard;
#[cfg(feature = "program")]
pub mod language;
#[cfg(feature = "program")]
pub mod locale;
#[cfg(feature = "program")]
pub mod meaning;
#[cfg(feature = "program")]
#[allow(clippy::arithmetic_side_effects)]
pub mod narration;
#[cfg(feature = "program")]
pub mod output;
#[cfg(feature = "program")]
#[allow(clippy::arithmetic_side_effects)]
pub mod resolve;
