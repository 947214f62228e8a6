use super::{
    Action, End, Event, Game, Log, Luck, Plan, PlanFault, PlayError, Position, Round, Scores, Setup,
    SetupFault, Standing,
};
use super::{nimm, rows};
use crate::cards::Seat;

/// The reason why a round can't begin.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MatchError {
    /// A round is still being played.
    #[error("a round is still being played")]
    RoundRunning,
    /// All rounds were played.
    #[error("the match is over")]
    MatchOver,
    /// The written deal is impossible.
    #[error("the deal is impossible: {}", .0.first().map(ToString::to_string).unwrap_or_default())]
    Setup(Vec<SetupFault>),
}

/// The reason why nothing was taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum UndoRefusal {
    /// Nothing was done this turn.
    #[error("nothing was done this turn")]
    NothingDone,
    /// Actions of this game can't be taken back.
    #[error("nothing is taken back in this game")]
    NotInThisGame,
    /// A drawn card can't be taken back.
    #[error("a drawn card can't be taken back")]
    Drew,
    /// The round is over, or none is being played.
    #[error("no round is being played")]
    NoRound,
}

/// Some rounds of a game, added up: the [`Standing`], and the round being played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Match {
    standing: Standing,
    round: Option<Round>,
    /// In a row game the round as it was before each action of this turn; in `nimm` nothing is taken back.
    before: Vec<(rows::Round, rows::Action)>,
}

impl Match {
    /// A match of which nothing was played yet.
    ///
    /// # Errors
    /// When the plan is wrong, the fault in it.
    pub fn new(plan: Plan) -> Result<Match, PlanFault> {
        plan.check()?;
        Ok(Match { standing: Standing::new(plan), round: None, before: Vec::new() })
    }

    /// Returns what was settled before.
    #[must_use]
    pub const fn plan(&self) -> &Plan {
        self.standing.plan()
    }

    /// Returns how far it has come, by the rounds that are over.
    #[must_use]
    pub const fn standing(&self) -> &Standing {
        &self.standing
    }

    /// The scores of each round that is over.
    #[must_use]
    pub fn scored(&self) -> &[Scores] {
        self.standing.scored()
    }

