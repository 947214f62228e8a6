use super::pack::MOST_CARDS;
use super::plain::PlainActions;
use super::table::MOST_SEATS;
use super::{Action, Event, Legal, Refusal, Table, Tally, View};
use crate::cards::{Card, Hand, Seat};
use crate::rules::{End, Log, Position, Ranking, Scores};
use rand::Rng;

/// A round of a row game, with all that is hidden: hands and pile.
///
/// # Examples
/// ```
/// use elevens::rules::rows::{Action, Deal, Round, Variant};
/// use elevens::rules::Position;
/// use rand::{SeedableRng, rngs::ChaCha8Rng};
///
/// let deal = Deal::new(Variant::Elevens, 2).unwrap();
/// let mut round = Round::deal(&deal, &mut ChaCha8Rng::seed_from_u64(1));
/// round.play(Action::Draw, &mut ()).unwrap();
/// assert_eq!(round.to_act().index(), 1);
/// assert!(round.play(Action::End, &mut ()).is_err(), "nobody passes while the pile has cards");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    pub(super) table: Table,
    pub(super) hands: [Hand; MOST_SEATS],
    /// The next card last.
    pub(super) pile: [Card; MOST_CARDS],
}

impl Round {
    /// Returns what lies open.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The hand of a seat; an empty one for a seat that is not at the table.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> &Hand {
        self.hands.get(seat.index()).unwrap_or(&Hand::EMPTY)
    }

    /// The cards of the pile, the next one first.
    pub fn pile(&self) -> impl Iterator<Item = Card> {
        self.pile[..usize::from(self.table.pile)].iter().rev().copied()
    }

    /// Returns what the seat to act may do.
    #[must_use]
    #[inline]
    pub fn legal(&self) -> Legal {
        Legal::of(&self.table, &self.hands[self.table.turn.seat.index()])
    }

    /// Draws one of the legal actions, each as likely as another; `None` when the round is over.
    ///
    /// It is what [`Legal::pick`] would draw, found faster where neither jokers nor bridges come into question.
    #[inline]
    pub fn pick(&self, rng: &mut impl Rng) -> Option<Action> {
        let hand = &self.hands[self.table.turn.seat.index()];
        if self.table.allows_more(hand) {
            self.pick_among_all(rng)
        } else {
            PlainActions::of(&self.table, hand).pick(rng)
        }
    }

    /// Kept out of [`Round::pick`], whose usual way it would slow down.
    #[inline(never)]
    fn pick_among_all(&self, rng: &mut impl Rng) -> Option<Action> {
        self.legal().pick(rng)
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

    /// Returns what everybody may know of the round: what lies open, and no hand.
    #[must_use]
    pub fn watched(&self) -> View {
        View::watched(self.table.clone())
    }

    /// Returns what a seat's points would be made of now.
    #[must_use]
    pub fn tally(&self, seat: Seat) -> Tally {
        Tally {
            hand: *self.hand(seat),
            bonuses: self.table.bonuses(seat),
            ranking: self.table.rules().ranking,
        }
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
        self.table.rules().ranking
    }

    fn legal_actions(&self) -> Vec<Action> {
        self.legal().actions().collect()
    }

    fn play(&mut self, action: Action, log: &mut impl Log<Event>) -> Result<(), Refusal> {
        if self.legal().contains(action) {
            self.apply(action, log);
            Ok(())
        } else {
            Err(self.refusal(action))
        }
    }

    fn pick(&self, rng: &mut impl Rng) -> Option<Action> {
        self.pick(rng)
    }

    fn play_legal(&mut self, action: Action, log: &mut impl Log<Event>) {
        self.play_legal(action, log);
    }

    fn view(&self, seat: Seat) -> View {
        View::new(self.table.clone(), seat, *self.hand(seat))
    }
}
