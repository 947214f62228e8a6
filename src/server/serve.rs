//! The host as a program: a thread for the server, a runtime for the ports, and what takes its time on threads of its own.

use super::ServerState;
use super::admin::console;
use super::cluster::{self, Cluster};
use super::connections::events::{ClientIdentity, EventSender, ServerMessage};
use super::connections::host_key;
use super::connections::limits::Limits;
use super::connections::line;
use super::connections::ssh;
use super::connections::timeouts::Timeouts;
use super::connections::tls::Acceptor;
use super::event::{Connection, Outgoing, ServerEffect, ServerEvent, Work, WorkFailure, WorkOutcome};
use super::hashing::Hashing;
use super::metrics::Metrics;
use super::running::Running;
use super::storage::commit::QueueOutcome;
use super::storage::pool::WriterPool;
use super::storage::shared::NodeOrder;
use super::storage::store::Store;
use super::web;
use crate::locale::Language;
use crate::session::Preferences;
use crate::store::TlsFault;
use russh::server::Config;
use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Handle};
use tokio::sync::{Semaphore, mpsc};
use tokio::time::timeout;
use tracing::{error, info};

/// The most connections at a time.
const MOST: usize = 12_000;

/// The most connections to the page at a time, for it and what belongs to it come by some of their own; and how many
/// times as many one address may have as guests.
const MOST_REQUESTS: usize = 24_000;
const REQUESTS_EACH: usize = 4;

/// The longest time that clients may take to read the last words, and parts of the server to end.
const LAST_WORDS: Duration = Duration::from_secs(3);
const BETWEEN: Duration = Duration::from_millis(20);

/// The number of answers that wait for the administrator.
const MOST_ANSWERS: usize = 64;

/// The time between two looks of the server at the time.
const TICK: Duration = Duration::from_secs(1);

/// The most computers that think at once, and the most records that are read.
const THOUGHTS: usize = 2;
const READERS: usize = 2;

/// The options of a host.
#[derive(Clone, Debug)]
pub struct Options {
    /// Where guests, tables and records are kept.
    pub folder: PathBuf,
    /// The port of the web page; 0 takes any.
    pub web: Option<u16>,
    /// The port for line clients; 0 takes any.
    pub line: Option<u16>,
    /// The port for ssh; 0 takes any.
    pub ssh: Option<u16>,
    /// The address that is listened at.
    pub address: Option<IpAddr>,
    /// Where a proxy stands that says where guests come from.
    pub proxy: Option<IpAddr>,
    /// The number of connections that one address may have, and of tables that may be opened from it.
    pub each: usize,
    /// Where guests and tables are kept instead, for other nodes to share.
    pub nats: Option<String>,
    /// The number of servers of NATS that shall keep what nodes share, from 1 to 5; unless given, as it is, and 1 for new
    /// streams.
    pub replicas: Option<usize>,
    /// The files of certificate and key, where ports speak TLS.
    pub tls: Option<(PathBuf, PathBuf)>,
    /// The times that clients are waited for.
    pub timeouts: Timeouts,
    /// The language of the host, and of the names of its computers.
    pub language: &'static Language,
    /// The day, as it is written in records.
    pub today: fn() -> String,
}

/// Where the host can be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ready {
    /// The address to tell others.
    pub host: IpAddr,
    /// The port of the web page.
    pub web: Option<u16>,
    /// The port for line clients.
    pub line: Option<u16>,
    /// The port for ssh.
    pub ssh: Option<u16>,
    /// True if the ports speak TLS.
    pub is_secure: bool,
    /// True if one server of NATS alone keeps what nodes share.
    pub is_kept_once: bool,
    /// The number of tables that go on.
    pub tables: usize,
}

/// Why the host can't run.
#[derive(Debug)]
pub enum ServeFault {
    /// Its folder can't be had.
    Folder(io::Error),
    /// A port can't be opened.
    Port(u16, io::Error),
    /// The key by which clients of ssh know the host can't be had from this file.
    HostKey(PathBuf, io::Error),
    /// Nothing can be shared.
    Nats(cluster::NatsFault),
    /// There is no such certificate.
    Tls(TlsFault),
    /// The system gives no threads.
    System(io::Error),
    /// A fault of the program ended it.
    Failed,
}