    /// Returns whether all rounds were played.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.standing.is_over()
    }

    /// The scores of all rounds that are over, added up.
    #[must_use]
    pub fn totals(&self) -> Scores {
        self.standing.totals()
    }

    /// Every seat with the best total so far (E28).
    #[must_use]
    pub fn winners(&self) -> Vec<Seat> {
        self.standing.winners()
    }

    /// The round being played, or, until the next begins, the last one.
    #[must_use]
    pub const fn round(&self) -> Option<&Round> {
        self.round.as_ref()
    }

    /// The number of that round, from 1; 0 before the first.
    #[must_use]
    pub fn round_number(&self) -> u32 {
        self.scored().len() as u32 + u32::from(self.is_round_running())
    }

    /// Returns whether a round has begun that is not over.
    #[must_use]
    pub fn is_round_running(&self) -> bool {
        self.round.as_ref().is_some_and(|round| round.end().is_none())
    }

    /// Shuffles and deals the next round.
    ///
    /// # Errors
    /// When a round is being played, or all were.
    pub fn deal_round(&mut self, luck: &mut impl Luck) -> Result<&Round, MatchError> {
        self.may_begin()?;
        let round = match self.plan().game {
            Game::Rows(variant) => Round::Rows(rows::Round::deal(&self.standing.row_deal(variant), luck)),
            Game::Nimm => Round::Nimm(nimm::Round::deal(&self.nimm_deal(), luck)),
        };
        Ok(self.round.insert(round))
    }

    /// Begins the next round as it was written down.
    ///
    /// # Errors
    /// When a round is being played, or all were, or the deal is impossible; the match is then as it was.
    pub fn begin_round(&mut self, setup: &Setup) -> Result<&Round, MatchError> {
        self.may_begin()?;
        let round = match (self.plan().game, setup) {
            (Game::Rows(variant), Setup::Rows(setup)) => {
                let round = rows::Round::from_setup(&self.standing.row_deal(variant), setup);
                Round::Rows(round.map_err(MatchError::Setup)?)
            }
            (Game::Nimm, Setup::Nimm(setup)) => {
                let round = nimm::Round::from_setup(&self.nimm_deal(), setup);
                Round::Nimm(round.map_err(MatchError::Setup)?)
            }
            (Game::Rows(_), Setup::Nimm(_)) | (Game::Nimm, Setup::Rows(_)) => {
                return Err(MatchError::Setup(vec![SetupFault::OtherGame]));
            }
        };
        Ok(self.round.insert(round))
    }

    fn may_begin(&self) -> Result<(), MatchError> {
        if self.is_round_running() {
            Err(MatchError::RoundRunning)
        } else if self.is_over() {
            Err(MatchError::MatchOver)
        } else {
            Ok(())
        }
    }

    /// Returns the deal of the next round of `nimm`.
    #[expect(
        clippy::expect_used,
        reason = "the plan was checked when the match was made, and nothing changes it"
    )]
    fn nimm_deal(&self) -> nimm::Deal {
        let deal = nimm::Deal::new(self.plan().seats).and_then(|deal| deal.beginning(self.most_burdened()));
        deal.expect("the plan was checked")
    }

    /// The seat with most points so far, of equals the first clockwise after the last that began (N13).
    fn most_burdened(&self) -> Seat {
        let plan = self.plan();
        let mut totals = Scores::zero(plan.seats);
        self.scored().iter().fold(plan.first, |last, scores| {
            totals.add(scores);
            let most = totals.points().iter().max();
            let mut seats = last.next(plan.seats).round_from(plan.seats);
            seats.find(|seat| Some(&totals.get(*seat)) == most).unwrap_or(last)
        })
    }

    /// Carries out an action of the seat to act; the last of a round adds its scores up.
    ///
    /// # Errors
    /// [`PlayError::NoRound`] or [`PlayError::Refused`]; nothing has changed then.
    pub fn play(&mut self, action: Action, log: &mut impl Log<Event>) -> Result<(), PlayError> {
        let running = self.is_round_running();
        let round = self.round.as_mut().filter(|_| running).ok_or(PlayError::NoRound)?;
        let seat = round.to_act();
        let before = undoable(round, action);
        round.play(action, log)?;
        if round.end().is_some() {
            self.standing.scored.push(round.scores());
        }
        if round.end().is_some() || round.to_act() != seat {
            // Of thousands of matches few are in mid-turn.
            self.before = Vec::new();
        } else {
            self.before.extend(before);
        }
        Ok(())
    }

    /// Carries out an action of this seat, as [`Match::play`] does for whichever seat is to act.
    ///
    /// # Errors
    /// Any [`PlayError`]; nothing has changed then.
    pub fn play_as(
        &mut self,
        seat: Seat,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Result<(), PlayError> {
        match self.round.as_ref().filter(|round| round.end().is_none()).map(Position::to_act) {
            Some(to_act) if to_act != seat => Err(PlayError::NotYourTurn { seat, to_act }),
            Some(_) | None => self.play(action, log),
        }
    }

    /// The actions of this turn that were done so far, as far as they are kept: none in `nimm`.
    #[must_use]
    pub fn done(&self) -> Vec<Action> {
        self.before.iter().map(|(_, action)| Action::Rows(*action)).collect()
    }

    /// Takes back the last action of this turn and tells which it was; never a draw, never in `nimm`, never across a turn.
    ///
    /// # Errors
    /// The reason when nothing can be taken back.
    pub fn undo(&mut self) -> Result<Action, UndoRefusal> {
        if !self.is_round_running() {
            return Err(UndoRefusal::NoRound);
        }
        match self.plan().game {
            Game::Rows(_) => self.take_back(),
            Game::Nimm => Err(UndoRefusal::NotInThisGame),
        }
    }

    fn take_back(&mut self) -> Result<Action, UndoRefusal> {
        match self.before.pop() {
            None => Err(UndoRefusal::NothingDone),
            Some((before, action @ rows::Action::Draw)) => {
                self.before.push((before, action));
                Err(UndoRefusal::Drew)
            }
            Some((before, action)) => {
                self.round = Some(Round::Rows(before));
                Ok(Action::Rows(action))
            }
        }
    }

    /// Returns how the round being told ended, if it has.
    #[must_use]
    pub fn round_end(&self) -> Option<End> {
        self.round.as_ref().and_then(Position::end)
    }
}

/// Returns what is kept of the round so that this action of it can be taken back.
fn undoable(round: &Round, action: Action) -> Option<(rows::Round, rows::Action)> {
    match (round, action) {
        (Round::Rows(round), Action::Rows(action)) => Some((round.clone(), action)),
        (Round::Nimm(_), _) | (_, Action::Nimm(_)) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first_after(scored: &[[i32; 4]]) -> usize {
        let mut plan = Plan::new(Game::Nimm, 4);
        plan.first = Seat::at(1);
        let mut matched = Match::new(plan).unwrap();
        matched.standing.scored =
            scored.iter().map(|points| Scores::of(4, |seat| points[seat.index()])).collect();
        matched.most_burdened().index()
    }

    #[test]
    fn who_has_most_points_begins_at_nimm() {
        assert_eq!(first_after(&[]), 1);
        assert_eq!(first_after(&[[3, 0, 1, 9]]), 3);
        assert_eq!(first_after(&[[3, 0, 1, 9], [7, 2, 0, 0]]), 0);
    }

    #[test]
    fn of_equals_the_first_after_the_last_starter_begins() {
        assert_eq!(first_after(&[[5, 5, 0, 5]]), 3);
        assert_eq!(first_after(&[[5, 5, 0, 5], [2, 2, 0, 2]]), 0);
        assert_eq!(first_after(&[[5, 5, 0, 5], [2, 2, 0, 2], [0, 1, 8, 0]]), 1);
        assert_eq!(first_after(&[[0, 5, 0, 0]]), 1);
    }
}
