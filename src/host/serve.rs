//! The host as a program: a thread for the house, a runtime for the ports, and what takes its time on threads of its own.

use super::ears::{Ears, Note};
use super::keep::Keep;
use super::limits::Limits;
use super::wire::{Connection, Done, Due, Knock, Sent, Work};
use super::{House, attend, line_port, web};
use crate::dialogue::Manner;
use crate::locale::Language;
use std::collections::HashMap;
use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::net::TcpListener;
use tokio::runtime::{Builder, Handle};
use tokio::sync::{Semaphore, mpsc};
use tokio::time::timeout;

/// The most connections at a time.
const MOST: usize = 5_000;

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
    /// The address that is listened at.
    pub address: Option<IpAddr>,
    /// How many connections one address may have.
    pub each: usize,
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
    /// The system gives no threads.
    System(io::Error),
}

/// Runs the host until the program ends; `ready` is told where it can be reached.
///
/// # Errors
/// Why it can't run.
pub fn serve(options: &Options, ready: impl FnOnce(&Ready)) -> Result<(), Fault> {
    let keep = Keep::open(&options.folder).map_err(Fault::Folder)?;
    let runtime =
        Builder::new_multi_thread().worker_threads(2).enable_all().build().map_err(Fault::System)?;
    let address = options.address.unwrap_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED));
    let bind = |port: u16| {
        let bound = runtime.block_on(TcpListener::bind(SocketAddr::new(address, port)));
        bound
            .and_then(|listener| Ok((listener.local_addr()?.port(), listener)))
            .map_err(|error| Fault::Port(port, error))
    };
    let web = options.web.map(bind).transpose()?;
    let line = options.line.map(bind).transpose()?;
    let (ears, heard) = Ears::new();
    let (opened, tables) = std::sync::mpsc::sync_channel(1);
    let (language, today, handle, own) =
        (options.language, options.today, runtime.handle().clone(), ears.clone());
    let keeping = std::thread::Builder::new().name("house".to_owned()).spawn(move || {
        let house = House::open(keep, &Manner::new(language), today);
        let _ = opened.send(house.tables());
        run(house, heard, &own, &handle);
    });
    let keeping = keeping.map_err(Fault::System)?;
    let limits = Limits::new(MOST, options.each);
    let port = |bound: &Option<(u16, TcpListener)>| bound.as_ref().map(|(port, _)| *port);
    let reached = |tables| Ready { host: own_address(address), web: port(&web), line: port(&line), tables };
    let tables = tables.recv_timeout(Duration::from_secs(60)).unwrap_or_default();
    let reached = reached(tables);
    if let Some((_, listener)) = web {
        runtime.spawn(web::listen(listener, ears.clone(), limits.clone()));
    }
    if let Some((_, listener)) = line {
        runtime.spawn(line_port::listen(listener, ears, limits));
    }
    ready(&reached);
    // Until the program is ended.
    let _ = keeping.join();
    Ok(())
}

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

/// The thread of the house.
fn run(mut house: House, mut heard: mpsc::Receiver<Note>, ears: &Ears, runtime: &Handle) {
    let begin = Instant::now();
    let mut outlets: HashMap<Connection, mpsc::Sender<Sent>> = HashMap::new();
    let (keys, thoughts) = (Arc::new(Semaphore::new(KEYS)), Arc::new(Semaphore::new(THOUGHTS)));
    let mut last_tick = begin;
    loop {
        let note = match runtime.block_on(async { timeout(TICK, heard.recv()).await }) {
            Ok(Some(note)) => Some(note),
            Ok(None) => return,
            Err(_) => None,
        };
        let mut due = match note {
            Some(Note::Opened(connection, outlet, introduction)) => {
                outlets.insert(connection, outlet);
                let knock = match introduction {
                    Some(introduction) => Knock::Introduced(connection, introduction),
                    None => Knock::Opened(connection),
                };
                attend::knock(&mut house, knock, begin.elapsed())
            }
            Some(Note::Knock(knock)) => {
                if let Knock::Closed(connection) = &knock {
                    outlets.remove(connection);
                }
                attend::knock(&mut house, knock, begin.elapsed())
            }
            None => Vec::new(),
        };
        if last_tick.elapsed() >= TICK {
            last_tick = Instant::now();
            due.extend(attend::tick(&mut house, begin.elapsed()));
        }
        while !due.is_empty() {
            let mut gone = Vec::new();
            for one in due {
                match one {
                    Due::Tell(connection, told) => {
                        send(connection, Sent::Told(told), &mut outlets, &mut gone)
                    }
                    Due::Settle(connection, stand) => {
                        send(connection, Sent::Settled(stand), &mut outlets, &mut gone);
                    }
                    Due::Entered(connection, by) => {
                        send(connection, Sent::Entered(by), &mut outlets, &mut gone);
                    }
                    Due::Close(connection) => {
                        outlets.remove(&connection);
                    }
                    Due::Work(work) => {
                        let turn = if matches!(work, Work::Think(_)) { &thoughts } else { &keys };
                        runtime.spawn(done(work, Arc::clone(turn), ears.clone()));
                    }
                }
            }
            due = gone
                .into_iter()
                .flat_map(|connection| attend::knock(&mut house, Knock::Closed(connection), begin.elapsed()))
                .collect();
        }
    }
}

/// Leaves something for a client; whoever does not read what waits for it is let go, and may come back.
fn send(
    connection: Connection,
    sent: Sent,
    outlets: &mut HashMap<Connection, mpsc::Sender<Sent>>,
    gone: &mut Vec<Connection>,
) {
    if outlets.get(&connection).is_some_and(|outlet| outlet.try_send(sent).is_err()) {
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
