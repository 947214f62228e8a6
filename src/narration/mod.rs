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
mod told_moves;
mod utterance;
mod why;

pub use advice::hint;
pub(crate) use aloud::others_aloud;
pub(crate) use answers::can_several;
pub use answers::{
    board, bonus, bridges, can, can_colour, hand_answer, hand_colour, jokers_answer, pile, row_answer,
};
pub(crate) use asked::{Beyond, must_moves, referee_may};
pub use asked::{Known, asked, last_turn, what_if};
pub use cows::{
    cow_fits_nowhere, nimm_buffalos, nimm_can_on, nimm_hand, nimm_piles, nimm_players, nimm_stock, nimm_turn,
    no_such_pile,
};
pub use cue::Cue;
pub use ear::for_ear;
pub(crate) use forced::{forced, forced_end};
pub use games::{tell_can, tell_others, tell_own, tell_round, tell_turn, tell_yes};
pub(crate) use games::{tell_refusal, tell_undone};
pub use happened::{others, own};
pub(crate) use list::{listed, signed};
pub use narrator::Narrator;
pub(crate) use part::Part;
pub use past::Past;
pub(crate) use places::cell_card;
pub(crate) use reasons::{reason_among, referee_reason};
pub(crate) use referee::{
    hand_fault, referee_begins, referee_bonus, referee_bridges, referee_can, referee_can_colour,
    referee_hand, referee_refusal, referee_round, referee_round_over, referee_told, referee_turn,
    referee_undone, who_holds,
};
pub use refusals::{no_such_card, refusal};
pub(crate) use refusals::{no_such_number, not_in_game, nothing_laid, turn_over, undo_refusal};
pub(crate) use review::{review, review_steps};
pub use scores::{match_over, round_over, score_answer, totals};
pub(crate) use scores::{resigned, round_counted};
pub use seats::{Besides, match_begins, players, round_begins, turn, your_turn};
pub(crate) use seats::{match_resumed, thinks};
pub(crate) use sum::sum_of_others;
pub use text::capitalised;
pub(crate) use text::shortened;
pub use utterance::{Urgency, Utterance, UtteranceKind};
pub(crate) use why::{Cause, why};
