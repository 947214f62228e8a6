//! The settings: each is a choice of what it can be, is kept at once, and what changed is said. And the one question of
//! the first start: who speaks.

use super::super::dialog::User;
use super::super::help::automated;
use super::super::input::Input;
use super::super::profile::Profile;
use super::super::prompt::{Prompt, is_yes, said};
use super::super::request::{
    Answer, Change, Device, DeviceRequest, Leave, Listen, Request, Service, Setting,
};
use super::microphone::try_microphone;
use super::seating::kept_name;
use crate::language::Moment;
use crate::locale::{LANGUAGES, Locale, args};
use crate::meaning::{Command, MoveMode, RoutineMove, Switch, Verbosity};
use crate::narration::{Utterance, UtteranceKind, capitalised};
use crate::store::{PromptOutput, PromptSign, Settings, VoiceActivation};
use std::path::PathBuf;

/// An item of the settings.
#[derive(Clone, Copy, PartialEq, Eq)]
enum SettingsItem {
    Language,
    Verbosity,
    Speech,
    Width,
    Name,
    Pause,
    Automation(RoutineMove),
    Braille,
    PromptReply,
    Prompt(PromptOutput),
    Sounds,
    Display,
    Listen,
    Model,
    Microphone,
    Talk,
    Headphones,
}

impl SettingsItem {
    /// All of them, as they are listed.
    const ALL: [SettingsItem; 20] = [
        SettingsItem::Language,
        SettingsItem::Verbosity,
        SettingsItem::Speech,
        SettingsItem::Name,
        SettingsItem::Pause,
        SettingsItem::Automation(RoutineMove::Forced),
        SettingsItem::Automation(RoutineMove::TurnEnd),
        SettingsItem::Width,
        SettingsItem::Braille,
        SettingsItem::PromptReply,
        SettingsItem::Prompt(PromptOutput::Print),
        SettingsItem::Prompt(PromptOutput::Speech),
        SettingsItem::Prompt(PromptOutput::Braille),
        SettingsItem::Display,
        SettingsItem::Sounds,
        SettingsItem::Listen,
        SettingsItem::Model,
        SettingsItem::Microphone,
        SettingsItem::Talk,
        SettingsItem::Headphones,
    ];

    /// Returns whether a device has something to set there.
    fn is_of(self, device: &Device) -> bool {
        match self {
            SettingsItem::Language
            | SettingsItem::Verbosity
            | SettingsItem::Speech
            | SettingsItem::Name
            | SettingsItem::Pause
            | SettingsItem::Automation(_)
            | SettingsItem::Braille => true,
            SettingsItem::Sounds => device.has_sounds,
            SettingsItem::Microphone => device.terminal.as_ref().is_some_and(|terminal| terminal.hears),
            SettingsItem::Width
            | SettingsItem::PromptReply
            | SettingsItem::Prompt(_)
            | SettingsItem::Display
            | SettingsItem::Listen
            | SettingsItem::Model
            | SettingsItem::Talk
            | SettingsItem::Headphones => device.terminal.is_some(),
        }
    }
}

/// The outcome of a list: something was chosen, or the player went back.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Chosen {
    Something,
    Nothing,
}

/// Asks what is to be set, and how, until the player goes back.
///
/// # Errors
/// Why nothing more was chosen.
pub async fn settings(user: User) -> Result<(), Leave> {
    let mut is_listed = false;
    loop {
        let device = device(&user).await?;
        let items: Vec<SettingsItem> =
            SettingsItem::ALL.into_iter().filter(|item| item.is_of(&device)).collect();
        let profile = user.profile();
        let names = items.iter().map(|item| told(&profile, &device, *item));
        let names: Vec<String> = names.chain([user.text("settings-back")]).collect();
        let list = Prompt::list(user.text("settings-title"), names);
        // After a change the list is known: it is read again when it is asked for.
        let chosen = user.choose(if is_listed { list.known() } else { list }).await?;
        is_listed = true;
        let Some(item) = chosen.and_then(|chosen| items.get(chosen).copied()) else { return Ok(()) };
        if item == SettingsItem::Microphone {
            try_microphone(user.clone()).await?;
            continue;
        }
        let now = match set(&user, &device, item).await? {
            Chosen::Something => told(&user.profile(), &self::device(&user).await?, item),
            Chosen::Nothing => user.text("settings-same"),
        };
        let text = user.profile().locale().format("settings-changed", &args!("setting" => capitalised(&now)));
        user.say(&[Utterance::answer(text)]);
    }
}

