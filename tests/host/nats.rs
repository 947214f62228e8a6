//! The server of NATS, in a folder of its own.

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A running server, or one that is away for a while.
pub struct Nats {
    program: PathBuf,
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
        program()?;
        let routes: Vec<_> = (0..3).map(|_| format!("nats://127.0.0.1:{}", free_port())).collect();
        let monitors: Vec<_> = (0..3).map(|_| free_port()).collect();
        let all = routes.iter().enumerate().map(|(number, own)| {
            let others: Vec<_> = routes.iter().filter(|route| *route != own).map(String::as_str).collect();
            let (name, others) = (format!("server-{number}"), others.join(","));
            let monitor = monitors[number].to_string();
            let named = ["-js", "-n", &name, "-m", &monitor, "--cluster_name", "three"];
            Nats::with(&[&named[..], &["--cluster", own, "--routes", &others]].concat())
        });
        let all = all.collect();
        monitors.into_iter().for_each(until_healthy);
        all
    }

    fn with(arguments: &[&str]) -> Option<Nats> {
        let program = program()?;
        let port = free_port();
        let folder = tempfile::tempdir().unwrap();
        let arguments = arguments.iter().map(|&argument| argument.to_owned()).collect();
        let mut nats = Nats { program, folder, port, arguments, process: None };
        nats.go_on();
        Some(nats)
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
        let process = Command::new(&self.program)
            .args(["-a", "127.0.0.1", "-p", &self.port.to_string(), "-sd"])
            .arg(self.folder.path())
            .args(&self.arguments)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        self.process = Some(process.unwrap());
        while TcpStream::connect(("127.0.0.1", self.port)).is_err() {
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.stop();
    }
}
