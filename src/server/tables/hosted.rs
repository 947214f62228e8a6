use crate::cards::Seat;
use crate::locale::{Locale, args};
use crate::narration::listed;
use crate::players::{PlayerKind, Strength};
use crate::record::Attempt;
use crate::rules::Match;
use crate::server::accounts::names::{Id, table_name};
use crate::server::guest_conversation::{FollowUp, unsaved};
use crate::server::guests::{Guests, Location};
use crate::server::storage::commit::{CommitOutcome, WriteOutcome};
use crate::server::storage::journal::{LoadedRecord, RecordWriter, StreamRecordWriter};
use crate::server::storage::shared::{Holder, OrderSender};
use crate::server::storage::store::Store;
use crate::server::storage::stored::{StoredSeat, StoredTable};
use crate::server::tables::hosted_match::{HostedMatch, TableContext, Watcher};
use crate::session::{
    Announcement, Change, Conversation, ListenerId, MatchEffect, MatchSession, MatchTable, name_computers,
};
use crate::store::{Saving, StoredMatch, generator, seed_of_environment};
use rand::Rng;
use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;
use tracing::{error, info, warn};

/// The stage of a table.
#[derive(Debug)]
pub(crate) enum TableStage {
    /// Seats are free, or it waits for a start.
    Gathering,
    /// Its match is on the disk, and nobody has come to it since the host was started.
    Unloaded,
    /// A match is played, or was.
    Playing(Box<HostedMatch>),
    /// Its match was over before the host was started.
    Over,
    /// Its record can't go on.
    Damaged,
}

/// A table and those who sit at it.
#[derive(Debug)]
pub(crate) struct HostedTable {
    /// The number of the table.
    pub place: usize,
    /// The table as it is stored.
    pub stored: StoredTable,
    /// The stage.
    pub stage: TableStage,
    /// Those who watch.
    pub watchers: Vec<Watcher>,
    /// When somebody was there last.
    pub idle: Duration,
    /// The node that runs it.
    pub holder: Holder,
    /// True if somebody is at it who is with another node.
    pub is_busy: bool,
    /// True if what was written of it last failed.
    pub is_unsaved: bool,
    /// Where whoever opened it came from, as long as the host runs.
    pub origin: Option<IpAddr>,
}

impl HostedTable {
    /// A table as it is stored.
    #[must_use]
    pub(crate) fn new(place: usize, stored: StoredTable, now: Duration) -> HostedTable {
        let stage = if stored.record.is_some() { TableStage::Unloaded } else { TableStage::Gathering };
        HostedTable {
            place,
            stored,
            stage,
            watchers: Vec::new(),
            idle: now,
            holder: Holder::Here,
            is_busy: false,
            is_unsaved: false,
            origin: None,
        }
    }

    /// The same, run by another.
    #[must_use]
    pub(crate) fn held_by(self, holder: Holder) -> HostedTable {
        HostedTable { holder, ..self }
    }

    /// Returns whether this host runs it.
    #[must_use]
    pub(crate) fn is_here(&self) -> bool {
        self.holder == Holder::Here
    }

    /// Returns what it is called.
    #[must_use]
    pub(crate) fn name(&self, locale: &Locale) -> String {
        table_name(locale, self.place)
    }

    /// The game, as it is called.
    #[must_use]
    pub(crate) fn game(&self, locale: &Locale) -> String {
        locale.text(&format!("game-{}", self.stored.game))
    }

