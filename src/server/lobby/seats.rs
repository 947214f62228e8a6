//! What guests say to the house about a table: who sits, who goes, who begins.

use crate::locale::args;
use crate::meaning::Lobby;
use crate::narration::{listed, shortened};
use crate::output::printable;
use crate::server::House;
use crate::server::accounts::key;
use crate::server::accounts::names::{Id, name_of, table_name};
use crate::server::guests::At;
use crate::server::handed::{Beyond, Goal};
use crate::server::lobby::answers::{answer, in_talk, refuse};
use crate::server::lobby::handover::{beyond, hand_over};
use crate::server::pending::Then;
use crate::server::public::Public;
use crate::server::storage::store::AccountWrite;
use crate::server::storage::stored::{KeptChair, KeptGuest};
use crate::server::tables::hosted::{Company, Stage};
use crate::server::talk::Post;
use crate::server::wire::{Due, Work};

/// The longest thing said, in characters.
const LONGEST_SAID: usize = 300;

/// The most who watch a table, and who are invited.
const MOST_WATCHERS: usize = 50;
const MOST_INVITED: usize = 50;

/// The name of a guest as it is told.
fn name_of_guest(house: &House, id: &Id) -> String {
    house.guests.get(id).map(|guest| guest.kept.name.clone()).unwrap_or_default()
}

/// The table at which a guest sits or watches.
fn place_of(house: &House, id: &Id) -> Option<usize> {
    match house.guests.at(id)? {
        At::Chair(place) | At::Watching(place) => Some(place),
        At::Lobby => None,
    }
}

fn announce(house: &mut House, place: usize, event: &Public, except: Option<&Id>) {
    let now = house.now;
    if let Some(company) = house.tables.get_mut(&place) {
        company.announce(event, except, &mut house.guests, now);
    }
}

fn put(house: &mut House, id: &Id, at: At) {
    if let Some(guest) = house.guests.get_mut(id) {
        guest.at = at;
    }
}

/// Refuses what needs a table.
fn no_table(house: &mut House, id: &Id) {
    let tables = in_talk(house, id, |talk, _| Lobby::Tables.said(talk.locale()));
    refuse(house, id, "lobby-no-table", &args!("tables" => tables.unwrap_or_default()));
}

/// Says something to all who are at the same table, or in the lobby.
pub fn say(house: &mut House, id: &Id, text: &str) {
    let text: String = printable(text).chars().take(LONGEST_SAID).collect();
    let event = Public::Said(name_of_guest(house, id), text);
    match place_of(house, id) {
        Some(place) => announce(house, place, &event, Some(id)),
        None => {
            say_in_lobby(house, &event, Some(id));
            if let Public::Said(name, text) = event {
                beyond(house, Beyond::Said { name, text });
            }
        }
    }
    answer(house, id, "table-said-you", &args!());
}

/// Says something to all who are in the lobby, but one.
pub fn say_in_lobby(house: &mut House, event: &Public, except: Option<&Id>) {
    let lobby: Vec<Id> = house
        .guests
        .all()
        .filter(|(other, guest)| Some(*other) != except && guest.at == At::Lobby)
        .map(|(other, _)| other.clone())
        .collect();
    lobby.iter().for_each(|other| house.guests.announce(other, event));
}

/// Whether a table is not run here.
fn is_elsewhere(house: &House, place: usize) -> bool {
    house.tables.get(&place).is_some_and(|company| !company.is_here())
}

/// Lets a guest sit down at its own seat, or at a free one.
pub fn sit(house: &mut House, id: &Id, place: usize) {
    if is_elsewhere(house, place) {
        return hand_over(house, id, Goal::Sit(place), 0);
    }
    let (now, name) = (house.now, name_of_guest(house, id));
    let Some(company) = house.tables.get_mut(&place) else { return };
    let is_back = company.kept.chair_of(id).is_some();
    if !is_back {
        let free = company.kept.chairs.iter_mut().find(|chair| **chair == KeptChair::Free);
        let Some(chair) = free.filter(|_| matches!(company.stage, Stage::Gathering)) else {
            return table_full(house, id, place);
        };
        *chair = KeptChair::Guest(name.clone());
    }
    company.wake(&mut house.keep);
    company.idle = now;
    put(house, id, At::Chair(place));
    house.keep_table(place);
    greet(house, id, place);
    let Some(company) = house.tables.get_mut(&place) else { return };
    let Some(seat) = company.seat_of(id) else { return };
    match &company.stage {
        Stage::Damaged => {
            in_talk(house, id, |talk, guests| {
                let table = table_name(talk.locale(), place);
                talk.refuse("table-damaged", &args!("table" => table), guests);
            });
        }
        Stage::Playing(_) => {
            company.with_play(&mut house.guests, now, |play, room| play.come_back(seat, room));
        }
        Stage::Over => {
            announce(house, place, &Public::Back(name), Some(id));
            house.guests.announce(id, &Public::Over);
        }
        Stage::Gathering | Stage::Asleep => {
            let event = if is_back { Public::Back(name) } else { Public::Sat(name) };
            announce(house, place, &event, Some(id));
            gather(house, place);
        }
    }
}

