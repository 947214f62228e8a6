//! A host in a folder of its own, and guests at its line port.
#![allow(dead_code, reason = "each test uses a part of it")]

use crate::program::signal;
use elevens::locale::{LANGUAGES, Language, Locale, args};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Shutdown, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::time::Duration;
use tempfile::TempDir;
use tungstenite::WebSocket;

/// How long anything is waited for that surely comes.
const LONG: Duration = Duration::from_secs(60);

/// The first bytes of the line port: whether the client speaks telnet.
pub const HELLO: [u8; 3] = [255, 253, 24];

/// The seed of all tables, where nothing else is said.
const SEED: &str = "7";

/// A running host.
pub struct Host {
    process: Child,
    output: BufReader<ChildStdout>,
    pub line: u16,
    pub web: u16,
    pub ssh: u16,
    /// What it printed until it was ready.
    pub printed: Vec<String>,
}

/// The message by which the host ends what it prints at its start.
fn stays() -> String {
    Locale::load(&LANGUAGES[0]).text("host-stays")
}

impl Host {
    /// Starts a host that keeps all in this folder.
    pub fn start(data: &Path) -> Host {
        Host::with(data, &[])
    }

    /// The same in a folder of its own, which is there as long as what stands for it.
    pub fn fresh() -> (TempDir, Host) {
        let data = tempfile::tempdir().unwrap();
        let host = Host::start(data.path());
        (data, host)
    }

    /// The first with more arguments.
    pub fn with(data: &Path, arguments: &[&str]) -> Host {
        Host::noting(data, arguments, Stdio::inherit())
    }

    /// The same, with an error output of its own.
    pub fn noting(data: &Path, arguments: &[&str], notes: Stdio) -> Host {
        Host::with_ends(data, arguments, Stdio::null(), notes)
    }

    /// One that speaks TLS, with the files of a certificate and its key.
    pub fn secure(data: &Path, chain: &Path, key: &Path) -> Host {
        Host::with(data, &["--tls", chain.to_str().unwrap(), key.to_str().unwrap()])
    }

    /// A host whose keeper types.
    pub fn kept(data: &Path) -> Host {
        Host::with_ends(data, &[], Stdio::piped(), Stdio::inherit())
    }

    /// A client at the socket of the page, which has said nothing yet.
    pub fn socket(&self) -> WebSocket<TcpStream> {
        let stream = TcpStream::connect(("127.0.0.1", self.web)).unwrap();
        stream.set_read_timeout(Some(LONG)).unwrap();
        tungstenite::client(format!("ws://127.0.0.1:{}/socket", self.web), stream).unwrap().0
    }

    /// A host whose tables are dealt by this seed.
    pub fn seeded(data: &Path, seed: &str) -> Host {
        Host::begin(data, &[], &[("ELEVENS_SEED", seed)], Stdio::null(), Stdio::inherit())
    }

    /// A host that waits so many times less than usual for its clients.
    pub fn hasty(data: &Path, arguments: &[&str], haste: u32) -> Host {
        Host::set(data, arguments, &[("ELEVENS_TEST_TIME_SCALE", &haste.to_string())])
    }

    /// A host with variables of its environment.
    pub fn set(data: &Path, arguments: &[&str], variables: &[(&str, &str)]) -> Host {
        Host::begin(data, arguments, variables, Stdio::null(), Stdio::inherit())
    }

    fn with_ends(data: &Path, arguments: &[&str], keeper: Stdio, notes: Stdio) -> Host {
        Host::begin(data, arguments, &[], keeper, notes)
    }

