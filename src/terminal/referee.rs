//! The referee at the keyboard.

use super::unsaved::carry_out;
use super::voice::Voice;
use crate::session::{Conversation, Desk, Leave, Listener, begin_desk, hear};

/// Keeps a table to the end of the match.
///
/// # Errors
/// Why it was left before.
pub fn keep(voice: &mut Voice, desk: &mut Desk, names: &[String]) -> Result<(), Leave> {
    let mut talk = Conversation::new(voice.manner.clone(), Listener::Referee, names);
    let begun = begin_desk(&mut talk, desk);
    carry_out(voice, &mut talk, begun, |_| None)?;
    while !desk.is_done() {
        let came = voice.hear_any()?;
        let done = hear(&mut talk, desk, came);
        carry_out(voice, &mut talk, done, |_| None)?;
    }
    Ok(())
}
