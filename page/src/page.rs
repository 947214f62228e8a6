//! The driver: events of the page in, effects of the sessions carried out.

use crate::message::{Event, Incoming, Outgoing, Start, StorageFault, StoredRecord, Thinking, Told, printed};
use crate::records::{Records, date};
use elevens::locale::{LANGUAGES, Language, Locale, args};
use elevens::meaning::{Step, Switch};
use elevens::narration::{Cue, Utterance, capitalised, for_ear};
use elevens::record::Line;
use elevens::rules::Day;
use elevens::session::menu::{self, Ended, Next};
use elevens::session::{
    self, Answer, Change, Closed, Created, Device, DeviceRequest, Dialog, DialogStep, Effect, GamesRequest,
    Input, InputSource, KeyMode, KeyPress, Leave, MatchEffect, Preferences, Pressed, Profile, Request, Said,
    SeenBoard, Service, Setting, Trial, seen_board,
};
use elevens::store::{Me, Saving, Settings};
use std::collections::VecDeque;
use std::io;
use std::path::PathBuf;
use std::time::Duration;

/// The time for which nobody wonders what the computers do.
const THINKING_NOTICE: Duration = Duration::from_millis(300);

/// The longest line that means anything, in characters.
const LONGEST: usize = 1000;

/// The texts that the page shows by itself, by the ids of their messages.
const TEXTS: [&str; 19] = [
    "page-speech",
    "page-log",
    "page-line",
    "page-send",
    "page-usual",
    "page-board",
    "page-board-title",
    "page-games",
    "page-export",
    "page-import",
    "page-left",
    "page-alone",
    "page-failed",
    "page-update",
    "page-hand",
    "page-piles",
    "page-joker",
    "page-bridge",
    "page-open",
];

/// The words that have a button.
const BUTTONS: [&str; 7] =
    ["say-hand", "say-can", "say-board", "say-players", "say-hint", "say-repeat", "say-help"];

/// The storing of the records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Storage {
    /// They are.
    Whole,
    /// The last could not be.
    Behind,
    /// Nothing can be stored here.
    Missing,
}

/// Elevens in a page.
pub struct Page {
    preferences: Preferences,
    settings: Settings,
    records: Records,
    storage: Storage,
    /// The dialog that asks or is played; nothing once the player has left.
    dialog: Option<Dialog<Ended>>,
    /// The effects to be carried out.
    effects: VecDeque<MatchEffect>,
    outcome: Option<Ended>,
    /// The messages to the page that are not sent yet.
    out: Vec<Outgoing>,
    /// The turn that a computer plays on another thread.
    thinking: Option<session::Thinking>,
    by_keys: bool,
    voices: Vec<String>,
    shown: SeenBoard,
    wakes_at: Option<Duration>,
    seed: Option<u64>,
    /// The time since the page began, the day, and a number that nobody can foresee, as they came with the last event.
    now: Duration,
    day: Day,
    chance: u64,
    /// Milliseconds since 1970.
    time: u64,
}

impl Page {
    /// Begins where the player is, with the first of the languages that the program has; `None` where the event is not the
    /// first of a page.
    #[must_use]
    pub fn start(event: Event) -> (Option<Page>, Vec<Outgoing>) {
        let Incoming::Start(start) = event.incoming.clone() else { return (None, Vec::new()) };
        let open = start.open.clone();
        let mut page = Page::new(start);
        page.note(&event);
        page.show_texts();
        page.show_settings();
        if page.storage == Storage::Missing {
            page.notice("page-unstored");
        }
        let going_on = open.filter(|name| page.records.can_go_on(name)).map(PathBuf::from);
        let first = going_on.map_or(Next::Menu, Next::Resume);
        page.begin(first);
        let out = page.finish();
        (Some(page), out)
    }

    /// Begins with a first thing to do instead of the menu.
    #[must_use]
    pub fn start_with(event: Event, first: Next) -> Option<(Page, Vec<Outgoing>)> {
        let Incoming::Start(start) = event.incoming.clone() else { return None };
        let mut page = Page::new(start);
        page.note(&event);
        page.begin(first);
        let out = page.finish();
        Some((page, out))
    }

