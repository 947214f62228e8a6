//! Matches of computer players written down as if a person had sat at the first seat.

use elevens::cards::Seat;
use elevens::players::{Observer, Strength, play_match};
use elevens::record::{ActionLine, EndLine, Header, Line, RecordedMove, RoundLine, TotalsLine};
use elevens::rules::{Action, Event, Match, Plan, Position, View};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

/// A match that was played and written down.
pub struct Recorded {
    /// Its record.
    pub text: String,
    /// The cards left in the hands at the ends of its rounds, by seat.
    pub left: Vec<u32>,
    /// How many turns it had.
    pub turns: u32,
    last: Option<Seat>,
}

impl Recorded {
    /// A match of this plan: the first seat is a person called Ann, the others are computers.
    pub fn play(plan: Plan, kinds: &[Strength], seed: u64) -> Recorded {
        let name = |seat: usize| if seat == 0 { "Ann".to_owned() } else { format!("Player {}", seat + 1) };
        let id = |(seat, kind): (usize, &Strength)| if seat == 0 { "human" } else { kind.id() }.to_owned();
        let header = Header {
            kinds: Some(kinds.iter().enumerate().map(id).collect()),
            date: Some(format!("2026-11-{:02}", seed % 28 + 1)),
            ..Header::new(&plan, (0..plan.seats).map(name).collect())
        };
        let mut recorded = Recorded { text: String::new(), left: vec![0; plan.seats], turns: 0, last: None };
        recorded.line(&Line::Header(header));
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let game = play_match(plan, kinds, &mut rng, &mut recorded).unwrap();
        recorded.line(&Line::Totals(TotalsLine::new(&game.totals(), &game.winners())));
        recorded
    }

    fn line(&mut self, line: &Line) {
        self.text += &line.to_json();
        self.text.push('\n');
    }
}

/// How many cards a seat holds.
fn held(game: &Match, seat: Seat) -> u32 {
    match game.round().unwrap().view(seat) {
        View::Rows(view) => u32::from(view.table().held(seat)),
        View::Nimm(view) => u32::from(view.table().held(seat)),
    }
}

impl Observer for Recorded {
    fn round_begun(&mut self, game: &Match) {
        self.last = None;
        self.line(&Line::Round(RoundLine::new(game.round_number(), game.round().unwrap())));
    }

    fn acted(&mut self, _game: &Match, seat: Seat, action: Action, _events: &[Event]) {
        self.turns += u32::from(self.last.replace(seat) != Some(seat));
        self.line(&Line::Action(ActionLine::new(seat, RecordedMove::Act(action))));
    }

    fn round_ended(&mut self, game: &Match) {
        for seat in Seat::all(game.plan().seats) {
            self.left[seat.index()] += held(game, seat);
        }
        let end = EndLine::new(game.round_end().unwrap(), game.scored().last().unwrap());
        self.line(&Line::End(end));
    }
}
