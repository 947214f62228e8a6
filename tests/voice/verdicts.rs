//! What the game's own hearing takes speech for, with the real library and its model: sound is handed over frame by frame.

use crate::by_voice::{has_model, noise, spoken};
use crate::program::{Home, skipped};
use elevens::cards::Colour;
use elevens::locale::{LANGUAGES, Language};
use elevens::meaning::{Ask, Command, Depth, Question};
use elevens::players::{PlayerKind, Strength, choose};
use elevens::recognition::{Asks, Ear, Frames, Heard, HeardOutcome, Hearer, Source, UtteranceVerdict};
use elevens::rules::rows::Variant;
use elevens::rules::{Game, Match, Plan};
use elevens::session::{Conversation, Listener, MatchTable, Preferences, moment};
use elevens::terminal::{Attuned, GrammarFile, PushToTalk, attune, near};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, sync_channel};

/// How loud noise is that is about ten decibels below the speech of a synthesizer.
const LOUD: i32 = 1_500;

const GAME: Game = Game::Rows(Variant::Elevens);

/// A table at which a person has the turn, and has laid a card in it where that is wished.
fn table(has_laid: bool) -> MatchTable {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let names = ["You", "Nora"].map(str::to_owned).to_vec();
    let players = vec![PlayerKind::Person, PlayerKind::Computer(Strength::Medium)];
    let game = Match::new(Plan::new(GAME, 2)).unwrap();
    let mut table = MatchTable::new(game, names, players, ChaCha8Rng::seed_from_u64(1));
    drop(table.deal());
    let me = table.people()[0];
    while let Some(seat) = table.to_act() {
        if seat != me {
            drop(table.computer_turn(seat, Strength::Medium));
            continue;
        }
        if !has_laid {
            break;
        }
        let view = table.view(me).unwrap();
        let action = choose(Strength::Medium, &view, &mut rng).unwrap();
        drop(table.act(action));
        if table.to_act() == Some(me) {
            break;
        }
    }
    table
}

/// All that it takes to hear at a moment of a game, and the preferences of who speaks.
fn attuned(table: &MatchTable, language: &'static Language, named: Option<&Path>) -> (Attuned, Preferences) {
    let preferences = Preferences::new(language);
    let mut attuned = attune(language, named, PushToTalk::default()).unwrap();
    let listener = Listener::Alone(table.people()[0]);
    let talk =
        Conversation::new(preferences.clone(), listener, table.names()).with_players(table.player_kinds());
    attuned.told.tell(language, Some(GAME), &moment(&talk, table));
    (attuned, preferences)
}

/// Somebody who hears at a moment of a game.
struct Ears {
    hearer: Hearer,
    preferences: Preferences,
    _told: GrammarFile,
}

impl Ears {
    fn at(table: &MatchTable) -> Ears {
        Ears::of(table, &LANGUAGES[0], None)
    }

    fn of(table: &MatchTable, language: &'static Language, named: Option<&Path>) -> Ears {
        let (Attuned { told, model, expected }, preferences) = attuned(table, language, named);
        let near = near(Arc::clone(preferences.understanding()));
        Ears { hearer: Hearer::new(model, expected, near).unwrap(), preferences, _told: told }
    }

    fn hear(&mut self, sound: &[i16]) -> Vec<UtteranceVerdict> {
        let around = noise(700, 4);
        let frames = Frames::default().take(&[&around, sound, &around].concat());
        self.verdicts(&frames)
    }

    fn verdicts(&mut self, frames: &[Vec<i16>]) -> Vec<UtteranceVerdict> {
        let judged = frames.iter().filter_map(|frame| self.hearer.hear(frame));
        judged.map(|judged| judged.verdict).filter(|verdict| *verdict != UtteranceVerdict::Nothing).collect()
    }

    /// What somebody is taken to mean, and whether that is beyond doubt; `None` where that is not one thing.
    fn meant(&self, verdicts: &[UtteranceVerdict]) -> Option<(Command, bool)> {
        let (text, is_sure) = match verdicts {
            [UtteranceVerdict::Certain(text)] => (text, true),
            [UtteranceVerdict::Sure(text) | UtteranceVerdict::Unsure(text)] => (text, false),
            _ => return None,
        };
        self.preferences.understand(text, &[]).only().map(|command| (command.clone(), is_sure))
    }
}

/// Whether all is there that such a test needs; says what is missing.
fn can_hear(test: &str, home: &Home) -> bool {
    let missing = if !has_model() {
        "pocketsphinx-en-us is missing"
    } else if spoken(home, "draw").is_none() {
        "espeak-ng is missing"
    } else {
        return true;
    };
    skipped(test, missing);
    false
}

