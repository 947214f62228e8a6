//! A visit to a host: what is typed and said here goes there, and what comes from there is said here.

use super::failure::Failure;
use super::link::{Coming, LinkEvent, Over, ServerLink};
use crate::locale::{Language, args};
use crate::meaning::{Channel, Command, Level, RoutineMove, Telling};
use crate::narration::{Utterance, capitalised};
use crate::output::{Deferred, Message, Width};
use crate::protocol::{Envelope, GuestInput, Status, TableMoment};
use crate::session::fault;
use crate::session::menu::settings;
use crate::session::{Change, Input, InputSource, Leave, Pressed, Said, Service, whether, yes_or_no};
use crate::store::{Confirm, Credentials, Keyring};
use crate::terminal::{Listening, NextInput, Press, Voice, serve};
use std::time::Duration;

/// The time that an answer is waited for before another line can be typed: at a terminal, and where lines come from a
/// pipe, whose end would come before the answers.
const SHORT: Duration = Duration::from_secs(4);
const LONG: Duration = Duration::from_secs(30);

/// The longest time that the host may take to be told that the guest leaves.
const LAST: Duration = Duration::from_secs(2);

/// The utterances that the host tells at once.
#[derive(Debug)]
struct HostMessage(Vec<Said>);

impl Message for HostMessage {
    fn is_of_others(&self) -> bool {
        self.0.iter().all(Said::is_of_others)
    }

    fn lines(&self) -> usize {
        self.0.iter().map(|said| said.print.len()).sum()
    }

    fn summed(self) -> HostMessage {
        HostMessage(self.0.into_iter().map(Said::summed).collect())
    }
}

/// The end of a visit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum VisitEnd {
    /// The guest left.
    Left,
    /// The guest left as the host said.
    Dismissed,
    /// The host ended it.
    Ended,
    /// The player is gone.
    Gone(Leave),
    /// There was no host.
    Failed(Failure),
}

impl From<Leave> for VisitEnd {
    fn from(leave: Leave) -> VisitEnd {
        VisitEnd::Gone(leave)
    }
}

/// A visit to a host.
#[derive(Debug)]
pub(crate) struct Visit<'a> {
    voice: &'a mut Voice,
    link: ServerLink,
    keyring: &'a Keyring,
    /// The name of the host in the keyring.
    host: String,
    /// True if the host is there.
    is_here: bool,
    /// True if it was told that the host is not.
    is_lost: bool,
    /// The number of inputs that were sent to the host, and of those that were answered, or are waited for no longer.
    said: u64,
    answered: u64,
    /// True if the prompt is shown already.
    at_prompt: bool,
    /// The moment of the game that a recognizer was told of.
    moment: Option<TableMoment>,
    /// True if single keys are heard, and no lines.
    has_keys: bool,
    /// The word of this device that is asked back.
    asked: Option<Command>,
    /// The news of others while a line is typed.
    held: Deferred<HostMessage>,
}

