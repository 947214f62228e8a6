//! Who is heard, and what is told before and while somebody is waited for.

use super::begun::Typed;
use super::input::{Heard, LONGEST_LINE};
use super::pressed::Raw;
use super::source::Source;
use super::voice::{Hearing, Voice};
use crate::narration::Utterance;
use crate::session::{Input as Came, Leave, Way};
use crossterm::event::KeyEvent;
use rustyline::history::History;
use std::io::Write;
use std::sync::mpsc::SyncSender;

impl Voice {
    /// Waits for the next line that is text; says what is wrong with one that is not.
    ///
    /// # Errors
    /// Why no more will come.
    pub fn hear(&mut self) -> Result<String, Leave> {
        self.hear_how().map(|(line, _)| line)
    }

    /// The same, with how it came.
    ///
    /// # Errors
    /// Why no more will come.
    pub fn hear_how(&mut self) -> Result<(String, Way), Leave> {
        self.tell_news()?;
        self.speak_prompt();
        self.hear_line(true)
    }

    /// Waits for what comes next: a line, and whether it was spoken, or a key of the braille display.
    ///
    /// # Errors
    /// Why no more will come.
    pub fn hear_any(&mut self) -> Result<Came, Leave> {
        self.tell_news()?;
        self.speak_prompt();
        self.next(true)
    }

    /// The same, or nothing as soon as something came from elsewhere: see [`Voice::waker`].
    ///
    /// # Errors
    /// Why no more will come.
    pub fn hear_or_wake(&mut self, is_prompted: bool) -> Result<Option<Came>, Leave> {
        self.tell_news()?;
        if !is_prompted {
            self.speak_prompt();
        }
        self.next_or_woken(true)
    }

    /// Prints what is to be told before a key is waited for.
    pub fn before_key(&mut self) -> Result<(), Leave> {
        self.tell_speech_news()?;
        self.let_go()
    }

    /// Waits for a key while no line is typed, unless something else is ready before: nothing then.
    ///
    /// # Errors
    /// Why no more will come.
    pub fn key_before(&mut self, is_ready: &mut dyn FnMut() -> bool) -> Result<Option<KeyEvent>, Leave> {
        self.before_key()?;
        // The terminal is raw no longer than that.
        Raw::begin().and_then(|raw| raw.key_before(is_ready)).map_err(|_| Leave::InputEnded)
    }

    /// A key silences the voice, as a line does.
    pub fn at_key(&mut self) {
        self.speaking.silence();
        self.fingers.begin_reply();
    }

    /// A line, without a word of what became of speech.
    pub(super) fn hear_quietly(&mut self) -> Result<String, Leave> {
        self.hear_line(false).map(|(line, _)| line)
    }

    fn hear_line(&mut self, tells_news: bool) -> Result<(String, Way), Leave> {
        loop {
            match self.next(tells_news)? {
                Came::Line(text, way) => return Ok((text, way)),
                Came::NotText => self.refuse(&self.locale().text("not-text"))?,
                Came::TooLong => self.refuse(&self.locale().text("said-too-long"))?,
                // There is no table that a key could stand for a part of.
                Came::Command(_) | Came::Pressed(_) => {}
                Came::Between(likelier, _) | Came::Unsure(likelier) => return Ok((likelier, Way::Spoken)),
            }
        }
    }

    /// Prints what became of speech, sounds and display since the last time.
    fn tell_news(&mut self) -> Result<(), Leave> {
        self.tell_speech_news()?;
        if self.sounds.was_faulty() {
            self.sounds.switch(false);
            let text = self.locale().text("sounds-fault");
            self.print(&[Utterance::notice(text)])?;
        }
        let news = self.fingers.news(self.manner.locale());
        news.iter().try_for_each(|one| self.print(std::slice::from_ref(one)))
    }

    /// Tells what became of speech in print and on the display.
    fn tell_speech_news(&mut self) -> Result<(), Leave> {
        let news = self.speaking.news(self.manner.locale());
        self.fingers.add(&news);
        news.iter().try_for_each(|one| self.print(std::slice::from_ref(one)))
    }

    /// Waits for what comes next, or until a computer has thought and nothing more waits to be heard: nothing then.
    ///
    /// # Errors
    /// Why no more will come.
    pub fn hear_beside(&mut self, has_thought: &mut dyn FnMut() -> bool) -> Result<Option<Came>, Leave> {
        self.tell_news()?;
        self.let_go()?;
        if matches!(self.input, Hearing::Alone(_)) {
            return self.type_beside(has_thought);
        }
        loop {
            if has_thought() {
                return Ok(None);
            }
            // Another computer may have thought before.
            if let Some(came) = self.next_or_woken(true)? {
                return Ok(Some(came));
            }
        }
    }

    /// What wakes the thread that plays, where it waits for several at once and not key by key.
    pub(super) fn caller(&self) -> Option<SyncSender<Source>> {
        match &self.input {
            Hearing::Alone(_) => None,
            Hearing::Several(ears) => Some(ears.teller()),
        }
    }

