use super::built_in::NUMBER;
use super::network::GrammarNetworks;
use super::vocabulary::WordId;
use std::collections::BTreeSet;

/// The rule of a whole order.
const ORDER: &str = "order";

/// The rule of moves, without what is said around them.
const MOVES: &str = "moves";

/// The rule of cards that are laid.
pub(super) const LIST: &str = "list";

/// The rules of the words with which the game writes cards; numbers it writes in digits.
const WRITTEN: [&str; 6] = ["red", "yellow", "green", "blue", "to", "held-jokers"];

/// The rule of colours.
const COLOUR: &str = "colour";

/// The rule of whole asides.
const ASIDE: &str = "aside";

/// The rules of the words that an order has but for asides.
const ORDERING: [&str; 5] = ["moves", "opening", "closing", "perhaps", "correction"];

/// The rules of what is said around an order.
const COURTESY: [&str; 3] = ["opener", "closer", "filler"];

/// The rule of words that cast no doubt on an order.
const HARMLESS: &str = "harmless";

/// The rule of what the speaker lacks.
const LACKING: &str = "lacking";

/// The rule of the words of a question.
pub(super) const QUESTION: &str = "question";

/// The rule of the words that ask where they stand first.
pub(super) const INVERTED: &str = "inverted";

/// The rule of the words by which one asks to be told something.
const TELL: &str = "tell";

/// The rule of what is done with cards.
const VERB: &str = "verb";

/// The rule of the words that make no order of a sentence by themselves.
const BLOCKING: &str = "blocking-word";

/// The rules of the words that make no order of what they stand in, but leave a main clause behind them as it is: "that
/// was long enough, I lay red 9".
const EXCUSED: [&str; 3] = ["negation", "past", "keeping"];

/// The rules of the words that make no order of anything in the line.
const STRICT: [&str; 6] = ["doubt", "delay", "condition", "question", "someone-else", "talk"];

/// The rules of orders.
const ORDERS: [&str; 4] = ["order", "draw", "end", "undo"];

/// The words of some parts of a grammar.
#[derive(Debug)]
pub(super) struct Parts {
    pub(super) order: BTreeSet<WordId>,
    pub(super) moves: BTreeSet<WordId>,
    pub(super) list: BTreeSet<WordId>,
    /// The words with which the game writes cards, beside digits.
    pub(super) written: BTreeSet<WordId>,
    /// The words around an order, without the colours that they may name.
    pub(super) courteous: BTreeSet<WordId>,
    /// Words that cast no doubt on an order, one by one.
    pub(super) harmless: BTreeSet<WordId>,
    /// The words for a thing that the speaker lacks, which is a reason to draw or to end.
    pub(super) lacking: BTreeSet<WordId>,
    /// A word that may ask where it stands first behind an order.
    pub(super) inverted: BTreeSet<WordId>,
    /// The beginning of a question.
    pub(super) asking: BTreeSet<WordId>,
    /// The words by which one asks to be told something.
    pub(super) telling: BTreeSet<WordId>,
    /// The words for what is done with cards.
    pub(super) verbs: BTreeSet<WordId>,
    pub(super) colours: BTreeSet<WordId>,
    /// Colours and what numbers are made of.
    pub(super) cards: BTreeSet<WordId>,
    /// Words that make no order of a sentence and stand in no order.
    pub(super) blocking: BTreeSet<WordId>,
    /// Words that leave a main clause behind them an order.
    pub(super) excused: BTreeSet<WordId>,
}

impl Parts {
    pub(super) fn of(network: &GrammarNetworks) -> Parts {
        let words_in = |name: &str| {
            let rule = network.rule_called(name);
            rule.map(|rule| network.words_in(rule)).unwrap_or_default()
        };
        let (numbers, colours) = (words_in(NUMBER), words_in(COLOUR));
        let lacking = words_in(LACKING);
        let ordering: BTreeSet<WordId> = ORDERING.iter().flat_map(|name| words_in(name)).collect();
        let only_aside: BTreeSet<WordId> = words_in(ASIDE).difference(&ordering).copied().collect();
        let of_orders: BTreeSet<WordId> = ORDERS.iter().flat_map(|name| words_in(name)).collect();
        let strict: BTreeSet<WordId> = STRICT.iter().flat_map(|name| words_in(name)).collect();
        let written = WRITTEN.iter().flat_map(|name| words_in(name));
        Parts {
            order: words_in(ORDER).into_iter().filter(|word| !only_aside.contains(word)).collect(),
            moves: words_in(MOVES),
            list: words_in(LIST),
            written: written.filter(|word| !numbers.contains(word)).collect(),
            harmless: words_in(HARMLESS),
            inverted: words_in(INVERTED),
            asking: words_in(QUESTION).into_iter().chain(words_in(INVERTED)).collect(),
            telling: words_in(TELL),
            verbs: words_in(VERB),
            cards: numbers.union(&colours).copied().collect(),
            blocking: words_in(BLOCKING)
                .into_iter()
                .filter(|word| !of_orders.contains(word) && !lacking.contains(word))
                .collect(),
            lacking,
            excused: EXCUSED
                .iter()
                .flat_map(|name| words_in(name))
                .filter(|word| !strict.contains(word))
                .collect(),
            courteous: COURTESY
                .iter()
                .flat_map(|name| words_in(name))
                .filter(|word| !colours.contains(word))
                .collect(),
            colours,
        }
    }
}
