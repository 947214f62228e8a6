use super::Refusal;
use crate::cards::Seat;

/// The reason why an action of a match was not carried out; the match is then as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum PlayError {
    /// No round is being played: the first was not dealt yet, or the last one is over.
    #[error("no round is being played")]
    NoRound,
    /// It is the turn of another seat.
    #[error("it is the turn of seat {to_act}, not {seat}")]
    NotYourTurn {
        /// The seat that wanted to act.
        seat: Seat,
        /// The seat whose turn it is.
        to_act: Seat,
    },
    /// The rules do not allow it.
    #[error(transparent)]
    Refused(#[from] Refusal),
}
