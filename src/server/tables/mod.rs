//! Tables: the seats and those who sit there.

pub mod all;
pub mod awaited;
pub mod hosted;
pub mod play;
pub mod room;
