//! Logins: the dialog with whoever comes, what that asks of those who keep accounts, and the way in.

use crate::locale::{Args, Locale, args};
use crate::meaning::{Lobby, TableOptions, Verbosities};
use crate::output::Layout;
use crate::protocol::{GuestInput, Introduction};
use crate::server::ServerState;
use crate::server::accounts::key;
use crate::server::accounts::key::Fingerprint;
use crate::server::accounts::names::Id;
use crate::server::event::{Connection, ServerEffect, Work};
use crate::server::guest_conversation::{GuestMessage, parts_of};
use crate::server::guest_transfer::NodeMessage;
use crate::server::lobby::answers::answer;
use crate::server::lobby::friends;
use crate::server::lobby::handover::tell_nodes;
use crate::server::lobby::new_name;
use crate::server::lobby::requests;
use crate::server::lobby::rounds;
use crate::server::lobby::seats;
use crate::server::lobby::tournament;
use crate::server::pending_login::{AfterStored, LogIn, LoginWork, PendingLogin};
use crate::server::program::Program;
use crate::server::storage::store::AccountWrite;
use crate::server::storage::stored::Account;
use crate::session::menu::{LoginEnd, LoginLanguage, Newcomer, is_recovery_code, log_in};
use crate::session::{
    Answer, Change, DeviceRequest, Dialog, DialogStep, FoundName, Leave, LoginAnswer, LoginRequest,
    MatchEffect, Means, Request, Said, fault,
};
use crate::store::Credentials;
use std::io;
use std::net::IpAddr;
use std::time::Duration;

/// The longest time that a login may take.
pub(crate) const LOGIN_TIMEOUT: Duration = Duration::from_secs(300);

/// The most accounts that wait to be stored before nobody new comes in.
const MOST_UNSTORED: usize = 1_000;

/// The most lines that are kept while work goes on.
const MOST_EARLY: usize = 32;

/// A connection was opened: whoever is there is asked for a language, a name and a key.
pub(crate) fn open(state: &mut ServerState, connection: Connection, address: IpAddr) {
    state.comes_from(connection, address);
    begin(state, connection, PendingLogin::new(state.locale.language(), None, state.now), asked());
}

const fn asked() -> Newcomer {
    Newcomer { language: LoginLanguage::Asked, name: None, key: None }
}

/// A connection was opened by whoever has the secret half of a key: whoever is known by it is in.
pub(crate) fn keyed(state: &mut ServerState, connection: Connection, key: Fingerprint) {
    let account = state.store.accounts().of_key(&key).cloned();
    let language = account.as_ref().map_or(state.locale.language(), Account::language);
    let pending = PendingLogin::new(language, Some(key), state.now);
    match account {
        None => begin(state, connection, pending, asked()),
        Some(account) => {
            let is_banned = account.banned;
            let name = account.name.clone();
            let granted = Some(LogIn { connection, account, is_new: false, key: None, is_key_new: false });
            state.logins.insert(connection, PendingLogin { granted, ..pending });
            if is_banned {
                tell(state, connection, "login-banned", &args!("name" => name));
                return dismiss(state, connection);
            }
            enter(state, connection);
        }
    }
}

/// A client says whose it is: nothing is asked that it knows. At a page others may log in who read another language.
pub(crate) fn introduced(state: &mut ServerState, connection: Connection, introduction: &Introduction) {
    let pending = PendingLogin {
        invitation: introduction.invitation.clone(),
        ..PendingLogin::new(introduction.language, None, state.now)
    };
    state.programs.insert(connection, Program::of(introduction));
    let is_page = introduction.wants.page;
    let language = if is_page { LoginLanguage::Guessed } else { LoginLanguage::Known };
    let (name, key) = (introduction.name.clone(), introduction.key.clone());
    begin(state, connection, pending, Newcomer { language, name, key });
}

