//! Languages, their choice, and their messages; nothing here knows a game.

mod amount;
mod language;
mod messages;

pub use amount::{Depth, Verbosity};
pub use language::{LANGUAGES, Language, UnknownLanguage};
pub use messages::{Args, Locale, args};
