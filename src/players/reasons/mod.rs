//! Why a turn is better than another: typed reasons that are true of the position, and advice made of them.

mod advice;
mod nimm;
mod reason;
mod rows;
mod sighted;

pub use advice::{Advice, Compared, advise};
pub use reason::{Open, Reason};
