//! A whole match at a Linux console that BRLTTY follows by itself: each reply is there once, whole and in order.

use crate::program::{Home, PROGRAM, skipped};
use crate::script::Script;
use crate::service::{PATIENCE, Service, VirtualDisplay};
use elevens::locale::{LANGUAGES, Language, Locale};
use std::io::Write;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::time::{Duration, Instant};
use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// Types each byte that it is given at a terminal, as the kernel lets root do.
const TYPIST: &str = r#"
    open(my $terminal, "+<", $ARGV[0]) or die;
    binmode(STDIN);
    while (sysread(STDIN, my $key, 1)) { ioctl($terminal, 0x5412, $key) or die; }
"#;

/// A virtual terminal at which nobody else works, and a game that runs there.
struct Console {
    number: u32,
    game: Child,
    typist: Child,
    keys: ChildStdin,
}

impl Console {
    /// Starts a game there; nothing where there is no such terminal, or nobody may type at it.
    fn start(number: u32, arguments: &[&str], home: &Home) -> Option<Console> {
        let path = format!("/dev/tty{number}");
        let terminal = || std::fs::File::options().read(true).write(true).open(&path).ok();
        terminal()?.write_all(b"\x1bc").ok()?;
        std::fs::File::open(format!("/dev/vcsu{number}")).ok()?;
        let mut command = home.prepare("setsid");
        command
            .args(["--ctty", "--wait", PROGRAM])
            .args(arguments)
            .env("TERM", "linux")
            .env("LC_ALL", "C.UTF-8");
        command.stdin(terminal()?).stdout(terminal()?).stderr(terminal()?);
        let mut typist = Command::new("perl");
        typist.args(["-e", TYPIST, &path]).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        let mut typist = typist.spawn().ok()?;
        let keys = typist.stdin.take()?;
        let game = command.spawn().ok()?;
        Some(Console { number, game, typist, keys })
    }

    /// What stands on the screen, a row each, up to where the cursor is.
    fn screen(&self) -> Vec<String> {
        let read = |kind: &str| std::fs::read(format!("/dev/{kind}{}", self.number)).unwrap_or_default();
        let (cells, head) = (read("vcsu"), read("vcsa"));
        let [rows, columns, _, row, ..] = head[..] else { return Vec::new() };
        let letters = cells.chunks_exact(4).map(|cell| {
            let code = u32::from_le_bytes([cell[0], cell[1], cell[2], cell[3]]);
            char::from_u32(code).unwrap_or(' ')
        });
        let letters: Vec<char> = letters.collect();
        let text = |row: &[char]| plain(&row.iter().collect::<String>());
        let rows_told = letters.chunks(usize::from(columns)).take(usize::from(rows.min(row)) + 1);
        rows_told.map(text).collect()
    }

    /// Types a line, and gives it with the lines of the reply as they stand right above the cursor.
    fn type_line(&mut self, line: &str, reply: &[String]) -> Vec<String> {
        self.keys.write_all(format!("{line}\r").as_bytes()).unwrap();
        self.stands(&[&[line.to_owned()], reply].concat())
    }

    /// Waits until these lines stand right above the cursor, which stands in an empty one, and gives them as they stand.
    fn stands(&self, lines: &[String]) -> Vec<String> {
        let mut wanted: Vec<String> = lines.iter().map(|line| bare(line)).collect();
        wanted.push(String::new());
        let until = Instant::now() + PATIENCE;
        loop {
            let mut screen = self.screen();
            let above = screen.split_off(screen.len().saturating_sub(wanted.len()));
            if above.iter().map(|line| bare(line)).eq(wanted.iter().cloned()) {
                return above[..lines.len()].to_vec();
            }
            assert!(Instant::now() < until, "{wanted:#?} is not on the screen: {screen:#?}{above:#?}");
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for Console {
    fn drop(&mut self) {
        let _ = self.game.kill();
        let _ = self.game.wait();
        let _ = self.typist.kill();
        let _ = self.typist.wait();
    }
}

/// A line as it stands on a screen.
fn plain(line: &str) -> String {
    line.replace('\u{a0}', " ").trim_end().to_owned()
}

/// The same without accents: the font of a console lacks some letters, and the kernel then shows the bare ones.
fn bare(line: &str) -> String {
    plain(line).nfd().filter(|letter| !is_combining_mark(*letter)).collect()
}

/// What a display of so many cells shows of a line, from its beginning.
fn windows(line: &str, cells: usize) -> Vec<String> {
    let letters: Vec<char> = line.chars().collect();
    letters.chunks(cells).map(|window| window.iter().collect::<String>().trim_end().to_owned()).collect()
}

/// Goes up from the cursor to a line right above it. A key that comes before BRLTTY has seen the cursor move leads
/// elsewhere, and is pressed again.
fn leaves_cursor(display: &VirtualDisplay, above: &str) {
    let until = Instant::now() + PATIENCE;
    std::thread::sleep(Duration::from_millis(200));
    display.press("LNUP");
    while !display.shows_soon(above) {
        assert!(Instant::now() < until, "{above:?} was not shown, but {:#?}", display.history());
        display.press("HOME");
        display.shows("");
        std::thread::sleep(Duration::from_millis(200));
        display.press("LNUP");
    }
}

/// Reads some lines right above the cursor from the last to the first, each to its end, and goes back.
fn reads(display: &VirtualDisplay, lines: &[String], cells: usize) {
    for (at, line) in lines.iter().rev().enumerate() {
        let windows = windows(line, cells);
        let first = windows.first().map_or("", String::as_str);
        if at == 0 {
            leaves_cursor(display, first);
        } else {
            display.press("LNUP");
            display.shows(first);
        }
        for window in windows.iter().skip(1) {
            display.press("FWINRT");
            display.shows(window);
        }
        if windows.len() > 1 {
            display.press("LNBEG");
            display.shows(first);
        }
    }
    display.press("HOME");
    display.shows("");
}

/// Plays a match in a language at a terminal of its own, and reads all of it on a display of 20 cells and on one of 40.
fn is_felt(test: &str, language: &'static Language, terminal: u32) {
    let game =
        ["--game", "junior", "--seed", "0", "--rounds", "1", "--lang", language.code(), "--width", "80"];
    let follow = |cells| Service::following(cells, language.code(), terminal);
    let (Some(small), Some(large)) = (follow(20), follow(40)) else { return };
    let home = Home::new();
    let arguments = [&game[..], &["--speech", "off", "--prompt", "nothing"]].concat();
    let Some(mut console) = Console::start(terminal, &arguments, &home) else {
        return skipped(test, "there is no Linux virtual terminal to type at");
    };
    let script = Script::write(&game, &Locale::load(language));
    let both_read = |lines: &[String]| {
        std::thread::scope(|scope| {
            scope.spawn(|| reads(&small.display, lines, 20));
            scope.spawn(|| reads(&large.display, lines, 40));
        });
    };
    both_read(&console.stands(&script.begin));
    for (line, reply) in &script.said {
        // What was typed stands above the reply, and nothing between.
        both_read(&console.type_line(line, reply));
    }
    assert!(script.lines().len() > 25, "{script:#?}");
}

#[test]
fn a_match_is_read_at_the_console() {
    is_felt("a_match_is_read_at_the_console", &LANGUAGES[0], 3);
}

#[test]
fn a_french_match_is_read_at_the_console() {
    is_felt("a_french_match_is_read_at_the_console", &LANGUAGES[1], 4);
}

#[test]
fn a_dutch_match_is_read_at_the_console() {
    is_felt("a_dutch_match_is_read_at_the_console", &LANGUAGES[2], 5);
}
