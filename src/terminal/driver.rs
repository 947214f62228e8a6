//! The driver of a session at this keyboard: inputs in, effects carried out, until the session is over or left.

use super::interrupt::say_on_interrupt;
use super::keys::{Press, press_of};
use super::pressed::Raw;
use super::services;
use super::source::Source;
use super::voice::Voice;
use crate::cards::Seat;
use crate::locale::args;
use crate::narration::Utterance;
use crate::record::Line;
use crate::session::{
    self, ComputerTurn, Conversation, Effect, Input, Leave, LocalSession, Lookback, MatchEffect, MatchEnding,
    Mode, Request, Service, Table, Thinking, fault,
};
use crate::store::{Saver, Saving};
use crossterm::event::KeyEvent;
use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TryRecvError, sync_channel};
use std::time::{Duration, Instant};

/// How long nobody wonders what the computers do.
const PATIENCE: Duration = Duration::from_millis(300);

/// The variable with another such time, in milliseconds.
const VARIABLE: &str = "ELEVENS_PATIENCE";

/// The variable that names a file: as long as it is there, a computer goes on thinking. Tests have one.
const HELD_BY: &str = "ELEVENS_PONDER";

/// How often is looked for that file.
const LOOK: Duration = Duration::from_millis(5);

/// How long a person waits for the computers before a word is said of it.
#[must_use]
pub fn patience() -> Duration {
    let chosen = std::env::var(VARIABLE).ok().and_then(|text| text.parse().ok());
    chosen.map_or(PATIENCE, Duration::from_millis)
}

/// Where a turn comes from that a computer thinks about on another thread.
type Thoughts = Receiver<ComputerTurn>;

/// Has a computer think, where there is a thread to be had for it.
fn think_elsewhere(thinking: Thinking, caller: Caller) -> Option<Thoughts> {
    let (teller, thoughts) = sync_channel(1);
    let spawned = std::thread::Builder::new().name("thought".to_owned()).spawn(move || {
        ponder();
        // Whoever left the game hears it no more.
        let _ = teller.send(thinking.play());
        drop(teller);
        drop(caller);
    });
    spawned.ok().map(|_| thoughts)
}

/// Calls the thread that plays when it is dropped: behind a thought, or where there will be none.
struct Caller(Option<SyncSender<Source>>);

impl Drop for Caller {
    fn drop(&mut self) {
        if let Some(caller) = &self.0 {
            // Whoever left the program hears it no more.
            let _ = caller.send(Source::Elsewhere);
        }
    }
}

/// Goes on thinking as long as a test has it.
fn ponder() {
    let Some(file) = std::env::var_os(HELD_BY) else { return };
    while Path::new(&file).exists() {
        std::thread::sleep(LOOK);
    }
}

/// A session at this keyboard, and where it is saved.
pub struct Driver<'a> {
    /// All that is said and heard.
    pub voice: &'a mut Voice,
    /// The session.
    pub session: &'a mut dyn LocalSession,
    /// Where it is saved.
    pub saver: Saver,
    /// Whether it is played by single keys.
    by_keys: bool,
    /// The turn that a computer thinks about elsewhere.
    thoughts: Option<Thoughts>,
    begin: Instant,
}

