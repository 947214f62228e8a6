//! What a player wishes of the program: help, rules, language, how much is told, the voice.

use super::fault::told;
use super::table::Table;
use super::voice::Leave;
use super::wish::Change;
use crate::locale::args;
use crate::meaning::{Reading, Switch, Topic};
use crate::narration::{Utterance, capitalised};
use crate::rules::Game;

impl Table<'_> {
    pub(super) fn help(&mut self, topic: Option<Topic>) -> Result<(), Leave> {
        let nimm = self.sitting.plan().game == Game::Nimm;
        let id = match topic {
            None if nimm => "help-nimm",
            None => "help",
            Some(Topic::Lay) if nimm => "help-piles",
            Some(Topic::Now) => return self.sayable(),
            Some(topic) => super::reading::help_id(topic),
        };
        let said: Vec<Utterance> = self.voice.locale().text(id).lines().map(Utterance::answer).collect();
        self.say(&said)
    }

    pub(super) fn rules(&mut self, reading: Reading) -> Result<(), Leave> {
        let lines = super::reading::read(self.voice.locale(), self.sitting.plan().game, reading);
        self.voice.recite(&lines)
    }

    pub(super) fn where_saved(&mut self) -> Result<(), Leave> {
        let locale = self.voice.locale();
        let text = match self.sitting.saver().path() {
            Some(path) if !self.sitting.saver().is_behind() => {
                locale.format("saved", &args!("path" => told(path)))
            }
            Some(_) | None => locale.text("not-saved"),
        };
        self.say(&[Utterance::answer(text)])
    }

    pub(super) fn language(&mut self, code: Option<&str>) -> Result<(), Leave> {
        let Some(language) = code.and_then(|code| code.parse().ok()) else {
            return self.refuse_with("language-choose");
        };
        self.voice.set_language(language);
        super::new_game::names_in(self.voice.locale(), &mut self.sitting.names);
        self.voice.changed.push(Change::Language(self.voice.locale().language().code()));
        super::launch::set_interruption(self.voice, &self.sitting);
        let text = self.voice.locale().text("language-set");
        self.say(&[Utterance::answer(text)])
    }

    pub(super) fn set_pause(&mut self, switch: Option<Switch>) -> Result<(), Leave> {
        match switch {
            Some(Switch::On) => self.pause = true,
            Some(Switch::Off) => self.pause = false,
            None => {}
        }
        if switch.is_some() {
            self.voice.changed.push(Change::Pause(self.pause));
        }
        let state = if self.pause { "on" } else { "off" };
        let text = self.voice.locale().format("pause-set", &args!("state" => state));
        self.say(&[Utterance::answer(capitalised(&text))])
    }
}
