//! From a line of input to what it brings about: understood, asked back, or refused.

use super::fault::shortened;
use super::table::Table;
use super::voice::Leave;
use crate::command::{Command, Parsed, Step, Telling};
use crate::locale::args;
use crate::narration::Utterance;

impl Table<'_> {
    /// Understands a line and does what it says.
    pub(super) fn obey(&mut self, line: &str) -> Result<(), Leave> {
        let pending = std::mem::take(&mut self.pending);
        if !pending.is_empty() {
            return self.choose_of(pending, line);
        }
        let parsed = self.voice.interpreter().understand(line);
        self.follow(parsed)
    }

    /// Does what a line was understood as.
    fn follow(&mut self, parsed: Parsed) -> Result<(), Leave> {
        match parsed {
            Parsed::Command(command) => self.carry_out(command),
            Parsed::Ambiguous(commands) => self.ask_which(commands),
            Parsed::Unknown { words, near } => self.not_known(&words, near),
            Parsed::Senseless(_) => self.refuse_with("not-a-move"),
            Parsed::Empty => self.refuse_with("line-empty"),
        }
    }

    /// The line chooses one of the commands that the last one may have meant, or is a command of its own.
    fn choose_of(&mut self, pending: Vec<Command>, line: &str) -> Result<(), Leave> {
        let bare = line.trim().parse::<usize>().ok();
        let parsed = self.voice.interpreter().understand(line);
        let number = match (bare, &parsed) {
            (Some(number), _) => Some(number),
            (None, Parsed::Command(Command::Choose(number))) => Some(*number),
            (None, Parsed::Command(Command::Yes)) if pending.len() == 1 => Some(1),
            (None, Parsed::Command(Command::No | Command::Cancel)) => {
                return self.refuse_with("nothing-done");
            }
            _ => None,
        };
        let Some(number) = number else { return self.follow(parsed) };
        match number.checked_sub(1).and_then(|at| pending.get(at)).cloned() {
            Some(command) => self.carry_out(command),
            None => {
                let again = self.voice.locale().format("choose-again", &args!("n" => pending.len()));
                self.pending = pending;
                self.refuse(&again)
            }
        }
    }

    /// Refuses with a message that has no variables, in a reply of its own.
    pub(super) fn refuse_with(&mut self, id: &str) -> Result<(), Leave> {
        self.voice.history.begin_reply();
        let text = self.voice.locale().text(id);
        self.refuse(&text)
    }

    /// Offers what may have been meant; nothing is done until it is chosen.
    fn not_known(&mut self, words: &[String], near: Vec<Command>) -> Result<(), Leave> {
        self.voice.history.begin_reply();
        let locale = self.voice.locale();
        let words = shortened(&words.join(" "));
        match near.as_slice() {
            [] => {
                let text = locale.format("unknown-words", &args!("words" => words));
                self.refuse(&text)
            }
            [only] => {
                let args = args!("words" => words, "what" => only.said(locale));
                let text = locale.format("did-you-mean", &args);
                self.pending = near;
                self.refuse(&text)
            }
            [_, ..] => {
                let title = locale.format("unknown-which", &args!("words" => words));
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
        match command {
            Command::Repeat(None) => return self.repeat(),
            Command::Step(step) => return self.step(step),
            _ => {}
        }
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
            Command::Repeat(None) | Command::Step(_) => Ok(()),
            Command::Repeat(Some(lines)) => self.repeat_lines(lines),
            Command::Stop => self.stop(),
            Command::Save => self.where_saved(),
            Command::Quit => Err(Leave::Quit),
            Command::Language(code) => self.language(code.as_deref()),
            Command::Verbosity(telling) => self.set_telling(telling),
            Command::Pause(switch) => self.set_pause(switch),
            Command::Speech(switch) => self.set_speech(switch),
            Command::Tune(tune) => self.tune(tune),
            Command::Voice(number) => self.change_voice(number),
            Command::Keys => self.enter_keys(),
            Command::Yes | Command::No | Command::Cancel => self.refuse_with("nothing-asked"),
            Command::Choose(_) => self.refuse_with("nothing-to-choose"),
        }
    }

    /// The last reply again.
    fn repeat(&mut self) -> Result<(), Leave> {
        let again = self.voice.history.reply(Some(self.listener));
        if again.is_empty() {
            return self.refuse_with("repeat-nothing");
        }
        self.voice.say_again(&again)
    }

    /// The last lines again.
    fn repeat_lines(&mut self, lines: usize) -> Result<(), Leave> {
        let again = self.voice.history.last(Some(self.listener), lines);
        if again.is_empty() {
            return self.refuse_with("repeat-nothing");
        }
        self.voice.history.reply_with(Some(self.listener), &again);
        self.voice.say_again(&again)
    }

    /// The line before or behind the one that was read last in the history.
    fn step(&mut self, step: Step) -> Result<(), Leave> {
        let found = match step {
            Step::Back => self.voice.history.step_back(Some(self.listener)),
            Step::Forward => self.voice.history.step_forward(Some(self.listener)),
        };
        match (found, step) {
            (Some(said), _) => self.voice.say_again(&[said]),
            (None, Step::Back) => self.edge_of_history("history-first"),
            (None, Step::Forward) => self.edge_of_history("history-last"),
        }
    }

    fn edge_of_history(&mut self, id: &str) -> Result<(), Leave> {
        let text = self.voice.locale().text(id);
        self.voice.say_again(&[Utterance::refusal(text)])
    }

    fn set_telling(&mut self, telling: Option<Telling>) -> Result<(), Leave> {
        match telling {
            None => self.refuse_with("verbosity-choose"),
            Some(telling) => self.tell_so_much(telling),
        }
    }
}