impl<'a> Driver<'a> {
    /// Has not begun yet.
    #[must_use]
    pub fn new(voice: &'a mut Voice, session: &'a mut dyn LocalSession, saver: Saver) -> Driver<'a> {
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
    fn now(&self) -> Duration {
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
            return self.hear_key();
        }
        let input = self.voice.hear_any()?;
        self.hear(input)
    }

    /// Has the session hear something.
    fn hear(&mut self, input: Input) -> Result<(), Leave> {
        let effects = self.session.hear(input, self.now());
        self.carry_out(effects)
    }

    /// Tells the recognizer, if there is one, what can be said at the moment.
    fn tell_moment(&mut self) {
        let Some((language, told)) = self.voice.told() else { return };
        if let (Some(talk), Some(table)) = (self.session.conversation(), self.session.table()) {
            told.tell(language, Some(table.plan().game), &session::moment(talk, table));
        }
    }

    /// Prepares what Tab completes and what the display shows of the moment.
    fn prepare_line(&mut self) {
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
                MatchEffect::Over(MatchEnding::Played) => {}
                MatchEffect::Over(MatchEnding::Resigned) => return Err(Leave::Resigned),
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
    fn say(&mut self, say: impl FnOnce(&mut Conversation) -> Vec<Effect>) -> Result<(), Leave> {
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
            // No menu is open at a table.
            Request::Device(_) | Request::Games(_) => Ok(()),
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

impl Driver<'_> {
    /// Has a computer play its turn: at a terminal one that searches thinks elsewhere.
    ///
    /// # Errors
    /// That nobody can hear what came of it.
    fn think(&mut self, thinking: Thinking) -> Result<(), Leave> {
        // What comes through a pipe was written before: nobody is waiting, and the same lines are the same game.
        if !self.voice.is_at_terminal() || !thinking.searches() {
            return self.take(thinking.play());
        }
        self.thoughts = think_elsewhere(thinking, Caller(self.voice.caller()));
        if self.thoughts.is_none() { self.think_here() } else { Ok(()) }
    }

    /// Has the computer that is waited for play here, for there is no thread.
    fn think_here(&mut self) -> Result<(), Leave> {
        match self.session.thinking() {
            Some(thinking) => self.take(thinking.play()),
            None => Ok(()),
        }
    }

    fn take(&mut self, turn: ComputerTurn) -> Result<(), Leave> {
        let effects = self.session.thought(turn);
        self.carry_out(effects)
    }

    /// Waits for a turn; that it takes long is told, and whoever asks something meanwhile is heard.
    ///
    /// # Errors
    /// That the game was left.
    fn wait_for(&mut self, thoughts: &Thoughts) -> Result<(), Leave> {
        let deadline = self.session.deadline().unwrap_or_default();
        let turn = match thoughts.recv_timeout(deadline.saturating_sub(self.now())) {
            Ok(turn) => Some(turn),
            Err(RecvTimeoutError::Disconnected) => None,
            Err(RecvTimeoutError::Timeout) => self.wait_longer(thoughts)?,
        };
        match turn {
            Some(turn) => self.take(turn),
            None => self.think_here(),
        }
    }

    fn wait_longer(&mut self, thoughts: &Thoughts) -> Result<Option<ComputerTurn>, Leave> {
        let effects = self.session.pass(self.now());
        self.carry_out(effects)?;
        if !self.session.knows_listener() {
            self.voice.let_go()?;
            return Ok(thoughts.recv().ok());
        }
        let mut turn = None;
        self.hear_meanwhile(&mut || match thoughts.try_recv() {
            Ok(thought) => {
                turn = Some(thought);
                true
            }
            Err(TryRecvError::Disconnected) => true,
            Err(TryRecvError::Empty) => false,
        })?;
        Ok(turn)
    }

    /// Hears whoever asks something, until a computer has thought. What is for a turn is refused as at any time when it is
    /// not one's turn: the table is as it was.
    fn hear_meanwhile(&mut self, has_thought: &mut dyn FnMut() -> bool) -> Result<(), Leave> {
        loop {
            self.prepare_line();
            self.tell_moment();
            if self.by_keys {
                let Some(key) = self.voice.key_before(has_thought)? else { return Ok(()) };
                self.press(key)?;
                continue;
            }
            let Some(input) = self.voice.hear_beside(has_thought)? else { return Ok(()) };
            self.hear(input)?;
        }
    }

    /// Waits for a key, and does what it asks for.
    fn hear_key(&mut self) -> Result<(), Leave> {
        self.voice.before_key()?;
        // The terminal is raw no longer than that.
        let key = Raw::begin().and_then(|raw| raw.key()).map_err(|_| Leave::InputEnded)?;
        self.press(key)
    }

    fn press(&mut self, key: KeyEvent) -> Result<(), Leave> {
        let press = press_of(key, self.voice.locale());
        if press.is_some() {
            self.voice.at_key();
        }
        match press {
            None => self.say(|talk| talk.refusal("keys-unknown")),
            Some(Press::Interrupt) => Err(Leave::Interrupted),
            Some(Press::End) => Err(Leave::InputEnded),
            Some(Press::Leave) => {
                self.by_keys = false;
                let text = self.voice.locale().text("keys-off");
                self.say(|talk| talk.reply(&[Utterance::answer(text)]))
            }
            Some(Press::At(pressed)) => self.hear(Input::Pressed(pressed)),
        }
    }
}
