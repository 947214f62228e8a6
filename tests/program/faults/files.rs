//! Files that are no games, games of others, and games that vanish.

#[cfg(unix)]
use crate::program::PROGRAM;
use crate::program::{Home, NEW};
#[cfg(unix)]
use std::os::unix::fs::PermissionsExt;
#[cfg(unix)]
use std::process::{Command, Stdio};

#[cfg(unix)]
#[test]
fn a_record_is_for_its_owner_alone() {
    let home = Home::new();
    home.run(&NEW, "quit\n").is_well();
    let mode = std::fs::metadata(home.saved()).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    // What came from elsewhere is made so when it is gone on with.
    std::fs::set_permissions(home.saved(), std::fs::Permissions::from_mode(0o644)).unwrap();
    home.run(&["--resume"], "quit\n").is_well();
    assert_eq!(std::fs::metadata(home.saved()).unwrap().permissions().mode() & 0o777, 0o600);
}

#[cfg(unix)]
#[test]
fn what_is_no_file_is_no_saved_game() {
    let home = Home::new();
    home.run(&NEW, "quit\n").is_well();
    let pipe = home.saved().with_file_name("game-0009.jsonl");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    // A start that waited for somebody to write to it would never end.
    let said = home.run(&["--lang", "en"], "quit\n");
    said.is_well();
    assert!(said.out.contains("1: Continue"), "{said:?}");
    for (code, words) in
        [("en", "no ordinary file"), ("fr", "pas un fichier ordinaire"), ("nl", "geen gewoon bestand")]
    {
        let said = home.run(&["--lang", code, "--resume", pipe.to_str().unwrap()], "");
        said.complains(1, &["game-0009.jsonl", words]);
    }
}

#[cfg(unix)]
#[test]
fn settings_that_are_no_file_hold_nothing_up() {
    let home = Home::of_stranger();
    std::fs::create_dir_all(home.settings().parent().unwrap()).unwrap();
    assert!(Command::new("mkfifo").arg(home.settings()).status().unwrap().success());
    home.run(&["--lang", "en", "rules"], "").complains(0, &["settings.json", "no ordinary file"]);
    std::fs::remove_file(home.settings()).unwrap();
    std::os::unix::fs::symlink("/dev/zero", home.settings()).unwrap();
    home.run(&["--lang", "en", "rules"], "").complains(0, &["settings.json", "no ordinary file"]);
    // A pipe where the new settings are written first is in nobody's way.
    std::fs::remove_file(home.settings()).unwrap();
    assert!(Command::new("mkfifo").arg(home.settings().with_extension("new")).status().unwrap().success());
    home.run(&NEW, "verbosity brief\nquit\n").is_well();
    assert!(std::fs::read_to_string(home.settings()).unwrap().contains("brief"));
}

#[test]
fn a_damaged_file_is_named_once() {
    let home = Home::new();
    home.run(&NEW, "quit\n").is_well();
    std::fs::write(home.saved().with_file_name("game-0009.jsonl"), "nonsense\n").unwrap();
    let first = home.run(&["--lang", "en"], "5\n");
    assert_eq!(first.count("game-0009.jsonl"), 1, "{first:?}");
    let second = home.run(&["--lang", "en"], "5\n");
    assert_eq!(second.count("game-0009.jsonl"), 0, "{second:?}");
}

#[test]
fn a_simulation_does_not_write_over_a_game_that_is_played() {
    let home = Home::new();
    let mut game = home.start(&NEW);
    game.hear("Your turn.", 1);
    let record = home.saved();
    let held = std::fs::read(&record).unwrap();
    let records = record.to_str().unwrap();
    home.run(&["simulate", "--records", records], "").complains(1, &["another window"]);
    assert_eq!(std::fs::read(&record).unwrap(), held);
    // Nor is it told: it has hands that are being played.
    home.run(&["replay", records], "").complains(1, &["another window"]);
    home.run(&["replay", "--legal", records], "").complains(1, &["another window"]);
    game.type_line("quit");
    game.end().is_well();
    home.run(&["replay", records], "");
    home.run(&["simulate", "--records", records], "").is_well();
    assert_ne!(std::fs::read(&record).unwrap(), held, "a game that nobody plays is written over as asked");
}

#[cfg(unix)]
#[test]
fn a_limit_of_file_size_is_told_as_a_full_disk_is() {
    let home = Home::new();
    let mut command = home.prepare("sh");
    // A block is 512 bytes: the header fits, the deal does not.
    let limited = format!("ulimit -f 1; exec {PROGRAM} {} --players 4", NEW.join(" "));
    command.args(["-c", &limited]).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut game = crate::program::Running::of(&mut command);
    game.hear("Saving failed", 1);
    game.type_line("quit");
    let said = game.end();
    assert_eq!(said.status, Some(1), "{said:?}");
    assert!(said.err.contains("not saved"), "{said:?}");
}

#[cfg(unix)]
#[test]
fn a_limit_of_time_is_told() {
    let home = Home::new();
    let mut command = home.prepare("sh");
    let limited = format!("ulimit -S -t 1; exec {PROGRAM} simulate --lang en --matches 100000000");
    command.args(["-c", &limited]);
    let said = crate::program::Running::of(&mut command).end();
    said.complains(130, &["The time that the system grants is used up. Stopped."]);
}

#[cfg(unix)]
#[test]
fn an_answer_that_nobody_takes_is_told() {
    let home = Home::new();
    let mut command = home.prepare(PROGRAM);
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let mut child =
        command.arg("understand").stdin(Stdio::piped()).stdout(full).stderr(Stdio::piped()).spawn().unwrap();
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), b"hand\n").unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "The output is closed.\n");
}

#[test]
fn a_line_that_is_too_long_is_one_line() {
    let home = Home::new();
    let typed = [&[b'x'; 9_000], b"\nhand\n".as_slice()].concat();
    let said = home.run(&["understand", "--lang", "en"], typed);
    said.is_well();
    assert_eq!(said.out, "?\nask hand\n");
}

#[test]
fn a_name_that_the_system_does_not_allow_is_told() {
    let long = "x".repeat(300);
    // Devices have theirs on Windows, whatever stands behind the dot.
    let names =
        if cfg!(windows) { ["CON", "AUX", "COM1", "NUL", "nul.jsonl", "a?b"] } else { [long.as_str(); 6] };
    for name in names {
        let home = Home::new();
        for (code, words) in
            [("en", "does not allow that name"), ("fr", "refuse ce nom"), ("nl", "staat die naam niet toe")]
        {
            home.run(&["--resume", name, "--lang", code], "").complains(1, &[name, words]);
            let game = ["--game", "beginner", "--lang", code, "--data", name];
            let said = home.run(&game, "");
            assert!(said.err.contains(words), "{name}: {said:?}");
        }
    }
}
