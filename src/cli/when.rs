//! Days, as they are told.

use crate::locale::{Locale, args};
use crate::store::zone;
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use std::time::SystemTime;

/// The most days that are counted back; before that the date is told.
const MOST_COUNTED: i32 = 6;

fn now(zone: &TimeZone) -> Date {
    zone.to_datetime(Timestamp::now()).date()
}

/// The day of a moment as it is told today.
#[must_use]
pub fn when(locale: &Locale, time: SystemTime) -> String {
    let zone = zone();
    let now = now(&zone);
    let date = Timestamp::try_from(time).map_or(now, |time| zone.to_datetime(time).date());
    told(locale, date, now)
}

/// A date as it is told on a day.
#[must_use]
pub fn told(locale: &Locale, date: Date, today: Date) -> String {
    let days = today.since(date).map_or(i32::MAX, |span| span.get_days());
    match days {
        0 => locale.text("when-today"),
        1 => locale.text("when-yesterday"),
        2..=MOST_COUNTED => locale.format("when-days", &args!("n" => days)),
        _ => {
            let id = if date.year() == today.year() { "when-date" } else { "when-date-year" };
            let args = args!("day" => date.day(), "month" => date.month(), "year" => date.year().to_string());
            locale.format(id, &args)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::LANGUAGES;
    use jiff::civil::date;

    #[test]
    fn days_are_counted_back_for_a_week_and_dated_before() {
        let locale = Locale::load(&LANGUAGES[0]);
        let on = |day| told(&locale, day, date(2026, 3, 2));
        assert_eq!(on(date(2026, 3, 2)), "today");
        assert_eq!(on(date(2026, 3, 1)), "yesterday");
        assert_eq!(on(date(2026, 2, 24)), "6 days ago");
        assert_eq!(on(date(2026, 2, 23)), "23 February");
        assert_eq!(on(date(2025, 12, 31)), "31 December 2025");
        // A clock that was set back has games of tomorrow.
        assert_eq!(on(date(2026, 3, 3)), "3 March");
    }
}
