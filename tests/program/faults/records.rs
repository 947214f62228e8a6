//! Records that do not hold, and records that do.

use crate::program::{Home, Said, whole_lines};
use serde_json::{Value, json};
use std::path::Path;

/// A record of computer players.
fn simulated(home: &Home, game: &str, players: &str) -> Vec<u8> {
    let path = home.file("simulated.jsonl");
    let record = path.to_str().unwrap();
    let arguments = ["simulate", "--game", game, "--players", players, "--seed", "3", "--records", record];
    home.run(&[&arguments[..], &["--rounds", "2", "--opponents", "medium"]].concat(), "").is_well();
    std::fs::read(path).unwrap()
}

fn lines(record: &[u8]) -> Vec<String> {
    std::str::from_utf8(record).unwrap().lines().map(str::to_owned).collect()
}

fn joined(lines: &[String]) -> Vec<u8> {
    lines.iter().flat_map(|line| [line.as_bytes(), b"\n"].concat()).collect()
}

/// The record with one line changed.
fn changed(record: &[u8], number: usize, change: impl FnOnce(&mut Value)) -> Vec<u8> {
    let mut lines = lines(record);
    let mut value: Value = serde_json::from_str(&lines[number - 1]).unwrap();
    change(&mut value);
    lines[number - 1] = value.to_string();
    joined(&lines)
}

/// The record with one line in another's place.
fn replaced(record: &[u8], number: usize, line: &[u8]) -> Vec<u8> {
    let mut all: Vec<Vec<u8>> = lines(record).into_iter().map(String::into_bytes).collect();
    all[number - 1] = line.to_vec();
    all.iter().flat_map(|line| [&line[..], b"\n"].concat()).collect()
}

fn find(record: &[u8], start: &str) -> usize {
    1 + lines(record).iter().position(|line| line.starts_with(start)).unwrap()
}

/// All three ways to read a record end with this sentence, and the file stays as it is.
#[track_caller]
fn refused(home: &Home, bytes: &[u8], line: usize, words: &str) {
    let path = home.write("bad.jsonl", bytes);
    let line = format!("line {line}: ");
    for said in [
        home.run_on(&["replay"], &path),
        home.run_on(&["replay", "--legal"], &path),
        home.resume(&path, "draw\nquit\n"),
    ] {
        said.complains(1, &["In ", "bad.jsonl, ", &line, words]);
    }
    assert!(std::fs::read(&path).unwrap() == bytes);
}

#[test]
fn a_header_that_does_not_hold() {
    let home = Home::new();
    let record = simulated(&home, "elevens", "3");
    let set = |key: &'static str, value: Value| changed(&record, 1, |line| line[key] = value);
    refused(
        &home,
        &set("record", json!(2)),
        1,
        "this is a record of version 2; this program reads version 1.",
    );
    refused(&home, &set("record", json!(1.5)), 1, "version 1.5");
    refused(&home, &set("record", json!("1")), 1, "this is no line of a record.");
    refused(&home, &set("game", json!("whist")), 1, "there is no game whist.");
    refused(&home, &set("game", json!("\u{1b}[31m")), 1, "there is no game [31m.");
    refused(&home, &set("players", json!([])), 1, "no match can be played so.");
    refused(
        &home,
        &set("players", json!(["A", "B", "C", "D", "E", "F", "G"])),
        1,
        "no match can be played so.",
    );
    refused(&home, &set("rounds", json!(0)), 1, "no match can be played so.");
    refused(&home, &set("rounds", json!(-1)), 1, "this is no line of a record.");
    refused(
        &home,
        &set("rows", json!(["red", "red", "blue", "green"])),
        1,
        "the rows are not the four colours.",
    );
    refused(&home, &set("rows", json!(["red"])), 1, "the rows are not the four colours.");
    refused(&home, &set("without", json!("red")), 1, "");
    refused(
        &home,
        &set("players", json!(["A", "B"])),
        2,
        "the deal is impossible, there are 3 hands for 2 players.",
    );
    // What a reader does not know does not matter.
    let path = home.write("good.jsonl", set("weather", json!({"sun": [1, 2]})));
    assert_eq!(home.run_on(&["replay", "--legal"], &path).status, Some(0));
}

