use super::accounts::names::Id;
use super::closing::Closing;
use super::event::{Connection, ServerEffect};
use super::guest_conversation::GuestMessage;
use super::guest_transfer::{LoginStamp, PresentGuest};
use super::guests::{Guests, Location};
use super::metrics::Metrics;
use super::pending_login::{AfterStored, OpeningDialog, PendingLogin, Unstored};
use super::program::Program;
use super::storage::commit::{QueueKey, StoredAccounts, Wait};
use super::storage::shared::{Holder, NodeId};
use super::storage::store::{AccountWrite, Store};
use super::storage::stored::{Account, StoredSeat};
use super::tables::hosted::{HostedTable, TableStage};
use super::tables::registry::Tables;
use super::tournaments::HostedTournament;
use super::tournaments::stored::StoredTournament;
use crate::locale::{Locale, args};
use crate::output::Layout;
use crate::session::{Announcement, Change, Preferences, fault};
use crate::store::Saving;
use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};
use std::net::IpAddr;
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tracing::{error, info};

/// The most addresses that are barred.
const MOST_BARRED: usize = 10_000;

/// All guests and tables of a host.
#[derive(Debug)]
pub struct ServerState {
    pub(super) store: Store,
    pub(super) locale: Locale,
    pub(super) guests: Guests,
    pub(super) logins: BTreeMap<Connection, PendingLogin>,
    /// Accounts that are not stored yet as they are.
    pub(super) unstored: BTreeMap<Id, Unstored>,
    /// Answers to the administrator behind one that waits for an account to be stored.
    pub(super) answers: Vec<Vec<String>>,
    /// Guests to whom the administrator gives new keys, until the hashes of these are made.
    pub(super) replaced: VecDeque<(Account, String)>,
    /// Outcomes of storing accounts, until they are attended to.
    pub(super) stored: Vec<StoredAccounts>,
    /// The programs of guests.
    pub(super) programs: BTreeMap<Connection, Program>,
    /// Those of them that wait for an answer.
    pub(super) owing: BTreeSet<Connection>,
    pub(super) tables: Tables,
    /// The tournament, and after its end the last.
    pub(super) tournament: Option<HostedTournament>,
    /// Dialogs with those who open a table.
    pub(super) openings: BTreeMap<Id, OpeningDialog>,
    /// Those who wait for tables whose records are read.
    pub(super) loading: BTreeMap<usize, BTreeSet<Id>>,
    /// The time since the host was started.
    pub(super) now: Duration,
    /// The day, as it is written in records.
    pub(super) today: fn() -> String,
    /// The number of tables that may be opened from one address.
    pub(super) tables_each: usize,
    /// Those who are with other nodes.
    pub(super) elsewhere: BTreeMap<NodeId, Vec<PresentGuest>>,
    /// Of how many nodes this is which, for each opens tables by names of its own.
    pub(super) rank: (usize, usize),
    /// When somebody came in last at any node, as far as is known, in the count of entries.
    pub(super) last_entry: u64,
    /// When the host closes, if that was said.
    pub(super) closing: Option<Closing>,
    by_connection: HashMap<Connection, Id>,
    addresses: HashMap<Connection, IpAddr>,
    /// Addresses from which no new guests come, with whose ban that is; they are kept nowhere.
    barred: HashMap<IpAddr, Id>,
}

impl ServerState {
    /// The server as it was left; what happens in it is counted.
    #[must_use]
    pub fn open(
        store: Store,
        preferences: &Preferences,
        today: fn() -> String,
        metrics: Metrics,
    ) -> ServerState {
        let tables = store.stored_tables();
        let hosted = |(place, account, holder)| {
            (place, HostedTable::new(place, account, Duration::ZERO).held_by(holder))
        };
        let mut tables: Tables = tables.into_iter().map(hosted).collect();
        tables.reserve(store.unreadable_tables());
        let tournament =
            store.stored_tournament().filter(|one: &StoredTournament| one.table.plan().is_some());
        ServerState {
            tables,
            tournament: tournament.map(HostedTournament::from),
            store,
            locale: Locale::load(preferences.locale().language()),
            guests: Guests::new(preferences.clone(), metrics),
            logins: BTreeMap::new(),
            unstored: BTreeMap::new(),
            answers: Vec::new(),
            replaced: VecDeque::new(),
            stored: Vec::new(),
            programs: BTreeMap::new(),
            owing: BTreeSet::new(),
            openings: BTreeMap::new(),
            loading: BTreeMap::new(),
            now: Duration::ZERO,
            today,
            tables_each: usize::MAX,
            closing: None,
            elsewhere: BTreeMap::new(),
            rank: (0, 1),
            last_entry: 0,
            by_connection: HashMap::new(),
            addresses: HashMap::new(),
            barred: HashMap::new(),
        }
    }

