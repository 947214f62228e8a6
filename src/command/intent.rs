//! Intents: what a sentence is for, whatever cards it names; and the command that an intent and the cards make.

use super::arrange::arranged;
use super::moves::moves;
use super::sentence::{Manner, Part};
use super::word::Word;
use crate::cards::Colour;
use crate::meaning::{
    Ask, Command, Depth, Level, Move, Question, Reading, Section, Spot, Step, Switch, Telling, Topic, Tune,
    Verbosity,
};
use crate::rules::rows::Piece;
use Part::{Number, Word as W};
use std::collections::HashMap;

/// What a sentence is for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Intent {
    /// Nothing that concerns the game.
    Nothing,
    /// What names no card.
    Whole(Command),
    Lay,
    LayJoker,
    Bridge,
    Swap,
    Take,
    Stack,
    Row,
    HandOfColour,
    CanCard,
    CanColour,
    Where,
    MissingOfColour,
    History,
    Repeat,
    Choose,
}

/// The intents of meanings in the notation of no language.
#[derive(Debug)]
pub(super) struct Meanings {
    wholes: HashMap<String, Command>,
}

impl Meanings {
    pub(super) fn new() -> Meanings {
        Meanings { wholes: wholes().map(|command| (command.to_string(), command)).collect() }
    }

    /// The intent of a meaning, the first one where several are equally right; `None` for what is no meaning.
    pub(super) fn intent(&self, meaning: &str) -> Option<Intent> {
        let meaning = meaning.split(" / ").next().unwrap_or(meaning);
        if meaning == "?" {
            return Some(Intent::Nothing);
        }
        if let Some(whole) = self.wholes.get(meaning) {
            return Some(Intent::Whole(whole.clone()));
        }
        let numbered = meaning.contains(|letter: char| letter.is_ascii_digit());
        let words: Vec<&str> = meaning.split(' ').collect();
        Some(match words.as_slice() {
            ["lay", ..] if meaning.contains('>') => Intent::Stack,
            ["lay", ..] if meaning.contains('*') => Intent::LayJoker,
            ["lay", ..] => Intent::Lay,
            ["bridge", ..] => Intent::Bridge,
            ["swap", ..] => Intent::Swap,
            ["take", ..] => Intent::Take,
            ["ask", "row", _] => Intent::Row,
            ["ask", "hand", _] => Intent::HandOfColour,
            ["ask", "can", pile] if pile.starts_with('>') => return None,
            ["ask", "can", ..] if numbered => Intent::CanCard,
            ["ask", "can", _] => Intent::CanColour,
            ["ask", "where", _] => Intent::Where,
            ["ask", "missing", _] => Intent::MissingOfColour,
            ["ask", "history", _] => Intent::History,
            ["repeat", _] => Intent::Repeat,
            ["choose", _] => Intent::Choose,
            _ => return None,
        })
    }
}

impl Intent {
    /// Whether a command that changes the game may be of this intent.
    pub(super) fn may_be(&self, command: &Command) -> bool {
        match self {
            Intent::Whole(Command::Play(_))
            | Intent::Lay
            | Intent::LayJoker
            | Intent::Bridge
            | Intent::Swap
            | Intent::Take
            | Intent::Stack => matches!(command, Command::Play(_)),
            Intent::Whole(own) => own == command,
            Intent::Nothing
            | Intent::Row
            | Intent::HandOfColour
            | Intent::CanCard
            | Intent::CanColour
            | Intent::Where
            | Intent::MissingOfColour
            | Intent::History
            | Intent::Repeat
            | Intent::Choose => false,
        }
    }

