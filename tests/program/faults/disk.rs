//! Folders that can't be written to, full disks, settings that make no sense.

use crate::program::Home;
#[cfg(unix)]
use crate::program::{NEW, PROGRAM, Running, Said, skipped, whatever_fits};
#[cfg(unix)]
use std::process::Command;

/// How a disk of one's own can be had, if it can: in a mount namespace, where even root can't write to what is read-only.
#[cfg(unix)]
fn own_mounts() -> Option<&'static str> {
    let works = |flags: &&str| {
        let mount = "mount -t tmpfs -o size=16k none /tmp";
        let tried = Command::new("unshare").args([flags, "sh", "-c", mount]).output();
        tried.is_ok_and(|output| output.status.success())
    };
    ["-m", "-rm"].into_iter().find(works)
}

/// Runs a script with a disk of its own: `$DATA` is the folder of the data, `$P` the program.
#[cfg(unix)]
fn in_namespace(home: &Home, name: &str, script: &str, typed: &str) -> Option<Said> {
    let Some(flags) = own_mounts() else {
        skipped(name, "no disk can be mounted here");
        return None;
    };
    let mut command = home.prepare("unshare");
    command.args([flags, "sh", "-ec", script]).env("P", PROGRAM).env("DATA", home.file("data"));
    command.current_dir(home.path());
    let mut running = Running::of(&mut command);
    running.type_line(typed);
    Some(running.end())
}

#[cfg(unix)]
const READ_ONLY: &str = r#"
mkdir -p "$DATA"
mount -t tmpfs none "$DATA"; mkdir -p "$DATA/games"; cp game.jsonl "$DATA/games/game-0001.jsonl"
echo '{"welcomed":true}' > "$DATA/settings.json"
mount -o remount,ro "$DATA"
"#;

#[cfg(unix)]
#[test]
fn a_read_only_folder() {
    let name = "a_read_only_folder";
    let home = Home::new();
    home.play("draw\nquit\n").is_well();
    std::fs::copy(home.saved(), home.file("game.jsonl")).unwrap();

    let script = format!("{READ_ONLY}exec $P --game beginner --lang en");
    let Some(said) = in_namespace(&home, name, &script, "draw\nsave\nverbosity brief\nquit") else { return };
    assert_eq!(said.status, Some(1), "{said:?}");
    let told: Vec<&str> = said.err.lines().collect();
    assert_eq!(told.len(), 2, "{said:?}");
    assert!(told[0].starts_with("The game can't be saved in ") && told[0].contains("read-only"), "{said:?}");
    assert_eq!(told[1], "The settings can't be kept: the folder is read-only.");
    assert_eq!(said.count("This game is not being saved."), 1);

    let script = format!("{READ_ONLY}exec $P --resume --lang nl");
    let said = in_namespace(&home, name, &script, "draw\nquit").unwrap();
    said.complains(1, &["Openen van ", " lukt niet: de map is alleen te lezen."]);

    let script = format!("{READ_ONLY}exec $P simulate --records $DATA/x.jsonl --lang en");
    let said = in_namespace(&home, name, &script, "").unwrap();
    said.complains(1, &["x.jsonl: the folder is read-only."]);

    // What can only be read can be told.
    let script = format!("{READ_ONLY}exec $P replay $DATA/games/game-0001.jsonl");
    assert_eq!(in_namespace(&home, name, &script, "").unwrap().status, Some(0));
}

