//! The driver of sessions at this keyboard: what is heard in, effects carried out, until the stack of sessions is over.

use super::events::InputEvent;
use super::hear::{Listening, NextInput};
use super::interrupt::say_on_interrupt;
use super::keys::Press;
use super::presets::Preset;
use super::services;
use super::voice::Voice;
use crate::cards::Seat;
use crate::output::{Width, cues};
use crate::record::Line;
use crate::session::{
    self, Answer, ComputerTurn, Device, DeviceRequest, Dialog, DialogStep, Effect, GamesRequest, Input,
    KeyMode, Leave, MatchEffect, MatchTable, Mode, Profile, Request, TerminalDevice, Thinking, User,
};
use crate::store::{PromptOutput, Saver, Saving};
use std::collections::VecDeque;
use std::path::Path;
use std::sync::mpsc::SyncSender;
use std::time::{Duration, Instant};

/// The time for which nobody wonders what the computers do.
const THINKING_NOTICE: Duration = Duration::from_millis(300);

/// The variable with another such time, in milliseconds.
const VARIABLE: &str = "ELEVENS_PATIENCE";

/// The variable that names a file: as long as it is there, a computer goes on thinking. Tests have one.
const HELD_BY: &str = "ELEVENS_PONDER";

/// The time between two looks for that file.
const LOOK: Duration = Duration::from_millis(5);

/// Returns how long a person waits for the computers before a word is said of it.
#[must_use]
pub(super) fn thinking_notice() -> Duration {
    let chosen = std::env::var(VARIABLE).ok().and_then(|text| text.parse().ok());
    chosen.map_or(THINKING_NOTICE, Duration::from_millis)
}

/// A thread on which a computer thinks: its end is heard of, whatever comes of it.
struct Thinker {
    sender: SyncSender<InputEvent>,
    turn: Option<Box<ComputerTurn>>,
}

impl Thinker {
    /// Has a computer think.
    ///
    /// # Errors
    /// When there is no thread to be had for it.
    fn begin(thinking: Thinking, sender: SyncSender<InputEvent>) -> std::io::Result<()> {
        let spawned = std::thread::Builder::new().name("thought".to_owned()).spawn(move || {
            let mut thinker = Thinker { sender, turn: None };
            ponder();
            thinker.turn = Some(Box::new(thinking.play()));
        });
        spawned.map(drop)
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        // Whoever left the program hears it no more.
        let _ = self.sender.send(InputEvent::Thought(self.turn.take()));
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
pub(super) type RequestHandler<'a> = dyn FnMut(&mut Voice, &mut Saver, GamesRequest) -> Answer + 'a;

/// A session that was run to its end.
#[derive(Debug)]
pub(crate) struct Ran<T> {
    /// The outcome.
    pub outcome: T,
    /// The outcome of its last words: heard or not.
    pub heard: Result<(), Leave>,
}

/// The setting whether news of speech are told as they come.
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
    games: &'a mut RequestHandler<'a>,
    /// Where the match that is played is saved.
    saver: Saver,
    /// The effects that are to be carried out.
    effects: VecDeque<MatchEffect>,
    outcome: Option<T>,
    /// True if it is played by single keys.
    by_keys: bool,
    news: SpeechNews,
    begin: Instant,
}

impl Voice {
    /// The state of the listener, as sessions need it.
    pub(crate) fn profile(&mut self) -> Profile {
        Profile {
            by_voice: self.told().is_some(),
            thinking_notice: thinking_notice(),
            in_review: false,
            preferences: self.preferences.clone(),
            settings: self.kept.settings().clone(),
        }
    }

    /// Runs a session that asks until it is over, and gives back its outcome.
    pub(crate) fn run<T, F>(&mut self, ask: impl FnOnce(User) -> F) -> T
    where
        F: Future<Output = T> + 'static,
    {
        self.run_with(ask, &mut |_, _, _| Answer::Done).outcome
    }

    /// Runs a session that asks until it is over, among games that are kept and played so.
    pub(crate) fn run_with<T, F>(
        &mut self,
        ask: impl FnOnce(User) -> F,
        games: &mut RequestHandler<'_>,
    ) -> Ran<T>
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
        self.hear_next()
    }

    /// The time since the driver began.
    fn now(&self) -> Duration {
        self.begin.elapsed()
    }

    /// Waits for what comes next, and hands it on.
    fn hear_next(&mut self) -> Result<(), Leave> {
        let (listening, until) = self.awaited();
        match listening {
            Listening::Lines | Listening::Meanwhile | Listening::Keys => {
                self.prepare_line();
                self.tell_moment();
            }
            Listening::Quietly | Listening::Thoughts => {}
        }
        let next = self.voice.next(listening, until);
        self.voice.write_noted();
        match next? {
            NextInput::Input(input) => self.hear(input),
            NextInput::Press(press) => return self.press(press),
            NextInput::Thought(Some(turn)) => self.thought(*turn),
            NextInput::Thought(None) => self.think_here(),
            NextInput::Due => self.pass(),
            NextInput::Woken => {}
        }
        Ok(())
    }

