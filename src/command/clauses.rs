//! Clauses: what a line says one after the other.

/// What stands between clauses.
const MARKS: [char; 6] = [',', ';', '.', '!', '?', ':'];

/// The clauses of a line with the marks at their ends; nothing for a line of only one.
pub(super) fn clauses(line: &str) -> impl Iterator<Item = &str> {
    let clauses = || line.split_inclusive(MARKS).map(str::trim).filter(|clause| has_words(clause));
    let several = clauses().nth(1).is_some();
    clauses().filter(move |_| several)
}

fn has_words(clause: &str) -> bool {
    clause.contains(char::is_alphanumeric)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_one_clause_has_no_others() {
        assert_eq!(clauses("softer please!").count(), 0);
        assert_eq!(clauses("softer, it hurts").collect::<Vec<_>>(), ["softer,", "it hurts"]);
        assert_eq!(clauses("? , !").count(), 0);
    }
}
