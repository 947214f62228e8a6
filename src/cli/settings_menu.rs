//! The settings: each is a choice of what it can be, is kept at once, and what changed is said.

use super::hearing_menu;
use super::new_game::kept_name;
use crate::locale::{LANGUAGES, Locale, args};
use crate::meaning::{Switch, Verbosity};
use crate::narration::{Utterance, capitalised};
use crate::output::Width as Folding;
use crate::output::cues;
use crate::session::Leave;
use crate::store::{Outlet, Prompt, Settings};
use crate::terminal::{Voice, ask, ask_name, change_speech, choose, pick};

/// What can be set.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Setting {
    Language,
    Verbosity,
    Speech,
    Width,
    Name,
    Pause,
    Braille,
    PromptReply,
    Prompt(Outlet),
    Sounds,
    Display,
    Listen,
    Model,
    VoiceActivation,
    Headphones,
}

impl Setting {
    /// All of them, as they are listed.
    const ALL: [Setting; 17] = [
        Setting::Language,
        Setting::Verbosity,
        Setting::Speech,
        Setting::Name,
        Setting::Pause,
        Setting::Width,
        Setting::Braille,
        Setting::PromptReply,
        Setting::Prompt(Outlet::Print),
        Setting::Prompt(Outlet::Speech),
        Setting::Prompt(Outlet::Braille),
        Setting::Display,
        Setting::Sounds,
        Setting::Listen,
        Setting::Model,
        Setting::VoiceActivation,
        Setting::Headphones,
    ];
}

/// Asks what is to be set, and how, until the player goes back.
///
/// # Errors
/// Why nothing more was chosen.
pub fn run(voice: &mut Voice) -> Result<(), Leave> {
    let all = Setting::ALL.into_iter().filter(|setting| *setting != Setting::Sounds || cues::AVAILABLE);
    let all: Vec<Setting> = all.collect();
    let mut listed = false;
    loop {
        let back = voice.locale().text("settings-back");
        let names: Vec<String> = all.iter().map(|setting| told(voice, *setting)).chain([back]).collect();
        let title = voice.locale().text("settings-title");
        // After a change the list is known: it is read again when it is asked for.
        let ask = if listed { pick } else { choose };
        let chosen = ask(voice, &title, &names)?;
        listed = true;
        let Some(setting) = chosen.and_then(|chosen| all.get(chosen)) else { return Ok(()) };
        let changed = set(voice, *setting)?;
        say_changed(voice, *setting, changed)?;
    }
}

/// Says what is set now, and that another thing can be.
fn say_changed(voice: &mut Voice, setting: Setting, changed: bool) -> Result<(), Leave> {
    let locale = voice.locale();
    let now = if changed { told(voice, setting) } else { locale.text("settings-same") };
    let text = locale.format("settings-changed", &args!("setting" => capitalised(&now)));
    voice.say(&[Utterance::answer(text)])
}

/// A setting as it is now.
fn told(voice: &Voice, setting: Setting) -> String {
    let (locale, settings) = (voice.locale(), voice.kept.settings());
    let switched = |id: &str, on: bool| locale.format(id, &args!("state" => if on { "on" } else { "off" }));
    match setting {
        Setting::Language => locale.text("settings-language"),
        Setting::Verbosity => {
            locale.format("settings-verbosity", &args!("level" => settings.verbosity().id()))
        }
        Setting::Width => match settings.width {
            None => locale.format("settings-width", &args!("cells" => "terminal")),
            Some(cells) => locale.format("settings-width", &args!("cells" => cells)),
        },
        Setting::Name => {
            let name = settings.name.clone().unwrap_or_else(|| capitalised(&locale.text("name-you")));
            locale.format("settings-name", &args!("name" => name))
        }
        Setting::Pause => switched("settings-pause", settings.pause),
        Setting::Braille => switched("settings-braille", settings.braille),
        Setting::PromptReply => switched("settings-prompt-reply", settings.prompt_reply),
        Setting::Prompt(outlet) => {
            let prompt = called(locale, voice.prompt_at(outlet));
            locale.format("settings-prompt", &args!("outlet" => outlet.id(), "prompt" => prompt))
        }
        Setting::Sounds => switched("settings-sounds", settings.sounds),
        Setting::Display => switched("settings-display", settings.display),
        Setting::Speech => switched("settings-speech", settings.speech.on == Some(true)),
        Setting::Headphones => switched("settings-headphones", settings.headphones),
        Setting::Listen => hearing_menu::told_listen(voice),
        Setting::Model => hearing_menu::told_model(voice),
        Setting::VoiceActivation => hearing_menu::told_talk(voice),
    }
}

/// Asks what a setting is to be, and sets it; `false` where the player goes back instead.
fn set(voice: &mut Voice, setting: Setting) -> Result<bool, Leave> {
    match setting {
        Setting::Language => set_language(voice),
        Setting::Verbosity => set_verbosity(voice),
        Setting::Width => set_width(voice),
        Setting::Name => set_name(voice),
        Setting::Prompt(outlet) => set_prompt(voice, outlet),
        Setting::Listen => hearing_menu::set_listen(voice),
        Setting::Model => hearing_menu::set_model(voice),
        Setting::VoiceActivation => hearing_menu::set_talk(voice),
        Setting::Pause
        | Setting::Braille
        | Setting::PromptReply
        | Setting::Sounds
        | Setting::Display
        | Setting::Headphones
        | Setting::Speech => match ask_switch(voice, setting)? {
            Some(switch) => {
                turn(voice, setting, switch);
                Ok(true)
            }
            None => Ok(false),
        },
    }
}

