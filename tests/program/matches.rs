//! A match with all its listeners, without a keyboard, a connection, a disk or a clock.

use elevens::cards::Seat;
use elevens::locale::LANGUAGES;
use elevens::meaning::{Automation, Command, MoveMode};
use elevens::players::{PlayerKind, Strength, choose};
use elevens::record::Line;
use elevens::rules::rows::Variant;
use elevens::rules::{Action, Game, Match, Plan, View, nimm, rows};
use elevens::session::{
    Agreement, Begin, ComputerTurn, Effect, Input, InputSource, ListenerId, LocalSession, MatchEffect,
    MatchEnding, MatchSession, MatchTable, Preferences, Thinking, command_of,
};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use std::time::Duration;

const ANN: Seat = Seat::new(0).unwrap();
const BEN: Seat = Seat::new(1).unwrap();

fn table(people: usize, computers: &[Strength]) -> MatchTable {
    let seats = people + computers.len();
    let game = Match::new(Plan::new(Game::Rows(Variant::Beginner), seats)).unwrap();
    let names = ["Ann", "Ben", "Cem", "Dee"].into_iter().take(seats).map(str::to_owned).collect();
    let people = std::iter::repeat_n(PlayerKind::Person, people);
    let players = people.chain(computers.iter().copied().map(PlayerKind::Computer)).collect();
    MatchTable::new(game, names, players, ChaCha8Rng::seed_from_u64(5))
}

fn preferences() -> Preferences {
    Preferences::new(&LANGUAGES[0])
}

