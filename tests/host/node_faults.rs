//! The faults that meet hosts and servers of NATS while clients play.

use crate::disk::Disk;
use crate::hosting::Host;
use crate::nats::Nats;
use crate::node_report::Field;
use crate::program::skipped;
use rand::rngs::SmallRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tempfile::TempDir;

/// Something that goes wrong, or that an administrator does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    /// A host is killed, and another is started.
    HostKilled,
    /// A host does nothing for a while, and goes on as if nothing had been.
    HostStopped,
    /// A host is asked to end, and another is started once it has.
    HostUpgraded,
    /// The clock of a host jumps, and stays there.
    HostClock,
    /// A server of NATS is killed, and started again.
    ServerKilled,
    /// A server of NATS does nothing for a while.
    ServerStopped,
    /// The disk of a server of NATS is full for a while, and the server is started again once there is room.
    ServerFull,
    /// A server of NATS is asked to end once its clients are elsewhere, and is started again.
    ServerUpgraded,
}

impl Fault {
    /// All of them.
    pub const ALL: [Fault; 8] = [
        Fault::HostKilled,
        Fault::HostStopped,
        Fault::HostUpgraded,
        Fault::HostClock,
        Fault::ServerKilled,
        Fault::ServerStopped,
        Fault::ServerFull,
        Fault::ServerUpgraded,
    ];
}

/// The room of a server's disk, in kilobytes.
pub const ROOM: usize = 256 << 10;

/// The jumps of a clock, in seconds: a correction, an hour, a day and the battery of a clock that is empty.
const JUMPS: [i64; 7] = [-90, 90, -3_600, 3_600, -86_400, 86_400, -400_000_000];

/// The library that lets the clock of a program jump.
fn clock_library() -> Option<PathBuf> {
    let folders = std::fs::read_dir("/usr/lib").ok()?.flatten().map(|entry| entry.path());
    let libraries = folders.map(|folder| folder.join("faketime/libfaketimeMT.so.1"));
    libraries.into_iter().find(|library| library.is_file())
}

/// A host, and the file that says by how much its clock is wrong.
struct Node {
    host: Host,
    clock: PathBuf,
}

/// Hosts, and the servers of NATS through which they share their tables.
pub struct Cluster {
    data: TempDir,
    pub servers: Vec<Nats>,
    nodes: Vec<Option<Node>>,
    library: Option<PathBuf>,
    started: usize,
    rng: SmallRng,
}

impl Cluster {
    /// Three hosts.
    pub fn start(servers: Vec<Nats>) -> Cluster {
        let mut cluster = Cluster {
            data: tempfile::tempdir().unwrap(),
            servers,
            nodes: Vec::new(),
            library: clock_library(),
            started: 0,
            rng: SmallRng::seed_from_u64(19),
        };
        cluster.nodes = (0..3).map(|_| Some(cluster.node())).collect();
        cluster
    }

    /// The folder of all that is kept beside NATS.
    pub fn folder(&self) -> &Path {
        self.data.path()
    }

    /// The ports at which the hosts hear clients.
    pub fn ports(&self) -> Vec<u16> {
        self.nodes.iter().flatten().map(|node| node.host.line).collect()
    }

    /// Another host, at any of the servers, with a clock of its own where that can be had.
    fn node(&mut self) -> Node {
        self.started += 1;
        let clock = self.folder().join(format!("clock-{}", self.started));
        std::fs::write(&clock, "+0").unwrap();
        let (replicas, url) =
            (self.servers.len().to_string(), self.servers.choose(&mut self.rng).unwrap().url());
        let arguments = ["--nats", &url, "--replicas", &replicas, "--each", "5000"];
        let library = self.library.as_ref().map(|library| library.to_str().unwrap());
        let jumps = [
            ("LD_PRELOAD", library.unwrap_or_default()),
            ("FAKETIME_TIMESTAMP_FILE", clock.to_str().unwrap()),
            ("FAKETIME_DONT_FAKE_MONOTONIC", "1"),
            ("FAKETIME_CACHE_DURATION", "1"),
        ];
        let variables = if library.is_some() { &jumps[..] } else { &[] };
        Node { host: Host::set(self.folder(), &arguments, variables), clock }
    }