/// Asks whether something is to be on or off.
fn ask_switch(voice: &mut Voice, setting: Setting) -> Result<Option<Switch>, Leave> {
    let title = format!("{}.", told(voice, setting));
    let states = ["say-on", "say-off"].map(|id| voice.locale().text(id));
    let chosen = choose(voice, &title, &states)?;
    Ok(chosen.map(|chosen| if chosen == 0 { Switch::On } else { Switch::Off }))
}

fn turn(voice: &mut Voice, setting: Setting, switch: Switch) {
    let on = switch == Switch::On;
    match setting {
        Setting::Pause => {
            voice.manner.pause = on;
            voice.keep(|settings| settings.pause = on);
        }
        Setting::Braille => {
            voice.set_braille(on);
            voice.keep(|settings| settings.braille = on);
        }
        Setting::PromptReply => {
            voice.set_prompt_reply(on);
            voice.keep(|settings| settings.prompt_reply = on);
        }
        Setting::Sounds => {
            voice.sounds.switch(on);
            voice.keep(|settings| settings.sounds = on);
        }
        Setting::Display => {
            // It is held from now on; or no more from the next start on.
            if on && !voice.fingers.is_held() {
                voice.hold_display();
            }
            voice.keep(|settings| settings.display = on);
        }
        Setting::Speech => {
            let _ = change_speech(voice, Some(switch));
        }
        Setting::Headphones => hearing_menu::wear(voice, on),
        Setting::Language
        | Setting::Verbosity
        | Setting::Width
        | Setting::Name
        | Setting::Prompt(_)
        | Setting::Listen
        | Setting::Model
        | Setting::VoiceActivation => {}
    }
}

fn set_language(voice: &mut Voice) -> Result<bool, Leave> {
    let own_name = |language| Locale::load(language).text("language-name");
    let names: Vec<String> = LANGUAGES.iter().map(own_name).collect();
    let title = format!("{}.", told(voice, Setting::Language));
    let chosen = choose(voice, &title, &names)?;
    let Some(language) = chosen.and_then(|chosen| LANGUAGES.get(chosen)) else { return Ok(false) };
    voice.set_language(language);
    voice.keep(|settings| settings.language = Some(language.code().to_owned()));
    Ok(true)
}

fn set_verbosity(voice: &mut Voice) -> Result<bool, Leave> {
    let locale = voice.locale();
    let names = Verbosity::ALL.map(|level| locale.format("level-choice", &args!("level" => level.id())));
    let title = format!("{}.", told(voice, Setting::Verbosity));
    let chosen = choose(voice, &title, &names)?;
    let Some(level) = chosen.and_then(|chosen| Verbosity::ALL.get(chosen).copied()) else { return Ok(false) };
    voice.manner.tellings.set_all(level);
    voice.keep(|settings| {
        settings.verbosity = Some(level.id().to_owned());
        settings.tellings.set_all(level);
    });
    Ok(true)
}

/// What a sort of prompt is called.
fn called(locale: &Locale, prompt: Prompt) -> String {
    locale.text(&format!("called-{}", prompt.id()))
}

fn set_prompt(voice: &mut Voice, outlet: Outlet) -> Result<bool, Leave> {
    let names = Prompt::ALL.map(|prompt| called(voice.locale(), prompt));
    let title = format!("{}.", told(voice, Setting::Prompt(outlet)));
    let chosen = choose(voice, &title, &names)?;
    let Some(prompt) = chosen.and_then(|chosen| Prompt::ALL.get(chosen).copied()) else { return Ok(false) };
    voice.choose_prompt(outlet, prompt);
    Ok(true)
}

fn set_width(voice: &mut Voice) -> Result<bool, Leave> {
    let question = voice.locale().text("settings-ask-width");
    let width = ask(voice, &question, &question, |_, line| match line {
        "" => Some(None),
        line => Folding::said(line).map(Some),
    })?;
    let Some(width) = width else { return Ok(false) };
    voice.set_width(Folding::of_cells(width));
    voice.keep(|settings| settings.width = width);
    Ok(true)
}

fn set_name(voice: &mut Voice) -> Result<bool, Leave> {
    let question = voice.locale().text("settings-ask-name");
    let wrong = voice.locale().format("error-name", &args!("name" => "-"));
    let name = ask_name(voice, &question, &wrong, |voice, line| match line {
        "" => Some(None),
        line => {
            let named = Settings { name: Some(line.to_owned()), ..Settings::default() };
            kept_name(voice.locale(), &named).map(Some)
        }
    })?;
    let Some(name) = name else { return Ok(false) };
    voice.keep(|settings| settings.name = name);
    Ok(true)
}
