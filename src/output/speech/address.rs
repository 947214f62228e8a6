use super::{Absence, text};
use std::ffi::OsString;
use std::path::PathBuf;

/// The port that services listen at unless told otherwise.
const PORT: u16 = 6560;
/// The program that is the service, and starts itself when asked.
const PROGRAM: &str = "speech-dispatcher";

/// The address on which a service listens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ServiceAddress {
    /// A Unix socket; nothing answers there on systems that have none.
    Socket(PathBuf),
    /// A host and port.
    Host(String, u16),
}

/// A service that speaks SSIP, and how to reach it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpeechService {
    pub(super) places: Result<Vec<ServiceAddress>, Absence>,
    pub(super) program: Option<OsString>,
    pub(super) user: String,
}

impl SpeechService {
    /// The service at a place, which is not started when it is not there.
    #[must_use]
    pub fn at(place: ServiceAddress) -> SpeechService {
        SpeechService { places: Ok(vec![place]), program: None, user: "x".to_owned() }
    }

    /// The service that variables name, by a function that looks them up.
    ///
    /// `SPEECHD_ADDRESS` decides: `unix_socket:PATH`, `inet_socket:HOST:PORT`, or either without the rest.
    /// Without it the service of the user is meant, which is started once when it is not there.
    #[must_use]
    pub fn find(lookup: impl Fn(&str) -> Option<OsString>) -> SpeechService {
        let set = |name: &str| lookup(name).filter(|value| !value.is_empty());
        let user = set("USER").or_else(|| set("LOGNAME")).unwrap_or_default();
        let user = text::word(&user.to_string_lossy());
        match set("SPEECHD_ADDRESS") {
            Some(address) => SpeechService { places: named(address, set), program: None, user },
            None => SpeechService { places: Ok(sockets(set)), program: Some(PROGRAM.into()), user },
        }
    }

    /// The service that the variables of this program name, as in [`SpeechService::find`].
    #[must_use]
    pub fn of_environment() -> SpeechService {
        SpeechService::find(|name| std::env::var_os(name))
    }

    /// With another program that is run, with `--spawn`, to start a service that is not there.
    #[must_use]
    pub fn started_by(self, program: impl Into<OsString>) -> SpeechService {
        SpeechService { program: Some(program.into()), ..self }
    }
}

/// The places of an address.
fn named(address: OsString, set: impl Fn(&str) -> Option<OsString>) -> Result<Vec<ServiceAddress>, Absence> {
    // A path may be anything; no other part may.
    let text = address.to_str().ok_or(Absence::Address)?;
    let (kind, rest) = text.split_once(':').map_or((text, None), |(kind, rest)| (kind, Some(rest)));
    match (kind, rest.filter(|rest| !rest.is_empty())) {
        ("unix_socket", None) => Ok(sockets(set)),
        ("unix_socket", Some(path)) => Ok(vec![ServiceAddress::Socket(path.into())]),
        ("inet_socket", None) => Ok(vec![ServiceAddress::Host("127.0.0.1".to_owned(), PORT)]),
        ("inet_socket", Some(host)) => host_and_port(host).map(|place| vec![place]),
        _ => Err(Absence::Address),
    }
}

fn host_and_port(text: &str) -> Result<ServiceAddress, Absence> {
    let (host, port) = text.rsplit_once(':').unwrap_or((text, ""));
    let port = if port.is_empty() { Ok(PORT) } else { port.parse() };
    let port = port.map_err(|_| Absence::Address)?;
    if host.is_empty() { Err(Absence::Address) } else { Ok(ServiceAddress::Host(host.to_owned(), port)) }
}

/// Returns where the service of a user listens: in the folder of the session, or else among the caches.
fn sockets(set: impl Fn(&str) -> Option<OsString>) -> Vec<ServiceAddress> {
    let of_session = set("XDG_RUNTIME_DIR").map(PathBuf::from);
    let of_home = set("HOME").map(|home| PathBuf::from(home).join(".cache"));
    let folders = [of_session, of_home].into_iter().flatten();
    folders
        .map(|folder| ServiceAddress::Socket(folder.join("speech-dispatcher").join("speechd.sock")))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn places(variables: &[(&str, &str)]) -> Result<Vec<ServiceAddress>, Absence> {
        let find = |name: &str| variables.iter().find(|(known, _)| *known == name);
        SpeechService::find(|name| find(name).map(|(_, value)| value.into())).places
    }

    fn socket(path: &str) -> ServiceAddress {
        ServiceAddress::Socket(path.into())
    }

    #[test]
    fn the_address_decides() {
        let at = |address| places(&[("SPEECHD_ADDRESS", address), ("HOME", "/home/ann")]);
        assert_eq!(at("unix_socket:/tmp/a:b.sock"), Ok(vec![socket("/tmp/a:b.sock")]));
        assert_eq!(at("unix_socket"), Ok(vec![socket("/home/ann/.cache/speech-dispatcher/speechd.sock")]));
        assert_eq!(at("inet_socket:there:7000"), Ok(vec![ServiceAddress::Host("there".to_owned(), 7000)]));
        assert_eq!(at("inet_socket:there"), Ok(vec![ServiceAddress::Host("there".to_owned(), 6560)]));
        assert_eq!(at("inet_socket"), Ok(vec![ServiceAddress::Host("127.0.0.1".to_owned(), 6560)]));
        for wrong in ["there", "inet_socket:there:x", "inet_socket::7000", "inet_socket:a:70000", "file:/x"] {
            assert_eq!(at(wrong), Err(Absence::Address), "{wrong}");
        }
    }

    #[test]
    fn without_an_address_the_service_of_the_user_is_meant() {
        let both = [("SPEECHD_ADDRESS", ""), ("XDG_RUNTIME_DIR", "/run/user/7"), ("HOME", "/home/ann")];
        let (run, home) = ("/run/user/7", "/home/ann/.cache");
        let there = |folder| socket(&format!("{folder}/speech-dispatcher/speechd.sock"));
        assert_eq!(places(&both), Ok(vec![there(run), there(home)]));
        assert_eq!(places(&both[2..]), Ok(vec![there(home)]));
        assert_eq!(places(&[]), Ok(vec![]));
    }

    #[test]
    fn only_the_service_of_the_user_is_started() {
        assert_eq!(SpeechService::find(|_| None).program, Some(PROGRAM.into()));
        let named = SpeechService::find(|name| (name == "SPEECHD_ADDRESS").then(|| "unix_socket:/a".into()));
        assert_eq!(named.program, None);
    }
}
