use super::played::PlayedMatch;
use crate::rules::DayDeal;

/// What somebody made of the deal of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DayResult {
    /// The deal.
    pub deal: DayDeal,
    /// The points; none where it was given up.
    pub points: Option<i32>,
}

impl DayResult {
    /// That of a match that is over, where it is the try that counts.
    #[must_use]
    pub fn of(played: &PlayedMatch) -> Option<DayResult> {
        let attempt = played.header.attempt().filter(|attempt| attempt.counts())?;
        let seat = played.people().next()?;
        let points = played.totals.totals.get(seat).copied();
        Some(DayResult {
            deal: attempt.deal,
            points: points.filter(|_| played.totals.resigned != Some(seat)),
        })
    }
}