#[test]
fn short_sentences_are_heard_as_they_are_meant() {
    let test = "short_sentences_are_heard_as_they_are_meant";
    let home = Home::new();
    if !can_hear(test, &home) {
        return;
    }
    let hand = Command::Ask(Ask { question: Question::Hand(None), depth: Depth::Short });
    let moments = [
        (false, vec![("draw", Command::Draw), ("i'll draw", Command::Draw), ("what do i have", hand)]),
        (true, vec![("i'm done", Command::End), ("end my turn", Command::End)]),
    ];
    for (has_laid, sentences) in moments {
        let mut ears = Ears::at(&table(has_laid));
        for (text, command) in sentences {
            let heard = ears.hear(&spoken(&home, text).unwrap());
            // A question does no harm; what changes the game is to be done without asking back.
            let is_done = |(heard, is_certain): &(Command, bool)| {
                *heard == command && (*is_certain || matches!(heard, Command::Ask(_)))
            };
            assert!(ears.meant(&heard).as_ref().is_some_and(is_done), "{text:?} was taken for {heard:?}");
        }
    }
}

#[test]
fn who_thinks_within_a_sentence_is_heard_out() {
    let test = "who_thinks_within_a_sentence_is_heard_out";
    let home = Home::new();
    if !can_hear(test, &home) {
        return;
    }
    let mut ears = Ears::at(&table(false));
    let [lay, card] = ["what's in row", "red"].map(|text| spoken(&home, text).unwrap());
    let heard = ears.hear(&[lay, noise(250, 4), card].concat());
    let row = Command::Ask(Ask { question: Question::Row(Colour::Red), depth: Depth::Short });
    assert_eq!(ears.meant(&heard).map(|(command, _)| command), Some(row), "{heard:?}");
}

#[test]
fn talk_and_noise_are_never_taken_for_a_move() {
    let test = "talk_and_noise_are_never_taken_for_a_move";
    let home = Home::new();
    if !can_hear(test, &home) {
        return;
    }
    let mut ears = Ears::at(&table(true));
    assert_eq!(ears.hear(&noise(1_500, 3_000)), [], "noise");
    let talk = ["I wonder if it will snow this weekend", "my hands are cold", "we laid the table for eight"];
    for text in talk {
        let heard = ears.hear(&spoken(&home, text).unwrap());
        let is_taken = |verdict: &UtteranceVerdict| match verdict {
            UtteranceVerdict::Certain(text) | UtteranceVerdict::Sure(text) => {
                ears.preferences.understand(text, &[]).only().is_none_or(|command| command.is_for_good())
            }
            UtteranceVerdict::Unsure(_) | UtteranceVerdict::Between(..) | UtteranceVerdict::Nothing => false,
        };
        assert!(!heard.iter().any(is_taken), "{text:?} was taken for {heard:?}");
    }
}

#[test]
fn in_loud_noise_nothing_is_sure() {
    let test = "in_loud_noise_nothing_is_sure";
    let home = Home::new();
    if !can_hear(test, &home) {
        return;
    }
    let speech = spoken(&home, "draw").unwrap();
    let mut ears = Ears::at(&table(false));
    let before = std::iter::repeat_n(&0, 350 * 16);
    let said = before.chain(&speech).chain(std::iter::repeat(&0));
    let loud = noise(speech.len() / 16 + 700, LOUD);
    let mixed = said.zip(&loud).map(|(said, noise)| said.saturating_add(*noise)).collect::<Vec<_>>();
    let heard = ears.hear(&mixed);
    let is_sure = |verdict: &UtteranceVerdict| {
        matches!(verdict, UtteranceVerdict::Certain(_) | UtteranceVerdict::Sure(_))
    };
    assert!(!heard.is_empty() && !heard.iter().any(is_sure), "{heard:?}");
}

/// What each question below is answered with.
const DRAW: &str = "draw a card";
const HAND: &str = "what do i have";

/// Whether it was understood that somebody wants to draw.
fn draws(ears: &Ears, verdicts: &[UtteranceVerdict]) -> bool {
    ears.meant(verdicts).is_some_and(|(command, _)| command == Command::Draw)
}

#[test]
fn what_begins_within_half_a_second_of_another_question_is_no_answer_to_it() {
    let test = "what_begins_within_half_a_second_of_another_question_is_no_answer_to_it";
    let home = Home::new();
    if !can_hear(test, &home) {
        return;
    }
    let mut ears = Ears::at(&table(false));
    let draw = spoken(&home, DRAW).unwrap();
    let mut say = |before: usize| {
        ears.hearer.begin_anew();
        let sound = [noise(before, 4), draw.clone(), noise(700, 4)].concat();
        let heard = ears.verdicts(&Frames::default().take(&sound));
        (draws(&ears, &heard), heard)
    };
    let (is_taken, heard) = say(100);
    assert!(!is_taken && heard.is_empty(), "too soon: {heard:?}");
    let (is_taken, heard) = say(900);
    assert!(is_taken, "in time: {heard:?}");
}

