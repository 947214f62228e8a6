//! Bad input and bad surroundings: one clear sentence, nothing lost, no panic, an honest exit status.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const LANGUAGES: [&str; 3] = ["en", "fr", "nl"];

/// A home of its own for a program under test.
struct Home(tempfile::TempDir);

impl Home {
    fn new() -> Home {
        Home(tempfile::tempdir().unwrap())
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_elevens"));
        command
            .args(arguments)
            .current_dir(self.path())
            .env("HOME", self.path())
            .env("XDG_DATA_HOME", self.path().join("data"))
            .env("XDG_CONFIG_HOME", self.path().join("config"))
            .env("LC_ALL", "C")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }

    fn run(&self, arguments: &[&str], typed: impl AsRef<[u8]>) -> Output {
        let mut child = self.command(arguments).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let typed = typed.as_ref().to_vec();
        // Typed while the answers are read, or both sides would wait for each other.
        let typing = std::thread::spawn(move || drop(stdin.write_all(&typed)));
        let output = child.wait_with_output().unwrap();
        typing.join().unwrap();
        output
    }

    /// The only saved game.
    fn record(&self) -> PathBuf {
        let mut games = std::fs::read_dir(self.path().join("data/elevens/games")).unwrap();
        let only = games.next().unwrap().unwrap().path();
        assert!(games.next().is_none());
        only
    }

    fn write(&self, name: &str, text: impl AsRef<[u8]>) -> PathBuf {
        let path = self.path().join(name);
        std::fs::write(&path, text).unwrap();
        path
    }
}

