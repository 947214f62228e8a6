use crate::cards::{Colour, CowSet, Place, PlaceSet};
use crate::rules::rows::Half;

/// One thing that speaks for a turn, true of the table and the own hand as they would be after it.
///
/// Of two turns it is a thing in which the first is better; where there is but one, it is true of that one alone. What a
/// turn would turn up, as by a draw, is in none of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Nothing else is allowed.
    OnlyTurn,
    /// It is too close to tell which of several turns is best.
    TooClose,
    /// It wins the round, whatever the others do.
    Wins,
    /// It shares the win of the round, whatever the other does.
    Shares,
    /// It empties the hand.
    GoesOut,
    /// Of a row game: no place fits after it for others that did not before; after the other turn one does.
    OpensNothing,
    /// Of a row game: these places would fit for others after the other turn, and do not after this one.
    KeepsShut(PlaceSet),
    /// Of a row game: these cards of the own hand fit after it, and did not before.
    Frees(PlaceSet),
    /// Of a row game: this card, which fits, stays in the own hand, so that nobody comes to what lies behind it.
    KeepsLock(Place),
    /// A joker stays in hand that the other turn gives away.
    KeepsJoker,
    /// A bridge is kept that the other turn builds.
    KeepsBridge,
    /// It takes a joker from the table.
    TakesJoker,
    /// It earns a bonus card.
    EarnsBonus,
    /// The last gap of this half of a row is a card that stays in the own hand: a bonus card to come.
    PreparesBonus(Colour, Half),
    /// After the other turn, others could fill the last gap of this half of a row, and earn a bonus card.
    LeavesNoBonus(Colour, Half),
    /// It sheds points that would count against the seat: in `nimm`, cows.
    ShedsPoints {
        /// The number of them.
        points: u16,
        /// The number of the other turn sheds; 0 where there is none.
        other: u16,
    },
    /// It sheds cards.
    ShedsCards {
        /// The number of them.
        cards: u8,
        /// The number of the other turn sheds; 0 where there is none.
        other: u8,
    },
    /// Of `nimm`: these cards of the own hand fit on piles after it, and did not before.
    FreesCows(CowSet),
    /// Of `nimm`: fewer cards that others may hold fit on the piles after it.
    NarrowsPiles {
        /// The number of fit after it.
        cards: u8,
        /// The number of after the other turn.
        other: u8,
    },
    /// Of `nimm`: it takes no pile, where the other turn takes one of so many cards.
    TakesNoPile(u8),
    /// Of `nimm`: no card fits, so that a pile has to be taken.
    NothingFits,
    /// Of `nimm`: the pile that it takes has so many cards, and none has fewer.
    SmallestPile(u8),
    /// Of `nimm`: the pile that it takes earns a buffalo.
    EarnsBuffalo,
}

impl Reason {
    /// Returns whether it stays true while the turn is being played, action by action.
    pub(in crate::players) const fn is_of_what_is_kept(self) -> bool {
        match self {
            Reason::OnlyTurn
            | Reason::TooClose
            | Reason::Wins
            | Reason::Shares
            | Reason::GoesOut
            | Reason::OpensNothing
            | Reason::KeepsShut(_)
            | Reason::KeepsLock(_)
            | Reason::KeepsJoker
            | Reason::KeepsBridge
            | Reason::LeavesNoBonus(..)
            | Reason::NothingFits => true,
            Reason::Frees(_)
            | Reason::TakesJoker
            | Reason::EarnsBonus
            | Reason::PreparesBonus(..)
            | Reason::ShedsPoints { .. }
            | Reason::ShedsCards { .. }
            | Reason::FreesCows(_)
            | Reason::NarrowsPiles { .. }
            | Reason::TakesNoPile(_)
            | Reason::SmallestPile(_)
            | Reason::EarnsBuffalo => false,
        }
    }
}

/// The cards that others can lay on after a turn, as far as the seat can tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Open {
    /// Places that fit and are not of the own hand.
    Places(PlaceSet),
    /// Cards in reach of a pile, neither in the own hand nor seen on top of one.
    Cows(CowSet),
    /// The turn turns up what can't be told before.
    Unknown,
}