    /// So many tables may be opened from one address.
    #[must_use]
    pub fn with_tables_each(self, tables_each: usize) -> ServerState {
        ServerState { tables_each, ..self }
    }

    /// Returns how many tables there are.
    #[must_use]
    pub fn tables(&self) -> usize {
        self.tables.len()
    }

    /// Keeps what has to be kept before anybody is told anything, and counts.
    pub(super) fn tidy(&mut self) {
        for place in std::mem::take(&mut self.guests.moved) {
            self.store_table(place);
        }
        self.count();
    }

    /// Returns what somebody at a connection is not told before: what is written of its account, and of the table where it is.
    #[must_use]
    pub fn waits_of(&self, connection: Connection) -> Vec<Wait> {
        let unstored = self.by_connection.get(&connection).and_then(|id| self.unstored.get(id));
        let account = unstored.and_then(|one| self.store.account_wait(one.number));
        let table = self.place_of(connection).and_then(|place| self.wait_at(place));
        let tournament = self.tournament_wait().filter(|_| self.hears_of_tournament(connection));
        account.into_iter().chain(table).chain(tournament).collect()
    }

    /// Requests that an account is stored so, and notes what follows.
    pub(super) fn store_account(&mut self, id: &Id, write: AccountWrite, then: Option<AfterStored>) {
        let (number, stored) = self.store.write_account(id, write.clone());
        let mut unstored = match self.unstored.remove(id) {
            Some(known) => Unstored { write, number, failed: None, ..known },
            None => Unstored { write, number, then: Vec::new(), failed: None, is_told: false },
        };
        unstored.then.extend(then.map(|then| (number, then)));
        self.unstored.insert(id.clone(), unstored);
        self.stored.extend(stored);
    }

    /// Returns whether no newcomer may have a name: an account by it is being stored or can't be read, or a seat is that of such a
    /// guest.
    #[must_use]
    pub(super) fn is_reserved(&self, id: &Id) -> bool {
        self.unstored.contains_key(id)
            || self.store.is_unreadable(id)
            || self.tables.places_of(id).next().is_some()
    }

    /// Returns what is not told at a table before.
    #[must_use]
    pub fn wait_at(&self, place: usize) -> Option<Wait> {
        self.store.pending(QueueKey::Table(place))
    }

    /// Returns what is not told of the tournament before.
    #[must_use]
    pub(super) fn tournament_wait(&self) -> Option<Wait> {
        self.store.pending(QueueKey::Tournament)
    }

    /// Returns whether somebody at a connection may be told of the tournament: one of its players, or who is at no table.
    fn hears_of_tournament(&self, connection: Connection) -> bool {
        let Some(id) = self.by_connection.get(&connection) else { return false };
        let plays = |one: &HostedTournament| one.stored.player(id).is_some();
        self.guests.at(id) == Some(Location::Lobby) || self.tournament.as_ref().is_some_and(plays)
    }

    /// Returns whether so much of a table waits to be written that nobody is heard there.
    #[must_use]
    pub fn is_full(&self, place: usize) -> bool {
        self.store.is_full(place)
    }

    /// The table at which somebody is.
    #[must_use]
    pub fn place_of(&self, connection: Connection) -> Option<usize> {
        match self.guests.at(self.by_connection.get(&connection)?)? {
            Location::Seat(place) | Location::Watching(place) => Some(place),
            Location::Lobby => None,
        }
    }

    /// Returns whether anything of a table is not written yet.
    #[must_use]
    pub fn is_writing(&self) -> bool {
        self.store.is_writing()
    }

    /// Counts who is here, and how many tables there are.
    pub(super) fn count(&self) {
        let metrics = &self.guests.metrics;
        metrics.guests.set(i64::try_from(self.guests.count()).unwrap_or(i64::MAX));
        metrics.tables.set(i64::try_from(self.tables.len()).unwrap_or(i64::MAX));
    }

    /// A table that nobody comes to: the match of one that plays is unloaded, any other is cleared.
    pub(super) fn rest(&mut self, place: usize) {
        let Some(hosted) = self.tables.get_mut(&place) else { return };
        match &hosted.stage {
            TableStage::Playing(play) if !play.is_over() => {
                hosted.stage = TableStage::Unloaded;
                if self.store.give_up(place, &hosted.stored) {
                    hosted.holder = Holder::Nobody;
                }
            }
            TableStage::Unloaded | TableStage::Damaged => {}
            TableStage::Gathering | TableStage::Over | TableStage::Playing(_) => self.clear(place),
        }
    }

