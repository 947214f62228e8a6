//! What comes from other nodes: guests, tables, and what is told to all.

use crate::locale::args;
use crate::server::House;
use crate::server::accounts::names::Id;
use crate::server::admin::commands;
use crate::server::guests::At;
use crate::server::handed::{Beyond, Goal, Handed, Present};
use crate::server::lobby::answers::{answer, refuse};
use crate::server::lobby::handover::{beyond, goal_of, hand_over};
use crate::server::lobby::login;
use crate::server::lobby::seats;
use crate::server::public::Public;
use crate::server::storage::shared::{Holder, NodeId, SharedTable};
use crate::server::storage::stored::KeptGuest;
use crate::server::tables::hosted::Company;
use crate::server::wire::Connection;
use tracing::{info, warn};

/// A guest comes from another node, over a connection that leads there or to its client.
pub fn arrive(house: &mut House, connection: Connection, handed: Handed) {
    let id = Id::of(&handed.kept.name);
    if house.guests.get(&id).is_some_and(|guest| guest.entry > handed.entry) {
        return login::came_since(house, connection, &handed.kept);
    }
    login::let_go_of_older(house, &id);
    let mut kept = handed.kept;
    if let Some(program) = handed.program {
        kept.confirm = program.confirm;
        house.programs.insert(connection, program);
    }
    if let Some(address) = handed.address {
        house.comes_from(connection, address);
    }
    house.let_in(id.clone(), connection, kept, handed.width);
    if let Some(guest) = house.guests.get_mut(&id) {
        (guest.ssh, guest.entry) = (handed.ssh, handed.entry);
    }
    let Some(place) = handed.goal.place() else { return };
    match house.tables.get(&place).map(Company::is_here) {
        None => answer(house, &id, "node-table-gone", &args!()),
        Some(false) => hand_over(house, &id, handed.goal, handed.hops.saturating_add(1)),
        Some(true) => {
            if handed.is_moved {
                answer(house, &id, "node-moved", &args!());
            }
            match handed.goal {
                Goal::Watch(place) => seats::watch(house, &id, place),
                Goal::Sit(_) | Goal::Lobby => seats::sit(house, &id, place),
            }
        }
    }
}

/// What nodes share of a table became this.
pub fn learn_table(house: &mut House, place: usize, shared: Option<SharedTable>) {
    let Some(holder) = house.keep.shared().map(|own| shared.as_ref().map(|table| own.holder(table))) else {
        return;
    };
    let is_here = house.tables.get(&place).is_some_and(Company::is_here);
    match (shared, holder) {
        // This node is the one that writes it.
        (_, Some(Holder::Here)) => {}
        (None, _) if is_here => {}
        (None, _) | (_, None) => {
            house.tables.remove(&place);
        }
        (Some(shared), Some(holder)) => {
            if is_here {
                lose(house, place, &holder);
            }
            if shared.table.plan().is_none() {
                return;
            }
            let known = house.tables.remove(&place);
            let mut company = Company::new(place, shared.table, house.now).held_by(holder);
            company.is_busy = known.is_some_and(|known| known.is_busy);
            house.tables.insert(place, company);
        }
    }
}

/// What is kept of a guest became this.
pub fn learn_guest(house: &mut House, id: &Id, kept: Option<KeptGuest>) {
    if house.keep.shared().is_none() {
        return;
    }
    let is_banned = kept.as_ref().is_some_and(|kept| kept.banned);
    match kept {
        Some(kept) => house.keep.accounts_mut().insert(kept),
        None => house.keep.accounts_mut().remove(id),
    }
    if is_banned && house.guests.get(id).is_some() {
        commands::banned(house, id);
    }
}

/// A table is run here from now on, as its record left it.
pub fn take(house: &mut House, place: usize, shared: SharedTable, record: &[u8]) {
    let Some(desk) = house.keep.shared().map(|own| own.desk.clone()) else { return };
    info!(table = place, "table taken");
    let mut company = Company::new(place, shared.table, house.now);
    company.revive(desk, record, &mut house.guests, house.now);
    house.tables.insert(place, company);
}

/// A table is run by somebody else: its guests go there.
pub fn lose(house: &mut House, place: usize, holder: &Holder) {
    warn!(table = place, "table lost to another node");
    for (id, goal) in at_table(house, place) {
        hand_over(house, &id, goal, 0);
    }
    if let Some(company) = house.tables.remove(&place) {
        let company = Company::new(place, company.kept, house.now).held_by(holder.clone());
        house.tables.insert(place, company);
    }
}

/// All who are at a table that is run here.
#[must_use]
pub fn at_table(house: &House, place: usize) -> Vec<(Id, Goal)> {
    let there = house.guests.all().filter(|(_, guest)| goal_of(guest.at).place() == Some(place));
    there.map(|(id, guest)| (id.clone(), goal_of(guest.at))).collect()
}

/// A table could not be opened, for somebody else opened one by its name in the same moment.
pub fn not_opened(house: &mut House, place: usize) {
    let there = at_table(house, place);
    house.tables.remove(&place);
    for (id, _) in there {
        if let Some(guest) = house.guests.get_mut(&id) {
            guest.at = At::Lobby;
        }
        refuse(house, &id, "node-not-opened", &args!());
    }
}

/// A name was taken by somebody else in the same moment: whoever came in by it here has to choose another.
pub fn name_taken(house: &mut House, id: &Id) {
    let name = house.guests.get(id).map(|guest| guest.kept.name.clone()).unwrap_or_default();
    answer(house, id, "door-taken", &args!("name" => name));
    house.let_go(id);
}

/// Something was told to all nodes.
pub fn hear(house: &mut House, what: Beyond) {
    match what {
        Beyond::Said { name, text } => seats::say_in_lobby(house, &Public::Said(name, text), None),
        Beyond::Arrived(name, entry) => {
            house.last_entry = house.last_entry.max(entry.count);
            let id = Id::of(&name);
            if house.guests.get(&id).is_some_and(|guest| guest.entry < entry) {
                login::let_go_of_older(house, &id);
                beyond(house, Beyond::Replaced(name));
            }
        }
        // Told where its client is.
        Beyond::Replaced(_) => {}
        Beyond::Invited { guest, by, place } => {
            seats::tell_invited(house, &Id::of(&guest), &by, place);
        }
        Beyond::KeeperSays(text) => commands::tell_said(house, &text),
    }
}

/// These are with another node.
pub fn learn_present(house: &mut House, node: NodeId, present: Vec<Present>) {
    if present.is_empty() {
        house.elsewhere.remove(&node);
    } else {
        house.elsewhere.insert(node, present);
    }
    for company in house.tables.values_mut() {
        company.is_busy = false;
    }
    let places: Vec<usize> =
        house.elsewhere.values().flatten().filter_map(|present| present.goal.place()).collect();
    for place in places {
        if let Some(company) = house.tables.get_mut(&place) {
            company.is_busy = !company.is_here();
        }
    }
}
