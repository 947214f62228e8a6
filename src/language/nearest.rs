//! The meaning that a line without a derivation may have, by the sentences that people said and their meanings.
//!
//! Each sentence is a bag of its words, of their beginnings and of pairs of neighbours, colours and numbers being all
//! alike; rare ones count more. Of the sentences that are most alike those with the same meaning vote together, sentences
//! that meant nothing among them. It only proposes: what it finds is told or offered, and never moves a card.

use super::text::{Token, tokens};
use crate::cards::{Colour, Place};
use crate::locale::Language;
use crate::meaning::{Ask, Command, Evenings, Move, Question, Spot};
use crate::rules::rows::Piece;
use std::collections::HashMap;

/// The sentences that vote.
const VOTERS: usize = 9;

/// The likeness that a sentence must have to vote.
const LEAST_LIKE: f32 = 0.3;

/// The letters that the forms of a longer word have in common.
const STEM: usize = 5;

/// The colours and numbers of a line, which any sentence may be filled with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Slots {
    pub(super) colours: Vec<Colour>,
    pub(super) numbers: Vec<u32>,
    /// The cards that it names, in their order.
    pub(super) cards: Vec<Spot>,
}

/// A proposal.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Proposal {
    pub(super) command: Command,
    /// The likeness of the most alike sentence, 0 to 1.
    pub(super) alike: f32,
    /// The share of the votes, 0 to 1.
    pub(super) share: f32,
}

/// The classes that words are taken for beside themselves.
#[derive(Debug, Default)]
pub(super) struct Classes {
    pub(super) colours: HashMap<String, Colour>,
    /// The words that numbers are made of.
    pub(super) numbers: std::collections::HashSet<String>,
}

type Feature = u32;

/// The sentences of a language, ready to be compared with.
#[derive(Debug)]
pub(super) struct Sentences {
    features: HashMap<String, Feature>,
    /// The weight of each feature.
    weights: Vec<f32>,
    /// The sentences that have each feature.
    with: Vec<Vec<u32>>,
    /// The meaning of each sentence in the notation of no language, which is read when it votes, and its length.
    sentences: Vec<(&'static str, f32)>,
}

/// The features of a line as text: words, the beginnings of longer ones, and pairs of neighbours.
fn described(tokens: &[Token], classes: &Classes) -> Vec<String> {
    let mut words: Vec<&str> = Vec::with_capacity(tokens.len());
    for token in tokens {
        let word = match token {
            Token::Word(word) if classes.colours.contains_key(&word.plain) => "@",
            Token::Word(word) if classes.numbers.contains(&word.plain) => "#",
            Token::Word(word) => word.plain.as_str(),
            Token::Number(_) => "#",
            Token::Sign(_) => continue,
        };
        // A number of several words is one.
        if word != "#" || words.last() != Some(&"#") {
            words.push(word);
        }
    }
    let pairs = words.windows(2).map(|pair| pair.join(" "));
    let ends = words.first().map(|first| format!("^ {first}")).into_iter();
    let ends = ends.chain(words.last().map(|last| format!("{last} $")));
    let mut described: Vec<String> = pairs.chain(ends).collect();
    described.extend(words.iter().filter_map(|word| stem(word)));
    described.extend(words.iter().map(|word| (*word).to_owned()));
    described.sort_unstable();
    described.dedup();
    described
}

/// The letters that the forms of a longer word have in common, with a sign that no word has.
fn stem(word: &str) -> Option<String> {
    let (shared, _) = word.char_indices().nth(STEM)?;
    Some(format!("{}~", word.get(..shared)?))
}

impl Sentences {
    pub(super) fn new(language: &Language, classes: &Classes) -> Sentences {
        let mut made = Sentences {
            features: HashMap::new(),
            weights: Vec::new(),
            with: Vec::new(),
            sentences: Vec::new(),
        };
        for (number, (meaning, sentence)) in (0..).zip(language.sentences()) {
            for feature in described(&tokens(sentence), classes) {
                let feature = made.feature(feature);
                if let Some(with) = made.with.get_mut(feature as usize) {
                    with.push(number);
                }
            }
            made.sentences.push((meaning, 0.0));
        }
        let count = made.sentences.len() as f32;
        made.weights = made.with.iter().map(|with| (1.0 + count / (1.0 + with.len() as f32)).ln()).collect();
        for (weight, with) in made.weights.iter().zip(&made.with) {
            for sentence in with {
                if let Some((_, squares)) = made.sentences.get_mut(*sentence as usize) {
                    *squares += weight * weight;
                }
            }
        }
        made.sentences.iter_mut().for_each(|(_, length)| *length = length.sqrt());
        made
    }

