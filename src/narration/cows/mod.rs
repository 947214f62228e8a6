//! 11 nimm!: cow cards, piles known by their top, buffalos. What lies under a top card is never told (N11).

mod answers;
mod happened;
mod refusals;

pub(super) use happened::seat_of;