    /// Forgets a table; its records stay.
    pub(super) fn clear(&mut self, place: usize) {
        info!(table = place, "table cleared");
        self.tables.remove(&place);
        self.store.drop_table(place);
    }

    /// Lines of a connection are to be folded at so many cells.
    pub(super) fn set_width(&mut self, connection: Connection, cells: usize) {
        let width = Some(cells).filter(|cells| (12..=500).contains(cells));
        if let Some(pending) = self.logins.get_mut(&connection) {
            pending.width = width;
        }
        if let Some(guest) = self.by_connection.get(&connection).and_then(|id| self.guests.get_mut(id)) {
            guest.told_width = width;
        }
    }

    /// Notes where a connection comes from.
    pub(super) fn comes_from(&mut self, connection: Connection, address: IpAddr) {
        self.addresses.insert(connection, address);
    }

    /// The address of a guest who is here.
    pub(super) fn address_of(&self, id: &Id) -> Option<IpAddr> {
        self.addresses.get(&self.guests.get(id)?.connection).copied()
    }

    /// Lets no new guest in from the address of one, unless others are there from the same: they may share a proxy.
    pub(super) fn bar(&mut self, id: &Id) {
        let Some(address) = self.address_of(id).filter(|address| !address.is_loopback()) else { return };
        let same = self.addresses.values().filter(|other| **other == address).count();
        if same <= 1 && self.barred.len() < MOST_BARRED {
            self.barred.insert(address, id.clone());
        }
    }

    /// Lets new guests in again from where one was.
    pub(super) fn unbar(&mut self, id: &Id) {
        self.barred.retain(|_, banned| banned != id);
    }

    /// Returns whether no new guest may come in over a connection.
    pub(super) fn is_barred(&self, connection: Connection) -> bool {
        self.addresses.get(&connection).is_some_and(|address| self.barred.contains_key(address))
    }

    /// Returns who came in by a connection.
    pub(super) fn guest_of(&self, connection: Connection) -> Option<Id> {
        self.by_connection.get(&connection).cloned()
    }

    /// Lets a guest in.
    pub(super) fn let_in(&mut self, id: Id, connection: Connection, account: Account, width: Option<usize>) {
        let by_program = self.programs.get(&connection).is_some_and(|program| !program.wants.page);
        self.guests.enter(id.clone(), account, connection, width, by_program);
        self.by_connection.insert(connection, id);
    }

