//! Lists of sentences: those that are learned from, and those that only measure.

use elevens::language::{Interpreter, Understood};
use elevens::locale::{LANGUAGES, Language};
use elevens::meaning::Command;
use std::collections::HashSet;
use std::fs;
use std::path::Path;

/// A language with what understands it.
pub struct SpokenLanguage {
    pub language: &'static Language,
    pub interpreter: Interpreter,
}

/// Every language.
pub fn spoken_languages() -> Vec<SpokenLanguage> {
    let spoken = |language| SpokenLanguage { language, interpreter: Interpreter::new(language).unwrap() };
    LANGUAGES.iter().map(spoken).collect()
}

impl SpokenLanguage {
    /// What a line means, at a table of nobody in particular.
    pub fn understand(&self, line: &str) -> Understood {
        self.interpreter.understand(line, &[])
    }

    /// The lines of a held-out list: what stands before the tab, and the sentence.
    pub fn held_out(&self, list: &str) -> Vec<(String, String)> {
        self.listed("held_out", list)
    }

    /// The lines of a list by which the grammar is mended.
    pub fn tuning(&self, list: &str) -> Vec<(String, String)> {
        self.listed("tuning", list)
    }

    fn listed(&self, folder: &str, list: &str) -> Vec<(String, String)> {
        let file = format!("tests/{folder}/{}.{list}.tsv", self.language);
        let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap();
        let part = |line: &str| {
            let (what, sentence) = line.split_once('\t').unwrap_or_else(|| panic!("{line}"));
            (what.to_owned(), sentence.to_owned())
        };
        text.lines().map(part).collect()
    }
}

/// What is done at once, in the notation of meanings; `None` where nothing is.
pub fn done(understood: &Understood) -> Option<String> {
    let said = |commands: &[Command]| commands.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
    understood.done().map(said)
}

/// Whether just this is done at once. Names are heard without capitals.
fn does(understood: &Understood, meaning: &str) -> bool {
    done(understood).is_some_and(|done| done.to_lowercase() == meaning.to_lowercase())
}

/// Whether a meaning that was written changes the game.
fn changes_game(meaning: &str) -> bool {
    meaning.parse::<Command>().unwrap_or_else(|fault| panic!("{fault}")).changes_game()
}

/// Whether the game is changed at once.
pub fn acts(understood: &Understood) -> bool {
    matches!(understood, Understood::Commands(commands) if commands.iter().any(Command::changes_game))
}

/// Whether a change of the game is offered, by yes or no or as a choice.
fn offers(understood: &Understood) -> bool {
    matches!(understood, Understood::Offered { commands, .. } if commands.iter().any(Command::changes_game))
}

