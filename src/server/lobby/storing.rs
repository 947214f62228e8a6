//! The work behind a write of accounts, done or not: it is told, noted in the log, and tried again.

use super::answers::answer;
use super::friends;
use super::keys;
use super::login;
use super::tournament;
use crate::locale::args;
use crate::server::ServerState;
use crate::server::accounts::names::Id;
use crate::server::event::ServerEffect;
use crate::server::pending_login::{AfterStored, LogIn};
use crate::server::storage::commit::StoredAccounts;
use crate::server::storage::store::AccountWrite;
use crate::session::fault;
use std::io;
use std::time::Duration;
use tracing::error;

/// The wait before an account is stored again that could not be.
const AGAIN: Duration = Duration::from_secs(2);

/// Looks whether an answer to the administrator waits for an account to be stored.
#[must_use]
pub(crate) fn owes_answer(state: &ServerState) -> bool {
    let is_owed =
        |(_, then): &(u64, AfterStored)| matches!(then, AfterStored::Tell(..) | AfterStored::Replaced { .. });
    !state.replaced.is_empty() || state.unstored.values().flat_map(|one| &one.then).any(is_owed)
}

/// Attends to all outcomes of storing accounts; then to answers that waited for those.
pub(crate) fn attend(state: &mut ServerState) {
    while !state.stored.is_empty() {
        for stored in std::mem::take(&mut state.stored) {
            attend_to(state, stored);
        }
    }
    if !state.answers.is_empty() && !owes_answer(state) {
        let answers = std::mem::take(&mut state.answers);
        answers.into_iter().for_each(|lines| state.guests.push(ServerEffect::Admin(lines)));
    }
}

fn attend_to(state: &mut ServerState, stored: StoredAccounts) {
    let (mark, number) = stored.mark;
    mark.reach(number);
    for (id, number, result) in stored.results {
        match result {
            Ok(()) => succeed(state, &id, number),
            Err(error) => fail(state, &id, &error),
        }
    }
}

/// Tries those again that could not be stored.
pub(crate) fn tick(state: &mut ServerState) {
    let now = state.now;
    let is_due = |failed: Option<Duration>| failed.is_some_and(|at| now.saturating_sub(at) >= AGAIN);
    let again = state.unstored.iter().filter(|(_, one)| is_due(one.failed));
    for (id, write) in again.map(|(id, one)| (id.clone(), one.write.clone())).collect::<Vec<_>>() {
        state.store_account(&id, write, None);
    }
}

fn succeed(state: &mut ServerState, id: &Id, number: u64) {
    let Some(unstored) = state.unstored.get_mut(id) else { return };
    let then: Vec<AfterStored> =
        unstored.then.extract_if(.., |(at, _)| *at <= number).map(|(_, then)| then).collect();
    if unstored.number <= number {
        state.unstored.remove(id);
    }
    for one in then {
        go_on(state, id, one);
    }
}

fn go_on(state: &mut ServerState, id: &Id, then: AfterStored) {
    match then {
        AfterStored::LogIn(login) => login::stored(state, *login),
        AfterStored::NewKey { connection, key, account } => {
            keys::stored(state, id, connection, &key, *account)
        }
        AfterStored::Replaced { key, account } => keys::replacement_stored(state, id, &key, *account),
        AfterStored::Forget => {
            state.store.accounts_mut().remove(id);
            friends::forget(state, id);
            tournament::forget(state, id);
            answer(state, id, "forgotten", &args!());
            state.let_go(id);
        }
        AfterStored::Tell(message, name) => tell_admin(state, message, &name),
    }
}

fn tell_admin(state: &mut ServerState, message: &str, name: &str) {
    let told = state.locale.format(message, &args!("name" => name));
    state.guests.push(ServerEffect::Admin(vec![crate::narration::capitalised(&told)]));
}

/// Tells that an account could not be stored, once; a login waits, and the rest is tried again or taken back.
fn fail(state: &mut ServerState, id: &Id, error: &io::Error) {
    let now = state.now;
    let Some(unstored) = state.unstored.get_mut(id) else { return };
    unstored.failed = Some(now);
    let is_told = std::mem::replace(&mut unstored.is_told, true);
    let then = std::mem::take(&mut unstored.then);
    let is_change = then.is_empty();
    if !is_told {
        error!(%error, "account not stored");
        let reason = fault::reason(&state.locale, error);
        let told = state.locale.format("keep-account-unsaved", &args!("reason" => reason));
        state.guests.push(ServerEffect::Admin(vec![told]));
        if is_change {
            refuse(state, id, "account-unsaved", error);
        }
    }
    for (number, one) in then {
        match one {
            AfterStored::LogIn(login) => wait(state, id, number, login, error, is_told),
            AfterStored::NewKey { key, .. } => {
                keys::unsaved(state, id, &key, error);
                take_back(state, id);
            }
            AfterStored::Replaced { account, .. } => {
                keys::replacement_unsaved(state, &account, error);
                take_back(state, id);
            }
            AfterStored::Forget => {
                refuse(state, id, "forget-unsaved", error);
                take_back(state, id);
            }
            AfterStored::Tell(..) => {}
        }
    }
}

/// Has a newcomer wait until its account is stored; a guest who only brings one more key of ssh comes in without it.
fn wait(state: &mut ServerState, id: &Id, number: u64, login: Box<LogIn>, error: &io::Error, is_told: bool) {
    if !login::is_storing(state, login.connection) {
        // Nobody waits for it any more, and nothing of it was written.
        state.unstored.remove(id);
        return;
    }
    if !is_told {
        login::unsaved(state, &login, error);
    }
    if login.is_key_new || login.is_new {
        if let Some(unstored) = state.unstored.get_mut(id) {
            unstored.then.push((number, AfterStored::LogIn(login)));
        }
        return;
    }
    take_back(state, id);
    let account = state.store.guest(id).cloned().unwrap_or_else(|| login.account.clone());
    login::stored(state, LogIn { account, ..*login });
}

/// Stores an account as it is known in memory, in place of what could not be stored.
fn take_back(state: &mut ServerState, id: &Id) {
    let known = state.store.guest(id).cloned();
    match (known, state.unstored.get_mut(id)) {
        (Some(account), Some(unstored)) => unstored.write = AccountWrite::Changed(account),
        (Some(_) | None, _) => drop(state.unstored.remove(id)),
    }
}

fn refuse(state: &mut ServerState, id: &Id, message: &str, error: &io::Error) {
    super::answers::in_conversation(state, id, |conversation, guests| {
        let reason = fault::reason(conversation.locale(), error);
        conversation.refuse(message, &args!("reason" => reason), guests);
    });
}
