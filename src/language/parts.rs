use super::built_in::NUMBER;
use super::network::Network;
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

/// The rules of what is said around an order.
const COURTESY: [&str; 3] = ["opener", "closer", "filler"];

/// The words of some parts of a grammar.
#[derive(Debug)]
pub(super) struct Parts {
    pub(super) order: BTreeSet<WordId>,
    pub(super) moves: BTreeSet<WordId>,
    pub(super) list: BTreeSet<WordId>,
    /// What the game writes cards with, beside digits.
    pub(super) written: BTreeSet<WordId>,
    /// What is said around an order.
    pub(super) courteous: BTreeSet<WordId>,
}

impl Parts {
    pub(super) fn of(network: &Network) -> Parts {
        let words_in = |name: &str| {
            let rule = network.rule_called(name);
            rule.map(|rule| network.words_in(rule)).unwrap_or_default()
        };
        let numbers = words_in(NUMBER);
        let written = WRITTEN.iter().flat_map(|name| words_in(name));
        Parts {
            order: words_in(ORDER),
            moves: words_in(MOVES),
            list: words_in(LIST),
            written: written.filter(|word| !numbers.contains(word)).collect(),
            courteous: COURTESY.iter().flat_map(|name| words_in(name)).collect(),
        }
    }
}
