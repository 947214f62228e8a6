//! The requests of guests about a table: to sit, to go, to begin.

use crate::locale::args;
use crate::meaning::Lobby;
use crate::narration::{listed, shortened};
use crate::server::ServerState;
use crate::server::accounts::names::{Id, table_name};
use crate::server::guest_conversation::GuestSender;
use crate::server::guest_transfer::{Destination, NodeMessage, Route};
use crate::server::guests::Location;
use crate::server::lobby::answers::{answer, in_conversation, refuse};
use crate::server::lobby::handover::{hand_over, tell_nodes};
use crate::server::lobby::loading;
use crate::server::lobby::results;
use crate::server::pending_login::AfterStored;
use crate::server::storage::store::AccountWrite;
use crate::server::storage::stored::StoredSeat;
use crate::server::tables::hosted::TableStage;
use crate::session::{Announcement, guest_name};

/// The most who watch a table.
const MOST_WATCHERS: usize = 50;

/// The name of a guest as it is told.
pub(crate) fn name_of_guest(state: &ServerState, id: &Id) -> String {
    state.guests.get(id).map(|guest| guest.account.name.clone()).unwrap_or_default()
}

/// The table at which a guest sits or watches.
pub(crate) fn place_of(state: &ServerState, id: &Id) -> Option<usize> {
    match state.guests.at(id)? {
        Location::Seat(place) | Location::Watching(place) => Some(place),
        Location::Lobby => None,
    }
}

pub(crate) fn announce(state: &mut ServerState, place: usize, event: &Announcement, except: Option<&Id>) {
    let now = state.now;
    if let Some(hosted) = state.tables.get_mut(&place) {
        hosted.announce(event, except, &mut state.guests, now);
    }
}

/// Notes where a guest is from now on.
pub(crate) fn put(state: &mut ServerState, id: &Id, at: Location) {
    if let Some(guest) = state.guests.get_mut(id) {
        guest.at = at;
    }
}

/// Refuses what needs a table.
pub(crate) fn no_table(state: &mut ServerState, id: &Id) {
    let tables = in_conversation(state, id, |conversation, _| Lobby::Tables.said(conversation.locale()));
    refuse(state, id, "lobby-no-table", &args!("tables" => tables.unwrap_or_default()));
}

/// Returns whether a table is not run here.
fn is_elsewhere(state: &ServerState, place: usize) -> bool {
    state.tables.get(&place).is_some_and(|hosted| !hosted.is_here())
}

/// Lets a guest sit down at its own seat, or at a free one.
pub(crate) fn sit(state: &mut ServerState, id: &Id, place: usize) {
    if is_elsewhere(state, place) {
        return hand_over(state, id, Destination::Sit(place), Route::default());
    }
    if loading::waits(state, id, Destination::Sit(place)) {
        return;
    }
    let (now, name) = (state.now, name_of_guest(state, id));
    let Some(hosted) = state.tables.get_mut(&place) else { return };
    let is_back = hosted.stored.chair_of(id).is_some();
    if !is_back {
        let free = hosted.stored.chairs.iter_mut().find(|chair| **chair == StoredSeat::Free);
        let Some(chair) = free.filter(|_| matches!(hosted.stage, TableStage::Gathering)) else {
            return table_full(state, id, place);
        };
        *chair = StoredSeat::Guest(name.clone());
    }
    hosted.idle = now;
    let is_of_tournament = hosted.stored.is_of_tournament();
    put(state, id, Location::Seat(place));
    state.store_table(place);
    greet(state, id, place);
    let Some(hosted) = state.tables.get_mut(&place) else { return };
    let Some(seat) = hosted.seat_of(id) else { return };
    match &hosted.stage {
        TableStage::Damaged => {
            in_conversation(state, id, |conversation, guests| {
                let table = table_name(conversation.locale(), place);
                conversation.refuse("table-damaged", &args!("table" => table), guests);
            });
        }
        TableStage::Playing(_) => {
            let Some(preferences) = state.guests.get(id).map(|guest| state.guests.preferences_for(guest))
            else {
                return;
            };
            hosted.drive(&mut state.guests, now, |session, _| session.come_back(seat, &preferences));
        }
        TableStage::Over => {
            announce(state, place, &Announcement::Back(name), Some(id));
            let over = if is_of_tournament { Announcement::RoundFollows } else { Announcement::Over };
            state.guests.announce(id, &over);
        }
        TableStage::Gathering | TableStage::Unloaded => {
            let event = if is_back { Announcement::Back(name) } else { Announcement::Sat(name) };
            announce(state, place, &event, Some(id));
            gather(state, place);
        }
    }
}

