use super::zone;
use crate::rules::Day;
use jiff::Timestamp;

/// The variable that settles which day it is, as in `2026-11-22`.
const VARIABLE: &str = "ELEVENS_DATE";

/// The day that is played on: that of the environment, else today, where the player is.
#[must_use]
pub fn today() -> Day {
    let named = std::env::var(VARIABLE).ok().and_then(|text| text.parse().ok());
    named.unwrap_or_else(by_the_clock)
}

fn by_the_clock() -> Day {
    let date = zone().to_datetime(Timestamp::now()).date();
    let [year, month, day] = [date.year(), i16::from(date.month()), i16::from(date.day())];
    let read = || Day::new(year.try_into().ok()?, month.try_into().ok()?, day.try_into().ok()?);
    read().unwrap_or(Day::FIRST)
}
