//! Several hosts that share their tables through NATS: nodes are killed and the NATS server is restarted under matches.

use crate::hosting::{Guest, Host};
use crate::nats::Nats;
use crate::node_faults::{Fault, ROOM};
use crate::node_players::play_for;
use crate::program::skipped;
use elevens::locale::{LANGUAGES, Locale, args};
use std::collections::BTreeSet;
use std::io::Write;
use std::net::Shutdown;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Starts the server of NATS, or notes that the test is skipped.
fn nats(test: &str) -> Option<Nats> {
    let nats = Nats::start();
    if nats.is_none() {
        skipped(test, "nats-server is missing");
    }
    nats
}

/// A node whose guests may be many.
pub fn node(data: &Path, nats: &Nats) -> Host {
    Host::with(data, &["--nats", &nats.url(), "--each", "5000"])
}

#[test]
fn a_table_goes_on_at_another_node_with_guests_at_both() {
    let Some(nats) = nats("a_table_goes_on_at_another_node_with_guests_at_both") else { return };
    let data = tempfile::tempdir().unwrap();
    let (one, two) = (node(data.path(), &nats), node(data.path(), &nats));
    let mut ann = one.guest("Ann", &LANGUAGES[0]);
    let mut ben = two.guest("Ben", &LANGUAGES[2]);
    let key = ann.key.clone().unwrap();
    let opened = ann.ask("open junior, no stand-in");
    let table = opened.iter().find_map(|line| line.split(' ').nth(1)).unwrap().to_owned();
    // What is said in the lobby is heard at the other node, and who is there is known.
    let said = ben.locale().format("table-said", &args!("name" => "Cid", "text" => "hello all"));
    let mut cid = one.guest("Cid", &LANGUAGES[0]);
    cid.ask("say hello all");
    ben.until(|line| line == said);
    // A node that was just started learns of tables by and by.
    let sit = ben.word("say-sit", &table);
    let mut begun = ben.ask(&sit);
    for _ in 0..100 {
        if begun.iter().any(|line| line.starts_with("Ronde 1")) {
            break;
        }
        std::thread::sleep(Duration::from_millis(100));
        begun = ben.ask(&sit);
    }
    ann.until(|line| line.starts_with("Round 1"));
    ben.send("zeg tot zo");
    ann.until(|line| line == "Ben: tot zo");
    // The node of the table is killed: it goes on at the other.
    one.kill();
    let killed = Instant::now();
    let moved = ben.locale().text("node-moved");
    ben.until(|line| line == moved);
    assert!(killed.elapsed() < Duration::from_secs(20), "{:?}", killed.elapsed());
    let mut ann = two.back("Ann", &key, &LANGUAGES[0]);
    assert!(!ann.ask("hand").is_empty());
    ben.send("zeg dag weer");
    ann.until(|line| line == "Ben: dag weer");
}

/// A word to one alone is heard at another node, and a result is told at all of them.
#[test]
fn a_word_to_one_alone_and_a_result_are_told_at_another_node() {
    let Some(nats) = nats("a_word_to_one_alone_and_a_result_are_told_at_another_node") else { return };
    let data = tempfile::tempdir().unwrap();
    let (one, two) = (node(data.path(), &nats), node(data.path(), &nats));
    let mut ann = one.guest("Ann", &LANGUAGES[0]);
    let mut ben = two.guest("Ben", &LANGUAGES[2]);
    let mut cleo = two.guest("Cleo", &LANGUAGES[0]);
    // A node learns by and by who is at another.
    let told = eventually(|| {
        Some(ann.ask("tell Ben that I am late"))
            .filter(|told| told.len() == 1 && told[0] == "Said to Ben alone.")
    });
    assert!(told.is_some());
    ben.until(|line| line == "Ann, tegen jou alleen: I am late");
    ben.send("zeg tegen Ann: tot zo");
    ann.until(|line| line == "Ben to you alone: tot zo");
    assert!(cleo.ask("say hello").iter().all(|line| !line.contains("late") && !line.contains("tot zo")));
    // A match against a computer is played to its end by what the game itself advises.
    ann.ask("open junior, 1 computer, 1 round");
    let told = eventually(|| {
        ann.ask("hint");
        ann.ask("yes");
        result_of(&mut ann)
    });
    let told = told.expect("the match ends");
    assert!(told.contains("Ann"), "{told}");
    assert_eq!(eventually(|| result_of(&mut cleo)), Some(told));
}