#[test]
fn a_deal_that_is_impossible() {
    let home = Home::new();
    let record = simulated(&home, "elevens", "3");
    let deal = |change: fn(&mut Value)| changed(&record, 2, change);
    let impossible = "the deal is impossible, ";
    for (change, words) in [
        ((|round| round["pile"][0] = round["hands"][0][0].clone()) as fn(&mut Value), "once too often."),
        (|round| round["hands"][1][0] = json!("r22"), "r22 is no card and no move."),
        (|round| round["hands"][1][0] = json!("\u{1b}]0;x\u{7}"), "is no card and no move."),
        (|round| drop(round["pile"].as_array_mut().unwrap().pop()), " is missing."),
        (|round| drop(round["hands"][2].as_array_mut().unwrap().pop()), "seat 2 has "),
        (|round| round["hands"] = json!([[], [], []]), "seat 0 has 0 cards"),
        (|round| round["bridges"] = json!([4, 4]), "the bridges are not those of the rules."),
        (|round| round["bridges"] = json!([99, 4, 4]), "the bridges are not those of the rules."),
        (|round| round["bridges"] = Value::Null, "the bridges are not those of the rules."),
        (|round| round["first"] = json!(3), "there is no seat 3 at this table."),
        (|round| round["first"] = json!(99_999), "there is no seat 99"),
        (|round| round["round"] = json!(2), "this is round 2, and round 1 would be next."),
        (|round| round["hands"] = json!("r1"), "this is no line of a record."),
    ] {
        refused(&home, &deal(change), 2, words);
    }
    refused(&home, &deal(|round| round["pile"][0] = round["pile"][1].clone()), 2, impossible);
    // The first seat of a later round follows from the match.
    let second = find(&record, "{\"round\":2");
    let other = changed(&record, second, |round| {
        round["first"] = json!((round["first"].as_u64().unwrap() + 1) % 3);
    });
    refused(&home, &other, second, "can't begin.");
}

#[test]
fn play_that_does_not_hold() {
    let home = Home::new();
    let record = simulated(&home, "elevens", "3");
    let end = find(&record, "{\"end\"");
    let last = lines(&record).len();
    refused(
        &home,
        &changed(&record, 3, |line| line["do"] = json!("r7000")),
        3,
        "r7000 is no card and no move.",
    );
    refused(&home, &changed(&record, 3, |line| line["do"] = json!(".")), 3, ". is not allowed here.");
    refused(&home, &changed(&record, 3, |line| line["do"] = json!("")), 3, "is no card and no move.");
    refused(
        &home,
        &changed(&record, 3, |line| line["do"] = json!("undo")),
        3,
        "nothing can be taken back here.",
    );
    refused(
        &home,
        &changed(&record, 3, |line| line["seat"] = json!(1)),
        3,
        "it is the turn of seat 0, not of seat 1.",
    );
    refused(
        &home,
        &changed(&record, 3, |line| line["seat"] = json!(u64::MAX)),
        3,
        "it is the turn of seat 0",
    );
    refused(&home, &changed(&record, 3, |line| line["seat"] = json!(-1)), 3, "this is no line of a record.");
    refused(&home, &changed(&record, end, |line| line["scores"][0] = json!(1000)), end, "the result is ");
    refused(&home, &changed(&record, end, |line| line["end"] = json!("tired")), end, "the result is ");
    refused(&home, &changed(&record, end, |line| line["by"] = json!(7)), end, "the result is ");
    refused(&home, &changed(&record, last, |line| line["totals"][1] = json!(1000)), last, "the result is ");
    refused(&home, &changed(&record, last, |line| line["winners"] = json!([])), last, "the result is ");
    let after = [joined(&lines(&record)[..end]), b"{\"seat\":0,\"do\":\"+\"}\n".to_vec()].concat();
    refused(&home, &after, end + 1, "this line does not belong here.");
    let early = [joined(&lines(&record)[..2]), joined(&lines(&record)[..1])].concat();
    refused(&home, &early, 3, "this line does not belong here.");
    refused(&home, &joined(&lines(&record)[1..]), 1, "this line does not belong here.");
    let without_end = [&lines(&record)[..end - 1], &lines(&record)[end..]].concat();
    refused(&home, &joined(&without_end), end, "this line does not belong here.");
}

#[test]
fn lines_that_are_none() {
    let home = Home::new();
    let record = simulated(&home, "elevens", "2");
    let none = "this is no line of a record.";
    let long = [b"{\"seat\":0,\"do\":\"".to_vec(), vec![b'r'; 1_000_000], b"\"}".to_vec()].concat();
    refused(&home, &replaced(&record, 3, &long), 3, "is no card and no move.");
    refused(&home, &replaced(&record, 4, &vec![b'x'; 3_000_000]), 4, none);
    refused(&home, &vec![0; 3_000_000], 1, none);
    refused(&home, &replaced(&record, 4, &vec![b'['; 500_000]), 4, none);
    refused(&home, &replaced(&record, 4, b"\0\0\0"), 4, none);
    refused(&home, &replaced(&record, 4, b"{\"seat\":0,\"do\":\"\xff\"}"), 4, none);
    refused(&home, &replaced(&record, 4, b"\x1b[2J"), 4, none);
    refused(&home, &replaced(&record, 4, b"null"), 4, none);
    refused(&home, b"garbage\n", 1, none);
    refused(&home, &[b"\n\n".to_vec(), replaced(&record, 4, b"garbage")].concat(), 6, none);
}