/// A disk that is full from the first line on, or gets so; the program hears lines through a pipe.
#[cfg(unix)]
const FULL: &str = r#"
mkdir -p "$DATA"; mount -t tmpfs -o size=32k none "$DATA"; mkdir -p "$DATA/games"
echo '{"welcomed":true}' > "$DATA/settings.json"
G=$DATA/games/game-0001.jsonl
mkfifo in
fill() { head -c 100000 /dev/zero > "$DATA/filler" 2>/dev/null || true; }
wait_for() { n=0; until grep -q "$1" out; do sleep 0.01; n=$((n+1)); [ $n -lt 1000 ]; done; }
moves() { n=0; while [ $n -lt $1 ]; do cat moves; n=$((n+1)); done >&3; }
if [ -n "$FIRST" ]; then mkdir -p "$DATA/games"; fill; fi
status=0
$P $GAME <in >out 2>err &
exec 3>in
if [ -z "$FIRST" ]; then moves 2; wait_for "You draw\|You drew"; fill; fi
moves 70
wait_for "Saving failed"
moves 3
if [ -z "$STAYS" ]; then
  echo pile >&3; rm "$DATA/filler"
  [ -n "$QUITS" ] || moves 3
fi
echo quit >&3; exec 3>&-
wait $! || status=$?
if [ -s "$G" ]; then cp "$G" copy; fi
cat out; cat err >&2
exit $status
"#;

#[cfg(unix)]
fn full(home: &Home, name: &str, how: &str) -> Option<Said> {
    let game = format!("{} --rounds 99 --lang en", NEW.join(" "));
    home.write("moves", whatever_fits());
    in_namespace(home, name, &format!("GAME='{game}'\n{how}\n{FULL}"), "")
}

#[cfg(unix)]
#[test]
fn a_full_disk_in_mid_game() {
    let name = "a_full_disk_in_mid_game";
    for how in ["FIRST=1", "FIRST=", "FIRST= QUITS=1", "FIRST=1 QUITS=1"] {
        let home = Home::new();
        let Some(said) = full(&home, name, how) else { return };
        said.is_well();
        said.ends(0, "Saved. Start again to go on.");
        assert_eq!(said.count("Saving failed: the disk is full."), 1, "{how}: {said:?}");
        assert_eq!(said.count("Saved again."), 1, "{how}: {said:?}");
        // The same game on a disk with room has the same record.
        let moves =
            73 + if how.contains("FIRST=1") { 0 } else { 2 } + if how.contains("QUITS") { 0 } else { 3 };
        let typed = whatever_fits().repeat(moves) + "quit\n";
        let roomy = Home::new();
        roomy.run(&[&NEW[..], &["--rounds", "99"]].concat(), typed).is_well();
        let (one, other) = (std::fs::read(home.file("copy")), std::fs::read(roomy.saved()));
        assert!(one.unwrap() == other.unwrap(), "{how}: the records differ");
    }
}

#[cfg(unix)]
#[test]
fn a_disk_that_stays_full() {
    let name = "a_disk_that_stays_full";
    for how in ["FIRST=1 STAYS=1", "FIRST= STAYS=1"] {
        let home = Home::new();
        let Some(said) = full(&home, name, how) else { return };
        said.complains(1, &["The last moves are not saved."]);
        said.ends(1, "Goodbye.");
        assert_eq!(said.count("Saving failed: the disk is full."), 1, "{how}: {said:?}");
        if how.contains("FIRST=1") {
            assert!(!home.file("copy").exists());
        } else {
            // What was saved before is whole.
            let said = home.run_on(&["replay", "--legal"], &home.file("copy"));
            assert_eq!(said.status, Some(0), "{said:?}");
        }
    }
}

#[cfg(unix)]
#[test]
fn a_simulation_on_a_full_disk() {
    let home = Home::new();
    let script = r#"mkdir -p "$DATA"; mount -t tmpfs -o size=16k none "$DATA"
        exec $P simulate --lang en --matches 20 --records $DATA/records.jsonl"#;
    if let Some(said) = in_namespace(&home, "a_simulation_on_a_full_disk", script, "") {
        said.complains(1, &["records.jsonl: the disk is full."]);
    }
}

