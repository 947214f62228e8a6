//! The messages between a server and whoever plays at it: JSON, one message a text frame, over one socket.
//!
//! The messages of a guest ([`GuestInput`]) are a part of what a session takes in, and those to a guest ([`Envelope`])
//! are a part of what a session gives out, in the types of the session itself. Lines of records, turns of computers,
//! deadlines and stored things have no place in either, and neither has a table: a hidden card can't be written here.

use crate::language::Moment;
use crate::locale::Language;
use crate::meaning::{Automation, Command, Verbosities};
use crate::rules::Game;
use crate::session::{BoardLine, Input, InputSource, Pressed, Said, SeenBoard};
use crate::store::{Confirm, Credentials};
use core::time::Duration;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The version of all messages here. Whoever speaks another is told so in one sentence, and no more.
pub const VERSION: u32 = 3;

/// The text by which a server asks a page for a sign of life, and by which the page gives it: a page sees no pings.
pub const BEAT: &str = r#"{"beat":true}"#;

/// The time between two signs of life that each side asks for.
pub const BEAT_EVERY: Duration = Duration::from_secs(4);

/// The longest time without one before the connection is lost.
pub const SILENCE: Duration = Duration::from_secs(10);

/// The first message of a client: its version, the session that it had, what it saw of it, and whose it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hello {
    /// The version of the messages that the client speaks.
    pub version: u32,
    /// The session that the client had.
    pub session: Option<String>,
    /// The number of the last envelope that it saw there.
    pub seen: u64,
    /// The introduction of the guest.
    pub program: Introduction,
}

impl Hello {
    /// The hello of a client that had no session.
    #[must_use]
    pub const fn new(program: Introduction) -> Hello {
        Hello { version: VERSION, session: None, seen: 0, program }
    }

    /// The hello that a text is; otherwise the language of whoever speaks another version, if it says one.
    ///
    /// # Errors
    /// When the text is none of this version.
    pub fn read(text: &str) -> Result<Hello, Option<&'static Language>> {
        let hello = read::<Hello>(text).filter(|hello| hello.version == VERSION);
        hello.ok_or_else(|| {
            let said = read::<serde_json::Value>(text)?;
            said.pointer("/program/language")?.as_str()?.parse().ok()
        })
    }
}

/// A message as it is sent.
#[must_use]
pub fn written(message: &impl Serialize) -> String {
    // Texts and numbers are always written.
    serde_json::to_string(message).unwrap_or_default()
}

/// The message of a kind that a text is, if it is one.
#[must_use]
pub fn read<T: serde::de::DeserializeOwned>(text: &str) -> Option<T> {
    serde_json::from_str(text).ok()
}

/// A guest as its client introduces it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Introduction {
    /// The language.
    pub language: &'static Language,
    /// The name, if the guest has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The key of that name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// The amount that is told.
    #[serde(default)]
    pub tellings: Verbosities,
    /// When what was understood by voice is asked back.
    #[serde(default)]
    pub confirm: Confirm,
    /// The way in which routine moves are made.
    #[serde(flatten)]
    pub automation: Automation,
    /// The things that the program wants to know beside what is told.
    #[serde(flatten)]
    pub wants: Wants,
    /// The address of the page of the host, as the client knows it: links begin with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub address: Option<String>,
    /// The table to which a link led the guest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invitation: Option<Invitation>,
}

/// A table to which a link leads.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Invitation {
    /// The name of the table.
    pub table: String,
    /// The key that lets anybody sit down there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
}

/// The things that a client wants to know of a table beside what is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Wants {
    /// The board, for a braille display.
    pub board: bool,
    /// The words that can be typed, for a line editor.
    pub words: bool,
    /// The moment of the game, for a recognizer.
    pub moment: bool,
    /// The texts of the page itself: the client is one. Its settings are those that the server keeps of the guest.
    pub page: bool,
}

/// An input with its number, so that none is heard twice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NumberedInput {
    /// The number, from 1.
    pub n: u64,
    /// The input.
    #[serde(flatten)]
    pub input: GuestInput,
}

/// The input of a guest: a part of what a session takes in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GuestInput {
    /// A line that was typed.
    Line(String),
    /// A line that a recognizer understood.
    Spoken(String),
    /// A line that a recognizer understood, if it was said at all: it is asked back before it changes the game.
    Unsure(String),
    /// One of two lines that sound alike, the likelier first: which is asked back.
    Between(String, String),
    /// The command of a routing key.
    Command(Command),
    /// A single key.
    Key(Pressed),
    /// The language that is spoken from now on.
    Language(&'static Language),
    /// A line that is no text.
    NotText,
    /// A line that is too long to mean anything.
    TooLong,
}

/// The longest line that is read, in bytes.
const LONGEST_LINE: usize = 1_000;

