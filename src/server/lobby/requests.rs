//! What guests say to the house: outside of a match, and beside one.

use crate::locale::{Locale, args};
use crate::meaning::{Command, Lobby, Step, Switch, TableOptions};
use crate::narration::{capitalised, listed, shortened};
use crate::output::Width;
use crate::protocol::GuestInput;
use crate::server::House;
use crate::server::accounts::names::{Id, table_called, table_name};
use crate::server::form::{Answered, Form};
use crate::server::guests::At;
use crate::server::lobby::answers::{answer, in_talk, refuse};
use crate::server::lobby::outside;
use crate::server::lobby::seats;
use crate::server::public::Public;
use crate::server::tables::hosted::{Company, Stage};
use crate::server::tables::play::Play;
use crate::server::talk::{Deed, Rest};
use crate::session::{Change, Input, Pressed, Request, Service, Way};
use tracing::info;

/// The most tables of a house, and those that one guest opens.
const MOST_TABLES: usize = 100_000;
const MOST_OF_ONE: usize = 5;

/// The most tables that are told.
const MOST_TOLD: usize = 20;

/// Hears a guest.
pub fn hear(house: &mut House, id: &Id, heard: GuestInput) {
    let input = match heard {
        GuestInput::NotText => Input::NotText,
        GuestInput::TooLong => Input::TooLong,
        GuestInput::Language(language) => return house.adopt(id, &Change::Language(language)),
        GuestInput::Command(command) => Input::Command(command),
        GuestInput::Key(pressed) => return press(house, id, pressed),
        GuestInput::Line(line) | GuestInput::Spoken(line) | GuestInput::Unsure(line)
            if is_for_house(house, id, &line) =>
        {
            return;
        }
        GuestInput::Line(line) => Input::Line(line, Way::Typed),
        GuestInput::Spoken(line) => Input::Line(line, Way::Spoken),
        GuestInput::Unsure(line) => Input::Unsure(line),
        GuestInput::Between(one, other) => Input::Between(one, other),
    };
    if let Some(guest) = house.guests.get_mut(id) {
        guest.forgets = false;
    }
    match house.guests.at(id) {
        Some(At::Chair(place)) if is_playing(house, place) => play(house, id, place, Deed::Said(input)),
        Some(At::Chair(_) | At::Lobby | At::Watching(_)) => in_hall(house, id, input),
        None => {}
    }
}

/// Hears a single key of a guest; where no match is played, it is a command or nothing.
fn press(house: &mut House, id: &Id, pressed: Pressed) {
    match house.guests.at(id) {
        Some(At::Chair(place)) if is_playing(house, place) => {
            play(house, id, place, Deed::Pressed(pressed));
        }
        Some(At::Chair(_) | At::Lobby | At::Watching(_)) => {
            let command = if let Pressed::Command(command) = pressed { command } else { Command::Keys };
            in_hall(house, id, Input::Command(command));
        }
        None => {}
    }
}

/// Whether a line is for the house and not for a table; then it has done what that says.
fn is_for_house(house: &mut House, id: &Id, line: &str) -> bool {
    if answered(house, id, line) {
        return true;
    }
    let said = house.guests.in_hall(id, |talk, _| talk.manner().understanding().to_lobby(line));
    match said.flatten() {
        Some(Command::Lobby(lobby)) if is_meant(house, id, &lobby, line) => obey(house, id, lobby),
        Some(Command::Width(cells)) => {
            stays(house, id);
            width(house, id, cells);
        }
        Some(_) | None => return false,
    }
    true
}

/// Whether what is said to the lobby is meant so: while a match is played, what leaves room for anything gives way to
/// the game.
fn is_meant(house: &House, id: &Id, lobby: &Lobby, line: &str) -> bool {
    let Some(guest) = house.guests.get(id) else { return false };
    let manner = house.guests.manner_of(&guest.kept);
    let (company, is_game) = match house.guests.at(id) {
        Some(At::Chair(place)) => (house.tables.get(&place), is_playing(house, place)),
        Some(At::Watching(place)) => (None, is_playing(house, place)),
        Some(At::Lobby) | None => (None, false),
    };
    if is_game && lobby.is_open_ended() && manner.is_certain(line, &[]) {
        return false;
    }
    match lobby {
        // Where rows are opened, or are open, is asked of a game.
        Lobby::Open(table) => !is_game || table.is_empty() || table.game.is_some(),
        Lobby::Start => company.is_some_and(|company| matches!(company.stage, Stage::Gathering)),
        Lobby::Again => company.is_some(),
        Lobby::Say(_)
        | Lobby::Who
        | Lobby::Tables
        | Lobby::Sit(_)
        | Lobby::Watch(_)
        | Lobby::Invite(_)
        | Lobby::Remove(_)
        | Lobby::Mute(_)
        | Lobby::Unmute(_)
        | Lobby::NewKey
        | Lobby::Forget
        | Lobby::Help => true,
    }
}

