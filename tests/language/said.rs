//! What choices are listed with is understood as the same.

use crate::lists::{SpokenLanguage, spoken_languages};
use elevens::cards::Colour;
use elevens::language::Understood;
use elevens::locale::{LANGUAGES, Locale};
use elevens::meaning::{
    Ask, Channel, Command, Depth, Duty, Evenings, Level, Move, Person, Question, RoutineMove, RulesPart,
    Section, Sort, Spot, Step, Switch, Telling, Term, Topic, Tune, Verbosity,
};
use elevens::rules::Game;
use elevens::rules::rows::Piece;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

fn ask(question: Question) -> Command {
    Command::Ask(Ask { question, depth: Depth::Short })
}

fn in_full(question: Question) -> Command {
    Command::Ask(Ask { question, depth: Depth::Full })
}

fn spot(colour: Colour, number: u8) -> Spot {
    Spot { colour: Some(colour), number }
}

/// Moves of every sort, as a player could say them: a number without a colour only where none was said before.
fn any_moves(rng: &mut SmallRng) -> Vec<Move> {
    let mut coloured = false;
    let count = rng.random_range(1..=4);
    let mut any = |rng: &mut SmallRng| {
        let has_colour = coloured || rng.random_ratio(4, 5);
        let spot = Spot {
            colour: has_colour.then(|| *Colour::ALL.choose(rng).unwrap()),
            number: rng.random_range(1..=21),
        };
        let piece = if rng.random_ratio(1, 3) { Piece::Joker } else { Piece::Number };
        let from = rng.random_ratio(1, 2).then(|| *Colour::ALL.choose(rng).unwrap());
        // No bridge leads from a row to itself.
        let from = from.filter(|from| Some(*from) != spot.colour);
        let one = match rng.random_range(0..6) {
            0..3 => Move::Lay { spot, piece },
            3 => Move::Bridge { from, spot, piece },
            4 => Move::Swap(spot),
            _ => Move::Discard,
        };
        coloured |= match one {
            Move::Discard | Move::Stack { .. } | Move::Take { .. } | Move::End | Move::Wait => false,
            Move::Lay { .. } | Move::Bridge { .. } | Move::Swap(_) => has_colour,
        };
        one
    };
    let mut moves: Vec<Move> = Vec::new();
    for one in (0..count).map(|_| any(rng)) {
        // An order that is said twice is done once.
        if !moves.contains(&one) {
            moves.push(one);
        }
    }
    if moves.len() == 3 {
        moves.push(Move::End);
    }
    moves
}

/// Moves of nimm, as a player could say them.
fn any_moves_of_nimm(rng: &mut SmallRng) -> Vec<Move> {
    let card = |rng: &mut SmallRng| rng.random_range(1..=100);
    let lay = |number| Move::Lay { spot: Spot { colour: None, number }, piece: Piece::Number };
    let count = rng.random_range(1..=4);
    match rng.random_range(0..5) {
        0 => vec![Move::Take { top: None, from: None }],
        1 => vec![Move::Take { top: Some(card(rng)), from: None }],
        2 => vec![Move::Take { top: Some(card(rng)), from: Some(Person::Number(count)) }],
        3 => (0..count).map(|_| lay(card(rng))).collect(),
        _ => (0..count).map(|_| Move::Stack { card: card(rng), on: card(rng) }).collect(),
    }
}

