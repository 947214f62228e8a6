//! Sessions that ask, one thing after the other: written as functions that go on with each answer, and run by any driver.
//!
//! A [`Dialog`] is a state machine: it gets an input or an answer and gives back effects, and its outcome when it is over.
//! The machine is the one that the compiler makes of an `async` function. Nothing is awaited in it but what a driver hands
//! in, and the stack of what was called is the stack of sessions: where one is over, the one below goes on with its outcome.
//! A match, a lesson or the desk of a referee stands above the function that [entered](User::enter) it, and hears
//! everything until it is left.

use super::conversation::Conversation;
use super::effect::{Effect, Said};
use super::fault;
use super::input::Input;
use super::lookback::Lookback;
use super::matches::{ComputerTurn, ListenerId, LocalSession, MatchEffect, MatchEnding, Thinking};
use super::play;
use super::profile::Profile;
use super::prompt::{Answered, Prompt, PromptOutcome, is_yes};
use super::request::{Answer, Change, DeviceRequest, KeyMode, Leave, Request, Service, Setting};
use super::table::MatchTable;
use crate::language::Moment;
use crate::locale::{Locale, args};
use crate::meaning::Command;
use crate::narration::Utterance;
use crate::rules::Game;
use crate::store::Saving;
use core::time::Duration;
use std::cell::RefCell;
use std::fmt;
use std::future::{Future, poll_fn};
use std::path::Path;
use std::pin::Pin;
use std::rc::Rc;
use std::task::{Context, Poll, Waker};

/// A session that stands above a dialog, and how it was left; `Ok` where it came to its end.
pub(super) type LeftSession = (Box<dyn LocalSession>, Result<(), Leave>);

/// Something that comes into a dialog.
enum DialogInput {
    Input(Input),
    Answer(Answer),
    Gone(Leave),
    Left(LeftSession),
}

/// The state that a dialog and its function share.
struct DialogState {
    profile: Profile,
    coming: Option<DialogInput>,
    effects: Vec<Effect>,
    moment: Moment,
    /// A session that is to stand above from now on.
    entering: Option<Box<dyn LocalSession>>,
    /// The rounds that were played last, to be looked at again.
    lookback: Lookback,
}

/// The choice at a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// An item of the list, from 0.
    Item(usize),
    /// A whole sentence.
    Sentence(Command),
    /// Back to what was before.
    Back,
}

/// The listener, as the function of a dialog speaks with it.
#[derive(Clone)]
pub struct User(Rc<RefCell<DialogState>>);

impl User {
    /// The state of the listener now.
    #[must_use]
    pub fn profile(&self) -> Profile {
        self.0.borrow().profile.clone()
    }

    /// A message that has no variables, in the language of the listener.
    #[must_use]
    pub fn text(&self, id: &str) -> String {
        self.0.borrow().profile.locale().text(id)
    }

    /// Messages that have no variables, as items of a list.
    #[must_use]
    pub fn texts(&self, ids: &[&str]) -> Vec<String> {
        ids.iter().map(|id| self.text(id)).collect()
    }

    fn effect(&self, effect: Effect) {
        self.0.borrow_mut().effects.push(effect);
    }

    /// Says some things, as far as they are wished.
    pub fn say(&self, said: &[Utterance]) {
        self.effect(self.profile().say(said));
    }

    /// Says things aloud and in print, whether or not they are wished, and makes no sound of them.
    pub fn say_plainly(&self, said: Vec<Utterance>) {
        self.effect(Effect::Say(Said::again(said)));
    }

    /// Says one thing that concerns the program.
    pub fn notice(&self, text: &str) {
        self.effect(self.profile().notice(text));
    }

    /// Says why something was not done.
    pub fn refuse(&self, text: &str) {
        self.effect(self.profile().refuse(text));
    }

    /// Says lines that are not remembered.
    pub fn recite(&self, lines: Vec<String>) {
        self.effect(Effect::Recite(lines));
    }

