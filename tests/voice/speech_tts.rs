//! Speech through the crate `tts`, into a real speech-dispatcher that writes down what it is given.
//!
//! The library behind the crate finds its service by the environment alone, so each test is run again in a process of
//! its own whose environment leads to the service of the test.

use crate::service::{Recorder, wait_until};
use elevens::narration::Urgency::{Interrupting, Queued};
use elevens::output::speech::{Absence, Backend, Manner, Speaker, SpeechEvent, Spoken};
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

/// What is typed to the process that speaks.
const SPEAKING: &str = "ELEVENS_TEST_SPEAKS";

/// The longest that news are waited for.
const PATIENCE: Duration = Duration::from_secs(30);

/// The process that speaks: it says each line that is typed to it, and prints its news.
struct Voice {
    child: Child,
    /// The lines that it prints.
    lines: Receiver<String>,
    _home: tempfile::TempDir,
}

impl Voice {
    fn start(address: &str) -> Voice {
        let mut command = Command::new(std::env::current_exe().unwrap());
        command.args([
            "--exact",
            "speech_tts::the_process_that_speaks",
            "--nocapture",
            "--test-threads",
            "1",
        ]);
        command.env("SPEECHD_ADDRESS", address).env(SPEAKING, "1");
        // The library would start a service of its own, which nobody would end.
        let home = tempfile::tempdir().unwrap();
        let folder = home.path().join("speech-dispatcher");
        std::fs::create_dir(&folder).unwrap();
        std::fs::write(folder.join("speechd.conf"), "DisableAutoSpawn\n").unwrap();
        command.env("HOME", home.path()).env("ELEVENS_DATA", home.path()).env("XDG_RUNTIME_DIR", home.path());
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().unwrap();
        let printed = BufReader::new(child.stdout.take().unwrap()).lines();
        let (sender, lines) = mpsc::channel();
        std::thread::spawn(move || printed.map_while(Result::ok).try_for_each(|line| sender.send(line)));
        Voice { child, lines, _home: home }
    }

    fn write(&mut self, line: &str) {
        writeln!(self.child.stdin.as_mut().unwrap(), "{line}").unwrap();
    }

    /// The news that it prints, up to the first of a kind.
    #[track_caller]
    fn wait_for_news(&mut self, wanted: &str) -> Vec<String> {
        let mut news = Vec::new();
        while let Ok(line) = self.lines.recv_timeout(PATIENCE) {
            if let Some((_, line)) = line.split_once("news ") {
                news.push(line.to_owned());
                if line == wanted {
                    return news;
                }
            }
        }
        panic!("after {news:?} there is no {wanted}");
    }

    /// Ends its input, and waits for its end.
    #[track_caller]
    fn end(mut self) {
        drop(self.child.stdin.take());
        let mut status = None;
        wait_until("it ends", || {
            status = self.child.try_wait().unwrap();
            status.is_some()
        });
        let rest: Vec<String> = self.lines.try_iter().collect();
        assert!(status.unwrap().success(), "{rest:?}");
    }
}

impl Drop for Voice {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Not a test by itself: it speaks for the others.
#[test]
fn the_process_that_speaks() {
    if std::env::var_os(SPEAKING).is_none() {
        return;
    }
    let mut manner = Manner::new("fr", |texts| format!("{texts} things happened."));
    let speaker = Speaker::start(manner.clone(), Backend::Tts);
    let (sender, lines) = std::sync::mpsc::channel();
    std::thread::spawn(move || std::io::stdin().lines().try_for_each(|line| sender.send(line.unwrap())));
    loop {
        for news in speaker.news() {
            println!("news {news:?}");
        }
        let pause = std::time::Duration::from_millis(5);
        match lines.recv_timeout(pause).as_deref() {
            Ok("faster") => {
                manner.rate = 40;
                speaker.set_manner(manner.clone());
            }
            Ok("next voice") => speaker.next_voice(),
            Ok("silence") => speaker.silence(),
            Ok(text) => match text.strip_prefix('!') {
                Some(answer) => speaker.say(vec![Spoken::new(answer, Interrupting)]),
                None => speaker.say(vec![Spoken::new(text, Queued)]),
            },
            Err(std::sync::mpsc::RecvTimeoutError::Timeout) => {}
            Err(std::sync::mpsc::RecvTimeoutError::Disconnected) => return,
        }
    }
}

#[test]
fn texts_are_spoken_in_order_and_cut_off() {
    let Some(recorder) = Recorder::start("tts: texts_are_spoken_in_order_and_cut_off") else { return };
    let mut voice = Voice::start(&recorder.address());
    for text in ["one", "two", "three"] {
        voice.write(text);
    }
    recorder.wait_for_end("three");
    voice.write("faster");
    recorder.make_texts_last(20.0);
    voice.write("long");
    recorder.wait_for("long");
    voice.write("waits");
    recorder.make_texts_last(0.05);
    voice.write("!answer");
    let heard = recorder.wait_for_end("waits");
    let seen: Vec<(&str, i32, bool)> =
        heard.iter().map(|heard| (heard.text.as_str(), heard.rate, heard.whole)).collect();
    let expected = [
        ("one", 0, true),
        ("two", 0, true),
        ("three", 0, true),
        ("long", 40, false),
        ("answer", 40, true),
        ("waits", 40, true),
    ];
    assert_eq!(seen, expected);
    voice.write("next voice");
    assert_eq!(voice.wait_for_news("OneVoice"), ["OneVoice"]);
    voice.end();
}

#[test]
fn a_service_that_dies_is_lost_and_comes_back() {
    let Some(mut recorder) = Recorder::start("tts: a_service_that_dies_is_lost_and_comes_back") else {
        return;
    };
    let mut voice = Voice::start(&recorder.address());
    voice.write("one");
    recorder.wait_for_end("one");
    recorder.kill();
    voice.write("two");
    voice.wait_for_news("Lost");
    recorder.go_on();
    voice.wait_for_news("Back");
    voice.write("three");
    recorder.wait_for_end("three");
    voice.end();
}

#[test]
fn no_service_is_unavailable() {
    let folder = tempfile::tempdir().unwrap();
    let mut voice = Voice::start(&format!("unix_socket:{}", folder.path().join("s.sock").display()));
    let absent = format!("{:?}", SpeechEvent::Unavailable(Absence::NoService));
    assert_eq!(voice.wait_for_news(&absent), [absent]);
    voice.end();
}

#[test]
fn a_hung_service_is_left_to_itself() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("s.sock");
    // It takes connections and never answers.
    let listener = std::os::unix::net::UnixListener::bind(&path).unwrap();
    let mut voice = Voice::start(&format!("unix_socket:{}", path.display()));
    voice.write("one");
    assert_eq!(voice.wait_for_news("Hangs"), ["Hangs"]);
    wait_until("it connected", || listener.accept().is_ok());
    // It ends though its worker hangs in the library.
    voice.end();
}
