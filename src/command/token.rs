use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The smallest piece of a line: a run of letters, a sign that means something, or a number.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Token {
    /// Letters without accents and capitals, or one sign.
    Text(String),
    /// A number; one that is too large for any game is the largest.
    Number(u32),
}

/// Signs that mean something; all others only part words.
const SIGNS: [char; 11] = ['*', '#', '=', '+', '>', '<', '.', '?', '-', ',', ';'];

/// The line without accents and capitals.
#[must_use]
pub fn plain(line: &str) -> String {
    if line.is_ascii() {
        return line.to_ascii_lowercase();
    }
    let mut plain = String::with_capacity(line.len());
    for letter in line.nfkd().filter(|letter| !is_combining_mark(*letter)) {
        match letter {
            'œ' | 'Œ' => plain.push_str("oe"),
            'æ' | 'Æ' => plain.push_str("ae"),
            letter => plain.extend(letter.to_lowercase()),
        }
    }
    plain
}

/// The tokens of a line that is plain already.
pub(super) fn tokens(plain: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let mut rest = plain;
    let mut before = None;
    while let Some(first) = rest.chars().next() {
        let run = if first.is_alphabetic() {
            rest.find(|letter: char| !letter.is_alphabetic())
        } else if first.is_ascii_digit() {
            rest.find(|letter: char| !letter.is_ascii_digit())
        } else {
            Some(first.len_utf8())
        };
        let (text, after) = rest.split_at(run.unwrap_or(rest.len()));
        if first.is_ascii_digit() {
            tokens.push(Token::Number(text.parse().unwrap_or(u32::MAX)));
        } else if first.is_alphabetic() || (SIGNS.contains(&first) && !joins_words(first, before, after)) {
            tokens.push(Token::Text(text.to_owned()));
        }
        before = text.chars().next_back();
        rest = after;
    }
    tokens
}

/// Whether a sign is a hyphen within a word, as in twenty-one.
fn joins_words(sign: char, before: Option<char>, after: &str) -> bool {
    let is_letter = |letter: Option<char>| letter.is_some_and(char::is_alphabetic);
    sign == '-' && is_letter(before) && is_letter(after.chars().next())
}

/// Whether a line asks: it has words and a question mark at its end.
pub(super) fn is_asked(line: &str) -> bool {
    line.trim_end().strip_suffix('?').is_some_and(|words| words.contains(char::is_alphanumeric))
}

/// The tokens of a plain line that somebody typed: a stop or a question mark alone is a word, elsewhere it only ends a sentence.
pub(super) fn sentence_tokens(plain: &str) -> Vec<Token> {
    let mut tokens = tokens(plain);
    if tokens.len() > 1 {
        let ends = |token: &Token| matches!(token, Token::Text(text) if text == "." || text == "?");
        tokens.retain(|token| !ends(token));
        while tokens.last().is_some_and(is_comma) {
            tokens.pop();
        }
    }
    tokens
}

/// Whether a token parts what was said.
pub(super) fn is_comma(token: &Token) -> bool {
    matches!(token, Token::Text(text) if text == "," || text == ";")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(text: &str) -> Token {
        Token::Text(text.to_owned())
    }

    #[test]
    fn accents_capitals_and_separators_do_not_matter() {
        assert_eq!(tokens(&plain("Défausser:l'É!")), [text("defausser"), text("l"), text("e")]);
        assert_eq!(tokens("r10r9"), [text("r"), Token::Number(10), text("r"), Token::Number(9)]);
        assert_eq!(
            tokens("twenty-one 10-8"),
            [text("twenty"), text("one"), Token::Number(10), text("-"), Token::Number(8)]
        );
        assert_eq!(tokens("99999999999999"), [Token::Number(u32::MAX)]);
    }

    #[test]
    fn a_stop_is_a_word_only_alone() {
        assert_eq!(sentence_tokens("."), [text(".")]);
        assert_eq!(sentence_tokens("can i?"), [text("can"), text("i")]);
    }
}
