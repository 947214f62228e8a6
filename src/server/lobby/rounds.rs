//! The rounds of the tournament: tables open by themselves, guests are led to them, and what comes of a round is told.

use super::answers::in_conversation;
use super::{loading, results, seats};
use crate::locale::{Locale, args};
use crate::meaning::Lobby;
use crate::narration::{UtteranceKind, capitalised, listed};
use crate::record::TotalsLine;
use crate::server::ServerState;
use crate::server::accounts::names::{Id, table_name};
use crate::server::guests::Location;
use crate::server::storage::commit::WriteOutcome;
use crate::server::tables::hosted::{HostedTable, TableStage};
use crate::server::tournaments::stored::{
    FEWEST_PLAYERS, RoundTable, StoredTournament, TableOutcome, TournamentStage,
};
use crate::session::Announcement;
use std::time::Duration;
use tracing::{error, info};

/// The time for which a tournament waits for players when none of them is here.
const DESERTED: Duration = Duration::from_secs(3_600);

/// Tells all who play in the tournament and are here, but one.
pub(crate) fn tell_players(state: &mut ServerState, except: Option<&Id>, line: impl Fn(&Locale) -> String) {
    let Some(one) = &state.tournament else { return };
    for id in one.stored.playing().filter(|id| Some(id) != except).collect::<Vec<_>>() {
        in_conversation(state, &id, |conversation, guests| {
            conversation.tell_lines(UtteranceKind::Round, |locale| vec![line(locale)], guests);
        });
    }
}

/// The sentence that so many begin a tournament of so many rounds.
pub(crate) fn begins(locale: &Locale, n: usize, rounds: usize) -> String {
    locale.format("tournament-begins", &args!("n" => n, "rounds" => rounds))
}

/// Begins the tournament, and tells all players but whoever is answered.
pub(crate) fn start(state: &mut ServerState, by: Option<&Id>) {
    let Some(one) = &state.tournament else { return };
    let (n, rounds) = (one.stored.players.len(), one.stored.rounds);
    info!(players = n, rounds, "tournament begun");
    tell_players(state, by, |locale| begins(locale, n, rounds));
    draw(state);
}

/// Draws the next round. Its tables are begun once it is stored which they are.
fn draw(state: &mut ServerState) {
    let Some(drawn) = state.tournament.as_ref().map(|one| one.stored.draw()) else { return };
    let mut round = Vec::new();
    for players in drawn {
        let place = state.tables.free(state.rank);
        let table = RoundTable { place, players, outcome: TableOutcome::Running };
        open(state, &table);
        round.push(table);
    }
    if let Some(one) = &mut state.tournament {
        one.stored.begin(round);
    }
    state.store_tournament();
}

/// Opens a table of the round, at which nothing is played yet.
fn open(state: &mut ServerState, table: &RoundTable) {
    let Some(stored) = state.tournament.as_ref().map(|one| one.stored.opened(table)) else { return };
    state.tables.insert(table.place, HostedTable::new(table.place, stored, state.now));
}

/// The table of the round at which a guest has a seat, as long as it is played.
#[must_use]
pub(crate) fn running_table_of(state: &ServerState, id: &Id) -> Option<usize> {
    let tournament = &state.tournament.as_ref()?.stored;
    state.tables.places_of(id).find(|place| tournament.running_at(*place).is_some())
}

/// Has a computer play at the seat that a guest has in the round.
pub(crate) fn give_up_seat(state: &mut ServerState, id: &Id) {
    let Some(place) = running_table_of(state, id) else { return };
    let Some(hosted) = state.tables.get_mut(&place) else { return };
    let Some(seat) = hosted.seat_of(id) else { return };
    let computer = hosted.stored.computer();
    hosted.hand_on(seat, computer, &mut state.guests, state.now);
    state.store_table(place);
    let event = Announcement::Left(seats::name_of_guest(state, id));
    seats::announce(state, place, &event, Some(id));
    if state.guests.at(id) == Some(Location::Seat(place)) {
        seats::put(state, id, Location::Lobby);
    }
}

/// Stores the results of matches that have ended; of one that was given up, only for a tournament.
pub(crate) fn matches_ended(state: &mut ServerState) {
    for (place, ended) in std::mem::take(&mut state.guests.ended) {
        note_end(state, place, &ended);
        if ended.resigned.is_none() {
            results::store(state, place, &ended.totals);
        }
    }
}

/// Notes what came of a table whose match has ended, if it is one of the round.
pub(crate) fn note_end(state: &mut ServerState, place: usize, ended: &TotalsLine) {
    let Some(tournament) = state.tournament.as_ref().map(|one| &one.stored) else { return };
    let outcome = tournament.outcome_of(ended);
    end(state, place, outcome);
}

