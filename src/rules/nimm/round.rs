use super::table::MOST_STOCK;
use super::{Action, Event, Legal, MOST_SEATS, Refusal, Table, Tally, View};
use crate::cards::{Cow, CowSet, Seat};
use crate::rules::{End, Log, Position, Ranking, Scores};
use rand::Rng;

/// A round of `nimm`, with all that is hidden: hands, stock, and what lies under the tops.
///
/// # Examples
/// ```
/// use elevens::rules::nimm::{Action, Deal, Round};
/// use elevens::rules::Position;
/// use rand::{SeedableRng, rngs::ChaCha8Rng};
///
/// let deal = Deal::new(3).unwrap();
/// let mut round = Round::deal(&deal, &mut ChaCha8Rng::seed_from_u64(1));
/// assert!(round.play(Action::End, &mut ()).is_err(), "nobody passes");
/// let top = round.table().piles().next().unwrap().top;
/// round.play(Action::Take { top, claim: None }, &mut ()).unwrap();
/// assert_eq!(round.table().piles().count(), 2);
/// assert_eq!(round.to_act().index(), 1);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    pub(super) table: Table,
    pub(super) hands: [CowSet; MOST_SEATS],
    /// The next card last.
    pub(super) stock: [Cow; MOST_STOCK],
    /// The card on which each card lies, by number.
    pub(super) under: [Option<Cow>; Cow::HIGHEST as usize + 1],
}

impl Round {
    /// Returns what lies open.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The hand of a seat; an empty one for a seat that is not at the table.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> CowSet {
        self.hands[seat.index()]
    }

    /// Returns what everybody may know of the round: what lies open, and no hand.
    #[must_use]
    pub fn watched(&self) -> View {
        View::watched(self.table.clone())
    }

    /// The cards of the stock, the next one first.
    pub fn stock(&self) -> impl Iterator<Item = Cow> {
        self.stock[..usize::from(self.table.stock)].iter().rev().copied()
    }

    /// The card of a pile on which this one lies; `None` at the bottom, and in a hand or the stock.
    #[must_use]
    pub fn under(&self, card: Cow) -> Option<Cow> {
        self.under[usize::from(card.number())]
    }

    /// Returns what the seat to act may do.
    #[must_use]
    #[inline]
    pub fn legal(&self) -> Legal {
        Legal::of(&self.table, self.hands[self.table.turn.seat.index()])
    }

    /// Carries out an action that [`Round::legal`] lists.
    ///
    /// # Panics
    /// In debug builds when the action is not legal. In others such an action may panic too, or leave a round behind
    /// that no rules lead to.
    #[inline]
    pub fn play_legal(&mut self, action: Action, log: &mut impl Log<Event>) {
        debug_assert!(self.legal().contains(action), "{action} is not legal");
        self.apply(action, log);
    }

    /// Returns what a seat's points would be made of now.
    #[must_use]
    pub fn tally(&self, seat: Seat) -> Tally {
        Tally { hand: self.hand(seat) }
    }
}

impl Position for Round {
    type Action = Action;
    type Event = Event;
    type Refusal = Refusal;
    type View = View;

    fn seats(&self) -> usize {
        self.table.seats()
    }

    fn to_act(&self) -> Seat {
        self.table.turn.seat
    }

    fn end(&self) -> Option<End> {
        self.table.end
    }

    fn scores(&self) -> Scores {
        Scores::of(self.seats(), |seat| self.tally(seat).points())
    }

    fn ranking(&self) -> Ranking {
        Ranking::LowestWins
    }

    fn legal_actions(&self) -> Vec<Action> {
        self.legal().actions().collect()
    }

    fn play(&mut self, action: Action, log: &mut impl Log<Event>) -> Result<(), Refusal> {
        if self.legal().contains(action) {
            self.apply(action, log);
            Ok(())
        } else {
            Err(self.table.refusal(self.hand(self.to_act()), action))
        }
    }

    fn pick(&self, rng: &mut impl Rng) -> Option<Action> {
        self.draw(rng)
    }

    fn play_legal(&mut self, action: Action, log: &mut impl Log<Event>) {
        self.play_legal(action, log);
    }

    fn view(&self, seat: Seat) -> View {
        View::new(self.table.clone(), seat, self.hand(seat))
    }
}
