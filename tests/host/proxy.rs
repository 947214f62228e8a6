//! The page behind proxies, set up as docs/host-administration.md says: with TLS and at a path of its own, its socket is
//! handed on, and guests come from where they are.

use crate::certificates::{Authority, secured};
use crate::hosting::Host;
use crate::join::Joined;
use crate::program::{Home, PROGRAM, Running, skipped};
use crate::secure_join::name;
use elevens::locale::{LANGUAGES, Locale};
use elevens::protocol::VERSION;
use rustls::pki_types::CertificateDer;
use rustls::pki_types::pem::PemObject;
use serde_json::json;
use socket2::{Domain, SockAddr, Socket, Type};
use std::io::{Read, Write};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tungstenite::http::Uri;
use tungstenite::{ClientRequestBuilder, Message, WebSocket};

/// A way to a host.
trait Stream: Read + Write {}

impl<S: Read + Write> Stream for S {}

/// The ports that are tried before a proxy that ends at once is taken for broken.
const TRIES: usize = 3;

/// The proxies that the page on administration has lines for.
#[derive(Clone, Copy)]
enum Kind {
    Nginx,
    HaProxy,
    Caddy,
}

impl Kind {
    /// The name of its program, and of its language in the page.
    const fn name(self) -> &'static str {
        match self {
            Kind::Nginx => "nginx",
            Kind::HaProxy => "haproxy",
            Kind::Caddy => "caddy",
        }
    }

    /// Where its program is.
    fn program(self) -> Option<PathBuf> {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let folders = std::env::split_paths(&path).chain([PathBuf::from("/usr/sbin")]);
        folders.map(|folder| folder.join(self.name())).find(|program| program.is_file())
    }

    /// What the page on administration has it do.
    fn recipe(self) -> String {
        let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/host-administration.md");
        let page = std::fs::read_to_string(page).unwrap();
        let (_, rest) = page.split_once(&format!("```{}\n", self.name())).unwrap();
        rest.split_once("```").unwrap().0.to_owned()
    }

    /// Its whole configuration, without what belongs to the machine.
    fn configuration(self, folder: &Path, recipe: &str) -> String {
        match self {
            Kind::Nginx => {
                let paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
                    .map(|kind| format!("{kind}_temp_path {};\n", folder.join(kind).display()));
                let pid = folder.join("pid");
                format!(
                    "daemon off; master_process off; pid {}; error_log stderr;\nevents {{}}\nhttp {{ access_log off;\n\
                     {}{recipe}}}\n",
                    pid.display(),
                    paths.concat(),
                )
            }
            Kind::HaProxy => recipe.to_owned(),
            Kind::Caddy => {
                let own = "tls /etc/ssl/host.pem /etc/ssl/host.key";
                let recipe = recipe.replacen("{\n", &format!("{{\n    {own}\n"), 1);
                format!("{{\n    admin off\n    auto_https disable_redirects\n}}\n{recipe}")
            }
        }
    }

    fn arguments(self, configuration: &Path) -> Command {
        let mut command = Command::new(self.program().unwrap());
        match self {
            Kind::Nginx => command.args(["-e", "stderr", "-c"]).arg(configuration),
            Kind::HaProxy => command.args(["-db", "-q", "-f"]).arg(configuration),
            Kind::Caddy => command.args(["run", "--adapter", "caddyfile", "--config"]).arg(configuration),
        };
        command
    }
}

/// A running proxy.
struct Proxy {
    process: Child,
    port: u16,
    authority: Authority,
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

impl Proxy {
    /// Starts one before a host, in a folder. A port that was free may be taken when it is bound: then another is tried.
    fn start(kind: Kind, folder: &Path, host: &Host) -> Proxy {
        let started = (0..TRIES).find_map(|_| Proxy::start_once(kind, folder, host));
        started.unwrap_or_else(|| panic!("{} ended", kind.name()))
    }