    fn new(start: Start) -> Page {
        let Start { languages, settings, records, is_kept, seed, open: _ } = start;
        let stored = settings.and_then(|text| Settings::parse(text.as_bytes()).ok());
        let settings = stored.unwrap_or_default();
        let chosen = settings.language.as_deref().and_then(Language::of_locale);
        let of_browser = || languages.iter().find_map(|name| Language::of_locale(name));
        let mut preferences = Preferences::new(chosen.or_else(of_browser).unwrap_or(&LANGUAGES[0]));
        preferences.tellings = settings.tellings();
        preferences.confirm = settings.confirm;
        preferences.pause = settings.pause;
        preferences.automation = settings.automation;
        Page {
            preferences,
            settings,
            records: Records::new(records),
            storage: if is_kept { Storage::Whole } else { Storage::Missing },
            dialog: None,
            effects: VecDeque::new(),
            outcome: None,
            out: Vec::new(),
            thinking: None,
            by_keys: false,
            voices: Vec::new(),
            shown: SeenBoard::default(),
            wakes_at: None,
            seed,
            now: Duration::ZERO,
            day: Day::FIRST,
            chance: 0,
            time: 0,
        }
    }

    /// Hears an event; gives back what the page has to do.
    pub fn hear(&mut self, event: Event) -> Vec<Outgoing> {
        self.note(&event);
        match event.incoming {
            Incoming::Start(_) => {}
            Incoming::Line { text } => self.hear_line(text),
            Incoming::Key { key } => self.press(&key),
            Incoming::Stored { fault } => self.stored(fault),
            Incoming::Pass => self.pass(),
            Incoming::Thought { lines } => self.thought(&lines),
            Incoming::Speech { on } => {
                let to = Some(if on { Switch::On } else { Switch::Off });
                let said = self.serve(Service::Speech(to));
                self.tell(&Said::told(said));
            }
            Incoming::Voices { names } => self.voices = names,
            Incoming::Import { texts } => self.import(&texts),
            Incoming::Export => self.export(),
        }
        self.finish()
    }

    fn note(&mut self, event: &Event) {
        self.now = Duration::from_millis(event.now);
        self.day = event.day.parse().unwrap_or(self.day);
        self.chance = event.chance;
        self.time = event.time;
    }

    fn locale(&self) -> &Locale {
        self.preferences.locale()
    }

    fn profile(&self) -> Profile {
        Profile {
            preferences: self.preferences.clone(),
            settings: self.settings.clone(),
            by_voice: false,
            thinking_notice: THINKING_NOTICE,
            in_review: false,
        }
    }

    /// Begins anew, at the menu or with something else.
    fn begin(&mut self, first: Next) {
        let (dialog, step) = Dialog::begin(self.profile(), |user| menu::evening(user, Ok(first)));
        self.dialog = Some(dialog);
        self.take(step);
    }

    /// Carries out what is to be, and lets the sessions go on as far as they can.
    fn finish(&mut self) -> Vec<Outgoing> {
        loop {
            if let Err(leave) = self.carry_out() {
                self.end(leave);
                continue;
            }
            if let Some(ended) = self.outcome.take() {
                self.left(ended);
                continue;
            }
            let (profile, now) = (self.profile(), self.now);
            let Some(dialog) = &mut self.dialog else { break };
            let step = dialog.advance(profile, now);
            if step.0.is_empty() && step.1.is_none() {
                break;
            }
            self.take(step);
        }
        self.show_board();
        self.set_deadline();
        std::mem::take(&mut self.out)
    }

    /// Notes what came of an input or an answer: it is carried out before anything else that waits.
    fn take(&mut self, (effects, outcome): DialogStep<Ended>) {
        for effect in effects.into_iter().rev() {
            self.effects.push_front(effect);
        }
        self.outcome = outcome.or(self.outcome.take());
    }

    /// Has the sessions do something.
    fn step(&mut self, step: impl FnOnce(&mut Dialog<Ended>, Profile, Duration) -> DialogStep<Ended>) {
        let (profile, now) = (self.profile(), self.now);
        if let Some(dialog) = &mut self.dialog {
            let step = step(dialog, profile, now);
            self.take(step);
        }
    }

    fn end(&mut self, leave: Leave) {
        self.effects.clear();
        self.thinking = None;
        self.step(|dialog, profile, _| dialog.end(profile, leave));
    }

    /// Says how it ended; the menu comes behind what could not begin.
    fn left(&mut self, ended: Ended) {
        self.dialog = None;
        self.set_keys(false);
        match ended {
            Ended::Left(_) => self.notice("goodbye"),
            Ended::AtMatch(..) | Ended::BehindMatch => {}
            Ended::NoSuchMatch(fault) | Ended::CannotResume(fault) => {
                self.tell(&Said::told(vec![Utterance::refusal(capitalised(&fault))]));
                return self.begin(Next::Menu);
            }
        }
        self.out.push(Outgoing::Left);
    }
}

