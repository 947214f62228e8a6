//! The braille display: what is shown of what is said, and which command a routing key stands for.

use crate::locale::{Locale, args};
use crate::meaning::Command;
use crate::narration::Utterance;
use crate::output::brlapi::{self, Display, DisplayEvent, DisplayRefusal, RoutingTarget};
use crate::output::{Letters, braille_text};
use crate::session::{BoardLine, BoardPiece};
use std::collections::BTreeMap;

/// The commands that the pieces of the last boards stand for, each by a number of its own.
#[derive(Debug, Default)]
struct Routes {
    next: u64,
    /// Those of the board that is shown, and of the one before: a key may have been touched as it changed.
    known: [BTreeMap<RoutingTarget, Command>; 2],
}

impl Routes {
    fn turn_over(&mut self) {
        self.known.swap(0, 1);
        if let Some(now) = self.known.first_mut() {
            now.clear();
        }
    }

    fn add(&mut self, command: Command) -> RoutingTarget {
        self.next = self.next.wrapping_add(1);
        let key = RoutingTarget(self.next);
        if let Some(now) = self.known.first_mut() {
            now.insert(key, command);
        }
        key
    }
}

/// The braille display that is held, if any.
#[derive(Debug, Default)]
pub(crate) struct BrailleDisplay {
    display: Option<Display>,
    /// The letters that it has in one cell.
    letters: Letters,
    /// True if the display shows something of this reply already.
    replied: bool,
    routes: Routes,
}

impl BrailleDisplay {
    /// Reads from now on, what a display with these letters can show.
    pub(crate) fn hold(&mut self, display: Display, letters: Letters) {
        self.display = Some(display);
        self.letters = letters;
    }

    /// Returns whether a display is held.
    pub(crate) const fn is_held(&self) -> bool {
        self.display.is_some()
    }

    /// Changes the prompt.
    pub(crate) fn set_prompt(&self, text: String) {
        if let Some(display) = &self.display {
            display.set_prompt(text);
        }
    }

    /// Begins the reply to what the player did.
    pub(crate) const fn begin_reply(&mut self) {
        self.replied = false;
    }

    /// A line was entered.
    pub(crate) fn enter(&self) {
        if let Some(display) = &self.display {
            display.enter();
        }
    }

    /// Shows what came of what the player did, the first of it at once: an answer, or what others did then.
    pub(crate) fn show(&mut self, said: &[Utterance]) {
        let Some(display) = self.display.as_ref().filter(|_| !said.is_empty()) else { return };
        let lines = self.lines_of(said);
        if std::mem::replace(&mut self.replied, true) {
            display.more(lines);
        } else {
            display.show(lines);
        }
    }

    /// Shows what came by itself, when the reader is done.
    pub(crate) fn add(&self, said: &[Utterance]) {
        if let Some(display) = self.display.as_ref().filter(|_| !said.is_empty()) {
            display.add(self.lines_of(said));
        }
    }

    fn lines_of(&self, said: &[Utterance]) -> Vec<String> {
        said.iter().map(|said| braille_text(said, self.letters)).collect()
    }

    /// Puts lines below what is said.
    pub(crate) fn set_board(&mut self, lines: Vec<BoardLine>) {
        let Some(display) = &self.display else { return };
        self.routes.turn_over();
        let (routes, letters) = (&mut self.routes, self.letters);
        let mut piece = |piece: BoardPiece| match piece.command {
            Some(command) => {
                brlapi::DisplayPiece::touched(braille_text(&piece.shown, letters), routes.add(command))
            }
            None => brlapi::DisplayPiece::plain(braille_text(&piece.shown, letters)),
        };
        let mut line = |line: BoardLine| brlapi::DisplayLine {
            pieces: line.pieces.into_iter().map(&mut piece).collect(),
        };
        display.set_board(lines.into_iter().map(&mut line).collect());
    }

    /// Returns what a routing key stands for; nothing where its board is long gone.
    pub(crate) fn touched(&self, key: RoutingTarget) -> Option<Command> {
        self.routes.known.iter().find_map(|known| known.get(&key)).cloned()
    }

    /// Nothing is left of what one reader had, for another comes.
    pub(crate) fn forget(&mut self) {
        self.routes.known = Default::default();
        self.replied = false;
        if let Some(display) = &self.display {
            display.forget();
        }
    }

    /// Returns what became of the display since the last time.
    pub(crate) fn news(&self, locale: &Locale) -> Vec<Utterance> {
        let news = self.display.as_ref().map(Display::news).unwrap_or_default();
        news.iter().filter_map(|one| told(locale, one)).map(Utterance::notice).collect()
    }
}

fn told(locale: &Locale, news: &DisplayEvent) -> Option<String> {
    Some(match news {
        DisplayEvent::Refused(DisplayRefusal::NoServer) => locale.text("display-none"),
        DisplayEvent::Refused(DisplayRefusal::NoAnswer) => locale.text("display-nonsense"),
        DisplayEvent::Refused(DisplayRefusal::NoKey | DisplayRefusal::NotAllowed) => {
            locale.text("display-refused")
        }
        DisplayEvent::Refused(DisplayRefusal::Version(version)) => {
            locale.format("display-version", &args!("version" => *version))
        }
        DisplayEvent::Lost => locale.text("display-lost"),
        DisplayEvent::Back => locale.text("display-back"),
        DisplayEvent::Missed => locale.text("display-missed"),
        DisplayEvent::Size(_) => return None,
    })
}
