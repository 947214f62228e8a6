//! The history of a match, action by action, and the part of the round that each seat was told.

use crate::cards::Seat;
use crate::narration::Past;
use crate::rules::{Action, Event, Match, PlayedRound, Position, Round, View};

/// The turn of one seat.
struct SeatTurn {
    seat: Seat,
    /// The number of actions of the round up to its end.
    acts: usize,
    /// The events in it, with all that is hidden.
    events: Vec<Event>,
    is_over: bool,
    /// The round after it.
    after: Round,
}

/// Every round of a match as it was played, and how much of the last each seat was told.
///
/// There may be thousands of tables: only deals and actions are kept, and what came of them is played again when somebody
/// wants to know.
#[derive(Clone, Debug)]
pub(super) struct MatchHistory {
    rounds: Vec<(u32, PlayedRound)>,
    /// The number of actions that each seat was told of.
    told: Vec<usize>,
}

impl MatchHistory {
    /// Nothing has happened at a table of so many.
    #[must_use]
    pub(super) fn new(seats: usize) -> MatchHistory {
        MatchHistory { rounds: Vec::new(), told: vec![0; seats] }
    }

    /// Every round that began, with its number, as it was played so far.
    #[must_use]
    pub(super) fn rounds(&self) -> &[(u32, PlayedRound)] {
        &self.rounds
    }

    /// The round of a match begins, if there is one.
    pub(super) fn begin(&mut self, game: &Match) {
        let Some(dealt) = game.round() else { return };
        if let Some((_, played)) = self.rounds.last_mut() {
            played.actions.shrink_to_fit();
        }
        // Rounds are few and large.
        self.rounds.reserve_exact(1);
        self.rounds.push((game.round_number(), PlayedRound::new(dealt.clone())));
        self.told.fill(0);
    }

    /// An action was carried out.
    pub(super) fn note(&mut self, action: Action) {
        if let Some((_, played)) = self.rounds.last_mut() {
            played.actions.push(action);
        }
    }

    /// The last action was taken back.
    pub(super) fn take_back(&mut self) {
        if let Some((_, played)) = self.rounds.last_mut() {
            played.actions.pop();
        }
        let acts = self.acts();
        for told in &mut self.told {
            *told = (*told).min(acts);
        }
    }

    fn acts(&self) -> usize {
        self.rounds.last().map_or(0, |(_, played)| played.actions.len())
    }

    /// Returns what happened that this seat was not told yet, as far as it may know it; it counts as told now.
    pub(super) fn news(&mut self, seat: Seat) -> Vec<Past> {
        let from = self.told.get(seat.index()).copied().unwrap_or(0);
        self.mark_told(seat);
        self.seen(seat, from)
    }

    /// Marks all that happened up to now as told to this seat.
    pub(super) fn mark_told(&mut self, seat: Seat) {
        let acts = self.acts();
        if let Some(told) = self.told.get_mut(seat.index()) {
            *told = acts;
        }
    }

    /// Goes on with rounds that were played before, where all that happened before each seat's last turn ended counts as
    /// told.
    #[must_use]
    pub(super) fn resumed(seats: usize, rounds: Vec<(u32, PlayedRound)>) -> MatchHistory {
        let mut history = MatchHistory { rounds, ..MatchHistory::new(seats) };
        let turns = history.turns(0);
        for (index, told) in history.told.iter_mut().enumerate() {
            *told = Seat::new(index).map_or(0, |seat| since(&turns, seat));
        }
        history
    }

    /// Takes what happened from another history of the same match, but not who was told of it.
    pub(super) fn adopt_turns(&mut self, other: MatchHistory) {
        self.rounds = other.rounds;
    }

    /// Marks all that happened after this seat's last turn as not told.
    pub(super) fn come_back(&mut self, seat: Seat) {
        let since = self.since(seat);
        if let Some(told) = self.told.get_mut(seat.index()) {
            *told = since.min(*told);
        }
    }

    /// The turns from an action on as far as everybody may know them, and how many actions there are.
    #[must_use]
    pub(super) fn watched_from(&self, action: usize) -> (Vec<Past>, usize) {
        // Whoever sits next to the one who acts knows what everybody does.
        let public = |turn: &SeatTurn| (turn.seat.next(turn.after.seats()), turn.after.watched());
        (self.seen_as(action, public), self.acts())
    }

    /// Returns what happened since this seat's last turn, as far as it may know it.
    #[must_use]
    pub(super) fn since_turn(&self, seat: Seat) -> Vec<Past> {
        self.seen(seat, self.since(seat))
    }

    /// Returns what happened this round, as far as this seat may know it.
    #[must_use]
    pub(super) fn this_round(&self, seat: Seat) -> Vec<Past> {
        self.seen(seat, 0)
    }

    /// Returns how many actions there were up to the end of this seat's last turn that is over.
    fn since(&self, seat: Seat) -> usize {
        since(&self.turns(0), seat)
    }

    /// The turns from an action on, each as the seat sees it.
    fn seen(&self, seat: Seat, from: usize) -> Vec<Past> {
        self.seen_as(from, |turn| (seat, turn.after.view(seat)))
    }

    /// The turns from an action on, each as a seat knows its events and as a view shows the table after it.
    fn seen_as(&self, from: usize, how: impl Fn(&SeatTurn) -> (Seat, View)) -> Vec<Past> {
        let past = |turn: &SeatTurn| {
            let (seat, view) = how(turn);
            Past { view, events: turn.events.iter().map(|event| event.seen_by(seat)).collect() }
        };
        self.turns(from).iter().map(past).collect()
    }

    /// The turns of the round, with what happened in them from an action on; those before it are left out.
    fn turns(&self, from: usize) -> Vec<SeatTurn> {
        let mut turns: Vec<SeatTurn> = Vec::new();
        let Some((_, played)) = self.rounds.last().filter(|_| from < self.acts()) else { return turns };
        let mut round = played.start.clone();
        for (acts, action) in (1..).zip(&played.actions) {
            let (seat, mut events) = (round.to_act(), Vec::new());
            let done = round.play(*action, &mut events);
            debug_assert!(done.is_ok(), "it was legal when it was done");
            if acts <= from {
                continue;
            }
            let is_over = events.iter().any(Event::ends_turn);
            match turns.last_mut().filter(|turn| turn.seat == seat && !turn.is_over) {
                Some(turn) => {
                    turn.events.append(&mut events);
                    (turn.acts, turn.is_over) = (acts, is_over);
                    turn.after.clone_from(&round);
                }
                None => turns.push(SeatTurn { seat, acts, events, is_over, after: round.clone() }),
            }
        }
        turns
    }
}

/// Returns how many actions there were up to the end of this seat's last turn of these that is over.
fn since(turns: &[SeatTurn], seat: Seat) -> usize {
    let own = |turn: &&SeatTurn| turn.seat == seat && turn.is_over;
    turns.iter().rev().find(own).map_or(0, |turn| turn.acts)
}
