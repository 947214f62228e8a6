//! What the host tells whoever watches over it: figures that are right, and notes with nothing of anybody in them.

use crate::hosting::{Host, records};
use crate::matches::play;
use crate::web::get;
use elevens::locale::{LANGUAGES, Locale};
use std::fs::File;
use std::io::Write;
use std::process::Stdio;

/// The figure of a name, with its label.
pub fn figure(text: &str, name: &str) -> u64 {
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("{name}: {text}")).parse().unwrap()
}

#[test]
fn figures_are_right_and_notes_name_nobody() {
    let data = tempfile::tempdir().unwrap();
    let log = data.path().join("log");
    let notes = Stdio::from(File::create(&log).unwrap());
    let host = Host::noting(data.path(), &["--log", "debug", "--each", "6"], notes);
    let mut ann = host.guest("Xanthippe", &LANGUAGES[0]);
    let mut ben = host.guest("Zebulon", &LANGUAGES[1]);
    ann.ask("open junior 1 round");
    let sit = ben.word("say-sit", "Oslo");
    ben.ask(&sit);
    ann.ask("say quodlibet");
    ann.ask("'quodlibet");
    ben.ask("quodlibet rouge 11");
    let mut guests = [ann, ben];
    play(data.path(), &mut guests);
    let [mut ann, ben] = guests;
    // At the door, in another protocol, with bytes that are no text, and too many at once.
    let mut door = host.knock();
    door.send("1");
    door.send("Rumpelstilz");
    door.until(|line| line.starts_with("Welcome"));
    let mut odd = host.knock();
    odd.socket.write_all(b"GET /quodlibet HTTP/1.1\r\n\r\n").unwrap();
    odd.read_all();
    ann.socket.write_all(b"quodlibet \xc3(\r\n").unwrap();
    ann.ask(&"quodlibet ".repeat(300));
    let text = get(&host, "/metrics", "en");
    assert!(text.contains("application/openmetrics-text") && text.ends_with("# EOF\n"), "{text}");
    let moves = std::fs::read_to_string(&records(data.path())[0]).unwrap().matches("\"do\"").count();
    assert!(moves > 10);
    assert_eq!(figure(&text, "elevens_moves_total"), moves as u64);
    assert_eq!(figure(&text, "elevens_tables"), 1);
    assert_eq!(figure(&text, "elevens_guests"), 3);
    assert_eq!(figure(&text, "elevens_connections{way=\"web\"}"), 0);
    assert!((3..=4).contains(&figure(&text, "elevens_connections{way=\"line\"}")), "{text}");
    assert_eq!(figure(&text, "elevens_connected_total{way=\"line\"}"), 4);
    assert!(figure(&text, "elevens_lines_refused_total") >= 4, "{text}");
    assert!(figure(&text, "elevens_lines_total") > moves as u64);
    figure(&text, "elevens_uptime_seconds");
    let mut crowd: Vec<_> = (0..6).map(|_| host.knock()).collect();
    // The last of them is one too many; it is told so before the host is ended.
    crowd.last_mut().unwrap().read_all();
    ben.hang_up();
    drop(crowd);
    ann.ask("quit");
    ann.send("quit");
    ann.read_all();
    host.kill();
    let noted = std::fs::read_to_string(&log).unwrap();
    for wanted in ["ready", "opened", "table opened", "match begun", "match over", "turned away", "closed"] {
        assert!(noted.contains(wanted), "{wanted}: {noted}");
    }
    let small = noted.to_lowercase();
    let words: Vec<&str> = small.split(|letter: char| !letter.is_alphanumeric()).collect();
    let colours = LANGUAGES.iter().flat_map(|language| {
        let locale = Locale::load(language);
        ["red", "yellow", "green", "blue"].map(|colour| locale.text(&format!("colour-{colour}")))
    });
    for colour in colours {
        assert!(!words.contains(&colour.to_lowercase().as_str()), "{colour}: {noted}");
    }
    for own in ["xanthippe", "zebulon", "rumpelstilz", "quodlibet", "127.0.0.1", "\\xc3"] {
        assert!(!small.contains(own), "{own}: {noted}");
    }
}

#[test]
fn notes_are_as_many_as_were_asked_for() {
    let data = tempfile::tempdir().unwrap();
    let log = data.path().join("log");
    for (arguments, expected) in [(&[][..], 0), (&["--log", "off"][..], 0), (&["--log", "info"][..], 2)] {
        let notes = Stdio::from(File::create(&log).unwrap());
        let host = Host::noting(data.path(), arguments, notes);
        let mut ann = host.guest("Ann", &LANGUAGES[0]);
        ann.ask("open junior");
        ann.ask("quit");
        host.kill();
        let noted = std::fs::read_to_string(&log).unwrap();
        let tables = noted.lines().filter(|line| line.contains("table ")).count();
        assert_eq!(tables, expected, "{noted}");
        std::fs::remove_file(data.path().join("host/guests/guest-ann.json")).unwrap();
    }
}
