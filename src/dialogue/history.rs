use crate::narration::{Cue, Kind, Utterance};
use std::num::NonZeroU32;

/// The most lines that are kept, unless fewer are wanted.
const LONGEST: usize = 5_000;

/// A line as it is kept, in little room, for there may be many of them: what is said with its form for braille behind it.
#[derive(Clone, Debug)]
struct Line {
    kind: Kind,
    cue: Option<Cue>,
    texts: Box<str>,
    /// Where the form for braille begins, counted from 1, if there is one.
    braille: Option<NonZeroU32>,
}

impl From<&Utterance> for Line {
    fn from(said: &Utterance) -> Line {
        let texts = [said.text.as_str(), said.braille.as_deref().unwrap_or_default()].concat();
        let begin = || NonZeroU32::new(u32::try_from(said.text.len()).ok()?.checked_add(1)?);
        let braille = said.braille.as_ref().and_then(|_| begin());
        Line { kind: said.kind, cue: said.cue, texts: texts.into_boxed_str(), braille }
    }
}

impl Line {
    fn said(&self) -> Utterance {
        let begin = self.braille.and_then(|at| usize::try_from(at.get()).ok()?.checked_sub(1));
        let (text, braille) = match begin.and_then(|at| self.texts.split_at_checked(at)) {
            Some((text, braille)) => (text, Some(braille.to_owned())),
            None => (&*self.texts, None),
        };
        Utterance { kind: self.kind, text: text.to_owned(), braille, cue: self.cue }
    }
}

/// Everything that one listener was told, so that it can be heard again.
#[derive(Clone, Debug)]
pub struct History {
    most: usize,
    said: Vec<Line>,
    /// The last reply to a command, or whatever came before the first.
    reply: Vec<Utterance>,
    /// Where reading back and forth has come to, in lines from the end; none before it began.
    cursor: Option<usize>,
}

impl Default for History {
    fn default() -> History {
        History::of(LONGEST)
    }
}

impl History {
    /// One of so many lines; behind that the older half is forgotten.
    #[must_use]
    pub const fn of(most: usize) -> History {
        History { most, said: Vec::new(), reply: Vec::new(), cursor: None }
    }

    /// Remembers what was said.
    pub fn add(&mut self, said: &[Utterance]) {
        self.cursor = None;
        // Who never types is told more and more before the first command.
        forget(&mut self.said, self.most);
        self.said.extend(said.iter().map(Line::from));
        forget(&mut self.reply, self.most);
        self.reply.extend_from_slice(said);
    }

    /// What was said again is the reply, but not in the history a second time.
    pub fn reply_with(&mut self, said: &[Utterance]) {
        self.reply = said.to_vec();
    }

    /// A new reply begins.
    pub fn begin_reply(&mut self) {
        self.reply.clear();
    }

    /// The last reply.
    #[must_use]
    pub fn reply(&self) -> &[Utterance] {
        &self.reply
    }

    /// The last `count` lines, oldest first.
    #[must_use]
    pub fn last(&self, count: usize) -> Vec<Utterance> {
        self.said.iter().skip(self.said.len().saturating_sub(count)).map(Line::said).collect()
    }

    /// The line before the one that was read last; before that, the last.
    pub fn step_back(&mut self) -> Option<Utterance> {
        let next = self.cursor.map_or(0, |cursor| cursor + 1);
        let said = self.said.iter().rev().nth(next).map(Line::said);
        if said.is_some() {
            self.cursor = Some(next);
        }
        said
    }

    /// The line behind the one that was read last.
    pub fn step_forward(&mut self) -> Option<Utterance> {
        let next = self.cursor?.checked_sub(1)?;
        self.cursor = Some(next);
        self.said.iter().rev().nth(next).map(Line::said)
    }

    /// The last thing that happened in the game.
    #[must_use]
    pub fn last_event(&self) -> Option<Utterance> {
        let happened = |said: &&Line| match said.kind {
            Kind::Mine | Kind::Theirs | Kind::Round => true,
            Kind::Answer | Kind::Refusal | Kind::Turn | Kind::Notice => false,
        };
        self.said.iter().rev().find(happened).map(Line::said)
    }
}

/// Forgets the older half where there is more than so much.
fn forget<T>(kept: &mut Vec<T>, most: usize) {
    if kept.len() > most {
        kept.drain(..most / 2);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_said_long_ago_is_forgotten() {
        let mut history = History::of(10);
        for number in 0..100 {
            history.add(&[Utterance::new(Kind::Round, number.to_string())]);
        }
        assert!(history.said.len() <= 11 && history.reply().len() <= 11);
        assert_eq!(history.last(1)[0].text, "99");
    }

    #[test]
    fn a_line_comes_back_as_it_was() {
        let cue = Some(Cue::FewCards);
        let all = [
            Utterance { braille: Some("r 5 é".to_owned()), ..Utterance::new(Kind::Turn, "Né.") },
            Utterance { braille: Some(String::new()), ..Utterance::refusal("No.").with_cue(cue) },
            Utterance::answer(""),
        ];
        let mut history = History::default();
        history.add(&all);
        assert_eq!(history.last(9), all);
    }

    #[test]
    fn one_steps_back_and_forth_over_what_one_heard() {
        let mut history = History::default();
        for text in ["a", "b", "c"] {
            history.add(&[Utterance::new(Kind::Round, text)]);
        }
        let text = |said: Option<Utterance>| said.map(|said| said.text);
        assert_eq!(text(history.step_forward()), None);
        assert_eq!(text(history.step_back()).as_deref(), Some("c"));
        assert_eq!(text(history.step_back()).as_deref(), Some("b"));
        assert_eq!(text(history.step_back()).as_deref(), Some("a"));
        assert_eq!(text(history.step_back()), None);
        assert_eq!(text(history.step_forward()).as_deref(), Some("b"));
        history.add(&[Utterance::answer("d")]);
        assert_eq!(text(history.step_back()).as_deref(), Some("d"), "news bring it back to the end");
        assert_eq!(history.last_event().map(|said| said.text).as_deref(), Some("c"));
        assert_eq!(history.last(2).len(), 2);
        assert_eq!(history.last(9).len(), 4);
    }
}
