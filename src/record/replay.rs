use super::{ActionLine, EndLine, Header, Line, RecordFault, RecordedMove, RoundLine, TotalsLine};
use crate::cards::Seat;
use crate::rules::{Action, Event, Game, Match, Plan, PlayError, PlayedRound, Position};

/// A line that holds, as the replay understood it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayedLine {
    /// A match began.
    Header,
    /// A round began.
    Round,
    /// An action was carried out.
    Act {
        /// By whom.
        seat: Seat,
        /// The action.
        action: Action,
        /// The events that followed.
        events: Vec<Event>,
    },
    /// An action was taken back.
    Undo {
        /// By whom.
        seat: Seat,
        /// The action.
        action: Action,
    },
    /// A round ended so.
    End(EndLine),
    /// A match ended so.
    Totals(TotalsLine),
}

/// Plays a record again, line by line, and holds each line against the engine.
#[derive(Clone, Debug, Default)]
pub struct Replay {
    header: Option<Header>,
    matched: Option<Match>,
    rounds: Vec<(u32, PlayedRound)>,
    ended_rounds: usize,
    complete: bool,
}

impl Replay {
    /// The header of the match being replayed.
    #[must_use]
    pub const fn header(&self) -> Option<&Header> {
        self.header.as_ref()
    }

    /// The match being replayed; `None` before the first round line of it.
    #[must_use]
    pub const fn current(&self) -> Option<&Match> {
        self.matched.as_ref()
    }

    /// Returns every round of the match being replayed that began, with its number, as it was played so far.
    #[must_use]
    pub fn rounds(&self) -> &[(u32, PlayedRound)] {
        &self.rounds
    }

    /// Hands over the header, the match, and its rounds as they were played, as far as they were told.
    #[must_use]
    pub fn into_parts(self) -> (Option<Header>, Option<Match>, Vec<(u32, PlayedRound)>) {
        (self.header, self.matched, self.rounds)
    }

    /// Returns whether the last line told was the last of a match.
    #[must_use]
    pub const fn is_complete(&self) -> bool {
        self.complete
    }

    /// Returns whether a round is over whose end line was not told yet.
    #[must_use]
    pub fn owes_end(&self) -> bool {
        self.matched.as_ref().is_some_and(|matched| matched.scored().len() > self.ended_rounds)
    }

    /// Returns whether all rounds are over, and the last line was not told yet.
    #[must_use]
    pub fn owes_totals(&self) -> bool {
        !self.complete && !self.owes_end() && self.matched.as_ref().is_some_and(|matched| matched.is_over())
    }

    /// Takes the next line in.
    ///
    /// # Errors
    /// When the line does not hold, the fault; the replay is then as it was.
    pub fn tell(&mut self, line: &Line) -> Result<ReplayedLine, RecordFault> {
        match line {
            Line::Header(header) => self.begin_match(header),
            Line::Round(round) => self.begin_round(round),
            Line::Action(action) => self.act(action),
            Line::End(end) => self.end_round(end),
            Line::Totals(totals) => self.end_match(totals),
        }
    }

    fn begin_match(&mut self, header: &Header) -> Result<ReplayedLine, RecordFault> {
        if self.header.is_some() && !self.complete {
            return Err(RecordFault::OutOfPlace);
        }
        header.plan(Seat::at(0))?;
        *self = Replay { header: Some(header.clone()), ..Replay::default() };
        Ok(ReplayedLine::Header)
    }

    fn begin_round(&mut self, line: &RoundLine) -> Result<ReplayedLine, RecordFault> {
        let header = self.header.as_ref().ok_or(RecordFault::OutOfPlace)?;
        if self.complete || self.owes_end() {
            return Err(RecordFault::OutOfPlace);
        }
        let mut matched = match &self.matched {
            Some(matched) => matched.clone(),
            None => Match::new(first_plan(header, line)?).map_err(RecordFault::Plan)?,
        };
        let expected = u32::try_from(matched.scored().len()).unwrap_or(u32::MAX).saturating_add(1);
        let setup = line.setup(matched.plan().game)?;
        let dealt = PlayedRound::new(matched.begin_round(&setup)?.clone());
        if line.round != expected {
            return Err(RecordFault::RoundNumber { found: line.round, expected });
        }
        self.rounds.push((expected, dealt));
        self.matched = Some(matched);
        Ok(ReplayedLine::Round)
    }

