use crate::narration::{Cue, Utterance, UtteranceKind};

/// A line as it is kept: where its texts end among all others.
#[derive(Clone, Copy, Debug)]
struct StoredLine {
    kind: UtteranceKind,
    cue: Option<Cue>,
    /// The length of the text, in bytes.
    text: u32,
    /// The same of the form for braille behind it, if there is one.
    braille: Option<u32>,
}

impl StoredLine {
    fn len(self) -> usize {
        let length = self.text.saturating_add(self.braille.unwrap_or_default());
        usize::try_from(length).unwrap_or(usize::MAX)
    }

    fn said(self, texts: &str) -> Utterance {
        let at = usize::try_from(self.text).unwrap_or(usize::MAX);
        let (text, braille) = texts.split_at_checked(at).unwrap_or((texts, ""));
        let braille = self.braille.map(|_| braille.to_owned());
        Utterance { kind: self.kind, text: text.to_owned(), braille, cue: self.cue }
    }
}

/// Lines that were said, in little room, for there may be many of them: all their texts one behind the other.
#[derive(Clone, Debug)]
pub(super) struct SaidLines {
    lines: Vec<StoredLine>,
    texts: String,
}

impl SaidLines {
    /// None.
    pub(super) const NONE: SaidLines = SaidLines { lines: Vec::new(), texts: String::new() };

    /// Returns how many there are.
    pub(super) const fn len(&self) -> usize {
        self.lines.len()
    }

    /// Adds one, with its form for braille or without; the oldest are forgotten, so that all fit into so many bytes.
    pub(super) fn add(&mut self, said: &Utterance, with_braille: bool, most: usize) {
        let length = |text: &str| u32::try_from(text.len()).ok();
        let braille = said.braille.as_deref().filter(|_| with_braille);
        let (Some(text), Some(of_braille)) = (length(&said.text), length(braille.unwrap_or_default())) else {
            return;
        };
        let line = StoredLine {
            kind: said.kind,
            cue: said.cue,
            text,
            braille: braille.is_some().then_some(of_braille),
        };
        let size = line.len().saturating_add(size_of::<StoredLine>());
        if self.size().saturating_add(size) > most {
            // Some room more, so that this is seldom.
            self.forget(size.saturating_add(most / 8));
        }
        self.make_room(line.len(), most / 16);
        self.lines.push(line);
        self.texts.push_str(&said.text);
        self.texts.push_str(braille.unwrap_or_default());
    }

    /// Makes room for one more line with so many bytes of text, a step at a time: twice as much would be too much.
    fn make_room(&mut self, length: usize, step: usize) {
        if self.lines.len() == self.lines.capacity() {
            self.lines.reserve_exact((step / size_of::<StoredLine>()).max(1));
        }
        if self.texts.capacity().saturating_sub(self.texts.len()) < length {
            self.texts.reserve_exact(length.max(step));
        }
    }

    /// The bytes that they take.
    fn size(&self) -> usize {
        self.texts.len().saturating_add(self.lines.len().saturating_mul(size_of::<StoredLine>()))
    }

    /// Forgets the oldest, until so many bytes are free.
    fn forget(&mut self, bytes: usize) {
        let (mut texts, mut lines) = (0_usize, 0_usize);
        for line in &self.lines {
            if texts.saturating_add(lines.saturating_mul(size_of::<StoredLine>())) >= bytes {
                break;
            }
            (texts, lines) = (texts.saturating_add(line.len()), lines.saturating_add(1));
        }
        self.texts.drain(..texts);
        self.lines.drain(..lines);
    }

    /// All of them, oldest first.
    pub(super) fn all(&self) -> impl Iterator<Item = Utterance> + '_ {
        self.each().map(|(line, texts)| line.said(texts))
    }

    /// The line so many before the last.
    pub(super) fn back(&self, at: usize) -> Option<Utterance> {
        let at = self.len().checked_sub(1)?.checked_sub(at)?;
        self.each().nth(at).map(|(line, texts)| line.said(texts))
    }

    /// The last of a kind.
    pub(super) fn last_of(&self, is_wanted: impl Fn(UtteranceKind) -> bool) -> Option<Utterance> {
        self.each().filter(|(line, _)| is_wanted(line.kind)).last().map(|(line, texts)| line.said(texts))
    }

    /// Each with its texts.
    fn each(&self) -> impl Iterator<Item = (StoredLine, &str)> {
        let mut rest = self.texts.as_str();
        self.lines.iter().map(move |line| {
            let (texts, behind) = rest.split_at_checked(line.len()).unwrap_or((rest, ""));
            rest = behind;
            (*line, texts)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn utterance() -> impl Strategy<Value = Utterance> {
        let kind =
            prop_oneof![Just(UtteranceKind::Mine), Just(UtteranceKind::Turn), Just(UtteranceKind::Refusal)];
        let cue = prop_oneof![Just(None), Just(Some(Cue::FewCards))];
        (kind, ".{0,40}", proptest::option::of(".{0,20}"), cue)
            .prop_map(|(kind, text, braille, cue)| Utterance { kind, text, braille, cue })
    }

    proptest! {
        #[test]
        fn the_last_lines_come_back_as_they_were(said in proptest::collection::vec(utterance(), 1..60), with_braille: bool, most in 300..3_000_usize) {
            let mut lines = SaidLines::NONE;
            let said: Vec<Utterance> = said
                .into_iter()
                .map(|one| Utterance { braille: one.braille.filter(|_| with_braille), ..one })
                .collect();
            for one in &said {
                lines.add(one, with_braille, most);
                prop_assert!(lines.size() <= most);
                prop_assert!(lines.texts.capacity() + lines.lines.capacity() * size_of::<StoredLine>() <= most + most / 4 + 400);
            }
            let kept: Vec<Utterance> = lines.all().collect();
            prop_assert!(!kept.is_empty() && said.ends_with(&kept));
            for (at, one) in kept.iter().rev().enumerate() {
                let found = lines.back(at);
                prop_assert_eq!(found.as_ref(), Some(one));
            }
            prop_assert_eq!(lines.back(kept.len()), None);
            let turn = kept.iter().rev().find(|one| one.kind == UtteranceKind::Turn);
            let last = lines.last_of(|kind| kind == UtteranceKind::Turn);
            prop_assert_eq!(last.as_ref(), turn);
        }
    }
}
