//! Outside of a match: the same conversation as at a table, with nothing to play.

use crate::locale::args;
use crate::meaning::{Command, Lobby};
use crate::rules::rows::Variant;
use crate::rules::{Game, Plan};
use crate::server::guests::{At, Guests};
use crate::server::talk::{Rest, Talk};
use crate::session::{CommandHandler, Conversation, Input, Order};
use std::cell::Cell;

/// What a guest outside of a match says that is not for its conversation alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    /// Nothing of the sort.
    Nothing,
    /// To go.
    Leave,
    /// Help.
    Help,
    /// Where things are saved.
    Saved,
    /// Something of a game.
    Game,
    /// Something that means nothing here.
    Unknown,
}

/// The command handler of a guest who plays no match.
struct LobbyHandler {
    plan: Plan,
    asked: Cell<Asked>,
}

impl CommandHandler for LobbyHandler {
    fn plan(&self) -> &Plan {
        &self.plan
    }

    fn is_final(&self, command: &Command) -> bool {
        command.leaves()
    }

    fn takes(&mut self, _talk: &mut Conversation, _line: &str) -> bool {
        false
    }

    fn handle(&mut self, talk: &mut Conversation, order: Order) {
        self.asked.set(match order {
            Order::Forced(forced) => {
                talk.set_forced(forced);
                Asked::Nothing
            }
            Order::Leave(..) => Asked::Leave,
            Order::Help(_) => Asked::Help,
            Order::Save => Asked::Saved,
            Order::Play(_)
            | Order::Draw
            | Order::End
            | Order::Undo
            | Order::Ask(..)
            | Order::Hint
            | Order::Resign(_)
            | Order::Pause(_)
            | Order::Keys => Asked::Game,
        });
    }

    fn not_told(&self, _talk: &mut Conversation, _id: &str) {
        self.asked.set(Asked::Unknown);
    }
}

/// Hears a guest outside of a match; gives back whether it wants to go, and what its conversation leaves to be done.
pub fn hear(talk: &mut Talk<'_>, input: Input, guests: &mut Guests) -> (bool, Rest) {
    let plan = Plan::new(ANY, *ANY.seats().start());
    let mut handler = LobbyHandler { plan, asked: Cell::new(Asked::Nothing) };
    let rest = talk.hear(&mut handler, input, guests);
    let at = guests.at(talk.guest());
    let (is_watching, is_seated) = (matches!(at, Some(At::Watching(_))), matches!(at, Some(At::Seat(_))));
    match handler.asked.get() {
        Asked::Nothing | Asked::Leave => {}
        Asked::Help => help(talk, guests),
        Asked::Saved => talk.answer("lobby-saved", &args!(), guests),
        Asked::Game if is_watching => talk.refuse("table-watcher", &args!(), guests),
        Asked::Game if is_seated => talk.refuse("table-no-match", &args!(), guests),
        Asked::Game => {
            let tables = Lobby::Tables.said(talk.locale());
            talk.refuse("lobby-no-table", &args!("tables" => tables), guests);
        }
        Asked::Unknown => talk.refuse("lobby-unknown", &args!(), guests),
    }
    (handler.asked.get() == Asked::Leave, rest)
}

/// Tells what can be said to the server, and how it is left.
pub fn help(talk: &mut Talk<'_>, guests: &mut Guests) {
    let leaves = if guests.is_by_program(talk.guest()) { "lobby-help-program" } else { "lobby-help-page" };
    let text = format!("{}\n{}", talk.locale().text("lobby-help"), talk.locale().text(leaves));
    talk.answer_lines(text.lines(), guests);
}

/// A game for those who play none.
pub const ANY: Game = Game::Rows(Variant::Elevens);
