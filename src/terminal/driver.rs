//! The driver of sessions at this keyboard: what is heard in, effects carried out, until the stack of sessions is over.

use super::interrupt::say_on_interrupt;
use super::keys::{Press, press_of};
use super::listened::Preset;
use super::pressed::Raw;
use super::services;
use super::source::Source;
use super::voice::Voice;
use crate::cards::Seat;
use crate::output::{Width, cues};
use crate::record::Line;
use crate::session::{
    self, Answer, ComputerTurn, Device, DeviceRequest, Dialog, DialogStep, Effect, GamesRequest, Input,
    KeyMode, Leave, MatchEffect, Mode, Profile, Request, Table, TerminalDevice, Thinking, User, Way,
};
use crate::store::{Outlet, Saver, Saving};
use crossterm::event::KeyEvent;
use std::collections::VecDeque;
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

/// Whoever keeps the games that are played here: answers to what menus ask for; the saver is that of the match that is
/// played.
pub type Games<'a> = dyn FnMut(&mut Voice, &mut Saver, GamesRequest) -> Answer + 'a;

/// A session that was run to its end.
#[derive(Debug)]
pub struct Ran<T> {
    /// The outcome.
    pub outcome: T,
    /// Whether its last words were heard.
    pub heard: Result<(), Leave>,
}

/// Whether the news of speech are told as they come.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SpeechNews {
    /// They are.
    Told,
    /// They are not, since nobody has said yet who is to speak.
    Untold,
}

/// A stack of sessions at this keyboard.
struct Driver<'a, T> {
    /// All that is said and heard.
    voice: &'a mut Voice,
    dialog: Dialog<T>,
    games: &'a mut Games<'a>,
    /// Where the match that is played is saved.
    saver: Saver,
    /// What is to be carried out.
    effects: VecDeque<MatchEffect>,
    outcome: Option<T>,
    /// Whether it is played by single keys.
    by_keys: bool,
    news: SpeechNews,
    /// The turn that a computer thinks about elsewhere.
    thoughts: Option<Thoughts>,
    begin: Instant,
}

impl Voice {
    /// The state of the listener, as sessions need it.
    pub fn profile(&mut self) -> Profile {
        Profile {
            by_voice: self.told().is_some(),
            patience: patience(),
            in_review: false,
            manner: self.manner.clone(),
            settings: self.kept.settings().clone(),
        }
    }

    /// Runs a session that asks until it is over, and gives back its outcome.
    pub fn run<T, F>(&mut self, ask: impl FnOnce(User) -> F) -> T
    where
        F: Future<Output = T> + 'static,
    {
        self.run_with(ask, &mut |_, _, _| Answer::Done).outcome
    }

    /// Runs a session that asks until it is over, among games that are kept and played so.
    pub fn run_with<T, F>(&mut self, ask: impl FnOnce(User) -> F, games: &mut Games<'_>) -> Ran<T>
    where
        F: Future<Output = T> + 'static,
    {
        let (dialog, step) = Dialog::begin(self.profile(), ask);
        let mut driver = Driver {
            voice: self,
            dialog,
            games,
            saver: Saver::nowhere(),
            effects: VecDeque::new(),
            outcome: None,
            by_keys: false,
            news: SpeechNews::Told,
            thoughts: None,
            begin: Instant::now(),
        };
        driver.take(step);
        driver.run()
    }
}

impl<T> Driver<'_, T> {
    fn run(mut self) -> Ran<T> {
        loop {
            let heard = self.carry_out();
            if let Some(outcome) = self.outcome.take() {
                return Ran { outcome, heard };
            }
            if let Err(leave) = heard.and_then(|()| self.go_on()) {
                self.end(leave);
            }
        }
    }

    /// Notes what came of an input or an answer: it is carried out before anything else that waits.
    fn take(&mut self, (effects, outcome): DialogStep<T>) {
        for effect in effects.into_iter().rev() {
            self.effects.push_front(effect);
        }
        self.outcome = outcome.or(self.outcome.take());
    }

    /// Leaves what is played or asked.
    fn end(&mut self, leave: Leave) {
        self.effects.clear();
        self.thoughts = None;
        let profile = self.voice.profile();
        let step = self.dialog.end(profile, leave);
        self.take(step);
    }

