//! What concerns the program: help, rules, settings, the last reply again.

use super::Desk;
use crate::meaning::{Reading, Topic};
use crate::narration::Utterance;
use crate::session::interrupt::say_on_interrupt;
use crate::session::voice::Leave;
use crate::session::wish::Change;
use crate::session::{new_game, reading};

impl Desk<'_> {
    pub(super) fn help(&mut self, topic: Option<Topic>) -> Result<(), Leave> {
        let text = self.voice.locale().text(topic.map_or("help-referee", reading::help_id));
        let said: Vec<Utterance> = text.lines().map(Utterance::answer).collect();
        self.say(&said)
    }

    pub(super) fn rules(&mut self, read: Reading) -> Result<(), Leave> {
        let own = self.referee.standing().plan().game;
        let lines = reading::read(self.voice.locale(), own, read);
        self.voice.recite(&lines)
    }

    pub(super) fn language(&mut self, code: Option<&str>) -> Result<(), Leave> {
        let Some(language) = code.and_then(|code| code.parse().ok()) else {
            return self.refuse("language-choose");
        };
        self.voice.set_language(language);
        new_game::names_in(self.voice.locale(), &mut self.names);
        self.voice.changed.push(Change::Language(self.voice.locale().language().code()));
        say_on_interrupt(&self.voice.locale().text("interrupted"));
        let text = self.voice.locale().text("language-set");
        self.say(&[Utterance::answer(text)])
    }
}
