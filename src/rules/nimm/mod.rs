//! The game of cows and piles: lay within ten above a top, or take a pile.

mod action;
mod code;
mod deal;
mod draw;
mod event;
mod legal;
mod memory;
mod pile;
mod play;
mod refusal;
mod round;
mod score;
mod setup;
mod table;
#[cfg(test)]
mod tests;
mod turn;
mod view;
mod world;

pub use action::Action;
pub use deal::{Deal, DealFault};
pub use event::Event;
pub use legal::Legal;
pub use memory::Memory;
pub use pile::{BUFFALOS, EARNING};
pub use pile::{Pile, REACH};
pub use refusal::Refusal;
pub use round::Round;
pub use score::{Tally, cows};
pub use setup::Setup;
pub use table::{HAND, MOST_SEATS, Table};
pub use turn::{Climb, Turn};
pub use view::View;