#[test]
fn what_held_before_is_listed() {
    let home = Home::new();
    let record = simulated(&home, "beginner", "2");
    let path = home.write("bad.jsonl", replaced(&record, 10, b"garbage"));
    let said = home.run_on(&["replay", "--legal"], &path);
    said.complains(1, &["line 10"]);
    assert_eq!(said.out.lines().count(), 7, "{said:?}");
    assert!(said.out.lines().all(|line| line.contains("\"legal\":[")));
    for (code, words) in [("fr", "bad.jsonl, ligne 10 : "), ("nl", "bad.jsonl, regel 10: ")] {
        home.run_on(&["replay", "--lang", code], &path).complains(1, &[words]);
    }
}

#[test]
fn files_without_a_game() {
    let home = Home::new();
    for bytes in [&b""[..], b"\n", b"\r\n\n", b"garbage", b"\0\0", b"{\"record\":1,"] {
        let path = home.write("none.jsonl", bytes);
        for said in [
            home.run_on(&["replay"], &path),
            home.run_on(&["replay", "--legal"], &path),
            home.resume(&path, "draw\nquit\n"),
        ] {
            said.complains(1, &["none.jsonl"]);
            assert_eq!(said.out, "");
        }
        assert_eq!(std::fs::read(&path).unwrap(), bytes);
    }
    let missing = home.file("missing.jsonl");
    let folder = home.path().to_owned();
    for way in [&["replay"][..], &["replay", "--legal"], &["--resume"]] {
        home.run_on(way, &missing).complains(1, &["Can't open ", "missing.jsonl: it does not exist."]);
        home.run_on(way, &folder).complains(1, &["Can't open ", ": it is a folder."]);
    }
    home.run(&["--resume"], "").complains(1, &["There is no saved game."]);
    home.run_on(&["--resume", "--lang", "fr"], Path::new("")).complains(2, &[""]);
}

#[test]
fn the_standard_input_holds_a_record() {
    let home = Home::new();
    let record = simulated(&home, "beginner", "2");
    home.run(&["replay", "-"], record.clone()).is_well();
    home.run(&["replay", "--legal", "-"], record.clone()).is_well();
    home.run(&["replay", "-"], "").complains(1, &["There is no game in the standard input."]);
    home.run(&["replay", "-", "--lang", "fr"], "").complains(1, &["dans l'entrée standard."]);
    home.run(&["replay", "--legal", "-"], replaced(&record, 5, b"x"))
        .complains(1, &["the standard input, line 5"]);
    home.run(&["--resume", "-"], record).complains(1, &["Can't open -: it does not exist."]);
}

/// The record replays with all legal sets.
#[track_caller]
fn replays(home: &Home, path: &Path) -> Said {
    let said = home.run_on(&["replay", "--legal"], path);
    assert_eq!(said.status, Some(0), "{said:?}");
    said
}

#[test]
fn line_ends_of_another_system() {
    let home = Home::new();
    let record = simulated(&home, "elevens", "2");
    let lines = lines(&record);
    let other = lines[..20].join("\r\n") + "\r\n";
    let path = home.write("other.jsonl", &other);
    replays(&home, &path);
    let torn = home.write("half.jsonl", &other[..other.len() - 1]);
    for path in [&path, &torn] {
        home.resume(path, "draw\nend\nquit\n").is_well();
        let after = std::fs::read_to_string(path).unwrap();
        assert!(after.starts_with(&other[..other.len() - 1]), "{after:?}");
        replays(&home, path);
    }
}

