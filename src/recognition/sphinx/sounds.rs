//! The fit of mere sounds to what was said: found on a thread of its own, beside the words.

use super::decoder::{Decoded, Sphinx, SphinxModel};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::time::{Duration, Instant};

/// The longest wait for the fit.
const MOST: Duration = Duration::from_secs(10);

/// An utterance or what was heard of it, with its number: what comes too late is not taken for the next.
type NumberedSound<T> = (u64, T);

/// Somebody who hears nothing but sounds.
pub(super) struct Sounds {
    said: SyncSender<NumberedSound<Arc<[i16]>>>,
    heard: Receiver<NumberedSound<Option<Decoded>>>,
    /// The number of utterances that were begun.
    begun: u64,
    /// True if the last of them is heard.
    is_heard: bool,
}

impl Sounds {
    /// Hears the sounds of a model; `None` where the system grants no thread. It ends when this is dropped.
    pub(super) fn open(model: SphinxModel) -> Option<Sounds> {
        let (said, utterances) = sync_channel::<NumberedSound<Arc<[i16]>>>(1);
        let (teller, heard) = sync_channel(1);
        let thread = std::thread::Builder::new().name("sounds".to_owned());
        let hear = move || {
            let mut sphinx = Sphinx::of_sounds(&model);
            for (number, utterance) in utterances {
                let heard = sphinx.as_mut().and_then(|sphinx| sphinx.hear(&utterance));
                if teller.send((number, heard)).is_err() {
                    return;
                }
            }
        };
        thread.spawn(hear).ok()?;
        Some(Sounds { said, heard, begun: 0, is_heard: false })
    }

    /// Begins to hear an utterance.
    pub(super) fn begin(&mut self, utterance: &[i16]) {
        self.begun = self.begun.saturating_add(1);
        // Where nobody hears any more, or one that takes too long is heard yet, nothing is heard of it.
        self.is_heard = self.said.try_send((self.begun, Arc::from(utterance))).is_ok();
    }

    /// Returns what was heard of the utterance that was begun last.
    pub(super) fn end(&self) -> Option<Decoded> {
        let until = Instant::now().checked_add(MOST).filter(|_| self.is_heard)?;
        loop {
            let left = until.checked_duration_since(Instant::now())?;
            let (number, heard) = self.heard.recv_timeout(left).ok()?;
            if number == self.begun {
                return heard;
            }
        }
    }
}
