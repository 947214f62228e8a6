//! The meaning of a line: the stages from its text to commands, in order.

mod likeness;
mod mended;

use super::atom::Atom;
use super::built_in::NUMBER;
use super::chart::{Chart, Parse};
use super::choice;
use super::derive::{Derivation, Derived, WholeRules, derive};
use super::frame::Frame;
use super::holding::{HOLDING, Holding};
use super::nearest::{Classes, Sentences};
use super::network::GrammarNetworks;
use super::outside::Outside;
use super::parts::Parts;
use super::place::{TokenPlace, places_in};
use super::source::{self, GrammarFault};
use super::text::{PARTING, Spelled, Token, TokenLine, tokens};
use super::understood::{Doubt, Understood};
use super::vocabulary::WordId;
use super::whole::WHOLES;
use crate::cards::Colour;
use crate::locale::Language;
use crate::meaning::{Ask, Command, Depth, Move, Question, Spot};
use crate::rules::rows::Piece;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::ops::Range;
use std::sync::OnceLock;

/// The longest line in bytes that is looked at.
const LONGEST_LINE: usize = 1_000;

/// The rules of colours.
const COLOURS: [(&str, Colour); 4] =
    [("red", Colour::Red), ("yellow", Colour::Yellow), ("green", Colour::Green), ("blue", Colour::Blue)];

/// The fewest letters of a colour or a number that is written in one word with the other.
const SHORTEST_PART: usize = 3;

/// The rule of what makes a question of an order beside it.
const ASKING_PART: &str = "asking-part";

/// Understands lines of one language.
///
/// # Examples
/// ```
/// use elevens::language::{Interpreter, Understood};
/// use elevens::meaning::Command;
/// let interpreter = Interpreter::new("en".parse().unwrap()).unwrap();
/// assert_eq!(interpreter.understand("I'll draw a card", &[]), Understood::Commands(vec![Command::Draw]));
/// ```
#[derive(Debug)]
pub struct Interpreter {
    network: GrammarNetworks,
    wholes: WholeRules,
    language: &'static Language,
    /// Made when the first line comes that derives from no rule.
    nearest: OnceLock<(Classes, Sentences)>,
    /// Words of the language that the grammar has not: no misspelled ones. Made when the first such word comes.
    known: OnceLock<HashSet<String>>,
    parts: OnceLock<Parts>,
    /// The grammar outside of a game; made when the first such line comes.
    outside: OnceLock<Option<Outside>>,
}

impl Interpreter {
    /// Takes the grammar from a language's files.
    ///
    /// # Errors
    /// When the grammar is none; tests hold that those of the program are.
    pub fn new(language: &'static Language) -> Result<Interpreter, GrammarFault> {
        let network = GrammarNetworks::new(source::read(language.grammar())?)?;
        let wholes = WholeRules::find(&network, &WHOLES)?;
        Ok(Interpreter {
            network,
            wholes,
            language,
            nearest: OnceLock::new(),
            known: OnceLock::new(),
            parts: OnceLock::new(),
            outside: OnceLock::new(),
        })
    }