fn is_playing(house: &House, place: usize) -> bool {
    house.tables.get(&place).is_some_and(|company| company.play().is_some())
}

/// Answers with lines that are made in the guest's language.
fn answer_with(house: &mut House, id: &Id, lines: impl FnOnce(&Locale) -> Vec<String>) {
    in_talk(house, id, |talk, guests| {
        let lines = lines(talk.locale());
        talk.answer_lines(lines.iter().map(String::as_str), guests);
    });
}

/// Takes a line for an answer to what is asked of somebody who opens a table.
fn answered(house: &mut House, id: &Id, line: &str) -> bool {
    let Some(mut form) = house.forms.remove(id) else { return false };
    let read = house.guests.in_hall(id, |talk, _| {
        let understood = talk.manner().understand(line, &[]);
        let leaves = understood.commands().iter().any(Command::leaves);
        let back = [Command::Stop, Command::Cancel, Command::Undo, Command::Step(Step::Back)];
        let is_back = understood.only().is_some_and(|command| back.contains(command));
        let named = || talk.manner().understanding().is_text(line, &talk.locale().text("settings-back"));
        let stops = leaves || is_back || named();
        (stops, if stops { Answered::Next } else { form.answer(talk.manner(), line) })
    });
    match read {
        None => {}
        Some((true, _)) => answer(house, id, "lobby-stop", &args!()),
        Some((false, Answered::Next)) => ask(house, id, form),
        Some((false, Answered::Wrong)) => {
            refuse(house, id, "ask-again", &args!());
            ask(house, id, form);
        }
        Some((false, Answered::Done)) => open(house, id, &form),
    }
    true
}

fn ask(house: &mut House, id: &Id, form: Form) {
    answer_with(house, id, |locale| form.question(locale));
    house.forms.insert(id.clone(), form);
}

/// Opens the table that was described.
fn open(house: &mut House, id: &Id, form: &Form) {
    let Some(name) = house.guests.get(id).map(|guest| guest.kept.name.clone()) else { return };
    let place = house.tables.free(house.rank);
    let mut company = Company::new(place, form.table(&name), house.now);
    company.origin = house.address_of(id);
    house.tables.insert(place, company);
    info!(table = place, game = form.game.id(), "table opened");
    if let Some(guest) = house.guests.get_mut(id) {
        guest.at = At::Chair(place);
    }
    let free = house.tables.get(&place).map_or(0, |company| company.kept.free());
    house.keep_table(place);
    if free == 0 {
        return seats::begin(house, place);
    }
    in_talk(house, id, |talk, guests| {
        let table = table_name(talk.locale(), place);
        let sit = Lobby::Sit(table.clone()).said(talk.locale());
        let game = talk.locale().text(&format!("game-{}", form.game.id()));
        let args = args!("table" => table, "game" => game, "rounds" => form.rounds, "sit" => sit);
        talk.answer("table-opened", &args, guests);
        talk.announce(&Public::Waits(free), guests);
    });
}

/// Hears a guest who plays no match.
fn in_hall(house: &mut House, id: &Id, input: Input) {
    let heard = in_talk(house, id, |talk, guests| outside::hear(talk, input, guests));
    let (leaves, rest) = heard.unwrap_or_default();
    grant(house, id, rest);
    if leaves {
        leave(house, id);
    }
}

/// Leaves the table, or the house.
fn leave(house: &mut House, id: &Id) {
    match house.guests.at(id) {
        Some(At::Chair(place)) => seats::leave(house, id, place),
        Some(At::Watching(place)) => seats::stop_watching(house, id, place),
        Some(At::Lobby) => {
            let name = house.guests.get(id).map(|guest| guest.kept.name.clone()).unwrap_or_default();
            answer(house, id, "lobby-quit", &args!("name" => name));
            house.let_go(id);
        }
        None => {}
    }
}

