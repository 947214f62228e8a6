//! The link to one other node: messages arrive in order and once, however many frames are lost.

use super::peer_message::PeerMessage;
use crate::server::storage::shared::NodeId;
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;

/// The number of frames that are sent again at once.
const MOST_AGAIN: usize = 256;

/// After how many ticks what was not confirmed is sent again.
const QUIET_TICKS: u32 = 3;

/// The messages that are sent at once.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct MessageBatch {
    /// The sender.
    pub from: NodeId,
    /// The number of times that the sender began anew, and the number since; 0 where there is no message in it.
    epoch: u64,
    number: u64,
    /// The messages that the sender had of the other so far.
    had_epoch: u64,
    had: u64,
    message: Option<PeerMessage>,
}

/// One end of the way.
#[derive(Debug, Default)]
pub(super) struct Link {
    epoch: u64,
    last: u64,
    /// The messages that were not confirmed.
    sent: VecDeque<(u64, PeerMessage)>,
    quiet: u32,
    had_epoch: u64,
    had: u64,
}

impl Link {
    fn frame(&self, from: &NodeId, number: u64, message: Option<PeerMessage>) -> MessageBatch {
        MessageBatch {
            from: from.clone(),
            epoch: self.epoch,
            number,
            had_epoch: self.had_epoch,
            had: self.had,
            message,
        }
    }

    /// Sends a message.
    pub(super) fn send(&mut self, from: &NodeId, message: PeerMessage) -> MessageBatch {
        self.last = self.last.saturating_add(1);
        self.sent.push_back((self.last, message.clone()));
        self.frame(from, self.last, Some(message))
    }

    /// Takes a frame; gives back the message in it, if it is the next, and whether it is to be confirmed.
    pub(super) fn take(&mut self, frame: MessageBatch) -> (Option<PeerMessage>, bool) {
        if frame.had_epoch == self.epoch {
            let before = self.sent.len();
            self.sent.retain(|(number, _)| *number > frame.had);
            if self.sent.len() < before {
                self.quiet = 0;
            }
        }
        if frame.number == 0 || frame.epoch < self.had_epoch {
            return (None, false);
        }
        if frame.epoch > self.had_epoch {
            (self.had_epoch, self.had) = (frame.epoch, 0);
        }
        if frame.number != self.had.saturating_add(1) {
            return (None, frame.number <= self.had);
        }
        self.had = frame.number;
        (frame.message, true)
    }

    /// Returns what says only how much came.
    #[must_use]
    pub(super) fn confirmation(&self, from: &NodeId) -> MessageBatch {
        self.frame(from, 0, None)
    }

    /// Some time passed: what was not confirmed for long is sent again.
    pub(super) fn tick(&mut self, from: &NodeId) -> Vec<MessageBatch> {
        self.quiet = if self.sent.is_empty() { 0 } else { self.quiet.saturating_add(1) };
        if self.quiet < QUIET_TICKS {
            return Vec::new();
        }
        self.quiet = 0;
        let again = self.sent.iter().take(MOST_AGAIN);
        again.map(|(number, message)| self.frame(from, *number, Some(message.clone()))).collect()
    }

    /// The other is gone; should it come back, all begins anew.
    pub(super) fn break_off(&mut self) {
        self.epoch = self.epoch.saturating_add(1);
        self.last = 0;
        self.sent.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::rngs::SmallRng;
    use rand::{RngExt, SeedableRng};

    #[test]
    fn messages_arrive_in_order_and_once_however_many_frames_are_lost() {
        let mut rng = SmallRng::seed_from_u64(1);
        let [one, two] = ["1", "2"].map(NodeId::of);
        let (mut out, mut back) = (Link::default(), Link::default());
        let mut came = Vec::new();
        for number in 0..400_u64 {
            let mut frames = out.tick(&one);
            if number < 200 {
                frames.push(out.send(&one, PeerMessage::Closed(number)));
            }
            for frame in frames {
                if rng.random_range(0..3) == 0 {
                    continue;
                }
                let (message, confirms) = back.take(frame);
                if let Some(PeerMessage::Closed(number)) = message {
                    came.push(number);
                }
                if confirms && rng.random_range(0..3) > 0 {
                    out.take(back.confirmation(&two));
                }
            }
        }
        assert_eq!(came, (0..200).collect::<Vec<_>>());
        assert!(out.sent.is_empty());
        out.break_off();
        let frame = out.send(&one, PeerMessage::Closed(7));
        assert!(matches!(back.take(frame), (Some(PeerMessage::Closed(7)), true)));
    }
}