async fn device(user: &User) -> Result<Device, Leave> {
    let read = |answer| if let Answer::Device(device) = answer { Some(device) } else { None };
    user.request(Request::Device(DeviceRequest::Describe), read).await
}

/// A setting as it is now.
fn told(profile: &Profile, device: &Device, item: SettingsItem) -> String {
    let (locale, settings) = (profile.locale(), &profile.settings);
    let switched = |id: &str, on: bool| locale.format(id, &args!("state" => if on { "on" } else { "off" }));
    match item {
        SettingsItem::Language => locale.text("settings-language"),
        SettingsItem::Verbosity => {
            locale.format("settings-verbosity", &args!("level" => settings.verbosity().id()))
        }
        SettingsItem::Width => match settings.width {
            None => locale.format("settings-width", &args!("cells" => "terminal")),
            Some(cells) => locale.format("settings-width", &args!("cells" => cells)),
        },
        SettingsItem::Name => {
            let name = settings.name.clone().unwrap_or_else(|| capitalised(&locale.text("name-you")));
            locale.format("settings-name", &args!("name" => name))
        }
        SettingsItem::Pause => switched("settings-pause", settings.pause),
        SettingsItem::Automation(routine) => automated(locale, settings.automation, routine),
        SettingsItem::Braille => switched("settings-braille", settings.braille),
        SettingsItem::PromptReply => switched("settings-prompt-reply", settings.prompt_reply),
        SettingsItem::Prompt(outlet) => {
            let prompt =
                device.terminal.as_ref().map_or(PromptSign::Nothing, |terminal| terminal.prompt(outlet));
            let prompt = called(locale, prompt);
            locale.format("settings-prompt", &args!("outlet" => outlet.id(), "prompt" => prompt))
        }
        SettingsItem::Sounds => switched("settings-sounds", settings.sounds),
        SettingsItem::Display => switched("settings-display", settings.display),
        SettingsItem::Speech => switched("settings-speech", settings.speech.on == Some(true)),
        SettingsItem::Headphones => switched("settings-headphones", settings.headphones),
        SettingsItem::Listen => {
            let (what, command) = match &settings.listen {
                Some(command) => ("other", command.as_str()),
                None if settings.voice => ("itself", ""),
                None => ("nothing", ""),
            };
            locale.format("settings-listen", &args!("what" => what, "command" => command))
        }
        SettingsItem::Model => {
            let model = settings.model.as_ref();
            let folder = model.map_or_else(|| "found".to_owned(), |folder| folder.display().to_string());
            locale.format("settings-model", &args!("folder" => folder))
        }
        SettingsItem::Microphone => locale.text("settings-microphone"),
        SettingsItem::Talk => locale.format("settings-talk", &args!("talk" => settings.talk.id())),
    }
}

/// The name of a sort of prompt.
fn called(locale: &Locale, prompt: PromptSign) -> String {
    locale.text(&format!("called-{}", prompt.id()))
}

/// Asks what a setting is to be, and sets it.
async fn set(user: &User, device: &Device, item: SettingsItem) -> Result<Chosen, Leave> {
    match item {
        SettingsItem::Language => set_language(user, device).await,
        SettingsItem::Verbosity => set_verbosity(user, device).await,
        SettingsItem::Width => set_width(user, device).await,
        SettingsItem::Name => set_name(user).await,
        SettingsItem::Prompt(outlet) => {
            let names = PromptSign::ALL.map(|prompt| called(user.profile().locale(), prompt));
            let chosen = choose(user, device, item, names.to_vec()).await?;
            let prompt = chosen.and_then(|chosen| PromptSign::ALL.get(chosen).copied());
            set_to(user, prompt.map(|prompt| Setting::Prompt(outlet, prompt))).await
        }
        SettingsItem::Listen => set_listen(user, device).await,
        SettingsItem::Model => set_model(user).await,
        // It is tried, and nothing is set.
        SettingsItem::Microphone => Ok(Chosen::Nothing),
        SettingsItem::Talk => {
            let names = user.texts(&["settings-talk-always", "settings-talk-key", "settings-talk-word"]);
            let chosen = choose(user, device, item, names).await?;
            set_to(
                user,
                chosen.and_then(|chosen| VoiceActivation::ALL.get(chosen).copied()).map(Setting::Talk),
            )
            .await
        }
        SettingsItem::Pause => match ask_switch(user, device, item).await? {
            Some(switch) => {
                user.change(Change::Pause(switch == Switch::On)).await?;
                Ok(Chosen::Something)
            }
            None => Ok(Chosen::Nothing),
        },
        SettingsItem::Automation(routine) => set_automation(user, device, routine).await,
        SettingsItem::Braille => {
            set_to(user, ask_switch(user, device, item).await?.map(Setting::Braille)).await
        }
        SettingsItem::PromptReply => {
            set_to(user, ask_switch(user, device, item).await?.map(Setting::PromptReply)).await
        }
        SettingsItem::Sounds => {
            set_to(user, ask_switch(user, device, item).await?.map(Setting::Sounds)).await
        }
        SettingsItem::Display => {
            set_to(user, ask_switch(user, device, item).await?.map(Setting::Display)).await
        }
        SettingsItem::Headphones => {
            set_to(user, ask_switch(user, device, item).await?.map(Setting::Headphones)).await
        }
        SettingsItem::Speech => {
            set_to(user, ask_switch(user, device, item).await?.map(Setting::Speech)).await
        }
    }
}

