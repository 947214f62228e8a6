//! Sessions that ask, one thing after the other: written as functions that go on with each answer, and run by any driver.
//!
//! A [`Dialog`] is a state machine: it gets an input or an answer and gives back effects, and its outcome when it is over.
//! The machine is the one that the compiler makes of an `async` function. Nothing is awaited in it but what a driver hands
//! in, and the stack of what was called is the stack of sessions: where one is over, the one below goes on with its outcome.

use super::effect::{Effect, Said};
use super::input::Input;
use super::profile::Profile;
use super::prompt::{Answered, Heard, Prompt, is_yes};
use super::request::{Answer, Change, DeviceRequest, Leave, Request, Service, Setting};
use crate::language::Moment;
use crate::meaning::Command;
use crate::narration::Utterance;
use std::cell::RefCell;
use std::fmt;
use std::future::{Future, poll_fn};
use std::pin::Pin;
use std::rc::Rc;
use std::task::{Context, Poll, Waker};

/// Something that comes into a dialog.
enum Coming {
    Input(Input),
    Answer(Answer),
    Gone(Leave),
}

/// The state that a dialog and its function share.
struct DialogState {
    profile: Profile,
    coming: Option<Coming>,
    effects: Vec<Effect>,
    moment: Moment,
}

/// What was chosen at a menu.
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

    async fn coming(&self) -> Coming {
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
                Coming::Input(input) => return Ok(input),
                Coming::Gone(leave) => return Err(leave),
                // Nothing was asked that it could answer.
                Coming::Answer(_) => {}
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
                Coming::Answer(answer) => {
                    if let Some(answer) = read(answer) {
                        return Ok(answer);
                    }
                }
                Coming::Gone(leave) => return Err(leave),
                // A driver brings nothing before it has answered.
                Coming::Input(_) => {}
            }
        }
    }

    /// Asks the driver for something that has no answer but that it was done.
    ///
    /// # Errors
    /// Why it was not done.
    pub(super) async fn done(&self, request: Request) -> Result<(), Leave> {
        self.request(request, |answer| (answer == Answer::Done).then_some(())).await
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
        let said = self.said(Request::Service(service)).await?;
        self.say(&said);
        Ok(())
    }

    /// Reads a prompt, and waits for its answer.
    ///
    /// # Errors
    /// Why it was not answered.
    async fn answer(&self, prompt: &mut Prompt) -> Result<Answered, Leave> {
        loop {
            let input = self.input(prompt.moment()).await?;
            match prompt.hear(&self.profile(), input) {
                Heard::Answer(answer) => return Ok(answer),
                Heard::Effects(effects) => effects.into_iter().for_each(|effect| self.effect(effect)),
                Heard::Service(service) => self.serve(service).await?,
                Heard::Language(language) => {
                    self.change(Change::Language(language)).await?;
                    self.say(&[Utterance::answer(self.text("language-set"))]);
                    return Err(Leave::Menu);
                }
                Heard::Leave(leave) => return Err(leave),
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
            let enter = || is_yes(&profile.manner, &line).then(|| read(&profile, "")).flatten();
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

/// A session that asks, and ends with an outcome.
pub struct Dialog<T> {
    user: User,
    /// The function that asks; none once it is over.
    running: Option<Pin<Box<dyn Future<Output = T>>>>,
}

impl<T> fmt::Debug for Dialog<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Dialog").finish_non_exhaustive()
    }
}

/// The result of an input: the effects in their order, and the outcome of a dialog that is over.
pub type DialogStep<T> = (Vec<Effect>, Option<T>);

impl<T> Dialog<T> {
    /// Begins a dialog with a listener.
    pub fn begin<F>(profile: Profile, ask: impl FnOnce(User) -> F) -> (Dialog<T>, DialogStep<T>)
    where
        F: Future<Output = T> + 'static,
    {
        let moment = Moment::outside(&[]);
        let shared = DialogState { profile, coming: None, effects: Vec::new(), moment };
        let user = User(Rc::new(RefCell::new(shared)));
        let running: Pin<Box<dyn Future<Output = T>>> = Box::pin(ask(user.clone()));
        let mut dialog = Dialog { user, running: Some(running) };
        let step = dialog.go_on();
        (dialog, step)
    }

    /// Hears an input of the listener.
    pub fn hear(&mut self, profile: Profile, input: Input) -> DialogStep<T> {
        self.take(profile, Coming::Input(input))
    }

    /// Takes the answer to the request that was the last effect.
    pub fn answer(&mut self, profile: Profile, answer: Answer) -> DialogStep<T> {
        self.take(profile, Coming::Answer(answer))
    }

    /// Ends what is asked, since the listener is gone or can't be reached.
    pub fn end(&mut self, profile: Profile, leave: Leave) -> DialogStep<T> {
        self.take(profile, Coming::Gone(leave))
    }

    /// What can be said now, for recognizers.
    #[must_use]
    pub fn moment(&self) -> Moment {
        self.user.0.borrow().moment.clone()
    }

    fn take(&mut self, profile: Profile, coming: Coming) -> DialogStep<T> {
        let mut shared = self.user.0.borrow_mut();
        shared.profile = profile;
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
        (std::mem::take(&mut self.user.0.borrow_mut().effects), outcome)
    }
}
