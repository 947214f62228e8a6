use super::BoardLine;
use super::packet::Said;
use crate::output::inbox::Waits;
use std::collections::VecDeque;

/// A message to the display's thread.
#[derive(Debug)]
pub(super) enum Order {
    Show(Vec<String>),
    Add(Vec<String>),
    /// More of the reply.
    More(Vec<String>),
    /// The line that was typed is entered.
    Enter,
    Board(Vec<BoardLine>),
    Prompt(String),
    /// A line as it is typed, and how many of its bytes stand before the cursor.
    Typing(String, usize),
    Forget,
    /// Some lines were given up: too much waited.
    Missed,
    /// A message of the server of a connection, or `None` where it has ended.
    Heard(u64, Option<Said>),
    Stop,
}

impl Order {
    /// Returns whether nothing of it is left when everything is forgotten.
    const fn is_forgotten(&self) -> bool {
        match self {
            Order::Show(_)
            | Order::Add(_)
            | Order::More(_)
            | Order::Enter
            | Order::Board(_)
            | Order::Typing(..)
            | Order::Forget => true,
            Order::Prompt(_) | Order::Missed | Order::Heard(..) | Order::Stop => false,
        }
    }

    /// Returns whether another one makes it needless that comes behind it; between them come only orders that do not
    /// matter to either.
    const fn gives_way_to(&self, later: &Order) -> bool {
        matches!(
            (self, later),
            (Order::Board(_), Order::Board(_))
                | (Order::Prompt(_), Order::Prompt(_))
                | (Order::Typing(..), Order::Typing(..))
        )
    }

    const fn is_heard(&self) -> bool {
        matches!(self, Order::Heard(..))
    }

    /// Returns whether orders of what stands below the message may change places with it.
    const fn is_below(&self) -> bool {
        matches!(self, Order::Board(_) | Order::Prompt(_) | Order::Typing(..))
    }
}

impl Waits for Order {
    fn join(self, waiting: &mut VecDeque<Order>) {
        match self {
            // What one reader had is gone, whether it was shown or not.
            Order::Forget => waiting.retain(|order| !order.is_forgotten()),
            // A key counts for what was shown when it was pressed: nothing changes places with it.
            Order::Board(_) | Order::Prompt(_) | Order::Typing(..) => {
                let behind = waiting.iter().rev().take_while(|order| order.is_below()).count();
                let first = waiting.len().saturating_sub(behind);
                let same = waiting.iter().skip(first).position(|order| order.gives_way_to(&self));
                if let Some(at) = same {
                    waiting.remove(first.saturating_add(at));
                }
            }
            Order::Show(_)
            | Order::Add(_)
            | Order::More(_)
            | Order::Enter
            | Order::Missed
            | Order::Heard(..)
            | Order::Stop => {}
        }
        waiting.push_back(self);
    }

    /// Gives up what stands below the lines and is changed later, else the oldest lines, and notes that.
    fn give_up(waiting: &mut VecDeque<Order>) {
        let is_changed = |(at, order): (usize, &Order)| {
            let later = waiting.iter().skip(at.saturating_add(1));
            order.is_below()
                && later.take_while(|later| !later.is_heard()).any(|later| order.gives_way_to(later))
        };
        if let Some(at) = waiting.iter().enumerate().position(is_changed) {
            waiting.remove(at);
            return;
        }
        let lines = |order: &Order| matches!(order, Order::Show(_) | Order::Add(_) | Order::More(_));
        let Some(at) = waiting.iter().position(lines) else { return };
        let is_noted = waiting.iter().any(|order| matches!(order, Order::Missed));
        waiting.remove(at);
        if !is_noted {
            waiting.insert(at, Order::Missed);
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
            slot.leave(Order::Add(lines(&number.to_string())));
            slot.leave(Order::Board(vec![BoardLine::from("red")]));
            slot.leave(Order::Prompt(">".to_owned()));
        }
        let all = inbox.take_all();
        assert_eq!(all.len(), MOST_WAITING);
        assert_eq!(all.iter().filter(|order| matches!(order, Order::Missed)).count(), 1);
        let is_last = |order: &Order| matches!(order, Order::Add(lines) if lines == &["99999"]);
        assert!(all.iter().any(is_last), "the last is there");
        assert!(all.iter().any(|order| matches!(order, Order::Board(_))));
    }

    #[test]
    fn of_what_is_typed_the_last_counts() {
        let (slot, inbox) = inbox::open();
        slot.leave(Order::Typing("r".to_owned(), 1));
        slot.leave(Order::Prompt(">".to_owned()));
        slot.leave(Order::Typing("re".to_owned(), 2));
        let all = inbox.take_all();
        assert!(matches!(&all[..], [Order::Prompt(_), Order::Typing(typed, 2)] if typed == "re"), "{all:?}");
    }

    #[test]
    fn a_board_stays_before_a_key_that_was_pressed_on_it() {
        let (slot, inbox) = inbox::open();
        slot.leave(Order::Board(Vec::new()));
        slot.leave(Order::Heard(1, None));
        slot.leave(Order::Board(vec![BoardLine::from("red")]));
        let all = inbox.take_all();
        assert!(
            matches!(&all[..], [Order::Board(first), Order::Heard(..), Order::Board(_)] if first.is_empty()),
            "{all:?}"
        );
    }

    #[test]
    fn what_another_reader_had_does_not_wait() {
        let (slot, inbox) = inbox::open();
        slot.leave(Order::Prompt(">".to_owned()));
        slot.leave(Order::Show(lines("Ann's cards")));
        slot.leave(Order::Add(lines("more of them")));
        slot.leave(Order::Forget);
        let all = inbox.take_all();
        assert!(matches!(&all[..], [Order::Prompt(_), Order::Forget]), "{all:?}");
    }
}
