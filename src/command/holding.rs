//! What somebody holds, as it is told: "red 3 5, 2 jokers", "none".

use super::lexicon::{Cost, Lexicon};
use super::sentence;
use super::token::Token;
use super::word::Word;
use crate::cards::Colour;

/// More cards than any pack has.
const MOST_CARDS: usize = 128;

/// The most jokers that any pack has.
const MOST_JOKERS: u32 = 4;

/// The cards of a hand, as they were said.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Holding {
    /// Numbers with their colour; they need not be those of a game.
    pub numbers: Vec<(Colour, u8)>,
    /// Jokers.
    pub jokers: usize,
}

impl Holding {
    /// Whether no card was said.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.numbers.is_empty() && self.jokers == 0
    }
}

/// The cards that a line names, if it names cards and nothing else.
pub(super) fn holding(lexicon: &Lexicon, line: &str) -> Option<Holding> {
    // A number word that is an article too is a number only where nothing else makes sense: "rouge un".
    (0..=1).find_map(|cost| holding_at(lexicon, line, cost))
}

fn holding_at(lexicon: &Lexicon, line: &str, cost: Cost) -> Option<Holding> {
    let mut reader = Reader::default();
    let mut nothing = false;
    // A comma keeps "5, 2 jokers" apart from a 5 and a 2.
    for part in line.split([',', ';']) {
        let mut parts = parts(lexicon, part, cost)?;
        if let [Part::Number(jokers @ 0..=MOST_JOKERS), Part::Joker] = parts.as_slice() {
            reader.held.jokers += *jokers as usize;
            continue;
        }
        parts.retain(|part| *part != Part::Filler);
        match parts.as_slice() {
            [Part::Nothing] => nothing = true,
            parts => reader.read(parts)?,
        }
    }
    let held = reader.finish()?;
    (nothing == held.is_empty()).then_some(held)
}

/// A word that cards are told with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Colour(Colour),
    Number(u32),
    Joker,
    To,
    Nothing,
    Filler,
}

/// The parts of a text; `None` when another word is among them, or one that may be several.
fn parts(lexicon: &Lexicon, text: &str, cost: Cost) -> Option<Vec<Part>> {
    let tokens: Vec<Token> = lexicon
        .phrase(text)
        .into_iter()
        .filter(|token| !matches!(token, Token::Text(text) if text == "."))
        .collect();
    let mut parts = Vec::new();
    for item in lexicon.read(&tokens) {
        let at_cost = |wanted: Cost| {
            let told: Vec<Part> = item
                .parts
                .iter()
                .filter(|(_, cost)| *cost == wanted)
                .filter_map(|(part, _)| part_of(part))
                .collect();
            told
        };
        let dear = at_cost(cost);
        let told = if dear.is_empty() { at_cost(0) } else { dear };
        match told.as_slice() {
            [only] => parts.push(*only),
            _ => return None,
        }
    }
    Some(parts)
}

/// What a part means where cards are told.
fn part_of(part: &sentence::Part) -> Option<Part> {
    match part {
        sentence::Part::Number(number) => Some(Part::Number(*number)),
        sentence::Part::Text(text) if text == "-" => Some(Part::To),
        sentence::Part::Word(word) => part_of_word(*word),
        sentence::Part::Text(_) | sentence::Part::Ordinal(_) => None,
    }
}

/// What a word means where cards are told.
fn part_of_word(word: Word) -> Option<Part> {
    const PARTS: [(Word, Part); 6] = [
        (Word::And, Part::Filler),
        (Word::Mine, Part::Filler),
        (Word::Joker, Part::Joker),
        (Word::To, Part::To),
        (Word::Nothing, Part::Nothing),
        (Word::Filler, Part::Filler),
    ];
    if let Word::Colour(colour) = word {
        return Some(Part::Colour(colour));
    }
    PARTS.into_iter().find(|(known, _)| *known == word).map(|(_, part)| part)
}

/// What was told so far.
#[derive(Default)]
struct Reader {
    held: Holding,
    colour: Option<Colour>,
    /// The colour was named, and no number of it yet.
    fresh: bool,
}

