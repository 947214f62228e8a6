//! What passes between a host and the program of a guest: JSON, a message a text, over the socket of the web page.

use super::talk::Settled;
use crate::language::Moment;
use crate::locale::Language;
use crate::meaning::Verbosities;
use crate::narration::{Cue, Kind, Utterance};
use crate::rules::Game;
use crate::session::{self, Said};
use crate::store::Confirm;
use serde::{Deserialize, Serialize};

/// What a client says first: which session it had, what it saw of it, and whose program it is, if it is one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hello {
    /// The session that the client had.
    pub session: Option<String>,
    /// The number of the last message that it saw there.
    pub seen: u64,
    /// How the program introduces its guest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub program: Option<Introduction>,
}

/// A message as it is sent.
pub fn written(message: &impl Serialize) -> String {
    // Texts and numbers are always written.
    serde_json::to_string(message).unwrap_or_default()
}

/// How a program introduces its guest.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Introduction {
    /// The code of the language.
    pub language: String,
    /// The name, if the guest has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The key of that name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub key: Option<String>,
    /// How much is told.
    pub tellings: Verbosities,
    /// When what was understood by voice is asked back.
    pub confirm: Confirm,
    /// Whether a braille display wants the board.
    pub board: bool,
    /// Whether a line editor wants what can be typed.
    pub words: bool,
    /// Whether a recognizer wants what can be said.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub moment: bool,
}

impl Hello {
    /// As it is sent.
    #[must_use]
    pub fn written(&self) -> String {
        written(self)
    }
}

impl Introduction {
    /// The language; that of the host's machine where the code is none.
    #[must_use]
    pub fn language(&self) -> &'static Language {
        self.language.parse().unwrap_or_else(|_| Language::of_environment())
    }
}

/// What a guest says, by a number, so that nothing is heard twice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Typed {
    /// The number, from 1.
    pub n: u64,
    /// What it is.
    #[serde(flatten)]
    pub what: What,
}

impl Typed {
    /// As it is sent.
    #[must_use]
    pub fn written(&self) -> String {
        written(self)
    }
}

/// What a guest says, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum What {
    /// A line that was typed.
    Line(String),
    /// A line that a recognizer understood.
    Spoken(String),
    /// The same, if that was said at all: it is asked back before it changes the game.
    Unsure(String),
    /// One of two that sound alike, the likelier first: which is asked back.
    Between(String, String),
    /// What a routing key stands for, in the notation of meanings.
    Command(String),
    /// A single key, as it is written.
    Key(String),
    /// The code of the language that the guest's program speaks from now on.
    Language(String),
}

/// A message to a program. What it has none of is left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Message {
    /// The session, in the first message over a connection.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub session: Option<String>,
    /// The number of the last thing that was heard of the guest.
    pub heard: u64,
    /// The number of the message.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seq: Option<u64>,
    /// The language of what is told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub lang: Option<String>,
    /// What is told.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub told: Vec<Part>,
    /// How things stand behind it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub settled: Option<Stand>,
    /// By what the guest comes back.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entered: Option<Entered>,
    /// Whether the host has closed the connection.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub ended: bool,
}

impl Message {
    /// The message that a text is, if it is one.
    #[must_use]
    pub fn read(text: &str) -> Option<Message> {
        serde_json::from_str(text).ok()
    }
}

/// By what a guest comes back.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entered {
    /// The name.
    pub name: String,
    /// The key.
    pub key: String,
}

/// Some things told at once.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Part {
    /// In print and braille.
    pub print: Vec<Saying>,
    /// By voice, where that is something else.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub speech: Option<Vec<Saying>>,
    /// What stands for all of it by voice, where that would take too long.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sum: Option<Saying>,
    /// Whether it was told before, or is remembered by nobody: no sound stands beside it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub again: bool,
}

/// One thing told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Saying {
    /// What sort of thing it is.
    #[serde(with = "KindId")]
    pub kind: Kind,
    /// The text.
    pub text: String,
    /// The compact form for braille, where it differs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub braille: Option<String>,
    /// The sound that may be played with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cue: Option<Sound>,
}

/// A sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Sound(#[serde(with = "CueId")] pub Cue);

