//! From a line to what it brings about: understood, asked back, or refused.

use super::command_handler::{CommandHandler, Sure};
use super::conversation::{Conversation, Mode};
use super::correct::{corrected, take_back};
use super::cursors::KeyCursors;
use super::effect::Effect;
use super::heard::HeardCommand;
use super::input::{Input, InputSource};
use super::pending::{Pending, PendingAnswer};
use super::program::{carry_out, heard_as, tell_more};
use super::prompt::{ListPages, whether};
use super::reference::{Referred, accepted, keep_rest, note, referred};
use super::request::{Leave, Request, Service};
use crate::language::{Doubt, Understood, plain};
use crate::locale::args;
use crate::meaning::Command;
use crate::narration::{Utterance, capitalised, shortened};
use crate::store::Confirm;

/// Hears something, and gives back all that comes of it.
#[must_use]
pub fn hear(talk: &mut Conversation, with: &mut dyn CommandHandler, input: Input) -> Vec<Effect> {
    talk.speaks = input.is_spoken();
    talk.presses = matches!(input, Input::Pressed(_));
    match (talk.mode, input) {
        (Mode::Away, Input::Line(line, way)) => hear_away(talk, &line, way),
        (Mode::Away, Input::Between(line, _) | Input::Unsure(line)) => unsure_away(talk, &line),
        (Mode::Open | Mode::Pause, Input::Unsure(line)) => unsure(talk, with, &line),
        (Mode::Open | Mode::Pause, Input::Between(one, other)) => between(talk, with, &one, &other),
        (Mode::Away, Input::Command(_) | Input::Pressed(_) | Input::NotText | Input::TooLong) => call(talk),
        (Mode::Open | Mode::Pause, Input::NotText) => talk.refuse_with("not-text"),
        (Mode::Open | Mode::Pause, Input::TooLong) => talk.refuse_with("said-too-long"),
        (Mode::Pause, Input::Line(line, _)) if line.trim().is_empty() => {
            talk.mode = Mode::Open;
        }
        (Mode::Pause, Input::Line(line, InputSource::Spoken | InputSource::Heard))
            if talk.pending == Pending::Nothing && goes_on(&talk.understand(&line)) =>
        {
            talk.mode = Mode::Open;
        }
        (Mode::Open | Mode::Pause, Input::Line(line, way)) => dispatch(talk, with, &line, way),
        (Mode::Open | Mode::Pause, Input::Command(command)) => dispatch_key(talk, with, command),
        (Mode::Open | Mode::Pause, Input::Pressed(pressed)) => with.press(talk, pressed),
    }
    talk.take()
}

/// Calls the listener, whom nobody else may hear: until an empty line or a yes comes, nothing is told.
#[must_use]
pub fn call_alone(talk: &mut Conversation) -> Vec<Effect> {
    talk.mode = Mode::Away;
    talk.keys = KeyCursors::default();
    call(talk);
    talk.take()
}

fn call(talk: &mut Conversation) {
    let name = talk.seat().and_then(|seat| talk.names().get(seat.index())).cloned().unwrap_or_default();
    let text = talk.locale().format("alone", &args!("name" => name));
    talk.effect(Effect::Recite(vec![text]));
}

/// Nothing of a hand can be asked for here; leaving is possible.
fn hear_away(talk: &mut Conversation, line: &str, source: InputSource) {
    let understood = talk.understand(line);
    let is_there = talk.pending == Pending::Nothing && goes_on(&understood);
    if line.trim().is_empty() || is_there {
        talk.mode = Mode::Open;
        talk.pending = Pending::Nothing;
        talk.asked = None;
        return;
    }
    if let Some(service) = Service::of(understood.only()) {
        return talk.effect(Effect::Request(Request::Service(service)));
    }
    if let Some(Command::Stop) = understood.only() {
        return talk.effect(Effect::Silence);
    }
    let pending = std::mem::take(&mut talk.pending);
    if let Some(PendingAnswer::Yes(command)) = pending.answer(line, &understood)
        && command.leaves()
    {
        return leave_with(talk, &command);
    }
    match understood.only().filter(|command| command.leaves()) {
        Some(command) if needs_asking(talk, command, true, line, source) => {
            ask_whether(talk, command.clone())
        }
        Some(command) => leave_with(talk, command),
        None => call(talk),
    }
}