/// The texts of a page that begins in the first of these languages that the program has.
#[must_use]
pub fn texts(languages: &[String]) -> Outgoing {
    let known = languages.iter().find_map(|name| Language::of_locale(name));
    texts_in(&Locale::load(known.unwrap_or(&LANGUAGES[0])))
}

fn texts_in(locale: &Locale) -> Outgoing {
    Outgoing::Texts {
        lang: locale.language().code().to_owned(),
        texts: TEXTS.iter().map(|id| ((*id).to_owned(), locale.text(id))).collect(),
        buttons: BUTTONS.iter().map(|id| locale.text(id)).collect(),
    }
}

/// Input: lines, keys and answers.
impl Page {
    fn hear_line(&mut self, text: String) {
        if self.dialog.is_none() {
            return self.begin(Next::Menu);
        }
        let input = if text.chars().count() > LONGEST {
            Input::TooLong
        } else {
            Input::Line(text, InputSource::Typed)
        };
        self.step(|dialog, profile, now| dialog.hear(profile, input, now));
    }

    /// The request of a key, by the name that browsers give it.
    fn press(&mut self, key: &str) {
        let mut letters = key.chars();
        let press = match key {
            "Home" => Some(KeyPress::At(Pressed::End(Step::Back))),
            "End" => Some(KeyPress::At(Pressed::End(Step::Forward))),
            "ArrowLeft" => Some(KeyPress::At(Pressed::Card(Step::Back))),
            "ArrowRight" => Some(KeyPress::At(Pressed::Card(Step::Forward))),
            "ArrowUp" => Some(KeyPress::At(Pressed::Row(Step::Back))),
            "ArrowDown" => Some(KeyPress::At(Pressed::Row(Step::Forward))),
            "PageUp" => Some(KeyPress::At(Pressed::Command(elevens::meaning::Command::Step(Step::Back)))),
            "PageDown" => {
                Some(KeyPress::At(Pressed::Command(elevens::meaning::Command::Step(Step::Forward))))
            }
            "Enter" => Some(KeyPress::At(Pressed::Lay)),
            "Escape" => Some(KeyPress::Leave),
            _ => match (letters.next(), letters.next()) {
                (Some(sign), None) => KeyPress::of_sign(sign, self.locale()),
                _ => return,
            },
        };
        match press {
            Some(KeyPress::At(pressed)) => {
                self.step(|dialog, profile, now| dialog.hear(profile, Input::Pressed(pressed), now));
            }
            Some(KeyPress::Leave) => {
                self.set_keys(false);
                self.answer(Answer::Keys(KeyMode::Left));
            }
            None => self.answer(Answer::Keys(KeyMode::UnknownKey)),
        }
    }

    fn stored(&mut self, fault: Option<StorageFault>) {
        let saving = match (fault, self.storage) {
            (None, Storage::Behind) => {
                self.storage = Storage::Whole;
                Saving::Again
            }
            (Some(fault), Storage::Whole) => {
                self.storage = Storage::Behind;
                Saving::Failed(io::Error::from(match fault {
                    StorageFault::Full => io::ErrorKind::StorageFull,
                    StorageFault::Denied => io::ErrorKind::PermissionDenied,
                }))
            }
            (None, Storage::Whole | Storage::Missing) | (Some(_), Storage::Behind | Storage::Missing) => {
                return;
            }
        };
        self.step(|dialog, profile, _| dialog.saved(profile, &saving));
    }

    fn pass(&mut self) {
        self.wakes_at = None;
        self.step(|dialog, profile, now| dialog.pass(profile, now));
    }

    /// Takes the turn of a computer; where it does not fit, the computer plays here.
    fn thought(&mut self, lines: &[String]) {
        let Some(thinking) = self.thinking.take() else { return };
        let lines: Option<Vec<Line>> = lines.iter().map(|line| Line::parse(line).ok()).collect();
        let played = lines.and_then(|lines| thinking.played(&lines));
        let again = || Some(self.dialog.as_ref()?.thinking()?.play());
        if let Some(turn) = played.or_else(again) {
            self.step(|dialog, profile, _| dialog.thought(profile, turn));
        }
    }

