//! Statistics of all matches that were played here, from the records alone.

#[cfg(feature = "program")]
mod archive;
#[cfg(feature = "program")]
mod cache;
mod scan;
mod summary;

#[cfg(feature = "program")]
pub use archive::Archive;
pub use scan::scan;
pub(crate) use summary::{DayResult, Statistics, WinCount, against};
pub use summary::{Me, PlayedMatch};
