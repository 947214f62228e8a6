//! Whole lines out of the rules that say whole utterances.

use super::atom::Atom;
use super::automaton::RuleId;
use super::chart::{Chart, Parse};
use super::network::GrammarNetworks;
use super::source::GrammarFault;
use super::token_set::TokenIndex;
use super::whole::{Slots, Whole};
use crate::meaning::{Ask, Command, Question};

/// The rule of what may stand between two questions.
const BETWEEN: &str = "between";

/// The cost of a further question in a line.
const SEVERAL_COST: u32 = 2;

/// A rule that says a whole utterance, in the networks of a language.
#[derive(Debug)]
pub(super) struct WholeRule {
    pub(super) id: RuleId,
    pub(super) whole: &'static Whole,
}

/// Rules that say whole utterances.
#[derive(Debug)]
pub(super) struct WholeRules {
    pub(super) rules: Vec<WholeRule>,
    /// The tokens that stand anywhere in them.
    having: TokenIndex,
}

impl WholeRules {
    /// Finds those rules in the networks of a language.
    ///
    /// # Errors
    /// When one is not there.
    pub(super) fn find(
        network: &GrammarNetworks,
        wholes: &'static [Whole],
    ) -> Result<WholeRules, GrammarFault> {
        let rule = |whole: &'static Whole| {
            let id = network.rule_called(whole.name);
            id.map(|id| WholeRule { id, whole }).ok_or_else(|| GrammarFault::Needed(whole.name.to_owned()))
        };
        let rules = wholes.iter().map(rule).collect::<Result<Vec<WholeRule>, _>>()?;
        let ids: Vec<RuleId> = rules.iter().map(|rule| rule.id).collect();
        Ok(WholeRules { having: TokenIndex::of(&network.tokens_in(&ids)), rules })
    }

    /// Those that have every token of a line that nothing skips: the others can't say all of it, and for most lines that
    /// is most of them.
    fn covering(&self, chart: &Chart<'_>) -> Vec<&WholeRule> {
        let mut needed = chart.not_skipped().map(|(place, is_name)| self.having.at(place, is_name));
        let Some(mut having) = needed.next() else { return self.rules.iter().collect() };
        needed.for_each(|others| having.keep_all(&others));
        let rules = self.rules.iter().enumerate().filter(|(number, _)| having.contains(*number));
        rules.map(|(_, rule)| rule).collect()
    }
}

/// One way in which a whole line derives.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Derivation {
    /// The commands in order; several only where all are questions.
    pub(super) commands: Vec<Command>,
    pub(super) cost: u32,
    /// True if a word was taken for one that it sounds like.
    pub(super) heard: bool,
    /// True if somebody was asked to do it.
    pub(super) request: bool,
    /// True if the speaker was not sure.
    pub(super) doubt: bool,
}

/// The cheapest ways in which a whole line derives, all different.
#[derive(Debug, Default)]
pub(super) struct Derived {
    pub(super) readings: Vec<Derivation>,
    /// True if the line was too tangled to be read to the end.
    pub(super) gave_up: bool,
}

/// Derives a line of so many places, which the chart reads.
pub(super) fn derive(
    chart: &mut Chart<'_>,
    network: &GrammarNetworks,
    wholes: &WholeRules,
    length: usize,
) -> Derived {
    let mut readings: Vec<Derivation> = Vec::new();
    let covering = wholes.covering(chart);
    for (begin, skipped) in chart.beginnings() {
        for rule in &covering {
            let found = said_at(chart, rule, begin);
            let complete = found.into_iter().filter(|(end, _)| *end == length);
            readings.extend(
                complete
                    .map(|(_, reading)| Derivation { cost: reading.cost.saturating_add(skipped), ..reading }),
            );
        }
    }
    if readings.is_empty() {
        readings.extend(several(chart, network, wholes, length));
    }
    Derived { readings: cheapest(readings), gave_up: chart.gave_up() }
}

