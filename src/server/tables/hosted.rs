use crate::cards::Seat;
use crate::locale::{Locale, args};
use crate::narration::listed;
use crate::players::{Kind, PlayerKind};
use crate::rules::Match;
use crate::server::accounts::names::{Id, table_name};
use crate::server::guests::{At, Guests};
use crate::server::public::Public;
use crate::server::storage::commit::{WriteOutcome, Written};
use crate::server::storage::journal::{Pen, StreamPen};
use crate::server::storage::shared::{Desk, Holder};
use crate::server::storage::store::Keep;
use crate::server::storage::stored::{KeptChair, KeptTable};
use crate::server::tables::play::Play;
use crate::server::tables::room::{Room, Watcher};
use crate::session::{Table, name_computers};
use crate::store::{self, Saving, StoredMatch, Unusable, generator, seed_of_environment};
use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;
use tracing::{error, info, warn};

/// How far a table is.
#[derive(Debug)]
pub enum Stage {
    /// Seats are free, or it waits for a start.
    Gathering,
    /// Its match is on the disk, and nobody has come to it since the host was started.
    Asleep,
    /// A match is played, or was.
    Playing(Box<Play>),
    /// Its match was over before the host was started.
    Over,
    /// Its record can't go on.
    Damaged,
}

/// A table and those who sit at it.
#[derive(Debug)]
pub struct Company {
    /// The number of the table.
    pub place: usize,
    /// What is kept of it.
    pub kept: KeptTable,
    /// How far it is.
    pub stage: Stage,
    /// Those who watch.
    pub watchers: Vec<Watcher>,
    /// When somebody was there last.
    pub idle: Duration,
    /// Who runs it.
    pub holder: Holder,
    /// Whether somebody is at it who is with another node.
    pub is_busy: bool,
    /// Where whoever opened it came from, as long as the host runs.
    pub origin: Option<IpAddr>,
}

impl Company {
    /// A table as it is kept.
    #[must_use]
    pub fn new(place: usize, kept: KeptTable, now: Duration) -> Company {
        let stage = if kept.record.is_some() { Stage::Asleep } else { Stage::Gathering };
        Company {
            place,
            kept,
            stage,
            watchers: Vec::new(),
            idle: now,
            holder: Holder::Here,
            is_busy: false,
            origin: None,
        }
    }

    /// The same, run by another.
    #[must_use]
    pub fn held_by(self, holder: Holder) -> Company {
        Company { holder, ..self }
    }

    /// Whether this host runs it.
    #[must_use]
    pub fn is_here(&self) -> bool {
        self.holder == Holder::Here
    }

    /// What it is called.
    #[must_use]
    pub fn name(&self, locale: &Locale) -> String {
        table_name(locale, self.place)
    }

    /// The game, as it is called.
    #[must_use]
    pub fn game(&self, locale: &Locale) -> String {
        locale.text(&format!("game-{}", self.kept.game))
    }

