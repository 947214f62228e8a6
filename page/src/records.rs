//! Records that the browser stores, as the menus ask for them.

use crate::message::StoredRecord;
use elevens::locale::Locale;
use elevens::record::Tail;
use elevens::rules::{Day, DayDeal};
use elevens::session::fault::unusable;
use elevens::session::{Newest, Opened, SavedGame, Tries, tell_day_result};
use elevens::store::{PlayedMatch, StoredMatch, Unusable, scan};
use jiff::civil::Date;
use std::path::{Path, PathBuf};

/// All records, in the order in which they were begun.
#[derive(Debug, Default)]
pub struct Records {
    all: Vec<StoredRecord>,
    /// The name of the record that is played.
    current: Option<String>,
}

impl Records {
    pub fn new(mut all: Vec<StoredRecord>) -> Records {
        all.sort_by_key(|record| (record.name.len(), record.name.clone()));
        Records { all, current: None }
    }

    /// Returns whether the record of this name can go on.
    pub fn can_go_on(&self, name: &str) -> bool {
        self.readable(Path::new(name)).is_ok()
    }

    pub fn all(&self) -> &[StoredRecord] {
        &self.all
    }

    fn find(&self, name: &Path) -> Option<&StoredRecord> {
        self.all.iter().find(|record| Path::new(&record.name) == name)
    }

    /// The record that is played.
    pub fn current(&self) -> Option<&StoredRecord> {
        self.find(Path::new(self.current.as_ref()?))
    }

    pub fn close(&mut self) {
        self.current = None;
    }

    /// Begins a record by the next number.
    pub fn create(&mut self) {
        let name = self.next_name();
        self.add(name.clone(), String::new());
        self.current = Some(name);
    }

    fn next_name(&self) -> String {
        let number = |record: &StoredRecord| {
            record.name.strip_prefix("game-")?.strip_suffix(".jsonl")?.parse::<u32>().ok()
        };
        let highest = self.all.iter().filter_map(number).max().unwrap_or_default();
        format!("game-{:04}.jsonl", highest.saturating_add(1))
    }

    fn add(&mut self, name: String, text: String) {
        self.all.push(StoredRecord { name, text, time: 0, day: String::new() });
    }

    /// Adds lines to the record that is played; gives it back whole.
    pub fn write(&mut self, lines: &[elevens::record::Line], time: u64, day: Day) -> Option<&StoredRecord> {
        let current = self.current.clone()?;
        let record = self.all.iter_mut().find(|record| record.name == current)?;
        for line in lines {
            record.text.push_str(&line.to_json());
            record.text.push('\n');
        }
        record.time = time;
        record.day = day.to_string();
        Some(record)
    }

    /// Goes on with a record.
    pub fn open(&mut self, locale: &Locale, file: &Path, chance: u64) -> Result<Opened, String> {
        let stored = self.readable(file).map_err(|fault| unusable(locale, file, &fault))?;
        let tail = stored.tail();
        if let Some(record) = self.all.iter_mut().find(|record| Path::new(&record.name) == file) {
            match tail {
                Tail::Whole => {}
                Tail::Unterminated => record.text.push('\n'),
                Tail::Torn => {
                    record.text.truncate(usize::try_from(stored.good_bytes()).unwrap_or(usize::MAX));
                }
            }
            self.current = Some(record.name.clone());
        }
        Ok(Opened { stored, is_torn: tail == Tail::Torn, chance })
    }

    /// Deletes a record; gives back its name.
    pub fn delete(&mut self, file: &Path) -> Option<String> {
        let at = self.all.iter().position(|record| Path::new(&record.name) == file)?;
        Some(self.all.remove(at).name)
    }

    /// The match of a record that can go on.
    fn readable(&self, file: &Path) -> Result<StoredMatch, Unusable> {
        let missing = || Unusable::Io(std::io::ErrorKind::NotFound.into());
        read(&self.find(file).ok_or_else(missing)?.text)
    }

    /// The records that are not over, the one that was written to last first.
    fn unfinished(&self) -> impl Iterator<Item = &StoredRecord> {
        let mut records: Vec<&StoredRecord> =
            self.all.iter().filter(|record| !is_over(&record.text)).collect();
        records.sort_by_key(|record| std::cmp::Reverse(record.time));
        records.into_iter()
    }