    async fn coming(&self) -> DialogInput {
        poll_fn(|_| self.0.borrow_mut().coming.take().map_or(Poll::Pending, Poll::Ready)).await
    }

    /// Waits for an input.
    ///
    /// # Errors
    /// Why no more will come.
    pub async fn input(&self, moment: Moment) -> Result<Input, Leave> {
        self.0.borrow_mut().moment = moment;
        loop {
            match self.coming().await {
                DialogInput::Input(input) => return Ok(input),
                DialogInput::Gone(leave) => return Err(leave),
                // Nothing was asked that it could answer, and nothing was entered.
                DialogInput::Answer(_) | DialogInput::Left(_) => {}
            }
        }
    }

    /// Asks the driver for something, and waits for the answer.
    ///
    /// # Errors
    /// Why there will be none.
    pub async fn request<T>(&self, request: Request, read: impl Fn(Answer) -> Option<T>) -> Result<T, Leave> {
        self.effect(Effect::Request(request));
        loop {
            match self.coming().await {
                DialogInput::Answer(answer) => {
                    if let Some(answer) = read(answer) {
                        return Ok(answer);
                    }
                }
                DialogInput::Gone(leave) => return Err(leave),
                // A driver brings nothing before it has answered.
                DialogInput::Input(_) | DialogInput::Left(_) => {}
            }
        }
    }

    /// Lets a session hear everything until it is over or left, and gives it back with how it was left.
    pub(super) async fn enter(&self, session: impl LocalSession + 'static) -> LeftSession {
        self.0.borrow_mut().entering = Some(Box::new(session));
        loop {
            // What stands above takes everything else.
            if let DialogInput::Left(left) = self.coming().await {
                return left;
            }
        }
    }

    /// Has rounds at hand to be looked at again; what was found in them before is kept.
    pub(super) fn look_back_at(&self, rounds: Lookback) {
        let mut state = self.0.borrow_mut();
        state.lookback = rounds.or(std::mem::take(&mut state.lookback));
    }

    /// Has lines of the record saved, before anything that is said behind them.
    pub(super) fn save(&self, lines: Vec<crate::record::Line>) {
        self.effect(Effect::Save(lines));
    }

    /// Says what went wrong with saving, or that it works again.
    pub(super) fn tell_saving(&self, saving: &Saving) {
        if let Some(text) = told_of_saving(self.profile().locale(), saving) {
            self.notice(&text);
        }
    }

    /// Asks the driver for something that has no answer but that it was done.
    ///
    /// # Errors
    /// Why it was not done.
    pub(super) async fn done(&self, request: Request) -> Result<(), Leave> {
        self.request(request, |answer| matches!(answer, Answer::Done).then_some(())).await
    }

    /// Asks the driver for something, and gives back what there is to say of it.
    ///
    /// # Errors
    /// Why it was not done.
    pub(super) async fn said(&self, request: Request) -> Result<Vec<Utterance>, Leave> {
        self.request(request, |answer| if let Answer::Said(said) = answer { Some(said) } else { None }).await
    }

    /// Has a change made and kept; what it changes is so afterwards.
    ///
    /// # Errors
    /// Why it was not made.
    pub async fn change(&self, change: Change) -> Result<(), Leave> {
        self.done(Request::Device(DeviceRequest::Change(change))).await
    }

    /// Has a setting made and kept, and says what does not work with it.
    ///
    /// # Errors
    /// Why it was not made.
    pub async fn set(&self, setting: Setting) -> Result<(), Leave> {
        let said = self.said(Request::Device(DeviceRequest::Set(setting))).await?;
        self.say(&said);
        Ok(())
    }

    /// Has a service done, and says what there is to say of it.
    ///
    /// # Errors
    /// Why it was not done.
    pub async fn serve(&self, service: Service) -> Result<(), Leave> {
        let looked_back = look_back(&mut self.0.borrow_mut(), &service);
        let said = match looked_back {
            Some(said) => said,
            None => self.said(Request::Service(service)).await?,
        };
        self.say(&said);
        Ok(())
    }

