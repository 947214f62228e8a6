//! A match at the keyboard: whose turn it is, who sits there, and lines until it is over.

use super::interrupt::say_on_interrupt;
use super::keys::{self, Keys};
use super::voice::Voice;
use super::wishes;
use crate::cards::Seat;
use crate::dialogue::{
    self, Audience, Begin, Conversation, Effect, Leave, Listener, Mode, Sitter, Table, Wish, hear,
};
use crate::files::{Saver, Saving, fault};
use crate::locale::args;
use crate::narration::Utterance;
use crate::record::Line;

/// A match that is played by one or more people at this keyboard.
#[derive(Debug)]
pub struct Play<'a> {
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
}

impl<'a> Play<'a> {
    /// Sits down at a table.
    #[must_use]
    pub fn new(voice: &'a mut Voice, table: Table, saver: Saver) -> Play<'a> {
        let people = table.people();
        let listener = |seat: &Seat| match people.as_slice() {
            [only] => Listener::Alone(*only),
            _ => Listener::Among(*seat),
        };
        let talk = |seat: &Seat| Conversation::new(voice.manner.clone(), listener(seat), table.names());
        let talks = people.iter().map(talk).collect();
        Play { voice, table, saver, talks, at: 0, keys: None }
    }

    /// Plays the match to its end.
    ///
    /// # Errors
    /// Why it was left before.
    pub fn play(&mut self, begin: Begin) -> Result<(), Leave> {
        self.with_talk(|talk, table| dialogue::tell_beginning(talk, table, begin))?;
        let mut at_keyboard = None;
        loop {
            if !self.table.game().is_round_running() {
                if self.table.game().is_over() {
                    return self.finish();
                }
                self.begin_round()?;
            }
            let Some(seat) = self.table.to_act() else { return Ok(()) };
            match self.table.sitter(seat) {
                Sitter::Computer(kind) => {
                    for lines in self.table.computer_turn(seat, kind) {
                        self.save(&lines)?;
                    }
                    self.pause_after_turn()?;
                }
                Sitter::Person => {
                    self.hand_over(seat, &mut at_keyboard)?;
                    self.take_turn(seat)?;
                }
            }
            if !self.table.game().is_round_running() {
                self.with_talk(dialogue::tell_round_over)?;
            }
        }
    }

    /// Whether several people share the keyboard.
    fn is_shared(&self) -> bool {
        self.talks.len() > 1
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

    fn begin_round(&mut self) -> Result<(), Leave> {
        let lines = self.table.deal();
        self.save(&lines)?;
        self.with_talk(|talk, table| dialogue::tell_round(talk, table))
    }

    /// Lets another person sit down at the keyboard, alone; of the one before nothing is left.
    fn hand_over(&mut self, seat: Seat, at_keyboard: &mut Option<Seat>) -> Result<(), Leave> {
        let change = self.is_shared() && *at_keyboard != Some(seat);
        *at_keyboard = Some(seat);
        if !change {
            return Ok(());
        }
        self.at = self.talks.iter().position(|talk| talk.seat() == Some(seat)).unwrap_or(0);
        self.keys = self.keys.take().map(|_| Keys::default());
        self.voice.clear_place();
        self.with_talk(|talk, _| dialogue::call_alone(talk))?;
        self.hear_while(Mode::Away)?;
        self.voice.sit(self.at);
        Ok(())
    }

    /// Hears lines as long as the conversation takes them so.
    fn hear_while(&mut self, mode: Mode) -> Result<(), Leave> {
        while self.talk().is_some_and(|(talk, _)| talk.mode() == mode) {
            let came = self.voice.hear_any()?;
            self.with_talk(|talk, table| hear(talk, table, came))?;
        }
        Ok(())
    }

    /// A person's turn: news, then lines of input until it is over.
    fn take_turn(&mut self, seat: Seat) -> Result<(), Leave> {
        self.with_talk(dialogue::tell_turn)?;
        while self.table.to_act() == Some(seat) {
            self.prepare_line();
            if self.keys.is_some() {
                keys::obey_key(self)?;
                continue;
            }
            let came = self.voice.hear_any()?;
            self.with_talk(|talk, table| hear(talk, table, came))?;
        }
        self.table.mark_told(seat);
        Ok(())
    }

    /// What Tab completes and what the display shows are those of the moment.
    fn prepare_line(&mut self) {
        let (terminal, display) = (self.voice.is_at_terminal(), self.voice.fingers.is_held());
        let Some((talk, table)) = self.talk() else { return };
        let commands = terminal.then(|| dialogue::sayable_now(talk, table));
        let board = display.then(|| dialogue::board(talk, table));
        if let Some(commands) = commands {
            self.voice.complete(commands);
        }
        if let Some(board) = board {
            self.voice.fingers.set_board(board);
        }
    }

    /// With the setting on, a computer's turn is told at once, and the game waits; questions are answered meanwhile.
    fn pause_after_turn(&mut self) -> Result<(), Leave> {
        if !self.voice.manner.pause || self.is_shared() || !self.table.game().is_round_running() {
            return Ok(());
        }
        let next = self.table.to_act();
        if self.talk().is_some_and(|(talk, _)| talk.seat() == next) {
            return Ok(());
        }
        self.with_talk(dialogue::tell_pause)?;
        self.hear_while(Mode::Pause)
    }

    /// Tells who won.
    fn finish(&mut self) -> Result<(), Leave> {
        let saving = self.saver.save(&[self.table.totals()]);
        self.with_talk(|talk, table| dialogue::tell_match_over(talk, table))?;
        self.tell_saving(saving)
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
                Effect::Wish(wish) => self.grant(wish)?,
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

    fn grant(&mut self, wish: Wish) -> Result<(), Leave> {
        match wish {
            Wish::WhereSaved => {
                let said = [self.where_saved()];
                self.with_talk(|talk, _| talk.reply(&said))
            }
            Wish::Keys => keys::enter(self),
            Wish::Speech(_)
            | Wish::Tune(_)
            | Wish::Voice(_)
            | Wish::Braille(_)
            | Wish::PromptReply(_)
            | Wish::Sounds(_) => {
                let said = wishes::grant(self.voice, wish);
                self.with_talk(|talk, _| talk.reply(&said))
            }
        }
    }

    fn where_saved(&self) -> Utterance {
        let locale = self.voice.locale();
        Utterance::answer(match self.saver.path() {
            Some(path) if !self.saver.is_behind() => {
                locale.format("saved", &args!("path" => fault::told(path)))
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
            Saving::Failed(error) => {
                let reason = fault::reason(locale, &error);
                locale.format("error-save-failed", &args!("reason" => reason))
            }
        };
        set_interruption(self.voice, &self.saver);
        self.with_talk(|talk, _| talk.notice(&text))
    }

    /// Tries once more to write what could not be written before, and says when that works.
    ///
    /// # Errors
    /// When nobody can hear it.
    pub fn catch_up(&mut self) -> Result<(), Leave> {
        match self.saver.catch_up() {
            saving @ Saving::Again => self.tell_saving(saving),
            Saving::Done | Saving::Failed(_) | Saving::StillFailing => Ok(()),
        }
    }

    /// Keeps ready what is said when the game is interrupted.
    pub fn set_interruption(&self) {
        set_interruption(self.voice, &self.saver);
    }
}

fn set_interruption(voice: &Voice, saver: &Saver) {
    let saved = saver.path().is_some() && !saver.is_behind();
    say_on_interrupt(&voice.locale().text(if saved { "interrupted-saved" } else { "interrupted" }));
}
