//! A server without network, threads or clock: the test says what happens, and what time it is.

use elevens::locale::{LANGUAGES, Language};
use elevens::meaning::{Automation, Verbosities};
use elevens::protocol::{Envelope, GuestInput, Introduction, Wants, written};
use elevens::server::{
    Connection, Metrics, ServerEffect, ServerEvent, ServerState, Store, Work, administer, handle, tick,
};
use elevens::session::Preferences;
use elevens::store::Confirm;
use std::collections::{BTreeMap, BTreeSet};
use std::io::ErrorKind;
use std::net::IpAddr;
use std::path::Path;
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// A server, and what each connection was told.
pub struct Driven {
    state: ServerState,
    now: Duration,
    next: u64,
    told: BTreeMap<Connection, Vec<String>>,
    /// The messages that clients got, as they are written.
    pub sent: BTreeMap<Connection, Vec<String>>,
    /// Whether the host is to end.
    pub has_ended: bool,
    /// Where whoever comes next comes from.
    pub address: IpAddr,
    /// Whether what takes its time waits until it is to be done.
    pub is_idle: bool,
    work: Vec<Work>,
    /// Connections that the server closed.
    pub closed: BTreeSet<Connection>,
    /// What the administrator was told without a question.
    pub noticed: Vec<String>,
}

/// How a program introduces a guest who was never here.
pub fn introduction(name: &str, language: &'static Language) -> Introduction {
    Introduction {
        language,
        name: Some(name.to_owned()),
        key: None,
        tellings: Verbosities::default(),
        confirm: Confirm::default(),
        automation: Automation::default(),
        wants: Wants::default(),
        address: None,
        invitation: None,
    }
}

/// The store in a folder, once nobody has it: a process that another test starts holds the files of all, until its program
/// begins.
fn store(folder: &Path) -> Store {
    let until = Instant::now() + Duration::from_secs(10);
    loop {
        match Store::open(folder) {
            Err(held) if held.kind() == ErrorKind::WouldBlock && Instant::now() < until => {
                std::thread::sleep(Duration::from_millis(5));
            }
            opened => return opened.unwrap(),
        }
    }
}

impl Driven {
    /// One in a folder of its own, which is there as long as what stands for it.
    pub fn fresh() -> (TempDir, Driven) {
        let data = tempfile::tempdir().unwrap();
        let state = Driven::open(&data.path().join("host"));
        (data, state)
    }

    /// One in this folder.
    pub fn open(folder: &Path) -> Driven {
        let preferences = Preferences::new(&LANGUAGES[0]);
        let today = || "2026-11-22".to_owned();
        let state = ServerState::open(store(folder), &preferences, today, Metrics::default());
        Driven {
            state,
            now: Duration::ZERO,
            next: 0,
            told: BTreeMap::new(),
            sent: BTreeMap::new(),
            has_ended: false,
            address: IpAddr::from([10, 0, 0, 1]),
            is_idle: false,
            work: Vec::new(),
            closed: BTreeSet::new(),
            noticed: Vec::new(),
        }
    }

    /// Somebody comes in, in a language; with a key where there is one.
    pub fn guest(&mut self, name: &str, key: Option<&str>, language: &'static Language) -> Connection {
        self.next += 1;
        let connection = Connection(self.next);
        self.handle(ServerEvent::Opened(connection, self.address));
        let lines = [language.code(), name].into_iter().chain(key);
        lines.for_each(|line| self.say(connection, line));
        connection
    }

    /// Somebody comes with the program, which says its name.
    pub fn introduced(&mut self, name: &str, language: &'static Language) -> Connection {
        self.come(introduction(name, language))
    }

    /// Somebody comes with a client.
    pub fn come(&mut self, introduction: Introduction) -> Connection {
        self.next += 1;
        let connection = Connection(self.next);
        self.handle(ServerEvent::Introduced(connection, self.address, Box::new(introduction)));
        connection
    }

    fn send(&mut self, connection: Connection, envelope: Envelope) {
        self.sent.entry(connection).or_default().push(written(&envelope));
    }

    /// A guest types a line.
    pub fn say(&mut self, connection: Connection, line: &str) {
        self.hear(connection, GuestInput::Line(line.to_owned()));
    }

    /// Something comes from a guest.
    pub fn hear(&mut self, connection: Connection, heard: GuestInput) {
        self.handle(ServerEvent::Heard(connection, heard));
    }

    /// The keeper types a line; the answer.
    pub fn keep(&mut self, line: &str) -> Vec<String> {
        let (mut answer, due) = administer(&mut self.state, line, self.now);
        self.carry_out(due);
        answer.append(&mut self.noticed);
        answer
    }

    /// A guest is gone.
    pub fn leave(&mut self, connection: Connection) {
        self.handle(ServerEvent::Closed(connection));
    }

    /// So much time passes.
    pub fn pass(&mut self, time: Duration) {
        self.now += time;
        let due = tick(&mut self.state, self.now);
        self.carry_out(due);
    }

    /// What waited is done.
    pub fn finish_work(&mut self) {
        for work in std::mem::take(&mut self.work) {
            self.handle(ServerEvent::Done(work.done()));
        }
    }

    fn handle(&mut self, heard: ServerEvent) {
        let due = handle(&mut self.state, heard, self.now);
        self.carry_out(due);
    }

    /// Carries out what is due, and what follows from it: keys and thoughts come at once.
    fn carry_out(&mut self, due: Vec<ServerEffect>) {
        for one in due {
            match one {
                ServerEffect::Tell(connection, told) => {
                    self.send(connection, Envelope { told: told.laid_out(), ..Envelope::default() });
                    self.told.entry(connection).or_default().extend(told.lines());
                }
                ServerEffect::Work(work) if self.is_idle => self.work.push(work),
                ServerEffect::Work(work) => self.handle(ServerEvent::Done(work.done())),
                ServerEffect::Status(connection, status) => {
                    self.send(connection, Envelope { status: Some(*status), ..Envelope::default() });
                }
                ServerEffect::Entered(connection, credentials) => {
                    let entered = Some(credentials);
                    self.send(connection, Envelope { entered, ..Envelope::default() });
                }
                ServerEffect::Hand(..) | ServerEffect::Unheard(..) | ServerEffect::TellNodes(_) => {}
                ServerEffect::Close(connection) => drop(self.closed.insert(connection)),
                ServerEffect::Admin(lines) => self.noticed.extend(lines),
                ServerEffect::End => self.has_ended = true,
            }
        }
    }

    /// What a connection was told since this was asked last.
    pub fn told(&mut self, connection: Connection) -> Vec<String> {
        self.told.remove(&connection).unwrap_or_default()
    }
}
