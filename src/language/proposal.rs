//! The treatment of a meaning that only likeness proposes.

use super::nearest::Proposal;
use super::understood::{Doubt, Understood};
use crate::meaning::Command;

/// The likeness from which an answer that changes nothing is given, and the least lead over the next one.
const LIKELY: (f32, f32) = (0.35, 0.08);

/// The same for a line that asks: only what it asks is open.
const LIKELY_ANSWER: (f32, f32) = (0.2, 0.03);

/// The same for a line of one word, which may be the beginning of anything.
const LIKELY_ALONE: (f32, f32) = (0.55, 0.2);

/// The same, for a setting to be asked back.
const LIKELY_SETTING: (f32, f32) = (0.3, 0.06);

/// The same, for what changes the game to be asked back.
const LIKELY_MOVE: (f32, f32) = (0.3, 0.15);

/// The same, for talk that means nothing.
const LIKELY_TALK: (f32, f32) = (0.2, 0.05);

/// Returns whether a line is most like talk that means nothing.
pub(super) fn is_talk(proposal: &Proposal) -> bool {
    let Proposal { command, alike, ahead } = proposal;
    command.is_none() && *alike >= LIKELY_TALK.0 && *ahead >= LIKELY_TALK.1
}

/// The likeness from which a line of so many words is answered; an `open` one asks by its words.
const fn least_answer(words: usize, open: bool) -> (f32, f32) {
    match (words, open) {
        (1, _) => LIKELY_ALONE,
        (_, true) => LIKELY_ANSWER,
        (_, false) => LIKELY,
    }
}

/// Returns what those mostly meant who said such things in so many words: told where it only tells something, else asked back.
/// A line may be `asked` with a question mark, or be `open`: ask by its words.
pub(super) fn proposed(proposal: Proposal, words: usize, asked: bool, open: bool) -> Option<Understood> {
    let Proposal { command, alike, ahead } = proposal;
    let command = command?;
    if command.answers() && command != Command::Undo || asked && command.changes_game() {
        return None;
    }
    let is_answered = command.only_tells() && is_question(&command);
    let least = match (is_answered, command.only_tells()) {
        (true, _) => least_answer(words, open),
        (false, true) => LIKELY_SETTING,
        (false, false) => LIKELY_MOVE,
    };
    if alike < least.0 || ahead < least.1 {
        return None;
    }
    Some(match is_answered {
        true => Understood::Commands(vec![command]),
        false => Understood::Offered { commands: vec![command], doubt: Doubt::Likeness },
    })
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
