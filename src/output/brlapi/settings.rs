use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

/// The port of server 0; server N has the N-th above it.
const PORT: u16 = 4101;

/// The folder of the sockets of the machine.
const SOCKETS: &str = "/var/lib/BrlAPI";

/// The longest key that is sent, in bytes.
const LONGEST_KEY: u64 = 4000;

/// The address of the server, the key to it, and the terminal of this program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DisplaySettings {
    pub(super) address: DisplayAddress,
    keys: Vec<PathBuf>,
    pub(super) path: Vec<u32>,
}

/// The address on which a server listens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum DisplayAddress {
    /// A socket of this machine.
    Local(PathBuf),
    /// A name or number of a machine, and a port.
    Net(String, u16),
}

impl DisplaySettings {
    /// The settings that an environment tells, by the names that all programs for BrlAPI heed.
    ///
    /// - `BRLAPI_HOST`: `:5` is server 5 of this machine, `name:5` that of another, by TCP on port 4101 + 5, and
    ///   `/path` a socket. Unset it is `:0`.
    /// - `BRLAPI_AUTH`: `none`, or `keyfile:/path`. Unset, `/etc/brlapi.key` and `~/.brlapi.key` are tried.
    /// - `WINDOWPATH`, `WINDOWID`, `CONTROLVT` and `XDG_VTNR` tell the terminal. Where none of them does, it is the
    ///   virtual terminal that the program runs on, and else the whole display.
    ///
    /// Reads the settings; a value that makes no sense is left out, and nothing fails.
    #[must_use]
    pub fn told_by(variable: impl Fn(&str) -> Option<String>) -> DisplaySettings {
        let told = |name: &str| variable(name).filter(|value| !value.is_empty());
        DisplaySettings {
            address: address(told("BRLAPI_HOST").as_deref().unwrap_or(":0")),
            keys: keys(told("BRLAPI_AUTH").as_deref(), told("HOME").as_deref()),
            path: path(told, controlling_terminal),
        }
    }

    /// The keys that can be read and are not empty.
    pub(super) fn keys(&self) -> impl Iterator<Item = Vec<u8>> {
        self.keys.iter().filter_map(|path| key(path))
    }
}

fn address(host: &str) -> DisplayAddress {
    let (name, number) = match host.rsplit_once(':') {
        // An address of six parts has colons of its own.
        Some((name, number)) if !name.contains(':') || name.ends_with(']') => (name, number),
        Some(_) | None => (host, ""),
    };
    let number: u16 = number.parse().unwrap_or(0);
    let name = name.trim_start_matches('[').trim_end_matches(']');
    if host.starts_with('/') {
        DisplayAddress::Local(PathBuf::from(host))
    } else if name.is_empty() && cfg!(unix) {
        DisplayAddress::Local(Path::new(SOCKETS).join(number.to_string()))
    } else {
        let name = if name.is_empty() { "localhost" } else { name };
        DisplayAddress::Net(name.to_owned(), PORT.saturating_add(number))
    }
}

fn keys(auth: Option<&str>, home: Option<&str>) -> Vec<PathBuf> {
    match auth {
        None => {
            let own = home.map(|home| Path::new(home).join(".brlapi.key"));
            [PathBuf::from("/etc/brlapi.key")].into_iter().chain(own).collect()
        }
        Some(ways) => {
            let key = |way: &str| {
                way.strip_prefix("keyfile:").or(way.starts_with('/').then_some(way)).map(PathBuf::from)
            };
            ways.split('+').filter_map(key).collect()
        }
    }
}

fn key(path: &Path) -> Option<Vec<u8>> {
    let mut key = Vec::new();
    // What is no file, as a pipe, might never be opened.
    std::fs::metadata(path).ok().filter(std::fs::Metadata::is_file)?;
    File::open(path).ok()?.take(LONGEST_KEY).read_to_end(&mut key).ok()?;
    (!key.is_empty()).then_some(key)
}

