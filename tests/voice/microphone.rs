//! Played through a microphone that is none: what a synthesizer says goes into a sound server, and comes back from it.

use crate::by_voice::{ENGLISH, has_model, noise, spoken, spoken_by};
use crate::program::{Home, skipped, wait_until};
use crate::service::{SoundServer, is_there};
use crate::terminal::Terminal;
use std::io::Write;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// How long something is said again that was not answered.
const PATIENCE: Duration = Duration::from_secs(60);

/// How long an answer is waited for before it is said again.
const ANSWER: Duration = Duration::from_secs(4);

/// Whether ALSA has a device whose sound is that of a sound server.
fn has_plugin() -> bool {
    let folders = std::fs::read_dir("/usr/lib").into_iter().flatten().flatten();
    folders
        .map(|folder| folder.path().join("alsa-lib/libasound_module_pcm_pulse.so"))
        .any(|file| file.exists())
}

/// What is missing for such a test, if anything.
fn missing(home: &Home) -> Option<&'static str> {
    (!has_model()).then_some("pocketsphinx-en-us is missing").or_else(|| without_sound(home))
}

/// What is missing to speak to a microphone that is none, if anything.
pub(super) fn without_sound(home: &Home) -> Option<&'static str> {
    let needed = [
        (spoken(home, "draw").is_some(), "espeak-ng is missing"),
        (is_there("pulseaudio"), "pulseaudio is missing"),
        (is_there("pacat"), "pulseaudio-utils is missing"),
        (has_plugin(), "libasound2-plugins is missing"),
    ];
    needed.into_iter().find(|(is_there, _)| !is_there).map(|(_, missing)| missing)
}

/// Somebody in the room that the microphone is in.
pub(super) struct Talker<'a> {
    pub(super) home: &'a Home,
    pub(super) server: &'a SoundServer,
    /// The voice of the synthesizer.
    pub(super) voice: &'static str,
}

impl Talker<'_> {
    /// Says something; it has sounded when this returns.
    pub(super) fn say(&self, text: &str) {
        let speech = spoken_by(self.home, self.voice, text).unwrap();
        self.sound(&[noise(600, 4), speech, noise(600, 4)].concat());
    }

    pub(super) fn sound(&self, sound: &[i16]) {
        let bytes: Vec<u8> = sound.iter().flat_map(|sample| sample.to_le_bytes()).collect();
        let mut command = Command::new("pacat");
        command.args(["--playback", "--raw", "--rate=16000", "--channels=1", "--format=s16le"]);
        command.env("PULSE_SERVER", self.server.address()).env("HOME", self.home.file(""));
        let mut child = command.stdin(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
        child.stdin.take().unwrap().write_all(&bytes).unwrap();
        assert!(child.wait().unwrap().success());
    }

    /// Says something until it is answered so: on a machine that is busy, sound may be lost.
    #[track_caller]
    fn say_until(&self, game: &Terminal, text: &str, answer: &str) {
        let began = Instant::now();
        while began.elapsed() < PATIENCE {
            self.say(text);
            let said = Instant::now();
            while said.elapsed() < ANSWER {
                if game.heard().contains(answer) {
                    return;
                }
                std::thread::sleep(Duration::from_millis(5));
            }
        }
        panic!("{text:?} was not answered with {answer:?}: {}", game.heard());
    }
}

/// How such a game is started.
const ARGUMENTS: [&str; 9] =
    ["--lang", "en", "--game", "elevens", "--seed", "1", "--voice", "--speech", "off"];

/// A game that is played by the sound of a server; `None` where something is missing for a test of that name.
fn begin(test: &str) -> Option<(Home, SoundServer, Terminal)> {
    let (home, server, mut game) = begin_trial(test)?;
    // Enter skips it.
    game.press("\r");
    game.hear("Your turn.", 1);
    Some((home, server, game))
}

/// The same at the first question: the microphone is tried.
fn begin_trial(test: &str) -> Option<(Home, SoundServer, Terminal)> {
    let home = Home::new();
    if let Some(missing) = missing(&home) {
        skipped(test, missing);
        return None;
    }
    let server = SoundServer::start();
    let game = open(&home, &server, &ARGUMENTS, &[]);
    game.hear("Now the microphone.", 1);
    Some((home, server, game))
}

/// The program at a terminal, whose microphone hears what is played to a sound server.
pub(super) fn open(home: &Home, server: &SoundServer, arguments: &[&str], more: &[(&str, &str)]) -> Terminal {
    let alsa = home.write("asound.conf", "pcm.!default { type pulse }\nctl.!default { type pulse }\n");
    let address = server.address();
    let sound = [("ALSA_CONFIG_PATH", alsa.to_str().unwrap()), ("PULSE_SERVER", address.as_str())];
    Terminal::open(home, arguments, &[&sound[..], more].concat())
}

/// The most trials that are begun: on a machine that is busy, sound may be lost, and a trial has three sentences only.
const TRIALS: usize = 6;

