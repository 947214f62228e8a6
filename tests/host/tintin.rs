//! A MUD client that nobody here wrote plays at the line port: tintin++ of Debian, at a terminal of its own.

use crate::hosting::Host;
use crate::program::skipped;
use elevens::locale::LANGUAGES;
use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use std::io::{Read, Write};
use std::path::Path;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// Where Debian and others put it.
const PLACES: [&str; 4] = ["/usr/bin/tt++", "/usr/games/tt++", "/usr/local/bin/tt++", "/usr/bin/tintin++"];

/// How long anything is waited for that surely comes.
const LONG: Duration = Duration::from_secs(60);

/// What the terminal shows, without what moves its cursor.
struct Screen {
    came: Receiver<Vec<u8>>,
    seen: String,
}

impl Screen {
    /// Waits for a text behind all that was waited for.
    fn until(&mut self, wanted: &str) {
        loop {
            if let Some(at) = self.seen.find(wanted) {
                self.seen.drain(..at + wanted.len());
                return;
            }
            let bytes = self.came.recv_timeout(LONG).unwrap_or_else(|_| panic!("{wanted}: {:?}", self.seen));
            self.seen.push_str(&String::from_utf8_lossy(&bytes));
        }
    }
}

#[test]
fn tintin_plays_a_few_lines() {
    let Some(program) = PLACES.into_iter().find(|place| Path::new(place).exists()) else {
        return skipped("tintin_plays_a_few_lines", "no tintin++ is there");
    };
    let (data, host) = Host::fresh();
    let mut ben = host.guest("Ben", &LANGUAGES[1]);
    let size = PtySize { rows: 50, cols: 60, pixel_width: 0, pixel_height: 0 };
    let pair = native_pty_system().openpty(size).unwrap();
    let mut command = CommandBuilder::new(program);
    command.args(["-G", "-e", &format!("#session host 127.0.0.1 {}", host.line)]);
    for (name, value) in [("TERM", "vt100"), ("LC_ALL", "C.UTF-8"), ("HOME", data.path().to_str().unwrap())] {
        command.env(name, value);
    }
    let mut client = pair.slave.spawn_command(command).unwrap();
    drop(pair.slave);
    let mut output = pair.master.try_clone_reader().unwrap();
    let mut input = pair.master.take_writer().unwrap();
    let (sender, came) = channel();
    std::thread::spawn(move || {
        let mut buffer = [0; 4096];
        while let Ok(count @ 1..) = output.read(&mut buffer) {
            if sender.send(buffer[..count].to_vec()).is_err() {
                return;
            }
        }
    });
    let mut screen = Screen { came, seen: String::new() };
    let mut type_line = |line: &str| input.write_all(format!("{line}\r").as_bytes()).unwrap();
    screen.until("Nederlands");
    type_line("1");
    screen.until("Your name?");
    type_line("Ann");
    screen.until("Welcome, Ann");
    type_line("open junior");
    screen.until("1 more has to come");
    ben.ask("rejoindre Oslo");
    screen.until("Round 1 of 2");
    type_line("width 40");
    screen.until("40 cells in a line.");
    ben.ask("dire déjà là");
    screen.until("Ben: déjà là");
    type_line("say bye");
    screen.until("Said.");
    ben.until(|line| line == "Ann : bye");
    type_line("quit");
    screen.until("You left table Oslo");
    client.kill().unwrap();
    let _ = client.wait();
}
