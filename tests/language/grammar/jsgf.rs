//! A reader of JSGF 1.0, and sentences of what it read, each with its meaning by the tags.

use rand::RngExt;
use rand::rngs::SmallRng;
use std::collections::{BTreeMap, BTreeSet};

/// What a rule says.
#[derive(Debug)]
pub enum Says {
    Word(String),
    Rule(String),
    Row(Vec<Says>),
    /// The number tells it from all others of the grammar.
    OneOf(usize, Vec<Says>),
    Maybe(usize, Box<Says>),
    Tagged(Box<Says>, String),
}

/// A grammar as it was read.
#[derive(Debug)]
pub struct Grammar {
    pub language: String,
    pub public: String,
    pub rules: BTreeMap<String, Says>,
    /// How many choices there are: the number of the choice, and of the way.
    pub choices: BTreeSet<(usize, usize)>,
}

/// A sentence, or a part of one.
#[derive(Clone, Debug, Default)]
pub struct Said {
    pub text: String,
    pub means: Option<String>,
    /// The choices that it took.
    pub took: BTreeSet<(usize, usize)>,
    /// What the rules in it mean, by name.
    named: Vec<(String, String)>,
}

impl Said {
    fn and(mut self, next: &Said) -> Said {
        if !self.text.is_empty() && !next.text.is_empty() {
            self.text.push(' ');
        }
        self.text.push_str(&next.text);
        self.took.extend(&next.took);
        self.named.extend_from_slice(&next.named);
        self.means = next.means.clone().or(self.means);
        self
    }

    fn taking(mut self, choice: usize, way: usize) -> Said {
        self.took.insert((choice, way));
        self
    }

    /// What the whole of a rule means: its tag, or else what the only rule in it means.
    fn of_rule(self, name: &str) -> Said {
        let only = || match self.named.as_slice() {
            [(_, means)] => means.clone(),
            other => panic!("<{name}>: {:?} has no tag and {} rules", self.text, other.len()),
        };
        let means = self.means.clone().unwrap_or_else(only);
        Said { text: self.text, means: None, took: self.took, named: vec![(name.to_owned(), means)] }
    }

    /// The tag with what each `$name` in it stands for.
    fn tagged(mut self, tag: &str) -> Said {
        let mut means = String::new();
        let mut rest = tag;
        while let Some((before, after)) = rest.split_once('$') {
            means.push_str(before);
            let end = after.find(|letter: char| !letter.is_ascii_lowercase()).unwrap_or(after.len());
            let (name, after) = after.split_at(end);
            let same = |(rule, _): &&(String, String)| rule.split('-').next() == Some(name) || rule == name;
            let meant: Vec<_> = self.named.iter().filter(same).collect();
            assert_eq!(meant.len(), 1, "{tag}: ${name} in {:?}", self.text);
            means.push_str(&meant[0].1);
            rest = after;
        }
        self.means = Some(means + rest);
        self
    }
}

impl Grammar {
    /// Reads a grammar; whatever is not in order ends the test.
    pub fn read(text: &str) -> Grammar {
        let (header, body) = text.split_once('\n').unwrap();
        let language = header.strip_prefix("#JSGF V1.0 UTF-8 ").and_then(|rest| rest.strip_suffix(';'));
        let mut reader = Reader { signs: signs(body), at: 0, choices: BTreeSet::new(), next: 0 };
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
        let language = language.unwrap_or_else(|| panic!("{header}")).to_owned();
        Grammar { language, public: public.remove(0), rules, choices: reader.choices }
    }

    /// A sentence by chance.
    pub fn any(&self, rng: &mut SmallRng) -> Said {
        finished(self.any_of(&Says::Rule(self.public.clone()), rng))
    }

    /// A sentence by chance of one rule.
    pub fn any_of_rule(&self, name: &str, rng: &mut SmallRng) -> Said {
        finished(self.any_of(&Says::Rule(name.to_owned()), rng))
    }

    /// Whether the grammar can say a text.
    pub fn can_say(&self, text: &str) -> bool {
        let words: Vec<&str> = text.split(' ').collect();
        self.ends(&Says::Rule(self.public.clone()), &words, 0).contains(&words.len())
    }

    /// Where what is said can end when it begins at a word.
    fn ends(&self, says: &Says, words: &[&str], at: usize) -> BTreeSet<usize> {
        match says {
            Says::Word(word) => {
                (words.get(at) == Some(&word.as_str())).then_some(at + 1).into_iter().collect()
            }
            Says::Rule(name) => self.ends(self.rule(name), words, at),
            Says::Row(parts) => parts.iter().fold(BTreeSet::from([at]), |begins, part| {
                begins.into_iter().flat_map(|at| self.ends(part, words, at)).collect()
            }),
            Says::OneOf(_, ways) => ways.iter().flat_map(|way| self.ends(way, words, at)).collect(),
            Says::Maybe(_, part) => self.ends(part, words, at).into_iter().chain([at]).collect(),
            Says::Tagged(part, _) => self.ends(part, words, at),
        }
    }

