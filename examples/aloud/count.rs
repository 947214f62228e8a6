//! The outcomes of what was said, counted.

use super::sound::{Noise, Speaker};

/// The outcome of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Done as meant, at once.
    AtOnce,
    /// Done as meant after the yes that the setting asks for what can't be taken back.
    Confirmed,
    /// Asked back because it was not sure, then done as meant.
    AskedBack,
    /// Asked back, and not done.
    AskedInVain,
    /// Another move was made, at once or behind an answer.
    AnotherMove,
    /// A question was answered that was not asked, or something refused; the game is as it was.
    Harmless,
    /// Nothing came of it: it has to be said again.
    Unheard,
}

impl Outcome {
    /// All of them, with what the head of the table calls them.
    const ALL: [(Outcome, &str); 7] = [
        (Outcome::AtOnce, "as meant at once"),
        (Outcome::Confirmed, "as meant behind the yes for what is final"),
        (Outcome::AskedBack, "asked back and done"),
        (Outcome::AskedInVain, "asked back and not done"),
        (Outcome::AnotherMove, "another move"),
        (Outcome::Harmless, "another thing"),
        (Outcome::Unheard, "not heard"),
    ];
}

/// The number of each outcome, and the times they took.
#[derive(Debug, Default)]
pub struct Count {
    outcomes: Vec<Outcome>,
    /// From the end of speech until it was taken for the end, in milliseconds.
    pub waits: Vec<f64>,
    /// From the end of speech until it is known what was said, in milliseconds of time that passes.
    pub answers: Vec<f64>,
}

impl Count {
    /// The names of the numbers of a row.
    pub fn head() -> String {
        let outcomes = Outcome::ALL.map(|(_, name)| name).join(", ");
        format!(
            "voice, noise: commands; {outcomes}; from the end of speech until it is taken for the end, and until it is known what was said, in ms, median and 9th decile"
        )
    }

    pub fn add(&mut self, outcome: Outcome) {
        self.outcomes.push(outcome);
    }

    pub fn len(&self) -> usize {
        self.outcomes.len()
    }

    fn of(&self, outcome: Outcome) -> usize {
        self.outcomes.iter().filter(|one| **one == outcome).count()
    }

    pub fn row(&self, speaker: &Speaker, noise: Noise) -> String {
        let counts = Outcome::ALL.map(|(one, _)| self.of(one).to_string());
        let as_meant = self.of(Outcome::AtOnce) + self.of(Outcome::Confirmed);
        format!(
            "{}:{}, {noise:?}: {}; {} ({:.1} in 100 as meant); {:.0} {:.0} and {:.0} {:.0}",
            speaker.voice,
            speaker.speed,
            self.len(),
            counts.join(", "),
            100.0 * as_meant as f64 / self.len().max(1) as f64,
            part(&self.waits, 0.5),
            part(&self.waits, 0.9),
            part(&self.answers, 0.5),
            part(&self.answers, 0.9),
        )
    }
}

/// The value below which such a part of them lies.
fn part(values: &[f64], share: f64) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    sorted.get((sorted.len() as f64 * share) as usize).copied().unwrap_or_default()
}
