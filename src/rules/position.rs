use super::{End, Scores};
use crate::cards::Seat;

/// Something that takes note of the events of a round as they happen.
pub trait Log<E> {
    /// Takes note of one event.
    fn note(&mut self, event: E);
}

/// Nothing is written down: for playouts.
impl<E> Log<E> for () {
    fn note(&mut self, _event: E) {}
}

impl<E> Log<E> for Vec<E> {
    fn note(&mut self, event: E) {
        self.push(event);
    }
}

/// What the rounds of both families of games share.
pub trait Position: Clone {
    /// What a seat can do.
    type Action: Copy + Eq + std::fmt::Debug;
    /// What happened.
    type Event;
    /// Why an action was not accepted.
    type Refusal;
    /// What one seat knows.
    type View;

    /// How many play.
    fn seats(&self) -> usize;

    /// The seat whose turn it is; after the end, the last that acted.
    fn to_act(&self) -> Seat;

    /// How the round ended, if it has.
    fn end(&self) -> Option<End>;

    /// The points as they would be counted now.
    fn scores(&self) -> Scores;

    /// Every action that would be accepted now, in no order that means anything.
    fn legal_actions(&self) -> Vec<Self::Action>;

    /// Carries out an action of the seat to act.
    ///
    /// # Errors
    /// The reason when the action is not legal; the round is then as it was.
    fn play(&mut self, action: Self::Action, log: &mut impl Log<Self::Event>) -> Result<(), Self::Refusal>;

    /// What `seat` knows: nothing that another hand or the pile hides. A seat that is not at the table sees what lies open.
    fn view(&self, seat: Seat) -> Self::View;
}
