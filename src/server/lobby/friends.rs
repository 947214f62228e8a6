//! Friends: guests who are told when another comes, look for each other, and say something to one alone.

use super::answers::{answer, in_conversation, refuse};
use super::chat;
use super::handover::{goal_of, tell_nodes};
use super::seats::{name_of_guest, place_of};
use crate::locale::args;
use crate::meaning::Lobby;
use crate::narration::{listed, shortened};
use crate::server::ServerState;
use crate::server::accounts::names::{Id, table_name};
use crate::server::guest_transfer::{Destination, NodeMessage};
use crate::server::storage::stored::Account;
use crate::session::Announcement;

/// The most words that a name may have with which a line begins.
const MOST_WORDS: usize = 8;

/// A guest, as it is called, and the text that is said to it.
type Addressed<'a> = (Id, String, &'a str);

/// Tells a guest from now on when another comes.
pub(crate) fn wait_for(state: &mut ServerState, id: &Id, name: &str) {
    let Some((other, name)) = chat::other(state, id, name, "friend-unknown") else { return };
    let is_full = |awaited: &[String]| awaited.len() >= chat::MOST_NAMES && !other.is_among(awaited);
    if state.guests.get(id).is_some_and(|guest| is_full(&guest.account.awaited)) {
        return refuse(state, id, "friend-most", &args!("n" => chat::MOST_NAMES));
    }
    state.change_account(id, |account| chat::change(&mut account.awaited, &other, true));
    let is_here = whereabouts(state, &other).is_some();
    answer(state, id, if is_here { "friend-awaited-here" } else { "friend-awaited" }, &args!("name" => name));
}

/// Tells a guest no more when another comes.
pub(crate) fn stop_waiting_for(state: &mut ServerState, id: &Id, name: &str) {
    let Some((other, name)) = chat::other(state, id, name, "friend-unknown") else { return };
    let was_awaited = state.guests.get(id).is_some_and(|guest| other.is_among(&guest.account.awaited));
    if !was_awaited {
        return refuse(state, id, "friend-not-awaited", &args!("name" => name));
    }
    state.change_account(id, |account| chat::change(&mut account.awaited, &other, false));
    answer(state, id, "friend-awaited-no-more", &args!("name" => name));
}

/// Returns where a guest is, with whatever node.
#[must_use]
pub(crate) fn whereabouts(state: &ServerState, id: &Id) -> Option<Destination> {
    let elsewhere = || state.elsewhere.values().flatten().find(|present| Id::of(&present.name) == *id);
    state.guests.at(id).map(goal_of).or_else(|| elsewhere().map(|present| present.goal))
}

/// Returns whether one of two guests does not want to hear the other.
fn are_apart(state: &ServerState, id: &Id, other: &Id) -> bool {
    let mutes =
        |id: &Id, other: &Id| state.store.guest(id).is_some_and(|account| other.is_among(&account.muted));
    mutes(id, other) || mutes(other, id)
}

/// Tells those who wait for a guest that it has come.
pub(crate) fn tell_of_arrival(state: &mut ServerState, id: &Id, name: &str) {
    let waiting = state.guests.all().filter(|(_, guest)| id.is_among(&guest.account.awaited));
    let waiting: Vec<Id> = waiting.map(|(other, _)| other.clone()).collect();
    for other in waiting.iter().filter(|other| !are_apart(state, other, id)).cloned().collect::<Vec<_>>() {
        in_conversation(state, &other, |conversation, guests| {
            conversation.notice("friends-here", &args!("n" => 1, "names" => name), guests);
        });
    }
}

/// Tells a guest who comes which of those are here that it waits for.
pub(crate) fn tell_who_is_here(state: &mut ServerState, id: &Id) {
    let awaited = state.guests.get(id).map(|guest| guest.account.awaited.clone()).unwrap_or_default();
    let here = awaited
        .iter()
        .map(|name| Id::of(name))
        .filter(|other| whereabouts(state, other).is_some() && !are_apart(state, id, other));
    let names: Vec<String> =
        here.filter_map(|other| state.store.guest(&other).map(|account| account.name.clone())).collect();
    if !names.is_empty() {
        in_conversation(state, id, |conversation, guests| {
            let args = args!("n" => names.len(), "names" => listed(conversation.locale(), &names));
            conversation.answer("friends-here", &args, guests);
        });
    }
}

/// Tells where a guest is.
pub(crate) fn find(state: &mut ServerState, id: &Id, name: &str) {
    let Some((other, name)) = here(state, id, name) else { return };
    let place = whereabouts(state, &other).and_then(Destination::place);
    let hosted = place.and_then(|place| state.tables.get(&place));
    let is_closed = hosted.is_some_and(|hosted| !hosted.stored.admits(id));
    in_conversation(state, id, |conversation, guests| match place {
        None => conversation.answer("friend-lobby", &args!("name" => name), guests),
        Some(_) if is_closed => conversation.answer("friend-closed", &args!("name" => name), guests),
        Some(place) => {
            let table = table_name(conversation.locale(), place);
            conversation.answer("friend-table", &args!("name" => name, "table" => table), guests);
        }
    });
}