const fn at(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn typed(line: &str) -> Input {
    Input::Line(line.to_owned(), InputSource::Typed)
}

/// A match, and all that came of it.
struct Run {
    session: MatchSession,
    now: Duration,
    saved: Vec<String>,
    told: Vec<(ListenerId, String)>,
    /// Who was called to the keyboard, and who is there: `None` while it is cleared.
    sits: Vec<Option<Seat>>,
    thinking: Option<Thinking>,
    ending: Option<MatchEnding>,
}

impl Run {
    fn new(session: MatchSession) -> Run {
        let (saved, told, sits) = (Vec::new(), Vec::new(), Vec::new());
        Run { session, now: Duration::ZERO, saved, told, sits, thinking: None, ending: None }
    }

    fn keep(&mut self, lines: &[Line]) {
        self.saved.extend(lines.iter().map(Line::to_json));
    }

    fn take(&mut self, effects: Vec<MatchEffect>) {
        for effect in effects {
            match effect {
                MatchEffect::Save(lines) => self.keep(&lines),
                MatchEffect::Tell(listener, effects) => {
                    for effect in effects {
                        match effect {
                            Effect::Save(lines) => self.keep(&lines),
                            Effect::Say(said) => {
                                let lines = said.print.into_iter().map(|said| (listener, said.text));
                                self.told.extend(lines);
                            }
                            Effect::Recite(lines) => {
                                self.told.extend(lines.into_iter().map(|line| (listener, line)));
                            }
                            Effect::Change(_) | Effect::Request(_) | Effect::Silence | Effect::Leave(_) => {}
                        }
                    }
                }
                MatchEffect::Think(thinking) => self.thinking = Some(*thinking),
                MatchEffect::Clear => self.sits.push(None),
                MatchEffect::Sit(seat) => self.sits.push(Some(seat)),
                MatchEffect::Over(ending) => self.ending = Some(ending),
            }
        }
    }

    /// Goes on as far as it does by itself.
    fn settle(&mut self) {
        loop {
            let effects = MatchSession::advance(&mut self.session, self.now);
            if effects.is_empty() {
                return;
            }
            self.take(effects);
        }
    }

    fn say(&mut self, seat: Seat, line: &str) {
        let effects = self.session.hear_from(ListenerId::Seat(seat), typed(line), self.now);
        self.take(effects);
        self.settle();
    }

    fn thought(&mut self, turn: ComputerTurn) {
        let effects = MatchSession::thought(&mut self.session, turn);
        self.take(effects);
        self.settle();
    }

    fn pass(&mut self, now: Duration) {
        self.now = now;
        let effects = MatchSession::pass(&mut self.session, now);
        self.take(effects);
        self.settle();
    }

    /// What was told since this was asked last.
    fn told(&mut self) -> Vec<(ListenerId, String)> {
        std::mem::take(&mut self.told)
    }

    fn told_to(&mut self, seat: Seat) -> Vec<String> {
        let told = self.told().into_iter().filter(|(listener, _)| *listener == ListenerId::Seat(seat));
        told.map(|(_, line)| line).collect()
    }

    fn to_act(&self) -> Seat {
        self.session.table().to_act().unwrap()
    }

    /// Plays a turn by a computer's choice, said as its player says it.
    fn play_turn(&mut self) {
        let (seat, locale) = (self.to_act(), preferences());
        while self.session.ending().is_none() && self.session.table().to_act() == Some(seat) {
            let view = self.session.table().view(seat).unwrap();
            let mut rng = ChaCha8Rng::seed_from_u64(1);
            let action = elevens::players::Player::new(Strength::Easy).choose(&view, &mut rng).unwrap();
            let said = elevens::session::command_of(action).said(locale.locale());
            self.say(seat, &said);
            self.arrive();
        }
    }

    /// Whoever is called to the keyboard says that it is alone.
    fn arrive(&mut self) {
        if self.sits.last() == Some(&None) {
            let called = LocalSession::conversation(&self.session).and_then(|talk| talk.seat()).unwrap();
            self.say(called, "");
        }
    }
}

fn at_keyboard(people: usize, computers: &[Strength]) -> Run {
    let table = table(people, computers);
    let mut run = Run::new(MatchSession::at_keyboard(table, &preferences(), Begin::New, at(1)));
    run.settle();
    run
}

/// Everybody comes over a connection, and is there.
fn over_connections(people: usize, computers: &[Strength], agreement: Agreement) -> Run {
    let mut session = MatchSession::over_connections(table(people, computers), agreement, Duration::ZERO);
    Seat::all(people).for_each(|seat| session.sit(seat, &preferences()));
    session.begin();
    let mut run = Run::new(session);
    run.settle();
    run
}

#[test]
fn a_match_is_played_to_its_end_and_saved_at_a_keyboard_and_over_connections_alike() {
    let mut near = at_keyboard(2, &[Strength::Easy]);
    let mut far = over_connections(2, &[Strength::Easy], Agreement::default());
    for run in [&mut near, &mut far] {
        run.arrive();
        for _ in 0..10_000 {
            match run.thinking.take() {
                Some(thinking) => run.thought(thinking.play()),
                None if run.ending.is_some() => break,
                None => run.play_turn(),
            }
            run.arrive();
        }
        assert_eq!(run.ending, Some(MatchEnding::Played));
    }
    assert_eq!(near.saved, far.saved, "the same match, line for line");
    assert!(near.saved.last().is_some_and(|line| line.contains("totals")), "{:?}", near.saved.last());
}

#[test]
fn at_a_shared_keyboard_nothing_is_told_between_the_call_and_who_answers_it() {
    let mut run = at_keyboard(2, &[]);
    for _ in 0..6 {
        let called = run.to_act();
        assert_eq!(run.sits.last(), Some(&None), "nothing is left of whoever sat there");
        let told = run.told();
        assert!(told.last().is_some_and(|(listener, _)| *listener == ListenerId::Seat(called)));
        run.say(called, Command::Hint.said(preferences().locale()).as_str());
        let again = run.told();
        assert_eq!(again.len(), 1, "it is called once more, and told nothing else: {again:?}");
        assert_eq!(again.last(), told.last());
        run.arrive();
        assert_eq!(run.sits.last(), Some(&Some(called)));
        assert!(run.told().iter().all(|(listener, _)| *listener == ListenerId::Seat(called)));
        let seat = run.to_act();
        while run.to_act() == seat && run.sits.last() != Some(&None) {
            let view = run.session.table().view(seat).unwrap();
            let action = view.legal_actions().into_iter().next_back().unwrap();
            let said = elevens::session::command_of(action).said(preferences().locale());
            run.say(seat, &said);
        }
    }
}

#[test]
fn a_turn_that_is_not_waited_for_any_more_is_dropped() {
    let mut run = at_keyboard(1, &[Strength::Easy]);
    while run.thinking.is_none() {
        run.play_turn();
    }
    let (first, again) = (run.thinking.take().unwrap(), LocalSession::thinking(&run.session).unwrap());
    let saved = run.saved.len();
    run.thought(again.play());
    assert!(run.saved.len() > saved, "the turn was played");
    let (saved, told) = (run.saved.len(), run.told.len());
    run.thought(first.play());
    assert_eq!((run.saved.len(), run.told.len()), (saved, told), "the same turn once more is not");
    // Of another match, too.
    let mut other = at_keyboard(1, &[Strength::Easy]);
    while other.thinking.is_none() {
        other.play_turn();
    }
    run.thought(other.thinking.take().unwrap().play());
    assert_eq!(run.saved.len(), saved);
}

#[test]
fn questions_are_answered_while_a_computer_thinks_and_giving_up_ends_the_match() {
    let mut run = at_keyboard(1, &[Strength::Easy]);
    while run.thinking.is_none() {
        run.play_turn();
    }
    let thinking = run.thinking.take().unwrap();
    run.told();
    let saved = run.saved.len();
    run.say(ANN, "score");
    run.say(ANN, "draw");
    assert_eq!(run.told().len(), 2, "an answer and a refusal");
    assert_eq!(run.saved.len(), saved);
    run.say(ANN, "resign");
    run.say(ANN, "yes");
    assert_eq!(run.ending, Some(MatchEnding::Resigned(ANN)));
    let saved = run.saved.len();
    run.thought(thinking.play());
    assert_eq!(run.saved.len(), saved, "what was thought of is no more");
}

#[test]
fn that_a_computer_thinks_is_told_once_and_only_at_a_keyboard() {
    let mut run = at_keyboard(1, &[Strength::Easy]);
    while run.thinking.is_none() {
        run.play_turn();
    }
    run.told();
    assert_eq!(LocalSession::deadline(&run.session), Some(at(1)));
    run.pass(Duration::from_millis(999));
    assert!(run.told().is_empty());
    run.pass(at(1));
    assert_eq!(run.told_to(ANN), ["Ben is thinking."]);
    assert_eq!(LocalSession::deadline(&run.session), None);
    run.pass(at(100));
    assert!(run.told().is_empty());
    let mut run = over_connections(1, &[Strength::Easy], Agreement::default());
    while run.thinking.is_none() {
        run.play_turn();
    }
    assert_eq!(MatchSession::deadline(&run.session), None);
}

#[test]
fn whoever_takes_long_is_reminded_and_the_others_hear_of_it() {
    let mut run = over_connections(2, &[], Agreement::default());
    let (slow, other) = if run.to_act() == ANN { (ANN, BEN) } else { (BEN, ANN) };
    run.told();
    let mut words = Vec::new();
    for second in 1..700 {
        assert!(MatchSession::deadline(&run.session).is_none_or(|deadline| deadline >= at(second)));
        run.pass(at(second));
        let told = run.told();
        let of = |seat: Seat| told.iter().filter(|(one, _)| *one == ListenerId::Seat(seat)).count();
        if !told.is_empty() {
            words.push((second, of(slow), of(other)));
        }
    }
    assert_eq!(words, [(60, 1, 0), (180, 1, 1), (600, 1, 1)]);
    run.say(slow, "hand");
    assert_eq!(MatchSession::deadline(&run.session), Some(run.now + at(60)));
}

#[test]
fn behind_an_agreed_time_a_computer_plays_the_turn() {
    let agreement = Agreement { limit: Some(at(120)), ..Agreement::default() };
    let mut run = over_connections(2, &[], agreement);
    let slow = run.to_act();
    run.told();
    run.pass(at(90));
    assert_eq!(run.told_to(slow), ["30 seconds left for your turn."]);
    run.pass(at(119));
    assert!(run.thinking.is_none());
    run.pass(at(120));
    assert_eq!(run.told_to(slow).len(), 1);
    // Whoever plays all the same before the computer has thought, has played.
    let thinking = run.thinking.take().unwrap();
    let saved = run.saved.len();
    run.say(slow, "draw");
    assert_eq!(run.saved.len(), saved + 1);
    let next = run.to_act();
    run.thought(thinking.play());
    assert_eq!((run.saved.len(), run.to_act()), (saved + 1, next));
}

#[test]
fn a_computer_stands_in_for_whoever_is_gone_for_long_and_nothing_goes_on_without_anybody() {
    let agreement = Agreement { stand_in: Some(at(30)), ..Agreement::default() };
    let mut run = over_connections(2, &[], agreement);
    let (gone, other) = if run.to_act() == ANN { (ANN, BEN) } else { (BEN, ANN) };
    run.told();
    let effects = run.session.leave(gone, run.now);
    run.take(effects);
    run.settle();
    assert_eq!(run.told().iter().map(|(one, _)| *one).collect::<Vec<_>>(), [ListenerId::Seat(other)]);
    assert_eq!(MatchSession::deadline(&run.session), Some(at(30)));
    run.pass(at(29));
    assert!(run.thinking.is_none() && run.told().is_empty());
    run.pass(at(30));
    assert!(run.told_to(other).iter().any(|line| line.contains("computer plays")));
    let thinking = run.thinking.take().unwrap();
    // Nobody is left: the turn is taken, and nothing more happens.
    let effects = run.session.leave(other, run.now);
    run.take(effects);
    run.thought(thinking.play());
    assert!(run.told().is_empty() && run.thinking.is_none());
    assert_eq!(MatchSession::deadline(&run.session), None);
    let effects = run.session.come_back(gone, &preferences());
    run.take(effects);
    run.settle();
    assert!(run.told_to(gone).contains(&"A computer played for you.".to_owned()));
}

#[test]
fn an_onlooker_hears_what_everybody_may_and_asks_the_match_nothing() {
    let mut run = over_connections(2, &[], Agreement::default());
    let onlooker = run.session.watch(&preferences());
    run.told();
    for _ in 0..20 {
        let (seat, before) = (run.to_act(), run.session.table().game().round_number());
        run.play_turn();
        let told = run.told();
        if run.session.table().game().round_number() == before {
            let drew = |line: &str| line.contains("You") || line.contains("drew ") && line.contains(':');
            let heard: Vec<&String> =
                told.iter().filter(|(one, _)| *one == onlooker).map(|(_, line)| line).collect();
            assert!(!heard.is_empty() && !heard.iter().any(|line| drew(line)), "{seat:?} {heard:?}");
        }
    }
    let effects = run.session.hear_from(onlooker, typed("draw"), run.now);
    assert!(effects.is_empty());
    run.session.stop_watching(onlooker);
    run.play_turn();
    assert!(run.told().iter().all(|(one, _)| *one != onlooker));
}

/// What somebody types at a table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Typist {
    /// What seems best, action by action.
    Free,
    /// The same, but the end of the turn behind each laying.
    EndsAtOnce,
}

