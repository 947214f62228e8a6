use crate::cards::{MAX_SEATS, Seat};

/// The end of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// A hand was emptied (E24, N12).
    Out(Seat),
    /// Nobody could go on: everyone passed (E25), or no pile was left (N10).
    Blocked,
}

/// Points by seat, of a round or of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Scores {
    points: [i32; MAX_SEATS],
    seats: u8,
}

impl Scores {
    /// All zero at a table of `seats`, at most [`MAX_SEATS`].
    #[must_use]
    pub fn zero(seats: usize) -> Scores {
        Scores { points: [0; MAX_SEATS], seats: seats.min(MAX_SEATS) as u8 }
    }

    /// The points of each seat as the function tells them.
    pub fn of(seats: usize, points: impl Fn(Seat) -> i32) -> Scores {
        let mut scores = Scores::zero(seats);
        for seat in Seat::all(seats) {
            scores.points[seat.index()] = points(seat);
        }
        scores
    }

    /// The points in the order of the seats.
    #[must_use]
    pub fn points(&self) -> &[i32] {
        &self.points[..usize::from(self.seats)]
    }

    /// The points of a seat; 0 for a seat that is not at the table.
    #[must_use]
    pub fn get(&self, seat: Seat) -> i32 {
        self.points().get(seat.index()).copied().unwrap_or(0)
    }

    /// Adds the points of another round, seat by seat.
    pub fn add(&mut self, other: &Scores) {
        for (mine, theirs) in self.points.iter_mut().zip(other.points) {
            *mine += theirs;
        }
    }

    /// Every seat that has the best score; equals share (E28).
    pub fn winners(&self, ranking: Ranking) -> impl Iterator<Item = Seat> + '_ {
        let best = match ranking {
            Ranking::HighestWins => self.points().iter().max(),
            Ranking::LowestWins => self.points().iter().min(),
        };
        Seat::all(self.points().len()).filter(move |seat| Some(&self.get(*seat)) == best)
    }
}

/// The order of scores: the highest wins, or the lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ranking {
    /// Net points: the highest total wins.
    HighestWins,
    /// Penalty points: the lowest total wins.
    LowestWins,
}
