use super::{Effort, Memory, Thought, nimm, rows};
use crate::rules::View;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

/// Thinks about the turn of the view's seat: its best whole turns, held against each other in rounds that it can't tell
/// from the real one, and the exact end of the round where it can be seen.
///
/// The same view, memory and effort with the same random generator give the same thought.
///
/// # Examples
/// ```
/// use elevens::players::{Effort, Kind, Memory, think};
/// use elevens::rules::{Game, Match, Plan, Position, rows::Variant};
/// use rand::{SeedableRng, rngs::ChaCha8Rng};
///
/// let mut rng = ChaCha8Rng::seed_from_u64(2);
/// let mut game = Match::new(Plan::new(Game::Rows(Variant::FreeOpening), 2)).unwrap();
/// let round = game.deal_round(&mut rng).unwrap();
/// let view = round.view(round.to_act());
/// let effort = Effort { actions: 5_000, ..Effort::of(Kind::Hard).unwrap() };
/// let thought = think(&view, &Memory::default(), effort, &mut rng);
/// let [best, next, ..] = &thought.plans[..] else { panic!("any card may be laid") };
/// println!("{:?}, better than {:?} by {} ± {}", best.actions, next.actions, next.behind, next.error);
/// ```
#[must_use]
pub fn think(view: &View, memory: &Memory, effort: Effort, rng: &mut impl Rng) -> Thought {
    // Deals are sampled by the thousand: the generator that is handed in seeds a quicker one.
    let mut rng = Xoshiro256PlusPlus::from_rng(rng);
    match view {
        View::Rows(view) => rows::think(view, memory.rows(), effort, &mut rng),
        View::Nimm(view) => nimm::think(view, memory.nimm(), effort, &mut rng),
    }
}