    /// Reads a prompt, and waits for its answer.
    ///
    /// # Errors
    /// Why it was not answered.
    async fn answer(&self, prompt: &mut Prompt) -> Result<Answered, Leave> {
        loop {
            let input = self.input(prompt.moment(&self.profile())).await?;
            match prompt.hear(&self.profile(), input) {
                PromptOutcome::Answer(answer) => return Ok(answer),
                PromptOutcome::Effects(effects) => effects.into_iter().for_each(|effect| self.effect(effect)),
                PromptOutcome::Service(service) => self.serve(service).await?,
                PromptOutcome::Language(language) => {
                    self.change(Change::Language(language)).await?;
                    self.say(&[Utterance::answer(self.text("language-set"))]);
                    return Err(Leave::Menu);
                }
                PromptOutcome::Leave(leave) => return Err(leave),
            }
        }
    }

    /// Asks for one of some items by number, name or part of a name; gives back its place, or nothing for back.
    ///
    /// # Errors
    /// Why none was chosen.
    pub async fn choose(&self, list: Prompt) -> Result<Option<usize>, Leave> {
        match self.choose_or_say(list).await? {
            Choice::Item(item) => Ok(Some(item)),
            Choice::Sentence(_) | Choice::Back => Ok(None),
        }
    }

    /// Asks for one of some items, or for a whole sentence where the prompt hears them.
    ///
    /// # Errors
    /// Why nothing was chosen.
    pub async fn choose_or_say(&self, mut list: Prompt) -> Result<Choice, Leave> {
        if !list.is_known() {
            self.effect(list.read(&self.profile()));
        }
        Ok(match self.answer(&mut list).await? {
            Answered::Item(item) => Choice::Item(item),
            Answered::Sentence(command) => Choice::Sentence(command),
            Answered::Line(_) | Answered::Yes | Answered::No | Answered::Back => Choice::Back,
        })
    }

    /// Asks for a line until one makes sense; nothing for back. A yes stands for Enter.
    ///
    /// # Errors
    /// Why nothing was answered.
    pub async fn ask<T>(
        &self,
        mut prompt: Prompt,
        read: impl Fn(&Profile, &str) -> Option<T>,
    ) -> Result<Option<T>, Leave> {
        if !prompt.is_known() {
            self.effect(prompt.read(&self.profile()));
        }
        loop {
            let line = match self.answer(&mut prompt).await? {
                Answered::Line(line) => line,
                Answered::Item(_) | Answered::Sentence(_) | Answered::Yes | Answered::No | Answered::Back => {
                    return Ok(None);
                }
            };
            let profile = self.profile();
            let enter = || is_yes(&profile.preferences, &line).then(|| read(&profile, "")).flatten();
            match read(&profile, line.trim()).or_else(enter) {
                Some(answer) => return Ok(Some(answer)),
                None => self.effect(prompt.refuse(&profile)),
            }
        }
    }

    /// Says that a line does not fit a prompt.
    pub fn refuse_line(&self, prompt: &Prompt) {
        self.effect(prompt.refuse(&self.profile()));
    }

    /// Asks for yes or no; back is no.
    ///
    /// # Errors
    /// Why it was not answered.
    pub async fn confirm(&self, question: String) -> Result<bool, Leave> {
        let mut prompt = Prompt::confirm(question);
        self.effect(prompt.read(&self.profile()));
        Ok(self.answer(&mut prompt).await? == Answered::Yes)
    }
}

/// Tells a review of the rounds at hand; `None` where a service is something else.
fn look_back(state: &mut DialogState, service: &Service) -> Option<Vec<Utterance>> {
    let DialogState { profile, lookback, .. } = state;
    match service {
        Service::Review(depth) => Some(lookback.tell(profile.locale(), *depth)),
        Service::MoreOfReview => Some(lookback.tell_next(profile.locale())),
        Service::Evenings(..)
        | Service::Standings(_)
        | Service::MoreOfEvenings(_)
        | Service::Speech(_)
        | Service::Tune(_)
        | Service::Voice(_)
        | Service::Braille(_)
        | Service::PromptReply(_)
        | Service::Sounds(_) => None,
    }
}

