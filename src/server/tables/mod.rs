//! Tables: the seats and those who sit there.

pub mod all;
pub mod hosted;
pub mod hosted_match;
