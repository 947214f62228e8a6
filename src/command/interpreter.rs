use super::Parsed;
use super::articles::{mend_articles, mend_end, mend_heard, mend_one, mend_repeated};
use super::guesses::Sentences;
use super::holding::{Holding, holding};
use super::intent::Intent;
use super::lexicon::{HEARD, Item, Lexicon};
use super::likeness::Traits;
use super::reading::{Meant, meant};
use super::sentence::{Manner, Part};
use super::strange::Strange;
use super::token::{Token, is_asked};
use super::word::Word;
use crate::cards::Colour;
use crate::locale::{Language, Locale};
use crate::meaning::{Ask, Command, Question, Reading};
use crate::rules::Game;
use std::cell::OnceCell;
use std::sync::OnceLock;

/// The longest line, in tokens, that has a meaning.
const MOST_TOKENS: usize = 100;

/// Understands lines of one language.
///
/// # Examples
/// ```
/// use elevens::command::{Command, Interpreter, Parsed};
/// use elevens::locale::{Language, Locale};
/// let french: &Language = "fr".parse().unwrap();
/// let interpreter = Interpreter::new(&Locale::load("fr".parse().unwrap()));
/// assert_eq!(interpreter.understand("je pioche"), Parsed::Command(Command::Draw));
/// ```
#[derive(Debug)]
pub struct Interpreter {
    pub(super) lexicon: Lexicon,
    games: Vec<(Vec<Token>, Game)>,
    pub(super) language: &'static Language,
    /// What sentences are like; counted when it is first needed.
    pub(super) sentences: OnceLock<Sentences>,
}

impl Interpreter {
    /// Takes the words from a language's files.
    #[must_use]
    pub fn new(locale: &Locale) -> Interpreter {
        let lexicon = Lexicon::new(locale);
        let names = |game: Game| {
            [locale.text(&format!("game-{}", game.id())), game.id().to_owned()]
                .map(|name| lexicon.phrase(&name))
        };
        let games = Game::ALL.into_iter().flat_map(|game| names(game).map(|name| (name, game)));
        Interpreter {
            games: games.collect(),
            lexicon,
            language: locale.language(),
            sentences: OnceLock::new(),
        }
    }

