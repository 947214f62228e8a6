//! Conversations without a keyboard: what is asked back waits, what was spoken is asked back on every path, and whoever
//! is called to a shared keyboard finds nothing of the one before.

use elevens::cards::Seat;
use elevens::language::Grammar;
use elevens::locale::{LANGUAGES, Language, Locale};
use elevens::meaning::{Ask, Command, Depth, Question, Tune, Verbosity};
use elevens::narration::Utterance;
use elevens::players::PlayerKind;
use elevens::rules::rows::Variant;
use elevens::rules::{Game, Match, Plan, Referee};
use elevens::session::{
    self, Begin, BoardLine, CommandHandler, Conversation, Desk, Effect, Input, InputSource, Leave, Listener,
    MatchTable, Mode, Preferences, hear,
};
use elevens::store::Confirm;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

const HAND: Command = ask(Question::Hand(None));

const fn ask(question: Question) -> Command {
    Command::Ask(Ask { question, depth: Depth::Short })
}

fn table(game: Game, seed: u64, people: usize, seats: usize) -> MatchTable {
    let game = Match::new(Plan::new(game, seats)).unwrap();
    let names = ["Ann", "Ben", "Cem", "Dee"].into_iter().take(seats).map(str::to_owned).collect();
    let computer = PlayerKind::Computer(elevens::players::Strength::Easy);
    let players = (0..seats).map(|seat| if seat < people { PlayerKind::Person } else { computer }).collect();
    let mut table = MatchTable::new(game, names, players, ChaCha8Rng::seed_from_u64(seed));
    drop(table.deal());
    table
}

fn preferences(language: &'static Language, confirm: Confirm) -> Preferences {
    let mut preferences = Preferences::new(language);
    preferences.confirm = confirm;
    preferences
}

fn talk(language: &'static Language, confirm: Confirm, table: &MatchTable) -> Conversation {
    let seat = table.to_act().unwrap();
    Conversation::new(preferences(language, confirm), Listener::Alone(seat), table.names())
}

fn typed(line: &str) -> Input {
    Input::Line(line.to_owned(), InputSource::Typed)
}

fn spoken(line: &str) -> Input {
    Input::Line(line.to_owned(), InputSource::Spoken)
}

/// All that is printed.
fn printed(effects: &[Effect]) -> Vec<String> {
    let lines = |effect: &Effect| match effect {
        Effect::Say(said) => said.print.iter().map(|said| said.text.clone()).collect(),
        Effect::Recite(lines) => lines.clone(),
        Effect::Save(_) | Effect::Change(_) | Effect::Request(_) | Effect::Silence | Effect::Leave(_) => {
            Vec::new()
        }
    };
    effects.iter().flat_map(lines).collect()
}

fn saves(effects: &[Effect]) -> bool {
    effects.iter().any(|effect| matches!(effect, Effect::Save(_)))
}

#[test]
fn a_proposal_that_waits_is_not_dropped_by_another_move() {
    for language in &LANGUAGES {
        let locale = Locale::load(language);
        let commands = [Command::Draw, Command::End, Command::Yes, HAND];
        let [draw, end, yes, hand] = commands.map(|command| command.said(&locale));
        let mut table = table(Game::Rows(Variant::Beginner), 11, 1, 2);
        let mut talk = talk(language, Confirm::Always, &table);
        let seat = talk.seat();
        let asked = hear(&mut talk, &mut table, spoken(&draw));
        assert_eq!(printed(&asked).len(), 1);
        assert!(!saves(&asked), "{language}: it is asked back first");
        for _ in 0..2 {
            let held = hear(&mut talk, &mut table, typed(&end));
            let said = printed(&held).concat().to_lowercase();
            assert!(said.contains(&draw) && said.contains(&end), "{language}: which of both waits: {said}");
            assert!(!saves(&held) && table.to_act() == seat, "{language}");
        }
        assert!(saves(&hear(&mut talk, &mut table, typed(&yes))), "{language}: it was kept");
        // A question that comes between is answered, and what waits is asked once more, but not twice.
        let mut again = self::table(Game::Rows(Variant::Beginner), 11, 1, 2);
        drop(hear(&mut talk, &mut again, spoken(&draw)));
        let between = hear(&mut talk, &mut again, typed(&hand));
        assert!(printed(&between).concat().contains('?'), "{language}: {between:?}");
        drop(hear(&mut talk, &mut again, typed(&hand)));
        assert!(!saves(&hear(&mut talk, &mut again, typed(&yes))), "{language}: nothing is asked any more");
    }
}

