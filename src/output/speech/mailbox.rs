use super::note::Note;
use super::order::Order;
use std::sync::mpsc::Sender;

/// What reaches the speech thread.
#[derive(Debug)]
pub(super) enum Message {
    Order(Order),
    /// A note of the thread that works for the way to the voice with this number.
    Note(u64, Note),
}

/// Where a thread that works for a way to the voice leaves its notes.
#[derive(Clone)]
pub(super) struct Mailbox {
    sender: Sender<Message>,
    way: u64,
}

impl Mailbox {
    /// The mailbox of the thread that works for the way with this number.
    pub(super) const fn new(sender: Sender<Message>, way: u64) -> Mailbox {
        Mailbox { sender, way }
    }

    /// Leaves a note: whether anybody may read it.
    pub(super) fn send(&self, note: Note) -> bool {
        self.sender.send(Message::Note(self.way, note)).is_ok()
    }
}
