//! What holds of whole sessions, whatever is played: leaving and coming back changes nothing, and what is said can be done.

use crate::session::{Program, cards_in, dealt, lay, replayed, round_of, typed, word};
use elevens::cards::{PlaceSet, Seat};
use elevens::locale::{LANGUAGES, Locale, args};
use elevens::rules::rows::Action;
use elevens::rules::{self, Match, Position};
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

/// The most lines that one game is played for in separate starts.
const MOST_STARTS: usize = 60;

/// What one line brings about.
struct Step {
    /// Who types it.
    seat: Seat,
    typed: String,
}

/// Lines that play a game at random, with questions, moves taken back and moves refused among them.
fn steps(locale: &Locale, mut game: Match, rng: &mut SmallRng) -> (Vec<Step>, Match) {
    let mut steps = Vec::new();
    while steps.len() < MOST_STARTS && game.is_round_running() {
        let seat = round_of(&game).to_act();
        let legal = round_of(&game).legal_actions();
        let typed = match rng.random_range(0..10) {
            0 => word(locale, ["hand", "board", "score", "last"].choose(rng).unwrap()),
            1 => {
                let _ = game.undo();
                word(locale, "undo")
            }
            2 => {
                // Most cards do not fit; nothing of the command is carried out then.
                let cards: Vec<_> = round_of(&game).hand(seat).numbers.iter().collect();
                let two: Vec<_> = cards.sample(rng, 2).copied().collect();
                let mut tried = game.clone();
                let mut play = |place| tried.play(rules::Action::Rows(lay(place)), &mut ()).is_ok();
                let done = two.iter().all(|place| play(*place));
                let turn_over = done && tried.round().map(Position::to_act) != Some(seat);
                if done && !turn_over && tried.is_round_running() {
                    game = tried;
                }
                if turn_over {
                    continue;
                }
                two.iter().map(|place| typed(locale, lay(*place))).collect::<Vec<_>>().join(", ")
            }
            _ => {
                // Laying comes before drawing, so that the game moves on.
                let lays: Vec<Action> = legal
                    .iter()
                    .copied()
                    .filter(|action| !matches!(action, Action::Draw | Action::End))
                    .collect();
                let among = if lays.is_empty() || rng.random_ratio(1, 3) { &legal } else { &lays };
                let action = *among.choose(rng).unwrap();
                game.play(rules::Action::Rows(action), &mut ()).unwrap();
                typed(locale, action)
            }
        };
        steps.push(Step { seat, typed });
    }
    (steps, game)
}

/// What is asked at the end of both ways to play.
fn questions(locale: &Locale) -> Vec<String> {
    let full = word(locale, "full");
    let asked = ["hand", "board", "can", "score", "players", "bonus", "bridge", "turn"];
    let mut questions: Vec<String> = asked.iter().map(|id| format!("{} {full}", word(locale, id))).collect();
    questions.extend(["pile", "joker", "since"].map(|id| word(locale, id)));
    questions
}

/// What was told from the echo of the first question on.
fn behind(printed: &[String], question: &str) -> Vec<String> {
    let echo = format!("> {question}");
    let from = printed.iter().rposition(|line| *line == echo).unwrap_or_else(|| panic!("{printed:#?}"));
    printed[from..].to_vec()
}

#[test]
fn leaving_and_coming_back_after_every_line_changes_nothing() {
    let games = [("elevens", "7"), ("classic", "8"), ("elevens", "9")];
    for (language, (game, seed)) in LANGUAGES.iter().zip(games) {
        let locale = Locale::load(language);
        let arguments = [
            "--lang",
            language.code(),
            "--game",
            game,
            "--me",
            "Ann",
            "--me",
            "Ben",
            "--seed",
            seed,
            "--rounds",
            "1",
            "--forced",
            "typed",
            "--echo",
        ];
        let mut rng = SmallRng::seed_from_u64(seed.parse().unwrap());
        let (steps, end) = steps(&locale, dealt(&arguments), &mut rng);
        assert!(
            end.is_round_running() && steps.len() == MOST_STARTS,
            "the round is too short to be asked of"
        );

        // In one go: Enter at each change of hands.
        let mut script = Vec::new();
        let mut at_keyboard = None;
        let next = end.round().map(Position::to_act).unwrap();
        for step in &steps {
            if at_keyboard.replace(step.seat) != Some(step.seat) {
                script.push(String::new());
            }
            script.push(step.typed.clone());
        }
        if at_keyboard != Some(next) {
            script.push(String::new());
        }
        script.extend(questions(&locale));
        let whole = Program::new();
        let printed = whole.run(&arguments, &script);

        // In as many starts as there are lines.
        let parts = Program::new();
        parts.run(&arguments, &[]);
        let resume = ["--lang", language.code(), "--resume", "--forced", "typed", "--echo"];
        for step in &steps {
            let lines = [String::new(), step.typed.clone(), word(&locale, "quit")];
            parts.run(&resume, &lines);
        }
        let mut last = vec![String::new()];
        last.extend(questions(&locale));
        let resumed = parts.run(&resume, &last);

        assert_eq!(parts.record(), whole.record(), "{language}");
        assert_eq!(replayed(&whole.record()).round(), end.round(), "{language}");
        let first = &questions(&locale)[0];
        assert_eq!(behind(&resumed, first), behind(&printed, first), "{language}");
    }
}