#[test]
fn a_file_stands_where_a_folder_should_be() {
    let home = Home::new();
    home.write("data/games", "mine");
    let said = home.play("draw\nquit\n");
    said.complains(1, &["The game can't be saved in ", "a part of the path is no folder"]);
    said.ends(1, "Goodbye.");
    home.run(&["--resume"], "").complains(1, &["There is no saved game."]);
    assert_eq!(std::fs::read(home.file("data/games")).unwrap(), b"mine");
    // Neither settings nor games can be kept, and both is told.
    let home = Home::of_stranger();
    home.write("data", "mine");
    let said = home.play("draw\nverbosity brief\nquit\n");
    for told in ["The game can't be saved in ", "The settings can't be kept: a part of the path"] {
        assert!(said.err.contains(told), "{said:?}");
    }
    // Some systems take settings below a file for settings that are not there.
    assert!(cfg!(windows) || said.err.contains("The settings in "), "{said:?}");
    said.ends(1, "Goodbye.");
    assert_eq!(std::fs::read(home.file("data")).unwrap(), b"mine");
}

#[test]
fn odd_names_in_the_folder_of_games() {
    let home = Home::new();
    let odd = ["game-4294967295.jsonl", "game-99999999999.jsonl", "game--1.jsonl", "other.jsonl", "x"];
    for name in odd {
        home.write(&format!("data/games/{name}"), "");
    }
    std::fs::create_dir(home.file("data/games/game-0007.jsonl")).unwrap();
    let said = home.play("draw\nquit\n");
    assert!(said.status.is_some() && said.out.contains("You drew"), "{said:?}");
}

#[test]
fn settings_that_make_no_sense() {
    let garbage: [&[u8]; 8] = [
        b"",
        b"garbage",
        b"{",
        b"[7]",
        b"{\"width\": -5}",
        b"{\"language\": 7}",
        b"\xff\0\0",
        b"{\"pause\": \"maybe\"} and more",
    ];
    for bytes in garbage {
        let home = Home::new();
        let path = home.write("data/settings.json", bytes);
        let said = home.run(&["--lang", "en", "rules"], "");
        said.complains(0, &["The settings in ", "the usual ones are used: its content makes no sense."]);
        let said = home.run(&["--lang", "fr", "rules"], "");
        said.complains(0, &["Les réglages dans ", "le contenu n'a pas de sens."]);
        assert_eq!(std::fs::read(&path).unwrap(), bytes);
        // What is changed is kept, and what was there is not lost.
        let said = home.play("verbosity brief\nquit\n");
        said.ends(0, "Saved. Start again to go on.");
        assert_eq!(std::fs::read(path.with_extension("old")).unwrap(), bytes);
        home.run(&["--resume"], "quit\n").is_well();
    }
    let odd = r#"{"language":"tlh","verbosity":"loud","width":1,"name":"\u001b[31m","more":[]}"#;
    let home = Home::new();
    home.write("data/settings.json", odd);
    home.play("quit\n").is_well();
}

#[test]
fn settings_that_are_a_folder() {
    let home = Home::of_stranger();
    std::fs::create_dir_all(home.settings()).unwrap();
    home.run(&["rules"], "").complains(0, &["the usual ones are used: it is a folder."]);
    let said = home.play("verbosity brief\nquit\n");
    assert_eq!((said.status, said.err.lines().count()), (Some(0), 3), "{said:?}");
    assert!(said.err.contains("The settings can't be kept: it is a folder."), "{said:?}");
    assert!(home.settings().is_dir() && !home.settings().with_extension("new").exists());
}

#[cfg(unix)]
#[test]
fn settings_that_can_not_be_read() {
    use std::os::unix::fs::PermissionsExt;
    let name = "settings_that_can_not_be_read";
    let home = Home::new();
    let path = home.write("data/settings.json", "{}");
    std::fs::set_permissions(&path, PermissionsExt::from_mode(0o000)).unwrap();
    if std::fs::read(&path).is_ok() {
        skipped(name, "this user may read everything");
        return;
    }
    home.run(&["rules"], "").complains(0, &["the usual ones are used: it is not allowed."]);
}