    fn import(&mut self, texts: &[String]) {
        let mut taken = Vec::new();
        for text in texts {
            taken.extend(self.records.import(text, self.time, self.day));
        }
        let text = self.locale().format("page-imported", &args!("n" => taken.len()));
        let has_new = !taken.is_empty();
        self.out.extend(taken.into_iter().map(Outgoing::Store));
        self.tell(&Said::told(vec![Utterance::answer(text)]));
        // The menu offers what came.
        if has_new && self.dialog.as_ref().is_some_and(|dialog| dialog.conversation().is_none()) {
            self.end(Leave::Menu);
        }
    }

    fn export(&mut self) {
        let files: Vec<StoredRecord> = self.records.all().to_vec();
        let text = self.locale().format("page-exported", &args!("n" => files.len()));
        if !files.is_empty() {
            self.out.push(Outgoing::Files { files });
        }
        self.tell(&Said::told(vec![Utterance::answer(text)]));
    }
}

/// Effects, as they are carried out.
impl Page {
    fn carry_out(&mut self) -> Result<(), Leave> {
        while let Some(effect) = self.effects.pop_front() {
            match effect {
                MatchEffect::Save(lines) => self.save(&lines),
                MatchEffect::Tell(_, effects) => self.carry_out_told(effects)?,
                MatchEffect::Think(thinking) => self.think(*thinking),
                // All that sit here read one log, as at a terminal: a hand is told to whoever is alone with the page.
                MatchEffect::Clear => self.out.push(Outgoing::Clear),
                MatchEffect::Sit(_) | MatchEffect::Over(_) => {}
            }
        }
        Ok(())
    }

    fn carry_out_told(&mut self, effects: Vec<Effect>) -> Result<(), Leave> {
        for effect in effects {
            match effect {
                Effect::Save(lines) => self.save(&lines),
                Effect::Say(said) => self.tell(&said),
                Effect::Recite(lines) => {
                    self.tell(&Said::again(lines.into_iter().map(Utterance::answer).collect()));
                }
                Effect::Change(change) => self.adopt(&change),
                Effect::Request(request) => self.grant(request),
                Effect::Silence => self.out.push(Outgoing::Silence),
                Effect::Leave(leave) => return Err(leave),
            }
        }
        Ok(())
    }

    fn answer(&mut self, answer: Answer) {
        self.step(|dialog, profile, _| dialog.answer(profile, answer));
    }

    /// Has the record that is played stored whole: so nothing is missing in it that could not be stored before.
    fn save(&mut self, lines: &[Line]) {
        let Some(record) = self.records.write(lines, self.time, self.day) else { return };
        let record = record.clone();
        if self.storage != Storage::Missing {
            self.out.push(Outgoing::Store(record));
        }
    }

    fn think(&mut self, thinking: session::Thinking) {
        let record = self.records.current().map(|record| record.text.clone());
        match record.filter(|_| thinking.searches()) {
            Some(record) => {
                let (seat, kind) = thinking.player();
                let told =
                    Thinking { record, seat: seat.index(), kind: kind.id().to_owned(), chance: self.chance };
                self.thinking = Some(thinking);
                self.out.push(Outgoing::Think(told));
            }
            None => {
                let turn = thinking.play();
                self.step(|dialog, profile, _| dialog.thought(profile, turn));
            }
        }
    }

    fn grant(&mut self, request: Request) {
        let answer = match request {
            Request::WhereSaved => {
                let record = self.records.current().filter(|_| self.storage == Storage::Whole);
                Answer::SavedAt(record.map(|record| PathBuf::from(&record.name)))
            }
            Request::Keys => {
                self.set_keys(true);
                Answer::Keys(KeyMode::Entered)
            }
            Request::Service(service) => Answer::Said(self.serve(service)),
            Request::Device(request) => self.answer_of_device(request),
            Request::Games(request) => self.answer_of_games(request),
            // Nobody logs in here.
            Request::Login(_) => Answer::Done,
        };
        self.answer(answer);
    }

    fn answer_of_device(&mut self, request: DeviceRequest) -> Answer {
        match request {
            DeviceRequest::Change(change) => {
                self.adopt(&change);
                Answer::Done
            }
            DeviceRequest::Set(setting) => Answer::Said(self.set(setting)),
            DeviceRequest::Describe => Answer::Device(Device { has_sounds: true, terminal: None }),
            DeviceRequest::FindFolder(_) => Answer::IsFolder(false),
            // The browser hears, not the game.
            DeviceRequest::TryMicrophone(_) => Answer::Tried(Trial::Skipped),
            // A page speaks once it is told to: most who play here have a screen reader.
            DeviceRequest::TrySpeech => Answer::Done,
        }
    }

