use super::Wanted;
use super::rows::{HandFault, Refusal};
use crate::cards::Seat;

/// The reason why a referee took no note of what it was told; it is then as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TellError {
    /// Something else has to be told now.
    #[error("what has to be told now is {0:?}")]
    NotWanted(Wanted),
    /// The seat is not at the table.
    #[error("no seat {0} is at the table")]
    NoSuchSeat(Seat),
    /// No hand that the seat may hold allows the action.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// The seat can't hold these cards.
    #[error(transparent)]
    Hand(#[from] HandFault),
}
