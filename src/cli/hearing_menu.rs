//! The settings of playing by voice: who hears the player, by which model, and when.

use crate::locale::args;
use crate::session::Leave;
use crate::store::VoiceActivation;
use crate::terminal::{Preset, Voice, Wanted, ask, choose};
use std::path::PathBuf;

/// Who is to hear the player, as it is now.
pub fn told_listen(voice: &Voice) -> String {
    let settings = voice.kept.settings();
    let (what, command) = match &settings.listen {
        Some(command) => ("other", command.as_str()),
        None if settings.voice => ("itself", ""),
        None => ("nothing", ""),
    };
    voice.locale().format("settings-listen", &args!("what" => what, "command" => command))
}

/// Where the model is, as it is now.
pub fn told_model(voice: &Voice) -> String {
    let model = voice.kept.settings().model.as_ref();
    let folder = model.map_or_else(|| "found".to_owned(), |folder| folder.display().to_string());
    voice.locale().format("settings-model", &args!("folder" => folder))
}

/// When the player is heard, as it is now.
pub fn told_talk(voice: &Voice) -> String {
    voice.locale().format("settings-talk", &args!("talk" => voice.kept.settings().talk.id()))
}

/// Asks who is to hear the player; `false` where the player goes back instead.
///
/// # Errors
/// Why nothing was chosen.
pub fn set_listen(voice: &mut Voice) -> Result<bool, Leave> {
    let words = ["settings-listen-nothing", "settings-listen-itself"].map(|id| voice.locale().text(id));
    let presets = Preset::ALL.map(|preset| preset.id().to_owned());
    let names: Vec<String> = words.into_iter().chain(presets).collect();
    let title = format!("{}.", told_listen(voice));
    let Some(chosen) = choose(voice, &title, &names)? else { return Ok(false) };
    let preset = chosen.checked_sub(2).and_then(|at| Preset::ALL.get(at));
    let listen = preset.map(|preset| preset.id().to_owned());
    voice.keep(|settings| {
        settings.voice = chosen == 1;
        settings.listen = listen;
    });
    hear_as_set(voice)
}

/// Asks for the folder of the model.
///
/// # Errors
/// Why nothing was answered.
pub fn set_model(voice: &mut Voice) -> Result<bool, Leave> {
    let question = voice.locale().text("settings-ask-model");
    let wrong = voice.locale().text("settings-no-folder");
    let folder = ask(voice, &question, &wrong, |_, line| match line {
        "" => Some(None),
        line => Some(Some(PathBuf::from(line))).filter(|folder| folder.iter().all(|one| one.is_dir())),
    })?;
    let Some(folder) = folder else { return Ok(false) };
    voice.keep(|settings| settings.model = folder);
    hear_as_set(voice)
}

/// Asks when the player is to be heard.
///
/// # Errors
/// Why nothing was chosen.
pub fn set_talk(voice: &mut Voice) -> Result<bool, Leave> {
    let names = ["settings-talk-always", "settings-talk-key", "settings-talk-word"];
    let names = names.map(|id| voice.locale().text(id));
    let title = format!("{}.", told_talk(voice));
    let chosen = choose(voice, &title, &names)?;
    let Some(talk) = chosen.and_then(|chosen| VoiceActivation::ALL.get(chosen).copied()) else {
        return Ok(false);
    };
    voice.gate.set(talk);
    voice.keep(|settings| settings.talk = talk);
    Ok(true)
}

/// Hears while the game speaks from now on, or no more.
pub fn wear(voice: &mut Voice, headphones: bool) {
    voice.set_headphones(headphones);
    voice.keep(|settings| settings.headphones = headphones);
    // Who hears by itself is told so at its beginning; what is missing was said before.
    let _ = voice.want_ears(voice.wanted().clone());
}

/// Has the player be heard as the settings say, or says what is missing.
fn hear_as_set(voice: &mut Voice) -> Result<bool, Leave> {
    let settings = voice.kept.settings();
    let wanted = Wanted {
        itself: settings.voice,
        command: settings.listen.clone(),
        model: settings.model.clone(),
        language: Some(voice.locale().language()),
    };
    for fault in voice.want_ears(wanted) {
        voice.notice(&fault)?;
    }
    Ok(true)
}
