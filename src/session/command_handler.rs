use super::{Conversation, Effect, Leave, MatchTable, Pressed};
use crate::meaning::{Ask, Command, Move, MoveMode, Question, RoutineMove, Switch, Topic};
use crate::rules::Plan;

/// An order that only the one that is spoken with can do or answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// Lay, bridge, swap, discard or take: all of it or none.
    Play(Vec<Move>),
    /// Draw a card.
    Draw,
    /// End the turn, or pass.
    End,
    /// Take back the last action.
    Undo,
    /// A question, and the one before it.
    Ask(Ask, Option<Question>),
    /// Advice on what to do.
    Hint,
    /// Help, in general or on a topic.
    Help(Option<Topic>),
    /// Where the game is saved.
    Save,
    /// Leave the game for something, whether or not that is sure.
    Leave(Leave, Sure),
    /// Give the match up, whether or not that is sure.
    Resign(Sure),
    /// The setting to wait after each computer's turn.
    Pause(Option<Switch>),
    /// The way in which a routine move is made; `None` asks.
    Automate(RoutineMove, Option<MoveMode>),
    /// Playing by single keys from now on.
    Keys,
}

/// The answer to a question whether a command was meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sure {
    /// It was said once.
    Said,
    /// It was asked back, and is meant.
    Confirmed,
}

/// The partner that a listener speaks with: a table at which a game is played, or the desk of a referee.
pub trait CommandHandler {
    /// Returns what is played.
    fn plan(&self) -> &Plan;

    /// Tells how it begins.
    #[must_use]
    fn begin(&mut self, _talk: &mut Conversation) -> Vec<Effect> {
        Vec::new()
    }

    /// Returns whether it has come to its end.
    fn is_over(&self) -> bool {
        false
    }

    /// The table at which the listener has cards, if it has any.
    fn table(&self) -> Option<&MatchTable> {
        None
    }

    /// Returns whether a command would be accepted now, as far as that can be seen without doing it.
    fn can(&self, _: &Conversation, _: &Command) -> bool {
        true
    }

    /// Goes on where the listener has nothing to decide, and Enter alone does what is left; `false` where there is
    /// something to decide.
    fn goes_on(&mut self, _talk: &mut Conversation) -> bool {
        false
    }

    /// Returns what it has asked the listener to do, which "it" and "both" stand for.
    fn asked_for(&self) -> Vec<Command> {
        Vec::new()
    }

    /// Returns whether a command can't be taken back once it is done.
    fn is_final(&self, command: &Command) -> bool;

    /// Takes a line for what was asked for by the game itself, such as a name; `false` when it is something else.
    fn takes(&mut self, talk: &mut Conversation, line: &str) -> bool;

    /// Does what the listener says.
    fn handle(&mut self, talk: &mut Conversation, order: Order);

    /// Does what a single key asks for; where nothing is played by single keys, says so.
    fn press(&mut self, talk: &mut Conversation, _pressed: Pressed) {
        self.handle(talk, Order::Keys);
    }

    /// Refuses a line with a message that has no variables, or says what is asked for instead.
    fn not_told(&self, talk: &mut Conversation, id: &str);
}
