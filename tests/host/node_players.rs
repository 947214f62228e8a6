//! Clients that play at several nodes, come back by themselves wherever they can, and remember what they were told.

use crate::nats::Nats;
use crate::node_faults::{Cluster, Fault};
use crate::node_report::{Disagreements, Field, hold_against, records_of};
use crate::program::wait_until;
use elevens::locale::{LANGUAGES, Locale, args};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use std::io::{ErrorKind, Read, Write};
use std::net::TcpStream;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

/// How long an answer is waited for before the client comes in anew.
const LONG: Duration = Duration::from_secs(15);

/// What a guest is told whose table went on elsewhere.
const MOVED: &str = "Your table goes on";

/// What a client types to draw, which stands for it among cards.
pub const DRAW: &str = "draw";

/// A card that a client laid, or a draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Act {
    pub what: String,
    /// Whether it was told that it was done.
    pub is_told: bool,
}

/// A client.
pub struct Player {
    pub name: String,
    key: String,
    socket: Option<TcpStream>,
    came: Vec<u8>,
    asked: u64,
    pub acts: Vec<Act>,
    /// What it was told of the other: cards that were laid.
    pub seen: Vec<String>,
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
    fn ask(&mut self, line: &str, field: &Field) -> Result<Vec<String>, Lost> {
        let asked = Instant::now();
        let answer = self.answer(line);
        field.answered(asked.elapsed());
        answer
    }

    fn answer(&mut self, line: &str) -> Result<Vec<String>, Lost> {
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
        let lines = self.ask("who is here", field)?;
        moved_if(&lines, field);
        Ok(())
    }

    /// Plays until the end.
    fn play(&mut self, field: &Field, rng: &mut SmallRng) {
        while field.goes_on() {
            if self.socket.is_none() {
                if self.come_in(field, rng).is_err() {
                    self.socket = None;
                    std::thread::sleep(Duration::from_millis(50));
                    continue;
                }
                field.returned();
            }
            if self.go_on(field).is_err() {
                self.socket = None;
            }
        }
    }

    /// Looks whether it can do something, and does it.
    fn go_on(&mut self, field: &Field) -> Result<(), Lost> {
        let lines = self.ask("can", field)?;
        moved_if(&lines, field);
        let answer = lines.join(" ").to_lowercase();
        let cards = answer.split_once("you can lay ").map(|(_, rest)| cards_of(rest)).unwrap_or_default();
        if let Some(card) = cards.first() {
            self.act(card, &format!("{card} laid"), field)?;
            self.ask("end", field)?;
        } else if answer.contains("draw") {
            self.act(DRAW, "you drew", field)?;
            self.ask("end", field)?;
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
        let lines = self.ask(what, field)?;
        let is_moved = moved_if(&lines, field);
        // What follows the word that the table moved tells again what was done before.
        let mut now = lines.iter().take_while(|line| !line.starts_with(MOVED));
        if now.any(|line| line.to_lowercase().starts_with(told)) {
            self.acts.last_mut().unwrap().is_told = true;
        } else if !is_moved {
            // It was refused.
            self.acts.pop();
        }
        Ok(())
    }
}

/// Notes that a client was told that its table goes on elsewhere, if it was; returns whether.
fn moved_if(lines: &[String], field: &Field) -> bool {
    let is_moved = lines.iter().any(|line| line.starts_with(MOVED));
    if is_moved {
        field.moved();
    }
    is_moved
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

/// So many tables of two clients each, whose matches have begun.
fn seated(tables: usize, field: &Field) -> Vec<Player> {
    let mut rng = SmallRng::seed_from_u64(7);
    let mut players = Vec::new();
    for table in 0..tables {
        let mut pair = [0, 1].map(|seat| Player::new(&format!("{}{table}", ["Ann", "Ben"][seat])));
        for player in &mut pair {
            wait_until(|| player.come_in(field, &mut rng).is_ok());
            player.ask("forced moves typed", field).ok().unwrap();
        }
        let [ann, ben] = &mut pair;
        let opened = ann.ask("open junior 20 rounds, no stand-in", field).ok().unwrap().join(" ");
        let (_, sit) = opened.split_once("Others type: ").unwrap_or_else(|| panic!("{opened}"));
        let sit = sit.split('.').next().unwrap().to_owned();
        // The other node learns of the table by and by.
        wait_until(|| {
            std::thread::sleep(Duration::from_millis(50));
            ben.ask(&sit, field).ok().unwrap().join(" ").contains("Round 1")
        });
        players.extend(pair);
    }
    players
}

/// Three hosts, so many tables of two clients each, for so long, under faults; then all is held against the records.
pub fn play_for(servers: Vec<Nats>, faults: &[Fault], tables: usize, time: Duration, pause: Duration) {
    let mut cluster = Cluster::start(servers);
    let field = Arc::new(Field::new(cluster.ports(), pause));
    let players = seated(tables, &field);
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
    cluster.torture(faults, &field, time);
    // All clients come back.
    std::thread::sleep(Duration::from_secs(6));
    field.is_over.store(true, Ordering::Relaxed);
    let players: Vec<Player> = threads.into_iter().map(|thread| thread.join().unwrap()).collect();
    // What was under way is written.
    std::thread::sleep(Duration::from_secs(1));
    let records = records_of(&cluster.servers[0].url(), &cluster.folder().join("records"));
    assert_eq!(records.len(), tables, "a record a table");
    let mut found = Disagreements::default();
    players.chunks(2).for_each(|pair| found.extend(hold_against(&records, pair)));
    field.tell();
    let acts = || players.iter().flat_map(|player| &player.acts);
    let told = acts().filter(|act| act.is_told).count();
    println!(
        "{tables} tables: {told} moves told as done, {} sent without an answer; {} lost, {} twice, {} told untruly",
        acts().count() - told,
        found.lost.len(),
        found.twice.len(),
        found.untrue.len(),
    );
    assert!(found.lost.is_empty() && found.twice.is_empty() && found.untrue.is_empty(), "{found:?}");
    assert!(acts().count() > tables, "too little was played");
}