/// Tells a guest which table it came to, and who has a seat there.
fn greet(state: &mut ServerState, id: &Id, place: usize) {
    let Some(preferences) = state.guests.in_lobby(id, |conversation, _| conversation.preferences().clone())
    else {
        return;
    };
    let told = state.tables.get(&place).map(|hosted| hosted.told(preferences.locale())).unwrap_or_default();
    state.guests.in_lobby(id, |conversation, guests| conversation.answer_lines([told.as_str()], guests));
}

fn table_full(state: &mut ServerState, id: &Id, place: usize) {
    in_conversation(state, id, |conversation, guests| {
        let table = table_name(conversation.locale(), place);
        let watch = Lobby::Watch(table.clone()).said(conversation.locale());
        conversation.refuse("lobby-table-full", &args!("table" => table, "watch" => watch), guests);
    });
}

/// Begins where all seats are taken; else says how many are free.
fn gather(state: &mut ServerState, place: usize) {
    let Some(hosted) = state.tables.get(&place) else { return };
    match hosted.stored.free() {
        0 => begin(state, place),
        free => announce(state, place, &Announcement::Waits(free), None),
    }
}

/// Begins a match at a table.
pub(crate) fn begin(state: &mut ServerState, place: usize) {
    results::note_try(state, place);
    let (now, today) = (state.now, (state.today)());
    let Some(hosted) = state.tables.get_mut(&place) else { return };
    hosted.begin(&mut state.store, &state.locale, &today, &mut state.guests, now);
}

/// Returns whether a guest opened the table at which it sits; says so when not.
pub(crate) fn is_opener(state: &mut ServerState, id: &Id, place: usize) -> bool {
    let Some(hosted) = state.tables.get(&place) else { return false };
    let opener = hosted.stored.opener.clone();
    if Id::of(&opener) == *id {
        return true;
    }
    if hosted.stored.is_of_tournament() {
        refuse(state, id, "tournament-table", &args!());
        return false;
    }
    refuse(state, id, "table-only-opener", &args!("name" => opener));
    false
}

/// Begins with computers at the free seats.
pub(crate) fn start(state: &mut ServerState, id: &Id) {
    let Some(place) = place_of(state, id) else { return no_table(state, id) };
    if is_opener(state, id, place) {
        begin(state, place);
    }
}

/// Another match with the same people.
pub(crate) fn again(state: &mut ServerState, id: &Id) {
    let Some(place) = place_of(state, id) else { return no_table(state, id) };
    let Some(hosted) = state.tables.get_mut(&place) else { return };
    if hosted.stored.is_of_tournament() {
        return refuse(state, id, "tournament-table", &args!());
    }
    if !hosted.is_over() {
        return refuse(state, id, "table-not-over", &args!());
    }
    let away: Vec<String> = hosted
        .stored
        .chairs
        .iter()
        .filter(|chair| chair.guest().is_some_and(|id| state.guests.at(&id) != Some(Location::Seat(place))))
        .filter_map(StoredSeat::person)
        .collect();
    if !away.is_empty() {
        in_conversation(state, id, |conversation, guests| {
            let names = listed(conversation.locale(), &away);
            conversation.refuse("table-again-gone", &args!("names" => names), guests);
        });
        return;
    }
    let event = Announcement::Again(name_of_guest(state, id));
    announce(state, place, &event, Some(id));
    begin(state, place);
}

/// A guest leaves its table; before a match, and behind one, its seat is free again.
pub(crate) fn leave(state: &mut ServerState, id: &Id, place: usize) {
    let Some(hosted) = state.tables.get_mut(&place) else { return put(state, id, Location::Lobby) };
    let keeps = hosted.play().is_some_and(|play| !play.is_over());
    if keeps {
        put(state, id, Location::Lobby);
        state.gone_from(place, id);
    } else {
        hosted.give_up(id);
        put(state, id, Location::Lobby);
        let event = Announcement::Left(name_of_guest(state, id));
        announce(state, place, &event, Some(id));
        state.store_table(place);
        clear_if_empty(state, place);
    }
    state.guests.in_lobby(id, |conversation, guests| {
        let table = table_name(conversation.locale(), place);
        let left = if keeps { "table-left-you" } else { "table-left-free" };
        conversation.answer(left, &args!("table" => table), guests);
    });
}