/// Asks whether to leave as often as that may have been said; all else is heard as if it were sure.
fn unsure_away(talk: &mut Conversation, line: &str) {
    match talk.understand(line).only().filter(|command| command.leaves()) {
        Some(command) => ask_whether(talk, command.clone()),
        None => hear_away(talk, line, InputSource::Spoken),
    }
}

/// Returns whether a line stands for Enter alone: that somebody is there, or wants to go on.
fn goes_on(understood: &Understood) -> bool {
    matches!(understood.answer().or(understood.only()), Some(Command::Yes | Command::ReadOn))
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

/// Asks whether a line was said that changes the game or the device, and answers nothing; where that can't be done, nothing
/// was. Leaving, and what the device does, is asked again: a word that was heard twice in the place of another is no yes.
fn unsure(talk: &mut Conversation, with: &mut dyn CommandHandler, line: &str) {
    let understood = talk.understand(line);
    let answer = talk.pending.answer(line, &understood);
    if let Some(chosen) = answer.as_ref().and_then(|answer| chosen_move(&talk.pending, answer)) {
        let listed = std::mem::take(&mut talk.pending);
        keep_rest(talk, listed.commands(), &chosen);
        return ask_whether(talk, chosen);
    }
    let is_answer = answer.is_some();
    let is_asked = |command: &Command| command.changes_game() || command.leaves_or_sets();
    match understood.only().cloned().filter(is_asked) {
        Some(command) if !is_answer || command.leaves_or_sets() => {
            if with.can(talk, &command) {
                ask_whether(talk, command);
            }
        }
        Some(_) | None => dispatch(talk, with, line, InputSource::Spoken),
    }
}

/// Returns what an answer chooses of several things, where that changes the game. Numbers that sound alike made the question, so
/// an answer that is not sure may be the other one.
fn chosen_move(pending: &Pending, answer: &PendingAnswer) -> Option<Command> {
    match (pending, answer) {
        (
            Pending::Which(..) | Pending::Between(..),
            PendingAnswer::One(chosen) | PendingAnswer::Yes(chosen),
        ) => Some(chosen.clone()).filter(Command::changes_game),
        (Pending::Nothing | Pending::Whether(_) | Pending::Which(..) | Pending::Between(..), _) => None,
    }
}

/// Asks which of two lines was said, where they mean different things that both can be done.
fn between(talk: &mut Conversation, with: &mut dyn CommandHandler, one: &str, other: &str) {
    let meant = |line: &str| talk.understand(line).only().cloned().filter(Command::is_for_good);
    let can = |command: &Command| with.can(talk, command);
    let likelier = match (meant(one), meant(other)) {
        (Some(first), Some(second)) if first != second && can(&first) && can(&second) => {
            talk.history.begin_reply();
            let locale = talk.locale();
            let args = args!("one" => first.said(locale), "other" => second.said(locale));
            let text = locale.format("listen-between", &args);
            talk.pending = Pending::Between(vec![first, second], vec![one.to_owned(), other.to_owned()]);
            return talk.say(&[Utterance::answer(capitalised(&text))]);
        }
        (Some(first), Some(second)) if can(&second) && !can(&first) => other,
        (Some(_) | None, Some(_) | None) => one,
    };
    if talk.pending == Pending::Nothing {
        dispatch(talk, with, likelier, InputSource::Spoken);
    } else {
        unsure(talk, with, likelier);
    }
}

/// Understands a line and does what it says.
fn dispatch(talk: &mut Conversation, with: &mut dyn CommandHandler, line: &str, source: InputSource) {
    if source.is_spoken()
        && let Some((right, both)) = corrected(talk, line)
    {
        if take_back(talk, with) {
            done_or_asked(talk, with, right, &both, source);
        }
        return;
    }
    let understood = heard_as(talk, line);
    let pending = std::mem::take(&mut talk.pending);
    if reads_on(talk, &pending, line) {
        return read_on(talk, pending);
    }
    if let Some(answer) = pending.answer(line, &understood) {
        return answer_pending(talk, with, pending, answer, line, source);
    }
    if with.takes(talk, line) {
        return;
    }
    let more = talk.locale().text("say-more");
    if talk.more.is_some() && talk.preferences.understanding().is_text(line, &more) {
        return tell_more(talk);
    }
    if Service::of(understood.only()).is_some() || understood.only() == Some(&Command::Stop) {
        // How the host speaks is no answer: what was asked waits on.
        talk.pending = pending.clone();
    }
    let understood = accepted(talk, understood).unasked();
    if talk.pending == Pending::Nothing && waits_on(talk, &pending, &understood) {
        return ask_again(talk, with, pending, understood, line, source);
    }
    match understood {
        Understood::Commands(commands) => {
            for command in commands {
                dispatch_command(talk, with, command, line, source);
            }
        }
        Understood::Offered { commands, doubt } => offered(talk, with, commands, doubt),
        Understood::Unknown { words } => not_known(talk, &words),
        Understood::NotOrdered => with.not_told(talk, "not-ordered"),
        Understood::Unanswered => with.not_told(talk, "no-answer"),
        Understood::Incomplete => with.not_told(talk, "not-a-move"),
        Understood::Senseless => with.not_told(talk, "not-understood"),
        Understood::TooLong => with.not_told(talk, "said-too-long"),
        Understood::Empty if with.goes_on(talk) => {}
        Understood::Empty => with.not_told(talk, "line-empty"),
    }
}

/// Does what a command says, or what it refers to.
fn dispatch_command(
    talk: &mut Conversation,
    with: &mut dyn CommandHandler,
    command: Command,
    line: &str,
    source: InputSource,
) {
    let Command::Refer(reference) = command else { return done_or_asked(talk, with, command, line, source) };
    match referred(talk, with, reference) {
        Referred::Do(commands) => {
            for command in commands {
                done_or_asked(talk, with, command, line, source);
            }
        }
        Referred::Which(commands) => ask_which(talk, commands),
        Referred::Nothing(text) => talk.refuse(&text),
    }
}

/// Does what a single key stands for. What is for good is asked back: the same key again, or yes, does it.
pub(super) fn dispatch_letter(talk: &mut Conversation, with: &mut dyn CommandHandler, command: Command) {
    talk.heard = None;
    let pending = std::mem::take(&mut talk.pending);
    let answer = pending.answer("", &Understood::Commands(vec![command.clone()]));
    match answer {
        Some(answer @ (PendingAnswer::Yes(_) | PendingAnswer::One(_) | PendingAnswer::Nothing)) => {
            answer_pending(talk, with, pending, answer, "", InputSource::Typed);
        }
        Some(PendingAnswer::NoSuch(_) | PendingAnswer::First(_)) | None
            if with.is_final(&command) && with.can(talk, &command) =>
        {
            ask_whether(talk, command);
        }
        Some(PendingAnswer::NoSuch(_) | PendingAnswer::First(_)) | None => {
            talk.pending = pending;
            if matches!(command, Command::Choose(_)) {
                dispatch_key(talk, with, command);
            } else {
                carry_out(talk, with, command, Sure::Said);
            }
        }
    }
}

/// Does what a key stands for; one over a list chooses from it.
fn dispatch_key(talk: &mut Conversation, with: &mut dyn CommandHandler, command: Command) {
    talk.heard = None;
    if let Command::Choose(_) = command {
        let pending = std::mem::take(&mut talk.pending);
        return match pending.answer("", &Understood::Commands(vec![command])) {
            Some(answer) => answer_pending(talk, with, pending, answer, "", InputSource::Typed),
            None => talk.refuse_with("nothing-to-choose"),
        };
    }
    // A key is pressed on purpose: what was asked back waits for no answer any more.
    talk.pending = Pending::Nothing;
    carry_out(talk, with, command, Sure::Said);
}

/// Does what an answer to a question back says.
fn answer_pending(
    talk: &mut Conversation,
    with: &mut dyn CommandHandler,
    pending: Pending,
    answer: PendingAnswer,
    line: &str,
    source: InputSource,
) {
    match answer {
        PendingAnswer::Yes(command) => heard_and_done(talk, with, command, source, Sure::Confirmed),
        PendingAnswer::One(command) => {
            keep_rest(talk, pending.commands(), &command);
            done_or_asked(talk, with, command, line, source);
        }
        PendingAnswer::Nothing => talk.refuse_with("nothing-done"),
        PendingAnswer::NoSuch(number) => {
            talk.pending = pending;
            let again = talk.locale().format("choose-again", &args!("n" => number));
            talk.refuse(&again);
        }
        PendingAnswer::First(other) => answer_first(talk, pending, &other),
    }
}

/// Says which of two things waits, and which is not done.
fn answer_first(talk: &mut Conversation, pending: Pending, other: &Command) {
    let locale = talk.locale();
    let what: Vec<String> = pending.commands().iter().map(|command| command.said(locale)).collect();
    let other = other.said(locale);
    let text = match (&pending, what.as_slice()) {
        (Pending::Between(..), [one, second]) => {
            let args = args!("one" => one.as_str(), "second" => second.as_str(), "other" => other);
            locale.format("answer-first-which", &args)
        }
        (Pending::Nothing | Pending::Whether(_) | Pending::Which(..) | Pending::Between(..), _) => {
            locale.format("answer-first", &args!("what" => what.join(", "), "other" => other))
        }
    };
    talk.pending = pending;
    talk.refuse(&text);
}

/// Returns whether a command is asked back before it is done: it can't be taken back, and may have been misheard.
fn needs_asking(
    talk: &Conversation,
    command: &Command,
    is_final: bool,
    line: &str,
    source: InputSource,
) -> bool {
    let is_unsure = || !talk.preferences.understanding().is_certain(line, talk.names());
    // What the game itself heard beyond doubt is asked back only where it ends the game.
    let is_final = is_final && (source == InputSource::Spoken || command.leaves());
    source.is_spoken()
        && command.is_for_good()
        && (is_echo(talk, line)
            || match talk.preferences.confirm {
                Confirm::Always => true,
                Confirm::Final => is_final || is_unsure(),
                Confirm::Unsure => is_unsure(),
                Confirm::Never => false,
            })
}

/// Returns whether a line is a sentence of the last reply: what the game itself said is no order, whoever heard it.
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
    with: &mut dyn CommandHandler,
    command: Command,
    line: &str,
    source: InputSource,
) {
    if needs_asking(talk, &command, with.is_final(&command), line, source) {
        return ask_whether(talk, command);
    }
    if source.is_spoken() {
        announce(talk, &command);
    }
    heard_and_done(talk, with, command, source, Sure::Said);
}

