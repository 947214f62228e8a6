//! Two worlds that differ in hidden cards alone send the same bytes: over each transport, to a seat and to who watches, at
//! the node of the table and at another.

use crate::hosting::{Guest, Host, records};
use crate::matches::seat;
use crate::nats::Nats;
use crate::program::skipped;
use crate::session::{choice, replayed, round_of, typed};
use crate::web::Page;
use crate::worlds::{dealt_anew, same};
use elevens::locale::{LANGUAGES, Language, Locale, args};
use elevens::protocol::VERSION;
use elevens::rules::rows::Action;
use elevens::rules::{Match, Position};
use rand::{SeedableRng, rngs::ChaCha8Rng};
use serde_json::{Value, json};
use std::net::TcpStream;
use std::path::Path;
use tungstenite::{Message, WebSocket};

/// The guests of both worlds: Ann, who has the turn, Ben at her table, and Cleo, who has no seat.
const GUESTS: [(&str, &Language); 3] =
    [("Ann", &LANGUAGES[0]), ("Ben", &LANGUAGES[1]), ("Cleo", &LANGUAGES[2])];

/// Cards of the pile that come to Ann in her next turns.
const DRAWN: usize = 6;

/// Two folders of a host whose games differ in hidden cards alone, with the keys of the guests.
struct Worlds {
    data: [tempfile::TempDir; 2],
    keys: [String; 3],
    /// Ann's whole turn, as far as it does not depend on cards that she can't see.
    turn: Vec<Action>,
}

/// Copies a folder with all that is in it.
pub fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).unwrap();
    for entry in std::fs::read_dir(from).unwrap() {
        let (path, target) = entry.map(|entry| (entry.path(), to.join(entry.file_name()))).unwrap();
        if path.is_dir() { copy(&path, &target) } else { assert!(std::fs::copy(path, target).is_ok()) }
    }
}

fn read(data: &Path) -> Match {
    replayed(&std::fs::read_to_string(&records(data)[0]).unwrap())
}

impl Worlds {
    fn deal() -> Worlds {
        let data = [(); 2].map(|()| tempfile::tempdir().unwrap());
        let host = Host::start(data[0].path());
        let [mut ann, mut ben, cleo] = GUESTS.map(|(name, language)| host.guest(name, language));
        ann.open("beginner", 2, 0);
        let sit = ben.word("say-sit", "Oslo");
        ben.ask(&sit);
        ann.sync();
        let keys = [ann, ben, cleo].map(|guest| guest.key.unwrap());
        drop(host);
        copy(data[0].path(), data[1].path());
        let record = records(data[1].path()).pop().unwrap();
        let text = std::fs::read_to_string(&record).unwrap();
        std::fs::write(&record, dealt_anew(&text, DRAWN, &mut ChaCha8Rng::seed_from_u64(1))).unwrap();
        let [mut game, changed] = data.each_ref().map(|data| read(data.path()));
        assert_ne!(round_of(&game).hand(seat(1)), round_of(&changed).hand(seat(1)));
        assert_eq!(round_of(&game).view(seat(0)), round_of(&changed).view(seat(0)));
        let mut turn = Vec::new();
        while turn.len() < 4 && round_of(&game).to_act() == seat(0) {
            let action = choice(&game);
            game.play(elevens::rules::Action::Rows(action), &mut ()).unwrap();
            turn.push(action);
        }
        Worlds { data, keys, turn }
    }

    /// The bytes that are told in each.
    fn told(&self, told: impl Fn(&Path) -> Vec<u8>) -> [Vec<u8>; 2] {
        self.data.each_ref().map(|data| told(data.path()))
    }
}

/// A guest who comes over some transport.
trait Visit {
    /// Says a line, and reads up to the end of its answer.
    fn say(&mut self, line: &str);
    /// All bytes that came.
    fn came(&mut self) -> Vec<u8>;
    /// Everything else that can be asked there.
    fn ask_more(&mut self) {}
}

/// A way to come to a host, for a guest by its number, with its key.
type Transport<'a> = &'a dyn Fn(&Host, usize, &str) -> Box<dyn Visit>;

impl Visit for Guest {
    fn say(&mut self, line: &str) {
        self.ask(line);
    }

    fn came(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.came)
    }
}

impl Visit for Page {
    fn say(&mut self, line: &str) {
        self.ask(line);
    }

    fn came(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.came).into_bytes()
    }
}

/// The socket of a client program, and all that came over it.
struct Program {
    socket: WebSocket<TcpStream>,
    came: String,
    said: u64,
    locale: Locale,
}

