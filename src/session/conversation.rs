use super::cursors::KeyCursors;
use super::effect::{Audience, Effect, Said};
use super::heard::HeardCommand;
use super::history::History;
use super::last_named::LastNamed;
use super::names::{computers_in, names_in};
use super::pending::Pending;
use super::request::{Change, Service};
use super::{Bookmark, Leave, Preferences};
use crate::cards::Seat;
use crate::language::Understood;
use crate::locale::{Locale, args};
use crate::meaning::{Channel, Command, MoveMode, Question, RoutineMove, Verbosity};
use crate::narration::{self, Cause, Narrator, Past, Utterance, UtteranceKind, capitalised};
use crate::players::{Advice, PlayerKind, Reason};

/// The bytes of what was said that are remembered over a connection.
const OVER_CONNECTION: usize = 3 * 1_024;

/// The listener.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listener {
    /// The only one in the room, who plays a seat.
    Alone(Seat),
    /// One of several in the room, who plays a seat: what all may hear is told by name.
    Among(Seat),
    /// The one who keeps a table with real cards.
    Referee,
    /// Somebody who plays no seat: at no table, or watching one.
    Onlooker,
}

impl Listener {
    /// The seat, if the listener plays one.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Listener::Alone(seat) | Listener::Among(seat) => Some(seat),
            Listener::Referee | Listener::Onlooker => None,
        }
    }

    /// The seat that is told what all may hear; `None` tells it by name.
    const fn of_all(self) -> Option<Seat> {
        match self {
            Listener::Alone(seat) => Some(seat),
            Listener::Among(_) | Listener::Referee | Listener::Onlooker => None,
        }
    }
}

/// The sort of line that is expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Commands and answers.
    Open,
    /// The same, and an empty line goes on: a computer has played.
    Pause,
    /// Somebody else may still be there: an empty line says that the listener is alone, and nothing else is told.
    Away,
}

/// A draw that was advised though a card fits: where, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct AdvisedDraw {
    pub(super) round: u32,
    /// The number of cards that were in the pile.
    pub(super) pile: usize,
    pub(super) reason: Option<Reason>,
}

/// The conversation with one listener at a table.
#[derive(Debug)]
pub struct Conversation {
    pub(super) preferences: Preferences,
    listener: Listener,
    /// The names by seat, those that the program gave in the language of the listener.
    names: Vec<String>,
    /// The players of the seats; people where that was not said.
    players: Vec<PlayerKind>,
    pub(super) mode: Mode,
    pub(super) history: History,
    /// The meanings that the last line may have had, until it is answered.
    pub(super) pending: Pending,
    /// True if it was asked once more already.
    pub(super) asked_again: bool,
    /// The last question, so that asking it again tells more.
    pub(super) asked: Option<Question>,
    /// The thing that was refused or advised last, so that "why" can be asked.
    pub(super) cause: Option<Cause>,
    /// The advice that the listener follows in this turn, with what is left of it.
    pub(super) advised: Option<Advice>,
    /// The place up to which the rules were read.
    pub(super) bookmark: Option<Bookmark>,
    /// True if the last command read some of them.
    pub(super) has_read: bool,
    /// The service that "more" asks the host for, where the last command told the first of something.
    pub(super) more: Option<Service>,
    /// True if the listener plays for the first time, and is told what there is to decide.
    pub(super) is_new: bool,
    /// True if somebody who plays for the first time was told how a turn ends.
    pub(super) end_told: bool,
    /// The round in which the listener was told that the pile ran out.
    pub(super) empty_told: Option<u32>,
    /// The last draw that was advised though a card fits.
    pub(super) drawing_told: Option<AdvisedDraw>,
    /// True if the last command was spoken and changed the game, so that "cancel" takes it back.
    pub(super) spoken: bool,
    /// True if moves without a choice wait in this turn: one was taken back.
    pub(super) holds: bool,
    /// True if what was heard last was a single key.
    pub(super) presses: bool,
    /// True if the last input was spoken, so that it may have been misheard.
    pub(super) speaks: bool,
    /// True if somebody looks on who plays no seat.
    pub(super) is_watched: bool,
    /// Where the cursors of single keys are.
    pub(super) keys: KeyCursors,
    /// The cards that were heard last in this turn, so that "no, five" corrects them.
    pub(super) heard: Option<HeardCommand>,
    /// The things that were named last in this turn, for words that refer to them.
    pub(super) named: LastNamed,
    out: Vec<Effect>,
}

