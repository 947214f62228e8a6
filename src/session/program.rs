//! The outcome of a command at any table: hearing again, how much is told, the language, the rules.

use super::command_handler::{CommandHandler, Order, Sure};
use super::conversation::Conversation;
use super::effect::Effect;
use super::reading::Bookmark;
use super::request::{Change, Leave, Request, Service};
use crate::language::Understood;
use crate::locale::{Args, args};
use crate::meaning::{
    Ask, Channel, Command, Depth, Evenings, Level, MoveMode, Person, Question, RulesPart, Sort, Step, Telling,
};
use crate::narration::Utterance;

/// Does what a command says.
pub(super) fn carry_out(
    talk: &mut Conversation,
    with: &mut dyn CommandHandler,
    command: Command,
    sure: Sure,
) {
    // What was understood by voice and done is taken back by "cancel".
    let spoken = std::mem::take(&mut talk.spoken);
    if !keeps_more(&command) {
        talk.more = None;
    }
    let command = if spoken && command == Command::Cancel { Command::Undo } else { command };
    // Who reads the rules, or looks back, goes forward in that, also behind a repetition.
    let has_read = is_read_to(talk);
    talk.has_read &= matches!(command, Command::Repeat(_));
    let forward = has_read && matches!(command, Command::Step(Step::Forward) | Command::More);
    let command = if forward { Command::ReadOn } else { command };
    if let Some(order) = grant(talk, with, command, sure) {
        talk.history.begin_reply();
        with.handle(talk, order);
    }
}

/// Returns whether the rules or a review are being read, so that a word that goes forward goes on in them.
fn is_read_to(talk: &Conversation) -> bool {
    talk.has_read || talk.more == Some(Service::MoreOfReview)
}

/// Returns what a line means at this moment: who is read to does not call the next player by "next".
pub(super) fn heard_as(talk: &Conversation, line: &str) -> Understood {
    if is_read_to(talk) && talk.preferences.goes_on_reading(line) {
        Understood::Commands(vec![Command::ReadOn])
    } else {
        talk.understand(line)
    }
}

/// Returns whether there is still more to be told of something behind a command: what was asked in between takes nothing away.
fn keeps_more(command: &Command) -> bool {
    let begins = matches!(command, Command::Rules(_) | Command::Evenings(_) | Command::Review(_));
    command.only_tells() && !begins
}

/// Does what a command says beside the table, or gives back what is for the table.
fn grant(
    talk: &mut Conversation,
    with: &mut dyn CommandHandler,
    command: Command,
    sure: Sure,
) -> Option<Order> {
    let serve = |service| Effect::Request(Request::Service(service));
    match command {
        Command::Repeat(None) => repeat(talk),
        Command::Repeat(Some(lines)) => repeat_lines(talk, lines),
        Command::Step(step) => step_to(talk, step),
        Command::Stop => talk.effect(Effect::Silence),
        Command::Wait => wait(talk, with),
        Command::Speech(switch) => talk.effect(serve(Service::Speech(switch))),
        Command::Tune(tune) => talk.effect(serve(Service::Tune(tune))),
        Command::Voice(number) => talk.effect(serve(Service::Voice(number))),
        Command::Braille(switch) => talk.effect(serve(Service::Braille(switch))),
        Command::PromptReply(switch) => talk.effect(serve(Service::PromptReply(switch))),
        Command::Sounds(switch) => talk.effect(serve(Service::Sounds(switch))),
        Command::Evenings(asked) => evenings(talk, asked),
        Command::Review(depth) => {
            talk.asked = None;
            talk.more = Some(Service::MoreOfReview);
            talk.effect(serve(Service::Review(depth)));
        }
        Command::Verbosity(None) => talk.refuse_with("verbosity-choose"),
        Command::Verbosity(Some(telling)) => tell_so_much(talk, telling),
        Command::Yes if with.goes_on(talk) => {}
        Command::Yes => talk.refuse_with("nothing-asked"),
        // "red 9, no, forget it" begins what it takes back.
        Command::No | Command::Cancel => talk.refuse_with("nothing-done"),
        Command::Choose(_) => talk.refuse_with("nothing-to-choose"),
        Command::Rules(reading) => rules(talk, with, reading),
        Command::ReadOn => return read_on(talk),
        Command::More => return more(talk),
        Command::Language(code) => language(talk, code.as_deref()),
        Command::Play(moves) => return order(talk, Order::Play(moves)),
        Command::Draw => return order(talk, Order::Draw),
        Command::End => return order(talk, Order::End),
        Command::Undo => return order(talk, Order::Undo),
        Command::Hint => return order(talk, Order::Hint),
        Command::Help(topic) => return order(talk, Order::Help(topic)),
        Command::Save => return order(talk, Order::Save),
        Command::Quit => return order(talk, Order::Leave(Leave::Quit, sure)),
        Command::Menu => return order(talk, Order::Leave(Leave::Menu, sure)),
        Command::NewGame => return order(talk, Order::Leave(Leave::NewGame, sure)),
        Command::Width(_) | Command::Settings | Command::Item(_) | Command::Refer(_) | Command::Lobby(_) => {
            with.not_told(talk, "not-understood");
        }
        Command::Resign => return order(talk, Order::Resign(sure)),
        Command::Pause(switch) => return order(talk, Order::Pause(switch)),
        Command::Automate(routine, mode) => return order(talk, Order::Automate(routine, mode)),
        Command::Keys => return order(talk, Order::Keys),
        Command::Ask(ask) => {
            let before = talk.asked.take();
            return Some(Order::Ask(ask, before));
        }
    }
    None
}