/// The last match of Junior that was played to its end.
fn result_of(guest: &mut Guest) -> Option<String> {
    guest.ask("results").into_iter().find(|line| line.starts_with("Junior: "))
}

/// Tries until something is there.
fn eventually<T>(mut tried: impl FnMut() -> Option<T>) -> Option<T> {
    (0..200).find_map(|_| {
        let found = tried();
        if found.is_none() {
            std::thread::sleep(Duration::from_millis(100));
        }
        found
    })
}

/// Whoever comes in twice has one connection, at whatever nodes both are, and at whatever node the table is.
#[test]
fn whoever_comes_in_at_another_node_has_the_seat_there() {
    let Some(nats) = nats("whoever_comes_in_at_another_node_has_the_seat_there") else { return };
    let data = tempfile::tempdir().unwrap();
    let nodes: Vec<Host> = (0..3).map(|_| node(data.path(), &nats)).collect();
    let mut ann = nodes[0].guest("Ann", &LANGUAGES[0]);
    let key = ann.key.clone().unwrap();
    let [instead, elsewhere] = ["login-instead", "login-elsewhere"].map(|id| ann.locale().text(id));
    let come = |node: usize| {
        let mut ann = nodes[node].knock();
        ["en", "Ann", &key].iter().for_each(|line| ann.send(line));
        ann.until(|line| line == instead);
        ann
    };
    // From the lobby of one node to that of another, whose table is where it was opened from then on.
    let mut newer = come(1);
    assert_eq!(ann.read_all().last(), Some(&elsewhere));
    newer.ask("open junior, 1 computer");
    let hand = newer.ask("hand");
    for node in [2, 0, 0, 1, 1, 2] {
        let mut older = std::mem::replace(&mut newer, come(node));
        assert_eq!(older.read_all().last(), Some(&elsewhere), "{node}");
        let told = newer.ask("hand");
        assert!(told.contains(&hand[0]), "{node}: {told:?}");
    }
}

#[test]
fn of_two_who_come_in_by_one_name_at_once_at_two_nodes_one_stays() {
    let test = "of_two_who_come_in_by_one_name_at_once_at_two_nodes_one_stays";
    let Some(nats) = nats(test) else { return };
    let data = tempfile::tempdir().unwrap();
    let nodes: Vec<Host> = (0..2).map(|_| node(data.path(), &nats)).collect();
    let ann = nodes[0].guest("Ann", &LANGUAGES[0]);
    let (key, back) = (ann.key.clone().unwrap(), ann.locale().format("login-back", &args!("name" => "Ann")));
    let nobody = ann.locale().format("table-not-here", &args!("name" => "Ben"));
    ann.socket.shutdown(Shutdown::Both).unwrap();
    for _ in 0..6 {
        let (teller, told) = std::sync::mpsc::channel();
        let mut writers = Vec::new();
        for (at, node) in nodes.iter().enumerate() {
            let mut guest = node.knock();
            writers.push(guest.socket.try_clone().unwrap());
            ["en", "Ann", &key].iter().for_each(|line| guest.send(line));
            let teller = teller.clone();
            std::thread::spawn(move || {
                while let Some(line) = guest.line() {
                    teller.send((at, Some(line))).unwrap();
                }
                teller.send((at, None))
            });
        }
        // Both are let in, each by its own node, before one is let go.
        let told = || told.recv_timeout(Duration::from_secs(60)).unwrap();
        let (mut came_in, mut let_go) = (BTreeSet::new(), None);
        while came_in.len() < 2 || let_go.is_none() {
            match told() {
                (at, Some(line)) if line == back => drop(came_in.insert(at)),
                (_, Some(_)) => {}
                (at, None) => assert_eq!(let_go.replace(at), None, "nobody stays"),
            }
        }
        let stays = 1 - let_go.unwrap();
        writers[stays].write_all(format!("{}\r\n", ann.word("say-mute", "Ben")).as_bytes()).unwrap();
        while told() != (stays, Some(nobody.clone())) {}
        writers[stays].shutdown(Shutdown::Both).unwrap();
    }
}

