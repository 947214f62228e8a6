//! Pages of the documentation that are there in several languages tell the same things, by their shape.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// The parts of a page: the levels of its headings, and under each how much there is of what.
fn shape(text: &str) -> Vec<(usize, [usize; 4])> {
    let mut shape = vec![(0, [0; 4])];
    let mut in_code = false;
    for line in text.lines() {
        let line = line.trim_start();
        if line.starts_with("```") {
            in_code = !in_code;
            shape.last_mut().unwrap().1[0] += 1;
        } else if in_code {
            shape.last_mut().unwrap().1[1] += 1;
        } else if line.starts_with('#') {
            shape.push((line.chars().take_while(|letter| *letter == '#').count(), [0; 4]));
        } else if line.starts_with("- ") {
            shape.last_mut().unwrap().1[2] += 1;
        } else if line.starts_with('|') {
            shape.last_mut().unwrap().1[3] += 1;
        }
    }
    shape
}

/// The pages of the folder by name and language; one without a language is English.
fn pages() -> BTreeMap<String, BTreeMap<String, String>> {
    let mut pages: BTreeMap<String, BTreeMap<String, String>> = BTreeMap::new();
    for entry in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("docs")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let Some(name) = name.strip_suffix(".md") else { continue };
        let (page, language) = name.split_once('.').unwrap_or((name, "en"));
        let text = fs::read_to_string(&path).unwrap();
        pages.entry(page.to_owned()).or_default().insert(language.to_owned(), text);
    }
    pages
}

#[test]
fn pages_of_several_languages_have_the_same_headings_lists_and_examples() {
    let pages = pages();
    for page in ["braille", "guests", "guide", "speech", "voice"] {
        assert!(pages[page].len() > 1, "{page} is there in one language alone");
    }
    let languages = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("locales")).unwrap().count();
    for (page, versions) in pages.iter().filter(|(_, versions)| versions.len() > 1) {
        assert_eq!(versions.len(), languages, "{page} is missing in a language");
        let model = shape(&versions["en"]);
        for (language, text) in versions {
            let shape = shape(text);
            let levels = |shape: &[(usize, [usize; 4])]| shape.iter().map(|part| part.0).collect::<Vec<_>>();
            assert_eq!(levels(&shape), levels(&model), "{page}.{language}: headings");
            for (part, (here, there)) in shape.iter().zip(&model).enumerate() {
                assert_eq!(here, there, "{page}.{language}: part {part}, behind heading {part}");
            }
        }
    }
}

/// The targets of a link within the page: the headings as anchors.
fn anchors(text: &str) -> Vec<String> {
    let anchor = |line: &str| {
        let kept = |letter: &char| letter.is_alphanumeric() || matches!(letter, ' ' | '-');
        line.trim_start_matches('#')
            .trim()
            .to_lowercase()
            .chars()
            .filter(kept)
            .collect::<String>()
            .replace(' ', "-")
    };
    text.lines().filter(|line| line.starts_with('#')).map(anchor).collect()
}

/// The pages at the top and in the folder of the documentation, by their paths.
fn all_pages() -> BTreeMap<PathBuf, String> {
    let top = Path::new(env!("CARGO_MANIFEST_DIR"));
    let files =
        [top.to_owned(), top.join("docs")].into_iter().flat_map(|folder| fs::read_dir(folder).unwrap());
    files
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "md"))
        .map(|path| (path.canonicalize().unwrap(), fs::read_to_string(&path).unwrap()))
        .collect()
}

#[test]
fn links_between_pages_lead_somewhere() {
    let pages = all_pages();
    assert!(pages.len() > 25, "{}", pages.len());
    let mut wrong = Vec::new();
    for (path, text) in &pages {
        for link in text.split("](").skip(1).filter_map(|rest| rest.split_once(')')).map(|(link, _)| link) {
            if link.contains("://") {
                continue;
            }
            let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
            let target = if file.is_empty() { path.clone() } else { path.parent().unwrap().join(file) };
            let found = target.canonicalize().is_ok_and(|target| {
                anchor.is_empty()
                    || pages
                        .get(&target)
                        .is_some_and(|text| anchors(text).iter().any(|heading| heading == anchor))
            });
            if !found {
                wrong.push(format!("{}: {link}", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