    /// The command of this intent with the cards of a sentence; `None` where they do not fit.
    pub(super) fn filled(&self, parts: &[Part], manner: Manner) -> Option<Command> {
        let cards = Cards::of(parts);
        match self {
            Intent::Nothing => None,
            Intent::Whole(Command::Language(Some(code))) => {
                let named = |part: &Part| matches!(part, W(Word::Tongue(other)) if other == code);
                let named = cards.is_empty() && parts.iter().any(named);
                named.then(|| Command::Language(Some(code.clone())))
            }
            // "one step back"
            Intent::Whole(command @ (Command::Undo | Command::Draw | Command::Play(_))) => {
                let counted = cards.colours.is_empty() && cards.numbers == [1];
                (cards.is_empty() || counted).then(|| command.clone())
            }
            Intent::Whole(command) => {
                let named = thing_of(command).is_none_or(|thing| parts.contains(&W(thing)));
                (cards.is_empty() && named).then(|| command.clone())
            }
            Intent::Lay => {
                cards.laid(parts, manner, |one| matches!(one, Move::Lay { piece: Piece::Number, .. }))
            }
            Intent::LayJoker => cards.laid(parts, manner, |one| matches!(one, Move::Lay { .. })),
            Intent::Bridge => cards
                .laid(parts, manner, |one| matches!(one, Move::Lay { .. } | Move::Bridge { .. }))
                .filter(bridges)
                .or_else(|| cards.bridged(parts)),
            Intent::Swap => Some(Command::Play(vec![Move::Swap(cards.each_once().card()?)])),
            Intent::Take => Some(Command::Play(vec![Move::Take { top: Some(cards.number()?), from: None }])),
            Intent::Stack => cards.stacked().or_else(|| cards.laid(parts, manner, is_of_piles)),
            Intent::Row => cards.colour().map(|colour| ask(Question::Row(colour))),
            Intent::HandOfColour => cards
                .colour()
                .or_else(|| cards.spot()?.colour)
                .map(|colour| ask(Question::Hand(Some(colour)))),
            Intent::CanColour => cards.colour().map(|colour| ask(Question::CanColour(colour))),
            Intent::MissingOfColour => cards.colour().map(|colour| ask(Question::Missing(Some(colour)))),
            Intent::CanCard => {
                let lay = Move::Lay { spot: cards.spot()?, piece: Piece::Number };
                Some(ask(Question::CanMoves(vec![lay])))
            }
            Intent::Where => cards.spot().map(|spot| ask(Question::Where(spot))),
            Intent::History => Some(ask(Question::History(usize::from(cards.number()?)))),
            Intent::Repeat => Some(Command::Repeat(Some(usize::from(cards.number()?)))),
            Intent::Choose => Some(Command::Choose(usize::from(cards.number()?))),
        }
    }
}

/// The thing that a command is about, and that whoever means it names.
fn thing_of(command: &Command) -> Option<Word> {
    const THINGS: [(Word, Option<Topic>, Question); 4] = [
        (Word::Joker, Some(Topic::Joker), Question::Jokers),
        (Word::Bridge, Some(Topic::Bridge), Question::Bridges),
        (Word::Bonus, Some(Topic::Bonus), Question::Bonus),
        (Word::Buffalo, None, Question::Buffalos),
    ];
    let helped = |topic: Option<Topic>| topic.is_some() && *command == Command::Help(topic);
    let asked = |about: &Question| matches!(command, Command::Ask(Ask { question, .. }) if question == about);
    THINGS.iter().find(|(_, topic, question)| helped(*topic) || asked(question)).map(|(word, ..)| *word)
}

fn is_of_piles(one: &Move) -> bool {
    match one {
        Move::Stack { .. } => true,
        Move::Lay { spot, piece } => spot.colour.is_none() && *piece == Piece::Number,
        Move::Bridge { .. } | Move::Swap(_) | Move::Discard | Move::Take { .. } => false,
    }
}

fn bridges(command: &Command) -> bool {
    matches!(command, Command::Play(moves) if moves.iter().any(|one| matches!(one, Move::Bridge { .. })))
}

fn ask(question: Question) -> Command {
    Command::Ask(Ask { question, depth: Depth::Short })
}

/// The cards that a sentence names.
#[derive(Debug, Default)]
struct Cards {
    colours: Vec<Colour>,
    numbers: Vec<u32>,
}

impl Cards {
    fn of(parts: &[Part]) -> Cards {
        let mut cards = Cards::default();
        for part in parts {
            match part {
                Number(number) => cards.numbers.push(*number),
                W(Word::Colour(colour)) if !cards.colours.contains(colour) => cards.colours.push(*colour),
                W(_) | Part::Ordinal(_) | Part::Text(_) => {}
            }
        }
        cards
    }

