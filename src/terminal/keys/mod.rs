//! Playing by single keys: each says a line or does something, and nothing is drawn.

mod press;

use super::driver::Driver;
use super::pressed::Raw;
use crate::narration::Utterance;
use crate::session::{Input, Leave};
use crossterm::event::KeyEvent;

pub use press::{Press, press_of};

/// Waits for a key, and does what it asks for.
pub fn obey_key(driver: &mut Driver<'_>) -> Result<(), Leave> {
    driver.voice.before_key()?;
    // The terminal is raw no longer than that.
    let key = Raw::begin().and_then(|raw| raw.key()).map_err(|_| Leave::InputEnded)?;
    obey(driver, key)
}

/// The same, unless something else is ready before; whether there was a key.
pub fn obey_key_before(driver: &mut Driver<'_>, is_ready: &mut dyn FnMut() -> bool) -> Result<bool, Leave> {
    let key = driver.voice.key_before(is_ready)?;
    let Some(key) = key else { return Ok(false) };
    obey(driver, key).map(|()| true)
}

fn obey(driver: &mut Driver<'_>, key: KeyEvent) -> Result<(), Leave> {
    let press = press_of(key, driver.voice.locale());
    if press.is_some() {
        driver.voice.at_key();
    }
    match press {
        None => driver.say(|talk| talk.refusal("keys-unknown")),
        Some(Press::Interrupt) => Err(Leave::Interrupted),
        Some(Press::End) => Err(Leave::InputEnded),
        Some(Press::Leave) => {
            driver.by_keys = false;
            let text = driver.voice.locale().text("keys-off");
            driver.say(|talk| talk.reply(&[Utterance::answer(text)]))
        }
        Some(Press::At(pressed)) => driver.hear(Input::Pressed(pressed)),
    }
}
