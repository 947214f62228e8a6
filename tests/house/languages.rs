//! No code names a language: languages are folders under `locales` and a line in the room that lists them.

use std::fs;
use std::path::Path;

/// The files of a folder and of those in it.
fn files(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push((path.to_string_lossy().replace('\\', "/"), fs::read_to_string(&path).unwrap()));
        }
    }
}

#[test]
fn no_code_outside_of_the_list_names_a_language() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let codes: Vec<String> = fs::read_dir(root.join("locales"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned())
        .collect();
    assert!(codes.len() >= 3);
    let mut sources = Vec::new();
    files(&root.join("src"), &mut sources);
    let mut wrong = Vec::new();
    for (path, text) in sources.iter().filter(|(path, _)| !path.contains("/src/locale/")) {
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
        let names = |line: &&str| codes.iter().any(|code| line.contains(&format!("\"{code}\"")));
        wrong.extend(lines.filter(names).map(|line| format!("{path}: {line}")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
