//! The meaning of a line: the stages from its text to commands, in order.

use super::atom::Atom;
use super::automaton::RuleId;
use super::built_in::NUMBER;
use super::chart::{Chart, Parse};
use super::choice;
use super::derive::{Derived, Reading, WholeRules, derive};
use super::frame::Frame;
use super::holding::{HOLDING, Holding};
use super::mend::{Mending, Segment};
use super::nearest::{Classes, Proposal, Sentences, Slots};
use super::network::Network;
use super::outside::Outside;
use super::parts::{LIST, Parts};
use super::place::{Place, places_in};
use super::proposal::{is_talk, proposed};
use super::source::{self, GrammarFault};
use super::spelling;
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

/// The most words beside its cards of what looks like a move that is not whole.
const MOST_AROUND_A_MOVE: usize = 1;

/// The fewest letters of a colour or a number that is written in one word with the other.
const SHORTEST_PART: usize = 3;

/// The rule of what makes a question of an order beside it.
const ASKING_PART: &str = "asking-part";

/// The most words of a line that are taken for misspelled.
const MOST_MISSPELLED: usize = 2;

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
    network: Network,
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
        let network = Network::new(source::read(language.grammar())?)?;
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
        let line = TokenLine::read(line);
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
        let asked = line.asked || asking.is_some();
        let is_vague = derived.readings.iter().any(|reading| self.means_any_one(&reading.commands, &places));
        if !derived.readings.is_empty() && !is_vague {
            let understood = self.decide(derived.readings, asked);
            return if line.stopped { self.not_as_the_game_says(understood, &places) } else { understood };
        }
        let strange = Self::strange(&chart, &places);
        let mended = || {
            let asked_of_rest = asking.and_then(|part| self.asked_of_rest(&places, &part, &names));
            let misspelled = || self.misspelled(&places, &names, &strange, asked);
            asked_of_rest.or_else(misspelled).or_else(|| self.mended(&places, &names, asked))
        };
        if !is_vague && let Some(understood) = mended() {
            return understood;
        }
        let framed =
            || self.framed(&mut chart, &places).or_else(|| self.without_strange(&places, &names, &strange));
        let framed = (!asked && !is_vague).then(framed).flatten();
        if let Some(Understood::Commands(commands)) = framed {
            return Understood::Commands(commands);
        }
        let (classes, sentences) = self.nearest();
        let slots = self.slots(&mut chart, &places, classes);
        let proposal = sentences.propose(&line.tokens, classes, &names, &slots);
        // An order amid other words is not asked back where people say such things and mean nothing.
        if let Some(offered) = framed
            && !proposal.as_ref().is_some_and(is_talk)
        {
            return offered;
        }
        let proposal = proposal.filter(|proposal| self.is_open_to(proposal, &mut chart, &places, &strange));
        let asks = asked || Self::begins_with(&places, &self.parts().asking);
        let is_open = asks || Self::begins_with(&places, &self.parts().telling);
        let proposed = proposal.and_then(|proposal| proposed(proposal, asked, is_open));
        let names_card = !slots.cards.is_empty();
        let nothing = || self.not_derived(&mut chart, &places, &strange, names_card);
        let understood = proposed.unwrap_or_else(nothing);
        let is_nothing =
            matches!(understood, Understood::NotOrdered | Understood::Incomplete | Understood::Senseless);
        if is_nothing && asks { Understood::Unanswered } else { understood }
    }

    /// The part of a line before its first comma or behind its last one that makes a question of the rest.
    fn asking_part(&self, chart: &mut Chart<'_>, places: &[Place]) -> Option<Range<usize>> {
        let rule = self.network.rule_called(ASKING_PART)?;
        let parts = |place: &Place| place.token == Token::Sign(PARTING);
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
        places: &[Place],
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
    fn means_any_one(&self, commands: &[Command], places: &[Place]) -> bool {
        let lays_one = |moves: &[Move]| {
            matches!(moves, [Move::Lay { spot: Spot { number: 1, .. }, piece: Piece::Number }])
        };
        if !matches!(commands, [Command::Play(moves)] if lays_one(moves)) {
            return false;
        }
        let is_one = |place: &Place| match &place.token {
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

    /// Returns whether a line may mean what it is most like.
    fn is_open_to(
        &self,
        proposal: &Proposal,
        chart: &mut Chart<'_>,
        places: &[Place],
        strange: &[usize],
    ) -> bool {
        // Signs are typed with care: what they do not say is not guessed.
        let signed = |place: &Place| matches!(place.token, Token::Sign(sign) if sign != PARTING);
        // Beside a word that nobody knows one other word is too little: "help foo".
        let is_known = strange.len().saturating_mul(2) < places.len();
        // What talks of an order, or orders somebody else, is never taken for one.
        let changes = proposal.command.as_ref().is_some_and(Command::changes_game);
        let is_unknown = |at: &usize| places.get(*at).is_some_and(|place| place.words.is_empty());
        let is_to_another = strange.first() == Some(&0)
            || (0..places.len()).filter(is_unknown).any(|at| is_called(places, at));
        !places.iter().any(signed) && is_known && !(changes && (is_to_another || self.talks(chart, places)))
    }

    /// Returns what counts of a line that mends itself: "draw, wait, red 9".
    fn mended(&self, places: &[Place], names: &[Vec<Token>], asked: bool) -> Option<Understood> {
        let mending = Mending { network: &self.network, parts: self.parts(), names };
        let mut segments = mending.segments(places).into_iter();
        let mut said = segments.next()?.places;
        let (mut is_sure, mut is_patched, mut is_mended) = (true, false, false);
        for anew in segments {
            if mending.goes_on(&said, &anew.places) {
                return None;
            }
            is_sure &= self.is_ordered(&mending, &said, &anew)?;
            let patched = mending.patched(&said, &anew.places);
            let patched = patched.filter(|patched| !self.derive(patched, names).readings.is_empty());
            if patched.is_none() && !self.stands_alone(&mending, &anew, names) {
                return None;
            }
            (is_mended, is_patched) = (true, patched.is_some());
            said = patched.unwrap_or(anew.places);
        }
        if !is_mended {
            return None;
        }
        let readings = self.derive(&said, names).readings;
        let understood = if readings.is_empty() {
            self.framed(&mut self.chart(&said, names), &said).filter(|_| !asked)?
        } else {
            self.decide(readings, asked)
        };
        let is_doubted = |commands: &[Command]| {
            commands.iter().any(Command::changes_game)
                && !(is_sure && commands.iter().all(|command| can_be_mended(command, is_patched)))
        };
        let Understood::Commands(commands) = understood else { return Some(understood) };
        Some(match is_doubted(&commands) {
            true => Understood::Offered { commands, doubt: Doubt::Manner },
            false => Understood::Commands(commands),
        })
    }

    /// Returns whether what is said anew may be done in the place of what was said before: "no draw" may deny it, and a colour
    /// alone is no question.
    fn stands_alone(&self, mending: &Mending<'_>, anew: &Segment, names: &[Vec<Token>]) -> bool {
        let readings = self.derive(&anew.places, names).readings;
        let commands: Vec<&Command> = readings.iter().flat_map(|reading| &reading.commands).collect();
        let lays = commands.iter().any(|command| matches!(command, Command::Play(_)));
        let acts = commands.iter().any(|command| command.changes_game());
        (lays || anew.is_plain) && (acts || !mending.is_of_card(&anew.places))
    }

    /// Returns whether what is mended was an order, surely or as far as it went; `None` where it was none.
    fn is_ordered(&self, mending: &Mending<'_>, said: &[Place], anew: &Segment) -> Option<bool> {
        let mut chart = self.chart(said, mending.names);
        let readings = self.derive_by(&mut chart, said.len()).readings;
        if let Some(reading) = readings.first() {
            return Some(reading.commands.iter().any(Command::changes_game));
        }
        if self.talks(&mut chart, said) {
            return None;
        }
        match self.framed(&mut chart, said) {
            Some(understood) => Some(matches!(understood, Understood::Commands(_))),
            None => (anew.is_parted && mending.is_of_orders(said)).then_some(true),
        }
    }

    /// The places of the words that nobody knows and that name nobody at the table.
    fn strange(chart: &Chart<'_>, places: &[Place]) -> Vec<usize> {
        (0..)
            .zip(places)
            .filter(|(at, place)| place.strange && !chart.is_name(*at))
            .map(|(at, _)| at)
            .collect()
    }

    /// The order that a line is without the one word in it that nobody knows: "lay the zonky red 9". Who begins a line may be
    /// the one who does it.
    fn without_strange(
        &self,
        places: &[Place],
        names: &[Vec<Token>],
        strange: &[usize],
    ) -> Option<Understood> {
        let [strange] = *strange else { return None };
        if strange == 0 {
            return None;
        }
        let mut known = places.to_vec();
        known.remove(strange);
        let commands = match self.derive(&known, names).readings.as_slice() {
            [reading] => reading.commands.clone(),
            [] | [_, ..] => return None,
        };
        let lays = matches!(commands.as_slice(), [Command::Play(_)]);
        lays.then_some(Understood::Offered { commands, doubt: Doubt::Manner })
    }

    /// The one order that stands amid other words.
    fn framed(&self, chart: &mut Chart<'_>, places: &[Place]) -> Option<Understood> {
        let frame = Frame { network: &self.network, wholes: &self.wholes, parts: self.parts(), places };
        chart.look_again();
        frame.order(chart)
    }

    /// Returns whether anything in a line makes no order of it.
    fn talks(&self, chart: &mut Chart<'_>, places: &[Place]) -> bool {
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

    /// The sentences that people said, made ready when they are first needed.
    fn nearest(&self) -> &(Classes, Sentences) {
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

    /// The colours, numbers and cards that a line names.
    fn slots(&self, chart: &mut Chart<'_>, places: &[Place], classes: &Classes) -> Slots {
        chart.look_again();
        let mut slots = Slots::default();
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
            slots.cards.extend(laid.filter_map(|one| match one {
                Move::Lay { spot, .. } => {
                    Some(*spot).filter(|spot| spot.colour.is_some() || spot.number != 1)
                }
                Move::Bridge { .. }
                | Move::Swap(_)
                | Move::Discard
                | Move::Stack { .. }
                | Move::Take { .. }
                | Move::End
                | Move::Wait => None,
            }));
            at = parse.map_or(at.saturating_add(1), |parse| parse.end);
        }
        slots
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
    /// ```
    #[must_use]
    pub fn choice(&self, line: &str, choices: &[String]) -> Option<usize> {
        if line.len() > LONGEST_LINE {
            return None;
        }
        let said = TokenLine::read(line);
        choice::named(&said.tokens, choices).or_else(|| self.numbered(line).filter(|at| *at < choices.len()))
    }

    /// Returns whether a line is a text of the program, such as an item of a list, but for accents and capitals.
    #[must_use]
    pub fn is_text(&self, line: &str, text: &str) -> bool {
        line.len() <= LONGEST_LINE && choice::is_text(&TokenLine::read(line).tokens, text)
    }

    /// The number that a line says, from 0.
    fn numbered(&self, line: &str) -> Option<usize> {
        if let Some(number) = self.number_said(line) {
            return (number as usize).checked_sub(1);
        }
        let places = self.places_of(line)?;
        let readings = self.derive(&places, &[]).readings;
        let [Reading { commands, .. }] = readings.as_slice() else { return None };
        let [Command::Choose(number)] = commands.as_slice() else { return None };
        number.checked_sub(1)
    }

    /// Returns what the tokens of a line may be; `None` where there are none, or too many.
    fn places_of(&self, line: &str) -> Option<Vec<Place>> {
        if line.len() > LONGEST_LINE {
            return None;
        }
        let line = TokenLine::read(line);
        line.is_usual().then(|| self.places(&line))
    }

    fn chart<'a>(&'a self, places: &'a [Place], names: &'a [Vec<Token>]) -> Chart<'a> {
        Chart::new(&self.network, places, names)
    }

    fn derive(&self, places: &[Place], names: &[Vec<Token>]) -> Derived {
        self.derive_by(&mut self.chart(places, names), places.len())
    }

    fn derive_by(&self, chart: &mut Chart<'_>, length: usize) -> Derived {
        derive(chart, &self.network, &self.wholes, length)
    }

    /// Returns what the tokens of a line may be in the grammar.
    fn places(&self, line: &TokenLine) -> Vec<Place> {
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
    fn parted(&self, place: Place) -> Vec<Place> {
        let Token::Word(word) = place.token.clone() else { return vec![place] };
        let Parts { colours, cards, .. } = self.parts();
        let part = |written: &str, of: &BTreeSet<WordId>| {
            let word = Spelled::new(written);
            let mut words = self.network.words.meant(&word);
            words.retain(|word| of.contains(word));
            let is_said = !words.is_empty() && written.len() >= SHORTEST_PART;
            is_said.then(|| Place { token: Token::Word(word), words, strange: false, ..place.clone() })
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
    fn decide(&self, readings: Vec<Reading>, asked: bool) -> Understood {
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
        let changes = |reading: &Reading| reading.commands.iter().any(Command::changes_game);
        // Who asks is answered, where that is one of the readings.
        let asks: Vec<Reading> = readings.iter().filter(|reading| !changes(reading)).cloned().collect();
        if asked && asks.len() == 1 {
            return self.decide(asks, asked);
        }
        let commands = readings.into_iter().filter_map(|reading| reading.commands.into_iter().next());
        Understood::Offered { commands: commands.collect(), doubt: Doubt::Several }
    }

    /// Asks back what only lists cards, in digits and without "and", and ends with a full stop: so the game tells a hand.
    fn not_as_the_game_says(&self, understood: Understood, places: &[Place]) -> Understood {
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

    /// Returns what a line means when one or two words of it are misspelled.
    fn misspelled(
        &self,
        places: &[Place],
        names: &[Vec<Token>],
        strange: &[usize],
        asked: bool,
    ) -> Option<Understood> {
        if strange.is_empty() || strange.len() > MOST_MISSPELLED {
            return None;
        }
        let mut mended = places.to_vec();
        for at in strange {
            if is_called(places, *at) {
                return None;
            }
            let place = mended.get_mut(*at)?;
            let Token::Word(word) = &place.token else { return None };
            place.words = self.near(word);
            place.strange = false;
        }
        let derived = self.derive(&mended, names);
        match self.decide(derived.readings, asked) {
            Understood::Commands(commands) | Understood::Offered { commands, .. } if commands.is_empty() => {
                None
            }
            Understood::Offered { commands, .. } => {
                Some(Understood::Offered { commands, doubt: Doubt::Spelling })
            }
            understood @ (Understood::Commands(_)
            | Understood::Unknown { .. }
            | Understood::NotOrdered
            | Understood::Unanswered
            | Understood::Incomplete
            | Understood::Senseless
            | Understood::TooLong
            | Understood::Empty) => Some(understood),
        }
    }

    /// The words that one is misspelled for; small words of courtesy are not worth the risk that it is a name.
    fn near(&self, word: &Spelled) -> Vec<WordId> {
        let Parts { moves, courteous, .. } = self.parts();
        let only_courteous = |word: &WordId| !moves.contains(word) && courteous.contains(word);
        let mut near = spelling::near(&self.network.words, word);
        near.retain(|word| !only_courteous(word));
        near
    }

    /// Returns whether the first word of a line is one of these.
    fn begins_with(places: &[Place], first: &BTreeSet<WordId>) -> bool {
        places.first().is_some_and(|place| place.is_in(first))
    }

    fn not_derived(
        &self,
        chart: &mut Chart<'_>,
        places: &[Place],
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
        if names_card && self.talks(chart, places) {
            return Understood::NotOrdered;
        }
        let order = &self.parts().order;
        let of_order = |place: &Place| match &place.token {
            Token::Word(_) => place.is_in(order),
            Token::Number(_) | Token::Sign(_) => true,
        };
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

    /// Returns whether every word of a line is one of the grammar as it is, so that nothing had to be made of what was heard.
    #[must_use]
    pub fn is_certain(&self, line: &str, names: &[String]) -> bool {
        let names: Vec<Vec<Token>> = names.iter().map(|name| tokens(name)).collect();
        let derived = self.places_of(line).map(|places| self.derive(&places, &names)).unwrap_or_default();
        derived.readings.iter().any(|reading| !reading.heard)
    }
}

/// Returns whether a word stands alone before or behind a comma, at an end of the line: whoever is called there by name.
fn is_called(places: &[Place], at: usize) -> bool {
    let parts = |at: Option<usize>| {
        at.and_then(|at| places.get(at)).is_some_and(|place| place.token == Token::Sign(PARTING))
    };
    (at == 0 && parts(Some(1))) || (at.checked_add(1) == Some(places.len()) && parts(at.checked_sub(1)))
}

/// The longest and cheapest reading of a rule at a place, of what is not misheard.
fn longest(chart: &mut Chart<'_>, rule: RuleId, at: usize) -> Option<Parse> {
    let readings = chart.readings(rule, at);
    let best = readings.iter().filter(|parse| parse.end > at && !parse.heard);
    best.max_by_key(|parse| (parse.end, std::cmp::Reverse(parse.cost))).cloned()
}

/// Returns whether a command is surely what is said anew: what lies on a pile is not taken back, and a colour said anew may be
/// either of a bridge.
fn can_be_mended(command: &Command, is_patched: bool) -> bool {
    let Command::Play(moves) = command else { return true };
    moves.iter().all(|one| match one {
        Move::Lay { .. } | Move::Swap(_) | Move::Discard | Move::End | Move::Wait => true,
        Move::Bridge { .. } => !is_patched,
        Move::Stack { .. } | Move::Take { .. } => false,
    })
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
