//! Messages from other nodes: guests, tables, and news for all.

use crate::locale::args;
use crate::server::ServerState;
use crate::server::accounts::names::Id;
use crate::server::admin::commands;
use crate::server::event::Connection;
use crate::server::guest_transfer::{Destination, NodeMessage, PresentGuest, Route, TransferredGuest};
use crate::server::guests::Location;
use crate::server::lobby::answers::{answer, refuse};
use crate::server::lobby::chat;
use crate::server::lobby::friends;
use crate::server::lobby::handover::{goal_of, hand_over, tell_nodes};
use crate::server::lobby::login;
use crate::server::lobby::seats;
use crate::server::storage::shared::{Holder, NodeId, SharedTable};
use crate::server::storage::stored::Account;
use crate::server::tables::hosted::HostedTable;
use crate::session::Announcement;
use tracing::{info, warn};

/// A guest comes from another node, over a connection that leads there or to its client.
pub(crate) fn arrive(state: &mut ServerState, connection: Connection, handed: TransferredGuest) {
    let id = Id::of(&handed.account.name);
    if state.guests.get(&id).is_some_and(|guest| guest.entry > handed.entry) {
        return login::came_since(state, connection, &handed.account);
    }
    login::let_go_of_older(state, &id);
    let mut account = handed.account;
    if let Some(program) = handed.program {
        account.confirm = program.confirm;
        state.programs.insert(connection, program);
    }
    if let Some(address) = handed.address {
        state.comes_from(connection, address);
    }
    state.let_in(id.clone(), connection, account, handed.width);
    if let Some(guest) = state.guests.get_mut(&id) {
        (guest.ssh, guest.entry) = (handed.ssh, handed.entry);
    }
    let Some(place) = handed.goal.place() else { return };
    match state.tables.get(&place).map(HostedTable::is_here) {
        None => answer(state, &id, "node-table-gone", &args!()),
        Some(false) => {
            let hops = handed.route.hops.saturating_add(1);
            hand_over(state, &id, handed.goal, Route { hops, ..handed.route });
        }
        Some(true) => {
            if handed.route.is_moved {
                answer(state, &id, "node-moved", &args!());
            }
            match handed.goal {
                Destination::Watch(place) => seats::watch(state, &id, place),
                Destination::Sit(_) | Destination::Lobby => seats::sit(state, &id, place),
            }
        }
    }
}

/// Learns that the shared state of a table became this.
pub(crate) fn learn_table(state: &mut ServerState, place: usize, shared: Option<SharedTable>) {
    let Some(holder) = state.store.shared().map(|own| shared.as_ref().map(|table| own.holder(table))) else {
        return;
    };
    let is_here = state.tables.get(&place).is_some_and(HostedTable::is_here);
    match (shared, holder) {
        // This node is the one that writes it.
        (_, Some(Holder::Here)) => {}
        (None, _) if is_here => {}
        (None, _) | (_, None) => {
            state.tables.remove(&place);
        }
        (Some(shared), Some(holder)) => {
            if is_here {
                lose(state, place, &holder);
            }
            if shared.table.plan().is_none() {
                return;
            }
            let known = state.tables.remove(&place);
            let mut hosted = HostedTable::new(place, *shared.table, state.now).held_by(holder);
            hosted.is_busy = known.is_some_and(|known| known.is_busy);
            state.tables.insert(place, hosted);
        }
    }
}

/// An account became this.
pub(crate) fn learn_guest(state: &mut ServerState, id: &Id, account: Option<Account>) {
    if state.store.shared().is_none() {
        return;
    }
    let is_banned = account.as_ref().is_some_and(|account| account.banned);
    match account {
        Some(account) => {
            // A match may have ended elsewhere for a guest who is here.
            let here = state
                .guests
                .get_mut(id)
                .filter(|guest| guest.account.results.latest() < account.results.latest());
            if let Some(guest) = here {
                guest.account.results = account.results.clone();
            }
            state.store.accounts_mut().insert(account);
        }
        None => state.store.accounts_mut().remove(id),
    }
    if is_banned && state.guests.get(id).is_some() {
        commands::banned(state, id);
    }
}

/// A table is run here from now on, as its record left it.
pub(crate) fn take(state: &mut ServerState, place: usize, shared: SharedTable, record: &[u8]) {
    let Some(sender) = state.store.shared().map(|own| own.sender.clone()) else { return };
    info!(table = place, "table taken");
    let mut hosted = HostedTable::new(place, *shared.table, state.now);
    hosted.revive(sender, record, &mut state.guests, state.now);
    state.tables.insert(place, hosted);
}

/// A table is run by somebody else: its guests go there.
pub(crate) fn lose(state: &mut ServerState, place: usize, holder: &Holder) {
    warn!(table = place, "table lost to another node");
    for (id, goal) in at_table(state, place) {
        hand_over(state, &id, goal, Route::default());
    }
    if let Some(hosted) = state.tables.remove(&place) {
        let hosted = HostedTable::new(place, hosted.stored, state.now).held_by(holder.clone());
        state.tables.insert(place, hosted);
    }
}

