//! The server of NATS, in a folder of its own.

use crate::disk::Disk;
use crate::program::signal;
use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// The file of its settings, in its folder: a server that is to end has its clients go elsewhere as quickly as it can.
const SETTINGS: &str = "nats.conf";
const LAME_DUCK: &str = "lame_duck_grace_period: 1s\nlame_duck_duration: 30s\n";

/// A running server, or one that is away for a while.
pub struct Nats {
    program: PathBuf,
    /// The disk of its own on which it keeps things, if it has one.
    pub disk: Option<Disk>,
    folder: tempfile::TempDir,
    port: u16,
    arguments: Vec<String>,
    process: Option<Child>,
}

/// Where the server is: in the search path, or where the script of the tests puts it.
fn program() -> Option<PathBuf> {
    let named = std::env::var_os("ELEVENS_NATS_SERVER").map(PathBuf::from);
    let path = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&path).map(|folder| folder.join("nats-server"));
    named.into_iter().chain(found).find(|program| program.is_file())
}

/// A port that nobody listens at.
fn free_port() -> u16 {
    TcpListener::bind(("127.0.0.1", 0)).unwrap().local_addr().unwrap().port()
}

/// Waits until a server says at its monitoring port that it stores what it is told.
fn until_healthy(monitor: u16) {
    let is_healthy = || {
        let mut stream = TcpStream::connect(("127.0.0.1", monitor)).ok()?;
        stream.write_all(b"GET /healthz HTTP/1.0\r\n\r\n").ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        answer.contains(" 200 ").then_some(())
    };
    while is_healthy().is_none() {
        std::thread::sleep(Duration::from_millis(50));
    }
}

impl Nats {
    /// One that keeps things.
    pub fn start() -> Option<Nats> {
        Nats::with(&["-js"])
    }

    /// One that keeps things on a disk of so many kilobytes, where such can be had.
    pub fn start_on(size: usize) -> Option<Nats> {
        Nats::on(&["-js"], Some(size))
    }

    /// One that keeps nothing.
    pub fn without_store() -> Option<Nats> {
        Nats::with(&[])
    }

    /// One that asks for a password.
    pub fn guarded() -> Option<Nats> {
        Nats::with(&["-js", "--user", "ann", "--pass", "secret"])
    }

    /// Three in a cluster, which chose who leads.
    pub fn cluster() -> Option<Vec<Nats>> {
        Nats::cluster_on(None)
    }

    /// The same, each on a disk of so many kilobytes where such can be had.
    pub fn cluster_on(size: Option<usize>) -> Option<Vec<Nats>> {
        program()?;
        Some(started(|| Nats::three(size)))
    }

    fn three(size: Option<usize>) -> Option<Vec<Nats>> {
        let routes: Vec<_> = (0..3).map(|_| format!("nats://127.0.0.1:{}", free_port())).collect();
        let monitors: Vec<_> = (0..3).map(|_| free_port()).collect();
        let all = routes.iter().enumerate().map(|(number, own)| {
            let others: Vec<_> = routes.iter().filter(|route| *route != own).map(String::as_str).collect();
            let (name, others) = (format!("server-{number}"), others.join(","));
            let monitor = monitors[number].to_string();
            let named = ["-js", "-n", &name, "-m", &monitor, "--cluster_name", "three"];
            Nats::one(&[&named[..], &["--cluster", own, "--routes", &others]].concat(), size)
        });
        let all = all.collect::<Option<_>>()?;
        monitors.into_iter().for_each(until_healthy);
        Some(all)
    }

    fn with(arguments: &[&str]) -> Option<Nats> {
        Nats::on(arguments, None)
    }

    fn on(arguments: &[&str], size: Option<usize>) -> Option<Nats> {
        program()?;
        Some(started(|| Nats::one(arguments, size)))
    }

    /// Starts one, unless a port that was free is taken by then.
    fn one(arguments: &[&str], size: Option<usize>) -> Option<Nats> {
        let program = program()?;
        let port = free_port();
        let folder = tempfile::tempdir().unwrap();
        let disk = size.and_then(|size| Disk::sized(folder.path(), size));
        std::fs::write(folder.path().join(SETTINGS), LAME_DUCK).unwrap();
        let arguments = arguments.iter().map(|&argument| argument.to_owned()).collect();
        let mut nats = Nats { program, disk, folder, port, arguments, process: None };
        nats.starts().then_some(nats)
    }

    /// Sends it a signal: with `STOP` it is silent until `CONT`, with `USR2` it has its clients go elsewhere and ends.
    pub fn signal(&self, name: &str) {
        signal(self.process.as_ref().unwrap().id(), name);
    }

    /// Waits until it has ended by itself.
    pub fn ended(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.wait().unwrap();
        }
    }

    /// Where it is.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Ends it as no program can prevent.
    pub fn stop(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill().unwrap();
            process.wait().unwrap();
        }
    }

    /// Starts it, with what it kept.
    pub fn go_on(&mut self) {
        assert!(self.starts(), "the server of NATS ended at once");
    }

    /// Starts it, and waits until it answers; returns false if it ended instead.
    fn starts(&mut self) -> bool {
        let process = Command::new(&self.program)
            .args(["-a", "127.0.0.1", "-p", &self.port.to_string(), "-sd"])
            .arg(self.folder.path())
            .arg("-c")
            .arg(self.folder.path().join(SETTINGS))
            .args(&self.arguments)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        let process = self.process.insert(process.unwrap());
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            if process.try_wait().unwrap().is_some() {
                return false;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        true
    }
}

/// Starts what needs ports, some times again with others: another test may have taken one meanwhile.
fn started<T>(start: impl Fn() -> Option<T>) -> T {
    (0..10).find_map(|_| start()).expect("the servers of NATS end at once")
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.stop();
    }
}