/// Hears a guest at its seat.
fn play(house: &mut House, id: &Id, place: usize, deed: Deed) {
    let now = house.now;
    let Some(company) = house.tables.get_mut(&place) else { return };
    let Some(seat) = company.seat_of(id) else { return };
    let rest = company.with_play(&mut house.guests, now, |play: &mut Play, room| play.hear(seat, deed, room));
    let rest = rest.unwrap_or_default();
    let leaves = rest.leave.is_some();
    grant(house, id, rest);
    if leaves {
        leave(house, id);
    }
}

/// Does what a conversation leaves to the house.
fn grant(house: &mut House, id: &Id, rest: Rest) {
    for change in &rest.changes {
        house.adopt(id, change);
    }
    for request in rest.requests {
        match request {
            Request::WhereSaved => answer(house, id, "lobby-saved", &args!()),
            Request::Service(Service::Braille(switch)) => set_braille(house, id, switch),
            Request::Keys
            | Request::Device(_)
            | Request::Games(_)
            | Request::Service(
                Service::Evenings(..)
                | Service::MoreOfEvenings(_)
                | Service::Review(_)
                | Service::MoreOfReview
                | Service::Speech(_)
                | Service::Tune(_)
                | Service::Voice(_)
                | Service::PromptReply(_)
                | Service::Sounds(_),
            ) => refuse(house, id, "lobby-not-here", &args!()),
        }
    }
}

fn set_braille(house: &mut House, id: &Id, switch: Option<Switch>) {
    if let Some(switch) = switch {
        house.keep_guest(id, |kept| kept.braille = switch == Switch::On);
    }
    let is_on = house.guests.get(id).is_some_and(|guest| guest.kept.braille);
    answer(house, id, "braille-set", &args!("state" => if is_on { "on" } else { "off" }));
}

/// Forgets that a guest asked to be forgotten, which it has to say twice in a row; whether it did.
fn stays(house: &mut House, id: &Id) -> bool {
    house.guests.get_mut(id).is_some_and(|guest| std::mem::take(&mut guest.forgets))
}

/// Does what is said to the lobby.
fn obey(house: &mut House, id: &Id, said: Lobby) {
    let forgets = stays(house, id);
    match said {
        Lobby::Say(text) => seats::say(house, id, &text),
        Lobby::Who => who(house, id),
        Lobby::Tables => tables(house, id),
        Lobby::Open(table) => new(house, id, &table),
        Lobby::Sit(name) => sit(house, id, &name),
        Lobby::Watch(name) => watch(house, id, &name),
        Lobby::Invite(name) => seats::invite(house, id, &name),
        Lobby::Start => seats::start(house, id),
        Lobby::Again => seats::again(house, id),
        Lobby::Remove(name) => seats::remove(house, id, &name),
        Lobby::Mute(name) => mute(house, id, &name, true),
        Lobby::Unmute(name) => mute(house, id, &name, false),
        Lobby::NewKey => seats::new_key(house, id),
        Lobby::Forget => seats::forget(house, id, forgets),
        Lobby::Help => drop(in_talk(house, id, outside::help)),
    }
}

/// Tells who is here: at the same table, or in the lobby.
fn who(house: &mut House, id: &Id) {
    let at = house.guests.at(id);
    let place = |at: At| match at {
        At::Lobby => None,
        At::Chair(place) | At::Watching(place) => Some(place),
    };
    let here = at.and_then(place);
    let same = house.guests.all().filter(|(_, guest)| here.is_none() || place(guest.at) == here);
    let elsewhere = house.elsewhere.values().flatten().filter(|_| here.is_none());
    let names = same.map(|(_, guest)| guest.kept.name.clone());
    let names: Vec<String> = names.chain(elsewhere.map(|present| present.name.clone())).take(50).collect();
    let n = names.len();
    answer_with(house, id, |locale| {
        vec![locale.format("lobby-who", &args!("n" => n, "names" => listed(locale, &names)))]
    });
}

/// Tells which tables there are: one's own, and those that one may come to.
fn tables(house: &mut House, id: &Id) {
    let Some(locale) = house.guests.in_hall(id, |talk, _| talk.manner().clone()) else { return };
    let locale = locale.locale();
    let mut lines = Vec::new();
    let own = house.tables.places_of(id).filter_map(|place| house.tables.get(&place));
    for company in own {
        lines.push(format!("{} {}", company.told(locale), locale.text("lobby-yours")));
    }
    let others = house.tables.values().filter(|company| {
        company.kept.chair_of(id).is_none()
            && company.kept.admits(id)
            && company.is_anybody_here(&house.guests)
    });
    lines.extend(others.map(|company| company.told(locale)).take(MOST_TOLD));
    if lines.is_empty() {
        let new = Lobby::Open(TableOptions::default()).said(locale);
        lines.push(locale.format("lobby-tables-none", &args!("new" => new)));
    }
    answer_with(house, id, |_| lines);
}

