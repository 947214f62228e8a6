//! Guests who go to another node, and what that is told.

use crate::server::ServerState;
use crate::server::accounts::names::Id;
use crate::server::guests::At;
use crate::server::handed::{Goal, HandedGuest, NodeMessage, Present};
use crate::server::wire::ServerEffect;

/// Lets a guest go to where it wants to be, with another node; nobody is told.
pub fn hand_over(state: &mut ServerState, id: &Id, goal: Goal, hops: u32) {
    let address = state.address_of(id);
    let Some(guest) = state.guests.get(id) else { return };
    let (connection, account, width) = (guest.connection, guest.account.clone(), guest.told_width);
    let (ssh, entry) = (guest.ssh.clone(), guest.entry.clone());
    let program = state.programs.get(&connection).cloned();
    let at = state.guests.at(id);
    state.let_out(connection);
    if let Some(At::Watching(place)) = at {
        state.stop_watching(place, id);
    }
    let handed = HandedGuest { account, program, ssh, width, address, goal, entry, hops, is_moved: false };
    state.guests.push(ServerEffect::Hand(connection, Box::new(handed)));
}

/// Tells all nodes, where there are several.
pub fn tell_nodes(state: &mut ServerState, what: NodeMessage) {
    if state.store.shared().is_some() {
        state.guests.push(ServerEffect::TellNodes(what));
    }
}

/// Where a guest is.
#[must_use]
pub const fn goal_of(at: At) -> Goal {
    match at {
        At::Lobby => Goal::Lobby,
        At::Seat(place) => Goal::Sit(place),
        At::Watching(place) => Goal::Watch(place),
    }
}

/// All who are with this node.
#[must_use]
pub fn present(state: &ServerState) -> Vec<Present> {
    let one = |(_, guest): (&Id, &crate::server::guests::Guest)| Present {
        name: guest.account.name.clone(),
        goal: goal_of(guest.at),
    };
    state.guests.all().map(one).collect()
}
