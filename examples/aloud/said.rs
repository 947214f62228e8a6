//! The words in which people say what a computer player would do.

use elevens::cards::{Colour, Place};
use elevens::meaning::{Ask, Command, Depth, Move, Question, Spot};
use elevens::rules::rows::Piece;
use elevens::rules::{Action, rows};
use elevens::session::command_of;

/// Something to be said, and what is meant by it.
#[derive(Clone, Debug)]
pub struct Saying {
    pub words: String,
    pub meant: Command,
}

/// The words of a language for all this; where there are several ways, one of them at each time.
#[derive(Debug)]
pub struct Phrases {
    /// The colours, in their order, and the numbers from 1 on.
    colours: [&'static str; 4],
    numbers: [&'static str; 21],
    /// A card alone, and between cards of one colour.
    card: &'static str,
    and: &'static str,
    lay: &'static [&'static str],
    draw: &'static [&'static str],
    end: &'static [&'static str],
    discard: &'static [&'static str],
    joker: &'static str,
    bridge: &'static str,
    joker_bridge: &'static str,
    swap: &'static str,
    /// The questions for what can be laid, the hand, what is open, and row red.
    asked: [&'static [&'static str]; 4],
    /// Yes, no, the first and the second.
    pub answers: [&'static str; 4],
}

impl Phrases {
    /// The words of a language, by its code.
    pub fn of(language: &str) -> &'static Phrases {
        match language {
            "fr" => &FRENCH,
            "nl" => &DUTCH,
            _ => &ENGLISH,
        }
    }

    /// A number in words.
    pub fn number(&self, number: u8) -> &'static str {
        usize::from(number).checked_sub(1).and_then(|at| self.numbers.get(at)).copied().unwrap_or("none")
    }

    fn colour(&self, colour: Colour) -> &'static str {
        self.colours[Colour::ALL.iter().position(|one| *one == colour).unwrap_or_default()]
    }

    fn card(&self, colour: Colour, number: &str) -> String {
        self.card.replace("{c}", self.colour(colour)).replace("{n}", number)
    }
}

const ENGLISH: Phrases = Phrases {
    colours: ["red", "yellow", "green", "blue"],
    numbers: [
        "one",
        "two",
        "three",
        "four",
        "five",
        "six",
        "seven",
        "eight",
        "nine",
        "ten",
        "eleven",
        "twelve",
        "thirteen",
        "fourteen",
        "fifteen",
        "sixteen",
        "seventeen",
        "eighteen",
        "nineteen",
        "twenty",
        "twenty one",
    ],
    card: "{c} {n}",
    and: " and ",
    lay: &["lay {}", "{}", "i play the {}", "put down {} please", "play {}", "i'll lay the {}"],
    draw: &["draw a card", "i draw a card", "i'll draw", "draw"],
    end: &["end my turn", "i'm done", "end the turn", "end"],
    discard: &["discard a joker", "throw away the joker"],
    joker: "lay a joker as {}",
    bridge: "bridge from {from} to {}",
    joker_bridge: "bridge from {from} to a joker as {}",
    swap: "swap {} for the joker",
    asked: [&["what can i lay"], &["what do i have", "hand"], &["what's open"], &["what's in row red"]],
    answers: ["yes", "no", "one", "two"],
};

const FRENCH: Phrases = Phrases {
    colours: ["rouge", "jaune", "vert", "bleu"],
    numbers: [
        "un",
        "deux",
        "trois",
        "quatre",
        "cinq",
        "six",
        "sept",
        "huit",
        "neuf",
        "dix",
        "onze",
        "douze",
        "treize",
        "quatorze",
        "quinze",
        "seize",
        "dix-sept",
        "dix-huit",
        "dix-neuf",
        "vingt",
        "vingt et un",
    ],
    card: "{n} {c}",
    and: " et le ",
    lay: &["pose le {}", "le {}", "je pose le {}", "{}", "je joue le {}"],
    draw: &["je pioche une carte", "pioche", "je pioche"],
    end: &["j'ai fini", "fini", "j'ai fini mon tour"],
    discard: &["je jette un joker"],
    joker: "je pose un joker à la place du {}",
    bridge: "le {} avec une liaison depuis le {from}",
    joker_bridge: "liaison depuis le {from} avec un joker comme {}",
    swap: "j'échange le joker contre mon {}",
    asked: [
        &["qu'est-ce que je peux poser"],
        &["quelles cartes est-ce que j'ai", "ma main"],
        &["où peut-on poser"],
        &["qu'est-ce qu'il y a dans la rangée rouge"],
    ],
    answers: ["oui", "non", "un", "deux"],
};

