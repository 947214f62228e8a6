//! The meaning that a line without a derivation may have, by the sentences that people said and their meanings.
//!
//! Each sentence is a bag of its words, of their beginnings and of pairs of neighbours; colours, numbers and names are all
//! alike, and rare words count more. All sentences with one meaning together make one bag; then each sentence that is more
//! like the bag of another meaning, or nearly so, shifts both bags a little (the passive-aggressive algorithm of Crammer
//! and others, 2006). The line has the meaning whose bag is most like it, as far as no other is nearly as like; sentences
//! that meant nothing have a bag of their own. It only proposes: what it finds is told or offered, and never moves a card.

use super::text::{Token, plain, tokens};
use crate::cards::{Colour, Place};
use crate::locale::Language;
use crate::meaning::{Ask, Command, Evenings, Move, Person, Question, Spot};
use crate::rules::rows::Piece;
use std::collections::{BTreeMap, HashMap, HashSet};

/// The letters that the forms of a longer word have in common.
const STEM: usize = 5;

/// The weight of a word that no sentence has, in that of the rarest word.
const STRANGE: f32 = 0.7;

/// The most that one sentence shifts the bags of two meanings, each time that those which are close to another meaning are gone
/// through.
const SHIFTS: [f32; 3] = [0.2, 0.1, 0.05];

/// The lead that the meaning of each sentence shall have over the next one.
const LEAD: f32 = 0.3;

/// The distance of two sentences that are looked at one behind the other: those of one meaning stand together. A prime, so
/// that none is left out.
const STRIDE: usize = 7_919;

/// The words for any colour, number and name.
const ANY_COLOUR: &str = "@";
const ANY_NUMBER: &str = "#";
const ANY_NAME: &str = "&";

/// The meanings that take a name, up to the name, in the notation of meanings.
const OF_PERSONS: [&str; 3] = ["ask player ", "ask cards ", "ask why-did "];

/// The colours, numbers, cards and people of a line, which any sentence may be filled with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct LineSlots {
    pub(super) colours: Vec<Colour>,
    pub(super) numbers: Vec<u32>,
    /// The cards that it names, in their order.
    pub(super) cards: Vec<Spot>,
    /// The people at the table whom it names, in their order.
    pub(super) people: Vec<Person>,
}

/// A proposal.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Proposal {
    /// `None` where such things were said and meant nothing.
    pub(super) command: Option<Command>,
    /// The likeness of the line to what was said with this meaning, 0 to 1.
    pub(super) alike: f32,
    /// The lead of that likeness over the next one, 0 to 1.
    pub(super) ahead: f32,
}

/// The classes that words are taken for beside themselves.
#[derive(Debug, Default)]
pub(super) struct Classes {
    pub(super) colours: HashMap<String, Colour>,
    /// The words that numbers are made of.
    pub(super) numbers: HashSet<String>,
}

impl Classes {
    /// The words of a line, with those for any colour, number or name in the place of its own. `name_at` tells how many tokens
    /// at the beginning of some are a name.
    fn words<'a>(&self, line: &'a [Token], name_at: impl Fn(&[Token]) -> usize) -> Vec<&'a str> {
        let mut words: Vec<&str> = Vec::with_capacity(line.len());
        let mut at = 0;
        while let Some(token) = line.get(at) {
            let rest = line.get(at..).unwrap_or_default();
            let name = name_at(rest);
            if name > 0 {
                words.push(ANY_NAME);
                at = at.saturating_add(name);
                continue;
            }
            at = at.saturating_add(1);
            let word = match token {
                Token::Word(word) if self.colours.contains_key(&word.plain) => ANY_COLOUR,
                Token::Word(word) if self.numbers.contains(&word.plain) => ANY_NUMBER,
                Token::Word(word) => word.plain.as_str(),
                Token::Number(_) => ANY_NUMBER,
                Token::Sign(_) => continue,
            };
            // A number of several words is one.
            if word != ANY_NUMBER || words.last() != Some(&ANY_NUMBER) {
                words.push(word);
            }
        }
        words
    }
}

type LikenessFeature = u32;

