//! The requests of guests to the server: outside of a match, and beside one.

use crate::locale::args;
use crate::meaning::{Command, Lobby, TableOptions};
use crate::narration::{capitalised, listed, shortened};
use crate::output::Width;
use crate::protocol::{GuestInput, Invitation};
use crate::server::ServerState;
use crate::server::accounts::names::{Id, table_called, table_name};
use crate::server::guest_conversation::FollowUp;
use crate::server::guest_transfer::Destination;
use crate::server::guests::{Location, WaitingGuest};
use crate::server::lobby::answers::{answer, answer_with, grant_request, in_conversation, refuse};
use crate::server::lobby::chat;
use crate::server::lobby::friends;
use crate::server::lobby::keys;
use crate::server::lobby::loading;
use crate::server::lobby::opening;
use crate::server::lobby::outside;
use crate::server::lobby::results;
use crate::server::lobby::rounds;
use crate::server::lobby::seats;
use crate::server::lobby::tournament;
use crate::server::storage::journal::LoadedRecord;
use crate::server::tables::hosted::TableStage;
use crate::session::{Change, Input, ListenerId, Pressed, Request, Service};

/// The most tables that are told.
const MOST_TOLD: usize = 20;

/// Hears a guest.
pub(crate) fn hear(state: &mut ServerState, id: &Id, heard: GuestInput) {
    let Some(heard) = loading::keep(state, id, heard) else { return };
    let input = match heard.input() {
        Ok(Input::Pressed(pressed)) => return press(state, id, pressed),
        Ok(input) => input,
        Err(language) => return state.adopt(id, &Change::Language(language)),
    };
    let Some(input) = opening::hear(state, id, input) else { return };
    if let Input::Line(line, _) | Input::Unsure(line) = &input
        && is_for_server(state, id, line)
    {
        return;
    }
    if let Some(guest) = state.guests.get_mut(id) {
        guest.forgets = false;
    }
    match state.guests.at(id) {
        Some(Location::Seat(place)) if is_playing(state, place) => play(state, id, place, input),
        Some(Location::Seat(_) | Location::Lobby | Location::Watching(_)) => in_lobby(state, id, input),
        None => {}
    }
}

/// A record was read: its table goes on, and whoever waited for it comes to it.
pub(crate) fn loaded(state: &mut ServerState, place: usize, record: &str, loaded: LoadedRecord) {
    let Some(hosted) = state.tables.get_mut(&place) else { return go_on(state, place) };
    let is_its = hosted.stored.record.as_deref() == Some(record);
    let ended = if let LoadedRecord::Finished(ended) = &loaded { ended.clone() } else { None };
    hosted.go_on_with(record, loaded, &mut state.store);
    if let Some(ended) = ended.filter(|_| is_its) {
        rounds::note_end(state, place, &ended);
    }
    go_on(state, place);
}

/// A fault of the program ended the reading of a record.
pub(crate) fn loading_failed(state: &mut ServerState, place: usize) {
    if let Some(hosted) = state.tables.get_mut(&place) {
        hosted.fail(&mut state.guests, state.now);
    }
    go_on(state, place);
}

fn go_on(state: &mut ServerState, place: usize) {
    for id in state.loading.remove(&place).unwrap_or_default() {
        let waiting = state.guests.get_mut(&id).and_then(|guest| guest.waiting.take());
        let Some(WaitingGuest { goal, early }) = waiting else { continue };
        match goal {
            Destination::Sit(place) => seats::sit(state, &id, place),
            Destination::Watch(place) => seats::watch(state, &id, place),
            Destination::Lobby => {}
        }
        for heard in early {
            hear(state, &id, heard);
        }
    }
}

/// Hears a single key of a guest; where no match is played, it is a command or nothing.
fn press(state: &mut ServerState, id: &Id, pressed: Pressed) {
    match state.guests.at(id) {
        Some(Location::Seat(place)) if is_playing(state, place) => {
            play(state, id, place, Input::Pressed(pressed));
        }
        Some(Location::Seat(_) | Location::Lobby | Location::Watching(_)) => {
            let command = if let Pressed::Command(command) = pressed { command } else { Command::Keys };
            in_lobby(state, id, Input::Command(command));
        }
        None => {}
    }
}

