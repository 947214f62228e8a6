//! Guests who come to another node than that of their table play there as at home, and are sent the same bytes in two
//! worlds that differ in hidden cards alone.

use crate::hosting::{Guest, Host, records};
use crate::join_secrets::Program;
use crate::nats::Nats;
use crate::program::skipped;
use crate::secrets::{Worlds, ask_all, same};
use crate::session::typed;
use crate::web::sent_to_page;
use elevens::locale::{LANGUAGES, Language, Locale};
use elevens::rules::rows::Action;
use serde_json::{Value, json};
use std::path::Path;
use std::time::Duration;

/// The guests who come besides: Ben to the node of the table, Cleo to the other.
const OTHERS: [(&str, &Language); 2] = [("Ben", &LANGUAGES[1]), ("Cleo", &LANGUAGES[2])];

fn node(data: &Path, nats: &Nats) -> Host {
    Host::with(data, &["--nats", &nats.url(), "--ssh", "0"])
}

/// Brings what is in the folder of a host to NATS, where its nodes have made room.
async fn bring(data: &Path, nats: &Nats) {
    let context = async_nats::jetstream::new(async_nats::connect(nats.url()).await.unwrap());
    let record = std::fs::read(&records(data)[0]).unwrap();
    context.publish("elevens.record.game-1", record.into()).await.unwrap().await.unwrap();
    let guests = context.get_key_value("elevens_guests").await.unwrap();
    for entry in std::fs::read_dir(data.join("host/guests")).unwrap() {
        let text = std::fs::read(entry.unwrap().path()).unwrap();
        let guest: Value = serde_json::from_slice(&text).unwrap();
        let name = guest["name"].as_str().unwrap().to_lowercase();
        let key: String = name.bytes().map(|byte| format!("{byte:02x}")).collect();
        guests.put(key, text.into()).await.unwrap();
    }
    let text = std::fs::read(data.join("host/tables/table-00000.json")).unwrap();
    let mut table: Value = serde_json::from_slice(&text).unwrap();
    table["record"] = "game-1".into();
    let shared = json!({ "node": null, "table": table }).to_string();
    context.get_key_value("elevens_tables").await.unwrap().put("0", shared.into()).await.unwrap();
}

/// Asks in the lobby who is here until somebody is.
fn wait_for(guest: &mut Guest, name: &str) {
    let who = guest.word("guest-who", "");
    while !guest.ask(&who).iter().any(|line| line.contains(name)) {
        std::thread::sleep(Duration::from_millis(300));
    }
}

/// What Ann is sent who comes to a node by some way, while the table is run by another.
fn sent_from_afar(data: &Path, keys: &[String; 3], visit: impl Fn(&Host) -> Vec<u8>) -> Option<Vec<u8>> {
    let nats = Nats::start()?;
    drop(node(data, &nats));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(bring(data, &nats));
    let (one, two) = (node(data, &nats), node(data, &nats));
    let [mut ben, mut cleo] =
        [(&one, 1), (&two, 2)].map(|(node, at)| node.back(OTHERS[at - 1].0, &keys[at], OTHERS[at - 1].1));
    wait_for(&mut cleo, "Ben");
    let came = visit(&two);
    let told = ben.sync();
    assert!(told.iter().any(|line| line.starts_with("Ann ")), "{told:?}");
    Some(came)
}

/// Holds what comes by some way in two worlds against each other.
fn compare(test: &str, visit: impl Fn(&Host, &str, &[Action]) -> Vec<u8>) {
    let worlds = Worlds::deal();
    let moves = worlds.turn_of_ann();
    let sent = |data| sent_from_afar(data, &worlds.keys, |host| visit(host, &worlds.keys[0], &moves));
    let [Some(one), Some(other)] = worlds.folders().map(sent) else {
        return skipped(test, "nats-server is missing");
    };
    assert!(one.len() > 5_000, "{}", one.len());
    same(&[one, other]);
}

/// Asks everything, and plays a turn.
fn play(guest: &mut Guest, moves: &[Action]) {
    ask_all(guest);
    for action in moves {
        let line = typed(&guest.locale(), *action);
        guest.ask(&line);
        ask_all(guest);
    }
}

#[test]
fn a_line_client_at_another_node_is_sent_the_same_bytes() {
    compare("a_line_client_at_another_node_is_sent_the_same_bytes", |host, key, moves| {
        let mut guest = host.back("Ann", key, &LANGUAGES[0]);
        play(&mut guest, moves);
        guest.came
    });
}

#[test]
fn a_page_at_another_node_is_sent_the_same_bytes() {
    compare("a_page_at_another_node_is_sent_the_same_bytes", sent_to_page);
}

#[test]
fn a_program_at_another_node_is_sent_the_same_bytes() {
    compare("a_program_at_another_node_is_sent_the_same_bytes", |host, key, moves| {
        let locale = Locale::load(&LANGUAGES[0]);
        let mut program = Program::come(host, "Ann", key, &LANGUAGES[0]);
        program.ask_all(&locale);
        for action in moves {
            program.say("line", &typed(&locale, *action));
            program.ask_all(&locale);
        }
        program.came.into_bytes()
    });
}

#[cfg(unix)]
#[test]
fn a_client_of_ssh_at_another_node_is_sent_the_same_bytes() {
    use crate::secure_shell::{Visit, is_there, key};
    let test = "a_client_of_ssh_at_another_node_is_sent_the_same_bytes";
    if !is_there() {
        return skipped(test, "no ssh is there");
    }
    let keys = tempfile::tempdir().unwrap();
    let own = key(keys.path(), "own", "ed25519");
    compare(test, |host, secret, moves| {
        let mut visit = Visit::begin(host, &own);
        for line in ["1", "Ann", secret] {
            visit.guest.send(line);
        }
        visit.guest.sync();
        play(&mut visit.guest, moves);
        std::mem::take(&mut visit.guest.came)
    });
}