    fn begin(
        data: &Path,
        arguments: &[&str],
        variables: &[(&str, &str)],
        keeper: Stdio,
        notes: Stdio,
    ) -> Host {
        let usual = ["host", "--lang", LANGUAGES[0].code(), "--address", "127.0.0.1", "--line", "0"];
        let mut process = Command::new(env!("CARGO_BIN_EXE_elevens"))
            .args(usual)
            .args(if arguments.contains(&"--web") { &[][..] } else { &["--web", "0"] })
            .args(if arguments.contains(&"--ssh") { &[][..] } else { &["--ssh", "off"] })
            .args(arguments)
            .env("ELEVENS_DATA", data)
            .env("ELEVENS_SEED", SEED)
            .env("ELEVENS_DATE", "2026-11-22")
            .env("ELEVENS_TEST_TIME_SCALE", "1")
            .env("LC_ALL", "C")
            .envs(variables.iter().copied())
            .stdin(keeper)
            .stdout(Stdio::piped())
            .stderr(notes)
            .spawn()
            .unwrap();
        let mut printed = Vec::new();
        let mut output = BufReader::new(process.stdout.take().unwrap());
        for line in output.by_ref().lines() {
            printed.push(line.unwrap());
            if printed.last() == Some(&stays()) {
                break;
            }
        }
        let port = |line: &String| {
            line.strip_prefix("With ")?.trim_end_matches('.').rsplit(' ').next()?.parse().ok()
        };
        let line = printed.iter().find_map(port).unwrap_or_default();
        let web = |line: &String| line.split_once("://")?.1.split([':', ' ']).nth(1)?.parse().ok();
        let web = printed.iter().find_map(web).unwrap_or_default();
        let ssh = |line: &String| line.split_once("ssh -p ")?.1.split(' ').next()?.parse().ok();
        let ssh = printed.iter().find_map(ssh).unwrap_or_default();
        Host { process, output, line, web, ssh, printed }
    }

    /// The keeper types a line; what comes back.
    pub fn keep(&mut self, line: &str) -> Vec<String> {
        // Behind it something that nobody knows: its answer is the end.
        writeln!(self.process.stdin.as_ref().unwrap(), "{line}\nxyzzy").unwrap();
        let end = Locale::load(&LANGUAGES[0]).text("keep-unknown");
        self.output.by_ref().lines().map(Result::unwrap).take_while(|line| *line != end).collect()
    }

    /// The keeper types a line that ends the host; how it ended.
    pub fn close(&mut self, line: &str) -> ExitStatus {
        writeln!(self.process.stdin.as_ref().unwrap(), "{line}").unwrap();
        self.process.wait().unwrap()
    }

    /// The system asks the host to end; how it ended.
    pub fn terminate(&mut self) -> ExitStatus {
        self.signal("TERM");
        self.process.wait().unwrap()
    }

    /// Sends the host a signal: with `STOP` it is silent as behind a dead network, until `CONT`.
    pub fn signal(&self, name: &str) {
        signal(self.process.id(), name);
    }

    /// Ends the host as no program can prevent.
    pub fn kill(mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }

    /// The memory that it holds, in kilobytes.
    pub fn memory(&self) -> usize {
        let path = format!("/proc/{}/status", self.process.id());
        let status = std::fs::read_to_string(path).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        line.trim().trim_end_matches(" kB").parse().unwrap()
    }

    /// Somebody at the door, in a language.
    pub fn knock(&self) -> Guest {
        let socket = TcpStream::connect(("127.0.0.1", self.line)).unwrap();
        socket.set_read_timeout(Some(LONG)).unwrap();
        Guest::of(socket)
    }

    /// A guest of this name who was never here.
    pub fn guest(&self, name: &str, language: &'static Language) -> Guest {
        let mut guest = self.knock();
        guest.choose(language);
        guest.send(name);
        let line =
            guest.until(|line| line.contains(name) && line.contains(|letter: char| letter.is_ascii_digit()));
        guest.key = Some(line.chars().filter(char::is_ascii_digit).take(12).collect());
        guest.sync();
        guest
    }