/// What a host says that ends at its start.
fn refused_start(arguments: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_elevens"));
    command.args(["host", "--lang", "en", "--line", "0", "--web", "off", "--log", "off"]).args(arguments);
    let output = command.env("LC_ALL", "C").stdin(Stdio::null()).output().unwrap();
    assert_eq!(output.status.code(), Some(1), "{arguments:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
fn what_three_servers_keep_outlives_one_and_one_alone_is_told() {
    let test = "what_three_servers_keep_outlives_one_and_one_alone_is_told";
    let english = Locale::load(&LANGUAGES[0]);
    let once = english.text("host-kept-once");
    assert_eq!(refused_start(&["--replicas", "3"]), english.text("error-replicas-alone") + "\n");
    let Some(alone) = nats(test) else { return };
    let too_few = english.format("error-nats-replicas", &args!("url" => alone.url()));
    assert_eq!(refused_start(&["--nats", &alone.url(), "--replicas", "3"]), too_few + "\n");
    let data = tempfile::tempdir().unwrap();
    assert!(node(data.path(), &alone).printed.contains(&once));
    let mut servers = Nats::cluster().unwrap();
    let first = Host::with(data.path(), &["--nats", &servers[0].url(), "--replicas", "1"]);
    assert!(first.printed.contains(&once), "{:?}", first.printed);
    let ann = first.guest("Ann", &LANGUAGES[0]).key.unwrap();
    drop(first);
    // What one kept so far is kept by three from here on.
    let second = Host::with(data.path(), &["--nats", &servers[0].url(), "--replicas", "3"]);
    assert!(!second.printed.contains(&once), "{:?}", second.printed);
    let ben = second.guest("Ben", &LANGUAGES[0]).key.unwrap();
    servers[0].stop();
    // Nobody gets a key that is not kept.
    let cid = second.guest("Cid", &LANGUAGES[0]).key.unwrap();
    let third = node(data.path(), &servers[1]);
    for (name, key) in [("Ann", ann), ("Ben", ben), ("Cid", cid)] {
        assert!(!third.back(name, &key, &LANGUAGES[0]).ask("who is here").is_empty());
    }
}

#[test]
fn a_nats_server_that_is_missing_or_wrong_ends_the_start() {
    let test = "a_nats_server_that_is_missing_or_wrong_ends_the_start";
    let started = |url: &str| refused_start(&["--nats", url]);
    let english = Locale::load(&LANGUAGES[0]);
    let told = |id: &str, url: &str| {
        english.format(id, &args!("url" => url, "example" => "nats://127.0.0.1:4222")) + "\n"
    };
    let nobody = "nats://127.0.0.1:1";
    assert_eq!(started(nobody), told("error-nats-none", nobody));
    assert_eq!(started("nats://["), told("error-nats-address", "nats://["));
    // A password is not shown.
    assert_eq!(started("nats://ann:secret@127.0.0.1:1"), told("error-nats-none", "127.0.0.1:1"));
    let Some(plain) = Nats::without_store() else { return skipped(test, "nats-server is missing") };
    assert_eq!(started(&plain.url()), told("error-nats-store", &plain.url()));
    let Some(guarded) = Nats::guarded() else { return };
    assert_eq!(started(&guarded.url()), told("error-nats-refused", &guarded.url()));
}

/// A server of NATS is away in this way, until it is back: it is told, and nothing is lost.
fn is_told(mut nats: Nats, goes: impl Fn(&mut Nats), comes_back: impl Fn(&mut Nats)) {
    let data = tempfile::tempdir().unwrap();
    let host = node(data.path(), &nats);
    let mut ann = host.guest("Ann", &LANGUAGES[1]);
    ann.ask("ouvrir junior avec 1 ordinateur");
    goes(&mut nats);
    let (away, back) = (ann.locale().text("node-away"), ann.locale().text("node-back"));
    ann.until(|line| line == away);
    // What has to be kept is answered once it is.
    let (width, set) = (
        format!("{} 60", ann.word("say-width", "")),
        ann.locale().format("width-set", &args!("cells" => 60)),
    );
    ann.send(&width);
    comes_back(&mut nats);
    let mut wanted = vec![back, set];
    while !wanted.is_empty() {
        let line = ann.line().unwrap();
        wanted.retain(|one| *one != line);
    }
}

#[test]
fn a_server_that_is_away_for_a_while_is_told_and_loses_nothing() {
    let Some(nats) = nats("a_server_that_is_away_for_a_while_is_told_and_loses_nothing") else { return };
    is_told(nats, Nats::stop, Nats::go_on);
}

#[test]
fn a_server_that_is_silent_for_a_while_is_told_and_loses_nothing() {
    let Some(nats) = nats("a_server_that_is_silent_for_a_while_is_told_and_loses_nothing") else { return };
    is_told(nats, |nats| nats.signal("STOP"), |nats| nats.signal("CONT"));
}

#[test]
fn a_server_whose_disk_is_full_for_a_while_is_told_and_loses_nothing() {
    let test = "a_server_whose_disk_is_full_for_a_while_is_told_and_loses_nothing";
    let Some(nats) = Nats::start_on(16 << 10) else { return skipped(test, "nats-server is missing") };
    if nats.disk.is_none() {
        return skipped(test, "no disk can be mounted");
    }
    let fill = |nats: &mut Nats| nats.disk.as_ref().unwrap().fill();
    is_told(nats, fill, |nats| {
        nats.disk.as_ref().unwrap().clear();
        nats.stop();
        nats.go_on();
    });
}

/// Some tables for some seconds, with hosts that are killed and a server that is restarted.
#[test]
fn nodes_are_killed_under_matches() {
    let Some(nats) = nats("nodes_are_killed_under_matches") else { return };
    let faults = [Fault::HostKilled, Fault::HostKilled, Fault::ServerKilled];
    play_for(vec![nats], &faults, 4, Duration::from_secs(10), Duration::ZERO);
}

/// All that can happen to hosts and to three servers: `NODES_TABLES` tables, 300 unless set, for `NODES_SECONDS`, 180 unless
/// set; each kind of fault, or `NODES_FAULT` alone.
#[test]
#[ignore = "scripts/torture.sh nodes"]
fn many_nodes_fail_under_many_matches() {
    let Some(servers) = Nats::cluster_on(Some(ROOM)) else {
        return skipped("many_nodes_fail_under_many_matches", "nats-server is missing");
    };
    let set =
        |name: &str, usual: u64| std::env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual);
    let tables = usize::try_from(set("NODES_TABLES", 300)).unwrap();
    let only = std::env::var("NODES_FAULT").ok().filter(|only| !only.is_empty());
    let is_asked = |fault: &Fault| only.as_ref().is_none_or(|only| format!("{fault:?}") == *only);
    let faults: Vec<Fault> = Fault::ALL.into_iter().filter(is_asked).collect();
    play_for(
        servers,
        &faults,
        tables,
        Duration::from_secs(set("NODES_SECONDS", 180)),
        Duration::from_secs(1),
    );
}