/// Runs the host until it is ended; `ready` is told where it can be reached, `answer` what its administrator is answered, whose
/// lines come from the standard input.
///
/// # Errors
/// Why it can't run.
pub fn serve(
    options: &Options,
    ready: impl FnOnce(&Ready),
    answer: impl Fn(Vec<String>),
) -> Result<(), ServeFault> {
    let acceptor = match &options.tls {
        Some((certificate, key)) => Acceptor::secure(certificate, key).map_err(ServeFault::Tls)?,
        None => Acceptor::plain(),
    };
    more_files();
    let runtime =
        Builder::new_multi_thread().worker_threads(2).enable_all().build().map_err(ServeFault::System)?;
    let (store, sharing) = match &options.nats {
        None => (Store::open(&options.folder).map_err(ServeFault::Folder)?, None),
        Some(url) => {
            let (sharing, shared) =
                runtime.block_on(cluster::open(url, options.replicas)).map_err(ServeFault::Nats)?;
            (Store::Shared(shared), Some(sharing))
        }
    };
    let is_kept_once = sharing.as_ref().is_some_and(|sharing| sharing.replicas == 1);
    let address = options.address.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
    let bind = |port: u16| {
        let bound = runtime.block_on(TcpListener::bind(SocketAddr::new(address, port)));
        bound
            .and_then(|listener| Ok((listener.local_addr()?.port(), listener)))
            .map_err(|error| ServeFault::Port(port, error))
    };
    let web = options.web.map(bind).transpose()?;
    let line = options.line.map(bind).transpose()?;
    let ssh = options.ssh.map(bind).transpose()?;
    let ssh = ssh.map(|(port, listener)| Ok((port, listener, known_by(&options.folder)?))).transpose()?;
    let metrics = Metrics::default();
    let (events, heard) = EventSender::new(metrics.clone());
    let told = events.clone();
    let pool = WriterPool::start(move |job| {
        told.done(match job {
            QueueOutcome::Table(written) => WorkOutcome::Written(written),
            QueueOutcome::Accounts(stored) => WorkOutcome::Stored(stored),
        })
    });
    let store = store.with_pool(pool.map_err(ServeFault::System)?);
    let told = events.clone();
    let hashing = Hashing::start(move |done| told.done(done)).map_err(ServeFault::System)?;
    let (opened, tables) = std::sync::mpsc::sync_channel(1);
    let (language, today, each) = (options.language, options.today, options.each);
    let (handle, own) = (runtime.handle().clone(), events.clone());
    let cluster_link = sharing.as_ref().map(|sharing| (sharing.own.clone(), sharing.sender.clone()));
    let last = cluster_link.as_ref().map(|(_, sender)| sender.clone());
    let (said, answers) = std::sync::mpsc::sync_channel(MOST_ANSWERS);
    let counted = metrics.clone();
    let thread = |name: &str| std::thread::Builder::new().name(name.to_owned());
    let (ended, end) = std::sync::mpsc::sync_channel(1);
    let keeping = thread("state").spawn(move || {
        let state =
            ServerState::open(store, &Preferences::new(language), today, counted).with_tables_each(each);
        let _ = opened.send(state.tables());
        let cluster = cluster_link.map(|(node, sender)| Cluster::new(node, sender, own.clone()));
        let running = Running::new(state, cluster);
        let _ = ended.send(
            StateThread {
                running,
                events: own,
                runtime: handle,
                said,
                hashing,
                outlets: HashMap::new(),
                thoughts: Arc::new(Semaphore::new(THOUGHTS)),
                readers: Arc::new(Semaphore::new(READERS)),
            }
            .run(heard),
        );
    });
    keeping.map_err(ServeFault::System)?;
    if let Some(sharing) = sharing {
        runtime.spawn(events.clone().essential("cluster", cluster::listen(sharing, events.clone())));
    }
    runtime.spawn(events.clone().essential("signals", console::end_by_signal(events.clone())));
    let limits = Limits::new(MOST, options.each, options.timeouts);
    let port = |bound: &Option<(u16, TcpListener)>| bound.as_ref().map(|(port, _)| *port);
    let reached = Ready {
        host: own_address(address),
        web: port(&web),
        line: port(&line),
        ssh: ssh.as_ref().map(|(port, ..)| *port),
        is_secure: acceptor.is_secure(),
        is_kept_once,
        tables: tables.recv_timeout(Duration::from_secs(60)).unwrap_or_default(),
    };
    if let Some((_, listener)) = web {
        let requests =
            Limits::new(MOST_REQUESTS, options.each.saturating_mul(REQUESTS_EACH), options.timeouts);
        let requests = requests.but_for(options.proxy);
        runtime.spawn(events.clone().essential(
            "web port",
            web::listen(listener, acceptor.clone(), requests, events.clone(), limits.clone()),
        ));
    }
    if let Some((_, listener)) = line {
        runtime.spawn(
            events
                .clone()
                .essential("line port", line::listen(listener, acceptor, events.clone(), limits.clone())),
        );
    }
    if let Some((_, listener, config)) = ssh {
        runtime.spawn(
            events.clone().essential("ssh port", ssh::listen(listener, config, events.clone(), limits)),
        );
    }
    info!(web = ?reached.web, line = ?reached.line, ssh = ?reached.ssh, tls = reached.is_secure, tables = reached.tables, "ready");
    ready(&reached);
    let hears = move || events.essential_blocking("console", || console::hear(&events));
    thread("console").spawn(hears).map_err(ServeFault::System)?;
    // Until the thread of the state is gone.
    answers.into_iter().for_each(answer);
    let _ = runtime.block_on(async { timeout(LAST_WORDS, metrics.all_closed()).await });
    if let Some(sender) = last {
        let (done, ended) = std::sync::mpsc::sync_channel(1);
        sender.order(NodeOrder::End(done));
        let _ = ended.recv_timeout(LAST_WORDS);
    }
    runtime.shutdown_timeout(BETWEEN);
    match end.recv_timeout(LAST_WORDS) {
        Ok(Shutdown::Asked) => {
            info!("ended");
            Ok(())
        }
        Ok(Shutdown::Failed) | Err(_) => Err(ServeFault::Failed),
    }
}

