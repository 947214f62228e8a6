//! The one wait of the thread that plays: for the next event, whoever sends it, and what comes of it for the listener.

use super::events::{Awaited, InputEvent, Typed};
use super::keys::{Press, press_of};
use super::voice::Voice;
use crate::narration::Utterance;
use crate::session::{ComputerTurn, Input, InputSource, Leave};
use std::time::Instant;

/// The sort of input that is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Listening {
    /// A line behind a prompt, and whoever else is heard.
    Lines,
    /// The same while something goes on: the prompt is not said once more, and nothing that was told stands before it.
    Meanwhile,
    /// The same without a word of what became of speech: nobody has said yet who is to speak.
    Quietly,
    /// A single key, and whoever else is heard.
    Keys,
    /// The thought of a computer alone: nothing is read, and whatever else comes waits.
    Thoughts,
}

/// The input that has come.
#[derive(Debug)]
pub(crate) enum NextInput {
    /// Something for a session to hear.
    Input(Input),
    /// A single key, with what it asks for, if anything.
    Press(Option<Press>),
    /// The thought of a computer; nothing where it is lost.
    Thought(Option<Box<ComputerTurn>>),
    /// Something came in from elsewhere: see [`Voice::waker`].
    Woken,
    /// The time until which was waited.
    Due,
}

impl Voice {
    /// Waits for what comes next, until this time where one is given.
    ///
    /// # Errors
    /// Why no more will come.
    pub(crate) fn next(&mut self, listening: Listening, until: Option<Instant>) -> Result<NextInput, Leave> {
        self.prepare(listening, until)?;
        loop {
            let prompt = self.ask(listening);
            let awaited = if listening == Listening::Thoughts { Awaited::Thought } else { Awaited::All };
            let event = match &prompt {
                Ok(_) => self.events.next(awaited, until),
                Err(NobodyReads) => Some(InputEvent::Typed(Typed::End)),
            };
            let Some(event) = event else { return Ok(NextInput::Due) };
            if let Some(came) = self.take(event, listening, &prompt.unwrap_or_default())? {
                return Ok(came);
            }
        }
    }

    /// Tells what is to be told before something is waited for.
    fn prepare(&mut self, listening: Listening, until: Option<Instant>) -> Result<(), Leave> {
        match listening {
            Listening::Lines => {
                self.tell_news()?;
                self.speak_prompt();
                Ok(())
            }
            Listening::Meanwhile => self.tell_news().and_then(|()| self.let_go()),
            Listening::Keys => self.tell_speech_news().and_then(|()| self.let_go()),
            Listening::Thoughts if until.is_none() => self.let_go(),
            Listening::Thoughts | Listening::Quietly => Ok(()),
        }
    }

    /// Asks for a line or a key, unless that was done; gives back the prompt, where there is one.
    fn ask(&mut self, listening: Listening) -> Result<String, NobodyReads> {
        let (prompt, is_read) = match listening {
            Listening::Lines | Listening::Meanwhile | Listening::Quietly => {
                let prompt = self.prompt();
                let is_read = self.stdin.want_line(&prompt);
                (prompt, is_read)
            }
            Listening::Keys => (String::new(), self.stdin.want_key()),
            Listening::Thoughts => (String::new(), true),
        };
        if is_read { Ok(prompt) } else { Err(NobodyReads) }
    }

    /// A key silences the voice, as a line does.
    pub(crate) fn at_key(&mut self) {
        self.speaking.silence();
        self.display.begin_reply();
    }

    /// Prints what became of speech, sounds and display since the last time.
    fn tell_news(&mut self) -> Result<(), Leave> {
        self.tell_speech_news()?;
        if self.sounds.was_faulty() {
            self.sounds.switch(false);
            let text = self.locale().text("sounds-fault");
            self.print(&[Utterance::notice(text)])?;
        }
        let news = self.display.news(self.preferences.locale());
        news.iter().try_for_each(|one| self.print(std::slice::from_ref(one)))
    }

