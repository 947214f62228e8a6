//! How a connection becomes a guest: a language, a name, and a key where the name has been here before.

use crate::locale::{Args, LANGUAGES, Language, Locale, args};
use crate::meaning::{Lobby, TableOptions, Verbosities};
use crate::narration::shortened;
use crate::output::Layout;
use crate::protocol::{GuestInput, Introduction};
use crate::server::ServerState;
use crate::server::accounts::fingerprint::Fingerprint;
use crate::server::accounts::key;
use crate::server::accounts::names::{Id, name_of};
use crate::server::handed::Beyond;
use crate::server::lobby::answers::answer;
use crate::server::lobby::handover::beyond;
use crate::server::lobby::requests;
use crate::server::lobby::seats;
use crate::server::pending::{LogIn, PendingLogin, Step, Then};
use crate::server::program::Program;
use crate::server::storage::store::AccountWrite;
use crate::server::storage::stored::Account;
use crate::server::talk::Told;
use crate::server::wire::{Connection, Due, Work, language_of};
use crate::session::fault;
use crate::store::Credentials;
use std::io;
use std::net::IpAddr;
use std::time::Duration;

/// How long somebody may stand at the door.
pub const PATIENCE: Duration = Duration::from_secs(300);

/// How many wrong keys are heard.
const MOST_WRONG: u32 = 3;

/// The most accounts that wait to be stored before nobody new comes in.
const MOST_UNSTORED: usize = 1_000;

/// How many lines are kept while a key is looked at.
const MOST_EARLY: usize = 32;

/// Somebody knocks, and is asked for a language in each.
pub fn open(state: &mut ServerState, connection: Connection, address: IpAddr) {
    state.comes_from(connection, address);
    let language = state.locale.language();
    let pending = PendingLogin::new(Step::Language, language, state.now);
    state.logins.insert(connection, pending);
    ask_language(state, connection);
}

/// Somebody knocks who has the secret half of a key: whoever is known by it is in.
pub fn keyed(state: &mut ServerState, connection: Connection, key: Fingerprint) {
    let account = state.store.accounts().of_key(&key).cloned();
    let language = account.as_ref().map_or(state.locale.language(), Account::language);
    let pending = PendingLogin { ssh: Some(key), ..PendingLogin::new(Step::Language, language, state.now) };
    state.logins.insert(connection, pending);
    match account {
        None => ask_language(state, connection),
        Some(account) if account.banned => banned(state, connection, account.name),
        Some(account) => enter(state, connection, account, None, Vec::new(), "door-back"),
    }
}

fn ask_language(state: &mut ServerState, connection: Connection) {
    for (at, language) in LANGUAGES.iter().enumerate() {
        tell(state, connection, language, "door-language", &args!("n" => at.saturating_add(1)));
    }
}

/// A client says whose it is: nothing is asked that it knows. At a page others may sit down who read another language.
pub fn introduced(state: &mut ServerState, connection: Connection, introduction: &Introduction) {
    let language = introduction.language;
    let pending = PendingLogin::new(Step::Name, language, state.now);
    state.logins.insert(connection, pending);
    state.programs.insert(connection, Program::of(introduction));
    let Some(called) = &introduction.name else {
        if introduction.wants.page {
            offer_languages(state, connection, language);
        }
        return tell(state, connection, language, "door-name", &args!());
    };
    let account = state.store.guest(&Id::of(called)).cloned();
    match (account, introduction.key.as_ref().filter(|key| key::is_key(key))) {
        (Some(account), Some(key)) if !account.banned => look_at(state, connection, account, key.clone()),
        (Some(_) | None, _) => name(state, connection, called),
    }
}

/// Tells in each other language how it is chosen.
fn offer_languages(state: &mut ServerState, connection: Connection, chosen: &'static Language) {
    for language in LANGUAGES.iter().filter(|language| *language != chosen) {
        tell(state, connection, language, "door-other-language", &args!("code" => language.code()));
    }
}

/// Has a key held against that of a guest.
fn look_at(state: &mut ServerState, connection: Connection, account: Account, key: String) {
    let Some(pending) = state.logins.get_mut(&connection) else { return };
    let work = Work::Verify(connection, key.clone(), account.hash.clone());
    pending.step = Step::Looking(account, key, Vec::new());
    state.guests.push(Due::Work(work));
}

