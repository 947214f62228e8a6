use super::accounts::key::Fingerprint;
use super::accounts::names::Id;
use super::event::{Connection, ServerEffect};
use super::guest_conversation::{GuestConversation, GuestMessage, GuestSender};
use super::guest_transfer::{Destination, LoginStamp};
use super::metrics::Metrics;
use super::pending_login::FreshKey;
use super::storage::stored::Account;
use super::token_bucket::{Limit, TokenBucket};
use crate::locale::Language;
use crate::output::{Layout, Width};
use crate::protocol::GuestInput;
use crate::record::TotalsLine;
use crate::session::{Announcement, Conversation, Listener, Preferences, Profile};
use crate::store::Settings;
use std::collections::BTreeMap;
use std::time::Duration;

/// The limit of what one may say to others: so many lines at once, and one more every second.
const CHAT: Limit = Limit { burst: 10, each: 1, every: Duration::from_secs(1) };

/// Where a guest is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Location {
    /// In the lobby.
    Lobby,
    /// At a seat of a table.
    Seat(usize),
    /// Watching a table.
    Watching(usize),
}

/// A guest who waits for an unloaded table.
#[derive(Debug)]
pub(super) struct WaitingGuest {
    /// Where the guest wants to be.
    pub goal: Destination,
    /// The lines that the guest said meanwhile.
    pub early: Vec<GuestInput>,
}

/// A guest who is here.
#[derive(Debug)]
pub(super) struct Guest {
    /// The account.
    pub account: Account,
    /// The connection that it came in by.
    pub connection: Connection,
    /// Where it is.
    pub at: Location,
    /// True if it asked to be forgotten, and has to say so once more.
    pub forgets: bool,
    /// A new key or recovery code, until its hash is made.
    pub fresh: Option<FreshKey>,
    /// The rate limiter of what it says to others.
    pub chat: TokenBucket,
    /// Cells in a line, as its connection tells.
    pub told_width: Option<usize>,
    /// The key of ssh that it came in by.
    pub ssh: Option<Fingerprint>,
    /// When it came in.
    pub entry: LoginStamp,
    /// True if it came by a program of its own, in which quitting is leaving the program.
    pub by_program: bool,
    /// The table that the guest waits for, where its record is not loaded.
    pub waiting: Option<WaitingGuest>,
    /// The conversation outside of a match; away while it is held.
    conversation: Option<Conversation>,
}

/// The guests who are here, and what is to be sent to them.
#[derive(Debug)]
pub(super) struct Guests {
    here: BTreeMap<Id, Guest>,
    effects: Vec<ServerEffect>,
    /// The usual preferences, whose languages all guests share.
    preferences: Preferences,
    /// The metrics.
    pub metrics: Metrics,
    /// Tables whose record has another name now, which is to be kept.
    pub moved: Vec<usize>,
    /// Tables where a match has ended, with the last line of its record, whose result is to be stored.
    pub ended: Vec<(usize, TotalsLine)>,
}

impl Guests {
    /// Nobody.
    #[must_use]
    pub(super) fn new(preferences: Preferences, metrics: Metrics) -> Guests {
        Guests {
            here: BTreeMap::new(),
            effects: Vec::new(),
            preferences,
            metrics,
            moved: Vec::new(),
            ended: Vec::new(),
        }
    }

    /// The state of somebody who is not in yet, for a dialog in a language.
    #[must_use]
    pub(super) fn profile_in(&self, language: &'static Language) -> Profile {
        let mut preferences = self.preferences.clone();
        preferences.set_language(language);
        profile_of(preferences)
    }

    /// Returns how a guest is to be spoken with.
    #[must_use]
    pub(super) fn preferences_of(&self, account: &Account) -> Preferences {
        let mut preferences = self.preferences.clone();
        preferences.set_language(account.language());
        preferences.tellings = account.tellings;
        preferences.confirm = account.confirm;
        preferences.automation = account.automation;
        preferences.braille = account.braille;
        preferences
    }

    /// The same for one who is here: a program may have a braille display that the server knows nothing of.
    #[must_use]
    pub(super) fn preferences_for(&self, guest: &Guest) -> Preferences {
        let mut preferences = self.preferences_of(&guest.account);
        preferences.braille |= guest.by_program;
        preferences
    }

    /// The state of a guest for a dialog.
    #[must_use]
    pub(super) fn profile_of(&self, id: &Id) -> Option<Profile> {
        Some(profile_of(self.preferences_for(self.here.get(id)?)))
    }

    /// Lets a guest in.
    pub(super) fn enter(
        &mut self,
        id: Id,
        account: Account,
        connection: Connection,
        told_width: Option<usize>,
        by_program: bool,
    ) {
        let mut guest = Guest {
            account,
            connection,
            at: Location::Lobby,
            forgets: false,
            fresh: None,
            chat: TokenBucket::new(CHAT),
            told_width,
            ssh: None,
            entry: LoginStamp::default(),
            by_program,
            waiting: None,
            conversation: None,
        };
        guest.conversation = Some(in_no_match(self.preferences_for(&guest)));
        self.here.insert(id, guest);
    }

