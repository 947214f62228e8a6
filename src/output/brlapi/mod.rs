//! A braille display through BrlAPI: a client of its protocol, and on top of it a board that is read with the display's
//! own keys. It knows no game.

mod connection;
mod display;
#[cfg(fuzzing)]
mod fuzzed;
mod key;
mod layout;
mod line;
mod link;
mod news;
mod order;
mod packet;
mod pane;
mod settings;
mod stream;
mod worker;

pub use display::{Display, Typist};
#[cfg(fuzzing)]
pub use fuzzed::hear_service;
pub use line::{DisplayLine, DisplayPiece};
pub use line::{RoutingTarget, Touch};
pub use news::{DisplayEvent, DisplayRefusal};
pub use settings::DisplaySettings;