    /// Each number only once: "the joker at red 9 for my red 9" names one card.
    fn each_once(mut self) -> Cards {
        self.numbers.dedup();
        self
    }

    const fn is_empty(&self) -> bool {
        self.colours.is_empty() && self.numbers.is_empty()
    }

    /// The only colour, and no number.
    fn colour(&self) -> Option<Colour> {
        match (self.colours.as_slice(), self.numbers.as_slice()) {
            ([colour], []) => Some(*colour),
            _ => None,
        }
    }

    /// The only number, and no colour.
    fn number(&self) -> Option<u8> {
        match (self.colours.as_slice(), self.numbers.as_slice()) {
            ([], [number]) => u8::try_from(*number).ok(),
            _ => None,
        }
    }

    /// The only number, with its colour if it has one.
    fn spot(&self) -> Option<Spot> {
        match (self.colours.as_slice(), self.numbers.as_slice()) {
            ([], [number]) => Some(Spot { colour: None, number: u8::try_from(*number).ok()? }),
            ([colour], [number]) => Some(Spot { colour: Some(*colour), number: u8::try_from(*number).ok()? }),
            _ => None,
        }
    }

    /// The only number, which has a colour.
    fn card(&self) -> Option<Spot> {
        self.spot().filter(|spot| spot.colour.is_some())
    }

    /// The moves that the words of cards alone say, all of them of a sort.
    fn laid(&self, parts: &[Part], manner: Manner, sort: impl Fn(&Move) -> bool) -> Option<Command> {
        let of_parts = |kept: fn(&Part) -> bool| {
            let kept: Vec<Part> = parts.iter().filter(|part| kept(part)).cloned().collect();
            moves(&arranged(&kept, manner.colour_follows))
        };
        let one_by_one = |part: &Part| is_of_cards(part) && *part != W(Word::And);
        let moves =
            of_parts(is_of_moves).or_else(|| of_parts(is_of_cards)).or_else(|| of_parts(one_by_one))?;
        moves.iter().all(sort).then_some(Command::Play(moves))
    }

    /// One card on the pile of another.
    fn stacked(&self) -> Option<Command> {
        let ([], [card, on]) = (self.colours.as_slice(), self.numbers.as_slice()) else { return None };
        let (card, on) = (u8::try_from(*card).ok()?, u8::try_from(*on).ok()?);
        Some(Command::Play(vec![Move::Stack { card, on }]))
    }

    /// The only card over a bridge, which comes from the other colour where one is named.
    fn bridged(&self, parts: &[Part]) -> Option<Command> {
        let [number] = self.numbers.as_slice() else { return None };
        let at = parts.iter().position(|part| *part == Number(*number))?;
        let beside = [at.checked_sub(1), Some(at + 1)].into_iter().flatten();
        let colour = beside.filter_map(|at| parts.get(at)).find_map(colour_of)?;
        let from = match self.colours.as_slice() {
            [_] => None,
            [first, second] => Some(if *first == colour { *second } else { *first }),
            _ => return None,
        };
        let piece = if parts.contains(&W(Word::Joker)) { Piece::Joker } else { Piece::Number };
        let spot = Spot { colour: Some(colour), number: u8::try_from(*number).ok()? };
        Some(Command::Play(vec![Move::Bridge { from, spot, piece }]))
    }
}

const fn colour_of(part: &Part) -> Option<Colour> {
    match part {
        W(Word::Colour(colour)) => Some(*colour),
        W(_) | Number(_) | Part::Ordinal(_) | Part::Text(_) => None,
    }
}

/// Whether a part is of a card.
const fn is_of_cards(part: &Part) -> bool {
    matches!(part, Number(_) | W(Word::Colour(_) | Word::Joker | Word::And))
}

/// Whether a part says of a move what is laid and where.
const fn is_of_moves(part: &Part) -> bool {
    matches!(
        part,
        Number(_)
            | W(Word::Colour(_)
                | Word::Joker
                | Word::Bridge
                | Word::From
                | Word::To
                | Word::Onto
                | Word::And
                | Word::Lay)
    )
}