/// Tells a guest which table it came to, and who has a seat there.
fn greet(house: &mut House, id: &Id, place: usize) {
    let Some(manner) = house.guests.in_hall(id, |talk, _| talk.manner().clone()) else { return };
    let told = house.tables.get(&place).map(|company| company.told(manner.locale())).unwrap_or_default();
    house.guests.in_hall(id, |talk, guests| talk.answer_lines([told.as_str()], guests));
}

fn table_full(house: &mut House, id: &Id, place: usize) {
    in_talk(house, id, |talk, guests| {
        let table = table_name(talk.locale(), place);
        let watch = Lobby::Watch(table.clone()).said(talk.locale());
        talk.refuse("lobby-table-full", &args!("table" => table, "watch" => watch), guests);
    });
}

/// Begins where all seats are taken; else says how many are free.
fn gather(house: &mut House, place: usize) {
    let Some(company) = house.tables.get(&place) else { return };
    match company.kept.free() {
        0 => begin(house, place),
        free => announce(house, place, &Public::Waits(free), None),
    }
}

/// Begins a match at a table.
pub fn begin(house: &mut House, place: usize) {
    let (now, today) = (house.now, (house.today)());
    let Some(company) = house.tables.get_mut(&place) else { return };
    company.begin(&mut house.keep, &house.locale, &today, &mut house.guests, now);
}

/// Whether a guest opened the table at which it sits; says so when not.
fn is_opener(house: &mut House, id: &Id, place: usize) -> bool {
    let Some(company) = house.tables.get(&place) else { return false };
    let opener = company.kept.opener.clone();
    if Id::of(&opener) == *id {
        return true;
    }
    refuse(house, id, "table-only-opener", &args!("name" => opener));
    false
}

/// Begins with computers at the free seats.
pub fn start(house: &mut House, id: &Id) {
    let Some(place) = place_of(house, id) else { return no_table(house, id) };
    if is_opener(house, id, place) {
        begin(house, place);
    }
}

/// Another match with the same people.
pub fn again(house: &mut House, id: &Id) {
    let Some(place) = place_of(house, id) else { return no_table(house, id) };
    let Some(company) = house.tables.get_mut(&place) else { return };
    if !company.is_over() {
        return refuse(house, id, "table-not-over", &args!());
    }
    let away: Vec<String> = company
        .kept
        .chairs
        .iter()
        .filter(|chair| chair.guest().is_some_and(|id| house.guests.at(&id) != Some(At::Chair(place))))
        .filter_map(KeptChair::person)
        .collect();
    if !away.is_empty() {
        in_talk(house, id, |talk, guests| {
            let names = listed(talk.locale(), &away);
            talk.refuse("table-again-gone", &args!("names" => names), guests);
        });
        return;
    }
    let event = Public::Again(name_of_guest(house, id));
    announce(house, place, &event, Some(id));
    begin(house, place);
}

/// A guest leaves its table; before a match, and behind one, its seat is free again.
pub fn leave(house: &mut House, id: &Id, place: usize) {
    let Some(company) = house.tables.get_mut(&place) else { return put(house, id, At::Lobby) };
    let keeps = company.play().is_some_and(|play| !play.is_over());
    if keeps {
        put(house, id, At::Lobby);
        house.gone_from(place, id);
    } else {
        give_up(company, id);
        put(house, id, At::Lobby);
        let event = Public::Left(name_of_guest(house, id));
        announce(house, place, &event, Some(id));
        house.keep_table(place);
        clear_if_empty(house, place);
    }
    house.guests.in_hall(id, |talk, guests| {
        let table = table_name(talk.locale(), place);
        let left = if keeps { "table-left-you" } else { "table-left-free" };
        talk.answer(left, &args!("table" => table), guests);
    });
}

