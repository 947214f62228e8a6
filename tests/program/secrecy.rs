//! Nobody hears of a card that it may not know: not by a question, not by news, not by what another was told before.

use crate::session::{Program, cards_in, dealt, lay, round_of, typed, word};
use elevens::cards::{Card, Colour, PlaceSet, Seat};
use elevens::locale::{LANGUAGES, Locale, args};
use elevens::meaning::{Depth, Person, Question, Spot, Verbosity};
use elevens::narration::{self, Known, Narrator, Past, Utterance};
use elevens::rules::rows::{Action, Deal, DrawRule, Event, Round, RowOrder, Setup, Variant, View};
use elevens::rules::{self, Game, Log, Match, Plan, Position, nimm};
use rand::rngs::SmallRng;
use rand::seq::{IndexedRandom, SliceRandom};
use rand::{RngExt, SeedableRng};

/// The most actions that two worlds are followed for.
const MOST_STEPS: usize = 40;

/// The same deal to all that `seat` knows, with some of the hidden cards in each other's place.
fn another_world(deal: &Deal, round: &Round, seat: Seat, rng: &mut SmallRng) -> Option<Round> {
    let setup = Setup::of(round);
    let mut hidden: Vec<Card> = setup.pile.clone();
    for (at, hand) in setup.hands.iter().enumerate() {
        if at != seat.index() {
            hidden.extend(hand);
        }
    }
    // A few changes let the worlds be played alike for long; many let them differ in all.
    if rng.random_ratio(1, 3) {
        hidden.shuffle(rng);
    } else {
        for _ in 0..rng.random_range(1..=6) {
            let (one, other) = (rng.random_range(0..hidden.len()), rng.random_range(0..hidden.len()));
            hidden.swap(one, other);
        }
    }
    let mut hidden = hidden.into_iter();
    let pile = hidden.by_ref().take(setup.pile.len()).collect();
    let hands = setup.hands.iter().enumerate().map(|(at, hand)| match at == seat.index() {
        true => hand.clone(),
        false => hidden.by_ref().take(hand.len()).collect(),
    });
    let changed = Setup { hands: hands.collect(), pile, ..setup };
    Round::from_setup(deal, &changed).ok()
}

/// Everything that can be told of a view without an action.
fn told(narrator: &Narrator<'_>, view: &View) -> Vec<Utterance> {
    let mut told = vec![
        narration::round_begins(narrator, view, 1, 3),
        narration::your_turn(narrator, view, narration::Besides::default()),
        narration::pile(narrator, view),
        narration::jokers_answer(narrator, view),
    ];
    for depth in [Depth::Short, Depth::Full] {
        told.extend(narration::hand_answer(narrator, view, depth));
        told.extend(narration::board(narrator, view, depth));
        told.extend(narration::can(narrator, view, depth));
        told.extend(narration::players(narrator, view, depth));
        told.extend(narration::bridges(narrator, view, depth));
        told.extend(narration::bonus(narrator, view, depth));
        told.push(narration::turn(narrator, view, 1, 3, depth));
        let game = Match::new(Plan::new(Game::Rows(view.table().variant()), view.table().seats())).unwrap();
        told.extend(narration::score_answer(
            narrator,
            game.standing(),
            &rules::View::Rows(view.clone()),
            depth,
        ));
        for colour in Colour::ALL {
            told.push(narration::row_answer(narrator, view, colour, depth));
        }
    }
    for colour in Colour::ALL {
        told.push(narration::hand_colour(narrator, view, colour));
        told.push(narration::can_colour(narrator, view, colour));
    }
    told
}

