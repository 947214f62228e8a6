//! Accounts of guests: logging in, names and keys.

pub mod fingerprint;
pub mod key;
pub mod names;
