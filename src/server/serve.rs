//! The host as a program: a thread for the house, a runtime for the ports, and what takes its time on threads of its own.

use super::House;
use super::admin::console;
use super::cluster::{self, Cluster};
use super::connections::events::{Arrival, Ears, Note};
use super::connections::host_key;
use super::connections::limits::Limits;
use super::connections::line;
use super::connections::ssh;
use super::connections::timeouts::Patience;
use super::connections::tls::{Gate, TlsFault};
use super::metrics::Tally;
use super::running::Running;
use super::storage::pool::Scribes;
use super::storage::shared::Order;
use super::storage::store::Keep;
use super::web;
use super::wire::{Connection, Done, Due, Knock, Sent, Work};
use crate::locale::Language;
use crate::session::Manner;
use russh::server::Config;
use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Handle};
use tokio::sync::{Semaphore, mpsc};
use tokio::time::timeout;
use tracing::info;

/// The most connections at a time.
const MOST: usize = 5_000;

/// The most connections to the page at a time, for it and what belongs to it come by some of their own; and how many
/// times as many one address may have as guests.
const MOST_REQUESTS: usize = 10_000;
const REQUESTS_EACH: usize = 4;

/// How long clients may take to read what was said last, and how often that is looked at.
const LAST_WORDS: Duration = Duration::from_secs(3);
const BETWEEN: Duration = Duration::from_millis(20);

/// How many answers wait for the keeper.
const MOST_ANSWERS: usize = 64;

/// How often the house looks at the time.
const TICK: Duration = Duration::from_secs(1);

/// How much of the work that takes its time is done at once: keys are dear in memory, thoughts in time.
const KEYS: usize = 1;
const THOUGHTS: usize = 2;

/// What the host is to do.
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
    /// How many connections one address may have, and how many tables may be opened from it.
    pub each: usize,
    /// Where guests and tables are kept instead, for other nodes to share.
    pub nats: Option<String>,
    /// The files of certificate and key, where ports speak TLS.
    pub tls: Option<(PathBuf, PathBuf)>,
    /// How long clients are waited for.
    pub patience: Patience,
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
    /// Whether the ports speak TLS.
    pub is_secure: bool,
    /// How many tables go on.
    pub tables: usize,
}

/// Why the host can't run.
#[derive(Debug)]
pub enum Fault {
    /// Its folder can't be had.
    Folder(io::Error),
    /// A port can't be opened.
    Port(u16, io::Error),
    /// The key by which clients of ssh know the host can't be had from this file.
    HostKey(PathBuf, io::Error),
    /// Nothing can be shared.
    Nats(cluster::Fault),
    /// There is no such certificate.
    Tls(TlsFault),
    /// The system gives no threads.
    System(io::Error),
}

