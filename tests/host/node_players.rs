//! Clients that play at several nodes, come back by themselves wherever they can, and remember what they were told.

use crate::hosting::Host;
use crate::nats::Nats;
use crate::nodes::node;
use elevens::locale::{LANGUAGES, Locale, args};
use elevens::record::{Line, Replay};
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeSet;
use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::Command;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How long an answer is waited for before the client comes in anew.
const LONG: Duration = Duration::from_secs(15);

/// What a guest is told whose table went on elsewhere.
const MOVED: &str = "Your table goes on";

/// What all clients know: the ports of the nodes, when the last node was killed, when all is over.
struct Field {
    ports: Mutex<Vec<u16>>,
    killed: Mutex<Option<Instant>>,
    /// How long it took until each was told that its table goes on elsewhere.
    moves: Mutex<Vec<Duration>>,
    /// How long it took until each came in again whose node was killed.
    returns: Mutex<Vec<Duration>>,
    end: Instant,
    pause: Duration,
}

/// What a client types to draw, which stands for it among cards.
const DRAW: &str = "draw";

/// A card that a client laid, or a draw.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Act {
    what: String,
    /// Whether it was told that it was done.
    is_told: bool,
}

/// A client.
pub struct Player {
    name: String,
    key: String,
    socket: Option<TcpStream>,
    came: Vec<u8>,
    asked: u64,
    acts: Vec<Act>,
    /// What it was told of the other: cards that were laid.
    seen: Vec<String>,
    moved: u32,
    returned: u32,
}

/// The connection is lost.
struct Lost;

impl Player {
    fn new(name: &str) -> Player {
        Player {
            name: name.to_owned(),
            key: String::new(),
            socket: None,
            came: Vec::new(),
            asked: 0,
            acts: Vec::new(),
            seen: Vec::new(),
            moved: 0,
            returned: 0,
        }
    }

    fn send(&mut self, line: &str) -> Result<(), Lost> {
        let socket = self.socket.as_mut().ok_or(Lost)?;
        socket.write_all(format!("{line}\r\n").as_bytes()).map_err(|_| Lost)
    }

    /// The next line; nothing where none comes in time.
    fn line(&mut self, wait: Duration) -> Result<Option<String>, Lost> {
        let end = Instant::now() + wait;
        loop {
            if let Some(at) = self.came.windows(2).position(|two| two == b"\r\n") {
                let line: Vec<u8> = self.came.drain(..at + 2).collect();
                let line = String::from_utf8_lossy(&line[..at]).into_owned();
                self.note(&line);
                return Ok(Some(line));
            }
            let left = end.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Ok(None);
            }
            let socket = self.socket.as_mut().ok_or(Lost)?;
            socket.set_read_timeout(Some(left)).map_err(|_| Lost)?;
            let mut buffer = [0; 4096];
            match socket.read(&mut buffer) {
                Ok(0) => return Err(Lost),
                Ok(count) => self.came.extend(&buffer[..count]),
                Err(error) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {}
                Err(_) => return Err(Lost),
            }
        }
    }

    /// Remembers what others laid.
    fn note(&mut self, line: &str) {
        if let Some((_, rest)) = line.split_once(" lays ") {
            let cards = rest.split('.').next().unwrap();
            self.seen.extend(cards_of(cards));
        }
    }

    /// Types a line; what comes up to the end of its answer.
    fn ask(&mut self, line: &str) -> Result<Vec<String>, Lost> {
        self.asked += 1;
        let name = format!("Q{}", self.asked);
        self.send(line)?;
        self.send(&format!("mute {name}"))?;
        let end = Locale::load(&LANGUAGES[0]).format("table-not-here", &args!("name" => name));
        let mut lines = Vec::new();
        loop {
            let line = self.line(LONG)?.ok_or(Lost)?;
            if line == end {
                return Ok(lines);
            }
            let is_moved = line.starts_with(MOVED);
            lines.push(line);
            if is_moved {
                // What was typed just before may be lost.
                while let Some(line) = self.line(Duration::from_millis(500))? {
                    lines.push(line);
                }
                return Ok(lines);
            }
        }
    }

    /// Comes in at some node.
    fn come_in(&mut self, field: &Field, rng: &mut SmallRng) -> Result<(), Lost> {
        self.came.clear();
        let ports = field.ports.lock().unwrap().clone();
        let Some(port) = ports.choose(rng) else { return Err(Lost) };
        self.socket = Some(TcpStream::connect(("127.0.0.1", *port)).map_err(|_| Lost)?);
        self.send("en")?;
        self.send(&self.name.clone())?;
        if !self.key.is_empty() {
            self.send(&self.key.clone())?;
        }
        let is_new = self.key.is_empty();
        loop {
            let line = self.line(LONG)?.ok_or(Lost)?;
            if is_new && line.starts_with("Your key: ") {
                self.key = line.chars().filter(char::is_ascii_digit).take(12).collect();
            }
            if line.starts_with("Welcome") {
                break;
            }
        }
        let lines = self.ask("who is here")?;
        self.moved_if(&lines, field);
        Ok(())
    }

    /// Plays until the end.
    fn play(&mut self, field: &Field, rng: &mut SmallRng) {
        while Instant::now() < field.end {
            if self.socket.is_none() {
                if self.come_in(field, rng).is_err() {
                    self.socket = None;
                    std::thread::sleep(Duration::from_millis(50));
                    continue;
                }
                self.returned += 1;
                note_gap(field, &field.returns);
            }
            if self.go_on(field).is_err() {
                self.socket = None;
            }
        }
    }

    /// Looks whether it can do something, and does it.
    fn go_on(&mut self, field: &Field) -> Result<(), Lost> {
        let lines = self.ask("can")?;
        self.moved_if(&lines, field);
        let answer = lines.join(" ").to_lowercase();
        let cards = answer.split_once("you can lay ").map(|(_, rest)| cards_of(rest)).unwrap_or_default();
        if let Some(card) = cards.first() {
            self.act(card, &format!("{card} laid"), field)?;
            self.ask("end")?;
        } else if answer.contains("draw") {
            self.act(DRAW, "you drew", field)?;
            self.ask("end")?;
        } else {
            // It is not one's turn.
            while self.line(Duration::from_millis(300))?.is_some() {}
        }
        std::thread::sleep(field.pause);
        Ok(())
    }

    /// Does something of which the record has a line, and remembers whether it was told.
    fn act(&mut self, what: &str, told: &str, field: &Field) -> Result<(), Lost> {
        self.acts.push(Act { what: what.to_owned(), is_told: false });
        let lines = self.ask(what)?;
        self.moved_if(&lines, field);
        let is_told = lines.iter().any(|line| line.to_lowercase().starts_with(told));
        if is_told {
            self.acts.last_mut().unwrap().is_told = true;
        } else if !lines.iter().any(|line| line.starts_with(MOVED)) {
            // It was refused.
            self.acts.pop();
        }
        Ok(())
    }

    fn moved_if(&mut self, lines: &[String], field: &Field) {
        if lines.iter().any(|line| line.starts_with(MOVED)) {
            self.moved += 1;
            note_gap(field, &field.moves);
        }
    }
}