    /// A guest who comes back.
    pub fn back(&self, name: &str, key: &str, language: &'static Language) -> Guest {
        let mut guest = self.knock();
        guest.choose(language);
        guest.send(name);
        guest.send(key);
        let welcome = guest.locale().format("login-back", &args!("name" => name));
        guest.until(|line| line == welcome);
        guest.key = Some(key.to_owned());
        guest.sync();
        guest
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// A client at the line port.
pub struct Guest {
    pub socket: TcpStream,
    /// All bytes that came.
    pub came: Vec<u8>,
    /// How many of them were looked at.
    read: usize,
    pub language: &'static Language,
    synced: usize,
    pub key: Option<String>,
}

impl Guest {
    /// Whoever is at a connection.
    pub fn of(socket: TcpStream) -> Guest {
        Guest { socket, came: Vec::new(), read: 0, language: &LANGUAGES[0], synced: 0, key: None }
    }

    pub fn locale(&self) -> Locale {
        Locale::load(self.language)
    }

    pub fn choose(&mut self, language: &'static Language) {
        self.language = language;
        self.send(language.code());
        let asked = self.locale().text("login-name");
        self.until(|line| line == asked);
    }

    /// Types a line.
    pub fn send(&mut self, line: &str) {
        self.socket.write_all(format!("{line}\r\n").as_bytes()).unwrap();
    }

    /// The word of the guest's language that a message has, with its blank filled in.
    pub fn word(&self, id: &str, blank: &str) -> String {
        self.locale().format(id, &args!("name" => blank, "text" => blank))
    }

    /// The next whole line, waited for; nothing when the connection was closed.
    pub fn line(&mut self) -> Option<String> {
        loop {
            let rest = &self.came[self.read..];
            if let Some(end) = rest.iter().position(|byte| *byte == b'\n') {
                let mut line = rest[..end].strip_suffix(b"\r").unwrap_or(&rest[..end]);
                line = line.strip_prefix(&HELLO[..]).unwrap_or(line);
                let line = String::from_utf8(line.to_vec()).unwrap();
                self.read += end + 1;
                return Some(line);
            }
            let mut buffer = [0; 4096];
            match self.socket.read(&mut buffer) {
                Ok(0) => return None,
                Ok(count) => self.came.extend(&buffer[..count]),
                Err(error) if error.kind() == std::io::ErrorKind::ConnectionReset => return None,
                // A read with a timeout is not repeated by the system itself.
                Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
                Err(error) => panic!("{error}: {:?}", String::from_utf8_lossy(&self.came)),
            }
        }
    }

    /// Reads up to a line, which is given back.
    pub fn until(&mut self, wanted: impl Fn(&str) -> bool) -> String {
        let mut seen = Vec::new();
        while let Some(line) = self.line() {
            if wanted(&line) {
                return line;
            }
            seen.push(line);
        }
        panic!("the connection was closed behind {seen:#?}");
    }

    /// All lines up to the answer to something that is typed only for that; without that answer.
    pub fn sync(&mut self) -> Vec<String> {
        // Short in every language, so that no width folds it; another each time, for it may be told again; and nobody
        // else hears of it.
        self.synced += 1;
        let name = format!("Q{}", self.synced);
        let line = self.word("say-mute", &name);
        self.send(&line);
        let answer = self.locale().format("table-not-here", &args!("name" => name));
        let mut lines = Vec::new();
        loop {
            let line = self.line().expect("the connection stays");
            if line == answer {
                return lines;
            }
            lines.push(line);
        }
    }

    /// All lines that are still to come, of a client that stays or was sent away.
    pub fn rest(&mut self) -> Vec<String> {
        let name = "Q";
        let _ = self.socket.write_all(format!("{}\r\n", self.word("say-mute", name)).as_bytes());
        let answer = self.locale().format("table-not-here", &args!("name" => name));
        std::iter::from_fn(|| self.line().filter(|line| *line != answer)).collect()
    }

    /// All lines until none comes for a while: only for what a test does not wait for.
    pub fn until_quiet(&mut self) -> Vec<String> {
        let quiet = Some(Duration::from_millis(400));
        let mut lines = Vec::new();
        loop {
            while self.came[self.read..].contains(&b'\n') {
                lines.extend(self.line());
            }
            let mut buffer = [0; 4096];
            self.socket.set_read_timeout(quiet).unwrap();
            let count = self.socket.read(&mut buffer).unwrap_or_default();
            self.socket.set_read_timeout(Some(LONG)).unwrap();
            self.came.extend(&buffer[..count]);
            if count == 0 {
                return lines;
            }
        }
    }

    /// Types a line, and gives back what came up to the end of its answer.
    pub fn ask(&mut self, line: &str) -> Vec<String> {
        self.send(line);
        self.sync()
    }

    /// Opens a table of a game for so many people, with so many computers, and nobody who stands in.
    pub fn open(&mut self, game: &str, people: usize, computers: usize) -> Vec<String> {
        let new = self.word("say-new-table", "");
        self.send(&new);
        self.send(game);
        self.send(&people.to_string());
        self.send(&computers.to_string());
        if computers > 0 {
            self.send("1");
        }
        self.send("1");
        if people > 1 {
            self.send("1");
            self.send("3");
        }
        self.sync()
    }

    /// Reads until the connection is closed.
    pub fn read_all(&mut self) -> Vec<String> {
        let mut lines = Vec::new();
        while let Some(line) = self.line() {
            lines.push(line);
        }
        lines
    }

    /// Breaks off.
    pub fn hang_up(self) {
        self.socket.shutdown(Shutdown::Both).unwrap();
    }
}

/// The records of a host, the oldest first.
pub fn records(data: &Path) -> Vec<PathBuf> {
    let mut records: Vec<PathBuf> = std::fs::read_dir(data.join("host/tables"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "jsonl"))
        .collect();
    records.sort();
    records
}
