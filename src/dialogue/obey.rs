//! From a line to what it brings about: understood, asked back, or refused.

use super::Confirm;
use super::conversation::{Conversation, Mode};
use super::counterpart::{Counterpart, Sure};
use super::effect::{Effect, Leave};
use super::pending::{Answer, Pending};
use super::program::carry_out;
use crate::language::{Doubt, Understood, plain};
use crate::locale::args;
use crate::meaning::Command;
use crate::narration::{Utterance, capitalised, shortened};
use crate::rules::Game;

/// How a line came in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Typed.
    Typed,
    /// Understood by a recognizer, which may have misheard.
    Spoken,
}

/// What comes in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A line.
    Line(String, Way),
    /// What a key stands for that was sought out, such as that of a card on a braille display.
    Command(Command),
    /// What a single key of the keyboard stands for, which a finger may slip on: what is for good is asked back.
    Key(Command),
    /// A line that is no text.
    NotText,
    /// A line that is too long to mean anything.
    TooLong,
}

/// Hears something, and gives back all that comes of it.
#[must_use]
pub fn hear(talk: &mut Conversation, with: &mut dyn Counterpart, input: Input) -> Vec<Effect> {
    match (talk.mode, input) {
        (Mode::Away, Input::Line(line, way)) => at_the_door(talk, &line, way),
        (Mode::Away, Input::Command(_) | Input::Key(_) | Input::NotText | Input::TooLong) => call(talk),
        (Mode::Open | Mode::Pause, Input::NotText) => talk.refuse_with("not-text"),
        (Mode::Open | Mode::Pause, Input::TooLong) => talk.refuse_with("said-too-long"),
        (Mode::Pause, Input::Line(line, _)) if line.trim().is_empty() => {
            talk.mode = Mode::Open;
            talk.effect(Effect::GoOn);
        }
        (Mode::Open | Mode::Pause, Input::Line(line, way)) => obey(talk, with, &line, way),
        (Mode::Open | Mode::Pause, Input::Command(command)) => obey_key(talk, with, command),
        (Mode::Open | Mode::Pause, Input::Key(command)) => obey_letter(talk, with, command),
    }
    talk.take()
}

/// Calls the listener, whom nobody else may hear: until an empty line comes, nothing is told.
#[must_use]
pub fn call_alone(talk: &mut Conversation) -> Vec<Effect> {
    talk.mode = Mode::Away;
    call(talk);
    talk.take()
}

fn call(talk: &mut Conversation) {
    let name = talk.seat().and_then(|seat| talk.names().get(seat.index())).cloned().unwrap_or_default();
    let text = talk.locale().format("alone", &args!("name" => name));
    talk.effect(Effect::Recite(vec![text]));
}

/// Nothing of a hand can be asked for here; leaving is possible.
fn at_the_door(talk: &mut Conversation, line: &str, way: Way) {
    if line.trim().is_empty() {
        talk.mode = Mode::Open;
        talk.pending = Pending::Nothing;
        talk.asked = None;
        return talk.effect(Effect::Arrived);
    }
    let understood = talk.understand(line);
    let pending = std::mem::take(&mut talk.pending);
    if let Some(Answer::Yes(command)) = pending.answer(line, &understood)
        && command.leaves()
    {
        return leave_with(talk, &command);
    }
    match understood.only().filter(|command| command.leaves()) {
        Some(command) if needs_asking(talk, command, line, way) => ask_whether(talk, command.clone()),
        Some(command) => leave_with(talk, command),
        None => call(talk),
    }
}

/// Leaves as the command says, which is one that leaves.
fn leave_with(talk: &mut Conversation, command: &Command) {
    talk.leave(if *command == Command::Menu {
        Leave::Menu
    } else if *command == Command::NewGame {
        Leave::NewGame
    } else {
        Leave::Quit
    });
}

