//! A line that derives from no rule, held against the sentences that people said.

use super::super::atom::Atom;
use super::super::automaton::RuleId;
use super::super::built_in::NUMBER;
use super::super::chart::{Chart, Parse};
use super::super::nearest::{Classes, LineSlots, Proposal, Sentences};
use super::super::parts::{INVERTED, LIST, Parts, QUESTION};
use super::super::place::TokenPlace;
use super::super::proposal::{is_talk, proposed};
use super::super::text::{PARTING, Token, TokenLine};
use super::super::understood::Understood;
use super::{COLOURS, Interpreter, SHORTEST_PART, is_called};
use crate::meaning::{Command, Move};

/// The most words beside its cards of what looks like a move that is not whole.
const MOST_AROUND_A_MOVE: usize = 1;

impl Interpreter {
    /// The order that stands amid other words, unless it is asked back and people say such things and mean nothing; else what
    /// those mostly meant who said such things.
    pub(super) fn most_like(
        &self,
        chart: &mut Chart<'_>,
        line: &TokenLine,
        places: &[TokenPlace],
        names: &[Vec<Token>],
        strange: &[usize],
        framed: Option<Understood>,
    ) -> Understood {
        if let Some(Understood::Commands(commands)) = framed {
            return Understood::Commands(commands);
        }
        let (classes, sentences) = self.nearest();
        let slots = self.slots(chart, places, classes);
        let proposal = sentences.propose(&line.tokens, classes, names, &slots);
        if let Some(offered) = framed
            && !proposal.as_ref().is_some_and(is_talk)
        {
            return offered;
        }
        let proposal = proposal.filter(|proposal| self.is_open_to(proposal, chart, places, strange));
        let begun = self.network.begun_by(places.first(), false);
        let begins =
            |name: &&str| self.network.rule_called(name).is_some_and(|rule| begun.contains(rule as usize));
        let asks = line.asked || [QUESTION, INVERTED].iter().any(begins);
        let is_open = asks || places.first().is_some_and(|place| place.is_in(&self.parts().telling));
        let proposed = proposal.and_then(|proposal| proposed(proposal, places.len(), line.asked, is_open));
        let names_card = !slots.cards.is_empty();
        let understood = proposed.unwrap_or_else(|| self.not_derived(chart, places, strange, names_card));
        let is_nothing =
            matches!(understood, Understood::NotOrdered | Understood::Incomplete | Understood::Senseless);
        if is_nothing && asks { Understood::Unanswered } else { understood }
    }

    /// Returns whether a line may mean what it is most like.
    pub(super) fn is_open_to(
        &self,
        proposal: &Proposal,
        chart: &mut Chart<'_>,
        places: &[TokenPlace],
        strange: &[usize],
    ) -> bool {
        // Signs are typed with care: what they do not say is not guessed.
        let signed = |place: &TokenPlace| matches!(place.token, Token::Sign(sign) if sign != PARTING);
        // Beside a word that nobody knows one other word is too little: "help foo".
        let is_known = strange.len().saturating_mul(2) < places.len();
        // What talks of an order, or orders somebody else, is never taken for one.
        let changes = proposal.command.as_ref().is_some_and(Command::changes_game);
        let is_unknown = |at: &usize| places.get(*at).is_some_and(|place| place.words.is_empty());
        let is_to_another = strange.first() == Some(&0)
            || (0..places.len()).filter(is_unknown).any(|at| is_called(places, at));
        !places.iter().any(signed) && is_known && !(changes && (is_to_another || self.talks(chart, places)))
    }

    /// The sentences that people said, made ready when they are first needed.
    pub(super) fn nearest(&self) -> &(Classes, Sentences) {
        self.nearest.get_or_init(|| {
            let classes = self.classes();
            let sentences = Sentences::new(self.language, &classes);
            (classes, sentences)
        })
    }

