//! The record: how a game is written down, one JSON line an action, and read again.

mod anchor;
mod attempt;
mod code;
mod error;
mod file;
mod line;
mod packed;
mod reader;
mod replay;

pub use anchor::{Anchor, file_number};
pub use attempt::Attempt;
pub use code::legal_codes;
pub use error::{RecordError, RecordFault};
pub use file::{RecordFile, create_private, sync_folder};
pub use line::{ActionLine, EndLine, Header, Line, RecordedMove, RoundLine, TotalsLine, VERSION};
pub use reader::{RecordReader, Tail};
pub use replay::{Replay, ReplayedLine};