/// Returns what a rule says from a place on, and where each ends.
pub(super) fn said_at(chart: &mut Chart<'_>, rule: &WholeRule, at: usize) -> Vec<(usize, Derivation)> {
    if !chart.may_begin(rule.id, at) {
        return Vec::new();
    }
    let parses = chart.readings(rule.id, at);
    parses.iter().filter_map(|parse| Some((parse.end, reading(parse, rule.whole)?))).collect()
}

fn reading(parse: &Parse, whole: &Whole) -> Option<Derivation> {
    let command = (whole.command)(&Slots(&parse.atoms))?;
    Some(Derivation {
        commands: vec![command],
        cost: parse.cost,
        heard: parse.heard,
        request: parse.atoms.contains(&Atom::Request),
        doubt: parse.atoms.contains(&Atom::Doubt),
    })
}

/// The cheapest readings, each once.
fn cheapest(readings: Vec<Derivation>) -> Vec<Derivation> {
    let Some(least) = readings.iter().map(|reading| reading.cost).min() else { return Vec::new() };
    let mut kept: Vec<Derivation> = Vec::new();
    for reading in readings.into_iter().filter(|reading| reading.cost == least) {
        if !kept.iter().any(|other| other.commands == reading.commands) {
            kept.push(reading);
        }
    }
    let is_asked =
        |narrow: fn(&Question) -> bool| kept.iter().any(|reading| question(reading).is_some_and(narrow));
    // Who asks for a number is told the number, and who asks what a word means is told that.
    let counts = is_asked(|question| matches!(question, Question::Count(_)));
    let explains = is_asked(|question| matches!(question, Question::Term(_)));
    kept.retain(|reading| match question(reading) {
        Some(Question::Hand(_)) => !counts,
        Some(Question::Term(_)) | None => true,
        Some(_) => !explains,
    });
    kept
}

/// The only question of a reading.
fn question(reading: &Derivation) -> Option<&Question> {
    let [Command::Ask(Ask { question, .. })] = reading.commands.as_slice() else { return None };
    Some(question)
}

/// Several questions one behind the other.
fn several(
    chart: &mut Chart<'_>,
    network: &GrammarNetworks,
    wholes: &WholeRules,
    length: usize,
) -> Option<Derivation> {
    let mut best: Vec<Option<Derivation>> = vec![None; length.saturating_add(1)];
    for (begin, skipped) in chart.beginnings() {
        let nothing =
            Derivation { commands: Vec::new(), cost: skipped, heard: false, request: false, doubt: false };
        improve(&mut best, begin, nothing);
    }
    for at in 0..length {
        let Some(so_far) = best.get(at).cloned().flatten() else { continue };
        for begin in begins(chart, network, at, so_far.commands.is_empty()) {
            for rule in &wholes.rules {
                for (end, next) in said_at(chart, rule, begin) {
                    let asks = |command: &Command| {
                        matches!(command, Command::Ask(_)) && !so_far.commands.contains(command)
                    };
                    if next.commands.iter().all(asks) {
                        improve(&mut best, end, joined(&so_far, next));
                    }
                }
            }
        }
    }
    best.pop().flatten().filter(|reading| reading.commands.len() > 1)
}

/// Where the next question may begin: here, or behind a word that joins two.
fn begins(chart: &mut Chart<'_>, network: &GrammarNetworks, at: usize, first: bool) -> Vec<usize> {
    let mut begins = vec![at];
    if first {
        return begins;
    }
    if let Some(between) = network.rule_called(BETWEEN)
        && chart.may_begin(between, at)
    {
        begins.extend(chart.readings(between, at).iter().map(|parse| parse.end));
    }
    begins
}

fn improve(best: &mut [Option<Derivation>], at: usize, reading: Derivation) {
    if let Some(known) = best.get_mut(at)
        && known.as_ref().is_none_or(|known| reading.cost < known.cost)
    {
        *known = Some(reading);
    }
}

fn joined(so_far: &Derivation, next: Derivation) -> Derivation {
    let mut commands = so_far.commands.clone();
    commands.extend(next.commands);
    Derivation {
        commands,
        cost: so_far.cost.saturating_add(next.cost).saturating_add(SEVERAL_COST),
        heard: so_far.heard || next.heard,
        ..next
    }
}
