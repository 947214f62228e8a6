use super::rows::{Action, Event, OpenRound, Start, Tally, Variant};
use super::{Game, Log, Plan, PlanFault, Scores, Standing, TellError, Wanted};
use crate::cards::{Card, Hand, Place, PlaceSet, Seat};

/// Keeps a match of a row game that is played with real cards, from what it is told.
///
/// [`Referee::wanted`] says what it has to be told next; all that it was told can be taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Referee {
    variant: Variant,
    state: RefereeState,
    /// The states before each thing that was told.
    before: Vec<(RefereeState, RefereeEntry)>,
}

/// The reason why no referee can be had for a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RefereeFault {
    /// Only the row games have a referee.
    #[error("only the row games have a referee")]
    NotARowGame,
    /// The match can't be played so.
    #[error(transparent)]
    Plan(#[from] PlanFault),
}

/// An entry that the referee was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RefereeEntry {
    /// The seat that begins the round.
    First(Seat),
    /// That nobody holds this 11 (C2).
    Nobody(Place),
    /// An action of a seat.
    Action(Seat, Action),
    /// The cards that a seat still held.
    Hand(Seat),
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct RefereeState {
    standing: Standing,
    round: OpenRound,
    phase: Phase,
    /// The hands told at the end of the round, by seat.
    hands: Vec<Hand>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    First,
    Holder(Place),
    Playing,
    Counting,
    Counted,
}

impl Referee {
    /// A referee at the deal of the first round, which this seat begins where the rules have a chosen one.
    ///
    /// # Errors
    /// When the game has no referee, or the match can't be played so.
    pub fn new(plan: Plan, first: Option<Seat>) -> Result<Referee, RefereeFault> {
        let Game::Rows(variant) = plan.game else { return Err(RefereeFault::NotARowGame) };
        let plan = Plan { first: first.unwrap_or(plan.first), ..plan };
        plan.check()?;
        let standing = Standing::new(plan);
        let round = OpenRound::deal(&standing.row_deal(variant));
        let state = RefereeState { standing, round, phase: Phase::Counted, hands: Vec::new() };
        let mut referee = Referee { variant, state, before: Vec::new() };
        referee.state.phase = match (variant.rules().start, first) {
            (Start::Passing | Start::Lot, Some(_)) => Phase::Playing,
            (Start::Passing | Start::Lot, None) => Phase::First,
            (Start::HolderOfEleven, _) => referee.first_eleven(),
        };
        Ok(referee)
    }

    /// Returns how far the match has come.
    #[must_use]
    pub const fn standing(&self) -> &Standing {
        &self.state.standing
    }

    /// The round being played or counted, or, until the next is dealt, the last one.
    #[must_use]
    pub const fn round(&self) -> &OpenRound {
        &self.state.round
    }

    /// The number of that round, from 1.
    #[must_use]
    pub fn round_number(&self) -> u32 {
        let scored = self.state.standing.scored.len() as u32;
        match self.state.phase {
            Phase::Counted => scored,
            Phase::First | Phase::Holder(_) | Phase::Playing | Phase::Counting => scored + 1,
        }
    }

    /// Returns what happened so far in the round being played or counted, as everybody at the table saw it.
    #[must_use]
    pub fn happened(&self) -> Vec<Event> {
        let round = self.round_number().saturating_sub(1) as usize;
        let mut events = Vec::new();
        for (state, told) in &self.before {
            match told {
                RefereeEntry::Action(_, action) if state.standing.scored.len() == round => {
                    // It was accepted when it was told.
                    let accepted = state.round.clone().play(*action, &mut events);
                    debug_assert_eq!(accepted, Ok(()));
                }
                RefereeEntry::Action(..)
                | RefereeEntry::First(_)
                | RefereeEntry::Nobody(_)
                | RefereeEntry::Hand(_) => {}
            }
        }
        events
    }

    /// Returns what has to be told next.
    #[must_use]
    pub fn wanted(&self) -> Wanted {
        match self.state.phase {
            Phase::First => Wanted::First,
            Phase::Holder(eleven) => Wanted::Holder(eleven),
            Phase::Playing => Wanted::Action(self.state.round.table().turn().seat),
            // Hands are told from the first seat on.
            Phase::Counting => Wanted::Hand(Seat::at(self.state.hands.len())),
            Phase::Counted if self.state.standing.is_over() => Wanted::Nothing,
            Phase::Counted => Wanted::Round,
        }
    }

    /// Takes note of who begins, or holds the 11 that is asked for.
    ///
    /// # Errors
    /// [`TellError::NotWanted`] when neither is asked for, and [`TellError::NoSuchSeat`].
    pub fn begins(&mut self, seat: Seat) -> Result<(), TellError> {
        let mut round = self.state.round.clone();
        let begun = match self.state.phase {
            Phase::First => round.begin(seat),
            Phase::Holder(eleven) => round.begin_with(seat, eleven),
            Phase::Playing | Phase::Counting | Phase::Counted => return Err(self.not_wanted()),
        };
        begun.map_err(|_| TellError::NoSuchSeat(seat))?;
        self.remember(RefereeEntry::First(seat));
        if self.state.phase == Phase::First {
            self.state.standing.plan.first = seat;
        }
        self.state.round = round;
        self.state.phase = Phase::Playing;
        Ok(())
    }