/// Every question that is answered from what was seen, with cards and people enough to ask about.
fn questions() -> Vec<Question> {
    let mut questions = vec![
        Question::Value,
        Question::Round,
        Question::Left,
        Question::CanDraw,
        Question::CanEnd,
        Question::Next,
        Question::JokerPlaces,
        Question::Jokers,
        Question::Drawn,
        Question::Unseen,
        Question::Cows,
        Question::Aim,
        Question::Now,
    ];
    for number in 1..=6 {
        questions.push(Question::Did(Person::Number(number)));
        questions.push(Question::CardsOf(Person::Number(number)));
    }
    questions.extend(Colour::ALL.map(Question::Neighbours));
    questions.extend((1..=21).step_by(5).map(|number| Question::Who(Spot { colour: None, number })));
    questions
}

/// The answers to all of them, and the last turn.
fn asked(
    narrator: &Narrator<'_>,
    view: &rules::View,
    game: Game,
    seats: usize,
    past: &[Past],
) -> Vec<Utterance> {
    let standing = Match::new(Plan::new(game, seats)).unwrap();
    let known = Known { view, standing: standing.standing(), round: 1, past };
    let answers = questions().into_iter().flat_map(|question| {
        let answer = |depth| {
            let answer = narration::asked(narrator, &known, &question, depth).unwrap();
            assert!(answer.iter().all(|said| !said.text.is_empty()), "{question:?} {answer:?}");
            assert!(!answer.is_empty(), "{question:?} is not answered");
            answer
        };
        [answer(Depth::Short), answer(Depth::Full)].concat()
    });
    answers.chain(narration::last_turn(narrator, &known)).collect()
}

/// What an action would bring about.
fn what_if<R>(
    narrator: &Narrator<'_>,
    round: &R,
    seat: Seat,
    action: R::Action,
    wrap: impl Fn(R::View) -> rules::View,
    as_any: impl Fn(R::Action) -> rules::Action,
) -> Vec<Utterance>
where
    R: Position<Refusal: std::fmt::Debug>,
    (): Log<R::Event>,
{
    let mut after = round.clone();
    after.play(action, &mut ()).unwrap();
    let (before, after) = (wrap(round.view(seat)), wrap(after.view(seat)));
    narration::what_if(narrator, &before, &after, &[as_any(action)], Depth::Full)
}

/// Why any card would not be accepted, as the rules and the narrator say it.
fn refused(narrator: &Narrator<'_>, view: &View) -> Vec<Utterance> {
    let lays = PlaceSet::numbers(1, 21).iter().step_by(5);
    let actions = lays.map(lay).chain([Action::Draw, Action::End, Action::Discard]);
    actions
        .filter_map(|action| view.refusal(action))
        .map(|refusal| narration::refusal(narrator, view, refusal))
        .collect()
}

/// Whether playing an action shows the same in both worlds, by the rules: what is drawn may differ, unless it is one's
/// own, or has to be laid.
fn shows_the_same(action: Action, seat: Seat, one: &Round, other: &Round) -> bool {
    match action {
        Action::Draw => {
            let (next, others) = (one.pile().next(), other.pile().next());
            let fits = |card: Option<Card>| match card {
                Some(Card::Number(place)) => one.table().fits().contains(place),
                Some(Card::Joker) | None => false,
            };
            let at_once = match one.table().rules().draw {
                DrawRule::Instead => false,
                DrawRule::UntilItFits(_) => true,
            };
            next == others || (one.to_act() != seat && !(at_once && (fits(next) || fits(others))))
        }
        Action::Lay { .. } | Action::Bridge { .. } | Action::Swap(_) | Action::Discard | Action::End => true,
    }
}

