//! Where a guest is answered: in the conversation at its seat, in that of a watcher, or outside of a match.

use crate::locale::{Args, Locale, args};
use crate::meaning::Switch;
use crate::server::ServerState;
use crate::server::accounts::names::Id;
use crate::server::guest_conversation::GuestConversation;
use crate::server::guests::{Guests, Location};
use crate::session::{Change, Request, Service};

/// Does something with the conversation in which a guest is answered now.
pub(crate) fn in_conversation<T>(
    state: &mut ServerState,
    id: &Id,
    does: impl FnOnce(&mut GuestConversation<'_>, &mut Guests) -> T,
) -> Option<T> {
    let hosted = match state.guests.at(id)? {
        Location::Seat(place) | Location::Watching(place) => state.tables.get_mut(&place),
        Location::Lobby => None,
    };
    match hosted.and_then(|hosted| hosted.conversation_of(id)) {
        Some(conversation) => Some(does(&mut GuestConversation::new(id, conversation), &mut state.guests)),
        None => state.guests.in_lobby(id, does),
    }
}

/// Answers a guest with a message.
pub(crate) fn answer(state: &mut ServerState, id: &Id, message: &str, args: &Args<'_>) {
    in_conversation(state, id, |conversation, guests| conversation.answer(message, args, guests));
}

/// Answers with lines that are made in the guest's language.
pub(crate) fn answer_with(state: &mut ServerState, id: &Id, lines: impl FnOnce(&Locale) -> Vec<String>) {
    in_conversation(state, id, |conversation, guests| {
        let lines = lines(conversation.locale());
        conversation.answer_lines(lines.iter().map(String::as_str), guests);
    });
}

/// Refuses with a message.
pub(crate) fn refuse(state: &mut ServerState, id: &Id, message: &str, args: &Args<'_>) {
    in_conversation(state, id, |conversation, guests| conversation.refuse(message, args, guests));
}

/// Does what a session of a guest requests, as far as a server has it.
pub(crate) fn grant_request(state: &mut ServerState, id: &Id, request: Request) {
    match request {
        Request::WhereSaved => answer(state, id, "lobby-saved", &args!()),
        Request::Service(Service::Braille(switch)) => set_braille(state, id, switch),
        Request::Keys
        | Request::Device(_)
        | Request::Games(_)
        | Request::Login(_)
        | Request::Service(
            Service::Evenings(..)
            | Service::MoreOfEvenings(_)
            | Service::Standings(_)
            | Service::Review(_)
            | Service::MoreOfReview
            | Service::Speech(_)
            | Service::Tune(_)
            | Service::Voice(_)
            | Service::PromptReply(_)
            | Service::Sounds(_),
        ) => refuse(state, id, "lobby-not-here", &args!()),
    }
}

fn set_braille(state: &mut ServerState, id: &Id, switch: Option<Switch>) {
    if let Some(switch) = switch {
        state.adopt(id, &Change::Braille(switch == Switch::On));
    }
    let is_on = state.guests.get(id).is_some_and(|guest| guest.account.braille);
    answer(state, id, "braille-set", &args!("state" => if is_on { "on" } else { "off" }));
}
