//! Guests who go to another node, and what that is told.

use crate::server::House;
use crate::server::accounts::names::Id;
use crate::server::guests::At;
use crate::server::handed::{Beyond, Goal, Handed, Present};
use crate::server::wire::Due;

/// Lets a guest go to where it wants to be, with another node; nobody is told.
pub fn hand_over(house: &mut House, id: &Id, goal: Goal, hops: u32) {
    let address = house.address_of(id);
    let Some(guest) = house.guests.get(id) else { return };
    let (connection, kept, width) = (guest.connection, guest.kept.clone(), guest.told_width);
    let (ssh, entry) = (guest.ssh.clone(), guest.entry.clone());
    let program = house.programs.get(&connection).cloned();
    let at = house.guests.at(id);
    house.let_out(connection);
    if let Some(At::Watching(place)) = at {
        house.stop_watching(place, id);
    }
    let handed = Handed { kept, program, ssh, width, address, goal, entry, hops, is_moved: false };
    house.guests.push(Due::Hand(connection, Box::new(handed)));
}

/// Tells all nodes, where there are several.
pub fn beyond(house: &mut House, what: Beyond) {
    if house.keep.shared().is_some() {
        house.guests.push(Due::Beyond(what));
    }
}

/// Where a guest is.
#[must_use]
pub const fn goal_of(at: At) -> Goal {
    match at {
        At::Lobby => Goal::Lobby,
        At::Chair(place) => Goal::Sit(place),
        At::Watching(place) => Goal::Watch(place),
    }
}

/// All who are with this node.
#[must_use]
pub fn present(house: &House) -> Vec<Present> {
    let one = |(_, guest): (&Id, &crate::server::guests::Guest)| Present {
        name: guest.kept.name.clone(),
        goal: goal_of(guest.at),
    };
    house.guests.all().map(one).collect()
}