#[test]
fn nothing_told_depends_on_a_hidden_card() {
    let locales: Vec<Locale> = LANGUAGES.iter().map(Locale::load).collect();
    let names: Vec<String> = ["Ann", "Ben", "Cem", "Dee", "Eva", "Fay"].map(str::to_owned).to_vec();
    let mut rng = SmallRng::seed_from_u64(3);
    let (mut worlds, mut steps, mut draws, mut tried) = (0, 0, 0, 0);
    for variant in Variant::ALL {
        for seats in 2..=6 {
            for _ in 0..4 {
                let mut deal = Deal::new(variant, seats).unwrap();
                let mut rows = Colour::ALL;
                rows.shuffle(&mut rng);
                deal.rows = RowOrder::new(rows).unwrap();
                deal = deal.beginning(Seat::new(rng.random_range(0..seats)).unwrap()).unwrap();
                let seat = Seat::new(rng.random_range(0..seats)).unwrap();
                let mut one = Round::deal(&deal, &mut rng);
                let changed = (0..200).find_map(|_| another_world(&deal, &one, seat, &mut rng));
                let mut other = changed.expect("some other world is possible");
                let mut all_seen: Vec<Past> = Vec::new();
                worlds += usize::from(one != other);
                for step in 0..MOST_STEPS {
                    let narrators = locales.iter().flat_map(|locale| {
                        let narrator =
                            |verbosity| Narrator { locale, names: &names, verbosity, listener: Some(seat) };
                        Verbosity::ALL.map(narrator)
                    });
                    let mut narrators: Vec<Narrator<'_>> = narrators.collect();
                    if step > 0 {
                        narrators = vec![*narrators.choose(&mut rng).unwrap()];
                    }
                    let (view, others) = (one.view(seat), other.view(seat));
                    assert_eq!(view, others, "{deal:?}");
                    for narrator in &narrators {
                        assert_eq!(told(narrator, &view), told(narrator, &others));
                        assert_eq!(refused(narrator, &view), refused(narrator, &others));
                    }
                    let narrator = *narrators.choose(&mut rng).unwrap();
                    if step % 4 == 0 {
                        let asked = |view: &View| {
                            let (game, view) = (Game::Rows(variant), rules::View::Rows(view.clone()));
                            asked(&narrator, &view, game, seats, &all_seen)
                        };
                        assert_eq!(asked(&view), asked(&others));
                    }
                    let both: Vec<Action> = one
                        .legal_actions()
                        .into_iter()
                        .filter(|action| other.legal().contains(*action))
                        .filter(|action| shows_the_same(*action, seat, &one, &other))
                        .collect();
                    let may_be_asked = |action: &Action| *action != Action::Draw;
                    for action in both.sample(&mut rng, 2).copied().filter(may_be_asked) {
                        let what_if = |round: &Round| {
                            what_if(&narrator, round, seat, action, rules::View::Rows, rules::Action::Rows)
                        };
                        if one.to_act() == seat {
                            tried += 1;
                            assert_eq!(what_if(&one), what_if(&other), "{action:?}");
                        }
                    }
                    let Some(action) = both.choose(&mut rng).copied() else { break };
                    let (mut events, mut others): (Vec<Event>, Vec<Event>) = (Vec::new(), Vec::new());
                    draws += usize::from(action == Action::Draw && one.pile().next() != other.pile().next());
                    one.play(action, &mut events).unwrap();
                    other.play(action, &mut others).unwrap();
                    let seen =
                        |events: &[Event]| events.iter().map(|event| event.seen_by(seat)).collect::<Vec<_>>();
                    let (events, others) = (seen(&events), seen(&others));
                    assert_eq!(events, others, "{action:?} {deal:?}");
                    let (view, views) = (one.view(seat), other.view(seat));
                    all_seen.push(Past {
                        view: rules::View::Rows(view.clone()),
                        events: events.iter().copied().map(rules::Event::Rows).collect(),
                    });
                    for narrator in &narrators {
                        let past = |view: &View, events: &[Event]| {
                            narration::others(narrator, &[(view, events.to_vec())])
                        };
                        assert_eq!(past(&view, &events), past(&views, &others));
                        assert_eq!(
                            narration::own(narrator, &view, &events),
                            narration::own(narrator, &views, &others)
                        );
                    }
                    steps += 1;
                }
            }
        }
    }
    assert!(worlds > 100 && steps > 500 && draws > 50, "{worlds} worlds, {steps} steps, {draws} draws");
    assert!(tried > 100, "{tried} moves tried");
}

