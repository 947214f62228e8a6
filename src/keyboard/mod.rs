//! People at this machine: what they type, press and say, and all ways in which the game answers them.

mod bell;
mod choose;
mod complain;
mod completion;
mod cursors;
mod ear;
mod ears;
mod editing;
mod fingers;
mod guarded;
mod hear;
mod input;
mod interrupt;
mod keys;
mod lines_typed;
mod listen;
mod party;
mod play;
mod referee;
mod services;
mod sounds;
mod source;
mod speaking;
mod teach;
mod unsaved;
mod voice;
pub mod window;

pub use choose::{ask, ask_for_speech, choose, choose_or, confirm, pick};
pub use complain::{complain, complain_in};
pub use interrupt::{INTERRUPTED, catch, say_on_interrupt, terminal};
pub use party::Party;
pub use play::play;
pub use referee::keep;
pub use services::change_speech;
pub use teach::teach;
pub use voice::Voice;