impl<'a> Visit<'a> {
    /// By a link, with the keyring in which the host has this name.
    #[must_use]
    pub(crate) fn new(
        voice: &'a mut Voice,
        link: ServerLink,
        keyring: &'a Keyring,
        host: String,
    ) -> Visit<'a> {
        Visit {
            held: Deferred::new(voice.typing()),
            voice,
            link,
            keyring,
            host,
            is_here: false,
            is_lost: false,
            said: 0,
            answered: 0,
            at_prompt: false,
            moment: None,
            has_keys: false,
            asked: None,
        }
    }

    /// Goes on until it ends.
    #[must_use]
    pub(crate) fn go(mut self) -> VisitEnd {
        let ending = match self.stay() {
            Ok(never) => match never {},
            Err(ending) => ending,
        };
        match ending {
            VisitEnd::Left | VisitEnd::Gone(_) => self.link.leave(LAST),
            VisitEnd::Dismissed | VisitEnd::Ended | VisitEnd::Failed(_) => {}
        }
        ending
    }

    /// Hears the player and the host in turn.
    fn stay(&mut self) -> Result<std::convert::Infallible, VisitEnd> {
        // Nobody types anything before the host has asked for it.
        self.said = 1;
        loop {
            self.take_news()?;
            self.wait_for_answer()?;
            let overdue = self.held.overdue();
            self.utter(overdue)?;
            if self.at_prompt {
                self.voice.let_go()?;
            }
            let listening = match (self.has_keys, self.at_prompt) {
                (true, _) => Listening::Keys,
                (false, true) => Listening::Meanwhile,
                (false, false) => Listening::Lines,
            };
            match self.voice.next(listening, self.held.due())? {
                NextInput::Woken | NextInput::Due | NextInput::Thought(_) => self.at_prompt = !self.has_keys,
                NextInput::Press(press) => self.dispatch_press(press)?,
                NextInput::Input(came) => {
                    self.at_prompt =
                        !matches!(came, Input::Line(_, InputSource::Typed) | Input::NotText | Input::TooLong);
                    let waited = self.held.release();
                    self.utter(waited)?;
                    self.dispatch(came)?;
                }
            }
        }
    }

    /// Tells all that has come.
    fn take_news(&mut self) -> Result<(), VisitEnd> {
        loop {
            match self.link.news() {
                Ok(Some(news)) => self.tell(news)?,
                Ok(None) => return Ok(()),
                Err(Over) => return Err(VisitEnd::Ended),
            }
        }
    }

    /// Waits for the answer to what was said last, so that it comes before the prompt.
    fn wait_for_answer(&mut self) -> Result<(), VisitEnd> {
        let patience = if self.voice.is_at_terminal() { SHORT } else { LONG };
        while self.waits() {
            match self.link.wait(patience) {
                Some(news) => self.tell(news)?,
                None => {
                    self.answered = self.said;
                    self.notice("join-late")?;
                }
            }
        }
        Ok(())
    }

    const fn waits(&self) -> bool {
        self.answered < self.said && !self.is_lost
    }

    fn notice(&mut self, id: &str) -> Result<(), VisitEnd> {
        let text = self.voice.locale().text(id);
        Ok(self.voice.notice(&text)?)
    }

    /// Tells what became of the connection, or what came over it.
    fn tell(&mut self, news: LinkEvent) -> Result<(), VisitEnd> {
        match news {
            LinkEvent::Failed(failure) => Err(VisitEnd::Failed(failure)),
            LinkEvent::Lost => {
                self.is_here = false;
                if !std::mem::replace(&mut self.is_lost, true) {
                    self.notice("page-lost")?;
                }
                Ok(())
            }
            LinkEvent::Here(coming, unheard) => self.come(coming, unheard),
            LinkEvent::Came(message) => self.take(*message),
        }
    }

    /// The host is there, or there again.
    fn come(&mut self, coming: Coming, unheard: Vec<GuestInput>) -> Result<(), VisitEnd> {
        self.is_here = true;
        if std::mem::take(&mut self.is_lost) {
            self.notice("page-back")?;
        }
        if coming == Coming::Anew {
            // What the host says before the login is waited for.
            (self.said, self.answered) = (1, 0);
        }
        for what in unheard {
            if let GuestInput::Line(line)
            | GuestInput::Spoken(line)
            | GuestInput::Unsure(line)
            | GuestInput::Between(line, _) = what
            {
                let text = self.voice.locale().format("join-unsure", &args!("line" => line));
                self.voice.notice(&text)?;
            }
        }
        Ok(())
    }

    /// Takes a message of the host.
    fn take(&mut self, message: Envelope) -> Result<(), VisitEnd> {
        if let Some(language) = message.lang {
            self.follow(language);
        }
        if !message.told.is_empty() {
            let told = self.held.take(HostMessage(message.told));
            self.utter(told)?;
        }
        if let Some(entered) = message.entered {
            self.keep(entered)?;
        }
        if let Some(status) = message.status {
            self.apply_status(status);
        }
        match message.ended {
            true if self.waits() => Err(VisitEnd::Dismissed),
            true => Err(VisitEnd::Ended),
            false => Ok(()),
        }
    }

    /// Says what was told, above a line that is being typed.
    fn utter(&mut self, told: Vec<HostMessage>) -> Result<(), VisitEnd> {
        for said in told.into_iter().flat_map(|told| told.0) {
            if self.at_prompt && !self.waits() {
                self.voice.utter_meanwhile(&said)?;
            } else {
                self.voice.utter(&said)?;
            }
        }
        Ok(())
    }

    /// The host speaks another language with this guest from now on.
    fn follow(&mut self, language: &'static Language) {
        if self.voice.locale().language() != language {
            self.voice.adopt(&Change::Language(language));
            self.link.speak(language);
        }
    }

    /// Keeps by what the guest comes back.
    fn keep(&mut self, credentials: Credentials) -> Result<(), VisitEnd> {
        let kept = self.keyring.store(&self.host, credentials);
        let Err(error) = kept else { return Ok(()) };
        let locale = self.voice.locale();
        let reason = fault::reason(locale, &error);
        let path = self.keyring.path().map(|path| path.display().to_string()).unwrap_or_default();
        let text = locale.format("error-join-kept", &args!("path" => path, "reason" => reason));
        Ok(self.voice.notice(&text)?)
    }

    /// Takes how things stand at the host.
    fn apply_status(&mut self, status: Status) {
        // The first tells that the host waits for something, be it before the login; what was said is counted from there.
        self.answered = status.answered.saturating_add(1);
        if self.voice.preferences.tellings != status.tellings {
            self.voice.adopt(&Change::Verbosities(status.tellings));
        }
        self.voice.complete(status.words);
        self.voice.display.set_board(status.board);
        let was_told = self.moment.take().is_some();
        self.moment = status.moment.filter(|_| self.voice.told().is_some());
        if was_told || self.moment.is_some() {
            self.tell_moment();
        }
    }

    /// Tells the recognizer of what can be said: at the table, and what answers to what is asked back here.
    fn tell_moment(&mut self) {
        match &self.moment {
            Some((game, moment)) => self.voice.tell_moment(*game, moment, self.asked.is_some()),
            None => self.voice.forget_moment(),
        }
    }

    /// Says something to the host; where it is not there, says so here.
    fn say(&mut self, input: GuestInput) -> Result<(), VisitEnd> {
        if !self.is_here || !self.link.say(input) {
            let text = self.voice.locale().text("join-not-sent");
            return Ok(self.voice.refuse(&text)?);
        }
        self.said = self.said.saturating_add(1);
        Ok(())
    }

    /// Does what the player wants here, or says it to the host.
    fn dispatch(&mut self, came: Input) -> Result<(), VisitEnd> {
        if let Some(asked) = self.asked.take() {
            self.tell_moment();
            if let Input::Line(line, _) | Input::Unsure(line) | Input::Between(line, _) = &came
                && let Some(done) = self.hear_answer(&asked, line)
            {
                return done;
            }
        }
        match came {
            Input::Line(line, way) => self.dispatch_line(line, way),
            Input::Between(one, other) if self.moment.is_some() => self.say(GuestInput::Between(one, other)),
            Input::Between(line, _) | Input::Unsure(line) => self.dispatch_unsure(line),
            Input::Command(command) => self.say(GuestInput::Command(command)),
            Input::Pressed(pressed) => self.say(GuestInput::Key(pressed)),
            Input::NotText => self.refuse("not-text"),
            Input::TooLong => self.refuse("said-too-long"),
        }
    }

    /// Does what a single key asks for here, or says it to the host.
    fn dispatch_press(&mut self, press: Option<Press>) -> Result<(), VisitEnd> {
        self.voice.at_key();
        self.asked = None;
        match press {
            None => self.refuse("keys-unknown"),
            Some(Press::Interrupt) => Err(Leave::Interrupted.into()),
            Some(Press::End) => Err(Leave::InputEnded.into()),
            Some(Press::Leave) => {
                self.has_keys = false;
                let text = self.voice.locale().text("keys-off");
                self.answer(&text)
            }
            // The key itself has silenced the voice.
            Some(Press::At(Pressed::Command(Command::Stop))) => Ok(()),
            Some(Press::At(pressed)) => self.say(GuestInput::Key(pressed)),
        }
    }

    /// Hears single keys from now on, where somebody types here and nobody else is heard.
    fn enter_keys(&mut self) -> Result<(), VisitEnd> {
        if !self.voice.has_keys() {
            return self.refuse("keys-no-terminal");
        }
        (self.has_keys, self.at_prompt) = (true, false);
        let text = self.voice.locale().text("keys-on");
        self.answer(&text)
    }

    fn refuse(&mut self, id: &str) -> Result<(), VisitEnd> {
        let text = self.voice.locale().text(id);
        Ok(self.voice.refuse(&text)?)
    }

    fn answer(&mut self, text: &str) -> Result<(), VisitEnd> {
        Ok(self.voice.say(&[Utterance::answer(capitalised(text))])?)
    }

    /// Does what the answer to what was asked back says, where a line is one.
    fn hear_answer(&mut self, asked: &Command, line: &str) -> Option<Result<(), VisitEnd>> {
        let is_yes = yes_or_no(&self.voice.preferences, line)?;
        Some(if is_yes { self.carry_out(asked) } else { self.refuse("nothing-done") })
    }

    /// Asks back what this device would do for a line that may have been another; all else is judged at the table of the host.
    fn dispatch_unsure(&mut self, line: String) -> Result<(), VisitEnd> {
        match self.voice.preferences.word_of_device(&line).filter(Command::leaves_or_sets) {
            Some(command) => self.ask_whether(command),
            None if self.moment.is_some() => self.say(GuestInput::Unsure(line)),
            None => self.dispatch_line(line, InputSource::Spoken),
        }
    }

    /// Does what a word of this device says, also where the host can't be reached; everything else is understood there.
    fn dispatch_line(&mut self, line: String, source: InputSource) -> Result<(), VisitEnd> {
        match self.voice.preferences.word_of_device(&line) {
            // What was spoken may have been misheard.
            Some(Command::Quit)
                if source != InputSource::Typed && self.voice.preferences.confirm != Confirm::Never =>
            {
                self.ask_whether(Command::Quit)
            }
            // Something at the host may be waiting to be stopped, too.
            Some(Command::Stop) => {
                self.voice.silence();
                self.pass_on(line, source)
            }
            Some(command) => self.carry_out(&command),
            None => self.pass_on(line, source),
        }
    }

    /// Does what a word of this device says.
    fn carry_out(&mut self, command: &Command) -> Result<(), VisitEnd> {
        if let Some(service) = Service::of(Some(command)) {
            let said = serve(self.voice, service);
            return Ok(self.voice.say(&said)?);
        }
        if let Command::Language(Some(code)) = command
            && let Ok(language) = code.parse()
        {
            return self.speak(language);
        }
        if let Command::Width(cells) = command {
            return self.set_width(*cells);
        }
        if *command == Command::Settings {
            return self.change_settings();
        }
        if *command == Command::Keys {
            return self.enter_keys();
        }
        if *command == Command::Quit { Err(VisitEnd::Left) } else { Ok(()) }
    }

    /// Asks back what this device is to do.
    fn ask_whether(&mut self, command: Command) -> Result<(), VisitEnd> {
        let locale = self.voice.locale();
        let question = whether(locale, &command.proposed(locale));
        self.asked = Some(command);
        self.tell_moment();
        Ok(self.voice.say(&[question])?)
    }

    /// Asks for settings of this program, and has the host know those that concern it.
    fn change_settings(&mut self) -> Result<(), VisitEnd> {
        let of_host = |voice: &Voice| {
            let preferences = &voice.preferences;
            (voice.locale().language(), preferences.tellings.general(Channel::Print), preferences.automation)
        };
        let before = of_host(self.voice);
        self.voice.run(settings)?;
        let (language, level, automation) = of_host(self.voice);
        if before.0 != language {
            self.link.speak(language);
            self.say(GuestInput::Language(language))?;
        }
        if before.1 != level {
            let telling = Telling { sort: None, level: Level::To(level), channel: None };
            self.say(GuestInput::Command(Command::Verbosity(Some(telling))))?;
        }
        for routine in RoutineMove::ALL {
            let mode = automation.mode(routine);
            if before.2.mode(routine) != mode {
                self.say(GuestInput::Command(Command::Automate(routine, Some(mode))))?;
            }
        }
        Ok(())
    }

    fn pass_on(&mut self, line: String, source: InputSource) -> Result<(), VisitEnd> {
        self.say(match source {
            InputSource::Typed => GuestInput::Line(line),
            InputSource::Spoken | InputSource::Heard => GuestInput::Spoken(line),
        })
    }

    /// Speaks another language, here and there.
    fn speak(&mut self, language: &'static Language) -> Result<(), VisitEnd> {
        self.voice.adopt(&Change::Language(language));
        self.link.speak(language);
        let text = self.voice.locale().text("language-set");
        self.answer(&text)?;
        if self.link.say(GuestInput::Language(language)) {
            self.said = self.said.saturating_add(1);
        }
        Ok(())
    }

    fn set_width(&mut self, cells: Option<u32>) -> Result<(), VisitEnd> {
        let Some(cells) = cells.and_then(Width::allowed) else {
            let args = args!("low" => *Width::CELLS.start(), "high" => *Width::CELLS.end());
            let text = self.voice.locale().format("width-wrong", &args);
            return Ok(self.voice.refuse(&text)?);
        };
        self.voice.set_width(Width::of_cells(Some(cells)));
        self.voice.keep(|settings| settings.width = Some(cells));
        let text = self.voice.locale().format("width-set", &args!("cells" => cells));
        self.answer(&text)
    }
}