    /// The words of the language that say something by themselves, as they are written.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.lexicon.singles()
    }

    /// The shortest word of a colour that means no other, such as r, or ge in Dutch.
    #[must_use]
    pub fn sign(&self, colour: Colour) -> String {
        self.lexicon.shortest(Word::Colour(colour)).unwrap_or_default().to_owned()
    }

    /// What a line means.
    #[must_use]
    pub fn understand(&self, line: &str) -> Parsed {
        let said = self.read(line);
        // "thanks" says nothing that could be wrong.
        let idle = !said.items.is_empty() && said.items.iter().all(|item| item.is(Word::Filler));
        if said.tokens.is_empty() || (said.meant.meanings.is_empty() && idle) {
            return Parsed::Empty;
        }
        let place = self.correction(&said);
        if let Some(parsed) = self.corrected(&said, place.as_ref()) {
            return parsed;
        }
        let parsed = self.guess(line, &said).unwrap_or_else(|| self.said_plainly(line, &said));
        match parsed {
            // Something in it was corrected, and it can't be told what.
            Parsed::Command(command)
                if command.changes_game() && place.is_some_and(|place| place.corrects(&said.tokens)) =>
            {
                Parsed::Unsure(command)
            }
            parsed @ (Parsed::Command(_)
            | Parsed::Unsure(_)
            | Parsed::Ambiguous(_)
            | Parsed::Unknown { .. }
            | Parsed::Senseless(_)
            | Parsed::Empty) => parsed,
        }
    }

    /// What a line means by its words alone.
    fn said_plainly(&self, line: &str, said: &Said) -> Parsed {
        match said.meant.meanings.as_slice() {
            [] => self.not_understood(said),
            [meaning] => Interpreter::requested(said, self.done_at_once(line, meaning.clone())),
            several => Parsed::Ambiguous(several.to_vec()),
        }
    }

    /// What was asked of somebody is asked back before it changes the game: it may have been a mere question.
    pub(super) fn requested(said: &Said, command: Command) -> Parsed {
        let Manner { asked, requested, marked, .. } = said.manner;
        // A sentence that begins so asks leave to do something.
        let begins = || said.items.iter().find(|item| !item.is(Word::Filler));
        let begs = || begins().is_some_and(|item| item.is_any(&[Word::May, Word::Can]));
        if asked || !requested {
            return Parsed::Command(command);
        }
        if let Command::Ask(Ask { question: Question::CanMoves(moves), .. }) = &command
            && begs()
        {
            // "may I please lay red 7"
            return Parsed::Unsure(Command::Play(moves.clone()));
        }
        if marked && command.changes_game() { Parsed::Unsure(command) } else { Parsed::Command(command) }
    }

    /// Reads a line, which may mean nothing.
    pub(super) fn read(&self, line: &str) -> Said {
        let tokens = self.lexicon.tokens(line);
        if tokens.len() > MOST_TOKENS {
            return Said::new(tokens, Vec::new(), self.manner(line, &[]), Meant::default());
        }
        let items = self.items(&tokens);
        let manner = self.manner(line, &items);
        let fixed = self.rules_of_game(&items, &tokens).or_else(|| language(&items, &tokens));
        let meant = fixed.map_or_else(|| meant(&items, manner), Meant::surely);
        Said::new(tokens, items, manner, meant)
    }

    fn manner(&self, line: &str, items: &[Item]) -> Manner {
        let (marked, requested) = (is_asked(line), items.iter().any(|item| item.requests));
        let colour_follows = self.lexicon.colour_follows();
        Manner { asked: marked && !requested, requested, marked, colour_follows }
    }

    /// What the places of a sentence may mean, as far as those beside them let them.
    pub(super) fn items(&self, tokens: &[Token]) -> Vec<Item> {
        let mut items = self.lexicon.read(tokens);
        mend_heard(&mut items, self.lexicon.colour_follows());
        mend_end(&mut items);
        mend_one(&mut items, tokens);
        mend_repeated(&mut items, tokens);
        mend_articles(&mut items, self.lexicon.colour_follows());
        items
    }

    /// The cards that a line names as held in a hand; `None` when it names anything else.
    ///
    /// # Examples
    /// ```
    /// use elevens::command::Interpreter;
    /// use elevens::locale::Locale;
    /// let interpreter = Interpreter::new(&Locale::load("en".parse().unwrap()));
    /// let held = interpreter.holding("red 3 5, 2 jokers").unwrap();
    /// assert_eq!((held.numbers.len(), held.jokers), (2, 2));
    /// assert!(interpreter.holding("none").unwrap().is_empty());
    /// ```
    #[must_use]
    pub fn holding(&self, line: &str) -> Option<Holding> {
        holding(&self.lexicon, line)
    }

    /// Whether every word of a line is one of the language as it is, so that nothing had to be made of what was heard.
    #[must_use]
    pub fn is_certain(&self, line: &str) -> bool {
        let mut items = self.items(&self.lexicon.tokens(line));
        for item in &mut items {
            item.parts.retain(|(_, cost)| *cost < HEARD);
        }
        let manner = self.manner(line, &items);
        !meant(&items, manner).meanings.is_empty()
    }

    /// "rules" and the name of a game, which has words of its own.
    fn rules_of_game(&self, items: &[Item], tokens: &[Token]) -> Option<Command> {
        if !items.iter().any(|item| item.is(Word::Rules)) || tokens.len() < 2 {
            return None;
        }
        let named = |name: &[Token]| !name.is_empty() && tokens.ends_with(name);
        let game = self.games.iter().find(|(name, _)| named(name))?.1;
        Some(Command::Rules(Reading::Game(game)))
    }
}

/// A line with what its places may mean, and what it means.
pub(super) struct Said {
    pub(super) tokens: Vec<Token>,
    pub(super) items: Vec<Item>,
    pub(super) manner: Manner,
    pub(super) meant: Meant,
    /// What is not known of it, when it was looked for.
    pub(super) strange: OnceCell<Vec<Strange>>,
    pub(super) near: OnceCell<Vec<Command>>,
    traits: OnceCell<Traits>,
    /// What those surely meant who said such things, when it was looked for.
    pub(super) intent: OnceCell<Option<Intent>>,
}

impl Said {
    fn new(tokens: Vec<Token>, items: Vec<Item>, manner: Manner, meant: Meant) -> Said {
        Said {
            tokens,
            items,
            manner,
            meant,
            strange: OnceCell::new(),
            near: OnceCell::new(),
            traits: OnceCell::new(),
            intent: OnceCell::new(),
        }
    }

    /// What is counted of it.
    pub(super) fn traits(&self) -> &Traits {
        self.traits.get_or_init(|| Traits::of(&self.tokens, &self.items))
    }
}

/// "language" and a code, which may be the beginning of a word too.
fn language(items: &[Item], tokens: &[Token]) -> Option<Command> {
    match (items, tokens) {
        ([first, _], [_, Token::Text(code)]) if first.parts.first()?.0 == Part::Word(Word::Language) => {
            match &items[1].parts.first()?.0 {
                Part::Word(Word::Tongue(code)) => Some(Command::Language(Some((*code).to_owned()))),
                Part::Word(_) | Part::Number(_) | Part::Ordinal(_) | Part::Text(_) => {
                    Some(Command::Language(Some(code.clone())))
                }
            }
        }
        _ => None,
    }
}