fn heard_and_done(
    talk: &mut Conversation,
    with: &mut dyn CommandHandler,
    command: Command,
    source: InputSource,
    sure: Sure,
) {
    let changes = command.is_for_good();
    let cards = (source.is_spoken() && matches!(command, Command::Play(_))).then(|| command.clone());
    let before = talk.saved();
    carry_out(talk, with, command.clone(), sure);
    note(talk, with, &command, talk.saved() > before);
    if changes {
        let actions = talk.saved().saturating_sub(before);
        talk.heard = cards.map(|command| HeardCommand { command, actions });
    }
    talk.spoken = source.is_spoken() && changes;
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
    let question = whether(locale, &command.proposed(locale));
    talk.pending = Pending::Whether(command);
    talk.asked_again = false;
    talk.say(&[question]);
}

/// Returns whether what was asked back is asked once more: a line was neither an answer nor an order.
fn waits_on(talk: &Conversation, pending: &Pending, understood: &Understood) -> bool {
    let waits = matches!(pending, Pending::Whether(command) if command.changes_game());
    let is_beside = match understood {
        Understood::Commands(commands) => commands.iter().all(Command::only_tells),
        Understood::Unknown { .. }
        | Understood::NotOrdered
        | Understood::Unanswered
        | Understood::Incomplete
        | Understood::Senseless => true,
        Understood::Offered { .. } | Understood::TooLong | Understood::Empty => false,
    };
    waits && is_beside && !talk.asked_again
}

