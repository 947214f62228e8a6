//! A service that misbehaves: it speaks SSIP over a socket, in the mood of the moment.

use elevens::output::speech::{ServiceAddress, SpeechService};
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// How it behaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mood {
    /// It speaks each text in no time.
    Good,
    /// It takes a connection and never says a word.
    Mute,
    /// It hangs when it is to speak.
    MuteWhenSpeaking,
    /// It answers with lines that are no replies.
    Babbling,
    /// It answers the first line with one that never ends.
    Endless,
    /// It answers what was not asked.
    Confused,
    /// It refuses to speak.
    Refusing,
    /// It ends when it has taken a text and begun to speak it.
    DyingInSpeech,
    /// It ends in the middle of taking a text.
    DyingInText,
    /// It knows no events.
    Eventless,
    /// It promises events, and then there are none.
    Forgetful,
}

#[derive(Default)]
struct Log {
    lines: Vec<String>,
    texts: Vec<String>,
    connections: usize,
}

/// The service; dropped, it is gone, and so is its socket.
pub struct Double {
    folder: tempfile::TempDir,
    mood: Arc<Mutex<Mood>>,
    log: Arc<Mutex<Log>>,
    stop: Option<Arc<AtomicBool>>,
}

impl Double {
    /// A place where nobody listens yet.
    pub fn absent(mood: Mood) -> Double {
        let folder = tempfile::tempdir().unwrap();
        Double { folder, mood: Arc::new(Mutex::new(mood)), log: Arc::default(), stop: None }
    }

    pub fn start(mood: Mood) -> Double {
        let mut double = Double::absent(mood);
        double.appear();
        double
    }

    fn socket(&self) -> PathBuf {
        self.folder.path().join("s.sock")
    }

    pub fn service(&self) -> SpeechService {
        SpeechService::at(ServiceAddress::Socket(self.socket()))
    }

    /// Begins to listen.
    pub fn appear(&mut self) {
        let _ = std::fs::remove_file(self.socket());
        let listener = UnixListener::bind(self.socket()).unwrap();
        listener.set_nonblocking(true).unwrap();
        let stop = Arc::new(AtomicBool::new(false));
        self.stop = Some(Arc::clone(&stop));
        let (mood, log) = (Arc::clone(&self.mood), Arc::clone(&self.log));
        thread::spawn(move || {
            while !stop.load(Ordering::SeqCst) {
                if let Ok((stream, _)) = listener.accept() {
                    stream.set_nonblocking(false).unwrap();
                    log.lock().unwrap().connections += 1;
                    let (mood, log) = (Arc::clone(&mood), Arc::clone(&log));
                    thread::spawn(move || Talk { stream, mood, log, texts: 0 }.go_on());
                }
                thread::sleep(Duration::from_millis(1));
            }
        });
    }

    /// From now on it behaves so.
    pub fn change(&self, mood: Mood) {
        *self.mood.lock().unwrap() = mood;
    }

    /// The texts that it took whole.
    pub fn texts(&self) -> Vec<String> {
        self.log.lock().unwrap().texts.clone()
    }

    /// All commands, of all connections.
    pub fn lines(&self) -> Vec<String> {
        self.log.lock().unwrap().lines.clone()
    }

    pub fn connections(&self) -> usize {
        self.log.lock().unwrap().connections
    }
}

impl Drop for Double {
    fn drop(&mut self) {
        if let Some(stop) = &self.stop {
            stop.store(true, Ordering::SeqCst);
        }
    }
}

/// One connection.
struct Talk {
    stream: UnixStream,
    mood: Arc<Mutex<Mood>>,
    log: Arc<Mutex<Log>>,
    texts: usize,
}

impl Talk {
    fn go_on(mut self) {
        let mut lines = BufReader::new(self.stream.try_clone().unwrap()).lines();
        while let Some(Ok(line)) = lines.next() {
            self.log.lock().unwrap().lines.push(line.clone());
            let mood = *self.mood.lock().unwrap();
            let goes_on = match mood {
                Mood::Mute => self.wait(),
                Mood::Babbling => self.say("Hello, who is there?"),
                Mood::Endless => self.babble(),
                Mood::Confused => self.say("208 OK") && self.say("225 OK"),
                _ if line == "SPEAK" => self.take(mood, &mut lines),
                Mood::Eventless if line.contains("NOTIFICATION") => self.say("404 ERR UNKNOWN"),
                _ if line == "QUIT" => false,
                Mood::Good
                | Mood::MuteWhenSpeaking
                | Mood::Refusing
                | Mood::DyingInSpeech
                | Mood::DyingInText
                | Mood::Eventless
                | Mood::Forgetful => self.say("208 OK SET"),
            };
            if !goes_on {
                let _ = self.stream.shutdown(std::net::Shutdown::Both);
                return;
            }
        }
    }

    fn say(&mut self, line: &str) -> bool {
        self.stream.write_all(format!("{line}\r\n").as_bytes()).is_ok()
    }

    /// Says nothing until the other end is gone.
    fn wait(&mut self) -> bool {
        let _ = self.stream.read_to_end(&mut Vec::new());
        false
    }

    fn babble(&mut self) -> bool {
        while self.stream.write_all(&[b'2'; 512]).is_ok() {}
        false
    }

    fn take(&mut self, mood: Mood, lines: &mut impl Iterator<Item = std::io::Result<String>>) -> bool {
        if mood == Mood::MuteWhenSpeaking {
            return self.wait();
        }
        if mood == Mood::Refusing {
            return self.say("300 ERR INTERNAL");
        }
        if !self.say("230 OK RECEIVING DATA") || mood == Mood::DyingInText {
            return false;
        }
        let text: Vec<String> = lines.map_while(Result::ok).take_while(|line| line != ".").collect();
        self.log.lock().unwrap().texts.push(text.join("\n"));
        self.texts += 1;
        let number = self.texts;
        let taken = self.say(&format!("225-{number}")) && self.say("225 OK MESSAGE QUEUED");
        if !taken || matches!(mood, Mood::Eventless | Mood::Forgetful) {
            return taken;
        }
        self.event(701, number) && mood != Mood::DyingInSpeech && self.event(702, number)
    }

    fn event(&mut self, code: usize, number: usize) -> bool {
        self.say(&format!("{code}-{number}"))
            && self.say(&format!("{code}-7"))
            && self.say(&format!("{code} EVENT"))
    }
}