#[derive(Serialize, Deserialize)]
#[serde(remote = "Kind", rename_all = "lowercase")]
enum KindId {
    Answer,
    Refusal,
    Mine,
    Theirs,
    Round,
    Turn,
    Notice,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Cue", rename_all = "lowercase")]
enum CueId {
    YourTurn,
    Refused,
    Bonus,
    RoundOver,
    FewCards,
}

impl From<&Utterance> for Saying {
    fn from(said: &Utterance) -> Saying {
        Saying {
            kind: said.kind,
            text: said.text.clone(),
            braille: said.braille.clone(),
            cue: said.cue.map(Sound),
        }
    }
}

impl From<Saying> for Utterance {
    fn from(said: Saying) -> Utterance {
        let cue = said.cue.map(|sound| sound.0);
        Utterance { kind: said.kind, text: said.text, braille: said.braille, cue }
    }
}

fn sayings(said: &[Utterance]) -> Vec<Saying> {
    said.iter().map(Saying::from).collect()
}

impl From<&Said> for Part {
    fn from(said: &Said) -> Part {
        Part {
            print: sayings(&said.print),
            speech: (said.speech != said.print).then(|| sayings(&said.speech)),
            sum: said.sum.as_ref().map(Saying::from),
            again: said.all.is_empty(),
        }
    }
}

impl From<Part> for Said {
    fn from(part: Part) -> Said {
        let utterances = |said: Vec<Saying>| said.into_iter().map(Utterance::from).collect::<Vec<_>>();
        let print = utterances(part.print);
        Said {
            audience: session::Audience::Listener,
            all: if part.again { Vec::new() } else { print.clone() },
            speech: part.speech.map_or_else(|| print.clone(), utterances),
            sum: part.sum.map(Utterance::from),
            print,
        }
    }
}

/// How things stand behind what was told: the guest may type.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Stand {
    /// How many of the things that the guest said were answered.
    pub answered: u64,
    /// How much is told.
    pub tellings: Verbosities,
    /// The lines of the board, for a braille display that wants them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub board: Vec<Vec<Piece>>,
    /// What can be typed, for a line editor that wants it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub words: Vec<String>,
    /// What can be said at this moment of a game, for a recognizer that wants it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub now: Option<Now>,
}

/// A moment of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Now {
    /// The game, by its id.
    game: String,
    /// What can be said.
    moment: Moment,
}

impl Now {
    /// The game, if it is known here, and what can be said.
    #[must_use]
    pub fn at(&self) -> Option<(Game, &Moment)> {
        let game = Game::ALL.into_iter().find(|game| game.id() == self.game)?;
        Some((game, &self.moment))
    }
}

/// A part of a line of the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece {
    /// What is shown.
    pub shown: Saying,
    /// What a routing key over it stands for, in the notation of meanings.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub does: Option<String>,
}

impl Stand {
    /// What a guest is told of how things stand, when so many of its lines were answered.
    #[must_use]
    pub fn new(answered: u64, settled: &Settled) -> Stand {
        let piece = |piece: &session::Piece| Piece {
            shown: Saying::from(&piece.shown),
            does: piece.command.as_ref().map(ToString::to_string),
        };
        let line = |line: &session::BoardLine| line.pieces.iter().map(piece).collect();
        Stand {
            answered,
            tellings: settled.tellings(),
            board: settled.board().iter().map(line).collect(),
            words: settled.words().to_vec(),
            now: settled
                .now()
                .map(|(game, moment)| Now { game: game.id().to_owned(), moment: moment.clone() }),
        }
    }

    /// The board, with what its routing keys stand for.
    #[must_use]
    pub fn board_lines(&self) -> Vec<session::BoardLine> {
        let piece = |piece: &Piece| session::Piece {
            shown: piece.shown.clone().into(),
            command: piece.does.as_ref().and_then(|does| does.parse().ok()),
        };
        let line = |line: &Vec<Piece>| session::BoardLine { pieces: line.iter().map(piece).collect() };
        self.board.iter().map(line).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_comes_through_as_it_is() {
        let print = vec![
            Utterance { braille: Some("r 5".to_owned()), ..Utterance::new(Kind::Turn, "Red 5.") },
            Utterance::refusal("No.").with_cue(Some(Cue::FewCards)),
        ];
        let whole = Said {
            audience: session::Audience::Listener,
            all: print.clone(),
            print: print.clone(),
            speech: print.clone(),
            sum: None,
        };
        let other = Said {
            all: Vec::new(),
            speech: vec![Utterance::answer("5")],
            sum: Some(Utterance::notice("2")),
            ..whole.clone()
        };
        for said in [whole, other] {
            let text = serde_json::to_string(&Part::from(&said)).unwrap();
            assert_eq!(Said::from(serde_json::from_str::<Part>(&text).unwrap()), said, "{text}");
        }
    }

    #[test]
    fn a_page_and_a_program_type_alike() {
        let typed: Typed = serde_json::from_str(r#"{"n":1,"line":"hand"}"#).unwrap();
        assert_eq!(typed, Typed { n: 1, what: What::Line("hand".to_owned()) });
        let hello: Hello = serde_json::from_str(r#"{"session":null,"seen":0}"#).unwrap();
        assert_eq!(hello, Hello::default());
    }
}