/// The way to our terminal: the terminals around it, then its window or number.
fn path(told: impl Fn(&str) -> Option<String>, controlling: impl Fn() -> Option<u32>) -> Vec<u32> {
    let number = |name: &str| told(name).and_then(|value| value.trim().parse().ok());
    let around = told("WINDOWPATH").unwrap_or_default();
    let mut path: Vec<u32> = around.split(':').filter_map(|part| part.trim().parse().ok()).collect();
    let terminal = || if path.is_empty() { number("XDG_VTNR").or_else(&controlling) } else { None };
    let last = number("WINDOWID").or_else(|| number("CONTROLVT")).or_else(terminal);
    path.extend(last);
    path
}

/// The number of the virtual terminal that the program runs on, where it runs on one.
fn controlling_terminal() -> Option<u32> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    terminal_in(&stat)
}

/// The virtual terminal that a line of `/proc/PID/stat` names; behind the name of the program, which is in brackets,
/// it is the fifth word, and says class 4 in its second byte and the number in its first.
fn terminal_in(stat: &str) -> Option<u32> {
    let (_, words) = stat.rsplit_once(')')?;
    let terminal: u32 = words.split_whitespace().nth(4)?.parse().ok()?;
    (terminal >> 8 == 4 && (1..64).contains(&(terminal & 0xff))).then_some(terminal & 0xff)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_names_a_socket_or_a_port() {
        let net = |name: &str, port| DisplayAddress::Net(name.to_owned(), port);
        if cfg!(unix) {
            assert_eq!(address(":5"), DisplayAddress::Local("/var/lib/BrlAPI/5".into()));
            assert_eq!(address(":x"), DisplayAddress::Local("/var/lib/BrlAPI/0".into()));
        }
        assert_eq!(address("/run/b.sock"), DisplayAddress::Local("/run/b.sock".into()));
        assert_eq!(address("desk:2"), net("desk", 4103));
        assert_eq!(address("desk"), net("desk", 4101));
        assert_eq!(address("[::1]:1"), net("::1", 4102));
        assert_eq!(address("fe80::1"), net("fe80::1", 4101));
        assert_eq!(address("desk:65535"), net("desk", u16::MAX));
    }

    #[test]
    fn keys_are_those_named_or_the_usual_ones() {
        let paths = |paths: &[&str]| paths.iter().map(PathBuf::from).collect::<Vec<_>>();
        assert_eq!(keys(None, Some("/home/ann")), paths(&["/etc/brlapi.key", "/home/ann/.brlapi.key"]));
        assert_eq!(keys(Some("none"), Some("/home/ann")), paths(&[]));
        assert_eq!(keys(Some("polkit+keyfile:/k"), None), paths(&["/k"]));
    }

    /// The path that variables, given as `NAME=value`, and a terminal of class 4 tell.
    fn path_of(variables: &str, controlling: Option<u32>) -> Vec<u32> {
        let told = |name: &str| {
            let values = variables.split_whitespace().filter_map(|variable| variable.split_once('='));
            values.filter(|(known, _)| *known == name).map(|(_, value)| value.to_owned()).next()
        };
        path(told, || controlling)
    }

    #[test]
    fn the_path_leads_to_the_window_or_terminal() {
        assert_eq!(path_of("WINDOWPATH=7 WINDOWID=123 XDG_VTNR=7", None), [7, 123]);
        assert_eq!(path_of("WINDOWPATH=7:2 WINDOWID=5", None), [7, 2, 5]);
        assert_eq!(path_of("WINDOWPATH=7 XDG_VTNR=7", None), [7]);
        assert_eq!(path_of("XDG_VTNR=2", Some(2)), [2]);
        assert_eq!(path_of("CONTROLVT=3 XDG_VTNR=2", Some(2)), [3]);
        assert_eq!(path_of("", Some(4)), [4]);
        assert!(path_of("WINDOWID=x", None).is_empty());
    }

    #[test]
    fn the_terminal_of_a_process_is_read() {
        assert_eq!(terminal_in("77 (a ) b) S 1 77 77 1026 77 0"), Some(2));
        // A terminal of a window, and none at all.
        assert_eq!(terminal_in("77 (elevens) S 1 77 77 34816 77 0"), None);
        assert_eq!(terminal_in("77 (elevens) S 1 77 77 0 77 0"), None);
        assert_eq!(terminal_in("nonsense"), None);
    }
}
