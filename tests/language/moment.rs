//! The grammar of the moment: the cards that somebody may mean now, what of it is legal, and nothing hidden.

use crate::grammar::jsgf::{self, Says};
use crate::grammar::rule_of;
use crate::lists::{SpokenLanguage, spoken_languages};
use elevens::cards::{Card, Colour, Cow, Place};
use elevens::language::{Asked, Grammar, MOST_WAYS, Moment, Understood};
use elevens::rules::rows::{self, Piece};
use elevens::rules::{Action, Game, Log, Match, Plan, Position, Round, View, nimm};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::collections::{BTreeMap, BTreeSet};

struct Unheard;

impl Log<elevens::rules::Event> for Unheard {
    fn note(&mut self, _: elevens::rules::Event) {}
}

/// Rounds of a game as they are after some actions by chance, while they last.
fn moments(game: Game, seed: u64) -> Vec<Round> {
    let mut rng = SmallRng::seed_from_u64(seed);
    let mut played = Match::new(Plan::new(game, 2)).unwrap();
    let mut round = played.deal_round(&mut rng).unwrap().clone();
    let mut found = Vec::new();
    for step in 0..40 {
        if round.end().is_some() {
            break;
        }
        if step % 5 == 0 {
            found.push(round.clone());
        }
        let actions = round.legal_actions();
        let action = actions[rng.random_range(0..actions.len())];
        round.play(action, &mut Unheard).unwrap();
    }
    found
}

fn whole(spoken: &SpokenLanguage, game: Game) -> Grammar {
    Grammar::new(spoken.language, Some(game)).unwrap()
}

fn read(whole: &Grammar, view: &View, asked: Asked) -> jsgf::Grammar {
    jsgf::Grammar::read(&whole.at(&Moment::of(view).asked(asked)).jsgf())
}

/// What a rule of numbers says, and whether it is marked as legal; nothing where there is none.
fn numbers(read: &jsgf::Grammar, rule: &str) -> BTreeMap<String, bool> {
    let Some(says) = read.rules.get(rule) else { return BTreeMap::new() };
    let ways = if let Says::OneOf(ways) = says { ways.as_slice() } else { std::slice::from_ref(says) };
    fn words(says: &Says) -> String {
        match says {
            Says::Word(word) => word.clone(),
            Says::Row(parts) => parts.iter().map(words).collect::<Vec<_>>().join(" "),
            Says::OneOf(ways) => words(&ways[0]),
            Says::Rule(_) | Says::Maybe(_) | Says::Often(_) | Says::Weighed(..) => panic!("{says:?}"),
        }
    }
    let said = |way: &Says| {
        if let Says::Weighed(weight, part) = way { (words(part), *weight > 1) } else { (words(way), false) }
    };
    ways.iter().map(said).collect()
}

/// A line that a rule says in its shortest way, with a number behind it.
fn means(spoken: &SpokenLanguage, line: &str) -> String {
    let understood = spoken.understand(line);
    let Understood::Commands(commands) = &understood else { return format!("{understood:?}") };
    commands.iter().map(ToString::to_string).collect()
}

/// The number that is said.
fn number_in(spoken: &SpokenLanguage, words: &str) -> String {
    means(spoken, words).chars().filter(char::is_ascii_digit).collect()
}

/// The cards that a moment has for a kind of order, as a plain lay of them is understood.
fn cards(spoken: &SpokenLanguage, read: &jsgf::Grammar, scope: &str) -> BTreeMap<String, bool> {
    let mut rng = SmallRng::seed_from_u64(1);
    let mut found = BTreeMap::new();
    for colour in Colour::ALL {
        let word = read.any(colour.name(), &mut rng).unwrap_or_default();
        for (number, legal) in numbers(read, &format!("n-now-{scope}-{}", colour.name())) {
            found.insert(means(spoken, &format!("{word} {number}")), legal);
        }
    }
    found
}

fn laid(places: impl Iterator<Item = Place>, legal: impl Fn(Place) -> bool) -> BTreeMap<String, bool> {
    places.map(|place| (format!("lay {place}"), legal(place))).collect()
}