/// Notes how long ago a node was killed, unless the server was away since.
fn note_gap(field: &Field, gaps: &Mutex<Vec<Duration>>) {
    if let Some(killed) = *field.killed.lock().unwrap() {
        gaps.lock().unwrap().push(killed.elapsed());
    }
}

/// The middle and the longest of several, in milliseconds.
fn told(gaps: &Mutex<Vec<Duration>>) -> String {
    let mut gaps = gaps.lock().unwrap().clone();
    gaps.sort();
    let at = |part: usize| gaps.get(gaps.len() * part / 100).or(gaps.last()).map_or(0, Duration::as_millis);
    format!("{} ms in the middle, 99 of 100 within {} ms, {} ms at most", at(50), at(99), at(100))
}

/// The cards in a list such as `blue 12 and green 10, 12`.
fn cards_of(text: &str) -> Vec<String> {
    let mut colour = String::new();
    let mut cards = Vec::new();
    for word in text.split([' ', ',', '.', '\u{a0}']) {
        let word = word.to_lowercase();
        if ["red", "yellow", "green", "blue"].contains(&word.as_str()) {
            colour = word;
        } else if !colour.is_empty() && !word.is_empty() && word.chars().all(|one| one.is_ascii_digit()) {
            cards.push(format!("{colour} {word}"));
        }
    }
    cards
}

