//! From events, answers and refusals to sentences: the only room that names messages of the game.

mod answers;
mod asked;
mod braille;
mod cards;
mod commands;
mod cow_cards;
mod cows;
mod cue;
mod deeds;
mod games;
mod happened;
mod laid;
mod list;
mod narrator;
mod past;
mod places;
mod reasons;
mod referee;
mod refusals;
mod runs;
mod scores;
mod seats;
mod text;
mod utterance;

pub use asked::{Cause, Known};
pub use cue::Cue;
pub use narrator::Narrator;
pub use past::Past;
pub use text::{capitalised, shortened};
pub use utterance::{Kind, Urgency, Utterance};