/// The lines of the record that are to be saved.
fn saved(effects: &[Effect]) -> Vec<String> {
    let saved = |effect: &Effect| if let Effect::Save(lines) = effect { lines.clone() } else { Vec::new() };
    effects.iter().flat_map(saved).map(|line| line.to_json()).collect()
}

#[test]
fn a_turn_of_nimm_that_can_only_end_ends_by_itself_and_the_record_says_so() {
    let mut table = table(Game::Nimm, 11, 2, 2);
    let mut talk = talk(&LANGUAGES[0], Confirm::Always, &table);
    let seat = table.to_act().unwrap();
    let legal = table.view(seat).unwrap().legal_actions();
    let lay = legal.iter().map(ToString::to_string).find(|code| code.contains('>')).unwrap();
    let told = hear(&mut talk, &mut table, typed(&lay));
    let line = |code: &str| format!("{{\"seat\":{},\"do\":\"{code}\"}}", seat.index());
    assert_eq!(saved(&told), [line(&lay), line(".")]);
    assert_ne!(table.to_act(), Some(seat));
    let undone = hear(&mut talk, &mut table, typed("undo"));
    assert!(saved(&undone).is_empty() && printed(&undone).len() == 1, "{undone:?}");
}

#[test]
fn what_was_spoken_is_asked_back_wherever_it_is_said() {
    for language in &LANGUAGES {
        let locale = Locale::load(language);
        let commands = [Command::Draw, Command::Yes, Command::Quit, HAND];
        let [draw, yes, quit, hand] = commands.map(|command| command.said(&locale));
        // While something else is asked: a list that a key has opened.
        let mut table = table(Game::Rows(Variant::Beginner), 11, 1, 2);
        let mut talk = talk(language, Confirm::Always, &table);
        let list = vec![Command::Hint, Command::Draw];
        drop(session::offer_commands(&mut talk, list.clone()));
        assert!(!saves(&hear(&mut talk, &mut table, spoken(&draw))), "{language}: a line of its own");
        drop(session::offer_commands(&mut talk, list.clone()));
        assert!(!saves(&hear(&mut talk, &mut table, spoken("2"))), "{language}: an answer that chooses");
        assert!(saves(&hear(&mut talk, &mut table, spoken(&yes))), "{language}");
        drop(session::offer_commands(&mut talk, list));
        // In a pause between the turns of computers.
        drop(session::tell_pause(&mut talk, &mut table));
        assert_eq!(talk.mode(), Mode::Pause);
        let left = |effects: Vec<Effect>| effects.contains(&Effect::Leave(Leave::Quit));
        assert!(!left(hear(&mut talk, &mut table, spoken(&quit))), "{language}");
        assert!(left(hear(&mut talk, &mut table, spoken(&yes))), "{language}");
        // At the call to a shared keyboard.
        let mut called = Conversation::new(
            preferences(language, Confirm::Always),
            Listener::Among(Seat::new(0).unwrap()),
            table.names(),
        );
        drop(session::call_alone(&mut called));
        assert!(!left(hear(&mut called, &mut table, spoken(&quit))), "{language}");
        assert!(left(hear(&mut called, &mut table, spoken(&yes))), "{language}");
        // At the desk of a referee, whose table is nowhere else.
        let first = Seat::new(0);
        let referee = Referee::new(Plan::new(Game::Rows(Variant::Elevens), 2), first).unwrap();
        let mut desk = Desk::new(referee);
        let mut talk =
            Conversation::new(preferences(language, Confirm::Always), Listener::Referee, table.names());
        drop(desk.begin(&mut talk));
        let number = desk.referee().round().table().turn().seat;
        drop(hear(&mut talk, &mut desk, spoken(&draw)));
        assert_eq!(desk.referee().round().table().turn().seat, number, "{language}");
        drop(hear(&mut talk, &mut desk, spoken(&yes)));
        assert_ne!(desk.referee().round().table().turn().seat, number, "{language}");
        drop(hear(&mut talk, &mut desk, typed(&hand)));
        assert!(
            !left(hear(&mut talk, &mut desk, typed(&quit))),
            "{language}: it is asked back, typed or not"
        );
        assert!(left(hear(&mut talk, &mut desk, typed(&yes))), "{language}");
    }
}

