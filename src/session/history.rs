use crate::cards::Seat;
use crate::narration::{Kind, Utterance};

/// The most lines that are kept.
const LONGEST: usize = 5_000;

/// Something that was said, and to whom.
#[derive(Clone, Debug)]
struct Entry {
    /// Who may hear it again; `None` for everybody.
    audience: Option<Seat>,
    said: Utterance,
}

/// Everything said, so that it can be heard again by those who heard it.
#[derive(Clone, Debug, Default)]
pub struct History {
    entries: Vec<Entry>,
    /// The last reply to a command, or whatever came before the first.
    reply: Vec<Entry>,
    /// Where reading back and forth has come to, in lines from the end; none before it began.
    cursor: Option<usize>,
}

impl History {
    /// Remembers what was said.
    pub fn add(&mut self, audience: Option<Seat>, said: &[Utterance]) {
        let entry = |said: &Utterance| Entry { audience, said: said.clone() };
        if self.entries.len() > LONGEST {
            self.entries.drain(..LONGEST / 2);
        }
        self.cursor = None;
        self.entries.extend(said.iter().map(entry));
        self.reply.extend(said.iter().map(entry));
    }

    /// What was said again is the reply, but not in the history a second time.
    pub fn reply_with(&mut self, audience: Option<Seat>, said: &[Utterance]) {
        self.reply = said.iter().map(|said| Entry { audience, said: said.clone() }).collect();
    }

    /// A new reply begins.
    pub fn begin_reply(&mut self) {
        self.reply.clear();
    }

    /// The last reply, as far as this seat may hear it.
    pub fn reply(&self, seat: Option<Seat>) -> Vec<Utterance> {
        heard_by(&self.reply, seat).cloned().collect()
    }

    /// The last `count` lines that this seat may hear, oldest first.
    pub fn last(&self, seat: Option<Seat>, count: usize) -> Vec<Utterance> {
        let mut lines: Vec<Utterance> = heard_by(&self.entries, seat).rev().take(count).cloned().collect();
        lines.reverse();
        lines
    }

    /// The line before the one that was read last; before that, the last.
    pub fn step_back(&mut self, seat: Option<Seat>) -> Option<Utterance> {
        let next = self.cursor.map_or(0, |cursor| cursor + 1);
        let said = heard_by(&self.entries, seat).rev().nth(next).cloned();
        if said.is_some() {
            self.cursor = Some(next);
        }
        said
    }

    /// The line behind the one that was read last.
    pub fn step_forward(&mut self, seat: Option<Seat>) -> Option<Utterance> {
        let next = self.cursor?.checked_sub(1)?;
        self.cursor = Some(next);
        heard_by(&self.entries, seat).rev().nth(next).cloned()
    }

    /// The last thing that happened in the game, as far as this seat may hear it.
    pub fn last_event(&self, seat: Option<Seat>) -> Option<Utterance> {
        let happened = |said: &&Utterance| match said.kind {
            Kind::Mine | Kind::Theirs | Kind::Round => true,
            Kind::Answer | Kind::Refusal | Kind::Turn | Kind::Notice => false,
        };
        heard_by(&self.entries, seat).rev().find(happened).cloned()
    }
}

fn heard_by(entries: &[Entry], seat: Option<Seat>) -> impl DoubleEndedIterator<Item = &Utterance> {
    let may_hear = move |entry: &&Entry| entry.audience.is_none() || entry.audience == seat;
    entries.iter().filter(may_hear).map(|entry| &entry.said)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_hears_again_only_what_it_may() {
        let (anna, ben) = (Seat::new(0), Seat::new(1));
        let mut history = History::default();
        history.add(anna, &[Utterance::new(Kind::Mine, "You drew red 9.")]);
        history.add(None, &[Utterance::new(Kind::Round, "Round 1.")]);
        assert_eq!(history.last(ben, 10).len(), 1);
        assert_eq!(history.last(anna, 10).len(), 2);
        assert_eq!(history.reply(ben).len(), 1);
        assert_eq!(history.last_event(ben).unwrap().text, "Round 1.");
    }

    #[test]
    fn one_steps_back_and_forth_over_what_one_may_hear() {
        let (anna, ben) = (Seat::new(0), Seat::new(1));
        let mut history = History::default();
        for (audience, text) in [(None, "a"), (anna, "b"), (None, "c")] {
            history.add(audience, &[Utterance::new(Kind::Round, text)]);
        }
        let text = |said: Option<Utterance>| said.map(|said| said.text);
        assert_eq!(text(history.step_forward(ben)), None);
        assert_eq!(text(history.step_back(ben)).as_deref(), Some("c"));
        assert_eq!(text(history.step_back(ben)).as_deref(), Some("a"), "what Anna heard is left out");
        assert_eq!(text(history.step_back(ben)), None);
        assert_eq!(text(history.step_forward(ben)).as_deref(), Some("c"));
        history.add(None, &[Utterance::new(Kind::Round, "d")]);
        assert_eq!(text(history.step_back(ben)).as_deref(), Some("d"), "news bring it back to the end");
    }
}