fn end(state: &mut ServerState, place: usize, outcome: TableOutcome) {
    if state.tournament.as_mut().is_some_and(|one| one.stored.end(place, outcome)) {
        state.store_tournament();
    }
}

/// The tournament was written, or could not be.
pub(crate) fn written(state: &mut ServerState, outcome: WriteOutcome) {
    match outcome {
        WriteOutcome::Saved(saving) => state.note_tournament_saving(saving),
        WriteOutcome::Broken => error!("tournament written no more"),
    }
}

/// Time passes: the tournament goes on as far as it can.
pub(crate) fn tick(state: &mut ServerState) {
    // A match that has just ended is noted before its table is looked at.
    matches_ended(state);
    let Some(one) = &state.tournament else { return };
    if one.is_unsaved {
        state.store_tournament();
    }
    let Some(tournament) = state.tournament.as_ref().map(|one| one.stored.clone()) else { return };
    match tournament.stage {
        TournamentStage::Gathering => wait(state, &tournament),
        TournamentStage::Playing => go_on(state, &tournament),
        TournamentStage::Over => {}
    }
}

/// Waits for players, but not for ever where a guest opened it.
fn wait(state: &mut ServerState, tournament: &StoredTournament) {
    let is_anybody_here = tournament.playing().any(|id| state.guests.get(&id).is_some());
    let now = state.now;
    let Some(one) = &mut state.tournament else { return };
    if is_anybody_here || tournament.opener.is_none() {
        one.idle = now;
    } else if now.saturating_sub(one.idle) > DESERTED {
        info!("tournament cleared");
        state.tournament = None;
        state.store_tournament();
    }
}

/// Goes on with the round: tables that are not there are opened, and once all are played comes the next round.
fn go_on(state: &mut ServerState, tournament: &StoredTournament) {
    let is_written = state.tournament_wait().is_none();
    for table in tournament.round().iter().filter(|table| table.outcome == TableOutcome::Running) {
        go_on_at(state, tournament, table, is_written);
    }
    // What is told of a table is told before its guests are led to another.
    let is_told = |table: &RoundTable| state.wait_at(table.place).is_none();
    if is_written
        && tournament.round().iter().all(|table| table.outcome != TableOutcome::Running && is_told(table))
    {
        finish(state);
    }
}

fn go_on_at(state: &mut ServerState, tournament: &StoredTournament, table: &RoundTable, is_written: bool) {
    let place = table.place;
    if !state.tables.contains_key(&place) {
        open(state, table);
    }
    let Some(hosted) = state.tables.get(&place) else { return };
    match &hosted.stage {
        TableStage::Gathering if is_written => begin(state, tournament, table),
        TableStage::Gathering => {}
        TableStage::Unloaded => {
            loading::read(state, place);
        }
        TableStage::Playing(play) if !play.is_over() => {}
        // Of a match whose end was noted it is not asked here.
        TableStage::Playing(_) | TableStage::Over | TableStage::Damaged => {
            end(state, place, TableOutcome::Void)
        }
    }
}

/// Leads those who play at a table of the round to it, and begins.
fn begin(state: &mut ServerState, tournament: &StoredTournament, table: &RoundTable) {
    let names: Vec<Option<&String>> = table
        .players
        .iter()
        .filter_map(|player| Some(tournament.players.get(*player)?.name.as_ref()))
        .collect();
    let computers = tournament.table.chairs.len().saturating_sub(table.players.len());
    let called = |locale: &Locale, id: &Id| {
        let others = names.iter().filter(|name| name.map(|name| Id::of(name)).as_ref() != Some(id));
        let others = others.map(|name| name_told(locale, *name));
        let computers = (computers > 0).then(|| locale.format("lobby-computers", &args!("n" => computers)));
        let with: Vec<String> = others.chain(computers).collect();
        let args = args!(
            "round" => tournament.drawn.len(),
            "rounds" => tournament.rounds,
            "table" => table_name(locale, table.place),
            "names" => listed(locale, &with)
        );
        locale.format("tournament-round", &args)
    };
    let guests: Vec<Id> =
        state.tables.get(&table.place).map(|hosted| hosted.guests().collect()).unwrap_or_default();
    for id in &guests {
        let is_led = lead(state, id, table.place);
        in_conversation(state, id, |conversation, guests| {
            let lines = |locale: &Locale| {
                let sit = Lobby::Sit(table_name(locale, table.place)).said(locale);
                let busy = (!is_led).then(|| locale.format("tournament-busy", &args!("sit" => sit)));
                std::iter::once(called(locale, id)).chain(busy).collect()
            };
            conversation.tell_lines(UtteranceKind::Round, lines, guests);
        });
    }
    seats::begin(state, table.place);
}

