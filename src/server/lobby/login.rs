//! How a connection becomes a guest: a language, a name, and a key where the name has been here before.

use crate::locale::{Args, LANGUAGES, Language, Locale, args};
use crate::meaning::Verbosities;
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
use crate::server::pending::{Step, Visitor};
use crate::server::program::Program;
use crate::server::storage::stored::KeptGuest;
use crate::server::talk::Told;
use crate::server::wire::{Connection, Due, Work, language_of};
use crate::server::words::first_word;
use crate::store::Credentials;
use std::net::IpAddr;
use std::time::Duration;

/// How long somebody may stand at the door.
pub const PATIENCE: Duration = Duration::from_secs(300);

/// How many wrong keys are heard.
const MOST_WRONG: u32 = 3;

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
    let kept = house.keep.guest_of_key(&key);
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
    let kept = house.keep.guest(&Id::of(called));
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
    if let Step::Looking(_, _, early) = &mut visitor.step {
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
        Step::Looking(..) => {}
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
    let Some(visitor) = house.visitors.get_mut(&connection) else { return };
    let language = visitor.language;
    let Some(name) = name_of(line, &Locale::load(language)) else {
        let name = shortened(line);
        return tell(house, connection, language, "error-name", &args!("name" => name));
    };
    let id = Id::of(&name);
    let kept = house.keep.guest(&id);
    if kept.is_none() && house.guests.orders_something(language, line) {
        return tell(house, connection, language, "door-name", &args!());
    }
    if let Some(kept) = kept {
        let name = kept.name.clone();
        if kept.banned {
            return banned(house, connection, name);
        }
        visitor.step = Step::Key(kept);
        return tell(house, connection, language, "door-taken", &args!("name" => name));
    }
    if house.is_barred(connection) {
        return turn_away(house, connection, "door-barred");
    }
    let Some(visitor) = house.visitors.get_mut(&connection) else { return };
    let kept = KeptGuest {
        name,
        language: language.code().to_owned(),
        tellings: Verbosities::default(),
        ..KeptGuest::default()
    };
    if visitor.ssh.is_some() {
        return enter(house, connection, kept, None, Vec::new(), "door-welcome");
    }
    let fresh = key::fresh();
    visitor.step = Step::Looking(kept, fresh.clone(), Vec::new());
    house.guests.push(Due::Work(Work::Hash(connection, fresh)));
}

/// The hash of a new guest's key is there.
pub fn hashed(house: &mut House, connection: Connection, hash: String) {
    let Some((kept, fresh, early)) = looked_at(house, connection) else { return };
    // Somebody else may have come in by the same name meanwhile.
    if house.keep.guest(&Id::of(&kept.name)).is_some() {
        name(house, connection, &kept.name);
        return early.into_iter().for_each(|heard| hear(house, connection, heard));
    }
    let kept = KeptGuest { hash, ..kept };
    let _ = house.keep.put_new_guest(&kept);
    let (language, called) = (kept.language(), kept.name.clone());
    tell(house, connection, language, "door-key", &args!("name" => called, "key" => fresh.as_str()));
    enter(house, connection, kept, Some(fresh), early, "door-welcome");
}

/// Whether the key was the right one is known.
pub fn verified(house: &mut House, connection: Connection, is_right: bool) {
    let Some((kept, key, early)) = looked_at(house, connection) else { return };
    let Some(visitor) = house.visitors.get_mut(&connection) else { return };
    let language = visitor.language;
    if is_right {
        let kept = KeptGuest { language: language.code().to_owned(), ..kept };
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
        other @ (Step::Language | Step::Name | Step::Key(_)) => {
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

/// Has a key of ssh let a guest in from now on.
fn take_key(house: &mut House, connection: Connection, mut kept: KeptGuest, key: Fingerprint) -> KeptGuest {
    if !kept.ssh.contains(&key) {
        let old = kept.add_ssh(key.clone());
        old.iter().for_each(|old| house.keep.drop_key(old));
        let is_new = house.keep.guest(&Id::of(&kept.name)).is_none();
        let put = if is_new { house.keep.put_new_guest(&kept) } else { house.keep.put_guest(&kept) };
        let _ = put.and_then(|()| house.keep.put_key(&key, &kept.name));
        let name = kept.name.clone();
        tell(house, connection, kept.language(), "door-ssh-key", &args!("name" => name));
    }
    kept
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
    let kept = match ssh.clone() {
        Some(key) => take_key(house, connection, kept, key),
        None => kept,
    };
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
        let word = |id: &str| first_word(talk.locale(), id);
        let args = args!("name" => name, "new" => word("guest-new"), "tables" => word("guest-tables"));
        talk.answer(welcome, &args, guests);
        if is_again {
            talk.answer("door-instead", &args!(), guests);
        }
    });
    let mut mine = house.tables.values().filter(|company| company.kept.chair_of(&id).is_some());
    if let (Some(only), None) = (mine.next().map(|company| company.place), mine.next()) {
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