fn tell(
    state: &mut ServerState,
    connection: Connection,
    language: &'static Language,
    id: &str,
    args: &Args<'_>,
) {
    let width = state.logins.get(&connection).and_then(|pending| pending.width);
    let told = Told::at_door(&Locale::load(language), id, args, Layout::from(width));
    state.guests.push(Due::Tell(connection, told));
}

/// Says a last word to somebody at the door.
pub fn turn_away(state: &mut ServerState, connection: Connection, id: &str) {
    if let Some(pending) = state.logins.get(&connection) {
        let language = pending.language;
        tell(state, connection, language, id, &args!());
        dismiss(state, connection);
    }
}

/// Closes the connection of somebody at the door.
fn dismiss(state: &mut ServerState, connection: Connection) {
    state.guests.push(Due::Close(connection));
    state.logins.remove(&connection);
}

/// Hears somebody at the door.
pub fn hear(state: &mut ServerState, connection: Connection, heard: GuestInput) {
    let Some(pending) = state.logins.get_mut(&connection) else { return };
    let language = pending.language;
    if let Step::Looking(_, _, early) | Step::Storing(early) = &mut pending.step {
        if early.len() < MOST_EARLY {
            early.push(heard);
        }
        return;
    }
    let line = match heard {
        GuestInput::Line(line)
        | GuestInput::Spoken(line)
        | GuestInput::Unsure(line)
        | GuestInput::Between(line, _) => line,
        GuestInput::Command(_) | GuestInput::Key(_) => return,
        GuestInput::Language(chosen) => {
            pending.language = chosen;
            return;
        }
        GuestInput::NotText => return tell(state, connection, language, "not-text", &args!()),
        GuestInput::TooLong => return tell(state, connection, language, "said-too-long", &args!()),
    };
    match &pending.step {
        Step::Language => choose_language(state, connection, &line),
        Step::Name if !is_number(&line) && named_language(&line).is_some() => {
            choose_language(state, connection, &line);
        }
        Step::Name => name(state, connection, &line),
        Step::Key(account) if key::is_key(&line) => {
            let account = account.clone();
            look_at(state, connection, account, line);
        }
        Step::Key(_) => name(state, connection, &line),
        Step::Looking(..) | Step::Storing(_) => {}
    }
}

/// The language that a line names, if it names one.
fn named_language(line: &str) -> Option<&'static Language> {
    let own: Vec<String> =
        LANGUAGES.iter().map(|language| Locale::load(language).text("language-name")).collect();
    language_of(line, &own)
}

fn is_number(line: &str) -> bool {
    line.trim().chars().all(|sign| sign.is_ascii_digit())
}

fn choose_language(state: &mut ServerState, connection: Connection, line: &str) {
    let Some(language) = named_language(line) else { return ask_language(state, connection) };
    if let Some(pending) = state.logins.get_mut(&connection) {
        (pending.language, pending.step) = (language, Step::Name);
    }
    tell(state, connection, language, "door-name", &args!());
}

fn name(state: &mut ServerState, connection: Connection, line: &str) {
    let Some(pending) = state.logins.get(&connection) else { return };
    let language = pending.language;
    let Some(name) = name_of(line, &Locale::load(language)) else {
        let name = shortened(line);
        return tell(state, connection, language, "error-name", &args!("name" => name));
    };
    let id = Id::of(&name);
    let mut account = state.store.guest(&id).cloned();
    let is_reserved = state.is_reserved(&id);
    if account.is_none() && is_reserved {
        // No key is that of an empty hash.
        account = Some(Account { name: name.clone(), ..Account::default() });
    }
    if account.is_none() && state.guests.orders_something(language, line) {
        return tell(state, connection, language, "door-name", &args!());
    }
    if let Some(account) = account {
        let name = account.name.clone();
        if account.banned {
            return banned(state, connection, name);
        }
        if let Some(pending) = state.logins.get_mut(&connection) {
            pending.step = Step::Key(account);
        }
        return tell(state, connection, language, "door-taken", &args!("name" => name));
    }
    if state.is_barred(connection) {
        return turn_away(state, connection, "door-barred");
    }
    if state.unstored.len() >= MOST_UNSTORED {
        return turn_away(state, connection, "door-house-full");
    }
    let Some(pending) = state.logins.get_mut(&connection) else { return };
    let mut account = Account {
        name,
        language: language.code().to_owned(),
        tellings: Verbosities::default(),
        ..Account::default()
    };
    if let Some(key) = pending.ssh.clone() {
        account.add_ssh(key);
        let login = LogIn { connection, account, is_new: true, key: None, welcome: "door-welcome" };
        return store(state, login, Vec::new());
    }
    let fresh = key::fresh();
    pending.step = Step::Looking(account, fresh.clone(), Vec::new());
    state.guests.push(Due::Work(Work::Hash(connection, fresh)));
}

