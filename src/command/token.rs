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
const SIGNS: [char; 9] = ['*', '#', '=', '+', '>', '<', '.', '?', '-'];

/// The line without accents and capitals.
fn plain(line: &str) -> String {
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

/// The tokens of a line.
pub(super) fn tokens(line: &str) -> Vec<Token> {
    let mut tokens = Vec::new();
    let plain = plain(line);
    let mut rest = plain.as_str();
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
        } else if first.is_alphabetic() || SIGNS.contains(&first) {
            tokens.push(Token::Text(text.to_owned()));
        }
        rest = after;
    }
    tokens
}

/// The tokens of a line that somebody typed: a stop or a question mark alone is a word, elsewhere it only ends a sentence.
pub(super) fn sentence_tokens(line: &str) -> Vec<Token> {
    let mut tokens = tokens(line);
    if tokens.len() > 1 {
        let ends = |token: &Token| matches!(token, Token::Text(text) if text == "." || text == "?");
        tokens.retain(|token| !ends(token));
    }
    tokens
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(text: &str) -> Token {
        Token::Text(text.to_owned())
    }

    #[test]
    fn accents_capitals_and_separators_do_not_matter() {
        assert_eq!(tokens("Défausser,l'É!"), [text("defausser"), text("l"), text("e")]);
        assert_eq!(tokens("R10r9"), [text("r"), Token::Number(10), text("r"), Token::Number(9)]);
        assert_eq!(tokens("99999999999999"), [Token::Number(u32::MAX)]);
    }

    #[test]
    fn a_stop_is_a_word_only_alone() {
        assert_eq!(sentence_tokens("."), [text(".")]);
        assert_eq!(sentence_tokens("can I?"), [text("can"), text("i")]);
    }
}
