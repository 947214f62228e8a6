//! The search for what was said, held to a network: several ways at once, token by token.

use super::fit;
use super::net::{HeardBy, LayerWeights, SaidSoFar};
use super::spelling::Spelling;
use super::tokens::Tokens;
use crate::language::Network;
use ndarray::ArrayView1;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

/// The number of ways that are followed at once.
const BEAM: usize = 12;

/// The distance at which the sound fits a way so much worse than another that it is no longer followed, whatever each costs.
const FAR: f32 = 10.0;

/// The most tokens of an utterance.
const MOST_TOKENS: usize = 40;

/// The weight of the costs of a network, in hundredths, beside the sound.
const NETWORK: f32 = 0.003;

/// The worth of each token, so that what is short is not likelier for that alone.
const TOKEN: f32 = 0.8;

/// The signs that may stand behind a word, and at the end.
const BETWEEN: [&str; 1] = [","];
const AT_THE_END: [&str; 3] = [".", "!", "?"];

/// The distance behind the best end at which a way is no longer followed.
const BEHIND: f32 = 3.0;

/// The words that were made out of an utterance.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Candidate {
    /// The words, one behind the other.
    pub words: String,
    /// The fit: a logarithm, with what the network and the number of tokens count.
    pub score: f32,
    /// The fit of the sound alone.
    pub fits: f32,
}

/// All that was found of an utterance.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct HeldSearch {
    /// The words that the network allows, the best first.
    pub found: Vec<Candidate>,
    /// The fit of what fits best, whatever it is.
    pub free: f32,
    /// The tokens of the free words.
    pub free_tokens: usize,
}

/// A place in a network, perhaps within a word.
#[derive(Clone, Debug)]
struct Track {
    state: usize,
    cost: u32,
    /// The tokens of the word that is being said, and how many of them were.
    tokens: Rc<[usize]>,
    said: usize,
    last: Option<Rc<SpokenTokens>>,
    /// The letters of all words so far, with the blanks between.
    letters: usize,
}

/// Words that were said, the last first.
#[derive(Debug)]
struct SpokenTokens {
    words: Rc<[String]>,
    before: Option<Rc<SpokenTokens>>,
}

impl SpokenTokens {
    fn text(last: Option<&Rc<SpokenTokens>>) -> String {
        let mut all = Vec::new();
        let mut at = last;
        while let Some(said) = at {
            all.push(said.words.join(" "));
            at = said.before.as_ref();
        }
        all.reverse();
        all.join(" ")
    }
}

/// A row of tokens, all ways through the network that are written so, and what the net remembers of it.
#[derive(Clone)]
struct TokenRow {
    last: usize,
    length: usize,
    fits: f32,
    ways: Vec<Track>,
    remembered: SaidSoFar,
    /// The sign behind the last word.
    sign: Sign,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sign {
    None,
    Between,
    End,
}

impl TokenRow {
    fn score(&self) -> f32 {
        let cost = self.ways.iter().map(|way| way.cost).min().unwrap_or_default();
        self.fits + TOKEN * self.length as f32 - NETWORK * cost as f32
    }
}

/// The next step in a row: the token, and the ways that it leads to.
enum NextToken {
    Ways(Vec<Track>, Sign),
    Over,
}

/// Searches a network.
pub(super) struct Held<'a> {
    pub net: &'a LayerWeights,
    pub tokens: &'a Tokens,
    pub spelling: &'a mut Spelling,
    pub network: &'a Network,
    /// The ways on from the states that were looked at before.
    pub leads: &'a mut HashMap<usize, Leads>,
    /// The samples of what was said: words for which it is too short or too long are not found.
    pub samples: usize,
}

/// The ways on from a state: words, their spelling, the states behind them, and the costs.
pub(super) type Leads = Rc<[(Rc<[String]>, Rc<[usize]>, usize, u32)]>;

