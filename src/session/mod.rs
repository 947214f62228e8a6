//! Conversations at a table: a line or a command in, what is said and what the host has to do out. No I/O, no clock, no
//! thread.
//!
//! A [`Table`] is shared by any number of [`Conversation`]s, each of one listener in a language of its own. A [`Desk`] is
//! the same for the referee at a table with real cards. Hosts bring lines in, and carry [`Effect`]s out.

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
pub use command_handler::{CommandHandler, Order};
pub use conversation::{Conversation, Listener, Mode};
pub use dialog::{Choice, Dialog, DialogStep, User};
pub use dispatch::{call_alone, hear, offer_commands};
pub use effect::{Audience, Effect, Said};
pub use history::History;
pub use input::{Input, InputSource};
pub use lesson::{Classroom, Course};
pub use lookback::{Lookback, REVIEW, Reviewed};
pub use loudness::Loudness;
pub use matches::{
    Agreement, Announcement, ComputerTurn, ListenerId, LocalSession, MatchEffect, MatchEnding, MatchSession,
    Solo, Thinking,
};
pub use names::{called, company, computers, guest_name, is_name, name_computers, words_for_you};
pub use play::{
    BoardLine, Piece, SeenBoard, SeenCard, SeenCell, SeenPile, SeenRow, board, moment, sayable_now,
    seen_board, tell_beginning, tell_match_over, tell_news, tell_pause, tell_resigned, tell_round,
    tell_round_over, tell_thinking, tell_turn, tell_watched, tell_welcome, tell_whose_turn,
};
pub use preferences::Preferences;
pub use pressed::{KeyPress, Pressed};
pub use profile::Profile;
pub use prompt::{Answered, Pages, Prompt, PromptOutcome, is_yes, said};
pub use reading::{Bookmark, rules, section, sections};
pub use referee::Desk;
pub use request::{
    Answer, Begin, Change, Choices, Closed, Created, Device, DeviceRequest, Family, FoundName, GamesRequest,
    KeyMode, Leave, Listen, LoginAnswer, LoginRequest, Means, NewGame, Newest, Opened, Played, Request,
    SavedGame, Service, Setting, TerminalDevice, Trial, Tries,
};
pub use statistics::{
    tell_day_begins, tell_day_over, tell_day_result, tell_more_statistics, tell_statistics,
};
pub use table::Table;
pub use understanding::Understanding;