/// Returns whether a line is for the server and not for a table; then it has done what that says.
fn is_for_server(state: &mut ServerState, id: &Id, line: &str) -> bool {
    let said = state
        .guests
        .in_lobby(id, |conversation, _| conversation.preferences().understanding().to_lobby(line));
    match said.flatten() {
        Some(Command::Lobby(lobby)) if is_meant(state, id, &lobby, line) => dispatch(state, id, lobby),
        Some(Command::Width(cells)) => {
            stays(state, id);
            width(state, id, cells);
        }
        Some(_) | None => return false,
    }
    true
}

/// Returns whether what is said to the lobby is meant so: while a match is played, what leaves room for anything gives way to
/// the game.
fn is_meant(state: &ServerState, id: &Id, lobby: &Lobby, line: &str) -> bool {
    let Some(guest) = state.guests.get(id) else { return false };
    let preferences = state.guests.preferences_for(guest);
    let (hosted, is_game) = match state.guests.at(id) {
        Some(Location::Seat(place)) => (state.tables.get(&place), is_playing(state, place)),
        Some(Location::Watching(place)) => (None, is_playing(state, place)),
        Some(Location::Lobby) | None => (None, false),
    };
    if is_game && lobby.is_open_ended() && preferences.is_certain(line, &[]) {
        return false;
    }
    match lobby {
        // What surely means something, and begins with no name, is said to the program.
        Lobby::Tell(text) => friends::names_somebody(state, text) || !preferences.is_certain(line, &[]),
        // At a table the session has an answer of its own.
        Lobby::DealOfTheDay(_) => !is_game,
        // Where rows are opened, or are open, is asked of a game.
        Lobby::Open(table) => !is_game || table.is_empty() || table.game.is_some(),
        Lobby::Start => hosted.is_some_and(|hosted| matches!(hosted.stage, TableStage::Gathering)),
        Lobby::Again => hosted.is_some(),
        Lobby::Say(_)
        | Lobby::Who
        | Lobby::Find(_)
        | Lobby::Await(_)
        | Lobby::StopAwaiting(_)
        | Lobby::Tables
        | Lobby::Sit(_)
        | Lobby::Watch(_)
        | Lobby::Invite(_)
        | Lobby::Remove(_)
        | Lobby::Mute(_)
        | Lobby::Unmute(_)
        | Lobby::Silence(_)
        | Lobby::LetSpeak(_)
        | Lobby::Link
        | Lobby::Results
        | Lobby::OwnResults
        | Lobby::DayList
        | Lobby::Ranking(_)
        | Lobby::Tournament(_)
        | Lobby::NewKey
        | Lobby::RecoveryCode
        | Lobby::Forget
        | Lobby::Help => true,
    }
}

fn is_playing(state: &ServerState, place: usize) -> bool {
    state.tables.get(&place).is_some_and(|hosted| hosted.play().is_some())
}

/// Hears a guest who plays no match.
fn in_lobby(state: &mut ServerState, id: &Id, input: Input) {
    let heard = in_conversation(state, id, |conversation, guests| outside::hear(conversation, input, guests));
    let (leaves, rest) = heard.unwrap_or_default();
    grant(state, id, rest);
    if leaves {
        leave(state, id);
    }
}

/// Leaves the table, or the server.
fn leave(state: &mut ServerState, id: &Id) {
    match state.guests.at(id) {
        Some(Location::Seat(place)) => seats::leave(state, id, place),
        Some(Location::Watching(place)) => seats::stop_watching(state, id, place),
        Some(Location::Lobby) => {
            let name = state.guests.get(id).map(|guest| guest.account.name.clone()).unwrap_or_default();
            answer(state, id, "lobby-quit", &args!("name" => name));
            state.let_go(id);
        }
        None => {}
    }
}

/// Hears a guest at its seat.
fn play(state: &mut ServerState, id: &Id, place: usize, input: Input) {
    let now = state.now;
    let Some(hosted) = state.tables.get_mut(&place) else { return };
    let Some(listener) = hosted.seat_of(id).map(ListenerId::Seat) else { return };
    let rest = hosted.drive(&mut state.guests, now, |session, _| session.hear_from(listener, input, now));
    let rest = rest.unwrap_or_default();
    let leaves = rest.leave.is_some();
    grant(state, id, rest);
    if leaves {
        leave(state, id);
    }
}