    /// Lets a guest go.
    pub(super) fn leave(&mut self, id: &Id) -> Option<Guest> {
        self.here.remove(id)
    }

    /// A guest, if it is here.
    #[must_use]
    pub(super) fn get(&self, id: &Id) -> Option<&Guest> {
        self.here.get(id)
    }

    /// The same, to be changed.
    pub(super) fn get_mut(&mut self, id: &Id) -> Option<&mut Guest> {
        self.here.get_mut(id)
    }

    /// Returns whether a guest came by a program of its own.
    #[must_use]
    pub(super) fn is_by_program(&self, id: &Id) -> bool {
        self.here.get(id).is_some_and(|guest| guest.by_program)
    }

    /// All who are here.
    pub(super) fn all(&self) -> impl Iterator<Item = (&Id, &Guest)> {
        self.here.iter()
    }

    /// Returns how many are here.
    #[must_use]
    pub(super) fn count(&self) -> usize {
        self.here.len()
    }

    /// Where a guest is, if it is here.
    #[must_use]
    pub(super) fn at(&self, id: &Id) -> Option<Location> {
        self.here.get(id).map(|guest| guest.at)
    }

    /// Something is to be done.
    pub(super) fn push(&mut self, effect: ServerEffect) {
        self.effects.push(effect);
    }

    /// Those who are to be told something.
    pub(super) fn told(&self) -> impl Iterator<Item = Connection> + '_ {
        let told = |effect: &ServerEffect| match effect {
            ServerEffect::Tell(connection, _) => Some(*connection),
            ServerEffect::Status(..)
            | ServerEffect::Entered(..)
            | ServerEffect::Close(_)
            | ServerEffect::Work(_)
            | ServerEffect::Hand(..)
            | ServerEffect::Unheard(..)
            | ServerEffect::TellNodes(_)
            | ServerEffect::Admin(_)
            | ServerEffect::End => None,
        };
        self.effects.iter().filter_map(told)
    }

    /// All that is to be done.
    pub(super) fn take_effects(&mut self) -> Vec<ServerEffect> {
        std::mem::take(&mut self.effects)
    }

    /// Does something with the conversation that a guest has outside of a match.
    pub(super) fn in_lobby<T>(
        &mut self,
        id: &Id,
        does: impl FnOnce(&mut GuestConversation<'_>, &mut Guests) -> T,
    ) -> Option<T> {
        let mut conversation = self.here.get_mut(id)?.conversation.take()?;
        let done = does(&mut GuestConversation::new(id, &mut conversation), self);
        if let Some(guest) = self.here.get_mut(id) {
            guest.conversation = Some(conversation);
        }
        Some(done)
    }

    /// Begins the conversations anew that a fault of the program ended while they were held.
    pub(super) fn restore_talks(&mut self) {
        let lost = self.here.iter().filter(|(_, guest)| guest.conversation.is_none());
        let lost: Vec<(Id, Preferences)> =
            lost.map(|(id, guest)| (id.clone(), self.preferences_for(guest))).collect();
        for (id, preferences) in lost {
            if let Some(guest) = self.here.get_mut(&id) {
                guest.conversation = Some(in_no_match(preferences));
            }
        }
    }

    /// Tells a guest outside of a match something that everybody may hear.
    pub(super) fn announce(&mut self, id: &Id, event: &Announcement) {
        self.in_lobby(id, |conversation, guests| conversation.announce(event, guests));
    }
}

/// The conversation with somebody who plays no match.
fn in_no_match(preferences: Preferences) -> Conversation {
    Conversation::new(preferences, Listener::Onlooker, &[]).over_connection()
}

fn profile_of(preferences: Preferences) -> Profile {
    let (settings, thinking_notice) = (Settings::default(), Duration::ZERO);
    Profile { preferences, settings, by_voice: false, thinking_notice, in_review: false }
}

impl GuestSender for Guests {
    fn layout_of(&self, id: &Id) -> Layout {
        let Some(guest) = self.here.get(id) else { return Layout::default() };
        let width = match guest.account.width.or(guest.told_width) {
            None | Some(0) => Width::Whole,
            Some(cells) => Width::Cells(cells),
        };
        Layout { width, braille: guest.account.braille, ..Layout::default() }
    }

    fn is_muted(&self, id: &Id, other: &Id) -> bool {
        let muted = |guest: &Guest| other.is_among(&guest.account.muted);
        self.here.get(id).is_some_and(muted)
    }

    fn deliver(&mut self, id: &Id, told: GuestMessage) {
        if let Some(guest) = self.here.get(id) {
            self.effects.push(ServerEffect::Tell(guest.connection, told));
        }
    }
}
