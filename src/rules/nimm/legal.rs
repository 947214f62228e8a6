use super::table::seats_of;
use super::{Action, REACH, Table};
use crate::cards::{Count, Cow, CowSet, Seat};
use rand::{Rng, RngExt};

/// The number of steps up a lay can be (N2).
const STEPS: usize = REACH as usize;

/// Every action that would be accepted now, as sets: nothing is allocated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Legal {
    /// The tops on which the card exactly 1, 2, … 10 above can be laid from the hand.
    pub lays: [CowSet; STEPS],
    /// The tops of the piles that can be taken.
    pub takes: CowSet,
    /// The tops of those with which a buffalo can be claimed from a giver (N8).
    pub claims: CowSet,
    /// True if the turn may end.
    pub end: bool,
    /// One bit a seat.
    givers: u8,
}

impl Legal {
    /// Returns what a seat with this hand may do, were it its turn at this table.
    #[must_use]
    pub fn of(table: &Table, hand: CowSet) -> Legal {
        if table.end.is_some() {
            Legal::default()
        } else if table.turn.laid == 0 {
            Legal::first(table, hand)
        } else {
            Legal::more(table, hand)
        }
    }

    /// Any card on any pile on which it fits (N2), or any pile (N7).
    fn first(table: &Table, hand: CowSet) -> Legal {
        let givers = table.giver_bits();
        Legal {
            lays: table.tops().below(hand),
            takes: table.tops(),
            claims: if givers == 0 { CowSet::EMPTY } else { table.earning() },
            end: false,
            givers,
        }
    }

    /// With k buffalos more cards on up to k piles, and the end of the turn (N5).
    fn more(table: &Table, hand: CowSet) -> Legal {
        let climbs = table.turn.climbs();
        let tops = match usize::from(table.buffalos(table.turn.seat)) {
            0 => CowSet::EMPTY,
            buffalos if climbs.len() < buffalos => table.tops(),
            _ => climbs.iter().map(|climb| climb.top).collect(),
        };
        let mut legal = Legal { end: true, ..Legal::default() };
        if !tops.is_empty() {
            legal.lays = tops.below(hand);
            legal.keep_in_windows(table);
        }
        legal
    }

    /// Leaves out what is in reach of the tops, but not in the windows of the start of the turn (N5).
    fn keep_in_windows(&mut self, table: &Table) {
        let mut ends = [CowSet::EMPTY; STEPS];
        for climb in table.turn.climbs() {
            ends[usize::from(climb.reach())].insert(climb.top);
        }
        let mut ended = CowSet::EMPTY;
        for (tops, ending) in self.lays.iter_mut().zip(ends) {
            ended = ended | ending;
            *tops = *tops - ended;
        }
    }

    /// Returns the number of actions that are legal.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.len_of(&CowSet::counts(&self.lays))
    }

    fn len_of(&self, lays: &[Count; STEPS]) -> u32 {
        Count::sum(lays) + self.takes.len() + self.claims_len() + u32::from(self.end)
    }

    fn claims_len(&self) -> u32 {
        if self.claims.is_empty() { 0 } else { self.claims.len() * self.givers.count_ones() }
    }

    /// Returns whether nothing is legal: the round is over.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.takes.is_empty() && !self.end
    }

    /// The `n`th legal action, counted from 0; `None` from [`Legal::len`] on.
    #[must_use]
    pub fn nth(&self, n: u32) -> Option<Action> {
        self.nth_of(&CowSet::counts(&self.lays), n)
    }

    /// Draws one of the legal actions, each as likely as another; `None` when there is none.
    pub fn pick(&self, rng: &mut impl Rng) -> Option<Action> {
        let lays = CowSet::counts(&self.lays);
        let len = self.len_of(&lays);
        let n = if len > 1 { rng.random_range(0..len) } else { 0 };
        self.nth_of(&lays, n)
    }

    fn nth_of(&self, lays: &[Count; STEPS], mut n: u32) -> Option<Action> {
        let takes = self.takes.len();
        if n < takes {
            let top = self.takes.nth(n)?;
            return Some(Action::Take { top, claim: None });
        }
        n -= takes;
        for (count, (tops, steps)) in lays.iter().zip(self.lays.iter().zip(1..)) {
            let len = count.get();
            if n < len {
                let on = tops.nth(n)?;
                let card = on.up(steps);
                return Some(Action::Lay { card, on });
            }
            n -= len;
        }
        self.nth_claim(n)
    }

    /// The `n`th of what follows the lays and the takes without a claim.
    fn nth_claim(&self, n: u32) -> Option<Action> {
        let claims = self.claims_len();
        if n >= claims {
            return (self.end && n == claims).then_some(Action::End);
        }
        let givers = self.givers.count_ones();
        Some(Action::Take {
            top: self.claims.nth(n / givers)?,
            claim: self.givers().nth((n % givers) as usize),
        })
    }

    /// All legal actions, in the order of [`Legal::nth`].
    pub fn actions(&self) -> impl Iterator<Item = Action> + use<> {
        let givers = self.givers;
        let takes = self.takes.iter().map(|top| Action::Take { top, claim: None });
        let lay =
            |(tops, steps): (CowSet, u8)| tops.iter().map(move |on| Action::Lay { card: on.up(steps), on });
        let lays = self.lays.into_iter().zip(1..).flat_map(lay);
        let claim = move |top| seats_of(givers).map(move |seat| Action::Take { top, claim: Some(seat) });
        let end = self.end.then_some(Action::End);
        takes.chain(lays).chain(self.claims.iter().flat_map(claim)).chain(end)
    }

    /// The seats from which a buffalo can be claimed (N8).
    pub fn givers(&self) -> impl Iterator<Item = Seat> + use<> {
        seats_of(self.givers)
    }

    /// The cards of the hand that can be laid on some pile.
    #[must_use]
    pub fn cards(&self) -> CowSet {
        let lays = self.lays.iter().zip(1..);
        lays.fold(CowSet::EMPTY, |cards, (tops, steps)| cards | tops.up(steps))
    }

    /// The cards of the hand that can be laid on the pile with this top.
    #[must_use]
    pub fn on(&self, top: Cow) -> CowSet {
        let lays = self.lays.iter().zip(1..);
        lays.filter(|(tops, _)| tops.contains(top)).map(|(_, steps)| top.up(steps)).collect()
    }

    /// Returns whether the action is legal.
    #[must_use]
    pub fn contains(&self, action: Action) -> bool {
        match action {
            Action::Lay { card, on } => {
                let steps = usize::from(card.above(on));
                let lays = steps.checked_sub(1).and_then(|at| self.lays.get(at));
                lays.is_some_and(|tops| tops.contains(on))
            }
            Action::Take { top, claim: None } => self.takes.contains(top),
            Action::Take { top, claim: Some(seat) } => {
                self.claims.contains(top) && self.givers >> seat.index() & 1 == 1
            }
            Action::End => self.end,
        }
    }
}