/// Sets something, unless the player went back.
async fn set_to(user: &User, setting: Option<Setting>) -> Result<Chosen, Leave> {
    match setting {
        Some(setting) => user.set(setting).await.map(|()| Chosen::Something),
        None => Ok(Chosen::Nothing),
    }
}

/// Asks for one of the values of a setting, of which the title tells the one of now.
async fn choose(
    user: &User,
    device: &Device,
    item: SettingsItem,
    names: Vec<String>,
) -> Result<Option<usize>, Leave> {
    let title = format!("{}.", told(&user.profile(), device, item));
    user.choose(Prompt::list(title, names)).await
}

/// Asks whether something is to be on or off.
async fn ask_switch(user: &User, device: &Device, item: SettingsItem) -> Result<Option<Switch>, Leave> {
    let chosen = choose(user, device, item, user.texts(&["say-on", "say-off"])).await?;
    Ok(chosen.map(|chosen| if chosen == 0 { Switch::On } else { Switch::Off }))
}

async fn set_language(user: &User, device: &Device) -> Result<Chosen, Leave> {
    let own_name = |language| Locale::load(language).text("language-name");
    let names: Vec<String> = LANGUAGES.iter().map(own_name).collect();
    let chosen = choose(user, device, SettingsItem::Language, names).await?;
    let Some(language) = chosen.and_then(|chosen| LANGUAGES.get(chosen)) else { return Ok(Chosen::Nothing) };
    user.change(Change::Language(language)).await?;
    Ok(Chosen::Something)
}

async fn set_verbosity(user: &User, device: &Device) -> Result<Chosen, Leave> {
    let profile = user.profile();
    let name = |level: Verbosity| profile.locale().format("level-choice", &args!("level" => level.id()));
    let chosen = choose(user, device, SettingsItem::Verbosity, Verbosity::ALL.map(name).to_vec()).await?;
    let level = chosen.and_then(|chosen| Verbosity::ALL.get(chosen).copied());
    let Some(level) = level else { return Ok(Chosen::Nothing) };
    let mut verbosities = profile.preferences.tellings;
    verbosities.set_all(level);
    user.change(Change::Verbosities(verbosities)).await?;
    Ok(Chosen::Something)
}

async fn set_automation(user: &User, device: &Device, routine: RoutineMove) -> Result<Chosen, Leave> {
    let name = |mode: &MoveMode| user.text(&format!("automation-{}-{}", routine.id(), mode.id()));
    let names = routine.modes().iter().map(name).collect();
    let chosen = choose(user, device, SettingsItem::Automation(routine), names).await?;
    let Some(mode) = chosen.and_then(|chosen| routine.modes().get(chosen)) else {
        return Ok(Chosen::Nothing);
    };
    user.change(Change::Automate(routine, *mode)).await?;
    Ok(Chosen::Something)
}

async fn set_width(user: &User, device: &Device) -> Result<Chosen, Leave> {
    let Some(terminal) = &device.terminal else { return Ok(Chosen::Nothing) };
    let question = user.text("settings-ask-width");
    let read = |_: &Profile, line: &str| match line {
        "" => Some(None),
        line => line.parse().ok().filter(|cells| *cells == 0 || terminal.cells.contains(cells)).map(Some),
    };
    let width = user.ask(Prompt::line(question.clone(), question), read).await?;
    set_to(user, width.map(Setting::Width)).await
}

