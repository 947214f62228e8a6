//! Where a guest is answered: in the conversation at its seat, in that of a watcher, or outside of a match.

use crate::locale::Args;
use crate::server::House;
use crate::server::accounts::names::Id;
use crate::server::guests::{At, Guests};
use crate::server::tables::hosted::Stage;
use crate::server::talk::Talk;

/// Does something with the conversation in which a guest is answered now.
pub fn in_talk<T>(house: &mut House, id: &Id, does: impl FnOnce(&mut Talk, &mut Guests) -> T) -> Option<T> {
    let at = house.guests.at(id)?;
    let (At::Chair(place) | At::Watching(place)) = at else { return house.guests.in_hall(id, does) };
    let Some(company) = house.tables.get_mut(&place) else { return house.guests.in_hall(id, does) };
    let seat = company.kept.chair_of(id);
    if let Some(watcher) = company.watchers.iter_mut().find(|watcher| watcher.talk.guest() == id) {
        return Some(does(&mut watcher.talk, &mut house.guests));
    }
    if let (Stage::Playing(play), Some(seat)) = (&mut company.stage, seat)
        && let Some(talk) = play.talk_mut(seat)
    {
        return Some(does(talk, &mut house.guests));
    }
    house.guests.in_hall(id, does)
}

/// Answers a guest with a message.
pub fn answer(house: &mut House, id: &Id, message: &str, args: &Args<'_>) {
    in_talk(house, id, |talk, guests| talk.answer(message, args, guests));
}

/// Refuses with a message.
pub fn refuse(house: &mut House, id: &Id, message: &str, args: &Args<'_>) {
    in_talk(house, id, |talk, guests| talk.refuse(message, args, guests));
}