impl Program {
    fn come(host: &Host, (name, language): (&str, &'static Language), key: &str) -> Program {
        let mut socket = host.socket();
        let program = json!({
            "language": language.code(), "name": name, "key": key, "tellings": {}, "board": true, "words": true,
            "moment": true
        });
        let hello = json!({ "version": VERSION, "session": null, "seen": 0, "program": program });
        socket.send(Message::text(hello.to_string())).unwrap();
        // The name of a session is another each time.
        assert!(socket.read().unwrap().to_text().unwrap().contains("session"));
        let mut program = Program { socket, came: String::new(), said: 0, locale: Locale::load(language) };
        program.answered();
        program
    }

    /// Reads until all that was said is answered.
    fn answered(&mut self) {
        loop {
            let Message::Text(text) = self.socket.read().unwrap() else { continue };
            self.came.push_str(&text);
            self.came.push('\n');
            let message: Value = serde_json::from_str(&text).unwrap();
            if message["status"]["answered"].as_u64().is_some_and(|answered| answered >= self.said) {
                return;
            }
        }
    }

    fn send(&mut self, what: &str, text: &str) {
        self.said += 1;
        self.socket.send(Message::text(json!({ "n": self.said, what: text }).to_string())).unwrap();
        self.answered();
    }
}

impl Visit for Program {
    fn say(&mut self, line: &str) {
        self.send("line", line);
    }

    fn came(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.came).into_bytes()
    }

    /// By voice, and by the keys of a display.
    fn ask_more(&mut self) {
        for id in QUESTIONS {
            let line = self.locale.text(&format!("say-{id}"));
            self.send("spoken", &line);
        }
        for command in ["ask hand", "ask board", "ask can", "ask row r", "choose 1", "repeat"] {
            self.send("command", command);
        }
    }
}

/// A client of ssh with a key of its own.
#[cfg(unix)]
struct Shell {
    visit: crate::secure_shell::Visit,
    _keys: tempfile::TempDir,
}

#[cfg(unix)]
impl Shell {
    fn come(host: &Host, (name, language): (&str, &'static Language), key: &str) -> Shell {
        use crate::secure_shell;
        let keys = tempfile::tempdir().unwrap();
        let own = secure_shell::key(keys.path(), "own", "ed25519");
        let mut visit = secure_shell::Visit::begin(host, &own);
        visit.guest.choose(language);
        visit.guest.send(name);
        visit.guest.send(key);
        visit.guest.sync();
        Shell { visit, _keys: keys }
    }
}

#[cfg(unix)]
impl Visit for Shell {
    fn say(&mut self, line: &str) {
        self.visit.guest.ask(line);
    }

    fn came(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.visit.guest.came)
    }
}

fn line(host: &Host, guest: usize, key: &str) -> Box<dyn Visit> {
    let (name, language) = GUESTS[guest];
    Box::new(host.back(name, key, language))
}

fn page(host: &Host, guest: usize, key: &str) -> Box<dyn Visit> {
    let (name, language) = GUESTS[guest];
    Box::new(Page::come(host, name, key, language))
}

fn program(host: &Host, guest: usize, key: &str) -> Box<dyn Visit> {
    Box::new(Program::come(host, GUESTS[guest], key))
}

#[cfg(unix)]
fn shell(host: &Host, guest: usize, key: &str) -> Box<dyn Visit> {
    Box::new(Shell::come(host, GUESTS[guest], key))
}

/// Questions, by their messages.
const QUESTIONS: [&str; 20] = [
    "hand", "can", "board", "score", "pile", "players", "hint", "why", "last", "since", "missing", "unseen",
    "value", "history", "help", "repeat", "open", "turn", "now", "can-draw",
];

/// Asks everything, and again behind each move.
fn visit(mut guest: Box<dyn Visit>, language: &'static Language, moves: &[Action]) -> Vec<u8> {
    let locale = Locale::load(language);
    let twice = |id: &&str| std::iter::repeat_n(locale.text(&format!("say-{id}")), 2);
    let mut lines: Vec<String> = QUESTIONS.iter().flat_map(twice).collect();
    let words = ["say-here", "say-tables", "say-lobby-help"].map(|id| locale.text(id));
    lines.extend(words);
    let ask_all = |guest: &mut Box<dyn Visit>| {
        lines.iter().for_each(|line| guest.say(line));
        guest.ask_more();
    };
    ask_all(&mut guest);
    for action in moves {
        guest.say(&typed(&locale, *action));
        ask_all(&mut guest);
    }
    guest.came()
}