/// Whether a guest is free to go to another table; says so when not.
fn is_free(house: &mut House, id: &Id) -> bool {
    let place = match house.guests.at(id) {
        Some(At::Chair(place)) => place,
        Some(At::Watching(place)) => {
            seats::stop_watching(house, id, place);
            return true;
        }
        Some(At::Lobby) => return true,
        None => return false,
    };
    in_talk(house, id, |talk, guests| {
        let table = table_name(talk.locale(), place);
        let leave = if guests.is_by_program(talk.guest()) { Command::Menu } else { Command::Quit };
        let args = args!("table" => table, "leave" => leave.said(talk.locale()));
        talk.refuse("lobby-sitting", &args, guests);
    });
    false
}

/// Opens a table as it is described, or asks how it is to be.
fn new(house: &mut House, id: &Id, table: &TableOptions) {
    if !is_free(house, id) {
        return;
    }
    let mine = house.tables.opened_by(id);
    if mine >= MOST_OF_ONE {
        return refuse(house, id, "lobby-most-yours", &args!("n" => mine));
    }
    let origin = house.address_of(id);
    let near = origin.map_or(0, |origin| house.tables.opened_from(origin));
    if near >= house.tables_each {
        return refuse(house, id, "lobby-most-address", &args!("n" => near));
    }
    if house.tables.len() >= MOST_TABLES {
        return refuse(house, id, "lobby-too-many", &args!());
    }
    if table.is_empty() {
        return ask(house, id, Form::new(outside::ANY));
    }
    match Form::described(table) {
        Ok(form) => open(house, id, &form),
        Err(fault) => {
            in_talk(house, id, |talk, guests| talk.refuse_line(&fault.told(talk.locale()), guests));
        }
    }
}

/// The table of a name, if a guest may come to it; says why not.
fn table_of(house: &mut House, id: &Id, name: &str) -> Option<usize> {
    let place = table_called(name).filter(|place| house.tables.contains_key(place));
    let Some(place) = place else {
        in_talk(house, id, |talk, guests| {
            let tables = Lobby::Tables.said(talk.locale());
            let args = args!("table" => capitalised(&shortened(name)), "tables" => tables);
            talk.refuse("lobby-no-such-table", &args, guests);
        });
        return None;
    };
    if house.tables.get(&place).is_some_and(|company| company.kept.admits(id)) {
        return Some(place);
    }
    in_talk(house, id, |talk, guests| {
        let table = table_name(talk.locale(), place);
        talk.refuse("lobby-not-invited", &args!("table" => table), guests);
    });
    None
}

fn sit(house: &mut House, id: &Id, name: &str) {
    if is_free(house, id)
        && let Some(place) = table_of(house, id, name)
    {
        seats::sit(house, id, place);
    }
}

fn watch(house: &mut House, id: &Id, name: &str) {
    if is_free(house, id)
        && let Some(place) = table_of(house, id, name)
    {
        seats::watch(house, id, place);
    }
}

fn mute(house: &mut House, id: &Id, name: &str, mutes: bool) {
    let other = Id::of(name);
    if other == *id {
        return refuse(house, id, "table-not-yourself", &args!());
    }
    let known = house.guests.get(&other).map(|guest| guest.kept.name.clone());
    let Some(name) = known.or_else(|| house.keep.guest(&other).map(|kept| kept.name.clone())) else {
        return refuse(house, id, "table-not-here", &args!("name" => shortened(name)));
    };
    house.keep_guest(id, |kept| {
        kept.muted.retain(|muted| muted != other.as_str());
        if mutes && kept.muted.len() < 100 {
            kept.muted.push(other.as_str().to_owned());
        }
    });
    answer(house, id, if mutes { "table-muted" } else { "table-unmuted" }, &args!("name" => name));
}

fn width(house: &mut House, id: &Id, cells: Option<u32>) {
    let Some(cells) = cells.and_then(Width::allowed) else {
        let args = args!("low" => *Width::CELLS.start(), "high" => *Width::CELLS.end());
        return refuse(house, id, "width-wrong", &args);
    };
    house.keep_guest(id, |kept| kept.width = Some(cells));
    answer(house, id, "width-set", &args!("cells" => cells));
}
