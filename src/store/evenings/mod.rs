//! What became of all matches that were played here: read from the kept records, added up, and told.

mod cache;
mod day_result;
mod hands;
mod played;
mod scan;
mod sum;
mod told;

pub use day_result::{DayResult, day_begins};
pub use played::Played;
pub use sum::Me;

use super::{Folders, today};
use crate::locale::{Locale, args};
use crate::meaning::{Depth, Evenings, Person};
use crate::narration::{Utterance, capitalised};
use crate::record::Attempt;
use crate::rules::DayDeal;
use std::path::PathBuf;
use sum::Sum;

/// The kept records, with what was read of them before.
#[derive(Clone, Debug, Default)]
pub struct Archive {
    games: Option<PathBuf>,
    kept: Option<PathBuf>,
}

impl Archive {
    /// That of the folders.
    #[must_use]
    pub fn of(folders: &Folders) -> Archive {
        let games = folders.games().map(ToOwned::to_owned);
        let kept = games.as_ref().map(|games| games.with_file_name("evenings.json"));
        Archive { games, kept }
    }

    /// All matches that are over, in the order in which their records were begun.
    #[must_use]
    pub fn matches(&self) -> Vec<Played> {
        self.games.as_ref().map(|games| cache::matches(games, self.kept.as_deref())).unwrap_or_default()
    }

    /// Answers what is asked of them.
    #[must_use]
    pub fn answer(&self, locale: &Locale, me: &Me, asked: &Evenings) -> Vec<Utterance> {
        if *asked == Evenings::Today {
            return told::answers(self.today(locale));
        }
        let played = self.matches();
        if let Evenings::Against(person) = asked {
            let name = match person {
                Person::Name(name) => name.clone(),
                Person::Number(number) => locale.format("name-player", &args!("n" => *number)),
            };
            let (count, written) = sum::against(&played, me, &name);
            return told::answers([told::against(locale, written.unwrap_or(&capitalised(&name)), count)]);
        }
        let sum = Sum::of(&played, me);
        if sum.all.matches == 0 {
            return told::answers([told::none(locale, me)]);
        }
        let lines = match asked {
            Evenings::All(Depth::Short) => told::short(locale, &sum),
            Evenings::All(Depth::Full) => told::full(locale, &sum),
            Evenings::Won => told::won(locale, &sum),
            Evenings::Streak => vec![told::streak(locale, &sum)],
            Evenings::Best => told::best(locale, &sum).into_iter().collect(),
            Evenings::Longest => told::longest(locale, &sum).into_iter().collect(),
            Evenings::Left => told::left(locale, &sum).into_iter().collect(),
            Evenings::Against(_) | Evenings::Today => Vec::new(),
        };
        // Of matches that were given up there may be nothing to tell.
        told::answers(if lines.is_empty() { vec![told::none(locale, me)] } else { lines })
    }

    /// What was made of the deals of today, a line each.
    fn today(&self, locale: &Locale) -> Vec<String> {
        let today = today();
        let results = self.matches().iter().filter_map(DayResult::of).collect::<Vec<_>>();
        let lines = results.iter().filter(|one| one.deal.day == today).filter_map(|one| one.line(locale));
        let lines: Vec<String> = lines.collect();
        if lines.is_empty() { vec![locale.text("today-none")] } else { lines }
    }

    /// What was made of the deal of a day, by the try that counts, as a line to send; nothing before that is over.
    #[must_use]
    pub fn told_of_day(&self, locale: &Locale, deal: DayDeal) -> Option<String> {
        let mut results = self.matches().into_iter().filter_map(|played| DayResult::of(&played));
        results.find(|one| one.deal == deal).and_then(|one| one.line(locale))
    }

    /// What is told when a try at the deal of a day is over, with so many points unless it was given up.
    #[must_use]
    pub fn try_ends(&self, locale: &Locale, attempt: Attempt, points: Option<i32>) -> Vec<String> {
        let deal = attempt.deal;
        if attempt.counts() {
            return DayResult { deal, points }.line(locale).into_iter().collect();
        }
        let now = day_result::try_ends(locale, attempt, points);
        std::iter::once(now).chain(self.told_of_day(locale, deal)).collect()
    }

    /// The rest behind the short answer.
    #[must_use]
    pub fn rest(&self, locale: &Locale, me: &Me) -> Vec<Utterance> {
        told::answers(told::rest(locale, &Sum::of(&self.matches(), me)))
    }
}
