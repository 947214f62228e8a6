//! 11 nimm!: cow cards, piles known by their top, buffalos. What lies under a top card is never told (N11).

mod aloud;
mod answers;
mod happened;
mod refusals;

pub(super) use aloud::nimm_aloud;
pub use answers::{
    nimm_buffalos, nimm_can, nimm_can_on, nimm_can_yes, nimm_hand, nimm_piles, nimm_players,
    nimm_round_begins, nimm_stock, nimm_turn, nimm_your_turn,
};
pub(super) use happened::climbed;
pub use happened::{nimm_others, nimm_own};
pub use refusals::{cow_fits_nowhere, cow_not_held, nimm_refusal, no_such_giver, no_such_pile};
