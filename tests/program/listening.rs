//! What a recognizer is told beside the keyboard: a file with the grammar of the moment, and nothing hidden in it.

use crate::program::{Home, PROGRAM, Running, skipped, wait_until};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

/// What only the grammar of a turn has.
const CARDS: &str = "n-now-lay";

#[test]
fn a_recognizer_finds_the_grammar_of_the_moment_and_at_a_hand_over_no_cards() {
    for code in ["en", "fr", "nl"] {
        let home = Home::new();
        let name = home.file("name");
        let recognizer = format!("printf %s \"$ELEVENS_GRAMMAR\" > '{}'; sleep 600", name.display());
        let mut command = home.prepare(PROGRAM);
        command.args(["--game", "junior", "--seed", "11", "--me", "Ann", "--me", "Ben", "--lang", code]);
        command.args(["--forced", "typed"]);
        command.args(["--listen", &recognizer]).env("XDG_RUNTIME_DIR", home.path());
        let mut game = Running::of(&mut command);
        wait_until(|| fs::read_to_string(&name).is_ok_and(|name| !name.is_empty()));
        let file = fs::read_to_string(&name).unwrap();
        let (file, read) = (Path::new(&file), || fs::read_to_string(&file).unwrap_or_default());
        assert_eq!(file.ancestors().nth(2), Some(home.path()));

        let mode = fs::metadata(file).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "nobody else reads it");
        let nobody_there = || {
            let now = read();
            now.contains("<yes>") && !now.contains("<ask-row>") && !now.contains("<order>")
        };
        wait_until(nobody_there);
        game.type_line("");
        wait_until(|| read().contains(CARDS));
        let first = read();
        game.type_line("+");
        game.type_line(".");
        wait_until(nobody_there);
        assert!(!read().contains(CARDS), "{code}: of who sat there nothing is left");
        game.type_line("");
        wait_until(|| read().contains(CARDS));
        assert_ne!(read(), first, "{code}: the cards of another");
        drop(game.end());
        assert!(!file.exists(), "{code}");
    }
}

#[test]
fn the_moment_is_shown_from_the_shell_and_is_that_of_the_saved_game() {
    let home = Home::new();
    let shown = |options: &[&str]| {
        let arguments = [&["--lang", "en", "grammar", "--moment"], options].concat();
        home.run(&arguments, "")
    };
    let none = shown(&[]);
    assert!(none.out.is_empty() && none.status != Some(0), "there is no saved game: {none:?}");
    let seeded = shown(&["--game", "classic", "--seed", "3"]);
    assert!(seeded.out.contains(CARDS) && seeded.out == shown(&["--seed", "3", "--game", "classic"]).out);
    assert_ne!(seeded.out, shown(&["--game", "classic", "--seed", "4"]).out);
    let played =
        home.run(&["--lang", "en", "--game", "classic", "--seed", "3", "--forced", "typed"], "quit\nyes\n");
    played.is_well();
    let saved = shown(&[]);
    assert_eq!(saved.out, seeded.out, "the game that was left where it began");
    let path = home.saved();
    assert_eq!(shown(&["--resume", path.to_str().unwrap()]).out, seeded.out);
    for format in ["words", "json"] {
        let told = shown(&["--format", format]);
        assert!(
            !told.out.is_empty()
                && told.out.len() < home.run(&["grammar", "--lang", "en", "--format", format], "").out.len()
        );
    }
}

/// A folder of programs for a search path, each with what it does.
fn programs(home: &Home, all: &[(&str, &str)]) -> std::path::PathBuf {
    let folder = home.file("programs");
    fs::create_dir(&folder).unwrap();
    for (name, text) in all {
        let path = folder.join(name);
        fs::write(&path, text).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    }
    folder
}

#[test]
fn a_recognizer_by_its_name_says_what_is_missing() {
    let home = Home::new();
    let with = |path: &Path, options: &[&str]| {
        let mut command = home.prepare(PROGRAM);
        command.args(["--lang", "en", "--game", "junior", "--seed", "3"]).args(options);
        command.env("PATH", path).stdin(std::process::Stdio::null());
        let output = command.output().unwrap();
        String::from_utf8(output.stderr).unwrap().split_whitespace().collect::<Vec<_>>().join(" ")
    };
    let folder = programs(&home, &[("rec", "#!/bin/sh\n"), ("python3", "#!/bin/sh\n")]);
    let empty = home.file("empty");
    fs::create_dir(&empty).unwrap();
    for name in ["pocketsphinx", "vosk", "whisper"] {
        let said = with(&empty, &["--listen", name]);
        assert!(said.contains(&format!("{name} needs rec, which is not there.")), "{said}");
    }
    let said = with(&folder, &["--listen", "vosk", "--model", "/nowhere"]);
    assert!(said.contains("There is no model of vosk for English."), "{said}");
}

#[test]
fn vosk_is_given_the_phrases_of_the_moment() {
    if !Path::new("/usr/bin/python3").exists() {
        return skipped("vosk_is_given_the_phrases_of_the_moment", "python3 is missing");
    }
    let home = Home::new();
    let rec = "#!/bin/sh\nsleep 0.1\n: > \"$8\"\n";
    let folder = programs(&home, &[("rec", rec)]);
    // Stands in for the module: asks for the red cards where that is among the phrases.
    let module = "import json\ndef SetLogLevel(level): pass\nclass Model:\n    def __init__(self, folder): pass\n\
        class KaldiRecognizer:\n    def __init__(self, model, rate, phrases):\n\
        \x20       assert \"[unk]\" in json.loads(phrases)\n\
        \x20       self.heard = \"hand red [unk]\" if \"hand red\" in json.loads(phrases) else \"\"\n\
        \x20   def AcceptWaveform(self, sound): pass\n\
        \x20   def FinalResult(self): return json.dumps({\"text\": self.heard})\n";
    let wave = "class open:\n    def __init__(self, path): pass\n    def __enter__(self): return self\n\
        \x20   def __exit__(self, *_): pass\n    def getframerate(self): return 16000\n\
        \x20   def getnframes(self): return 0\n    def readframes(self, count): return b\"\"\n";
    fs::write(folder.join("vosk.py"), module).unwrap();
    fs::write(folder.join("wave.py"), wave).unwrap();
    let mut command = home.prepare(PROGRAM);
    command.args(["--lang", "en", "--game", "junior", "--seed", "3", "--first", "1"]);
    command.args(["--listen", "vosk", "--model"]).arg(home.path());
    let path = std::env::var("PATH").unwrap_or_default();
    command.env("PATH", format!("{}:{path}", folder.display())).env("PYTHONPATH", &folder);
    let mut game = Running::of(&mut command);
    game.hear("No red.", 1);
    drop(game.end());
}