/// Answers what was asked in between, and asks back once more what waits for an answer.
fn ask_again(
    talk: &mut Conversation,
    with: &mut dyn CommandHandler,
    pending: Pending,
    understood: Understood,
    line: &str,
    source: InputSource,
) {
    if let Understood::Commands(commands) = understood {
        for command in commands {
            dispatch_command(talk, with, command, line, source);
        }
    }
    if let Pending::Whether(command) = pending {
        ask_whether(talk, command);
        talk.asked_again = true;
    }
}

/// Offers what may have been meant, as far as the game has it; nothing is done until it is chosen.
fn offered(talk: &mut Conversation, with: &dyn CommandHandler, mut commands: Vec<Command>, doubt: Doubt) {
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
            let pages = ListPages::of(commands.len());
            offer(talk, title, commands, pages);
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
    let pages = ListPages::of(commands.len());
    offer(talk, "which-one", commands, pages);
}

/// Offers some commands to choose from.
#[must_use]
pub fn offer_commands(talk: &mut Conversation, commands: Vec<Command>) -> Vec<Effect> {
    offer_keys(talk, commands);
    talk.take()
}

/// Offers some commands to choose from, as a key asks for them: all are read, and a digit chooses.
pub(super) fn offer_keys(talk: &mut Conversation, commands: Vec<Command>) {
    let pages = ListPages::whole(commands.len());
    offer(talk, "which-one", commands, pages);
}