/// Understands a line and does what it says.
fn obey(talk: &mut Conversation, with: &mut dyn Counterpart, line: &str, way: Way) {
    let understood = talk.understand(line);
    let pending = std::mem::take(&mut talk.pending);
    if let Some(answer) = pending.answer(line, &understood) {
        return settle(talk, with, pending, answer, line, way);
    }
    if with.takes(talk, line) {
        return;
    }
    match understood.unasked() {
        Understood::Commands(commands) => {
            for command in commands {
                done_or_asked(talk, with, command, line, way);
            }
        }
        Understood::Offered { commands, doubt } => offered(talk, with, commands, doubt),
        Understood::Unknown { words } => not_known(talk, &words),
        Understood::NotOrdered => with.not_told(talk, "not-ordered"),
        Understood::Incomplete => with.not_told(talk, "not-a-move"),
        Understood::Senseless => with.not_told(talk, "not-understood"),
        Understood::TooLong => with.not_told(talk, "said-too-long"),
        Understood::Empty => with.not_told(talk, "line-empty"),
    }
}

/// Does what a single key stands for. What is for good is asked back: the same key again, or yes, does it.
fn obey_letter(talk: &mut Conversation, with: &mut dyn Counterpart, command: Command) {
    let pending = std::mem::take(&mut talk.pending);
    let answer = pending.answer("", &Understood::Commands(vec![command.clone()]));
    match answer {
        Some(answer @ (Answer::Yes(_) | Answer::One(_) | Answer::Nothing)) => {
            settle(talk, with, pending, answer, "", Way::Typed);
        }
        Some(Answer::NoSuch(_) | Answer::First(_)) | None if slips_for_good(&command, with.plan().game) => {
            ask_whether(talk, command);
        }
        Some(Answer::NoSuch(_) | Answer::First(_)) | None => {
            talk.pending = pending;
            if matches!(command, Command::Choose(_)) {
                obey_key(talk, with, command);
            } else {
                carry_out(talk, with, command, Sure::Said);
            }
        }
    }
}

/// Whether a single key can't be taken back: a card laid in a row can.
fn slips_for_good(command: &Command, game: Game) -> bool {
    command.is_for_good() && (game == Game::Nimm || !matches!(command, Command::Play(_)))
}

/// Does what a key stands for; one over a list chooses from it.
fn obey_key(talk: &mut Conversation, with: &mut dyn Counterpart, command: Command) {
    if let Command::Choose(_) = command {
        let pending = std::mem::take(&mut talk.pending);
        return match pending.answer("", &Understood::Commands(vec![command])) {
            Some(answer) => settle(talk, with, pending, answer, "", Way::Typed),
            None => talk.refuse_with("nothing-to-choose"),
        };
    }
    // A key is pressed on purpose: what was asked back waits for no answer any more.
    talk.pending = Pending::Nothing;
    carry_out(talk, with, command, Sure::Said);
}

/// Does what an answer to a question back says.
fn settle(
    talk: &mut Conversation,
    with: &mut dyn Counterpart,
    pending: Pending,
    answer: Answer,
    line: &str,
    way: Way,
) {
    match answer {
        Answer::Yes(command) => heard_and_done(talk, with, command, way, Sure::Confirmed),
        Answer::One(command) => done_or_asked(talk, with, command, line, way),
        Answer::Nothing => talk.refuse_with("nothing-done"),
        Answer::NoSuch(number) => {
            talk.pending = pending;
            let again = talk.locale().format("choose-again", &args!("n" => number));
            talk.refuse(&again);
        }
        Answer::First(other) => answer_first(talk, pending, &other),
    }
}

/// Says which of two things waits, and which is not done.
fn answer_first(talk: &mut Conversation, pending: Pending, other: &Command) {
    let locale = talk.locale();
    let what: Vec<String> = pending.commands().iter().map(|command| command.said(locale)).collect();
    let args = args!("what" => what.join(", "), "other" => other.said(locale));
    let text = locale.format("answer-first", &args);
    talk.pending = pending;
    talk.refuse(&text);
}

/// Whether a command is asked back before it is done: it can't be taken back, and may have been misheard.
fn needs_asking(talk: &Conversation, command: &Command, line: &str, way: Way) -> bool {
    way == Way::Spoken
        && command.is_for_good()
        && (is_echo(talk, line)
            || match talk.manner.confirm {
                Confirm::Always => true,
                Confirm::Unsure => !talk.manner.understanding().is_certain(line, talk.names()),
                Confirm::Never => false,
            })
}

