//! What is wished of the program itself, at any table: hearing again, how much is told, the voice.

use super::settings::Spoken;
use super::tellings;
use super::voice::{Leave, Voice};
use crate::cards::Seat;
use crate::locale::args;
use crate::meaning::{Command, Level, Step, Telling};
use crate::narration::Utterance;

/// A setting that was changed in mid-game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// The language, by its code.
    Language(&'static str),
    /// How much is told, of what and where.
    Tellings(tellings::Tellings),
    /// Whether to wait after each computer's turn.
    Pause(bool),
    /// Whether and how the game speaks.
    Speech(Spoken),
    /// Whether lines are in the compact form for braille.
    Braille(bool),
    /// Whether the last line of a reply stands before the prompt.
    PromptReply(bool),
    /// Whether short sounds stand beside some lines.
    Sounds(bool),
}

impl Voice {
    /// Grants a wish of somebody; gives back a command that is none, for the table.
    ///
    /// # Errors
    /// Why nothing more can be said.
    pub fn wish(&mut self, command: Command, listener: Option<Seat>) -> Result<Option<Command>, Leave> {
        match command {
            Command::Repeat(None) => self.repeat(listener)?,
            Command::Repeat(Some(lines)) => self.repeat_lines(listener, lines)?,
            Command::Step(step) => self.step(listener, step)?,
            // The line itself has silenced the voice.
            Command::Stop => {}
            Command::Speech(switch) => self.change_speech(listener, switch)?,
            Command::Tune(tune) => self.tune(listener, tune)?,
            Command::Voice(number) => self.change_voice(number)?,
            Command::Verbosity(None) => self.refuse_with("verbosity-choose")?,
            Command::Verbosity(Some(telling)) => self.tell_so_much(listener, telling)?,
            Command::Braille(switch) => self.change_braille(listener, switch)?,
            Command::PromptReply(switch) => self.change_prompt_reply(listener, switch)?,
            Command::Sounds(switch) => self.change_sounds(listener, switch)?,
            Command::Yes => self.refuse_with("nothing-asked")?,
            // "red 9, no, forget it" begins what it takes back.
            Command::No | Command::Cancel => self.refuse_with("nothing-done")?,
            Command::Choose(_) => self.refuse_with("nothing-to-choose")?,
            Command::Play(_)
            | Command::Draw
            | Command::End
            | Command::Undo
            | Command::Ask(_)
            | Command::Help(_)
            | Command::Rules(_)
            | Command::Hint
            | Command::Save
            | Command::Quit
            | Command::Language(_)
            | Command::Pause(_)
            | Command::Keys => return Ok(Some(command)),
        }
        Ok(None)
    }

    /// Refuses with a message that has no variables, in a reply of its own.
    pub fn refuse_with(&mut self, id: &str) -> Result<(), Leave> {
        let text = self.locale().text(id);
        self.refuse(&text)
    }

    /// The last reply again.
    fn repeat(&mut self, listener: Option<Seat>) -> Result<(), Leave> {
        let again = self.history.reply(listener);
        if again.is_empty() {
            return self.refuse_with("repeat-nothing");
        }
        self.say_again(&again)
    }

    /// The last lines again.
    fn repeat_lines(&mut self, listener: Option<Seat>, lines: usize) -> Result<(), Leave> {
        let again = self.history.last(listener, lines);
        if again.is_empty() {
            return self.refuse_with("repeat-nothing");
        }
        self.history.reply_with(listener, &again);
        self.say_again(&again)
    }

    /// The line before or behind the one that was read last in the history.
    fn step(&mut self, listener: Option<Seat>, step: Step) -> Result<(), Leave> {
        let (found, edge) = match step {
            Step::Back => (self.history.step_back(listener), "history-first"),
            Step::Forward => (self.history.step_forward(listener), "history-last"),
        };
        let said = found.unwrap_or_else(|| Utterance::refusal(self.locale().text(edge)));
        self.say_again(&[said])
    }

    /// Tells so much from now on, of what and where.
    fn tell_so_much(&mut self, listener: Option<Seat>, telling: Telling) -> Result<(), Leave> {
        self.tellings.set(telling);
        self.changed.push(Change::Tellings(self.tellings));
        self.history.begin_reply();
        let text = match telling {
            Telling { sort: None, level: Level::To(level), channel: None } => {
                self.locale().format("verbosity-set", &args!("level" => level.id()))
            }
            telling => self.locale().format("telling-set", &tellings::told(telling)),
        };
        self.say(listener, &[Utterance::answer(text)])
    }
}