fn give_up(company: &mut Company, id: &Id) {
    if let Some(chair) = company.kept.chairs.iter_mut().find(|chair| chair.guest().as_ref() == Some(id)) {
        *chair = KeptChair::Free;
    }
}

/// Forgets a table at which no guest has a seat any more.
fn clear_if_empty(house: &mut House, place: usize) {
    let is_empty = house.tables.get(&place).is_some_and(|company| company.guests().next().is_none());
    if !is_empty {
        return;
    }
    let watching: Vec<Id> = house
        .tables
        .get(&place)
        .map(|company| company.watchers.iter().map(|watcher| watcher.talk.guest().clone()).collect())
        .unwrap_or_default();
    watching.iter().for_each(|id| stop_watching(house, id, place));
    house.clear(place);
}

/// Lets a guest watch a table.
pub fn watch(house: &mut House, id: &Id, place: usize) {
    if is_elsewhere(house, place) {
        return hand_over(house, id, Goal::Watch(place), 0);
    }
    let Some(company) = house.tables.get_mut(&place) else { return };
    company.wake(&mut house.keep);
    let watcher = company.play().and_then(|play| play.watch(id.clone(), &house.guests));
    let Some(watcher) = watcher.filter(|_| company.watchers.len() < MOST_WATCHERS) else {
        return table_full(house, id, place);
    };
    company.watchers.push(watcher);
    greet(house, id, place);
    put(house, id, At::Watching(place));
    in_talk(house, id, |talk, guests| {
        let table = table_name(talk.locale(), place);
        talk.answer("table-watch-you", &args!("table" => table), guests);
    });
    let event = Public::Watches(name_of_guest(house, id));
    announce(house, place, &event, Some(id));
}

/// A guest watches no more.
pub fn stop_watching(house: &mut House, id: &Id, place: usize) {
    house.stop_watching(place, id);
    put(house, id, At::Lobby);
    house.guests.in_hall(id, |talk, guests| {
        let table = table_name(talk.locale(), place);
        talk.answer("table-left-free", &args!("table" => table), guests);
    });
}

/// Lets somebody sit down at a table that is by invitation, and tells so where that is possible.
pub fn invite(house: &mut House, id: &Id, name: &str) {
    let Some(place) = place_of(house, id) else { return no_table(house, id) };
    let locale = &house.locale;
    let Some(name) = name_of(name, locale) else {
        return refuse(house, id, "error-name", &args!("name" => shortened(name)));
    };
    let other = Id::of(&name);
    if other == *id {
        return refuse(house, id, "table-not-yourself", &args!());
    }
    let Some(company) = house.tables.get_mut(&place) else { return };
    if company.kept.chair_of(id).is_none() {
        return refuse(house, id, "table-watcher", &args!());
    }
    if company.kept.free() == 0 && company.kept.chair_of(&other).is_none() {
        in_talk(house, id, |talk, guests| {
            let watch = Lobby::Watch(table_name(talk.locale(), place)).said(talk.locale());
            talk.refuse("table-invite-full", &args!("name" => name.as_str(), "watch" => watch), guests);
        });
        return;
    }
    if company.kept.invited.len() < MOST_INVITED
        && !company.kept.invited.iter().any(|one| one == other.as_str())
    {
        company.kept.invited.push(other.as_str().to_owned());
    }
    house.keep_table(place);
    let event = Public::Invited(name);
    announce(house, place, &event, None);
    let host = name_of_guest(house, id);
    if house.guests.get(&other).is_none() {
        return beyond(house, Beyond::Invited { guest: other.as_str().to_owned(), by: host, place });
    }
    tell_invited(house, &other, &host, place);
}

/// Tells somebody who is here that it may sit down.
pub fn tell_invited(house: &mut House, other: &Id, host: &str, place: usize) {
    if house.guests.is_muted(other, &Id::of(host)) || house.guests.at(other) == Some(At::Chair(place)) {
        return;
    }
    let Some(manner) = in_talk(house, other, |talk, _| talk.manner().clone()) else { return };
    let game = house.tables.get(&place).map(|company| company.game(manner.locale())).unwrap_or_default();
    let table = table_name(manner.locale(), place);
    let sit = Lobby::Sit(table.clone()).said(manner.locale());
    let args = args!("name" => host, "table" => table, "game" => game, "sit" => sit);
    in_talk(house, other, |talk, guests| talk.answer("table-invites", &args, guests));
}

