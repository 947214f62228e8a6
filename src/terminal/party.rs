//! Those who play at this keyboard: their table, where it is saved, and the conversation with each.

use super::interrupt::say_on_interrupt;
use super::patience::Patience;
use super::services;
use super::voice::Voice;
use crate::cards::Seat;
use crate::locale::args;
use crate::narration::Utterance;
use crate::record::Line;
use crate::session::{
    Audience, Conversation, Effect, Keys, Leave, Listener, Lookback, Request, Service, Table, fault,
    tell_day_over,
};
use crate::store::{Saver, Saving};

/// One or more people at this keyboard, and the match that they play.
#[derive(Debug)]
pub struct Party<'a> {
    /// All that is said and heard.
    pub voice: &'a mut Voice,
    /// The table.
    pub table: Table,
    /// Where it is saved.
    pub saver: Saver,
    /// A conversation for each who shares the keyboard.
    talks: Vec<Conversation>,
    /// Which of them it is that sits there.
    at: usize,
    /// Where single keys have come to, while they are played by.
    pub(super) keys: Option<Keys>,
    /// Who was called to the keyboard last, where several share it.
    pub(super) called: Option<Seat>,
    /// How long the computers may be waited for without a word.
    pub(super) patience: Patience,
}

impl<'a> Party<'a> {
    /// Sits down at a table.
    #[must_use]
    pub fn new(voice: &'a mut Voice, table: Table, saver: Saver) -> Party<'a> {
        let people = table.people();
        let listener = |seat: &Seat| match people.as_slice() {
            [only] => Listener::Alone(*only),
            _ => Listener::Among(*seat),
        };
        let talk = |seat: &Seat| {
            Conversation::new(voice.manner.clone(), listener(seat), table.names())
                .with_sitters(table.sitters())
        };
        let talks = people.iter().map(talk).collect();
        Party { voice, table, saver, talks, at: 0, keys: None, called: None, patience: Patience::default() }
    }

    /// Whether several people share the keyboard.
    #[must_use]
    pub fn is_shared(&self) -> bool {
        self.talks.len() > 1
    }

    /// Whether it is known who sits at the keyboard: where several share it, somebody has to be called first.
    pub(super) fn knows_who_listens(&self) -> bool {
        !self.is_shared() || self.called.is_some()
    }

    /// The conversation with who sits at the keyboard, and the table.
    pub(super) fn talk(&mut self) -> Option<(&mut Conversation, &mut Table)> {
        Some((self.talks.get_mut(self.at)?, &mut self.table))
    }

    /// Has something told in the conversation, and carries out what comes of it.
    pub(super) fn with_talk(
        &mut self,
        tell: impl FnOnce(&mut Conversation, &mut Table) -> Vec<Effect>,
    ) -> Result<(), Leave> {
        let Some((talk, table)) = self.talk() else { return Ok(()) };
        let effects = tell(talk, table);
        self.carry_out(effects)
    }

    /// The place at the keyboard is for another; of the one before nothing is left.
    pub fn make_way_for(&mut self, seat: Seat) {
        self.at = self.talks.iter().position(|talk| talk.seat() == Some(seat)).unwrap_or(0);
        self.keys = self.keys.take().map(|_| Keys::default());
        self.voice.clear_place();
    }

    /// Whoever was called sits there now, alone.
    pub fn sit(&self) {
        self.voice.sit(self.at);
    }

    /// Does what came of a line, a key, or something that happened.
    pub(super) fn carry_out(&mut self, effects: Vec<Effect>) -> Result<(), Leave> {
        let mut savings = Vec::new();
        for effect in effects {
            match effect {
                Effect::Save(lines) => savings.push(self.saver.save(&lines)),
                Effect::Say(said) => {
                    if said.audience == Audience::Everybody {
                        self.overhear(&said.all);
                    }
                    self.voice.utter(&said)?;
                }
                Effect::Recite(lines) => self.voice.recite(&lines)?,
                Effect::Change(change) => {
                    self.voice.adopt(&change);
                    self.talks.iter_mut().for_each(|talk| talk.adopt(&change));
                    set_interruption(self.voice, &self.saver);
                }
                Effect::Request(request) => self.grant(request)?,
                Effect::Silence => self.voice.silence(),
                Effect::Arrived | Effect::GoOn => {}
                Effect::Leave(leave) => return Err(leave),
            }
        }
        savings.into_iter().try_for_each(|saving| self.tell_saving(saving))
    }

    /// What is said aloud, all who share the keyboard may hear again.
    fn overhear(&mut self, said: &[Utterance]) {
        let at = self.at;
        let others = self.talks.iter_mut().enumerate().filter(|(number, _)| *number != at);
        others.for_each(|(_, talk)| talk.overhear(said));
    }

    fn grant(&mut self, request: Request) -> Result<(), Leave> {
        match request {
            Request::WhereSaved => {
                self.catch_up()?;
                let said = [self.where_saved()];
                self.with_talk(|talk, _| talk.reply(&said))
            }
            Request::Keys => self.enter_keys(),
            Request::Service(service) => {
                if matches!(service, Service::Review(_) | Service::MoreOfReview) {
                    self.look_back_at_last();
                }
                let said = services::serve(self.voice, service);
                self.with_talk(|talk, _| talk.reply(&said))
            }
        }
    }

    /// Rounds are at hand to be looked at again; what was found in them before is kept.
    fn look_back_at(&mut self, rounds: Lookback) {
        self.voice.lookback = rounds.or(std::mem::take(&mut self.voice.lookback));
    }

    /// The last round is at hand, as whoever is listening played it.
    fn look_back_at_last(&mut self) {
        let seat = self.talk().and_then(|(talk, _)| talk.seat());
        if let Some(rounds) = seat.map(|seat| Lookback::at(&self.table, seat)) {
            self.look_back_at(rounds);
        }
    }

    /// The match is over: all of it is at hand to be looked at again.
    pub fn look_back(&mut self) {
        self.look_back_at(Lookback::after(&self.table));
    }

    /// Plays by single keys from now on, where there are keys.
    fn enter_keys(&mut self) -> Result<(), Leave> {
        if !self.voice.has_keys() {
            return self.with_talk(|talk, _| talk.refusal("keys-no-terminal"));
        }
        self.keys = Some(Keys::default());
        let text = self.voice.locale().text("keys-on");
        self.with_talk(|talk, _| talk.reply(&[Utterance::answer(text)]))
    }

    /// Tells what came of the deal of a day, where that was played to its end or given up.
    ///
    /// # Errors
    /// When nobody can hear it.
    pub fn tell_day(&mut self, given_up: bool) -> Result<(), Leave> {
        let Some(attempt) = self.table.attempt() else { return Ok(()) };
        let points = (!given_up).then(|| self.table.game().totals().get(Seat::at(0)));
        let lines = tell_day_over(self.voice.locale(), &self.voice.archive.matches(), attempt, points);
        lines.iter().try_for_each(|line| self.with_talk(|talk, _| talk.notice(line)))
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
        set_interruption(self.voice, &self.saver);
        self.with_talk(|talk, _| talk.notice(&text))
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

    /// Keeps ready what is said when the game is interrupted.
    pub fn set_interruption(&self) {
        set_interruption(self.voice, &self.saver);
    }
}

fn set_interruption(voice: &Voice, saver: &Saver) {
    say_on_interrupt(voice.locale(), saver.anchor());
}