fn begin(state: &mut ServerState, connection: Connection, pending: PendingLogin, newcomer: Newcomer) {
    let profile = state.guests.profile_in(pending.language);
    let (dialog, step) = Dialog::begin(profile, |user| log_in(user, newcomer));
    state.logins.insert(connection, PendingLogin { dialog: Some(dialog), ..pending });
    carry_out(state, connection, step);
}

/// Hears somebody who logs in.
pub(crate) fn hear(state: &mut ServerState, connection: Connection, heard: GuestInput) {
    let now = state.now;
    let Some(pending) = state.logins.get_mut(&connection) else { return };
    if pending.is_busy() {
        if pending.early.len() < MOST_EARLY {
            pending.early.push(heard);
        }
        return;
    }
    match heard.input() {
        Ok(input) => {
            let profile = state.guests.profile_in(pending.language);
            let step = pending.dialog.as_mut().map(|dialog| dialog.hear(profile, input, now));
            carry_out(state, connection, step.unwrap_or_default());
        }
        Err(language) => pending.language = language,
    }
}

/// Carries out what came of a dialog, and lets its guest in or go once it is over.
fn carry_out(
    state: &mut ServerState,
    connection: Connection,
    (mut effects, mut end): DialogStep<Result<LoginEnd, Leave>>,
) {
    loop {
        let told = effects.into_iter().flat_map(MatchEffect::told).collect();
        let (parts, rest) = parts_of(told);
        say(state, connection, parts);
        match end {
            Some(Ok(LoginEnd::Entered)) => return enter(state, connection),
            Some(Ok(LoginEnd::Refused) | Err(_)) => return dismiss(state, connection),
            None => {}
        }
        let asked = rest.requests.into_iter().next_back();
        let Some(answer) = asked.and_then(|request| reply(state, connection, request)) else { return };
        let Some(pending) = state.logins.get_mut(&connection) else { return };
        let Some(dialog) = &mut pending.dialog else { return };
        (effects, end) = dialog.answer(state.guests.profile_in(pending.language), answer);
    }
}

/// Answers the request of a login, unless work has to be done for it.
fn reply(state: &mut ServerState, connection: Connection, request: Request) -> Option<Answer> {
    let request = match request {
        Request::Login(request) => request,
        Request::Device(DeviceRequest::Change(Change::Language(language))) => {
            state.logins.get_mut(&connection)?.language = language;
            return Some(Answer::Done);
        }
        Request::Device(_)
        | Request::WhereSaved
        | Request::Keys
        | Request::Service(_)
        | Request::Games(_) => {
            tell(state, connection, "lobby-not-here", &args!());
            return Some(Answer::Said(Vec::new()));
        }
    };
    match request {
        LoginRequest::Find(name) => Some(Answer::Found(found(state, connection, &name))),
        LoginRequest::Create(name) => create(state, connection, name).map(Answer::Login),
        LoginRequest::Verify(name, key) => {
            let account = account_of(state, &name).unwrap_or_default();
            let hash = if is_recovery_code(&key) { &account.recovery } else { &account.hash };
            let work = Work::Verify(connection, key.clone(), hash.clone());
            state.logins.get_mut(&connection)?.awaited = Some(LoginWork::Verified(Box::new(account), key));
            state.guests.push(ServerEffect::Work(work));
            None
        }
        LoginRequest::Wait => None,
    }
}

/// The account of a name that is nobody else's to have; where it is not known, one that no key opens.
fn account_of(state: &ServerState, name: &str) -> Option<Account> {
    let id = Id::of(name);
    let known = state.store.guest(&id).cloned();
    // No key is that of an empty hash.
    let reserved = || Account { name: name.to_owned(), ..Account::default() };
    known.or_else(|| state.is_reserved(&id).then(reserved))
}

fn found(state: &ServerState, connection: Connection, name: &str) -> FoundName {
    match account_of(state, name) {
        Some(account) if account.banned => FoundName::Banned(account.name),
        Some(account) => FoundName::Known(account.name),
        None if state.is_barred(connection) => FoundName::Closed("login-barred"),
        None if state.unstored.len() >= MOST_UNSTORED => FoundName::Closed("login-house-full"),
        None => new_name::refusal(state, name).map_or(FoundName::Free, FoundName::Unfit),
    }
}