    pub fn newest(&self, locale: &Locale) -> Newest {
        let mut faults = Vec::new();
        let mut saved = None;
        for record in self.unfinished() {
            match read(&record.text) {
                Ok(stored) => {
                    saved = Some(listed(locale, record, &stored));
                    break;
                }
                Err(Unusable::Finished | Unusable::Empty) => {}
                Err(fault @ (Unusable::Io(_) | Unusable::Record(_))) => {
                    let told = unusable(locale, Path::new(&record.name), &fault);
                    faults.push((record.name.clone(), told));
                }
            }
        }
        Newest { saved, has_finished: self.all.iter().any(|record| is_over(&record.text)), faults }
    }

    pub fn list(&self, locale: &Locale) -> Vec<SavedGame> {
        let one = |record: &StoredRecord| Some(listed(locale, record, &read(&record.text).ok()?));
        self.unfinished().filter_map(one).collect()
    }

    /// All matches that are over.
    pub fn matches(&self) -> Vec<PlayedMatch> {
        self.all.iter().flat_map(|record| scan(record.text.as_bytes())).collect()
    }

    /// The records that are tries at the deal of a day, the first try first.
    fn attempts(&self, deal: DayDeal) -> impl Iterator<Item = &StoredRecord> {
        self.all.iter().filter(move |record| attempt_of(&record.text) == Some(deal))
    }

    pub fn count_attempts(&self, deal: DayDeal) -> usize {
        self.attempts(deal).count()
    }

    pub fn tries(&self, locale: &Locale, deal: DayDeal) -> Tries {
        let Some(last) = self.attempts(deal).last() else { return Tries::None };
        if read(&last.text).is_ok() {
            return Tries::Unfinished(PathBuf::from(&last.name));
        }
        Tries::Over(tell_day_result(locale, &self.matches(), deal))
    }

    /// Takes in the records of a file that hold and are not here yet; gives back which.
    pub fn import(&mut self, text: &str, time: u64, day: Day) -> Vec<StoredRecord> {
        let mut taken = Vec::new();
        for text in matches_of(text) {
            let is_here = self.all.iter().any(|record| record.text.trim_end() == text.trim_end());
            if is_here || matches!(read(&text), Err(Unusable::Record(_) | Unusable::Empty | Unusable::Io(_)))
            {
                continue;
            }
            let record = StoredRecord { name: self.next_name(), text, time, day: day.to_string() };
            self.all.push(record.clone());
            taken.push(record);
        }
        taken
    }
}

/// Reads a match that is to go on.
fn read(text: &str) -> Result<StoredMatch, Unusable> {
    match StoredMatch::read(text.as_bytes()).map_err(Unusable::Record)? {
        None => Err(Unusable::Empty),
        Some(stored) if stored.is_over => Err(Unusable::Finished),
        Some(stored) => Ok(stored),
    }
}

/// Returns whether the last line of a record is the last of a match.
fn is_over(text: &str) -> bool {
    text.trim_end().lines().last().is_some_and(|line| line.starts_with("{\"totals\""))
}

/// The deal of the day that a record is a try at.
fn attempt_of(text: &str) -> Option<DayDeal> {
    use elevens::record::Line;
    match Line::parse(text.lines().next()?).ok()? {
        Line::Header(header) => header.attempt().map(|attempt| attempt.deal),
        Line::Round(_) | Line::Action(_) | Line::End(_) | Line::Totals(_) => None,
    }
}

/// The matches of a file, one behind the other.
fn matches_of(text: &str) -> Vec<String> {
    let mut matches: Vec<String> = Vec::new();
    for line in text.lines() {
        match matches.last_mut() {
            Some(last) if !line.starts_with("{\"record\"") => {
                last.push_str(line);
                last.push('\n');
            }
            Some(_) | None => matches.push(format!("{line}\n")),
        }
    }
    matches
}

fn listed(locale: &Locale, record: &StoredRecord, stored: &StoredMatch) -> SavedGame {
    SavedGame::of(locale, PathBuf::from(&record.name), stored, date(record.day.parse().ok()))
}

/// A day as the list of saved games has it.
pub fn date(day: Option<Day>) -> Option<Date> {
    let day = day?;
    Date::new(i16::try_from(day.year()).ok()?, i8::try_from(day.month()).ok()?, i8::try_from(day.day()).ok()?)
        .ok()
}
