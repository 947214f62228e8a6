//! Somebody who plays by voice, and what becomes of it.

use super::count::{Count, Outcome};
use super::ears::{Ears, Microphone, Times};
use super::pace::Pace;
use super::said::{Phrases, Saying, questions, turn};
use super::sound::{Noise, Room, Speaker};
use elevens::cards::Seat;
use elevens::locale::Language;
use elevens::meaning::Command;
use elevens::narration::Utterance;
use elevens::players::{Player, PlayerKind, Strength};
use elevens::recognition::{Judged, RATE, UtteranceVerdict};
use elevens::record::Line;
use elevens::rules::{Action, Game, Match, Plan, rows};
use elevens::session::{
    self, Conversation, Effect, Input, InputSource, Listener, MatchTable, Preferences, hear,
};
use elevens::terminal::{Attuned, GrammarFile, PushToTalk, attune, near};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use std::path::Path;
use std::sync::Arc;

/// Silence before and behind what is said, in milliseconds.
const AROUND: (usize, usize) = (500, 700);

/// Every so many commands a question is asked.
const QUESTIONS: usize = 6;

/// The most answers to what was asked back.
const MOST_ANSWERS: usize = 2;

pub struct Person {
    game: Game,
    told: GrammarFile,
    ears: Ears,
    preferences: Preferences,
    phrases: &'static Phrases,
    folder: tempfile::TempDir,
}

/// The outcomes of talk.
#[derive(Debug, Default)]
pub struct Talked {
    pub seconds: f64,
    pub said: usize,
    pub answered: usize,
    pub asked: usize,
    pub moved: usize,
}

/// The outcome of some sound.
#[derive(Debug, Default)]
struct Came {
    judged: Vec<Judged>,
    saved: Vec<Line>,
    printed: Vec<Utterance>,
}

impl Person {
    /// Somebody whose sound is handed over so fast, or comes through the microphone where that is none.
    pub fn new(
        language: &'static Language,
        named: Option<&Path>,
        game: &str,
        pace: Option<Pace>,
    ) -> Option<Person> {
        let game = game.parse().ok()?;
        let Attuned { told, model, expected } = attune(language, named, PushToTalk::default()).ok()?;
        let preferences = Preferences::new(language);
        let near = near(Arc::clone(preferences.understanding()));
        let ears = match pace {
            Some(pace) => Ears::frames(model, expected, near, pace)?,
            None => Ears::Microphone(Microphone::open(model, expected, near)?),
        };
        let phrases = Phrases::of(language.code());
        Some(Person { game, told, ears, preferences, phrases, folder: tempfile::tempdir().ok()? })
    }

    fn table(&self, seed: u64) -> MatchTable {
        let plan = Plan { rounds: 1, ..Plan::new(self.game, 2) };
        let game = Match::new(plan).unwrap_or_else(|fault| panic!("{fault}"));
        let names = ["You", "Nora"].map(str::to_owned).to_vec();
        let players = vec![PlayerKind::Person, PlayerKind::Computer(Strength::Medium)];
        let mut table = MatchTable::new(game, names, players, ChaCha8Rng::seed_from_u64(seed));
        drop(table.deal());
        table
    }

    fn talk_at(&self, table: &MatchTable) -> Conversation {
        Conversation::new(self.preferences.clone(), Listener::Alone(table.people()[0]), table.names())
            .with_players(table.player_kinds())
    }

    /// Plays so many commands of games from a seed on.
    pub fn play(
        &mut self,
        speaker: &Speaker,
        noise: Noise,
        (seed, commands): (u64, usize),
        show: bool,
    ) -> Count {
        let mut count = Count::default();
        let mut room = Room::new(noise, seed);
        for game in seed.. {
            let mut lots = ChaCha8Rng::seed_from_u64(game);
            let mut table = self.table(game);
            while let Some(seat) = table.to_act() {
                if let Some(kind) = table.player_kind(seat).kind() {
                    drop(table.computer_turn(seat, kind));
                    continue;
                }
                for saying in turn(self.phrases, &planned(&table, seat), |most| lots.random_range(0..most)) {
                    if count.len() % QUESTIONS == QUESTIONS - 1 {
                        let questions = questions(self.phrases);
                        let question = &questions[lots.random_range(0..questions.len())];
                        let outcome = self.say(question, &table, (speaker, &mut room), &mut count, show);
                        count.add(outcome);
                    }
                    let outcome = self.say(&saying, &table, (speaker, &mut room), &mut count, show);
                    count.add(outcome);
                    if count.len() >= commands {
                        return count;
                    }
                    let mut talk = self.talk_at(&table);
                    drop(hear(&mut talk, &mut table, Input::Command(saying.meant)));
                }
            }
        }
        count
    }

