//! A lesson as it goes: what the learner says is held against what is to be done, and anything may be asked meanwhile.

use super::super::actions::command_of;
use super::super::command_handler::{CommandHandler, Order};
use super::super::conversation::Conversation;
use super::super::effect::Effect;
use super::super::help;
use super::super::names::name_computers;
use super::super::pending::Pending;
use super::super::play::{self, tell_news, tell_round_over, tell_turn};
use super::super::request::Leave;
use super::super::table::MatchTable;
use super::course::{Course, Lesson, LessonStep, Task};
use super::deal::{dealt, legal};
use super::remark::{Remark, remark};
use crate::cards::Seat;
use crate::locale::{Locale, args};
use crate::meaning::{Command, Move, Question};
use crate::narration::Utterance;
use crate::players::{self, Memory, PlayerKind, Strength};
use crate::rules::{Action, Game, Plan, View, nimm, rows};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;

/// The seat of the learner.
const LEARNER: Seat = Seat::at(0);

/// A lesson of a course, from its first step to its last.
#[derive(Debug)]
pub struct Classroom {
    table: MatchTable,
    lesson: Lesson,
    /// The beginning of the ids of messages of the lesson.
    prefix: String,
    /// The number of the lesson, from 1, and how many there are.
    number: (usize, usize),
    /// The step that is being done.
    at: usize,
    /// The actions that are left of it.
    left: Vec<Action>,
}

impl Classroom {
    /// The lesson of a course with a number from 1; `None` when there is none.
    #[must_use]
    pub fn open(course: &Course, number: usize, locale: &Locale, name: &str) -> Option<Classroom> {
        let lesson = course.lessons.get(number.checked_sub(1)?)?.clone();
        let game = dealt(&lesson)?;
        let players = vec![PlayerKind::Person, PlayerKind::Computer(Strength::Easy)];
        let mut names = vec![name.to_owned()];
        names.extend(name_computers(locale, &names, &[Strength::Easy]));
        let table = MatchTable::new(game, names, players, ChaCha8Rng::seed_from_u64(number as u64));
        let prefix = format!("lesson-{}-{}", course.family, lesson.id);
        let mut classroom =
            Classroom { table, lesson, prefix, number: (number, course.lessons.len()), at: 0, left: vec![] };
        classroom.set_task();
        Some(classroom)
    }

    fn step(&self) -> Option<&LessonStep> {
        self.lesson.steps.get(self.at)
    }

    fn game(&self) -> Game {
        self.table.plan().game
    }

    fn set_task(&mut self) {
        let game = self.game();
        self.left = self.step().map(|step| step.task.actions(game)).unwrap_or_default();
    }

    fn view(&self) -> Option<View> {
        self.table.view(LEARNER)
    }

    /// Returns what the learner remembers and sees.
    fn before(&self) -> Option<(Memory, View)> {
        self.view().map(|view| (play::memory_of(&self.table, &view), view))
    }

    /// Returns whether the learner plays freely.
    fn is_free(&self) -> bool {
        matches!(self.step().map(|step| &step.task), Some(Task::Play(_)))
    }

    /// Says what is to be done now, or that the lesson is over.
    fn tell_task(&self, talk: &mut Conversation) {
        match self.step() {
            Some(step) => say(talk, &format!("{}-{}", self.prefix, step.id)),
            None if self.number.0 == self.number.1 => say(talk, "lesson-last-over"),
            None => say(talk, "lesson-over"),
        }
    }

    /// The step is done: says why that was good, plays what follows, and says what comes next.
    fn advance(&mut self, talk: &mut Conversation) {
        let Some(step) = self.step() else { return };
        let why = format!("{}-{}-why", self.prefix, step.id);
        let then = step.then.clone();
        say(talk, &why);
        for code in &then {
            if let Some(action) = legal(self.table.game(), code) {
                // It is legal, as was just seen.
                let _ = self.table.act(action);
            }
        }
        pass_on(talk, |talk| tell_news(talk, &mut self.table));
        self.at += 1;
        // What is to be learned is typed.
        talk.holds = true;
        self.set_task();
        self.tell_task(talk);
    }

    /// The learner wants to carry out some actions, which are legal: are they what is to be done?
    fn wants(&mut self, actions: &[Action]) -> bool {
        let mut left = self.left.clone();
        for action in actions {
            match left.iter().position(|other| other == action) {
                Some(at) => left.remove(at),
                None => return false,
            };
        }
        self.left = left;
        true
    }

    /// Returns what some moves would be, if they are legal.
    fn tried(&self, talk: &Conversation, moves: &[Move]) -> Option<Vec<Action>> {
        let tried = play::try_on_copy(talk, &self.table, LEARNER, moves).ok()?;
        Some(tried.acts.iter().map(|act| act.action).collect())
    }

    /// The only action of an order, if it is legal.
    fn legal(&self, action: Action) -> Option<Vec<Action>> {
        self.view()?.legal_actions().contains(&action).then(|| vec![action])
    }

    /// Does an order that changes the game, if it is what is to be done; `actions` is what it would do, if it is legal.
    fn change(&mut self, talk: &mut Conversation, order: Order, actions: Option<Vec<Action>>) {
        if self.is_free() {
            return self.play_on(talk, order);
        }
        match actions {
            // The rules say why not.
            None => {
                self.table.handle(talk, order);
                // What was asked back comes first.
                if talk.pending == Pending::Nothing {
                    self.tell_task(talk);
                }
            }
            Some(actions) if self.wants(&actions) => {
                self.table.handle(talk, order);
                if self.left.is_empty() {
                    self.advance(talk);
                }
            }
            Some(_) => {
                say(talk, "lesson-instead");
                self.tell_task(talk);
            }
        }
    }