/// Creates the account of a newcomer, once the hash of its key is made.
fn create(state: &mut ServerState, connection: Connection, name: String) -> Option<LoginAnswer> {
    let pending = state.logins.get_mut(&connection)?;
    let mut account = Account {
        name,
        language: pending.language.code().to_owned(),
        tellings: Verbosities::default(),
        ..Account::default()
    };
    if let Some(key) = pending.ssh.clone() {
        account.add_ssh(key);
        store(state, LogIn { connection, account, is_new: true, key: None, is_key_new: false });
    } else {
        make_key(state, connection, account, true);
    }
    None
}

/// Has the hash of a new key made for somebody who comes in.
fn make_key(state: &mut ServerState, connection: Connection, account: Account, is_new: bool) {
    let Some(pending) = state.logins.get_mut(&connection) else { return };
    let fresh = key::fresh();
    let login = LogIn { connection, account, is_new, key: Some(fresh.clone()), is_key_new: true };
    pending.awaited = Some(LoginWork::Hash(Box::new(login)));
    state.guests.push(ServerEffect::Work(Work::Hash(Some(connection), fresh)));
}

/// The hash of such a key is there.
pub(crate) fn hashed(state: &mut ServerState, connection: Connection, hash: String) {
    let Some(pending) = state.logins.get_mut(&connection) else { return };
    let mut login = match pending.awaited.take() {
        Some(LoginWork::Hash(login)) => *login,
        other @ (Some(LoginWork::Verified(..) | LoginWork::Stored) | None) => {
            pending.awaited = other;
            return;
        }
    };
    let known = account_of(state, &login.account.name);
    match known {
        // Somebody else may have come in by the same name meanwhile.
        Some(other) if login.is_new => return answered(state, connection, LoginAnswer::Known(other.name)),
        // A recovery code counts once.
        Some(other) if other.recovery.is_empty() => return answered(state, connection, LoginAnswer::Wrong),
        None if !login.is_new => return answered(state, connection, LoginAnswer::Wrong),
        Some(_) => login.account.recovery.clear(),
        None => {}
    }
    login.account.hash = hash;
    store(state, login);
}

/// Has the account stored of somebody who comes in once that is done.
fn store(state: &mut ServerState, login: LogIn) {
    if let Some(pending) = state.logins.get_mut(&login.connection) {
        pending.awaited = Some(LoginWork::Stored);
    }
    let id = Id::of(&login.account.name);
    let write = match login.is_new {
        true => AccountWrite::New(login.account.clone()),
        false => AccountWrite::Changed(login.account.clone()),
    };
    state.store_account(&id, write, Some(AfterStored::LogIn(Box::new(login))));
}

/// Looks whether somebody waits for an account to be stored.
#[must_use]
pub(crate) fn is_storing(state: &ServerState, connection: Connection) -> bool {
    let awaited = state.logins.get(&connection).and_then(|pending| pending.awaited.as_ref());
    matches!(awaited, Some(LoginWork::Stored))
}

/// Tells somebody that the account can't be stored; it is waited for.
pub(crate) fn unsaved(state: &mut ServerState, login: &LogIn, error: &io::Error) {
    let Some(pending) = state.logins.get_mut(&login.connection) else { return };
    let profile = state.guests.profile_in(pending.language);
    let answer = LoginAnswer::Unsaved {
        message: match (login.is_new, login.is_key_new) {
            (true, _) => "login-unsaved",
            (false, true) => "login-key-unsaved",
            (false, false) => "login-ssh-unsaved",
        },
        name: login.account.name.clone(),
        reason: fault::reason(profile.locale(), error),
    };
    let step = pending.dialog.as_mut().map(|dialog| dialog.answer(profile, Answer::Login(answer)));
    carry_out(state, login.connection, step.unwrap_or_default());
}