    /// Takes note that nobody holds the 11 that is asked for; gives back the next to ask for, or `None` when all is
    /// to be dealt again (C2), and it begins with the first.
    ///
    /// # Errors
    /// [`TellError::NotWanted`] when no 11 is asked for.
    pub fn nobody(&mut self) -> Result<Option<Place>, TellError> {
        let Phase::Holder(eleven) = self.state.phase else { return Err(self.not_wanted()) };
        self.remember(RefereeEntry::Nobody(eleven));
        let next = self.elevens().skip_while(|other| *other != eleven).nth(1);
        self.state.phase = next.map_or_else(|| self.first_eleven(), Phase::Holder);
        Ok(next)
    }

    /// Takes note of what the seat to act does.
    ///
    /// # Errors
    /// [`TellError::Refused`] when no hand allows it, [`TellError::NotWanted`] when no action is asked for.
    pub fn act(&mut self, action: Action, log: &mut impl Log<Event>) -> Result<(), TellError> {
        let Wanted::Action(seat) = self.wanted() else { return Err(self.not_wanted()) };
        let mut round = self.state.round.clone();
        round.play(action, log)?;
        self.remember(RefereeEntry::Action(seat, action));
        self.state.round = round;
        if self.state.round.table().end().is_some() {
            self.state.phase = Phase::Counting;
            self.state.hands.clear();
            self.skip_empty_hands();
        }
        Ok(())
    }

    /// Takes note of what the seat still holds that is asked; the last hand counts the round.
    ///
    /// # Errors
    /// [`TellError::Hand`] with the first reason why it can't be that, [`TellError::NotWanted`] when no hand is asked for.
    pub fn holds(&mut self, cards: &[Card]) -> Result<(), TellError> {
        let Wanted::Hand(seat) = self.wanted() else { return Err(self.not_wanted()) };
        let hand = self.state.round.told_hand(seat, cards, &self.state.hands)?;
        self.remember(RefereeEntry::Hand(seat));
        self.state.hands.push(hand);
        self.skip_empty_hands();
        Ok(())
    }

    /// Deals the next round.
    ///
    /// # Errors
    /// [`TellError::NotWanted`] when the round is not counted, or was the last.
    pub fn deal(&mut self) -> Result<(), TellError> {
        if self.wanted() != Wanted::Round {
            return Err(self.not_wanted());
        }
        self.state.round = OpenRound::deal(&self.state.standing.row_deal(self.variant));
        self.state.phase = match self.variant.rules().start {
            Start::Passing => Phase::Playing,
            Start::HolderOfEleven => self.first_eleven(),
            Start::Lot => Phase::First,
        };
        Ok(())
    }

    /// Takes the last thing back that was told, and tells which it was; `None` when nothing was told.
    pub fn undo(&mut self) -> Option<RefereeEntry> {
        let (state, told) = self.before.pop()?;
        self.state = state;
        Some(told)
    }

    /// Returns what the points of each seat are made of in the round that was counted; nothing before.
    pub fn tallies(&self) -> impl Iterator<Item = (Seat, Tally)> {
        let counted = self.state.phase == Phase::Counted;
        let hands = self.state.hands.iter().take_while(move |_| counted).enumerate();
        hands.map(|(seat, hand)| (Seat::at(seat), self.state.round.tally(Seat::at(seat), *hand)))
    }

    fn not_wanted(&self) -> TellError {
        TellError::NotWanted(self.wanted())
    }

    fn remember(&mut self, told: RefereeEntry) {
        self.before.push((self.state.clone(), told));
    }

    /// Players without a card need not be asked; when all hands are known the round is scored.
    fn skip_empty_hands(&mut self) {
        let RefereeState { standing, round, phase, hands } = &mut self.state;
        let seats = standing.plan.seats;
        while hands.len() < seats && round.table().held(Seat::at(hands.len())) == 0 {
            hands.push(Hand::default());
        }
        if hands.len() == seats {
            standing.scored.push(Scores::of(seats, |seat| round.tally(seat, hands[seat.index()]).points()));
            *phase = Phase::Counted;
        }
    }

    /// The 11s in play, best first (C2).
    fn elevens(&self) -> impl Iterator<Item = Place> + use<> {
        let without = self.state.standing.plan.without;
        PlaceSet::numbers(11, 11).iter().filter(move |eleven| Some(eleven.colour()) != without)
    }

    fn first_eleven(&self) -> Phase {
        self.elevens().next().map_or(Phase::First, Phase::Holder)
    }
}
