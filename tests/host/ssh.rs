//! The port for ssh, with OpenSSH's client: the key is who one is, and there is nothing but the conversation.

use crate::hosting::{Guest, Host};
use crate::program::skipped;
use crate::secure_shell::{Visit, client, is_there, key};
use elevens::locale::{LANGUAGES, Locale, args};
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Stdio};

const ANY: [&str; 2] = ["--ssh", "0"];

fn in_all(id: &str) -> Vec<String> {
    LANGUAGES.iter().map(|language| Locale::load(language).text(id)).collect()
}

fn host(data: &Path) -> Host {
    Host::with(data, &ANY)
}

/// Whoever comes with a new key, chooses a language and says a name.
fn first(host: &Host, key: &Path, language: usize, name: &str) -> Visit {
    let mut visit = Visit::begin(host, key);
    visit.guest.choose(&LANGUAGES[language]);
    visit.guest.send(name);
    visit
}

#[test]
fn a_key_of_ssh_is_who_one_is() {
    if !is_there() {
        return skipped("a_key_of_ssh_is_who_one_is", "no ssh is there");
    }
    let data = tempfile::tempdir().unwrap();
    let key = key(data.path(), "own", "ed25519");
    let running = host(data.path());
    let mut visit = first(&running, &key, 1, "Ann");
    let french = Locale::load(&LANGUAGES[1]);
    let own = french.format("login-ssh-key", &args!("name" => "Ann"));
    assert_eq!(visit.guest.line(), Some(own));
    assert!(visit.guest.line().unwrap().starts_with("Bienvenue, Ann."));
    visit.guest.send("ouvrir junior");
    visit.guest.until(|line| line.contains("Oslo"));
    drop(visit);
    running.kill();

    // The host is known again, and so is the guest, at its seat.
    let folder = data.path().join("host");
    let of_host = std::fs::read(folder.join("ssh_host_key")).unwrap();
    let running = host(data.path());
    assert_eq!(std::fs::read(folder.join("ssh_host_key")).unwrap(), of_host);
    let mut visit = Visit::begin(&running, &key);
    visit.guest.language = &LANGUAGES[1];
    assert_eq!(visit.guest.line(), Some(french.format("login-back", &args!("name" => "Ann"))));
    visit.guest.until(|line| line.contains("Oslo"));
    visit.guest.send("quitter");
    visit.guest.until(|line| line.contains("Oslo"));
    visit.guest.send("quitter");
    visit.guest.read_all();
    assert_eq!(visit.ends(), 0);
    let kept = std::fs::read_to_string(folder.join("guests/guest-ann.json")).unwrap();
    let public = std::fs::read_to_string(key.with_extension("pub")).unwrap();
    assert!(!kept.contains(public.split(' ').nth(1).unwrap()), "{kept}");
}

#[test]
fn a_key_is_added_to_a_guest_and_voided_by_a_new_one() {
    if !is_there() {
        return skipped("a_key_is_added_to_a_guest_and_voided_by_a_new_one", "no ssh is there");
    }
    let data = tempfile::tempdir().unwrap();
    let own = key(data.path(), "own", "ecdsa");
    let host = host(data.path());
    let english = Locale::load(&LANGUAGES[0]);
    let ben = host.guest("Ben", &LANGUAGES[2]);
    let secret = ben.key.clone().unwrap();
    ben.hang_up();

    let mut visit = first(&host, &own, 0, "ben");
    assert_eq!(visit.guest.line(), Some(english.format("login-taken", &args!("name" => "Ben"))));
    visit.guest.send("0000 0000 0000");
    assert_eq!(visit.guest.line(), Some(english.format("login-wrong", &args!("name" => "Ben"))));
    visit.guest.send(&secret);
    assert_eq!(visit.guest.line(), Some(english.format("login-ssh-key", &args!("name" => "Ben"))));
    assert_eq!(visit.guest.line(), Some(english.format("login-back", &args!("name" => "Ben"))));
    drop(visit);

    let back = |key: &Path| {
        let mut visit = Visit::begin(&host, key);
        (visit.guest.line().unwrap(), visit)
    };
    let (told, mut visit) = back(&own);
    assert_eq!(told, english.format("login-back", &args!("name" => "Ben")));
    // A new key is another; that by which one came stays.
    visit.guest.send("new key");
    let told = visit.guest.line().unwrap();
    let fresh: String = told.chars().filter(char::is_ascii_digit).collect();
    assert_eq!(fresh.len(), 12, "{told}");
    drop(visit);
    assert!(back(&own).0.contains("Ben"));
    // From elsewhere it goes with all the others.
    let mut ben = host.back("Ben", &fresh, &LANGUAGES[0]);
    ben.send("new key");
    ben.until(|line| line.contains("The old one"));
    assert!(!back(&own).0.contains("Ben"));
}

