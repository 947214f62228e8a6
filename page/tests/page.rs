//! Whole sessions in a page: the transcripts that hold for it as for the terminal, played over its driver as it is.

use elevens::cards::Colour;
use elevens::players::Strength;
use elevens::rules::rows::Variant;
use elevens::rules::{DayDeal, Game};
use elevens::session::menu::Next;
use elevens::session::{Choices, Family, NewGame};
use elevens_page::message::{Event, Incoming, Outgoing, StoredRecord};
use elevens_page::{Page, thinker};
use played::{Driver, Start, Until, play_all};
use std::path::PathBuf;

#[path = "../../tests/common/transcripts.rs"]
mod played;

/// The day of all transcripts.
const DAY: &str = "2026-11-22";

/// A browser, as far as it stores things.
#[derive(Default)]
struct Browser {
    records: Vec<StoredRecord>,
    settings: Option<String>,
    events: u64,
}

impl Browser {
    fn event(&mut self, incoming: Incoming) -> Event {
        self.events += 1;
        Event { now: self.events, time: self.events, day: DAY.to_owned(), chance: 11, incoming }
    }

    /// Does what the page is to do; gives back what is told.
    fn carry_out(&mut self, page: &mut Page, out: Vec<Outgoing>) -> String {
        let mut told = String::new();
        for one in out {
            let then = match one {
                Outgoing::Store(record) => {
                    self.records.retain(|other| other.name != record.name);
                    self.records.push(record);
                    Some(Incoming::Stored { fault: None })
                }
                Outgoing::Delete { name } => {
                    self.records.retain(|other| other.name != name);
                    None
                }
                Outgoing::Settings { text } => {
                    self.settings = Some(text);
                    None
                }
                Outgoing::Tell(lines) => {
                    // A terminal folds lines itself, and writes plain spaces.
                    lines.lines.iter().for_each(|line| told += &format!("{}\n", line.replace('\u{a0}', " ")));
                    None
                }
                Outgoing::Think(thinking) => Some(Incoming::Thought { lines: thinker::think(&thinking) }),
                Outgoing::Open { .. }
                | Outgoing::Silence
                | Outgoing::Voice(_)
                | Outgoing::Keys { .. }
                | Outgoing::Texts { .. }
                | Outgoing::Clear
                | Outgoing::Board(_)
                | Outgoing::Wake { .. }
                | Outgoing::Files { .. }
                | Outgoing::Left => None,
            };
            if let Some(then) = then {
                let event = self.event(then);
                let out = page.hear(event);
                told += &self.carry_out(page, out);
            }
        }
        told
    }

    /// The settings with those that the arguments of a start name.
    fn settings_of(&self, start: &Start) -> String {
        let stored =
            self.settings.as_deref().unwrap_or(if start.is_stranger { "{}" } else { r#"{"welcomed":true}"# });
        let mut settings: serde_json::Value = serde_json::from_str(stored).unwrap();
        for name in ["verbosity", "forced", "turn-end"] {
            if let Some(value) = start.value(&format!("--{name}")) {
                settings[name] = value.into();
            }
        }
        settings.to_string()
    }

    fn start(&mut self, start: &Start) -> String {
        let mut told = String::new();
        for line in &start.before {
            let name = line.strip_prefix("< ").unwrap();
            let fixture = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/fixtures/");
            let text = std::fs::read_to_string(format!("{fixture}{name}")).unwrap();
            self.records.push(StoredRecord { name: name.to_owned(), text, time: 0, day: DAY.to_owned() });
            told += &format!("{line}\n");
        }
        let language = start.value("--lang").unwrap_or("en").to_owned();
        let begin = elevens_page::message::Start {
            languages: vec![language],
            settings: Some(self.settings_of(start)),
            records: self.records.clone(),
            open: None,
            is_kept: true,
            seed: Some(11),
        };
        let first = first(start, self.records.last());
        let event = self.event(Incoming::Start(begin));
        let (mut page, out) = Page::start_with(event, first).unwrap();
        told += &format!("{}\n", start.line);
        told += &self.carry_out(&mut page, out);
        for (typed, _) in &start.typed {
            told += format!("> {typed}").trim_end();
            told.push('\n');
            let event = self.event(Incoming::Line { text: typed.clone() });
            let out = page.hear(event);
            told += &self.carry_out(&mut page, out);
        }
        told
    }
}

/// Every value of an argument.
fn values<'a>(start: &'a Start, name: &str) -> impl Iterator<Item = &'a String> {
    let pairs = start.arguments.iter().zip(start.arguments.iter().skip(1));
    let name = name.to_owned();
    pairs.filter(move |(argument, _)| **argument == name).map(|(_, value)| value)
}

/// The match that the arguments of a start describe.
fn described(start: &Start) -> NewGame {
    let kinds = start.value("--opponents").unwrap_or_default();
    let choices = Choices {
        players: start.value("--players").map(|number| number.parse().unwrap()),
        opponents: kinds.split(',').filter_map(|kind| kind.parse::<Strength>().ok()).collect(),
        rounds: start.value("--rounds").map(|rounds| rounds.parse().unwrap()),
        seed: start.value("--seed").map(|seed| seed.parse().unwrap()),
        without: start
            .value("--without")
            .and_then(|name| Colour::ALL.into_iter().find(|one| one.name() == name)),
        ..Choices::of(
            start.value("--game").map_or(Game::Rows(Variant::Elevens), |game| game.parse().unwrap()),
        )
    };
    let people = values(start, "--me").cloned().collect();
    NewGame { first: start.value("--first").map(str::to_owned), ..NewGame::of(choices, people) }
}

/// Returns whether an argument says how things are told, not what is played.
fn is_setting(argument: &str) -> bool {
    ["--lang", "--verbosity", "--forced", "--turn-end"].contains(&argument)
}

/// The request of the arguments of a start.
fn first(start: &Start, newest: Option<&StoredRecord>) -> Next {
    let has = |word: &str| start.arguments.iter().any(|argument| argument == word);
    if has("learn") {
        let family = Family::ALL.into_iter().find(|family| has(family.id()));
        Next::Learn(family)
    } else if has("today") {
        Next::Today(DayDeal {
            day: start.value("--date").unwrap_or(DAY).parse().unwrap(),
            game: described(start).choices.game,
        })
    } else if has("referee") {
        Next::Referee(described(start))
    } else if has("--resume") {
        let named = start.value("--resume").filter(|name| !name.starts_with("--"));
        Next::Resume(PathBuf::from(named.unwrap_or_else(|| &newest.unwrap().name)))
    } else if start.arguments.iter().any(|argument| argument.starts_with("--") && !is_setting(argument)) {
        Next::Play(described(start))
    } else {
        Next::Menu
    }
}

/// A page without a browser.
struct Pages;

impl Driver for Pages {
    const NAME: &'static str = "page";

    fn play(starts: &[Start], _until: Until) -> String {
        let mut browser = Browser::default();
        starts.iter().map(|start| browser.start(start)).collect()
    }
}

#[test]
fn english() {
    play_all::<Pages>("en");
}

#[test]
fn french() {
    play_all::<Pages>("fr");
}

#[test]
fn dutch() {
    play_all::<Pages>("nl");
}
