//! From a line of input to what it brings about: understood, asked back, or refused.

use super::choice::{Chosen, choose};
use super::fault::shortened;
use super::settings::Confirm;
use super::table::Table;
use super::voice::{Leave, Line};
use crate::command::Parsed;
use crate::locale::args;
use crate::meaning::Command;
use crate::narration::{Utterance, capitalised};

impl Table<'_> {
    /// Understands a line and does what it says.
    pub(super) fn obey(&mut self, line: &str) -> Result<(), Leave> {
        let pending = std::mem::take(&mut self.pending);
        match choose(&pending, line, self.voice.interpreter()) {
            Some(Chosen::Command(command)) => return self.carry_out(command),
            Some(Chosen::Nothing) => return self.refuse_with("nothing-done"),
            Some(Chosen::NoSuch) => {
                let again = self.voice.locale().format("choose-again", &args!("n" => pending.len()));
                self.pending = pending;
                return self.refuse(&again);
            }
            None => {}
        }
        let parsed = self.voice.interpreter().understand(line);
        self.follow(parsed)
    }

    /// The same for a line that may have been spoken: then what can't be taken back is asked back first.
    pub(super) fn obey_line(&mut self, line: &Line) -> Result<(), Leave> {
        if !line.spoken || !self.pending.is_empty() {
            return self.obey(&line.text);
        }
        let parsed = self.voice.interpreter().understand(&line.text);
        match (self.voice.confirm, parsed) {
            (Confirm::Always, Parsed::Command(command)) if command.is_for_good() => self.ask_back(command),
            (Confirm::Unsure, Parsed::Command(command))
                if command.is_for_good() && !self.voice.interpreter().is_certain(&line.text) =>
            {
                self.ask_back(command)
            }
            (_, Parsed::Command(command)) => {
                self.announce(&command)?;
                let changes = command.is_for_good();
                self.carry_out(command)?;
                self.spoken = changes;
                Ok(())
            }
            (_, parsed) => self.follow(parsed),
        }
    }

    /// Says how a spoken line was understood, before it is done.
    fn announce(&mut self, command: &Command) -> Result<(), Leave> {
        if !command.is_for_good() {
            return Ok(());
        }
        let locale = self.voice.locale();
        let text = locale.format("listen-heard", &args!("what" => command.said(locale)));
        self.say(&[Utterance::notice(capitalised(&text))])
    }

    /// Asks whether a spoken line was understood as meant.
    fn ask_back(&mut self, command: Command) -> Result<(), Leave> {
        self.voice.history.begin_reply();
        let locale = self.voice.locale();
        let text = locale.format("listen-confirm", &args!("what" => command.said(locale)));
        self.pending = vec![command];
        self.say(&[Utterance::answer(capitalised(&text))])
    }

    /// Does what a line was understood as.
    fn follow(&mut self, parsed: Parsed) -> Result<(), Leave> {
        match parsed {
            Parsed::Command(command) => self.carry_out(command),
            Parsed::Unsure(command) => self.ask_back(command),
            Parsed::Ambiguous(commands) => self.ask_which(commands),
            Parsed::Unknown { words, near } => self.not_known(&words, near),
            Parsed::Senseless(_) => self.refuse_with("not-a-move"),
            Parsed::Empty => self.refuse_with("line-empty"),
        }
    }

    /// Refuses with a message that has no variables, in a reply of its own.
    pub(super) fn refuse_with(&mut self, id: &str) -> Result<(), Leave> {
        self.voice.refuse_with(id)
    }

    /// Offers what may have been meant; nothing is done until it is chosen. There may be no word that is not known.
    fn not_known(&mut self, words: &[String], mut near: Vec<Command>) -> Result<(), Leave> {
        let plan = self.sitting.plan();
        near.retain(|command| command.suits(plan.game, plan.seats));
        if words.is_empty() && near.is_empty() {
            return self.refuse_with("not-a-move");
        }
        let (one, several) = if words.is_empty() {
            ("meant-perhaps", "meant-which")
        } else {
            ("did-you-mean", "unknown-which")
        };
        self.voice.history.begin_reply();
        let locale = self.voice.locale();
        let words = shortened(&words.join(" "));
        match near.as_slice() {
            [] => {
                let text = locale.format("unknown-words", &args!("words" => words));
                self.refuse(&text)
            }
            [only] => {
                let text = locale.format(one, &args!("words" => words, "what" => only.said(locale)));
                self.pending = near;
                self.refuse(&text)
            }
            [_, ..] => {
                let title = locale.format(several, &args!("words" => words));
                self.offer(Utterance::refusal(title), near)
            }
        }
    }

    /// Asks which of some commands was meant.
    pub(super) fn ask_which(&mut self, commands: Vec<Command>) -> Result<(), Leave> {
        self.voice.history.begin_reply();
        let title = Utterance::answer(self.voice.locale().text("which-one"));
        self.offer(title, commands)
    }

    /// Lists commands by number, for the next line to choose one.
    fn offer(&mut self, title: Utterance, commands: Vec<Command>) -> Result<(), Leave> {
        let locale = self.voice.locale();
        let mut said = vec![title];
        for (n, command) in commands.iter().enumerate() {
            let args = args!("n" => n + 1, "what" => command.said(locale));
            said.push(Utterance::answer(locale.format("choice", &args)));
        }
        self.pending = commands;
        self.say(&said)
    }

    /// Does what a command says.
    pub(super) fn carry_out(&mut self, command: Command) -> Result<(), Leave> {
        // What was understood by voice and done is taken back by "cancel".
        let spoken = std::mem::take(&mut self.spoken);
        let command = if spoken && command == Command::Cancel { Command::Undo } else { command };
        let Some(command) = self.voice.wish(command, Some(self.listener))? else { return Ok(()) };
        self.voice.history.begin_reply();
        let asked = self.asked.take();
        match command {
            Command::Play(moves) => self.play_moves(&moves),
            Command::Draw => self.draw(),
            Command::End => self.end(),
            Command::Undo => self.undo(),
            Command::Ask(ask) => self.ask(ask, asked.as_ref()),
            Command::Help(topic) => self.help(topic),
            Command::Rules(reading) => self.rules(reading),
            Command::Hint => self.hint(),
            Command::Save => self.where_saved(),
            Command::Quit => Err(Leave::Quit),
            Command::Language(code) => self.language(code.as_deref()),
            Command::Pause(switch) => self.set_pause(switch),
            Command::Keys => self.enter_keys(),
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