/// Returns what is agreed on with clients of ssh, by the key of a folder.
fn known_by(folder: &Path) -> Result<Arc<Config>, ServeFault> {
    let key = host_key::host_key(folder);
    key.map(ssh::agreement).map_err(|error| ServeFault::HostKey(folder.join(host_key::FILE), error))
}

/// Allows as many open connections as the system grants: the usual number is for programs with a few files.
#[cfg(unix)]
fn more_files() {
    use nix::sys::resource::{Resource, getrlimit, setrlimit};
    if let Ok((_, most)) = getrlimit(Resource::RLIMIT_NOFILE) {
        let _ = setrlimit(Resource::RLIMIT_NOFILE, most, most);
    }
}

#[cfg(not(unix))]
const fn more_files() {}

/// The address by which others find this machine: that from which it would reach them. Nothing is sent.
fn own_address(listened: IpAddr) -> IpAddr {
    if !listened.is_unspecified() {
        return listened;
    }
    let found = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).and_then(|socket| {
        socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9))?;
        socket.local_addr()
    });
    found.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |address| address.ip())
}

/// The end of the server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shutdown {
    /// It was asked to.
    Asked,
    /// A fault of the program ended it.
    Failed,
}

/// The thread that holds the state and serves all tables.
struct StateThread {
    running: Running,
    events: EventSender,
    runtime: Handle,
    said: std::sync::mpsc::SyncSender<Vec<String>>,
    hashing: Hashing,
    outlets: HashMap<Connection, (IpAddr, mpsc::Sender<Box<Outgoing>>)>,
    thoughts: Arc<Semaphore>,
    readers: Arc<Semaphore>,
}

impl StateThread {
    /// Serves until the server is to end; a fault of the program is told to all who are connected before that.
    fn run(mut self, mut heard: mpsc::Receiver<ServerMessage>) -> Shutdown {
        let mut last_tick = Instant::now();
        loop {
            let note = match self.runtime.block_on(async { timeout(TICK, heard.recv()).await }) {
                Ok(Some(note)) => Some(note),
                Ok(None) => return Shutdown::Asked,
                Err(_) => None,
            };
            let step = catch_unwind(AssertUnwindSafe(|| {
                let effects = self.hear(note)?;
                let is_time = last_tick.elapsed() >= TICK;
                if is_time {
                    last_tick = Instant::now();
                }
                let passed = if is_time { self.running.tick() } else { Vec::new() };
                self.carry_out(effects.into_iter().chain(passed).collect())
            }));
            match step.unwrap_or(ControlFlow::Break(Shutdown::Failed)) {
                ControlFlow::Continue(()) => {}
                ControlFlow::Break(Shutdown::Asked) => return Shutdown::Asked,
                ControlFlow::Break(Shutdown::Failed) => {
                    error!("the server failed");
                    let _ = catch_unwind(AssertUnwindSafe(|| self.say_last_word()));
                    return Shutdown::Failed;
                }
            }
        }
    }