    /// Tells what became of speech in print and on the display.
    fn tell_speech_news(&mut self) -> Result<(), Leave> {
        let news = self.speaking.news(self.preferences.locale());
        self.display.add(&news);
        news.iter().try_for_each(|one| self.print(std::slice::from_ref(one)))
    }

    /// Returns what of a line of the recognizer is meant for the game.
    fn let_in(&self, text: String) -> Option<String> {
        let meant = self.push_to_talk.is_open().then(|| self.push_to_talk.let_in(&text)).flatten()?;
        self.push_to_talk.close();
        Some(meant)
    }

    /// Returns what came of an event for the one who listens, if anything did.
    fn take(
        &mut self,
        event: InputEvent,
        listening: Listening,
        prompt: &str,
    ) -> Result<Option<NextInput>, Leave> {
        let input = match event {
            InputEvent::Typed(typed) => return self.take_typed(typed, listening, prompt),
            InputEvent::Thought(turn) => return Ok(Some(NextInput::Thought(turn))),
            InputEvent::Woken => return Ok(Some(NextInput::Woken)),
            InputEvent::SpeechNews => {
                if listening != Listening::Quietly {
                    self.tell_speech_news()?;
                    // The prompt is there already.
                    self.let_go()?;
                }
                return Ok(None);
            }
            InputEvent::Recognizer(waiting) => {
                let text = waiting.next();
                if self.builtin.is_none() && self.speaking.was_speaking() && !self.headphones {
                    // What it heard is the game.
                    return Ok(None);
                }
                self.at_key();
                let text = text.and_then(|text| self.let_in(text));
                return Ok(text.map(|text| NextInput::Input(Input::Line(text, InputSource::Spoken))));
            }
            InputEvent::Display(key) => self.display.touched(key).map(Input::Command),
            InputEvent::Heard(text, way) => Some(Input::Line(text, way)),
            InputEvent::Unsure(text) => Some(Input::Unsure(text)),
            InputEvent::Between(one, other) => Some(Input::Between(one, other)),
            InputEvent::MicrophoneGone => return self.note("voice-ended"),
            InputEvent::MicrophoneBack => return self.note("voice-back"),
            InputEvent::Unreported => return self.note("listen-report-lost"),
            InputEvent::RecognizerTooFast => return self.note("listen-too-fast"),
            InputEvent::RecognizerEnded => {
                let id = if self.builtin.take().is_some() { "voice-ended" } else { "listen-ended" };
                self.recognizer = None;
                return self.note(id);
            }
        };
        self.at_key();
        Ok(input.map(NextInput::Input))
    }

    /// Says what became of those who listen.
    fn note(&mut self, id: &str) -> Result<Option<NextInput>, Leave> {
        self.at_key();
        self.notice(&self.locale().text(id))?;
        Ok(None)
    }

    /// Returns what came of something that was typed.
    fn take_typed(
        &mut self,
        typed: Typed,
        listening: Listening,
        prompt: &str,
    ) -> Result<Option<NextInput>, Leave> {
        self.stdin.came(&typed);
        if let Typed::Key(key) = typed {
            let press = press_of(key, self.locale());
            return Ok((listening == Listening::Keys).then_some(NextInput::Press(press)));
        }
        self.at_key();
        self.typing().key(true);
        let input = match typed {
            Typed::Line(text) => {
                self.display.enter();
                if self.echo {
                    self.let_go()?;
                    let echoed = [format!("{prompt}{text}")];
                    self.lines.write(&echoed).map_err(|_| Leave::OutputClosed)?;
                }
                Input::Line(text, InputSource::Typed)
            }
            Typed::NotText => Input::NotText,
            Typed::TooLong => Input::TooLong,
            Typed::Key(_) => return Ok(None),
            Typed::End => return Err(Leave::InputEnded),
            Typed::Interrupted => return Err(Leave::Interrupted),
        };
        Ok(Some(NextInput::Input(input)))
    }
}

/// The thread that owns the standard input is gone.
#[derive(Clone, Copy, Debug)]
struct NobodyReads;
