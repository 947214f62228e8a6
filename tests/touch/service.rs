//! A real BRLTTY of a test's own, with a virtual display whose keys the test presses and whose dots it reads.

#![allow(dead_code, reason = "each test uses a part of it")]

use crate::program::skipped;
use elevens::output::brlapi::DisplaySettings;
use std::io::{BufRead, BufReader, Write};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How long anything is waited for.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// Where BRLTTY puts the sockets of its servers.
const SOCKETS: &str = "/var/lib/BrlAPI";

/// BRLTTY on a server number of its own, and its display. Dropping it ends both.
pub struct Service {
    folder: tempfile::TempDir,
    number: u32,
    auth: String,
    table: String,
    brltty: Option<Child>,
    /// The virtual terminal that is followed, if any.
    terminal: Option<u32>,
    pub display: VirtualDisplay,
}

impl Service {
    /// A service with a display of so many cells and a text table such as `fr`, which lets everybody in; `None` where
    /// BRLTTY is missing, which is noted as a skipped test.
    pub fn start(cells: usize, table: &str) -> Option<Service> {
        Service::guarded(cells, table, "none")
    }

    /// The same, with the value of BRLTTY's parameter `auth`.
    pub fn guarded(cells: usize, table: &str, auth: &str) -> Option<Service> {
        Service::made(cells, table, auth, None)
    }

    fn made(cells: usize, table: &str, auth: &str, terminal: Option<u32>) -> Option<Service> {
        let found = Command::new("brltty").arg("-V").stdout(Stdio::null()).stderr(Stdio::null()).status();
        if found.is_err() {
            let thread = std::thread::current();
            skipped(thread.name().unwrap_or("a test of the display"), "brltty is missing");
            return None;
        }
        let folder = tempfile::tempdir().unwrap();
        let display = VirtualDisplay::new(&folder.path().join("display"), cells);
        let mut service = Service {
            folder,
            number: free_number(),
            auth: auth.to_owned(),
            table: table.to_owned(),
            brltty: None,
            terminal,
            display,
        };
        service.begin();
        if terminal.is_none() {
            service.display.shows("no screen");
        }
        Some(service)
    }

    /// One that follows a virtual terminal by its number.
    pub fn following(cells: usize, table: &str, terminal: u32) -> Option<Service> {
        Service::made(cells, table, "none", Some(terminal))
    }

    /// Starts BRLTTY, and waits until it serves; clients that waited for it may be shown at once.
    pub fn begin(&mut self) {
        let inside = |name: &str| self.folder.path().join(name).display().to_string();
        let brltty = Command::new("brltty")
            .args(["-n", "-e", "-f", "/dev/null", "-E", "-q", "-M", "100", "-l", "info"])
            .args(["-b", "vr", "-d", &format!("client:{}", inside("display")), "-s", "no"])
            .args(match self.terminal {
                Some(terminal) => {
                    vec!["-x".to_owned(), "lx".to_owned(), "-X".to_owned(), format!("vt={terminal}")]
                }
                None => vec!["-x".to_owned(), "no".to_owned()],
            })
            .args(["-t", &self.table, "-A", &format!("auth={},host=:{}", self.auth, self.number)])
            .args(["-P", &inside("pid"), "-U", &inside("updatable"), "-W", &inside("writable")])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(std::fs::File::create(inside("log")).unwrap())
            .spawn()
            .unwrap();
        self.brltty = Some(brltty);
        let until = Instant::now() + PATIENCE;
        while UnixStream::connect(self.socket()).is_err() {
            let log = || std::fs::read_to_string(inside("log")).unwrap_or_default();
            assert!(Instant::now() < until, "BRLTTY does not serve:\n{}", log());
            std::thread::sleep(Duration::from_millis(5));
        }
        self.display.connected();
    }

    /// Ends BRLTTY, and takes away what it leaves behind when it is ended so.
    pub fn end(&mut self) {
        if let Some(mut brltty) = self.brltty.take() {
            brltty.kill().unwrap();
            brltty.wait().unwrap();
            let _ = std::fs::remove_file(self.socket());
            let _ = std::fs::remove_file(Path::new(SOCKETS).join(format!(".{}", self.number)));
            self.display.forget();
        }
    }

    /// What `BRLAPI_HOST` is to a client of this service.
    pub fn host(&self) -> String {
        format!(":{}", self.number)
    }

    /// The socket of this service.
    pub fn socket(&self) -> PathBuf {
        Path::new(SOCKETS).join(self.number.to_string())
    }

    /// The settings of a client of this service that has no key.
    pub fn settings(&self) -> DisplaySettings {
        self.settings_with("none")
    }

