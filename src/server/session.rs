//! What outlives a lost connection of a page: what was sent, what was heard, and the guest behind both.

use super::connections::events::{Ears, Outbox};
use super::connections::limits::Entry;
use super::connections::rate::Pace;
use super::connections::web_texts::page_texts;
use super::metrics::Present;
use super::talk::Told;
use super::wire::{Connection, Knock, Sent};
use crate::locale::{Language, Locale};
use crate::narration::Kind;
use crate::protocol::{Envelope, VERSION, written};
use rand::RngExt;
use serde_json::{Value, json};
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::sleep;

/// How long a page may be away and come back as if nothing had been.
const GRACE: Duration = Duration::from_secs(60);

/// The most messages that are kept for it.
const MOST: usize = 500;

/// The pages that are there, or were a moment ago.
#[derive(Clone, Debug, Default)]
pub struct Sessions(Arc<Mutex<HashMap<String, Arc<Session>>>>);

/// What is kept of one.
#[derive(Debug, Default)]
struct State {
    sent: VecDeque<(u64, String)>,
    last: u64,
    heard: u64,
    /// How often a page was attached; the last one counts.
    turn: u64,
    language: Option<&'static Language>,
    is_over: bool,
}

/// What a client is: what it is sent depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Client {
    /// The page, in a browser.
    Page,
    /// The program of a guest.
    Program,
}

/// A page or a program, and its guest.
#[derive(Debug)]
pub struct Session {
    id: String,
    client: Client,
    connection: Connection,
    state: Mutex<State>,
    news: watch::Sender<()>,
    entry: Entry,
    _present: Present,
}

impl Sessions {
    fn all(&self) -> MutexGuard<'_, HashMap<String, Arc<Session>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The session of an id, if it is still kept.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<Arc<Session>> {
        self.all().get(id).cloned()
    }

    /// Begins a session, which takes what its guest is told.
    #[must_use]
    pub fn begin(
        &self,
        client: Client,
        connection: Connection,
        mut outbox: Outbox,
        entry: Entry,
        present: Present,
    ) -> Arc<Session> {
        let secret: [u64; 2] = crate::store::generator(None).random();
        let id = format!("{:016x}{:016x}", secret[0], secret[1]);
        let session = Arc::new(Session {
            id: id.clone(),
            client,
            connection,
            state: Mutex::default(),
            news: watch::Sender::new(()),
            entry,
            _present: present,
        });
        self.all().insert(id.clone(), Arc::clone(&session));
        let (taking, sessions) = (Arc::clone(&session), self.clone());
        tokio::spawn(async move {
            while let Some(sent) = outbox.take().await {
                taking.note(&sent);
            }
            taking.end();
            sessions.all().remove(&id);
        });
        session
    }
}

impl Session {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The pace of a connection of the client.
    #[must_use]
    pub fn pace(&self) -> Pace {
        self.entry.pace()
    }

    /// What the client is.
    #[must_use]
    pub const fn client(&self) -> Client {
        self.client
    }

    /// Who is behind it.
    #[must_use]
    pub const fn connection(&self) -> Connection {
        self.connection
    }

    /// What a page is told first.
    #[must_use]
    pub fn greeting(&self) -> String {
        written(&Envelope {
            version: Some(VERSION),
            session: Some(self.id.clone()),
            heard: self.state().heard,
            ..Envelope::default()
        })
    }

    /// Keeps a message for the client.
    fn note(&self, sent: &Sent) {
        let mut state = self.state();
        let message = match self.client {
            Client::Page => state.for_page(sent),
            Client::Program => Some(for_program(sent)),
        };
        let Some(mut message) = message else { return };
        put(&mut message, "heard", state.heard.into());
        state.push(message);
        drop(state);
        self.news.send_replace(());
    }

    /// The house has closed it.
    fn end(&self) {
        let mut state = self.state();
        state.push(json!({ "ended": true }));
        state.is_over = true;
        drop(state);
        self.news.send_replace(());
    }

    /// Where a page sees that there is something new.
    #[must_use]
    pub fn news(&self) -> watch::Receiver<()> {
        self.news.subscribe()
    }

