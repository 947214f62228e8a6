//! Playing by single keys: each says a line or does something, and nothing is drawn.

mod press;

use super::party::Party;
use super::pressed::Raw;
use crate::narration::Utterance;
use crate::session::{self, Leave};
use crossterm::event::KeyEvent;

pub use press::{Press, press_of};

/// Waits for a key, and does what it asks for.
pub fn obey_key(party: &mut Party<'_>) -> Result<(), Leave> {
    party.voice.before_key()?;
    // The terminal is raw no longer than that.
    let key = Raw::begin().and_then(|raw| raw.key()).map_err(|_| Leave::InputEnded)?;
    obey(party, key)
}

/// The same, unless something else is ready before; whether there was a key.
pub fn obey_key_before(party: &mut Party<'_>, is_ready: &mut dyn FnMut() -> bool) -> Result<bool, Leave> {
    let key = party.voice.key_before(is_ready)?;
    let Some(key) = key else { return Ok(false) };
    obey(party, key).map(|()| true)
}

fn obey(party: &mut Party<'_>, key: KeyEvent) -> Result<(), Leave> {
    let Some(press) = press_of(key, party.voice.locale()) else { return refuse(party, "keys-unknown") };
    party.voice.at_key();
    match press {
        Press::Interrupt => Err(Leave::Interrupted),
        Press::End => Err(Leave::InputEnded),
        Press::Leave => {
            party.keys = None;
            let text = party.voice.locale().text("keys-off");
            party.with_talk(|talk, _| talk.reply(&[Utterance::answer(text)]))
        }
        Press::At(pressed) => {
            let mut keys = party.keys.take().unwrap_or_default();
            let done = party.with_talk(|talk, table| session::press(talk, table, &mut keys, pressed));
            party.keys = Some(keys);
            done
        }
    }
}

fn refuse(party: &mut Party<'_>, id: &str) -> Result<(), Leave> {
    party.with_talk(|talk, _| talk.refusal(id))
}