/// All who are at a table that is run here.
#[must_use]
pub(crate) fn at_table(state: &ServerState, place: usize) -> Vec<(Id, Destination)> {
    let there = state.guests.all().filter(|(_, guest)| goal_of(guest.at).place() == Some(place));
    there.map(|(id, guest)| (id.clone(), goal_of(guest.at))).collect()
}

/// A table could not be opened, for somebody else opened one by its name in the same moment.
pub(crate) fn not_opened(state: &mut ServerState, place: usize) {
    let there = at_table(state, place);
    state.tables.remove(&place);
    for (id, _) in there {
        if let Some(guest) = state.guests.get_mut(&id) {
            guest.at = Location::Lobby;
        }
        refuse(state, &id, "node-not-opened", &args!());
    }
}

/// A name was taken by somebody else in the same moment: whoever came in by it here has to choose another.
pub(crate) fn name_taken(state: &mut ServerState, id: &Id) {
    let name = state.guests.get(id).map(|guest| guest.account.name.clone()).unwrap_or_default();
    answer(state, id, "login-taken", &args!("name" => name));
    state.let_go(id);
}

/// Something was told to all nodes.
pub(crate) fn hear(state: &mut ServerState, what: NodeMessage) {
    match what {
        NodeMessage::Said { name, text } => chat::say_in_lobby(state, &Announcement::Said(name, text), None),
        NodeMessage::Arrived(name, entry) => {
            state.last_entry = state.last_entry.max(entry.count);
            let id = Id::of(&name);
            if friends::whereabouts(state, &id).is_none() {
                friends::tell_of_arrival(state, &id, &name);
            }
            if state.guests.get(&id).is_some_and(|guest| guest.entry < entry) {
                login::let_go_of_older(state, &id);
                tell_nodes(state, NodeMessage::Replaced(name));
            }
        }
        NodeMessage::Told { guest, by, text } => friends::hear_told(state, &Id::of(&guest), by, text),
        // Told where its client is.
        NodeMessage::Replaced(_) => {}
        NodeMessage::Invited { guest, by, place } => {
            seats::tell_invited(state, &Id::of(&guest), &by, place);
        }
        NodeMessage::KeeperSays(text) => commands::tell_said(state, &text),
    }
}

/// These are with another node.
pub(crate) fn learn_present(state: &mut ServerState, node: NodeId, present: Vec<PresentGuest>) {
    if present.is_empty() {
        state.elsewhere.remove(&node);
    } else {
        state.elsewhere.insert(node, present);
    }
    for hosted in state.tables.values_mut() {
        hosted.is_busy = false;
    }
    let places: Vec<usize> =
        state.elsewhere.values().flatten().filter_map(|present| present.goal.place()).collect();
    for place in places {
        if let Some(hosted) = state.tables.get_mut(&place) {
            hosted.is_busy = !hosted.is_here();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::LANGUAGES;
    use crate::meaning::TableOptions;
    use crate::rules::Game;
    use crate::server::Store;
    use crate::server::event::ServerEffect;
    use crate::server::event_handler;
    use crate::server::guest_transfer::LoginStamp;
    use crate::server::lobby::opening::described;
    use crate::server::metrics::Metrics;
    use crate::session::Preferences;
    use std::time::Duration;

    /// A table that another node runs.
    fn elsewhere(place: usize) -> HostedTable {
        let options = TableOptions { game: Some(Game::Nimm), ..TableOptions::default() };
        let stored = described(&options, "Ann").unwrap();
        HostedTable::new(place, stored, Duration::ZERO).held_by(Holder::Node(NodeId::of("2")))
    }

    #[test]
    fn a_guest_whose_node_is_gone_and_who_is_handed_on_is_told_of_it_by_the_next_node() {
        let data = tempfile::tempdir().unwrap();
        let preferences = Preferences::new(&LANGUAGES[0]);
        let today = || "2026-11-22".to_owned();
        let store = Store::open(data.path()).unwrap();
        let mut state = ServerState::open(store, &preferences, today, Metrics::default());
        state.tables.insert(3, elsewhere(3));
        let guest = TransferredGuest {
            account: Account { name: "Ann".to_owned(), ..Account::default() },
            program: None,
            ssh: None,
            width: None,
            address: None,
            goal: Destination::Sit(3),
            entry: LoginStamp::default(),
            route: Route { hops: 1, is_moved: true },
        };
        arrive(&mut state, Connection(1), guest);
        let handed = event_handler::effects(&mut state).into_iter().find_map(|effect| match effect {
            ServerEffect::Hand(_, guest) => Some(guest.route),
            ServerEffect::Tell(..)
            | ServerEffect::Status(..)
            | ServerEffect::Entered(..)
            | ServerEffect::Close(_)
            | ServerEffect::Work(_)
            | ServerEffect::Unheard(..)
            | ServerEffect::TellNodes(_)
            | ServerEffect::Admin(_)
            | ServerEffect::End => None,
        });
        assert_eq!(handed, Some(Route { hops: 2, is_moved: true }));
    }
}