    /// Returns what is listened for now, and until when.
    fn awaited(&self) -> (Listening, Option<Instant>) {
        if self.dialog.thinking().is_some() {
            return self.awaited_meanwhile();
        }
        let is_open = self.dialog.conversation().is_some_and(|talk| talk.mode() == Mode::Open);
        let listening = match self.news {
            SpeechNews::Untold => Listening::Quietly,
            SpeechNews::Told if is_open && self.by_keys => Listening::Keys,
            SpeechNews::Told => Listening::Lines,
        };
        (listening, None)
    }

    /// The same while a computer thinks. What comes through a pipe was written before: nobody is waiting, and it is not read
    /// on. At a terminal whoever asks something is heard once it was told that somebody thinks. What is for a turn is refused
    /// as at any time when it is not one's turn: the table is as it was.
    fn awaited_meanwhile(&self) -> (Listening, Option<Instant>) {
        if !self.voice.is_at_terminal() {
            return (Listening::Thoughts, None);
        }
        if let Some(deadline) = self.dialog.deadline() {
            return (Listening::Thoughts, self.begin.checked_add(deadline));
        }
        let listening = match (self.dialog.knows_listener(), self.by_keys) {
            (false, _) => Listening::Thoughts,
            (true, true) => Listening::Keys,
            (true, false) => Listening::Meanwhile,
        };
        (listening, None)
    }

    /// Has the sessions do what is due.
    fn pass(&mut self) {
        let (profile, now) = (self.voice.profile(), self.now());
        let step = self.dialog.pass(profile, now);
        self.take(step);
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
        if talk.mode() != Mode::Open {
            return;
        }
        if self.voice.is_at_terminal() {
            self.voice.complete(session::sayable_now(talk, table));
        }
        if self.voice.display.is_held() {
            self.voice.display.set_board(session::board(talk, table));
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
        let people = self.dialog.table().map(MatchTable::people).unwrap_or_default();
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
        savings.iter().for_each(|saving| self.tell_saving(saving));
        Ok(())
    }

    fn grant(&mut self, request: Request) -> Result<(), Leave> {
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
            Request::Device(request) => self.answer_of_device(request)?,
            Request::Games(request) => self.answer_of_games(request),
            // Nobody logs in here.
            Request::Login(_) => Answer::Done,
        };
        self.answer(answer);
        Ok(())
    }

    /// Has whoever keeps the games answer; what is said on an interruption depends on the record.
    fn answer_of_games(&mut self, request: GamesRequest) -> Answer {
        let answer = (self.games)(self.voice, &mut self.saver, request);
        self.by_keys = false;
        self.set_interruption();
        answer
    }

    /// Does what the settings ask of this device.
    fn answer_of_device(&mut self, request: DeviceRequest) -> Result<Answer, Leave> {
        Ok(match request {
            DeviceRequest::Change(change) => {
                self.voice.adopt(&change);
                Answer::Done
            }
            DeviceRequest::Set(setting) => Answer::Said(services::set(self.voice, setting)),
            DeviceRequest::TryMicrophone(sentence) => Answer::Tried(self.voice.try_microphone(&sentence)?),
            DeviceRequest::Describe => Answer::Device(Device {
                has_sounds: cues::AVAILABLE,
                terminal: Some(TerminalDevice {
                    prompts: [PromptOutput::Print, PromptOutput::Speech, PromptOutput::Braille]
                        .map(|outlet| self.voice.prompt_at(outlet)),
                    recognizers: Preset::ALL.map(|preset| preset.id().to_owned()).to_vec(),
                    hears: self.voice.hears(),
                    cells: Width::CELLS,
                }),
            }),
            DeviceRequest::FindFolder(folder) => Answer::IsFolder(folder.is_dir()),
            DeviceRequest::TrySpeech => {
                self.voice.speaking.open(self.voice.preferences.locale());
                self.voice.connect_silence();
                self.news = SpeechNews::Untold;
                Answer::Done
            }
        })
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
    /// Has a computer play its turn: one that searches thinks elsewhere.
    fn think(&mut self, thinking: Thinking) {
        if !thinking.searches() {
            return self.thought(thinking.play());
        }
        if Thinker::begin(thinking, self.voice.events.sender()).is_err() {
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

    /// Does what a key asks for.
    fn press(&mut self, press: Option<Press>) -> Result<(), Leave> {
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