    fn act(&mut self, line: &ActionLine) -> Result<ReplayedLine, RecordFault> {
        let owes_end = self.owes_end();
        let matched = self.matched.as_mut().filter(|matched| matched.is_round_running() && !owes_end);
        let matched = matched.ok_or(RecordFault::OutOfPlace)?;
        let seat = matched.round().map(Position::to_act).ok_or(RecordFault::OutOfPlace)?;
        if line.seat != seat.index() {
            return Err(RecordFault::NotItsTurn { found: line.seat, expected: seat.index() });
        }
        match RecordedMove::parse(matched.plan().game, &line.code)? {
            RecordedMove::Undo => {
                let action = matched.undo()?;
                self.rounds.last_mut().and_then(|(_, played)| played.actions.pop());
                Ok(ReplayedLine::Undo { seat, action })
            }
            RecordedMove::Act(action) => {
                let mut events = Vec::new();
                matched.play(action, &mut events).map_err(|error| match error {
                    PlayError::Refused(refusal) => RecordFault::Illegal { code: line.code.clone(), refusal },
                    PlayError::NoRound | PlayError::NotYourTurn { .. } => RecordFault::OutOfPlace,
                })?;
                self.rounds.iter_mut().last().into_iter().for_each(|(_, played)| played.actions.push(action));
                Ok(ReplayedLine::Act { seat, action, events })
            }
        }
    }

    fn end_round(&mut self, line: &EndLine) -> Result<ReplayedLine, RecordFault> {
        if !self.owes_end() {
            return Err(RecordFault::OutOfPlace);
        }
        let computed = self.end_line().ok_or(RecordFault::OutOfPlace)?;
        if *line != computed {
            return Err(RecordFault::Result { computed: Line::End(computed).to_json() });
        }
        self.ended_rounds = self.ended_rounds.saturating_add(1);
        Ok(ReplayedLine::End(computed))
    }

    fn end_match(&mut self, line: &TotalsLine) -> Result<ReplayedLine, RecordFault> {
        let matched = self.matched.as_ref().ok_or(RecordFault::OutOfPlace)?;
        let computed = match line.resigned {
            None if self.owes_totals() => TotalsLine::new(&matched.totals(), &matched.winners()),
            Some(seat) if !self.complete && !self.owes_end() && !matched.is_over() => {
                let seat = Seat::new(seat).filter(|seat| seat.index() < matched.plan().seats);
                let seat = seat.ok_or(RecordFault::NoSuchSeat(line.resigned.unwrap_or_default()))?;
                TotalsLine::resigned(matched.standing(), seat)
            }
            None | Some(_) => return Err(RecordFault::OutOfPlace),
        };
        if *line != computed {
            return Err(RecordFault::Result { computed: Line::Totals(computed).to_json() });
        }
        self.complete = true;
        Ok(ReplayedLine::Totals(computed))
    }

    fn end_line(&self) -> Option<EndLine> {
        let matched = self.matched.as_ref()?;
        Some(EndLine::new(matched.round_end()?, matched.scored().last()?))
    }
}

/// The plan of a match whose first round begins as the line says.
fn first_plan(header: &Header, line: &RoundLine) -> Result<Plan, RecordFault> {
    let first = Seat::new(line.first).filter(|seat| seat.index() < header.players.len());
    let first = first.ok_or(RecordFault::NoSuchSeat(line.first))?;
    let game: Game = header.game.parse().map_err(|_| RecordFault::UnknownGame(header.game.clone()))?;
    debug_assert!(game.seats().contains(&header.players.len()));
    header.plan(first)
}
