use super::prompt::ListPages;
use crate::language::{Understood, plain};
use crate::meaning::{Command, Reference};

/// The question that was asked back, and waits for an answer.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Pending {
    /// Nothing.
    #[default]
    Nothing,
    /// The question whether this was meant: yes or no.
    Whether(Command),
    /// The question which of these was meant: a number, or none; with how far they were read.
    Which(Vec<Command>, ListPages),
    /// The question which of two was said, each with the words that were heard: the words that they differ in, or a number.
    Between(Vec<Command>, Vec<String>),
}

/// The answer that a line is to what was asked back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum PendingAnswer {
    /// The command that was named in the question is meant.
    Yes(Command),
    /// One of several is meant.
    One(Command),
    /// None is.
    Nothing,
    /// One that is not there, of so many.
    NoSuch(usize),
    /// It would change the game, while the question whether this is meant is still open.
    First(Command),
}

impl Pending {
    /// Returns what may have been meant, in the order of the list.
    #[must_use]
    pub(super) fn commands(&self) -> &[Command] {
        match self {
            Pending::Nothing => &[],
            Pending::Whether(command) => std::slice::from_ref(command),
            Pending::Which(commands, _) | Pending::Between(commands, _) => commands,
        }
    }

    /// Returns what a line makes of it; `None` when it is no answer.
    #[must_use]
    pub(super) fn answer(&self, line: &str, understood: &Understood) -> Option<PendingAnswer> {
        let commands = self.commands();
        if commands.is_empty() {
            return None;
        }
        if let Some(answer) = self.by_words(line) {
            return Some(answer);
        }
        let number = match (line.trim().parse::<usize>(), understood.answer(), self) {
            (Ok(number), ..) => number,
            (_, Some(Command::Choose(number)), _) => *number,
            (_, Some(Command::Yes), Pending::Whether(_)) => 1,
            (Err(_), None, Pending::Whether(_)) if is_that(understood) => 1,
            (Err(_), None, _) if is_not_that(understood) => return Some(PendingAnswer::Nothing),
            (_, Some(Command::No | Command::Cancel), _) => return Some(PendingAnswer::Nothing),
            (Err(_), ..) => return self.of_command(understood),
        };
        let found = number.checked_sub(1).and_then(|at| commands.get(at)).cloned();
        Some(match (found, self) {
            (Some(command), Pending::Whether(_)) => PendingAnswer::Yes(command),
            (Some(command), Pending::Nothing | Pending::Which(..)) => PendingAnswer::One(command),
            (Some(command), Pending::Between(..)) => PendingAnswer::Yes(command),
            (None, _) => PendingAnswer::NoSuch(commands.len()),
        })
    }

    /// Returns what some of the words make of it that were heard of one thing and not of the other.
    fn by_words(&self, line: &str) -> Option<PendingAnswer> {
        let Pending::Between(commands, heard) = self else { return None };
        let said: Vec<String> = plain(line).split_whitespace().map(str::to_owned).collect();
        let has = |text: &&String| {
            let words: Vec<String> = plain(text).split_whitespace().map(str::to_owned).collect();
            !said.is_empty() && said.iter().all(|word| words.contains(word))
        };
        let mut fitting = commands.iter().zip(heard).filter(|(_, text)| has(text));
        match (fitting.next(), fitting.next()) {
            (Some((command, _)), None) => Some(PendingAnswer::Yes(command.clone())),
            (Some(_) | None, _) => None,
        }
    }

    /// The words that say which of two things was meant.
    #[must_use]
    pub(super) fn differences(&self) -> Vec<String> {
        let Pending::Between(_, heard) = self else { return Vec::new() };
        let without = |one: &String, other: &String| {
            let other: Vec<&str> = other.split_whitespace().collect();
            let words = one.split_whitespace().filter(|word| !other.contains(word));
            words.collect::<Vec<_>>().join(" ")
        };
        let others = heard.iter().rev();
        heard
            .iter()
            .zip(others)
            .map(|(one, other)| without(one, other))
            .filter(|words| !words.is_empty())
            .collect()
    }