impl Held<'_> {
    /// Searches what was heard, behind what stands before all that is said.
    pub(super) fn search(&mut self, heard: &HeardBy, beginning: &[usize]) -> Option<HeldSearch> {
        let end = self.tokens.end()?;
        let (last, before) = beginning.split_last()?;
        let remembered = self.net.begin(heard, before);
        let way = Track { state: 0, cost: 0, tokens: Rc::from([]), said: 0, last: None, letters: 0 };
        let row =
            TokenRow { last: *last, length: 0, fits: 0.0, ways: vec![way], remembered, sign: Sign::None };
        let mut free = Some(TokenRow { ways: Vec::new(), ..row.clone() });
        let (mut rows, mut search) = (vec![row], HeldSearch::default());
        for _ in 0..MOST_TOKENS {
            if rows.is_empty() || is_settled(&search.found, &rows) {
                break;
            }
            let all: Vec<&TokenRow> = rows.iter().chain(&free).collect();
            let said: Vec<usize> = all.iter().map(|row| row.last).collect();
            let mut remembered: Vec<SaidSoFar> = all.iter().map(|row| row.remembered.clone()).collect();
            let scores = self.net.say(heard, &said, &mut remembered);
            if let Some(row) = free.take() {
                free = self.freely(row, scores.row(rows.len()), remembered.pop()?, &mut search);
            }
            let mut best: Vec<(f32, usize, usize, TokenRow)> = Vec::new();
            for (at, row) in rows.iter().enumerate() {
                let scores = scores.row(at);
                for (token, next) in self.next(row, end) {
                    let fits = row.fits + scores.get(token).copied().unwrap_or(f32::MIN);
                    match next {
                        NextToken::Over => search.found.extend(self.ended(row, fits)),
                        NextToken::Ways(ways, sign) => {
                            let remembered = SaidSoFar::default();
                            let next = TokenRow {
                                last: token,
                                length: row.length + 1,
                                fits,
                                ways,
                                remembered,
                                sign,
                            };
                            best.push((next.score(), at, token, next));
                        }
                    }
                }
            }
            best.sort_by(|one, other| other.0.total_cmp(&one.0));
            best.truncate(BEAM);
            let least = best.iter().map(|(.., row)| row.fits).fold(f32::MIN, f32::max) - FAR;
            best.retain(|(.., row)| row.fits >= least);
            let remember = |(_, at, _, row): (f32, usize, usize, TokenRow)| {
                Some(TokenRow { remembered: remembered.get(at)?.clone(), ..row })
            };
            rows = best.into_iter().filter_map(remember).collect();
        }
        search.found.sort_by(|one, other| other.score.total_cmp(&one.score));
        let mut told = std::collections::BTreeSet::new();
        search.found.retain(|found| told.insert(found.words.clone()));
        Some(search)
    }

    /// Goes on with whatever fits best, until that ends.
    fn freely(
        &self,
        row: TokenRow,
        scores: ArrayView1<'_, f32>,
        remembered: SaidSoFar,
        search: &mut HeldSearch,
    ) -> Option<TokenRow> {
        let (token, score) = scores.iter().enumerate().max_by(|one, other| one.1.total_cmp(other.1))?;
        search.free += score;
        search.free_tokens += 1;
        let goes_on = Some(token) != self.tokens.end();
        goes_on.then(|| TokenRow { last: token, length: row.length + 1, remembered, ..row })
    }

    /// Returns what was said where a row ends.
    fn ended(&self, row: &TokenRow, fits: f32) -> Option<Candidate> {
        let ending = |way: &Track| {
            let cost = self.network.end_cost(way.state).filter(|_| way.said == way.tokens.len())?;
            Some((way.cost.saturating_add(cost), SpokenTokens::text(way.last.as_ref())))
        };
        let is_as_long = |(_, words): &(u32, String)| fit::lasts(words, self.samples);
        let (cost, words) = row.ways.iter().filter_map(ending).filter(is_as_long).min()?;
        // Signs say nothing of what was said.
        let score = fits + TOKEN * row.length as f32 - NETWORK * cost as f32;
        Some(Candidate { words, score, fits })
    }

    /// The tokens that may come next, with where each leads.
    fn next(&mut self, row: &TokenRow, end: usize) -> BTreeMap<usize, NextToken> {
        let mut ways: BTreeMap<usize, Vec<Track>> = BTreeMap::new();
        let mut ended = Vec::new();
        let most_letters = fit::most_letters(self.samples);
        for way in &row.ways {
            if let Some(token) = way.tokens.get(way.said) {
                ways.entry(*token).or_default().push(Track { said: way.said + 1, ..way.clone() });
                continue;
            }
            ended.push(way.clone());
            if row.sign == Sign::End {
                continue;
            }
            let leads = self.leads(way.state);
            for (words, tokens, state, cost) in leads.iter() {
                let Some(token) = tokens.first() else { continue };
                let letters = way.letters + usize::from(way.letters > 0) + letters(words);
                if letters > most_letters {
                    continue;
                }
                // Nobody says a number twice.
                let again = way.last.as_ref().is_some_and(|last| last.words == *words);
                if again && self.spelling.is_number(words) {
                    continue;
                }
                let last = Some(Rc::new(SpokenTokens { words: Rc::clone(words), before: way.last.clone() }));
                let cost = way.cost.saturating_add(*cost);
                let next = Track { state: *state, cost, tokens: Rc::clone(tokens), said: 1, last, letters };
                ways.entry(*token).or_default().push(next);
            }
        }
        let mut next: BTreeMap<usize, NextToken> = ways
            .into_iter()
            .map(|(token, ways)| (token, NextToken::Ways(cheapest(ways), Sign::None)))
            .collect();
        let can_end = ended.iter().any(|way| self.network.end_cost(way.state).is_some());
        let has_begun = row.length > 0;
        if can_end && has_begun {
            next.insert(end, NextToken::Over);
        }
        if row.sign == Sign::None && has_begun && !ended.is_empty() {
            let signs = BETWEEN.into_iter().map(|sign| (sign, Sign::Between));
            let ends = AT_THE_END.into_iter().filter(|_| can_end).map(|sign| (sign, Sign::End));
            for (text, sign) in signs.chain(ends) {
                let token = self.tokens.cut(text).and_then(|tokens| tokens.first().copied());
                if let Some(token) = token.filter(|token| !next.contains_key(token)) {
                    next.insert(token, NextToken::Ways(ended.clone(), sign));
                }
            }
        }
        next
    }

    fn words_from(&self, state: usize) -> Vec<String> {
        self.network.arcs(state).map(|(word, ..)| word.to_owned()).collect()
    }

    /// The words that are written as one and begin with this one: behind an apostrophe is no blank.
    fn written_as_one(&self, first: &str, state: usize) -> Vec<Vec<String>> {
        let behind = first.ends_with('\'').then(|| self.network.arc_cost(state, first)).flatten();
        let Some((next, _)) = behind else { return self.spelling.beginning(first).collect() };
        self.words_from(next).into_iter().map(|second| vec![first.to_owned(), second]).collect()
    }

    /// Returns what leads on from a state.
    fn leads(&mut self, state: usize) -> Leads {
        if let Some(known) = self.leads.get(&state) {
            return Rc::clone(known);
        }
        let mut leads = Vec::new();
        for first in self.words_from(state) {
            for words in self.written_as_one(&first, state) {
                let walk = |(at, cost): (usize, u32), word: &String| {
                    let (to, more) = self.network.arc_cost(at, word)?;
                    Some((to, cost.saturating_add(more)))
                };
                let Some((to, cost)) = words.iter().try_fold((state, 0), walk) else { continue };
                let words: Rc<[String]> = words.into();
                let ways = self.spelling.ways(&words, self.tokens);
                leads.extend(ways.iter().map(|tokens| (Rc::clone(&words), Rc::clone(tokens), to, cost)));
            }
        }
        let leads: Leads = leads.into();
        self.leads.insert(state, Rc::clone(&leads));
        leads
    }
}

