//! A reader of JSGF 1.0, and sentences of what it read.

use rand::RngExt;
use rand::rngs::SmallRng;
use std::collections::BTreeMap;

/// What a rule says.
#[derive(Debug)]
pub enum Says {
    Word(String),
    Rule(String),
    Row(Vec<Says>),
    OneOf(Vec<Says>),
    Maybe(Box<Says>),
    Often(Box<Says>),
    /// One of several ways, and how much it weighs.
    Weighed(u32, Box<Says>),
}

/// A grammar as it was read.
#[derive(Debug)]
pub struct Grammar {
    pub language: String,
    public: String,
    pub rules: BTreeMap<String, Says>,
}

/// The longest sentence that is sampled, in words: nobody says more in one breath.
const LONGEST: usize = 30;

impl Grammar {
    /// Reads a grammar; whatever is not in order ends the test.
    pub fn read(text: &str) -> Grammar {
        let (header, body) = text.split_once('\n').unwrap();
        let language = header.strip_prefix("#JSGF V1.0 UTF-8 ").and_then(|rest| rest.strip_suffix(';'));
        let mut reader = Reader { signs: signs(body), at: 0 };
        reader.skip("grammar");
        let name = reader.word();
        assert!(name.chars().all(|letter| letter.is_ascii_alphanumeric()), "{name}");
        reader.skip(";");
        let (mut rules, mut public) = (BTreeMap::new(), Vec::new());
        while reader.at < reader.signs.len() {
            let is_public = reader.signs[reader.at] == "public";
            reader.at += usize::from(is_public);
            let name = reader.name();
            reader.skip("=");
            let says = reader.one_of();
            reader.skip(";");
            if is_public {
                public.push(name.clone());
            }
            assert!(rules.insert(name.clone(), says).is_none(), "<{name}> is there twice");
        }
        assert_eq!(public.len(), 1, "{public:?}");
        let grammar = Grammar { language: language.unwrap().to_owned(), public: public.remove(0), rules };
        grammar.rules.values().for_each(|says| grammar.hold_names(says));
        grammar
    }

    /// Every rule that is named is there.
    fn hold_names(&self, says: &Says) {
        match says {
            Says::Word(_) => {}
            Says::Rule(name) => assert!(self.rules.contains_key(name), "there is no <{name}>"),
            Says::Row(parts) | Says::OneOf(parts) => parts.iter().for_each(|part| self.hold_names(part)),
            Says::Maybe(part) | Says::Often(part) | Says::Weighed(_, part) => self.hold_names(part),
        }
    }

    /// The rules of whole utterances.
    pub fn wholes(&self) -> Vec<String> {
        let Says::OneOf(ways) = &self.rules[&self.public] else { panic!("only one utterance") };
        let name = |says: &Says| if let Says::Weighed(_, part) = says { call(part) } else { call(says) };
        ways.iter().map(name).collect()
    }

    /// How many words a recognizer holds that writes out each rule wherever it is named.
    pub fn written_out(&self) -> u64 {
        self.words_of(&self.rules[&self.public], &mut BTreeMap::new())
    }

    fn words_of<'a>(&'a self, says: &'a Says, known: &mut BTreeMap<&'a str, u64>) -> u64 {
        match says {
            Says::Word(_) => 1,
            Says::Rule(name) => {
                if let Some(words) = known.get(name.as_str()) {
                    return *words;
                }
                let words = self.words_of(&self.rules[name], known);
                known.insert(name, words);
                words
            }
            Says::Row(parts) | Says::OneOf(parts) => {
                parts.iter().map(|part| self.words_of(part, known)).sum()
            }
            Says::Maybe(part) | Says::Often(part) | Says::Weighed(_, part) => self.words_of(part, known),
        }
    }

    /// A sentence by chance of a rule; `None` where it became too long.
    pub fn any(&self, rule: &str, rng: &mut SmallRng) -> Option<String> {
        let mut words = Vec::new();
        self.say(&self.rules[rule], rng, &mut words);
        (words.len() <= LONGEST).then(|| words.join(" "))
    }

    fn say(&self, says: &Says, rng: &mut SmallRng, words: &mut Vec<String>) {
        match says {
            Says::Word(word) => words.push(word.clone()),
            Says::Rule(name) => self.say(&self.rules[name], rng, words),
            Says::Row(parts) => parts.iter().for_each(|part| self.say(part, rng, words)),
            Says::OneOf(ways) => self.say(&ways[rng.random_range(0..ways.len())], rng, words),
            Says::Maybe(part) => {
                if rng.random_ratio(1, 2) {
                    self.say(part, rng, words);
                }
            }
            Says::Weighed(_, part) => self.say(part, rng, words),
            Says::Often(part) => {
                while rng.random_ratio(1, 4) {
                    self.say(part, rng, words);
                }
            }
        }
    }
}

