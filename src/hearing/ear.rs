//! Whoever hears: on a thread of its own, from sound to what was said.

use super::expected::Expected;
use super::frames::Frames;
use super::judge::{Verdict, judge};
use super::segments::{Part, Segments};
use super::sound::{Sound, Source};
use super::sphinx::{Model, Sphinx};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, SyncSender, sync_channel};
use std::time::Duration;

/// How long an answer is waited for before more is heard, and what is expected may be otherwise.
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
    expected: Expected,
    over: Arc<AtomicBool>,
}

/// Tells of two utterances whether they are worth to be asked back between.
pub type Near = Box<dyn Fn(&str, &str) -> bool + Send>;

/// What is asked of the game while it is heard.
pub struct Asks {
    /// Whether nothing is to be heard now: the game itself speaks.
    pub is_deaf: Box<dyn Fn() -> bool + Send>,
    /// Whether two utterances mean different things, so that it is worth to ask which.
    pub is_near: Near,
    /// What is done with what was heard; `false` when nobody wants to know.
    pub tell: Box<dyn FnMut(Heard) -> bool + Send>,
}

impl Ear {
    /// Hears from now on.
    ///
    /// # Errors
    /// When there is nothing to hear by.
    pub fn open(source: Source, model: Model, asks: Asks) -> Result<Ear, Fault> {
        let ear = Ear { expected: Expected::default(), over: Arc::default() };
        let (opened, answer) = sync_channel(1);
        let (expected, over) = (ear.expected.clone(), Arc::clone(&ear.over));
        let thread = std::thread::Builder::new().name("hearing".to_owned());
        let spawned = thread.spawn(move || {
            let sound = open(&source, &opened);
            let Some(sound) = sound else { return };
            let mut hearing =
                Hearing { model, asks, expected, sphinx: None, built: None, utterance: Vec::new() };
            hearing.hear(&sound, &over);
        });
        spawned.map_err(|_| Fault::System)?;
        match answer.recv_timeout(OPENING) {
            Ok(true) => Ok(ear),
            Ok(false) | Err(_) => Err(Fault::Microphone),
        }
    }

    /// What may be said, which is told to it.
    #[must_use]
    pub const fn expected(&self) -> &Expected {
        &self.expected
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
    model: Model,
    asks: Asks,
    expected: Expected,
    sphinx: Option<Sphinx>,
    /// What the recognizer was made for.
    built: Option<super::Lookout>,
    /// The sound of the utterance so far.
    utterance: Vec<i16>,
}

impl Hearing {
    fn hear(&mut self, sound: &Sound, over: &AtomicBool) {
        let (mut frames, mut segments) = (Frames::default(), Segments::new());
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
                    segments.forget();
                    self.utterance.clear();
                    continue;
                }
                match segments.hear(&frame) {
                    Part::Silence => self.prepare(),
                    Part::Begins(before) => self.begin(&before),
                    Part::GoesOn => self.go_on(&frame),
                    Part::Ends if !self.end() => return,
                    Part::Ends => {}
                }
            }
        }
    }

    /// Makes the recognizer anew where something else is expected now.
    fn prepare(&mut self) {
        let (Some(lookout), _) = self.expected.now() else { return };
        if self.built.as_ref() != Some(&lookout) {
            // The old one goes first: two take twice the memory.
            self.sphinx = None;
            self.sphinx = Sphinx::open(&self.model, &lookout);
            self.built = Some(lookout);
        }
    }

    fn begin(&mut self, before: &[i16]) {
        self.prepare();
        self.utterance.clear();
        if let Some(sphinx) = &mut self.sphinx {
            sphinx.begin();
        }
        self.go_on(before);
    }

    fn go_on(&mut self, sound: &[i16]) {
        self.utterance.extend_from_slice(sound);
        if let Some(sphinx) = &self.sphinx {
            sphinx.hear(sound);
        }
    }

    /// Tells what was said, and waits for what comes of it; `false` where nobody wants to know.
    fn end(&mut self) -> bool {
        let utterance = std::mem::take(&mut self.utterance);
        let (Some(sphinx), Some(lookout)) = (&mut self.sphinx, &self.built) else { return true };
        let heard = sphinx.end();
        let verdict = judge(sphinx, &lookout.network, &utterance, heard, &self.asks.is_near);
        if verdict == Verdict::Nothing {
            return true;
        }
        let (_, times) = self.expected.now();
        if !(self.asks.tell)(Heard::Said(verdict)) {
            return false;
        }
        self.expected.wait(times, ANSWER);
        true
    }
}
