//! The report of what was heard: a line for each utterance, without sound, names or any words that were said.

use super::frames::RATE;
use super::judge::{Judged, UtteranceVerdict};
use super::recognizer::Fit;
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;
use std::time::Instant;

/// Writes what words mean, in a notation of no language.
pub(crate) type Notation = Box<dyn Fn(&str) -> String + Send>;

/// A report that is being written, behind what the file has already.
pub struct Report {
    file: File,
    notation: Notation,
    began: Instant,
    /// The number of utterances so far.
    count: usize,
}

impl Report {
    /// Opens a report of what an engine hears in a language.
    ///
    /// # Errors
    /// When the file can't be written.
    pub(crate) fn open(
        path: &Path,
        (language, engine): (&str, &str),
        notation: Notation,
    ) -> io::Result<Report> {
        let mut file = OpenOptions::new().create(true).append(true).open(path)?;
        let version = env!("CARGO_PKG_VERSION");
        writeln!(file, "# elevens {version}, {language}, {engine}")?;
        writeln!(file, "# utterance\tbegan s\tlasted s\tthought ms\tunderstood\tcertainty\toutcome")?;
        Ok(Report { file, notation, began: Instant::now(), count: 0 })
    }

    /// Writes an utterance, also one that nothing came of.
    ///
    /// # Errors
    /// When the file can't be written any more.
    pub(super) fn write(&mut self, judged: &Judged) -> io::Result<()> {
        self.count = self.count.saturating_add(1);
        let lasted = judged.samples as f64 / f64::from(RATE);
        let began = (self.began.elapsed().as_secs_f64() - lasted).max(0.0);
        let (number, thought) = (self.count, judged.thought.as_millis());
        let (understood, certainty, outcome) =
            (self.understood(judged), certainty(judged), outcome(&judged.verdict));
        writeln!(
            self.file,
            "{number}\t{began:.1}\t{lasted:.1}\t{thought}\t{understood}\t{certainty}\t{outcome}"
        )
    }

    /// Returns the meaning of what was heard: of both things where it was one of two, of what fits best where it was
    /// neither.
    fn understood(&self, judged: &Judged) -> String {
        match &judged.verdict {
            UtteranceVerdict::Certain(words)
            | UtteranceVerdict::Sure(words)
            | UtteranceVerdict::Unsure(words) => (self.notation)(words),
            UtteranceVerdict::Between(one, other) => {
                format!("{} | {}", (self.notation)(one), (self.notation)(other))
            }
            UtteranceVerdict::Nothing if judged.words.is_empty() => "-".to_owned(),
            UtteranceVerdict::Nothing => (self.notation)(&judged.words),
        }
    }
}

impl std::fmt::Debug for Report {
    fn fmt(&self, to: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        to.debug_struct("Report").field("file", &self.file).finish_non_exhaustive()
    }
}

const fn certainty(judged: &Judged) -> &'static str {
    match judged.fit {
        Fit::Certain => "certain",
        Fit::Sure => "sure",
        Fit::Unsure => "unsure",
        Fit::Not => "not",
    }
}

const fn outcome(verdict: &UtteranceVerdict) -> &'static str {
    match verdict {
        UtteranceVerdict::Certain(_) | UtteranceVerdict::Sure(_) => "done",
        UtteranceVerdict::Unsure(_) | UtteranceVerdict::Between(..) => "asked",
        UtteranceVerdict::Nothing => "nothing",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn every_utterance_is_told_by_what_it_means_and_never_by_its_words() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("report");
        std::fs::write(&path, "kept\n").unwrap();
        let notation = |words: &str| format!("<{}>", words.len());
        let mut report = Report::open(&path, ("en", "pocketsphinx"), Box::new(notation)).unwrap();
        let (one, other) = ("red nine".to_owned(), "red five!".to_owned());
        let verdicts = [
            (Fit::Certain, UtteranceVerdict::Certain(one.clone())),
            (Fit::Sure, UtteranceVerdict::Sure(one.clone())),
            (Fit::Unsure, UtteranceVerdict::Unsure(one.clone())),
            (Fit::Sure, UtteranceVerdict::Between(one.clone(), other)),
            (Fit::Not, UtteranceVerdict::Nothing),
        ];
        for (fit, verdict) in verdicts {
            let thought = Duration::from_millis(120);
            report.write(&Judged { verdict, words: one.clone(), fit, samples: 24_000, thought }).unwrap();
        }
        report.write(&Judged { samples: 8_000, ..Judged::default() }).unwrap();
        let written = std::fs::read_to_string(&path).unwrap();
        let lines: Vec<&str> = written.lines().collect();
        let (head, told) = lines.split_at(3);
        let version = env!("CARGO_PKG_VERSION");
        assert_eq!(head[..2], ["kept", &format!("# elevens {version}, en, pocketsphinx")]);
        let expected = [
            "1\t0.0\t1.5\t120\t<8>\tcertain\tdone",
            "2\t0.0\t1.5\t120\t<8>\tsure\tdone",
            "3\t0.0\t1.5\t120\t<8>\tunsure\tasked",
            "4\t0.0\t1.5\t120\t<8> | <9>\tsure\tasked",
            "5\t0.0\t1.5\t120\t<8>\tnot\tnothing",
            "6\t0.0\t0.5\t0\t-\tnot\tnothing",
        ];
        assert_eq!(told, expected);
        assert_eq!(head[2].split('\t').count(), expected[0].split('\t').count());
        assert!(!written.contains("nine"), "{written}");
    }
}
