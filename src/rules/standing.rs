use super::rows::{Deal, Start, Variant};
use super::{Plan, Ranking, Scores};
use crate::cards::Seat;

/// The standing of a match: its plan, and the scores of each round that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    pub(super) plan: Plan,
    pub(super) scored: Vec<Scores>,
}

impl Standing {
    /// Before the first round of a plan that was checked.
    pub(super) const fn new(plan: Plan) -> Standing {
        Standing { plan, scored: Vec::new() }
    }

    /// Returns what was settled before.
    #[must_use]
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The scores of each round that is over.
    #[must_use]
    pub fn scored(&self) -> &[Scores] {
        &self.scored
    }

    /// Returns whether all rounds were played.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.scored.len() as u32 >= self.plan.rounds
    }

    /// The scores of all rounds that are over, added up.
    #[must_use]
    pub fn totals(&self) -> Scores {
        let mut totals = Scores::zero(self.plan.seats);
        self.scored.iter().for_each(|scores| totals.add(scores));
        totals
    }

    /// Every seat with the best total so far (E28).
    #[must_use]
    pub fn winners(&self) -> Vec<Seat> {
        self.totals().winners(self.plan.game.ranking()).collect()
    }

    /// Every seat but one with the best total so far among these: who wins when that one gives up.
    #[must_use]
    pub fn winners_without(&self, gone: Seat) -> Vec<Seat> {
        let (totals, ranking) = (self.totals(), self.plan.game.ranking());
        let others = || Seat::all(self.plan.seats).filter(|seat| *seat != gone);
        let points = others().map(|seat| totals.get(seat));
        let best = match ranking {
            Ranking::HighestWins => points.max(),
            Ranking::LowestWins => points.min(),
        };
        others().filter(|seat| Some(totals.get(*seat)) == best).collect()
    }

    /// Returns the deal of the next round of a row game; the start has passed on once a round (E2, X2).
    #[expect(
        clippy::expect_used,
        reason = "the plan was checked when the match was made, and nothing changes it"
    )]
    pub(super) fn row_deal(&self, variant: Variant) -> Deal {
        let played = self.scored.len();
        let first = match variant.rules().start {
            Start::Passing => Seat::at((self.plan.first.index() + played) % self.plan.seats),
            Start::HolderOfEleven | Start::Lot => self.plan.first,
        };
        let deal = Deal::new(variant, self.plan.seats).and_then(|deal| deal.without(self.plan.without));
        let deal = deal.and_then(|deal| deal.beginning(first));
        let mut deal = deal.expect("the plan was checked");
        deal.rows = self.plan.rows;
        deal
    }
}
