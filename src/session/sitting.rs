use super::saver::{Saver, Saving};
use crate::cards::Seat;
use crate::players::{self, Kind};
use crate::record::{ActionLine, Deed, EndLine, Header, Line, RoundLine, TotalsLine};
use crate::rules::{Action, Event, Match, Plan, PlayError, Position, UndoRefusal, View, nimm, rows};
use rand::rngs::ChaCha8Rng;

/// Who plays a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sitter {
    /// A person at this keyboard.
    Person,
    /// The computer.
    Computer(Kind),
}

/// What a person knows of somebody at the keyboard in a record.
pub const PERSON: &str = "human";

impl Sitter {
    /// The word for the kind in a record.
    pub fn id(self) -> &'static str {
        match self {
            Sitter::Person => PERSON,
            Sitter::Computer(kind) => kind.id(),
        }
    }

    /// The kind of a word in a record; one that is not known is played by the computer as well as it can.
    pub fn from_id(id: &str) -> Sitter {
        if id == PERSON { Sitter::Person } else { Sitter::Computer(id.parse().unwrap_or(Kind::Medium)) }
    }
}

/// A match with the people and computers that play it, being saved.
#[derive(Debug)]
pub struct Sitting {
    game: Match,
    /// The names by seat.
    pub names: Vec<String>,
    sitters: Vec<Sitter>,
    rng: ChaCha8Rng,
    saver: Saver,
    /// What happened this round, with all that is hidden.
    events: Vec<Event>,
    /// How much of it each seat has been told.
    told: Vec<usize>,
    /// Where in it each seat's last turn ended.
    since: Vec<usize>,
}

impl Sitting {
    /// A match that is about to begin, or that goes on where a record ends.
    pub fn new(
        game: Match,
        names: Vec<String>,
        sitters: Vec<Sitter>,
        rng: ChaCha8Rng,
        saver: Saver,
    ) -> Sitting {
        let seats = game.plan().seats;
        Sitting {
            game,
            names,
            sitters,
            rng,
            saver,
            events: Vec::new(),
            told: vec![0; seats],
            since: vec![0; seats],
        }
    }

    /// The match.
    pub const fn game(&self) -> &Match {
        &self.game
    }

    /// What was settled before the match.
    pub const fn plan(&self) -> &Plan {
        self.game.plan()
    }

    /// Who plays a seat.
    pub fn sitter(&self, seat: Seat) -> Sitter {
        self.sitters.get(seat.index()).copied().unwrap_or(Sitter::Person)
    }

    /// The people at the keyboard.
    pub fn people(&self) -> Vec<Seat> {
        Seat::all(self.plan().seats).filter(|seat| self.sitter(*seat) == Sitter::Person).collect()
    }

    /// The saver.
    pub const fn saver(&self) -> &Saver {
        &self.saver
    }

    /// Sets what happened before, when a match goes on: it is all told already, but for what came after each last turn.
    pub fn remember(&mut self, events: Vec<Event>) {
        for seat in Seat::all(self.plan().seats) {
            let after =
                events.iter().rposition(|event| ends_turn_of(event) == Some(seat)).map_or(0, |at| at + 1);
            self.told[seat.index()] = after;
            self.since[seat.index()] = after;
        }
        self.events = events;
    }

    /// What a seat knows of the round.
    pub fn view(&self, seat: Seat) -> Option<View> {
        Some(self.game.round()?.view(seat))
    }

    /// Saves the header.
    pub fn save_header(&mut self, seed: Option<u64>) -> Saving {
        let header = Header {
            kinds: Some(self.sitters.iter().map(|sitter| sitter.id().to_owned()).collect()),
            seed,
            ..Header::new(self.plan(), self.names.clone())
        };
        self.saver.save(&[Line::Header(header)])
    }

    /// Deals the next round.
    pub fn deal(&mut self) -> Saving {
        let line = match self.game.deal_round(&mut self.rng) {
            Ok(round) => Some(round.clone()),
            Err(_) => None,
        };
        self.events.clear();
        self.told.fill(0);
        self.since.fill(0);
        let number = self.game.round_number();
        match line {
            Some(round) => self.saver.save(&[Line::Round(RoundLine::new(number, &round))]),
            None => Saving::Done,
        }
    }

    /// A copy of the match to try moves on.
    pub fn trial(&self) -> Match {
        self.game.clone()
    }

    /// Makes the moves that were tried on a copy real.
    pub fn commit(&mut self, seat: Seat, tried: Match, actions: &[Action], events: &[Event]) -> Saving {
        self.game = tried;
        self.events.extend_from_slice(events);
        let line = |action: &Action| Line::Action(ActionLine::new(seat, Deed::Act(*action)));
        let mut lines: Vec<Line> = actions.iter().map(line).collect();
        lines.extend(self.end_line());
        self.saver.save(&lines)
    }