/// Runs the host until it is ended; `ready` is told where it can be reached, `answer` what its keeper is answered, whose
/// lines come from the standard input.
///
/// # Errors
/// Why it can't run.
pub fn serve(
    options: &Options,
    ready: impl FnOnce(&Ready),
    answer: impl Fn(Vec<String>),
) -> Result<(), Fault> {
    let gate = match &options.tls {
        Some((certificate, key)) => Gate::secure(certificate, key).map_err(Fault::Tls)?,
        None => Gate::plain(),
    };
    more_files();
    let runtime =
        Builder::new_multi_thread().worker_threads(2).enable_all().build().map_err(Fault::System)?;
    let (keep, sharing) = match &options.nats {
        None => (Keep::open(&options.folder).map_err(Fault::Folder)?, None),
        Some(url) => {
            let (sharing, shared) = runtime.block_on(cluster::open(url)).map_err(Fault::Nats)?;
            (Keep::Shared(shared), Some(sharing))
        }
    };
    let address = options.address.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
    let bind = |port: u16| {
        let bound = runtime.block_on(TcpListener::bind(SocketAddr::new(address, port)));
        bound
            .and_then(|listener| Ok((listener.local_addr()?.port(), listener)))
            .map_err(|error| Fault::Port(port, error))
    };
    let web = options.web.map(bind).transpose()?;
    let line = options.line.map(bind).transpose()?;
    let ssh = options.ssh.map(bind).transpose()?;
    let ssh = ssh.map(|(port, listener)| Ok((port, listener, known_by(&options.folder)?))).transpose()?;
    let tally = Tally::default();
    let (ears, heard) = Ears::new(tally.clone());
    let told = ears.clone();
    let scribes = Scribes::start(move |written| told.written(written)).map_err(Fault::System)?;
    let keep = keep.with_scribes(scribes);
    let (opened, tables) = std::sync::mpsc::sync_channel(1);
    let (language, today, each) = (options.language, options.today, options.each);
    let (handle, own) = (runtime.handle().clone(), ears.clone());
    let among = sharing.as_ref().map(|sharing| (sharing.own.clone(), sharing.desk.clone()));
    let last = among.as_ref().map(|(_, desk)| desk.clone());
    let (said, answers) = std::sync::mpsc::sync_channel(MOST_ANSWERS);
    let counted = tally.clone();
    let thread = |name: &str| std::thread::Builder::new().name(name.to_owned());
    let keeping = thread("house").spawn(move || {
        let house = House::open(keep, &Manner::new(language), today, counted).with_tables_each(each);
        let _ = opened.send(house.tables());
        let cluster = among.map(|(node, desk)| Cluster::new(node, desk, own.clone()));
        run(Running::new(house, cluster), heard, &own, &handle, &said);
    });
    keeping.map_err(Fault::System)?;
    if let Some(sharing) = sharing {
        runtime.spawn(cluster::listen(sharing, ears.clone()));
    }
    runtime.spawn(console::end_by_signal(ears.clone()));
    let limits = Limits::new(MOST, options.each, options.patience);
    let port = |bound: &Option<(u16, TcpListener)>| bound.as_ref().map(|(port, _)| *port);
    let reached = Ready {
        host: own_address(address),
        web: port(&web),
        line: port(&line),
        ssh: ssh.as_ref().map(|(port, ..)| *port),
        is_secure: gate.is_secure(),
        tables: tables.recv_timeout(Duration::from_secs(60)).unwrap_or_default(),
    };
    if let Some((_, listener)) = web {
        let requests =
            Limits::new(MOST_REQUESTS, options.each.saturating_mul(REQUESTS_EACH), options.patience);
        let requests = requests.but_for(options.proxy);
        runtime.spawn(web::listen(listener, gate.clone(), requests, ears.clone(), limits.clone()));
    }
    if let Some((_, listener)) = line {
        runtime.spawn(line::listen(listener, gate, ears.clone(), limits.clone()));
    }
    if let Some((_, listener, config)) = ssh {
        runtime.spawn(ssh::listen(listener, config, ears.clone(), limits));
    }
    info!(web = ?reached.web, line = ?reached.line, ssh = ?reached.ssh, tls = reached.is_secure, tables = reached.tables, "ready");
    ready(&reached);
    thread("keeper").spawn(move || console::hear(&ears)).map_err(Fault::System)?;
    // Until the house is gone.
    answers.into_iter().for_each(answer);
    let end = Instant::now();
    while tally.open() > 0 && end.elapsed() < LAST_WORDS {
        std::thread::sleep(BETWEEN);
    }
    if let Some(desk) = last {
        let (done, ended) = std::sync::mpsc::sync_channel(1);
        desk.order(Order::End(done));
        let _ = ended.recv_timeout(LAST_WORDS);
    }
    runtime.shutdown_timeout(BETWEEN);
    info!("ended");
    Ok(())
}

