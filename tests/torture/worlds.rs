//! Two worlds that differ in hidden cards alone: whatever is asked, print, speech, braille, completion, history and files
//! are the same.

use crate::alike::dealt_anew;
use crate::program::Home;
use crate::round::Outcome;
use crate::{hold, well};
use elevens::cards::Seat;
use elevens::locale::{LANGUAGES, Language};
use elevens::meaning::Command;
use elevens::rules::Game;
use elevens::session::{
    Begin, Conversation, Effect, Input, InputSource, Listener, MatchTable, Preferences, board, hear,
    sayable_now, tell_beginning, tell_round, tell_turn,
};
use elevens::store;
use rand::rngs::ChaCha8Rng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use std::path::{Path, PathBuf};

/// Lines asked in a try.
const LINES: u64 = 80;

/// A world as its listener meets it.
struct World {
    path: PathBuf,
    table: MatchTable,
    talk: Conversation,
}

impl World {
    fn open(path: PathBuf, language: &'static Language) -> World {
        let (stored, mut saver) = store::open(&path).unwrap().go_on().unwrap();
        let (mut table, owed) = MatchTable::of_stored(stored, 0);
        saver.save(&owed);
        let listener = Listener::Alone(Seat::new(0).unwrap());
        let mut talk = Conversation::new(Preferences::new(language), listener, table.names());
        let mut begun = tell_beginning(&mut talk, &table, Begin::Resumed);
        begun.extend(tell_round(&mut talk, &table));
        begun.extend(tell_turn(&mut talk, &mut table));
        assert!(!begun.is_empty());
        World { path, table, talk }
    }

    /// All that comes of a line: what is printed, spoken and felt, kept, completed and on the board.
    fn tells(&mut self, line: &str, way: InputSource) -> String {
        let effects: Vec<Effect> = hear(&mut self.talk, &mut self.table, Input::Line(line.to_owned(), way));
        let board = board(&self.talk, &self.table);
        format!("{effects:?} {board:?} {:?}", sayable_now(&self.talk, &self.table))
    }
}

pub fn alike(seed: u64) -> Outcome {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    // Who holds the 11 begins in some games: there the hidden cards show at once.
    let games = ["elevens", "beginner", "nimm", "free-opening", "three-openings"];
    let game = *games.choose(&mut rng).unwrap();
    let language = LANGUAGES.choose(&mut rng).unwrap();
    let home = Home::new();
    let (seed, players) = (seed.to_string(), rng.random_range(2..=4).to_string());
    let begun =
        ["--game", game, "--seed", &seed, "--players", &players, "--first", "1", "--lang", language.code()];
    let said = home.run(&begun, "");
    // A game that settles by itself who begins can't be told to.
    if said.status == Some(2) {
        return well(0);
    }
    let record = std::fs::read_to_string(home.saved()).map_err(|fault| format!("{fault}: {said:?}"))?;
    if record.lines().count() != 2 {
        return well(0);
    }
    let paths = ["one.jsonl", "other.jsonl"].map(|name| home.file(name));
    std::fs::write(&paths[0], &record).unwrap();
    std::fs::write(&paths[1], dealt_anew(&record, 0, &mut rng)).unwrap();
    let typed = questions(&mut rng, language);
    printed_alike(&home, &paths, &typed, language)?;
    let mut worlds = paths.map(|path| World::open(path, language));
    for line in &typed {
        let way = if rng.random_bool(0.5) { InputSource::Typed } else { InputSource::Spoken };
        let [one, other] = &mut worlds;
        let (told, others) = (one.tells(line, way), other.tells(line, way));
        hold(told == others, || {
            format!("{game}, {language}: {line:?}: {told} in one world, {others} in the other")
        })?;
    }
    // What was asked is in no file.
    let [one, other] = worlds.map(|world| std::fs::metadata(world.path).unwrap().len());
    hold(one == other, || "a record grew by questions".to_owned())?;
    assert!(Game::ALL.len() > games.len());
    well(LINES)
}

/// What people say that only asks something.
fn questions(rng: &mut ChaCha8Rng, language: &'static Language) -> Vec<String> {
    let said: Vec<&str> = language.sentences().map(|(_, sentence)| sentence).collect();
    let preferences = Preferences::new(language);
    let mut typed: Vec<String> = Vec::new();
    while (typed.len() as u64) < LINES {
        let line = *said.choose(rng).unwrap();
        let understood = preferences.understand(line, &[]);
        let tells = understood.done().is_none_or(|done| done.iter().all(Command::only_tells));
        // A change of the language would be one of both worlds, but the lines are of this one; a path is of one alone.
        let command = format!("{:?}", preferences.understand(line, &[]));
        if tells
            && !["Language", "Save", "Keys", "Speech", "Voice", "Tune"]
                .iter()
                .any(|word| command.contains(word))
        {
            typed.push(line.to_owned());
        }
    }
    typed
}

/// The program itself prints the same in both worlds, and keeps the same settings.
fn printed_alike(
    home: &Home,
    paths: &[PathBuf; 2],
    typed: &[String],
    language: &Language,
) -> Result<(), String> {
    let run = |path: &Path| {
        let _ = std::fs::remove_file(home.settings());
        let arguments = ["--lang", language.code(), "--echo", "--resume", path.to_str().unwrap()];
        let said = home.run(&arguments, typed.join("\n") + "\n");
        let settings = std::fs::read(home.settings()).unwrap_or_default();
        (said.out, said.err, settings)
    };
    let (one, other) = (run(&paths[0]), run(&paths[1]));
    hold(one == other, || {
        let differs = one.0.lines().zip(other.0.lines()).find(|(one, other)| one != other);
        format!("{language}: printed {differs:?}; {:?}, {:?}", one.1, other.1)
    })
}
