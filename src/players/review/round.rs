use super::judge::{Decision, JudgedTurn, chance};
use super::moment::{ReviewedDecision, Verdict};
use crate::cards::Seat;
use crate::players::pair::share_of_win;
use crate::players::{Effort, Memory};
use crate::rules::{Action, Event, PlayedRound, Position, Round, nimm, rows};
use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

/// The most that one turn is thought about, however few there are.
const MOST: u64 = 800_000;

/// The number of turns that are looked at closer.
const CLOSER: usize = 6;

/// The part of the effort that goes to the chance at first.
const FIRST: u64 = 20;

/// The cost of turns together, in hundredths of a win, from which they are said to have lost a round.
const DECIDING: u32 = 10;

/// The reason why a round was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LostBy {
    /// No turn cost anything, as far as it can be measured.
    Luck,
    /// Turns cost a tenth of a win or more.
    Play,
    /// The cost of turns is too little to say, or can't be measured.
    TooClose,
}

/// The outcome of looking at a round again, for one seat.
#[derive(Clone, Debug, PartialEq)]
pub struct RoundReview {
    /// The seat whose turns were reviewed.
    pub seat: Seat,
    /// The part of the win that it got, from 0 to 1; `None` where the round was not played to its end.
    pub won: Option<f32>,
    /// The number of players.
    pub seats: usize,
    /// The chance to win that the cards gave it before its first turn, in a hundred, had all played quickly and alike;
    /// `None` where it had no turn.
    pub luck: Option<u8>,
    /// The decisions of the seat, in order.
    pub moments: Vec<ReviewedDecision>,
}

impl RoundReview {
    /// The chance of each seat before anything is known, in a hundred.
    #[must_use]
    pub fn fair(&self) -> u8 {
        (100 / self.seats.max(1)) as u8
    }

    /// Returns how many turns cost a part of the win, as far as it is known.
    #[must_use]
    pub fn costly(&self) -> usize {
        self.moments.iter().filter(|moment| moment.cost().is_some_and(|cost| cost > 0)).count()
    }

    /// Returns what all turns cost together, in hundredths of a win, as far as it is known. Each is measured from where
    /// the round stood before it, so where others erred in between, the sum can be more than the chance at the
    /// beginning.
    #[must_use]
    pub fn cost(&self) -> u32 {
        self.moments.iter().filter_map(ReviewedDecision::cost).map(u32::from).sum()
    }

    /// Returns what the round was lost by; `None` where a part of it was won, or it was not played to its end.
    #[must_use]
    pub fn lost_by(&self) -> Option<LostBy> {
        let is_lost = self.won.is_some_and(|share| share <= 0.0);
        is_lost.then(|| match self.cost() {
            0 if !self.is_in_doubt() => LostBy::Luck,
            cost if cost >= DECIDING => LostBy::Play,
            _ => LostBy::TooClose,
        })
    }

    /// Returns whether of some turns no more is known than what a quick look says.
    #[must_use]
    pub fn is_in_doubt(&self) -> bool {
        self.moments.iter().any(|moment| moment.verdict == Verdict::Doubtful)
    }
}

