//! Accounts of guests: logging in, names and keys.

pub(super) mod key;
pub(super) mod names;
pub(super) mod results;
pub(super) mod skeleton;
