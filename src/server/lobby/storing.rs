//! What follows once accounts are stored, or could not be: it is told, noted in the log, and tried again.

use super::answers::answer;
use super::login;
use crate::locale::args;
use crate::server::House;
use crate::server::accounts::names::Id;
use crate::server::pending::{LogIn, Then};
use crate::server::storage::commit::StoredAccounts;
use crate::server::storage::store::AccountWrite;
use crate::server::storage::stored::KeptGuest;
use crate::server::wire::{Connection, Due};
use crate::session::fault;
use std::io;
use std::time::Duration;
use tracing::error;

/// How long it is waited before an account is stored again that could not be.
const AGAIN: Duration = Duration::from_secs(2);

/// Looks whether an answer to the administrator waits for an account to be stored.
#[must_use]
pub fn owes_answer(house: &House) -> bool {
    house.unstored.values().flat_map(|one| &one.then).any(|(_, then)| matches!(then, Then::Tell(..)))
}

/// Attends to all outcomes of storing accounts; then to answers that waited for those.
pub fn attend(house: &mut House) {
    while !house.stored.is_empty() {
        for stored in std::mem::take(&mut house.stored) {
            attend_to(house, stored);
        }
    }
    if !house.answers.is_empty() && !owes_answer(house) {
        let answers = std::mem::take(&mut house.answers);
        answers.into_iter().for_each(|lines| house.guests.push(Due::Admin(lines)));
    }
}

fn attend_to(house: &mut House, stored: StoredAccounts) {
    let (mark, number) = stored.mark;
    mark.reach(number);
    for (id, number, result) in stored.results {
        match result {
            Ok(()) => succeed(house, &id, number),
            Err(error) => fail(house, &id, &error),
        }
    }
}

/// Tries those again that could not be stored.
pub fn tick(house: &mut House) {
    let now = house.now;
    let is_due = |failed: Option<Duration>| failed.is_some_and(|at| now.saturating_sub(at) >= AGAIN);
    let again = house.unstored.iter().filter(|(_, one)| is_due(one.failed));
    for (id, write) in again.map(|(id, one)| (id.clone(), one.write.clone())).collect::<Vec<_>>() {
        house.store_account(&id, write, None);
    }
}

fn succeed(house: &mut House, id: &Id, number: u64) {
    let Some(unstored) = house.unstored.get_mut(id) else { return };
    let then: Vec<Then> =
        unstored.then.extract_if(.., |(at, _)| *at <= number).map(|(_, then)| then).collect();
    if unstored.number <= number {
        house.unstored.remove(id);
    }
    for one in then {
        go_on(house, id, one);
    }
}

fn go_on(house: &mut House, id: &Id, then: Then) {
    match then {
        Then::LogIn(login) => login::stored(house, *login),
        Then::NewKey { connection, key, kept } => new_key(house, id, connection, &key, *kept),
        Then::Forget => {
            house.keep.accounts_mut().remove(id);
            answer(house, id, "forgotten", &args!());
            house.let_go(id);
        }
        Then::Tell(message, name) => tell_admin(house, message, &name),
    }
}

/// Tells a guest its new key. Whoever left meanwhile keeps the old one.
fn new_key(house: &mut House, id: &Id, connection: Connection, key: &str, kept: KeptGuest) {
    let here = house.guests.get_mut(id).filter(|guest| guest.connection == connection);
    let Some(guest) = here else {
        if let Some(known) = house.keep.guest(id).cloned() {
            house.store_account(id, AccountWrite::Changed(known), None);
        }
        return;
    };
    let was_none = guest.kept.hash.is_empty();
    (guest.kept.hash, guest.kept.ssh) = (kept.hash, kept.ssh);
    let (kept, name) = (guest.kept.clone(), guest.kept.name.clone());
    house.keep.accounts_mut().insert(kept);
    if was_none {
        return answer(house, id, "door-key", &args!("name" => name, "key" => key));
    }
    answer(house, id, "key-new", &args!("key" => key));
}

fn tell_admin(house: &mut House, message: &str, name: &str) {
    let told = house.locale.format(message, &args!("name" => name));
    house.guests.push(Due::Admin(vec![crate::narration::capitalised(&told)]));
}

/// Tells that an account could not be stored, once; a login waits, and the rest is tried again or taken back.
fn fail(house: &mut House, id: &Id, error: &io::Error) {
    let now = house.now;
    let Some(unstored) = house.unstored.get_mut(id) else { return };
    unstored.failed = Some(now);
    let is_told = std::mem::replace(&mut unstored.is_told, true);
    let then = std::mem::take(&mut unstored.then);
    let is_change = then.is_empty();
    if !is_told {
        error!(%error, "account not stored");
        let reason = fault::reason(&house.locale, error);
        let told = house.locale.format("keep-account-unsaved", &args!("reason" => reason));
        house.guests.push(Due::Admin(vec![told]));
        if is_change {
            refuse(house, id, "account-unsaved", error);
        }
    }
    for (number, one) in then {
        match one {
            Then::LogIn(login) => wait(house, id, number, login, error, is_told),
            Then::NewKey { .. } => {
                refuse(house, id, "key-unsaved", error);
                take_back(house, id);
            }
            Then::Forget => {
                refuse(house, id, "forget-unsaved", error);
                take_back(house, id);
            }
            Then::Tell(..) => {}
        }
    }
}

/// Has a newcomer wait until its account is stored; a guest who only brings one more key of ssh comes in without it.
fn wait(house: &mut House, id: &Id, number: u64, login: Box<LogIn>, error: &io::Error, is_told: bool) {
    if !login::is_storing(house, login.connection) {
        // Nobody waits for it any more, and nothing of it was written.
        house.unstored.remove(id);
        return;
    }
    if !is_told {
        login::unsaved(house, &login, error);
    }
    if login.is_new {
        if let Some(unstored) = house.unstored.get_mut(id) {
            unstored.then.push((number, Then::LogIn(login)));
        }
        return;
    }
    take_back(house, id);
    let kept = house.keep.guest(id).cloned().unwrap_or_else(|| login.kept.clone());
    login::stored(house, LogIn { kept, ..*login });
}

/// Stores an account as it is known in memory, in place of what could not be stored.
fn take_back(house: &mut House, id: &Id) {
    let known = house.keep.guest(id).cloned();
    match (known, house.unstored.get_mut(id)) {
        (Some(kept), Some(unstored)) => unstored.write = AccountWrite::Changed(kept),
        (Some(_) | None, _) => drop(house.unstored.remove(id)),
    }
}

fn refuse(house: &mut House, id: &Id, message: &str, error: &io::Error) {
    super::answers::in_talk(house, id, |talk, guests| {
        let reason = fault::reason(talk.locale(), error);
        talk.refuse(message, &args!("reason" => reason), guests);
    });
}
