//! What the referee is told: who begins, moves, hands, and that something was told wrong.

use super::Desk;
use crate::cards::{Card, Place, Seat};
use crate::command::Holding;
use crate::meaning::Move;
use crate::narration::Utterance;
use crate::rules::rows::{Action, Event, OpenRound};
use crate::rules::{self, Game, TellError, Wanted};
use crate::session::resolve::{NotPlayed, Resolved, with_each};
use crate::session::resolve_rows::resolve;
use crate::session::voice::Leave;

/// Moves that were tried on a copy of the round.
pub(super) struct Tried {
    /// What they are at this table.
    pub(super) actions: Vec<Action>,
    events: Vec<Event>,
}

impl Desk<'_> {
    /// Takes note of who begins, or, where an 11 is asked for, that nobody holds it.
    pub(super) fn begin(&mut self, seat: Option<Seat>) -> Result<(), Leave> {
        self.voice.history.begin_reply();
        match seat {
            Some(seat) => {
                if self.referee.begins(seat).is_err() {
                    return self.not_told("not-a-move");
                }
                let said = self.narrator().referee_begins(self.referee.round());
                self.say(&[said])?;
            }
            None => match self.referee.nobody() {
                Ok(Some(_)) => {}
                Ok(None) => {
                    let text = self.voice.locale().text("referee-deal-again");
                    self.say(&[Utterance::new(crate::narration::Kind::Round, text)])?;
                }
                Err(_) => return self.not_told("not-a-move"),
            },
        }
        self.go_on()
    }

    /// Tries moves of the seat to act, one after the other, on a copy of the round.
    pub(super) fn try_moves(&self, moves: &[Move]) -> Result<Tried, NotPlayed> {
        let narrator = self.narrator();
        let mut round: OpenRound = self.referee.round().clone();
        let seat = round.table().turn().seat;
        let mut tried = Tried { actions: Vec::new(), events: Vec::new() };
        for (at, one) in moves.iter().enumerate() {
            if round.table().turn().seat != seat {
                return Err(NotPlayed::Refused(narrator.turn_over()));
            }
            let action = match resolve(&round.fullest_view(), &narrator, one) {
                Resolved::Action(rules::Action::Rows(action)) => action,
                Resolved::Action(rules::Action::Nimm(_)) => {
                    let game = Game::Rows(round.table().variant());
                    return Err(NotPlayed::Refused(narrator.no_piles(game)));
                }
                Resolved::Refused(refusal) => return Err(NotPlayed::Refused(refusal)),
                Resolved::Choice(choice) => return Err(NotPlayed::Choice(with_each(moves, at, &choice))),
            };
            round
                .play(action, &mut tried.events)
                .map_err(|refusal| NotPlayed::Refused(narrator.referee_refusal(&round, refusal)))?;
            tried.actions.push(action);
        }
        Ok(tried)
    }

    /// Takes note of all of some moves, or of none.
    pub(super) fn play_moves(&mut self, moves: &[Move]) -> Result<(), Leave> {
        let Wanted::Action(_) = self.referee.wanted() else { return self.not_told("not-a-move") };
        match self.try_moves(moves) {
            Ok(tried) => self.take_note(&tried.actions),
            Err(NotPlayed::Choice(commands)) => self.ask_which(commands),
            Err(NotPlayed::Refused(mut refusal)) => {
                if moves.len() > 1 {
                    refusal = self.narrator().nothing_laid(refusal);
                }
                self.say(&[refusal])
            }
        }
    }

    /// Takes note of a draw or the end of a turn.
    pub(super) fn act(&mut self, action: Action) -> Result<(), Leave> {
        match self.referee.wanted() {
            Wanted::Action(_) => self.take_note(&[action]),
            Wanted::Hand(_) => self.refuse("referee-hand-now"),
            Wanted::First | Wanted::Holder(_) | Wanted::Round | Wanted::Nothing => {
                self.not_told("not-a-move")
            }
        }
    }

    /// Takes note of actions, and tells what came of them.
    fn take_note(&mut self, actions: &[Action]) -> Result<(), Leave> {
        let before = self.referee.wanted();
        let mut events = Vec::new();
        for action in actions {
            match self.referee.act(*action, &mut events) {
                Ok(()) => {}
                Err(TellError::Refused(refusal)) => {
                    let said = self.narrator().referee_refusal(self.referee.round(), refusal);
                    return self.say(&[said]);
                }
                Err(TellError::NotWanted(_) | TellError::NoSuchSeat(_) | TellError::Hand(_)) => {
                    return self.not_told("not-a-move");
                }
            }
        }
        let narrator = self.narrator();
        let mut said = narrator.referee_told(self.referee.round(), &events);
        said.extend(narrator.referee_round_over(&self.referee));
        self.say(&said)?;
        if self.referee.wanted() == before { Ok(()) } else { self.go_on() }
    }

    /// Takes note of what the seat still holds that is asked; the last hand tells the scores.
    pub(super) fn hold(&mut self, holding: &Holding) -> Result<(), Leave> {
        self.voice.history.begin_reply();
        let Wanted::Hand(seat) = self.referee.wanted() else { return Ok(()) };
        let mut cards = vec![Card::Joker; holding.jokers];
        for (colour, number) in &holding.numbers {
            match Place::new(*colour, *number) {
                Some(place) => cards.push(Card::Number(place)),
                None => {
                    let table = self.referee.round().table();
                    let said = self.narrator().no_such_card(table, *colour, *number);
                    return self.say(&[said]);
                }
            }
        }
        match self.referee.holds(&cards) {
            Ok(()) => {
                let said = self.narrator().round_counted(&self.referee);
                self.say(&said)?;
                self.go_on()
            }
            Err(TellError::Hand(fault)) => {
                let said = self.narrator().hand_fault(self.referee.round().table(), seat, fault);
                self.say(&[said])
            }
            Err(TellError::NotWanted(_) | TellError::NoSuchSeat(_) | TellError::Refused(_)) => {
                self.not_told("not-a-move")
            }
        }
    }

    /// Takes back what was told last, however long ago its turn or its round ended.
    pub(super) fn undo(&mut self) -> Result<(), Leave> {
        match self.referee.undo() {
            None => self.refuse("referee-undo-nothing"),
            Some(told) => {
                let said = self.narrator().referee_undone(self.referee.round().table(), told);
                self.say(&[said])?;
                self.go_on()
            }
        }
    }
}