#[test]
fn the_first_start_tries_the_microphone_and_what_is_said_to_it_is_no_answer_to_the_game() {
    let test = "the_first_start_tries_the_microphone_and_what_is_said_to_it_is_no_answer_to_the_game";
    for _ in 0..TRIALS {
        let Some((home, server, game)) = begin_trial(test) else { return };
        game.hear("Nothing is heard at all.", 1);
        let is_understood = say_sentence_and_question(&home, &server, &game);
        game.hear("Your turn.", 1);
        assert!(!game.heard().contains("Blue"), "{}", game.heard());
        if is_understood {
            Talker { home: &home, server: &server, voice: ENGLISH }.say_until(
                &game,
                "what do i have",
                "Blue",
            );
            game.quit();
            assert_starts_without_trial(&home, &server);
            return;
        }
        game.quit();
    }
    panic!("in none of {TRIALS} trials was the sentence understood");
}

/// Says the sentence of the trial, and behind it a question that was said to the trial, too, also where the game waits
/// for other things already; once more where sound was lost. Tells whether the sentence was understood.
fn say_sentence_and_question(home: &Home, server: &SoundServer, game: &Terminal) -> bool {
    let talker = Talker { home, server, voice: ENGLISH };
    let sentence = spoken(home, "i would like to play cards tonight").unwrap();
    let question = spoken(home, "what do i have").unwrap();
    let all = [noise(600, 4), sentence, noise(550, 4), question, noise(300, 4)].concat();
    let has_ended = || ["Understood.", "Not understood."].iter().any(|end| game.heard().contains(end));
    for asked in 2..=3 {
        talker.sound(&all);
        wait_until(|| has_ended() || game.heard().matches("Once more").count() == asked);
        if has_ended() {
            break;
        }
    }
    wait_until(has_ended);
    let is_understood = game.heard().contains("Understood.");
    assert!(!is_understood || game.heard().contains("The level is good."), "{}", game.heard());
    is_understood
}

/// Starts a second time: the game goes on, and the microphone is not tried.
fn assert_starts_without_trial(home: &Home, server: &SoundServer) {
    let game = open(home, server, &ARGUMENTS, &[]);
    game.hear("Your turn.", 1);
    let heard = game.quit();
    assert!(!heard.contains("microphone"), "{heard}");
}

#[test]
fn who_begins_the_sentence_of_the_trial_late_is_heard_out() {
    let test = "who_begins_the_sentence_of_the_trial_late_is_heard_out";
    for _ in 0..TRIALS {
        let Some((home, server, game)) = begin_trial(test) else { return };
        let talker = Talker { home: &home, server: &server, voice: ENGLISH };
        let sentence = spoken(&home, "i would like to play cards tonight").unwrap();
        game.hear("Nothing is heard at all.", 1);
        // It begins within the eight seconds of the second try, and ends behind them.
        talker.sound(&[noise(6_700, 4), sentence, noise(1_000, 4)].concat());
        wait_until(|| game.heard().matches("Once more").count() == 2 || game.heard().contains("Understood."));
        let heard = game.heard();
        game.quit();
        if heard.contains("Understood.") {
            return;
        }
    }
    panic!("in none of {TRIALS} trials was the sentence heard out");
}

#[test]
fn a_game_at_a_terminal_hears_through_a_microphone() {
    let test = "a_game_at_a_terminal_hears_through_a_microphone";
    let Some((home, server, game)) = begin(test) else { return };
    let talker = Talker { home: &home, server: &server, voice: ENGLISH };
    talker.sound(&noise(1_000, 900));
    talker.say_until(&game, "what do i have", "20 cards");
    talker.say_until(&game, "red twelve and yellow ten", "Red 12 and yellow 10 laid.");
    talker.say_until(&game, "end my turn", "Nora");
    let heard = game.quit();
    assert_eq!(heard.matches("laid.").count(), 1, "{heard}");
    assert!(!heard.contains("No microphone"), "{heard}");
}

#[test]
fn a_microphone_that_goes_is_told_once_and_is_heard_again_when_it_comes_back() {
    let test = "a_microphone_that_goes_is_told_once_and_is_heard_again_when_it_comes_back";
    let Some((home, mut server, game)) = begin(test) else { return };
    for times in 1..=2 {
        server.die();
        game.hear("The microphone is gone. The keyboard goes on.", times);
        server.restart();
        game.hear("The microphone is back.", times);
    }
    let talker = Talker { home: &home, server: &server, voice: ENGLISH };
    talker.sound(&noise(1_000, 900));
    talker.say_until(&game, "what do i have", "20 cards");
    let heard = game.quit();
    assert_eq!(heard.matches("The microphone").count(), 4, "{heard}");
    assert!(!heard.contains("ALSA"), "{heard}");
}

#[test]
fn a_microphone_that_hangs_is_told() {
    let test = "a_microphone_that_hangs_is_told";
    let Some((_home, server, mut game)) = begin(test) else { return };
    server.signal("STOP");
    game.hear("The microphone is gone. The keyboard goes on.", 1);
    game.press("hand\r");
    game.hear("Blue", 1);
    server.signal("CONT");
    game.hear("The microphone is back.", 1);
    game.quit();
}
