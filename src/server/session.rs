//! The part that outlives a lost connection of a page: messages that were sent, inputs that were heard, and the guest
//! behind both.

use super::connections::events::{EventSender, Outbox};
use super::connections::limits::Entry;
use super::connections::rate::RateLimiter;
use super::connections::web_texts::page_texts;
use super::event::{Connection, Outgoing, ServerEvent};
use super::metrics::PresenceGauge;
use crate::locale::{Language, Locale};
use crate::protocol::{Envelope, PageTexts, VERSION, written};
use rand::RngExt;
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::timeout;

/// The time that a client may be away and come back as if nothing had been: one whose guest has come in, and any other.
const GRACE: Duration = Duration::from_secs(60);
const GRACE_AT_DOOR: Duration = Duration::from_secs(2);

/// The most messages that are kept for it.
const MOST: usize = 500;

/// The pages that are there, or were a moment ago.
#[derive(Clone, Debug, Default)]
pub(super) struct Sessions(Arc<Mutex<HashMap<String, Arc<Session>>>>);

/// The state of one.
#[derive(Debug, Default)]
struct SessionState {
    sent: VecDeque<(u64, String)>,
    last: u64,
    heard: u64,
    /// The number of times that a page was attached; the last one counts.
    turn: u64,
    /// The language of what was told last, and of the texts that the page has.
    spoken: Option<&'static Language>,
    language: Option<&'static Language>,
    has_entered: bool,
    is_over: bool,
}

/// The kind of client, on which its messages depend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ClientKind {
    /// The page, in a browser.
    Page,
    /// The program of a guest.
    Program,
}

/// A page or a program, and its guest.
#[derive(Debug)]
pub(super) struct Session {
    id: String,
    client: ClientKind,
    connection: Connection,
    state: Mutex<SessionState>,
    news: watch::Sender<()>,
    entry: Entry,
    _present: PresenceGauge,
}

impl Sessions {
    fn all(&self) -> MutexGuard<'_, HashMap<String, Arc<Session>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The session of an id, if it is still kept.
    #[must_use]
    pub(super) fn get(&self, id: &str) -> Option<Arc<Session>> {
        self.all().get(id).cloned()
    }

    /// Begins a session, which takes what its guest is told.
    #[must_use]
    pub(super) fn begin(
        &self,
        client: ClientKind,
        connection: Connection,
        mut outbox: Outbox,
        entry: Entry,
        present: PresenceGauge,
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
    fn state(&self) -> MutexGuard<'_, SessionState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The pace of a connection of the client.
    #[must_use]
    pub(super) fn rate_limiter(&self) -> RateLimiter {
        self.entry.rate_limiter()
    }

    /// Returns what the client is.
    #[must_use]
    pub(super) const fn client(&self) -> ClientKind {
        self.client
    }

    /// Returns who is behind it.
    #[must_use]
    pub(super) const fn connection(&self) -> Connection {
        self.connection
    }

    /// Returns what a page is told first.
    #[must_use]
    pub(super) fn greeting(&self) -> String {
        written(&Envelope {
            version: Some(VERSION),
            session: Some(self.id.clone()),
            heard: self.state().heard,
            ..Envelope::default()
        })
    }

    /// Keeps a message for the client.
    fn note(&self, sent: &Outgoing) {
        let mut state = self.state();
        let envelope = state.envelope(self.client, sent);
        state.push(envelope);
        drop(state);
        self.news.send_replace(());
    }

    /// The server has closed it.
    fn end(&self) {
        let mut state = self.state();
        state.push(Envelope { ended: true, ..Envelope::default() });
        state.is_over = true;
        drop(state);
        self.news.send_replace(());
    }

    /// Where a page sees that there is something new.
    #[must_use]
    pub(super) fn news(&self) -> watch::Receiver<()> {
        self.news.subscribe()
    }

    /// Returns what was sent behind a number, and whether that was all; nothing where another page took the place of this one.
    #[must_use]
    pub(super) fn since(&self, seen: u64, turn: u64) -> Option<(Vec<(u64, String)>, bool)> {
        let state = self.state();
        let fresh = state.sent.iter().filter(|(number, _)| *number > seen).cloned().collect();
        (state.turn == turn).then_some((fresh, state.is_over))
    }

    /// Returns whether a line is one that was not heard yet.
    #[must_use]
    pub(super) fn takes(&self, number: u64) -> bool {
        let mut state = self.state();
        let is_new = number > state.heard;
        state.heard = state.heard.max(number);
        is_new
    }

    /// A page is there; another that was is let go.
    #[must_use]
    pub(super) fn attach(&self) -> u64 {
        let mut state = self.state();
        state.turn = state.turn.saturating_add(1);
        let turn = state.turn;
        drop(state);
        self.news.send_replace(());
        turn
    }

    /// The guest has left, and does not come back: nothing is kept for it.
    pub(super) async fn leave(&self, sessions: &Sessions, events: &EventSender) {
        sessions.all().remove(&self.id);
        events.tell(ServerEvent::Closed(self.connection)).await;
    }

    /// A page is gone; if none comes back in time, its guest is.
    pub(super) fn detach(self: &Arc<Session>, turn: u64, sessions: &Sessions, events: &EventSender) {
        let (session, sessions, events) = (Arc::clone(self), sessions.clone(), events.clone());
        let grace = if self.state().has_entered { GRACE } else { GRACE_AT_DOOR };
        let mut news = self.news();
        tokio::spawn(async move {
            let another = async { while session.state().turn == turn && news.changed().await.is_ok() {} };
            if timeout(grace, another).await.is_err() && session.state().turn == turn {
                sessions.all().remove(&session.id);
                events.tell(ServerEvent::Closed(session.connection)).await;
            }
        });
    }
}

impl SessionState {
    /// The texts of a page in a language, where it has them in another one or has none.
    fn new_texts(&mut self, client: ClientKind, lang: &'static Language) -> Option<PageTexts> {
        let is_new = client == ClientKind::Page && self.language.replace(lang) != Some(lang);
        is_new.then(|| page_texts(&Locale::load(lang)))
    }

    /// A message as a client takes it. A page gets its own texts once a newcomer was told in each language how to choose
    /// it, and from then on before the first message in another language.
    fn envelope(&mut self, client: ClientKind, sent: &Outgoing) -> Envelope {
        match sent {
            Outgoing::Entered(credentials) => {
                self.has_entered = true;
                Envelope { entered: Some(credentials.clone()), ..Envelope::default() }
            }
            Outgoing::Status(status) => {
                let page = self.spoken.and_then(|lang| self.new_texts(client, lang));
                Envelope { status: Some((**status).clone()), page, ..Envelope::default() }
            }
            Outgoing::Told(told) => {
                let lang = told.language();
                self.spoken = Some(lang);
                let page = self.language.and_then(|_| self.new_texts(client, lang));
                let told = match client {
                    ClientKind::Page => told.laid_out(),
                    ClientKind::Program => told.parts().to_vec(),
                };
                Envelope { lang: Some(lang), told, page, ..Envelope::default() }
            }
        }
    }

    fn push(&mut self, envelope: Envelope) {
        self.last = self.last.saturating_add(1);
        let envelope = Envelope { heard: self.heard, seq: Some(self.last), ..envelope };
        self.sent.push_back((self.last, written(&envelope)));
        if self.sent.len() > MOST {
            self.sent.pop_front();
        }
    }
}
