//! Reasons why a turn is better than another: typed, true of the position, and advice made of them.

mod advice;
mod nimm;
mod reason;
mod rows;
mod sighted;

pub(super) use advice::in_a_hundred;
pub use advice::{Advice, Compared, advise, hint};
pub use reason::{Open, Reason};
pub(super) use sighted::{of_nimm, of_rows, sighted};
