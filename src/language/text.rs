//! A line as tokens: words, numbers in digits, and signs.

use std::ops::Range;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The smallest piece of a line.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum Token {
    /// A run of letters.
    Word(Spelled),
    /// A number in digits; one that is too large for any game is the largest.
    Number(u32),
    /// One sign that is no letter and no digit.
    Sign(char),
}

impl Token {
    /// Returns whether two tokens are the same but for accents.
    pub(super) fn is_same(&self, other: &Token) -> bool {
        match (self, other) {
            (Token::Word(one), Token::Word(other)) => one.plain == other.plain,
            (one, other) => one == other,
        }
    }
}

/// A word as it was written, in small letters, and without its accents.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Spelled {
    /// In small letters, with its accents.
    pub(super) written: String,
    /// Without accents.
    pub(super) plain: String,
}

impl Spelled {
    pub(super) fn new(written: &str) -> Spelled {
        if written.is_ascii() {
            let written = written.to_ascii_lowercase();
            return Spelled { plain: written.clone(), written };
        }
        let written: String = written.nfc().flat_map(char::to_lowercase).collect();
        Spelled { plain: plain(&written), written }
    }

    /// Returns whether it was written with accents.
    pub(super) fn has_accents(&self) -> bool {
        self.written != self.plain
    }
}

/// A text in small letters and without accents.
#[must_use]
pub fn plain(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let mut plain = String::with_capacity(text.len());
    for letter in text.nfkd().filter(|letter| !is_combining_mark(*letter)) {
        match letter {
            'œ' | 'Œ' => plain.push_str("oe"),
            'æ' | 'Æ' => plain.push_str("ae"),
            letter => plain.extend(letter.to_lowercase()),
        }
    }
    plain
}

/// A letter, or a mark that belongs to the letter before it.
fn is_letter(letter: char) -> bool {
    letter.is_alphabetic() || is_combining_mark(letter)
}

pub(super) const fn is_apostrophe(letter: char) -> bool {
    matches!(letter, '\'' | '’' | 'ʼ' | '`' | '´')
}

/// The most letters before an apostrophe that are a word of their own, as in j'ai and I'll.
const LONGEST_CLITIC: usize = 2;

/// The tokens of a text.
pub(super) fn tokens(text: &str) -> Vec<Token> {
    scanned(text).into_iter().map(|(token, _)| token).collect()
}

/// The tokens of a text, and where each stands in it, in bytes. A hyphen between letters only parts them; an apostrophe parts a short word from what follows
/// it, and is left out of a longer one, so that "what's" is "whats".
pub(super) fn scanned(text: &str) -> Vec<(Token, Range<usize>)> {
    let mut tokens: Vec<(Token, Range<usize>)> = Vec::new();
    let mut word = String::new();
    let mut letters = text.char_indices().peekable();
    let mut before = ' ';
    let mut begin = 0;
    while let Some((at, letter)) = letters.next() {
        let next = letters.peek().map(|(_, next)| *next);
        let end = at.saturating_add(letter.len_utf8());
        if is_letter(letter) {
            if word.is_empty() {
                begin = at;
            }
            word.push(letter);
        } else if is_apostrophe(letter) {
            if word.chars().filter(|letter| !is_combining_mark(*letter)).count() <= LONGEST_CLITIC {
                finish(&mut word, begin..at, &mut tokens);
            }
        } else {
            finish(&mut word, begin..at, &mut tokens);
            if letter.is_ascii_digit() {
                let (mut digits, mut end) = (String::from(letter), end);
                while let Some((_, digit)) = letters.next_if(|(_, next)| next.is_ascii_digit()) {
                    digits.push(digit);
                    end = end.saturating_add(1);
                }
                tokens.push((Token::Number(digits.parse().unwrap_or(u32::MAX)), at..end));
            } else if is_hyphen(letter) {
                if !(is_letter(before) && next.is_some_and(is_letter)) {
                    tokens.push((Token::Sign('-'), at..end));
                }
            } else if letter == '.'
                && next == Some('.')
                && matches!(tokens.last(), Some((Token::Number(_), _)))
            {
                // "8..10" is a run; dots behind a number that no digit follows part what is said.
                while letters.next_if(|(_, next)| *next == '.').is_some() {}
                let runs = letters.peek().is_some_and(|(_, next)| next.is_ascii_digit());
                tokens.push((Token::Sign(if runs { '-' } else { PARTING }), at..end));
            } else if letter == '.'
                && next != Some('.')
                && matches!(tokens.last(), Some((Token::Number(_), _)))
            {
                // The end of a sentence about cards: several such are what the game says, and no order.
                let rest = || letters.clone().map(|(_, letter)| letter);
                let parts = rest().any(char::is_alphabetic) && !rest().any(|letter| letter.is_ascii_digit());
                tokens.push((Token::Sign(if parts { PARTING } else { '.' }), at..end));
            } else if !letter.is_whitespace() && !is_soft(letter) {
                tokens.push((Token::Sign(sign(letter)), at..end));
            }
        }
        before = letter;
    }
    finish(&mut word, begin..text.len(), &mut tokens);
    tokens
}