    /// The guests who have a seat.
    pub(crate) fn guests(&self) -> impl Iterator<Item = Id> + '_ {
        self.stored.chairs.iter().filter_map(StoredSeat::guest)
    }

    /// Returns whether a guest who has a seat is there, or somebody watches.
    #[must_use]
    pub(crate) fn is_anybody_here(&self, guests: &Guests) -> bool {
        self.is_busy
            || !self.watchers.is_empty()
            || self.guests().any(|id| guests.at(&id) == Some(Location::Seat(self.place)))
    }

    /// The match, if one was begun.
    #[must_use]
    pub(crate) fn play(&self) -> Option<&HostedMatch> {
        match &self.stage {
            TableStage::Playing(play) => Some(play),
            TableStage::Gathering | TableStage::Unloaded | TableStage::Over | TableStage::Damaged => None,
        }
    }

    /// Returns whether a match was played to its end.
    #[must_use]
    pub(crate) fn is_over(&self) -> bool {
        matches!(self.stage, TableStage::Over) || self.play().is_some_and(HostedMatch::is_over)
    }

    /// Does something with the match, carries out what comes of it, and goes on as far as it can; gives back what is left
    /// to the server, where a match is played.
    pub(crate) fn drive(
        &mut self,
        guests: &mut Guests,
        now: Duration,
        does: impl FnOnce(&mut MatchSession, &TableContext<'_>) -> Vec<MatchEffect>,
    ) -> Option<FollowUp> {
        let TableStage::Playing(hosted) = &mut self.stage else { return None };
        let done = catch_unwind(AssertUnwindSafe(|| {
            let (place, stored, watchers) = (self.place, &self.stored, &self.watchers);
            let mut context = TableContext { place, stored, watchers, guests };
            let effects = does(hosted.session_mut(), &context);
            hosted.carry_out(effects, &mut context, now)
        }));
        let Ok((rest, savings)) = done else {
            self.fail(guests, now);
            return None;
        };
        savings.into_iter().for_each(|saving| self.tell_saving(saving, guests, now));
        Some(rest)
    }

    /// Ends the match after a fault of the program, and tells all who are there. Its record stays as it was stored last.
    pub(crate) fn fail(&mut self, guests: &mut Guests, now: Duration) {
        error!(table = self.place, "table failed");
        guests.restore_talks();
        self.stage = TableStage::Damaged;
        self.idle = now;
        let seated: Vec<Id> =
            self.guests().filter(|id| guests.at(id) == Some(Location::Seat(self.place))).collect();
        for id in seated {
            guests
                .in_lobby(&id, |conversation, guests| conversation.notice("table-failed", &args!(), guests));
        }
        for watcher in &self.watchers {
            guests.in_lobby(&watcher.guest, |conversation, guests| {
                conversation.notice("table-failed", &args!(), guests)
            });
        }
    }

    /// Tells all who are there, but one.
    pub(crate) fn announce(
        &mut self,
        event: &Announcement,
        except: Option<&Id>,
        guests: &mut Guests,
        now: Duration,
    ) {
        let told = self.drive(guests, now, |session, context| {
            let hears = |guest: &Id| Some(guest) != except && context.hears(guest, event);
            session.announce(event, |listener| context.guest_of(listener).is_some_and(|guest| hears(&guest)))
        });
        if told.is_some() {
            return;
        }
        let place = self.place;
        let seated: Vec<Id> = self.guests().collect();
        for id in seated.iter().filter(|id| Some(*id) != except) {
            if guests.at(id) == Some(Location::Seat(place)) {
                guests.announce(id, event);
            }
        }
    }

    /// Lets a guest watch the match from now on, where one is played.
    pub(crate) fn watch(&mut self, id: &Id, guests: &Guests) {
        let preferences = guests.get(id).map(|guest| guests.preferences_for(guest));
        if let (TableStage::Playing(hosted), Some(preferences)) = (&mut self.stage, preferences) {
            let listener = hosted.session_mut().watch(&preferences);
            self.watchers.push(Watcher { guest: id.clone(), listener });
        }
    }

    /// A guest watches no more.
    pub(crate) fn stop_watching(&mut self, id: &Id) {
        for watcher in self.watchers.extract_if(.., |watcher| watcher.guest == *id) {
            if let TableStage::Playing(hosted) = &mut self.stage {
                hosted.session_mut().stop_watching(watcher.listener);
            }
        }
    }

    /// A guest gives its seat up, before a match or behind one.
    pub(crate) fn give_up(&mut self, id: &Id) {
        let Some(seat) = self.seat_of(id) else { return };
        if let Some(chair) = self.stored.chairs.get_mut(seat.index()) {
            *chair = StoredSeat::Free;
        }
        if let TableStage::Playing(hosted) = &mut self.stage {
            hosted.session_mut().replace(seat);
        }
    }

    /// Returns the listeners that a guest is to the match: watching, or at its seat.
    pub(crate) fn listeners_of(&self, id: &Id) -> impl Iterator<Item = ListenerId> + use<> {
        let watching = self.watchers.iter().find(|watcher| watcher.guest == *id);
        let watching = watching.map(|watcher| watcher.listener);
        watching.into_iter().chain(self.seat_of(id).map(ListenerId::Seat))
    }

    /// Gives a seat to somebody else; in a match a computer plays there.
    pub(crate) fn hand_on(&mut self, seat: Seat, to: StoredSeat, guests: &mut Guests, now: Duration) {
        if let Some(chair) = self.stored.chairs.get_mut(seat.index()) {
            *chair = to;
        }
        self.drive(guests, now, |session, _| {
            session.replace(seat);
            Vec::new()
        });
    }

    /// The conversation of a guest with the match, if there is one.
    pub(crate) fn conversation_of(&mut self, id: &Id) -> Option<&mut Conversation> {
        let mut listeners = self.listeners_of(id);
        let TableStage::Playing(hosted) = &mut self.stage else { return None };
        let session = hosted.session_mut();
        let listener = listeners.find(|listener| session.conversation_of(*listener).is_some())?;
        session.conversation_of_mut(listener)
    }

    /// Takes a change over that a guest made in another conversation.
    pub(crate) fn adopt(&mut self, id: &Id, change: &Change) {
        let listeners = self.listeners_of(id);
        let TableStage::Playing(hosted) = &mut self.stage else { return };
        for listener in listeners {
            if let Some(conversation) = hosted.session_mut().conversation_of_mut(listener) {
                conversation.adopt(change);
            }
        }
    }

    /// Returns who has a seat, in a language.
    #[must_use]
    pub(crate) fn who(&self, locale: &Locale) -> String {
        let mut who = Vec::new();
        let mut computers = 0_usize;
        for chair in &self.stored.chairs {
            match chair {
                StoredSeat::Guest(name) => who.push(name.clone()),
                StoredSeat::Computer(_) => computers = computers.saturating_add(1),
                StoredSeat::Free => {}
            }
        }
        if computers > 0 {
            who.push(locale.format("lobby-computers", &args!("n" => computers)));
        }
        listed(locale, &who)
    }

    /// Returns how far it is, in a language.
    #[must_use]
    pub(crate) fn state(&self, locale: &Locale) -> String {
        match (&self.stage, self.stored.free()) {
            (TableStage::Gathering, 0) | (TableStage::Unloaded | TableStage::Damaged, _) => {
                locale.text("lobby-full")
            }
            (TableStage::Gathering, free) => locale.format("lobby-seats", &args!("n" => free)),
            (TableStage::Over, _) => locale.text("lobby-over"),
            (TableStage::Playing(play), _) if play.is_over() => locale.text("lobby-over"),
            (TableStage::Playing(play), _) => {
                let round = play.session().table().game().round_number().max(1);
                locale.format("lobby-round", &args!("round" => round, "rounds" => self.stored.rounds))
            }
        }
    }

    /// The line that tells of it in the lobby.
    #[must_use]
    pub(crate) fn told(&self, locale: &Locale) -> String {
        let args = args!(
            "table" => self.name(locale),
            "game" => self.game(locale),
            "who" => self.who(locale),
            "state" => self.state(locale)
        );
        with_limit(locale.format("lobby-table", &args), self.stored.limit, locale)
    }

    /// Begins a match with those who have a seat, and computers where nobody has.
    pub(crate) fn begin(
        &mut self,
        store: &mut Store,
        locale: &Locale,
        today: &str,
        guests: &mut Guests,
        now: Duration,
    ) {
        // A table is only stored whose plan holds.
        let Some(Ok(game)) = self.stored.plan().map(Match::new) else { return };
        let computer = self.stored.computer();
        for chair in self.stored.chairs.iter_mut().filter(|chair| **chair == StoredSeat::Free) {
            *chair = computer.clone();
        }
        let players: Vec<PlayerKind> = self.stored.chairs.iter().map(StoredSeat::player_kind).collect();
        let deal = self.stored.deal();
        let tries = |id: Id| Some(guests.get(&id)?.account.results.tries_at(deal?)?.tries);
        let number = self.stored.chairs.iter().filter_map(StoredSeat::guest).find_map(tries).unwrap_or(1);
        let attempt = deal.map(|deal| Attempt { deal, number });
        let seed = deal.map(|deal| deal.fate().seed()).or_else(seed_of_environment);
        let names = names(&self.stored.chairs, locale);
        let table = MatchTable::new(game, names, players, generator(seed)).attempting(attempt);
        let record_writer = store.record(self.place);
        self.stored.record = record_writer.record();
        info!(table = self.place, "match begun");
        let header = table.header(None).dated(&today.to_owned());
        let mut hosted = HostedMatch::new(table, record_writer, &self.stored, now);
        let saving = hosted.save(&[header], guests);
        if let TableStage::Playing(before) = std::mem::replace(&mut self.stage, TableStage::Gathering) {
            hosted.follow(*before);
        }
        self.stage = TableStage::Playing(Box::new(hosted));
        self.tell_saving(saving, guests, now);
        let saving = store.put_table(self.place, &self.stored);
        self.tell_saving(saving, guests, now);
        self.drive(guests, now, |session, context| {
            for (seat, chair) in Seat::all(context.stored.chairs.len()).zip(&context.stored.chairs) {
                let guest = chair.guest().and_then(|id| context.guests.get(&id));
                if let Some(guest) = guest.filter(|guest| guest.at == Location::Seat(context.place)) {
                    session.sit(seat, &context.guests.preferences_for(guest));
                }
            }
            session.begin();
            Vec::new()
        });
    }

    /// Something of the table was written, or could not be; it may be of another match than that which goes on.
    pub(crate) fn written(&mut self, written: CommitOutcome, guests: &mut Guests, now: Duration) {
        match written.outcome {
            WriteOutcome::Broken => {
                self.is_unsaved = true;
                if !matches!(self.stage, TableStage::Damaged) {
                    self.fail(guests, now);
                }
            }
            WriteOutcome::Saved(saving) => {
                if self.play().is_none_or(|play| play.is_saved_by(written.game)) {
                    self.tell_saving(saving, guests, now);
                }
            }
        }
    }

    /// Tells all who are there when something of the table could not be saved.
    pub(crate) fn tell_saving(&mut self, saving: Saving, guests: &mut Guests, now: Duration) {
        match saving {
            Saving::Failed(_) | Saving::StillFailing => self.is_unsaved = true,
            Saving::Again | Saving::Anew(_) => self.is_unsaved = false,
            Saving::Done => {}
        }
        let error = match saving {
            Saving::Failed(error) => error,
            Saving::Anew(path) => {
                warn!(table = self.place, "record written anew");
                self.stored.record = path.file_name().and_then(|name| name.to_str()).map(str::to_owned);
                return guests.moved.push(self.place);
            }
            Saving::Done | Saving::Again | Saving::StillFailing => return,
        };
        error!(table = self.place, %error, "not saved");
        let told = self.drive(guests, now, |session, _| session.notice(|locale| unsaved(locale, &error)));
        if told.is_some() {
            return;
        }
        let seated: Vec<Id> =
            self.guests().filter(|id| guests.at(id) == Some(Location::Seat(self.place))).collect();
        for id in seated {
            guests.in_lobby(&id, |conversation, guests| conversation.notice_unsaved(&error, guests));
        }
    }

    /// Goes on with a match whose record was read, if it is still unloaded.
    pub(crate) fn go_on_with(&mut self, record: &str, loaded: LoadedRecord, store: &mut Store) {
        if !matches!(self.stage, TableStage::Unloaded) || self.stored.record.as_deref() != Some(record) {
            return;
        }
        let Some(folder) = store.folder() else { return };
        self.stage = match loaded {
            LoadedRecord::Finished(_) => TableStage::Over,
            LoadedRecord::Empty => TableStage::Gathering,
            LoadedRecord::Match(table, saver) if table.plan().seats == self.stored.chairs.len() => {
                let record_writer = folder.record_writer(self.place, *saver);
                TableStage::Playing(Box::new(HostedMatch::new(
                    *table,
                    record_writer,
                    &self.stored,
                    self.idle,
                )))
            }
            LoadedRecord::Match(..) | LoadedRecord::Damaged => {
                warn!(table = self.place, "record damaged");
                TableStage::Damaged
            }
        };
    }

    /// Goes on with the match as a record left it that is shared with other nodes.
    pub(crate) fn revive(&mut self, sender: OrderSender, text: &[u8], guests: &mut Guests, now: Duration) {
        let Some(record) = self.stored.record.clone() else { return };
        // A record of which nothing was written is that of a match that nobody was told of.
        if text.is_empty() {
            self.stored.record = None;
            self.stage = TableStage::Gathering;
            return;
        }
        let stored = StoredMatch::read(text).ok().flatten();
        let Some(stored) = stored.filter(|one| one.header.players.len() == self.stored.chairs.len()) else {
            warn!(table = self.place, "record damaged");
            self.stage = TableStage::Damaged;
            return;
        };
        if stored.is_over {
            self.stage = TableStage::Over;
            return;
        }
        let (table, owed) = MatchTable::of_stored(stored, generator(None).next_u64());
        let record_writer = RecordWriter::Stream(StreamRecordWriter::new(sender, self.place, record));
        let mut hosted = HostedMatch::new(table, record_writer, &self.stored, now);
        let saving = hosted.save(&owed, guests);
        self.stage = TableStage::Playing(Box::new(hosted));
        self.tell_saving(saving, guests, now);
    }

    /// The seat of a guest.
    #[must_use]
    pub(crate) fn seat_of(&self, id: &Id) -> Option<Seat> {
        self.stored.chair_of(id).and_then(Seat::new)
    }
}

