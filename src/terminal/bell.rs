//! What calls the thread that plays when a thread of its own has news.

use std::sync::{Arc, Mutex, PoisonError};

type Ringing = Box<dyn Fn() + Send>;

/// What rings at the moment. A copy is the same.
#[derive(Clone, Default)]
pub struct Bell(Arc<Mutex<Option<Ringing>>>);

impl std::fmt::Debug for Bell {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Bell").finish_non_exhaustive()
    }
}

impl Bell {
    /// Rings so from now on.
    pub fn hang(&self, ringing: Ringing) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(ringing);
    }

    /// Rings; where nothing was hung, the news wait to be asked for.
    pub fn ring(&self) {
        if let Some(ringing) = self.0.lock().unwrap_or_else(PoisonError::into_inner).as_ref() {
            ringing();
        }
    }
}