/// What is agreed on with clients of ssh, by the key of a folder.
fn known_by(folder: &Path) -> Result<Arc<Config>, Fault> {
    let key = host_key::host_key(folder);
    key.map(ssh::agreement).map_err(|error| Fault::HostKey(folder.join(host_key::FILE), error))
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

/// The thread of the house, until it is to end.
fn run(
    mut running: Running,
    mut heard: mpsc::Receiver<Note>,
    ears: &Ears,
    runtime: &Handle,
    said: &std::sync::mpsc::SyncSender<Vec<String>>,
) {
    let mut outlets: HashMap<Connection, mpsc::Sender<Box<Sent>>> = HashMap::new();
    let (keys, thoughts) = (Arc::new(Semaphore::new(KEYS)), Arc::new(Semaphore::new(THOUGHTS)));
    let mut last_tick = Instant::now();
    loop {
        let note = match runtime.block_on(async { timeout(TICK, heard.recv()).await }) {
            Ok(Some(note)) => Some(note),
            Ok(None) => return,
            Err(_) => None,
        };
        let mut due = match note {
            Some(Note::Opened(connection, address, outlet, arrival)) => {
                outlets.insert(connection, outlet);
                let knock = match arrival {
                    Arrival::Introduced(introduction) => Knock::Introduced(connection, address, introduction),
                    Arrival::Keyed(key) => Knock::Keyed(connection, address, key),
                    Arrival::Unknown => Knock::Opened(connection, address),
                };
                running.knock(knock)
            }
            Some(Note::News(news)) => running.hear(*news),
            Some(Note::Keeper(line)) => {
                let (answer, due) = running.keep(&line);
                // What the keeper does not read is not waited for.
                let _ = said.try_send(answer);
                due
            }
            Some(Note::Knock(knock)) => {
                if let Knock::Closed(connection) = &knock {
                    outlets.remove(connection);
                }
                running.knock(knock)
            }
            None => Vec::new(),
        };
        if last_tick.elapsed() >= TICK {
            last_tick = Instant::now();
            due.extend(running.tick());
        }
        while !due.is_empty() {
            let mut gone = Vec::new();
            for one in due {
                match one {
                    Due::Tell(connection, told) => {
                        ears.tally().refused.inc_by(u64::from(told.is_refusal()));
                        send(connection, Sent::Told(told), &mut outlets, &mut gone)
                    }
                    Due::Status(connection, status) => {
                        send(connection, Sent::Status(status), &mut outlets, &mut gone);
                    }
                    Due::Entered(connection, by) => {
                        send(connection, Sent::Entered(by), &mut outlets, &mut gone);
                    }
                    Due::Close(connection) => {
                        outlets.remove(&connection);
                    }
                    // Carried out among nodes, where there are several.
                    Due::Hand(..) | Due::Unheard(..) | Due::Beyond(_) => {}
                    // The ways to all clients are closed behind what was said last.
                    Due::End => return,
                    Due::Work(work) => {
                        let turn = if matches!(work, Work::Think(_)) { &thoughts } else { &keys };
                        runtime.spawn(done(work, Arc::clone(turn), ears.clone()));
                    }
                }
            }
            due = gone.into_iter().flat_map(|gone| running.knock(Knock::Closed(gone))).collect();
        }
    }
}

/// Leaves something for a client; whoever does not read what waits for it is let go, and may come back.
fn send(
    connection: Connection,
    sent: Sent,
    outlets: &mut HashMap<Connection, mpsc::Sender<Box<Sent>>>,
    gone: &mut Vec<Connection>,
) {
    if outlets.get(&connection).is_some_and(|outlet| outlet.try_send(Box::new(sent)).is_err()) {
        info!(connection = connection.0, "let go: it reads too slowly");
        outlets.remove(&connection);
        gone.push(connection);
    }
}

/// Has work done when its turn comes, and tells the house.
async fn done(work: Work, turn: Arc<Semaphore>, ears: Ears) {
    let Ok(_turn) = turn.acquire_owned().await else { return };
    let done: Result<Done, _> = tokio::task::spawn_blocking(move || work.done()).await;
    if let Ok(done) = done {
        ears.tell(Knock::Done(done)).await;
    }
}