/// A match of one person and a computer; gives back the lines of the record, and how many lines were typed.
fn played_alone(game: Game, automation: Automation, typist: Typist) -> (Vec<String>, usize) {
    let matched = Match::new(Plan::new(game, 2)).unwrap();
    let players = vec![PlayerKind::Person, PlayerKind::Computer(Strength::Medium)];
    let names = ["Ann", "Ben"].map(str::to_owned).to_vec();
    let table = MatchTable::new(matched, names, players, ChaCha8Rng::seed_from_u64(7));
    let mut preferences = preferences();
    preferences.automation = automation;
    let session = MatchSession::at_keyboard(table, &preferences, Begin::New, at(1));
    let (mut run, mut typed, mut has_laid) = (Run::new(session), 0, false);
    run.settle();
    while run.ending.is_none() {
        if let Some(thinking) = run.thinking.take() {
            run.thought(thinking.play());
            has_laid = false;
            continue;
        }
        let view = run.session.table().view(ANN).unwrap();
        let forced = automation.forced;
        assert!(forced != MoveMode::Automatic || view.forced().is_none(), "{game}: {:?}", view.forced());
        let end = if matches!(game, Game::Nimm) {
            Action::Nimm(nimm::Action::End)
        } else {
            Action::Rows(rows::Action::End)
        };
        let ends = has_laid && !view.is_untouched() && view.allows(end);
        assert!(!ends || automation.turn_end == MoveMode::Typed, "{game}");
        let mut rng = ChaCha8Rng::seed_from_u64(run.saved.len() as u64);
        let chosen = choose(Strength::Easy, &view, &mut rng).unwrap();
        let action = if ends && typist == Typist::EndsAtOnce { end } else { chosen };
        has_laid = matches!(command_of(action), Command::Play(_));
        let before = run.saved.len();
        match view.forced() {
            Some(_) if forced == MoveMode::Told => run.say(ANN, ""),
            Some(_) | None => run.say(ANN, &command_of(action).said(preferences.locale())),
        }
        assert!(run.saved.len() > before, "{game}: {action:?}, {:?}", run.told.last());
        typed += 1;
    }
    (run.saved, typed)
}