    fn any_of(&self, says: &Says, rng: &mut SmallRng) -> Said {
        match says {
            Says::Word(word) => Said { text: word.clone(), ..Said::default() },
            Says::Rule(name) => self.any_of(self.rule(name), rng).of_rule(name),
            Says::Row(parts) => {
                parts.iter().fold(Said::default(), |said, part| said.and(&self.any_of(part, rng)))
            }
            Says::OneOf(choice, ways) => {
                let way = rng.random_range(0..ways.len());
                self.any_of(&ways[way], rng).taking(*choice, way)
            }
            Says::Maybe(choice, part) => match rng.random_range(0..2) {
                0 => Said::default().taking(*choice, 0),
                _ => self.any_of(part, rng).taking(*choice, 1),
            },
            Says::Tagged(part, tag) => self.any_of(part, rng).tagged(tag),
        }
    }

    /// Sentences that take every choice at least once, wherever it can be taken.
    pub fn each(&self) -> Vec<Said> {
        let together = |parts: Vec<Vec<Said>>| {
            let most = parts.iter().map(Vec::len).max().unwrap_or(0);
            let row =
                |at: usize| parts.iter().fold(Said::default(), |said, part| said.and(&part[at % part.len()]));
            (0..most).map(row).collect()
        };
        self.list(&Says::Rule(self.public.clone()), &together, &|_, _| true)
    }

    /// Every sentence there is with the numbers that are wanted, of rules by name and meaning.
    pub fn all(&self, wanted: &dyn Fn(&str, &str) -> bool) -> Vec<Said> {
        let together = |parts: Vec<Vec<Said>>| {
            parts.iter().fold(vec![Said::default()], |saids, part| {
                saids.iter().flat_map(|said| part.iter().map(|next| said.clone().and(next))).collect()
            })
        };
        self.list(&Says::Rule(self.public.clone()), &together, wanted)
    }

    fn list(
        &self,
        says: &Says,
        together: &dyn Fn(Vec<Vec<Said>>) -> Vec<Said>,
        wanted: &dyn Fn(&str, &str) -> bool,
    ) -> Vec<Said> {
        let list = |says: &Says| self.list(says, together, wanted);
        match says {
            Says::Word(word) => vec![Said { text: word.clone(), ..Said::default() }],
            Says::Rule(name) if *name == self.public => {
                list(self.rule(name)).into_iter().map(|said| finished(said.of_rule(name))).collect()
            }
            Says::Rule(name) => {
                let said = list(self.rule(name)).into_iter().map(|said| said.of_rule(name));
                said.filter(|said| wanted(name, &said.named[0].1)).collect()
            }
            Says::Row(parts) => together(parts.iter().map(list).collect()),
            Says::OneOf(choice, ways) => {
                let numbered = ways.iter().enumerate();
                numbered
                    .flat_map(|(way, says)| list(says).into_iter().map(move |said| said.taking(*choice, way)))
                    .collect()
            }
            Says::Maybe(choice, part) => {
                let with = list(part).into_iter().map(|said| said.taking(*choice, 1));
                with.chain([Said::default().taking(*choice, 0)]).collect()
            }
            Says::Tagged(part, tag) => list(part).into_iter().map(|said| said.tagged(tag)).collect(),
        }
    }

    fn rule(&self, name: &str) -> &Says {
        self.rules.get(name).unwrap_or_else(|| panic!("there is no <{name}>"))
    }
}

/// A sentence with its meaning in the open.
fn finished(mut said: Said) -> Said {
    said.means = said.named.first().map(|(_, means)| means.clone());
    said
}

/// The words, names, tags and signs of a grammar.
fn signs(text: &str) -> Vec<String> {
    let mut signs = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '<' => rest.find('>').map(|end| end + 1),
            '{' => rest.find('}').map(|end| end + 1),
            ';' | '=' | '|' | '(' | ')' | '[' | ']' => Some(1),
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
    choices: BTreeSet<(usize, usize)>,
    next: usize,
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

    fn choice(&mut self, ways: usize) -> usize {
        self.next += 1;
        self.choices.extend((0..ways).map(|way| (self.next, way)));
        self.next
    }

    fn one_of(&mut self) -> Says {
        let mut ways = vec![self.row()];
        while self.signs[self.at] == "|" {
            self.at += 1;
            ways.push(self.row());
        }
        if ways.len() == 1 {
            return ways.remove(0);
        }
        Says::OneOf(self.choice(ways.len()), ways)
    }

    fn row(&mut self) -> Says {
        let mut parts = Vec::new();
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
                    let part = Box::new(self.one_of());
                    parts.push(Says::Maybe(self.choice(2), part));
                    self.skip("]");
                }
                '<' => parts.push(Says::Rule(self.name())),
                '{' => {
                    self.at += 1;
                    let part = Box::new(parts.pop().unwrap());
                    parts.push(Says::Tagged(part, sign[1..sign.len() - 1].to_owned()));
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