/// The cheapest of the ways that lead to the same place: they are written alike, so nothing else tells them apart. Each
/// place at which words may be left out would double them otherwise.
fn cheapest(mut ways: Vec<Track>) -> Vec<Track> {
    fn place(way: &Track) -> (usize, &[usize], usize) {
        (way.state, &way.tokens, way.said)
    }
    ways.sort_by(|one, other| place(one).cmp(&place(other)).then(one.cost.cmp(&other.cost)));
    ways.dedup_by(|next, kept| place(next) == place(kept));
    ways
}

/// Returns whether nothing that goes on can become better than what was found.
fn is_settled(found: &[Candidate], rows: &[TokenRow]) -> bool {
    let best = found.iter().map(|found| found.score).fold(f32::MIN, f32::max);
    let second = rows.iter().map(TokenRow::score).fold(f32::MIN, f32::max);
    !found.is_empty() && second < best - BEHIND
}

/// The letters of words that are said one behind the other.
fn letters(words: &[String]) -> usize {
    let blanks = words.len().saturating_sub(1);
    words.iter().map(|word| word.chars().count()).sum::<usize>() + blanks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_ways_to_the_same_place_the_cheapest_is_followed() {
        let track = |state, cost, tokens: &[usize], said| Track {
            state,
            cost,
            tokens: Rc::from(tokens),
            said,
            last: None,
            letters: 0,
        };
        let ways = vec![
            track(2, 5, &[1, 2], 1),
            track(2, 3, &[1, 2], 1),
            track(2, 4, &[1, 2], 2),
            track(3, 9, &[1, 2], 1),
            track(2, 8, &[1, 3], 1),
        ];
        let kept: Vec<(usize, u32)> = cheapest(ways).iter().map(|way| (way.state, way.cost)).collect();
        assert_eq!(kept, [(2, 3), (2, 4), (2, 8), (3, 9)]);
    }
}