/// Three nodes, so many tables of two clients each, for so long; then all is held against the records.
pub fn play_for(mut nats: Nats, tables: usize, time: Duration, pause: Duration) {
    let data = tempfile::tempdir().unwrap();
    let mut hosts: Vec<Option<Host>> = (0..3).map(|_| Some(node(data.path(), &nats))).collect();
    let ports = hosts.iter().flatten().map(|host| host.line).collect();
    let mut rng = SmallRng::seed_from_u64(19);
    // The matches begin before anybody is killed.
    let mut field = Field {
        ports: Mutex::new(ports),
        killed: Mutex::new(None),
        moves: Mutex::new(Vec::new()),
        returns: Mutex::new(Vec::new()),
        end: Instant::now() + Duration::from_secs(3_600),
        pause,
    };
    let mut players = Vec::new();
    for table in 0..tables {
        let mut pair = [0, 1].map(|seat| Player::new(&format!("{}{table}", ["Ann", "Ben"][seat])));
        for player in &mut pair {
            while player.come_in(&field, &mut rng).is_err() {}
            player.ask("forced moves typed").ok().unwrap();
        }
        let [ann, ben] = &mut pair;
        let opened = ann.ask("open junior 20 rounds, no stand-in").ok().unwrap().join(" ");
        let (_, sit) = opened.split_once("Others type: ").unwrap_or_else(|| panic!("{opened}"));
        let sit = sit.split('.').next().unwrap().to_owned();
        // The other node learns of the table by and by.
        while !ben.ask(&sit).ok().unwrap().join(" ").contains("Round 1") {
            std::thread::sleep(Duration::from_millis(50));
        }
        players.extend(pair);
    }
    field.end = Instant::now() + time;
    let field = Arc::new(field);
    let threads: Vec<_> = players
        .into_iter()
        .enumerate()
        .map(|(number, mut player)| {
            let field = Arc::clone(&field);
            std::thread::spawn(move || {
                player.play(&field, &mut SmallRng::seed_from_u64(number as u64));
                player
            })
        })
        .collect();
    let (mut kills, mut restarts) = (0, 0);
    // The last seconds are quiet, so that all clients come back.
    while field.end.saturating_duration_since(Instant::now()) > Duration::from_secs(6) {
        std::thread::sleep(Duration::from_millis(rng.random_range(500..2_000)));
        if rng.random_range(0..4) == 0 {
            restarts += 1;
            nats.stop();
            std::thread::sleep(Duration::from_millis(rng.random_range(0..1_500)));
            nats.go_on();
            *field.killed.lock().unwrap() = None;
            std::thread::sleep(Duration::from_secs(2));
        } else {
            kills += 1;
            let which = rng.random_range(0..hosts.len());
            let host = hosts[which].take().unwrap();
            field.ports.lock().unwrap().retain(|port| *port != host.line);
            host.kill();
            *field.killed.lock().unwrap() = Some(Instant::now());
            std::thread::sleep(Duration::from_millis(rng.random_range(500..6_000)));
            let host = node(data.path(), &nats);
            field.ports.lock().unwrap().push(host.line);
            hosts[which] = Some(host);
        }
    }
    let players: Vec<Player> = threads.into_iter().map(|thread| thread.join().unwrap()).collect();
    // What was under way is written.
    std::thread::sleep(Duration::from_secs(1));
    let folder = data.path().join("records");
    let records = records_of(&nats, &folder);
    assert_eq!(records.len(), tables, "a record a table");
    for pair in players.chunks(2) {
        hold_against(&records, pair);
    }
    let sum = |count: fn(&Player) -> usize| players.iter().map(count).sum::<usize>();
    println!(
        "{tables} tables: {kills} nodes killed, {restarts} restarts of the server; {} moves told as done, {} sent without an \
         answer\n{} times a table went on elsewhere: {}\n{} times a client came back: {}",
        sum(|player| player.acts.iter().filter(|act| act.is_told).count()),
        sum(|player| player.acts.iter().filter(|act| !act.is_told).count()),
        sum(|player| player.moved as usize),
        told(&field.moves),
        sum(|player| player.returned as usize),
        told(&field.returns),
    );
    assert!(sum(|player| player.acts.len()) > tables, "too little was played");
}

/// The records of all tables, each of which holds.
fn records_of(nats: &Nats, folder: &Path) -> Vec<String> {
    let program = env!("CARGO_BIN_EXE_elevens");
    let written = Command::new(program)
        .args(["host", "--lang", "en", "--nats", &nats.url(), "--export"])
        .arg(folder)
        .output()
        .unwrap();
    assert!(written.status.success(), "{written:?}");
    let mut records = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let told = Command::new(program).args(["replay", "--legal"]).arg(&path).output().unwrap();
        assert!(told.status.success(), "{path:?}: {}", String::from_utf8_lossy(&told.stderr));
        records.push(std::fs::read_to_string(path).unwrap());
    }
    records
}

/// Holds what two clients did and were told against the record of their table.
fn hold_against(records: &[String], pair: &[Player]) {
    let is_of = |record: &&String| record.lines().next().unwrap().contains(&format!("\"{}\"", pair[0].name));
    let record = records.iter().find(is_of).unwrap_or_else(|| panic!("no record of {}", pair[0].name));
    let (mut replay, mut acts) = (Replay::default(), [Vec::new(), Vec::new()]);
    for text in record.lines() {
        let line = Line::parse(text).unwrap();
        replay.tell(&line).unwrap();
        let value = serde_json::from_str::<serde_json::Value>(text).unwrap();
        let (Some(seat), Some(code)) = (value["seat"].as_u64(), value["do"].as_str()) else { continue };
        let colour = ["red", "yellow", "green", "blue"].into_iter().find(|one| one.starts_with(&code[..1]));
        let done = match colour {
            Some(colour) => format!("{colour} {}", &code[1..]),
            None if code == "+" => DRAW.to_owned(),
            None => continue,
        };
        acts[usize::try_from(seat).unwrap()].push(done);
    }
    for (seat, player) in pair.iter().enumerate() {
        let mut rest = acts[seat].iter();
        for act in player.acts.iter().filter(|act| act.is_told).map(|act| &act.what) {
            assert!(
                rest.any(|one| one == act),
                "{}: {act} was told and is lost: {:?} of {:?}: {record}",
                player.name,
                player.acts,
                acts[seat]
            );
        }
        let mut sent = player.acts.iter();
        for act in &acts[seat] {
            assert!(sent.any(|one| one.what == *act), "{}: {act} is there and was not sent", player.name);
        }
        let other: BTreeSet<&String> = acts[1 - seat].iter().collect();
        let unknown: Vec<&String> = player.seen.iter().filter(|card| !other.contains(card)).collect();
        assert!(unknown.is_empty(), "{}: told of {unknown:?}, which nobody laid", player.name);
    }
}
