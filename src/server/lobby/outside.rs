//! Outside of a match: the same conversation as at a table, with nothing to play.

use crate::locale::args;
use crate::meaning::{Ask, Command, Lobby, Question};
use crate::rules::rows::Variant;
use crate::rules::{Game, Plan};
use crate::server::guest_conversation::{FollowUp, GuestConversation};
use crate::server::guests::{Guests, Location};
use crate::session::{CommandHandler, Conversation, Input, Order, Request, Service};
use std::cell::Cell;

/// A request of a guest outside of a match that is not for its conversation alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LobbyRequest {
    /// Nothing of the sort.
    Nothing,
    /// To go.
    Leave,
    /// Help.
    Help,
    /// Where things are saved.
    Saved,
    /// The score, of which there is none but that of a tournament.
    Score,
    /// Something of a game.
    Game,
    /// Something that means nothing here.
    Unknown,
}

/// The command handler of a guest who plays no match.
struct LobbyHandler {
    plan: Plan,
    asked: Cell<LobbyRequest>,
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

    fn handle(&mut self, conversation: &mut Conversation, order: Order) {
        self.asked.set(match order {
            Order::Automate(routine, mode) => {
                conversation.automate(routine, mode);
                LobbyRequest::Nothing
            }
            Order::Leave(..) => LobbyRequest::Leave,
            Order::Help(_) => LobbyRequest::Help,
            Order::Save => LobbyRequest::Saved,
            Order::Ask(Ask { question: Question::Score, .. }, _) => LobbyRequest::Score,
            Order::Play(_)
            | Order::Draw
            | Order::End
            | Order::Undo
            | Order::Ask(..)
            | Order::Hint
            | Order::Resign(_)
            | Order::Pause(_)
            | Order::Keys => LobbyRequest::Game,
        });
    }

    fn not_told(&self, _talk: &mut Conversation, _id: &str) {
        self.asked.set(LobbyRequest::Unknown);
    }
}

/// Hears a guest outside of a match; gives back whether it wants to go, and what its conversation leaves to be done.
pub(crate) fn hear(
    conversation: &mut GuestConversation<'_>,
    input: Input,
    guests: &mut Guests,
) -> (bool, FollowUp) {
    let plan = Plan::new(ANY, *ANY.seats().start());
    let mut handler = LobbyHandler { plan, asked: Cell::new(LobbyRequest::Nothing) };
    let mut rest = conversation.hear(&mut handler, input, guests);
    match handler.asked.get() {
        LobbyRequest::Nothing | LobbyRequest::Leave => {}
        LobbyRequest::Help => help(conversation, guests),
        LobbyRequest::Score => rest.requests.push(Request::Service(Service::Standings(0))),
        LobbyRequest::Saved => conversation.answer("lobby-saved", &args!(), guests),
        LobbyRequest::Game => refuse_game(conversation, guests),
        LobbyRequest::Unknown => conversation.refuse("lobby-unknown", &args!(), guests),
    }
    (handler.asked.get() == LobbyRequest::Leave, rest)
}

/// Refuses what needs a match.
pub(crate) fn refuse_game(conversation: &mut GuestConversation<'_>, guests: &mut Guests) {
    match guests.at(conversation.guest()) {
        Some(Location::Watching(_)) => conversation.refuse("table-watcher", &args!(), guests),
        Some(Location::Seat(_)) => conversation.refuse("table-no-match", &args!(), guests),
        Some(Location::Lobby) | None => {
            let tables = Lobby::Tables.said(conversation.locale());
            conversation.refuse("lobby-no-table", &args!("tables" => tables), guests);
        }
    }
}

/// Tells what can be said to the server, and how it is left.
pub(crate) fn help(conversation: &mut GuestConversation<'_>, guests: &mut Guests) {
    let leaves =
        if guests.is_by_program(conversation.guest()) { "lobby-help-program" } else { "lobby-help-page" };
    let text =
        format!("{}\n{}", conversation.locale().text("lobby-help"), conversation.locale().text(leaves));
    conversation.answer_lines(text.lines(), guests);
}

/// A game for those who play none.
pub(crate) const ANY: Game = Game::Rows(Variant::Elevens);