    /// Has the sessions go on by themselves, or hears what comes next.
    fn go_on(&mut self) -> Result<(), Leave> {
        let (profile, now) = (self.voice.profile(), self.now());
        let step = self.dialog.advance(profile, now);
        if !step.0.is_empty() || step.1.is_some() {
            self.take(step);
            return Ok(());
        }
        match self.thoughts.take() {
            Some(thoughts) => self.wait_for(&thoughts),
            None => self.hear_next(),
        }
    }

    /// The time since the driver began.
    fn now(&self) -> Duration {
        self.begin.elapsed()
    }

    /// Hears what comes next.
    fn hear_next(&mut self) -> Result<(), Leave> {
        let is_open = self.dialog.conversation().is_some_and(|talk| talk.mode() == Mode::Open);
        if is_open {
            self.prepare_line();
        }
        if self.news == SpeechNews::Untold {
            let line = self.voice.hear_quietly()?;
            self.hear(Input::Line(line, Way::Typed));
            return Ok(());
        }
        self.tell_moment();
        if is_open && self.by_keys {
            return self.hear_key();
        }
        let input = self.voice.hear_any()?;
        self.hear(input);
        Ok(())
    }

    /// Has the sessions hear something.
    fn hear(&mut self, input: Input) {
        let (profile, now) = (self.voice.profile(), self.now());
        let step = self.dialog.hear(profile, input, now);
        self.take(step);
    }

    /// Hands the sessions the answer to what they asked for.
    fn answer(&mut self, answer: Answer) {
        let profile = self.voice.profile();
        let step = self.dialog.answer(profile, answer);
        self.take(step);
    }

    /// Tells the recognizer, if there is one, what can be said at the moment.
    fn tell_moment(&mut self) {
        let Some((language, told)) = self.voice.told() else { return };
        let (game, moment) = self.dialog.moment();
        told.tell(language, game, &moment);
    }

    /// Prepares what Tab completes and what the display shows of the moment.
    fn prepare_line(&mut self) {
        let (Some(talk), Some(table)) = (self.dialog.conversation(), self.dialog.table()) else { return };
        if self.voice.is_at_terminal() {
            self.voice.complete(session::sayable_now(talk, table));
        }
        if self.voice.fingers.is_held() {
            self.voice.fingers.set_board(session::board(talk, table));
        }
    }

    /// Carries out what waits to be, in order.
    ///
    /// # Errors
    /// That nobody can hear it.
    fn carry_out(&mut self) -> Result<(), Leave> {
        while let Some(effect) = self.effects.pop_front() {
            match effect {
                MatchEffect::Save(lines) => self.save(&lines),
                MatchEffect::Tell(_, effects) => self.tell(effects)?,
                MatchEffect::Think(thinking) => self.think(*thinking),
                MatchEffect::Clear => self.voice.clear_place(),
                MatchEffect::Sit(seat) => self.voice.sit(self.place_of(seat)),
                MatchEffect::Over(_) => {}
            }
        }
        Ok(())
    }

