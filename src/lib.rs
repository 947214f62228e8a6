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
#[cfg(feature = "host")]
pub mod client;
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
#[cfg(feature = "voice")]
pub mod recognition;
#[cfg(feature = "program")]
#[allow(clippy::arithmetic_side_effects)]
pub mod resolve;
#[cfg(feature = "host")]
pub mod server;
#[cfg(feature = "program")]
#[allow(clippy::arithmetic_side_effects)]
pub mod session;
#[cfg(feature = "program")]
pub mod store;
#[cfg(feature = "program")]
pub mod terminal;
