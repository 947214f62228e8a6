//! Lines that were typed before, for each who shares the keyboard apart.

use crate::session::menu::is_secret;
use rustyline::history::{History, MemHistory, SearchDirection, SearchResult};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};

/// The lines of whoever types now, and those of the others put away. A copy is the same: the editor has one, and whoever
/// changes places at the keyboard another, so that nothing waits for a line to end.
#[derive(Clone, Default)]
pub(super) struct TypedBefore(Arc<Mutex<Kept>>);

impl std::fmt::Debug for TypedBefore {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TypedBefore").finish_non_exhaustive()
    }
}

#[derive(Default)]
struct Kept {
    /// The person who types now; nobody while somebody is called.
    who: Option<usize>,
    now: MemHistory,
    away: BTreeMap<usize, MemHistory>,
}

impl TypedBefore {
    /// Has another type from now on, or nobody; the lines of the one before are put away.
    pub(super) fn sit(&self, who: Option<usize>) {
        self.with(|kept| {
            if kept.who == who {
                return;
            }
            let next = who.and_then(|who| kept.away.remove(&who)).unwrap_or_default();
            let before = std::mem::replace(&mut kept.now, next);
            if let Some(before_who) = kept.who {
                kept.away.insert(before_who, before);
            }
            kept.who = who;
        });
    }

    fn with<T>(&self, act: impl FnOnce(&mut Kept) -> T) -> T {
        act(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// A found line of its own, which outlives the lock.
fn owned(found: SearchResult<'_>) -> SearchResult<'static> {
    SearchResult { entry: Cow::Owned(found.entry.into_owned()), idx: found.idx, pos: found.pos }
}

type SearchOutcome<'a> = rustyline::Result<Option<SearchResult<'a>>>;

impl History for TypedBefore {
    fn get(&self, index: usize, direction: SearchDirection) -> SearchOutcome<'_> {
        self.with(|kept| Ok(kept.now.get(index, direction)?.map(owned)))
    }

    fn add(&mut self, line: &str) -> rustyline::Result<bool> {
        // What is typed at a call is nobody's, and a key is brought back to nobody who looks through earlier lines.
        self.with(|kept| if kept.who.is_some() && !is_secret(line) { kept.now.add(line) } else { Ok(false) })
    }

    fn add_owned(&mut self, line: String) -> rustyline::Result<bool> {
        self.add(&line)
    }

    fn len(&self) -> usize {
        self.with(|kept| kept.now.len())
    }

    fn is_empty(&self) -> bool {
        self.with(|kept| kept.now.is_empty())
    }

    fn set_max_len(&mut self, len: usize) -> rustyline::Result<()> {
        self.with(|kept| kept.now.set_max_len(len))
    }

    fn ignore_dups(&mut self, yes: bool) -> rustyline::Result<()> {
        self.with(|kept| kept.now.ignore_dups(yes))
    }

    fn ignore_space(&mut self, yes: bool) {
        self.with(|kept| kept.now.ignore_space(yes));
    }

    fn save(&mut self, _: &Path) -> rustyline::Result<()> {
        Ok(())
    }

    fn append(&mut self, _: &Path) -> rustyline::Result<()> {
        Ok(())
    }

    fn load(&mut self, _: &Path) -> rustyline::Result<()> {
        Ok(())
    }

    fn clear(&mut self) -> rustyline::Result<()> {
        self.with(|kept| kept.now.clear())
    }

    fn search(&self, term: &str, start: usize, direction: SearchDirection) -> SearchOutcome<'_> {
        self.with(|kept| Ok(kept.now.search(term, start, direction)?.map(owned)))
    }

    fn starts_with(&self, term: &str, start: usize, direction: SearchDirection) -> SearchOutcome<'_> {
        self.with(|kept| Ok(kept.now.starts_with(term, start, direction)?.map(owned)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(typed: &TypedBefore) -> Vec<String> {
        let line = |at| typed.get(at, SearchDirection::Forward).unwrap().unwrap().entry.into_owned();
        (0..typed.len()).map(line).collect()
    }

    #[test]
    fn nobody_finds_what_another_typed() {
        let mut editor = TypedBefore::default();
        let seats = editor.clone();
        seats.sit(Some(0));
        editor.add("red 9").unwrap();
        seats.sit(None);
        assert!(lines(&editor).is_empty(), "nothing while the other is called");
        editor.add("hand").unwrap();
        seats.sit(Some(1));
        assert!(lines(&editor).is_empty());
        editor.add("end").unwrap();
        seats.sit(None);
        seats.sit(Some(0));
        assert_eq!(lines(&editor), ["red 9"]);
        assert!(editor.search("end", 0, SearchDirection::Forward).unwrap().is_none());
        assert!(editor.starts_with("hand", 0, SearchDirection::Forward).unwrap().is_none());
    }

    #[test]
    fn a_key_is_found_by_nobody() {
        let mut editor = TypedBefore::default();
        editor.sit(Some(0));
        for line in ["hand", "1234 5678 9012", "1234-5678-9012-3456", "red 10"] {
            editor.add(line).unwrap();
        }
        assert_eq!(lines(&editor), ["hand", "red 10"]);
    }
}