/// Everything is typed.
const TYPED: Automation = Automation { forced: MoveMode::Typed, turn_end: MoveMode::Typed };

#[test]
fn forced_moves_are_recorded_as_if_they_were_typed() {
    let mut saved = 0;
    for game in Game::ALL {
        let with = |forced| played_alone(game, Automation { forced, ..TYPED }, Typist::Free);
        let (record, most) = with(MoveMode::Typed);
        let (told, as_many) = with(MoveMode::Told);
        let (automatic, fewer) = with(MoveMode::Automatic);
        println!("{game}: {most} lines typed, {fewer} where forced moves are made by themselves");
        assert_eq!(told, record, "{game}");
        assert_eq!(as_many, most, "{game}");
        assert_eq!(automatic, record, "{game}");
        saved += most - fewer;
    }
    assert!(saved > 100, "{saved} lines less");
}

#[test]
fn ends_of_turns_are_recorded_as_if_they_were_typed() {
    let mut saved = 0;
    for game in Game::ALL {
        for forced in [MoveMode::Typed, MoveMode::Automatic] {
            let typed = Automation { forced, ..TYPED };
            let (record, most) = played_alone(game, typed, Typist::EndsAtOnce);
            let automatic = Automation { turn_end: MoveMode::Automatic, ..typed };
            let (same, fewer) = played_alone(game, automatic, Typist::EndsAtOnce);
            println!("{game}: {most} lines typed, {fewer} where turns end by themselves");
            assert_eq!(same, record, "{game}");
            saved += most - fewer;
        }
    }
    assert!(saved > 100, "{saved} lines less");
}

