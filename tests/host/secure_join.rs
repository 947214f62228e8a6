//! The program joins a host by TLS: it holds the certificate against the name of the host, and those whom it trusts.

use crate::certificates::{Authority, own_authority};
use crate::hosting::Host;
use crate::join::Joined;
use crate::program::{Home, PROGRAM, Running};
use elevens::locale::{LANGUAGES, Locale, args};
use std::net::ToSocketAddrs;
use std::path::PathBuf;
use tempfile::TempDir;

/// The name of this machine: a bare one may have none but its number.
pub fn name() -> &'static str {
    if ("localhost", 0).to_socket_addrs().is_ok() { "localhost" } else { "127.0.0.1" }
}

#[test]
fn programs_in_three_languages_meet_at_a_table_by_tls() {
    let data = tempfile::tempdir().unwrap();
    let house = Authority::new(data.path(), "house");
    let [chain, key] = house.signs("host", &["localhost", "127.0.0.1"]);
    let host = Host::secure(data.path(), &chain, &key);
    let trusted = house.file.to_str().unwrap();
    let homes = [Home::new(), Home::new(), Home::new()];
    let join = |home: &Home, at: String, name: &str, code: &str| {
        let mut command = home.prepare(PROGRAM);
        command.args(["join", &at, "--as", name, "--lang", code]);
        command
    };
    // By a file of one's own, in both ways of naming the option, and by what the system trusts.
    let mut ann = join(&homes[0], format!("https://{}:{}", name(), host.web), "Ann", "fr");
    let mut ann = Joined::of(Running::of(ann.args(["--ca", trusted])), &LANGUAGES[1]);
    let mut ben = join(&homes[1], format!("wss://127.0.0.1:{}/", host.web), "Ben", "nl");
    let mut ben = Joined::of(Running::of(ben.args(["--cacert", trusted])), &LANGUAGES[2]);
    let mut cor = join(&homes[2], format!("HTTPS://{}:{}/", name(), host.web), "Cor", "en");
    let mut cor = Joined::of(Running::of(cor.env("SSL_CERT_FILE", trusted)), &LANGUAGES[0]);
    ann.until("Bienvenue, Ann");
    ben.until("Welkom, Ben");
    cor.until("Welcome, Cor");
    ann.ask("ouvrir junior 3 joueurs 1 manche");
    ben.ask("zit aan Oslo");
    cor.ask("sit at Oslo");
    assert!(!ann.ask("main").is_empty() && !ben.ask("hand").is_empty() && !cor.ask("hand").is_empty());
    ben.ask("zeg goedenavond");
    ann.until("goedenavond");
    cor.until("Ben: goedenavond");
    let (rest, said) = ann.quit();
    let goodbye = Locale::load(&LANGUAGES[1]).text("join-goodbye");
    assert_eq!((rest.last(), said.status), (Some(&goodbye), Some(0)), "{}", said.err);
    // The key is not sent where there is no TLS.
    let kept = std::fs::read_to_string(homes[0].file("data/hosts.json")).unwrap();
    assert!(kept.contains(&format!("https://{}:{}", name(), host.web)), "{kept}");
}

#[test]
fn a_certificate_that_is_its_own_authority_is_taken_where_it_was_handed_in() {
    let folder = tempfile::tempdir().unwrap();
    let good = own_authority(folder.path(), "good", name(), 4000);
    let cases = [
        (&good, Some(&good), None),
        (&good, None, Some("error-join-untrusted")),
        (&own_authority(folder.path(), "other", name(), 4000), Some(&good), Some("error-join-untrusted")),
        (&own_authority(folder.path(), "old", name(), 2020), None, Some("error-join-date")),
        (
            &own_authority(folder.path(), "elsewhere", "elsewhere.example", 4000),
            None,
            Some("error-join-other-name"),
        ),
    ];
    let english = Locale::load(&LANGUAGES[0]);
    for (of_host, trusted, fault) in cases {
        let data = tempfile::tempdir().unwrap();
        let host = Host::secure(data.path(), &of_host[0], &of_host[1]);
        let at = format!("{}:{}", name(), host.web);
        let home = Home::new();
        // Where no other is named, it is that of the host itself, unless nobody is trusted at all.
        let trusted = trusted.or((fault != Some("error-join-untrusted")).then_some(of_host));
        let ca = trusted.map(|files| ["--ca".to_owned(), files[0].to_str().unwrap().to_owned()]);
        let mut arguments: Vec<String> =
            ["join", &format!("https://{at}"), "--as", "Ann", "--lang", "en"].map(str::to_owned).to_vec();
        arguments.extend(ca.into_iter().flatten());
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        let said = home.run(&arguments, "tables\nquit\n");
        match fault {
            None => assert!(said.out.contains("Welcome, Ann"), "{said:?}"),
            Some(id) => {
                assert_eq!(said.err.trim_end(), english.format(id, &args!("host" => at)), "{arguments:?}");
            }
        }
    }
}

