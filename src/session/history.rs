use super::lines::SaidLines;
use crate::narration::{Utterance, UtteranceKind};

/// The bytes of the history that are kept, unless fewer are wanted.
const LONGEST: usize = 512 * 1_024;

/// Everything that one listener was told, so that it can be heard again.
#[derive(Clone, Debug)]
pub struct History {
    /// The bytes that are kept, forms for braille apart.
    most: usize,
    said: SaidLines,
    /// The last reply to a command, or whatever came before the first.
    reply: ReplyLines,
    /// Where reading back and forth has come to, in lines from the end; none before it began.
    cursor: Option<usize>,
}

/// The lines of a reply.
#[derive(Clone, Debug)]
enum ReplyLines {
    /// So many of the last that were said.
    Last(usize),
    /// The lines that were said again, and those that came behind them.
    Again(SaidLines),
}

impl Default for History {
    fn default() -> History {
        History::of(LONGEST)
    }
}

impl History {
    /// One that has room for so many bytes of what was said, and for a third as many of its forms for braille; behind
    /// that the older lines are forgotten.
    #[must_use]
    pub const fn of(most: usize) -> History {
        History { most, said: SaidLines::NONE, reply: ReplyLines::Last(0), cursor: None }
    }

    const fn room(&self, braille: bool) -> usize {
        if braille { self.most.saturating_add(self.most / 3) } else { self.most }
    }

    /// Remembers what was said, with its forms for braille or without.
    pub fn add(&mut self, said: &[Utterance], braille: bool) {
        self.cursor = None;
        let room = self.room(braille);
        for one in said {
            self.said.add(one, braille, room);
            match &mut self.reply {
                // Who never types is told more and more before the first command.
                ReplyLines::Last(count) => *count = (*count + 1).min(self.said.len()),
                ReplyLines::Again(lines) => lines.add(one, braille, room),
            }
        }
    }

    /// Makes what was said again the reply, but does not add it to the history a second time.
    pub fn reply_with(&mut self, said: &[Utterance], braille: bool) {
        let mut again = SaidLines::NONE;
        said.iter().for_each(|one| again.add(one, braille, self.room(braille)));
        self.reply = ReplyLines::Again(again);
    }

    /// A new reply begins.
    pub fn begin_reply(&mut self) {
        self.reply = ReplyLines::Last(0);
    }

    /// The last reply.
    #[must_use]
    pub fn reply(&self) -> Vec<Utterance> {
        match &self.reply {
            ReplyLines::Last(count) => self.last(*count),
            ReplyLines::Again(lines) => lines.all().collect(),
        }
    }

    /// The last `count` lines, oldest first.
    #[must_use]
    pub fn last(&self, count: usize) -> Vec<Utterance> {
        self.said.all().skip(self.said.len().saturating_sub(count)).collect()
    }

    /// The line before the one that was read last; before that, the last.
    pub fn step_back(&mut self) -> Option<Utterance> {
        let next = self.cursor.map_or(0, |cursor| cursor + 1);
        let said = self.said.back(next);
        if said.is_some() {
            self.cursor = Some(next);
        }
        said
    }

    /// The line behind the one that was read last.
    pub fn step_forward(&mut self) -> Option<Utterance> {
        let next = self.cursor?.checked_sub(1)?;
        self.cursor = Some(next);
        self.said.back(next)
    }

    /// The last thing that happened in the game.
    #[must_use]
    pub fn last_event(&self) -> Option<Utterance> {
        self.said.last_of(|kind| match kind {
            UtteranceKind::Mine | UtteranceKind::Theirs | UtteranceKind::Round => true,
            UtteranceKind::Answer | UtteranceKind::Refusal | UtteranceKind::Turn | UtteranceKind::Notice => {
                false
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_said_long_ago_is_forgotten() {
        let mut history = History::of(400);
        for number in 100..300 {
            history.add(&[Utterance::new(UtteranceKind::Round, number.to_string())], true);
        }
        assert!((10..40).contains(&history.last(1_000).len()) && history.reply().len() < 40);
        assert_eq!(history.last(1)[0].text, "299");
    }

    #[test]
    fn forms_for_braille_are_kept_while_they_are_wanted() {
        let mut history = History::of(400);
        let said = Utterance {
            braille: Some("r12".to_owned()),
            ..Utterance::new(UtteranceKind::Mine, "Red 12 laid.")
        };
        history.add(std::slice::from_ref(&said), true);
        history.add(std::slice::from_ref(&said), false);
        let kept: Vec<_> = history.last(2).into_iter().map(|said| said.braille).collect();
        assert_eq!(kept, [said.braille, None]);
    }

    #[test]
    fn one_steps_back_and_forth_over_what_one_heard() {
        let mut history = History::default();
        for text in ["a", "b", "c"] {
            history.add(&[Utterance::new(UtteranceKind::Round, text)], true);
        }
        let text = |said: Option<Utterance>| said.map(|said| said.text);
        assert_eq!(text(history.step_forward()), None);
        assert_eq!(text(history.step_back()).as_deref(), Some("c"));
        assert_eq!(text(history.step_back()).as_deref(), Some("b"));
        assert_eq!(text(history.step_back()).as_deref(), Some("a"));
        assert_eq!(text(history.step_back()), None);
        assert_eq!(text(history.step_forward()).as_deref(), Some("b"));
        history.add(&[Utterance::answer("d")], true);
        assert_eq!(text(history.step_back()).as_deref(), Some("d"), "news bring it back to the end");
        assert_eq!(history.last_event().map(|said| said.text).as_deref(), Some("c"));
        assert_eq!(history.last(2).len(), 2);
        assert_eq!(history.last(9).len(), 4);
    }
}
