//! The seven games of four rows: one state machine, and a closed set of variants that are data.

mod action;
mod code;
mod deal;
mod event;
mod legal;
mod open_round;
mod opening;
mod order;
mod pack;
mod plain;
mod play;
mod refusal;
mod refuse;
mod round;
mod score;
mod setup;
mod table;
mod turn;
mod variant;
mod view;

pub use action::{Action, Piece};
pub use deal::{Deal, DealFault};
pub use event::{Event, Half};
pub use legal::Legal;
pub use open_round::{HandFault, OpenRound};
pub use order::RowOrder;
pub use refusal::{Feature, Refusal};
pub use round::Round;
pub use score::Tally;
pub use setup::{Setup, SetupFault};
pub use table::{Bridge, MOST_SEATS, Table};
pub use turn::{MOST_LAYS, Turn};
pub use variant::{DrawRule, Opening, Rules, Start, Variant};
pub use view::View;
