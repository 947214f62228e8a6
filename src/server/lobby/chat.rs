//! Chat: guests say something to each other, or do not want to hear somebody.

use super::answers::{answer, refuse};
use super::handover::tell_nodes;
use super::seats::{announce, is_opener, name_of_guest, no_table, place_of};
use crate::locale::args;
use crate::narration::shortened;
use crate::output::printable;
use crate::server::ServerState;
use crate::server::accounts::names::Id;
use crate::server::guest_transfer::NodeMessage;
use crate::server::guests::Location;
use crate::session::Announcement;

/// The longest thing said, in characters.
const LONGEST_SAID: usize = 300;

/// The most guests that one does not hear, or waits for, and that a table does not hear.
pub(crate) const MOST_NAMES: usize = 100;

/// The text of something that a guest says at a table, or elsewhere, as others hear it; says why nobody hears it.
pub(crate) fn spoken(state: &mut ServerState, id: &Id, text: &str, place: Option<usize>) -> Option<String> {
    let now = state.now;
    if state.guests.get_mut(id).is_some_and(|guest| !guest.chat.take(now)) {
        refuse(state, id, "table-said-fast", &args!());
        return None;
    }
    let table = place.and_then(|place| state.tables.get(&place)).map(|hosted| &hosted.stored);
    let silenced = table.filter(|table| id.is_among(&table.silenced));
    if let Some(opener) = silenced.map(|table| table.opener.clone()) {
        refuse(state, id, "table-silenced-you", &args!("name" => opener));
        return None;
    }
    Some(printable(text).chars().take(LONGEST_SAID).collect())
}

/// Says something to all who are at the same table, or in the lobby.
pub(crate) fn say(state: &mut ServerState, id: &Id, text: &str) {
    let place = place_of(state, id);
    let Some(text) = spoken(state, id, text, place) else { return };
    let event = Announcement::Said(name_of_guest(state, id), text);
    match place {
        Some(place) => announce(state, place, &event, Some(id)),
        None => {
            say_in_lobby(state, &event, Some(id));
            if let Announcement::Said(name, text) = event {
                tell_nodes(state, NodeMessage::Said { name, text });
            }
        }
    }
    answer(state, id, "table-said-you", &args!());
}

/// Says something to all who are in the lobby, but one.
pub(crate) fn say_in_lobby(state: &mut ServerState, event: &Announcement, except: Option<&Id>) {
    let lobby: Vec<Id> = state
        .guests
        .all()
        .filter(|(other, guest)| Some(*other) != except && guest.at == Location::Lobby)
        .map(|(other, _)| other.clone())
        .collect();
    lobby.iter().for_each(|other| state.guests.announce(other, event));
}

/// Lets a guest hear no more of what another says, or hear it again.
pub(crate) fn mute(state: &mut ServerState, id: &Id, name: &str, mutes: bool) {
    let Some((other, name)) = other(state, id, name, "table-not-here") else { return };
    state.change_account(id, |account| change(&mut account.muted, &other, mutes));
    answer(state, id, if mutes { "table-muted" } else { "table-unmuted" }, &args!("name" => name));
}

/// Lets nobody at a table hear what somebody says there, or lets all hear it again, as the guest wants who opened it.
pub(crate) fn silence(state: &mut ServerState, id: &Id, name: &str, silences: bool) {
    let Some(place) = place_of(state, id) else { return no_table(state, id) };
    if !is_opener(state, id, place) {
        return;
    }
    let Some((other, name)) = other(state, id, name, "table-not-here") else { return };
    if let Some(hosted) = state.tables.get_mut(&place) {
        change(&mut hosted.stored.silenced, &other, silences);
    }
    state.store_table(place);
    if place_of(state, &other) == Some(place) {
        let told = if silences { "table-silenced-you" } else { "table-let-speak-you" };
        let by = name_of_guest(state, id);
        answer(state, &other, told, &args!("name" => by));
    }
    answer(state, id, if silences { "table-silenced" } else { "table-let-speak" }, &args!("name" => name));
}

/// The other guest of a name, as it is called; says why there is none, by a message where nobody has that name.
pub(crate) fn other(state: &mut ServerState, id: &Id, name: &str, unknown: &str) -> Option<(Id, String)> {
    let other = Id::of(name);
    if other == *id {
        refuse(state, id, "table-not-yourself", &args!());
        return None;
    }
    let here = state.guests.get(&other).map(|guest| guest.account.name.clone());
    let known = here.or_else(|| state.store.guest(&other).map(|account| account.name.clone()));
    if known.is_none() {
        refuse(state, id, unknown, &args!("name" => shortened(name)));
    }
    Some((other, known?))
}

/// Adds a guest to names, or takes it away.
pub(crate) fn change(names: &mut Vec<String>, id: &Id, is_added: bool) {
    names.retain(|name| name != id.as_str());
    if is_added && names.len() < MOST_NAMES {
        names.push(id.as_str().to_owned());
    }
}