/// Lists commands by number behind a title, for the next line to choose one.
fn offer(talk: &mut Conversation, title: &str, commands: Vec<Command>, mut pages: ListPages) {
    talk.history.begin_reply();
    let mut lines = vec![talk.locale().text(title)];
    lines.extend(pages.next_lines(talk.locale(), "choice", &named(talk, &commands)));
    list(talk, lines, commands, pages);
}

/// Says lines of a list that waits for an answer.
fn list(talk: &mut Conversation, lines: Vec<String>, commands: Vec<Command>, pages: ListPages) {
    let said: Vec<Utterance> = lines.into_iter().map(Utterance::answer).collect();
    talk.pending = Pending::Which(commands, pages);
    talk.say(&said);
}

fn named(talk: &Conversation, commands: &[Command]) -> Vec<String> {
    commands.iter().map(|command| command.said(talk.locale())).collect()
}

/// Returns whether a line asks for the rest of a list.
fn reads_on(talk: &Conversation, pending: &Pending, line: &str) -> bool {
    let is_long = matches!(pending, Pending::Which(_, pages) if pages.is_long());
    is_long && talk.preferences.understanding().is_text(line, &talk.locale().text("say-more"))
}

/// Reads the next of a list, which still waits for an answer.
fn read_on(talk: &mut Conversation, pending: Pending) {
    let Pending::Which(commands, mut pages) = pending else { return };
    let lines = pages.next_lines(talk.locale(), "choice", &named(talk, &commands));
    list(talk, lines, commands, pages);
}

#[cfg(test)]
mod tests {
    use super::super::{Listener, MatchTable, Preferences};
    use super::*;
    use crate::cards::Seat;
    use crate::locale::LANGUAGES;
    use crate::locale::Locale;
    use crate::meaning::{Ask, Depth, Question};
    use crate::players::PlayerKind;
    use crate::rules::rows::Variant;
    use crate::rules::{Game, Match, Plan};
    use rand::SeedableRng;

    fn texts(effects: &[Effect]) -> Vec<String> {
        let lines = |effect: &Effect| {
            let Effect::Say(said) = effect else { return Vec::new() };
            said.print.iter().map(|said| said.text.clone()).collect()
        };
        effects.iter().flat_map(lines).collect()
    }

