//! The orders of whoever keeps the table.

use super::super::command_handler::{CommandHandler, Order, Sure};
use super::super::conversation::Conversation;
use super::super::effect::Effect;
use super::super::help;
use super::super::pending::Pending;
use super::super::request::Leave;
use super::desk::{self, Desk};
use super::{answers, told};
use crate::cards::Seat;
use crate::locale::args;
use crate::meaning::{Command, Topic};
use crate::narration::{Utterance, capitalised};
use crate::rules::rows::Action;
use crate::rules::{Game, Plan, Wanted};

impl CommandHandler for Desk {
    fn plan(&self) -> &Plan {
        self.referee().standing().plan()
    }

    fn begin(&mut self, talk: &mut Conversation) -> Vec<Effect> {
        desk::begin(talk, self);
        talk.take()
    }

    /// Returns whether nothing is to be told any more.
    fn is_over(&self) -> bool {
        self.referee().wanted() == Wanted::Nothing
    }

    /// All that was told can be taken back, over the end of a round.
    fn is_final(&self, command: &Command) -> bool {
        command.leaves()
    }

    /// Takes a name or a hand, where one is asked for.
    fn takes(&mut self, talk: &mut Conversation, line: &str) -> bool {
        match self.referee().wanted() {
            Wanted::First | Wanted::Holder(_) => takes_name(talk, self, line),
            Wanted::Hand(_) => match talk.preferences().understanding().holding(line) {
                Some(held) => {
                    told::hold(talk, self, &held);
                    true
                }
                None => false,
            },
            Wanted::Action(_) | Wanted::Round | Wanted::Nothing => false,
        }
    }

    fn handle(&mut self, talk: &mut Conversation, order: Order) {
        match order {
            Order::Play(moves) => told::play(talk, self, &moves),
            Order::Draw => told::act(talk, self, Action::Draw),
            Order::End => told::act(talk, self, Action::End),
            Order::Undo => told::undo(talk, self),
            Order::Ask(ask, before) => answers::ask(talk, self, ask, before.as_ref()),
            Order::Help(topic) => tell_help(talk, self.plan().game, topic),
            Order::Save => talk.refuse_with("not-saved"),
            Order::Leave(leave, sure) => quit(talk, leave, sure),
            Order::Resign(_) => talk.refuse_with("not-understood"),
            Order::Pause(_) => talk.refuse_with("referee-no-pause"),
            Order::Automate(..) => talk.refuse_with("referee-no-forced"),
            Order::Hint | Order::Keys => talk.refuse_with("referee-no-hand"),
        }
    }

    fn not_told(&self, talk: &mut Conversation, id: &str) {
        match self.referee().wanted() {
            Wanted::First | Wanted::Holder(_) => {
                let choices = desk::choices(talk, self).len();
                let again = talk.locale().format("choose-again", &args!("n" => choices));
                talk.refuse(&again);
            }
            Wanted::Hand(_) => talk.refuse_with(help::of_game("referee-hand-form", self.plan().game)),
            Wanted::Action(_) | Wanted::Round | Wanted::Nothing => {
                talk.refuse_with(help::of_game(id, self.plan().game));
            }
        }
    }
}

/// Takes a line for who begins, or for nobody where that can be.
fn takes_name(talk: &mut Conversation, desk: &mut Desk, line: &str) -> bool {
    let (choices, seats) = (desk::choices(talk, desk), desk.seats());
    let nobody = || talk.preferences().understanding().holding(line).is_some_and(|held| held.is_empty());
    let who = match talk.preferences().understanding().choice(line, &choices) {
        Some(choice) => Seat::new(choice).filter(|_| choice < seats),
        None if choices.len() > seats && nobody() => None,
        None => return false,
    };
    told::first(talk, desk, who);
    true
}

fn tell_help(talk: &mut Conversation, game: Game, topic: Option<Topic>) {
    let narrator = talk.narrator();
    let said = match topic {
        None => help::lines(&narrator, help::of_game("help-referee", game)),
        Some(topic) => help::help_on(&narrator, game, topic),
    };
    talk.say(&said);
}

/// Asks back before it leaves, for what was told is nowhere else.
fn quit(talk: &mut Conversation, leave: Leave, sure: Sure) {
    match sure {
        Sure::Confirmed => talk.leave(leave),
        Sure::Said => {
            let text = talk.locale().text("referee-quit");
            talk.pending = Pending::Whether(match leave {
                Leave::Menu => Command::Menu,
                Leave::NewGame => Command::NewGame,
                Leave::Quit
                | Leave::Resigned
                | Leave::InputEnded
                | Leave::Interrupted
                | Leave::OutputClosed => Command::Quit,
            });
            talk.say(&[Utterance::answer(capitalised(&text))]);
        }
    }
}