impl Conversation {
    /// One that has not begun, at a table where those of these names sit.
    #[must_use]
    pub fn new(preferences: Preferences, listener: Listener, names: &[String]) -> Conversation {
        let mut conversation = Conversation {
            preferences,
            listener,
            names: names.to_vec(),
            players: Vec::new(),
            mode: Mode::Open,
            history: History::default(),
            pending: Pending::default(),
            asked_again: false,
            asked: None,
            cause: None,
            advised: None,
            bookmark: None,
            has_read: false,
            more: None,
            is_new: false,
            end_told: false,
            empty_told: None,
            drawing_told: None,
            spoken: false,
            holds: false,
            presses: false,
            speaks: false,
            is_watched: false,
            keys: KeyCursors::default(),
            heard: None,
            named: LastNamed::default(),
            out: Vec::new(),
        };
        names_in(conversation.preferences.locale(), &mut conversation.names);
        conversation
    }

    /// The same at a table where these play: computers are called as in the language of the listener.
    #[must_use]
    pub fn with_players(mut self, players: &[PlayerKind]) -> Conversation {
        self.players = players.to_vec();
        computers_in(self.preferences.locale(), &self.players, &mut self.names);
        self
    }

    /// The same over a connection, which remembers some fifty lines: there are thousands of them.
    #[must_use]
    pub fn over_connection(self) -> Conversation {
        Conversation { history: History::of(OVER_CONNECTION), ..self }
    }

    /// Takes the listener for somebody who plays for the first time, and is told what there is to decide.
    pub(super) const fn welcome(&mut self) {
        self.is_new = true;
    }

    /// Returns how the listener is spoken with.
    #[must_use]
    pub const fn preferences(&self) -> &Preferences {
        &self.preferences
    }

    /// The language with its messages.
    #[must_use]
    pub fn locale(&self) -> &Locale {
        self.preferences.locale()
    }

