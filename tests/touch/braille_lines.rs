//! Lines for fingers: none wider than the display, none tears a card, none has a sign of more than one cell, none tells
//! what print does not, and what they show can be typed.
//!
//! A row is one line at 40 cells up to two runs of numbers and two jokers, and at 20 with one run; a colour
//! of the hand, a score and the pile are one line at 40 always, and at 20 where they have no more than 20 cells.

use crate::session::Program;
use elevens::cards::{Colour, Place, PlaceSet, Seat};
use elevens::language::{Interpreter, Understood};
use elevens::locale::{LANGUAGES, Locale, args};
use elevens::meaning::{Ask, Command, Depth, Move, Person, Question, Spot, Verbosity};
use elevens::narration::{self, Known, Narrator, Past, Utterance};
use elevens::output::{Letters, braille_lines, is_one_cell};
use elevens::players::{self, Strength};
use elevens::rules::rows::Piece;
use elevens::rules::{Action, Event, Game, Match, Plan, Position, View, nimm, rows};
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeMap;

const WIDTHS: [usize; 3] = [12, 20, 40];

/// The most turns of a match that are followed.
const MOST_TURNS: usize = 30;

/// Everything that can be asked of a row game without a move.
fn asked_of_rows(narrator: &Narrator<'_>, view: &rows::View) -> Vec<Utterance> {
    let mut told = vec![narration::pile(narrator, view), narration::jokers_answer(narrator, view)];
    for depth in [Depth::Short, Depth::Full] {
        told.extend(narration::hand_answer(narrator, view, depth));
        told.extend(narration::players(narrator, view, depth));
        told.extend(narration::bridges(narrator, view, depth));
        told.extend(narration::bonus(narrator, view, depth));
        told.push(narration::turn(narrator, view, 1, 3, depth));
        told.extend(narration::board(narrator, view, depth));
        told.extend(view.table().rows().map(|row| narration::row_answer(narrator, view, row, depth)));
    }
    let places = PlaceSet::numbers(1, 21).iter().step_by(4);
    let lays = places.map(|place| rows::Action::Lay { place, piece: Piece::Number });
    let actions = lays.chain([rows::Action::Draw, rows::Action::End, rows::Action::Discard]);
    let refusals = actions.filter_map(|action| view.refusal(action));
    told.extend(refusals.map(|refusal| narration::refusal(narrator, view, refusal)));
    for colour in Colour::ALL {
        told.push(narration::hand_colour(narrator, view, colour));
        told.push(narration::can_colour(narrator, view, colour));
        told.push(narration::no_such_card(narrator, view.table(), colour, 22));
    }
    told
}

/// Everything that can be asked of nimm without a move.
fn asked_of_nimm(narrator: &Narrator<'_>, view: &nimm::View) -> Vec<Utterance> {
    let mut told = vec![
        narration::nimm_buffalos(narrator, view),
        narration::nimm_stock(narrator, view),
        narration::no_such_pile(narrator, view, 99),
    ];
    for depth in [Depth::Short, Depth::Full] {
        told.extend(narration::nimm_hand(narrator, view, depth));
        told.extend(narration::nimm_piles(narrator, view, depth));
        told.extend(narration::nimm_players(narrator, view, depth));
        told.push(narration::nimm_turn(narrator, view, 1, 3, depth));
    }
    told.extend(view.table().tops().iter().map(|pile| narration::nimm_can_on(narrator, view, pile)));
    told.extend(view.hand().iter().map(|card| narration::cow_fits_nowhere(narrator, view, card.number())));
    told
}

/// What can be asked beside the rows, the piles and the hand.
fn besides() -> [Question; 14] {
    [
        Question::Value,
        Question::Round,
        Question::Left,
        Question::CanDraw,
        Question::CanEnd,
        Question::Who(Spot { colour: None, number: 11 }),
        Question::Neighbours(Colour::Red),
        Question::Next,
        Question::JokerPlaces,
        Question::Jokers,
        Question::CardsOf(Person::Number(2)),
        Question::Unseen,
        Question::Cows,
        Question::Now,
    ]
}

/// Everything that can be asked.
fn asked(narrator: &Narrator<'_>, game: &Match, view: &View) -> Vec<Utterance> {
    let mut told = match view {
        View::Rows(view) => asked_of_rows(narrator, view),
        View::Nimm(view) => asked_of_nimm(narrator, view),
    };
    told.extend([
        narration::tell_round(narrator, view, 1, 3),
        narration::tell_turn(narrator, view, narration::Besides::default()),
    ]);
    let known = Known { view, standing: game.standing(), round: 1, past: &[] };
    for question in besides() {
        for depth in [Depth::Short, Depth::Full] {
            told.extend(narration::asked(narrator, &known, &question, depth).unwrap());
        }
    }
    for depth in [Depth::Short, Depth::Full] {
        told.extend(narration::tell_can(narrator, view, depth));
        told.extend(narration::score_answer(narrator, game.standing(), view, depth));
    }
    told
}