/// Lets a guest in whose account is stored; one that nobody waits for any more is deleted again.
pub(crate) fn stored(state: &mut ServerState, login: LogIn) {
    let LogIn { connection, account, is_new, key, is_key_new } = &login;
    if !is_storing(state, *connection) {
        let id = Id::of(&account.name);
        if *is_new {
            state.store_account(&id, AccountWrite::Deleted, None);
        } else if *is_key_new {
            // The new key was told to nobody: the old one holds, and so does the recovery code.
            if let Some(known) = state.store.guest(&id).cloned() {
                state.store_account(&id, AccountWrite::Changed(known), None);
            }
        } else {
            state.store.accounts_mut().insert(account.clone());
        }
        return;
    }
    state.store.accounts_mut().insert(account.clone());
    let Some(pending) = state.logins.get_mut(connection) else { return };
    let is_ssh = pending.ssh.as_ref().is_some_and(|key| account.ssh.contains(key));
    let means = match key {
        Some(key) if *is_key_new => Some(Means::Key(key.clone())),
        _ if is_ssh => Some(Means::Ssh),
        Some(_) | None => None,
    };
    let (connection, name) = (*connection, account.name.clone());
    pending.granted = Some(login);
    answered(state, connection, LoginAnswer::Entered(name, means));
}

/// Goes on with a login once it is known whether the key was the right one.
pub(crate) fn verified(state: &mut ServerState, connection: Connection, is_right: bool) {
    let Some(pending) = state.logins.get_mut(&connection) else { return };
    let (account, key) = match pending.awaited.take() {
        Some(LoginWork::Verified(account, key)) => (account, key),
        other @ (Some(LoginWork::Hash(_) | LoginWork::Stored) | None) => {
            pending.awaited = other;
            return;
        }
    };
    if !is_right {
        return answered(state, connection, LoginAnswer::Wrong);
    }
    let mut account = Account { language: pending.language.code().to_owned(), ..*account };
    let unknown = pending.ssh.clone().filter(|ssh| !account.ssh.contains(ssh));
    let is_stored = unknown.is_none();
    if let Some(ssh) = unknown {
        account.add_ssh(ssh);
    }
    if is_recovery_code(&key) {
        return make_key(state, connection, account, false);
    }
    let login = LogIn { connection, account, is_new: false, key: Some(key), is_key_new: false };
    if !is_stored {
        return store(state, login);
    }
    let name = login.account.name.clone();
    pending.granted = Some(login);
    answered(state, connection, LoginAnswer::Entered(name, None));
}

/// Goes on with a dialog behind work that was done; then with what came early.
fn answered(state: &mut ServerState, connection: Connection, answer: LoginAnswer) {
    let Some(pending) = state.logins.get_mut(&connection) else { return };
    pending.awaited = None;
    let profile = state.guests.profile_in(pending.language);
    let step = pending.dialog.as_mut().map(|dialog| dialog.answer(profile, Answer::Login(answer)));
    carry_out(state, connection, step.unwrap_or_default());
    let early = state.logins.get_mut(&connection).map(|pending| std::mem::take(&mut pending.early));
    for heard in early.unwrap_or_default() {
        hear(state, connection, heard);
    }
}

fn say(state: &mut ServerState, connection: Connection, parts: Vec<Said>) {
    let Some(pending) = state.logins.get(&connection).filter(|_| !parts.is_empty()) else { return };
    let told = GuestMessage::relayed(parts, pending.language, Layout::from(pending.width));
    state.guests.push(ServerEffect::Tell(connection, told));
}

fn tell(state: &mut ServerState, connection: Connection, id: &str, args: &Args<'_>) {
    let Some(pending) = state.logins.get(&connection) else { return };
    let profile = state.guests.profile_in(pending.language);
    let told = GuestMessage::before_login(profile.locale(), id, args, Layout::from(pending.width));
    state.guests.push(ServerEffect::Tell(connection, told));
}