/// All that reaches one of two who share a keyboard, in any way.
#[derive(Debug, Default, PartialEq)]
struct Reached {
    print: Vec<Utterance>,
    speech: Vec<Utterance>,
    recited: Vec<String>,
    boards: Vec<Vec<BoardLine>>,
    completions: Vec<Vec<String>>,
    history: Vec<Utterance>,
}

impl Reached {
    fn take(&mut self, effects: Vec<Effect>) {
        for effect in effects {
            match effect {
                Effect::Say(said) => {
                    self.speech.extend(said.aloud().iter().cloned());
                    self.print.extend(said.print);
                }
                Effect::Recite(lines) => self.recited.extend(lines),
                Effect::Save(_)
                | Effect::Change(_)
                | Effect::Request(_)
                | Effect::Silence
                | Effect::Leave(_) => {}
            }
        }
    }

    /// Types a line, and looks at everything before and after it.
    fn line(&mut self, talk: &mut Conversation, table: &mut MatchTable, line: &str) {
        self.look(talk, table);
        let effects = hear(talk, table, typed(line));
        self.take(effects);
        self.look(talk, table);
    }

    fn look(&mut self, talk: &Conversation, table: &MatchTable) {
        self.boards.push(session::board(talk, table));
        self.completions.push(session::sayable_now(talk, table));
        self.history = talk.history().last(usize::MAX).to_vec();
    }
}

/// Two people at a keyboard. The first asks a lot before each move, or nothing; gives back what reaches the second.
fn second_of_two(game: Game, language: &'static Language, verbosity: Verbosity, asks: bool) -> Reached {
    let locale = Locale::load(language);
    let mut table = table(game, 5, 2, 2);
    let mut preferences = preferences(language, Confirm::Never);
    preferences.tellings.set_all(verbosity);
    let talk = |seat| {
        Conversation::new(preferences.clone(), Listener::Among(Seat::new(seat).unwrap()), table.names())
    };
    let mut talks = [talk(0), talk(1)];
    let questions = [
        HAND,
        ask(Question::Can),
        Command::Hint,
        ask(Question::History(50)),
        ask(Question::Last),
        ask(Question::Score),
        ask(Question::Players),
    ];
    let questions = questions.map(|command| command.said(&locale));
    let (hand, again) = (HAND.said(&locale), Command::Repeat(None).said(&locale));
    let mut reached = Reached::default();
    let overheard = session::tell_beginning(&mut talks[0], &table, Begin::New);
    for effect in &overheard {
        if let Effect::Say(said) = effect {
            talks[1].overhear(&said.all);
        }
    }
    for _ in 0..12 {
        let Some(seat) = table.to_act() else { break };
        let mine = seat.index() == 1;
        let talk = &mut talks[seat.index()];
        let mut other = Reached::default();
        let to = if mine { &mut reached } else { &mut other };
        let called = session::call_alone(talk);
        to.take(called);
        if mine {
            to.look(talk, &table);
            assert_eq!(to.boards.last(), Some(&Vec::new()), "nothing is shown before Enter");
            assert_eq!(to.completions.last(), Some(&Vec::new()), "nothing is completed before Enter");
            let told = to.print.len();
            to.line(talk, &mut table, &hand);
            assert_eq!(to.print.len(), told, "nothing is told before Enter");
        }
        to.line(talk, &mut table, "");
        assert_eq!(talk.mode(), Mode::Open);
        let turn = session::tell_turn(talk, &mut table);
        to.take(turn);
        to.look(talk, &table);
        if mine || asks {
            for question in &questions {
                to.line(talk, &mut table, question);
            }
            to.line(talk, &mut table, "xyzzy plugh");
            to.line(talk, &mut table, &again);
        }
        // What is completed first is a move that would be accepted.
        while table.to_act() == Some(seat) {
            let first = session::sayable_now(talk, &table).into_iter().next().unwrap();
            to.line(talk, &mut table, &first);
            if !mine && asks && table.to_act() == Some(seat) {
                to.line(talk, &mut table, &hand);
            }
        }
    }
    reached
}

