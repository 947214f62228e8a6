//! Guests who go to another node, and what that is told.

use crate::server::ServerState;
use crate::server::accounts::names::Id;
use crate::server::event::ServerEffect;
use crate::server::guest_transfer::{Destination, NodeMessage, PresentGuest, Route, TransferredGuest};
use crate::server::guests::Location;

/// Lets a guest go to where it wants to be, with another node; nobody is told.
pub(crate) fn hand_over(state: &mut ServerState, id: &Id, goal: Destination, route: Route) {
    let address = state.address_of(id);
    let Some(guest) = state.guests.get(id) else { return };
    let (connection, account, width) = (guest.connection, guest.account.clone(), guest.told_width);
    let (ssh, entry) = (guest.ssh.clone(), guest.entry.clone());
    let program = state.programs.get(&connection).cloned();
    let at = state.guests.at(id);
    state.let_out(connection);
    if let Some(Location::Watching(place)) = at {
        state.stop_watching(place, id);
    }
    let handed = TransferredGuest { account, program, ssh, width, address, goal, entry, route };
    state.guests.push(ServerEffect::Hand(connection, Box::new(handed)));
}

/// Tells all nodes, where there are several.
pub(crate) fn tell_nodes(state: &mut ServerState, what: NodeMessage) {
    if state.store.shared().is_some() {
        state.guests.push(ServerEffect::TellNodes(what));
    }
}

/// Where a guest is.
#[must_use]
pub(crate) const fn goal_of(at: Location) -> Destination {
    match at {
        Location::Lobby => Destination::Lobby,
        Location::Seat(place) => Destination::Sit(place),
        Location::Watching(place) => Destination::Watch(place),
    }
}

/// All who are with this node.
#[must_use]
pub(crate) fn present(state: &ServerState) -> Vec<PresentGuest> {
    let one = |(_, guest): (&Id, &crate::server::guests::Guest)| PresentGuest {
        name: guest.account.name.clone(),
        goal: goal_of(guest.at),
    };
    state.guests.all().map(one).collect()
}