/// Leads a guest to its table, unless it plays at another; returns whether it is there.
fn lead(state: &mut ServerState, id: &Id, place: usize) -> bool {
    match state.guests.at(id) {
        None => return true,
        Some(Location::Lobby) => {}
        Some(Location::Watching(other)) => state.stop_watching(other, id),
        Some(Location::Seat(other)) => {
            let hosted = state.tables.get_mut(&other).filter(|_| other != place);
            match hosted {
                Some(hosted) if hosted.play().is_some_and(|play| !play.is_over()) => return false,
                Some(hosted) => {
                    hosted.give_up(id);
                    let event = Announcement::Left(seats::name_of_guest(state, id));
                    seats::announce(state, other, &event, Some(id));
                    state.store_table(other);
                    seats::clear_if_empty(state, other);
                }
                None => {}
            }
        }
    }
    state.openings.remove(id);
    if let Some(guest) = state.guests.get_mut(id) {
        guest.waiting = None;
    }
    seats::put(state, id, Location::Seat(place));
    true
}

/// Tells what came of the round, and begins the next, or ends the tournament.
fn finish(state: &mut ServerState) {
    let Some(one) = &mut state.tournament else { return };
    let is_over =
        one.stored.drawn.len() >= one.stored.rounds || one.stored.playing().count() < FEWEST_PLAYERS;
    if is_over {
        one.stored.stage = TournamentStage::Over;
    }
    let tournament = one.stored.clone();
    for id in tournament.playing().collect::<Vec<_>>() {
        in_conversation(state, &id, |conversation, guests| {
            conversation.tell_lines(
                UtteranceKind::Round,
                |locale| outcome_told(locale, &tournament, &id),
                guests,
            );
        });
    }
    if is_over {
        info!("tournament over");
        return state.store_tournament();
    }
    for table in tournament.round() {
        clear(state, table.place);
    }
    draw(state);
}

/// The lines behind a round, or behind the last, for one who plays.
fn outcome_told(locale: &Locale, tournament: &StoredTournament, id: &Id) -> Vec<String> {
    let standings = tournament.standings();
    let own = standings.iter().find(|one| Some(one.player) == tournament.player(id));
    let best: Vec<_> = standings.iter().filter(|one| one.place == 1).collect();
    let name = |player: usize| tournament.players.get(player).and_then(|player| player.name.as_ref());
    let names: Vec<String> = best.iter().map(|one| name_told(locale, name(one.player))).collect();
    let is_alone = best.len() == 1 && own.is_some_and(|own| own.place == 1);
    let message = match (tournament.stage, is_alone) {
        (TournamentStage::Over, true) => "tournament-won-you",
        (TournamentStage::Over, false) => "tournament-won",
        (TournamentStage::Gathering | TournamentStage::Playing, true) => "tournament-leads-you",
        (TournamentStage::Gathering | TournamentStage::Playing, false) => "tournament-leads",
    };
    let args = args!(
        "round" => tournament.drawn.len(),
        "n" => names.len(),
        "names" => listed(locale, &names),
        "points" => best.first().map(|one| one.points).unwrap_or_default()
    );
    let own = own
        .filter(|own| own.place > 1)
        .map(|own| locale.format("tournament-own", &args!("place" => own.place, "points" => own.points)));
    std::iter::once(locale.format(message, &args)).chain(own).collect()
}

/// Forgets a table of a round that is over; whoever is there is in the lobby.
fn clear(state: &mut ServerState, place: usize) {
    // Where all have left it before, its number may be that of another.
    let Some(hosted) = state.tables.get(&place).filter(|hosted| hosted.stored.is_of_tournament()) else {
        return;
    };
    let watching: Vec<Id> = hosted.watchers.iter().map(|watcher| watcher.guest.clone()).collect();
    let seated: Vec<Id> = hosted.guests().collect();
    for id in watching {
        seats::stop_watching(state, &id, place);
    }
    for id in seated {
        if state.guests.at(&id) == Some(Location::Seat(place)) {
            seats::put(state, &id, Location::Lobby);
        }
    }
    state.clear(place);
}

/// A player's name, as long as there is the account.
pub(crate) fn name_told(locale: &Locale, name: Option<&String>) -> String {
    name.cloned().unwrap_or_else(|| capitalised(&locale.text("result-nobody")))
}