/// Holds the end of the listener's turn where it would come by itself.
fn wait(talk: &mut Conversation, with: &dyn CommandHandler) {
    let is_mine = with.table().is_some_and(|table| table.to_act().is_some() && table.to_act() == talk.seat());
    let ends = talk.preferences.automation.turn_end == MoveMode::Automatic;
    talk.holds |= is_mine;
    talk.refuse_with(if is_mine && ends { "waiting-turn" } else { "waiting" });
}

/// An order that is no question: asking again what was asked before tells no more than the first time.
fn order(talk: &mut Conversation, order: Order) -> Option<Order> {
    talk.asked = None;
    Some(order)
}

/// Tells the results of all matches; the host looks, and behind the first of it "more" tells the rest.
fn evenings(talk: &mut Conversation, asked: Evenings) {
    talk.asked = None;
    let named = |person: &Person| {
        let seat = person.seat().and_then(|seat| talk.names().get(seat.index()));
        seat.cloned().map_or_else(|| person.clone(), Person::Name)
    };
    let asked = match asked {
        Evenings::Against(person) => Evenings::Against(named(&person)),
        asked @ (Evenings::All(_)
        | Evenings::Won
        | Evenings::Streak
        | Evenings::Best
        | Evenings::Longest
        | Evenings::Left
        | Evenings::Today) => asked,
    };
    let me = talk.name_among();
    talk.more = (asked == Evenings::All(Depth::Short)).then(|| Service::MoreOfEvenings(me.clone()));
    talk.effect(Effect::Request(Request::Service(Service::Evenings(asked, me))));
}

/// More of what was told the first of; of a review the next turn, behind which there may be others.
pub(super) fn tell_more(talk: &mut Conversation) {
    let Some(more) = talk.more.take() else { return };
    if more == Service::MoreOfReview {
        talk.more = Some(Service::MoreOfReview);
    }
    talk.effect(Effect::Request(Request::Service(more)));
}

/// More of what was told last: of a review or of statistics what comes next, of an answer all of it, of advice and
/// refusals the reason.
fn more(talk: &mut Conversation) -> Option<Order> {
    if talk.more.is_some() {
        tell_more(talk);
        return None;
    }
    if let Some(question) = talk.asked.take() {
        return Some(Order::Ask(Ask { question, depth: Depth::Full }, None));
    }
    if talk.cause.is_some() {
        return Some(Order::Ask(Ask { question: Question::Why, depth: Depth::Short }, None));
    }
    talk.refuse_with("more-nothing");
    None
}