    /// A table of Junior, and whoever has the turn there.
    fn table() -> (MatchTable, Conversation) {
        let game = Match::new(Plan::new(Game::Rows(Variant::Junior), 2)).unwrap();
        let names = ["Ann", "Ben"].map(str::to_owned).to_vec();
        let rng = rand::rngs::ChaCha8Rng::seed_from_u64(3);
        let mut table = MatchTable::new(game, names, vec![PlayerKind::Person; 2], rng);
        drop(table.deal());
        let seat = table.to_act().unwrap_or(Seat::at(0));
        let preferences = Preferences::new(&LANGUAGES[0]);
        let talk = Conversation::new(preferences, Listener::Alone(seat), table.names());
        (table, talk)
    }

    #[test]
    fn what_may_have_been_said_to_leave_is_asked_again_and_never_leaves() {
        for is_away in [false, true] {
            let (mut table, mut talk) = table();
            if is_away {
                drop(call_alone(&mut talk));
            }
            let mut heard = |input: Input| {
                let effects = hear(&mut talk, &mut table, input);
                let leaves = effects.iter().any(|effect| matches!(effect, Effect::Leave(_)));
                (texts(&effects).concat(), leaves)
            };
            for _ in 0..3 {
                let asked = heard(Input::Unsure("quit".to_owned()));
                assert_eq!(asked, ("Quit? Yes or no.".to_owned(), false));
            }
            assert!(heard(Input::Unsure("yes".to_owned())).1);
        }
    }

    #[test]
    fn what_may_have_been_said_to_the_device_is_asked_again_and_silence_is_at_once() {
        let (mut table, mut talk) = table();
        let mut heard = |line: &str| hear(&mut talk, &mut table, Input::Unsure(line.to_owned()));
        for line in ["french", "louder", "faster"] {
            for _ in 0..2 {
                let effects = heard(line);
                let asked = texts(&effects).concat();
                assert!(asked.ends_with("? Yes or no."), "{line}: {asked}");
                assert!(effects.iter().all(|effect| matches!(effect, Effect::Say(_))), "{line}: {effects:?}");
            }
        }
        let is_done = |effect: &Effect| matches!(effect, Effect::Request(Request::Service(Service::Tune(_))));
        assert!(heard("yes").iter().any(is_done));
        assert!(heard("stop").contains(&Effect::Silence));
    }

    #[test]
    fn which_of_two_moves_is_done_by_no_answer_that_is_not_sure() {
        let (mut table, mut talk) = table();
        let lines = ["draw", "end"].map(str::to_owned);
        let [draw, end] = lines.clone();
        let mut choose = |heard: Input| {
            talk.pending = Pending::Between(vec![Command::Draw, Command::End], lines.to_vec());
            let asked = texts(&hear(&mut talk, &mut table, heard)).concat();
            (asked, talk.pending.clone())
        };
        let one = Pending::Whether(Command::Draw);
        // Of the last two, only the second can be done now.
        let unsure = [
            Input::Unsure(draw.clone()),
            Input::Between(draw.clone(), end.clone()),
            Input::Between(end, draw.clone()),
        ];
        for unsure in unsure {
            assert_eq!(choose(unsure), ("Draw? Yes or no.".to_owned(), one.clone()));
        }
        assert_eq!(choose(Input::Line(draw, InputSource::Spoken)).1, Pending::Nothing);
    }

    #[test]
    fn a_long_list_is_read_in_parts_and_waits_for_its_answer() {
        let (mut table, mut talk) = table();
        let language = &LANGUAGES[0];
        let ask = |question| Command::Ask(Ask { question, depth: Depth::Short });
        let questions = [
            Question::Hand(None),
            Question::Board,
            Question::Can,
            Question::Open,
            Question::Players,
            Question::Score,
            Question::Turn,
            Question::Pile,
        ];
        let more = Locale::load(language).text("say-more");
        ask_which(&mut talk, questions.map(ask).to_vec());
        let first = texts(&talk.take());
        assert_eq!(first.len(), 7, "{first:?}");
        let rest = texts(&hear(&mut talk, &mut table, Input::Line(more, InputSource::Typed)));
        assert_eq!(rest.len(), 3, "{rest:?}");
        let answer = texts(&hear(&mut talk, &mut table, Input::Line("8".to_owned(), InputSource::Typed)));
        assert_eq!(answer, ["26 cards in the pile."]);
    }
}
