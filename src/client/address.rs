use crate::protocol::Invitation;
use std::fmt::{self, Display, Formatter};
use std::net::Ipv6Addr;

/// The usual port of a host's page.
const USUAL: u16 = 8111;

/// Where a host is, as it was named.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ServerAddress {
    host: String,
    port: u16,
    folder: String,
    secure: bool,
}

impl ServerAddress {
    /// The host of a name, `name:port`, `[v6]:port`, or the address of its page. Without a port it is the usual one of a
    /// host; of the address of a page that of its scheme. Nothing where the text names none.
    #[must_use]
    pub(crate) fn parse(text: &str) -> Option<ServerAddress> {
        let text = text.trim();
        let (scheme, rest) = match text.split_once("://") {
            Some((scheme, rest)) => (Some(scheme.to_lowercase()), rest),
            None => (None, text),
        };
        let (usual, secure) = match scheme.as_deref() {
            None => (USUAL, false),
            Some("http" | "ws") => (80, false),
            Some("https" | "wss") => (443, true),
            Some(_) => return None,
        };
        let rest = rest.split(['?', '#']).next().unwrap_or_default();
        let (place, path) = rest.split_once('/').unwrap_or((rest, ""));
        let (host, port) = host_and_port(place, usual)?;
        // The page asks for its socket beside it.
        let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
        let folder = if folder.is_empty() { String::new() } else { format!("/{folder}") };
        folder.chars().all(|letter| letter.is_ascii_graphic()).then_some(ServerAddress {
            host,
            port,
            folder,
            secure,
        })
    }

    /// The address of the page, with which links begin.
    #[must_use]
    pub(crate) fn page(&self) -> String {
        let scheme = if self.secure { "https" } else { "http" };
        format!("{scheme}://{self}{}/", self.folder)
    }

    /// The name or the number of the machine.
    #[must_use]
    pub(crate) fn host(&self) -> &str {
        &self.host
    }

    /// The port.
    #[must_use]
    pub(crate) const fn port(&self) -> u16 {
        self.port
    }

    /// Returns whether it is to be reached by TLS.
    #[must_use]
    pub(crate) const fn is_secure(&self) -> bool {
        self.secure
    }

    /// The address of the socket.
    #[must_use]
    pub(crate) fn socket(&self) -> String {
        let scheme = if self.secure { "wss" } else { "ws" };
        format!("{scheme}://{self}{}/socket", self.folder)
    }
}

/// The table to which a link leads, if the address of a page is one.
#[must_use]
pub(crate) fn invitation(link: &str) -> Option<Invitation> {
    let (_, query) = link.trim().split_once('?')?;
    let values = form_urlencoded::parse(query.split('#').next()?.as_bytes());
    let value = |wanted: &str| {
        let mut found = values.filter(|(name, _)| name == wanted);
        found.next().map(|(_, value)| value.into_owned())
    };
    Some(Invitation { table: value("table")?, key: value("key") })
}

impl Display for ServerAddress {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.host.contains(':') {
            write!(f, "[{}]:{}", self.host, self.port)
        } else {
            write!(f, "{}:{}", self.host, self.port)
        }
    }
}

fn host_and_port(place: &str, usual: u16) -> Option<(String, u16)> {
    let is_v6 = |text: &str| text.parse::<Ipv6Addr>().is_ok();
    if is_v6(place) {
        return Some((place.to_owned(), usual));
    }
    if let Some(inside) = place.strip_prefix('[') {
        let (host, port) = inside.split_once(']')?;
        let port = match port.strip_prefix(':') {
            Some(port) => number(port)?,
            None if port.is_empty() => usual,
            None => return None,
        };
        return is_v6(host).then(|| (host.to_owned(), port));
    }
    let (host, port) = match place.split_once(':') {
        Some((host, port)) => (host, number(port)?),
        None => (place, usual),
    };
    let is_letter = |letter: char| letter.is_alphanumeric() || matches!(letter, '.' | '-' | '_');
    let is_name = !host.is_empty() && host.len() <= 253 && host.chars().all(is_letter);
    is_name.then(|| (host.to_owned(), port))
}

/// A port, which is never 0.
fn number(text: &str) -> Option<u16> {
    text.parse().ok().filter(|port| *port > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_is_named_in_several_ways() {
        for (text, socket) in [
            ("oslo", "ws://oslo:8111/socket"),
            ("oslo.example:81", "ws://oslo.example:81/socket"),
            (" 192.168.1.20 ", "ws://192.168.1.20:8111/socket"),
            ("::1", "ws://[::1]:8111/socket"),
            ("[::1]", "ws://[::1]:8111/socket"),
            ("[fe80::1]:99", "ws://[fe80::1]:99/socket"),
            ("http://oslo:8111", "ws://oslo:8111/socket"),
            ("HTTP://oslo:8111/", "ws://oslo:8111/socket"),
            ("http://oslo", "ws://oslo:80/socket"),
            ("https://oslo/eleven/index.html?a#b", "wss://oslo:443/eleven/socket"),
            ("ws://[::1]:5/a/b/", "ws://[::1]:5/a/b/socket"),
        ] {
            assert_eq!(
                ServerAddress::parse(text).map(|address| address.socket()).as_deref(),
                Some(socket),
                "{text}"
            );
        }
    }

    #[test]
    fn what_names_no_host_is_none() {
        for text in [
            "",
            " ",
            ":8111",
            "oslo:",
            "oslo:0",
            "oslo:99999",
            "oslo:x",
            "a b",
            "ftp://oslo",
            "http://",
            "[oslo]",
            "[::1",
            "[::1]x",
            "ann@oslo",
            "1:2:3",
            "http://oslo/a b/c",
            "os\u{1b}lo",
        ] {
            assert_eq!(ServerAddress::parse(text), None, "{text}");
        }
    }

    #[test]
    fn a_link_names_a_table_and_its_key() {
        let link = invitation("https://cards.example/?table=Oslo+2&key=123#top");
        assert_eq!(link, Some(Invitation { table: "Oslo 2".to_owned(), key: Some("123".to_owned()) }));
        let link = invitation("cards.example?key=&table=S%C3%A3o+Paulo");
        assert_eq!(link, Some(Invitation { table: "São Paulo".to_owned(), key: Some(String::new()) }));
        let link = invitation("cards.example?table=Lima");
        assert_eq!(link, Some(Invitation { table: "Lima".to_owned(), key: None }));
        assert_eq!(invitation("https://cards.example/"), None);
        assert_eq!(
            ServerAddress::parse("https://cards.example/a/?table=Lima").unwrap().page(),
            "https://cards.example:443/a/"
        );
    }
}