/// A sentence as it is compared: small letters, without signs and double blanks.
fn bare(sentence: &str) -> String {
    let plain = elevens::language::plain(sentence);
    let words = plain.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

/// The most of a hundred plain orders that are not done at once.
const MOST_NOT_DONE: [(&str, usize); 3] = [("en", 3), ("fr", 3), ("nl", 3)];

/// The most of a hundred sentences near a move that are offered as one.
const MOST_OFFERED: usize = 3;

/// The fewest of a hundred questions that are understood as meant.
const FEWEST_QUESTIONS: usize = 95;

/// How many sentences near a move there are at least, of eighteen kinds.
const FEWEST_NEAR: usize = 200;

const KINDS: usize = 18;

#[test]
fn no_sentence_near_a_move_changes_the_game() {
    for spoken in spoken_languages() {
        let list = spoken.held_out("near");
        let kinds: HashSet<&String> = list.iter().map(|(kind, _)| kind).collect();
        assert!(list.len() >= FEWEST_NEAR && kinds.len() == KINDS, "{}", spoken.language);
        let understood: Vec<Understood> = list.iter().map(|(_, line)| spoken.understand(line)).collect();
        let acted = understood.iter().filter(|understood| acts(understood)).count();
        let offered = understood.iter().filter(|understood| offers(understood)).count();
        // Which ones they are is not printed: what is mended with is no measure any more.
        assert_eq!(acted, 0, "{}: of {} sentences near a move so many acted", spoken.language, list.len());
        assert!(offered * 100 <= list.len() * MOST_OFFERED, "{}: {offered} were offered", spoken.language);
    }
}

#[test]
fn plain_orders_are_done_at_once_as_meant() {
    for spoken in spoken_languages() {
        let list = spoken.held_out("orders");
        assert!(list.len() >= FEWEST_NEAR, "{}", spoken.language);
        let (mut right, mut wrong) = (0, 0);
        for (meaning, line) in &list {
            let understood = spoken.understand(line);
            if does(&understood, meaning) {
                right += 1;
            } else if acts(&understood) {
                wrong += 1;
            }
        }
        let (language, all) = (spoken.language, list.len());
        let (_, most) = MOST_NOT_DONE.into_iter().find(|(code, _)| *code == language.code()).unwrap();
        assert_eq!(wrong, 0, "{language}: of {all} plain orders so many did another move");
        assert!((all - right) * 100 <= all * most, "{language}: {right} of {all} were done as meant");
    }
}

/// Lists in less plain words by those who had not seen the grammar, each with the fewest of a hundred that are understood as
/// meant, in English, French and Dutch, and the most that do another move. The goal is 95, which none reaches.
const FEWEST_COLOURFUL: [(&str, [usize; 3], usize); 4] = [
    ("colourful-orders", [94, 82, 79], 0),
    ("colourful-questions", [90, 92, 85], 0),
    ("spontaneous-orders", [87, 80, 69], 1),
    ("spontaneous-questions", [85, 81, 83], 0),
];

#[test]
fn what_is_said_in_colourful_words_is_understood_so_far() {
    for (at, spoken) in spoken_languages().into_iter().enumerate() {
        let language = spoken.language;
        for (name, fewest, otherwise) in FEWEST_COLOURFUL {
            let list = spoken.held_out(name);
            let understood = list.iter().map(|(meaning, line)| (meaning, spoken.understand(line)));
            let (right, other): (Vec<_>, Vec<_>) =
                understood.partition(|(meaning, understood)| does(understood, meaning));
            let acted = other.iter().filter(|(_, understood)| acts(understood)).count();
            let (right, all) = (right.len(), list.len());
            assert!(right * 100 >= all * fewest[at], "{language}: {name}: {right} of {all}");
            assert!(acted <= otherwise, "{language}: {name}: {acted} did another move");
        }
        let near = spoken.held_out("colourful-near");
        assert_eq!(near.iter().filter(|(_, line)| acts(&spoken.understand(line))).count(), 0, "{language}");
    }
}

/// Lists of orders, each with the fewest of a hundred that are done at once: those that the grammar was mended by, and those
/// that were read and wait for it, of which none has to be done yet.
const FEWEST_TUNED: [(&str, usize); 2] = [("orders", 96), ("further-orders", 0)];

#[test]
fn orders_that_the_grammar_was_mended_by_stay_understood() {
    for spoken in spoken_languages() {
        for (list, fewest) in FEWEST_TUNED {
            let orders = spoken.tuning(list);
            let mut right = 0;
            for (meaning, line) in &orders {
                let understood = spoken.understand(line);
                if does(&understood, meaning) {
                    right += 1;
                } else {
                    assert!(
                        !acts(&understood),
                        "{}: {line:?} means {meaning}: {understood:?}",
                        spoken.language
                    );
                }
            }
            let (language, all) = (spoken.language, orders.len());
            assert!(right * 100 >= all * fewest, "{language}: {list}: {right} of {all}");
        }
        let language = spoken.language;
        for (kind, line) in spoken.tuning("near") {
            let understood = spoken.understand(&line);
            assert!(!acts(&understood), "{language}: {line:?}, {kind}: {understood:?}");
        }
    }
}

/// The fewest of a hundred questions that the grammar was mended by which are answered as meant.
const FEWEST_TUNED_QUESTIONS: usize = 94;

#[test]
fn questions_that_the_grammar_was_mended_by_are_answered_and_never_asked_back() {
    for spoken in spoken_languages() {
        let questions = spoken.tuning("questions");
        let mut right = 0;
        for (meaning, line) in &questions {
            let understood = spoken.understand(line).unasked();
            right += usize::from(does(&understood, meaning));
            let is_meant = matches!(understood.commands(), [only] if only.to_string() == *meaning);
            let moves = acts(&understood) || offers(&understood);
            assert!(!moves || is_meant, "{}: {line:?}", spoken.language);
        }
        let (language, all) = (spoken.language, questions.len());
        assert!(right * 100 >= all * FEWEST_TUNED_QUESTIONS, "{language}: {right} of {all}");
    }
}

/// The fewest of a hundred sentences of a conversation that are understood as meant: those that the grammar was mended
/// by, and those that it was not.
const FEWEST_TALK: [(&str, usize); 2] = [("tuning", 80), ("held_out", 65)];

#[test]
fn what_was_named_and_what_mends_itself_is_understood_and_nothing_else_is_done() {
    for spoken in spoken_languages() {
        for (folder, fewest) in FEWEST_TALK {
            let list = spoken.listed(folder, "talk");
            let (mut right, mut wrong) = (0, 0);
            for (meaning, line) in &list {
                let understood = spoken.understand(line).unasked();
                let is_right = done(&understood).as_ref() == Some(meaning);
                right += usize::from(is_right);
                wrong += usize::from(!is_right && acts(&understood));
            }
            let (language, all) = (spoken.language, list.len());
            assert_eq!(wrong, 0, "{language}: of {all} in {folder} so many did something else");
            assert!(right * 100 >= all * fewest, "{language}: {right} of {all} in {folder}");
        }
    }
}

#[test]
fn most_questions_are_understood_and_none_moves() {
    for spoken in spoken_languages() {
        let list = spoken.held_out("questions");
        let mut right = 0;
        for (meaning, line) in &list {
            let understood = spoken.understand(line);
            right += usize::from(does(&understood, meaning));
            assert!(changes_game(meaning) || !acts(&understood), "{}: a question moved", spoken.language);
        }
        let (language, all) = (spoken.language, list.len());
        assert!(right * 100 >= all * FEWEST_QUESTIONS, "{language}: {right} of {all} questions");
    }
}

#[test]
fn what_is_learned_from_measures_nothing() {
    for language in &LANGUAGES {
        let spoken = SpokenLanguage { language, interpreter: Interpreter::new(language).unwrap() };
        let learned: HashSet<String> = language.sentences().map(|(_, sentence)| bare(sentence)).collect();
        assert!(learned.len() > 2_000, "{language}");
        let plain = ["near", "orders", "questions", "talk", "colourful-near"];
        for list in plain.into_iter().chain(FEWEST_COLOURFUL.map(|(list, ..)| list)) {
            let both = spoken.held_out(list).iter().filter(|(_, line)| learned.contains(&bare(line))).count();
            assert_eq!(both, 0, "{language}: {list}: so many stand in the sentences too");
        }
    }
}

#[test]
fn every_learned_sentence_has_a_meaning_that_is_written_as_it_is_read() {
    let mut faults = Vec::new();
    for language in &LANGUAGES {
        for (meaning, sentence) in language.sentences().filter(|(meaning, _)| *meaning != "?") {
            match meaning.parse::<Command>() {
                Ok(command) if command.to_string() == meaning => {}
                Ok(command) => faults.push(format!("{language}: {sentence}: {meaning} is {command}")),
                Err(fault) => faults.push(format!("{language}: {sentence}: {fault}")),
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn no_learned_sentence_does_another_move() {
    let mut faults = Vec::new();
    for spoken in spoken_languages() {
        for (meaning, sentence) in spoken.language.sentences() {
            let understood = spoken.understand(sentence);
            if acts(&understood) && done(&understood).as_deref() != Some(meaning) {
                faults.push(format!("{}: {sentence:?} means {meaning}: {understood:?}", spoken.language));
            }
        }
    }
    assert!(faults.is_empty(), "{}\n{} in all", faults.join("\n"), faults.len());
}
