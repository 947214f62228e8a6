//! The menus: what is asked before, between and after matches, as functions that ask a `User`.

mod evening;
mod learn;
mod log_in;
mod microphone;
mod new_game;
mod next;
mod open_table;
mod playing;
mod referee;
mod saved;
mod seating;
mod settings;

pub use evening::evening;
pub use log_in::{LoginEnd, LoginLanguage, Newcomer, is_key, is_recovery_code, is_secret, log_in};
pub use microphone::try_microphone;
pub use next::{Ended, IsSaved, Next};
pub use open_table::{MOST_ROUNDS, open_table};
pub use playing::farewell_id;
pub use seating::{kept_name, plan, seat, too_many};
pub use settings::{ask_for_speech, settings};
