//! Accounts of guests: logging in, names and keys.

pub mod key;
pub mod names;
pub mod skeleton;