/// The sentence about something that was saved, if there is one to say.
fn told_of_saving(locale: &Locale, saving: &Saving) -> Option<String> {
    match saving {
        Saving::Done | Saving::StillFailing => None,
        Saving::Again => Some(locale.text("saving-again")),
        Saving::Anew(path) => {
            Some(locale.format("saving-anew", &args!("path" => path.display().to_string())))
        }
        Saving::Failed(error) => {
            let reason = fault::reason(locale, error);
            Some(locale.format("error-save-failed", &args!("reason" => reason)))
        }
    }
}

/// The sentence about where a game is saved.
fn told_where_saved(locale: &Locale, path: Option<&Path>) -> Utterance {
    Utterance::answer(match path {
        Some(path) => locale.format("saved", &args!("path" => path.display().to_string())),
        None => locale.text("not-saved"),
    })
}

/// Replies to a conversation with the answer to what it asked for.
fn reply(talk: &mut Conversation, answer: Answer) -> Vec<Effect> {
    match answer {
        Answer::Said(said) => talk.reply(&said),
        Answer::SavedAt(path) => {
            let said = told_where_saved(talk.locale(), path.as_deref());
            talk.reply(&[said])
        }
        Answer::Keys(KeyMode::Entered) => {
            let said = Utterance::answer(talk.locale().text("keys-on"));
            talk.reply(&[said])
        }
        Answer::Keys(KeyMode::Left) => {
            let said = Utterance::answer(talk.locale().text("keys-off"));
            talk.reply(&[said])
        }
        Answer::Keys(KeyMode::Missing) => talk.refusal("keys-no-terminal"),
        Answer::Keys(KeyMode::UnknownKey) => talk.refusal("keys-unknown"),
        // No conversation asks for anything that these answer.
        Answer::Done
        | Answer::Device(_)
        | Answer::IsFolder(_)
        | Answer::Tried(_)
        | Answer::Newest(_)
        | Answer::Saved(..)
        | Answer::Deleted(_)
        | Answer::Tries(_)
        | Answer::Day(_)
        | Answer::Matches(_)
        | Answer::Created(_)
        | Answer::Opened(_)
        | Answer::Closed(_)
        | Answer::Found(_)
        | Answer::Login(_) => Vec::new(),
    }
}

/// A stack of sessions of one listener, or of all who share a keyboard: functions that ask, and above them a match, a
/// lesson or the desk of a referee while one is played. It ends with an outcome.
pub struct Dialog<T> {
    user: User,
    /// The function that asks; none once it is over.
    running: Option<Pin<Box<dyn Future<Output = T>>>>,
    /// The session that hears everything.
    above: Option<Box<dyn LocalSession>>,
}

impl<T> fmt::Debug for Dialog<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Dialog").finish_non_exhaustive()
    }
}

/// The result of an input: the effects in their order, and the outcome of a dialog that is over.
pub type DialogStep<T> = (Vec<MatchEffect>, Option<T>);

impl<T> Dialog<T> {
    /// Begins a dialog with a listener.
    pub fn begin<F>(profile: Profile, ask: impl FnOnce(User) -> F) -> (Dialog<T>, DialogStep<T>)
    where
        F: Future<Output = T> + 'static,
    {
        let shared = DialogState {
            profile,
            coming: None,
            effects: Vec::new(),
            moment: Moment::outside(&[]),
            entering: None,
            lookback: Lookback::default(),
        };
        let user = User(Rc::new(RefCell::new(shared)));
        let running: Pin<Box<dyn Future<Output = T>>> = Box::pin(ask(user.clone()));
        let mut dialog = Dialog { user, running: Some(running), above: None };
        let step = dialog.go_on();
        (dialog, step)
    }

    /// Hears an input of the listener.
    pub fn hear(&mut self, profile: Profile, input: Input, now: Duration) -> DialogStep<T> {
        let Some(above) = &mut self.above else { return self.take(profile, DialogInput::Input(input)) };
        let effects = above.hear(input, now);
        self.above_did(profile, effects)
    }

