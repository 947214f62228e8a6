//! The sources, read as far as it takes to see who names whom.

use std::fs;
use std::path::{Path, PathBuf};

/// A file of the sources.
pub struct Source {
    /// Its path under `src`.
    pub path: String,
    /// All of it.
    pub text: String,
    /// Without comments, texts and what is only for tests.
    pub code: String,
}

impl Source {
    /// The room that the file belongs to.
    pub fn room(&self) -> &str {
        self.path.split(['/', '.']).next().unwrap()
    }

    /// The lines of code with their texts, trimmed, without comments and tests.
    pub fn lines(&self) -> impl Iterator<Item = &str> {
        without_tests(&self.text).lines().map(str::trim).filter(|line| !line.starts_with("//"))
    }

    /// How many `super` lead from its top level to the root of the crate.
    pub fn depth(&self) -> usize {
        let folders = self.path.matches('/').count();
        if self.path.ends_with("mod.rs") { folders } else { folders + 1 }
    }
}

pub fn sources() -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut folders = vec![root.clone()];
    let mut sources = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path: PathBuf = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                let path = path.strip_prefix(&root).unwrap().to_str().unwrap().replace('\\', "/");
                sources.push(Source { path, code: code(&text), text });
            }
        }
    }
    // Files of tests, which their module includes for tests alone.
    sources.retain(|source| !source.path.ends_with("/tests.rs"));
    assert!(sources.len() > 60);
    sources.sort_by(|one, other| one.path.cmp(&other.path));
    sources
}

/// The text without the tests at its end; a module of tests in a file of its own may be named before other things.
fn without_tests(text: &str) -> &str {
    let mut tests = text.match_indices("#[cfg(test)]\n");
    let end = tests.find(|(at, begin)| !text[at + begin.len()..].starts_with("mod tests;"));
    end.map_or(text, |(at, _)| &text[..at])
}

/// The code of a source: comments and the insides of texts are left out, and the tests at its end.
fn code(text: &str) -> String {
    let text = without_tests(text);
    let mut code = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let used = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("'\"'") {
            3
        } else if first == '"' {
            code.push_str("\"\"");
            end_of_text(rest)
        } else {
            code.push(first);
            first.len_utf8()
        };
        rest = &rest[used..];
    }
    code
}

/// Where a text that begins here ends, behind its last sign.
fn end_of_text(text: &str) -> usize {
    let mut escaped = false;
    for (at, letter) in text.char_indices().skip(1) {
        match letter {
            '"' if !escaped => return at + 1,
            '\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    text.len()
}

pub fn is_word(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '_'
}

/// Where a word or path stands in the code, whole: what follows each.
pub fn follow<'a>(code: &'a str, word: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
    code.match_indices(word).filter_map(move |(at, _)| {
        let (before, after) = (&code[..at], &code[at + word.len()..]);
        let whole = !before.ends_with(is_word) && !after.starts_with(is_word);
        whole.then_some((before, after))
    })
}

/// The first names of a path, of which there are several where it goes on in braces.
pub fn first_names(after: &str) -> Vec<String> {
    let name = |text: &str| text.trim().chars().take_while(|letter| is_word(*letter)).collect::<String>();
    match after.strip_prefix('{') {
        None => vec![name(after)],
        Some(inside) => {
            let (mut depth, mut names, mut begin) = (0, Vec::new(), 0);
            for (at, letter) in inside.char_indices() {
                match letter {
                    '{' => depth += 1,
                    '}' if depth == 0 => {
                        names.push(name(&inside[begin..at]));
                        break;
                    }
                    '}' => depth -= 1,
                    ',' if depth == 0 => {
                        names.push(name(&inside[begin..at]));
                        begin = at + 1;
                    }
                    _ => {}
                }
            }
            names.retain(|name| !name.is_empty());
            names
        }
    }
}
