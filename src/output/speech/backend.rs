use super::mailbox::Mailbox;
use super::outlet::Outlet;
use super::ssip::Ssip;
#[cfg(any(windows, target_os = "macos", elevens_tts))]
use super::worker::SpeechWorker;
use super::{Manner, SpeechService, ssip};
use std::thread::JoinHandle;

/// The backend by which texts reach a voice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Backend {
    /// A service that speaks SSIP, such as speech-dispatcher.
    Ssip(SpeechService),
    /// The system's own, through the crate `tts`: speech-dispatcher on Linux, and there only with the feature `tts`.
    #[cfg(any(windows, target_os = "macos", elevens_tts))]
    Tts,
}

impl Backend {
    /// Returns what speaks on this system: `Tts` on Windows and macOS, elsewhere the service that the environment
    /// names.
    #[must_use]
    pub fn of_system() -> Backend {
        #[cfg(any(windows, target_os = "macos"))]
        {
            Backend::Tts
        }
        #[cfg(not(any(windows, target_os = "macos")))]
        {
            Backend::Ssip(SpeechService::of_environment())
        }
    }

    /// Begins to open a way to the voice, and gives back the thread that works for it.
    pub(super) fn open(
        &mut self,
        manner: &Manner,
        mailbox: Mailbox,
    ) -> (Box<dyn Outlet>, Option<JoinHandle<()>>) {
        match self {
            Backend::Ssip(service) => {
                let (ssip, thread) = Ssip::open(service.clone(), manner, mailbox);
                // It is started once; whoever ended it since may not want it.
                service.program = None;
                (Box::new(ssip), thread)
            }
            #[cfg(any(windows, target_os = "macos", elevens_tts))]
            Backend::Tts => {
                let (worker, thread) = SpeechWorker::open(mailbox);
                (Box::new(worker), thread)
            }
        }
    }

    /// The voices as far as they are known without a service.
    pub(super) fn voices(&self) -> Vec<String> {
        match self {
            Backend::Ssip(_) => ssip::VOICE_TYPES.map(str::to_owned).to_vec(),
            #[cfg(any(windows, target_os = "macos", elevens_tts))]
            Backend::Tts => Vec::new(),
        }
    }
}
