//! Events are attended to, and time passes.

use super::ServerState;
use super::admin::commands;
use super::event::{Connection, ServerEffect, ServerEvent, WorkFailure, WorkOutcome};
use super::lobby::answers;
use super::lobby::keys;
use super::lobby::login;
use super::lobby::requests;
use super::lobby::rounds;
use super::lobby::storing;
use super::pending_login::PendingLogin;
use super::snapshot;
use super::storage::commit::QueueKey;
use crate::locale::args;
use crate::protocol::GuestInput;
use crate::session::LocalSession;
use std::time::Duration;

/// The time that a table waits for guests before its match, and stays behind one, when nobody is there.
const EMPTY: Duration = Duration::from_secs(3600);

/// Takes note of what happened at a time, and gives back what is to be done.
pub fn handle(state: &mut ServerState, event: ServerEvent, now: Duration) -> Vec<ServerEffect> {
    state.now = now;
    match event {
        ServerEvent::Opened(connection, address) => login::open(state, connection, address),
        ServerEvent::Introduced(connection, address, introduction) => {
            state.comes_from(connection, address);
            login::introduced(state, connection, &introduction);
        }
        ServerEvent::Keyed(connection, address, key) => {
            state.comes_from(connection, address);
            login::keyed(state, connection, key);
        }
        ServerEvent::Heard(connection, heard) => {
            snapshot::heard(state, connection);
            hear(state, connection, heard);
        }
        ServerEvent::Width(connection, cells) => state.set_width(connection, cells),
        ServerEvent::Flooded(connection) => match state.guest_of(connection) {
            Some(id) => {
                answers::refuse(state, &id, "login-too-fast", &args!());
                state.let_go(&id);
            }
            None => login::turn_away(state, connection, "login-too-fast"),
        },
        ServerEvent::Closed(connection) => state.close(connection),
        ServerEvent::Done(WorkOutcome::Hashed(None, hash)) => keys::replacement_made(state, hash),
        ServerEvent::Done(WorkOutcome::Hashed(Some(connection), hash)) => match state.guest_of(connection) {
            Some(id) => keys::made(state, &id, hash),
            None => login::hashed(state, connection, hash),
        },
        ServerEvent::End => commands::end(state),
        ServerEvent::Done(WorkOutcome::Verified(connection, is_right)) => {
            login::verified(state, connection, is_right)
        }
        ServerEvent::Done(WorkOutcome::Stored(stored)) => state.stored.push(stored),
        ServerEvent::Done(WorkOutcome::Failed(WorkFailure::Key(None))) => keys::replacement_failed(state),
        ServerEvent::Done(WorkOutcome::Failed(WorkFailure::Key(Some(connection)))) => {
            match state.guest_of(connection) {
                Some(id) => keys::failed(state, &id),
                None => login::failed(state, connection),
            }
        }
        ServerEvent::Done(WorkOutcome::Failed(WorkFailure::Thought(place))) => {
            if let Some(hosted) = state.tables.get_mut(&place) {
                hosted.fail(&mut state.guests, now);
            }
        }
        ServerEvent::Done(WorkOutcome::Loaded(place, record, loaded)) => {
            requests::loaded(state, place, &record, loaded)
        }
        ServerEvent::Done(WorkOutcome::Failed(WorkFailure::Loading(place))) => {
            requests::loading_failed(state, place)
        }
        ServerEvent::Done(WorkOutcome::Written(written)) => {
            written.mark.reach(written.number);
            match written.subject {
                QueueKey::Table(place) => match state.tables.get_mut(&place) {
                    Some(hosted) => hosted.written(written, &mut state.guests, now),
                    None => state.store.forget(place),
                },
                QueueKey::Tournament => rounds::written(state, written.outcome),
            }
        }
        ServerEvent::Done(WorkOutcome::Thought(place, turn)) => {
            if let Some(hosted) = state.tables.get_mut(&place) {
                hosted.drive(&mut state.guests, now, |session, _| session.thought(*turn));
            }
        }
    }
    effects(state)
}

/// Refuses what came over a connection.
pub(super) fn refuse(
    state: &mut ServerState,
    connection: Connection,
    message: &str,
    now: Duration,
) -> Vec<ServerEffect> {
    state.now = now;
    snapshot::heard(state, connection);
    if let Some(id) = state.guest_of(connection) {
        answers::refuse(state, &id, message, &args!());
    }
    effects(state)
}