fn stdout(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn stderr(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

fn status(output: &Output) -> i32 {
    output.status.code().unwrap_or(-1)
}

/// One sentence on the error output, that is no panic and no debris.
fn one_sentence(output: &Output) -> String {
    let text = stderr(output);
    assert_eq!(text.lines().count(), 1, "{text}");
    assert!(!text.contains("panicked") && text.trim_end().ends_with(['.', '!']), "{text}");
    text
}

/// A record of some matches of computers.
fn simulated(home: &Home, game: &str, players: &str) -> String {
    let path = home.path().join("records.jsonl");
    let arguments = [
        "simulate",
        "--game",
        game,
        "--players",
        players,
        "--seed",
        "3",
        "--records",
        path.to_str().unwrap(),
    ];
    assert_eq!(status(&home.run(&arguments, "")), 0);
    std::fs::read_to_string(path).unwrap()
}

#[test]
fn nonsense_is_answered_and_never_repeated_raw() {
    let mut typed = b"\n\0\x1b[31mred\x07\n\xff\xfe\n\r\n   \n".to_vec();
    typed.extend(vec![b'x'; 1_000_000]);
    typed.extend(b"\n9999999999999999999999\nred 99999999999\n\xe2\x80\xae\nhand\nquit\n");
    for language in LANGUAGES {
        let typed = String::from_utf8_lossy(&typed).replace("quit", "q").into_bytes();
        let output = Home::new().run(&["--lang", language, "--seed", "1"], &typed);
        assert_eq!(status(&output), 0, "{language}: {}", stderr(&output));
        assert_eq!(stderr(&output), "");
        let told = stdout(&output);
        assert!(told.chars().all(|letter| letter == '\n' || !letter.is_control()), "{told:?}");
        assert!(told.lines().all(|line| line.len() < 500), "{told}");
    }
}

#[test]
fn bytes_that_are_no_text_are_said_to_be_none() {
    let output = Home::new().run(&["--lang", "en", "--seed", "1"], b"\xff\xfe\nq\n");
    assert!(stdout(&output).contains("That line is no text in UTF-8"));
    assert_eq!(status(&output), 0);
}

#[test]
fn a_flood_of_lines_is_answered_to_the_last() {
    let typed = "foo\n".repeat(20_000) + "q\n";
    let output = Home::new().run(&["--lang", "en", "--seed", "1"], typed);
    assert_eq!(stdout(&output).matches("I do not understand foo").count(), 20_000);
    assert_eq!(status(&output), 0);
}

#[test]
fn the_end_of_the_input_is_said_and_nothing_is_lost() {
    for (language, sentence) in
        [("en", "The input ended."), ("fr", "Fin de l'entrée."), ("nl", "Einde van de invoer.")]
    {
        let home = Home::new();
        let output = home.run(&["--lang", language, "--seed", "1"], "+\n");
        assert_eq!(status(&output), 1);
        assert!(stdout(&output).lines().last().unwrap().starts_with(sentence));
        let resumed = home.run(&["--lang", language, "--resume"], "q\n");
        assert_eq!(status(&resumed), 0);
        let two = Home::new().run(&["--lang", language, "--me", "Ann", "--me", "Ben"], "");
        assert_eq!(status(&two), 1);
    }
}

#[test]
fn a_closed_output_is_noticed() {
    for arguments in [
        &["--lang", "en", "--seed", "1"][..],
        &["--lang", "en", "--help"],
        &["--lang", "en", "rules"],
        &["--lang", "en", "simulate", "--records", "-", "--matches", "50"],
    ] {
        let home = Home::new();
        let mut child = home.command(arguments).spawn().unwrap();
        drop(child.stdout.take());
        let mut stdin = child.stdin.take().unwrap();
        let _ = stdin.write_all(b"hand\nhand\n");
        drop(stdin);
        let output = child.wait_with_output().unwrap();
        assert_eq!(status(&output), 1, "{arguments:?}");
        assert!(one_sentence(&output).starts_with("The output is closed."), "{arguments:?}");
    }
}

#[test]
fn killed_at_any_instant_it_goes_on_at_the_last_accepted_action() {
    let home = Home::new();
    let mut record = Vec::new();
    for round in 0..12_u64 {
        let arguments: &[&str] = if round == 0 {
            &["--lang", "en", "--seed", "1", "--me", "A", "--me", "B"]
        } else {
            &["--lang", "en", "--resume"]
        };
        let mut child = home.command(arguments).spawn().unwrap();
        let mut stdin = child.stdin.take().unwrap();
        let feeder = std::thread::spawn(move || {
            while stdin.write_all(b"\n+\n").is_ok() {
                std::thread::yield_now();
            }
        });
        let mut stdout = child.stdout.take().unwrap();
        // Some lines are read, more or less of them each time; then the program dies in whatever it does.
        let mut some = vec![0; 400 + 37 * usize::try_from(round).unwrap()];
        let _ = stdout.read_exact(&mut some);
        child.kill().unwrap();
        child.wait().unwrap();
        drop(stdout);
        feeder.join().unwrap();
        let now = std::fs::read(home.record()).unwrap();
        let whole = record.iter().rposition(|byte| *byte == b'\n').map_or(0, |at| at + 1);
        assert!(now.starts_with(&record[..whole]), "what was accepted is still there");
        record = now;
    }
    let resumed = home.run(&["--lang", "en", "--resume"], "\nq\n");
    assert_eq!(status(&resumed), 0, "{}", stderr(&resumed));
    let replayed = home.run(&["replay", "--legal", home.record().to_str().unwrap()], "");
    assert_eq!(status(&replayed), 0, "{}", stderr(&replayed));
}

#[test]
fn a_torn_last_line_is_told_and_cut_off_at_every_byte() {
    let home = Home::new();
    home.run(&["--lang", "en", "--seed", "1", "--me", "A", "--me", "B"], "\n+\n\n+\n\nq\n");
    let whole = std::fs::read(home.record()).unwrap();
    let last = whole[..whole.len() - 1].iter().rposition(|byte| *byte == b'\n').unwrap() + 1;
    for cut in last + 1..whole.len() - 1 {
        std::fs::write(home.record(), &whole[..cut]).unwrap();
        let output = home.run(&["--lang", "en", "--resume"], "\nq\n");
        assert_eq!(status(&output), 0, "{}", stderr(&output));
        assert!(stdout(&output).starts_with("The last line of the saved game was torn"));
        assert_eq!(std::fs::read(home.record()).unwrap(), &whole[..last]);
    }
    // The whole line without its end is a line.
    std::fs::write(home.record(), &whole[..whole.len() - 1]).unwrap();
    let output = home.run(&["--lang", "en", "--resume"], "\n+\nq\n");
    assert!(!stdout(&output).contains("torn"));
    assert!(std::fs::read(home.record()).unwrap().starts_with(&whole));
}

#[test]
fn a_record_that_does_not_hold_is_named_by_line_and_left_as_it_is() {
    let home = Home::new();
    let good = simulated(&home, "elevens", "2");
    let lines: Vec<&str> = good.lines().collect();
    let with = |line: usize, text: &str| {
        let mut lines: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
        lines[line - 1] = text.to_owned();
        lines.join("\n") + "\n"
    };
    let end = lines.iter().position(|line| line.starts_with("{\"end\"")).unwrap() + 1;
    let two = lines[1];
    let first_card = two.split("[[\"").nth(1).unwrap().split('"').next().unwrap();
    let bad = [
        (1, with(1, &lines[0].replace("\"record\":1", "\"record\":2"))),
        (1, with(1, &lines[0].replace("elevens", "chess"))),
        (1, with(1, &lines[0].replace("\"red\"", "\"blue\""))),
        (1, with(1, &lines[0].replace("\"rounds\":2", "\"rounds\":0"))),
        (1, with(1, "{}")),
        (2, with(2, &two.replacen(&format!("\"{first_card}\","), "", 1))),
        (2, with(2, &two.replacen(&format!("\"{first_card}\""), "\"r11\"", 1))),
        (2, with(2, &two.replacen(&format!("\"{first_card}\""), "\"x9\"", 1))),
        (2, with(2, &two.replace("\"bridges\":[4,4]", "\"bridges\":[4,5]"))),
        (2, with(2, &two.replace("\"first\":0", "\"first\":5"))),
        (2, with(2, &two.replace("\"round\":1", "\"round\":2"))),
        (3, with(3, "{\"seat\":1,\"do\":\"+\"}")),
        (3, with(3, "{\"seat\":0,\"do\":\".\"}")),
        (3, with(3, "{\"seat\":0,\"do\":\"undo\"}")),
        (3, with(3, "{\"seat\":0,\"do\":\"fly\"}")),
        (3, with(3, "garbage")),
        (3, with(3, &"x".repeat(1_000_000))),
        (end, with(end, "{\"end\":\"out\",\"scores\":[0,0],\"by\":0}")),
        (lines.len(), with(lines.len(), "{\"totals\":[0,1],\"winners\":[0,1]}")),
        (lines.len() + 1, good.clone() + "{\"seat\":0,\"do\":\"+\"}\n"),
    ];
    for (line, text) in bad {
        let path = home.write("bad.jsonl", &text);
        for arguments in [&["replay"][..], &["replay", "--legal"], &["--resume"]] {
            let arguments = [&["--lang", "en"], arguments, &["bad.jsonl"]].concat();
            let output = home.run(&arguments, "q\n");
            assert_eq!(status(&output), 1, "{arguments:?} line {line}: {}", stdout(&output));
            assert!(one_sentence(&output).contains(&format!("ine {line} of")), "{line}: {}", stderr(&output));
            assert_eq!(std::fs::read_to_string(&path).unwrap(), text, "the file is left as it is");
        }
    }
}

#[test]
fn files_that_are_no_records_are_refused_in_each_language() {
    for language in LANGUAGES {
        let home = Home::new();
        home.write("empty.jsonl", "");
        home.write("nul.jsonl", [0; 4096]);
        home.write("latin.jsonl", b"\xe9\xe8\n");
        std::fs::create_dir(home.path().join("folder")).unwrap();
        for name in ["empty.jsonl", "latin.jsonl", "folder", "missing.jsonl"] {
            for arguments in [&["replay"][..], &["replay", "--legal"], &["--resume"]] {
                let arguments = [&["--lang", language], arguments, &[name]].concat();
                let output = home.run(&arguments, "");
                assert_eq!(status(&output), 1, "{arguments:?}");
                one_sentence(&output);
            }
        }
        assert_eq!(status(&home.run(&["--lang", language, "--resume", "nul.jsonl"], "")), 1);
        assert_eq!(status(&home.run(&["--lang", language, "--resume"], "")), 1, "no saved game");
    }
}

#[test]
fn line_ends_of_another_system_and_standard_input_are_read() {
    let home = Home::new();
    let good = simulated(&home, "beginner", "3").replace('\n', "\r\n");
    let output = home.run(&["replay", "--legal", "-"], &good);
    assert_eq!(status(&output), 0, "{}", stderr(&output));
    let actions = good.lines().filter(|line| line.contains("\"do\"")).count();
    assert_eq!(stdout(&output).lines().filter(|line| line.contains("\"legal\"")).count(), actions);
}

#[test]
fn a_game_open_in_another_window_is_left_alone() {
    let home = Home::new();
    let mut first = home.command(&["--lang", "en", "--seed", "1"]).spawn().unwrap();
    let mut stdin = first.stdin.take().unwrap();
    stdin.write_all(b"hand\n").unwrap();
    let mut some = [0; 200];
    first.stdout.as_mut().unwrap().read_exact(&mut some).unwrap();
    let second = home.run(&["--lang", "en", "--resume"], "q\n");
    assert_eq!(status(&second), 1);
    assert!(one_sentence(&second).contains("open in another window"));
    drop(stdin);
    first.wait().unwrap();
}

#[test]
fn a_folder_that_can_not_be_written_does_not_stop_the_game() {
    let home = Home::new();
    home.write("data", "a file where the folder should be");
    let output = home.run(&["--lang", "en", "--seed", "1"], "+\nsave\nq\n");
    assert!(one_sentence(&output).contains("It goes on without."));
    assert!(stdout(&output).contains("You drew") && stdout(&output).contains("not being saved"));
    assert_eq!(status(&output), 1, "not all went well");
}

#[test]
fn settings_that_can_not_be_read_are_said_and_passed_over() {
    let home = Home::new();
    std::fs::create_dir_all(home.path().join("config/elevens")).unwrap();
    home.write("config/elevens/settings.json", "{{{");
    let output = home.run(&["--lang", "en", "--seed", "1"], "q\n");
    assert!(one_sentence(&output).contains("settings"));
    assert_eq!(status(&output), 0);
}

/// Runs a shell script in a namespace of its own, where it may mount; `None` where that is not allowed.
fn in_a_namespace(home: &Home, script: &str) -> Option<Output> {
    let allowed =
        Command::new("unshare").args(["-rm", "true"]).output().is_ok_and(|output| output.status.success());
    if !allowed {
        let line = "skipped: a_full_disk_is_said_once_and_saving_goes_on: unshare is not permitted\n";
        eprint!("{line}");
        if let Some(list) = std::env::var_os("ELEVENS_SKIPPED") {
            let file = std::fs::OpenOptions::new().append(true).create(true).open(list);
            let _ = file.and_then(|mut file| file.write_all(line.as_bytes()));
        }
        return None;
    }
    let mut command = Command::new("unshare");
    command.args(["-rm", "sh", "-c", script]).current_dir(home.path());
    command.env("ELEVENS", env!("CARGO_BIN_EXE_elevens")).env("XDG_DATA_HOME", home.path().join("data"));
    command.env("XDG_CONFIG_HOME", home.path().join("config")).env("HOME", home.path());
    Some(command.output().unwrap())
}

#[test]
fn a_full_disk_is_said_once_and_saving_goes_on() {
    let home = Home::new();
    std::fs::create_dir_all(home.path().join("data")).unwrap();
    let script = r#"
        mount -t tmpfs -o size=64k none data && mkdir -p data/elevens/games && mkfifo in || exit 9
        await() { for try in $(seq 500); do grep -q "$1" out 2>/dev/null && return; sleep 0.01; done; }
        cat /dev/zero > data/filler 2>/dev/null
        timeout 30 "$ELEVENS" --lang en --seed 1 --me A --me B < in > out 2> err &
        exec 3> in
        for turn in 1 2 3; do printf '\n+\n' >&3; done
        await 'You drew'
        await 'disk is full'
        rm data/filler
        printf '\n+\n\nhand\nq\n' >&3
        exec 3>&-
        wait $!
        echo "status $?"
        "$ELEVENS" replay --legal data/elevens/games/*.jsonl > /dev/null && echo replayed
        cat out
    "#;
    let Some(output) = in_a_namespace(&home, script) else { return };
    let told = stdout(&output);
    assert!(told.contains("replayed"), "{told} {}", stderr(&output));
    assert_eq!(told.matches("the disk is full").count(), 1, "{told}");
    assert!(told.contains("Saved again."), "{told}");
    assert!(told.contains("status 0"), "{told}");
}

#[test]
fn computer_games_replay_wherever_they_are_cut() {
    for game in ["elevens", "beginner", "classic", "nimm"] {
        let home = Home::new();
        let record = simulated(&home, game, "3");
        let lines: Vec<&str> = record.lines().collect();
        for cut in (1..lines.len()).step_by(lines.len() / 9 + 1) {
            home.write("cut.jsonl", lines[..cut].join("\n") + "\n");
            let replayed = home.run(&["replay", "--legal", "cut.jsonl"], "");
            assert_eq!(status(&replayed), 0, "{game} {cut}: {}", stderr(&replayed));
            let resumed = home.run(&["--lang", "en", "--resume", "cut.jsonl"], "hand\nq\n");
            assert_eq!(status(&resumed), 0, "{game} {cut}: {} {}", stdout(&resumed), stderr(&resumed));
        }
    }
}
