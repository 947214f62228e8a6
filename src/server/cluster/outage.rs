//! Whether what nodes share can be reached.

/// After how many ticks without a connection guests are told.
const SHORT: u32 = 5;

/// For how long it can't be reached, and whether that was told.
#[derive(Debug, Default)]
pub struct Outage {
    ticks: Option<u32>,
    is_told: bool,
}

impl Outage {
    /// It can be reached from now on, or can't; whether it is to be told that it is back.
    pub fn note(&mut self, is_connected: bool) -> bool {
        self.ticks = if is_connected { None } else { Some(0) };
        is_connected && std::mem::take(&mut self.is_told)
    }

    /// Returns whether it goes on.
    #[must_use]
    pub const fn is_on(&self) -> bool {
        self.ticks.is_some()
    }

    /// Time passes; whether it is to be told that it is away.
    pub fn tick(&mut self) -> bool {
        self.ticks = self.ticks.map(|ticks| ticks.saturating_add(1));
        let is_long = self.ticks.is_some_and(|ticks| ticks >= SHORT);
        is_long && !std::mem::replace(&mut self.is_told, true)
    }
}