/// A position at which a player asks what can be laid, tries what can't, and then plays.
struct Asked {
    layable: PlaceSet,
    hand: PlaceSet,
    can: String,
}

/// The number cards that an answer to "can" lists as layable.
fn listed(locale: &Locale, answer: &str) -> PlaceSet {
    let model = locale.format("can-lay", &args!("cards" => "|"));
    let (before, after) = model.split_once('|').unwrap();
    let Some(rest) = answer.strip_prefix(before) else { return PlaceSet::EMPTY };
    // The sentence ends at its stop; what a bridge reaches comes behind it.
    let end = rest.find(&format!("{after} ")).unwrap_or(rest.len());
    cards_in(locale, &rest[..end]).into_iter().collect()
}

#[test]
fn what_can_lists_is_accepted_and_every_other_card_is_refused() {
    let games = ["elevens", "beginner", "junior", "classic", "extremes", "three-openings", "free-opening"];
    for language in &LANGUAGES {
        let locale = Locale::load(language);
        for (seed, id) in games.iter().enumerate() {
            let seed = (seed + 20).to_string();
            let arguments = [
                "--lang",
                language.code(),
                "--game",
                id,
                "--me",
                "Ann",
                "--me",
                "Ben",
                "--seed",
                &seed,
                "--rounds",
                "1",
                "--forced",
                "typed",
                "--echo",
            ];
            let mut rng = SmallRng::seed_from_u64(6);
            let mut game = dealt(&arguments);
            let can = word(&locale, "can");
            let (mut script, mut positions, mut expected) = (Vec::new(), Vec::new(), Vec::new());
            let mut at_keyboard = None;
            while positions.len() < 25 && game.is_round_running() {
                let round = round_of(&game).clone();
                let seat = round.to_act();
                if at_keyboard.replace(seat) != Some(seat) {
                    script.push(String::new());
                }
                let (hand, layable) = (round.hand(seat).numbers, round.legal().lay);
                script.push(can.clone());
                for place in hand {
                    script.push(format!("{can} {}", typed(&locale, lay(place))));
                    if !layable.contains(place) {
                        script.push(typed(&locale, lay(place)));
                    }
                }
                positions.push(Asked { layable, hand, can: can.clone() });
                let lays: Vec<_> = layable.iter().collect();
                let action = match lays.choose(&mut rng) {
                    Some(place) if rng.random_ratio(4, 5) => lay(*place),
                    Some(_) | None => *round.legal_actions().choose(&mut rng).unwrap(),
                };
                script.push(typed(&locale, action));
                expected.push(action.to_string());
                game.play(rules::Action::Rows(action), &mut ()).unwrap();
            }
            let program = Program::new();
            let printed = program.run(&arguments, &script);
            let record = program.record();
            let done: Vec<String> = record
                .lines()
                .filter_map(|line| {
                    line.split_once("\"do\":\"").map(|(_, code)| code.trim_end_matches("\"}").to_owned())
                })
                .collect();
            assert_eq!(done, expected, "{language} {id}");
            assert_answers(&locale, &printed, &positions, id);
        }
    }
}

/// Holds the answers against what the rules say.
fn assert_answers(locale: &Locale, printed: &[String], positions: &[Asked], id: &str) {
    let mut answers = printed.windows(2).filter(|pair| pair[0].starts_with("> "));
    let mut answer_to = |typed: &str| {
        let echo = format!("> {typed}");
        let pair = answers.find(|pair| pair[0] == echo);
        pair.map(|pair| pair[1].clone()).unwrap_or_else(|| panic!("{id}: {typed:?} was not heard"))
    };
    let mut layable = 0;
    for position in positions {
        let answer = answer_to(&position.can);
        let told = listed(locale, &answer);
        assert!(position.layable.iter().all(|place| told.contains(place)), "{id}: {answer}");
        // What else is listed lies behind a card that fits, in the same row.
        for place in told.iter().filter(|place| !position.layable.contains(*place)) {
            let beside = |other: elevens::cards::Place| {
                other.colour() == place.colour() && other.number().abs_diff(place.number()) == 1
            };
            assert!(position.hand.contains(place) && told.iter().any(beside), "{id}: {answer}");
        }
        for place in position.hand {
            let card = typed(locale, lay(place));
            let answer = answer_to(&format!("{} {card}", position.can));
            let yes = locale.format("can-yes", &args!("card" => card));
            assert_eq!(answer == yes, position.layable.contains(place), "{id}: {answer}");
        }
        layable += position.layable.len();
    }
    assert!(layable > 0, "{id}: nothing could be laid");
}
