//! The server of NATS, in a folder of its own.

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

    fn with(arguments: &[&str]) -> Option<Nats> {
        let program = program()?;
        let port = TcpListener::bind(("127.0.0.1", 0)).unwrap().local_addr().unwrap().port();
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