    fn answer_of_games(&mut self, request: GamesRequest) -> Answer {
        self.set_keys(false);
        match request {
            GamesRequest::Newest => Answer::Newest(self.records.newest(self.locale())),
            GamesRequest::List => {
                let today = date(Some(self.day)).unwrap_or_default();
                Answer::Saved(self.records.list(self.locale()), today)
            }
            GamesRequest::Delete(file) => {
                let name = self.records.delete(&file);
                self.out.extend(name.map(|name| Outgoing::Delete { name }));
                Answer::Deleted(Ok(()))
            }
            GamesRequest::Tries(deal) => Answer::Tries(self.records.tries(self.locale(), deal)),
            GamesRequest::Day => Answer::Day(self.day),
            GamesRequest::Matches => Answer::Matches(self.records.matches()),
            GamesRequest::Create(daily) => {
                let tries = daily.map_or(0, |deal| self.records.count_attempts(deal));
                self.records.create();
                self.note_open();
                Answer::Created(Created { seed: self.seed, chance: self.chance, tries, today: self.day })
            }
            GamesRequest::Open(file) => {
                let opened = self.records.open(self.preferences.locale(), &file, self.chance);
                self.note_open();
                Answer::Opened(Box::new(opened))
            }
            GamesRequest::Close => {
                self.records.close();
                self.note_open();
                let is_saved = self.storage == Storage::Whole;
                Answer::Closed(Closed { saving: Saving::Done, is_saved, stays: false })
            }
        }
    }

    /// Has the page know which record is played, so that a page that is gone without a word goes on there.
    fn note_open(&mut self) {
        let name = self.records.current().map(|record| record.name.clone());
        self.out.push(Outgoing::Open { name });
    }

    fn set_keys(&mut self, on: bool) {
        if self.by_keys != on {
            self.by_keys = on;
            self.out.push(Outgoing::Keys { on });
        }
    }
}

/// Settings and services.
impl Page {
    fn adopt(&mut self, change: &Change) {
        self.preferences.adopt(change);
        change.keep_in(&mut self.settings);
        if let Change::Language(_) = change {
            self.show_texts();
            self.show_settings();
        }
        self.keep();
    }

    fn keep(&mut self) {
        let text = String::from_utf8(self.settings.written()).unwrap_or_default();
        self.out.push(Outgoing::Settings { text });
    }

    /// Makes a setting; gives back what is to be said of it.
    fn set(&mut self, setting: Setting) -> Vec<Utterance> {
        match setting {
            Setting::Name(name) => self.settings.name = name,
            Setting::Braille(switch) => self.settings.braille = switch == Switch::On,
            Setting::Sounds(switch) => self.settings.sounds = switch == Switch::On,
            Setting::Speech(switch) => {
                self.settings.speech.on = Some(switch == Switch::On);
                self.show_settings();
            }
            Setting::Welcomed => self.settings.welcomed = true,
            Setting::Named(name) => self.settings.named.push(name),
            Setting::LessonDone(family, number) => {
                self.settings.lessons.insert(family.id().to_owned(), number);
            }
            // Those of a terminal are not offered here; who asks for one all the same is told so.
            Setting::Width(_)
            | Setting::PromptReply(_)
            | Setting::Prompt(..)
            | Setting::Display(_)
            | Setting::Listen(_)
            | Setting::Model(_)
            | Setting::Talk(_)
            | Setting::MicrophoneTried
            | Setting::Headphones(_) => return vec![self.refusal("page-cannot")],
        }
        self.keep();
        Vec::new()
    }

    fn refusal(&self, id: &str) -> Utterance {
        Utterance::refusal(capitalised(&self.locale().text(id)))
    }

    /// Makes a setting that is on or off, where it is to be one of the two, and says which it is.
    fn switch(&mut self, id: &str, to: Option<Setting>, is_on: impl Fn(&Settings) -> bool) -> Vec<Utterance> {
        let mut said = to.map(|setting| self.set(setting)).unwrap_or_default();
        let state = if is_on(&self.settings) { "on" } else { "off" };
        said.push(Utterance::answer(self.locale().format(id, &args!("state" => state))));
        said
    }

    fn speaks(&self) -> bool {
        self.settings.speech.on == Some(true)
    }

