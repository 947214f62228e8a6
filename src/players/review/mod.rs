//! A round that was played, looked at again: what each turn of a seat was worth beside the best one.

mod judge;
mod moment;
mod round;

pub use moment::{Chance, ReviewedDecision, Verdict};
pub use round::{LostBy, RoundReview, review};
