//! Models that recognizers know sounds by, where they are kept, and how words sound to them.

use super::files::read_regular;
use crate::locale::Language;
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The folder in which systems keep models of PocketSphinx.
const SYSTEM: &str = "/usr/share/pocketsphinx/model";

/// The file by which the folder of such a model is known.
const MARK: &str = "mdef";

/// The most bytes that a dictionary may have.
const LONGEST: u64 = 64 << 20;

/// A model of PocketSphinx, with how words are pronounced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Acoustics {
    folder: PathBuf,
    /// The model's own dictionary, if it has one.
    dictionary: Option<PathBuf>,
}

impl Acoustics {
    /// The model in a folder that was named, or in one within it; else that of the system for a language.
    #[must_use]
    pub fn find(language: &Language, named: Option<&Path>) -> Option<Acoustics> {
        if let Some(named) = named {
            return Acoustics::within(named);
        }
        let folders = within(Path::new(SYSTEM));
        let of_language = |folder: &&PathBuf| {
            let name = folder.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            name.split(['-', '_']).next() == Some(language.code())
        };
        folders.iter().filter(of_language).find_map(|folder| Acoustics::within(folder))
    }

    fn within(folder: &Path) -> Option<Acoustics> {
        let inside = within(folder);
        let is_model = |folder: &&PathBuf| folder.join(MARK).is_file();
        let itself = folder.to_owned();
        let model = [&itself].into_iter().chain(&inside).find(is_model)?;
        let around = folder.parent().map(within).unwrap_or_default();
        let is_dictionary = |path: &&PathBuf| {
            path.extension().is_some_and(|end| end == "dict" || end == "dic") && path.is_file()
        };
        let beside = if *model == itself { around } else { Vec::new() };
        let dictionary = inside.iter().chain(&beside).find(is_dictionary).cloned();
        Some(Acoustics { folder: model.clone(), dictionary })
    }

    /// The folder of the model itself.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Returns how words are pronounced, as far as that is known: a line for each way to say one that is wanted. What
    /// the language knows besides counts where the model has nothing of its own, and as another way where it does.
    ///
    /// # Errors
    /// When the model's own dictionary can't be read.
    pub fn pronunciations(
        &self,
        language: &Language,
        is_wanted: impl Fn(&str) -> bool,
    ) -> io::Result<Vec<(String, String)>> {
        let bytes = self.dictionary.as_ref().map(|path| read_regular(path, LONGEST)).transpose()?;
        let own = String::from_utf8_lossy(bytes.as_deref().unwrap_or_default()).into_owned();
        let own = own.lines().filter_map(|line| line.split_once([' ', '\t']));
        let besides = language.pronunciations().map(|(word, phones): (&str, &str)| (word, phones));
        let mut known: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for (word, phones) in own.chain(besides) {
            let word = word.split_once('(').map_or(word, |(word, _)| word);
            let phones = phones.trim().to_owned();
            if is_wanted(word) {
                let ways = known.entry(word.to_owned()).or_default();
                if !ways.contains(&phones) {
                    ways.push(phones);
                }
            }
        }
        let entries = |(word, ways): (String, Vec<String>)| {
            let entry = move |(at, phones)| match at {
                0 => (word.clone(), phones),
                at => (format!("{word}({})", usize::saturating_add(at, 1)), phones),
            };
            ways.into_iter().enumerate().map(entry).collect::<Vec<_>>()
        };
        Ok(known.into_iter().flat_map(entries).collect())
    }
}

/// Returns the entries of a folder by name.
fn within(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::LANGUAGES;

    #[test]
    fn a_model_is_found_in_a_folder_or_within_one_with_its_dictionary() {
        let home = tempfile::tempdir().unwrap();
        let model = home.path().join("cmusphinx-fr");
        fs::create_dir(&model).unwrap();
        assert_eq!(Acoustics::find(&LANGUAGES[1], Some(home.path())), None);
        fs::write(model.join(MARK), "").unwrap();
        let dictionary = home.path().join("fr.dict");
        fs::write(&dictionary, "rouge rr ou jj\nrouge(2) rr ou jj ee\nautre au tt rr\n").unwrap();
        let expected = Acoustics { folder: model.clone(), dictionary: Some(dictionary) };
        for named in [home.path(), &model] {
            assert_eq!(Acoustics::find(&LANGUAGES[1], Some(named)).as_ref(), Some(&expected));
        }
        let wanted = |word: &str| ["rouge", "bleu"].contains(&word);
        let known = expected.pronunciations(&LANGUAGES[1], wanted).unwrap();
        let words: Vec<&str> = known.iter().map(|(word, _)| word.as_str()).collect();
        assert_eq!(words, ["bleu", "rouge", "rouge(2)"]);
    }
}
