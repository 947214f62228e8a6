//! Logging in at a server: a language, a name, and a key where the name has been here before.

use super::super::dialog::User;
use super::super::names::guest_name;
use super::super::profile::Profile;
use super::super::prompt::{Prompt, is_order};
use super::super::request::{Answer, Change, FoundName, Leave, LoginAnswer, LoginRequest, Means, Request};
use crate::locale::{Args, LANGUAGES, Language, Locale, args};
use crate::narration::{Utterance, shortened};

/// The most wrong keys that are heard.
const MOST_WRONG: u32 = 3;

/// The digits of a key, and of a recovery code.
const DIGITS: usize = 12;
const RECOVERY_DIGITS: usize = 16;

/// The language of somebody who logs in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoginLanguage {
    /// It is asked for.
    Asked,
    /// It is known; whoever reads another one is told how to choose that.
    Guessed,
    /// It is known.
    Known,
}

/// Somebody who logs in, as far as a client says who it is.
#[derive(Clone, Debug)]
pub struct Newcomer {
    /// The language.
    pub language: LoginLanguage,
    /// The name.
    pub name: Option<String>,
    /// The key of that name.
    pub key: Option<String>,
}

/// The end of a login.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoginEnd {
    /// The guest is logged in.
    Entered,
    /// The guest was told why not.
    Refused,
}

/// An answer where the key of a name is asked for.
enum KeyOrName {
    Key(String),
    Name(String),
    Neither(String),
}

/// The end of asking for the key of a name.
enum KeyEnd {
    Login(LoginEnd),
    OtherName(String),
    Back,
}

/// Looks whether a line may be a key.
#[must_use]
pub fn is_key(line: &str) -> bool {
    has_digits(line, DIGITS)
}

/// Looks whether a line may be a recovery code.
#[must_use]
pub fn is_recovery_code(line: &str) -> bool {
    has_digits(line, RECOVERY_DIGITS)
}

/// Looks whether a line may let somebody in: a key or a recovery code, which no history of lines keeps.
#[must_use]
pub fn is_secret(line: &str) -> bool {
    is_key(line) || is_recovery_code(line)
}

fn has_digits(line: &str, count: usize) -> bool {
    let is_sign = |sign: char| sign.is_ascii_digit() || matches!(sign, ' ' | '-');
    line.chars().filter(char::is_ascii_digit).count() == count && line.chars().all(is_sign)
}

/// Logs somebody in.
///
/// # Errors
/// The way in which it was left.
pub async fn log_in(user: User, newcomer: Newcomer) -> Result<LoginEnd, Leave> {
    match newcomer.language {
        LoginLanguage::Asked => ask_language(&user).await?,
        LoginLanguage::Guessed if newcomer.name.is_none() => offer_languages(&user).await?,
        LoginLanguage::Guessed | LoginLanguage::Known => {}
    }
    let mut login = Login { user, wrong: 0 };
    let (mut name, mut key) = (newcomer.name, newcomer.key.filter(|key| is_key(key)));
    loop {
        match login.log_in(name.take(), key.take()).await {
            Ok(Some(end)) => return Ok(end),
            // The name is asked for again, in another language where one was chosen.
            Ok(None) | Err(Leave::Menu | Leave::NewGame) => {}
            Err(leave) => return Err(leave),
        }
    }
}

/// Asks for the language, in each of them.
async fn ask_language(user: &User) -> Result<(), Leave> {
    let line = |(at, language): (usize, &'static Language)| {
        Locale::load(language).format("login-language", &args!("n" => at.saturating_add(1)))
    };
    let question = LANGUAGES.iter().enumerate().map(line).collect::<Vec<_>>().join("\n");
    loop {
        let prompt = Prompt::name(&user.profile(), &question, String::new());
        match user.ask(prompt, |_, line| Some(named_language(line))).await {
            Ok(Some(Some(language))) => return user.change(Change::Language(language)).await,
            // Said in a sentence, it is chosen already.
            Err(Leave::Menu) => return Ok(()),
            Ok(Some(None) | None) => {}
            Err(leave) => return Err(leave),
        }
    }
}