#[test]
fn wait_holds_the_end_of_the_turn_until_it_is_typed() {
    let ways = [("wait", ""), ("", ", wait")];
    let mut held = [0; 2];
    for (way, seed) in (0..24).map(|run| (run % 2, run as u64 / 2)) {
        let (before, behind) = ways[way];
        let matched = Match::new(Plan::new(Game::Rows(Variant::Classic), 2)).unwrap();
        let players = vec![PlayerKind::Person, PlayerKind::Computer(Strength::Easy)];
        let names = ["Ann", "Ben"].map(str::to_owned).to_vec();
        let table = MatchTable::new(matched, names, players, ChaCha8Rng::seed_from_u64(seed));
        let mut preferences = preferences();
        preferences.automation.turn_end = MoveMode::Automatic;
        let mut run = Run::new(MatchSession::at_keyboard(table, &preferences, Begin::New, at(1)));
        run.settle();
        for _ in 0..30 {
            if let Some(thinking) = run.thinking.take() {
                run.thought(thinking.play());
                continue;
            }
            if run.ending.is_some() {
                break;
            }
            let view = run.session.table().view(ANN).unwrap();
            let mut rng = ChaCha8Rng::seed_from_u64(run.saved.len() as u64);
            let action = choose(Strength::Easy, &view, &mut rng).unwrap();
            let said = command_of(action).said(preferences.locale());
            if !matches!(command_of(action), Command::Play(_)) {
                run.say(ANN, &said);
                continue;
            }
            run.say(ANN, before);
            run.say(ANN, &format!("{said}{behind}"));
            let Some(after) = run.session.table().view(ANN).filter(View::is_my_turn) else { continue };
            if !after.is_untouched() && after.allows(Action::Rows(rows::Action::End)) {
                held[way] += 1;
                run.say(ANN, "end");
                let after = run.session.table().view(ANN);
                assert!(after.is_none_or(|after| !after.is_my_turn() || after.is_untouched()));
            }
        }
    }
    assert!(held.into_iter().all(|held| held > 20), "{held:?}");
}