/// Time passes: computers play for those who are gone for long, no login goes on for ever, tables that nobody
/// comes to are cleared, and the host closes when that was said.
pub fn tick(state: &mut ServerState, now: Duration) -> Vec<ServerEffect> {
    state.now = now;
    let late = |(connection, pending): (&Connection, &PendingLogin)| {
        (now.saturating_sub(pending.since) > login::LOGIN_TIMEOUT).then_some(*connection)
    };
    let late: Vec<Connection> = state.logins.iter().filter_map(late).collect();
    late.into_iter().for_each(|connection| login::turn_away(state, connection, "login-late"));
    let mut empty = Vec::new();
    for (place, hosted) in state.tables.iter_mut().filter(|(_, hosted)| hosted.is_here()) {
        let is_played = state.tournament.as_ref().is_some_and(|one| one.stored.running_at(*place).is_some());
        // At a table of the tournament computers play for all who are away.
        if is_played || hosted.is_anybody_here(&state.guests) {
            hosted.idle = now;
            hosted.drive(&mut state.guests, now, |session, _| session.pass(now));
        } else if now.saturating_sub(hosted.idle) > EMPTY {
            empty.push(*place);
        }
    }
    for place in empty {
        state.rest(place);
    }
    rounds::tick(state);
    commands::tick(state);
    storing::tick(state);
    effects(state)
}

/// Obeys a line of whoever keeps the host; gives back the answer with what is to be done.
pub fn administer(state: &mut ServerState, line: &str, now: Duration) -> (Vec<String>, Vec<ServerEffect>) {
    state.now = now;
    let mut answer = commands::carry_out_command(state, line);
    if storing::owes_answer(state) && !answer.is_empty() {
        state.answers.push(std::mem::take(&mut answer));
    }
    (answer, effects(state))
}

/// Returns what is to be done behind what happened.
pub(super) fn effects(state: &mut ServerState) -> Vec<ServerEffect> {
    rounds::matches_ended(state);
    storing::attend(state);
    snapshot::sync(state);
    state.tidy();
    state.guests.take_effects()
}

