//! The messages that nodes send to each other about a guest: only what its own conversation says to it, and what it
//! says.

use crate::locale::Language;
use crate::output::{Layout, Width};
use crate::protocol::{GuestInput, Status};
use crate::server::event::{Connection, ServerEvent};
use crate::server::guest_conversation::GuestMessage;
use crate::server::guest_transfer::{Destination, NodeMessage, TransferredGuest};
use crate::session::Said;
use serde::{Deserialize, Serialize};

/// A message from one node to another. Relays are numbered by the node that has the client.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) enum PeerMessage {
    /// A guest comes, whose client stays.
    Arrive(u64, Box<TransferredGuest>),
    /// The client sends something.
    Call(u64, Call),
    /// The client is gone.
    Closed(u64),
    /// The guest is told something; so many calls were heard before.
    Tell(u64, u64, GuestText),
    /// Things stand so for its program.
    Status(u64, u64, Box<Status>),
    /// The guest is there now.
    At(u64, Destination),
    /// The guest goes on to another node.
    Hand(u64, u64, Box<TransferredGuest>),
    /// The guest is to be let go.
    Close(u64),
    /// Something for guests who may be anywhere.
    #[serde(rename = "Beyond")]
    NodeMessage(NodeMessage),
}

/// A message of a client.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Call {
    /// An input, which is answered.
    Input(GuestInput),
    /// Cells in a line.
    Width(usize),
    /// Too many lines.
    Flooded,
}

impl Call {
    /// The message that a client sends by an event, if it does.
    #[must_use]
    pub(super) fn of(event: &ServerEvent) -> Option<(Connection, Call)> {
        match event {
            ServerEvent::Heard(connection, input) => Some((*connection, Call::Input(input.clone()))),
            ServerEvent::Width(connection, cells) => Some((*connection, Call::Width(*cells))),
            ServerEvent::Flooded(connection) => Some((*connection, Call::Flooded)),
            ServerEvent::Opened(..)
            | ServerEvent::Introduced(..)
            | ServerEvent::Keyed(..)
            | ServerEvent::Closed(_)
            | ServerEvent::Done(_)
            | ServerEvent::End => None,
        }
    }

    /// As it comes over a connection.
    #[must_use]
    pub(super) fn handle(self, connection: Connection) -> ServerEvent {
        match self {
            Call::Input(input) => ServerEvent::Heard(connection, input),
            Call::Width(cells) => ServerEvent::Width(connection, cells),
            Call::Flooded => ServerEvent::Flooded(connection),
        }
    }
}

/// A text for a guest, on its way to the node that has its client.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct GuestText {
    parts: Vec<Said>,
    language: &'static Language,
    cells: Option<usize>,
    braille: bool,
}

impl From<&GuestMessage> for GuestText {
    fn from(told: &GuestMessage) -> GuestText {
        let layout = told.layout();
        let cells = match layout.width {
            Width::Cells(cells) => Some(cells),
            Width::Whole | Width::Terminal => None,
        };
        GuestText { parts: told.parts().to_vec(), language: told.language(), cells, braille: layout.braille }
    }
}

impl GuestText {
    /// Returns what the guest is told.
    #[must_use]
    pub(super) fn told(self) -> GuestMessage {
        let width = self.cells.map_or(Width::Whole, Width::Cells);
        let layout = Layout { width, braille: self.braille, ..Layout::default() };
        GuestMessage::relayed(self.parts, self.language, layout)
    }
}