const DUTCH: Phrases = Phrases {
    colours: ["rood", "geel", "groen", "blauw"],
    numbers: [
        "een",
        "twee",
        "drie",
        "vier",
        "vijf",
        "zes",
        "zeven",
        "acht",
        "negen",
        "tien",
        "elf",
        "twaalf",
        "dertien",
        "veertien",
        "vijftien",
        "zestien",
        "zeventien",
        "achttien",
        "negentien",
        "twintig",
        "eenentwintig",
    ],
    card: "{c} {n}",
    and: " en ",
    lay: &["leg {}", "{}", "ik leg {}", "ik speel {}"],
    draw: &["ik trek een kaart", "trek", "trek een kaart"],
    end: &["ik ben klaar", "klaar", "einde beurt"],
    discard: &["ik gooi een joker weg"],
    joker: "leg een joker als {}",
    bridge: "leg {} met een brug vanaf {from}",
    joker_bridge: "brug vanaf {from} met een joker als {}",
    swap: "ruil {} voor de joker",
    asked: [
        &["wat kan ik leggen"],
        &["wat heb ik", "mijn hand"],
        &["wat ligt er open"],
        &["wat ligt er in rij rood"],
    ],
    answers: ["ja", "nee", "een", "twee"],
};

/// The most cards that are laid in one breath.
const MOST: usize = 3;

/// The turn as somebody says it: cards of a row together, everything else by itself.
pub fn turn(phrases: &Phrases, actions: &[Action], mut lot: impl FnMut(usize) -> usize) -> Vec<Saying> {
    let mut said: Vec<Saying> = Vec::new();
    let mut rest = actions;
    while let Some((first, behind)) = rest.split_first() {
        let colour = plain(*first).map(|(colour, _)| colour);
        let most = lot(MOST) + 1;
        let follows = |action: &&Action| plain(**action).is_some_and(|(other, _)| Some(other) == colour);
        let count =
            if colour.is_some() { behind.iter().take(most - 1).take_while(follows).count() } else { 0 };
        let (more, left) = behind.split_at(count);
        let together: Vec<Action> = std::iter::once(*first).chain(more.iter().copied()).collect();
        said.push(saying(phrases, &together, &mut lot));
        rest = left;
    }
    said
}

/// A card that is laid without more.
fn plain(action: Action) -> Option<(Colour, u8)> {
    match action {
        Action::Rows(rows::Action::Lay { place, piece: Piece::Number }) => {
            Some((place.colour(), place.number()))
        }
        Action::Rows(_) | Action::Nimm(_) => None,
    }
}

fn saying(phrases: &Phrases, actions: &[Action], lot: &mut impl FnMut(usize) -> usize) -> Saying {
    let cards: Vec<(Colour, u8)> = actions.iter().filter_map(|action| plain(*action)).collect();
    if let Some((colour, _)) = cards.first() {
        return lay(phrases, *colour, &cards, lot);
    }
    let Some(action) = actions.first() else { return Saying { words: String::new(), meant: Command::End } };
    Saying { words: words(phrases, *action, lot), meant: command_of(*action) }
}

/// Cards of one colour that are laid together.
fn lay(
    phrases: &Phrases,
    colour: Colour,
    cards: &[(Colour, u8)],
    lot: &mut impl FnMut(usize) -> usize,
) -> Saying {
    let numbers: Vec<&str> = cards.iter().map(|(_, number)| phrases.number(*number)).collect();
    let words = phrases.card(colour, &numbers.join(phrases.and));
    let lay = |(colour, number): &(Colour, u8)| Move::Lay {
        spot: Spot { colour: Some(*colour), number: *number },
        piece: Piece::Number,
    };
    let meant = Command::Play(cards.iter().map(lay).collect());
    Saying { words: phrases.lay[lot(phrases.lay.len())].replace("{}", &words), meant }
}

fn words(phrases: &Phrases, action: Action, lot: &mut impl FnMut(usize) -> usize) -> String {
    let card = |place: Place| phrases.card(place.colour(), phrases.number(place.number()));
    let mut one = |ways: &[&str]| ways[lot(ways.len())].to_owned();
    let Action::Rows(action) = action else { return String::new() };
    match action {
        rows::Action::Lay { place, piece: Piece::Number } => card(place),
        rows::Action::Lay { place, piece: Piece::Joker } => phrases.joker.replace("{}", &card(place)),
        rows::Action::Bridge { from, place, piece } => {
            let way = if piece == Piece::Number { phrases.bridge } else { phrases.joker_bridge };
            way.replace("{from}", phrases.colour(from)).replace("{}", &card(place))
        }
        rows::Action::Swap(place) => phrases.swap.replace("{}", &card(place)),
        rows::Action::Discard => one(phrases.discard),
        rows::Action::Draw => one(phrases.draw),
        rows::Action::End => one(phrases.end),
    }
}

/// Questions that are asked now and then.
pub fn questions(phrases: &Phrases) -> Vec<Saying> {
    let asked = [Question::Can, Question::Hand(None), Question::Open, Question::Row(Colour::Red)];
    let ways = phrases.asked.iter().zip(asked);
    let said = |(ways, question): (&&[&str], Question)| {
        let meant = Command::Ask(Ask { question, depth: Depth::Short });
        ways.iter()
            .map(|words| Saying { words: (*words).to_owned(), meant: meant.clone() })
            .collect::<Vec<_>>()
    };
    ways.flat_map(said).collect()
}