    fn feature(&mut self, feature: String) -> Feature {
        let next = Feature::try_from(self.with.len()).unwrap_or(Feature::MAX);
        let id = *self.features.entry(feature).or_insert(next);
        if id == next {
            self.with.push(Vec::new());
        }
        id
    }

    /// Returns what most of the sentences mean that are most like the line, filled with its colours and numbers; `None` where
    /// they mean nothing, or nothing is alike.
    pub(super) fn propose(&self, line: &[Token], classes: &Classes, slots: &Slots) -> Option<Proposal> {
        let mut votes: Vec<(Option<Command>, f32, f32)> = Vec::new();
        let mut all = 0.0;
        for (sentence, alike) in self.most_alike(line, classes) {
            let meant = self.sentences.get(sentence as usize).and_then(|(meant, _)| meant.parse().ok());
            let filled = match meant {
                None => None,
                Some(command) => match filled(&command, slots) {
                    Some(command) => Some(command),
                    None => continue,
                },
            };
            let vote = alike * alike;
            all += vote;
            match votes.iter_mut().find(|(other, _, _)| *other == filled) {
                Some((_, best, sum)) => {
                    *best = best.max(alike);
                    *sum += vote;
                }
                None => votes.push((filled, alike, vote)),
            }
        }
        let (command, alike, sum) = votes.into_iter().max_by(|one, other| one.2.total_cmp(&other.2))?;
        Some(Proposal { command: command?, alike, share: sum / all })
    }

    /// The sentences that are most alike, with how much.
    fn most_alike(&self, line: &[Token], classes: &Classes) -> Vec<(u32, f32)> {
        let described = described(line, classes);
        let known: Vec<Feature> =
            described.iter().filter_map(|feature| self.features.get(feature).copied()).collect();
        // What no sentence has makes the line less like any.
        let strange = described.len().saturating_sub(known.len()) as f32
            * (1.0 + self.sentences.len() as f32).ln().powi(2)
            / 2.0;
        let weights = known.iter().filter_map(|feature| self.weights.get(*feature as usize));
        let own = (length(weights).powi(2) + strange).sqrt();
        let mut shared: Vec<f32> = vec![0.0; self.sentences.len()];
        for feature in known {
            let weight = self.weights.get(feature as usize).copied().unwrap_or_default();
            for sentence in self.with.get(feature as usize).into_iter().flatten() {
                if let Some(shared) = shared.get_mut(*sentence as usize) {
                    *shared += weight * weight;
                }
            }
        }
        let alike = |((sentence, shared), (_, length)): ((u32, f32), &(_, f32))| {
            (sentence, shared / (own * length).max(f32::EPSILON))
        };
        let shared = (0..).zip(shared).zip(&self.sentences);
        let mut alike: Vec<(u32, f32)> = shared
            .filter(|((_, shared), _)| *shared > 0.0)
            .map(alike)
            .filter(|(_, alike)| *alike >= LEAST_LIKE)
            .collect();
        alike.sort_unstable_by(|one, other| other.1.total_cmp(&one.1).then(one.0.cmp(&other.0)));
        alike.truncate(VOTERS);
        alike
    }
}

fn length<'a>(weights: impl Iterator<Item = &'a f32>) -> f32 {
    weights.map(|weight| weight * weight).sum::<f32>().sqrt()
}

/// The only thing of a list.
fn only<T: Copy>(list: &[T]) -> Option<T> {
    match list {
        [only] => Some(*only),
        _ => None,
    }
}

/// A command with the colours, numbers and cards of a line in the places of its own; `None` where they do not fit.
fn filled(command: &Command, slots: &Slots) -> Option<Command> {
    let number = || only(&slots.numbers);
    let small = || number().and_then(|number| u8::try_from(number).ok());
    let bare = slots.colours.is_empty() && slots.numbers.is_empty();
    match command {
        Command::Ask(Ask { question, depth }) => {
            filled_question(question, slots).map(|question| Command::Ask(Ask { question, depth: *depth }))
        }
        Command::Play(moves) => filled_moves(moves, slots).map(Command::Play),
        Command::Repeat(Some(_)) => number().map(|lines| Command::Repeat(Some(lines as usize))),
        Command::Voice(Some(_)) => number().map(|voice| Command::Voice(Some(voice as usize))),
        Command::Choose(_) => small().map(|choice| Command::Choose(usize::from(choice))),
        // Whom a sentence that was learned is about is not whom this one is about.
        Command::Evenings(Evenings::Against(_)) => None,
        Command::Draw
        | Command::End
        | Command::Undo
        | Command::Refer(_)
        | Command::Evenings(_)
        | Command::Review(_)
        | Command::Help(_)
        | Command::Rules(_)
        | Command::Hint
        | Command::Repeat(None)
        | Command::Step(_)
        | Command::Stop
        | Command::Wait
        | Command::Save
        | Command::Quit
        | Command::ReadOn
        | Command::More
        | Command::Menu
        | Command::NewGame
        | Command::Resign
        | Command::Language(_)
        | Command::Verbosity(_)
        | Command::Pause(_)
        | Command::Automate(..)
        | Command::Braille(_)
        | Command::PromptReply(_)
        | Command::Sounds(_)
        | Command::Speech(_)
        | Command::Tune(_)
        | Command::Voice(None)
        | Command::Keys
        | Command::Width(_)
        | Command::Settings
        | Command::Item(_)
        | Command::Lobby(_)
        | Command::Yes
        | Command::No
        | Command::Cancel => bare.then(|| command.clone()),
    }
}