#[test]
fn a_last_line_that_is_torn() {
    let home = Home::new();
    home.run(&["--game", "elevens", "--seed", "5"], "draw\ndraw\nquit\n").is_well();
    let record = std::fs::read(home.saved()).unwrap();
    let start = record[..record.len() - 1].iter().rposition(|byte| *byte == b'\n').unwrap() + 1;
    for cut in start..=record.len() {
        let path = home.write("cut.jsonl", &record[..cut]);
        let torn = cut > start && cut + 1 < record.len();
        let told = home.run_on(&["replay", "--legal"], &path);
        assert_eq!(told.status, Some(i32::from(torn)), "{cut}: {told:?}");
        assert_eq!(told.err.contains("is torn"), torn, "{told:?}");
        let said = home.resume(&path, "quit\n");
        said.is_well();
        assert_eq!(said.count("The last line of the saved game was torn"), usize::from(torn), "{said:?}");
        home.resume(&path, "draw\nend\nquit\n").is_well();
        let kept = if cut + 1 < record.len() { start } else { record.len() - 1 };
        let after = std::fs::read(&path).unwrap();
        assert!(after.starts_with(&record[..kept]) && after == whole_lines(&path), "{cut}");
        replays(&home, &path);
    }
}

#[test]
fn a_last_write_with_a_hole() {
    let home = Home::new();
    home.run(&["--game", "elevens", "--seed", "5"], "draw\ndraw\nquit\n").is_well();
    let record = std::fs::read(home.saved()).unwrap();
    // Zeros in the place of a line's beginning, its end, or its end and the next line's beginning.
    for (from, to) in [(40, 30), (25, 21), (45, 30), (30, 1)] {
        let mut holed = record.clone();
        let end = holed.len();
        holed[end - from..end - to].fill(0);
        let path = home.write("holed.jsonl", &holed);
        let said = home.resume(&path, "draw\nquit\n");
        said.is_well();
        assert_eq!(said.count("The last line of the saved game was torn"), 1, "{said:?}");
        replays(&home, &path);
    }
    // With more behind it than is written at once, it is damage like any other.
    let mut holed = simulated(&home, "elevens", "3");
    let third = holed.iter().enumerate().filter(|(_, byte)| **byte == b'\n').nth(2).unwrap().0;
    holed[third + 1..third + 9].fill(0);
    assert!(holed.len() - third > 4096);
    refused(&home, &holed, 4, "this is no line of a record.");
}

#[test]
fn a_newer_record_that_does_not_hold_is_told_and_passed_over() {
    let home = Home::new();
    home.play("draw\nquit\n").is_well();
    std::thread::sleep(std::time::Duration::from_millis(20));
    home.write("data/games/game-0002.jsonl", "garbage\n");
    let said = home.run(&["--resume"], "quit\n");
    said.complains(0, &["game-0002.jsonl, line 1: this is no line of a record."]);
    said.ends(0, "Saved. Start again to go on.");
}

#[test]
fn a_finished_match_is_not_resumed() {
    let home = Home::new();
    let record = simulated(&home, "elevens", "2");
    let path = home.write("over.jsonl", &record);
    home.resume(&path, "draw\n").complains(1, &["This match is over. elevens replay "]);
    assert!(std::fs::read(&path).unwrap() == record);
}

fn is_played_again(game: &str) {
    for players in ["2", "3", "4", "5", "6"] {
        let home = Home::new();
        let record = simulated(&home, game, players);
        let path = home.file("simulated.jsonl");
        replays(&home, &path).is_well();
        let lines = lines(&record);
        let end = find(&record, "{\"end\"");
        let samples = [1, 2, 3, lines.len() / 3, end - 1, end, end + 1, lines.len() - 2, lines.len() - 1];
        for cut in samples {
            let start = joined(&lines[..cut]);
            let path = home.write("cut.jsonl", &start);
            replays(&home, &path);
            let said = home.resume(&path, "quit\n");
            // A round that is dealt anew may leave nothing to choose up to the end of the match; behind the last line
            // of play nothing is left to do but to write the end.
            let is_over = said.out.contains("\nWhat next?\n");
            assert!(is_over || cut + 3 <= lines.len(), "{game} {players} {cut}: {said:?}");
            said.ends(0, if is_over { "Goodbye." } else { "Saved. Start again to go on." });
            let after = std::fs::read(&path).unwrap();
            assert!(after.starts_with(&start), "{game} {players} {cut}");
            replays(&home, &path);
        }
    }
}

#[test]
fn simulated_elevens_is_played_again() {
    is_played_again("elevens");
}

#[test]
fn simulated_beginner_is_played_again() {
    is_played_again("beginner");
}

#[test]
fn a_record_that_was_written_to_after_it_was_read_is_not_cut() {
    let home = Home::new();
    let path = home.write("record.jsonl", "read\nread\nwritten since\n");
    let held = elevens::record::RecordFile::append(&path, 10, 10).unwrap_err();
    assert_eq!(held.kind(), std::io::ErrorKind::WouldBlock);
    assert_eq!(std::fs::read(&path).unwrap(), b"read\nread\nwritten since\n");
}