    /// The seat of the listener, if it plays one.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        self.listener.seat()
    }

    /// The name of the listener, where there are others in the room.
    pub(super) fn name_among(&self) -> Option<String> {
        match self.listener {
            Listener::Among(seat) => self.names.get(seat.index()).cloned(),
            Listener::Alone(_) | Listener::Referee | Listener::Onlooker => None,
        }
    }

    /// Returns what lines are taken for now.
    #[must_use]
    pub const fn mode(&self) -> Mode {
        self.mode
    }

    /// Returns what was asked back and waits for an answer: one command is meant or not, or one of several.
    #[must_use]
    pub fn asked_back(&self) -> &[Command] {
        self.pending.commands()
    }

    /// Returns what was told to the listener.
    #[must_use]
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// The names by seat, as the listener hears them.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Returns what a line means to the listener.
    pub(super) fn understand(&self, line: &str) -> Understood {
        self.preferences.understand(line, &self.names)
    }

    /// Tells things to the listener.
    #[must_use]
    pub fn narrator(&self) -> Narrator<'_> {
        self.narrator_to(Audience::Listener)
    }

    pub(super) fn narrator_to(&self, audience: Audience) -> Narrator<'_> {
        Narrator {
            locale: self.preferences.locale(),
            names: &self.names,
            verbosity: self.preferences.tellings.general(Channel::Print),
            listener: match audience {
                Audience::Listener => self.listener.seat(),
                Audience::Everybody => self.listener.of_all(),
            },
        }
    }

    /// Takes a change that another in the room made.
    pub fn adopt(&mut self, change: &Change) {
        self.preferences.adopt(change);
        if let Change::Language(_) = change {
            names_in(self.preferences.locale(), &mut self.names);
            computers_in(self.preferences.locale(), &self.players, &mut self.names);
        }
    }

    /// Notes whether somebody looks on who plays no seat.
    pub(super) const fn set_watched(&mut self, is_watched: bool) {
        self.is_watched = is_watched;
    }

    /// Remembers what another in the room was told aloud.
    pub fn overhear(&mut self, said: &[Utterance]) {
        self.history.add(said, self.preferences.braille);
    }

    /// Says something that the host knows as a reply of its own.
    #[must_use]
    pub fn reply(&mut self, said: &[Utterance]) -> Vec<Effect> {
        self.history.begin_reply();
        self.say(said);
        self.take()
    }

    /// Has "more" ask the host for this from now on.
    pub fn offer_more(&mut self, service: Option<Service>) {
        self.more = service;
    }

    /// Says something that the host knows, in the reply that goes on.
    #[must_use]
    pub fn aside(&mut self, said: &[Utterance]) -> Vec<Effect> {
        self.say(said);
        self.take()
    }

    /// Says something that concerns the program.
    #[must_use]
    pub fn notice(&mut self, text: &str) -> Vec<Effect> {
        self.say(&[Utterance::notice(capitalised(text))]);
        self.take()
    }

    /// Says something as a reply that is not kept in the history, such as what stands under a cursor.
    pub(super) fn mention(&mut self, text: &str) {
        self.history.begin_reply();
        self.say_again(&[Utterance::answer(capitalised(text))]);
    }

    /// Refuses with a message that has no variables.
    #[must_use]
    pub fn refusal(&mut self, id: &str) -> Vec<Effect> {
        self.refuse_with(id);
        self.take()
    }

    /// Makes a change, and has it kept.
    pub(super) fn change(&mut self, change: Change) {
        self.adopt(&change);
        self.out.push(Effect::Change(change));
    }

    /// Sets how a routine move is made, if that was said, and says how it is.
    pub fn automate(&mut self, routine: RoutineMove, mode: Option<MoveMode>) {
        if let Some(mode) = mode {
            self.change(Change::Automate(routine, mode));
        }
        let mode = self.preferences.automation.mode(routine);
        let text = self.locale().format(
            &format!("automation-set-{}", routine.id()),
            &args!("mode" => mode.id(), "wait" => self.locale().text("say-wait")),
        );
        self.say(&[Utterance::answer(capitalised(&text))]);
    }

    pub(super) fn effect(&mut self, effect: Effect) {
        self.out.push(effect);
    }

    pub(super) fn leave(&mut self, leave: Leave) {
        self.out.push(Effect::Leave(leave));
    }

    /// All that came so far of what was heard.
    pub(super) fn effects(&self) -> &[Effect] {
        &self.out
    }

    /// All that came of what was heard.
    pub(super) fn take(&mut self) -> Vec<Effect> {
        std::mem::take(&mut self.out)
    }

    /// Says something to the listener alone.
    pub(super) fn say(&mut self, said: &[Utterance]) {
        self.say_to(Audience::Listener, said, said);
    }

    /// Says something, which its audience may hear again, with another text for the voice.
    pub(super) fn say_to(&mut self, audience: Audience, said: &[Utterance], spoken: &[Utterance]) {
        self.say_summed(audience, said, spoken, None);
    }

    fn say_summed(
        &mut self,
        audience: Audience,
        said: &[Utterance],
        spoken: &[Utterance],
        sum: Option<Utterance>,
    ) {
        self.history.add(said, self.preferences.braille);
        let told = Said::wished_by(&self.preferences.tellings, audience, said, spoken);
        self.out.push(Effect::Say(Said { sum, ..told }));
    }

    /// Says something that is in the history already.
    pub(super) fn say_again(&mut self, said: &[Utterance]) {
        self.out.push(Effect::Say(Said::again(said.to_vec())));
    }

    /// Says lines of the history again, as the reply.
    pub(super) fn reply_again(&mut self, said: &[Utterance]) {
        self.history.reply_with(said, self.preferences.braille);
        self.say_again(said);
    }

    /// Tells something as much as is wished of its kind, in print and by voice; never more by voice than in print.
    pub(super) fn tell(
        &mut self,
        audience: Audience,
        kind: UtteranceKind,
        tell: impl Fn(&Narrator<'_>) -> Vec<Utterance>,
    ) {
        let (print, speech) = self.amounts(kind);
        let at = |verbosity| tell(&Narrator { verbosity, ..self.narrator_to(audience) });
        let said = at(print);
        let spoken = if speech == print { said.clone() } else { at(speech) };
        self.say_to(audience, &said, &spoken);
    }

    /// Tells what others did: by voice in a way of its own.
    pub(super) fn tell_others(&mut self, turns: &[Past]) {
        let (print, speech) = self.amounts(UtteranceKind::Theirs);
        let at = |verbosity| Narrator { verbosity, ..self.narrator() };
        let said = narration::tell_others(&at(print), turns);
        let is_spoken = self.preferences.tellings.of(Channel::Speech, UtteranceKind::Theirs.sort()).is_some();
        let spoken = if is_spoken { narration::others_aloud(&at(speech), turns) } else { Vec::new() };
        let sum = narration::sum_of_others(&at(speech), turns);
        self.say_summed(Audience::Listener, &said, &spoken, sum);
    }

    /// Returns how much is told of a kind in print and by voice; never more by voice than in print.
    fn amounts(&self, kind: UtteranceKind) -> (Verbosity, Verbosity) {
        let tellings = self.preferences.tellings;
        let usual = tellings.general(Channel::Print);
        let print = tellings.of(Channel::Print, kind.sort()).unwrap_or(usual);
        (print, tellings.of(Channel::Speech, kind.sort()).unwrap_or(print).min(print))
    }

    /// Says why a command was not carried out, in a reply of its own.
    pub(super) fn refuse(&mut self, text: &str) {
        self.refuse_by(Utterance::refusal(capitalised(text)));
    }

    /// Refuses with a message that has no variables, in a reply of its own.
    pub(super) fn refuse_with(&mut self, id: &str) {
        let said = self.narrator().refused(id);
        self.refuse_by(said);
    }

    /// Refuses by an utterance, in a reply of its own.
    pub(super) fn refuse_by(&mut self, said: Utterance) {
        self.history.begin_reply();
        self.say(&[said]);
    }
}
