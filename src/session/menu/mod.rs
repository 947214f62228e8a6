//! The menus: what is asked before, between and after matches, as functions that ask a [`User`](super::User).

mod evening;
mod learn;
mod new_game;
mod saved;
mod seating;
mod settings;

pub use evening::{Ended, MenuStart, Next, evening};
pub use seating::{Seated, first_seat, kept_name, nameless, people, plan, seat, too_many};
pub use settings::{ask_for_speech, settings};