/// The same deal of nimm to all that `seat` knows.
fn another_nimm(deal: &nimm::Deal, round: &nimm::Round, seat: Seat, rng: &mut SmallRng) -> nimm::Round {
    let mut setup = nimm::Setup::of(round);
    let mut hidden = setup.stock.clone();
    let others = |at: usize| at != seat.index();
    for (_, hand) in setup.hands.iter().enumerate().filter(|(at, _)| others(*at)) {
        hidden.extend(hand);
    }
    hidden.shuffle(rng);
    let mut hidden = hidden.into_iter();
    for (_, hand) in setup.hands.iter_mut().enumerate().filter(|(at, _)| others(*at)) {
        hand.iter_mut().zip(hidden.by_ref()).for_each(|(card, other)| *card = other);
    }
    setup.stock.iter_mut().zip(hidden).for_each(|(card, other)| *card = other);
    nimm::Round::from_setup(deal, &setup).unwrap()
}

#[test]
fn nothing_told_of_nimm_depends_on_a_hidden_card() {
    let locales: Vec<Locale> = LANGUAGES.iter().map(Locale::load).collect();
    let names: Vec<String> = ["Ann", "Ben", "Cem", "Dee", "Eva", "Fay", "Gil"].map(str::to_owned).to_vec();
    let mut rng = SmallRng::seed_from_u64(5);
    let mut takes = 0;
    for _ in 0..60 {
        let seats = rng.random_range(2..=7);
        let deal = nimm::Deal::new(seats).unwrap();
        let seat = Seat::new(0).unwrap();
        let one = nimm::Round::deal(&deal, &mut rng);
        let other = another_nimm(&deal, &one, seat, &mut rng);
        let locale = locales.choose(&mut rng).unwrap();
        let verbosity = *Verbosity::ALL.choose(&mut rng).unwrap();
        let narrator = Narrator { locale, names: &names[..seats], verbosity, listener: Some(seat) };
        let asked = |round: &nimm::Round| {
            asked(&narrator, &rules::View::Nimm(round.view(seat)), Game::Nimm, seats, &[])
        };
        assert_eq!(asked(&one), asked(&other));
        if one.to_act() == seat {
            for action in one.legal_actions() {
                let what_if = |round: &nimm::Round| {
                    what_if(&narrator, round, seat, action, rules::View::Nimm, rules::Action::Nimm)
                };
                assert_eq!(what_if(&one), what_if(&other), "{action:?}");
                takes += usize::from(matches!(action, nimm::Action::Take { .. }));
            }
        }
    }
    assert!(takes > 10, "{takes} piles taken");
}

/// A turn of a person at the shared keyboard: what is typed, and who holds what at its beginning.
struct Turn {
    seat: Seat,
    typed: Vec<String>,
    hand: PlaceSet,
    /// The hand of the other.
    hidden: PlaceSet,
}

const PEOPLE: [&str; 2] = ["Ann", "Ben"];

/// What each types that means nothing.
const UNKNOWN: [&str; 2] = ["zzza", "zzzb"];

/// Turns of two people who ask a lot, lay what they can half the time, and draw otherwise.
fn turns(locale: &Locale, game: &mut Match, count: usize, rng: &mut SmallRng) -> Vec<Turn> {
    let ask = |id: &str| word(locale, id);
    let mut turns = Vec::new();
    while turns.len() < count && game.is_round_running() {
        let seat = round_of(game).to_act();
        let other = seat.next(2);
        // Somebody types before the other has gone; only Enter goes on.
        let mut typed_lines = vec![ask("hand"), String::new()];
        let questions =
            ["hand", "repeat", "last", "since", "can", "board", "score", "pile", "bonus", "joker"];
        typed_lines.extend(questions.map(ask));
        typed_lines.extend([
            format!("{} 50", ask("history")),
            UNKNOWN[seat.index()].to_owned(),
            ask("repeat"),
        ]);
        let hand = round_of(game).hand(seat).numbers;
        let hidden = round_of(game).hand(other).numbers;
        let mut act = |game: &mut Match, action: Action| {
            typed_lines.push(typed(locale, action));
            game.play(rules::Action::Rows(action), &mut ()).unwrap();
        };
        let fitting = round_of(game).legal().lay.iter().next().filter(|_| rng.random_ratio(2, 3));
        match fitting {
            Some(place) => {
                act(game, lay(place));
                act(game, Action::End);
            }
            None => act(game, Action::Draw),
        }
        turns.push(Turn { seat, typed: typed_lines, hand, hidden });
    }
    turns
}