/// The sentences of a language, ready to be compared with.
#[derive(Debug)]
pub(super) struct Sentences {
    features: HashMap<String, LikenessFeature>,
    /// The weight of each feature.
    weights: Vec<f32>,
    /// The weight of the rarest of them.
    rarest: f32,
    /// The meanings that have each feature, with how much of them it is.
    with: Vec<Vec<(u16, f32)>>,
    /// The meaning of each sentence, by its words.
    whole: HashMap<String, u16>,
    /// One meaning of each kind in the notation of no language, which is read when it is proposed.
    meanings: Vec<&'static str>,
}

/// The features of words as text: themselves, the beginnings of longer ones, and pairs of neighbours.
fn described(words: &[&str]) -> Vec<String> {
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

/// Splits a meaning into its kind, without colours, numbers and names, and the name in it.
fn kind(meaning: &str) -> (String, Option<&str>) {
    if let Some(of) = OF_PERSONS.into_iter().find(|of| meaning.starts_with(of)) {
        let name = meaning.get(of.len()..).filter(|name| *name != "me");
        return (if name.is_some() { of.to_owned() } else { meaning.to_owned() }, name);
    }
    let mut kind = String::new();
    for word in meaning.split(' ') {
        let mut one = String::new();
        for letter in word.chars() {
            match letter {
                '0'..='9' if one.ends_with('#') => {}
                '0'..='9' => one.push('#'),
                'r' | 'y' | 'g' | 'b'
                    if word.len() == 1 || word.contains(|letter: char| letter.is_ascii_digit()) =>
                {
                    one.push('@')
                }
                letter => one.push(letter),
            }
        }
        if !(kind.ends_with(one.as_str()) && one.contains('@')) {
            kind.push(' ');
            kind.push_str(&one);
        }
    }
    (kind, None)
}

impl Sentences {
    pub(super) fn new(language: &Language, classes: &Classes) -> Sentences {
        let mut made = Sentences {
            features: HashMap::new(),
            weights: Vec::new(),
            rarest: 0.0,
            with: Vec::new(),
            whole: HashMap::new(),
            meanings: Vec::new(),
        };
        let mut said: BTreeMap<String, Vec<(String, Vec<LikenessFeature>)>> = BTreeMap::new();
        let mut meanings: BTreeMap<String, &'static str> = BTreeMap::new();
        let mut count: Vec<u32> = Vec::new();
        let mut sentences = 0.0_f32;
        let named: HashSet<String> =
            language.sentences().filter_map(|(meaning, _)| kind(meaning).1).map(plain).collect();
        let name_at = |line: &[Token]| match line.first() {
            Some(Token::Word(word)) => usize::from(named.contains(&word.plain)),
            Some(Token::Number(_) | Token::Sign(_)) | None => 0,
        };
        for (meaning, sentence) in language.sentences() {
            let (kind, _) = kind(meaning);
            let line = tokens(sentence);
            let words = classes.words(&line, name_at);
            let described = described(&words);
            let features: Vec<LikenessFeature> =
                described.into_iter().map(|feature| made.feature(feature, &mut count)).collect();
            meanings.entry(kind.clone()).or_insert(meaning);
            said.entry(kind).or_default().push((words.join(" "), features));
            sentences += 1.0;
        }
        made.meanings = meanings.into_values().collect();
        made.weights = count.iter().map(|with| (1.0 + sentences / (1.0 + *with as f32)).ln()).collect();
        made.rarest = made.weights.iter().copied().fold(0.0, f32::max);
        made.with = vec![Vec::new(); count.len()];
        let mut learned: Vec<(u16, Vec<LikenessFeature>)> = Vec::new();
        for (meaning, sentences) in (0..).zip(said.into_values()) {
            made.gather(meaning, sentences.iter().map(|(_, features)| features));
            for (words, features) in sentences {
                made.whole.insert(words, meaning);
                learned.push((meaning, features));
            }
        }
        made.tell_apart(&learned);
        made
    }

    /// The number of a feature, which has one sentence more.
    fn feature(&mut self, feature: String, count: &mut Vec<u32>) -> LikenessFeature {
        let next = LikenessFeature::try_from(count.len()).unwrap_or(LikenessFeature::MAX);
        let id = *self.features.entry(feature).or_insert(next);
        if id == next {
            count.push(0);
        }
        if let Some(count) = count.get_mut(id as usize) {
            *count = count.saturating_add(1);
        }
        id
    }

    /// Makes one of all sentences with a meaning, each of which counts the same.
    fn gather<'a>(&mut self, meaning: u16, sentences: impl Iterator<Item = &'a Vec<LikenessFeature>>) {
        let mut sum: BTreeMap<LikenessFeature, f32> = BTreeMap::new();
        for sentence in sentences {
            let length = self.length(sentence);
            for feature in sentence {
                *sum.entry(*feature).or_default() += self.weight(*feature) / length;
            }
        }
        let length = length(sum.values().copied()).max(f32::EPSILON);
        for (feature, share) in sum {
            if let Some(with) = self.with.get_mut(feature as usize) {
                with.push((meaning, share / length));
            }
        }
    }

    /// Shifts the bags of the meanings until most sentences are more like their own than any other.
    fn tell_apart(&mut self, sentences: &[(u16, Vec<LikenessFeature>)]) {
        let apart = sentences.iter().cycle().step_by(STRIDE);
        let mut close: Vec<&(u16, Vec<LikenessFeature>)> = apart.take(sentences.len()).collect();
        for most in SHIFTS {
            close.retain(|(meaning, features)| self.shift_for(*meaning, features, most));
        }
    }

    /// Shifts the bags of two meanings if a sentence of the first one does not lead by enough. Returns whether it did.
    fn shift_for(&mut self, meaning: u16, features: &[LikenessFeature], most: f32) -> bool {
        let length = self.length(features);
        let mut alike = self.shared(features, length);
        let Some(own) = alike.get_mut(usize::from(meaning)) else { return false };
        let own = std::mem::replace(own, f32::MIN);
        let next = (0..).zip(alike).max_by(|one, other| one.1.total_cmp(&other.1));
        let Some((other, next)) = next.filter(|(_, next)| own - next < LEAD) else { return false };
        let shift = most.min((LEAD - (own - next)) / 2.0) / length;
        self.shift(meaning, features, shift);
        self.shift(other, features, -shift);
        true
    }

    /// Makes the bag of a meaning more like these features, or less.
    fn shift(&mut self, meaning: u16, features: &[LikenessFeature], by: f32) {
        for feature in features {
            let shift = by * self.weight(*feature);
            let Some(with) = self.with.get_mut(*feature as usize) else { continue };
            match with.iter_mut().find(|(other, _)| *other == meaning) {
                Some((_, share)) => *share += shift,
                None => with.push((meaning, shift)),
            }
        }
    }

    fn weight(&self, feature: LikenessFeature) -> f32 {
        self.weights.get(feature as usize).copied().unwrap_or_default()
    }

    /// The length of a sentence with these features, above 0.
    fn length(&self, features: &[LikenessFeature]) -> f32 {
        length(features.iter().map(|feature| self.weight(*feature))).max(f32::EPSILON)
    }

    /// Returns the meaning of the sentences that a line is most like, filled with its colours, numbers, cards and people.
    pub(super) fn propose(
        &self,
        line: &[Token],
        classes: &Classes,
        names: &[Vec<Token>],
        slots: &LineSlots,
    ) -> Option<Proposal> {
        let name_at = |line: &[Token]| {
            let stands = |name: &&Vec<Token>| {
                name.len() <= line.len() && name.iter().zip(line).all(|(one, other)| one.is_same(other))
            };
            names.iter().find(stands).map_or(0, Vec::len)
        };
        let words = classes.words(line, name_at);
        if let Some(meaning) = self.whole.get(&words.join(" ")) {
            let command = self.meaning(*meaning);
            let filled = command.as_ref().and_then(|command| filled(command, slots));
            if command.is_none() || filled.is_some() {
                return Some(Proposal { command: filled, alike: 1.0, ahead: 1.0 });
            }
        }
        let mut alike = self.alike(&words);
        alike.sort_unstable_by(|one, other| other.1.total_cmp(&one.1).then(one.0.cmp(&other.0)));
        let mut filled = alike.into_iter().filter_map(|(meaning, alike)| match self.meaning(meaning) {
            None => Some((None, alike)),
            Some(command) => filled(&command, slots).map(|command| (Some(command), alike)),
        });
        let (command, alike) = filled.next()?;
        let next = filled.find(|(other, _)| *other != command).map_or(0.0, |(_, alike)| alike);
        Some(Proposal { command, alike, ahead: alike - next })
    }

    /// A meaning by its number; `None` where the sentences meant nothing.
    fn meaning(&self, number: u16) -> Option<Command> {
        self.meanings.get(usize::from(number))?.parse().ok()
    }

    /// The meanings that have anything of a line, with how much they are like it.
    fn alike(&self, words: &[&str]) -> Vec<(u16, f32)> {
        let known: Vec<LikenessFeature> =
            described(words).iter().filter_map(|feature| self.features.get(feature).copied()).collect();
        // A word that no sentence has makes the line less like any.
        let strange = words.iter().filter(|word| !self.features.contains_key(**word)).count();
        let strange = STRANGE * strange as f32 * self.rarest;
        let own =
            length(known.iter().map(|feature| self.weight(*feature)).chain([strange])).max(f32::EPSILON);
        (0..).zip(self.shared(&known, own)).filter(|(_, shared)| *shared > 0.0).collect()
    }

    /// The likeness of a line with these features to what was said with each meaning.
    fn shared(&self, features: &[LikenessFeature], length: f32) -> Vec<f32> {
        let mut shared: Vec<f32> = vec![0.0; self.meanings.len()];
        for feature in features {
            for (meaning, share) in self.with.get(*feature as usize).into_iter().flatten() {
                if let Some(shared) = shared.get_mut(usize::from(*meaning)) {
                    *shared += self.weight(*feature) * share / length;
                }
            }
        }
        shared
    }
}