    /// Returns what a command makes of the question whether another is meant, or which of two. Other cards than those two are no
    /// answer, but what was said again: both were heard wrongly.
    fn of_command(&self, understood: &Understood) -> Option<PendingAnswer> {
        let first = |is_first: fn(&Command) -> bool| {
            let other = understood.commands().iter().find(|other| other.changes_game() && is_first(other));
            other.cloned().map(PendingAnswer::First)
        };
        match (self, understood.commands()) {
            (Pending::Whether(asked), [same]) if same == asked => Some(PendingAnswer::Yes(asked.clone())),
            (Pending::Whether(asked), _) if asked.changes_game() => first(|other| !other.leaves()),
            (Pending::Between(..), _) => first(|other| !other.leaves() && !matches!(other, Command::Play(_))),
            (Pending::Nothing | Pending::Whether(_) | Pending::Which(..), _) => None,
        }
    }
}

/// Returns whether a line says "do that".
fn is_that(understood: &Understood) -> bool {
    understood.only() == Some(&Command::Refer(Reference::That))
}

/// Returns whether a line says "not that one".
fn is_not_that(understood: &Understood) -> bool {
    understood.only() == Some(&Command::Refer(Reference::NotThat))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_whether_is_not_dropped_by_another_move() {
        let whether = Pending::Whether(Command::Draw);
        let answer = |command| whether.answer("x", &Understood::Commands(vec![command]));
        assert_eq!(answer(Command::Yes), Some(PendingAnswer::Yes(Command::Draw)));
        assert_eq!(answer(Command::Draw), Some(PendingAnswer::Yes(Command::Draw)));
        assert_eq!(answer(Command::End), Some(PendingAnswer::First(Command::End)));
        assert_eq!(answer(Command::No), Some(PendingAnswer::Nothing));
        assert_eq!(answer(Command::Hint), None, "a question may come between");
        assert_eq!(answer(Command::Quit), None, "leaving loses nothing");
        assert_eq!(whether.answer("2", &Understood::Empty), Some(PendingAnswer::NoSuch(1)));
        let harmless = Pending::Whether(Command::Hint);
        assert_eq!(harmless.answer("x", &Understood::Commands(vec![Command::End])), None);
    }

    #[test]
    fn one_word_answers_between_two() {
        let heard = ["lay red nine", "lay red five"].map(str::to_owned).to_vec();
        let between = Pending::Between(vec![Command::Draw, Command::End], heard);
        assert_eq!(between.differences(), ["nine", "five"]);
        let answer = |line: &str| between.answer(line, &Understood::Empty);
        assert_eq!(answer("five"), Some(PendingAnswer::Yes(Command::End)));
        assert_eq!(answer("red nine"), Some(PendingAnswer::Yes(Command::Draw)));
        assert_eq!(answer("red"), None, "both are");
        assert_eq!(answer("2"), Some(PendingAnswer::Yes(Command::End)));
        assert_eq!(
            between.answer("neither", &Understood::Commands(vec![Command::No])),
            Some(PendingAnswer::Nothing)
        );
        let said = |command| between.answer("x", &Understood::Commands(vec![command]));
        assert_eq!(
            said(Command::Undo),
            Some(PendingAnswer::First(Command::Undo)),
            "nothing else is done meanwhile"
        );
        assert_eq!(said(Command::Play(Vec::new())), None, "both were wrong");
    }

    #[test]
    fn a_number_chooses_from_a_list() {
        let which = Pending::Which(vec![Command::Draw, Command::End], ListPages::of(2));
        assert_eq!(which.answer(" 2 ", &Understood::Empty), Some(PendingAnswer::One(Command::End)));
        assert_eq!(which.answer("3", &Understood::Empty), Some(PendingAnswer::NoSuch(2)));
        assert_eq!(which.answer("yes", &Understood::Commands(vec![Command::Yes])), None);
        assert_eq!(Pending::Nothing.answer("1", &Understood::Empty), None);
    }
}