impl Reader {
    fn read(&mut self, mut parts: &[Part]) -> Option<()> {
        while let Some((first, after)) = parts.split_first() {
            parts = match (*first, after) {
                (Part::Number(from), [Part::To, Part::Number(to), rest @ ..]) => {
                    self.numbers(from, *to)?;
                    rest
                }
                (Part::Number(number), rest) => {
                    self.numbers(number, number)?;
                    rest
                }
                (Part::Colour(colour), rest) => {
                    (self.colour, self.fresh) = (Some(colour), true);
                    rest
                }
                (Part::Joker, rest) => {
                    self.held.jokers += 1;
                    rest
                }
                (Part::To | Part::Nothing | Part::Filler, _) => return None,
            };
        }
        Some(())
    }

    fn numbers(&mut self, from: u32, to: u32) -> Option<()> {
        let colour = self.colour?;
        let (from, to) = (u8::try_from(from.min(to)).ok()?, u8::try_from(from.max(to)).ok()?);
        self.held.numbers.extend((from..=to).map(|number| (colour, number)));
        self.fresh = false;
        (self.held.numbers.len() <= MOST_CARDS).then_some(())
    }

    /// The cards, unless a colour has no number or there are more than can be.
    fn finish(self) -> Option<Holding> {
        (!self.fresh && self.held.jokers <= MOST_CARDS).then_some(self.held)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::Interpreter;
    use crate::locale::{LANGUAGES, Locale};
    use Colour::{Blue, Red, Yellow};

    fn held(numbers: &[(Colour, u8)], jokers: usize) -> Option<Holding> {
        Some(Holding { numbers: numbers.to_vec(), jokers })
    }

    fn in_language(code: &str) -> Interpreter {
        Interpreter::new(&Locale::load(code.parse().unwrap()))
    }

    #[test]
    fn cards_are_told_by_colour_and_number() {
        let english = in_language("en");
        for line in
            ["red 3 5, joker", "red 3, 5 and a joker", "r3 r5 *", "Joker, Red 3. Red 5.", "red 3 5, 1 joker"]
        {
            assert_eq!(english.holding(line), held(&[(Red, 3), (Red, 5)], 1), "{line}");
        }
        assert_eq!(english.holding("red 3 5 2 jokers"), held(&[(Red, 3), (Red, 5), (Red, 2)], 1));
        assert_eq!(english.holding("red 3 5, 2 jokers"), held(&[(Red, 3), (Red, 5)], 2));
        assert_eq!(english.holding("joker joker"), held(&[], 2));
        assert_eq!(english.holding("red 3, 5 joker"), held(&[(Red, 3), (Red, 5)], 1));
        assert_eq!(
            english.holding("red 3 to 5, yellow 9-8"),
            held(&[(Red, 3), (Red, 4), (Red, 5), (Yellow, 8), (Yellow, 9)], 0)
        );
        assert_eq!(in_language("fr").holding("rouge 3 5, un joker"), held(&[(Red, 3), (Red, 5)], 1));
        assert_eq!(
            in_language("nl").holding("rode 3 en 5, blauwe 2, joker"),
            held(&[(Red, 3), (Red, 5), (Blue, 2)], 1)
        );
    }

    #[test]
    fn what_is_no_hand_is_none() {
        let english = in_language("en");
        let lines = [
            "",
            "3",
            "red",
            "red 3 blue",
            "undo",
            "red 3 undo",
            "table",
            "none, red 3",
            "red none",
            "red 3 to",
            "to 3",
            "red 300",
            "red 4000000000",
            "red 1 to 100, 1 to 100",
            "yel 3 x",
            "4000000000 jokers",
            "0 jokers",
        ];
        for line in lines {
            assert_eq!(english.holding(line), None, "{line}");
        }
    }

    #[test]
    fn an_empty_hand_has_words_in_every_language() {
        for language in &LANGUAGES {
            let locale = Locale::load(language);
            let interpreter = Interpreter::new(&locale);
            let words = locale.words("nothing");
            assert!(words.len() > 1);
            for word in words {
                assert_eq!(interpreter.holding(&word), held(&[], 0), "{language}: {word}");
            }
        }
    }
}
