//! The menu of a bare start, and the settings.

use super::new_game::kept_name;
use super::options::WIDTHS;
use super::outcome::Outcome;
use super::request::{Choices, NewGame};
use super::start::{Start, go_on, settle_speech};
use crate::dialogue::{Leave, rules};
use crate::files::{self, Faulty, Saved, Settings};
use crate::keyboard::{Voice, change_speech, choose, complain, say_on_interrupt, window};
use crate::locale::{LANGUAGES, args};
use crate::meaning::{Switch, Verbosity};
use crate::narration::capitalised;
use crate::output::cues;
use crate::players::Kind;
use crate::rules::Game;
use crate::rules::rows::{RowOrder, Variant};

/// What the menu offers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Item {
    Continue,
    New,
    Rules,
    Settings,
    Quit,
}

/// What the settings offer.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Setting {
    Language,
    Verbosity,
    Width,
    Name,
    Pause,
    Braille,
    PromptReply,
    Sounds,
    Display,
    Speech,
    Back,
}

/// The menu of a start.
#[derive(Debug)]
pub struct Menu<'a> {
    start: &'a Start,
    voice: Voice,
}

impl<'a> Menu<'a> {
    /// Speaks as the start does.
    pub fn new(start: &'a Start) -> Menu<'a> {
        let voice = start.voice();
        Menu { start, voice }
    }

    /// Asks, and does what was chosen, until a game was played or the player quits; in a window that closes with the
    /// program, until the player quits.
    pub fn run(&mut self) -> Outcome {
        if let Err(leave) = settle_speech(&mut self.voice, &self.start.common) {
            return self.leave(leave);
        }
        loop {
            match self.once() {
                Ok(None) => {}
                Ok(Some(_)) if window::closes() => say_on_interrupt(self.voice.locale(), None),
                Ok(Some(outcome)) => return outcome,
                Err(leave) => return self.leave(leave),
            }
        }
    }

    fn leave(&mut self, leave: Leave) -> Outcome {
        let outcome = match leave {
            Leave::Quit | Leave::InputEnded => Outcome::Well,
            Leave::Interrupted => Outcome::Interrupted,
            Leave::OutputClosed => {
                complain(&self.voice.locale().text("error-output-plain"));
                return Outcome::Badly;
            }
        };
        let text = self.voice.locale().text("goodbye");
        match self.voice.notice(&text).and_then(|()| self.voice.let_go()) {
            Ok(()) => outcome,
            Err(_) => Outcome::Badly,
        }
    }

    fn once(&mut self) -> Result<Option<Outcome>, Leave> {
        let (saved, faults) = files::newest(self.voice.locale(), self.start.folders.games());
        self.name_faults(faults)?;
        let usual = [Item::New, Item::Rules, Item::Settings, Item::Quit];
        let items: Vec<Item> = saved.iter().map(|_| Item::Continue).chain(usual).collect();
        let names: Vec<String> = items.iter().map(|item| self.item(*item, saved.as_ref())).collect();
        let title = self.voice.locale().text("menu-title");
        let chosen = choose(&mut self.voice, &title, &names)?;
        match items.get(chosen) {
            Some(Item::Continue) => {
                let Some(saved) = saved else { return Ok(None) };
                match go_on(&mut self.voice, saved) {
                    Ok(outcome) => Ok(Some(outcome)),
                    // Another window plays it: everything else can still be chosen.
                    Err(fault) => self.voice.refuse(&fault).map(|()| None),
                }
            }
            Some(Item::New) => {
                let new = self.ask_new()?;
                Ok(Some(self.start.begin(&mut self.voice, &new)))
            }
            Some(Item::Rules) => self.read_rules().map(|()| None),
            Some(Item::Settings) => self.settings().map(|()| None),
            Some(Item::Quit) | None => Err(Leave::Quit),
        }
    }

    /// Says what is wrong with records that were not named before.
    fn name_faults(&mut self, faults: Vec<Faulty>) -> Result<(), Leave> {
        for Faulty { name, sentence } in faults {
            if !self.voice.kept.settings().named.contains(&name) {
                self.voice.notice(&sentence)?;
                self.voice.keep(|settings| settings.named.push(name));
            }
        }
        Ok(())
    }

    fn item(&self, item: Item, saved: Option<&Saved>) -> String {
        let locale = self.voice.locale();
        match (item, saved) {
            (Item::Continue, Some(saved)) => {
                let game = saved.game();
                let name = locale.text(&format!("game-{}", game.plan().game.id()));
                let (round, rounds) = (game.round_number().max(1), game.plan().rounds);
                locale.format("menu-continue", &args!("game" => name, "round" => round, "rounds" => rounds))
            }
            (Item::Continue, None) | (Item::New, _) => locale.text("menu-new"),
            (Item::Rules, _) => locale.text("menu-rules"),
            (Item::Settings, _) => locale.text("menu-settings"),
            (Item::Quit, _) => locale.text("menu-quit"),
        }
    }

    fn ask_game(&mut self) -> Result<Game, Leave> {
        let locale = self.voice.locale();
        let names: Vec<String> =
            Game::ALL.iter().map(|game| locale.text(&format!("game-{}", game.id()))).collect();
        let title = locale.text("menu-game");
        let chosen = choose(&mut self.voice, &title, &names)?;
        Ok(Game::ALL.get(chosen).copied().unwrap_or(Game::Rows(Variant::Elevens)))
    }

    fn ask_new(&mut self) -> Result<NewGame, Leave> {
        let game = self.ask_game()?;
        let players = self.ask_players(game)?;
        let locale = self.voice.locale();
        let title = locale.text("menu-opponents");
        let kinds: Vec<String> =
            Kind::ALL.iter().map(|kind| locale.text(&format!("kind-{}", kind.id()))).collect();
        let chosen = choose(&mut self.voice, &title, &kinds)?;
        let choices = Choices {
            game,
            players: Some(players),
            opponents: Kind::ALL.get(chosen).copied().into_iter().collect(),
            rounds: None,
            rows: RowOrder::default(),
            without: None,
            seed: None,
        };
        Ok(NewGame { choices, people: Vec::new(), first: None, pause: false })
    }

    fn ask_players(&mut self, game: Game) -> Result<usize, Leave> {
        let (low, high) = game.seats().into_inner();
        let locale = self.voice.locale();
        let question = locale.format("menu-players", &args!("low" => low, "high" => high));
        let name = locale.text(&format!("game-{}", game.id()));
        let wrong = locale.format("error-players", &args!("game" => name, "low" => low, "high" => high));
        self.ask(&question, &wrong, |line| match line {
            "" => Some(low),
            line => line.parse().ok().filter(|players| game.seats().contains(players)),
        })
    }

    /// Asks until the answer makes sense.
    fn ask<T>(&mut self, question: &str, wrong: &str, read: impl Fn(&str) -> Option<T>) -> Result<T, Leave> {
        self.voice.recite(&[question.to_owned()])?;
        loop {
            let line = self.voice.hear()?;
            match read(line.trim()) {
                Some(answer) => return Ok(answer),
                None => self.voice.refuse(wrong)?,
            }
        }
    }

    fn read_rules(&mut self) -> Result<(), Leave> {
        let game = self.ask_game()?;
        let lines = rules(self.voice.locale(), game);
        self.voice.recite(&lines)
    }

    fn settings(&mut self) -> Result<(), Leave> {
        use Setting::{
            Back, Braille, Display, Language, Name, Pause, PromptReply, Sounds, Speech, Verbosity, Width,
        };
        let mut all = vec![
            Language,
            Verbosity,
            Width,
            Name,
            Pause,
            Braille,
            PromptReply,
            Display,
            Speech,
            Sounds,
            Back,
        ];
        all.retain(|setting| *setting != Sounds || cues::AVAILABLE);
        loop {
            let names: Vec<String> = all.iter().map(|setting| self.setting(*setting)).collect();
            let title = self.voice.locale().text("settings-title");
            let chosen = choose(&mut self.voice, &title, &names)?;
            match all.get(chosen) {
                Some(Language) => self.next_language(),
                Some(Verbosity) => self.next_verbosity(),
                Some(Width) => self.ask_width()?,
                Some(Name) => self.ask_name()?,
                Some(Pause) => self.switch_pause(),
                Some(Braille) => self.switch_braille(),
                Some(PromptReply) => self.switch_prompt_reply(),
                Some(Sounds) => self.switch_sounds(),
                Some(Display) => self.switch_display(),
                Some(Speech) => self.switch_speech()?,
                Some(Back) | None => return Ok(()),
            }
        }
    }

    fn setting(&self, setting: Setting) -> String {
        let locale = self.voice.locale();
        let settings = self.voice.kept.settings();
        match setting {
            Setting::Language => locale.text("settings-language"),
            Setting::Verbosity => {
                locale.format("settings-verbosity", &args!("level" => settings.verbosity().id()))
            }
            Setting::Width => locale.format("settings-width", &args!("cells" => settings.width.unwrap_or(0))),
            Setting::Name => {
                let name = settings.name.clone().unwrap_or_else(|| capitalised(&locale.text("name-you")));
                locale.format("settings-name", &args!("name" => name))
            }
            Setting::Pause => {
                let state = if settings.pause { "on" } else { "off" };
                locale.format("settings-pause", &args!("state" => state))
            }
            Setting::Braille => {
                let state = if settings.braille { "on" } else { "off" };
                locale.format("settings-braille", &args!("state" => state))
            }
            Setting::PromptReply => {
                let state = if settings.prompt_reply { "on" } else { "off" };
                locale.format("settings-prompt-reply", &args!("state" => state))
            }
            Setting::Sounds => {
                let state = if settings.sounds { "on" } else { "off" };
                locale.format("settings-sounds", &args!("state" => state))
            }
            Setting::Display => {
                let state = if settings.display { "on" } else { "off" };
                locale.format("settings-display", &args!("state" => state))
            }
            Setting::Speech => {
                let state = if settings.speech.on == Some(true) { "on" } else { "off" };
                locale.format("settings-speech", &args!("state" => state))
            }
            Setting::Back => locale.text("settings-back"),
        }
    }

    fn next_language(&mut self) {
        let now = self.voice.locale().language();
        let at = LANGUAGES.iter().position(|language| language == now).unwrap_or(0);
        let Some(next) = LANGUAGES.iter().cycle().nth(at + 1) else { return };
        self.voice.set_language(next);
        self.voice.keep(|settings| settings.language = Some(next.code().to_owned()));
    }

    fn switch_pause(&mut self) {
        let pause = !self.voice.kept.settings().pause;
        self.voice.manner.pause = pause;
        self.voice.keep(|settings| settings.pause = pause);
    }

    fn switch_braille(&mut self) {
        let braille = !self.voice.kept.settings().braille;
        self.voice.set_braille(braille);
        self.voice.keep(|settings| settings.braille = braille);
    }

    fn switch_prompt_reply(&mut self) {
        let prompt_reply = !self.voice.kept.settings().prompt_reply;
        self.voice.set_prompt_reply(prompt_reply);
        self.voice.keep(|settings| settings.prompt_reply = prompt_reply);
    }

    fn switch_sounds(&mut self) {
        let sounds = !self.voice.kept.settings().sounds;
        self.voice.sounds.switch(sounds);
        self.voice.keep(|settings| settings.sounds = sounds);
    }

    /// Holds the braille display from now on; or no more from the next start on.
    fn switch_display(&mut self) {
        let display = !self.voice.kept.settings().display;
        if display && !self.voice.fingers.is_held() {
            self.voice.hold_display();
        }
        self.voice.keep(|settings| settings.display = display);
    }

    fn switch_speech(&mut self) -> Result<(), Leave> {
        let on = self.voice.kept.settings().speech.on != Some(true);
        let said = change_speech(&mut self.voice, Some(if on { Switch::On } else { Switch::Off }));
        self.voice.say(&[said])
    }

    fn next_verbosity(&mut self) {
        let now = self.voice.kept.settings().verbosity();
        let at = Verbosity::ALL.iter().position(|verbosity| *verbosity == now).unwrap_or(0);
        let Some(next) = Verbosity::ALL.into_iter().cycle().nth(at + 1) else { return };
        self.voice.manner.tellings.set_all(next);
        self.voice.keep(|settings| {
            settings.verbosity = Some(next.id().to_owned());
            settings.tellings.set_all(next);
        });
    }

    fn ask_width(&mut self) -> Result<(), Leave> {
        let question = self.voice.locale().text("settings-ask-width");
        let width = self.ask(&question, &question, |line| match line {
            "" => Some(None),
            line => line.parse().ok().filter(|width| WIDTHS.contains(width)).map(Some),
        })?;
        self.voice.set_width(width);
        self.voice.keep(|settings| settings.width = width);
        Ok(())
    }

    fn ask_name(&mut self) -> Result<(), Leave> {
        let locale = crate::locale::Locale::load(self.voice.locale().language());
        let question = locale.text("settings-ask-name");
        let wrong = locale.format("error-name", &args!("name" => "-"));
        let name = self.ask(&question, &wrong, |line| match line {
            "" => Some(None),
            line => {
                let named = Settings { name: Some(line.to_owned()), ..Settings::default() };
                kept_name(&locale, &named).map(Some)
            }
        })?;
        self.voice.keep(|settings| settings.name = name);
        Ok(())
    }
}