    /// The line that ends the round, if it is over.
    fn end_line(&self) -> Option<Line> {
        let (end, scores) = (self.game.round_end()?, self.game.scored().last()?);
        Some(Line::End(EndLine::new(end, scores)))
    }

    /// Writes what a record lacks that broke off between the last action and the lines that follow from it.
    pub fn save_owed(&mut self, end: bool) -> Saving {
        match self.end_line() {
            Some(line) if end => self.saver.save(&[line]),
            Some(_) | None => Saving::Done,
        }
    }

    /// Carries out one action.
    pub fn act(&mut self, action: Action) -> Result<(Vec<Event>, Saving), PlayError> {
        let seat = self.game.round().map(Position::to_act).ok_or(PlayError::NoRound)?;
        let mut tried = self.trial();
        let mut events = Vec::new();
        tried.play(action, &mut events)?;
        let saving = self.commit(seat, tried, &[action], &events);
        Ok((events, saving))
    }

    /// Takes the last action of this turn back.
    pub fn undo(&mut self, seat: Seat) -> Result<(Action, Saving), UndoRefusal> {
        let action = self.game.undo()?;
        self.forget_last(seat);
        Ok((action, self.saver.save(&[Line::Action(ActionLine::new(seat, Deed::Undo))])))
    }

    /// Takes the events of an action that was taken back out again.
    fn forget_last(&mut self, seat: Seat) {
        if let Some(last) = self.events.iter().rposition(can_be_undone) {
            self.events.truncate(last);
            self.told[seat.index()] = self.told[seat.index()].min(last);
        }
    }

    /// The computer at that seat plays its turn.
    pub fn computer_turn(&mut self, seat: Seat, kind: Kind) -> Vec<Saving> {
        let mut savings = Vec::new();
        while self.game.is_round_running() && self.game.round().map(Position::to_act) == Some(seat) {
            let Some(view) = self.game.round().map(|round| round.view(seat)) else { break };
            let Some(action) = players::choose(kind, &view, &mut self.rng) else { break };
            match self.act(action) {
                Ok((_, saving)) => savings.push(saving),
                Err(_) => break,
            }
        }
        savings
    }

    /// The line that ends the match.
    pub fn finish(&mut self) -> Saving {
        let line = TotalsLine::new(&self.game.totals(), &self.game.winners());
        self.saver.save(&[Line::Totals(line)])
    }

    /// What happened that this seat was not told yet, as far as it may know it; it counts as told now.
    pub fn news(&mut self, seat: Seat) -> Vec<Event> {
        let from = std::mem::replace(&mut self.told[seat.index()], self.events.len());
        self.seen(seat, from)
    }

    /// What happened up to now counts as told to this seat.
    pub fn mark_told(&mut self, seat: Seat) {
        self.told[seat.index()] = self.events.len();
    }

    /// What happened since this seat's last turn, as far as it may know it.
    pub fn since_turn(&self, seat: Seat) -> Vec<Event> {
        self.seen(seat, self.since[seat.index()])
    }

    /// This seat's turn is over.
    pub fn mark_turn_over(&mut self, seat: Seat) {
        self.since[seat.index()] = self.events.len();
    }

    fn seen(&self, seat: Seat, from: usize) -> Vec<Event> {
        let events = self.events.get(from..).unwrap_or_default();
        events.iter().map(|event| event.seen_by(seat)).collect()
    }
}

/// The seat whose turn the event ends, if it ends one.
fn ends_turn_of(event: &Event) -> Option<Seat> {
    match *event {
        Event::Rows(rows::Event::TurnOver { seat } | rows::Event::Passed { seat })
        | Event::Nimm(nimm::Event::TurnOver { seat }) => Some(seat),
        Event::Rows(
            rows::Event::Laid { .. }
            | rows::Event::Bonus { .. }
            | rows::Event::NoBonusLeft { .. }
            | rows::Event::Swapped { .. }
            | rows::Event::Discarded { .. }
            | rows::Event::Drew { .. }
            | rows::Event::RoundOver(_),
        )
        | Event::Nimm(
            nimm::Event::Laid { .. }
            | nimm::Event::Took { .. }
            | nimm::Event::BuffaloEarned { .. }
            | nimm::Event::BuffaloForgone { .. }
            | nimm::Event::NoBuffaloLeft { .. }
            | nimm::Event::PileOpened { .. }
            | nimm::Event::RoundOver(_),
        ) => None,
    }
}

/// Whether the event is the first of an action that can be taken back.
fn can_be_undone(event: &Event) -> bool {
    match event {
        Event::Rows(
            rows::Event::Laid { .. } | rows::Event::Swapped { .. } | rows::Event::Discarded { .. },
        ) => true,
        Event::Rows(
            rows::Event::Bonus { .. }
            | rows::Event::NoBonusLeft { .. }
            | rows::Event::Drew { .. }
            | rows::Event::Passed { .. }
            | rows::Event::TurnOver { .. }
            | rows::Event::RoundOver(_),
        )
        | Event::Nimm(_) => false,
    }
}