#[test]
fn a_host_that_can_not_be_trusted_is_not_joined_and_one_sentence_says_why() {
    let folder = tempfile::tempdir().unwrap();
    let [house, other] = ["house", "other"].map(|name| Authority::new(folder.path(), name));
    let hosts = [
        house.signs("good", &[name()]),
        house.signs("elsewhere", &["elsewhere.example"]),
        house.signs_until("old", &[name()], 2020),
    ];
    let datas = hosts.each_ref().map(|_| tempfile::tempdir().unwrap());
    let start = |([chain, key], data): (&[PathBuf; 2], &TempDir)| Host::secure(data.path(), chain, key);
    let hosts: Vec<Host> = hosts.iter().zip(&datas).map(start).collect();
    let home = Home::new();
    let trusted = house.file.to_str().unwrap();
    let torn = folder.path().join("torn.pem");
    std::fs::write(&torn, "-----BEGIN CERTIFICATE-----\nnothing\n").unwrap();
    let (torn, none) = (torn.to_str().unwrap(), folder.path().join("none.pem"));
    let none = none.to_str().unwrap();
    let named: Vec<String> = hosts.iter().map(|host| format!("{}:{}", name(), host.web)).collect();
    let line = format!("{}:{}", name(), hosts[0].line);
    for language in &LANGUAGES {
        let locale = Locale::load(language);
        let of = |id: &str, host: &str| locale.format(id, &args!("host" => host));
        let fault = |id: &str, path: &str| {
            let reason = locale.text("reason-not-found");
            locale.format(id, &args!("path" => path, "reason" => reason))
        };
        let cases = [
            (&named[0], None, of("error-join-untrusted", &named[0])),
            (&named[0], other.file.to_str(), of("error-join-untrusted", &named[0])),
            (&named[1], Some(trusted), of("error-join-other-name", &named[1])),
            (&named[2], Some(trusted), of("error-join-date", &named[2])),
            (&line, Some(trusted), of("error-join-other", &line)),
            (&named[0], Some(none), fault("error-open", none)),
            (&named[0], Some(torn), fault("error-tls-certificate", torn)),
        ];
        for (host, ca, expected) in cases {
            let url = format!("https://{host}");
            let ca = ca.map(|file| ["--ca", file]);
            let arguments = ["join", &url, "--as", "Ann", "--lang", language.code()];
            let arguments: Vec<&str> = arguments.into_iter().chain(ca.into_iter().flatten()).collect();
            let said = home.run(&arguments, "tables\n");
            assert_eq!((said.err.trim_end(), said.status), (expected.as_str(), Some(1)), "{arguments:?}");
            assert_eq!(said.out, "", "{arguments:?}");
        }
        let said = home.run(&["join", &named[0], "--lang", language.code()], "tables\n");
        assert_eq!(said.err.trim_end(), of("error-join-needs-tls", &named[0]));
        assert_eq!((said.out.as_str(), said.status), ("", Some(1)));
        let said = home.run(&["join", &named[0], "--ca", trusted, "--lang", language.code()], "");
        assert_eq!((said.err.trim_end(), said.status), (locale.text("error-join-ca").as_str(), Some(2)));
    }
}