fn finish(word: &mut String, place: Range<usize>, tokens: &mut Vec<(Token, Range<usize>)>) {
    if !word.is_empty() {
        tokens.push((Token::Word(Spelled::new(word)), place));
        word.clear();
    }
}

const fn is_hyphen(letter: char) -> bool {
    matches!(letter, '-' | '\u{2010}' | '\u{2011}')
}

/// Returns whether a letter is invisible, and belongs to no word.
const fn is_soft(letter: char) -> bool {
    matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}')
}

/// Signs that part what is said are all one; a colon is none: it stands in what the game says, and in no order.
const fn sign(letter: char) -> char {
    match letter {
        ',' | ';' | '.' | '!' | '…' | '(' | ')' | '–' | '—' => PARTING,
        letter => letter,
    }
}

/// The sign that parts what is said.
pub(super) const PARTING: char = ',';

/// The most tokens that anybody says in one breath.
const MOST_TOKENS: usize = 40;

/// A line as it is to be understood.
#[derive(Clone, Debug, Default)]
pub(super) struct TokenLine {
    pub(super) tokens: Vec<Token>,
    /// Where each token stands in the text, in bytes.
    pub(super) spans: Vec<Range<usize>>,
    /// True if it ends with a question mark.
    pub(super) asked: bool,
    /// True if it ends with a full stop, as the game writes cards.
    pub(super) stopped: bool,
}

impl TokenLine {
    /// Returns whether it has as many tokens as anybody says in one breath, and one at least.
    pub(super) fn is_usual(&self) -> bool {
        (1..=MOST_TOKENS).contains(&self.tokens.len())
    }

    /// Reads a text as it stands.
    pub(super) fn scan(text: &str) -> TokenLine {
        let (tokens, spans) = scanned(text).into_iter().unzip();
        TokenLine { tokens, spans, ..TokenLine::default() }
    }

    /// Reads a line: what ends a sentence is no part of it, but where it stands alone.
    pub(super) fn read(text: &str) -> TokenLine {
        if text.trim() == "." {
            let whole = 0..text.len();
            return TokenLine { tokens: vec![Token::Sign('.')], spans: vec![whole], ..TokenLine::default() };
        }
        let (mut tokens, mut spans): (Vec<Token>, Vec<Range<usize>>) = scanned(text).into_iter().unzip();
        let (mut asked, mut stopped) = (false, false);
        while let Some(Token::Sign(sign @ ('?' | '.' | PARTING))) = tokens.last() {
            if tokens.len() == 1 {
                break;
            }
            asked |= *sign == '?';
            stopped |= *sign == '.';
            tokens.pop();
            spans.pop();
        }
        let parts = |token: &&Token| **token == Token::Sign(PARTING);
        let leading = tokens.iter().take_while(parts).count().min(tokens.len().saturating_sub(1));
        tokens.drain(..leading);
        spans.drain(..leading);
        TokenLine { tokens, spans, asked, stopped }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn word(text: &str) -> Token {
        Token::Word(Spelled::new(text))
    }

    #[test]
    fn short_words_are_parted_at_their_apostrophe_and_long_ones_are_not() {
        assert_eq!(tokens("j'ai qu’on"), [word("j"), word("ai"), word("qu"), word("on")]);
        assert_eq!(tokens("What's I'll"), [word("whats"), word("i"), word("ll")]);
        assert_eq!(tokens("'t zo'n"), [word("t"), word("zo"), word("n")]);
    }

    #[test]
    fn a_hyphen_parts_words_and_is_a_sign_before_a_number() {
        assert_eq!(tokens("vingt-et-un"), [word("vingt"), word("et"), word("un")]);
        assert_eq!(tokens("red -7"), [word("red"), Token::Sign('-'), Token::Number(7)]);
        assert_eq!(tokens("r10r9"), [word("r"), Token::Number(10), word("r"), Token::Number(9)]);
        assert_eq!(tokens("99999999999999"), [Token::Number(u32::MAX)]);
    }

    #[test]
    fn what_ends_a_sentence_is_no_part_of_it() {
        let line = TokenLine::read("... can I lay red 7 ?!");
        assert!(line.asked);
        assert_eq!(line.tokens.len(), 5);
        assert_eq!(TokenLine::read(".").tokens, [Token::Sign('.')]);
        assert_eq!(TokenLine::read("?").tokens, [Token::Sign('?')]);
        assert!(!TokenLine::read("?").asked);
        assert_eq!(TokenLine::read("").tokens, []);
    }

    #[test]
    fn tokens_know_where_they_stand() {
        let text = "Sit at  'Été 12', j'ai 7!";
        let stand: Vec<&str> = scanned(text).into_iter().map(|(_, place)| &text[place]).collect();
        assert_eq!(stand, ["Sit", "at", "Été", "12", ",", "j", "ai", "7", "!"]);
        let line = TokenLine::read(", red 7 !");
        assert_eq!((line.tokens.len(), line.spans), (2, vec![2..5, 6..7]));
    }

    #[test]
    fn accents_are_known_and_left_out() {
        let Token::Word(word) = &tokens("Défausse\u{301}")[0] else { panic!() };
        assert_eq!((word.written.as_str(), word.plain.as_str()), ("défaussé", "defausse"));
        assert!(word.has_accents());
    }
}
