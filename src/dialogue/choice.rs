//! A choice from a list: by number, by name, or by the beginning of a name.

/// The place of the choice that a line makes; `None` when it makes none, or several.
#[must_use]
pub fn chosen(line: &str, choices: &[String]) -> Option<usize> {
    let line = line.trim();
    if let Ok(number) = line.parse::<usize>() {
        return (1..=choices.len()).contains(&number).then(|| number - 1);
    }
    let line = line.to_lowercase();
    if line.is_empty() {
        return None;
    }
    let names: Vec<String> = choices.iter().map(|choice| choice.to_lowercase()).collect();
    if let Some(whole) = names.iter().position(|name| *name == line) {
        return Some(whole);
    }
    let mut begun = names.iter().enumerate().filter(|(_, name)| name.starts_with(&line));
    match (begun.next(), begun.next()) {
        (Some((only, _)), None) => Some(only),
        (Some(_) | None, _) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_a_name_or_a_beginning_chooses() {
        let choices = ["New game", "Rules", "Règles"].map(str::to_owned);
        assert_eq!(chosen(" 2 ", &choices), Some(1));
        assert_eq!(chosen("rules", &choices), Some(1));
        assert_eq!(chosen("n", &choices), Some(0));
        assert_eq!(chosen("RÈ", &choices), Some(2));
        assert_eq!(chosen("r", &choices), None, "two begin so");
        for nothing in ["", "0", "4", "x", "-1", "99999999999999999999"] {
            assert_eq!(chosen(nothing, &choices), None);
        }
    }
}