/// The hash of a new guest's key is there.
pub fn hashed(state: &mut ServerState, connection: Connection, hash: String) {
    let Some((account, fresh, early)) = looked_at(state, connection) else { return };
    // Somebody else may have come in by the same name meanwhile.
    let id = Id::of(&account.name);
    if state.store.guest(&id).is_some() || state.is_reserved(&id) {
        name(state, connection, &account.name);
        return early.into_iter().for_each(|heard| hear(state, connection, heard));
    }
    let account = Account { hash, ..account };
    let login = LogIn { connection, account, is_new: true, key: Some(fresh), welcome: "door-welcome" };
    store(state, login, early);
}

/// Has the account stored of somebody who comes in once that is done.
fn store(state: &mut ServerState, login: LogIn, early: Vec<GuestInput>) {
    if let Some(pending) = state.logins.get_mut(&login.connection) {
        pending.step = Step::Storing(early);
    }
    let id = Id::of(&login.account.name);
    let write = match login.is_new {
        true => AccountWrite::New(login.account.clone()),
        false => AccountWrite::Changed(login.account.clone()),
    };
    state.store_account(&id, write, Some(Then::LogIn(Box::new(login))));
}

/// Looks whether somebody waits for an account to be stored.
#[must_use]
pub fn is_storing(state: &ServerState, connection: Connection) -> bool {
    let step = state.logins.get(&connection).map(|pending| &pending.step);
    matches!(step, Some(Step::Storing(_)))
}

/// Tells somebody that the account can't be stored.
pub fn unsaved(state: &mut ServerState, login: &LogIn, error: &io::Error) {
    let language = login.account.language();
    let reason = fault::reason(&Locale::load(language), error);
    let message = if login.is_new { "door-unsaved" } else { "door-ssh-unsaved" };
    let args = args!("name" => login.account.name.as_str(), "reason" => reason);
    tell(state, login.connection, language, message, &args);
}

/// Lets a guest in whose account is stored; one that nobody waits for any more is deleted again.
pub fn stored(state: &mut ServerState, login: LogIn) {
    let LogIn { connection, account, is_new, key, welcome } = login;
    let id = Id::of(&account.name);
    let step = state.logins.get_mut(&connection).map(|pending| &mut pending.step);
    let Some(Step::Storing(early)) = step else {
        if is_new {
            state.store_account(&id, AccountWrite::Deleted, None);
        } else {
            state.store.accounts_mut().insert(account);
        }
        return;
    };
    let early = std::mem::take(early);
    state.store.accounts_mut().insert(account.clone());
    let ssh = state.logins.get(&connection).and_then(|pending| pending.ssh.clone());
    let (language, name) = (account.language(), account.name.clone());
    if ssh.is_some_and(|key| account.ssh.contains(&key)) {
        tell(state, connection, language, "door-ssh-key", &args!("name" => name));
    } else if let Some(key) = key.as_ref().filter(|_| is_new) {
        tell(state, connection, language, "door-key", &args!("name" => name, "key" => key.as_str()));
    }
    enter(state, connection, account, key, early, welcome);
}