    /// Says a command, answers what is asked back, and tells what came of it; the table stays as it was.
    fn say(
        &mut self,
        saying: &Saying,
        table: &MatchTable,
        (speaker, room): (&Speaker, &mut Room),
        count: &mut Count,
        show: bool,
    ) -> Outcome {
        let (mut talk, mut copy) = (self.talk_at(table), table.copy());
        let speech = speaker.say(&saying.words, self.folder.path());
        let mut came = self.heard(&mut talk, &mut copy, &speech, room, Some(count));
        let first = came.judged.clone();
        let mut answers = Vec::new();
        while !talk.asked_back().is_empty() && answers.len() < MOST_ANSWERS {
            let answer = self.answer(&talk, &saying.meant);
            let speech = speaker.say(&answer, self.folder.path());
            let more = self.heard(&mut talk, &mut copy, &speech, room, None);
            answers.push((answer, more.judged));
            came.saved.extend(more.saved);
            came.printed.extend(more.printed);
        }
        let outcome = outcome(&saying.meant, &self.typed(&saying.meant, table), &came, answers.len());
        if show && !matches!(outcome, Outcome::AtOnce | Outcome::Confirmed) {
            println!("  {outcome:?}\t{}\t{first:?}\t{answers:?}", saying.words);
        }
        outcome
    }

    /// The outcome of a command that somebody types.
    fn typed(&self, meant: &Command, table: &MatchTable) -> Came {
        let (mut talk, mut table) = (self.talk_at(table), table.copy());
        came_of(&hear(&mut talk, &mut table, Input::Command(meant.clone())))
    }

    /// The outcome of one word in answer to what was asked back.
    fn answer(&self, talk: &Conversation, meant: &Command) -> String {
        let asked = talk.asked_back();
        if !asked.contains(meant) {
            return self.phrases.answers[1].to_owned();
        }
        if asked.len() == 1 {
            return self.phrases.answers[0].to_owned();
        }
        let said = meant.said(talk.locale());
        let others: Vec<String> =
            asked.iter().filter(|one| *one != meant).map(|one| one.said(talk.locale())).collect();
        let words = said.split([' ', ',']).filter(|word| !word.is_empty());
        let differs =
            words.filter(|word| !others.iter().any(|other| other.split([' ', ',']).any(|one| one == *word)));
        let spoken =
            differs.map(|word| word.parse().map_or(word, |number| self.phrases.number(number)).to_owned());
        let answer = spoken.collect::<Vec<_>>().join(" ");
        if answer.is_empty() { said } else { answer }
    }

    /// Hears speech at the moment of a game.
    fn heard(
        &mut self,
        talk: &mut Conversation,
        table: &mut MatchTable,
        speech: &[f64],
        room: &mut Room,
        mut count: Option<&mut Count>,
    ) -> Came {
        tell(&mut self.told, self.game, talk, table);
        let before = room.hear(None, AROUND.0);
        let spoken = room.hear(Some(speech), AROUND.1);
        let over = (before.len() + speech.len()) as f64 * 1e3 / f64::from(RATE);
        let mut came = Came::default();
        let Person { ears, told, game, .. } = self;
        ears.hear(&[before, spoken].concat(), |judged, Times { end, known }| {
            came.judged.push(judged.clone());
            let Some(input) = input(judged.verdict) else { return };
            if let Some(count) = &mut count {
                count.waits.extend(end.map(|end| end - over));
                count.answers.push(known - over);
            }
            let more = came_of(&hear(talk, table, input));
            came.saved.extend(more.saved);
            came.printed.extend(more.printed);
            tell(told, *game, talk, table);
        });
        came
    }

    /// Says what is not meant for the game, at the moments of one, and counts what came of it all the same.
    pub fn talk(&mut self, sentences: &[&str], speakers: &[Speaker], noise: Noise, show: bool) -> Talked {
        let mut talked = Talked::default();
        let mut room = Room::new(noise, 7);
        let mut table = self.table(99);
        for (at, sentence) in sentences.iter().enumerate() {
            let speaker = &speakers[at % speakers.len()];
            self.move_on(&mut table);
            let (mut talk, mut copy) = (self.talk_at(&table), table.copy());
            let speech = speaker.say(sentence, self.folder.path());
            talked.seconds += (speech.len() as f64) / f64::from(RATE) + (AROUND.0 + AROUND.1) as f64 / 1e3;
            let came = self.heard(&mut talk, &mut copy, &speech, &mut room, None);
            talked.said += 1;
            let is_asked = !talk.asked_back().is_empty();
            talked.asked += usize::from(is_asked);
            talked.moved += usize::from(!came.saved.is_empty());
            talked.answered += usize::from(!is_asked && came.saved.is_empty() && !came.printed.is_empty());
            if show && came.judged.iter().any(|judged| judged.verdict != UtteranceVerdict::Nothing) {
                let what = if !came.saved.is_empty() {
                    "moved"
                } else if is_asked {
                    "asked"
                } else {
                    "answered"
                };
                println!("  {what}\t{sentence}\t{:?}", came.judged);
            }
        }
        talked
    }