/// Forgets a table at which no guest has a seat any more.
pub(crate) fn clear_if_empty(state: &mut ServerState, place: usize) {
    let is_empty = state.tables.get(&place).is_some_and(|hosted| hosted.guests().next().is_none());
    if !is_empty {
        return;
    }
    let watching: Vec<Id> = state
        .tables
        .get(&place)
        .map(|hosted| hosted.watchers.iter().map(|watcher| watcher.guest.clone()).collect())
        .unwrap_or_default();
    watching.iter().for_each(|id| stop_watching(state, id, place));
    state.clear(place);
}

/// Lets a guest watch a table.
pub(crate) fn watch(state: &mut ServerState, id: &Id, place: usize) {
    if is_elsewhere(state, place) {
        return hand_over(state, id, Destination::Watch(place), Route::default());
    }
    if loading::waits(state, id, Destination::Watch(place)) {
        return;
    }
    let Some(hosted) = state.tables.get_mut(&place) else { return };
    if hosted.play().is_none() || hosted.watchers.len() >= MOST_WATCHERS {
        return table_full(state, id, place);
    }
    hosted.watch(id, &state.guests);
    greet(state, id, place);
    put(state, id, Location::Watching(place));
    in_conversation(state, id, |conversation, guests| {
        let table = table_name(conversation.locale(), place);
        conversation.answer("table-watch-you", &args!("table" => table), guests);
    });
    let event = Announcement::Watches(name_of_guest(state, id));
    announce(state, place, &event, Some(id));
}

/// A guest watches no more.
pub(crate) fn stop_watching(state: &mut ServerState, id: &Id, place: usize) {
    state.stop_watching(place, id);
    put(state, id, Location::Lobby);
    state.guests.in_lobby(id, |conversation, guests| {
        let table = table_name(conversation.locale(), place);
        conversation.answer("table-left-free", &args!("table" => table), guests);
    });
}

/// Lets somebody sit down at a table that is by invitation, and tells so where that is possible.
pub(crate) fn invite(state: &mut ServerState, id: &Id, name: &str) {
    let Some(place) = place_of(state, id) else { return no_table(state, id) };
    let locale = &state.locale;
    let Some(name) = guest_name(name, locale) else {
        return refuse(state, id, "error-name", &args!("name" => shortened(name)));
    };
    let other = Id::of(&name);
    if other == *id {
        return refuse(state, id, "table-not-yourself", &args!());
    }
    let Some(hosted) = state.tables.get_mut(&place) else { return };
    if hosted.stored.chair_of(id).is_none() {
        return refuse(state, id, "table-watcher", &args!());
    }
    if hosted.stored.free() == 0 && hosted.stored.chair_of(&other).is_none() {
        in_conversation(state, id, |conversation, guests| {
            let watch = Lobby::Watch(table_name(conversation.locale(), place)).said(conversation.locale());
            conversation.refuse(
                "table-invite-full",
                &args!("name" => name.as_str(), "watch" => watch),
                guests,
            );
        });
        return;
    }
    hosted.stored.invite(&other);
    state.store_table(place);
    let event = Announcement::Invited(name);
    announce(state, place, &event, None);
    let host = name_of_guest(state, id);
    tell_invited_anywhere(state, &other, host, place);
}

/// Tells somebody, with whatever node, that it may sit down.
pub(crate) fn tell_invited_anywhere(state: &mut ServerState, other: &Id, host: String, place: usize) {
    if state.guests.get(other).is_none() {
        return tell_nodes(state, NodeMessage::Invited { guest: other.as_str().to_owned(), by: host, place });
    }
    tell_invited(state, other, &host, place);
}