/// Whether the key was the right one is known.
pub fn verified(state: &mut ServerState, connection: Connection, is_right: bool) {
    let Some((account, key, early)) = looked_at(state, connection) else { return };
    let Some(pending) = state.logins.get_mut(&connection) else { return };
    let language = pending.language;
    if is_right {
        let account = Account { language: language.code().to_owned(), ..account };
        if let Some(ssh) = pending.ssh.clone().filter(|ssh| !account.ssh.contains(ssh)) {
            let mut account = account;
            account.add_ssh(ssh);
            let login = LogIn { connection, account, is_new: false, key: Some(key), welcome: "door-back" };
            return store(state, login, early);
        }
        return enter(state, connection, account, Some(key), early, "door-back");
    }
    pending.wrong = pending.wrong.saturating_add(1);
    if pending.wrong >= MOST_WRONG {
        return turn_away(state, connection, "door-too-often");
    }
    let called = account.name.clone();
    pending.step = Step::Key(account);
    tell(state, connection, language, "door-wrong", &args!("name" => called));
    early.into_iter().for_each(|heard| hear(state, connection, heard));
}

/// What was looked at, and what came early.
fn looked_at(state: &mut ServerState, connection: Connection) -> Option<(Account, String, Vec<GuestInput>)> {
    let pending = state.logins.get_mut(&connection)?;
    match std::mem::replace(&mut pending.step, Step::Name) {
        Step::Looking(account, fresh, early) => Some((account, fresh, early)),
        other @ (Step::Language | Step::Name | Step::Key(_) | Step::Storing(_)) => {
            pending.step = other;
            None
        }
    }
}

/// Says to whoever is banned that it is.
fn banned(state: &mut ServerState, connection: Connection, name: String) {
    let Some(pending) = state.logins.get(&connection) else { return };
    tell(state, connection, pending.language, "door-banned", &args!("name" => name));
    dismiss(state, connection);
}

/// Work on a key failed: whoever waits for it is told so, and let go.
pub fn failed(state: &mut ServerState, connection: Connection) {
    turn_away(state, connection, "door-failed");
}

/// A guest has one connection: an older one here is told that it came in elsewhere, and let go. Whether there was one.
pub fn let_go_of_older(state: &mut ServerState, id: &Id) -> bool {
    if state.guests.get(id).is_none() {
        return false;
    }
    answer(state, id, "door-elsewhere", &args!());
    state.let_go(id);
    true
}

/// Lets nobody in over a connection whose guest has come in once more since.
pub fn came_since(state: &mut ServerState, connection: Connection, account: &Account) {
    tell(state, connection, account.language(), "door-elsewhere", &args!());
    dismiss(state, connection);
}

/// Lets a guest in, and leads it to its seat where it has one alone. A client that comes back by itself is told the key.
fn enter(
    state: &mut ServerState,
    connection: Connection,
    account: Account,
    key: Option<String>,
    early: Vec<GuestInput>,
    welcome: &str,
) {
    let ssh = state.logins.get(&connection).and_then(|pending| pending.ssh.clone());
    let width = state.logins.remove(&connection).and_then(|pending| pending.width);
    let account = match state.programs.get(&connection) {
        Some(program) if !program.wants.page => {
            let (tellings, confirm, forced) = (program.tellings, program.confirm, program.forced);
            Account { tellings, confirm, forced, ..account }
        }
        Some(_) | None => account,
    };
    let id = Id::of(&account.name);
    let is_again = let_go_of_older(state, &id);
    let entry = state.next_entry();
    let name = account.name.clone();
    if let Some(key) = key {
        state.guests.push(Due::Entered(connection, Credentials { name: name.clone(), key }));
    }
    state.let_in(id.clone(), connection, account, width);
    if let Some(guest) = state.guests.get_mut(&id) {
        (guest.ssh, guest.entry) = (ssh, entry.clone());
    }
    beyond(state, Beyond::Arrived(name.clone(), entry));
    state.guests.in_hall(&id, |talk, guests| {
        let word = |lobby: Lobby| lobby.said(talk.locale());
        let (new, tables) = (word(Lobby::Open(TableOptions::default())), word(Lobby::Tables));
        let args = args!("name" => name, "new" => new, "tables" => tables);
        talk.answer(welcome, &args, guests);
        if is_again {
            talk.answer("door-instead", &args!(), guests);
        }
    });
    let mine: Vec<usize> = state.tables.places_of(&id).take(2).collect();
    if let [only] = *mine {
        seats::sit(state, &id, only);
    }
    for heard in early {
        match state.guest_of(connection) {
            Some(_) => requests::hear(state, &id, heard),
            // It went to its table, which is with another node.
            None => state.guests.push(Due::Unheard(connection, heard)),
        }
    }
}