#[test]
fn whoever_is_called_to_the_keyboard_finds_nothing_of_the_one_before() {
    for (language, verbosity) in LANGUAGES.iter().zip([Verbosity::Normal, Verbosity::Full, Verbosity::Brief])
    {
        for game in [Game::Rows(Variant::Elevens), Game::Rows(Variant::Classic), Game::Nimm] {
            let silent = second_of_two(game, language, verbosity, false);
            let asked = second_of_two(game, language, verbosity, true);
            assert!(silent.print.len() > 20 && silent.recited.len() > 3, "{language} {game}");
            assert!(silent.print.iter().any(|said| said.braille.is_some()), "{language} {game}");
            assert_eq!(silent, asked, "{language} {game}: what the first was told reached the second");
        }
    }
}

#[test]
fn what_happened_is_told_with_the_table_as_it_was_then() {
    // Three computers play one after the other; each row is told as it was after the turn that it is told with.
    let language = &LANGUAGES[0];
    let mut preferences = preferences(language, Confirm::Never);
    preferences.tellings.set_all(Verbosity::Full);
    let mut checked = 0;
    for seed in 1..40 {
        let mut table = table(Game::Rows(Variant::Beginner), seed, 1, 4);
        let names = table.names().to_vec();
        let seat = Seat::new(0).unwrap();
        let mut talk = Conversation::new(preferences.clone(), Listener::Alone(seat), &names);
        while let Some(next) = table.to_act().filter(|next| *next != seat) {
            drop(table.computer_turn(next, elevens::players::Strength::Easy));
        }
        drop(session::tell_turn(&mut talk, &mut table));
        drop(hear(&mut talk, &mut table, typed("draw")));
        let mut then = Vec::new();
        while let Some(next) = table.to_act().filter(|next| *next != seat) {
            drop(table.computer_turn(next, elevens::players::Strength::Easy));
            let mut told = Conversation::new(preferences.clone(), Listener::Alone(seat), &names);
            // What would be told at once, had the listener been told so far.
            let mut at_once = printed(&session::tell_news(&mut told, &mut table));
            then.append(&mut at_once);
        }
        if then.is_empty() {
            continue;
        }
        let mut again = self::table(Game::Rows(Variant::Beginner), seed, 1, 4);
        let mut talk = Conversation::new(preferences.clone(), Listener::Alone(seat), &names);
        drop(session::tell_turn(&mut talk, &mut again));
        drop(hear(&mut talk, &mut again, typed("draw")));
        while let Some(next) = again.to_act().filter(|next| *next != seat) {
            drop(again.computer_turn(next, elevens::players::Strength::Easy));
        }
        let told = printed(&session::tell_news(&mut talk, &mut again));
        // Draws and passes in a row are one sentence when they are told together.
        let laid = |lines: &[String]| -> Vec<String> {
            lines.iter().filter(|line| line.contains(" lays ")).cloned().collect()
        };
        assert_eq!(laid(&told), laid(&then), "seed {seed}");
        checked += laid(&told).len();
    }
    assert!(checked > 20, "{checked}");
}

#[test]
fn a_recognizer_is_told_of_no_cards_while_somebody_else_may_be_there_and_of_answers_where_one_is_asked() {
    for language in &LANGUAGES {
        let locale = Locale::load(language);
        let whole = Grammar::new(language, Some(Game::Rows(Variant::Beginner))).unwrap();
        let mut table = table(Game::Rows(Variant::Beginner), 11, 2, 2);
        let mut talk = talk(language, Confirm::Always, &table);
        let says = |talk: &Conversation, table: &MatchTable, name: &str| {
            whole.at(&session::moment(talk, table)).rules().iter().any(|rule| rule.name() == name)
        };
        assert!(says(&talk, &table, "order") && !says(&talk, &table, "yes"), "{language}");
        drop(hear(&mut talk, &mut table, spoken(&Command::Draw.said(&locale))));
        assert!(says(&talk, &table, "order") && says(&talk, &table, "yes"), "{language}: yes or no");
        drop(session::call_alone(&mut talk));
        assert!(!says(&talk, &table, "order") && !says(&talk, &table, "n-now-lay"), "{language}");
        assert!(says(&talk, &table, "yes") && says(&talk, &table, "quit"), "{language}");
        assert!(!says(&talk, &table, "ask-row"), "{language}: no question is answered then");
    }
}

