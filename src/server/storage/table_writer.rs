use crate::record::Line;
use crate::store::{Saver, Saving, replace};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// Something to be done at the disk.
#[derive(Debug)]
pub(crate) enum TableJob {
    /// Another match begins by this number, whose record is written here.
    Match(u64, Box<Saver>),
    /// Lines behind its record.
    Lines(Vec<Line>),
    /// A file to be put there whole, or to be taken away.
    File(PathBuf, Option<Vec<u8>>),
    /// A fault of the program.
    #[cfg(test)]
    Panic,
}

/// Writes what is handed in of one table.
#[derive(Debug, Default)]
pub(crate) struct TableWriter {
    number: u64,
    saver: Option<Box<Saver>>,
    /// The file that is to be put there, until it is.
    file: Option<(PathBuf, Option<Vec<u8>>)>,
    /// True if it could not be put there before.
    is_behind: bool,
}

impl TableWriter {
    /// The number of the match whose record is written.
    #[must_use]
    pub(crate) const fn number(&self) -> u64 {
        self.number
    }

    /// Does all of this; what became of it, or of the last match where another was begun.
    pub(crate) fn carry_out(&mut self, jobs: Vec<TableJob>) -> Saving {
        let mut lines = Vec::new();
        for job in jobs {
            match job {
                TableJob::Lines(more) => lines.extend(more),
                TableJob::File(path, text) => {
                    if text.is_none() {
                        // With the table goes what stands open of it: nobody plays there any more.
                        self.save(&std::mem::take(&mut lines));
                        self.saver = None;
                    }
                    self.file = Some((path, text));
                }
                #[cfg(test)]
                TableJob::Panic => panic!("a fault of the program"),
                TableJob::Match(number, saver) => {
                    self.save(&std::mem::take(&mut lines));
                    (self.number, self.saver) = (number, Some(saver));
                }
            }
        }
        // The record comes first: a table names no record that is not there.
        match self.save(&lines) {
            Saving::Done => self.put(),
            saving @ (Saving::Again | Saving::Anew(_) | Saving::Failed(_) | Saving::StillFailing) => {
                self.put();
                saving
            }
        }
    }

    /// Appends to the record, if there is anything to append.
    fn save(&mut self, lines: &[Line]) -> Saving {
        let is_due = |saver: &&mut Box<Saver>| !lines.is_empty() || saver.is_behind();
        self.saver.as_mut().filter(is_due).map_or(Saving::Done, |saver| saver.save(lines))
    }

    /// Puts the file there that is to be.
    fn put(&mut self) -> Saving {
        let Some((path, text)) = &self.file else { return Saving::Done };
        let put = match text {
            Some(text) => replace(path, text, || Ok(())),
            None => remove(path),
        };
        let was_behind = std::mem::replace(&mut self.is_behind, put.is_err());
        match put {
            Ok(()) => {
                self.file = None;
                if was_behind { Saving::Again } else { Saving::Done }
            }
            Err(_) if was_behind => Saving::StillFailing,
            Err(error) => Saving::Failed(error),
        }
    }
}

fn remove(path: &Path) -> io::Result<()> {
    match std::fs::remove_file(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(error),
        Ok(()) | Err(_) => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::next_number;

    #[test]
    fn a_table_that_is_cleared_holds_its_record_open_no_longer() {
        let folder = tempfile::tempdir().unwrap();
        let table = folder.path().join("table");
        let saver = Saver::planned(folder.path(), next_number(folder.path()).unwrap());
        let mut writer = TableWriter::default();
        let line: Line = Line::parse(r#"{"seat":0,"do":"."}"#).unwrap();
        let played = vec![TableJob::Match(1, Box::new(saver)), TableJob::File(table.clone(), Some(vec![1]))];
        assert!(matches!(writer.carry_out(played), Saving::Done));
        assert!(writer.saver.is_some() && table.exists());
        let cleared = vec![TableJob::Lines(vec![line]), TableJob::File(table.clone(), None)];
        assert!(matches!(writer.carry_out(cleared), Saving::Done));
        assert!(writer.saver.is_none() && !table.exists());
        assert_eq!(next_number(folder.path()).unwrap(), 2, "the record stays");
    }
}