/// Tells how long a turn may take, if that is limited to so many seconds.
#[must_use]
pub(crate) fn limit_told(limit: Option<u64>, locale: &Locale) -> Option<String> {
    let minutes = limit? / 60;
    Some(locale.format("lobby-limit", &args!("n" => minutes)))
}

/// A line about tables, and how long a turn may take there, if that is limited to so many seconds.
#[must_use]
pub(crate) fn with_limit(line: String, limit: Option<u64>, locale: &Locale) -> String {
    match limit_told(limit, locale) {
        Some(limit) => format!("{line} {limit}"),
        None => line,
    }
}

/// Returns what those at the seats are called; the computers in the language of the host.
fn names(chairs: &[StoredSeat], locale: &Locale) -> Vec<String> {
    let people: Vec<String> = chairs.iter().filter_map(StoredSeat::person).collect();
    let kinds: Vec<Strength> = chairs.iter().filter_map(|chair| chair.player_kind().kind()).collect();
    let mut computers = name_computers(locale, &people, &kinds).into_iter();
    let name = |chair: &StoredSeat| match chair {
        StoredSeat::Guest(name) => name.clone(),
        StoredSeat::Free | StoredSeat::Computer(_) => computers.next().unwrap_or_default(),
    };
    chairs.iter().map(name).collect()
}