impl GuestInput {
    /// The input of a session that it is.
    ///
    /// # Errors
    /// The language, where one is chosen and nothing is put in.
    pub fn input(self) -> Result<Input, &'static Language> {
        Ok(match self {
            GuestInput::Line(line) => Input::Line(line, InputSource::Typed),
            GuestInput::Spoken(line) => Input::Line(line, InputSource::Spoken),
            GuestInput::Unsure(line) => Input::Unsure(line),
            GuestInput::Between(one, other) => Input::Between(one, other),
            GuestInput::Command(command) => Input::Command(command),
            GuestInput::Key(pressed) => Input::Pressed(pressed),
            GuestInput::Language(language) => return Err(language),
            GuestInput::NotText => Input::NotText,
            GuestInput::TooLong => Input::TooLong,
        })
    }

    /// The input as it is heard: a line that is longer than any, or more than one, is too long.
    #[must_use]
    pub fn checked(self) -> GuestInput {
        let is_line = |line: &str| line.len() <= LONGEST_LINE && !line.contains(['\n', '\r']);
        match &self {
            GuestInput::Line(line) | GuestInput::Spoken(line) | GuestInput::Unsure(line)
                if !is_line(line) =>
            {
                GuestInput::TooLong
            }
            GuestInput::Between(one, other) if !is_line(one) || !is_line(other) => GuestInput::TooLong,
            GuestInput::Line(_)
            | GuestInput::Spoken(_)
            | GuestInput::Unsure(_)
            | GuestInput::Between(..)
            | GuestInput::Command(_)
            | GuestInput::Key(_)
            | GuestInput::Language(_)
            | GuestInput::NotText
            | GuestInput::TooLong => self,
        }
    }
}

/// The moment of a seat, with the game that is played there.
pub type TableMoment = (Game, Moment);

/// A message to a client. What it has none of is left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Envelope {
    /// The version of the messages, in the first envelope over a connection.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub version: Option<u32>,
    /// The session, in the first envelope over a connection.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub session: Option<String>,
    /// The number of the last input that was heard.
    pub heard: u64,
    /// The number of the envelope, from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seq: Option<u64>,
    /// The language of what is told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lang: Option<&'static Language>,
    /// The messages.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub told: Vec<Said>,
    /// The texts of the page, in the first envelope of a language.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub page: Option<PageTexts>,
    /// The state of things behind them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<Status>,
    /// By what the guest comes back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entered: Option<Credentials>,
    /// True if the server has closed the connection.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub ended: bool,
}

/// The texts that a page shows by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PageTexts {
    /// Their language.
    pub lang: &'static Language,
    /// The texts, by the ids of their messages.
    pub texts: BTreeMap<String, String>,
    /// The words that have a button.
    pub buttons: Vec<String>,
}

/// The state of things for one guest behind what was told: the guest may type.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Status {
    /// The number of requests that were answered.
    pub answered: u64,
    /// The amount that is told.
    pub tellings: Verbosities,
    /// The lines of the board, for a braille display that wants them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub board: Vec<BoardLine>,
    /// The board for eyes, for a page.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seen: Option<SeenBoard>,
    /// The words that can be typed, for a line editor that wants them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub words: Vec<String>,
    /// The game and what can be said at this moment of it, for a recognizer that wants it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moment: Option<TableMoment>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::narration::{Cue, Utterance, UtteranceKind};

    #[test]
    fn what_is_said_comes_through_but_for_what_is_for_others() {
        let print = vec![
            Utterance { braille: Some("r 5".to_owned()), ..Utterance::new(UtteranceKind::Turn, "Red 5.") },
            Utterance::refusal("No.").with_cue(Some(Cue::FewCards)),
        ];
        let other = Said {
            speech: Some(vec![Utterance::answer("5")]),
            sum: Some(Utterance::notice("2")),
            ..Said::again(print.clone())
        };
        for said in [Said::told(print), other] {
            let text = written(&said);
            assert_eq!(read(&text), Some(Said { all: Vec::new(), ..said }), "{text}");
        }
    }

    #[test]
    fn a_hello_of_another_version_is_none() {
        let introduction: Introduction = read(r#"{"language":"nl"}"#).unwrap();
        let hello = Hello::new(introduction);
        assert_eq!(Hello::read(&written(&hello)), Ok(hello.clone()));
        assert_eq!(Hello::read(&written(&Hello { version: VERSION + 1, ..hello })), Err("nl".parse().ok()));
        assert_eq!(Hello::read(r#"{"version":3,"session":null,"seen":0}"#), Err(None));
        let old = r#"{"session":null,"seen":0,"program":{"language":"fr","board":true}}"#;
        assert_eq!(Hello::read(old), Err("fr".parse().ok()));
    }

    #[test]
    fn each_request_comes_through_as_it_is_written() {
        for (text, input) in [
            (r#"{"line":"hand"}"#, GuestInput::Line("hand".to_owned())),
            (r#"{"between":["a","b"]}"#, GuestInput::Between("a".to_owned(), "b".to_owned())),
            (r#"{"command":"draw"}"#, GuestInput::Command(Command::Draw)),
            (r#"{"key":"card-lay"}"#, GuestInput::Key(Pressed::Lay)),
            (r#"{"language":"fr"}"#, GuestInput::Language("fr".parse().unwrap())),
        ] {
            assert_eq!(written(&input), text);
            let numbered = format!(r#"{{"n":1,{}"#, &text[1..]);
            assert_eq!(read(&numbered), Some(NumberedInput { n: 1, input }));
        }
    }
}
