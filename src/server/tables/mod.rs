//! Tables: the seats and those who sit there.

pub mod hosted;
pub mod hosted_match;
pub mod registry;
