//! A whole match that is typed into the program, and what is printed of it where nothing follows.

use crate::session::{Program, replayed, round_of, typed, word};
use elevens::locale::Locale;
use elevens::players::{Strength, choose};
use elevens::rules::{Action, Position, View};
use rand::{SeedableRng, rngs::ChaCha8Rng};

/// A whole match of a row game: some questions, and what a player of middling strength does.
#[derive(Debug)]
pub struct Script {
    /// What is printed before anything is typed.
    pub begin: Vec<String>,
    /// Each line that is typed, and what is printed behind it.
    pub said: Vec<(String, Vec<String>)>,
}

impl Script {
    /// Plays the match that such arguments begin.
    pub fn write(arguments: &[&str], locale: &Locale) -> Script {
        let mut questions = ["pile", "hand", "score", "since"].map(|id| word(locale, id)).into_iter();
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let (mut lines, mut replies, mut before) = (Vec::new(), Vec::new(), 0);
        loop {
            let program = Program::new();
            let mut printed = program.run(arguments, &[&lines[..], &[word(locale, "quit")]].concat());
            printed.pop();
            replies.push(printed.split_off(before));
            before += replies.last().map_or(0, Vec::len);
            let game = replayed(&program.record());
            if game.is_over() {
                let begin = replies.remove(0);
                return Script { begin, said: lines.into_iter().zip(replies).collect() };
            }
            let round = round_of(&game);
            let act = || {
                let view = View::Rows(round.view(round.to_act()));
                match choose(Strength::Medium, &view, &mut rng).unwrap() {
                    Action::Rows(action) => typed(locale, action),
                    Action::Nimm(action) => panic!("{action:?}"),
                }
            };
            lines.push(questions.next().unwrap_or_else(act));
        }
    }

    /// All that is printed, up to the end of the match.
    pub fn lines(&self) -> Vec<String> {
        let replies = self.said.iter().map(|(_, reply)| reply.as_slice());
        std::iter::once(self.begin.as_slice()).chain(replies).flatten().cloned().collect()
    }
}
