use super::stream::DisplayStream;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A connection that the player's thread can cut when the display's own thread is stuck in it.
#[derive(Debug, Default)]
pub(super) struct DisplayLink {
    state: Mutex<LinkState>,
}

#[derive(Debug, Default)]
struct LinkState {
    over: bool,
    stream: Option<DisplayStream>,
}

impl DisplayLink {
    /// Keeps a hold of a stream, or ends it at once where all is over.
    pub(super) fn keep(&self, stream: Option<DisplayStream>) {
        let mut state = self.state();
        state.stream = stream.filter(|stream| {
            if state.over {
                stream.end();
            }
            !state.over
        });
    }

    /// Ends the stream, and every one that comes.
    pub(super) fn cut(&self) {
        let mut state = self.state();
        state.over = true;
        if let Some(stream) = state.stream.take() {
            stream.end();
        }
    }

    /// Returns whether all is over.
    pub(super) fn is_over(&self) -> bool {
        self.state().over
    }

    fn state(&self) -> MutexGuard<'_, LinkState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
