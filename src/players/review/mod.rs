//! A round that was played, looked at again: what each turn of a seat was worth beside the best one.

mod judge;
mod moment;
mod played;
mod round;

pub use moment::{Chance, Moment, Verdict};
pub use played::Played;
pub use round::{RoundReview, review};