/// Removes somebody from the table that one opened: a computer goes on for whoever was in a match.
pub fn remove(house: &mut House, id: &Id, name: &str) {
    let Some(place) = place_of(house, id) else { return no_table(house, id) };
    if !is_opener(house, id, place) {
        return;
    }
    let other = Id::of(name);
    if other == *id {
        return refuse(house, id, "table-not-yourself", &args!());
    }
    let Some(company) = house.tables.get_mut(&place) else { return };
    company.kept.invited.retain(|one| one != other.as_str());
    let is_watching = company.watchers.iter().any(|watcher| *watcher.talk.guest() == other);
    let Some(seat) = company.seat_of(&other).filter(|_| !is_watching) else {
        if is_watching {
            return removed(house, &other, place);
        }
        return refuse(house, id, "table-not-here", &args!("name" => shortened(name)));
    };
    let is_played = company.play().is_some_and(|play| !play.is_over());
    if let Some(chair) = company.kept.chairs.get_mut(seat.index()) {
        *chair = if is_played { KeptChair::Computer("medium".to_owned()) } else { KeptChair::Free };
    }
    let now = house.now;
    company.with_play(&mut house.guests, now, |play, room| play.hand_over(seat, room));
    house.keep_table(place);
    removed(house, &other, place);
}

/// Tells that somebody was removed, and leads it to the lobby.
fn removed(house: &mut House, other: &Id, place: usize) {
    let name = name_of_guest(house, other);
    house.stop_watching(place, other);
    if place_of(house, other) == Some(place) {
        put(house, other, At::Lobby);
        house.guests.in_hall(other, |talk, guests| {
            let table = table_name(talk.locale(), place);
            talk.answer("table-removed-you", &args!("table" => table), guests);
        });
    }
    let name = if name.is_empty() { other.as_str().to_owned() } else { name };
    announce(house, place, &Public::Removed(name), None);
    let now = house.now;
    if let Some(company) = house.tables.get_mut(&place) {
        company.with_play(&mut house.guests, now, |play, room| play.advance(room));
    }
}

/// Gives a guest a new key, as soon as its hash is made.
pub fn new_key(house: &mut House, id: &Id) {
    let Some(guest) = house.guests.get_mut(id).filter(|guest| guest.fresh.is_none()) else { return };
    let (connection, fresh) = (guest.connection, key::fresh());
    guest.fresh = Some(fresh.clone());
    house.guests.push(Due::Work(Work::Hash(connection, fresh)));
}

/// Has the hash of a new key stored; all others are void then, but that of ssh which the guest came in by.
pub fn key_made(house: &mut House, id: &Id, hash: String) {
    let Some(guest) = house.guests.get_mut(id) else { return };
    let (Some(key), own) = (guest.fresh.take(), guest.ssh.clone()) else { return };
    let mut kept = KeptGuest { hash, ..guest.kept.clone() };
    kept.ssh.retain(|key| Some(key) == own.as_ref());
    let then = Then::NewKey { connection: guest.connection, key, kept: Box::new(kept.clone()) };
    house.store_account(id, AccountWrite::Changed(kept), Some(then));
}

/// Tells a guest that no new key could be made.
pub fn key_failed(house: &mut House, id: &Id) {
    if let Some(guest) = house.guests.get_mut(id) {
        guest.fresh = None;
    }
    refuse(house, id, "key-failed", &args!());
}

/// Deletes what is kept of a guest, when it was asked for twice.
pub fn forget(house: &mut House, id: &Id, is_sure: bool) {
    let seat = house.tables.places_of(id).next();
    if let Some(place) = seat {
        in_talk(house, id, |talk, guests| {
            let table = table_name(talk.locale(), place);
            talk.refuse("forget-seated", &args!("table" => table), guests);
        });
        return;
    }
    if !is_sure {
        if let Some(guest) = house.guests.get_mut(id) {
            guest.forgets = true;
        }
        return answer(house, id, "forget-ask", &args!());
    }
    house.store_account(id, AccountWrite::Deleted, Some(Then::Forget));
}