/// Tells the link by which others come to a guest's table, where its program says the address of the page.
pub(crate) fn link(state: &mut ServerState, id: &Id) {
    let Some(place) = place_of(state, id) else { return no_table(state, id) };
    let connection = state.guests.get(id).map(|guest| guest.connection);
    let program = connection.and_then(|connection| state.programs.get(&connection));
    let address = program.and_then(|program| program.address.clone());
    let Some(hosted) = state.tables.get(&place) else { return };
    if hosted.stored.chair_of(id).is_none() {
        return refuse(state, id, "table-watcher", &args!());
    }
    let key = hosted.stored.key.clone();
    in_conversation(state, id, |conversation, guests| {
        let table = table_name(conversation.locale(), place);
        let sit = Lobby::Sit(table.clone()).said(conversation.locale());
        match address {
            Some(address) => {
                let mut query = form_urlencoded::Serializer::new(String::new());
                let query = query.append_pair("table", &table).append_pair("key", &key).finish();
                let link = format!("{address}?{query}");
                conversation.answer("table-link", &args!("table" => table, "link" => link), guests);
            }
            None => conversation.refuse("table-link-none", &args!("sit" => sit), guests),
        }
    });
}

/// Tells somebody who is here that it may sit down.
pub(crate) fn tell_invited(state: &mut ServerState, other: &Id, host: &str, place: usize) {
    if state.guests.is_muted(other, &Id::of(host)) || state.guests.at(other) == Some(Location::Seat(place)) {
        return;
    }
    let Some(preferences) =
        in_conversation(state, other, |conversation, _| conversation.preferences().clone())
    else {
        return;
    };
    let game = state.tables.get(&place).map(|hosted| hosted.game(preferences.locale())).unwrap_or_default();
    let table = table_name(preferences.locale(), place);
    let sit = Lobby::Sit(table.clone()).said(preferences.locale());
    let args = args!("name" => host, "table" => table, "game" => game, "sit" => sit);
    in_conversation(state, other, |conversation, guests| conversation.answer("table-invites", &args, guests));
}

/// Removes somebody from the table that one opened: a computer goes on for whoever was in a match.
pub(crate) fn remove(state: &mut ServerState, id: &Id, name: &str) {
    let Some(place) = place_of(state, id) else { return no_table(state, id) };
    if !is_opener(state, id, place) {
        return;
    }
    let other = Id::of(name);
    if other == *id {
        return refuse(state, id, "table-not-yourself", &args!());
    }
    let Some(hosted) = state.tables.get_mut(&place) else { return };
    hosted.stored.invited.retain(|one| one != other.as_str());
    let is_watching = hosted.watchers.iter().any(|watcher| watcher.guest == other);
    let Some(seat) = hosted.seat_of(&other).filter(|_| !is_watching) else {
        if is_watching {
            return removed(state, &other, place);
        }
        return refuse(state, id, "table-not-here", &args!("name" => shortened(name)));
    };
    let is_played = hosted.play().is_some_and(|play| !play.is_over());
    let to = if is_played { StoredSeat::Computer("medium".to_owned()) } else { StoredSeat::Free };
    hosted.hand_on(seat, to, &mut state.guests, state.now);
    state.store_table(place);
    removed(state, &other, place);
}

/// Tells that somebody was removed, and leads it to the lobby.
fn removed(state: &mut ServerState, other: &Id, place: usize) {
    let name = name_of_guest(state, other);
    state.stop_watching(place, other);
    if place_of(state, other) == Some(place) {
        put(state, other, Location::Lobby);
        state.guests.in_lobby(other, |conversation, guests| {
            let table = table_name(conversation.locale(), place);
            conversation.answer("table-removed-you", &args!("table" => table), guests);
        });
    }
    let name = if name.is_empty() { other.as_str().to_owned() } else { name };
    announce(state, place, &Announcement::Removed(name), None);
}

/// Deletes the account of a guest, when it was asked for twice.
pub(crate) fn forget(state: &mut ServerState, id: &Id, is_sure: bool) {
    let seat = state.tables.places_of(id).next();
    if let Some(place) = seat {
        in_conversation(state, id, |conversation, guests| {
            let table = table_name(conversation.locale(), place);
            conversation.refuse("forget-seated", &args!("table" => table), guests);
        });
        return;
    }
    if !is_sure {
        if let Some(guest) = state.guests.get_mut(id) {
            guest.forgets = true;
        }
        return answer(state, id, "forget-ask", &args!());
    }
    state.store_account(id, AccountWrite::Deleted, Some(AfterStored::Forget));
}