    /// What was sent behind a number, and whether that was all; nothing where another page took the place of this one.
    #[must_use]
    pub fn since(&self, seen: u64, turn: u64) -> Option<(Vec<(u64, String)>, bool)> {
        let state = self.state();
        let fresh = state.sent.iter().filter(|(number, _)| *number > seen).cloned().collect();
        (state.turn == turn).then_some((fresh, state.is_over))
    }

    /// Whether a line is one that was not heard yet.
    #[must_use]
    pub fn takes(&self, number: u64) -> bool {
        let mut state = self.state();
        let is_new = number > state.heard;
        state.heard = state.heard.max(number);
        is_new
    }

    /// A page is there; another that was is let go.
    #[must_use]
    pub fn attach(&self) -> u64 {
        let mut state = self.state();
        state.turn = state.turn.saturating_add(1);
        let turn = state.turn;
        drop(state);
        self.news.send_replace(());
        turn
    }

    /// The guest has left, and does not come back: nothing is kept for it.
    pub async fn leave(&self, sessions: &Sessions, ears: &Ears) {
        sessions.all().remove(&self.id);
        ears.tell(Knock::Closed(self.connection)).await;
    }

    /// A page is gone; if none comes back in time, its guest is.
    pub fn detach(self: &Arc<Session>, turn: u64, sessions: &Sessions, ears: &Ears) {
        let (session, sessions, ears) = (Arc::clone(self), sessions.clone(), ears.clone());
        tokio::spawn(async move {
            sleep(GRACE).await;
            if session.state().turn == turn {
                sessions.all().remove(&session.id);
                ears.tell(Knock::Closed(session.connection)).await;
            }
        });
    }
}

/// Puts something more into a message.
fn put(message: &mut Value, key: &str, value: Value) {
    if let Some(message) = message.as_object_mut() {
        message.insert(key.to_owned(), value);
    }
}

/// A message as a program takes it.
fn for_program(sent: &Sent) -> Value {
    let envelope = match sent {
        Sent::Entered(credentials) => Envelope { entered: Some(credentials.clone()), ..Envelope::default() },
        Sent::Told(told) => {
            Envelope { lang: Some(told.language()), told: told.parts().to_vec(), ..Envelope::default() }
        }
        Sent::Status(status) => Envelope { status: Some((**status).clone()), ..Envelope::default() },
    };
    // Texts, numbers and words are always written; there is nothing else in it.
    serde_json::to_value(envelope).unwrap_or_default()
}

impl State {
    /// A message as the page takes it, with the texts of the page before the first in another language.
    fn for_page(&mut self, sent: &Sent) -> Option<Value> {
        match sent {
            Sent::Entered(by) => {
                let lang = self.language.map(Language::code);
                Some(json!({ "entered": { "name": by.name, "key": by.key, "lang": lang } }))
            }
            Sent::Told(told) => Some(self.told_to_page(told)),
            Sent::Status(_) => None,
        }
    }

    fn told_to_page(&mut self, told: &Told) -> Value {
        let one = |one: &crate::narration::Utterance| {
            // What others do waits at the page while its guest types.
            let kind = if one.kind.is_of_others() {
                "others"
            } else if one.kind == Kind::Refusal {
                "refusal"
            } else {
                "said"
            };
            json!({ "kind": kind, "text": crate::output::printable(&one.text) })
        };
        let said: Vec<_> = told.shown().iter().map(one).collect();
        let mut message = json!({ "said": said, "lang": told.language().code() });
        if let Some(sum) = told.sum() {
            put(&mut message, "sum", crate::output::printable(&sum).into());
        }
        if self.language != Some(told.language()) {
            self.language = Some(told.language());
            put(&mut message, "page", page_texts(&Locale::load(told.language())));
        }
        message
    }

    fn push(&mut self, mut message: Value) {
        self.last = self.last.saturating_add(1);
        put(&mut message, "seq", self.last.into());
        self.sent.push_back((self.last, message.to_string()));
        if self.sent.len() > MOST {
            self.sent.pop_front();
        }
    }
}
