use super::Language;
use fluent::resolver::ResolverError;
use fluent::resolver::errors::ReferenceKind;
use fluent::{FluentArgs, FluentBundle, FluentError, FluentResource};
use memchr::{memchr_iter, memmem};
use std::cell::RefCell;

/// The messages of some files of a language. Each is parsed when it is first needed: a start needs few of them, and to
/// parse all would take longer than all else that it does.
pub(super) struct Bundle {
    language: &'static Language,
    /// Of two messages with the same name, that of the later file counts.
    files: Vec<&'static str>,
    parsed: RefCell<FluentBundle<FluentResource>>,
}

impl Bundle {
    /// The messages of these files.
    pub(super) fn new(language: &'static Language, files: &[&'static str]) -> Bundle {
        let tag = language.code().parse().unwrap_or_default();
        let mut parsed = FluentBundle::new(vec![tag]);
        // Isolation marks would be spoken, or shown as escapes on a braille display.
        parsed.set_use_isolating(false);
        Bundle { language, files: files.to_vec(), parsed: RefCell::new(parsed) }
    }

    /// The text of a message, if it is there and formats without a fault.
    pub(super) fn format(&self, id: &str, args: &FluentArgs<'_>) -> Option<String> {
        self.parse(id)?;
        loop {
            let parsed = self.parsed.borrow();
            let mut faults = Vec::new();
            let pattern = parsed.get_message(id)?.value()?;
            let text = parsed.format_pattern(pattern, Some(args), &mut faults).into_owned();
            drop(parsed);
            // Each turn parses a message that it lacked, so there are no more turns than messages.
            let found = faults.iter().filter_map(lacked).filter(|id| self.parse(id) == Some(true)).count();
            if found == 0 {
                debug_assert!(faults.is_empty(), "{id}: {faults:?}");
                return Some(text);
            }
        }
    }

    /// Parses a message unless that is done; whether it was done now. What does not parse is left out, and caught by a
    /// test.
    fn parse(&self, id: &str) -> Option<bool> {
        if self.parsed.borrow().has_message(id) {
            return Some(false);
        }
        let begins = format!("\n{id} =");
        let source = self.files.iter().rev().find_map(|file| message(file, &begins))?;
        let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, faults)| {
            debug_assert!(faults.is_empty(), "{}: {id}: {faults:?}", self.language);
            resource
        });
        self.parsed.borrow_mut().add_resource_overriding(resource);
        Some(self.parsed.borrow().has_message(id))
    }
}

/// The message that another names and that is not parsed yet.
fn lacked(fault: &FluentError) -> Option<&str> {
    let FluentError::ResolverError(ResolverError::Reference(reference)) = fault else { return None };
    if let ReferenceKind::Message { id, .. } = reference { Some(id) } else { None }
}

/// The message of a file that begins so: it ends before the next line that has a letter or a comment at its beginning.
fn message(file: &'static str, begins: &str) -> Option<&'static str> {
    let first = begins.trim_start();
    let start = if file.starts_with(first) {
        0
    } else {
        memmem::find(file.as_bytes(), begins.as_bytes())?.saturating_add(1)
    };
    let rest = file.get(start..)?;
    let ends = |text: &str| text.starts_with(|next: char| next.is_ascii_alphabetic() || next == '#');
    let end = memchr_iter(b'\n', rest.as_bytes())
        .map(|at| at.saturating_add(1))
        .find(|at| rest.get(*at..).is_some_and(ends));
    rest.get(..end.unwrap_or(rest.len()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::{LANGUAGES, args};

    const FILE: &str =
        "a = one { b }\n# said\nb =\n    two { c ->\n   *[other] { c }\n}\nab = three\nc = four\n";

    #[test]
    fn a_message_is_found_where_it_stands() {
        assert_eq!(message(FILE, "\na ="), Some("a = one { b }\n"));
        assert_eq!(message(FILE, "\nb ="), Some("b =\n    two { c ->\n   *[other] { c }\n}\n"));
        assert_eq!(message(FILE, "\nc ="), Some("c = four\n"));
        assert_eq!(message(FILE, "\nd ="), None);
    }

    #[test]
    fn messages_name_each_other_and_the_last_file_counts() {
        let bundle =
            Bundle::new(&LANGUAGES[0], &["a = { b }, { c }\nb = { c }\nc = old\n", "c = { $new }\n"]);
        assert_eq!(bundle.format("a", &args!("new" => 1)).as_deref(), Some("1, 1"));
        assert_eq!(bundle.format("a", &args!("new" => 2)).as_deref(), Some("2, 2"));
        assert_eq!(bundle.format("d", &args!()), None);
    }
}
