//! Played by voice: the game hears what a synthesizer says, through a file in the place of the microphone.

use crate::program::{Home, PROGRAM, Running, skipped, wait_until};
use std::io::{BufRead, BufReader, Write};
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};

/// The faint noise of any microphone, for so many milliseconds.
pub(super) fn noise(milliseconds: usize, loud: i32) -> Vec<i16> {
    let mut state = 1_u32;
    let sample = |_| {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        i16::try_from((state >> 16) as i32 % (2 * loud + 1) - loud).unwrap()
    };
    (0..milliseconds * 16).map(sample).collect()
}

/// The voice that speaks English.
pub(super) const ENGLISH: &str = "en-us";

/// What a synthesizer says in English, at 16,000 samples a second; nothing where it is missing.
pub(super) fn spoken(home: &Home, text: &str) -> Option<Vec<i16>> {
    spoken_by(home, ENGLISH, text)
}

/// The same by one of its voices, or by one of `scripts/human-voice.py serve` with the language before it: "nl/bm_george".
pub(super) fn spoken_by(home: &Home, voice: &str, text: &str) -> Option<Vec<i16>> {
    let path = home.file("spoken.wav");
    if let Some((lang, voice)) = voice.split_once('/') {
        say_like_a_person(lang, voice, text, &path)?;
    } else {
        let mut command = Command::new("espeak-ng");
        let said = command.args(["-v", voice, "-s", "140", "-w"]).arg(&path).arg(text).status();
        said.ok().filter(std::process::ExitStatus::success)?;
    }
    let bytes = std::fs::read(path).unwrap();
    let samples: Vec<f64> =
        bytes[44..].chunks_exact(2).map(|pair| f64::from(i16::from_le_bytes([pair[0], pair[1]]))).collect();
    let rate = f64::from(u32::from_le_bytes(bytes[24..28].try_into().unwrap()));
    let count = (samples.len() as f64 * 16_000.0 / rate) as usize;
    let at = |number: usize| {
        let place = number as f64 * rate / 16_000.0;
        let (low, part) = (place.floor() as usize, place.fract());
        let next = samples.get(low + 1).copied().unwrap_or_default();
        ((samples.get(low).copied().unwrap_or_default() * (1.0 - part) + next * part) * 0.6) as i16
    };
    Some((0..count).map(at).collect())
}

/// Has the server of human-like voices, whose socket ELEVENS_VOICES names, say something into a file.
fn say_like_a_person(lang: &str, voice: &str, text: &str, path: &Path) -> Option<()> {
    let asked = serde_json::json!({ "lang": lang, "voice": voice, "speed": 1.0, "text": text, "out": path });
    let mut server = UnixStream::connect(std::env::var_os("ELEVENS_VOICES")?).ok()?;
    writeln!(server, "{asked}").ok()?;
    let mut answer = String::new();
    BufReader::new(server).read_line(&mut answer).ok()?;
    (answer.trim() == "ok").then_some(())
}

/// Writes sound to a pipe again and again, until something was waited for.
fn say_again(pipe: &Path, sound: &[i16], wait: impl FnOnce()) {
    /// Ends what is said, also where the wait fails.
    struct End<'a>(&'a AtomicBool);

    impl Drop for End<'_> {
        fn drop(&mut self) {
            self.0.store(true, Ordering::SeqCst);
        }
    }

    let bytes: Vec<u8> = sound.iter().flat_map(|sample| sample.to_le_bytes()).collect();
    let is_heard = AtomicBool::new(false);
    std::thread::scope(|threads| {
        threads.spawn(|| {
            let mut pipe = std::fs::OpenOptions::new().write(true).open(pipe).unwrap();
            let mut is_open = true;
            while is_open && !is_heard.load(Ordering::SeqCst) {
                is_open = pipe.write_all(&bytes).is_ok();
            }
        });
        let _end = End(&is_heard);
        wait();
    });
}

pub(super) fn has_model() -> bool {
    Path::new("/usr/share/pocketsphinx/model/en-us/en-us/mdef").exists()
}

#[test]
fn a_spoken_card_is_laid_and_noise_lays_none() {
    let home = Home::new();
    if !has_model() {
        return skipped("a_spoken_card_is_laid_and_noise_lays_none", "pocketsphinx-en-us is missing");
    }
    let Some(lay) = spoken(&home, "red twelve and yellow ten") else {
        return skipped("a_spoken_card_is_laid_and_noise_lays_none", "espeak-ng is missing");
    };
    let pipe = home.file("sound");
    nix::unistd::mkfifo(&pipe, nix::sys::stat::Mode::S_IRWXU).unwrap();
    let mut command = home.prepare(PROGRAM);
    command.args(["--lang", "en", "--game", "elevens", "--seed", "1", "--voice", "--width", "0"]);
    let mut game = Running::of(command.env("ELEVENS_SOUND", &pipe));
    // A machine that is busy may not have been told of the turn when it is said first.
    let sound = [noise(800, 4), noise(600, 900), noise(800, 4), lay, noise(800, 4)].concat();
    say_again(&pipe, &sound, || game.hear("Red 12 and yellow 10 laid.", 1));
    let said = game.end().out;
    assert_eq!(said.matches("laid").count(), 1, "{said}");
}