/// Does what a conversation leaves to the server.
fn grant(state: &mut ServerState, id: &Id, rest: FollowUp) {
    for change in &rest.changes {
        state.adopt(id, change);
    }
    for request in rest.requests {
        match request {
            // Evenings are those at one's own device; here matches are counted.
            Request::Service(Service::Evenings(..) | Service::MoreOfEvenings(_)) => results::own(state, id),
            // A score outside of a match is that of the tournament.
            Request::Service(Service::Standings(_)) if state.tournament.is_none() => {
                in_conversation(state, id, outside::refuse_game);
            }
            Request::Service(Service::Standings(told)) => tournament::standings(state, id, told),
            Request::Service(_)
            | Request::WhereSaved
            | Request::Keys
            | Request::Device(_)
            | Request::Games(_)
            | Request::Login(_) => grant_request(state, id, request),
        }
    }
}

/// Forgets that a guest asked to be forgotten, which it has to say twice in a row; whether it did.
fn stays(state: &mut ServerState, id: &Id) -> bool {
    state.guests.get_mut(id).is_some_and(|guest| std::mem::take(&mut guest.forgets))
}

/// Does what is said to the lobby.
fn dispatch(state: &mut ServerState, id: &Id, said: Lobby) {
    let forgets = stays(state, id);
    match said {
        Lobby::Say(text) => chat::say(state, id, &text),
        Lobby::Tell(text) => friends::tell(state, id, &text),
        Lobby::Who => who(state, id),
        Lobby::Find(name) => friends::find(state, id, &name),
        Lobby::Await(name) => friends::wait_for(state, id, &name),
        Lobby::StopAwaiting(name) => friends::stop_waiting_for(state, id, &name),
        Lobby::Tables => tables(state, id),
        Lobby::Open(options) => {
            if is_free(state, id) {
                opening::new(state, id, &options);
            }
        }
        Lobby::Sit(name) => sit(state, id, &name),
        Lobby::Watch(name) => watch(state, id, &name),
        Lobby::Invite(name) => seats::invite(state, id, &name),
        Lobby::Link => seats::link(state, id),
        Lobby::Results => results::last(state, id),
        Lobby::OwnResults => results::own(state, id),
        Lobby::DealOfTheDay(game) => {
            if is_free(state, id) {
                opening::deal_of_the_day(state, id, game.unwrap_or(outside::ANY));
            }
        }
        Lobby::DayList => results::of_the_day(state, id),
        // A ranking of nothing is that of the tournament, as long as there is one.
        Lobby::Ranking(asked) if asked.is_empty() && tournament::is_on(state) => {
            tournament::standings(state, id, 0);
        }
        Lobby::Ranking(asked) => results::ranking(state, id, &asked),
        Lobby::Tournament(said) => tournament::dispatch(state, id, said),
        Lobby::Start => seats::start(state, id),
        Lobby::Again => seats::again(state, id),
        Lobby::Remove(name) => seats::remove(state, id, &name),
        Lobby::Mute(name) => chat::mute(state, id, &name, true),
        Lobby::Unmute(name) => chat::mute(state, id, &name, false),
        Lobby::Silence(name) => chat::silence(state, id, &name, true),
        Lobby::LetSpeak(name) => chat::silence(state, id, &name, false),
        Lobby::NewKey => keys::new_key(state, id),
        Lobby::RecoveryCode => keys::recovery_code(state, id),
        Lobby::Forget => seats::forget(state, id, forgets),
        Lobby::Help => drop(in_conversation(state, id, outside::help)),
    }
}

/// Tells who is here: at the same table, or in the lobby.
fn who(state: &mut ServerState, id: &Id) {
    let at = state.guests.at(id);
    let place = |at: Location| match at {
        Location::Lobby => None,
        Location::Seat(place) | Location::Watching(place) => Some(place),
    };
    let here = at.and_then(place);
    let same = state.guests.all().filter(|(_, guest)| here.is_none() || place(guest.at) == here);
    let elsewhere = state.elsewhere.values().flatten().filter(|_| here.is_none());
    let names = same.map(|(_, guest)| guest.account.name.clone());
    let names: Vec<String> = names.chain(elsewhere.map(|present| present.name.clone())).take(50).collect();
    let n = names.len();
    answer_with(state, id, |locale| {
        vec![locale.format("lobby-who", &args!("n" => n, "names" => listed(locale, &names)))]
    });
}

