use super::link::DisplayLink;
use super::order::BrailleOrder;
use super::pane::Pane;
use super::worker::{DisplayWorker, ShownLines};
use super::{DisplayEvent, DisplayLine, DisplaySettings, Touch};
use crate::output::inbox::{self, Inbox, Slot};
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// The time for which dropping a display waits until it is given back in good order.
const TO_LEAVE: Duration = Duration::from_millis(250);

/// A braille display that shows replies, a board and the prompt, on a thread of its own.
///
/// No call waits for the display, however it is. Dropping it gives the display back, within 300 ms at most.
#[derive(Debug)]
pub struct Display {
    orders: Slot<BrailleOrder>,
    news: Inbox<DisplayEvent>,
    link: Arc<DisplayLink>,
    /// Ends when the thread does.
    ended: Mutex<Receiver<()>>,
}

impl Display {
    /// Begins to look for the display that the settings tell of; what comes of it is in [`Display::news`].
    ///
    /// Keys call `wake` on the display's thread, which shows nothing until it returns.
    #[must_use]
    pub fn start(settings: DisplaySettings, wake: impl Fn(Touch) + Send + 'static) -> Display {
        let (orders, taken) = inbox::open();
        let (teller, news) = inbox::open();
        let (end, ended) = channel();
        let link = Arc::new(DisplayLink::default());
        let worker = DisplayWorker {
            settings,
            wake,
            orders: taken,
            own: orders.clone(),
            news: teller.clone(),
            link: Arc::clone(&link),
            pane: Pane::default(),
            told: ShownLines::default(),
        };
        let working = std::thread::Builder::new().name("braille display".to_owned());
        let started = working.spawn(move || {
            worker.run();
            drop(end);
        });
        if started.is_err() {
            teller.leave(DisplayEvent::Refused(super::DisplayRefusal::NoServer));
        }
        Display { orders, news, link, ended: Mutex::new(ended) }
    }

    /// Shows the lines of a reply to what the player did, the most important first, at once.
    ///
    /// They stay until the reader has panned through them. What waited to be shown comes behind them.
    pub fn show(&self, message: Vec<String>) {
        self.order(BrailleOrder::Show(message));
    }

    /// Shows lines that nobody asked for as soon as the reader is done with the message that is shown.
    ///
    /// A reader is done with a message after going on behind its end or to the board, or after typing; while a line
    /// is being typed nothing is shown over it. At most 500 lines wait; the oldest are given up for more, which is told
    /// as news.
    pub fn add(&self, message: Vec<String>) {
        self.order(BrailleOrder::Add(message));
    }

    /// Shows more of a reply behind what is shown of it; where the reader has gone on already, as [`Display::add`].
    pub fn more(&self, lines: Vec<String>) {
        self.order(BrailleOrder::More(lines));
    }

    /// The line that was typed is entered: what is said next stands in its place.
    pub fn enter(&self) {
        self.order(BrailleOrder::Enter);
    }

    /// Puts other lines on the board, below the message; a reader of the board stays on the line of that number.
    pub fn set_board(&self, lines: Vec<DisplayLine>) {
        self.order(BrailleOrder::Board(lines));
    }

    /// Changes the prompt, which stands below the board; with the cursor behind it and behind what is typed.
    pub fn set_prompt(&self, text: String) {
        self.order(BrailleOrder::Prompt(text));
    }

    /// Returns what tells the display of lines as they are typed, from whatever thread.
    #[must_use]
    pub fn typist(&self) -> Typist {
        Typist(self.orders.clone())
    }

    /// Shows nothing any more of message and board, nor what waits: another reader comes.
    pub fn forget(&self) {
        self.order(BrailleOrder::Forget);
    }

    /// Returns what happened to the display since the last call, each once, the oldest first.
    #[must_use]
    pub fn news(&self) -> Vec<DisplayEvent> {
        self.news.take_all()
    }

    fn order(&self, order: BrailleOrder) {
        // A display that is refused for good takes no orders, and is missed by nobody.
        self.orders.leave(order);
    }
}

/// Tells a display what is typed, key by key.
#[derive(Clone, Debug)]
pub struct Typist(Slot<BrailleOrder>);

impl Typist {
    /// Shows the prompt with what the player has typed so far, and the cursor behind so many of its bytes.
    ///
    /// A reply clears it again.
    pub fn typed(&self, line: &str, at: usize) {
        self.0.leave(BrailleOrder::Typing(line.to_owned(), at));
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        self.order(BrailleOrder::Stop);
        // Either way it is over: the thread has ended, or its connection is cut.
        let ended = self.ended.get_mut().unwrap_or_else(PoisonError::into_inner);
        let _ = ended.recv_timeout(TO_LEAVE);
        self.link.cut();
    }
}