#[test]
fn what_can_not_be_taken_back_is_asked_back_when_spoken_and_waits() {
    for language in &LANGUAGES {
        let locale = Locale::load(language);
        let commands =
            [Command::Draw, Command::End, Command::Quit, Command::Menu, Command::Yes, Command::Stop];
        let [draw, end, quit, menu, yes, stop] = commands.map(|command| command.said(&locale));
        let faster = Command::Tune(Tune::Faster).said(&locale);
        let mut table = table(Game::Rows(Variant::Beginner), 11, 1, 2);
        let seat = table.to_act().unwrap();
        let mut talk = talk(language, Confirm::default(), &table);
        for line in [&draw, &end, &quit, &menu] {
            let asked = hear(&mut talk, &mut table, spoken(line));
            assert!(printed(&asked).concat().contains('?'), "{language}: {asked:?}");
            assert!(!saves(&asked) && !asked.iter().any(|effect| matches!(effect, Effect::Leave(_))));
            drop(hear(&mut talk, &mut table, spoken(&Command::No.said(&locale))));
        }
        // A card that is laid can be taken back: it is said and done.
        let view = table.view(seat).unwrap();
        let lay = view.legal_actions().into_iter().find(|action| action.to_string().len() < 4).unwrap();
        let lay = session::command_of(lay).said(&locale);
        assert!(saves(&hear(&mut talk, &mut table, spoken(&lay))), "{language}: {lay}");
        // The question waits while the voice is set.
        drop(hear(&mut talk, &mut table, spoken(&end)));
        for line in [&faster, &stop] {
            drop(hear(&mut talk, &mut table, spoken(line)));
        }
        assert!(saves(&hear(&mut talk, &mut table, spoken(&yes))), "{language}");
        // In 11 nimm! no move can be.
        let mut nimm = self::table(Game::Nimm, 11, 1, 2);
        let mut talk = self::talk(language, Confirm::default(), &nimm);
        let view = nimm.view(nimm.to_act().unwrap()).unwrap();
        let lay = view.legal_actions().into_iter().find(|action| action.to_string().contains('>')).unwrap();
        let lay = session::command_of(lay).said(&locale);
        assert!(!saves(&hear(&mut talk, &mut nimm, spoken(&lay))), "{language}: {lay}");
        assert!(saves(&hear(&mut talk, &mut nimm, spoken(&yes))), "{language}: {lay}");
    }
}

#[test]
fn what_was_heard_beyond_doubt_is_asked_back_only_where_it_leaves() {
    for language in &LANGUAGES {
        let locale = Locale::load(language);
        let commands = [Command::Draw, Command::Quit, Command::Menu];
        let [draw, quit, menu] = commands.map(|command| command.said(&locale));
        let heard = |line: &str| Input::Line(line.to_owned(), InputSource::Heard);
        let mut table = table(Game::Rows(Variant::Beginner), 11, 1, 2);
        let mut talk = talk(language, Confirm::default(), &table);
        for line in [&quit, &menu] {
            let asked = hear(&mut talk, &mut table, heard(line));
            assert!(!asked.iter().any(|effect| matches!(effect, Effect::Leave(_))), "{language}: {line}");
            drop(hear(&mut talk, &mut table, heard(&Command::No.said(&locale))));
        }
        let mut careful = self::talk(language, Confirm::Always, &table);
        assert!(!saves(&hear(&mut careful, &mut table, heard(&draw))), "{language}: as the setting says");
        assert!(saves(&hear(&mut talk, &mut table, heard(&draw))), "{language}");
    }
}
