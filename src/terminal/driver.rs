//! The driver of a session at this keyboard: inputs in, effects carried out, until the session is over or left.

use super::interrupt::say_on_interrupt;
use super::think::Thoughts;
use super::voice::Voice;
use super::{keys, services};
use crate::cards::Seat;
use crate::locale::args;
use crate::narration::Utterance;
use crate::record::Line;
use crate::session::{
    self, Conversation, Effect, Ending, Leave, Lookback, MatchEffect, Mode, Request, Service, Session, Table,
    fault,
};
use crate::store::{Saver, Saving};
use std::time::{Duration, Instant};

/// A session at this keyboard, and where it is saved.
pub struct Driver<'a> {
    /// All that is said and heard.
    pub voice: &'a mut Voice,
    /// The session.
    pub session: &'a mut dyn Session,
    /// Where it is saved.
    pub saver: Saver,
    /// Whether it is played by single keys.
    pub(super) by_keys: bool,
    /// The turn that a computer thinks about elsewhere.
    pub(super) thoughts: Option<Thoughts>,
    begin: Instant,
}

impl<'a> Driver<'a> {
    /// Has not begun yet.
    #[must_use]
    pub fn new(voice: &'a mut Voice, session: &'a mut dyn Session, saver: Saver) -> Driver<'a> {
        Driver { voice, session, saver, by_keys: false, thoughts: None, begin: Instant::now() }
    }

    /// Runs the session to its end.
    ///
    /// # Errors
    /// Why it was left before.
    pub fn run(&mut self) -> Result<(), Leave> {
        let left = self.go_on();
        self.voice.forget_moment();
        left
    }

    fn go_on(&mut self) -> Result<(), Leave> {
        loop {
            let effects = self.session.advance(self.now());
            if !effects.is_empty() {
                self.carry_out(effects)?;
            } else if self.session.is_over() {
                return Ok(());
            } else if let Some(thoughts) = self.thoughts.take() {
                self.wait_for(&thoughts)?;
            } else {
                self.hear_next()?;
            }
        }
    }

    /// The time since the session began.
    pub(super) fn now(&self) -> Duration {
        self.begin.elapsed()
    }

    /// Hears what comes next.
    fn hear_next(&mut self) -> Result<(), Leave> {
        let is_open = self.session.conversation().is_some_and(|talk| talk.mode() == Mode::Open);
        if is_open {
            self.prepare_line();
        }
        self.tell_moment();
        if is_open && self.by_keys {
            return keys::obey_key(self);
        }
        let input = self.voice.hear_any()?;
        self.hear(input)
    }

    /// Has the session hear something.
    pub(super) fn hear(&mut self, input: session::Input) -> Result<(), Leave> {
        let effects = self.session.hear(input, self.now());
        self.carry_out(effects)
    }

    /// Tells the recognizer, if there is one, what can be said at the moment.
    pub(super) fn tell_moment(&mut self) {
        let Some((language, told)) = self.voice.told() else { return };
        if let (Some(talk), Some(table)) = (self.session.conversation(), self.session.table()) {
            told.tell(language, Some(table.plan().game), &session::moment(talk, table));
        }
    }

    /// Prepares what Tab completes and what the display shows of the moment.
    pub(super) fn prepare_line(&mut self) {
        let (Some(talk), Some(table)) = (self.session.conversation(), self.session.table()) else { return };
        if self.voice.is_at_terminal() {
            self.voice.complete(session::sayable_now(talk, table));
        }
        if self.voice.fingers.is_held() {
            self.voice.fingers.set_board(session::board(talk, table));
        }
    }

    /// Carries out what came of the session, in order.
    ///
    /// # Errors
    /// That the session was left, or nobody can hear it.
    pub fn carry_out(&mut self, effects: Vec<MatchEffect>) -> Result<(), Leave> {
        for effect in effects {
            match effect {
                MatchEffect::Save(lines) => self.save(&lines)?,
                MatchEffect::Tell(_, effects) => self.tell(effects)?,
                MatchEffect::Think(thinking) => self.think(*thinking)?,
                MatchEffect::Clear => self.voice.clear_place(),
                MatchEffect::Sit(seat) => self.voice.sit(self.place_of(seat)),
                MatchEffect::Over(Ending::Played) => {}
                MatchEffect::Over(Ending::Resigned) => return Err(Leave::Resigned),
            }
        }
        Ok(())
    }

    /// The place of a player among those who share the keyboard.
    fn place_of(&self, seat: Seat) -> usize {
        let people = self.session.table().map(Table::people).unwrap_or_default();
        people.iter().position(|other| *other == seat).unwrap_or_default()
    }

    /// Carries out what came of a conversation; that something could not be saved is told behind it.
    fn tell(&mut self, effects: Vec<Effect>) -> Result<(), Leave> {
        let mut savings = Vec::new();
        for effect in effects {
            match effect {
                Effect::Save(lines) => savings.push(self.saver.save(&lines)),
                Effect::Say(said) => self.voice.utter(&said)?,
                Effect::Recite(lines) => self.voice.recite(&lines)?,
                Effect::Change(change) => {
                    self.voice.adopt(&change);
                    self.set_interruption();
                }
                Effect::Request(request) => self.grant(request)?,
                Effect::Silence => self.voice.silence(),
                Effect::Leave(leave) => return Err(leave),
            }
        }
        savings.into_iter().try_for_each(|saving| self.tell_saving(saving))
    }

    /// Has something told in the conversation that only the driver knows.
    pub(super) fn say(&mut self, say: impl FnOnce(&mut Conversation) -> Vec<Effect>) -> Result<(), Leave> {
        let effects = self.session.conversation_mut().map(say).unwrap_or_default();
        self.tell(effects)
    }

    fn grant(&mut self, request: Request) -> Result<(), Leave> {
        match request {
            Request::WhereSaved => {
                self.catch_up()?;
                let said = [self.where_saved()];
                self.say(|talk| talk.reply(&said))
            }
            Request::Keys => self.enter_keys(),
            Request::Service(service) => {
                if matches!(service, Service::Review(_) | Service::MoreOfReview)
                    && let Some(rounds) = self.session.lookback()
                {
                    self.look_back_at(rounds);
                }
                let said = services::serve(self.voice, service);
                self.say(|talk| talk.reply(&said))
            }
        }
    }

    /// Has rounds at hand to be looked at again; what was found in them before is kept.
    pub fn look_back_at(&mut self, rounds: Lookback) {
        self.voice.lookback = rounds.or(std::mem::take(&mut self.voice.lookback));
    }

    /// Plays by single keys from now on, where there are keys.
    fn enter_keys(&mut self) -> Result<(), Leave> {
        if !self.voice.has_keys() {
            return self.say(|talk| talk.refusal("keys-no-terminal"));
        }
        self.by_keys = true;
        let text = self.voice.locale().text("keys-on");
        self.say(|talk| talk.reply(&[Utterance::answer(text)]))
    }

    /// Says something that concerns the program, such as which deal of a day is played.
    ///
    /// # Errors
    /// When nobody can hear it.
    pub fn notice(&mut self, text: &str) -> Result<(), Leave> {
        self.say(|talk| talk.notice(text))
    }

    fn where_saved(&self) -> Utterance {
        let locale = self.voice.locale();
        Utterance::answer(match self.saver.path() {
            Some(path) if !self.saver.is_behind() => {
                locale.format("saved", &args!("path" => path.display().to_string()))
            }
            Some(_) | None => locale.text("not-saved"),
        })
    }

    /// Saves lines, and says what went wrong.
    ///
    /// # Errors
    /// When nobody can hear it.
    pub fn save(&mut self, lines: &[Line]) -> Result<(), Leave> {
        let saving = self.saver.save(lines);
        self.tell_saving(saving)
    }

    /// Says what went wrong with saving, or that it works again.
    ///
    /// # Errors
    /// When nobody can hear it.
    pub fn tell_saving(&mut self, saving: Saving) -> Result<(), Leave> {
        let locale = self.voice.locale();
        let text = match saving {
            Saving::Done | Saving::StillFailing => return Ok(()),
            Saving::Again => locale.text("saving-again"),
            Saving::Anew(path) => locale.format("saving-anew", &args!("path" => path.display().to_string())),
            Saving::Failed(error) => {
                let reason = fault::reason(locale, &error);
                locale.format("error-save-failed", &args!("reason" => reason))
            }
        };
        self.set_interruption();
        self.notice(&text)
    }

    /// Tries once more to write what could not be written before, looks whether the record is still there, and says what
    /// came of it.
    ///
    /// # Errors
    /// When nobody can hear it.
    pub fn catch_up(&mut self) -> Result<(), Leave> {
        let saving = self.saver.catch_up();
        self.tell_saving(saving)
    }

    /// Keeps ready what is said when the session is interrupted.
    pub fn set_interruption(&self) {
        say_on_interrupt(self.voice.locale(), self.saver.anchor());
    }
}