/// The battery for one transport: a seat, another seat that has to be told of other cards, and who watches.
fn alike(options: &[&str], come: Transport<'_>) {
    let worlds = Worlds::deal();
    let stream = |guest: usize, moves: &[Action]| {
        worlds.told(|data| {
            let host = Host::with(data, options);
            visit(come(&host, guest, &worlds.keys[guest]), GUESTS[guest].1, moves)
        })
    };
    same(&stream(0, &worlds.turn), 5_000);
    // The test sees what differs at all: Ben is told of his own hand.
    let [one, other] = stream(1, &[]);
    assert_ne!(one, other);
    let watched = worlds.told(|data| {
        let host = Host::with(data, options);
        let mut ann = host.back(GUESTS[0].0, &worlds.keys[0], GUESTS[0].1);
        let mut cleo = come(&host, 2, &worlds.keys[2]);
        let watch = Locale::load(GUESTS[2].1).format("say-watch", &args!("name" => "Oslo"));
        cleo.say(&watch);
        for action in &worlds.turn {
            let line = typed(&ann.locale(), *action);
            ann.ask(&line);
        }
        let told = visit(cleo, GUESTS[2].1, &[]);
        let text = String::from_utf8_lossy(&told);
        assert!(text.contains("Je kijkt toe") && text.contains("Ann"), "{text}");
        told
    });
    same(&watched, 1_000);
}

#[test]
fn a_client_of_lines_is_told_nothing_of_hidden_cards() {
    alike(&[], &line);
}

#[test]
fn a_page_is_told_nothing_of_hidden_cards() {
    alike(&[], &page);
}

#[test]
fn a_client_program_is_told_nothing_of_hidden_cards() {
    alike(&[], &program);
    // Its board, its words to complete, its keys and its grammar are among what it gets.
    let worlds = Worlds::deal();
    let told = visit(program(&Host::start(worlds.data[0].path()), 0, &worlds.keys[0]), GUESTS[0].1, &[]);
    let told = String::from_utf8_lossy(&told);
    for part in ["\"board\":[{\"pieces\":[{", "\"words\":[", "\"command\":\"lay ", "\"moment\":[\""] {
        assert!(told.contains(part), "{part}");
    }
}

#[cfg(unix)]
#[test]
fn a_client_of_ssh_is_told_nothing_of_hidden_cards() {
    if !crate::secure_shell::is_there() {
        return skipped("a_client_of_ssh_is_told_nothing_of_hidden_cards", "no ssh is there");
    }
    alike(&["--ssh", "0"], &shell);
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
    let who = guest.word("say-here", "");
    while !guest.ask(&who).iter().any(|line| line.contains(name)) {
        std::thread::sleep(std::time::Duration::from_millis(300));
    }
}

/// The bytes told to Ann who comes to a node over some transport, while the table is run by another.
fn told_from_afar(data: &Path, worlds: &Worlds, come: Transport<'_>) -> Option<Vec<u8>> {
    let nats = Nats::start()?;
    let node = || Host::with(data, &["--nats", &nats.url(), "--ssh", "0"]);
    drop(node());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(bring(data, &nats));
    let (one, two) = (node(), node());
    let [mut ben, mut cleo] =
        [(&one, 1), (&two, 2)].map(|(node, at)| node.back(GUESTS[at].0, &worlds.keys[at], GUESTS[at].1));
    wait_for(&mut cleo, "Ben");
    let told = visit(come(&two, 0, &worlds.keys[0]), GUESTS[0].1, &worlds.turn);
    let heard = ben.sync();
    assert!(heard.iter().any(|line| line.starts_with("Ann ")), "{heard:?}");
    Some(told)
}

/// The same for one transport to another node, by the name of its test.
fn alike_from_afar(name: &str, come: Transport<'_>) {
    let worlds = Worlds::deal();
    let told = worlds.data.each_ref().map(|data| told_from_afar(data.path(), &worlds, come));
    let [Some(one), Some(other)] = told else { return skipped(name, "nats-server is missing") };
    same(&[one, other], 5_000);
}

#[test]
fn a_client_of_lines_of_another_node_is_told_nothing_of_hidden_cards() {
    alike_from_afar("a_client_of_lines_of_another_node_is_told_nothing_of_hidden_cards", &line);
}

#[test]
fn a_page_of_another_node_is_told_nothing_of_hidden_cards() {
    alike_from_afar("a_page_of_another_node_is_told_nothing_of_hidden_cards", &page);
}

#[test]
fn a_client_program_of_another_node_is_told_nothing_of_hidden_cards() {
    alike_from_afar("a_client_program_of_another_node_is_told_nothing_of_hidden_cards", &program);
}

#[cfg(unix)]
#[test]
fn a_client_of_ssh_of_another_node_is_told_nothing_of_hidden_cards() {
    let name = "a_client_of_ssh_of_another_node_is_told_nothing_of_hidden_cards";
    if !crate::secure_shell::is_there() {
        return skipped(name, "no ssh is there");
    }
    alike_from_afar(name, &shell);
}
