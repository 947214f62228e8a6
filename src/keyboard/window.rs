//! The window that the program was started in.

/// The programs that open a window for another one: the desktop, by a double click or from the start menu.
#[cfg(windows)]
const LAUNCHERS: [&str; 2] = ["explorer.exe", "PowerToys.PowerLauncher.exe"];

/// Whether the window was opened for this program, and closes with its last words.
#[cfg(windows)]
pub fn closes() -> bool {
    use std::io::IsTerminal;
    let is_launcher = |name: String| LAUNCHERS.iter().any(|launcher| launcher.eq_ignore_ascii_case(&name));
    std::io::stdin().is_terminal() && parent().is_some_and(is_launcher)
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

/// Whether the window was opened for this program, and closes with its last words; elsewhere terminals stay.
#[cfg(not(windows))]
pub const fn closes() -> bool {
    false
}

/// Waits for Enter, so that what was said last can be read.
pub fn linger() {
    let _ = std::io::stdin().read_line(&mut String::new());
}
