//! Random matches of the ordinary engine, typed to the referee in every language: it takes note of all, and says who won.

use crate::session::{Program, round_of, typed, word};
use elevens::cards::{Card, Colour, PlaceSet};
use elevens::locale::{LANGUAGES, Locale};
use elevens::meaning::Verbosity;
use elevens::narration::{self, Narrator};
use elevens::rules::rows::{Action, DrawRule, Start, Variant};
use elevens::rules::{self, Game, Match, Plan, Position};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

const NAMES: [&str; 3] = ["Ann", "Ben", "Cleo"];

/// What is typed at the beginning of a round.
fn beginning(locale: &Locale, game: &Match) -> Vec<String> {
    let round = round_of(game);
    let first = NAMES[round.to_act().index()].to_owned();
    match round.table().rules().start {
        Start::Passing if game.round_number() > 1 => Vec::new(),
        Start::Passing | Start::Lot => vec![first],
        Start::HolderOfEleven => {
            let held = round.hand(round.to_act()).numbers;
            let better = PlaceSet::numbers(11, 11).iter().take_while(|eleven| !held.contains(*eleven));
            let nobody = locale.text("referee-nobody");
            better.map(|_| nobody.clone()).chain([first]).collect()
        }
    }
}

/// A hand as it is told: "red 3 5, blue 9, joker".
fn told(locale: &Locale, cards: impl Iterator<Item = Card>) -> String {
    let cards: Vec<Card> = cards.collect();
    let mut parts = Vec::new();
    for (colour, id) in
        [(Colour::Red, "red"), (Colour::Yellow, "yellow"), (Colour::Green, "green"), (Colour::Blue, "blue")]
    {
        let numbers: Vec<String> = cards
            .iter()
            .filter_map(|card| match card {
                Card::Number(place) if place.colour() == colour => Some(place.number().to_string()),
                Card::Number(_) | Card::Joker => None,
            })
            .collect();
        if !numbers.is_empty() {
            parts.push(format!("{} {}", word(locale, id), numbers.join(" ")));
        }
    }
    let jokers = cards.iter().filter(|card| **card == Card::Joker);
    parts.extend(jokers.map(|_| word(locale, "joker")));
    parts.join(", ")
}

/// Plays a random round, and types it.
fn random_round(locale: &Locale, game: &mut Match, rng: &mut SmallRng) -> Vec<String> {
    game.deal_round(rng).unwrap();
    let mut lines = beginning(locale, game);
    while game.is_round_running() {
        let before = round_of(game).clone();
        let action = before.pick(rng).unwrap();
        game.play(rules::Action::Rows(action), &mut ()).unwrap();
        lines.push(typed(locale, action));
        let after = round_of(game);
        let until_it_fits = before.table().rules().draw != DrawRule::Instead;
        if action == Action::Draw && until_it_fits && after.to_act() != before.to_act() {
            lines.push(typed(locale, Action::End));
        }
    }
    let round = round_of(game);
    let hands = elevens::cards::Seat::all(round.seats()).map(|seat| *round.hand(seat));
    lines.extend(hands.filter(|hand| !hand.is_empty()).map(|hand| told(locale, hand.cards())));
    lines
}

#[test]
fn random_matches_are_taken_note_of_in_every_language() {
    let mut rng = SmallRng::seed_from_u64(11);
    for language in &LANGUAGES {
        let locale = Locale::load(language);
        for variant in Variant::ALL {
            let plan = Plan { rounds: 2, ..Plan::new(Game::Rows(variant), NAMES.len()) };
            let mut game = Match::new(plan).unwrap();
            let mut lines = random_round(&locale, &mut game, &mut rng);
            // What was told is taken back and told again.
            let at = rng.random_range(10..lines.len());
            let again = lines[at - 1].clone();
            lines.splice(at..at, [word(&locale, "undo"), again]);
            lines.extend(random_round(&locale, &mut game, &mut rng));
            let mut arguments =
                vec!["referee", "--lang", language.code(), "--game", variant.id(), "--rounds", "2"];
            NAMES.iter().for_each(|name| arguments.extend(["--me", name]));
            let printed = Program::new().run(&arguments, &lines);
            let names = NAMES.map(str::to_owned);
            let narrator =
                Narrator { locale: &locale, names: &names, verbosity: Verbosity::Normal, listener: None };
            let mut expected = vec![
                narration::totals(&narrator, Game::Rows(variant), &game.totals()).text,
                narration::match_over(&narrator, game.standing()).text,
            ];
            expected.iter_mut().for_each(|line| *line = line.replace('\u{a0}', " "));
            assert!(printed.ends_with(&expected), "{language} {variant:?}: {:#?}", printed);
        }
    }
}

/// What random lines are made of.
const WORDS: [&str; 40] = [
    "red",
    "yellow",
    "green",
    "blue",
    "joker",
    "2 jokers",
    "from",
    "to",
    "swap",
    "discard",
    "draw",
    "end",
    "undo",
    "none",
    "nobody",
    "table",
    "can",
    "score",
    "players",
    "bridges",
    "bonus",
    "turn",
    "last",
    "since",
    "full",
    "Ann",
    "Ben",
    "hand",
    "history",
    "repeat",
    "help signs",
    "rules",
    "take",
    "on",
    ",",
    "*",
    "#",
    ">",
    "-",
    "\u{301}x",
];

#[test]
fn any_line_is_answered() {
    let mut rng = SmallRng::seed_from_u64(12);
    let mut any_line = || {
        let parts = (0..rng.random_range(1..5)).map(|_| match rng.random_range(0..2) {
            0 => WORDS[rng.random_range(0..WORDS.len())].to_owned(),
            _ => rng.random_range(0..24).to_string(),
        });
        parts.collect::<Vec<_>>().join(" ")
    };
    for variant in Variant::ALL {
        let mut lines: Vec<String> = vec!["nobody".to_owned(), "Ann".to_owned()];
        lines.extend((0..500).map(|_| any_line()));
        let printed = Program::new()
            .run(&["referee", "--lang", "en", "--game", variant.id(), "--me", "Ann", "--me", "Ben"], &lines);
        assert!(printed.len() > lines.len() / 2, "{variant:?}: {} lines", printed.len());
        assert_eq!(printed.last().map(String::as_str), Some("The input ended."), "{variant:?}");
    }
}
