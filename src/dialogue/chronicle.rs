//! What happened in a round, turn by turn, with the table as it was after each.

use crate::cards::Seat;
use crate::narration::Past;
use crate::rules::{Event, Position, Round, View};

/// What one seat did in one turn.
#[derive(Clone, Debug)]
struct Turn {
    seat: Seat,
    /// The events of each action, with all that is hidden.
    acts: Vec<Vec<Event>>,
    /// The round after the last of them.
    after: Box<Round>,
}

impl Turn {
    fn is_over(&self) -> bool {
        self.acts.last().is_some_and(|events| events.iter().any(Event::ends_turn))
    }
}

/// What happened in a round, and how much of it each seat was told.
#[derive(Clone, Debug)]
pub struct Chronicle {
    turns: Vec<Turn>,
    /// How many actions each seat was told of.
    told: Vec<usize>,
}

impl Chronicle {
    /// Nothing has happened at a table of so many.
    #[must_use]
    pub fn new(seats: usize) -> Chronicle {
        Chronicle { turns: Vec::new(), told: vec![0; seats] }
    }

    /// A round begins.
    pub fn clear(&mut self) {
        self.turns.clear();
        self.told.fill(0);
    }

    /// Takes note of what an action of a seat brought about, and of the round after it.
    pub fn note(&mut self, seat: Seat, mut events: Vec<Event>, after: &Round) {
        // There may be thousands of tables.
        events.shrink_to_fit();
        match self.turns.last_mut() {
            Some(turn) if turn.seat == seat && !turn.is_over() => {
                turn.acts.push(events);
                turn.after.as_mut().clone_from(after);
            }
            Some(_) | None => {
                self.turns.push(Turn { seat, acts: vec![events], after: Box::new(after.clone()) })
            }
        }
    }

    /// The last action was taken back; the round is as it was before it.
    pub fn take_back(&mut self, now: &Round) {
        if let Some(turn) = self.turns.last_mut() {
            turn.acts.pop();
            turn.after.as_mut().clone_from(now);
        }
        if self.turns.last().is_some_and(|turn| turn.acts.is_empty()) {
            self.turns.pop();
        }
        let acts = self.acts();
        for told in &mut self.told {
            *told = (*told).min(acts);
        }
    }

    fn acts(&self) -> usize {
        self.turns.iter().map(|turn| turn.acts.len()).sum()
    }

    /// What happened that this seat was not told yet, as far as it may know it; it counts as told now.
    pub fn news(&mut self, seat: Seat) -> Vec<Past> {
        let from = self.told.get(seat.index()).copied().unwrap_or(0);
        self.mark_told(seat);
        self.seen(seat, from)
    }

    /// What happened up to now counts as told to this seat.
    pub fn mark_told(&mut self, seat: Seat) {
        let acts = self.acts();
        if let Some(told) = self.told.get_mut(seat.index()) {
            *told = acts;
        }
    }

    /// All that happened before each seat's last turn ended counts as told: a match goes on where it was left.
    pub fn mark_resumed(&mut self) {
        for index in 0..self.told.len() {
            let since = Seat::new(index).map_or(0, |seat| self.since(seat));
            if let Some(told) = self.told.get_mut(index) {
                *told = since;
            }
        }
    }

    /// Takes the turns of another chronicle of the same round, but not who was told of them.
    pub fn adopt_turns(&mut self, other: Chronicle) {
        self.turns = other.turns;
    }

    /// What happened after this seat's last turn counts as not told.
    pub fn come_back(&mut self, seat: Seat) {
        let since = self.since(seat);
        if let Some(told) = self.told.get_mut(seat.index()) {
            *told = since.min(*told);
        }
    }

    /// The turns from an action on as far as everybody may know them, and how many actions there are.
    #[must_use]
    pub fn watched_from(&self, action: usize) -> (Vec<Past>, usize) {
        // Whoever sits next to the one who acts knows what everybody does.
        let public = |turn: &Turn| (turn.seat.next(turn.after.seats()), turn.after.watched());
        (self.seen_as(action, public), self.acts())
    }

    /// What happened since this seat's last turn, as far as it may know it.
    #[must_use]
    pub fn since_turn(&self, seat: Seat) -> Vec<Past> {
        self.seen(seat, self.since(seat))
    }

    /// What happened this round, as far as this seat may know it.
    #[must_use]
    pub fn this_round(&self, seat: Seat) -> Vec<Past> {
        self.seen(seat, 0)
    }

    /// How many actions there were up to the end of this seat's last turn that is over.
    fn since(&self, seat: Seat) -> usize {
        let own = |turn: &Turn| turn.seat == seat && turn.is_over();
        let turns = self.turns.iter().rposition(own).map_or(0, |last| last + 1);
        self.turns.iter().take(turns).map(|turn| turn.acts.len()).sum()
    }

    /// The turns from an action on, each as the seat sees it.
    fn seen(&self, seat: Seat, from: usize) -> Vec<Past> {
        self.seen_as(from, |turn| (seat, turn.after.view(seat)))
    }

    /// The turns from an action on, each as a seat knows its events and as a view shows the table after it.
    fn seen_as(&self, from: usize, how: impl Fn(&Turn) -> (Seat, View)) -> Vec<Past> {
        let mut skip = from;
        let mut seen = Vec::new();
        for turn in &self.turns {
            let skipped = skip.min(turn.acts.len());
            skip -= skipped;
            let acts = turn.acts.get(skipped..).unwrap_or_default();
            if !acts.is_empty() {
                let (seat, view) = how(turn);
                let events = acts.iter().flatten().map(|event| event.seen_by(seat)).collect();
                seen.push(Past { view, events });
            }
        }
        seen
    }
}
