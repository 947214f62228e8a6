//! What a line of input brings about.

use super::Desk;
use crate::cards::Seat;
use crate::command::Parsed;
use crate::locale::args;
use crate::meaning::Command;
use crate::narration::{Utterance, capitalised};
use crate::rules::Wanted;
use crate::rules::rows::Action;
use crate::session::choice::{Chosen, choose, chosen};
use crate::session::fault::shortened;
use crate::session::voice::Leave;

impl Desk<'_> {
    /// Understands a line and does what it says: a name or a hand where one is asked for, else a command.
    pub(super) fn obey(&mut self, line: &str) -> Result<(), Leave> {
        let pending = std::mem::take(&mut self.pending);
        match choose(&pending, line, self.voice.interpreter()) {
            Some(Chosen::Command(command)) => return self.carry_out(command),
            Some(Chosen::Nothing) => return self.voice.refuse_with("nothing-done"),
            Some(Chosen::NoSuch) => {
                let again = self.voice.locale().format("choose-again", &args!("n" => pending.len()));
                self.pending = pending;
                return self.voice.refuse(&again);
            }
            None => {}
        }
        match self.referee.wanted() {
            Wanted::First | Wanted::Holder(_) => {
                let choices = self.choices();
                if let Some(choice) = chosen(line, &choices) {
                    return self.begin(Seat::new(choice).filter(|_| choice < self.names.len()));
                }
                let nobody = self.voice.interpreter().holding(line).is_some_and(|held| held.is_empty());
                if nobody && choices.len() > self.names.len() {
                    return self.begin(None);
                }
            }
            Wanted::Hand(_) => {
                if let Some(holding) = self.voice.interpreter().holding(line) {
                    return self.hold(&holding);
                }
            }
            Wanted::Action(_) | Wanted::Round | Wanted::Nothing => {}
        }
        match self.voice.interpreter().understand(line) {
            Parsed::Command(command) => self.carry_out(command),
            Parsed::Unsure(command) => self.ask_back(command),
            Parsed::Ambiguous(commands) => self.ask_which(commands),
            Parsed::Unknown { words, near } => self.not_known(&words, near),
            Parsed::Senseless(_) => self.not_told("not-a-move"),
            Parsed::Empty => self.not_told("line-empty"),
        }
    }

    /// Says what is wrong with a line, or what is asked for instead of what it says.
    pub(super) fn not_told(&mut self, id: &str) -> Result<(), Leave> {
        match self.referee.wanted() {
            Wanted::First | Wanted::Holder(_) => {
                let choices = self.choices().len();
                let again = self.voice.locale().format("choose-again", &args!("n" => choices));
                self.voice.refuse(&again)
            }
            Wanted::Hand(_) => self.refuse("referee-hand-form"),
            Wanted::Action(_) | Wanted::Round | Wanted::Nothing => self.refuse(id),
        }
    }

    /// Asks whether a line was understood as meant.
    fn ask_back(&mut self, command: Command) -> Result<(), Leave> {
        let locale = self.voice.locale();
        let text = locale.format("listen-confirm", &args!("what" => command.said(locale)));
        self.pending = vec![command];
        self.voice.refuse(&capitalised(&text))
    }

    fn not_known(&mut self, words: &[String], near: Vec<Command>) -> Result<(), Leave> {
        if words.is_empty() {
            return self.not_told("not-a-move");
        }
        let locale = self.voice.locale();
        let words = shortened(&words.join(" "));
        match near.as_slice() {
            [] => {
                let text = locale.format("unknown-words", &args!("words" => words));
                self.voice.refuse(&text)
            }
            [only] => {
                let text =
                    locale.format("did-you-mean", &args!("words" => words, "what" => only.said(locale)));
                self.pending = near;
                self.voice.refuse(&text)
            }
            [_, ..] => self.ask_which(near),
        }
    }

    /// Lists what a line may have meant; a number chooses.
    pub(super) fn ask_which(&mut self, commands: Vec<Command>) -> Result<(), Leave> {
        self.voice.history.begin_reply();
        let locale = self.voice.locale();
        let mut said = vec![Utterance::answer(locale.text("which-one"))];
        for (n, command) in commands.iter().enumerate() {
            let args = args!("n" => n + 1, "what" => command.said(locale));
            said.push(Utterance::answer(capitalised(&locale.format("choice", &args))));
        }
        self.pending = commands;
        self.say(&said)
    }

    fn carry_out(&mut self, command: Command) -> Result<(), Leave> {
        let Some(command) = self.voice.wish(command, None)? else { return Ok(()) };
        self.voice.history.begin_reply();
        let asked = self.asked.take();
        match command {
            Command::Play(moves) => self.play_moves(&moves),
            Command::Draw => self.act(Action::Draw),
            Command::End => self.act(Action::End),
            Command::Undo => self.undo(),
            Command::Ask(ask) => self.ask(ask, asked.as_ref()),
            Command::Help(topic) => self.help(topic),
            Command::Rules(reading) => self.rules(reading),
            Command::Save => self.refuse("not-saved"),
            Command::Quit => Err(Leave::Quit),
            Command::Language(code) => self.language(code.as_deref()),
            Command::Pause(_) => self.refuse("referee-no-pause"),
            Command::Hint | Command::Keys => self.refuse("referee-no-hand"),
            Command::Repeat(_)
            | Command::Step(_)
            | Command::Stop
            | Command::Verbosity(_)
            | Command::Speech(_)
            | Command::Tune(_)
            | Command::Voice(_)
            | Command::Braille(_)
            | Command::PromptReply(_)
            | Command::Sounds(_)
            | Command::Yes
            | Command::No
            | Command::Cancel
            | Command::Choose(_) => Ok(()),
        }
    }
}
