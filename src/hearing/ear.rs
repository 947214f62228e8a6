//! Whoever hears: on a thread of its own, from sound to what was said.

use super::expected::Expected;
use super::frames::Frames;
use super::hearer::{Hearer, Near};
use super::judge::Verdict;
use super::sound::{Sound, Source};
use super::sphinx::Model;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, SyncSender, sync_channel};
use std::time::Duration;

/// How long the answer of the game is waited for before more is heard, and what is expected may be otherwise.
const ANSWER: Duration = Duration::from_secs(2);

/// How long a microphone may take to answer.
const OPENING: Duration = Duration::from_secs(5);

/// How often is looked whether somebody still listens.
const LOOK: Duration = Duration::from_millis(200);

/// What was heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// An utterance.
    Said(Verdict),
    /// No more sound comes.
    Ended,
}

/// Why nothing can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There is no microphone.
    Microphone,
    /// The system grants no thread.
    System,
}

/// Somebody who hears, until it is dropped.
#[derive(Debug)]
pub struct Ear {
    over: Arc<AtomicBool>,
}

/// What is asked of the game while it is heard.
pub struct Asks {
    /// Whether nothing is to be heard now: the game itself speaks.
    pub is_deaf: Box<dyn Fn() -> bool + Send>,
    /// What is done with what was heard.
    pub tell: Box<dyn FnMut(Heard) -> Answer + Send>,
}

/// What comes of what was heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
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
    ) -> Result<Ear, Fault> {
        let ear = Ear { over: Arc::default() };
        let (opened, answer) = sync_channel(1);
        let over = Arc::clone(&ear.over);
        let thread = std::thread::Builder::new().name("hearing".to_owned());
        let spawned = thread.spawn(move || {
            let sound = open(&source, &opened);
            let Some(sound) = sound else { return };
            let hearer = Hearer::new(model, expected.clone(), is_near);
            Hearing { hearer, asks, expected }.hear(&sound, &over);
        });
        spawned.map_err(|_| Fault::System)?;
        match answer.recv_timeout(OPENING) {
            Ok(true) => Ok(ear),
            Ok(false) | Err(_) => Err(Fault::Microphone),
        }
    }
}

impl Drop for Ear {
    fn drop(&mut self) {
        self.over.store(true, Ordering::SeqCst);
    }
}

/// Opens the source on this thread, and tells whether that went well.
fn open(source: &Source, opened: &SyncSender<bool>) -> Option<Sound> {
    let sound = source.open();
    let _ = opened.send(sound.is_some());
    sound
}

struct Hearing {
    hearer: Hearer,
    asks: Asks,
    expected: Expected,
}

impl Hearing {
    fn hear(&mut self, sound: &Sound, over: &AtomicBool) {
        let mut frames = Frames::default();
        while !over.load(Ordering::SeqCst) {
            let part = match sound.parts.recv_timeout(LOOK) {
                Ok(part) => part,
                Err(RecvTimeoutError::Timeout) => continue,
                Err(RecvTimeoutError::Disconnected) => {
                    (self.asks.tell)(Heard::Ended);
                    return;
                }
            };
            for frame in frames.take(&part) {
                if (self.asks.is_deaf)() {
                    self.hearer.miss();
                } else if let Some(verdict) = self.hearer.hear(&frame)
                    && !self.tell(verdict)
                {
                    return;
                }
            }
        }
    }

    /// Tells what was said, and waits for what comes of it; `false` where nobody wants to know.
    fn tell(&mut self, verdict: Verdict) -> bool {
        let (_, times) = self.expected.now();
        match (self.asks.tell)(Heard::Said(verdict)) {
            Answer::Comes => self.expected.wait(times, ANSWER),
            Answer::Never => {}
            Answer::Gone => return false,
        }
        true
    }
}
