//! A server of static files, as plain as there can be.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::path::PathBuf;
use std::sync::{Arc, Mutex};

/// The folder of the page, on a port of its own for as long as the test runs.
pub struct Site {
    pub url: String,
    /// Files that are served in the place of those of the folder.
    others: Arc<Mutex<BTreeMap<String, String>>>,
    folder: PathBuf,
}

impl Site {
    /// Serves the page, where it is built.
    pub fn start() -> Option<Site> {
        let folder = PathBuf::from(std::env::var_os("ELEVENS_PAGE")?);
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://localhost:{}/", listener.local_addr().unwrap().port());
        let others = Arc::new(Mutex::new(BTreeMap::new()));
        let (served, changed) = (folder.clone(), Arc::clone(&others));
        std::thread::spawn(move || {
            for stream in listener.incoming().map_while(Result::ok) {
                let (served, changed) = (served.clone(), Arc::clone(&changed));
                std::thread::spawn(move || answer(stream, &served, &changed));
            }
        });
        Some(Site { url, others, folder })
    }

    /// The text of a file of the folder.
    pub fn text(&self, name: &str) -> String {
        std::fs::read_to_string(self.folder.join(name)).unwrap()
    }

    /// Serves another text for a file from now on.
    pub fn change(&self, name: &str, text: String) {
        self.others.lock().unwrap().insert(name.to_owned(), text);
    }
}

/// Answers one request; whoever left does not read it.
fn answer(
    stream: TcpStream,
    folder: &std::path::Path,
    others: &Mutex<BTreeMap<String, String>>,
) -> Option<()> {
    let mut lines = BufReader::new(stream.try_clone().ok()?).lines().map_while(Result::ok);
    let path = lines.next()?.split(' ').nth(1)?.trim_start_matches('/').to_owned();
    lines.take_while(|line| !line.is_empty()).for_each(drop);
    let name = if path.is_empty() { "index.html".to_owned() } else { path };
    let changed = others.lock().unwrap().get(&name).map(|text| text.clone().into_bytes());
    let body = changed.or_else(|| std::fs::read(folder.join(&name)).ok());
    let kind = match name.rsplit('.').next()? {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        _ => "application/octet-stream",
    };
    let status = if body.is_some() { "200 OK" } else { "404 Not Found" };
    let body = body.unwrap_or_default();
    let head = format!(
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nCache-Control: no-cache\r\nConnection: close\r\n\r\n",
        body.len()
    );
    let mut stream = stream;
    stream.write_all(head.as_bytes()).and_then(|()| stream.write_all(&body)).ok()
}