    /// Starts one at a port that is free now; nothing where it ends at once.
    fn start_once(kind: Kind, folder: &Path, host: &Host) -> Option<Proxy> {
        let port = TcpListener::bind(("127.0.0.1", 0)).unwrap().local_addr().unwrap().port();
        let authority = Authority::new(folder, "house");
        let [chain, key] = authority.signs("host", &["localhost", "127.0.0.1"]);
        let both = folder.join("host.both.pem");
        let text = [&chain, &key].map(|file| std::fs::read_to_string(file).unwrap()).concat();
        std::fs::write(&both, text).unwrap();
        let site = match kind {
            Kind::Nginx | Kind::HaProxy => name().to_owned(),
            Kind::Caddy => format!("{}:{port}", name()),
        };
        let mut text = kind.configuration(folder, &kind.recipe());
        // The port of the recipe first: what is put in for others may have its digits.
        for (what, instead) in [
            ("443", port.to_string().as_str()),
            ("/etc/ssl/host.both.pem", both.to_str().unwrap()),
            ("/etc/ssl/host.pem", chain.to_str().unwrap()),
            ("/etc/ssl/host.key", key.to_str().unwrap()),
            ("127.0.0.1:8111", &format!("127.0.0.1:{}", host.web)),
            ("example.org", &site),
        ] {
            text = text.replace(what, instead);
        }
        let configuration = folder.join("configuration");
        std::fs::write(&configuration, text).unwrap();
        let mut command = kind.arguments(&configuration);
        command.env("HOME", folder).env("XDG_DATA_HOME", folder).env("XDG_CONFIG_HOME", folder);
        let process = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        let mut proxy = Proxy { process: process.unwrap(), port, authority };
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            if proxy.process.try_wait().unwrap().is_some() {
                return None;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        Some(proxy)
    }

    /// A connection to it from an address of this machine.
    fn connect(&self, from: Ipv4Addr) -> Box<dyn Stream> {
        let trusted = CertificateDer::from_pem_file(&self.authority.file).unwrap();
        Box::new(secured(connect(from, self.port), &trusted))
    }
}

fn connect(from: Ipv4Addr, to: u16) -> TcpStream {
    let socket = Socket::new(Domain::IPV4, Type::STREAM, None).unwrap();
    socket.bind(&SockAddr::from(SocketAddr::from((from, 0)))).unwrap();
    socket.connect(&SockAddr::from(SocketAddr::from((Ipv4Addr::LOCALHOST, to)))).unwrap();
    socket.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    TcpStream::from(socket)
}

/// A page that claims an address; what it is told first.
fn page(stream: Box<dyn Stream>, port: u16, folder: &str) -> (WebSocket<Box<dyn Stream>>, String) {
    let uri: Uri = format!("ws://{}:{port}{folder}socket", name()).parse().unwrap();
    let request = ClientRequestBuilder::new(uri)
        .with_header("X-Forwarded-For", "192.0.2.7")
        .with_header("Origin", format!("https://{}:{port}", name()));
    let (mut socket, _) = tungstenite::client(request, stream).unwrap();
    let hello = json!({ "version": VERSION, "session": null, "seen": 0, "program": { "language": "en", "page": true } });
    socket.send(Message::text(hello.to_string())).unwrap();
    let mut told = String::new();
    // The greeting, and what is said at the door.
    while let Ok(Message::Text(text)) = socket.read() {
        told.push_str(&text);
        if told.contains("ended") || told.contains(LANGUAGES[2].code()) {
            break;
        }
    }
    (socket, told)
}

/// What is answered where a file of the page is asked for.
fn asked(mut stream: Box<dyn Stream>, port: u16, path: &str) -> String {
    let request = format!("GET {path} HTTP/1.1\r\nHost: {}:{port}\r\nConnection: close\r\n\r\n", name());
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = Vec::new();
    // Some proxies close without a word of TLS.
    let _ = stream.read_to_end(&mut answer);
    String::from_utf8_lossy(&answer).into_owned()
}

/// Holds that a proxy hands page and socket on, and says where guests come from.
fn hands_on(test: &str, kind: Kind) {
    if kind.program().is_none() {
        return skipped(test, &format!("{} is missing", kind.name()));
    }
    let data = tempfile::tempdir().unwrap();
    let host = Host::with(data.path(), &["--proxy", "127.0.0.1", "--each", "2"]);
    let proxy = Proxy::start(kind, data.path(), &host);
    let full = Locale::load(&LANGUAGES[0]).text("login-full");
    let [near, far] = [2, 3].map(|last| Ipv4Addr::new(127, 0, 0, last));
    for (path, part) in [("/cards/", "page.js"), ("/cards/page.js", "socket.js")] {
        let answer = asked(proxy.connect(near), proxy.port, path);
        assert!(answer.starts_with("HTTP/1.1 200") && answer.contains(part), "{path}: {answer}");
    }
    let through = |from| page(proxy.connect(from), proxy.port, "/cards/");
    let past = |from| page(Box::new(connect(from, host.web)), host.web, "/");
    let mut all = Vec::new();
    // Through the proxy each address has its own limit, whatever a client claims; past it, too.
    for (number, is_past) in [false, false, true].into_iter().enumerate() {
        let (socket, told) = if is_past { past(near) } else { through(near) };
        assert_eq!(told.contains(&full), is_past, "{number}: {told}");
        all.push(socket);
    }
    for (number, is_past) in [false, true, false].into_iter().enumerate() {
        let (socket, told) = if is_past { past(far) } else { through(far) };
        assert_eq!(told.contains(&full), number == 2, "{number}: {told}");
        all.push(socket);
    }
    let (home, address) = (Home::new(), format!("https://{}:{}/cards/", name(), proxy.port));
    let mut join = home.prepare(PROGRAM);
    join.args([
        "join",
        &address,
        "--as",
        "Ann",
        "--lang",
        "en",
        "--ca",
        proxy.authority.file.to_str().unwrap(),
    ]);
    let mut ann = Joined::of(Running::of(&mut join), &LANGUAGES[0]);
    ann.until("Welcome, Ann");
    assert_eq!(ann.quit().1.status, Some(0));
}

#[test]
fn nginx_hands_the_page_on_and_says_where_guests_come_from() {
    hands_on("nginx_hands_the_page_on_and_says_where_guests_come_from", Kind::Nginx);
}

#[test]
fn haproxy_hands_the_page_on_and_says_where_guests_come_from() {
    hands_on("haproxy_hands_the_page_on_and_says_where_guests_come_from", Kind::HaProxy);
}

#[test]
fn caddy_hands_the_page_on_and_says_where_guests_come_from() {
    hands_on("caddy_hands_the_page_on_and_says_where_guests_come_from", Kind::Caddy);
}
