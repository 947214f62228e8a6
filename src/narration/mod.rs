//! From events, answers and refusals to sentences: the only room that names messages of the game.

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
mod runs;
mod scores;
mod seats;
mod sum;
mod text;
mod utterance;

pub use aloud::others_aloud;
pub use answers::{
    board, bonus, bridges, can, can_colour, can_several, can_yes, hand_answer, hand_colour, jokers_answer,
    pile, row_answer,
};
pub use asked::{Beyond, Cause, Known, asked, last_turn, referee_may, what_if, why};
pub use cows::{
    cow_fits_nowhere, cow_not_held, nimm_buffalos, nimm_can, nimm_can_on, nimm_can_yes, nimm_hand,
    nimm_others, nimm_own, nimm_piles, nimm_players, nimm_refusal, nimm_round_begins, nimm_stock, nimm_turn,
    nimm_your_turn, no_such_giver, no_such_pile,
};
pub use cue::Cue;
pub use games::{
    tell_can, tell_others, tell_own, tell_refusal, tell_round, tell_turn, tell_undone, tell_yes,
};
pub use happened::{others, own, undone};
pub use list::listed;
pub use narrator::Narrator;
pub use part::Part;
pub use past::Past;
pub use places::{cell_card, missing, open, where_is};
pub use reasons::{reason_among, reason_told, referee_reason};
pub use referee::{
    hand_fault, referee_begins, referee_bonus, referee_bridges, referee_can, referee_can_colour,
    referee_hand, referee_refusal, referee_round, referee_round_over, referee_told, referee_turn,
    referee_undone, who_holds,
};
pub use refusals::{
    bridges_short, no_bridge_leads, no_number_fits, no_such_card, no_such_number, not_in_game, nothing_laid,
    refusal, turn_over, undo_refusal,
};
pub use scores::{match_over, resigned, round_counted, round_over, score_answer, totals};
pub use seats::{match_begins, match_resumed, players, round_begins, turn, your_turn};
pub use sum::sum_of_others;
pub use text::{capitalised, shortened};
pub use utterance::{Kind, Urgency, Utterance};