/// The lines printed while each person sat there, from its call to the next.
fn segments(locale: &Locale, printed: &[String]) -> Vec<(Seat, Vec<String>)> {
    let calls = PEOPLE.map(|name| locale.format("alone", &args!("name" => name)));
    let mut segments: Vec<(Seat, Vec<String>)> = Vec::new();
    for line in printed {
        let called = calls.iter().position(|call| call == line).and_then(Seat::new);
        match (called, segments.last_mut()) {
            (Some(seat), Some((last, lines))) if *last == seat => lines.push(line.clone()),
            (Some(seat), _) => segments.push((seat, vec![line.clone()])),
            (None, Some((_, lines))) => lines.push(line.clone()),
            (None, None) => {}
        }
    }
    segments
}

/// The lines that answer what was typed, `None` for all that was not typed by this text.
fn answers_to<'a>(lines: &'a [String], typed: &str) -> Vec<&'a String> {
    let mut mine = false;
    let mut answers = Vec::new();
    for line in lines {
        match line.strip_prefix("> ") {
            Some(echo) => mine = echo == typed,
            None if mine => answers.push(line),
            None => {}
        }
    }
    answers
}

#[test]
fn at_a_shared_keyboard_nobody_hears_what_another_was_told() {
    for (language, verbosity) in LANGUAGES.iter().zip(["normal", "full", "brief"]) {
        let locale = Locale::load(language);
        let options = ["--me", "Ann", "--me", "Ben", "--seed", "5", "--echo", "--rounds", "1"];
        let arguments = [&["--lang", language.code(), "--verbosity", verbosity], options.as_slice()].concat();
        let mut rng = SmallRng::seed_from_u64(4);
        let mut game = dealt(&arguments);
        let turns = turns(&locale, &mut game, 12, &mut rng);
        let script: Vec<String> = turns.iter().flat_map(|turn| turn.typed.clone()).collect();
        let printed = Program::new().run(&arguments, &script);
        let segments = segments(&locale, &printed);
        assert!(segments.len() >= turns.len() && turns.len() == 12, "{language}: {}", segments.len());
        let mut private: [Vec<String>; 2] = [Vec::new(), Vec::new()];
        for (turn, (seat, lines)) in turns.iter().zip(&segments) {
            assert_eq!(turn.seat, *seat);
            let other = seat.next(2);
            // The call, a line that is not Enter, the call again, Enter: nothing else is told until then.
            let call = locale.format("alone", &args!("name" => PEOPLE[seat.index()]));
            let hand = format!("> {}", word(&locale, "hand"));
            assert_eq!(lines[..4], [call.clone(), hand, call, "> ".to_owned()], "{language}");
            for line in lines.iter().filter(|line| !line.starts_with("> ")) {
                for place in cards_in(&locale, line) {
                    assert!(!turn.hidden.contains(place), "{language}: {place:?} is hidden: {line}");
                }
                let theirs = &private[other.index()];
                assert!(!theirs.contains(line), "{language}: {line:?} was told to the other");
            }
            // The hand is told, so that the test can see cards at all.
            let told = answers_to(&lines[4..], &word(&locale, "hand"));
            let cards: PlaceSet = told.iter().flat_map(|line| cards_in(&locale, line)).collect();
            assert_eq!(cards, turn.hand, "{language}");
            let action = turn.typed.last().unwrap();
            for typed in [&word(&locale, "hand"), UNKNOWN[seat.index()], action] {
                private[seat.index()].extend(answers_to(&lines[4..], typed).into_iter().cloned());
            }
        }
    }
}
