//! The error output kept silent while a device is open.

#[cfg(unix)]
use crate::output::silence::Silence;
use std::sync::{Arc, Mutex, PoisonError};

/// Silence that two threads share: one begins and ends it, the other ends it for good.
#[derive(Clone, Debug)]
pub(super) struct Hush(Arc<Mutex<HushState>>);

/// The target of the error output.
#[derive(Debug, Default)]
struct HushState {
    #[cfg(unix)]
    silence: Option<Silence>,
    ended: bool,
}

impl Hush {
    pub(super) fn new() -> Hush {
        Hush(Arc::new(Mutex::new(HushState::default())))
    }

    /// Silent from now on, unless that was ended for good.
    pub(super) fn begin(&self) {
        self.with(|state| {
            #[cfg(unix)]
            if !state.ended && state.silence.is_none() {
                state.silence = Silence::new();
                state.silence.iter().for_each(Silence::silence);
            }
            #[cfg(not(unix))]
            let _ = state;
        });
    }

    /// Heard again.
    pub(super) fn end(&self) {
        self.with(|state| {
            #[cfg(unix)]
            if let Some(silence) = state.silence.take() {
                silence.end();
            }
            #[cfg(not(unix))]
            let _ = state;
        });
    }

    /// Heard again, whatever is begun later.
    pub(super) fn end_for_good(&self) {
        self.end();
        self.with(|state| state.ended = true);
    }

    fn with(&self, act: impl FnOnce(&mut HushState)) {
        act(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner));
    }
}