fn length(weights: impl Iterator<Item = f32>) -> f32 {
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
fn filled(command: &Command, slots: &LineSlots) -> Option<Command> {
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

fn filled_question(question: &Question, slots: &LineSlots) -> Option<Question> {
    let colour = || only(&slots.colours).filter(|_| slots.numbers.is_empty());
    let card = || only(&slots.cards);
    let number = || {
        only(&slots.numbers).filter(|_| slots.colours.is_empty()).and_then(|number| u8::try_from(number).ok())
    };
    let person = || match slots.people.as_slice() {
        [] => number().map(Person::Number),
        [person] => Some(person.clone()),
        _ => None,
    };
    let plain = slots.colours.is_empty() && slots.numbers.is_empty();
    let laid = |moves: &[Move]| {
        let plain = moves.iter().all(|one| matches!(one, Move::Lay { piece: Piece::Number, .. }));
        let lay = |spot: &Spot| Move::Lay { spot: *spot, piece: Piece::Number };
        let is_card = |spot: &Spot| spot.colour.is_none() || (1..=Place::HIGHEST).contains(&spot.number);
        let is_laid = plain && !slots.cards.is_empty() && slots.cards.iter().all(is_card);
        is_laid.then(|| slots.cards.iter().map(lay).collect::<Vec<Move>>())
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
        Question::MustMoves(moves) => laid(moves).map(Question::MustMoves),
        Question::WhatIf(moves) => laid(moves).map(Question::WhatIf),
        Question::Did(Person::Me) => plain.then_some(Question::Did(Person::Me)),
        Question::Did(_) => person().map(Question::Did),
        Question::WhyDid(_) => person().map(Question::WhyDid),
        Question::CardsOf(_) => person().map(Question::CardsOf),
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
        | Question::Now => plain.then(|| question.clone()),
    }
}

/// Moves of one sort with the cards of a line.
fn filled_moves(moves: &[Move], slots: &LineSlots) -> Option<Vec<Move>> {
    let known = |spot: &Spot| spot.colour.is_some() && (1..=Place::HIGHEST).contains(&spot.number);
    if let [Move::Discard] = moves {
        return (slots.cards.is_empty() && slots.colours.is_empty()).then(|| moves.to_vec());
    }
    if slots.cards.is_empty() || !slots.cards.iter().all(known) {
        return None;
    }
    let is_laying = |one: &Move| matches!(one, Move::Lay { piece: Piece::Number, .. });
    if moves.iter().all(is_laying) {
        return Some(
            slots.cards.iter().map(|spot| Move::Lay { spot: *spot, piece: Piece::Number }).collect(),
        );
    }
    if slots.cards.len() != moves.len() {
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