/// What every kind of message comes to in random matches of all games, in each language and verbosity.
fn each_told(seed: u64, mut check: impl FnMut(&Narrator<'_>, Option<&View>, &Utterance)) {
    let names = ["Ann", "Player 2", "Joueur 3", "Speler 4"].map(str::to_owned);
    for language in &LANGUAGES {
        let locale = Locale::load(language);
        for (at, game) in Game::ALL.into_iter().enumerate() {
            let mut rng = ChaCha8Rng::seed_from_u64(seed + at as u64);
            let seats = rng.random_range(*game.seats().start()..=4);
            let plan = Plan::new(game, seats);
            let mut played = Match::new(plan).unwrap();
            played.deal_round(&mut rng).unwrap();
            for _ in 0..MOST_TURNS {
                if !played.is_round_running() {
                    break;
                }
                let seat = played.round().map(Position::to_act).unwrap();
                let verbosity = *Verbosity::ALL.choose(&mut rng).unwrap();
                let narrator =
                    Narrator { locale: &locale, names: &names[..seats], verbosity, listener: Some(seat) };
                let view = played.round().unwrap().view(seat);
                asked(&narrator, &played, &view).iter().for_each(|told| check(&narrator, Some(&view), told));
                narration::match_begins(&narrator, &plan)
                    .iter()
                    .for_each(|told| check(&narrator, None, told));
                for (action, events) in turn(&mut played, seat, &mut rng) {
                    let view = view_after(&played, seat);
                    let other = Narrator { listener: Some(seat.next(seats)), ..narrator };
                    let Some(view) = view else { break };
                    narration::tell_own(&narrator, &view, &events)
                        .iter()
                        .for_each(|told| check(&narrator, None, told));
                    check(&narrator, None, &narration::tell_yes(&narrator, action));
                    let seen: Vec<Event> =
                        events.iter().map(|event| event.seen_by(seat.next(seats))).collect();
                    let view = view_after(&played, seat.next(seats)).unwrap();
                    narration::tell_others(&other, &[Past { view, events: seen }])
                        .iter()
                        .for_each(|told| check(&other, None, told));
                }
            }
            let narrator = Narrator {
                locale: &locale,
                names: &names[..seats],
                verbosity: Verbosity::Normal,
                listener: None,
            };
            narration::round_over(&narrator, &played).iter().for_each(|told| check(&narrator, None, told));
        }
    }
}

fn view_after(game: &Match, seat: Seat) -> Option<View> {
    Some(game.round()?.view(seat))
}

/// A turn of a player that lays and bridges when it can, with what happened.
fn turn(game: &mut Match, seat: Seat, rng: &mut ChaCha8Rng) -> Vec<(Action, Vec<Event>)> {
    let mut done = Vec::new();
    while game.is_round_running() && game.round().map(Position::to_act) == Some(seat) {
        let legal = game.round().unwrap().legal_actions();
        let with_joker = |action: &&Action| {
            matches!(
                action,
                Action::Rows(rows::Action::Bridge { piece: Piece::Joker, .. } | rows::Action::Swap(_))
            )
        };
        let bridge = |action: &&Action| matches!(action, Action::Rows(rows::Action::Bridge { .. }));
        let mut specials: Vec<&Action> = legal.iter().filter(with_joker).collect();
        if specials.is_empty() {
            specials = legal.iter().filter(bridge).collect();
        }
        let action = match specials.choose(rng) {
            Some(action) if rng.random_bool(0.5) => **action,
            Some(_) | None => {
                players::choose(Strength::Easy, &game.round().unwrap().view(seat), rng).unwrap()
            }
        };
        let mut events: Vec<Event> = Vec::new();
        game.play(action, &mut events).unwrap();
        done.push((action, events));
    }
    done
}

/// The text as it stands on a line that is wide enough.
fn whole(said: &Utterance) -> String {
    braille_lines(said, 10_000, Letters::default()).concat()
}

#[test]
fn everything_told_of_a_game_has_a_form_for_braille() {
    let mut count = 0;
    each_told(1, |narrator, _, said| {
        count += 1;
        assert!(said.braille.is_some(), "{}: {}", narrator.locale.language(), said.text);
        assert!(!whole(said).is_empty(), "{}", said.text);
    });
    assert!(count > 5_000, "{count}");
}

#[test]
fn every_line_fits_and_is_made_of_single_cells_and_no_word_is_torn() {
    each_told(2, |_, _, said| {
        let whole = whole(said);
        let words: Vec<&str> = whole.split(' ').collect();
        for width in WIDTHS {
            let lines = braille_lines(said, width, Letters::default());
            let mut words = words.iter();
            for line in &lines {
                assert!(line.chars().all(is_one_cell), "{line:?}");
                assert!(line.chars().count() <= width, "{width}: {line:?}");
                for word in line.split(' ') {
                    let Some(expected) = words.next() else { panic!("{whole:?} became {lines:?}") };
                    // A line of a colour that goes on has its letter too.
                    let label: String = word.chars().take_while(char::is_ascii_alphabetic).collect();
                    assert!(
                        // A line end may stand for the comma.
                        word.trim_end_matches(',') == expected.trim_end_matches(',')
                            || word[label.len()..] == **expected,
                        "{width}: {whole:?} became {lines:?}"
                    );
                }
            }
            assert!(words.next().is_none(), "{width}: {whole:?} became {lines:?}");
        }
    });
}

/// The numbers in a text.
fn numbers(text: &str) -> Vec<u32> {
    text.split(|letter: char| !letter.is_ascii_digit()).filter_map(|part| part.parse().ok()).collect()
}

/// Whether a number is in a range of a text, such as "36 to 38".
fn is_in_a_range(text: &str, number: u32) -> bool {
    let words: Vec<&str> = text.split([' ', '\u{a0}']).collect();
    words.windows(3).any(|words| match words {
        [from, "to" | "à" | "tot", to] => match (numbers(from).last(), numbers(to).first()) {
            (Some(from), Some(to)) => (*from..=*to).contains(&number),
            (_, _) => false,
        },
        _ => false,
    })
}

#[test]
fn braille_tells_no_number_that_print_does_not() {
    each_told(3, |narrator, _, said| {
        let told = numbers(&said.text);
        // Print may have a word for one, for none, and for what ends with one, such as "vingt et une".
        let text = said.text.to_lowercase();
        let has = |words: &[&str]| text.split([' ', '\u{a0}', '\'']).any(|word| words.contains(&word));
        let (one, none) =
            (has(&["a", "un", "une", "een", "één", "eén"]), has(&["no", "aucun", "aucune", "geen"]));
        for number in numbers(&whole(said)) {
            let there = told.contains(&number)
                || is_in_a_range(&said.text, number)
                || (number == 1 && one)
                || (number == 0 && none)
                || (number % 10 == 1 && has(&["et"]));
            assert!(
                there,
                "{}: {number} of {:?} is not in {:?}",
                narrator.locale.language(),
                whole(said),
                said.text
            );
        }
    });
}

/// How many runs of neighbouring numbers a set has.
fn runs(set: PlaceSet) -> usize {
    let follows = |place: &Place| {
        place.number() > 1
            && Place::new(place.colour(), place.number() - 1).is_some_and(|below| set.contains(below))
    };
    set.iter().filter(|place| !follows(place)).count()
}

#[test]
fn rows_hands_scores_and_piles_are_a_line_each() {
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let one_line = |said: &Utterance, width: usize| {
        let lines = braille_lines(said, width, Letters::default());
        assert_eq!(lines.len(), 1, "{width}: {lines:?}");
    };
    each_told(4, |narrator, view, said| {
        let Some(View::Rows(view)) = view else { return };
        if *said != narration::pile(narrator, view) {
            return;
        }
        // Once a position.
        for width in [20, 40] {
            one_line(said, width);
        }
        for (row, line) in view.table().rows().zip(narration::board(narrator, view, Depth::Short)) {
            let filled = view.table().filled() & PlaceSet::row(row);
            let jokers = (view.table().jokers() & PlaceSet::row(row)).len();
            if runs(filled) <= 2 && jokers <= 2 {
                one_line(&line, 40);
                *seen.entry("row at 40").or_default() += 1;
            }
            if runs(filled) <= 1 && jokers == 0 {
                one_line(&line, 20);
                *seen.entry("row at 20").or_default() += 1;
            }
            let colour = narration::hand_colour(narrator, view, row);
            one_line(&colour, 40);
            if whole(&colour).len() <= 20 {
                one_line(&colour, 20);
                *seen.entry("colour of the hand at 20").or_default() += 1;
            }
        }
        // A line of the hand ends between two colours where a colour fits a line.
        for line in narration::hand_answer(narrator, view, Depth::Short)
            .iter()
            .flat_map(|hand| braille_lines(hand, 40, Letters::default()))
        {
            assert!(!line.starts_with(|letter: char| letter.is_ascii_digit()), "{line}");
        }
    });
    each_told(5, |narrator, _, said| {
        // A score and the name before it are held together.
        for line in said.braille.iter().flat_map(|_| braille_lines(said, 20, Letters::default())) {
            let name = narrator.names.first().unwrap();
            assert!(!line.ends_with(&format!(" {name}")) || !whole(said).starts_with("tot"), "{line}");
        }
    });
    assert!(seen.len() == 3 && seen.values().all(|count| *count > 200), "{seen:?}");
}

/// A card form taken apart: what it should mean when it is typed.
fn meaning(locale: &Locale, form: &str) -> Option<Vec<Move>> {
    let spot = |text: &str| -> Option<(Colour, Vec<u8>)> {
        let label: String = text.chars().take_while(char::is_ascii_alphabetic).collect();
        let colour = colour_of(locale, &label)?;
        let (from, to) = text[label.len()..].split_once('-').unwrap_or((&text[label.len()..], ""));
        let from: u8 = from.parse().ok()?;
        let to = if to.is_empty() { from } else { to.parse().ok()? };
        Some((colour, if from <= to { (from..=to).collect() } else { (to..=from).rev().collect() }))
    };
    let place = |colour, number| elevens::meaning::Spot { colour: Some(colour), number };
    let lays = |text: &str, piece: Piece| {
        let (colour, numbers) = spot(text)?;
        Some(
            numbers
                .into_iter()
                .map(|number| Move::Lay { spot: place(colour, number), piece })
                .collect::<Vec<_>>(),
        )
    };
    if let Some((from, to)) = form.split_once('#') {
        let (piece, to) = to.strip_prefix('*').map_or((Piece::Number, to), |to| (Piece::Joker, to));
        let (colour, numbers) = spot(to)?;
        let from = Some(colour_of(locale, from)?);
        let [number] = numbers.as_slice() else { return None };
        return Some(vec![Move::Bridge { from, spot: place(colour, *number), piece }]);
    }
    if let Some(card) = form.strip_prefix('=') {
        let (colour, numbers) = spot(card)?;
        return Some(numbers.into_iter().map(|number| Move::Swap(place(colour, number))).collect());
    }
    match form.strip_prefix('*') {
        Some(card) => lays(card, Piece::Joker),
        None => lays(form, Piece::Number),
    }
}

/// The colour of a letter of the notation.
fn colour_of(locale: &Locale, label: &str) -> Option<Colour> {
    let ids = ["colour-red", "colour-yellow", "colour-green", "colour-blue"];
    let letters = ids.map(|id| locale.compact().text(id));
    Colour::ALL.into_iter().zip(letters).find(|(_, letter)| letter == label).map(|(colour, _)| colour)
}

#[test]
fn every_form_that_is_shown_can_be_typed() {
    let interpreters: Vec<Interpreter> =
        LANGUAGES.iter().map(|language| Interpreter::new(language).unwrap()).collect();
    let mut seen: BTreeMap<(String, &str), usize> = BTreeMap::new();
    let mut check = |narrator: &Narrator<'_>, _: Option<&View>, said: &Utterance| {
        let language = narrator.locale.language();
        let at = LANGUAGES.iter().position(|other| other == language).unwrap();
        let whole = whole(said);
        for form in whole.split([' ', ',']) {
            let understand = || interpreters[at].understand(form, &[]);
            if let Some(moves) = meaning(narrator.locale, form) {
                assert_eq!(
                    understand(),
                    Understood::Commands(vec![Command::Play(moves)]),
                    "{language}: {form} in {whole:?}"
                );
                let kind =
                    ["#*", "#", "=", "*", "-"].into_iter().find(|sign| form.contains(sign)).unwrap_or("card");
                *seen.entry((language.to_string(), kind)).or_default() += 1;
            } else if let Some((card, pile)) = form.split_once('>') {
                let last = card.rsplit('-').next().unwrap().parse().unwrap();
                let on = Move::Stack { card: last, on: pile.parse().unwrap() };
                let understood = understand();
                let Some(Command::Play(moves)) = understood.only() else { panic!("{form}: {understood:?}") };
                assert_eq!(moves.last(), Some(&on), "{form}");
                *seen.entry((language.to_string(), ">")).or_default() += 1;
            } else if form == "*" || form == "#" {
                let asks = |question| {
                    Understood::Commands(vec![Command::Ask(Ask { question, depth: Depth::Short })])
                };
                let expected = asks(if form == "*" { Question::Jokers } else { Question::Bridges });
                assert_eq!(understand(), expected, "{language}");
            }
        }
    };
    // A joker over a bridge is rare.
    for seed in [6, 7, 8] {
        each_told(seed, &mut check);
    }
    for language in &LANGUAGES {
        for kind in ["#*", "#", "*", "-", ">", "card"] {
            assert!(
                seen.contains_key(&(language.to_string(), kind)),
                "{language}: no {kind} was seen: {seen:?}"
            );
        }
    }
}