    /// The words of the grammar, as they are written.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.network.words.all().map(|(_, word)| word.written.as_str())
    }

    /// Returns whether a word says a colour, and is not misheard for it.
    #[must_use]
    pub fn is_colour(&self, word: &str) -> bool {
        word.chars().all(char::is_alphabetic) && COLOURS.iter().any(|(name, _)| self.says(name, word))
    }

    /// Returns whether a rule says a word.
    fn says(&self, rule: &str, word: &str) -> bool {
        self.said(rule, word).is_some()
    }

    /// The number that a word says.
    fn number_said(&self, word: &str) -> Option<u32> {
        self.said(NUMBER, word)?.atoms.iter().find_map(Atom::as_number)
    }

    /// The reading of a whole text by a rule, of what is not misheard.
    fn said(&self, rule: &str, text: &str) -> Option<Parse> {
        let places = self.places_of(text)?;
        let rule = self.network.rule_called(rule)?;
        let mut chart = self.chart(&places, &[]);
        chart.readings(rule, 0).iter().find(|parse| parse.end == places.len() && !parse.heard).cloned()
    }

    /// Returns what a line means, at a table of people with these names, by seat.
    #[must_use]
    pub fn understand(&self, line: &str, names: &[String]) -> Understood {
        if line.len() > LONGEST_LINE {
            return Understood::TooLong;
        }
        let mut line = TokenLine::read(line);
        if line.tokens.is_empty() {
            return Understood::Empty;
        }
        if !line.is_usual() {
            return Understood::TooLong;
        }
        let names: Vec<Vec<Token>> = names.iter().map(|name| tokens(name)).collect();
        let places = self.places(&line);
        let mut chart = self.chart(&places, &names);
        let derived = self.derive_by(&mut chart, places.len());
        if derived.gave_up {
            return Understood::TooLong;
        }
        let asking = self.asking_part(&mut chart, &places);
        line.asked |= asking.is_some();
        let is_vague = derived.readings.iter().any(|reading| self.means_any_one(&reading.commands, &places));
        if !derived.readings.is_empty() && !is_vague {
            let reading =
                derived.readings.first().map(|reading| reading.commands.as_slice()).unwrap_or_default();
            if let Some(mended) = self.mended_whole(reading, &places, &names, line.asked) {
                return mended;
            }
            let understood = self.decide(derived.readings, line.asked);
            return if line.stopped { self.not_as_the_game_says(understood, &places) } else { understood };
        }
        let strange = Self::strange(&chart, &places);
        if is_vague {
            return self.most_like(&mut chart, &line, &places, &names, &strange, None);
        }
        let asked_of_rest = asking.and_then(|part| self.asked_of_rest(&places, &part, &names));
        let misspelled = || self.misspelled(&places, &names, &strange, line.asked);
        let mended = || self.mended(&places, &names, line.asked);
        if let Some(understood) = asked_of_rest.or_else(misspelled).or_else(mended) {
            return understood;
        }
        let framed =
            || self.framed(&mut chart, &places).or_else(|| self.without_strange(&places, &names, &strange));
        let framed = (!line.asked).then(framed).flatten();
        self.most_like(&mut chart, &line, &places, &names, &strange, framed)
    }

    /// The part of a line before its first comma or behind its last one that makes a question of the rest.
    fn asking_part(&self, chart: &mut Chart<'_>, places: &[TokenPlace]) -> Option<Range<usize>> {
        let rule = self.network.rule_called(ASKING_PART)?;
        let parts = |place: &TokenPlace| place.token == Token::Sign(PARTING);
        let (first, last) = (places.iter().position(parts)?, places.iter().rposition(parts)?);
        let mut asks = |part: &Range<usize>| {
            chart.may_begin(rule, part.start)
                && chart.readings(rule, part.start).iter().any(|parse| parse.end == part.end)
        };
        [0..first, last.saturating_add(1)..places.len()].into_iter().find(|part| asks(part))
    }

    /// The question that a line is whose rest is an order.
    fn asked_of_rest(
        &self,
        places: &[TokenPlace],
        part: &Range<usize>,
        names: &[Vec<Token>],
    ) -> Option<Understood> {
        let rest = if part.start == 0 {
            places.get(part.end.saturating_add(1)..)
        } else {
            places.get(..part.start.saturating_sub(1))
        };
        let readings = self.derive(rest?, names).readings;
        (!readings.is_empty()).then(|| self.decide(readings, true))
    }

    /// Returns whether the "one" that an order lays is no number: "nice one", "one of my greens".
    fn means_any_one(&self, commands: &[Command], places: &[TokenPlace]) -> bool {
        let lays_one = |moves: &[Move]| {
            matches!(moves, [Move::Lay { spot: Spot { number: 1, .. }, piece: Piece::Number }])
        };
        if !matches!(commands, [Command::Play(moves)] if lays_one(moves)) {
            return false;
        }
        let is_one = |place: &TokenPlace| match &place.token {
            Token::Word(word) => self.number_said(&word.written) == Some(1),
            Token::Number(_) | Token::Sign(_) => false,
        };
        let Some(at) = places.iter().position(is_one) else { return false };
        let parts = self.parts();
        let before = at.checked_sub(1).and_then(|before| places.get(before));
        let is_begun = before.is_none_or(|before| before.is_in(&parts.verbs));
        let behind = places.get(at.saturating_add(1)..).unwrap_or_default();
        match behind.iter().position(|place| place.is_in(&parts.colours)) {
            Some(between) => is_begun && between > 1,
            None => {
                let has_verb = places.iter().any(|place| place.is_in(&parts.verbs));
                !has_verb && before.is_some_and(|before| before.is_in(&parts.courteous))
            }
        }
    }

    /// The places of the words that nobody knows and that name nobody at the table.
    fn strange(chart: &Chart<'_>, places: &[TokenPlace]) -> Vec<usize> {
        (0..)
            .zip(places)
            .filter(|(at, place)| place.strange && !chart.is_name(*at))
            .map(|(at, _)| at)
            .collect()
    }

    /// The one order that stands amid other words.
    fn framed(&self, chart: &mut Chart<'_>, places: &[TokenPlace]) -> Option<Understood> {
        let frame = Frame { network: &self.network, wholes: &self.wholes, parts: self.parts(), places };
        chart.look_again();
        frame.order(chart)
    }

    /// Returns whether anything in a line makes no order of it.
    fn talks(&self, chart: &mut Chart<'_>, places: &[TokenPlace]) -> bool {
        let frame = Frame { network: &self.network, wholes: &self.wholes, parts: self.parts(), places };
        chart.look_again();
        frame.talks(chart)
    }

    /// The words of some parts of the grammar, gathered when they are first needed.
    fn parts(&self) -> &Parts {
        self.parts.get_or_init(|| Parts::of(&self.network))
    }

    fn known(&self) -> &HashSet<String> {
        self.known.get_or_init(|| words_of(self.language))
    }

    /// The cards that a line names as held in a hand; `None` when it names anything else.
    ///
    /// # Examples
    /// ```
    /// use elevens::language::Interpreter;
    /// let interpreter = Interpreter::new("en".parse().unwrap()).unwrap();
    /// let held = interpreter.holding("red 3 5, 2 jokers").unwrap();
    /// assert_eq!((held.numbers.len(), held.jokers), (2, 2));
    /// assert!(interpreter.holding("none").unwrap().is_empty());
    /// ```
    #[must_use]
    pub fn holding(&self, line: &str) -> Option<Holding> {
        let places = self.places_of(line)?;
        let rule = self.network.rule_called(HOLDING)?;
        let mut chart = self.chart(&places, &[]);
        let mut whole: Vec<Parse> = Vec::new();
        for (begin, _) in chart.beginnings() {
            whole.extend(
                chart.readings(rule, begin).iter().filter(|parse| parse.end == places.len()).cloned(),
            );
        }
        let best = whole.iter().filter(|parse| !parse.heard).min_by_key(|parse| parse.cost)?;
        Holding::of(&best.atoms)
    }

    /// The choice that a line makes of a list, from 0: by its number, its name or the beginning of one.
    ///
    /// # Examples
    /// ```
    /// use elevens::language::Interpreter;
    /// let interpreter = Interpreter::new("en".parse().unwrap()).unwrap();
    /// let choices = ["Junior".to_owned(), "Classic".to_owned()];
    /// assert_eq!(interpreter.choice("two", &choices), Some(1));
    /// assert_eq!(interpreter.choice("jun", &choices), Some(0));
    /// assert_eq!(interpreter.choice("three", &choices), None);
    /// assert_eq!(interpreter.choice("rows to twenty", &["Junior".to_owned(), "Rows to 20".to_owned()]), Some(1));
    /// ```
    #[must_use]
    pub fn choice(&self, line: &str, choices: &[String]) -> Option<usize> {
        if line.len() > LONGEST_LINE {
            return None;
        }
        let said = TokenLine::read(line);
        choice::named(&said.tokens, choices)
            .or_else(|| self.numbered(line).filter(|at| *at < choices.len()))
            .or_else(|| {
                if !has_digit(line) && !choices.iter().any(|choice| has_digit(choice)) {
                    return None;
                }
                let choices: Vec<String> = choices.iter().map(|choice| self.in_digits(choice)).collect();
                choice::named(&TokenLine::read(&self.in_digits(line)).tokens, &choices)
            })
    }

    /// Returns the choices, from 0, that begin with a line, but for accents, capitals and signs.
    #[must_use]
    pub fn begun(&self, line: &str, choices: &[String]) -> Vec<usize> {
        if line.len() > LONGEST_LINE {
            return Vec::new();
        }
        choice::begun(&TokenLine::read(line).tokens, choices)
    }

    /// Returns whether a line is a text of the program, such as an item of a list, but for accents, capitals and signs; a number
    /// may be in words or in digits.
    #[must_use]
    pub fn is_text(&self, line: &str, text: &str) -> bool {
        let is_text = |line: &str, text: &str| choice::is_text(&TokenLine::read(line).tokens, text);
        let is_text_in_digits =
            || (has_digit(line) || has_digit(text)) && is_text(&self.in_digits(line), &self.in_digits(text));
        line.len() <= LONGEST_LINE && (is_text(line, text) || is_text_in_digits())
    }

    /// A text with the words that are numbers in digits: who speaks an item of a list says its digits in words.
    fn in_digits(&self, text: &str) -> String {
        let in_digits = |word: &str| match self.number_said(word) {
            Some(number) => number.to_string(),
            None => word.to_owned(),
        };
        text.split_whitespace().map(in_digits).collect::<Vec<_>>().join(" ")
    }

    /// The number that a line says, from 0.
    fn numbered(&self, line: &str) -> Option<usize> {
        if let Some(number) = self.number_said(line) {
            return (number as usize).checked_sub(1);
        }
        let places = self.places_of(line)?;
        let readings = self.derive(&places, &[]).readings;
        let [Derivation { commands, .. }] = readings.as_slice() else { return None };
        let [Command::Choose(number)] = commands.as_slice() else { return None };
        number.checked_sub(1)
    }

    /// Returns what the tokens of a line may be; `None` where there are none, or too many.
    fn places_of(&self, line: &str) -> Option<Vec<TokenPlace>> {
        if line.len() > LONGEST_LINE {
            return None;
        }
        let line = TokenLine::read(line);
        line.is_usual().then(|| self.places(&line))
    }

    fn chart<'a>(&'a self, places: &'a [TokenPlace], names: &'a [Vec<Token>]) -> Chart<'a> {
        Chart::new(&self.network, places, names)
    }

    fn derive(&self, places: &[TokenPlace], names: &[Vec<Token>]) -> Derived {
        self.derive_by(&mut self.chart(places, names), places.len())
    }

    fn derive_by(&self, chart: &mut Chart<'_>, length: usize) -> Derived {
        derive(chart, &self.network, &self.wholes, length)
    }

    /// Returns what the tokens of a line may be in the grammar.
    fn places(&self, line: &TokenLine) -> Vec<TokenPlace> {
        let mut places = places_in(&self.network.words, line);
        for place in &mut places {
            if let Token::Word(word) = &place.token {
                place.strange = place.words.is_empty() && !self.known().contains(&word.plain);
            }
        }
        if places.iter().any(|place| place.strange) {
            places = places.into_iter().flat_map(|place| self.parted(place)).collect();
        }
        places
    }

    /// A card that is written as one word, such as "roodtien", as its colour and its number; anything else as it is.
    fn parted(&self, place: TokenPlace) -> Vec<TokenPlace> {
        let Token::Word(word) = place.token.clone() else { return vec![place] };
        let Parts { colours, cards, .. } = self.parts();
        let part = |written: &str, of: &BTreeSet<WordId>| {
            let word = Spelled::new(written);
            let mut words = self.network.words.meant(&word);
            words.retain(|word| of.contains(word));
            let is_said = !words.is_empty() && written.len() >= SHORTEST_PART;
            is_said.then(|| TokenPlace { token: Token::Word(word), words, strange: false, ..place.clone() })
        };
        let splits = word.written.char_indices().map(|(at, _)| word.written.split_at(at));
        let card = |(colour, number)| Some(vec![part(colour, colours)?, part(number, cards)?]);
        let mut split = splits.filter(|_| place.strange).filter_map(card);
        split.next().unwrap_or_else(|| vec![place.clone()])
    }

    fn outside(&self) -> Option<&Outside> {
        self.outside.get_or_init(|| Outside::of(self.language).ok()).as_ref()
    }

    /// Returns what a line says to a menu in a whole sentence, and nothing that is one in a game as well; nothing is mended.
    ///
    /// # Examples
    /// ```
    /// use elevens::language::Interpreter;
    /// let interpreter = Interpreter::new("en".parse().unwrap()).unwrap();
    /// let said = interpreter.to_menu("a classic game against 2 computers please").unwrap();
    /// assert_eq!(said.to_string(), "play classic computers 2");
    /// assert_eq!(interpreter.to_menu("red 7"), None);
    /// ```
    #[must_use]
    pub fn to_menu(&self, line: &str) -> Option<Command> {
        self.outside()?.to_menu(line)
    }

    /// Returns what a line says in the lobby of a server, or beside the game at one of its tables; nothing is mended, and names
    /// and texts are as they were typed.
    ///
    /// # Examples
    /// ```
    /// use elevens::language::Interpreter;
    /// let interpreter = Interpreter::new("en".parse().unwrap()).unwrap();
    /// let said = |line: &str| interpreter.to_lobby(line).map(|command| command.to_string());
    /// assert_eq!(said("I'd like to sit at Oslo 2, please").as_deref(), Some("lobby sit Oslo 2"));
    /// assert_eq!(said("say Red 7 next, Ann!").as_deref(), Some("lobby say Red 7 next, Ann!"));
    /// assert_eq!(said("draw"), None);
    /// ```
    #[must_use]
    pub fn to_lobby(&self, line: &str) -> Option<Command> {
        self.outside()?.to_lobby(line)
    }

    /// The names of several people that a line lists, as they were typed.
    ///
    /// # Examples
    /// ```
    /// use elevens::language::Interpreter;
    /// let interpreter = Interpreter::new("en".parse().unwrap()).unwrap();
    /// assert_eq!(interpreter.names("Anna, Ben and Mary Ann"), ["Anna", "Ben", "Mary Ann"]);
    /// ```
    #[must_use]
    pub fn names(&self, line: &str) -> Vec<String> {
        self.outside().map(|outside| outside.names(line)).unwrap_or_default()
    }

    /// Does what a line derives as, or asks back.
    fn decide(&self, readings: Vec<Derivation>, asked: bool) -> Understood {
        if let [reading] = readings.as_slice() {
            if reading.heard {
                return Understood::Offered { commands: reading.commands.clone(), doubt: Doubt::Heard };
            }
            let changes = reading.commands.iter().any(Command::changes_game);
            if reading.doubt {
                return Understood::Offered { commands: reading.commands.clone(), doubt: Doubt::Manner };
            }
            // "Could you lay red 7 for me?" orders politely.
            if asked && changes && !reading.request {
                return asked_of(&reading.commands);
            }
            return Understood::Commands(reading.commands.clone());
        }
        let changes = |reading: &Derivation| reading.commands.iter().any(Command::changes_game);
        // Who asks is answered, where that is one of the readings.
        let asks: Vec<Derivation> = readings.iter().filter(|reading| !changes(reading)).cloned().collect();
        if asked && asks.len() == 1 {
            return self.decide(asks, asked);
        }
        let commands = readings.into_iter().filter_map(|reading| reading.commands.into_iter().next());
        Understood::Offered { commands: commands.collect(), doubt: Doubt::Several }
    }

    /// Asks back what only lists cards, in digits and without "and", and ends with a full stop: so the game tells a hand.
    fn not_as_the_game_says(&self, understood: Understood, places: &[TokenPlace]) -> Understood {
        let written = &self.parts().written;
        // One card alone is no list of a hand.
        let several = matches!(understood.commands(), [Command::Play(moves)] if moves.len() > 1);
        let listed = several
            && places.iter().all(|place| !matches!(place.token, Token::Word(_)) || place.is_in(written));
        let acts = matches!(&understood, Understood::Commands(commands) if commands.iter().any(Command::changes_game));
        if listed && acts {
            Understood::Offered { commands: understood.commands().to_vec(), doubt: Doubt::Manner }
        } else {
            understood
        }
    }

    /// Returns whether every word of a line is one of the grammar as it is, so that nothing had to be made of what was heard.
    #[must_use]
    pub fn is_certain(&self, line: &str, names: &[String]) -> bool {
        let names: Vec<Vec<Token>> = names.iter().map(|name| tokens(name)).collect();
        let derived = self.places_of(line).map(|places| self.derive(&places, &names)).unwrap_or_default();
        derived.readings.iter().any(|reading| !reading.heard)
    }
}