/// Every command that is not a move, and every question.
fn all_commands() -> Vec<Command> {
    let mut questions = vec![
        Question::Hand(None),
        Question::Board,
        Question::Can,
        Question::Score,
        Question::Players,
        Question::Pile,
        Question::Piles,
        Question::Buffalos,
        Question::CanOn(46),
        Question::Open,
        Question::Missing(None),
        Question::Where(Spot { colour: None, number: 8 }),
        Question::Bridges,
        Question::Jokers,
        Question::Bonus,
        Question::Turn,
        Question::Last,
        Question::Since,
        Question::History(1),
        Question::History(10),
        Question::Value,
        Question::Round,
        Question::Left,
        Question::CanDraw,
        Question::CanEnd,
        Question::Next,
        Question::JokerPlaces,
        Question::Did(Person::Number(2)),
        Question::CardsOf(Person::Number(3)),
        Question::Drawn,
        Question::Must(Duty::Lay),
        Question::Count(None),
        Question::Count(Some(Colour::Red)),
        Question::Must(Duty::Draw),
        Question::Must(Duty::End),
        Question::Unseen,
        Question::Cows,
        Question::Why,
        Question::Aim,
        Question::Now,
    ];
    questions.extend(Term::ALL.map(Question::Term));
    for colour in Colour::ALL {
        questions.extend([Question::Hand(Some(colour)), Question::Row(colour), Question::CanColour(colour)]);
        questions.extend([Question::Missing(Some(colour)), Question::Where(spot(colour, 8))]);
        questions.extend([Question::Neighbours(colour), Question::Who(spot(colour, 8))]);
    }
    let mut commands = vec![
        Command::Evenings(Evenings::All(Depth::Short)),
        Command::Evenings(Evenings::All(Depth::Full)),
        Command::Evenings(Evenings::Won),
        Command::Evenings(Evenings::Against(Person::Number(2))),
        Command::Evenings(Evenings::Streak),
        Command::Evenings(Evenings::Best),
        Command::Evenings(Evenings::Longest),
        Command::Evenings(Evenings::Left),
        Command::Evenings(Evenings::Today),
        Command::Review(Depth::Short),
        Command::Review(Depth::Full),
        Command::Draw,
        Command::End,
        Command::Undo,
        Command::Help(None),
        Command::Rules(RulesPart::ThisGame),
        Command::Hint,
        Command::Repeat(None),
        Command::Repeat(Some(3)),
        Command::Step(Step::Back),
        Command::Step(Step::Forward),
        Command::Stop,
        Command::Wait,
        Command::Keys,
        Command::Yes,
        Command::No,
        Command::Cancel,
        Command::Choose(2),
        Command::Voice(None),
        Command::Voice(Some(3)),
        Command::Speech(None),
        Command::Speech(Some(Switch::On)),
        Command::Speech(Some(Switch::Off)),
        Command::Save,
        Command::Quit,
        Command::ReadOn,
        Command::More,
        Command::Menu,
        Command::NewGame,
        Command::Resign,
        Command::Language(None),
        Command::Verbosity(None),
        Command::Pause(None),
        Command::Pause(Some(Switch::On)),
        Command::Pause(Some(Switch::Off)),
    ];
    commands.extend(questions.iter().cloned().map(ask));
    // Of the past there is no more than all of it.
    let past = |question: &Question| {
        matches!(
            question,
            Question::Last | Question::Since | Question::History(_) | Question::Why | Question::Now
        )
    };
    commands.extend(questions.into_iter().filter(|question| !past(question)).map(in_full));
    let levels = Verbosity::ALL.map(Level::To);
    let sorts = [Some(Sort::Events), Some(Sort::Answers), Some(Sort::Chatter)];
    for channel in [None, Some(Channel::Print), Some(Channel::Speech)] {
        let telling = |sort, level| Command::Verbosity(Some(Telling { sort, level, channel }));
        commands.extend(levels.map(|level| telling(None, level)));
        for sort in sorts {
            commands
                .extend(levels.into_iter().chain([Level::Off, Level::On]).map(|level| telling(sort, level)));
        }
    }
    let tunes = [Tune::Faster, Tune::Slower, Tune::Louder, Tune::Softer, Tune::Higher, Tune::Lower];
    commands.extend(tunes.map(Command::Tune));
    commands.extend(RoutineMove::ALL.map(|routine| Command::Automate(routine, None)));
    commands.extend(RoutineMove::all_modes().map(|(routine, mode)| Command::Automate(routine, Some(mode))));
    commands.extend(Section::ALL.map(|section| Command::Rules(RulesPart::Section(section))));
    commands.extend(Game::ALL.map(|game| Command::Rules(RulesPart::Game(game))));
    commands.extend(LANGUAGES.iter().map(|language| Command::Language(Some(language.code().to_owned()))));
    commands.extend(Topic::ALL.map(|topic| Command::Help(Some(topic))));
    commands
}

fn assert_said_is_understood(
    spoken: &SpokenLanguage,
    locale: &Locale,
    command: &Command,
    wrong: &mut Vec<String>,
) {
    for said in [command.said(locale), command.proposed(locale)] {
        let understood = spoken.understand(&said);
        let understood = if command.answers() { understood } else { understood.unasked() };
        if understood != Understood::Commands(vec![command.clone()]) {
            wrong.push(format!("{}: {said:?} of {command} is {understood:?}", spoken.language));
        }
    }
}

#[test]
fn what_choices_are_listed_with_is_understood_as_the_same() {
    let mut rng = SmallRng::seed_from_u64(1);
    let mut wrong = Vec::new();
    for spoken in spoken_languages() {
        let locale = Locale::load(spoken.language);
        for command in all_commands() {
            assert_said_is_understood(&spoken, &locale, &command, &mut wrong);
        }
        for round in 0..1_000 {
            let moves = if round % 4 == 0 { any_moves_of_nimm(&mut rng) } else { any_moves(&mut rng) };
            let takes = moves.iter().any(|one| matches!(one, Move::Take { .. } | Move::End | Move::Wait));
            assert_said_is_understood(&spoken, &locale, &Command::Play(moves.clone()), &mut wrong);
            // Whether a pile can be taken is never asked: any can. Nor is whether a turn can end behind a lay.
            if !takes {
                assert_said_is_understood(
                    &spoken,
                    &locale,
                    &ask(Question::CanMoves(moves.clone())),
                    &mut wrong,
                );
                assert_said_is_understood(&spoken, &locale, &ask(Question::MustMoves(moves)), &mut wrong);
            }
        }
    }
    // One of each sort shows what is wrong.
    let sort = |fault: &String| {
        let bare: String = fault.chars().filter(|letter| !letter.is_ascii_digit()).collect();
        bare.replace("yellow", "red")
            .replace("green", "red")
            .replace("blue", "red")
            .chars()
            .take(30)
            .collect::<String>()
    };
    let mut sorts = std::collections::BTreeSet::new();
    let some: Vec<&String> = wrong.iter().filter(|fault| sorts.insert(sort(fault))).take(150).collect();
    assert!(wrong.is_empty(), "{} in all: {some:#?}", wrong.len());
}