#[test]
fn a_whole_group_can_be_typed_in_each_language() {
    for language in &LANGUAGES {
        let locale = Locale::load(language);
        let interpreter = Interpreter::new(language).unwrap();
        for colour in Colour::ALL {
            let id = ["colour-red", "colour-yellow", "colour-green", "colour-blue"][colour.index()];
            let letter = locale.compact().text(id);
            let spot = |number| elevens::meaning::Spot { colour: Some(colour), number };
            let lays = [5, 8, 9, 10, 12].map(|number| Move::Lay { spot: spot(number), piece: Piece::Number });
            let range = locale.compact().format("range", &args!("from" => 8, "to" => 10));
            let line = format!("{letter}5 {range} 12");
            assert_eq!(
                interpreter.understand(&line, &[]),
                Understood::Commands(vec![Command::Play(lays.to_vec())]),
                "{line}"
            );
        }
    }
}

/// A line that somebody may type.
fn random_line(rng: &mut ChaCha8Rng, locale: &Locale) -> String {
    let ids =
        ["hand", "board", "can", "score", "players", "pile", "piles", "buffalo", "bonus", "turn", "last"];
    let others = ["since", "help", "bridge", "joker", "undo", "draw", "end", "red", "blue", "repeat"];
    let word = |id: &str| locale.text(&format!("say-{id}"));
    let colour = word(["red", "yellow", "green", "blue"].choose(rng).unwrap());
    match rng.random_range(0..8) {
        0 => format!("{colour} {} {}", rng.random_range(1..=22), rng.random_range(1..=22)),
        1 => format!("{} > {}", rng.random_range(1..=100), rng.random_range(1..=100)),
        2 => format!("{} {}", word(ids.choose(rng).unwrap()), word("full")),
        3 => format!("* {colour} {}", rng.random_range(1..=21)),
        4 => format!("{colour} # {}", rng.random_range(1..=21)),
        5 => word(others.choose(rng).unwrap()),
        6 => ["+", ".", "", "1", "zzz", "\u{e9}\u{1f600}"].choose(rng).unwrap().to_string(),
        _ => word(ids.choose(rng).unwrap()),
    }
}

