//! The lessons of a family of games, as they stand in its file.

use super::super::request::Family;
use crate::meaning::{Command, Question};
use crate::rules::{Action, Game};
use serde::Deserialize;

const fn file(family: Family) -> &'static str {
    match family {
        Family::Elevens => include_str!("elevens.json"),
        Family::Classic => include_str!("classic.json"),
        Family::Nimm => include_str!("nimm.json"),
    }
}

/// The lessons of a family.
#[derive(Clone, Debug)]
pub struct Course {
    /// The family.
    pub family: Family,
    /// The lessons, in order.
    pub lessons: Vec<Lesson>,
}

impl Course {
    /// The lessons of a family; none where its file is no course, which a test excludes.
    #[must_use]
    pub fn of(family: Family) -> Course {
        #[derive(Deserialize)]
        struct File {
            lessons: Vec<Lesson>,
        }
        let lessons = serde_json::from_str::<File>(file(family)).map(|file| file.lessons);
        Course { family, lessons: lessons.unwrap_or_default() }
    }
}

/// One idea: a deal, and steps in it.
#[derive(Clone, Debug, Deserialize)]
pub struct Lesson {
    /// The id, in messages.
    pub id: String,
    /// The id of the game.
    pub game: String,
    /// Cards of the learner's hand; others that are far from the middle fill it up.
    #[serde(default)]
    pub mine: Vec<String>,
    /// Cards of the other hand; filled up likewise.
    #[serde(default)]
    pub theirs: Vec<String>,
    /// The next cards of the pile, the first first.
    #[serde(default)]
    pub pile: Vec<String>,
    /// The open card, in 11 nimm!.
    #[serde(default)]
    pub open: Option<String>,
    /// The actions before it, as codes of the record.
    #[serde(default)]
    pub before: Vec<String>,
    /// The steps.
    pub steps: Vec<LessonStep>,
}

/// One thing to do.
#[derive(Clone, Debug, Deserialize)]
pub struct LessonStep {
    /// The id, in messages.
    pub id: String,
    /// The task.
    #[serde(flatten)]
    pub task: Task,
    /// The actions behind it, as codes of the record; an end that the turn needs no more is passed over.
    #[serde(default)]
    pub then: Vec<String>,
}

/// The task of a step.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Task {
    /// Ask this, in the notation of meanings.
    Ask(String),
    /// Carry out all of these, as codes of the record, in any order.
    Do(Vec<String>),
    /// Play the round to its end, as one likes, against a computer player.
    Play(bool),
}

impl Task {
    /// The question that is to be asked, if one is.
    pub(super) fn question(&self) -> Option<Question> {
        match self {
            Task::Ask(question) => match question.parse() {
                Ok(Command::Ask(ask)) => Some(ask.question),
                Ok(_) | Err(_) => None,
            },
            Task::Do(_) | Task::Play(_) => None,
        }
    }

    /// The actions that are to be carried out.
    pub(super) fn actions(&self, game: Game) -> Vec<Action> {
        match self {
            Task::Do(codes) => codes.iter().filter_map(|code| game.parse_action(code).ok()).collect(),
            Task::Ask(_) | Task::Play(_) => Vec::new(),
        }
    }
}
