//! People at this machine: what they type, press and say, and all ways in which the game answers them.

mod around;
#[cfg(feature = "voice")]
mod aural;
#[cfg(not(feature = "voice"))]
#[path = "no_aural.rs"]
mod aural;
mod begun;
mod bell;
mod caret;
mod complain;
mod completion;
mod driver;
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
mod sounds;
mod source;
mod speaking;
mod told;
mod voice;
mod wanted;
pub mod window;

#[cfg(feature = "voice")]
pub use around::Unheard;
#[cfg(feature = "voice")]
pub use aural::{Attuned, attune, near};
pub use complain::{complain, complain_in};
pub use gate::Gate;
pub use interrupt::{INTERRUPTED, catch, say_on_interrupt};
pub use keys::{Press, press_of};
pub use services::serve;
#[cfg(feature = "voice")]
pub use told::Told;
pub use voice::Voice;
pub use wanted::Wanted;