    /// Hears so where the keyboard is heard alone: key by key, since the editor waits for a line and nothing else.
    fn type_beside(&mut self, has_thought: &mut dyn FnMut() -> bool) -> Result<Option<Came>, Leave> {
        let ended = |_| Leave::InputEnded;
        let prompt = self.prompt();
        let raw = Raw::begin().map_err(ended)?;
        loop {
            let Some(key) = raw.key_before(has_thought).map_err(ended)? else { return Ok(None) };
            self.on_key.act();
            let heard = match self.begun.take(key, &prompt, LONGEST_LINE, &self.typed) {
                Typed::Shown(text) => {
                    show(&text)?;
                    continue;
                }
                Typed::Line(line) if line.len() > LONGEST_LINE => Heard::TooLong,
                Typed::Line(line) => {
                    // What can't be kept to be gone back to is typed again.
                    let _ = self.typed.add(&line);
                    Heard::Line(line)
                }
                Typed::End => Heard::End,
                Typed::Interrupted => Heard::Interrupted,
            };
            drop(raw);
            self.let_go()?;
            return self.taken(Source::Keyboard(heard), &prompt, true);
        }
    }

    /// Waits for whoever is heard next; meanwhile news of speech are told, or not, as they come.
    fn next(&mut self, tells_news: bool) -> Result<Came, Leave> {
        loop {
            if let Some(came) = self.next_or_woken(tells_news)? {
                return Ok(came);
            }
        }
    }

    /// The same, or nothing where something came from elsewhere.
    fn next_or_woken(&mut self, tells_news: bool) -> Result<Option<Came>, Leave> {
        loop {
            let (source, prompt) = self.next_source()?;
            if let Source::Elsewhere = source {
                return Ok(None);
            }
            if let Some(came) = self.taken(source, &prompt, tells_news)? {
                return Ok(Some(came));
            }
        }
    }

    /// What of a line of the recognizer is meant for the game.
    fn let_in(&self, text: String) -> Option<String> {
        let meant = self.gate.is_open().then(|| self.gate.let_in(&text)).flatten()?;
        self.gate.close();
        Some(meant)
    }

    /// Waits for anything, behind a prompt.
    fn next_source(&mut self) -> Result<(Source, String), Leave> {
        self.leave_begun()?;
        let prompt = self.prompt();
        let (left, right) = self.begun.take_over();
        let source = match &mut self.input {
            Hearing::Alone(input) => Source::Keyboard(input.read_on(&prompt, (&left, &right))),
            Hearing::Several(ears) => ears.read(&prompt),
        };
        Ok((source, prompt))
    }

    /// What came of it for the one who listens, if anything did.
    fn taken(&mut self, source: Source, prompt: &str, tells_news: bool) -> Result<Option<Came>, Leave> {
        match &source {
            Source::SpeechNews if tells_news => {
                self.tell_speech_news()?;
                // The prompt is there already.
                self.let_go()?;
                return Ok(None);
            }
            Source::SpeechNews | Source::Elsewhere => return Ok(None),
            Source::Recognizer(waiting)
                if self.aural.is_none() && self.speaking.was_speaking() && !self.headphones =>
            {
                // What it heard is the game.
                waiting.next();
                return Ok(None);
            }
            Source::Keyboard(_)
            | Source::Display(_)
            | Source::Recognizer(_)
            | Source::Heard(..)
            | Source::Between(..)
            | Source::Unsure(_)
            | Source::MicrophoneGone
            | Source::MicrophoneBack
            | Source::RecognizerTooFast
            | Source::RecognizerEnded => {}
        }
        self.speaking.silence();
        self.fingers.begin_reply();
        if let Source::Keyboard(_) = source {
            self.typing().key(true);
        }
        match source {
            Source::Keyboard(Heard::Line(text)) => {
                self.fingers.enter();
                if self.echo {
                    self.let_go()?;
                    let echoed = [format!("{prompt}{text}")];
                    self.lines.write(&echoed).map_err(|_| Leave::OutputClosed)?;
                }
                return Ok(Some(Came::Line(text, Way::Typed)));
            }
            Source::Display(key) => return Ok(self.fingers.touched(key).map(Came::Command)),
            Source::Recognizer(waiting) => {
                let text = waiting.next().and_then(|text| self.let_in(text));
                return Ok(text.map(|text| Came::Line(text, Way::Spoken)));
            }
            Source::Heard(text, way) => return Ok(Some(Came::Line(text, way))),
            Source::Unsure(text) => return Ok(Some(Came::Unsure(text))),
            Source::Between(one, other) => return Ok(Some(Came::Between(one, other))),
            Source::SpeechNews | Source::Elsewhere => {}
            Source::MicrophoneGone => self.notice(&self.locale().text("voice-ended"))?,
            Source::MicrophoneBack => self.notice(&self.locale().text("voice-back"))?,
            Source::RecognizerTooFast => self.notice(&self.locale().text("listen-too-fast"))?,
            Source::RecognizerEnded => {
                let id = if self.aural.take().is_some() { "voice-ended" } else { "listen-ended" };
                self.recognizer = None;
                let text = self.locale().text(id);
                self.notice(&text)?;
            }
            Source::Keyboard(Heard::NotText) => return Ok(Some(Came::NotText)),
            Source::Keyboard(Heard::TooLong) => return Ok(Some(Came::TooLong)),
            Source::Keyboard(Heard::End) => return Err(Leave::InputEnded),
            Source::Keyboard(Heard::Interrupted) => return Err(Leave::Interrupted),
        }
        Ok(None)
    }
}

/// Shows what was typed, as it is typed.
fn show(text: &str) -> Result<(), Leave> {
    let mut terminal = std::io::stdout();
    let shown = terminal.write_all(text.as_bytes()).and_then(|()| terminal.flush());
    shown.map_err(|_| Leave::OutputClosed)
}
