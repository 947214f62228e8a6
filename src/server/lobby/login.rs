//! How a connection becomes a guest: a language, a name, and a key where the name has been here before.

use crate::locale::{Args, LANGUAGES, Language, Locale, args};
use crate::meaning::{Lobby, TableOptions, Verbosities};
use crate::narration::shortened;
use crate::output::Layout;
use crate::protocol::{GuestInput, Introduction};
use crate::server::House;
use crate::server::accounts::fingerprint::Fingerprint;
use crate::server::accounts::key;
use crate::server::accounts::names::{Id, name_of};
use crate::server::handed::Beyond;
use crate::server::lobby::answers::answer;
use crate::server::lobby::handover::beyond;
use crate::server::lobby::requests;
use crate::server::lobby::seats;
use crate::server::pending::{LogIn, Step, Then, Visitor};
use crate::server::program::Program;
use crate::server::storage::store::AccountWrite;
use crate::server::storage::stored::KeptGuest;
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
pub fn open(house: &mut House, connection: Connection, address: IpAddr) {
    house.comes_from(connection, address);
    let language = house.locale.language();
    let visitor = Visitor::new(Step::Language, language, house.now);
    house.visitors.insert(connection, visitor);
    ask_language(house, connection);
}

/// Somebody knocks who has the secret half of a key: whoever is known by it is in.
pub fn keyed(house: &mut House, connection: Connection, key: Fingerprint) {
    let kept = house.keep.accounts().of_key(&key).cloned();
    let language = kept.as_ref().map_or(house.locale.language(), KeptGuest::language);
    let visitor = Visitor { ssh: Some(key), ..Visitor::new(Step::Language, language, house.now) };
    house.visitors.insert(connection, visitor);
    match kept {
        None => ask_language(house, connection),
        Some(kept) if kept.banned => banned(house, connection, kept.name),
        Some(kept) => enter(house, connection, kept, None, Vec::new(), "door-back"),
    }
}

fn ask_language(house: &mut House, connection: Connection) {
    for (at, language) in LANGUAGES.iter().enumerate() {
        tell(house, connection, language, "door-language", &args!("n" => at.saturating_add(1)));
    }
}

/// A program says whose it is: nothing is asked that it knows.
pub fn introduced(house: &mut House, connection: Connection, introduction: &Introduction) {
    let language = introduction.language;
    let visitor = Visitor::new(Step::Name, language, house.now);
    house.visitors.insert(connection, visitor);
    house.programs.insert(connection, Program::of(introduction));
    let Some(called) = &introduction.name else {
        return tell(house, connection, language, "door-name", &args!());
    };
    let kept = house.keep.guest(&Id::of(called)).cloned();
    match (kept, introduction.key.as_ref().filter(|key| key::is_key(key))) {
        (Some(kept), Some(key)) if !kept.banned => look_at(house, connection, kept, key.clone()),
        (Some(_) | None, _) => name(house, connection, called),
    }
}

/// Has a key held against that of a guest.
fn look_at(house: &mut House, connection: Connection, kept: KeptGuest, key: String) {
    let Some(visitor) = house.visitors.get_mut(&connection) else { return };
    let work = Work::Verify(connection, key.clone(), kept.hash.clone());
    visitor.step = Step::Looking(kept, key, Vec::new());
    house.guests.push(Due::Work(work));
}

fn tell(house: &mut House, connection: Connection, language: &'static Language, id: &str, args: &Args<'_>) {
    let width = house.visitors.get(&connection).and_then(|visitor| visitor.width);
    let told = Told::at_door(&Locale::load(language), id, args, Layout::from(width));
    house.guests.push(Due::Tell(connection, told));
}

/// Says a last word to somebody at the door.
pub fn turn_away(house: &mut House, connection: Connection, id: &str) {
    if let Some(visitor) = house.visitors.get(&connection) {
        let language = visitor.language;
        tell(house, connection, language, id, &args!());
        dismiss(house, connection);
    }
}

/// Closes the connection of somebody at the door.
fn dismiss(house: &mut House, connection: Connection) {
    house.guests.push(Due::Close(connection));
    house.visitors.remove(&connection);
}

/// Hears somebody at the door.
pub fn hear(house: &mut House, connection: Connection, heard: GuestInput) {
    let Some(visitor) = house.visitors.get_mut(&connection) else { return };
    let language = visitor.language;
    if let Step::Looking(_, _, early) | Step::Storing(early) = &mut visitor.step {
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
            visitor.language = chosen;
            return;
        }
        GuestInput::NotText => return tell(house, connection, language, "not-text", &args!()),
        GuestInput::TooLong => return tell(house, connection, language, "said-too-long", &args!()),
    };
    match &visitor.step {
        Step::Language => choose_language(house, connection, &line),
        Step::Name => name(house, connection, &line),
        Step::Key(kept) if key::is_key(&line) => {
            let kept = kept.clone();
            look_at(house, connection, kept, line);
        }
        Step::Key(_) => name(house, connection, &line),
        Step::Looking(..) | Step::Storing(_) => {}
    }
}