    /// The place of a player among those who share the keyboard.
    fn place_of(&self, seat: Seat) -> usize {
        let people = self.dialog.table().map(Table::people).unwrap_or_default();
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
                Effect::Request(request) => self.grant(request),
                Effect::Silence => self.voice.silence(),
                Effect::Leave(leave) => return Err(leave),
            }
        }
        savings.iter().for_each(|saving| self.tell_saving(saving));
        Ok(())
    }

    fn grant(&mut self, request: Request) {
        let answer = match request {
            Request::WhereSaved => {
                let saving = self.saver.catch_up();
                self.tell_saving(&saving);
                let is_whole = !self.saver.is_behind();
                Answer::SavedAt(self.saver.path().filter(|_| is_whole).map(Path::to_owned))
            }
            Request::Keys => {
                self.by_keys = self.voice.has_keys();
                Answer::Keys(if self.by_keys { KeyMode::Entered } else { KeyMode::Missing })
            }
            Request::Service(service) => Answer::Said(services::serve(self.voice, service)),
            Request::Device(request) => self.answer_of_device(request),
            Request::Games(request) => self.answer_of_games(request),
        };
        self.answer(answer);
    }

    /// Has whoever keeps the games answer; what is said on an interruption depends on the record.
    fn answer_of_games(&mut self, request: GamesRequest) -> Answer {
        let answer = (self.games)(self.voice, &mut self.saver, request);
        self.by_keys = false;
        self.set_interruption();
        answer
    }

    /// Does what the settings ask of this device.
    fn answer_of_device(&mut self, request: DeviceRequest) -> Answer {
        match request {
            DeviceRequest::Change(change) => {
                self.voice.adopt(&change);
                Answer::Done
            }
            DeviceRequest::Set(setting) => Answer::Said(services::set(self.voice, setting)),
            DeviceRequest::Describe => Answer::Device(Device {
                has_sounds: cues::AVAILABLE,
                terminal: Some(TerminalDevice {
                    prompts: [Outlet::Print, Outlet::Speech, Outlet::Braille]
                        .map(|outlet| self.voice.prompt_at(outlet)),
                    recognizers: Preset::ALL.map(|preset| preset.id().to_owned()).to_vec(),
                    cells: Width::CELLS,
                }),
            }),
            DeviceRequest::FindFolder(folder) => Answer::IsFolder(folder.is_dir()),
            DeviceRequest::TrySpeech => {
                self.voice.speaking.open(self.voice.manner.locale());
                self.voice.connect_silence();
                self.news = SpeechNews::Untold;
                Answer::Done
            }
        }
    }

    /// Saves lines, and says what went wrong.
    fn save(&mut self, lines: &[Line]) {
        let saving = self.saver.save(lines);
        self.tell_saving(&saving);
    }

    /// Says what went wrong with saving, or that it works again.
    fn tell_saving(&mut self, saving: &Saving) {
        self.set_interruption();
        let profile = self.voice.profile();
        let step = self.dialog.saved(profile, saving);
        self.take(step);
    }

    /// Keeps ready what is said when the program is interrupted.
    fn set_interruption(&self) {
        say_on_interrupt(self.voice.locale(), self.saver.anchor());
    }
}

impl<T> Driver<'_, T> {
    /// Has a computer play its turn: at a terminal one that searches thinks elsewhere.
    fn think(&mut self, thinking: Thinking) {
        // What comes through a pipe was written before: nobody is waiting, and the same lines are the same game.
        if !self.voice.is_at_terminal() || !thinking.searches() {
            return self.thought(thinking.play());
        }
        self.thoughts = think_elsewhere(thinking, Caller(self.voice.caller()));
        if self.thoughts.is_none() {
            self.think_here();
        }
    }

    /// Has the computer that is waited for play here, for there is no thread.
    fn think_here(&mut self) {
        if let Some(thinking) = self.dialog.thinking() {
            self.thought(thinking.play());
        }
    }

    fn thought(&mut self, turn: ComputerTurn) {
        let profile = self.voice.profile();
        let step = self.dialog.thought(profile, turn);
        self.take(step);
    }

    /// Waits for a turn; that it takes long is told, and whoever asks something meanwhile is heard.
    ///
    /// # Errors
    /// That the game was left.
    fn wait_for(&mut self, thoughts: &Thoughts) -> Result<(), Leave> {
        let deadline = self.dialog.deadline().unwrap_or_default();
        let turn = match thoughts.recv_timeout(deadline.saturating_sub(self.now())) {
            Ok(turn) => Some(turn),
            Err(RecvTimeoutError::Disconnected) => None,
            Err(RecvTimeoutError::Timeout) => self.wait_longer(thoughts)?,
        };
        match turn {
            Some(turn) => self.thought(turn),
            None => self.think_here(),
        }
        Ok(())
    }

    fn wait_longer(&mut self, thoughts: &Thoughts) -> Result<Option<ComputerTurn>, Leave> {
        let (profile, now) = (self.voice.profile(), self.now());
        let step = self.dialog.pass(profile, now);
        self.take(step);
        self.carry_out()?;
        if !self.dialog.knows_listener() {
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
            } else {
                let Some(input) = self.voice.hear_beside(has_thought)? else { return Ok(()) };
                self.hear(input);
            }
            self.carry_out()?;
            // Whoever left the match waits for no turn of it.
            if self.dialog.thinking().is_none() {
                return Ok(());
            }
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
            None => self.answer(Answer::Keys(KeyMode::UnknownKey)),
            Some(Press::Interrupt) => return Err(Leave::Interrupted),
            Some(Press::End) => return Err(Leave::InputEnded),
            Some(Press::Leave) => {
                self.by_keys = false;
                self.answer(Answer::Keys(KeyMode::Left));
            }
            Some(Press::At(pressed)) => self.hear(Input::Pressed(pressed)),
        }
        Ok(())
    }
}