/// Tells in each other language how it is chosen.
async fn offer_languages(user: &User) -> Result<(), Leave> {
    let chosen = user.profile().locale().language();
    for language in LANGUAGES.iter().filter(|language| *language != chosen) {
        user.change(Change::Language(language)).await?;
        let text = Locale::load(language).format("login-other-language", &args!("code" => language.code()));
        user.say(&[Utterance::answer(text)]);
    }
    user.change(Change::Language(chosen)).await
}

/// The language that a line names: by its number in the list, its code or its own name.
fn named_language(line: &str) -> Option<&'static Language> {
    let line = line.trim();
    let number = line.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let is_called = |language: &&'static Language| {
        Locale::load(language).text("language-name").to_lowercase() == line.to_lowercase()
    };
    let numbered = number.and_then(|number| LANGUAGES.get(number));
    numbered.or_else(|| LANGUAGES.iter().find(is_called)).or_else(|| line.parse().ok())
}

/// A login in which names and keys are asked for.
struct Login {
    user: User,
    /// The number of wrong keys.
    wrong: u32,
}

impl Login {
    fn say(&self, id: &str, args: &Args<'_>) {
        let text = self.user.profile().locale().format(id, args);
        self.user.say(&[Utterance::answer(text)]);
    }

    fn refuse(&self, id: &str, args: &Args<'_>) {
        let text = self.user.profile().locale().format(id, args);
        self.user.refuse(&text);
    }

    async fn request(&self, request: LoginRequest) -> Result<LoginAnswer, Leave> {
        let read = |answer| if let Answer::Login(answer) = answer { Some(answer) } else { None };
        self.user.request(Request::Login(request), read).await
    }

    async fn find(&self, name: &str) -> Result<FoundName, Leave> {
        let read = |answer| if let Answer::Found(found) = answer { Some(found) } else { None };
        self.user.request(Request::Login(LoginRequest::Find(name.to_owned())), read).await
    }

    /// Logs in by a name that a client says or that is asked for; nothing where it is to be asked for again.
    async fn log_in(
        &mut self,
        given: Option<String>,
        mut key: Option<String>,
    ) -> Result<Option<LoginEnd>, Leave> {
        let Some((mut name, is_given)) = self.name(given).await? else { return Ok(None) };
        let mut is_name = !is_given || !is_order(&self.user.profile().preferences, &name);
        loop {
            let known = match self.find(&name).await? {
                FoundName::Free if !is_name => return Ok(None),
                FoundName::Free => match self.enter(LoginRequest::Create(name.clone())).await? {
                    LoginStep::End(end) => return Ok(Some(end)),
                    // Somebody else has come in by the same name meanwhile.
                    LoginStep::Known(known) => known,
                    LoginStep::Wrong => return Ok(None),
                },
                FoundName::Known(known) => known,
                FoundName::Banned(name) => {
                    self.say("login-banned", &args!("name" => name));
                    return Ok(Some(LoginEnd::Refused));
                }
                FoundName::Unfit(message) => {
                    self.refuse(message, &args!("name" => name));
                    return Ok(None);
                }
                FoundName::Closed(message) => {
                    self.say(message, &args!());
                    return Ok(Some(LoginEnd::Refused));
                }
            };
            match self.key_of(&known, key.take()).await? {
                KeyEnd::Login(end) => return Ok(Some(end)),
                KeyEnd::OtherName(other) => (name, is_name) = (other, true),
                KeyEnd::Back => return Ok(None),
            }
        }
    }