    /// The words that say colours and numbers beyond doubt: none that is misheard for one, begins another word ("j'ai") or is
    /// an article ("een").
    fn classes(&self) -> Classes {
        let mut classes = Classes::default();
        let cards = &self.parts().cards;
        for (id, word) in self.network.words.all() {
            if !cards.contains(&id) || word.plain.chars().count() < SHORTEST_PART {
                continue;
            }
            if self.number_said(&word.written).is_some_and(|number| number != 1) {
                classes.numbers.insert(word.plain.clone());
            }
            let colour = COLOURS.into_iter().find(|(name, _)| self.says(name, &word.written));
            classes.colours.extend(colour.map(|(_, colour)| (word.plain.clone(), colour)));
        }
        classes
    }

    /// The refusal of a line that is like nothing.
    fn not_derived(
        &self,
        chart: &mut Chart<'_>,
        places: &[TokenPlace],
        strange: &[usize],
        names_card: bool,
    ) -> Understood {
        let word = |at: &usize| match &places.get(*at)?.token {
            Token::Word(word) => Some(word.written.clone()),
            Token::Number(_) | Token::Sign(_) => None,
        };
        let strange: Vec<String> = strange.iter().filter_map(word).collect();
        if !strange.is_empty() {
            return Understood::Unknown { words: strange };
        }
        let Parts { order, verbs, blocking, .. } = self.parts();
        let of_order = |place: &TokenPlace| match &place.token {
            Token::Word(_) => place.is_in(order),
            Token::Number(_) | Token::Sign(_) => true,
        };
        let names_move = names_card
            || places.iter().any(|place| place.is_in(verbs))
            || places.iter().all(|place| of_order(place) || place.is_in(blocking));
        if names_move && self.talks(chart, places) {
            return Understood::NotOrdered;
        }
        let list = &self.parts().list;
        let around =
            places.iter().filter(|place| matches!(place.token, Token::Word(_)) && !place.is_in(list));
        let talks = names_card && around.count() > MOST_AROUND_A_MOVE;
        if !talks && places.iter().all(of_order) {
            Understood::Incomplete
        } else if names_card {
            Understood::NotOrdered
        } else {
            Understood::Senseless
        }
    }

    /// The colours, numbers and cards that a line names.
    pub(super) fn slots(&self, chart: &mut Chart<'_>, places: &[TokenPlace], classes: &Classes) -> LineSlots {
        chart.look_again();
        let mut slots = LineSlots::default();
        let (number, list) = (self.network.rule_called(NUMBER), self.network.rule_called(LIST));
        let mut at = 0;
        while let Some(place) = places.get(at) {
            let mut next = at.saturating_add(1);
            let colour = match &place.token {
                Token::Word(word) => classes.colours.get(&word.plain).copied(),
                Token::Number(_) | Token::Sign(_) => None,
            };
            slots.colours.extend(colour);
            if let Some(parse) = number.and_then(|rule| longest(chart, rule, at)) {
                // "Un" and "een" are articles more often than numbers.
                let is_article = matches!(place.token, Token::Word(_)) && parse.end == next;
                let said = parse.atoms.iter().find_map(Atom::as_number);
                slots.numbers.extend(said.filter(|number| *number != 1 || !is_article));
                next = next.max(parse.end);
            }
            at = next;
        }
        slots.people =
            (0..places.len()).flat_map(|at| chart.people_at(at).map(|(person, _)| person)).collect();
        let mut at = 0;
        while at < places.len() {
            let parse = list.and_then(|rule| longest(chart, rule, at));
            let laid = parse.iter().flat_map(|parse| &parse.atoms).filter_map(Atom::as_move);
            let spots = laid.filter_map(Move::as_lay).map(|(spot, _)| spot);
            slots.cards.extend(spots.filter(|spot| spot.colour.is_some() || spot.number != 1));
            at = parse.map_or(at.saturating_add(1), |parse| parse.end);
        }
        slots
    }
}

/// The longest and cheapest reading of a rule at a place, of what is not misheard.
fn longest(chart: &mut Chart<'_>, rule: RuleId, at: usize) -> Option<Parse> {
    let readings = chart.readings(rule, at);
    let best = readings.iter().filter(|parse| parse.end > at && !parse.heard);
    best.max_by_key(|parse| (parse.end, std::cmp::Reverse(parse.cost))).cloned()
}
