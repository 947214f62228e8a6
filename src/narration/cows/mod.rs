//! 11 nimm!: cow cards, piles known by their top, buffalos. What lies under a top card is never told (N11).

mod aloud;
mod answers;
mod happened;
mod refusals;

pub(super) use aloud::nimm_aloud;
pub use answers::{nimm_buffalos, nimm_can_on, nimm_hand, nimm_piles, nimm_players, nimm_stock, nimm_turn};
pub(super) use answers::{nimm_can, nimm_can_yes, nimm_round_begins, nimm_your_turn};
pub(super) use happened::climbed;
pub(super) use happened::{nimm_others, nimm_own};
pub use refusals::{cow_fits_nowhere, no_such_pile};
pub(super) use refusals::{cow_not_held, nimm_refusal, no_such_giver};
