//! The lobby: guests who are here, and what they say outside of a match.

pub(super) mod answers;
pub(super) mod chat;
pub(super) mod friends;
pub(super) mod handover;
pub(super) mod keys;
pub(super) mod loading;
pub(super) mod login;
pub(super) mod new_name;
pub(super) mod opening;
pub(super) mod outside;
pub(super) mod requests;
pub(super) mod results;
pub(super) mod rounds;
pub(super) mod seats;
pub(super) mod storing;
pub(super) mod tournament;
