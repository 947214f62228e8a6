//! Trying the microphone: its level in words, and one sentence, before anything depends on it.

use super::super::dialog::User;
use super::super::loudness::Loudness;
use super::super::request::{Answer, DeviceRequest, Leave, Request, Setting, Trial};
use crate::language::plain;
use crate::locale::args;
use crate::narration::Utterance;

/// The most times that the sentence is asked for.
const TIMES: usize = 3;

/// Has the player say a sentence, and says how loud it was and whether it was understood.
///
/// # Errors
/// Why it was not tried to its end.
pub async fn try_microphone(user: User) -> Result<(), Leave> {
    ask_for_sentence(&user).await?;
    user.set(Setting::MicrophoneTried).await
}

/// Asks for the sentence until it is understood, or the player goes on without it.
async fn ask_for_sentence(user: &User) -> Result<(), Leave> {
    let sentence = user.text("microphone-sentence");
    let words = args!("sentence" => sentence.as_str());
    for time in 0..TIMES {
        let id = if time == 0 { "microphone-try" } else { "microphone-again" };
        user.say_plainly(vec![Utterance::answer(user.profile().locale().format(id, &words))]);
        let request = Request::Device(DeviceRequest::TryMicrophone(sentence.clone()));
        let read = |answer| if let Answer::Tried(trial) = answer { Some(trial) } else { None };
        let Trial::Heard(level, heard) = user.request(request, read).await? else { return Ok(()) };
        let is_understood = heard.is_some_and(|heard| plain(&heard) == plain(&sentence));
        tell(user, level, is_understood);
        if is_understood {
            return Ok(());
        }
    }
    user.say_plainly(vec![Utterance::answer(user.text("microphone-later"))]);
    Ok(())
}

fn tell(user: &User, level: Loudness, is_understood: bool) {
    let level = user.profile().locale().format("microphone-level", &args!("level" => level.id()));
    let understood = user.text("microphone-understood");
    let said = std::iter::once(level).chain(is_understood.then_some(understood));
    user.say_plainly(said.map(Utterance::answer).collect());
}