    /// Takes the answer to the request that was the last effect.
    pub fn answer(&mut self, profile: Profile, answer: Answer) -> DialogStep<T> {
        if self.above.is_none() {
            return self.take(profile, DialogInput::Answer(answer));
        }
        self.tell(profile, |talk| reply(talk, answer))
    }

    /// Has something told that only the driver knows: that lines could not be saved, or are saved again.
    pub fn saved(&mut self, profile: Profile, saving: &Saving) -> DialogStep<T> {
        let Some(text) = told_of_saving(profile.locale(), saving) else { return (Vec::new(), None) };
        if self.above.is_some() {
            return self.tell(profile, |talk| talk.notice(&text));
        }
        (self.wrapped(vec![profile.notice(&text)]), None)
    }

    /// Has something told in the conversation above.
    fn tell(
        &mut self,
        profile: Profile,
        tell: impl FnOnce(&mut Conversation) -> Vec<Effect>,
    ) -> DialogStep<T> {
        let told = self.above.as_mut().and_then(|above| above.conversation_mut()).map(tell);
        let effects = self.wrapped(told.unwrap_or_default());
        self.above_did(profile, effects)
    }

    /// Goes on by itself as far as it can; nothing comes of it once somebody is to say something, or a computer thinks.
    pub fn advance(&mut self, profile: Profile, now: Duration) -> DialogStep<T> {
        let Some(above) = &mut self.above else { return (Vec::new(), None) };
        let effects = above.advance(now);
        if effects.is_empty() && above.is_over() {
            return self.leave_above(profile, Ok(()));
        }
        self.above_did(profile, effects)
    }

    /// Takes a turn that a computer played; one that is not waited for any more is dropped.
    pub fn thought(&mut self, profile: Profile, turn: ComputerTurn) -> DialogStep<T> {
        let effects = self.above.as_mut().map(|above| above.thought(turn)).unwrap_or_default();
        self.above_did(profile, effects)
    }

    /// Does what is due at a time.
    pub fn pass(&mut self, profile: Profile, now: Duration) -> DialogStep<T> {
        let effects = self.above.as_mut().map(|above| above.pass(now)).unwrap_or_default();
        self.above_did(profile, effects)
    }

    /// Ends what is asked or played, since the listener is gone or can't be reached.
    pub fn end(&mut self, profile: Profile, leave: Leave) -> DialogStep<T> {
        match self.above {
            Some(_) => self.leave_above(profile, Err(leave)),
            None => self.take(profile, DialogInput::Gone(leave)),
        }
    }

    /// The turn that a computer is waited for to play.
    #[must_use]
    pub fn thinking(&self) -> Option<Thinking> {
        self.above.as_ref()?.thinking()
    }

    /// The time at which [`Dialog::pass`] has something to do, if nothing happens before.
    #[must_use]
    pub fn deadline(&self) -> Option<Duration> {
        self.above.as_ref()?.deadline()
    }

    /// Returns whether it is known who sits at the keyboard.
    #[must_use]
    pub fn knows_listener(&self) -> bool {
        self.above.as_ref().is_none_or(|above| above.knows_listener())
    }

    /// The conversation above, if something is played or taught.
    #[must_use]
    pub fn conversation(&self) -> Option<&Conversation> {
        self.above.as_ref()?.conversation()
    }

    /// The table at which the listener has cards, if it has any.
    #[must_use]
    pub fn table(&self) -> Option<&MatchTable> {
        self.above.as_ref()?.table()
    }

    /// The moment: what can be said now, for recognizers, and the game that it is said in.
    #[must_use]
    pub fn moment(&self) -> (Option<Game>, Moment) {
        match (self.conversation(), self.table()) {
            (Some(talk), Some(table)) => (Some(table.plan().game), play::moment(talk, table)),
            (Some(_), None) => (None, Moment::outside(&[])),
            (None, _) => (None, self.user.0.borrow().moment.clone()),
        }
    }

