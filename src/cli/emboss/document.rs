use super::super::replay::Teller;
use super::cards::glued;
use crate::locale::{Locale, args};
use crate::meaning::Verbosity;
use crate::narration::Utterance;
use crate::record::{RecordError, RecordReader, Replay, ReplayedLine};
use crate::rules::{Game, Match};
use crate::session::{Understanding, sections};
use std::io::BufRead;

/// A part of a document, in the words of the language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum DocumentPart {
    /// The main title.
    Title(String),
    /// A side heading.
    Heading(String),
    /// A paragraph.
    Paragraph(String),
}

/// A text with its headings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Document {
    /// The text at the top of its pages.
    pub head: String,
    /// The text, in order.
    pub parts: Vec<DocumentPart>,
}

impl Document {
    /// The rules of a game, a sentence a paragraph.
    pub(super) fn of_rules(locale: &Locale, game: Game) -> Document {
        let mut document = Document::default();
        document.title(locale, game);
        let understanding = Understanding::of(locale.language());
        for (heading, sentences) in sections(locale, game) {
            document.parts.push(DocumentPart::Heading(heading));
            document.parts.extend(
                sentences.iter().map(|sentence| DocumentPart::Paragraph(glued(&understanding, sentence))),
            );
        }
        document
    }

    /// A recorded game, told to everybody, with a heading for each round.
    ///
    /// # Errors
    /// The first line that does not hold.
    pub(super) fn of_record<R: BufRead>(
        locale: &Locale,
        reader: &mut RecordReader<R>,
        verbosity: Verbosity,
    ) -> Result<Document, RecordError> {
        let mut document = Document::default();
        let mut teller = Teller::new(locale, verbosity);
        while let Some(told) = reader.tell_next()? {
            document.tell(locale, &mut teller, told, reader.replay());
        }
        if let Some(game) = reader.replay().current() {
            document.say(teller.turn_so_far(game));
        }
        Ok(document)
    }

    fn title(&mut self, locale: &Locale, game: Game) {
        let title = locale.text(&format!("game-{}", game.id()));
        if self.head.is_empty() {
            self.head.clone_from(&title);
        }
        self.parts.push(DocumentPart::Title(title));
    }

    fn tell(&mut self, locale: &Locale, teller: &mut Teller<'_>, told: ReplayedLine, replay: &Replay) {
        match (&told, replay.current()) {
            (ReplayedLine::Round, Some(game)) => self.begin_round(locale, teller, game),
            (ReplayedLine::Totals(_), Some(_)) => {
                self.parts.push(DocumentPart::Heading(locale.text("emboss-result")));
                self.say(teller.told(told, replay));
            }
            (
                ReplayedLine::Header
                | ReplayedLine::Round
                | ReplayedLine::Act { .. }
                | ReplayedLine::Undo { .. }
                | ReplayedLine::End(_)
                | ReplayedLine::Totals(_),
                _,
            ) => self.say(teller.told(told, replay)),
        }
    }

    fn begin_round(&mut self, locale: &Locale, teller: &Teller<'_>, game: &Match) {
        let number = game.round_number();
        if number == 1 {
            self.title(locale, game.plan().game);
            self.say(teller.match_begun(game));
        }
        self.parts.push(DocumentPart::Heading(locale.format("emboss-round", &args!("round" => number))));
        self.say(teller.round_begun(game));
    }

    fn say(&mut self, said: Vec<Utterance>) {
        self.parts.extend(said.into_iter().map(|utterance| DocumentPart::Paragraph(utterance.text)));
    }
}