    /// Those of the faults that can be had here; the others are skipped by name.
    fn possible(&self, faults: &[Fault]) -> Vec<Fault> {
        let is_possible = |fault: &Fault| match fault {
            Fault::HostClock if self.library.is_none() => {
                skipped("HostClock", "libfaketime is missing");
                false
            }
            Fault::ServerFull if self.servers[0].disk.is_none() => {
                skipped("ServerFull", "no disk can be mounted");
                false
            }
            Fault::HostKilled
            | Fault::HostStopped
            | Fault::HostUpgraded
            | Fault::HostClock
            | Fault::ServerKilled
            | Fault::ServerStopped
            | Fault::ServerFull
            | Fault::ServerUpgraded => true,
        };
        faults.iter().copied().filter(is_possible).collect()
    }

    /// Has each of the faults happen in turn, in any order, until so much time is over.
    pub fn torture(&mut self, faults: &[Fault], field: &Field, time: Duration) {
        let mut faults = self.possible(faults);
        let begun = std::time::Instant::now();
        while begun.elapsed() < time {
            faults.shuffle(&mut self.rng);
            for fault in &faults {
                if begun.elapsed() < time {
                    self.wait(500..2_000);
                    field.begins(*fault);
                    self.happen(*fault, field);
                }
            }
        }
    }

    /// Waits for so many milliseconds.
    fn wait(&mut self, range: std::ops::Range<u64>) {
        std::thread::sleep(Duration::from_millis(self.rng.random_range(range)));
    }

    fn happen(&mut self, fault: Fault, field: &Field) {
        let (host, server) =
            (self.rng.random_range(0..self.nodes.len()), self.rng.random_range(0..self.servers.len()));
        match fault {
            Fault::HostKilled => self.replace(host, field, Host::kill),
            Fault::HostUpgraded => {
                self.replace(host, field, |mut host| assert!(host.terminate().success()));
            }
            Fault::HostStopped => {
                self.signal(host, "STOP");
                self.wait(1_000..12_000);
                self.signal(host, "CONT");
                self.wait(1_000..3_000);
            }
            Fault::HostClock => {
                let jump = *JUMPS.choose(&mut self.rng).unwrap();
                std::fs::write(&self.nodes[host].as_ref().unwrap().clock, format!("{jump:+}")).unwrap();
                self.wait(2_000..5_000);
            }
            Fault::ServerKilled => {
                self.servers[server].stop();
                self.wait(0..1_500);
                self.servers[server].go_on();
                self.wait(2_000..4_000);
            }
            Fault::ServerStopped => {
                self.servers[server].signal("STOP");
                self.wait(1_000..12_000);
                self.servers[server].signal("CONT");
                self.wait(2_000..4_000);
            }
            Fault::ServerFull => {
                self.servers[server].disk.as_ref().map(Disk::fill);
                self.wait(3_000..8_000);
                self.servers[server].disk.as_ref().map(Disk::clear);
                self.servers[server].stop();
                self.servers[server].go_on();
                self.wait(2_000..4_000);
            }
            Fault::ServerUpgraded => {
                self.servers[server].signal("USR2");
                self.servers[server].ended();
                self.servers[server].go_on();
                self.wait(2_000..4_000);
            }
        }
    }

    fn signal(&self, host: usize, name: &str) {
        self.nodes[host].as_ref().unwrap().host.signal(name);
    }

    /// Ends a host, to which nobody comes from then on, and starts another after a while.
    fn replace(&mut self, which: usize, field: &Field, end: impl Fn(Host)) {
        let node = self.nodes[which].take().unwrap();
        *field.ports.lock().unwrap() = self.ports();
        end(node.host);
        self.wait(500..6_000);
        self.nodes[which] = Some(self.node());
        *field.ports.lock().unwrap() = self.ports();
    }
}
