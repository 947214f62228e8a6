//! The window that the program was started in.

use std::io::{BufRead, IsTerminal, Read};

/// The most that is read of a line of which nothing matters but its end.
const LONGEST_LINE: u64 = 4096;

/// The programs that open a window for another one: the desktop, by a double click or from the start menu.
#[cfg(windows)]
const LAUNCHERS: [&str; 2] = ["explorer.exe", "PowerToys.PowerLauncher.exe"];

/// The variable by which whoever opens a window for the program says so, and what it is then.
const OWN: (&str, &str) = ("ELEVENS_WINDOW", "own");

/// Returns whether the window was opened for this program, and closes with its last words.
pub fn closes() -> bool {
    let is_told = || std::env::var_os(OWN.0).is_some_and(|told| told == OWN.1);
    std::io::stdin().is_terminal() && (is_told() || is_launched())
}

#[cfg(windows)]
fn is_launched() -> bool {
    parent().is_some_and(|name| LAUNCHERS.iter().any(|launcher| launcher.eq_ignore_ascii_case(&name)))
}

/// Elsewhere whoever opens a window says so.
#[cfg(not(windows))]
const fn is_launched() -> bool {
    false
}

/// The name of the program that started this one, if it still runs.
#[cfg(windows)]
fn parent() -> Option<String> {
    use winsafe::{HPROCESSLIST, co};
    let mut running = HPROCESSLIST::CreateToolhelp32Snapshot(co::TH32CS::SNAPPROCESS, None).ok()?;
    let mut all = Vec::new();
    for one in running.iter_processes() {
        let one = one.ok()?;
        all.push((one.th32ProcessID, one.th32ParentProcessID, one.szExeFile()));
    }
    let (_, parent, _) = all.iter().find(|(id, ..)| *id == std::process::id())?;
    all.iter().find(|(id, ..)| id == parent).map(|(.., name)| name.clone())
}

/// Waits for Enter, so that what was said last can be read.
pub fn linger() {
    let _ = std::io::stdin().lock().take(LONGEST_LINE).read_line(&mut String::new());
}