    fn serve(&mut self, service: Service) -> Vec<Utterance> {
        match service {
            Service::Speech(to) => self
                .switch("speech-set", to.map(Setting::Speech), |settings| settings.speech.on == Some(true)),
            Service::Tune(_) | Service::Voice(_) if !self.speaks() => vec![self.refusal("speech-is-off")],
            Service::Tune(tune) => {
                let moved = self.settings.speech.tune(tune);
                self.show_settings();
                self.keep();
                let locale = self.locale();
                vec![Utterance::answer(match moved {
                    true => locale.format("tune-set", &args!("tune" => tune.id())),
                    false => locale.text("tune-edge"),
                })]
            }
            Service::Voice(number) => vec![self.change_voice(number)],
            Service::Braille(to) => {
                self.switch("braille-set", to.map(Setting::Braille), |settings| settings.braille)
            }
            Service::Sounds(to) => {
                self.switch("sounds-set", to.map(Setting::Sounds), |settings| settings.sounds)
            }
            Service::PromptReply(_) => vec![self.refusal("page-cannot")],
            Service::Evenings(asked, name) => {
                let (me, matches) = (self.me(name), self.records.matches());
                session::tell_statistics(self.locale(), &matches, &me, &asked, self.day)
            }
            Service::MoreOfEvenings(name) => {
                session::tell_more_statistics(self.locale(), &self.records.matches(), &self.me(name))
            }
            // A session tells its reviews itself, and a tournament is a server's.
            Service::Review(_) | Service::MoreOfReview | Service::Standings(_) => Vec::new(),
        }
    }

    fn me(&self, name: Option<String>) -> Me {
        name.map_or_else(|| Me::Owner(self.settings.name.clone()), Me::Called)
    }

    /// The next voice of the browser, or the one with a number.
    fn change_voice(&mut self, number: Option<usize>) -> Utterance {
        let of = self.voices.len();
        let next = self.settings.speech.voice.map_or(1, |now| now % of.max(1) + 1);
        let chosen = number.unwrap_or(next);
        let Some(name) = self.voices.get(chosen.wrapping_sub(1)).cloned() else {
            return self.refusal(if of == 0 { "page-voiceless" } else { "voice-one" });
        };
        self.settings.speech.voice = Some(chosen);
        self.show_settings();
        self.keep();
        let args = args!("n" => chosen, "of" => of, "name" => name);
        Utterance::answer(self.locale().format("voice-set", &args))
    }
}

/// Output: texts that are shown and told.
impl Page {
    fn show_texts(&mut self) {
        self.out.push(texts_in(self.preferences.locale()));
    }

    fn show_settings(&mut self) {
        self.out.push(Outgoing::Voice(self.settings.speech.clone()));
    }

    fn notice(&mut self, id: &str) {
        let text = capitalised(&self.locale().text(id));
        self.tell(&Said::told(vec![Utterance::notice(text)]));
    }

    fn tell(&mut self, said: &Said) {
        let (locale, braille) = (self.preferences.locale(), self.settings.braille);
        let spoken = |said: &Utterance| for_ear(locale, &said.text);
        let mut cues: Vec<Cue> = Vec::new();
        for cue in said.print.iter().filter_map(|said| said.cue) {
            if self.settings.sounds && !said.again && !cues.contains(&cue) {
                cues.push(cue);
            }
        }
        let told = Told {
            lang: locale.language().code().to_owned(),
            lines: printed(&said.print, braille),
            others: said.is_of_others(),
            sum: said.sum.as_ref().map(|sum| sum.text.clone()),
            spoken: if self.speaks() { said.aloud().iter().map(spoken).collect() } else { Vec::new() },
            sounds: cues.into_iter().map(|cue| cue.notes().to_vec()).collect(),
        };
        if !told.lines.is_empty() || !told.spoken.is_empty() {
            self.out.push(Outgoing::Tell(told));
        }
    }

    /// Shows the table as whoever sits there sees it; nothing while somebody else may be there.
    fn show_board(&mut self) {
        let seen = || {
            let dialog = self.dialog.as_ref()?;
            seen_board(dialog.conversation()?, dialog.table()?)
        };
        let seen = seen().unwrap_or_default();
        if seen != self.shown {
            self.shown = seen.clone();
            self.out.push(Outgoing::Board(seen));
        }
    }

    fn set_deadline(&mut self) {
        let deadline = self.dialog.as_ref().and_then(Dialog::deadline);
        if deadline != self.wakes_at
            && let Some(at) = deadline
        {
            let after = at.saturating_sub(self.now).as_millis();
            self.out.push(Outgoing::Wake { after: u64::try_from(after).unwrap_or(u64::MAX) });
        }
        self.wakes_at = deadline;
    }
}