fn filled_question(question: &Question, slots: &Slots) -> Option<Question> {
    let colour = || only(&slots.colours).filter(|_| slots.numbers.is_empty());
    let card = || only(&slots.cards);
    let number = || {
        only(&slots.numbers).filter(|_| slots.colours.is_empty()).and_then(|number| u8::try_from(number).ok())
    };
    let laid = |moves: &[Move]| {
        let plain = moves.iter().all(|one| matches!(one, Move::Lay { piece: Piece::Number, .. }));
        let lay = |spot: &Spot| Move::Lay { spot: *spot, piece: Piece::Number };
        (plain && !slots.cards.is_empty()).then(|| slots.cards.iter().map(lay).collect::<Vec<Move>>())
    };
    match question {
        Question::Hand(Some(_)) => colour().map(|colour| Question::Hand(Some(colour))),
        Question::Row(_) => colour().map(Question::Row),
        Question::Count(Some(_)) => colour().map(|colour| Question::Count(Some(colour))),
        Question::CanColour(_) => colour().map(Question::CanColour),
        Question::Missing(Some(_)) => colour().map(|colour| Question::Missing(Some(colour))),
        Question::Neighbours(_) => colour().map(Question::Neighbours),
        Question::CanOn(_) => number().map(Question::CanOn),
        Question::History(_) => Some(Question::History(number().map_or(10, usize::from))),
        Question::Where(_) => card().map(Question::Where),
        Question::Who(_) => card().map(Question::Who),
        Question::CanMoves(moves) => laid(moves).map(Question::CanMoves),
        Question::WhatIf(moves) => laid(moves).map(Question::WhatIf),
        Question::Did(_) => number().map(|number| Question::Did(crate::meaning::Person::Number(number))),
        Question::WhyDid(_) => {
            number().map(|number| Question::WhyDid(crate::meaning::Person::Number(number)))
        }
        Question::CardsOf(_) => {
            number().map(|number| Question::CardsOf(crate::meaning::Person::Number(number)))
        }
        Question::Hand(None)
        | Question::Board
        | Question::Can
        | Question::Missing(None)
        | Question::Open
        | Question::Score
        | Question::Players
        | Question::Pile
        | Question::Piles
        | Question::Buffalos
        | Question::Bridges
        | Question::Jokers
        | Question::Bonus
        | Question::Turn
        | Question::Last
        | Question::Since
        | Question::Value
        | Question::Round
        | Question::Left
        | Question::CanDraw
        | Question::CanEnd
        | Question::Next
        | Question::JokerPlaces
        | Question::Drawn
        | Question::Unseen
        | Question::Cows
        | Question::Why
        | Question::Aim
        | Question::Must(_)
        | Question::Count(None)
        | Question::Term(_)
        | Question::Now => (slots.colours.is_empty() && slots.numbers.is_empty()).then(|| question.clone()),
    }
}

/// Moves of one sort with the cards of a line.
fn filled_moves(moves: &[Move], slots: &Slots) -> Option<Vec<Move>> {
    let known = |spot: &Spot| spot.colour.is_some() && (1..=Place::HIGHEST).contains(&spot.number);
    if let [Move::Discard] = moves {
        return (slots.cards.is_empty() && slots.colours.is_empty()).then(|| moves.to_vec());
    }
    if slots.cards.is_empty() || slots.cards.len() != moves.len() || !slots.cards.iter().all(known) {
        return None;
    }
    let fill = |(one, spot): (&Move, &Spot)| match one {
        Move::Lay { piece, .. } => Some(Move::Lay { spot: *spot, piece: *piece }),
        Move::Bridge { piece, .. } => Some(Move::Bridge { from: None, spot: *spot, piece: *piece }),
        Move::Swap(_) => Some(Move::Swap(*spot)),
        Move::Discard | Move::Stack { .. } | Move::Take { .. } | Move::End | Move::Wait => None,
    };
    moves.iter().zip(&slots.cards).map(fill).collect()
}