/// The guest of a name who is here, as it is called; says why there is none.
pub(crate) fn here(state: &mut ServerState, id: &Id, name: &str) -> Option<(Id, String)> {
    let (other, name) = chat::other(state, id, name, "friend-unknown")?;
    if whereabouts(state, &other).is_some() {
        return Some((other, name));
    }
    let is_awaited = state.guests.get(id).is_some_and(|guest| other.is_among(&guest.account.awaited));
    in_conversation(state, id, |conversation, guests| {
        let wish = Lobby::Await(name.clone()).said(conversation.locale());
        let message = if is_awaited { "friend-away-awaited" } else { "friend-away" };
        conversation.refuse(message, &args!("name" => name, "await" => wish), guests);
    });
    None
}

/// Returns whether a text begins with the name of somebody who has an account.
#[must_use]
pub(crate) fn names_somebody(state: &ServerState, text: &str) -> bool {
    addressed(state, text).is_some()
}

/// The guest whose name begins a text, the longest of such names, and what is said behind it.
fn addressed<'a>(state: &ServerState, text: &'a str) -> Option<Addressed<'a>> {
    let ends = text.char_indices().filter(|(_, letter)| [' ', ':', ','].contains(letter)).map(|(at, _)| at);
    let ends: Vec<usize> = ends.take(MOST_WORDS).chain([text.len()]).collect();
    ends.into_iter().rev().find_map(|end| {
        let (name, behind) = text.split_at_checked(end)?;
        let account = state.store.guest(&Id::of(name))?;
        Some((Id::of(name), account.name.clone(), behind.trim_start_matches([' ', ':', ','])))
    })
}

/// A text without the word that joins it to what stands before it, such as "that", whose last vowel may be elided.
fn without_joiner<'a>(text: &'a str, joiner: &str) -> &'a str {
    let behind = |joiner: &str, sign: &[char]| {
        let (word, rest) = text.split_at_checked(joiner.len())?;
        (word.to_lowercase() == joiner).then(|| rest.strip_prefix(sign)).flatten()
    };
    let mut letters = joiner.chars();
    letters.next_back();
    let said = behind(joiner, &[' ']).or_else(|| behind(letters.as_str(), &['\'', '’']));
    said.map(str::trim_start).filter(|said| !said.is_empty()).unwrap_or(text)
}

/// Says something to one guest alone.
pub(crate) fn tell(state: &mut ServerState, id: &Id, said: &str) {
    let Some((other, name, text)) = addressed(state, said) else {
        let name = said.split([' ', ':', ',']).next().unwrap_or_default();
        return refuse(state, id, "friend-unknown", &args!("name" => shortened(name)));
    };
    let joiner = in_conversation(state, id, |conversation, _| conversation.locale().text("tell-joiner"));
    let text = without_joiner(text, &joiner.unwrap_or_default());
    if here(state, id, &name).is_none() {
        return;
    }
    if text.is_empty() {
        return refuse(state, id, "friend-told-nothing", &args!("name" => name));
    }
    let same_table = place_of(state, id).filter(|place| place_of(state, &other) == Some(*place));
    let Some(text) = chat::spoken(state, id, text, same_table) else { return };
    let by = name_of_guest(state, id);
    if state.guests.get(&other).is_some() {
        hear_told(state, &other, by, text);
    } else {
        tell_nodes(state, NodeMessage::Told { guest: other.as_str().to_owned(), by, text });
    }
    answer(state, id, "friend-told-you", &args!("name" => name));
}

/// Lets a guest hear what another says to it alone, unless it does not want to hear that one.
pub(crate) fn hear_told(state: &mut ServerState, id: &Id, by: String, text: String) {
    let event = Announcement::Told(by, text);
    in_conversation(state, id, |conversation, guests| conversation.announce(&event, guests));
}

/// Nobody waits any more for a guest whose account is deleted, or hears its name in results: by that name somebody else may
/// come.
pub(crate) fn forget(state: &mut ServerState, id: &Id) {
    let knows = |account: &&Account| id.is_among(&account.awaited) || account.results.names(id);
    let knowing = state.store.accounts().iter().filter(knows).map(|account| Id::of(&account.name));
    for other in knowing.collect::<Vec<_>>() {
        state.change_any_account(&other, |account| {
            chat::change(&mut account.awaited, id, false);
            account.results.forget(id);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_joining_word_is_no_part_of_what_is_said() {
        for (text, said) in [
            ("that I am late", "I am late"),
            ("That's it", "That's it"),
            ("that", "that"),
            ("hello", "hello"),
        ] {
            assert_eq!(without_joiner(text, "that"), said);
        }
        assert_eq!(without_joiner("qu'on commence", "que"), "on commence");
        assert_eq!(without_joiner("que j'arrive", "que"), "j'arrive");
        assert_eq!(without_joiner("quelle heure", "que"), "quelle heure");
    }
}
