use super::fault::Fault;
use super::stream::Stream;

/// A report of another thread to the speech thread.
#[derive(Debug)]
pub(super) enum Note {
    /// The connection is there.
    Opened(Stream),
    /// The service said a line.
    Line(String),
    /// There will be nothing more.
    Closed(Fault),
    /// A worker did what it was asked to.
    #[cfg(any(windows, target_os = "macos", elevens_tts))]
    Done(super::done::Done),
}
