//! Whoever hears: on a thread of its own, from sound to what was said.

use super::expected::Expected;
use super::frames::Frames;
use super::hearer::Hearer;
use super::judge::UtteranceVerdict;
use super::meter::{Meter, SoundLevel};
use super::model::Model;
use super::recognizer::Near;
use super::report::Report;
use super::sound::{Came, Sound, Source};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::sync_channel;
use std::time::Duration;

/// The longest wait for the answer of the game before more is heard, and other things may be expected.
const ANSWER: Duration = Duration::from_secs(2);

/// The longest time that a model may take to be read, and a microphone to answer.
const OPENING: Duration = Duration::from_secs(10);

/// The time after which a lost microphone is looked for, again and again.
const BACK: Duration = Duration::from_secs(2);

/// The time between two looks whether somebody still listens.
const LOOK: Duration = Duration::from_millis(200);

/// An utterance, or a message about the microphone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// An utterance.
    Said(UtteranceVerdict),
    /// The microphone is gone; it may come back.
    Gone,
    /// The microphone is back.
    Back,
    /// No more is written to the report: its file refuses it.
    Unreported,
    /// No more sound comes.
    Ended,
}

/// Why nothing can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HearingFault {
    /// There is no microphone.
    Microphone,
    /// The model can't be read.
    Model,
    /// The system grants no thread.
    System,
}

/// Somebody who hears, until it is dropped.
#[derive(Debug)]
pub struct Ear {
    over: Arc<AtomicBool>,
    /// True until what was said so far is forgotten.
    anew: Arc<AtomicBool>,
    /// True while somebody speaks, or what was said is thought about.
    spoken_to: Arc<AtomicBool>,
    meter: Meter,
}

/// The questions to the game while it is heard.
pub struct Asks {
    /// True if nothing is to be heard now: the game itself speaks.
    pub is_deaf: Box<dyn Fn() -> bool + Send>,
    /// The receiver of what was heard.
    pub tell: Box<dyn FnMut(Heard) -> HeardOutcome + Send>,
    /// The report of every utterance, where one is wished.
    pub report: Option<Report>,
}

/// The outcome of what was heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeardOutcome {
    /// The game answers, and tells behind that what may be said.
    Comes,
    /// None: it was not meant for the game.
    Never,
    /// None any more: nobody wants to know.
    Gone,
}

impl Ear {
    /// Hears from now on.
    ///
    /// # Errors
    /// When there is nothing to hear by.
    pub fn open(
        source: Source,
        model: Model,
        expected: Expected,
        is_near: Near,
        asks: Asks,
    ) -> Result<Ear, HearingFault> {
        let ear = Ear {
            over: Arc::default(),
            anew: Arc::default(),
            spoken_to: Arc::default(),
            meter: Meter::default(),
        };
        let (opened, answer) = sync_channel(1);
        let (over, anew, meter) = (Arc::clone(&ear.over), Arc::clone(&ear.anew), ear.meter.clone());
        let spoken_to = Arc::clone(&ear.spoken_to);
        let thread = std::thread::Builder::new().name("hearing".to_owned());
        let spawned = thread.spawn(move || {
            // First the microphone: without one no model is read, whose files go with whoever asked.
            let Some(sound) = source.open() else {
                let _ = opened.send(Err(HearingFault::Microphone));
                return;
            };
            let Some(hearer) = Hearer::new(model, expected.clone(), is_near) else {
                let _ = opened.send(Err(HearingFault::Model));
                return;
            };
            let _ = opened.send(Ok(()));
            Hearing { hearer, asks, expected, source, anew, spoken_to, meter }.hear(sound, &over);
        });
        spawned.map_err(|_| HearingFault::System)?;
        match answer.recv_timeout(OPENING) {
            Ok(Ok(())) => Ok(ear),
            Ok(Err(fault)) => Err(fault),
            Err(_) => Err(HearingFault::Microphone),
        }
    }

    /// Forgets what was said so far, and measures how loud it is from now on.
    pub fn begin_anew(&self) {
        self.anew.store(true, Ordering::SeqCst);
        self.meter.begin();
    }