/// Every command that names no card and no number.
fn wholes() -> impl Iterator<Item = Command> {
    const QUESTIONS: [Question; 16] = [
        Question::Hand(None),
        Question::Board,
        Question::Can,
        Question::Missing(None),
        Question::Open,
        Question::Score,
        Question::Players,
        Question::Pile,
        Question::Piles,
        Question::Buffalos,
        Question::Bridges,
        Question::Jokers,
        Question::Bonus,
        Question::Turn,
        Question::Last,
        Question::Since,
    ];
    let orders = [
        Command::Play(vec![Move::Discard]),
        Command::Draw,
        Command::End,
        Command::Undo,
        Command::Hint,
        Command::Stop,
        Command::Save,
        Command::Quit,
        Command::Yes,
        Command::No,
        Command::Cancel,
        Command::Keys,
        Command::Help(None),
        Command::Rules(Reading::ThisGame),
        Command::Repeat(None),
        Command::Step(Step::Back),
        Command::Step(Step::Forward),
        Command::Language(None),
        Command::Verbosity(None),
        Command::Voice(None),
    ];
    let depths = [Depth::Short, Depth::Full];
    let asked = depths
        .into_iter()
        .flat_map(|depth| QUESTIONS.into_iter().map(move |question| Command::Ask(Ask { question, depth })));
    let levels = [Verbosity::Brief, Verbosity::Normal, Verbosity::Full].into_iter().map(|level| {
        Command::Verbosity(Some(Telling { sort: None, level: Level::To(level), channel: None }))
    });
    let switched = [Some(Switch::On), Some(Switch::Off), None].into_iter().flat_map(|switch| {
        [Command::Speech(switch), Command::Pause(switch), Command::Braille(switch), Command::Sounds(switch)]
    });
    let tunes = [Tune::Faster, Tune::Slower, Tune::Louder, Tune::Softer, Tune::Higher, Tune::Lower];
    let languages = ["en", "fr", "nl"].map(|code| Command::Language(Some(code.to_owned())));
    orders
        .into_iter()
        .chain(asked)
        .chain(levels)
        .chain(switched)
        .chain(languages)
        .chain(tunes.map(Command::Tune))
        .chain(Topic::ALL.map(|topic| Command::Help(Some(topic))))
        .chain(Section::ALL.map(|section| Command::Rules(Reading::Section(section))))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::LANGUAGES;

    #[test]
    fn every_sentence_that_was_collected_has_an_intent() {
        let meanings = Meanings::new();
        for language in &LANGUAGES {
            let mut sentences = language.sentences().peekable();
            assert!(sentences.peek().is_some(), "{language}");
            for (meaning, sentence) in sentences {
                assert!(meanings.intent(meaning).is_some(), "{language}: {meaning}: {sentence}");
            }
        }
        assert_eq!(meanings.intent("ask weather"), None);
    }

    #[test]
    fn a_bridge_leads_to_the_card_beside_the_number() {
        let manner = Manner { asked: false, requested: false, marked: false, colour_follows: false };
        let parts = [W(Word::Colour(Colour::Green)), W(Word::To), W(Word::Colour(Colour::Red)), Number(13)];
        let meaning = Intent::Bridge.filled(&parts, manner).map(|command| command.to_string());
        assert_eq!(meaning.as_deref(), Some("bridge g>r13"));
        assert_eq!(Intent::Bridge.filled(&parts[..3], manner), None);
    }

    #[test]
    fn cards_that_do_not_fit_make_no_command() {
        let manner = Manner { asked: false, requested: false, marked: false, colour_follows: false };
        let red = W(Word::Colour(Colour::Red));
        assert_eq!(Intent::Row.filled(&[red.clone(), Number(9)], manner), None);
        assert_eq!(Intent::Take.filled(&[red.clone(), Number(9)], manner), None);
        assert_eq!(Intent::Whole(Command::Draw).filled(&[red], manner), None);
        let english = Intent::Whole(Command::Language(Some("en".to_owned())));
        assert_eq!(english.filled(&[W(Word::Tongue("fr"))], manner), None);
    }
}