/// Looks at a round again from a seat, which knows at each turn what it saw then, and nothing of the other hands.
///
/// The effort is for the whole round, and counts what is looked at, not time: the same round gives the same review.
///
/// # Examples
/// ```
/// use elevens::cards::Seat;
/// use elevens::players::{Effort, Strength, choose, review};
/// use elevens::rules::{Game, Match, Plan, PlayedRound, Position, rows::Variant};
/// use rand::{SeedableRng, rngs::ChaCha8Rng};
///
/// let mut rng = ChaCha8Rng::seed_from_u64(2);
/// let mut game = Match::new(Plan::new(Game::Rows(Variant::Junior), 2)).unwrap();
/// let mut played = PlayedRound::new(game.deal_round(&mut rng).unwrap().clone());
/// while let Some(round) = game.round().filter(|round| round.end().is_none()) {
///     let action = choose(Strength::Easy, &round.view(round.to_act()), &mut rng).unwrap();
///     game.play(action, &mut ()).unwrap();
///     played.actions.push(action);
/// }
/// let effort = Effort { actions: 20_000, nodes: 20_000, room: 12 };
/// let review = review(&played, Seat::new(0).unwrap(), effort);
/// for moment in review.moments.iter().filter(|moment| moment.better.is_some()) {
///     println!("turn {}: {:?}, better {:?}: {:?}", moment.turn, moment.played, moment.better, moment.verdict);
/// }
/// ```
#[must_use]
pub fn review(played: &PlayedRound, seat: Seat, effort: Effort) -> RoundReview {
    let (decisions, end) = decisions(played, seat);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(0);
    let luck = decisions.first().map(|first| chance(first, effort.actions / FIRST, &mut rng));
    let open = || decisions.iter().filter(|decision| decision.is_open());
    let count = open().count().max(1) as u64;
    let ends = open().filter(|decision| decision.is_known()).count() as u64;
    let first = Effort {
        actions: (effort.actions / 3 / count).min(MOST),
        nodes: (effort.nodes / 2 / ends.max(1)).min(MOST),
        room: effort.room,
    };
    let mut judged: Vec<JudgedTurn<'_>> =
        open().map(|decision| JudgedTurn::first(decision, first, &mut rng)).collect();
    look_closer(&mut judged, effort.actions / 2, &mut rng);
    let moments = judged.into_iter().map(|judged| judged.moment(&mut rng)).collect();
    let won = end.end().map(|_| share_of_win(&end, seat));
    RoundReview { seat, won, seats: end.seats(), luck, moments }
}

/// Looks closer at the turns that seem to have cost most, where the effort tells most.
fn look_closer(judged: &mut [JudgedTurn<'_>], budget: u64, rng: &mut impl Rng) {
    let mut suspects: Vec<&mut JudgedTurn<'_>> =
        judged.iter_mut().filter(|one| one.suspicion() > 0.0).collect();
    suspects.sort_by(|a, b| b.suspicion().total_cmp(&a.suspicion()));
    suspects.truncate(CLOSER);
    let share = budget / suspects.len().max(1) as u64;
    suspects.into_iter().for_each(|suspect| suspect.look_closer(share.min(MOST), rng));
}

/// Returns what the seat decided on, and the round after the last action.
fn decisions(played: &PlayedRound, seat: Seat) -> (Vec<Decision>, Round) {
    let mut round = played.start.clone();
    let mut memory = Memory::default();
    let mut decisions: Vec<Decision> = Vec::new();
    let (mut turn, mut goes_on, mut begins) = (0, false, true);
    for action in &played.actions {
        let actor = round.to_act();
        if actor == seat {
            if !goes_on {
                turn += 1;
                begins = true;
            }
            if std::mem::take(&mut begins) {
                let (view, memory) = (round.view(seat), memory.clone());
                decisions.push(Decision { turn, view, memory, played: Vec::new() });
            }
            if let Some(decision) = decisions.last_mut() {
                decision.played.push(*action);
            }
            // What was turned up is known from here on: what comes behind it is decided anew.
            begins = turns_up(*action);
        }
        let mut events: Vec<Event> = Vec::new();
        if round.play(*action, &mut events).is_err() {
            break;
        }
        let seen: Vec<Event> = events.iter().map(|event| event.seen_by(seat)).collect();
        memory.see(&round.view(seat), &seen);
        goes_on = actor == seat && round.to_act() == seat && !events.iter().any(Event::ends_turn);
    }
    (decisions, round)
}

/// Returns whether the action shows what was not known before it.
const fn turns_up(action: Action) -> bool {
    matches!(action, Action::Rows(rows::Action::Draw) | Action::Nimm(nimm::Action::Take { .. }))
}
