//! Tables: the seats and those who sit there.

pub(super) mod hosted;
pub(super) mod hosted_match;
pub(super) mod registry;
