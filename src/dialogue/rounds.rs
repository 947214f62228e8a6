use crate::players::Played;
use crate::rules::{Action, Round};

/// The rounds of a match with their numbers, as they were played so far.
#[derive(Clone, Debug, Default)]
pub struct Rounds(Vec<(u32, Played)>);

impl Rounds {
    /// A round begins.
    pub fn begin(&mut self, number: u32, dealt: Round) {
        // Rounds are few and large, and there may be thousands of tables.
        self.0.reserve_exact(1);
        self.0.push((number, Played::new(dealt)));
    }

    /// An action was carried out in the last round.
    pub fn note(&mut self, action: Action) {
        if let Some((_, played)) = self.0.last_mut() {
            played.actions.push(action);
        }
    }

    /// The last action was taken back.
    pub fn take_back(&mut self) {
        if let Some((_, played)) = self.0.last_mut() {
            played.actions.pop();
        }
    }

    /// All of them, in order.
    #[must_use]
    pub fn all(&self) -> &[(u32, Played)] {
        &self.0
    }
}
