//! What concerns the program: help, rules, settings, the last reply again.

use super::Desk;
use crate::command::Topic;
use crate::locale::{Verbosity, args};
use crate::narration::Utterance;
use crate::rules::Game;
use crate::session::interrupt::say_on_interrupt;
use crate::session::table::Change;
use crate::session::voice::Leave;
use crate::session::{new_game, reading};

impl Desk<'_> {
    pub(super) fn repeat(&mut self) -> Result<(), Leave> {
        let again = self.voice.history.reply(None);
        if again.is_empty() {
            return self.refuse("repeat-nothing");
        }
        self.voice.say_again(&again)
    }

    pub(super) fn help(&mut self, topic: Option<Topic>) -> Result<(), Leave> {
        let text = self.voice.locale().text(topic.map_or("help-referee", reading::help_id));
        let said: Vec<Utterance> = text.lines().map(Utterance::answer).collect();
        self.say(&said)
    }

    pub(super) fn rules(&mut self, game: Option<Game>) -> Result<(), Leave> {
        let game = game.unwrap_or(self.referee.standing().plan().game);
        let lines = reading::rules(self.voice.locale(), game);
        self.voice.recite(&lines)
    }

    pub(super) fn language(&mut self, code: Option<&str>) -> Result<(), Leave> {
        let Some(language) = code.and_then(|code| code.parse().ok()) else {
            return self.refuse("language-choose");
        };
        self.voice.set_language(language);
        new_game::names_in(self.voice.locale(), &mut self.names);
        self.changed.push(Change::Language(self.voice.locale().language().code()));
        say_on_interrupt(&self.voice.locale().text("interrupted"));
        let text = self.voice.locale().text("language-set");
        self.say(&[Utterance::answer(text)])
    }

    pub(super) fn set_verbosity(&mut self, verbosity: Option<Verbosity>) -> Result<(), Leave> {
        let Some(verbosity) = verbosity else { return self.refuse("verbosity-choose") };
        self.voice.verbosity = verbosity;
        self.changed.push(Change::Verbosity(verbosity));
        let text = self.voice.locale().format("verbosity-set", &args!("level" => verbosity.id()));
        self.say(&[Utterance::answer(text)])
    }
}
