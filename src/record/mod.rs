//! The record: how a game is written down, one JSON line an action, and read again.

mod code;
mod cows;
mod error;
mod file;
mod line;
mod reader;
mod replay;

pub use code::{
    CodeError, card_code, colour_code, colour_name, legal_codes, parse_action, parse_card, parse_colour_name,
};
pub use cows::{cow_code, parse_cow};
pub use error::{RecordError, RecordFault};
pub use file::RecordFile;
pub use line::{ActionLine, Deed, EndLine, Header, Line, RoundLine, TotalsLine, VERSION};
pub use reader::{RecordReader, Tail};
pub use replay::{Replay, Told};
