//! The page behind nginx, set up as docs/host-administration.md says: its socket is handed on, and guests come from where they are.

use crate::hosting::Host;
use crate::program::skipped;
use elevens::locale::{LANGUAGES, Locale};
use elevens::protocol::VERSION;
use serde_json::json;
use socket2::{Domain, SockAddr, Socket, Type};
use std::net::{Ipv4Addr, SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tungstenite::http::Uri;
use tungstenite::{ClientRequestBuilder, Message, WebSocket};

/// A running proxy.
struct Proxy(Child);

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

fn program() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let folders = std::env::split_paths(&path).chain([PathBuf::from("/usr/sbin")]);
    folders.map(|folder| folder.join("nginx")).find(|program| program.is_file())
}

/// What docs/host-administration.md has nginx do.
fn recipe() -> String {
    let page =
        std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/host-administration.md"))
            .unwrap();
    let (_, rest) = page.split_once("```\nlocation / {").unwrap();
    format!("location / {{{}", rest.split_once("```").unwrap().0)
}

/// Starts nginx before a host, in a folder.
fn start(nginx: &Path, folder: &Path, port: u16, host: &Host) -> Proxy {
    let recipe = recipe().replace("127.0.0.1:8111", &format!("127.0.0.1:{}", host.web));
    assert!(recipe.contains(&host.web.to_string()), "{recipe}");
    let log = folder.join("error.log");
    let paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|kind| format!("{kind}_temp_path {};\n", folder.join(kind).display()));
    let text = format!(
        "daemon off; master_process off; pid {}; error_log {};\nevents {{}}\nhttp {{ access_log off;\n{}server {{ listen \
         0.0.0.0:{port};\n{recipe}}} }}\n",
        folder.join("pid").display(),
        log.display(),
        paths.concat(),
    );
    let config = folder.join("nginx.conf");
    std::fs::write(&config, text).unwrap();
    let process = Command::new(nginx).arg("-e").arg(&log).arg("-c").arg(&config).stdin(Stdio::null()).spawn();
    let proxy = Proxy(process.unwrap());
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        std::thread::sleep(Duration::from_millis(20));
    }
    proxy
}

/// A page that comes from an address of this machine, and claims another; what it is told first.
fn page(from: Ipv4Addr, to: u16) -> (WebSocket<TcpStream>, String) {
    let socket = Socket::new(Domain::IPV4, Type::STREAM, None).unwrap();
    socket.bind(&SockAddr::from(SocketAddr::from((from, 0)))).unwrap();
    socket.connect(&SockAddr::from(SocketAddr::from((Ipv4Addr::LOCALHOST, to)))).unwrap();
    socket.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    let uri: Uri = format!("ws://127.0.0.1:{to}/socket").parse().unwrap();
    let request = ClientRequestBuilder::new(uri).with_header("X-Forwarded-For", "192.0.2.7");
    let (mut socket, _) = tungstenite::client(request, TcpStream::from(socket)).unwrap();
    socket
        .send(Message::text(json!({ "version": VERSION, "session": null, "seen": 0, "program": { "language": "en", "page": true } }).to_string()))
        .unwrap();
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

#[test]
fn a_proxy_hands_the_socket_on_and_says_where_guests_come_from() {
    let test = "a_proxy_hands_the_socket_on_and_says_where_guests_come_from";
    let Some(nginx) = program() else { return skipped(test, "nginx is missing") };
    let data = tempfile::tempdir().unwrap();
    let host = Host::with(data.path(), &["--proxy", "127.0.0.1", "--each", "2"]);
    let port = TcpListener::bind(("127.0.0.1", 0)).unwrap().local_addr().unwrap().port();
    let proxy = start(&nginx, data.path(), port, &host);
    let full = Locale::load(&LANGUAGES[0]).text("login-full");
    let [near, far] = [2, 3].map(|last| Ipv4Addr::new(127, 0, 0, last));
    let mut all = Vec::new();
    // Through the proxy each address has its own limit, whatever a client claims; past it, too.
    for to in [port, port, host.web] {
        let (socket, told) = page(near, to);
        assert_eq!(told.contains(&full), to == host.web, "{told}");
        all.push(socket);
    }
    for (number, to) in [port, host.web, port].into_iter().enumerate() {
        let (socket, told) = page(far, to);
        assert_eq!(told.contains(&full), number == 2, "{number}: {told}");
        all.push(socket);
    }
    drop(proxy);
}