    /// Plays as the learner likes, with a remark behind each turn; the computer plays its turns at once.
    fn play_on(&mut self, talk: &mut Conversation, order: Order) {
        let before = self.before();
        self.table.handle(talk, order);
        self.follow(talk, before);
    }

    /// Goes on behind what the learner did, who remembered and saw this before it. Nothing is blamed that a hint advises.
    fn follow(&mut self, talk: &mut Conversation, before: Option<(Memory, View)>) {
        if self.table.game().is_round_running() && self.table.to_act() == Some(LEARNER) {
            return;
        }
        if let Some(((memory, before), after)) = before.zip(self.view())
            && let Some(remark) = remark(&before, &after)
        {
            let advised = || players::hint(&before, &memory).and_then(|advice| advice.turn.first().copied());
            let is_advised = talk.advised.is_some() || advised().is_some_and(|action| remark.blames(action));
            if remark == Remark::AllFour || !is_advised {
                say(talk, remark.id());
            }
        }
        while self.table.game().is_round_running() && self.table.to_act() != Some(LEARNER) {
            let Some(seat) = self.table.to_act() else { break };
            let _ = self.table.computer_turn(seat, Strength::Easy);
            if self.table.game().is_round_running() && self.table.to_act() == Some(LEARNER) {
                // A turn without a choice is over at once.
                pass_on(talk, |talk| tell_turn(talk, &mut self.table));
            }
        }
        if !self.table.game().is_round_running() {
            pass_on(talk, |talk| tell_round_over(talk, &mut self.table));
            self.advance(talk);
        }
    }

    fn ask(&mut self, talk: &mut Conversation, order: Order, question: &Question) {
        let meant = self.step().and_then(|step| step.task.question());
        self.table.handle(talk, order);
        if meant.as_ref() == Some(question) {
            self.advance(talk);
        }
    }
}

impl CommandHandler for Classroom {
    fn plan(&self) -> &Plan {
        self.table.plan()
    }

    /// Tells which lesson it is, and what is to be done first.
    fn begin(&mut self, talk: &mut Conversation) -> Vec<Effect> {
        let (n, of) = self.number;
        let title = talk.locale().lesson(&self.prefix, &args!());
        let text = talk.locale().lesson("lesson-begins", &args!("n" => n, "of" => of, "title" => title));
        self.table.mark_told(LEARNER);
        talk.holds = true;
        say_text(talk, &text);
        self.tell_task(talk);
        talk.take()
    }

    /// Returns whether all of it is done.
    fn is_over(&self) -> bool {
        self.step().is_none()
    }

    fn table(&self) -> Option<&MatchTable> {
        Some(&self.table)
    }

    fn asked_for(&self) -> Vec<Command> {
        self.left.iter().map(|action| command_of(*action)).collect()
    }

    /// A card laid in a row can be taken back while the turn lasts.
    fn is_final(&self, command: &Command) -> bool {
        let is_row_move = self.plan().game != Game::Nimm && command.only_lays();
        command.is_for_good() && !is_row_move
    }

    fn takes(&mut self, _talk: &mut Conversation, _line: &str) -> bool {
        false
    }

    fn goes_on(&mut self, talk: &mut Conversation) -> bool {
        let before = self.before();
        let goes_on = self.is_free() && self.table.goes_on(talk);
        if goes_on {
            self.follow(talk, before);
        }
        goes_on
    }

    fn handle(&mut self, talk: &mut Conversation, order: Order) {
        match &order {
            Order::Play(moves) => {
                let actions = self.tried(talk, moves);
                self.change(talk, order, actions);
            }
            Order::Draw => {
                let actions = self.legal(Action::Rows(rows::Action::Draw));
                self.change(talk, order, actions);
            }
            Order::End => {
                let end = match self.game() {
                    Game::Rows(_) => Action::Rows(rows::Action::End),
                    Game::Nimm => Action::Nimm(nimm::Action::End),
                };
                let actions = self.legal(end);
                self.change(talk, order, actions);
            }
            Order::Undo if self.is_free() => self.table.handle(talk, order),
            Order::Undo | Order::Hint if !self.is_free() => self.tell_task(talk),
            Order::Ask(ask, _) => {
                let question = ask.question.clone();
                self.ask(talk, order, &question);
            }
            Order::Leave(leave, _) => talk.leave(*leave),
            // There is nothing to be lost.
            Order::Resign(_) => talk.leave(Leave::Menu),
            Order::Save => say(talk, "lesson-not-saved"),
            Order::Keys => {
                let text = talk.locale().lesson("lesson-no-keys", &args!());
                talk.say(&[Utterance::refusal(text)]);
            }
            Order::Undo | Order::Hint | Order::Help(_) | Order::Pause(_) | Order::Automate(..) => {
                self.table.handle(talk, order);
            }
        }
    }

    fn not_told(&self, talk: &mut Conversation, id: &str) {
        talk.refuse_with(help::of_game(id, self.plan().game));
        self.tell_task(talk);
    }
}

/// Says a message of the lessons that has no variables.
fn say(talk: &mut Conversation, id: &str) {
    let text = talk.locale().lesson(id, &args!());
    say_text(talk, &text);
}

fn say_text(talk: &mut Conversation, text: &str) {
    let said: Vec<Utterance> = text.lines().map(Utterance::answer).collect();
    talk.say(&said);
}

/// Has something told, and leaves what was told before where it is.
fn pass_on(talk: &mut Conversation, tell: impl FnOnce(&mut Conversation) -> Vec<Effect>) {
    for effect in tell(talk) {
        talk.effect(effect);
    }
}