    fn say_last_word(&mut self) {
        let connections: Vec<Connection> = self.outlets.keys().copied().collect();
        let effects = self.running.last_word("host-failed", connections.into_iter());
        let _ = self.carry_out(effects);
    }

    /// Takes note of what happened; gives back what is due.
    fn hear(&mut self, note: Option<ServerMessage>) -> ControlFlow<Shutdown, Vec<ServerEffect>> {
        ControlFlow::Continue(match note {
            Some(ServerMessage::Opened(connection, address, outlet, arrival)) => {
                self.outlets.insert(connection, (address, outlet));
                let event = match arrival {
                    ClientIdentity::Introduced(introduction) => {
                        ServerEvent::Introduced(connection, address, introduction)
                    }
                    ClientIdentity::Keyed(key) => ServerEvent::Keyed(connection, address, key),
                    ClientIdentity::Unknown => ServerEvent::Opened(connection, address),
                };
                self.running.handle(event)
            }
            Some(ServerMessage::Cluster(news)) => self.running.hear(*news),
            Some(ServerMessage::Keeper(line)) => {
                let (answer, effects) = self.running.administer(&line);
                self.answer(answer);
                effects
            }
            Some(ServerMessage::ServerEvent(event)) => {
                if let ServerEvent::Closed(connection) = &event {
                    self.outlets.remove(connection);
                }
                self.running.handle(event)
            }
            Some(ServerMessage::Failed(name)) => {
                error!(name, "part of the server failed");
                return ControlFlow::Break(Shutdown::Failed);
            }
            None => Vec::new(),
        })
    }

    /// Answers whoever administers the host; what is not read is not waited for.
    fn answer(&self, lines: Vec<String>) {
        if !lines.is_empty() {
            let _ = self.said.try_send(lines);
        }
    }

    /// Carries out what is due, and what follows from it.
    fn carry_out(&mut self, mut effects: Vec<ServerEffect>) -> ControlFlow<Shutdown> {
        while !effects.is_empty() {
            let mut next = Vec::new();
            for one in effects {
                match one {
                    ServerEffect::Tell(connection, told) => {
                        self.events.metrics().refused.inc_by(u64::from(told.is_refusal()));
                        next.extend(self.send(connection, Outgoing::Told(told)));
                    }
                    ServerEffect::Status(connection, status) => {
                        next.extend(self.send(connection, Outgoing::Status(status)));
                    }
                    ServerEffect::Entered(connection, by) => {
                        next.extend(self.send(connection, Outgoing::Entered(by)))
                    }
                    ServerEffect::Close(connection) => {
                        self.outlets.remove(&connection);
                    }
                    // Carried out among nodes, where there are several.
                    ServerEffect::Hand(..) | ServerEffect::Unheard(..) | ServerEffect::TellNodes(_) => {}
                    // The ways to all clients are closed behind what was said last.
                    ServerEffect::End => return ControlFlow::Break(Shutdown::Asked),
                    ServerEffect::Admin(lines) => self.answer(lines),
                    ServerEffect::Work(work) => next.extend(self.start(work)),
                }
            }
            effects = next.into_iter().flat_map(|event| self.running.handle(event)).collect();
        }
        if self.running.has_failed() {
            ControlFlow::Break(Shutdown::Failed)
        } else {
            ControlFlow::Continue(())
        }
    }

    /// Leaves something for a client; whoever does not read what waits for it is let go, and may come back.
    fn send(&mut self, connection: Connection, sent: Outgoing) -> Option<ServerEvent> {
        let (_, outlet) = self.outlets.get(&connection)?;
        outlet.try_send(Box::new(sent)).is_err().then(|| {
            info!(connection = connection.0, "let go: it reads too slowly");
            self.outlets.remove(&connection);
            ServerEvent::Closed(connection)
        })
    }

