//! Sessions that a driver of one keyboard runs: a match, a lesson, the desk of a referee.

use super::super::command_handler::CommandHandler;
use super::super::conversation::Conversation;
use super::super::dispatch::hear;
use super::super::effect::Effect;
use super::super::input::Input;
use super::super::lookback::Lookback;
use super::super::table::MatchTable;
use super::effect::{ComputerTurn, ListenerId, MatchEffect, Thinking};
use core::time::Duration;

/// A session at one keyboard: inputs and the time in, effects out.
///
/// The driver carries out what comes of each call, and then calls [`LocalSession::advance`] until nothing more comes.
pub trait LocalSession {
    /// The conversation with whoever sits at the keyboard.
    fn conversation(&self) -> Option<&Conversation>;

    /// The same, to have something told in it that only the driver knows.
    fn conversation_mut(&mut self) -> Option<&mut Conversation>;

    /// The table at which the listener has cards, if it has any.
    fn table(&self) -> Option<&MatchTable>;

    /// Hears whoever sits at the keyboard.
    fn hear(&mut self, input: Input, now: Duration) -> Vec<MatchEffect>;

    /// Goes on by itself as far as it can; empty once somebody is to say something, or a computer thinks.
    fn advance(&mut self, now: Duration) -> Vec<MatchEffect>;

    /// Returns whether the session has come to its end.
    fn is_over(&self) -> bool;

    /// Returns whether it is known who sits at the keyboard.
    fn knows_listener(&self) -> bool {
        true
    }

    /// The turn that a computer is waited for to play.
    fn thinking(&self) -> Option<Thinking> {
        None
    }

    /// Takes a turn that a computer played; one that is not waited for any more is dropped.
    fn thought(&mut self, _turn: ComputerTurn) -> Vec<MatchEffect> {
        Vec::new()
    }

    /// The time at which [`LocalSession::pass`] has something to do, if nothing happens before.
    fn deadline(&self) -> Option<Duration> {
        None
    }

    /// Does what is due at a time.
    fn pass(&mut self, _now: Duration) -> Vec<MatchEffect> {
        Vec::new()
    }

    /// The last round, as whoever is listening played it, to be looked at again.
    fn lookback(&self) -> Option<Lookback> {
        None
    }
}

/// The conversation of one listener with a lesson or with the desk of a referee: nothing is saved, and nobody else comes.
#[derive(Debug)]
pub(crate) struct Solo<C> {
    conversation: Conversation,
    with: C,
    has_begun: bool,
}

impl<C: CommandHandler> Solo<C> {
    /// Has not begun yet.
    #[must_use]
    pub(crate) const fn new(conversation: Conversation, with: C) -> Solo<C> {
        Solo { conversation, with, has_begun: false }
    }

    fn told(&self, effects: Vec<Effect>) -> Vec<MatchEffect> {
        let listener = self.conversation.seat().map_or(ListenerId::Onlooker(0), ListenerId::Seat);
        vec![MatchEffect::Tell(listener, effects)]
    }
}

impl<C: CommandHandler> LocalSession for Solo<C> {
    fn conversation(&self) -> Option<&Conversation> {
        Some(&self.conversation)
    }

    fn conversation_mut(&mut self) -> Option<&mut Conversation> {
        Some(&mut self.conversation)
    }

    fn table(&self) -> Option<&MatchTable> {
        self.with.table()
    }

    fn hear(&mut self, input: Input, _now: Duration) -> Vec<MatchEffect> {
        let effects = hear(&mut self.conversation, &mut self.with, input);
        self.told(effects)
    }

    fn advance(&mut self, _now: Duration) -> Vec<MatchEffect> {
        if std::mem::replace(&mut self.has_begun, true) {
            return Vec::new();
        }
        let effects = self.with.begin(&mut self.conversation);
        self.told(effects)
    }

    fn is_over(&self) -> bool {
        self.with.is_over()
    }
}
