//! Short generated sounds, each beside a line that says the same.

#[cfg(feature = "sounds")]
mod hush;
#[cfg(feature = "sounds")]
mod player;
mod tone;

#[cfg(feature = "sounds")]
pub use player::CuePlayer;
pub use tone::samples;

/// True if the program is built with sounds.
pub const AVAILABLE: bool = cfg!(feature = "sounds");