#[test]
fn among_people_a_draw_that_tells_of_the_hand_waits_for_enter() {
    for game in [Game::Rows(Variant::Elevens), Game::Rows(Variant::Beginner), Game::Rows(Variant::Classic)] {
        let matched = Match::new(Plan::new(game, 2)).unwrap();
        let names = ["Ann", "Ben"].map(str::to_owned).to_vec();
        let table =
            MatchTable::new(matched, names, vec![PlayerKind::Person; 2], ChaCha8Rng::seed_from_u64(3));
        let mut session = MatchSession::over_connections(table, Agreement::default(), at(0));
        session.sit(ANN, &preferences());
        session.sit(BEN, &preferences());
        session.begin();
        let (mut run, mut waited) = (Run::new(session), 0);
        run.settle();
        while run.ending.is_none() {
            let seat = run.session.table().to_act().unwrap();
            let view = run.session.table().view(seat).unwrap();
            let before = run.saved.len();
            match view.forced() {
                Some(action) => {
                    assert!(!view.is_openly_forced(action), "{game}: {action:?}");
                    waited += 1;
                    run.say(seat, "");
                }
                None => {
                    let mut rng = ChaCha8Rng::seed_from_u64(before as u64);
                    let action = choose(Strength::Easy, &view, &mut rng).unwrap();
                    run.say(seat, &command_of(action).said(preferences().locale()));
                }
            }
            assert!(run.saved.len() > before, "{game}: {:?}", run.told.last());
        }
        assert!(waited > 0, "{game}");
    }
}

#[test]
fn what_was_taken_back_is_not_done_again_by_itself() {
    let mut held = 0;
    for seed in 0..40 {
        let matched = Match::new(Plan::new(Game::Rows(Variant::Classic), 2)).unwrap();
        let players = vec![PlayerKind::Person, PlayerKind::Computer(Strength::Easy)];
        let names = ["Ann", "Ben"].map(str::to_owned).to_vec();
        let table = MatchTable::new(matched, names, players, ChaCha8Rng::seed_from_u64(seed));
        let mut run = Run::new(MatchSession::at_keyboard(table, &preferences(), Begin::New, at(1)));
        run.settle();
        for _ in 0..60 {
            if let Some(thinking) = run.thinking.take() {
                run.thought(thinking.play());
                continue;
            }
            let Some(view) = run.session.table().view(ANN).filter(View::is_my_turn) else { break };
            let Some(lay) = view.legal_actions().into_iter().next() else { break };
            run.say(ANN, &command_of(lay).said(preferences().locale()));
            let before = run.saved.len();
            run.say(ANN, "undo");
            if run.saved.len() > before && run.session.table().to_act() == Some(ANN) {
                assert_eq!(run.saved.len(), before + 1, "nothing follows");
                held += 1;
                break;
            }
        }
    }
    assert!(held > 5, "{held}");
}
