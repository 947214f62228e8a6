use super::voice::Voice;
use crate::meaning::Command;

/// Whether a line stands for Enter: by voice nobody can press it.
pub fn is_yes(voice: &Voice, line: &str) -> bool {
    matches!(answer(voice, line), Some(Command::Yes))
}

/// Whether a line says no.
pub fn is_no(voice: &Voice, line: &str) -> bool {
    matches!(answer(voice, line), Some(Command::No | Command::Cancel))
}

/// What a line answers, or else the only thing that it says.
pub fn answer(voice: &Voice, line: &str) -> Option<Command> {
    let understood = voice.manner.understand(line, &[]);
    understood.answer().or(understood.only()).cloned()
}
