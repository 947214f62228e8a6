//! Files to emboss: the rules of a game or a recorded game, in braille, on pages.

mod cards;
mod document;
#[cfg(all(feature = "emboss", unix))]
mod louis;
#[cfg(not(all(feature = "emboss", unix)))]
#[path = "without.rs"]
mod louis;
mod table;
mod translate;

use super::outcome::Outcome;
use super::replay::{finish, open};
use super::request::{Emboss, EmbossedText};
use crate::locale::{Locale, args};
use crate::meaning::Verbosity;
use crate::narration::shortened;
use crate::output::Lines;
use crate::output::brf::{Block, Braille, Pages, Paper};
use crate::record::RecordReader;
use crate::session::fault::{cannot_open, cannot_write, record_error};
use crate::store::overwrite;
use crate::terminal::complain;
use document::{Document, DocumentPart};
use std::io::{self, BufRead, Write};
use std::ops::RangeInclusive;
use std::path::Path;
use translate::{TranslateFault, Translator};

/// The cells that a line may have.
pub(super) const CELLS: RangeInclusive<usize> = 20..=80;

/// The lines that a page may have.
pub(super) const LINES: RangeInclusive<usize> = 10..=60;

/// The paper unless it is set.
pub(super) const PAPER: Paper = Paper { cells: 40, lines: 25 };

/// The sign for a contracted braille that a language lacks.
const NONE: &str = "-";

/// The table that is usual in a language; `None` where it has no contracted braille.
pub(super) fn usual_table(locale: &Locale, contracted: bool) -> Option<String> {
    let table = locale.text(if contracted { "braille-table-contracted" } else { "braille-table" });
    (table != NONE).then_some(table)
}

/// A record that is being read.
type OpenRecord = RecordReader<Box<dyn BufRead>>;

/// Translates a text, lays it out and writes it.
pub(super) fn run(locale: &Locale, emboss: &Emboss, verbosity: Verbosity) -> Outcome {
    let mut translator = match Translator::open(&emboss.table) {
        Ok(translator) => translator,
        Err(fault) => return badly(&sentence(locale, &fault)),
    };
    let write =
        |translator: &mut Translator, document: &Document| match embossed(translator, document, emboss.paper)
        {
            Ok((brf, pages)) => write(locale, emboss.output.as_deref(), &brf, pages),
            Err(fault) => badly(&sentence(locale, &fault)),
        };
    match &emboss.text {
        EmbossedText::Rules(game) => write(&mut translator, &Document::of_rules(locale, *game)),
        EmbossedText::Record(path) => {
            let (document, name, reader) = match record(locale, path, verbosity) {
                Ok(read) => read,
                Err(fault) => return badly(&fault),
            };
            let is_empty = document.parts.is_empty();
            let outcome = if is_empty { Outcome::Well } else { write(&mut translator, &document) };
            // How the record ends is said only of pages that are there.
            if outcome == Outcome::Well { finish(locale, &name, &reader) } else { outcome }
        }
    }
}

/// Says what went wrong.
fn badly(sentence: &str) -> Outcome {
    complain(sentence);
    Outcome::Badly
}

/// A recorded game in words, how its file is told, and the reader at its end; or what is wrong with it.
fn record(
    locale: &Locale,
    path: &Path,
    verbosity: Verbosity,
) -> Result<(Document, String, OpenRecord), String> {
    let (source, name) = open(locale, path).map_err(|error| cannot_open(locale, path, &error))?;
    let mut reader = RecordReader::new(source);
    let document = Document::of_record(locale, &mut reader, verbosity)
        .map_err(|error| record_error(locale, &name, &error))?;
    Ok((document, name, reader))
}

/// The BRF of a document, and how many pages it has.
fn embossed(
    translator: &mut Translator,
    document: &Document,
    paper: Paper,
) -> Result<(String, usize), TranslateFault> {
    let mut block = |part: &DocumentPart| {
        Ok(match part {
            DocumentPart::Title(text) => Block::Title(translator.braille(text)?),
            DocumentPart::Heading(text) => Block::Heading(translator.braille(text)?),
            DocumentPart::Paragraph(text) => Block::Paragraph(translator.braille(text)?),
        })
    };
    let blocks: Vec<Block> = document.parts.iter().map(&mut block).collect::<Result<_, TranslateFault>>()?;
    let pages = Pages::lay_out(paper, &blocks);
    let numbers = (1..=pages.count()).map(|number| translator.braille(&number.to_string()));
    let numbers: Vec<Braille> = numbers.collect::<Result<_, TranslateFault>>()?;
    let head = translator.braille(&document.head)?;
    Ok((pages.brf(&head, &numbers), pages.count()))
}

/// Writes to a file and says so, or to the standard output and says nothing.
fn write(locale: &Locale, path: Option<&Path>, brf: &str, pages: usize) -> Outcome {
    let Some(path) = path.filter(|path| *path != Path::new("-")) else {
        let mut out = io::stdout().lock();
        return match out.write_all(brf.as_bytes()).and_then(|()| out.flush()) {
            Ok(()) => Outcome::Well,
            Err(_) => badly(&locale.text("error-output-plain")),
        };
    };
    if let Err(error) = overwrite(path).and_then(|mut file| file.write_all(brf.as_bytes())) {
        return badly(&cannot_write(locale, "error-write-brf", path, &error));
    }
    let written =
        locale.format("emboss-written", &args!("path" => path.display().to_string(), "pages" => pages));
    match Lines::new(io::stdout(), None).write([written]) {
        Ok(()) => Outcome::Well,
        Err(_) => badly(&locale.text("error-output-plain")),
    }
}

/// Why there is no braille.
fn sentence(locale: &Locale, fault: &TranslateFault) -> String {
    match fault {
        TranslateFault::NotBuilt => locale.text("error-emboss-built"),
        TranslateFault::Table(table) => {
            locale.format("error-emboss-table", &args!("table" => shortened(table)))
        }
        TranslateFault::EightDots(table) => {
            locale.format("error-emboss-dots", &args!("table" => shortened(table)))
        }
        TranslateFault::Letter { table, letter } => {
            let args = args!("table" => shortened(table), "letter" => letter.to_string());
            locale.format("error-emboss-letter", &args)
        }
    }
}