/// The name of a rule that is called.
fn call(says: &Says) -> String {
    if let Says::Rule(name) = says { name.clone() } else { panic!("{says:?}") }
}

/// The words, names and signs of a grammar.
fn signs(text: &str) -> Vec<String> {
    let mut signs = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '<' => rest.find('>').map(|end| end + 1),
            '/' => rest[1..].find('/').map(|end| end + 2),
            ';' | '=' | '|' | '(' | ')' | '[' | ']' | '*' => Some(1),
            _ => {
                let ends = |letter: char| letter.is_whitespace() || ";=|*+<>()[]{}/\"".contains(letter);
                Some(rest.find(ends).unwrap_or(rest.len())).filter(|length| *length > 0)
            }
        };
        let length = length.unwrap_or_else(|| panic!("{:?}", &rest[..rest.len().min(40)]));
        signs.push(rest[..length].to_owned());
        rest = rest[length..].trim_start();
    }
    signs
}

struct Reader {
    signs: Vec<String>,
    at: usize,
}

impl Reader {
    fn skip(&mut self, sign: &str) {
        assert_eq!(self.signs.get(self.at).map(String::as_str), Some(sign), "{:?}", self.near());
        self.at += 1;
    }

    fn near(&self) -> &[String] {
        &self.signs[self.at.saturating_sub(8)..self.signs.len().min(self.at + 3)]
    }

    fn word(&mut self) -> String {
        self.at += 1;
        self.signs[self.at - 1].clone()
    }

    fn name(&mut self) -> String {
        let name = self.word();
        let name = name.strip_prefix('<').and_then(|name| name.strip_suffix('>'));
        name.unwrap_or_else(|| panic!("{:?}", self.near())).to_owned()
    }

    fn one_of(&mut self) -> Says {
        let mut ways = vec![self.row()];
        while self.signs[self.at] == "|" {
            self.at += 1;
            ways.push(self.row());
        }
        if ways.len() == 1 { ways.remove(0) } else { Says::OneOf(ways) }
    }

    fn row(&mut self) -> Says {
        let mut parts = Vec::new();
        if let Some(weight) = self.signs[self.at].strip_prefix('/') {
            let weight = weight.strip_suffix('/').unwrap().parse().unwrap();
            self.at += 1;
            return Says::Weighed(weight, Box::new(self.row()));
        }
        loop {
            let sign = self.signs[self.at].clone();
            match sign.chars().next().unwrap() {
                '(' => {
                    self.skip("(");
                    parts.push(self.one_of());
                    self.skip(")");
                }
                '[' => {
                    self.skip("[");
                    parts.push(Says::Maybe(Box::new(self.one_of())));
                    self.skip("]");
                }
                '<' => parts.push(Says::Rule(self.name())),
                '*' => {
                    self.at += 1;
                    let part = parts.pop().unwrap();
                    parts.push(Says::Often(Box::new(part)));
                }
                '|' | ')' | ']' | ';' => break,
                letter => {
                    assert!(letter.is_alphabetic(), "{sign}");
                    parts.push(Says::Word(self.word()));
                }
            }
        }
        assert!(!parts.is_empty(), "{:?}", self.near());
        if parts.len() == 1 { parts.remove(0) } else { Says::Row(parts) }
    }
}
