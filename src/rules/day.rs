use std::fmt;
use std::str::FromStr;

/// A day of the calendar, written as in `2026-11-22`.
///
/// # Examples
/// ```
/// use elevens::rules::Day;
///
/// let day: Day = "2028-02-29".parse().unwrap();
/// assert_eq!((day.year(), day.month(), day.day()), (2028, 2, 29));
/// assert!("2026-02-29".parse::<Day>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day {
    year: u16,
    month: u8,
    day: u8,
}

/// The text is no day, or not written as one.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no day is written {0:?}")]
pub struct NoDay(pub String);

impl Day {
    /// The first that can be written.
    pub const FIRST: Day = Day { year: 1, month: 1, day: 1 };

    /// A day of the years 1 to 9999; `None` where the calendar has no such day.
    #[must_use]
    pub fn new(year: u16, month: u8, day: u8) -> Option<Day> {
        let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let days = match month {
            2 => 28 + u8::from(leap),
            4 | 6 | 9 | 11 => 30,
            _ => 31,
        };
        let is_one = (1..=9999).contains(&year) && (1..=12).contains(&month) && (1..=days).contains(&day);
        is_one.then_some(Day { year, month, day })
    }

    /// The year.
    #[must_use]
    pub const fn year(self) -> u16 {
        self.year
    }

    /// The month, 1 to 12.
    #[must_use]
    pub const fn month(self) -> u8 {
        self.month
    }

    /// The day of the month, from 1.
    #[must_use]
    pub const fn day(self) -> u8 {
        self.day
    }

    fn read(text: &str) -> Option<Day> {
        let mut parts = text.split('-');
        let mut number = |digits: usize| {
            let part = parts.next()?;
            let plain = part.len() == digits && part.bytes().all(|byte| byte.is_ascii_digit());
            plain.then(|| part.parse().ok())?
        };
        let (year, month, day): (u16, u16, u16) = (number(4)?, number(2)?, number(2)?);
        parts.next().is_none().then(|| Day::new(year, month as u8, day as u8))?
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Day {
    type Err = NoDay;

    fn from_str(text: &str) -> Result<Day, NoDay> {
        Day::read(text).ok_or_else(|| NoDay(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_written_in_one_way() {
        for text in ["2026-11-22", "0001-01-01", "2000-02-29", "9999-12-31"] {
            assert_eq!(text.parse::<Day>().unwrap().to_string(), text);
        }
        for text in [
            "",
            "2026-11-31",
            "1900-02-29",
            "2026-13-01",
            "2026-00-10",
            "2026-1-2",
            "0000-01-01",
            "+026-11-22",
        ] {
            assert_eq!(text.parse::<Day>(), Err(NoDay(text.to_owned())));
        }
        assert!("2026-11-22-".parse::<Day>().is_err() && " 2026-11-22".parse::<Day>().is_err());
    }
}
