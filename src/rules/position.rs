use super::{End, Ranking, Scores};
use crate::cards::Seat;
use rand::Rng;

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

/// A position: the interface that the rounds of both families of games share.
///
/// # Examples
/// ```
/// use elevens::rules::{Match, Plan, Position, Game};
/// use rand::{Rng, SeedableRng, rngs::ChaCha8Rng};
///
/// /// Plays a round of any game at random, and tells how many won it.
/// fn winners(mut round: impl Position, rng: &mut impl Rng) -> usize {
///     while let Some(action) = round.pick(rng) {
///         round.play_legal(action, &mut ());
///     }
///     round.scores().winners(round.ranking()).count()
/// }
///
/// let mut rng = ChaCha8Rng::seed_from_u64(1);
/// for game in Game::ALL {
///     let mut matched = Match::new(Plan::new(game, 3)).unwrap();
///     let round = matched.deal_round(&mut rng).unwrap();
///     assert!(winners(round.clone(), &mut rng) >= 1);
/// }
/// ```
pub trait Position: Clone {
    /// An action of a seat.
    type Action: Copy + Eq + std::fmt::Debug;
    /// The events.
    type Event;
    /// The reason why an action was not accepted.
    type Refusal;
    /// The view of a seat.
    type View;

    /// Returns how many play.
    fn seats(&self) -> usize;

    /// The seat whose turn it is; after the end, the last that acted.
    fn to_act(&self) -> Seat;

    /// Returns how the round ended, if it has.
    fn end(&self) -> Option<End>;

    /// The points as they would be counted now.
    fn scores(&self) -> Scores;

    /// Returns which end of the scores wins.
    fn ranking(&self) -> Ranking;

    /// Every action that would be accepted now, in no order that means anything.
    fn legal_actions(&self) -> Vec<Self::Action>;

    /// Carries out an action of the seat to act.
    ///
    /// # Errors
    /// The reason when the action is not legal; the round is then as it was.
    fn play(&mut self, action: Self::Action, log: &mut impl Log<Self::Event>) -> Result<(), Self::Refusal>;

    /// Draws one of the legal actions, each as likely as another; `None` when the round is over. Nothing is allocated.
    fn pick(&self, rng: &mut impl Rng) -> Option<Self::Action>;

    /// Carries out an action that is known to be legal, as one from [`Position::pick`] is. Nothing is allocated.
    ///
    /// # Panics
    /// In debug builds when the action is not legal. In others such an action may panic too, or leave a round behind
    /// that no rules lead to.
    fn play_legal(&mut self, action: Self::Action, log: &mut impl Log<Self::Event>);

    /// Returns what `seat` knows: nothing that another hand or the pile hides. A seat that is not at the table sees
    /// what lies open.
    fn view(&self, seat: Seat) -> Self::View;
}
