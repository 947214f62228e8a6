//! Playing: what a listener says to the table, and what it is told of it.

mod advice;
mod answers;
mod board;
mod forced;
mod keys;
mod moment;
mod moves;
mod news;
mod orders;
mod seen;

pub(super) use advice::memory_of;
pub use advice::sayable_now;
pub(crate) use board::BoardPiece;
pub use board::{BoardLine, board};
pub use moment::moment;
pub(super) use moves::try_on_copy;
pub use news::{tell_beginning, tell_news, tell_pause, tell_round, tell_round_over, tell_turn};
pub(crate) use news::{
    tell_match_over, tell_resigned, tell_thinking, tell_watched, tell_welcome, tell_whose_turn,
};
pub use seen::{SeenBoard, seen_board};