#[test]
fn orders_name_the_cards_of_the_hand_and_mark_those_that_are_legal() {
    let (mut jokers, mut bridges, mut swaps) = (0, 0, 0);
    for spoken in spoken_languages() {
        for game in Game::ALL.into_iter().filter(|game| *game != Game::Nimm) {
            let whole = whole(&spoken, game);
            for round in (0..2).flat_map(|seed| moments(game, seed)) {
                let seat = round.to_act();
                let view = round.view(seat);
                let View::Rows(rows) = &view else { panic!("{game}") };
                let allows = |action: rows::Action| rows.refusal(action).is_none();
                let read = read(&whole, &view, Asked::Nothing);
                let hand = || rows.hand().cards().filter_map(number_of);
                let lay = |place| allows(rows::Action::Lay { place, piece: Piece::Number });
                assert_eq!(cards(&spoken, &read, "lay"), laid(hand(), lay), "{} {game}", spoken.language);

                let over = |place: Place, piece| {
                    Colour::ALL.iter().any(|from| allows(rows::Action::Bridge { from: *from, place, piece }))
                };
                let has_bridges = rows.table().bridges(seat) > 0;
                let held = laid(hand().filter(|_| has_bridges), |place| over(place, Piece::Number));
                let found = cards(&spoken, &read, "bridge");
                assert_eq!(found, held, "{} {game}", spoken.language);
                bridges += found.len();

                let found = cards(&spoken, &read, "swap");
                let on_table = hand().filter(|place| rows.table().jokers().contains(*place));
                assert_eq!(found, laid(on_table, |place| allows(rows::Action::Swap(place))));
                swaps += found.len();

                let found = cards(&spoken, &read, "joker");
                let legal: BTreeSet<&String> =
                    found.iter().filter(|(_, legal)| **legal).map(|(lay, _)| lay).collect();
                let all = rows.table().empty();
                let fits = |place: &Place| allows(rows::Action::Lay { place: *place, piece: Piece::Joker });
                let fitting: Vec<String> =
                    all.iter().filter(fits).map(|place| format!("lay {place}")).collect();
                assert_eq!(legal, fitting.iter().collect(), "{} {game}", spoken.language);
                assert!(rows.hand().jokers > 0 || found.is_empty());
                let orders = format!("{:?}", read.rules["one-move-now-lay"]);
                assert_eq!(orders.contains("\"thrown\""), rows.hand().jokers > 0);
                jokers += legal.len();
            }
        }
    }
    assert!(jokers > 30 && bridges > 100 && swaps > 0, "{jokers} {bridges} {swaps}");
}

fn number_of(card: Card) -> Option<Place> {
    match card {
        Card::Number(place) => Some(place),
        Card::Joker => None,
    }
}

#[test]
fn in_nimm_orders_name_the_hand_and_what_the_piles_show() {
    for spoken in spoken_languages() {
        let whole = whole(&spoken, Game::Nimm);
        for round in (0..2).flat_map(|seed| moments(Game::Nimm, seed)) {
            let view = round.view(round.to_act());
            let View::Nimm(cows) = &view else { panic!() };
            let read = read(&whole, &view, Asked::Nothing);
            let numbered = |rule: &str| -> BTreeMap<String, bool> {
                let one = |(number, legal): (String, bool)| (number_in(&spoken, &number), legal);
                numbers(&read, rule).into_iter().map(one).collect()
            };
            let on_any = |card: &Cow| {
                let action = |on| nimm::Action::Lay { card: *card, on };
                cows.table().tops().iter().any(|on| view.allows(Action::Nimm(action(on))))
            };
            let hand: BTreeMap<String, bool> =
                cows.hand().iter().map(|card| (card.to_string(), on_any(&card))).collect();
            assert_eq!(numbered("n-now-stack"), hand, "{}", spoken.language);
            assert_eq!(numbered("n-now-lay"), hand, "{}", spoken.language);
            let tops: BTreeSet<String> = cows.table().tops().iter().map(|top| top.to_string()).collect();
            assert_eq!(numbered("n-now-take").into_keys().collect::<BTreeSet<_>>(), tops);
        }
    }
}

/// Sentences by chance of each whole rule of a moment.
const RANDOM: usize = 4;

#[test]
fn what_the_moment_says_is_understood_and_questions_are_always_there() {
    let mut rng = SmallRng::seed_from_u64(3);
    for spoken in spoken_languages() {
        let (mut all, mut wrong) = (0, Vec::new());
        for game in [Game::ALL[0], Game::ALL[2], Game::Nimm] {
            let written = whole(&spoken, game);
            let whole = jsgf::Grammar::read(&written.jsgf());
            for round in moments(game, 7) {
                let now = read(&written, &round.view(round.to_act()), Asked::Which(3));
                let asks = |read: &jsgf::Grammar| -> BTreeSet<String> {
                    read.wholes().into_iter().filter(|rule| rule.starts_with("ask-")).collect()
                };
                assert_eq!(asks(&now), asks(&whole));
                assert!(now.written_out() <= whole.written_out() * 11 / 10, "{game}");
                for rule in now.wholes() {
                    for _ in 0..RANDOM {
                        let Some(text) = now.any(&rule, &mut rng) else { continue };
                        all += 1;
                        let understood = spoken.understand(&text);
                        let commands = understood.commands();
                        let moves = ["order", "draw", "end", "undo", "quit"].contains(&rule.as_str());
                        if !commands.iter().any(|one| rule_of(one) == rule) {
                            assert!(!matches!(understood, Understood::Commands(_)) || !moves, "{text}");
                            wrong.push(format!("{rule}: {text}: {understood:?}"));
                        }
                    }
                }
            }
        }
        assert!(
            all > 3_000 && wrong.len() * 100 <= all * 3,
            "{} of {all}: {:#?}",
            wrong.len(),
            &wrong[..9.min(wrong.len())]
        );
    }
}