/// The question that an order with a question mark is.
fn asked_of(commands: &[Command]) -> Understood {
    let question = match commands {
        [Command::Play(moves)] => Question::CanMoves(moves.clone()),
        [Command::Draw] => Question::CanDraw,
        [Command::End] => Question::CanEnd,
        _ => return Understood::Offered { commands: commands.to_vec(), doubt: Doubt::Manner },
    };
    Understood::Commands(vec![Command::Ask(Ask { question, depth: Depth::Short })])
}

/// The fewest sentences that have a word which is no misspelled one.
const FEWEST_USES: usize = 3;

/// The words of the sentences that people said, but for rare ones, which may be misspelled.
fn words_of(language: &Language) -> HashSet<String> {
    let mut uses: HashMap<String, usize> = HashMap::new();
    for token in language.sentences().flat_map(|(_, sentence)| tokens(sentence)) {
        if let Token::Word(word) = token {
            let uses = uses.entry(word.plain).or_default();
            *uses = uses.saturating_add(1);
        }
    }
    uses.into_iter().filter(|(_, uses)| *uses >= FEWEST_USES).map(|(word, _)| word).collect()
}

/// Returns whether a text has a number in digits: only then it differs from what is said in words.
fn has_digit(text: &str) -> bool {
    text.contains(|letter: char| letter.is_ascii_digit())
}

/// Returns whether a word stands alone before or behind a comma, at an end of the line: whoever is called there by name.
fn is_called(places: &[TokenPlace], at: usize) -> bool {
    let parts = |at: Option<usize>| {
        at.and_then(|at| places.get(at)).is_some_and(|place| place.token == Token::Sign(PARTING))
    };
    (at == 0 && parts(Some(1))) || (at.checked_add(1) == Some(places.len()) && parts(at.checked_sub(1)))
}