    /// The guests who have a seat.
    pub fn guests(&self) -> impl Iterator<Item = Id> + '_ {
        self.kept.chairs.iter().filter_map(KeptChair::guest)
    }

    /// Whether a guest who has a seat is there, or somebody watches.
    #[must_use]
    pub fn is_anybody_here(&self, guests: &Guests) -> bool {
        self.is_busy
            || !self.watchers.is_empty()
            || self.guests().any(|id| guests.at(&id) == Some(At::Chair(self.place)))
    }

    /// The match, if one was begun.
    #[must_use]
    pub fn play(&self) -> Option<&Play> {
        match &self.stage {
            Stage::Playing(play) => Some(play),
            Stage::Gathering | Stage::Asleep | Stage::Over | Stage::Damaged => None,
        }
    }

    /// Whether a match was played to its end.
    #[must_use]
    pub fn is_over(&self) -> bool {
        matches!(self.stage, Stage::Over) || self.play().is_some_and(Play::is_over)
    }

    /// Does something with the match.
    pub fn with_play<T>(
        &mut self,
        guests: &mut Guests,
        now: Duration,
        does: impl FnOnce(&mut Play, &mut Room<'_>) -> T,
    ) -> Option<T> {
        let Stage::Playing(play) = &mut self.stage else { return None };
        let done = catch_unwind(AssertUnwindSafe(|| {
            let mut room =
                Room { place: self.place, kept: &self.kept, watchers: &mut self.watchers, guests, now };
            let done = does(play, &mut room);
            (done, play.take_moved())
        }));
        let Ok((done, moved)) = done else {
            self.fail(guests, now);
            return None;
        };
        if moved.is_some() {
            self.kept.record = moved;
        }
        Some(done)
    }

    /// Ends the match after a fault of the program, and tells all who are there. Its record stays as it was stored last.
    pub fn fail(&mut self, guests: &mut Guests, now: Duration) {
        error!(table = self.place, "table failed");
        guests.restore_talks();
        self.stage = Stage::Damaged;
        self.idle = now;
        let seated: Vec<Id> =
            self.guests().filter(|id| guests.at(id) == Some(At::Chair(self.place))).collect();
        for id in seated {
            guests.in_hall(&id, |talk, guests| talk.notice("table-failed", &args!(), guests));
        }
        for watcher in &mut self.watchers {
            watcher.talk.notice("table-failed", &args!(), guests);
        }
    }

    /// Tells all who are there, but one.
    pub fn announce(&mut self, event: &Public, except: Option<&Id>, guests: &mut Guests, now: Duration) {
        if self.with_play(guests, now, |play, room| play.announce(event, except, room)).is_some() {
            return;
        }
        let place = self.place;
        let seated: Vec<Id> = self.guests().collect();
        for id in seated.iter().filter(|id| Some(*id) != except) {
            if guests.at(id) == Some(At::Chair(place)) {
                guests.announce(id, event);
            }
        }
    }

    /// Who has a seat, in a language.
    #[must_use]
    pub fn who(&self, locale: &Locale) -> String {
        let mut who = Vec::new();
        let mut computers = 0_usize;
        for chair in &self.kept.chairs {
            match chair {
                KeptChair::Guest(name) => who.push(name.clone()),
                KeptChair::Computer(_) => computers = computers.saturating_add(1),
                KeptChair::Free => {}
            }
        }
        if computers > 0 {
            who.push(locale.format("lobby-computers", &args!("n" => computers)));
        }
        listed(locale, &who)
    }

    /// How far it is, in a language.
    #[must_use]
    pub fn state(&self, locale: &Locale) -> String {
        match (&self.stage, self.kept.free()) {
            (Stage::Gathering, 0) | (Stage::Asleep | Stage::Damaged, _) => locale.text("lobby-full"),
            (Stage::Gathering, free) => locale.format("lobby-seats", &args!("n" => free)),
            (Stage::Over, _) => locale.text("lobby-over"),
            (Stage::Playing(play), _) if play.is_over() => locale.text("lobby-over"),
            (Stage::Playing(play), _) => {
                let round = play.table().game().round_number().max(1);
                locale.format("lobby-round", &args!("round" => round, "rounds" => self.kept.rounds))
            }
        }
    }

    /// The line that tells of it in the lobby.
    #[must_use]
    pub fn told(&self, locale: &Locale) -> String {
        let args = args!(
            "table" => self.name(locale),
            "game" => self.game(locale),
            "who" => self.who(locale),
            "state" => self.state(locale)
        );
        let told = locale.format("lobby-table", &args);
        match self.kept.limit {
            Some(seconds) => format!("{told} {}", locale.format("lobby-limit", &args!("n" => seconds / 60))),
            None => told,
        }
    }

    /// Begins a match with those who have a seat, and computers where nobody has.
    pub fn begin(
        &mut self,
        keep: &mut Keep,
        locale: &Locale,
        today: &str,
        guests: &mut Guests,
        now: Duration,
    ) {
        // A table is only kept whose plan holds.
        let Some(Ok(game)) = self.kept.plan().map(Match::new) else { return };
        let computer = self.kept.computer();
        for chair in self.kept.chairs.iter_mut().filter(|chair| **chair == KeptChair::Free) {
            *chair = computer.clone();
        }
        let sitters: Vec<PlayerKind> = self.kept.chairs.iter().map(KeptChair::sitter).collect();
        let table =
            Table::new(game, names(&self.kept.chairs, locale), sitters, generator(seed_of_environment()));
        let pen = keep.record(self.place);
        self.kept.record = pen.record();
        info!(table = self.place, "match begun");
        let header = table.header(None).dated(&today.to_owned());
        self.stage = Stage::Playing(Box::new(Play::new(table, pen, now)));
        self.with_play(guests, now, |play, room| {
            play.save(&[header], room);
        });
        let saving = keep.put_table(self.place, &self.kept);
        self.tell_saving(saving, guests, now);
        self.with_play(guests, now, Play::begin);
    }

    /// Something of the table was written, or could not be; it may be of another match than that which goes on.
    pub fn written(&mut self, written: Written, guests: &mut Guests, now: Duration) {
        match written.outcome {
            WriteOutcome::Broken if matches!(self.stage, Stage::Damaged) => {}
            WriteOutcome::Broken => self.fail(guests, now),
            WriteOutcome::Saved(saving) => {
                if self.play().is_none_or(|play| play.is_saved_by(written.game)) {
                    self.tell_saving(saving, guests, now);
                }
            }
        }
    }

    /// Tells all who are there when something of the table could not be saved.
    pub fn tell_saving(&mut self, saving: Saving, guests: &mut Guests, now: Duration) {
        let error = match saving {
            Saving::Failed(error) => error,
            Saving::Anew(path) => {
                warn!(table = self.place, "record written anew");
                self.kept.record = path.file_name().and_then(|name| name.to_str()).map(str::to_owned);
                return guests.moved.push(self.place);
            }
            Saving::Done | Saving::Again | Saving::StillFailing => return,
        };
        error!(table = self.place, %error, "not saved");
        let told = self.with_play(guests, now, |play, room| play.tell_unsaved(&error, room));
        if told.is_some() {
            return;
        }
        let seated: Vec<Id> =
            self.guests().filter(|id| guests.at(id) == Some(At::Chair(self.place))).collect();
        for id in seated {
            guests.in_hall(&id, |talk, guests| talk.notice_unsaved(&error, guests));
        }
    }

    /// Goes on with the match where it was left, if nobody has come to it since.
    pub fn wake(&mut self, keep: &mut Keep) {
        let (Stage::Asleep, Some(record)) = (&self.stage, &self.kept.record) else { return };
        let Some(folder) = keep.folder() else { return };
        let opened = match store::open(&folder.record_path(record)) {
            Ok(saved) => saved.go_on().ok(),
            Err(Unusable::Finished) => return self.stage = Stage::Over,
            // The host was ended between making the record and writing to it.
            Err(Unusable::Empty) => return self.stage = Stage::Gathering,
            Err(Unusable::Io(_) | Unusable::Record(_)) => None,
        };
        self.stage = match opened {
            Some((stored, mut saver)) if stored.header.players.len() == self.kept.chairs.len() => {
                let (table, owed) = Table::of_stored(stored);
                let saving = if owed.is_empty() { Saving::Done } else { saver.save(&owed) };
                debug_assert!(matches!(saving, Saving::Done));
                let pen = folder.pen(self.place, saver);
                Stage::Playing(Box::new(Play::new(table, pen, self.idle)))
            }
            Some(_) | None => {
                warn!(table = self.place, "record damaged");
                Stage::Damaged
            }
        };
    }

    /// Goes on with the match as a record left it that is shared with other nodes.
    pub fn revive(&mut self, desk: Desk, text: &[u8], guests: &mut Guests, now: Duration) {
        let Some(record) = self.kept.record.clone() else { return };
        // A record of which nothing was written is that of a match that nobody was told of.
        if text.is_empty() {
            self.kept.record = None;
            self.stage = Stage::Gathering;
            return;
        }
        let stored = StoredMatch::read(text).ok().flatten();
        let Some(stored) = stored.filter(|one| one.header.players.len() == self.kept.chairs.len()) else {
            warn!(table = self.place, "record damaged");
            self.stage = Stage::Damaged;
            return;
        };
        if stored.is_over {
            self.stage = Stage::Over;
            return;
        }
        let (table, owed) = Table::of_stored(stored);
        let pen = Pen::Stream(StreamPen::new(desk, self.place, record));
        self.stage = Stage::Playing(Box::new(Play::new(table, pen, now)));
        self.with_play(guests, now, |play, room| play.save(&owed, room));
    }

    /// The seat of a guest.
    #[must_use]
    pub fn seat_of(&self, id: &Id) -> Option<Seat> {
        self.kept.chair_of(id).and_then(Seat::new)
    }
}

/// What those at the seats are called; the computers in the language of the host.
fn names(chairs: &[KeptChair], locale: &Locale) -> Vec<String> {
    let people: Vec<String> = chairs.iter().filter_map(KeptChair::person).collect();
    let kinds: Vec<Kind> = chairs.iter().filter_map(|chair| chair.sitter().kind()).collect();
    let mut computers = name_computers(locale, &people, &kinds).into_iter();
    let name = |chair: &KeptChair| match chair {
        KeptChair::Guest(name) => name.clone(),
        KeptChair::Free | KeptChair::Computer(_) => computers.next().unwrap_or_default(),
    };
    chairs.iter().map(name).collect()
}
