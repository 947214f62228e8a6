#![doc = include_str!("../docs/library.md")]
#![forbid(unsafe_code)]
#![warn(unreachable_pub)]
// The build with all features tells what nobody uses; each smaller one uses a part.
#![cfg_attr(
    not(all(feature = "host", feature = "voice", feature = "client")),
    allow(dead_code, unreachable_pub, unused_imports, reason = "a part of the program is built")
)]
// Nothing that comes from outside ends the program: the first list nobody can lift, the second is lifted by room.
#![cfg_attr(
    not(test),
    forbid(
        clippy::panic,
        clippy::string_slice,
        clippy::todo,
        clippy::unimplemented,
        clippy::unreachable,
        clippy::unwrap_used
    )
)]
#![cfg_attr(not(test), warn(clippy::arithmetic_side_effects, clippy::expect_used, clippy::indexing_slicing))]

#[allow(clippy::indexing_slicing, clippy::arithmetic_side_effects, reason = "its types bound its numbers")]
pub mod cards;
#[allow(clippy::indexing_slicing, clippy::arithmetic_side_effects, reason = "its types bound its numbers")]
pub mod players;
pub mod record;
#[allow(clippy::indexing_slicing, clippy::arithmetic_side_effects, reason = "its types bound its numbers")]
pub mod rules;

#[cfg(feature = "program")]
#[allow(clippy::arithmetic_side_effects, reason = "cards, points and lines are few")]
pub mod cli;
#[cfg(feature = "client")]
pub mod client;
#[cfg(feature = "session")]
pub mod language;
#[cfg(feature = "session")]
pub mod locale;
#[cfg(feature = "session")]
pub mod meaning;
#[cfg(feature = "session")]
#[allow(clippy::arithmetic_side_effects, reason = "cards, points and lines are few")]
pub mod narration;
#[cfg(feature = "program")]
pub mod output;
#[cfg(feature = "program")]
pub mod protocol;
#[cfg(feature = "voice")]
#[allow(
    clippy::arithmetic_side_effects,
    reason = "sizes of matrices are those of a model, and counts are few"
)]
pub mod recognition;
#[cfg(feature = "session")]
#[allow(clippy::arithmetic_side_effects, reason = "cards, points and lines are few")]
pub mod resolve;
#[cfg(feature = "host")]
pub mod server;
#[cfg(feature = "session")]
#[allow(clippy::arithmetic_side_effects, reason = "cards, points and lines are few")]
pub mod session;
#[cfg(feature = "session")]
pub mod store;
#[cfg(feature = "program")]
pub mod terminal;
