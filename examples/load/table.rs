//! Four guests at a table, and how long they wait.

use crate::SEATS;
use crate::host::name;
use elevens::locale::{LANGUAGES, Locale};
use elevens::meaning::{Command, Move, MoveMode, RoutineMove, Spot};
use elevens::record::{Line, Replay};
use elevens::rules::rows::{Action, Piece, Round};
use elevens::rules::{self, Match, Position};
use std::collections::HashMap;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{sleep_until, timeout};

/// The longest wait for anything.
pub const PATIENCE: Duration = Duration::from_secs(5);

/// The line that guests are told when the match begins, in each language.
const BEGINS: [&str; 3] = ["Round 1 of", "Manche 1 sur", "Ronde 1 van"];

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// The times that lines took.
#[derive(Default)]
pub struct Times {
    /// Until who sent them was told.
    pub own: Vec<Duration>,
    /// Until the last of four was told.
    pub all: Vec<Duration>,
    /// The number of times that nothing came in time.
    pub lost: usize,
}

impl Times {
    pub fn add(&mut self, other: Times) {
        self.own.extend(other.own);
        self.all.extend(other.all);
        self.lost += other.lost;
    }
}

/// Four connections, and the match that is played over them; none at the bare server.
pub struct Seated {
    number: usize,
    guests: Vec<TcpStream>,
    game: Option<Match>,
    record: PathBuf,
}

async fn connect(port: u16) -> Result<TcpStream> {
    let socket = TcpStream::connect(("127.0.0.1", port)).await?;
    socket.set_nodelay(true)?;
    Ok(socket)
}

/// Reads until a text came.
async fn until(socket: &mut TcpStream, wanted: &str) -> Result<String> {
    let mut came = Vec::new();
    let mut buffer = [0; 4096];
    while !String::from_utf8_lossy(&came).contains(wanted) {
        let read = timeout(PATIENCE * 4, socket.read(&mut buffer)).await;
        let count = read.unwrap_or(Ok(0))?;
        if count == 0 {
            return Err(format!("no {wanted:?}, but {:?}", String::from_utf8_lossy(&came)).into());
        }
        came.extend(buffer.iter().take(count));
    }
    Ok(String::from_utf8_lossy(&came).into_owned())
}

/// A guest who is known by a key, or is new.
async fn come_in(port: u16, table: usize, seat: usize, key: Option<&str>) -> Result<TcpStream> {
    let mut socket = connect(port).await?;
    let (language, name) = (&LANGUAGES[seat % LANGUAGES.len()], name(table, seat));
    let (locale, args) =
        (Locale::load(language), elevens::locale::args!("name" => name.as_str(), "key" => ""));
    let mut lines = format!("{}\r\n{name}\r\n", language.code());
    let welcome = match key {
        Some(key) => {
            lines.push_str(&format!("{key}\r\n"));
            locale.format("login-back", &args)
        }
        // What comes before the key that a new guest is told.
        None => locale.format("login-key", &args).split(':').take(1).collect(),
    };
    socket.write_all(lines.as_bytes()).await?;
    until(&mut socket, &welcome).await?;
    // Each move is typed, so that it can be timed.
    let typed = Command::Automate(RoutineMove::Forced, Some(MoveMode::Typed)).said(&locale);
    socket.write_all(format!("{typed}\r\n").as_bytes()).await?;
    Ok(socket)
}

/// Has guests come in and sit down at these tables, one after the other, so that it is known which is which.
/// They are known by a key, or new.
pub async fn sit(port: u16, tables: std::ops::Range<usize>, key: Option<&str>) -> Result<Vec<Seated>> {
    let [english, french, dutch] = [0, 1, 2].map(|at| Locale::load(&LANGUAGES[at]));
    let locales = [&english, &french, &dutch];
    let mut seated = Vec::new();
    for table in tables {
        let mut guests = Vec::new();
        for seat in 0..SEATS {
            guests.push(come_in(port, table, seat, key).await?);
        }
        guests[0].write_all(b"open beginner 4 players, no stand-in\r\n").await?;
        let opened = until(&mut guests[0], "3 more").await?;
        // Which name is free is known to the host alone.
        let sit_at = english.format("say-sit", &elevens::locale::args!("name" => ""));
        let place = opened.split(&sit_at).nth(1).and_then(|rest| rest.split('.').next()).unwrap_or_default();
        for (seat, guest) in guests.iter_mut().enumerate().skip(1) {
            let locale = locales[seat % locales.len()];
            let line = locale.format("say-sit", &elevens::locale::args!("name" => place));
            guest.write_all(format!("{line}\r\n").as_bytes()).await?;
            // One after the other, so that each has the seat that it is taken to have.
            if seat + 1 < SEATS {
                until(guest, &format!("{}, ", locale.text("game-beginner"))).await?;
            }
        }
        for (seat, guest) in guests.iter_mut().enumerate() {
            until(guest, BEGINS[seat % BEGINS.len()]).await?;
        }
        seated.push(Seated { number: table, guests, game: None, record: PathBuf::new() });
    }
    Ok(seated)
}

