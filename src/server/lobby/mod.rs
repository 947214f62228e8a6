//! The lobby: guests who are here, and what they say outside of a match.

pub mod answers;
pub mod chat;
pub mod handover;
pub mod keys;
pub mod loading;
pub mod login;
pub mod new_name;
pub mod opening;
pub mod outside;
pub mod requests;
pub mod seats;
pub mod storing;
