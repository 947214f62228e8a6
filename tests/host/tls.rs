//! TLS at the line port and for the page, with a certificate of the test, and a client that holds it against it.

use crate::certificates::{certificate, connect};
use crate::hosting::{Guest, Host};
use elevens::locale::{LANGUAGES, Locale, args};
use elevens::protocol::VERSION;
use serde_json::{Value, json};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Output};
use tungstenite::Message;

/// Reads until a text came.
fn until(stream: &mut impl Read, wanted: &str) -> String {
    let mut came = Vec::new();
    while !String::from_utf8_lossy(&came).contains(wanted) {
        let mut buffer = [0; 1024];
        let count = stream.read(&mut buffer).unwrap();
        assert!(count > 0, "closed behind {:?}", String::from_utf8_lossy(&came));
        came.extend(&buffer[..count]);
    }
    String::from_utf8_lossy(&came).into_owned()
}

#[test]
fn both_ways_in_are_had_by_tls_and_lead_to_one_table() {
    let data = tempfile::tempdir().unwrap();
    let (chain, key, trusted) = certificate(data.path(), "good");
    let host = Host::secure(data.path(), &chain, &key);
    assert!(host.printed.iter().any(|line| line.contains("https://127.0.0.1:")), "{:?}", host.printed);
    let mut line = connect(host.line, &trusted);
    until(&mut line, "Nederlands");
    line.write_all(b"en\r\nAnn\r\nopen junior\r\n").unwrap();
    until(&mut line, "1 more has to come");

    let mut page = connect(host.web, &trusted);
    page.write_all(b"GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n").unwrap();
    let answer = until(&mut page, "</html>");
    assert!(
        answer.contains("role=\"log\"") && answer.contains("strict-transport-security: max-age="),
        "{answer}"
    );

    let url = format!("ws://localhost:{}/socket", host.web);
    let mut socket = tungstenite::client(url, connect(host.web, &trusted)).unwrap().0;
    let mut put = |value: Value| socket.send(Message::text(value.to_string())).unwrap();
    put(
        json!({ "version": VERSION, "session": null, "seen": 0, "program": { "language": "en", "page": true } }),
    );
    for (n, line) in ["nl", "Ben", "zit aan Oslo"].into_iter().enumerate() {
        put(json!({ "n": n + 1, "line": line }));
    }
    while !socket.read().unwrap().to_string().contains("Ronde 1 van 2") {}
    until(&mut line, "Round 1 of 2");
}

#[test]
fn whoever_speaks_no_tls_or_something_else_is_told_so() {
    let data = tempfile::tempdir().unwrap();
    let (chain, key, trusted) = certificate(data.path(), "good");
    let host = Host::secure(data.path(), &chain, &key);
    let in_all = |id: &str| LANGUAGES.iter().map(|one| Locale::load(one).text(id)).collect::<Vec<_>>();
    let mut plain = host.knock();
    plain.send("en");
    assert_eq!(plain.read_all(), in_all("login-tls"));
    let mut browser = Guest::of(TcpStream::connect(("127.0.0.1", host.web)).unwrap());
    browser.socket.write_all(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
    let told = browser.read_all();
    assert!(told[0].starts_with("HTTP/1.1 426") && told.ends_with(&in_all("login-tls-page")), "{told:?}");
    // A certificate that the client does not trust ends nothing but its own connection.
    let (_, _, other) = certificate(data.path(), "other");
    let mut stranger = connect(host.line, &other);
    assert!(stranger.write_all(b"en\r\n").and_then(|()| stranger.read(&mut [0; 64])).is_err());
    until(&mut connect(host.line, &trusted), "Nederlands");
    // Without TLS, whoever speaks it is told so, too.
    let (_data, host) = Host::fresh();
    let mut early = host.knock();
    early.socket.write_all(&[0x16, 0x03, 0x01, 0x00, 0x05]).unwrap();
    assert!(early.read_all().ends_with(&in_all("login-secure")));
}

/// A start that does not come about.
fn fails(data: &Path, language: &str, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_elevens"))
        .args(["host", "--lang", language, "--line", "0", "--web", "0"])
        .args(arguments)
        .env("ELEVENS_DATA", data)
        .output()
        .unwrap()
}

#[test]
fn a_certificate_that_can_not_be_had_is_one_sentence_and_no_start() {
    let data = tempfile::tempdir().unwrap();
    let at = |name: &str| data.path().join(name).to_str().unwrap().to_owned();
    let (chain, key, _) = certificate(data.path(), "good");
    let (_, other, _) = certificate(data.path(), "other");
    let [chain, key, other] = [chain, key, other].map(|path| path.to_str().unwrap().to_owned());
    std::fs::write(at("torn.pem"), "-----BEGIN CERTIFICATE-----\nnothing\n").unwrap();
    std::fs::write(at("empty.pem"), "").unwrap();
    let (torn, empty, none, folder) = (at("torn.pem"), at("empty.pem"), at("none.pem"), at("."));
    for language in &LANGUAGES {
        let locale = Locale::load(language);
        let of = |id: &str, path: &str| locale.format(id, &args!("path" => path));
        let open = |path: &str, reason: &str| {
            locale.format("error-open", &args!("path" => path, "reason" => locale.text(reason)))
        };
        let not_of_key =
            |key: &str| locale.format("error-tls-match", &args!("path" => chain.as_str(), "key" => key));
        let cases = [
            (&none, &key, open(&none, "reason-not-found")),
            (&chain, &none, open(&none, "reason-not-found")),
            (&folder, &key, open(&folder, "reason-is-folder")),
            (&torn, &key, of("error-tls-certificate", &torn)),
            (&empty, &key, of("error-tls-certificate", &empty)),
            (&key, &key, of("error-tls-certificate", &key)),
            (&chain, &empty, of("error-tls-key", &empty)),
            (&chain, &chain, of("error-tls-key", &chain)),
            (&chain, &other, not_of_key(&other)),
        ];
        for (chain, key, expected) in cases {
            let output = fails(data.path(), language.code(), &["--tls", chain, key]);
            let told = String::from_utf8(output.stderr).unwrap();
            assert_eq!((told.trim_end(), output.status.code()), (expected.as_str(), Some(1)));
            assert!(output.stdout.is_empty());
        }
        let output = fails(data.path(), language.code(), &["--tls", &chain]);
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(told.contains(&locale.text("allowed-certificate")) && told.lines().count() == 1, "{told}");
        assert_ne!(output.status.code(), Some(0));
    }
}
