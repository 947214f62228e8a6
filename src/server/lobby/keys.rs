//! Keys and recovery codes of guests who have an account: asked for by themselves, or by the administrator.

use super::answers::{answer, in_conversation, refuse};
use crate::locale::args;
use crate::narration::capitalised;
use crate::server::ServerState;
use crate::server::accounts::key;
use crate::server::accounts::names::Id;
use crate::server::event::{Connection, ServerEffect, Work};
use crate::server::pending_login::{AfterStored, FreshKey};
use crate::server::storage::store::AccountWrite;
use crate::server::storage::stored::Account;
use crate::session::fault;
use std::io;

/// Gives a guest a new key, as soon as its hash is made and stored.
pub(crate) fn new_key(state: &mut ServerState, id: &Id) {
    make(state, id, FreshKey { digits: key::fresh(), is_recovery: false });
}

/// Gives a guest a recovery code in the same way; an earlier one is void.
pub(crate) fn recovery_code(state: &mut ServerState, id: &Id) {
    make(state, id, FreshKey { digits: key::fresh_recovery_code(), is_recovery: true });
}

fn make(state: &mut ServerState, id: &Id, fresh: FreshKey) {
    let Some(guest) = state.guests.get_mut(id).filter(|guest| guest.fresh.is_none()) else { return };
    let work = Work::Hash(Some(guest.connection), fresh.digits.clone());
    guest.fresh = Some(fresh);
    state.guests.push(ServerEffect::Work(work));
}

/// Has the hash of a guest's new key or recovery code stored. Behind a new key all others are void, but that of ssh which
/// the guest came in by.
pub(crate) fn made(state: &mut ServerState, id: &Id, hash: String) {
    let Some(guest) = state.guests.get_mut(id) else { return };
    let (Some(key), own) = (guest.fresh.take(), guest.ssh.clone()) else { return };
    let mut account = guest.account.clone();
    if key.is_recovery {
        account.recovery = hash;
    } else {
        account = Account { hash, recovery: String::new(), ..account };
        account.ssh.retain(|key| Some(key) == own.as_ref());
    }
    let then = AfterStored::NewKey { connection: guest.connection, key, account: Box::new(account.clone()) };
    state.store_account(id, AccountWrite::Changed(account), Some(then));
}

/// Tells a guest that no new key could be made.
pub(crate) fn failed(state: &mut ServerState, id: &Id) {
    let fresh = state.guests.get_mut(id).and_then(|guest| guest.fresh.take());
    let is_recovery = fresh.is_some_and(|fresh| fresh.is_recovery);
    refuse(state, id, if is_recovery { "key-recovery-failed" } else { "key-failed" }, &args!());
}

/// Tells a guest its new key. Whoever left meanwhile keeps the old one.
pub(crate) fn stored(
    state: &mut ServerState,
    id: &Id,
    connection: Connection,
    key: &FreshKey,
    account: Account,
) {
    let here = state.guests.get_mut(id).filter(|guest| guest.connection == connection);
    let Some(guest) = here else {
        if let Some(known) = state.store.guest(id).cloned() {
            state.store_account(id, AccountWrite::Changed(known), None);
        }
        return;
    };
    let message = match key.is_recovery {
        true => "key-recovery",
        false if guest.account.hash.is_empty() => "login-key",
        false if guest.account.recovery.is_empty() => "key-new",
        false => "key-new-code",
    };
    let Account { hash, recovery, ssh, .. } = account;
    guest.account = Account { hash, recovery, ssh, ..guest.account.clone() };
    let (account, name) = (guest.account.clone(), guest.account.name.clone());
    state.store.accounts_mut().insert(account);
    answer(state, id, message, &args!("name" => name, "key" => key.digits.as_str()));
}

/// Tells a guest that its new key could not be stored.
pub(crate) fn unsaved(state: &mut ServerState, id: &Id, key: &FreshKey, error: &io::Error) {
    in_conversation(state, id, |conversation, guests| {
        let reason = fault::reason(conversation.locale(), error);
        let message = if key.is_recovery { "key-recovery-unsaved" } else { "key-unsaved" };
        conversation.refuse(message, &args!("reason" => reason), guests);
    });
}

/// Gives somebody a new key who has lost it, as the administrator asks: whoever has an account, even one that can't be
/// read, or a seat. Returns whether there is such a guest.
pub(crate) fn replace(state: &mut ServerState, id: &Id, name: String) -> bool {
    let known = state.store.guest(id).cloned();
    if known.as_ref().map_or(!state.is_reserved(id), Account::is_nobody) {
        return false;
    }
    let account = known.unwrap_or_else(|| Account {
        name,
        language: state.locale.language().code().to_owned(),
        ..Account::default()
    });
    let digits = key::fresh();
    state.guests.push(ServerEffect::Work(Work::Hash(None, digits.clone())));
    state.replaced.push_back((account, digits));
    true
}

/// Has the hash of such a key stored: nothing else lets the guest in from then on.
pub(crate) fn replacement_made(state: &mut ServerState, hash: String) {
    let Some((account, key)) = state.replaced.pop_front() else { return };
    let id = Id::of(&account.name);
    let account = state.store.guest(&id).cloned().unwrap_or(account);
    let account = Account { hash, recovery: String::new(), ssh: Vec::new(), ..account };
    let then = AfterStored::Replaced { key, account: Box::new(account.clone()) };
    state.store_account(&id, AccountWrite::Changed(account), Some(then));
}

/// Tells the administrator that no such key could be made.
pub(crate) fn replacement_failed(state: &mut ServerState) {
    let Some((account, _)) = state.replaced.pop_front() else { return };
    let told = state.locale.format("keep-key-failed", &args!("name" => account.name));
    state.guests.push(ServerEffect::Admin(vec![capitalised(&told)]));
}

/// Tells the administrator such a key once it is stored; whoever is here by the old one is sent away.
pub(crate) fn replacement_stored(state: &mut ServerState, id: &Id, key: &str, account: Account) {
    let told = state.locale.format("keep-key", &args!("name" => account.name.as_str(), "key" => key));
    state.store.accounts_mut().insert(account);
    if state.guests.get(id).is_some() {
        answer(state, id, "admin-key-replaced", &args!());
        state.let_go(id);
    }
    state.guests.push(ServerEffect::Admin(vec![capitalised(&told)]));
}

/// Tells the administrator that such a key could not be stored.
pub(crate) fn replacement_unsaved(state: &mut ServerState, account: &Account, error: &io::Error) {
    let reason = fault::reason(&state.locale, error);
    let args = args!("name" => account.name.as_str(), "reason" => reason);
    let told = state.locale.format("keep-key-unsaved", &args);
    state.guests.push(ServerEffect::Admin(vec![capitalised(&told)]));
}
