//! From events, answers and refusals to sentences: the only room that names messages of the game.

mod answers;
mod braille;
mod cards;
mod commands;
mod cows;
mod cue;
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
mod scores;
mod seats;
mod utterance;

pub use cue::Cue;
pub use narrator::{Narrator, capitalised, shortened};
pub use past::Past;
pub use utterance::{Kind, Urgency, Utterance};
