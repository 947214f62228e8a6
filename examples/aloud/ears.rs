//! What hears: frames of sound are handed over in the program, or sound comes through a microphone.

use super::pace::{Pace, Passed};
use elevens::recognition::{
    Asks, Ear, Expected, FRAME, Frames, Heard, HeardOutcome, Hearer, Judged, Model, Near, RATE, Source,
    UtteranceVerdict,
};
use std::io::Write;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

/// Samples in a millisecond.
const MILLISECOND: f64 = RATE as f64 / 1e3;

/// How much sound is handed to the sound server at once, in samples.
const PART: usize = RATE as usize / 50;

/// How long something may take to be made out behind the last sound, and how long more may come behind what was.
const LONGEST: Duration = Duration::from_secs(3);
const BEHIND: Duration = Duration::from_millis(700);

/// When something was made out, in milliseconds from the first sound on.
#[derive(Clone, Copy, Debug)]
pub struct Times {
    /// The end of the sound that it was made out of; unknown where a microphone is between.
    pub end: Option<f64>,
    /// When it was known.
    pub known: f64,
}

/// What hears.
pub enum Ears {
    /// The sound is handed over here.
    Frames(Box<Hearer>, Pace),
    /// The sound comes through the microphone of the system, to which it is played.
    Microphone(Microphone),
}

impl Ears {
    /// Where sound is handed over, so fast.
    pub fn frames(model: Model, expected: Expected, near: Near, pace: Pace) -> Option<Ears> {
        Some(Ears::Frames(Box::new(Hearer::new(model, expected, near)?), pace))
    }

    /// Hears sound, and tells what is made out as soon as it is, also where nothing was said to the game.
    pub fn hear(&mut self, sound: &[i16], mut made_out: impl FnMut(Judged, Times)) {
        match self {
            Ears::Microphone(microphone) => microphone.hear(sound, made_out),
            Ears::Frames(hearer, pace) => {
                let mut passed = Passed::begin(*pace);
                for (at, frame) in Frames::default().take(sound).iter().enumerate() {
                    let end = ((at + 1) * FRAME) as f64 / MILLISECOND;
                    let (known, heard) = passed.hear(end, || hearer.hear(frame));
                    if let Some(judged) = heard {
                        made_out(judged, Times { end: Some(end), known });
                    }
                }
            }
        }
    }
}

/// The game's own hearing at the microphone of the system, and what plays to it.
pub struct Microphone {
    _ear: Ear,
    heard: Receiver<(Instant, UtteranceVerdict)>,
    player: Child,
    speaker: ChildStdin,
}

impl Microphone {
    /// Opens both; nothing where one of them is missing.
    pub fn open(model: Model, expected: Expected, near: Near) -> Option<Microphone> {
        let (teller, heard) = channel();
        let tell = move |heard| {
            let Heard::Said(verdict) = heard else { return HeardOutcome::Gone };
            if teller.send((Instant::now(), verdict)).is_ok() {
                HeardOutcome::Comes
            } else {
                HeardOutcome::Gone
            }
        };
        let asks = Asks { is_deaf: Box::new(|| false), tell: Box::new(tell), report: None };
        let ear = Ear::open(Source::Microphone, model, expected, near, asks).ok()?;
        let mut command = Command::new("pacat");
        command.args(["--playback", "--raw", "--rate=16000", "--channels=1", "--format=s16le"]);
        let mut player = command.arg("--latency-msec=20").stdin(Stdio::piped()).spawn().ok()?;
        let speaker = player.stdin.take()?;
        Some(Microphone { _ear: ear, heard, player, speaker })
    }

    fn hear(&mut self, sound: &[i16], mut made_out: impl FnMut(Judged, Times)) {
        while self.heard.try_recv().is_ok() {}
        let began = Instant::now();
        let lasts = Duration::from_secs_f64(sound.len() as f64 / f64::from(RATE));
        let speaker = &mut self.speaker;
        std::thread::scope(|threads| {
            threads.spawn(move || play(speaker, sound, began));
            let mut end = began + lasts + LONGEST;
            loop {
                match self.heard.recv_timeout(end.saturating_duration_since(Instant::now())) {
                    Ok((when, verdict)) => {
                        let known = when.saturating_duration_since(began).as_secs_f64() * 1e3;
                        made_out(Judged { verdict, ..Judged::default() }, Times { end: None, known });
                        end = Instant::now().max(began + lasts) + BEHIND;
                    }
                    Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => return,
                }
            }
        });
    }
}

impl Drop for Microphone {
    fn drop(&mut self) {
        let _ = self.player.kill();
        let _ = self.player.wait();
    }
}

/// Hands sound to the sound server, each part when it would sound.
fn play(speaker: &mut ChildStdin, sound: &[i16], began: Instant) {
    for (at, part) in sound.chunks(PART).enumerate() {
        let due = Duration::from_secs_f64((at * PART) as f64 / f64::from(RATE));
        std::thread::sleep(due.saturating_sub(began.elapsed()));
        let bytes: Vec<u8> = part.iter().flat_map(|sample| sample.to_le_bytes()).collect();
        if speaker.write_all(&bytes).is_err() {
            return;
        }
    }
}