/// Says a last word to somebody who logs in.
pub(crate) fn turn_away(state: &mut ServerState, connection: Connection, id: &str) {
    if state.logins.contains_key(&connection) {
        tell(state, connection, id, &args!());
        dismiss(state, connection);
    }
}

/// Closes the connection of somebody who logs in.
fn dismiss(state: &mut ServerState, connection: Connection) {
    state.guests.push(ServerEffect::Close(connection));
    state.logins.remove(&connection);
}

/// Work on a key failed: whoever waits for it is told so, and let go.
pub(crate) fn failed(state: &mut ServerState, connection: Connection) {
    turn_away(state, connection, "login-failed");
}

/// A guest has one connection: an older one here is told that it came in elsewhere, and let go. Whether there was one.
pub(crate) fn let_go_of_older(state: &mut ServerState, id: &Id) -> bool {
    if state.guests.get(id).is_none() {
        return false;
    }
    answer(state, id, "login-elsewhere", &args!());
    state.let_go(id);
    true
}

/// Lets nobody in over a connection whose guest has come in once more since.
pub(crate) fn came_since(state: &mut ServerState, connection: Connection, account: &Account) {
    let told = GuestMessage::before_login(
        &Locale::load(account.language()),
        "login-elsewhere",
        &args!(),
        Layout::from(None),
    );
    state.guests.push(ServerEffect::Tell(connection, told));
    dismiss(state, connection);
}

/// Lets a guest in, and leads it to its seat where it has one alone. A client that comes back by itself is told the key.
fn enter(state: &mut ServerState, connection: Connection) {
    let Some(pending) = state.logins.remove(&connection) else { return };
    let PendingLogin { granted, early, ssh, width, invitation, .. } = pending;
    let Some(LogIn { account, is_new, key, .. }) = granted else { return };
    let welcome = if is_new { "login-welcome" } else { "login-back" };
    let account = match state.programs.get(&connection) {
        Some(program) if !program.wants.page => {
            let (tellings, confirm, automation) = (program.tellings, program.confirm, program.automation);
            Account { tellings, confirm, automation, ..account }
        }
        Some(_) | None => account,
    };
    let id = Id::of(&account.name);
    let was_here = friends::whereabouts(state, &id).is_some();
    let is_again = let_go_of_older(state, &id);
    let entry = state.next_entry();
    let name = account.name.clone();
    if let Some(key) = key {
        state.guests.push(ServerEffect::Entered(connection, Credentials { name: name.clone(), key }));
    }
    state.let_in(id.clone(), connection, account, width);
    if let Some(guest) = state.guests.get_mut(&id) {
        (guest.ssh, guest.entry) = (ssh, entry.clone());
    }
    tell_nodes(state, NodeMessage::Arrived(name.clone(), entry));
    state.guests.in_lobby(&id, |conversation, guests| {
        let word = |lobby: Lobby| lobby.said(conversation.locale());
        let (new, tables) = (word(Lobby::Open(TableOptions::default())), word(Lobby::Tables));
        let args = args!("name" => name.as_str(), "new" => new, "tables" => tables);
        conversation.answer(welcome, &args, guests);
        if is_again {
            conversation.answer("login-instead", &args!(), guests);
        }
    });
    friends::tell_who_is_here(state, &id);
    if !was_here {
        friends::tell_of_arrival(state, &id, &name);
    }
    tournament::tell_waiting(state, &id);
    // The tournament waits for nobody.
    let of_tournament = rounds::running_table_of(state, &id);
    let mine: Vec<usize> = state.tables.places_of(&id).take(2).collect();
    match (of_tournament, &*mine) {
        (Some(place), _) | (None, &[place]) => seats::sit(state, &id, place),
        (None, _) => {}
    }
    if let Some(invitation) = invitation {
        requests::follow(state, &id, &invitation);
    }
    for heard in early {
        match state.guest_of(connection) {
            Some(_) => requests::hear(state, &id, heard),
            // It went to its table, which is with another node.
            None => state.guests.push(ServerEffect::Unheard(connection, heard)),
        }
    }
}