/// The game's own ear at a pipe, and what it tells.
fn ear_at(pipe: &Path) -> (Ear, GrammarFile, Receiver<Heard>) {
    let (Attuned { told, model, expected }, preferences) = attuned(&table(false), &LANGUAGES[0], None);
    let (teller, heard) = sync_channel(64);
    let tell = move |heard| if teller.send(heard).is_ok() { HeardOutcome::Never } else { HeardOutcome::Gone };
    let asks = Asks { is_deaf: Box::new(|| false), tell: Box::new(tell), report: None };
    let near = near(Arc::clone(preferences.understanding()));
    let ear = Ear::open(Source::File(pipe.to_owned()), model, expected, near, asks).unwrap();
    (ear, told, heard)
}

#[test]
fn what_is_being_said_when_another_question_is_asked_is_no_answer_to_it() {
    let test = "what_is_being_said_when_another_question_is_asked_is_no_answer_to_it";
    let home = Home::new();
    if !can_hear(test, &home) {
        return;
    }
    let pipe = home.file("sound");
    nix::unistd::mkfifo(&pipe, nix::sys::stat::Mode::S_IRWXU).unwrap();
    let (ear, _told, heard) = ear_at(&pipe);
    let mut writer = std::fs::OpenOptions::new().write(true).open(&pipe).unwrap();
    let mut sound = |sound: &[i16]| {
        let bytes: Vec<u8> = sound.iter().flat_map(|sample| sample.to_le_bytes()).collect();
        writer.write_all(&bytes).unwrap();
    };
    let draw = spoken(&home, DRAW).unwrap();
    let (first, rest) = draw.split_at(draw.len() / 2);
    sound(&[&noise(200, 4), first].concat());
    ear.begin_anew();
    sound(&[rest, &noise(900, 4)].concat());
    // Sound may be lost where the machine is busy, so it is said until it is heard.
    let hand = [spoken(&home, HAND).unwrap(), noise(900, 4)].concat();
    let said = std::iter::repeat_with(|| sound(&hand)).find_map(|()| heard.try_recv().ok());
    let preferences = Preferences::new(&LANGUAGES[0]);
    let Some(Heard::Said(UtteranceVerdict::Certain(text) | UtteranceVerdict::Sure(text))) = &said else {
        panic!("{said:?}")
    };
    let asked = Command::Ask(Ask { question: Question::Hand(None), depth: Depth::Short });
    assert_eq!(preferences.understand(text, &[]).only(), Some(&asked), "{text:?}");
}

/// Said by a human-like voice: the hand in French, and what can be laid in Dutch.
#[cfg(feature = "whisper")]
#[test]
fn french_and_dutch_are_heard_by_whisper() {
    let Some(folder) = std::env::var_os("ELEVENS_WHISPER") else {
        return skipped(
            "french_and_dutch_are_heard_by_whisper",
            "ELEVENS_WHISPER names no folder with a model",
        );
    };
    let said: [(usize, &[u8], Question); 2] = [
        (1, include_bytes!("../fixtures/heard.fr.raw"), Question::Hand(None)),
        (2, include_bytes!("../fixtures/heard.nl.raw"), Question::Can),
    ];
    for (language, bytes, question) in said {
        let sound: Vec<i16> =
            bytes.chunks_exact(2).map(|two| i16::from_le_bytes(two.try_into().unwrap())).collect();
        let mut ears = Ears::of(&table(false), &LANGUAGES[language], Some(Path::new(&folder)));
        let verdicts = ears.hear(&sound);
        let meant = ears.meant(&verdicts).map(|(command, _)| command);
        let asked = Command::Ask(Ask { question, depth: Depth::Short });
        assert_eq!(meant, Some(asked), "{verdicts:?}");
    }
}

#[cfg(feature = "whisper")]
#[test]
fn a_folder_whose_model_cannot_be_read_is_told() {
    let home = Home::new();
    for file in ["model.bin", "vocabulary.json", "tokenizer.json"] {
        std::fs::write(home.file(file), "{}").unwrap();
    }
    let Attuned { model, expected, .. } =
        attune(&LANGUAGES[1], Some(home.path()), PushToTalk::default()).unwrap();
    assert!(Hearer::new(model, expected, Box::new(|_, _| false)).is_none());
}
