//! Conversations at a table: a line or a command in, what is said and what the driver has to do out. No I/O, no clock, no
//! thread.
//!
//! A [`MatchTable`] is shared by any number of [`Conversation`]s, each of one listener in a language of its own. A [`Desk`] is
//! the same for the referee at a table with real cards. Drivers pass lines in, and carry out [`Effect`]s.

mod actions;
mod asked;
mod command_handler;
mod conversation;
mod correct;
mod cursors;
mod dialog;
mod dispatch;
mod effect;
pub mod fault;
mod heard;
mod help;
mod history;
mod input;
mod last_named;
mod lesson;
mod lines;
mod lookback;
mod loudness;
mod match_history;
mod matches;
pub mod menu;
mod names;
mod pending;
mod play;
mod preferences;
mod pressed;
mod profile;
mod program;
mod prompt;
mod reading;
mod referee;
mod reference;
mod request;
mod statistics;
mod table;
mod understanding;

pub use actions::command_of;
pub use command_handler::CommandHandler;
pub(crate) use command_handler::Order;
pub use conversation::{Conversation, Listener, Mode};
pub(crate) use dialog::User;
pub use dialog::{Dialog, DialogStep};
pub use dispatch::{call_alone, hear, offer_commands};
pub use effect::{Effect, Said};
pub use input::{Input, InputSource};
pub use lesson::{Classroom, Course};
pub use lookback::Lookback;
pub use loudness::Loudness;
pub(crate) use matches::Announcement;
pub use matches::{
    Agreement, ComputerTurn, Follows, ListenerId, LocalSession, MatchEffect, MatchEnding, MatchSession,
    Thinking,
};
pub(crate) use names::{called, guest_name, is_name, words_for_you};
pub use names::{computers, name_computers};
pub(crate) use play::BoardPiece;
pub use play::{
    BoardLine, SeenBoard, board, moment, sayable_now, seen_board, tell_beginning, tell_news, tell_pause,
    tell_round, tell_round_over, tell_turn,
};
pub use preferences::Preferences;
pub use pressed::{KeyPress, Pressed};
pub use profile::Profile;
pub use prompt::Prompt;
pub(crate) use prompt::{ListPages, whether, yes_or_no};
pub(crate) use reading::{Bookmark, rules, sections};
pub use referee::Desk;
pub use request::{
    Answer, Begin, Change, Choices, Closed, Created, Device, DeviceRequest, Family, GamesRequest, KeyMode,
    Leave, NewGame, Newest, Opened, Played, Request, SavedGame, Service, Setting, TerminalDevice, Trial,
    Tries,
};
pub(crate) use request::{FoundName, Listen, LoginAnswer, LoginRequest, Means};
pub use statistics::{tell_day_result, tell_more_statistics, tell_statistics};
pub use table::MatchTable;
pub(crate) use understanding::Understanding;