    /// The name that was given or is asked for, with whether it was given; a language that is said instead is spoken from
    /// then on.
    async fn name(&self, given: Option<String>) -> Result<Option<(String, bool)>, Leave> {
        let profile = self.user.profile();
        let mut prompt = Prompt::name(&profile, &profile.locale().text("login-name"), String::new());
        if let Some(given) = given {
            match guest_name(&given, profile.locale()) {
                Some(name) => return Ok(Some((name, true))),
                None => self.refuse("error-name", &args!("name" => shortened(&given))),
            }
            prompt = prompt.known();
        }
        loop {
            let line = self.user.ask(prompt.clone(), |_, line| Some(line.to_owned())).await?;
            let Some(line) = line.filter(|line| !line.is_empty()) else { return Ok(None) };
            let is_number = line.chars().all(|sign| sign.is_ascii_digit());
            if let Some(language) = named_language(&line).filter(|_| !is_number) {
                self.user.change(Change::Language(language)).await?;
                return Ok(None);
            }
            match guest_name(&line, self.user.profile().locale()) {
                Some(name) => return Ok(Some((name, false))),
                None => self.refuse("error-name", &args!("name" => shortened(&line))),
            }
            prompt = prompt.known();
        }
    }

    /// Asks for the key of a name, unless a client said one; another name is heard, too.
    async fn key_of(&mut self, name: &str, mut given: Option<String>) -> Result<KeyEnd, Leave> {
        let question = self.user.profile().locale().format("login-taken", &args!("name" => name));
        let mut prompt = Prompt::name(&self.user.profile(), &question, String::new());
        let read = |profile: &Profile, line: &str| {
            let named = || guest_name(line, profile.locale()).map(KeyOrName::Name);
            let key = is_secret(line).then(|| KeyOrName::Key(line.to_owned()));
            key.or_else(named).or_else(|| Some(KeyOrName::Neither(line.to_owned())))
        };
        loop {
            let said = match given.take() {
                Some(key) => Some(KeyOrName::Key(key)),
                None => self.user.ask(prompt.clone(), read).await?,
            };
            prompt = prompt.known();
            let key = match said {
                Some(KeyOrName::Key(key)) => key,
                Some(KeyOrName::Name(other)) => return Ok(KeyEnd::OtherName(other)),
                Some(KeyOrName::Neither(line)) => {
                    self.refuse("error-name", &args!("name" => shortened(&line)));
                    continue;
                }
                None => return Ok(KeyEnd::Back),
            };
            match self.enter(LoginRequest::Verify(name.to_owned(), key)).await? {
                LoginStep::End(end) => return Ok(KeyEnd::Login(end)),
                LoginStep::Known(_) | LoginStep::Wrong => {}
            }
            self.wrong = self.wrong.saturating_add(1);
            if self.wrong >= MOST_WRONG {
                self.say("login-too-often", &args!());
                return Ok(KeyEnd::Login(LoginEnd::Refused));
            }
            self.refuse("login-wrong", &args!("name" => name));
        }
    }

    /// Has a guest come in, and tells what it comes back by once that is stored.
    async fn enter(&self, request: LoginRequest) -> Result<LoginStep, Leave> {
        let mut answer = self.request(request).await?;
        loop {
            match answer {
                LoginAnswer::Entered(name, means) => {
                    match means {
                        Some(Means::Ssh) => self.say("login-ssh-key", &args!("name" => name)),
                        Some(Means::Key(key)) => {
                            self.say("login-key", &args!("name" => name, "key" => key));
                        }
                        None => {}
                    }
                    return Ok(LoginStep::End(LoginEnd::Entered));
                }
                LoginAnswer::Known(name) => return Ok(LoginStep::Known(name)),
                LoginAnswer::Wrong => return Ok(LoginStep::Wrong),
                LoginAnswer::Unsaved { message, name, reason } => {
                    self.say(message, &args!("name" => name, "reason" => reason));
                    answer = self.request(LoginRequest::Wait).await?;
                }
            }
        }
    }
}

/// The result of a name or a key that was handed in.
enum LoginStep {
    End(LoginEnd),
    /// Somebody has this name, who has a key.
    Known(String),
    Wrong,
}