    /// A move of the game, so that talk comes at many moments; a new game where one is over.
    fn move_on(&self, table: &mut MatchTable) {
        let Some(seat) = table.to_act() else {
            *table = self.table(100);
            return;
        };
        let mut player = Player::new(Strength::Medium);
        let mut lots = ChaCha8Rng::seed_from_u64(5);
        let action = table.view(seat).and_then(|view| player.choose(&view, &mut lots));
        drop(action.map(|action| table.act(action)));
        while let Some(seat) = table.to_act() {
            let Some(kind) = table.player_kind(seat).kind() else { return };
            drop(table.computer_turn(seat, kind));
        }
        *table = self.table(100);
    }
}

/// Tells whoever hears what can be said now.
fn tell(told: &mut GrammarFile, game: Game, talk: &Conversation, table: &MatchTable) {
    told.tell(talk.locale().language(), Some(game), &session::moment(talk, table));
}

/// The turn that a computer would play, up to a draw.
fn planned(table: &MatchTable, seat: Seat) -> Vec<Action> {
    let mut copy = table.copy();
    let mut player = Player::new(Strength::Medium);
    let mut lots = ChaCha8Rng::seed_from_u64(3);
    let mut actions = Vec::new();
    while copy.to_act() == Some(seat) {
        let Some(view) = copy.view(seat) else { break };
        let Some(action) = player.choose(&view, &mut lots) else { break };
        actions.push(action);
        if copy.act(action).is_err() || action == Action::Rows(rows::Action::Draw) {
            break;
        }
    }
    actions
}

/// Returns whether both did the same, and the turn ended by itself behind what was typed, which it does not where somebody speaks.
fn is_ended(typed: &Came, came: &Came) -> bool {
    let end = |line: &Line| matches!(line, Line::Action(line) if line.code == ".");
    let ended = typed.saved.split_last().filter(|(last, _)| end(last));
    ended.is_some_and(|(_, moved)| !moved.is_empty() && moved == came.saved)
}

/// The outcome of a command, beside what would have come of it in writing, after so many answers.
fn outcome(meant: &Command, typed: &Came, came: &Came, answers: usize) -> Outcome {
    let is_final = matches!(meant, Command::Draw | Command::End);
    let (is_move, is_done) = (!typed.saved.is_empty(), came.saved == typed.saved || is_ended(typed, came));
    match answers {
        _ if !is_done && !came.saved.is_empty() => Outcome::AnotherMove,
        0 if is_done && (is_move || came.printed == typed.printed) => Outcome::AtOnce,
        1 if is_done && is_move && is_final => Outcome::Confirmed,
        _ if is_done && is_move => Outcome::AskedBack,
        0 if came.printed.is_empty() => Outcome::Unheard,
        0 => Outcome::Harmless,
        _ => Outcome::AskedInVain,
    }
}

/// The text that the game is given of what was heard.
fn input(verdict: UtteranceVerdict) -> Option<Input> {
    match verdict {
        UtteranceVerdict::Certain(text) => Some(Input::Line(text, InputSource::Heard)),
        UtteranceVerdict::Sure(text) => Some(Input::Line(text, InputSource::Spoken)),
        UtteranceVerdict::Unsure(text) => Some(Input::Unsure(text)),
        UtteranceVerdict::Between(one, other) => Some(Input::Between(one, other)),
        UtteranceVerdict::Nothing => None,
    }
}

fn came_of(effects: &[Effect]) -> Came {
    let mut came = Came::default();
    for effect in effects {
        match effect {
            Effect::Save(lines) => came.saved.extend(lines.clone()),
            Effect::Say(said) => came.printed.extend(said.print.clone()),
            Effect::Recite(_)
            | Effect::Change(_)
            | Effect::Request(_)
            | Effect::Silence
            | Effect::Leave(_) => came.printed.push(Utterance::notice(format!("{effect:?}"))),
        }
    }
    came
}
