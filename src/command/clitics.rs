//! Clitics: the small words that lean on another and change nothing, as in what's, j'ai and leg 't.

use std::borrow::Cow;

/// What stands for the word that a clitic leans on.
const WORD: char = '*';

/// The clitics of a language.
#[derive(Debug, Default)]
pub(super) struct Clitics(Vec<Clitic>);

#[derive(Debug)]
struct Clitic {
    text: String,
    /// It leans on the word in front of it; otherwise no letter stands there.
    behind_word: bool,
    /// It leans on the word behind it; otherwise no letter stands there.
    before_word: bool,
}

impl Clitics {
    /// Takes patterns such as "*'s", "j'*", "'t" and "*-t-*"; they have no accents and no capitals.
    pub(super) fn new(patterns: &[String]) -> Clitics {
        let clitic = |pattern: &String| Clitic {
            text: pattern.replace(WORD, ""),
            behind_word: pattern.starts_with(WORD),
            before_word: pattern.ends_with(WORD),
        };
        Clitics(patterns.iter().map(clitic).collect())
    }

    /// A line without them; it has no accents and no capitals.
    pub(super) fn without<'a>(&self, line: &'a str) -> Cow<'a, str> {
        if !line.contains(['\'', '\u{2019}', '-']) {
            return Cow::Borrowed(line);
        }
        let mut kept = line.replace('\u{2019}', "'");
        let mut from = 0;
        while let Some(at) = kept[from..].find(['\'', '-']).map(|at| from + at) {
            from = at + 1;
            if let Some((begin, end)) = self.0.iter().find_map(|clitic| clitic.around(&kept, at)) {
                kept.replace_range(begin..end, " ");
                from = begin + 1;
            }
        }
        Cow::Owned(kept)
    }
}

impl Clitic {
    /// Where it begins and ends in a line in which its first sign stands at a place.
    fn around(&self, line: &str, at: usize) -> Option<(usize, usize)> {
        let begin = at.checked_sub(self.text.find(['\'', '-'])?)?;
        let (before, rest) = (line.get(..begin)?, line.get(begin..)?);
        let after = rest.strip_prefix(self.text.as_str())?;
        let leans = |letter: Option<char>, wanted: bool| letter.is_some_and(char::is_alphabetic) == wanted;
        (leans(before.chars().next_back(), self.behind_word) && leans(after.chars().next(), self.before_word))
            .then_some((begin, begin + self.text.len()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clitic_is_taken_away_only_where_it_leans_as_it_does() {
        let clitics = Clitics::new(&["*'s", "j'*", "'t", "*-t-*"].map(str::to_owned));
        let without = |line| clitics.without(line).into_owned();
        assert_eq!(without("what's in row's 7"), "what  in row  7");
        assert_eq!(without("'s avonds, what'sit"), "'s avonds, what'sit");
        assert_eq!(without("j\u{2019}ai, aj'ai, j' ai"), " ai, aj'ai, j' ai");
        assert_eq!(without("leg 't, 'tis"), "leg  , 'tis");
        assert_eq!(without("a-t-on un as-t-"), "a on un as-t-");
        assert_eq!(without("é'-'-"), "é'-'-");
    }
}
