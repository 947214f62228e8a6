//! The utterances of somebody at the table at this moment, as far as they depend on the cards.

use crate::cards::{Colour, CowSet, PlaceSet};
use crate::locale::{Language, Locale};
use crate::rules::{View, nimm, rows};
use serde::{Deserialize, Serialize};

/// The part that a listener may know of what can be said at this moment: made of the view of a seat, so that nothing
/// hidden is in it. Without a view nothing is ordered.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moment {
    pub(super) orders: Option<Orders>,
    pub(super) asked: Asked,
    /// Other things that may be said as they stand: items of a list, the words that two things differ in.
    pub(super) answers: Vec<String>,
    /// True if there is no table to ask about, or nothing of it may be told yet.
    pub(super) is_outside: bool,
    /// True if the listener is called to a table.
    pub(super) is_called: bool,
}

/// The length of a line of talk, in characters: a recognizer takes only some words before what it hears.
const MOST_TALK: usize = 300;

/// A question that was just asked back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Asked {
    /// Nothing.
    #[default]
    Nothing,
    /// Yes or no.
    Whether,
    /// One of a list of so many.
    Which(usize),
}

/// A number that may be said, of a row or of none, and whether it would be accepted at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Numbered {
    pub(super) colour: Option<Colour>,
    pub(super) number: u8,
    pub(super) legal: bool,
}

/// The orders about cards that may be said while the seat has its turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Orders {
    /// Cards of the hand.
    pub(super) lay: Vec<Numbered>,
    /// Places that a joker of the hand could take.
    pub(super) joker: Vec<Numbered>,
    /// Cards of the hand, while there are bridges.
    pub(super) bridge: Vec<Numbered>,
    /// Places that a joker could take over a bridge.
    pub(super) joker_bridge: Vec<Numbered>,
    /// Cards of the hand for which a joker lies.
    pub(super) swap: Vec<Numbered>,
    /// Cards of the hand, laid onto piles.
    pub(super) stack: Vec<Numbered>,
    /// The cards that piles show, or would show after a card of the hand.
    pub(super) onto: Vec<Numbered>,
    /// The top cards of piles that may be taken.
    pub(super) take: Vec<Numbered>,
    /// Players, from 1.
    pub(super) players: Vec<Numbered>,
    /// True if a joker is held that can be put out of the game.
    pub(super) discards: bool,
    /// True if a card may be drawn.
    pub(super) draws: bool,
    /// True if the turn may be ended.
    pub(super) ends: bool,
}

impl Moment {
    /// The moment of a seat that knows this.
    #[must_use]
    pub fn of(view: &View) -> Moment {
        let orders = view.is_my_turn().then(|| match view {
            View::Rows(view) => in_rows(view),
            View::Nimm(view) => in_nimm(view),
        });
        Moment { orders, ..Moment::default() }
    }

    /// The moment of somebody who is at no table, before a list of these, if it is not empty.
    #[must_use]
    pub fn outside(choices: &[String]) -> Moment {
        let asked = if choices.is_empty() { Asked::Whether } else { Asked::Which(choices.len()) };
        Moment { asked, answers: choices.to_vec(), is_outside: true, ..Moment::default() }
    }

    /// The moment of somebody who is called to a table, and may hear nothing of it yet.
    #[must_use]
    pub fn called() -> Moment {
        Moment { is_called: true, ..Moment::outside(&[]) }
    }

    /// The same where these may be said besides, as they stand.
    #[must_use]
    pub fn answered(mut self, answers: Vec<String>) -> Moment {
        self.answers = answers;
        self
    }

    /// Returns whether something was asked at a table, and an answer is waited for.
    #[must_use]
    pub fn is_asking(&self) -> bool {
        self.asked != Asked::Nothing && (!self.is_outside || self.is_called)
    }

    /// Returns what is said to a question, as a line of talk: the answers of a list away from the table, or yes and no, at the
    /// table behind its talk.
    #[must_use]
    pub fn talk(&self, language: &'static Language) -> Option<String> {
        let yes_or_no = || {
            let locale = Locale::load(language);
            [locale.text("say-yes"), locale.text("say-no")].join(". ")
        };
        let talk = match (self.asked, self.is_outside) {
            (Asked::Which(_), true) => self.answers.join(". "),
            (Asked::Nothing | Asked::Whether, true) => yes_or_no(),
            (Asked::Whether, false) => [language.table_talk().trim(), &yes_or_no()].join(" "),
            (Asked::Nothing | Asked::Which(_), false) => return None,
        };
        Some(talk.chars().take(MOST_TALK).collect())
    }

    /// The same where something was asked.
    #[must_use]
    pub const fn asked(mut self, asked: Asked) -> Moment {
        self.asked = asked;
        self
    }
}

fn in_rows(view: &rows::View) -> Orders {
    let (hand, table, legal) = (*view.hand(), view.table(), view.legal());
    let bridges = table.bridges(view.seat()) > 0;
    let joker = hand.jokers > 0;
    let only = |places: PlaceSet, others: PlaceSet| places.without(places.without(others));
    let given = |given: bool, places: PlaceSet| if given { places } else { PlaceSet::EMPTY };
    // A joker may follow a card of the same utterance.
    let near = table.fits().union(table.fits().beside()).union(hand.numbers.beside());
    Orders {
        lay: placed(hand.numbers, legal.lay),
        joker: placed(given(joker, only(table.empty(), near)), legal.joker),
        bridge: placed(given(bridges, hand.numbers), legal.bridge_down.union(legal.bridge_up)),
        joker_bridge: placed(
            given(bridges && joker, table.bridgeable()),
            legal.joker_bridge_down.union(legal.joker_bridge_up),
        ),
        swap: placed(only(hand.numbers, table.jokers()), legal.swap),
        discards: joker,
        draws: legal.draw,
        ends: legal.end,
        ..Orders::default()
    }
}

fn in_nimm(view: &nimm::View) -> Orders {
    let (hand, table, legal) = (view.hand(), view.table(), view.legal());
    let tops = table.tops();
    let mut shown = tops;
    hand.iter().for_each(|card| shown.insert(card));
    let ends = legal.contains(nimm::Action::End);
    let players = (1..=u8::try_from(table.seats()).unwrap_or_default()).map(|number| Numbered {
        colour: None,
        number,
        legal: false,
    });
    Orders {
        lay: cows(hand, legal.cards()),
        stack: cows(hand, legal.cards()),
        onto: cows(shown, CowSet::EMPTY),
        take: cows(tops, CowSet::EMPTY),
        players: players.collect(),
        ends,
        ..Orders::default()
    }
}

fn placed(places: PlaceSet, legal: PlaceSet) -> Vec<Numbered> {
    let numbered = |place: crate::cards::Place| Numbered {
        colour: Some(place.colour()),
        number: place.number(),
        legal: legal.contains(place),
    };
    places.union(legal).iter().map(numbered).collect()
}

fn cows(cards: CowSet, legal: CowSet) -> Vec<Numbered> {
    cards
        .iter()
        .map(|card| Numbered { colour: None, number: card.number(), legal: legal.contains(card) })
        .collect()
}