/// Sets the cells of a line that were said, or asks for them where they are none that can be, and says what is set.
pub(super) async fn change_width(user: &User, cells: Option<u32>) -> Result<(), Leave> {
    let device = device(user).await?;
    let Some(terminal) = &device.terminal else {
        user.refuse(&user.text("page-cannot"));
        return Ok(());
    };
    let cells = cells.and_then(|cells| usize::try_from(cells).ok());
    let chosen = match cells.filter(|cells| *cells == 0 || terminal.cells.contains(cells)) {
        Some(cells) => set_to(user, Some(Setting::Width(Some(cells)))).await?,
        None => set_width(user, &device).await?,
    };
    if chosen == Chosen::Something {
        let now = told(&user.profile(), &device, SettingsItem::Width);
        user.say(&[Utterance::answer(format!("{}.", capitalised(&now)))]);
    }
    Ok(())
}

async fn set_name(user: &User) -> Result<Chosen, Leave> {
    let profile = user.profile();
    let wrong = profile.locale().format("error-name", &args!("name" => "-"));
    let prompt = Prompt::name(&profile, &user.text("settings-ask-name"), wrong);
    let read = |profile: &Profile, line: &str| match line {
        "" => Some(None),
        line => {
            let named = Settings { name: Some(line.to_owned()), ..Settings::default() };
            kept_name(profile.locale(), &named).map(Some)
        }
    };
    let name = user.ask(prompt, read).await?;
    set_to(user, name.map(Setting::Name)).await
}

async fn set_listen(user: &User, device: &Device) -> Result<Chosen, Leave> {
    let recognizers =
        device.terminal.as_ref().map(|terminal| terminal.recognizers.as_slice()).unwrap_or_default();
    let mut names = user.texts(&["settings-listen-nothing", "settings-listen-itself"]);
    names.extend(recognizers.iter().cloned());
    let chosen = choose(user, device, SettingsItem::Listen, names).await?;
    let listen = chosen.and_then(|chosen| match chosen {
        0 => Some(Listen::Nobody),
        1 => Some(Listen::Itself),
        recognizer => recognizers.get(recognizer - 2).cloned().map(Listen::Recognizer),
    });
    set_to(user, listen.map(Setting::Listen)).await
}

/// Asks for the folder of the model, until there is one of that name.
async fn set_model(user: &User) -> Result<Chosen, Leave> {
    let mut prompt = Prompt::line(user.text("settings-ask-model"), user.text("settings-no-folder"));
    loop {
        let read = |profile: &Profile, line: &str| {
            let is_enter = line.is_empty() || is_yes(&profile.preferences, line);
            Some(if is_enter { None } else { Some(PathBuf::from(line)) })
        };
        let Some(folder) = user.ask(prompt.clone(), read).await? else { return Ok(Chosen::Nothing) };
        let Some(path) = folder.clone() else { return set_to(user, Some(Setting::Model(None))).await };
        let read = |answer| if let Answer::IsFolder(is_one) = answer { Some(is_one) } else { None };
        if user.request(Request::Device(DeviceRequest::FindFolder(path)), read).await? {
            return set_to(user, Some(Setting::Model(folder))).await;
        }
        user.refuse_line(&prompt);
        prompt = prompt.known();
    }
}

/// Asks at the first start whether a screen reader is used, in print and by voice; the answer is kept.
///
/// # Errors
/// Why it was not answered.
pub async fn ask_for_speech(user: User) -> Result<(), Leave> {
    user.done(Request::Device(DeviceRequest::TrySpeech)).await?;
    let question = Utterance::answer(user.text("speech-ask"));
    user.say_plainly(vec![question.clone()]);
    loop {
        let line = match user.input(Moment::outside(&[])).await? {
            Input::Line(line, _) | Input::Between(line, _) | Input::Unsure(line) => line,
            Input::NotText => {
                user.refuse(&user.text("not-text"));
                continue;
            }
            Input::TooLong => {
                user.refuse(&user.text("said-too-long"));
                continue;
            }
            Input::Command(_) | Input::Pressed(_) => continue,
        };
        let command = said(&user.profile().preferences, &line);
        let speech = match &command {
            Some(Command::Yes) => Switch::Off,
            Some(Command::No) => Switch::On,
            Some(Command::Speech(Some(switch))) => *switch,
            Some(Command::Quit) => return Err(Leave::Quit),
            Some(Command::Stop) => continue,
            Some(Command::Repeat(_)) => {
                user.say_plainly(vec![question.clone()]);
                continue;
            }
            command => {
                match Service::of(command.as_ref()) {
                    Some(service) => user.say_plainly(user.said(Request::Service(service)).await?),
                    None => user.say_plainly(vec![Utterance::new(
                        UtteranceKind::Refusal,
                        user.text("speech-ask-again"),
                    )]),
                }
                continue;
            }
        };
        return user.serve(Service::Speech(Some(speech))).await;
    }
}
