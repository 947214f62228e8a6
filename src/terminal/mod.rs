//! People at this machine: what they type, press and say, and all ways in which the game answers them.

mod around;
mod assent;
#[cfg(feature = "voice")]
mod aural;
#[cfg(not(feature = "voice"))]
#[path = "no_aural.rs"]
mod aural;
mod begun;
mod bell;
mod caret;
mod choose;
mod complain;
mod completion;
mod driver;
mod ear;
mod ears;
mod editing;
mod fingers;
mod gate;
mod guarded;
mod hear;
pub mod held;
mod input;
mod interrupt;
mod keys;
mod lines_typed;
mod listen;
mod listened;
mod listeners;
mod pressed;
mod saying;
mod services;
mod solo;
mod sounds;
mod source;
mod speaking;
mod spelling;
mod told;
mod voice;
mod wanted;
pub mod window;

#[cfg(feature = "voice")]
pub use around::Unheard;
#[cfg(feature = "voice")]
pub use aural::{Attuned, attune, near};
pub use choose::{ask, ask_for_speech, ask_name, choose, choose_or, confirm, pick};
pub use complain::{complain, complain_in};
pub use driver::{Driver, patience};
pub use gate::Gate;
pub use interrupt::{INTERRUPTED, catch, say_on_interrupt};
pub use keys::{Press, press_of};
pub use listened::Preset;
pub use services::{change_speech, serve};
pub use solo::{keep, teach};
#[cfg(feature = "voice")]
pub use told::Told;
pub use voice::Voice;
pub use wanted::Wanted;