    /// Has work done elsewhere, unless there is no room for it.
    fn start(&self, work: Work) -> Option<ServerEvent> {
        match &work {
            &Work::Hash(connection, _) => self.start_hashing(connection, work),
            &Work::Verify(connection, ..) => self.start_hashing(Some(connection), work),
            Work::Think(_) => self.start_in_turn(work, &self.thoughts),
            Work::Load(..) => self.start_in_turn(work, &self.readers),
        }
    }

    /// Has work on a key done in its turn, by where the connection comes from.
    fn start_hashing(&self, connection: Option<Connection>, work: Work) -> Option<ServerEvent> {
        let source =
            connection.and_then(|connection| self.outlets.get(&connection)).map(|(address, _)| *address);
        let failed = self.hashing.hand_in(source, work).err();
        failed.map(|failed| ServerEvent::Done(WorkOutcome::Failed(failed)))
    }

    /// Has work done when one of so many turns is free.
    fn start_in_turn(&self, work: Work, turns: &Arc<Semaphore>) -> Option<ServerEvent> {
        let failed = work.failed();
        let done = work_in_turn(failed, || work.done(), Arc::clone(turns), self.events.clone());
        self.runtime.spawn(done);
        None
    }
}

/// Has work done on another thread when its turn comes, and tells what came of it; a fault of the program in it is told, too.
async fn work_in_turn(
    failed: WorkFailure,
    work: impl FnOnce() -> WorkOutcome + Send + 'static,
    turns: Arc<Semaphore>,
    events: EventSender,
) {
    let Ok(_turn) = turns.acquire_owned().await else { return };
    let done = tokio::task::spawn_blocking(work).await;
    events.tell(ServerEvent::Done(done.unwrap_or(WorkOutcome::Failed(failed)))).await;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::{LANGUAGES, Locale};

    #[test]
    fn a_panic_in_a_part_of_the_server_is_told_to_all_and_ends_it_badly() {
        let folder = tempfile::tempdir().unwrap();
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
        let (events, heard) = EventSender::new(Metrics::default());
        let (own, handle) = (events.clone(), runtime.handle().clone());
        let ended = std::thread::spawn(move || {
            let store = Store::open(folder.path()).unwrap();
            let preferences = Preferences::new(&LANGUAGES[0]);
            let state = ServerState::open(store, &preferences, String::new, Metrics::default());
            let thread = StateThread {
                running: Running::new(state, None),
                events: own,
                runtime: handle,
                said: std::sync::mpsc::sync_channel(1).0,
                hashing: Hashing::start(|_| true).unwrap(),
                outlets: HashMap::new(),
                thoughts: Arc::new(Semaphore::new(THOUGHTS)),
                readers: Arc::new(Semaphore::new(READERS)),
            };
            thread.run(heard)
        });
        let told = runtime.block_on(async {
            let (_, mut outbox) = events.open(IpAddr::V4(Ipv4Addr::LOCALHOST)).await.unwrap();
            events.clone().essential("line port", async { panic!("a fault of the program") }).await;
            let mut told = Vec::new();
            while let Ok(Some(Outgoing::Told(said))) = timeout(Duration::from_secs(60), outbox.take()).await {
                told.extend(said.lines());
            }
            told
        });
        assert_eq!(told.last(), Some(&Locale::load(&LANGUAGES[0]).text("host-failed")), "{told:?}");
        assert_eq!(ended.join().unwrap(), Shutdown::Failed);
    }

    #[test]
    fn a_panic_in_the_thought_of_a_computer_is_told_to_the_server_and_frees_its_turn() {
        let runtime = Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
        let (events, mut heard) = EventSender::new(Metrics::default());
        let turns = Arc::new(Semaphore::new(1));
        let work = || panic!("a fault of the program");
        runtime.block_on(work_in_turn(WorkFailure::Thought(7), work, Arc::clone(&turns), events));
        let told = heard.try_recv().unwrap();
        let thought = WorkOutcome::Failed(WorkFailure::Thought(7));
        assert_eq!(
            format!("{told:?}"),
            format!("{:?}", ServerMessage::ServerEvent(ServerEvent::Done(thought)))
        );
        assert_eq!(turns.available_permits(), 1);
    }
}