#[test]
fn answers_are_there_where_something_was_asked() {
    let round = moments(Game::ALL[0], 1).remove(0);
    for spoken in spoken_languages() {
        let whole = whole(&spoken, Game::ALL[0]);
        let wholes = |asked| -> BTreeSet<String> {
            read(&whole, &round.view(round.to_act()), asked).wholes().into_iter().collect()
        };
        let has = |asked, rule: &str| wholes(asked).contains(rule);
        assert!(
            !has(Asked::Nothing, "yes") && !has(Asked::Nothing, "choose") && has(Asked::Nothing, "order")
        );
        assert!(has(Asked::Whether, "yes") && has(Asked::Whether, "no") && !has(Asked::Whether, "choose"));
        assert!(has(Asked::Which(3), "choose") && has(Asked::Which(3), "no") && !has(Asked::Which(3), "yes"));
        // Where no game is played "yes" stands for Enter.
        let list = Moment::outside(&["1".to_owned(), "2".to_owned()]);
        let outside = jsgf::Grammar::read(&whole.at(&list).jsgf()).wholes();
        assert!(
            ["choose", "yes", "no"].iter().all(|rule| outside.iter().any(|has| has == rule)),
            "{outside:?}"
        );
        let three = read(&whole, &round.view(round.to_act()), Asked::Which(3));
        let chosen = numbers(&three, "n-now-choice").into_keys().map(|number| number_in(&spoken, &number));
        assert_eq!(chosen.collect::<BTreeSet<_>>(), ["1", "2", "3"].map(str::to_owned).into());
    }
}

/// The most arcs that a recognizer is given at a moment: 60,000 are made in 80 milliseconds, and are 1 MB.
const MOST_ARCS: usize = 80_000;

#[test]
fn the_network_of_a_moment_is_small_in_each_language() {
    for spoken in spoken_languages() {
        let whole = whole(&spoken, Game::Rows(rows::Variant::Elevens));
        for seed in 1..=3 {
            let moments = moments(Game::Rows(rows::Variant::Elevens), seed);
            for round in [moments.first(), moments.last()].into_iter().flatten() {
                let grammar = whole.at(&Moment::of(&round.view(round.to_act())));
                let (rough, fine) = (grammar.rough_network(MOST_WAYS), grammar.network(MOST_WAYS));
                let sizes = [rough, fine].map(|network| network.size());
                let are_small = sizes.iter().all(|size| (2_000..=MOST_ARCS).contains(size));
                assert!(are_small, "{} {seed}: {sizes:?}", spoken.language.code());
            }
        }
    }
}

#[test]
fn who_waits_orders_nothing_and_what_is_hidden_changes_nothing() {
    let mut rng = SmallRng::seed_from_u64(9);
    for spoken in spoken_languages() {
        for game in Game::ALL {
            let whole = whole(&spoken, game);
            for round in moments(game, 5) {
                let acting = round.to_act();
                let waits = round.view(acting.next(round.seats()));
                let quiet = whole.at(&Moment::of(&waits));
                let named = |name: &str| quiet.rules().iter().any(|rule| rule.name() == name);
                for order in ["order", "draw", "end", "undo", "lay-now-lay"] {
                    assert!(!named(order), "{game}: {order}");
                }
                assert_eq!(quiet, whole.at(&Moment::default()), "nothing of the hand of who waits");
                let view = round.view(acting);
                let other = match &view {
                    View::Rows(view) => {
                        Round::Rows(view.world(&rows::Memory::default(), &mut rng)).view(acting)
                    }
                    View::Nimm(view) => {
                        Round::Nimm(view.world(&nimm::Memory::default(), &mut rng)).view(acting)
                    }
                };
                assert_eq!(whole.at(&Moment::of(&view)), whole.at(&Moment::of(&other)), "{game}");
            }
        }
    }
}

#[test]
fn a_recognizer_is_told_the_answers_to_what_is_asked() {
    for spoken in spoken_languages() {
        let talk = |moment: Moment| moment.talk(spoken.language);
        let called = talk(Moment::called()).unwrap();
        assert_eq!(talk(Moment::outside(&[])), Some(called.clone()));
        let at_table = talk(Moment::default().asked(Asked::Whether)).unwrap();
        assert!(at_table.ends_with(&called) && at_table.len() > 2 * called.len(), "{at_table}");
        assert_eq!(talk(Moment::default()), None);
        let list = ["one thing", "another"].map(str::to_owned);
        assert_eq!(talk(Moment::outside(&list)), Some("one thing. another".to_owned()));
    }
}
