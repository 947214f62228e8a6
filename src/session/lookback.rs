//! Looking back at rounds that were played: what went well, what it cost where it did not, turn by turn.

use super::MatchTable;
use super::names::called;
use crate::cards::Seat;
use crate::locale::{Locale, args};
use crate::meaning::{Depth, Verbosity};
use crate::narration::{self, Narrator, Utterance};
use crate::players::{Effort, PlayerKind, RoundReview, review};
use crate::rules::PlayedRound;

/// The effort with which a round is looked at: about a second.
pub(crate) const REVIEW: Effort = Effort { actions: 4_000_000, nodes: 4_000_000, room: 18 };

/// A round that was looked at again, with its number.
pub(crate) type Reviewed = (u32, RoundReview);

/// Rounds to be looked at again for some of those who played them, and what was found.
///
/// It knows no more than each of them saw at each turn. A host keeps one, and takes its time for [`Lookback::look`].
#[derive(Clone, Debug, Default)]
pub struct Lookback {
    rounds: Vec<(u32, PlayedRound)>,
    names: Vec<String>,
    players: Vec<PlayerKind>,
    seats: Vec<Seat>,
    /// The findings, by seat.
    found: Option<Vec<(Seat, Vec<Reviewed>)>>,
    /// The number of turns that were told one by one.
    told: Option<usize>,
}

impl Lookback {
    /// The last round that is over at a table, as a seat played it.
    #[must_use]
    pub fn at(table: &MatchTable, seat: Seat) -> Lookback {
        let last = table.rounds_over().last().cloned();
        Lookback::new(table, last.into_iter().collect(), vec![seat])
    }

    /// All rounds of a table, as its people played them: the match is over.
    #[must_use]
    pub fn after(table: &MatchTable) -> Lookback {
        Lookback::new(table, table.rounds_played().to_vec(), table.people())
    }

    fn new(table: &MatchTable, rounds: Vec<(u32, PlayedRound)>, seats: Vec<Seat>) -> Lookback {
        Lookback::of(table.names(), table.player_kinds(), rounds, seats)
    }

    /// Rounds of those who are called and play so, as some of the seats played them.
    #[must_use]
    pub fn of(
        names: &[String],
        players: &[PlayerKind],
        rounds: Vec<(u32, PlayedRound)>,
        seats: Vec<Seat>,
    ) -> Lookback {
        let rounds = rounds.into_iter().filter(|(_, played)| !played.actions.is_empty()).collect();
        let (names, players) = (names.to_vec(), players.to_vec());
        Lookback { rounds, names, players, seats, found: None, told: None }
    }

    /// Goes on with what was found already, where it is of the same rounds and seats.
    #[must_use]
    pub fn or(self, before: Lookback) -> Lookback {
        let is_same = self.rounds == before.rounds && self.seats == before.seats;
        if is_same { before } else { self }
    }

    /// Looks at all of it, which takes about a second a round and seat; nothing where that was done before.
    pub fn look(&mut self) {
        let rounds = &self.rounds;
        self.found.get_or_insert_with(|| {
            let of = |seat: &Seat| {
                let look = |(number, played): &(u32, PlayedRound)| (*number, review(played, *seat, REVIEW));
                (*seat, rounds.iter().map(look).collect())
            };
            self.seats.iter().map(of).collect()
        });
    }

    /// Returns what was found for each seat, once it was looked at.
    pub fn found(&mut self) -> &[(Seat, Vec<Reviewed>)] {
        self.look();
        self.found.as_deref().unwrap_or_default()
    }

    /// The luck of the deal beside the play, and the moments that cost most, with how to hear more; in full every turn
    /// behind them.
    #[must_use]
    pub fn tell(&mut self, locale: &Locale, depth: Depth) -> Vec<Utterance> {
        if self.rounds.is_empty() {
            return vec![Utterance::refusal(locale.text("review-not-yet"))];
        }
        let mut said = self.tell_all(locale, depth);
        self.told = Some(if depth == Depth::Full { usize::MAX } else { 0 });
        if depth == Depth::Short {
            let word = locale.text("say-more");
            said.push(Utterance::answer(locale.format("review-next", &args!("word" => word))));
        }
        said
    }

    /// The same for somebody who can't ask for more.
    #[must_use]
    pub fn tell_all(&mut self, locale: &Locale, depth: Depth) -> Vec<Utterance> {
        self.look();
        let mut said = self.each(locale, narration::review);
        if depth == Depth::Full {
            said.extend(self.steps(locale));
        }
        said
    }

    /// Returns whether it is being told turn by turn.
    #[must_use]
    pub const fn is_told(&self) -> bool {
        self.told.is_some()
    }

    /// The next turn, once the first of it was told.
    #[must_use]
    pub fn tell_next(&mut self, locale: &Locale) -> Vec<Utterance> {
        let Some(told) = self.told else {
            return vec![Utterance::refusal(locale.text("review-not-yet"))];
        };
        let step = self.steps(locale).into_iter().nth(told);
        self.told = Some(told + usize::from(step.is_some()));
        vec![step.unwrap_or_else(|| Utterance::answer(locale.text("review-over")))]
    }

    fn steps(&self, locale: &Locale) -> Vec<Utterance> {
        self.each(locale, narration::review_steps)
    }

    /// Tells of each seat; by name where there are several.
    fn each(
        &self,
        locale: &Locale,
        tell: impl Fn(&Narrator<'_>, Option<&str>, &[Reviewed]) -> Vec<Utterance>,
    ) -> Vec<Utterance> {
        let names = called(locale, &self.players, &self.names);
        let told = |(seat, rounds): &(Seat, Vec<Reviewed>)| {
            let teller =
                Narrator { locale, names: &names, verbosity: Verbosity::Normal, listener: Some(*seat) };
            let name = names.get(seat.index()).filter(|_| self.seats.len() > 1);
            tell(&teller, name.map(String::as_str), rounds)
        };
        self.found.iter().flatten().flat_map(told).collect()
    }
}
