//! Short sounds, into a real ALSA device that is a file, and without any device.

use crate::watch::Watch;
use std::f32::consts::TAU;
use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

/// The samples a second that the device takes.
const RATE: usize = 44_100;

/// The longest that anything is waited for.
const PATIENCE: Duration = Duration::from_secs(60);

/// The program at a game of its own, with ALSA as a file says.
struct Game {
    child: Child,
    lines: Receiver<String>,
    /// Kept until the game is over.
    _home: tempfile::TempDir,
    _watch: Watch,
}

impl Game {
    fn start(home: tempfile::TempDir, alsa: &Path) -> Game {
        let mut child = Command::new(env!("CARGO_BIN_EXE_elevens"))
            .args(["--game", "beginner", "--players", "2", "--seed", "3", "--lang", "en"])
            .env("HOME", home.path())
            .env("ELEVENS_DATA", home.path().join("data"))
            .env("ALSA_CONFIG_PATH", alsa)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let watch = Watch::over(&child);
        let printed = BufReader::new(child.stdout.take().unwrap()).lines();
        let (sender, lines) = mpsc::channel();
        std::thread::spawn(move || printed.map_while(Result::ok).try_for_each(|line| sender.send(line)));
        Game { child, lines, _home: home, _watch: watch }
    }

    fn write(&mut self, line: &str) {
        writeln!(self.child.stdin.as_mut().unwrap(), "{line}").unwrap();
    }

    /// The lines up to one that begins so.
    #[track_caller]
    fn wait_for(&self, beginning: &str) -> Vec<String> {
        let mut lines = Vec::new();
        while let Ok(line) = self.lines.recv_timeout(PATIENCE) {
            let found = line.starts_with(beginning);
            lines.push(line);
            if found {
                return lines;
            }
        }
        panic!("after {lines:?} there is no {beginning}");
    }

    /// Leaves the game; gives back the lines that were left, and what was written to the error output.
    fn quit(mut self) -> (Vec<String>, String) {
        self.write("quit");
        let begin = Instant::now();
        while self.child.try_wait().unwrap().is_none() {
            assert!(begin.elapsed() < PATIENCE, "the program does not end");
            std::thread::sleep(Duration::from_millis(10));
        }
        let mut errors = String::new();
        self.child.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
        (self.lines.iter().collect(), errors)
    }
}

/// A test that fails leaves no program behind.
impl Drop for Game {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn without_a_device_one_sentence_says_so_and_nothing_else_is_printed() {
    let home = tempfile::tempdir().unwrap();
    let nowhere = home.path().join("nowhere.conf");
    let mut game = Game::start(home, &nowhere);
    game.write("sounds on");
    game.wait_for("Sounds: on.");
    // The device is opened for the first sound; what became of it is told before a prompt.
    let begin = Instant::now();
    let mut told = Vec::new();
    while told.is_empty() {
        assert!(begin.elapsed() < PATIENCE, "no fault is told");
        game.write("red 99");
        told = game.wait_for("There is no red 99");
        game.write("bonus");
        told.extend(game.wait_for("There are no bonus cards"));
        told.retain(|line| !line.starts_with("There "));
    }
    assert_eq!(told, ["No sound can be played: no sound device answers. Sounds are off."]);
    game.write("red 99");
    assert_eq!(game.wait_for("There is no red 99").len(), 1, "the fault is told once");
    game.write("sounds");
    assert_eq!(game.wait_for("Sounds: ").last().unwrap(), "Sounds: off.");
    let (rest, errors) = game.quit();
    assert_eq!(rest.len(), 1, "{rest:?}");
    assert_eq!(errors, "");
}

/// A sound device that writes its samples to a pipe: one channel of 16 bits.
fn device(home: &Path) -> (std::path::PathBuf, std::path::PathBuf) {
    let (conf, pipe) = (home.join("alsa.conf"), home.join("samples"));
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    let text = format!(
        "pcm.!default {{ type plug slave {{ format S16_LE rate {RATE} channels 1 \
         pcm {{ type file file \"{}\" format raw slave.pcm {{ type null }} }} }} }}\n",
        pipe.display()
    );
    std::fs::write(&conf, text).unwrap();
    (conf, pipe)
}

/// A pipe to read from, when the device has opened it too.
fn opened(pipe: PathBuf) -> File {
    let (sender, file) = mpsc::channel();
    std::thread::spawn(move || sender.send(File::open(pipe)));
    file.recv_timeout(PATIENCE).expect("the device is opened").unwrap()
}

/// The first sound that comes out of a pipe, of so many samples; the device writes no faster than it is read.
fn first_sound(pipe: &mut File, samples: usize) -> Vec<f32> {
    let begin = Instant::now();
    let mut sound = Vec::new();
    let mut piece = vec![0; RATE / 10 * 2];
    while sound.len() < samples {
        assert!(begin.elapsed() < PATIENCE, "no sound is heard");
        pipe.read_exact(&mut piece).unwrap();
        std::thread::sleep(Duration::from_millis(20));
        let read = piece.chunks_exact(2).map(|two| f32::from(i16::from_le_bytes([two[0], two[1]])) / 32768.0);
        let begun = !sound.is_empty();
        sound.extend(read.skip_while(|sample| !begun && sample.abs() < 0.001));
    }
    sound.truncate(samples);
    sound
}

/// How much of a frequency is in the samples.
fn share(samples: &[f32], hertz: f32) -> f32 {
    let turn = |at: usize| TAU * hertz * at as f32 / RATE as f32;
    let add = |sum: (f32, f32), (at, sample): (usize, &f32)| {
        (sum.0 + sample * turn(at).sin(), sum.1 + sample * turn(at).cos())
    };
    let both = samples.iter().enumerate().fold((0.0, 0.0), add);
    both.0.hypot(both.1) / samples.len() as f32
}

#[test]
fn a_refusal_is_heard_and_a_device_that_hangs_keeps_nobody_waiting() {
    let home = tempfile::tempdir().unwrap();
    let (conf, pipe) = device(home.path());
    let mut game = Game::start(home, &conf);
    game.write("sounds on");
    game.wait_for("Sounds: on.");
    game.write("red 99");
    game.wait_for("There is no red 99");
    let mut pipe = opened(pipe);
    let sound = first_sound(&mut pipe, RATE * 120 / 1000);
    assert!(share(&sound, 196.0) > 0.05, "{}", share(&sound, 196.0));
    assert!(share(&sound, 196.0) > 10.0 * share(&sound, 523.25));
    // Nobody reads any more: the device blocks, and the game goes on.
    game.write("red 99");
    game.write("red 99");
    game.wait_for("There is no red 99");
    game.write("bonus");
    game.wait_for("There are no bonus cards");
    let (_, errors) = game.quit();
    assert_eq!(errors, "");
    drop(pipe);
}

#[test]
fn what_a_library_of_sound_complains_of_is_not_printed() {
    let home = tempfile::tempdir().unwrap();
    let (conf, pipe) = device(home.path());
    let mut game = Game::start(home, &conf);
    game.write("sounds on");
    game.wait_for("Sounds: on.");
    game.write("red 99");
    game.wait_for("There is no red 99");
    // The pipe is closed: ALSA writes a line for each piece that it can't write.
    drop(opened(pipe));
    game.write("red 99");
    game.wait_for("There is no red 99");
    game.write("bonus");
    game.wait_for("There are no bonus cards");
    let (_, errors) = game.quit();
    assert_eq!(errors, "");
}
