/// Buffalos in the supply at the start.
pub const BUFFALOS: u8 = 10;
/// The number of cards a pile needs to earn a buffalo (N3).
pub const EARNING: u8 = 3;