/// Has each guest ask something: what understands a language is made with the first line that is typed in it.
pub async fn ask(tables: &mut [Seated]) -> Result<()> {
    for table in tables {
        for (seat, guest) in table.guests.iter_mut().enumerate() {
            while matches!(guest.try_read(&mut [0; 4096]), Ok(1..)) {}
            let line = Locale::load(&LANGUAGES[seat % LANGUAGES.len()]).text("say-hand");
            guest.write_all(format!("{line}\r\n").as_bytes()).await?;
            until(guest, "\r\n").await?;
        }
    }
    Ok(())
}

/// The same at the bare server.
pub async fn greet(port: u16, tables: usize) -> Result<Vec<Seated>> {
    let mut seated = Vec::new();
    for table in 0..tables {
        let mut guests = Vec::new();
        for _ in 0..SEATS {
            let mut socket = connect(port).await?;
            socket.write_all(format!("{table}\r\n").as_bytes()).await?;
            guests.push(socket);
        }
        seated.push(Seated { number: table, guests, game: None, record: PathBuf::new() });
    }
    Ok(seated)
}

/// Reads what was dealt at each table, from a folder of records.
pub fn read_all(tables: &mut [Seated], records: &Path) -> Result<()> {
    let mut by_first = HashMap::new();
    for entry in std::fs::read_dir(records)? {
        let path = entry?.path();
        let text = std::fs::read_to_string(&path)?;
        if let Some(Ok(Line::Header(header))) = text.lines().next().map(Line::parse) {
            by_first.insert(header.players.first().cloned().unwrap_or_default(), path);
        }
    }
    for table in tables {
        let record = by_first.get(&name(table.number, 0)).ok_or("a table has no record")?;
        (table.game, table.record) = (Some(read(record)?), record.clone());
    }
    Ok(())
}

fn read(record: &PathBuf) -> Result<Match> {
    let mut replay = Replay::default();
    for line in std::fs::read_to_string(record)?.lines() {
        replay.tell(&Line::parse(line)?)?;
    }
    Ok(replay.current().ok_or("no game")?.clone())
}

fn round(game: &Match) -> Option<&Round> {
    match game.round() {
        Some(rules::Round::Rows(round)) => Some(round),
        Some(rules::Round::Nimm(_)) | None => None,
    }
}

/// The next line to play: a card that can be laid, else a draw.
fn choice(round: &Round) -> Action {
    let legal = round.legal();
    let first = legal.lay.iter().next().map(|place| Action::Lay { place, piece: Piece::Number });
    first.unwrap_or_else(|| legal.actions().find(|action| *action == Action::Draw).unwrap_or(Action::End))
}

fn typed(locale: &Locale, action: Action) -> String {
    let command = match action {
        Action::Lay { place, piece } => {
            let spot = Spot { colour: Some(place.colour()), number: place.number() };
            Command::Play(vec![Move::Lay { spot, piece }])
        }
        Action::Draw => Command::Draw,
        Action::End | Action::Bridge { .. } | Action::Swap(_) | Action::Discard => Command::End,
    };
    command.said(locale)
}

impl Seated {
    /// Makes a move a second, for so many seconds; those at the table stay.
    pub async fn play(
        mut self,
        since: Instant,
        seconds: usize,
        locales: Rc<[Locale]>,
    ) -> Result<(Times, Seated)> {
        let mut times = Times::default();
        for second in 0..seconds {
            sleep_until((since + Duration::from_secs(second as u64)).into()).await;
            let Some((seat, line, told)) = self.next(second, &locales)? else { break };
            // What came late belongs to nothing that is measured.
            for guest in &self.guests {
                while matches!(guest.try_read(&mut [0; 4096]), Ok(1..)) {}
            }
            let begun = Instant::now();
            self.guests[seat].write_all(format!("{line}\r\n").as_bytes()).await?;
            for whom in &told {
                let guest = &mut self.guests[*whom];
                if !matches!(timeout(PATIENCE, guest.read(&mut [0; 4096])).await, Ok(Ok(1..))) {
                    times.lost += 1;
                }
                if *whom == seat {
                    times.own.push(begun.elapsed());
                }
            }
            if told.iter().any(|whom| *whom != seat) {
                times.all.push(begun.elapsed());
            }
            self.go_on()?;
        }
        Ok((times, self))
    }

    /// Behind a round the next was dealt, which the record tells.
    fn go_on(&mut self) -> Result<()> {
        if let Some(game) = self.game.as_mut().filter(|game| !game.is_round_running()) {
            *game = read(&self.record)?;
        }
        Ok(())
    }

    /// The guest who is to type, the line, and the guests who are told of it at once.
    fn next(&mut self, second: usize, locales: &[Locale]) -> Result<Option<(usize, String, Vec<usize>)>> {
        let all = |seat: usize| (0..SEATS).map(move |other| (seat + other) % SEATS);
        let Some(game) = &mut self.game else {
            let seat = second % SEATS;
            return Ok(Some((seat, "x".repeat(60), all(seat).collect())));
        };
        let Some(round) = round(game) else { return Ok(None) };
        if !game.is_round_running() {
            return Ok(None);
        }
        let (seat, action) = (round.to_act(), choice(round));
        game.play(rules::Action::Rows(action), &mut ())?;
        let ends = self::round(game).is_none_or(|round| round.to_act() != seat) || !game.is_round_running();
        let told = match (ends, action) {
            (false, _) => vec![seat.index()],
            (true, _) => all(seat.index()).collect(),
        };
        let locale = &locales[seat.index() % locales.len()];
        Ok(Some((seat.index(), typed(locale, action), told)))
    }
}