/// Whether a line is a sentence of the last reply: what the game itself said is no order, whoever heard it.
fn is_echo(talk: &Conversation, line: &str) -> bool {
    let words = |text: &str| {
        let plain = plain(text);
        let words = plain.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
        words.collect::<Vec<_>>().join(" ")
    };
    let heard = words(line);
    talk.history.reply().iter().any(|said| {
        words(&said.text) == heard || said.text.split_inclusive(['.', '?']).any(|part| words(part) == heard)
    })
}

fn done_or_asked(
    talk: &mut Conversation,
    with: &mut dyn Counterpart,
    command: Command,
    line: &str,
    way: Way,
) {
    if needs_asking(talk, &command, line, way) {
        return ask_whether(talk, command);
    }
    if way == Way::Spoken {
        announce(talk, &command);
    }
    heard_and_done(talk, with, command, way, Sure::Said);
}

fn heard_and_done(
    talk: &mut Conversation,
    with: &mut dyn Counterpart,
    command: Command,
    way: Way,
    sure: Sure,
) {
    let changes = command.is_for_good();
    carry_out(talk, with, command, sure);
    talk.spoken = way == Way::Spoken && changes;
}

/// Says how a spoken line was understood, before it is done.
fn announce(talk: &mut Conversation, command: &Command) {
    if command.is_for_good() {
        let locale = talk.locale();
        let text = locale.format("listen-heard", &args!("what" => command.said(locale)));
        talk.say(&[Utterance::notice(capitalised(&text))]);
    }
}

/// Asks whether a line was understood as meant.
pub(super) fn ask_whether(talk: &mut Conversation, command: Command) {
    talk.history.begin_reply();
    let locale = talk.locale();
    let text = locale.format("listen-confirm", &args!("what" => command.proposed(locale)));
    talk.pending = Pending::Whether(command);
    talk.say(&[Utterance::answer(capitalised(&text))]);
}

/// Offers what may have been meant, as far as the game has it; nothing is done until it is chosen.
fn offered(talk: &mut Conversation, with: &dyn Counterpart, mut commands: Vec<Command>, doubt: Doubt) {
    let plan = with.plan();
    commands.retain(|command| command.suits(plan.game, plan.seats));
    let title = match doubt {
        Doubt::Heard | Doubt::Manner | Doubt::Several => "which-one",
        Doubt::Spelling | Doubt::Likeness => "meant-which",
    };
    match commands.as_slice() {
        [] => with.not_told(talk, "not-understood"),
        [only] => ask_whether(talk, only.clone()),
        [_, ..] => {
            talk.history.begin_reply();
            let title = Utterance::answer(talk.locale().text(title));
            offer(talk, title, commands);
        }
    }
}

/// Says which words are not known.
fn not_known(talk: &mut Conversation, words: &[String]) {
    let text = talk.locale().format("unknown-words", &args!("words" => shortened(&words.join(" "))));
    talk.refuse(&text);
}

/// Asks which of some commands was meant.
pub(super) fn ask_which(talk: &mut Conversation, commands: Vec<Command>) {
    talk.history.begin_reply();
    let title = Utterance::answer(talk.locale().text("which-one"));
    offer(talk, title, commands);
}

/// Offers some commands to choose from, as a key asks for them.
#[must_use]
pub fn offer_keys(talk: &mut Conversation, commands: Vec<Command>) -> Vec<Effect> {
    ask_which(talk, commands);
    talk.take()
}

/// Lists commands by number, for the next line to choose one.
fn offer(talk: &mut Conversation, title: Utterance, commands: Vec<Command>) {
    let locale = talk.locale();
    let mut said = vec![title];
    for (n, command) in commands.iter().enumerate() {
        let args = args!("n" => n + 1, "what" => command.said(locale));
        said.push(Utterance::answer(locale.format("choice", &args)));
    }
    talk.pending = Pending::Which(commands);
    talk.say(&said);
}