    /// The same, with a value of `BRLAPI_AUTH`.
    pub fn settings_with(&self, auth: &str) -> DisplaySettings {
        settings(&self.host(), auth)
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        self.end();
    }
}

/// The settings for a host and a way to be let in, without a word on the terminal.
pub fn settings(host: &str, auth: &str) -> DisplaySettings {
    DisplaySettings::told_by(|name| match name {
        "BRLAPI_HOST" => Some(host.to_owned()),
        "BRLAPI_AUTH" => Some(auth.to_owned()),
        _ => None,
    })
}

/// A number that no other test has.
fn free_number() -> u32 {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    // A number is a port too, above 4101.
    1000 + std::process::id() % 1000 * 50 + NEXT.fetch_add(1, Ordering::Relaxed)
}

/// The far side of BRLTTY's virtual driver: a display without a body.
pub struct VirtualDisplay {
    state: Arc<(Mutex<State>, Condvar)>,
}

#[derive(Default)]
struct State {
    cells: usize,
    driver: Option<UnixStream>,
    visual: String,
    /// The dots that came behind the text, if they have come.
    braille: Option<String>,
    history: Vec<String>,
}

impl VirtualDisplay {
    fn new(path: &Path, cells: usize) -> VirtualDisplay {
        let listener = UnixListener::bind(path).unwrap();
        let state = Arc::new((Mutex::new(State { cells, ..State::default() }), Condvar::new()));
        let display = VirtualDisplay { state };
        let state = Arc::clone(&display.state);
        std::thread::spawn(move || {
            for driver in listener.incoming() {
                serve(driver.unwrap(), &state);
            }
        });
        display
    }

    /// Presses a key by the name of its command, such as `FWINRT`.
    pub fn press(&self, key: &str) {
        self.send(key);
    }