/// Hears somebody, before the login or behind it.
fn hear(state: &mut ServerState, connection: Connection, heard: GuestInput) {
    match state.guest_of(connection) {
        Some(id) => requests::hear(state, &id, heard),
        None => login::hear(state, connection, heard),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::LANGUAGES;
    use crate::server::Store;
    use crate::server::metrics::Metrics;
    use crate::server::storage::pool::WriterPool;
    use crate::server::tables::hosted::TableStage;
    use crate::session::Preferences;

    /// Carries out what is due at once; what was told, by connection.
    fn told(state: &mut ServerState, effects: Vec<ServerEffect>) -> Vec<(Connection, String)> {
        let mut all = Vec::new();
        for one in effects {
            match one {
                ServerEffect::Tell(connection, told) => {
                    all.extend(told.lines().into_iter().map(|line| (connection, line)));
                }
                ServerEffect::Work(work) => {
                    let effects = handle(state, ServerEvent::Done(work.done()), Duration::ZERO);
                    all.extend(super::tests::told(state, effects));
                }
                ServerEffect::Status(..)
                | ServerEffect::Entered(..)
                | ServerEffect::Close(_)
                | ServerEffect::Hand(..)
                | ServerEffect::Unheard(..)
                | ServerEffect::TellNodes(_)
                | ServerEffect::Admin(_)
                | ServerEffect::End => {}
            }
        }
        all
    }

    fn say(state: &mut ServerState, connection: Connection, line: &str) -> Vec<(Connection, String)> {
        let heard = ServerEvent::Heard(connection, GuestInput::Line(line.to_owned()));
        let effects = handle(state, heard, Duration::ZERO);
        told(state, effects)
    }

    fn state_of(store: Store) -> ServerState {
        ServerState::open(
            store,
            &Preferences::new(&LANGUAGES[0]),
            || "2026-11-22".to_owned(),
            Metrics::default(),
        )
    }

    /// A server in which Ann and Ben play at a table each, and what they came in by.
    fn two_tables(folder: &std::path::Path) -> (ServerState, [Connection; 2]) {
        let mut state = state_of(Store::open(folder).unwrap());
        let guests = [(1, "Ann"), (2, "Ben")].map(|(number, name)| {
            let connection = Connection(number);
            let address = std::net::IpAddr::from([127, 0, 0, 1]);
            handle(&mut state, ServerEvent::Opened(connection, address), Duration::ZERO);
            for line in ["en", name, "open junior, 1 person, 1 computer"] {
                say(&mut state, connection, line);
            }
            connection
        });
        (state, guests)
    }

    fn is_failure(told: &[(Connection, String)], connection: Connection) -> bool {
        matches!(told, [(to, line)] if *to == connection && line.starts_with("This table ends by a fault"))
    }

    #[test]
    fn a_fault_at_a_table_ends_that_table_with_a_word_and_no_other() {
        let folder = tempfile::tempdir().unwrap();
        let (mut state, [ann, ben]) = two_tables(folder.path());
        let hosted = state.tables.get_mut(&0).unwrap();
        let done = hosted.drive(&mut state.guests, Duration::ZERO, |_, _| panic!("a fault"));
        assert!(done.is_none());
        let effects = effects(&mut state);
        assert!(is_failure(&told(&mut state, effects), ann));
        assert!(matches!(state.tables.get(&0).unwrap().stage, TableStage::Damaged));
        assert!(!say(&mut state, ann, "hand").is_empty() && !say(&mut state, ben, "hand").is_empty());
        assert!(matches!(state.tables.get(&1).unwrap().stage, TableStage::Playing(_)));
    }

    #[test]
    fn a_computer_that_fails_to_think_ends_its_table_with_a_word() {
        let folder = tempfile::tempdir().unwrap();
        let (mut state, [_, ben]) = two_tables(folder.path());
        let effects = handle(
            &mut state,
            ServerEvent::Done(WorkOutcome::Failed(WorkFailure::Thought(1))),
            Duration::ZERO,
        );
        assert!(is_failure(&told(&mut state, effects), ben));
    }

    /// All files in a folder and those below it, with the times at which they were written.
    fn files(folder: &std::path::Path) -> Vec<(std::path::PathBuf, std::time::SystemTime)> {
        let mut files = Vec::new();
        for entry in std::fs::read_dir(folder).unwrap() {
            let entry = entry.unwrap();
            if entry.path().is_dir() {
                files.extend(self::files(&entry.path()));
            } else {
                files.push((entry.path(), entry.metadata().unwrap().modified().unwrap()));
            }
        }
        files.sort();
        files
    }

    #[test]
    fn nothing_is_written_on_the_thread_of_the_state() {
        let folder = tempfile::tempdir().unwrap();
        let open = |state: &mut ServerState, connection| {
            handle(state, ServerEvent::Opened(connection, [127, 0, 0, 1].into()), Duration::ZERO);
        };
        let (ann, cleo) = (Connection(1), Connection(2));
        let mut state = state_of(Store::open(folder.path()).unwrap());
        open(&mut state, ann);
        let mut heard = Vec::new();
        for line in ["en", "Ann", "open junior, 1 person, 1 computer"] {
            heard.extend(say(&mut state, ann, line));
        }
        let key = heard.iter().find_map(|(_, line)| line.split_once("key: "));
        let key: String = key.unwrap().1.chars().filter(char::is_ascii_digit).take(12).collect();
        drop(state);
        let before = files(folder.path());
        // Nobody writes for this one.
        let mut state = state_of(Store::open(folder.path()).unwrap().with_pool(WriterPool::default()));
        open(&mut state, ann);
        open(&mut state, cleo);
        let mut heard = Vec::new();
        let lines = [
            "en",
            "Ann",
            &key,
            "new key",
            "width 40",
            "resign",
            "yes",
            "another match",
            "resign",
            "yes",
            "leave",
        ];
        let all = lines.map(|line| (ann, line)).into_iter().chain([(cleo, "en"), (cleo, "Cleo")]);
        for (connection, line) in all {
            heard.extend(say(&mut state, connection, line));
        }
        let effects = tick(&mut state, Duration::from_secs(2 * 3600));
        heard.extend(told(&mut state, effects));
        assert!(state.unstored.len() == 2 && !state.tables.contains_key(&0), "{heard:?}");
        assert_eq!(files(folder.path()), before);
        assert!(!heard.iter().any(|(_, line)| line.contains("key:")), "{heard:?}");
    }
}