#[test]
fn there_is_no_shell_no_command_and_no_way_on() {
    if !is_there() {
        return skipped("there_is_no_shell_no_command_and_no_way_on", "no ssh is there");
    }
    let data = tempfile::tempdir().unwrap();
    let (own, old) = (key(data.path(), "own", "ed25519"), key(data.path(), "old", "rsa"));
    let host = host(data.path());
    let run = |command: &mut Command| command.stdin(Stdio::null()).output().unwrap();

    let ran = run(client(&host, &own).arg("ls /"));
    let said = String::from_utf8(ran.stderr).unwrap();
    assert_eq!(said.lines().map(str::trim_end).collect::<Vec<_>>(), in_all("login-no-command"));
    assert_eq!((ran.status.code(), ran.stdout.len()), (Some(1), 0));
    assert!(!run(client(&host, &own).args(["-s", "sftp"])).status.success());
    let on = run(client(&host, &own).args(["-W", &format!("127.0.0.1:{}", host.web)]));
    assert!(!on.status.success() && on.stdout.is_empty(), "{on:?}");
    let back = ["-N", "-R", "0:127.0.0.1:1", "-o", "ExitOnForwardFailure=yes"];
    assert!(!run(client(&host, &own).args(back)).status.success());
    // Whoever has no key that the host can look at is told what to do.
    assert_eq!(Visit::begin(&host, &old).guest.read_all(), in_all("login-no-key"));
    // And whoever speaks something else.
    let mut socket = TcpStream::connect(("127.0.0.1", host.ssh)).unwrap();
    socket.write_all(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n").unwrap();
    let mut said = String::new();
    socket.read_to_string(&mut said).unwrap();
    assert_eq!(said.lines().skip(1).collect::<Vec<_>>(), in_all("login-ssh"));
}

#[test]
fn limits_are_told_over_ssh_and_lines_that_come_at_once_are_answered() {
    if !is_there() {
        let name = "limits_are_told_over_ssh_and_lines_that_come_at_once_are_answered";
        return skipped(name, "no ssh is there");
    }
    let data = tempfile::tempdir().unwrap();
    let own = key(data.path(), "own", "ed25519");
    let host = Host::with(data.path(), &["--ssh", "0", "--each", "1"]);
    let visit = {
        let mut visit = first(&host, &own, 0, "Ann");
        visit.guest.until(|line| line.starts_with("Welcome, Ann"));
        visit
    };
    let mut refused = Visit::begin(&host, &own);
    assert_eq!(refused.guest.read_all(), in_all("login-full"));
    drop(visit);
    // The place is free again a moment later.
    let ran = loop {
        let mut process = client(&host, &own).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        process.stdin.take().unwrap().write_all(b"tables\nwho is here\n").unwrap();
        let ran = process.wait_with_output().unwrap();
        let said = String::from_utf8(ran.stdout).unwrap();
        if !said.contains(&in_all("login-full")[0]) {
            break said;
        }
    };
    assert_eq!(ran, "Welcome back, Ann.\nNo table is open. To open one: new table.\nNobody but you.\n");
}

#[test]
fn floods_end_over_ssh_with_a_word_and_the_memory_is_bounded() {
    if !is_there() {
        return skipped("floods_end_over_ssh_with_a_word_and_the_memory_is_bounded", "no ssh is there");
    }
    let data = tempfile::tempdir().unwrap();
    let own = key(data.path(), "own", "ed25519");
    let host = host(data.path());
    let mut good = host.guest("Ann", &LANGUAGES[0]);
    let before = host.memory();
    let flood = Visit::begin(&host, &own);
    let mut socket = flood.guest.socket.try_clone().unwrap();
    let sending = std::thread::spawn(move || {
        let _ = socket.write_all(&vec![b'a'; 1 << 20]);
    });
    let mut guest = Guest::of(flood.guest.socket.try_clone().unwrap());
    let told = guest.read_all();
    assert!(told.ends_with(&in_all("login-flood")), "{told:?}");
    drop(flood);
    sending.join().unwrap();
    // Lines without end from somebody who reads nothing.
    let deaf = Visit::begin(&host, &own);
    deaf.guest.socket.set_nonblocking(true).unwrap();
    for _ in 0..200 {
        let _ = (&deaf.guest.socket).write(&b"1\nBea\nlobby help\n".repeat(1_000));
    }
    assert!(!good.ask("tables").is_empty());
    let memory = host.memory();
    assert!(memory < before + 60_000, "{memory} kB after {before} kB");
}

#[test]
fn a_file_without_a_key_of_the_host_ends_the_start() {
    let data = tempfile::tempdir().unwrap();
    std::fs::create_dir(data.path().join("host")).unwrap();
    std::fs::write(data.path().join("host/ssh_host_key"), "none").unwrap();
    let ran = Command::new(env!("CARGO_BIN_EXE_elevens"))
        .args(["host", "--lang", "en", "--web", "0", "--line", "0", "--ssh", "0"])
        .env("ELEVENS_DATA", data.path())
        .output()
        .unwrap();
    assert_eq!(ran.status.code(), Some(1));
    let said = String::from_utf8(ran.stderr).unwrap();
    assert!(said.starts_with("There is no ssh key in ") && said.lines().count() == 1, "{said}");
}
