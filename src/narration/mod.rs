//! From events, answers and refusals to sentences: the only room that names messages of the game.

mod advice;
mod aloud;
mod answers;
mod asked;
mod braille;
mod cards;
mod commands;
mod cow_cards;
mod cows;
mod cue;
mod deeds;
mod ear;
mod enter;
mod forced;
mod games;
mod happened;
mod laid;
mod list;
mod narrator;
mod part;
mod past;
mod places;
mod reasons;
mod referee;
mod refusals;
mod review;
mod runs;
mod scores;
mod seats;
mod sum;
mod text;
mod utterance;
mod why;

pub use advice::hint;
pub use aloud::others_aloud;
pub use answers::{
    board, bonus, bridges, can, can_colour, can_several, hand_answer, hand_colour, jokers_answer, pile,
    row_answer,
};
pub use asked::{Beyond, Known, asked, last_turn, referee_may, what_if};
pub use cows::{
    cow_fits_nowhere, nimm_buffalos, nimm_can_on, nimm_hand, nimm_piles, nimm_players, nimm_stock, nimm_turn,
    no_such_pile,
};
pub use cue::Cue;
pub use ear::for_ear;
pub use forced::{forced, forced_end};
pub use games::{
    tell_can, tell_others, tell_own, tell_refusal, tell_round, tell_turn, tell_undone, tell_yes,
};
pub use happened::{others, own};
pub use list::listed;
pub use narrator::Narrator;
pub use part::Part;
pub use past::Past;
pub use places::{cell_card, missing, open};
pub use reasons::{reason_among, referee_reason};
pub use referee::{
    hand_fault, referee_begins, referee_bonus, referee_bridges, referee_can, referee_can_colour,
    referee_hand, referee_refusal, referee_round, referee_round_over, referee_told, referee_turn,
    referee_undone, who_holds,
};
pub use refusals::{no_such_card, not_in_game, nothing_laid, refusal, turn_over, undo_refusal};
pub use review::{review, review_steps};
pub use scores::{match_over, resigned, round_counted, round_over, score_answer, totals};
pub use seats::{Besides, match_begins, match_resumed, players, round_begins, thinks, turn, your_turn};
pub use sum::sum_of_others;
pub use text::{capitalised, shortened};
pub use utterance::{Kind, Urgency, Utterance};
pub use why::{Cause, why};
