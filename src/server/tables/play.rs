//! A match at a table of guests: whose turn it is, who is told what, and computers that play for those who are gone.

use crate::cards::Seat;
use crate::locale::args;
use crate::players::{Kind, PlayerKind};
use crate::protocol::{Status, Wants};
use crate::record::Line;
use crate::server::accounts::names::Id;
use crate::server::guests::{At, Guests};
use crate::server::public::Public;
use crate::server::storage::journal::Pen;
use crate::server::storage::stored::KeptChair;
use crate::server::tables::awaited::{Awaited, LAST, Slow};
use crate::server::tables::room::{Room, Watcher};
use crate::server::talk::{Deed, Rest, Talk, moves_in};
use crate::server::wire::{Due, Thought, Work};
use crate::session::{self, Begin, Change, Conversation, Effect, Leave, Table};
use crate::store::Saving;
use std::io;
use std::time::Duration;
use tracing::{error, info, warn};

/// How well a computer plays for somebody who is gone.
const STAND_IN: Kind = Kind::Medium;

/// A match that is played.
#[derive(Debug)]
pub struct Play {
    table: Table,
    pen: Pen,
    talks: Vec<Option<Talk>>,
    /// Since when each is gone.
    gone: Vec<Option<Duration>>,
    /// Whether a computer plays for each.
    stood_in: Vec<bool>,
    /// Who was called to the turn that goes on.
    awaited: Option<Awaited>,
    /// How often a computer was asked to think.
    thought: u64,
    is_thinking: bool,
    is_over: bool,
    moved: Option<String>,
}

impl Play {
    /// At a table as it is, saved there.
    #[must_use]
    pub fn new(table: Table, pen: Pen, now: Duration) -> Play {
        let seats = table.plan().seats;
        Play {
            table,
            pen,
            talks: std::iter::repeat_with(|| None).take(seats).collect(),
            gone: vec![Some(now); seats],
            stood_in: vec![false; seats],
            awaited: None,
            thought: 0,
            is_thinking: false,
            is_over: false,
            moved: None,
        }
    }