    /// Effects of a conversation, or of a function that asks, as a driver gets them.
    fn wrapped(&self, effects: Vec<Effect>) -> Vec<MatchEffect> {
        let seat = self.conversation().and_then(Conversation::seat);
        if effects.is_empty() {
            return Vec::new();
        }
        vec![MatchEffect::Tell(seat.map_or(ListenerId::Onlooker(0), ListenerId::Seat), effects)]
    }

    /// Passes on what came of the session above; where that left, those below go on.
    fn above_did(&mut self, profile: Profile, effects: Vec<MatchEffect>) -> DialogStep<T> {
        let mut out = Vec::new();
        for effect in effects {
            let left = match effect {
                MatchEffect::Tell(listener, effects) => {
                    let (effects, left) = self.told_above(&profile, effects);
                    out.push(MatchEffect::Tell(listener, effects));
                    left
                }
                MatchEffect::Over(MatchEnding::Resigned(_)) => Some(Leave::Resigned),
                MatchEffect::Over(MatchEnding::Played) => None,
                effect @ (MatchEffect::Save(_)
                | MatchEffect::Think(_)
                | MatchEffect::Clear
                | MatchEffect::Sit(_)) => {
                    out.push(effect);
                    None
                }
            };
            if let Some(left) = left {
                let (behind, outcome) = self.leave_above(profile, Err(left));
                out.extend(behind);
                return (out, outcome);
            }
        }
        (out, None)
    }

    /// The effects of a conversation up to where it is left, with how; a review is told at once.
    fn told_above(&mut self, profile: &Profile, effects: Vec<Effect>) -> (Vec<Effect>, Option<Leave>) {
        let mut out = Vec::new();
        for effect in effects {
            match effect {
                Effect::Leave(leave) => return (out, Some(leave)),
                Effect::Request(Request::Service(service)) => match self.reviewed(profile, &service) {
                    Some(said) => out.extend(said),
                    None => out.push(Effect::Request(Request::Service(service))),
                },
                effect @ (Effect::Save(_)
                | Effect::Say(_)
                | Effect::Recite(_)
                | Effect::Change(_)
                | Effect::Request(_)
                | Effect::Silence) => out.push(effect),
            }
        }
        (out, None)
    }

    /// Tells a review of the last round of the match above; `None` where a service is something else.
    fn reviewed(&mut self, profile: &Profile, service: &Service) -> Option<Vec<Effect>> {
        let above = self.above.as_mut()?;
        let mut state = self.user.0.borrow_mut();
        state.profile = profile.clone();
        if let Some(rounds) = above.lookback() {
            state.lookback = rounds.or(std::mem::take(&mut state.lookback));
        }
        let said = look_back(&mut state, service)?;
        Some(above.conversation_mut()?.reply(&said))
    }

    /// Lets the function that entered the session above go on.
    fn leave_above(&mut self, profile: Profile, left: Result<(), Leave>) -> DialogStep<T> {
        match self.above.take() {
            Some(above) => self.take(profile, DialogInput::Left((above, left))),
            None => (Vec::new(), None),
        }
    }

    fn take(&mut self, profile: Profile, coming: DialogInput) -> DialogStep<T> {
        let mut shared = self.user.0.borrow_mut();
        shared.profile = Profile { in_review: shared.lookback.is_told(), ..profile };
        shared.coming = Some(coming);
        drop(shared);
        self.go_on()
    }

    fn go_on(&mut self) -> DialogStep<T> {
        let polled = self
            .running
            .as_mut()
            .map(|running| running.as_mut().poll(&mut Context::from_waker(Waker::noop())));
        let outcome = match polled {
            Some(Poll::Ready(outcome)) => {
                self.running = None;
                Some(outcome)
            }
            Some(Poll::Pending) | None => None,
        };
        let mut state = self.user.0.borrow_mut();
        let effects = std::mem::take(&mut state.effects);
        let entering = state.entering.take();
        drop(state);
        let effects = self.wrapped(effects);
        self.above = entering.or(self.above.take());
        (effects, outcome)
    }
}
