//! The treatment of a meaning that only likeness proposes.

use super::nearest::Proposal;
use super::understood::{Doubt, Understood};
use crate::meaning::Command;

/// The likeness and the share of the votes from which an answer that changes nothing is given.
const LIKELY: (f32, f32) = (0.45, 0.45);

/// The same for a line that asks: only what it asks is open.
const LIKELY_ANSWER: (f32, f32) = (0.38, 0.5);

/// The same, for what changes the game to be asked back.
const LIKELY_MOVE: (f32, f32) = (0.65, 0.8);

/// Returns what those mostly meant who said such things: told where it only tells something, else asked back. A line may be
/// `asked` with a question mark, or ask by its words.
pub(super) fn proposed(proposal: Proposal, asked: bool, asks: bool) -> Option<Understood> {
    let Proposal { command, alike, share } = proposal;
    if command.answers() && command != Command::Undo || asked && command.changes_game() {
        return None;
    }
    let (tells, enough) = (command.only_tells(), |least: (f32, f32)| alike >= least.0 && share >= least.1);
    // A setting is changed by sentences about settings alone, and a question is never asked back.
    if tells && !is_question(&command) {
        return None;
    }
    if tells && enough(if asks { LIKELY_ANSWER } else { LIKELY }) {
        Some(Understood::Commands(vec![command]))
    } else if !tells && enough(LIKELY_MOVE) {
        Some(Understood::Offered { commands: vec![command], doubt: Doubt::Likeness })
    } else {
        None
    }
}

/// Returns whether a command is answered, and changes nothing.
fn is_question(command: &Command) -> bool {
    match command {
        Command::Ask(_)
        | Command::Evenings(_)
        | Command::Review(_)
        | Command::Help(_)
        | Command::Rules(_)
        | Command::ReadOn
        | Command::More
        | Command::Hint
        | Command::Repeat(_)
        | Command::Step(_)
        | Command::Save
        | Command::Wait
        | Command::Verbosity(None)
        | Command::Pause(None)
        | Command::Automate(_, None)
        | Command::Language(None)
        | Command::Stop => true,
        Command::Play(_)
        | Command::Draw
        | Command::End
        | Command::Undo
        | Command::Refer(_)
        | Command::Quit
        | Command::Menu
        | Command::NewGame
        | Command::Resign
        | Command::Language(Some(_))
        | Command::Verbosity(Some(_))
        | Command::Pause(Some(_))
        | Command::Automate(_, Some(_))
        | Command::Braille(_)
        | Command::PromptReply(_)
        | Command::Sounds(_)
        | Command::Speech(_)
        | Command::Tune(_)
        | Command::Voice(_)
        | Command::Keys
        | Command::Width(_)
        | Command::Settings
        | Command::Item(_)
        | Command::Lobby(_)
        | Command::Yes
        | Command::No
        | Command::Cancel
        | Command::Choose(_) => false,
    }
}