fn choose_language(house: &mut House, connection: Connection, line: &str) {
    let own: Vec<String> =
        LANGUAGES.iter().map(|language| Locale::load(language).text("language-name")).collect();
    let Some(language) = language_of(line, &own) else {
        return ask_language(house, connection);
    };
    if let Some(visitor) = house.visitors.get_mut(&connection) {
        (visitor.language, visitor.step) = (language, Step::Name);
    }
    tell(house, connection, language, "door-name", &args!());
}

fn name(house: &mut House, connection: Connection, line: &str) {
    let Some(visitor) = house.visitors.get(&connection) else { return };
    let language = visitor.language;
    let Some(name) = name_of(line, &Locale::load(language)) else {
        let name = shortened(line);
        return tell(house, connection, language, "error-name", &args!("name" => name));
    };
    let id = Id::of(&name);
    let mut kept = house.keep.guest(&id).cloned();
    let is_reserved = house.is_reserved(&id);
    if kept.is_none() && is_reserved {
        // No key is that of an empty hash.
        kept = Some(KeptGuest { name: name.clone(), ..KeptGuest::default() });
    }
    if kept.is_none() && house.guests.orders_something(language, line) {
        return tell(house, connection, language, "door-name", &args!());
    }
    if let Some(kept) = kept {
        let name = kept.name.clone();
        if kept.banned {
            return banned(house, connection, name);
        }
        if let Some(visitor) = house.visitors.get_mut(&connection) {
            visitor.step = Step::Key(kept);
        }
        return tell(house, connection, language, "door-taken", &args!("name" => name));
    }
    if house.is_barred(connection) {
        return turn_away(house, connection, "door-barred");
    }
    if house.unstored.len() >= MOST_UNSTORED {
        return turn_away(house, connection, "door-house-full");
    }
    let Some(visitor) = house.visitors.get_mut(&connection) else { return };
    let mut kept = KeptGuest {
        name,
        language: language.code().to_owned(),
        tellings: Verbosities::default(),
        ..KeptGuest::default()
    };
    if let Some(key) = visitor.ssh.clone() {
        kept.add_ssh(key);
        let login = LogIn { connection, kept, is_new: true, key: None, welcome: "door-welcome" };
        return store(house, login, Vec::new());
    }
    let fresh = key::fresh();
    visitor.step = Step::Looking(kept, fresh.clone(), Vec::new());
    house.guests.push(Due::Work(Work::Hash(connection, fresh)));
}

/// The hash of a new guest's key is there.
pub fn hashed(house: &mut House, connection: Connection, hash: String) {
    let Some((kept, fresh, early)) = looked_at(house, connection) else { return };
    // Somebody else may have come in by the same name meanwhile.
    let id = Id::of(&kept.name);
    if house.keep.guest(&id).is_some() || house.is_reserved(&id) {
        name(house, connection, &kept.name);
        return early.into_iter().for_each(|heard| hear(house, connection, heard));
    }
    let kept = KeptGuest { hash, ..kept };
    let login = LogIn { connection, kept, is_new: true, key: Some(fresh), welcome: "door-welcome" };
    store(house, login, early);
}

/// Has the account stored of somebody who comes in once that is done.
fn store(house: &mut House, login: LogIn, early: Vec<GuestInput>) {
    if let Some(visitor) = house.visitors.get_mut(&login.connection) {
        visitor.step = Step::Storing(early);
    }
    let id = Id::of(&login.kept.name);
    let write = match login.is_new {
        true => AccountWrite::New(login.kept.clone()),
        false => AccountWrite::Changed(login.kept.clone()),
    };
    house.store_account(&id, write, Some(Then::LogIn(Box::new(login))));
}

/// Looks whether somebody waits for an account to be stored.
#[must_use]
pub fn is_storing(house: &House, connection: Connection) -> bool {
    let step = house.visitors.get(&connection).map(|visitor| &visitor.step);
    matches!(step, Some(Step::Storing(_)))
}

/// Tells somebody that the account can't be stored.
pub fn unsaved(house: &mut House, login: &LogIn, error: &io::Error) {
    let language = login.kept.language();
    let reason = fault::reason(&Locale::load(language), error);
    let message = if login.is_new { "door-unsaved" } else { "door-ssh-unsaved" };
    let args = args!("name" => login.kept.name.as_str(), "reason" => reason);
    tell(house, login.connection, language, message, &args);
}

/// Lets a guest in whose account is stored; one that nobody waits for any more is deleted again.
pub fn stored(house: &mut House, login: LogIn) {
    let LogIn { connection, kept, is_new, key, welcome } = login;
    let id = Id::of(&kept.name);
    let step = house.visitors.get_mut(&connection).map(|visitor| &mut visitor.step);
    let Some(Step::Storing(early)) = step else {
        if is_new {
            house.store_account(&id, AccountWrite::Deleted, None);
        } else {
            house.keep.accounts_mut().insert(kept);
        }
        return;
    };
    let early = std::mem::take(early);
    house.keep.accounts_mut().insert(kept.clone());
    let ssh = house.visitors.get(&connection).and_then(|visitor| visitor.ssh.clone());
    let (language, name) = (kept.language(), kept.name.clone());
    if ssh.is_some_and(|key| kept.ssh.contains(&key)) {
        tell(house, connection, language, "door-ssh-key", &args!("name" => name));
    } else if let Some(key) = key.as_ref().filter(|_| is_new) {
        tell(house, connection, language, "door-key", &args!("name" => name, "key" => key.as_str()));
    }
    enter(house, connection, kept, key, early, welcome);
}