    /// Waits until the driver is there.
    pub fn connected(&self) {
        let until = Instant::now() + PATIENCE;
        while self.lock().driver.is_none() {
            assert!(Instant::now() < until, "BRLTTY does not connect");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Presses the routing key over a cell, counted from 0.
    ///
    /// Drivers of real displays count so. The virtual one passes the number on as it is, and takes no 0.
    pub fn route(&self, cell: usize) {
        assert!(cell > 0, "the virtual driver has no key over the first cell");
        self.send(&format!("ROUTE {cell}"));
    }

    /// Presses a key that means nothing to a program.
    ///
    /// The virtual driver takes one key whenever something comes, however many came together, and BRLTTY without a
    /// screen looks again at what there is to show when a key is pressed, and not before.
    pub fn nudge(&self) {
        self.press("UNSTICK");
    }

    /// Becomes a display of so many cells.
    pub fn resize(&self, cells: usize) {
        self.lock().cells = cells;
        self.send(&format!("cells {cells}"));
    }

    fn send(&self, line: &str) {
        // Before it has come, and when it has gone, nobody reads it.
        if let Some(mut driver) = self.lock().driver.as_ref() {
            let _ = driver.write_all(format!("{line}\n").as_bytes());
        }
    }

    /// Waits until exactly this is shown, blanks at the end apart, and gives its dots as signs of braille.
    #[track_caller]
    pub fn shows(&self, text: &str) -> String {
        self.shows_while(text, || self.nudge())
    }

    /// Whether exactly this is shown within two seconds.
    ///
    /// A nudge that comes together with a key would wait behind it from then on, so there is none at first.
    pub fn shows_soon(&self, text: &str) -> bool {
        let soon = |milliseconds| self.shown(|shown| shown == text, Duration::from_millis(milliseconds));
        soon(1000).is_some()
            || (0..5).any(|_| {
                self.nudge();
                soon(200).is_some()
            })
    }

    /// Presses a key, once for each change, until exactly this is shown.
    ///
    /// A key that was pressed once too often would be taken later, on another line; so it is pressed again only where
    /// nothing changed for so long that it was lost, as it is by a service that has only just come back.
    #[track_caller]
    pub fn shows_after(&self, key: &str, text: &str) {
        let until = Instant::now() + PATIENCE;
        let mut before = self.lock().visual.clone();
        while before.trim_end() != text {
            self.press(key);
            let lost = Instant::now() + PATIENCE / 4;
            while self.lock().visual == before && Instant::now() < lost {
                assert!(Instant::now() < until, "{text:?} was not shown, but {:#?}", self.history());
                std::thread::sleep(Duration::from_millis(100));
                self.nudge();
            }
            before = self.lock().visual.clone();
        }
    }

    /// Waits until something other than this is shown.
    #[track_caller]
    pub fn shows_other_than(&self, text: &str) {
        let until = Instant::now() + PATIENCE;
        while self.lock().visual.trim_end() == text {
            assert!(Instant::now() < until, "{text:?} stays");
            self.nudge();
            std::thread::sleep(Duration::from_millis(100));
        }
    }

    /// Waits until something is shown that begins so, and gives all of it.
    #[track_caller]
    pub fn shows_beginning(&self, text: &str) -> String {
        self.wait_while(text, |shown| shown.starts_with(text), || self.nudge()).0
    }

    /// Waits until something as wanted is shown, and gives it.
    #[track_caller]
    pub fn shows_where(&self, wanted: impl Fn(&str) -> bool) -> String {
        self.wait_while("what is wanted", wanted, || self.nudge()).0
    }

    /// Waits until dots as wanted are shown, whatever the text, and gives them.
    #[track_caller]
    pub fn shows_dots(&self, wanted: impl Fn(&str) -> bool) -> String {
        let until = Instant::now() + PATIENCE;
        loop {
            let dots = self.lock().braille.clone().unwrap_or_default();
            if wanted(&dots) {
                return dots;
            }
            assert!(Instant::now() < until, "it is still {dots:?}");
            self.nudge();
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Waits until something holds that came of a key: one that came together with another waits for the next.
    #[track_caller]
    pub fn until(&self, holds: impl Fn() -> bool) {
        let until = Instant::now() + PATIENCE;
        while !holds() {
            assert!(Instant::now() < until, "it never held, but {:#?} was shown", self.history());
            self.nudge();
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Waits until exactly this is shown, and does something time and again meanwhile.
    #[track_caller]
    fn shows_while(&self, text: &str, meanwhile: impl Fn()) -> String {
        self.wait_while(text, |shown| shown == text, meanwhile).1
    }

    /// Waits for a text that is as wanted, and gives it with its dots.
    #[track_caller]
    fn wait_while(
        &self,
        what: &str,
        wanted: impl Fn(&str) -> bool,
        meanwhile: impl Fn(),
    ) -> (String, String) {
        let until = Instant::now() + PATIENCE;
        loop {
            if let Some(shown) = self.shown(&wanted, Duration::from_millis(200)) {
                return shown;
            }
            assert!(Instant::now() < until, "{what:?} was not shown, but {:#?}", self.history());
            meanwhile();
        }
    }

    /// A text that is as wanted and its dots, if it is shown within a time.
    fn shown(&self, wanted: impl Fn(&str) -> bool, time: Duration) -> Option<(String, String)> {
        let other = |state: &mut State| !wanted(state.visual.trim_end()) || state.braille.is_none();
        let waited = self.state.1.wait_timeout_while(self.lock(), time, other);
        let (state, waited) = waited.unwrap_or_else(PoisonError::into_inner);
        if waited.timed_out() {
            None
        } else {
            Some((state.visual.trim_end().to_owned(), state.braille.clone()?))
        }
    }

    /// All texts that were shown, in turn.
    pub fn history(&self) -> Vec<String> {
        self.lock().history.clone()
    }

    /// Forgets what was shown.
    fn forget(&self) {
        let mut state = self.lock();
        state.visual.clear();
        state.braille = None;
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Takes what a driver sends until it ends.
fn serve(driver: UnixStream, shared: &(Mutex<State>, Condvar)) {
    let lines = BufReader::new(driver.try_clone().unwrap()).lines();
    {
        let mut state = shared.0.lock().unwrap_or_else(PoisonError::into_inner);
        (&driver).write_all(format!("cells {}\n", state.cells).as_bytes()).unwrap();
        state.driver = Some(driver);
    }
    for line in lines.map_while(Result::ok) {
        let mut state = shared.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(text) = quoted(&line, "Visual ") {
            state.visual = unescaped(text);
            state.braille = None;
            let shown = state.visual.trim_end().to_owned();
            state.history.push(shown);
        } else if let Some(dots) = quoted(&line, "Braille ") {
            state.braille = Some(signs(dots));
        }
        shared.1.notify_all();
    }
}

fn quoted<'a>(line: &'a str, name: &str) -> Option<&'a str> {
    line.trim_end().strip_prefix(name)?.strip_prefix('"')?.strip_suffix('"')
}

/// A backslash stands before a quote or a backslash.
fn unescaped(text: &str) -> String {
    let mut plain = String::new();
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        plain.extend(if letter == '\\' { letters.next() } else { Some(letter) });
    }
    plain
}

/// The signs of dots written as `1|12|14`, without the blank ones at the end.
fn signs(dots: &str) -> String {
    let sign = |cell: &str| {
        let raised = cell.trim().chars().filter_map(|dot| dot.to_digit(10));
        char::from_u32(0x2800 + raised.map(|dot| 1 << (dot - 1)).sum::<u32>()).unwrap()
    };
    let signs: String = dots.split('|').map(sign).collect();
    signs.trim_end_matches('\u{2800}').to_owned()
}
