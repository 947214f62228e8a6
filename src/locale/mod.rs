//! Languages, their choice, and their messages; nothing here knows a game.

mod bundle;
mod language;
mod messages;

pub use language::{LANGUAGES, Language};

pub use messages::{Args, Locale, args};