    /// Returns whether somebody is speaking, or what was said is still thought about.
    #[must_use]
    pub fn is_spoken_to(&self) -> bool {
        self.spoken_to.load(Ordering::SeqCst)
    }

    /// Returns the level of the microphone since then.
    #[must_use]
    pub fn level(&self) -> SoundLevel {
        self.meter.level()
    }
}

impl Drop for Ear {
    fn drop(&mut self) {
        self.over.store(true, Ordering::SeqCst);
    }
}

struct Hearing {
    hearer: Hearer,
    asks: Asks,
    expected: Expected,
    source: Source,
    anew: Arc<AtomicBool>,
    spoken_to: Arc<AtomicBool>,
    meter: Meter,
}

/// Why no more is heard of some sound.
enum SilenceReason {
    /// None comes any more.
    Ended,
    /// Nobody wants to know.
    Unwanted,
}

impl Hearing {
    /// Hears as long as there is sound, and somebody wants to know.
    fn hear(&mut self, mut sound: Sound, over: &AtomicBool) {
        while let SilenceReason::Ended = self.hear_out(&mut sound, over) {
            if !self.source.may_come_back() {
                (self.asks.tell)(Heard::Ended);
                return;
            }
            (self.asks.tell)(Heard::Gone);
            self.hearer.miss();
            self.note_speech();
            sound.let_go();
            let Some(back) = self.wait_for_sound(over) else { return };
            sound = back;
            (self.asks.tell)(Heard::Back);
        }
    }

    /// Hears sound to its end.
    fn hear_out(&mut self, sound: &mut Sound, over: &AtomicBool) -> SilenceReason {
        let mut frames = Frames::default();
        while !over.load(Ordering::SeqCst) {
            let mut part = match sound.wait(LOOK) {
                Came::Part(part) => part,
                Came::Nothing => continue,
                Came::Ended => return SilenceReason::Ended,
            };
            if self.anew.swap(false, Ordering::SeqCst) {
                self.hearer.begin_anew();
                part = sound.newest(part);
                self.meter.begin();
            }
            for frame in frames.take(&part) {
                if (self.asks.is_deaf)() {
                    self.hearer.miss();
                    self.note_speech();
                    continue;
                }
                self.meter.hear(&frame);
                let verdict = self.judged(&frame);
                if let Some(verdict) = verdict
                    && !self.anew.load(Ordering::SeqCst)
                    && !self.tell(verdict)
                {
                    return SilenceReason::Unwanted;
                }
                self.note_speech();
            }
        }
        SilenceReason::Unwanted
    }

    /// Notes for others whether somebody is speaking now.
    fn note_speech(&self) {
        self.spoken_to.store(self.hearer.is_spoken_to(), Ordering::SeqCst);
    }

    /// Hears a frame, and reports the utterance that ends with it; gives back what was said, if anything was.
    fn judged(&mut self, frame: &[i16]) -> Option<UtteranceVerdict> {
        let judged = self.hearer.hear(frame)?;
        if let Some(report) = &mut self.asks.report
            && report.write(&judged).is_err()
        {
            self.asks.report = None;
            (self.asks.tell)(Heard::Unreported);
        }
        Some(judged.verdict).filter(|verdict| *verdict != UtteranceVerdict::Nothing)
    }

    /// Waits until sound comes again, as long as somebody wants to know.
    fn wait_for_sound(&self, over: &AtomicBool) -> Option<Sound> {
        loop {
            std::thread::sleep(BACK);
            if over.load(Ordering::SeqCst) {
                return None;
            }
            let Some(mut sound) = self.source.open() else { continue };
            if sound.begins() {
                return Some(sound).filter(|_| !over.load(Ordering::SeqCst));
            }
            sound.let_go();
        }
    }

    /// Tells what was said, and waits for what comes of it; `false` where nobody wants to know.
    fn tell(&mut self, verdict: UtteranceVerdict) -> bool {
        let (_, times) = self.expected.now();
        match (self.asks.tell)(Heard::Said(verdict)) {
            HeardOutcome::Comes => self.expected.wait(times, ANSWER),
            HeardOutcome::Never => {}
            HeardOutcome::Gone => return false,
        }
        true
    }
}
