use super::DisplayLine;
use super::packet::ServerReply;
use crate::output::inbox::Waits;
use std::collections::VecDeque;

/// A message to the display's thread.
#[derive(Debug)]
pub(super) enum BrailleOrder {
    Show(Vec<String>),
    Add(Vec<String>),
    /// More of the reply.
    More(Vec<String>),
    /// The line that was typed is entered.
    Enter,
    Board(Vec<DisplayLine>),
    Prompt(String),
    /// A line as it is typed, and how many of its bytes stand before the cursor.
    Typing(String, usize),
    Forget,
    /// Some lines were given up: too much waited.
    Missed,
    /// A message of the server of a connection, or `None` where it has ended.
    Heard(u64, Option<ServerReply>),
    Stop,
}

impl BrailleOrder {
    /// Returns whether nothing of it is left when everything is forgotten.
    const fn is_forgotten(&self) -> bool {
        match self {
            BrailleOrder::Show(_)
            | BrailleOrder::Add(_)
            | BrailleOrder::More(_)
            | BrailleOrder::Enter
            | BrailleOrder::Board(_)
            | BrailleOrder::Typing(..)
            | BrailleOrder::Forget => true,
            BrailleOrder::Prompt(_) | BrailleOrder::Missed | BrailleOrder::Heard(..) | BrailleOrder::Stop => {
                false
            }
        }
    }

    /// Returns whether another one makes it needless that comes behind it; between them come only orders that do not
    /// matter to either.
    const fn gives_way_to(&self, later: &BrailleOrder) -> bool {
        matches!(
            (self, later),
            (BrailleOrder::Board(_), BrailleOrder::Board(_))
                | (BrailleOrder::Prompt(_), BrailleOrder::Prompt(_))
                | (BrailleOrder::Typing(..), BrailleOrder::Typing(..))
        )
    }

    const fn is_heard(&self) -> bool {
        matches!(self, BrailleOrder::Heard(..))
    }

    /// Returns whether orders of what stands below the message may change places with it.
    const fn is_below(&self) -> bool {
        matches!(self, BrailleOrder::Board(_) | BrailleOrder::Prompt(_) | BrailleOrder::Typing(..))
    }
}

impl Waits for BrailleOrder {
    fn join(self, waiting: &mut VecDeque<BrailleOrder>) {
        match self {
            // What one reader had is gone, whether it was shown or not.
            BrailleOrder::Forget => waiting.retain(|order| !order.is_forgotten()),
            // A key counts for what was shown when it was pressed: nothing changes places with it.
            BrailleOrder::Board(_) | BrailleOrder::Prompt(_) | BrailleOrder::Typing(..) => {
                let behind = waiting.iter().rev().take_while(|order| order.is_below()).count();
                let first = waiting.len().saturating_sub(behind);
                let same = waiting.iter().skip(first).position(|order| order.gives_way_to(&self));
                if let Some(at) = same {
                    waiting.remove(first.saturating_add(at));
                }
            }
            BrailleOrder::Show(_)
            | BrailleOrder::Add(_)
            | BrailleOrder::More(_)
            | BrailleOrder::Enter
            | BrailleOrder::Missed
            | BrailleOrder::Heard(..)
            | BrailleOrder::Stop => {}
        }
        waiting.push_back(self);
    }

    /// Gives up what stands below the lines and is changed later, else the oldest lines, and notes that.
    fn give_up(waiting: &mut VecDeque<BrailleOrder>) {
        let is_changed = |(at, order): (usize, &BrailleOrder)| {
            let later = waiting.iter().skip(at.saturating_add(1));
            order.is_below()
                && later.take_while(|later| !later.is_heard()).any(|later| order.gives_way_to(later))
        };
        if let Some(at) = waiting.iter().enumerate().position(is_changed) {
            waiting.remove(at);
            return;
        }
        let lines = |order: &BrailleOrder| {
            matches!(order, BrailleOrder::Show(_) | BrailleOrder::Add(_) | BrailleOrder::More(_))
        };
        let Some(at) = waiting.iter().position(lines) else { return };
        let is_noted = waiting.iter().any(|order| matches!(order, BrailleOrder::Missed));
        waiting.remove(at);
        if !is_noted {
            waiting.insert(at, BrailleOrder::Missed);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::output::inbox::{self, MOST_WAITING};

    fn lines(text: &str) -> Vec<String> {
        vec![text.to_owned()]
    }

    #[test]
    fn lines_that_give_way_are_noted_once() {
        let (slot, inbox) = inbox::open();
        for number in 0..100_000 {
            slot.leave(BrailleOrder::Add(lines(&number.to_string())));
            slot.leave(BrailleOrder::Board(vec![DisplayLine::from("red")]));
            slot.leave(BrailleOrder::Prompt(">".to_owned()));
        }
        let all = inbox.take_all();
        assert_eq!(all.len(), MOST_WAITING);
        assert_eq!(all.iter().filter(|order| matches!(order, BrailleOrder::Missed)).count(), 1);
        let is_last = |order: &BrailleOrder| matches!(order, BrailleOrder::Add(lines) if lines == &["99999"]);
        assert!(all.iter().any(is_last), "the last is there");
        assert!(all.iter().any(|order| matches!(order, BrailleOrder::Board(_))));
    }

    #[test]
    fn of_what_is_typed_the_last_counts() {
        let (slot, inbox) = inbox::open();
        slot.leave(BrailleOrder::Typing("r".to_owned(), 1));
        slot.leave(BrailleOrder::Prompt(">".to_owned()));
        slot.leave(BrailleOrder::Typing("re".to_owned(), 2));
        let all = inbox.take_all();
        assert!(
            matches!(&all[..], [BrailleOrder::Prompt(_), BrailleOrder::Typing(typed, 2)] if typed == "re"),
            "{all:?}"
        );
    }

    #[test]
    fn a_board_stays_before_a_key_that_was_pressed_on_it() {
        let (slot, inbox) = inbox::open();
        slot.leave(BrailleOrder::Board(Vec::new()));
        slot.leave(BrailleOrder::Heard(1, None));
        slot.leave(BrailleOrder::Board(vec![DisplayLine::from("red")]));
        let all = inbox.take_all();
        assert!(
            matches!(&all[..], [BrailleOrder::Board(first), BrailleOrder::Heard(..), BrailleOrder::Board(_)] if first.is_empty()),
            "{all:?}"
        );
    }

    #[test]
    fn what_another_reader_had_does_not_wait() {
        let (slot, inbox) = inbox::open();
        slot.leave(BrailleOrder::Prompt(">".to_owned()));
        slot.leave(BrailleOrder::Show(lines("Ann's cards")));
        slot.leave(BrailleOrder::Add(lines("more of them")));
        slot.leave(BrailleOrder::Forget);
        let all = inbox.take_all();
        assert!(matches!(&all[..], [BrailleOrder::Prompt(_), BrailleOrder::Forget]), "{all:?}");
    }
}