    /// The time that all nodes go by, in milliseconds since 1970.
    pub(super) fn clock() -> u64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
    }

    /// When somebody comes in who comes in now.
    pub(super) fn next_entry(&mut self) -> LoginStamp {
        self.last_entry = self.last_entry.saturating_add(1).max(Self::clock());
        LoginStamp { count: self.last_entry, node: self.store.shared().map(|shared| shared.node.clone()) }
    }

    /// Whoever is at a connection is another node's from now on, which alone is told.
    pub(super) fn let_out(&mut self, connection: Connection) {
        self.programs.remove(&connection);
        self.owing.remove(&connection);
        self.addresses.remove(&connection);
        if let Some(id) = self.by_connection.remove(&connection) {
            self.openings.remove(&id);
            self.guests.leave(&id);
        }
    }

    /// A connection is gone.
    pub(super) fn close(&mut self, connection: Connection) {
        self.logins.remove(&connection);
        self.programs.remove(&connection);
        self.owing.remove(&connection);
        self.addresses.remove(&connection);
        let Some(id) = self.by_connection.remove(&connection) else { return };
        let at = self.guests.at(&id);
        self.openings.remove(&id);
        self.guests.leave(&id);
        match at {
            Some(Location::Seat(place)) => self.gone_from(place, &id),
            Some(Location::Watching(place)) => self.stop_watching(place, &id),
            Some(Location::Lobby) | None => {}
        }
    }

    /// A guest who has a seat is gone from the table; the others are told.
    pub(super) fn gone_from(&mut self, place: usize, id: &Id) {
        let now = self.now;
        let Some(hosted) = self.tables.get_mut(&place) else { return };
        let Some(seat) = hosted.seat_of(id) else { return };
        if hosted.drive(&mut self.guests, now, |session, _| session.leave(seat, now)).is_none() {
            let name =
                hosted.stored.chairs.get(seat.index()).and_then(StoredSeat::person).unwrap_or_default();
            hosted.announce(&Announcement::Gone(name), None, &mut self.guests, now);
        }
        hosted.idle = now;
    }

    pub(super) fn stop_watching(&mut self, place: usize, id: &Id) {
        if let Some(hosted) = self.tables.get_mut(&place) {
            hosted.stop_watching(id);
        }
    }

    /// Returns what somebody at a connection is told outside of its conversations, in the language that is spoken there.
    #[must_use]
    pub(super) fn told_in_language(&self, connection: Connection, message: &str) -> GuestMessage {
        let guest = self.by_connection.get(&connection).and_then(|id| self.guests.get(id));
        let pending = self.logins.get(&connection).map(|pending| pending.language);
        let language = guest.map(|guest| guest.account.language()).or(pending);
        let locale = Locale::load(language.unwrap_or(self.locale.language()));
        GuestMessage::before_login(&locale, message, &args!(), Layout::from(None))
    }

    /// Lets a guest go, with its connection.
    pub(super) fn let_go(&mut self, id: &Id) {
        if let Some(connection) = self.guests.get(id).map(|guest| guest.connection) {
            self.guests.push(ServerEffect::Close(connection));
            self.close(connection);
        }
    }

    /// Takes a change that a guest made in one conversation over into its others, and keeps it.
    pub(super) fn adopt(&mut self, id: &Id, change: &Change) {
        self.guests.in_lobby(id, |conversation, _| conversation.adopt(change));
        let watched = self.guests.at(id).and_then(|at| match at {
            Location::Watching(place) => Some(place),
            Location::Seat(_) | Location::Lobby => None,
        });
        let places: Vec<usize> = self.tables.places_of(id).chain(watched).collect();
        for place in places {
            if let Some(hosted) = self.tables.get_mut(&place) {
                hosted.adopt(id, change);
            }
        }
        self.change_account(id, |account| match change {
            Change::Language(language) => account.language = language.code().to_owned(),
            Change::Verbosities(tellings) => account.tellings = *tellings,
            Change::Automate(routine, mode) => account.automation.set(*routine, *mode),
            Change::Braille(braille) => account.braille = *braille,
            Change::Pause(_) => {}
        });
    }

    /// Changes the account of a guest who is here, and has it stored; what can't be written is tried again.
    pub(super) fn change_account(&mut self, id: &Id, change: impl FnOnce(&mut Account)) {
        let Some(guest) = self.guests.get_mut(id) else { return };
        change(&mut guest.account);
        let mut account = guest.account.clone();
        self.store.accounts_mut().insert(account.clone());
        // A new key that is being stored is not told yet, and stays on the disk.
        let then = self.unstored.get(id).map_or(&[][..], |unstored| &unstored.then);
        if let Some((_, AfterStored::NewKey { account: new, .. })) = then.last() {
            account.hash.clone_from(&new.hash);
            account.recovery.clone_from(&new.recovery);
            account.ssh.clone_from(&new.ssh);
        }
        self.store_account(id, AccountWrite::Changed(account), None);
    }

    /// Changes the account of a guest who may be away, in the same way.
    pub(super) fn change_any_account(&mut self, id: &Id, change: impl FnOnce(&mut Account)) {
        if self.guests.get(id).is_some() {
            self.change_account(id, change);
        } else if let Some(mut account) = self.store.guest(id).cloned() {
            change(&mut account);
            self.store.accounts_mut().insert(account.clone());
            self.store_account(id, AccountWrite::Changed(account), None);
        }
    }

    /// Keeps the tournament as it is now.
    pub(super) fn store_tournament(&mut self) {
        let stored = self.tournament.as_ref().map(|one| &one.stored);
        let saving = self.store.put_tournament(stored);
        self.note_tournament_saving(saving);
    }

    /// Tells the administrator when the tournament could not be saved, once.
    pub(super) fn note_tournament_saving(&mut self, saving: Saving) {
        let is_unsaved = matches!(saving, Saving::Failed(_) | Saving::StillFailing);
        if let Some(tournament) = &mut self.tournament {
            tournament.is_unsaved = is_unsaved;
        }
        if let Saving::Failed(error) = saving {
            error!(%error, "tournament not saved");
            let reason = fault::reason(&self.locale, &error);
            let told = self.locale.format("keep-tournament-unsaved", &args!("reason" => reason));
            self.guests.push(ServerEffect::Admin(vec![told]));
        }
    }

    /// Keeps a table as it is now.
    pub(super) fn store_table(&mut self, place: usize) {
        self.tables.index(place);
        if let Some(hosted) = self.tables.get_mut(&place) {
            let saving = self.store.put_table(place, &hosted.stored);
            hosted.tell_saving(saving, &mut self.guests, self.now);
        }
    }
}