#[test]
fn whole_sessions_keep_to_the_display() {
    for language in &LANGUAGES {
        let locale = Locale::load(language);
        for (at, game) in Game::ALL.into_iter().enumerate() {
            for width in WIDTHS {
                let mut rng = ChaCha8Rng::seed_from_u64((at * 100 + width) as u64);
                let typed: Vec<String> = (0..120).map(|_| random_line(&mut rng, &locale)).collect();
                let (cells, seed) = (width.to_string(), at.to_string());
                let arguments =
                    ["--lang", language.code(), "--game", game.id(), "--seed", &seed, "--me", "Zo\u{e9}"];
                let arguments = [arguments.as_slice(), &["--braille", "--width", &cells]].concat();
                let printed = Program::new().run(&arguments, &typed);
                assert!(printed.len() > 60, "{arguments:?}: {}", printed.len());
                for line in &printed {
                    assert!(line.chars().count() <= width, "{arguments:?}: {line:?}");
                    assert!(line.chars().all(is_one_cell), "{arguments:?}: {line:?}");
                    let torn =
                        line.len() > 1 && line.ends_with(['-', '>', '=', '*']) && !line.ends_with(" *");
                    assert!(!torn || line.ends_with("**"), "{arguments:?}: {line:?}");
                }
            }
        }
    }
}

#[test]
fn without_a_width_braille_has_forty_cells_and_print_no_limit() {
    let typed = ["help"].map(str::to_owned);
    let widest = |arguments: &[&str]| {
        let printed = Program::new().run(arguments, &typed);
        printed.iter().map(|line| line.chars().count()).max().unwrap()
    };
    assert!(widest(&["--lang", "en", "--seed", "1"]) > 80);
    assert!((36..=40).contains(&widest(&["--lang", "en", "--seed", "1", "--braille"])));
}