/// The last reply again.
fn repeat(talk: &mut Conversation) {
    let again = talk.history.reply();
    if again.is_empty() {
        return talk.refuse_with("repeat-nothing");
    }
    talk.say_again(&again);
}

/// The last lines again.
fn repeat_lines(talk: &mut Conversation, lines: usize) {
    let again = talk.history.last(lines);
    if again.is_empty() {
        return talk.refuse_with("repeat-nothing");
    }
    talk.reply_again(&again);
}

/// The line before or behind the one that was read last in the history.
fn step_to(talk: &mut Conversation, step: Step) {
    let (found, edge) = match step {
        Step::Back => (talk.history.step_back(), "history-first"),
        Step::Forward => (talk.history.step_forward(), "history-last"),
    };
    let said = found.unwrap_or_else(|| Utterance::refusal(talk.locale().text(edge)));
    talk.say_again(&[said]);
}

/// Tells so much from now on, of what and where.
fn tell_so_much(talk: &mut Conversation, telling: Telling) {
    let mut changed = talk.preferences.tellings;
    changed.set(telling);
    talk.change(Change::Verbosities(changed));
    talk.history.begin_reply();
    let text = match telling {
        Telling { sort: None, level: Level::To(level), channel: None } => {
            talk.locale().format("verbosity-set", &args!("level" => level.id()))
        }
        telling => talk.locale().format("telling-set", &verbosity_args(telling)),
    };
    talk.say(&[Utterance::answer(text)]);
}

/// The variables of the sentence that says which verbosity was set.
fn verbosity_args(telling: Telling) -> Args<'static> {
    let sort = match telling.sort {
        None => "all",
        Some(Sort::Events) => "events",
        Some(Sort::Answers) => "answers",
        Some(Sort::Chatter) => "chatter",
    };
    let level = match telling.level {
        Level::Off => "off",
        Level::On => "on",
        Level::To(verbosity) => verbosity.id(),
    };
    let channel = match telling.channel {
        None => "both",
        Some(Channel::Print) => "print",
        Some(Channel::Speech) => "speech",
    };
    args!("sort" => sort, "level" => level, "channel" => channel)
}

fn rules(talk: &mut Conversation, with: &dyn CommandHandler, reading: RulesPart) {
    let bookmark = Bookmark::of(with.plan().game, reading);
    let first = match reading {
        RulesPart::ThisGame | RulesPart::Game(_) => Some(bookmark.sections(talk.locale())),
        RulesPart::Section(_) => None,
    };
    read(talk, bookmark, first);
}

fn read(talk: &mut Conversation, bookmark: Bookmark, first: Option<String>) {
    talk.asked = None;
    (talk.bookmark, talk.has_read) = (Some(bookmark), true);
    let lines: Vec<String> = first.into_iter().chain(bookmark.read(talk.locale())).collect();
    let again: Vec<Utterance> = lines.iter().cloned().map(Utterance::answer).collect();
    talk.history.reply_with(&again, talk.preferences.braille);
    talk.effect(Effect::Recite(lines));
}

/// The next turn of a review, or section of the rules; where neither is being told, "next" asks who comes next.
fn read_on(talk: &mut Conversation) -> Option<Order> {
    if talk.more == Some(Service::MoreOfReview) {
        tell_more(talk);
        return None;
    }
    if let Some(next) = talk.bookmark.take().and_then(Bookmark::next) {
        read(talk, next, None);
        return None;
    }
    let before = talk.asked.take();
    Some(Order::Ask(Ask { question: Question::Next, depth: Depth::Short }, before))
}

fn language(talk: &mut Conversation, code: Option<&str>) {
    talk.asked = None;
    talk.history.begin_reply();
    let Some(language) = code.and_then(|code| code.parse().ok()) else {
        return talk.refuse_with("language-choose");
    };
    talk.change(Change::Language(language));
    let text = talk.locale().text("language-set");
    talk.say(&[Utterance::answer(text)]);
}
