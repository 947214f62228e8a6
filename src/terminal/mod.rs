//! People at this machine: what they type, press and say, and all ways in which the game answers them.
//!
//! The thread that plays has one wait (`Voice::next`), for the next event of one channel. Whatever takes time has a
//! thread of its own and sends events there: the standard input, a braille display, recognizers, speech, and computers that
//! think. The driver hands what came to the sessions, and carries their effects out.

mod braille;
#[cfg(feature = "voice")]
mod builtin;
#[cfg(not(feature = "voice"))]
#[path = "no_builtin.rs"]
mod builtin;
mod caret;
mod complain;
mod completion;
mod driver;
mod editor;
mod events;
mod external;
mod grammar_file;
mod guard;
mod hear;
mod interrupt;
mod keys;
pub mod mode;
mod presets;
mod printer;
mod push_to_talk;
mod recognizers;
mod saying;
mod services;
mod sounds;
mod speaking;
mod stdin;
mod trial;
mod typed_before;
mod voice;
mod wanted;
pub mod window;

#[cfg(feature = "voice")]
pub use builtin::{Attuned, attune, near};
pub(crate) use complain::{complain, complain_in};
#[cfg(feature = "voice")]
pub use grammar_file::GrammarFile;
pub(crate) use hear::{Listening, NextInput};
pub(crate) use interrupt::{INTERRUPTED, catch, say_on_interrupt};
pub(crate) use keys::Press;
pub use push_to_talk::PushToTalk;
pub(crate) use services::serve;
pub(crate) use voice::Voice;
pub(crate) use wanted::WantedRecognizers;