    /// The table.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Whether the match is over.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.is_over
    }

    /// Saves lines, and says what went wrong.
    pub fn save(&mut self, lines: &[Line], room: &mut Room<'_>) {
        room.guests.tally.moves.inc_by(moves_in(lines) as u64);
        let saving = self.pen.save(lines);
        self.tell_saving(saving, room);
    }

    /// The name of the record, when it was written anew beside the place where it was.
    pub fn take_moved(&mut self) -> Option<String> {
        self.moved.take()
    }

    /// Whether its record is that of the match with this number at the table.
    #[must_use]
    pub const fn is_saved_by(&self, number: u64) -> bool {
        self.pen.is_of(number)
    }

    fn tell_saving(&mut self, saving: Saving, room: &mut Room<'_>) {
        match saving {
            Saving::Failed(error) => {
                error!(table = room.place, %error, "not saved");
                self.tell_unsaved(&error, room);
            }
            Saving::Anew(path) => {
                warn!(table = room.place, "record written anew");
                self.moved = path.file_name().and_then(|name| name.to_str()).map(str::to_owned);
                room.guests.moved.push(room.place);
            }
            Saving::Done | Saving::Again | Saving::StillFailing => {}
        }
    }

    /// Tells all who are there that the table could not be saved.
    pub fn tell_unsaved(&mut self, error: &io::Error, room: &mut Room<'_>) {
        self.each_here(room, |talk, _, guests| talk.notice_unsaved(error, guests));
    }

    /// Whether the guest of a seat is at the table.
    fn is_here(&self, seat: Seat, room: &Room<'_>) -> bool {
        let id = room.kept.chairs.get(seat.index()).and_then(KeptChair::guest);
        id.is_some_and(|id| room.guests.at(&id) == Some(At::Chair(room.place)))
    }

    fn is_anybody_here(&self, room: &Room<'_>) -> bool {
        Seat::all(self.table.plan().seats).any(|seat| self.is_here(seat, room))
    }

    /// Does something with the conversation of each who is at the table.
    fn each_here(&mut self, room: &mut Room<'_>, mut does: impl FnMut(&mut Talk, &mut Table, &mut Guests)) {
        for seat in Seat::all(self.table.plan().seats) {
            if self.is_here(seat, room)
                && let Some(Some(talk)) = self.talks.get_mut(seat.index())
            {
                does(talk, &mut self.table, room.guests);
            }
        }
    }

    /// Tells all at the table, and those who watch.
    fn tell_all(
        &mut self,
        room: &mut Room<'_>,
        mut tell: impl FnMut(&mut Conversation, &mut Table) -> Vec<Effect>,
    ) {
        self.each_here(room, |talk, table, guests| {
            talk.tell(guests, |talk| tell(talk, table));
        });
        for watcher in room.watchers.iter_mut() {
            watcher.talk.tell(room.guests, |talk| tell(talk, &mut self.table));
        }
    }

    /// Tells all who are there, but one, of something that has no card in it.
    pub fn announce(&mut self, event: &Public, except: Option<&Id>, room: &mut Room<'_>) {
        self.each_here(room, |talk, _, guests| {
            if Some(talk.guest()) != except {
                talk.announce(event, guests);
            }
        });
        for watcher in room.watchers.iter_mut().filter(|watcher| Some(watcher.talk.guest()) != except) {
            watcher.talk.announce(event, room.guests);
        }
    }

    /// Tells those who watch what happened.
    fn tell_watchers(&mut self, room: &mut Room<'_>) {
        for watcher in room.watchers.iter_mut() {
            let from = watcher.told;
            let mut acts = from;
            watcher.talk.tell(room.guests, |talk| {
                let (effects, all) = session::tell_watched(talk, &self.table, from);
                acts = all;
                effects
            });
            watcher.told = acts;
        }
    }

    /// Tells all but one what others did.
    fn tell_news(&mut self, except: Option<Seat>, room: &mut Room<'_>) {
        for seat in Seat::all(self.table.plan().seats).filter(|seat| Some(*seat) != except) {
            if self.is_here(seat, room)
                && let Some(Some(talk)) = self.talks.get_mut(seat.index())
            {
                talk.tell(room.guests, |talk| session::tell_news(talk, &mut self.table));
            }
        }
        self.tell_watchers(room);
    }

    /// Begins: all who are there are told how.
    pub fn begin(&mut self, room: &mut Room<'_>) {
        for seat in Seat::all(self.table.plan().seats) {
            self.seat(seat, room);
        }
        self.tell_all(room, |talk, table| session::tell_beginning(talk, table, Begin::New));
        self.advance(room);
    }

    /// Lets a guest who is there take part in the conversation at its seat.
    fn seat(&mut self, seat: Seat, room: &mut Room<'_>) {
        let Some(id) = room.kept.chairs.get(seat.index()).and_then(KeptChair::guest) else {
            return;
        };
        let Some(guest) = room.guests.get(&id).filter(|guest| guest.at == At::Chair(room.place)) else {
            return;
        };
        let manner = room.guests.manner_of(&guest.kept);
        let Some(talk) = self.talks.get_mut(seat.index()) else { return };
        match talk {
            Some(talk) => {
                talk.adopt(&Change::Language(manner.locale().language()));
                talk.adopt(&Change::Verbosities(manner.tellings));
            }
            None => {
                *talk = Some(Talk::seated(id, manner, seat, self.table.names(), self.table.sitters()));
            }
        }
        if let Some(gone) = self.gone.get_mut(seat.index()) {
            *gone = None;
        }
    }

    /// A guest comes back to its seat.
    pub fn come_back(&mut self, seat: Seat, room: &mut Room<'_>) {
        self.seat(seat, room);
        self.table.come_back(seat);
        let stood_in = self.stood_in.get_mut(seat.index()).is_some_and(std::mem::take);
        let Some(Some(talk)) = self.talks.get_mut(seat.index()) else { return };
        talk.tell(room.guests, |talk| session::tell_beginning(talk, &self.table, Begin::Resumed));
        if stood_in {
            talk.answer("table-stand-in-you", &args!(), room.guests);
        }
        let (id, name) = (talk.guest().clone(), self.table.names().get(seat.index()).cloned());
        self.announce(&Public::Back(name.unwrap_or_default()), Some(&id), room);
        self.awaited = self.awaited.take().filter(|awaited| awaited.seat != seat);
        if self.table.to_act() != Some(seat)
            && let Some(Some(talk)) = self.talks.get_mut(seat.index())
        {
            talk.tell(room.guests, |talk| session::tell_news(talk, &mut self.table));
        }
        self.advance(room);
    }

    /// A guest is gone; the seat is kept.
    pub fn go(&mut self, seat: Seat, room: &mut Room<'_>) {
        if let Some(gone) = self.gone.get_mut(seat.index()) {
            *gone = Some(room.now);
        }
        let name = self.table.names().get(seat.index()).cloned().unwrap_or_default();
        let is_awaited = self.table.to_act() == Some(seat) && room.kept.stand_in.is_none() && !self.is_over;
        self.awaited = self.awaited.take().filter(|awaited| awaited.seat != seat);
        let event = if is_awaited { Public::Awaited(name) } else { Public::Gone(name) };
        self.announce(&event, None, room);
        self.advance(room);
    }

    /// A computer plays at a seat from now on, whose guest was removed.
    pub fn hand_over(&mut self, seat: Seat, room: &mut Room<'_>) {
        if let Some(talk) = self.talks.get_mut(seat.index()) {
            *talk = None;
        }
        if let Some(gone) = self.gone.get_mut(seat.index()) {
            *gone = Some(Duration::ZERO);
        }
        if let Some(stood_in) = self.stood_in.get_mut(seat.index()) {
            *stood_in = true;
        }
        self.awaited = self.awaited.take().filter(|awaited| awaited.seat != seat);
        self.advance(room);
    }

    /// Hears the guest of a seat.
    pub fn hear(&mut self, seat: Seat, deed: Deed, room: &mut Room<'_>) -> Rest {
        let was_running = self.table.game().is_round_running();
        let acted = self.table.to_act();
        let Some(Some(talk)) = self.talks.get_mut(seat.index()) else { return Rest::default() };
        let mut rest = talk.hear_at(&mut self.table, deed, &mut self.pen, room.guests);
        room.guests.tally.moves.inc_by(rest.moves as u64);
        if !rest.savings.is_empty() && std::mem::take(&mut self.is_thinking) {
            // A computer plays for whoever came back meanwhile, or took too long: what it thought of is no more.
            self.thought = self.thought.wrapping_add(1);
        }
        if let Some(awaited) = self.awaited.as_mut().filter(|awaited| awaited.seat == seat) {
            awaited.hear(room.now, room.kept.limit());
        }
        for saving in std::mem::take(&mut rest.savings) {
            self.tell_saving(saving, room);
        }
        if rest.leave == Some(Leave::Resigned) {
            rest.leave = None;
            self.resigned(seat, room);
            return rest;
        }
        if was_running && !self.table.game().is_round_running() {
            self.round_over(room);
        }
        if self.table.to_act() != acted {
            self.awaited = None;
            if !rest.is_told {
                self.tell_whose_turn(seat, room);
            }
            self.advance(room);
        }
        rest
    }

    /// Tells a guest who ended its turn who is waited for now; what a computer does is heard at once.
    fn tell_whose_turn(&mut self, seat: Seat, room: &mut Room<'_>) {
        let next = self.table.to_act().map(|next| self.table.sitter(next));
        if let (Some(PlayerKind::Person), Some(Some(talk))) = (next, self.talks.get_mut(seat.index())) {
            talk.tell(room.guests, |talk| session::tell_whose_turn(talk, &self.table));
        }
    }

    /// A guest gave the match up, and heard so; the others are told.
    fn resigned(&mut self, seat: Seat, room: &mut Room<'_>) {
        self.is_over = true;
        info!(table = room.place, "match given up");
        self.thought = self.thought.wrapping_add(1);
        let table = &mut self.table;
        for other in Seat::all(table.plan().seats).filter(|other| *other != seat) {
            if let Some(Some(talk)) = self.talks.get_mut(other.index())
                && room.guests.at(talk.guest()) == Some(At::Chair(room.place))
            {
                talk.tell(room.guests, |talk| session::tell_resigned(talk, table, seat));
            }
        }
        for watcher in room.watchers.iter_mut() {
            watcher.talk.tell(room.guests, |talk| session::tell_resigned(talk, table, seat));
        }
        self.announce(&Public::Over, None, room);
    }

    /// Goes on until somebody is to say something, or a computer thinks.
    pub fn advance(&mut self, room: &mut Room<'_>) {
        while !self.is_over && !self.is_thinking && self.is_anybody_here(room) {
            if !self.table.game().is_round_running() {
                if self.table.game().is_over() {
                    return self.finish(room);
                }
                self.begin_round(room);
                continue;
            }
            let Some(seat) = self.table.to_act() else { return };
            match self.table.sitter(seat) {
                PlayerKind::Computer(kind) => {
                    self.tell_news(None, room);
                    self.think(seat, kind, room);
                }
                PlayerKind::Person if self.is_here(seat, room) => return self.call(seat, room),
                PlayerKind::Person => {
                    if !self.is_stood_in(seat, room) {
                        return self.tell_news(None, room);
                    }
                    self.think(seat, STAND_IN, room);
                }
            }
        }
    }

    fn begin_round(&mut self, room: &mut Room<'_>) {
        let lines = self.table.deal();
        self.save(&lines, room);
        self.awaited = None;
        room.watchers.iter_mut().for_each(|watcher| watcher.told = 0);
        self.tell_all(room, |talk, table| session::tell_round(talk, table));
    }

    fn round_over(&mut self, room: &mut Room<'_>) {
        self.awaited = None;
        self.tell_watchers(room);
        self.tell_all(room, session::tell_round_over);
    }

    fn finish(&mut self, room: &mut Room<'_>) {
        self.is_over = true;
        info!(table = room.place, "match over");
        let totals = self.table.totals();
        self.save(&[totals], room);
        self.tell_all(room, |talk, table| session::tell_match_over(talk, table));
        self.announce(&Public::Over, None, room);
    }

    /// Tells a guest that it is its turn, once.
    fn call(&mut self, seat: Seat, room: &mut Room<'_>) {
        if self.awaited.as_ref().is_some_and(|awaited| awaited.seat == seat) {
            return;
        }
        self.tell_news(Some(seat), room);
        self.awaited = Some(Awaited::new(seat, room.now));
        if let Some(Some(talk)) = self.talks.get_mut(seat.index()) {
            talk.tell(room.guests, |talk| session::tell_turn(talk, &mut self.table));
        }
    }

    /// Looks whether somebody takes long, and says so; where the agreed time is over a computer plays the turn.
    pub fn look_at_time(&mut self, room: &mut Room<'_>) {
        let limit = room.kept.limit();
        let Some(awaited) = self.awaited.as_mut().filter(|_| !self.is_over && !self.is_thinking) else {
            return;
        };
        let (seat, Some(slow)) = (awaited.seat, awaited.pass(room.now, limit)) else { return };
        let (id, others) = match slow {
            Slow::Reminder => ("table-still-you", None),
            Slow::Waiting => ("table-still-you", Some(Public::Awaits as fn(String) -> Public)),
            Slow::Last => ("table-time-last", None),
            Slow::Over => ("table-time-over-you", Some(Public::TimeOver as fn(String) -> Public)),
        };
        let Some(Some(talk)) = self.talks.get_mut(seat.index()) else { return };
        talk.notice(id, &args!("n" => LAST.as_secs()), room.guests);
        let own = talk.guest().clone();
        if let Some(event) = others {
            let name = self.table.names().get(seat.index()).cloned().unwrap_or_default();
            self.announce(&event(name), Some(&own), room);
        }
        if slow == Slow::Over {
            self.think(seat, STAND_IN, room);
        }
    }

    /// Whether a computer plays for somebody who is gone; tells so at the first time.
    fn is_stood_in(&mut self, seat: Seat, room: &mut Room<'_>) -> bool {
        let is_computer = room.kept.chairs.get(seat.index()).is_some_and(|chair| chair.guest().is_none());
        if is_computer {
            return true;
        }
        let Some(after) = room.kept.stand_in() else { return false };
        let gone = self.gone.get(seat.index()).copied().flatten().unwrap_or(room.now);
        if room.now.saturating_sub(gone) < after {
            return false;
        }
        if let Some(stood_in) = self.stood_in.get_mut(seat.index())
            && !std::mem::replace(stood_in, true)
        {
            let name = self.table.names().get(seat.index()).cloned().unwrap_or_default();
            self.announce(&Public::StandIn(name), None, room);
        }
        true
    }

    fn think(&mut self, seat: Seat, kind: Kind, room: &mut Room<'_>) {
        self.is_thinking = true;
        self.thought = self.thought.wrapping_add(1);
        let (place, number, table) = (room.place, self.thought, Box::new(self.table.copy()));
        room.guests.push(Due::Work(Work::Think(Thought { place, number, table, seat, kind })));
    }

    /// Takes the turn that a computer played.
    pub fn take_thought(&mut self, number: u64, table: Table, lines: &[Vec<Line>], room: &mut Room<'_>) {
        if number != self.thought || self.is_over {
            return;
        }
        self.is_thinking = false;
        lines.iter().for_each(|lines| self.save(lines, room));
        self.table.adopt_turn(table);
        self.awaited = None;
        if self.table.game().is_round_running() {
            let next = self.table.to_act();
            self.tell_news(next, room);
        } else {
            self.round_over(room);
        }
        self.advance(room);
    }

    /// Lets somebody watch from now on.
    pub fn watch(&self, id: Id, guests: &Guests) -> Option<Watcher> {
        let manner = guests.manner_of(&guests.get(&id)?.kept);
        let talk = Talk::onlooking(id, manner, self.table.names(), self.table.sitters());
        Some(Watcher { talk, told: self.table.watched_from(0).1 })
    }

    /// How things stand for the guest of a seat.
    #[must_use]
    pub fn status(&self, seat: usize, wants: Wants) -> Option<Status> {
        self.talks.get(seat)?.as_ref().map(|talk| talk.status(Some(&self.table), wants))
    }

    /// The conversation of a seat.
    pub fn talk_mut(&mut self, seat: usize) -> Option<&mut Talk> {
        self.talks.get_mut(seat)?.as_mut()
    }
}