#[test]
fn a_report_has_every_utterance_by_what_it_means() {
    let test = "a_report_has_every_utterance_by_what_it_means";
    let home = Home::new();
    if !has_model() {
        return skipped(test, "pocketsphinx-en-us is missing");
    }
    let said = ["red twelve", "i wonder if it will snow this weekend"].map(|text| spoken(&home, text));
    let [Some(lay), Some(talk)] = said else { return skipped(test, "espeak-ng is missing") };
    let (pipe, report) = (home.file("sound"), home.file("report"));
    nix::unistd::mkfifo(&pipe, nix::sys::stat::Mode::S_IRWXU).unwrap();
    let mut command = home.prepare(PROGRAM);
    command.args(["--lang", "en", "--game", "elevens", "--seed", "1", "--width", "0", "--listen-report"]);
    let game = Running::of(command.arg(&report).env("ELEVENS_SOUND", &pipe));
    let sound = [noise(800, 4), lay, noise(800, 4), talk, noise(800, 4)].concat();
    let has = |told: &str| std::fs::read_to_string(&report).unwrap_or_default().contains(told);
    say_again(&pipe, &sound, || {
        wait_until(|| has("\tlay r12\tcertain\tdone\n") && has("\tnot\tnothing\n"));
    });
    game.end();
    let written = std::fs::read_to_string(&report).unwrap();
    let head = format!("# elevens {}, en, pocketsphinx\n", env!("CARGO_PKG_VERSION"));
    assert!(written.starts_with(&head), "{written}");
    assert!(!written.contains("twelve") && !written.contains("snow"), "{written}");
}

#[test]
fn a_report_that_cannot_be_written_is_told_in_one_sentence() {
    if !has_model() {
        let test = "a_report_that_cannot_be_written_is_told_in_one_sentence";
        return skipped(test, "pocketsphinx-en-us is missing");
    }
    let home = Home::new();
    let mut command = home.prepare(PROGRAM);
    command.args(["--lang", "en", "--game", "junior", "--seed", "3", "--width", "0", "--listen-report"]);
    let said = command.arg(home.path()).stdin(std::process::Stdio::null()).output().unwrap();
    let fault = String::from_utf8_lossy(&said.stderr).into_owned();
    let is_told = fault.starts_with("The report of what is heard can't be written to");
    assert!(is_told && fault.lines().count() == 1, "{fault}");
    assert!(said.stdout.len() > 100, "the game goes on: {said:?}");
}

/// How a language begins the sentences for a model and a microphone that are missing.
const MISSING: [(&str, [&str; 2]); 3] = [
    ("en", ["For English by voice the model is missing", "No microphone answers"]),
    ("fr", ["Pour jouer en français à la voix, il manque un modèle", "Aucun micro ne répond"]),
    ("nl", ["Voor Nederlands met de stem ontbreekt een model", "Er reageert geen microfoon"]),
];

/// Holds that a game by voice says one sentence of what is missing, and goes on by the keyboard.
#[track_caller]
fn says_alone(home: &Home, lang: &str, model: &Path, sentence: &str) {
    let mut command = home.prepare(PROGRAM);
    command
        .args(["--lang", lang, "--game", "junior", "--seed", "3", "--voice", "--width", "0", "--model"])
        .arg(model);
    let said =
        command.env("ALSA_CONFIG_PATH", "/dev/null").stdin(std::process::Stdio::null()).output().unwrap();
    let fault = String::from_utf8_lossy(&said.stderr).into_owned();
    assert!(fault.contains(sentence) && fault.lines().count() == 1, "{lang}: {fault}");
    assert!(said.stdout.len() > 100, "the game goes on: {said:?}");
}

#[test]
fn without_a_model_one_sentence_says_so() {
    let home = Home::new();
    for (lang, [model, _]) in MISSING {
        says_alone(&home, lang, Path::new("/nowhere"), model);
    }
}

#[test]
fn without_a_microphone_one_sentence_says_so() {
    let test = "without_a_microphone_one_sentence_says_so";
    let home = Home::new();
    let whisper = std::env::var_os("ELEVENS_WHISPER").filter(|_| cfg!(feature = "whisper"));
    let Some(model) = whisper.map(std::path::PathBuf::from) else {
        if !has_model() {
            return skipped(test, "pocketsphinx-en-us is missing");
        }
        return says_alone(
            &home,
            "en",
            Path::new("/usr/share/pocketsphinx/model/en-us/en-us"),
            MISSING[0].1[1],
        );
    };
    for (lang, [_, microphone]) in MISSING {
        says_alone(&home, lang, &model, microphone);
    }
}

#[test]
fn another_language_without_a_model_is_told_and_the_first_one_is_heard_again() {
    let test = "another_language_without_a_model_is_told_and_the_first_one_is_heard_again";
    if !has_model() {
        return skipped(test, "pocketsphinx-en-us is missing");
    }
    if Path::new("/usr/share/pocketsphinx/model/fr").exists() {
        return skipped(test, "there is a French model");
    }
    let home = Home::new();
    let pipe = home.file("sound");
    nix::unistd::mkfifo(&pipe, nix::sys::stat::Mode::S_IRWXU).unwrap();
    let mut command = home.prepare(PROGRAM);
    command.args(["--lang", "en", "--game", "elevens", "--seed", "1", "--voice", "--width", "0"]);
    let mut game = Running::of(command.env("ELEVENS_SOUND", &pipe));
    game.type_line("language fr");
    game.hear("il manque un modèle", 1);
    game.type_line("langue en");
    game.hear("English.", 1);
    let said = game.end();
    assert_eq!(said.out.matches("il manque un modèle").count(), 1, "{}", said.out);
    assert!(said.err.is_empty(), "{}", said.err);
}