/// Whether the key was the right one is known.
pub fn verified(house: &mut House, connection: Connection, is_right: bool) {
    let Some((kept, key, early)) = looked_at(house, connection) else { return };
    let Some(visitor) = house.visitors.get_mut(&connection) else { return };
    let language = visitor.language;
    if is_right {
        let kept = KeptGuest { language: language.code().to_owned(), ..kept };
        if let Some(ssh) = visitor.ssh.clone().filter(|ssh| !kept.ssh.contains(ssh)) {
            let mut kept = kept;
            kept.add_ssh(ssh);
            let login = LogIn { connection, kept, is_new: false, key: Some(key), welcome: "door-back" };
            return store(house, login, early);
        }
        return enter(house, connection, kept, Some(key), early, "door-back");
    }
    visitor.wrong = visitor.wrong.saturating_add(1);
    if visitor.wrong >= MOST_WRONG {
        return turn_away(house, connection, "door-too-often");
    }
    let called = kept.name.clone();
    visitor.step = Step::Key(kept);
    tell(house, connection, language, "door-wrong", &args!("name" => called));
    early.into_iter().for_each(|heard| hear(house, connection, heard));
}

/// What was looked at, and what came early.
fn looked_at(house: &mut House, connection: Connection) -> Option<(KeptGuest, String, Vec<GuestInput>)> {
    let visitor = house.visitors.get_mut(&connection)?;
    match std::mem::replace(&mut visitor.step, Step::Name) {
        Step::Looking(kept, fresh, early) => Some((kept, fresh, early)),
        other @ (Step::Language | Step::Name | Step::Key(_) | Step::Storing(_)) => {
            visitor.step = other;
            None
        }
    }
}

/// Says to whoever is banned that it is.
fn banned(house: &mut House, connection: Connection, name: String) {
    let Some(visitor) = house.visitors.get(&connection) else { return };
    tell(house, connection, visitor.language, "door-banned", &args!("name" => name));
    dismiss(house, connection);
}

/// Work on a key failed: whoever waits for it is told so, and let go.
pub fn failed(house: &mut House, connection: Connection) {
    turn_away(house, connection, "door-failed");
}

/// A guest has one connection: an older one here is told that it came in elsewhere, and let go. Whether there was one.
pub fn let_go_of_older(house: &mut House, id: &Id) -> bool {
    if house.guests.get(id).is_none() {
        return false;
    }
    answer(house, id, "door-elsewhere", &args!());
    house.let_go(id);
    true
}

/// Lets nobody in over a connection whose guest has come in once more since.
pub fn came_since(house: &mut House, connection: Connection, kept: &KeptGuest) {
    tell(house, connection, kept.language(), "door-elsewhere", &args!());
    dismiss(house, connection);
}

/// Lets a guest in, and leads it to its seat where it has one alone. A client that comes back by itself is told the key.
fn enter(
    house: &mut House,
    connection: Connection,
    kept: KeptGuest,
    key: Option<String>,
    early: Vec<GuestInput>,
    welcome: &str,
) {
    let ssh = house.visitors.get(&connection).and_then(|visitor| visitor.ssh.clone());
    let width = house.visitors.remove(&connection).and_then(|visitor| visitor.width);
    let kept = match house.programs.get(&connection) {
        Some(program) => KeptGuest { tellings: program.tellings, confirm: program.confirm, ..kept },
        None => kept,
    };
    let id = Id::of(&kept.name);
    let is_again = let_go_of_older(house, &id);
    let entry = house.next_entry();
    let name = kept.name.clone();
    if let Some(key) = key {
        house.guests.push(Due::Entered(connection, Credentials { name: name.clone(), key }));
    }
    house.let_in(id.clone(), connection, kept, width);
    if let Some(guest) = house.guests.get_mut(&id) {
        (guest.ssh, guest.entry) = (ssh, entry.clone());
    }
    beyond(house, Beyond::Arrived(name.clone(), entry));
    house.guests.in_hall(&id, |talk, guests| {
        let word = |lobby: Lobby| lobby.said(talk.locale());
        let (new, tables) = (word(Lobby::Open(TableOptions::default())), word(Lobby::Tables));
        let args = args!("name" => name, "new" => new, "tables" => tables);
        talk.answer(welcome, &args, guests);
        if is_again {
            talk.answer("door-instead", &args!(), guests);
        }
    });
    let mine: Vec<usize> = house.tables.places_of(&id).take(2).collect();
    if let [only] = *mine {
        seats::sit(house, &id, only);
    }
    for heard in early {
        match house.guest_of(connection) {
            Some(_) => requests::hear(house, &id, heard),
            // It went to its table, which is with another node.
            None => house.guests.push(Due::Unheard(connection, heard)),
        }
    }
}