/// Tells which tables there are: one's own, and those that one may come to.
fn tables(state: &mut ServerState, id: &Id) {
    let Some(locale) = state.guests.in_lobby(id, |conversation, _| conversation.preferences().clone()) else {
        return;
    };
    let locale = locale.locale();
    let mut lines = Vec::new();
    let own = state.tables.places_of(id).filter_map(|place| state.tables.get(&place));
    for hosted in own {
        lines.push(format!("{} {}", hosted.told(locale), locale.text("lobby-yours")));
    }
    let others = state.tables.values().filter(|hosted| {
        hosted.stored.chair_of(id).is_none()
            && hosted.stored.admits(id)
            && hosted.is_anybody_here(&state.guests)
    });
    lines.extend(others.map(|hosted| hosted.told(locale)).take(MOST_TOLD));
    if lines.is_empty() {
        let new = Lobby::Open(TableOptions::default()).said(locale);
        lines.push(locale.format("lobby-tables-none", &args!("new" => new)));
    }
    answer_with(state, id, |_| lines);
}

/// Returns whether a guest is free to go to another table; says so when not.
fn is_free(state: &mut ServerState, id: &Id) -> bool {
    let place = match state.guests.at(id) {
        Some(Location::Seat(place)) => place,
        Some(Location::Watching(place)) => {
            seats::stop_watching(state, id, place);
            return true;
        }
        Some(Location::Lobby) => return true,
        None => return false,
    };
    in_conversation(state, id, |conversation, guests| {
        let table = table_name(conversation.locale(), place);
        let leave = if guests.is_by_program(conversation.guest()) { Command::Menu } else { Command::Quit };
        let args = args!("table" => table, "leave" => leave.said(conversation.locale()));
        conversation.refuse("lobby-sitting", &args, guests);
    });
    false
}

/// The table of a name, if a guest may come to it; says why not.
fn table_of(state: &mut ServerState, id: &Id, name: &str) -> Option<usize> {
    let place = table_called(name).filter(|place| state.tables.contains_key(place));
    let Some(place) = place else {
        in_conversation(state, id, |conversation, guests| {
            let tables = Lobby::Tables.said(conversation.locale());
            let args = args!("table" => capitalised(&shortened(name)), "tables" => tables);
            conversation.refuse("lobby-no-such-table", &args, guests);
        });
        return None;
    };
    if state.tables.get(&place).is_some_and(|hosted| hosted.stored.admits(id)) {
        return Some(place);
    }
    in_conversation(state, id, |conversation, guests| {
        let table = table_name(conversation.locale(), place);
        conversation.refuse("lobby-not-invited", &args!("table" => table), guests);
    });
    None
}

fn sit(state: &mut ServerState, id: &Id, name: &str) {
    if is_free(state, id)
        && let Some(place) = table_of(state, id, name)
    {
        seats::sit(state, id, place);
    }
}

/// Leads a guest to the table of a link, whose key lets it sit down there.
pub(crate) fn follow(state: &mut ServerState, id: &Id, invitation: &Invitation) {
    let place = table_called(&invitation.table);
    if place.is_some() && place == seats::place_of(state, id) {
        return;
    }
    if let Some(place) = place
        && let Some(hosted) = state.tables.get_mut(&place)
        && hosted.is_here()
        && invitation.key.as_ref().is_some_and(|key| !key.is_empty() && *key == hosted.stored.key)
    {
        hosted.stored.invite(id);
        state.store_table(place);
    }
    sit(state, id, &invitation.table);
}

fn watch(state: &mut ServerState, id: &Id, name: &str) {
    if is_free(state, id)
        && let Some(place) = table_of(state, id, name)
    {
        seats::watch(state, id, place);
    }
}

fn width(state: &mut ServerState, id: &Id, cells: Option<u32>) {
    let Some(cells) = cells.and_then(Width::allowed) else {
        let args = args!("low" => *Width::CELLS.start(), "high" => *Width::CELLS.end());
        return refuse(state, id, "width-wrong", &args);
    };
    state.change_account(id, |account| account.width = Some(cells));
    answer(state, id, "width-set", &args!("cells" => cells));
}
