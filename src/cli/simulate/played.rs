//! A match of computer players, counted and written down.

use crate::cards::Seat;
use crate::players::{Observer, Strength, play_match};
use crate::record::{ActionLine, EndLine, Header, Line, RecordedMove, RoundLine, TotalsLine};
use crate::rules::{Action, Event, Match, Plan};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use std::collections::BTreeMap;
use std::io;

/// The players by seat.
#[derive(Clone, Debug)]
pub(super) struct Lineup(Vec<Strength>);

impl Lineup {
    /// The kinds, repeated round the table.
    pub(super) fn new(kinds: &[Strength], seats: usize) -> Lineup {
        Lineup(kinds.iter().copied().cycle().take(seats).collect())
    }

    /// Returns whether a kind sits there.
    pub(super) fn has(&self, kind: Strength) -> bool {
        self.0.contains(&kind)
    }

    /// Each kind with no match won.
    pub(super) fn nothing_won(&self) -> BTreeMap<Strength, f64> {
        self.0.iter().map(|kind| (*kind, 0.0)).collect()
    }

    /// The first line of a record. It is the same in every language.
    fn header(&self, plan: &Plan) -> Header {
        let name =
            |(seat, kind): (usize, &Strength)| format!("{} {}", kind.id(), char::from(b'A' + seat as u8));
        Header {
            kinds: Some(self.0.iter().map(|kind| kind.id().to_owned()).collect()),
            ..Header::new(plan, self.0.iter().enumerate().map(name).collect())
        }
    }
}

/// The outcome of a match.
#[derive(Debug)]
pub(super) struct SimulatedMatch {
    pub rounds: u64,
    pub actions: u64,
    /// The share of the win of each kind.
    pub wins: BTreeMap<Strength, f64>,
    /// The lines of the record, if it was wanted.
    pub record: String,
}

/// Writes the record, and counts.
struct Recorder {
    header: Header,
    writes: bool,
    record: String,
    rounds: u64,
    actions: u64,
}

impl Recorder {
    fn write(&mut self, line: impl FnOnce() -> Option<Line>) {
        if let Some(line) = self.writes.then(line).flatten() {
            self.record.push_str(&line.to_json());
            self.record.push('\n');
        }
    }
}

impl Observer for Recorder {
    fn round_begun(&mut self, game: &Match) {
        self.rounds += 1;
        if game.round_number() == 1 {
            let header = self.header.clone();
            self.write(|| Some(Line::Header(header)));
        }
        self.write(|| Some(Line::Round(RoundLine::new(game.round_number(), game.round()?))));
    }

    fn acted(&mut self, _game: &Match, seat: Seat, action: Action, _events: &[Event]) {
        self.actions += 1;
        self.write(|| Some(Line::Action(ActionLine::new(seat, RecordedMove::Act(action)))));
    }

    fn round_ended(&mut self, game: &Match) {
        self.write(|| Some(Line::End(EndLine::new(game.round_end()?, game.scored().last()?))));
    }

    fn match_ended(&mut self, game: &Match) {
        self.write(|| Some(Line::Totals(TotalsLine::new(&game.totals(), &game.winners()))));
    }
}

/// Plays a match, the same for the same seed.
///
/// # Errors
/// When the plan is wrong, the fault in it.
pub(super) fn play(plan: Plan, lineup: &Lineup, seed: u64, writes: bool) -> io::Result<SimulatedMatch> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let header = lineup.header(&plan);
    let mut recorder = Recorder { header, writes, record: String::new(), rounds: 0, actions: 0 };
    let game = play_match(plan, &lineup.0, &mut rng, &mut recorder).map_err(io::Error::other)?;
    let mut wins = lineup.nothing_won();
    let winners = game.winners();
    for kind in winners.iter().filter_map(|seat| lineup.0.get(seat.index())) {
        *wins.entry(*kind).or_default() += 1.0 / winners.len() as f64;
    }
    let Recorder { record, rounds, actions, .. } = recorder;
    Ok(SimulatedMatch { rounds, actions, wins, record })
}
