//! "No, five": what was heard last was another card.

use super::command_handler::{CommandHandler, Order};
use super::conversation::Conversation;
use super::effect::Effect;
use super::pending::Pending;
use crate::language::plain;
use crate::meaning::{Command, Move, Spot};
use crate::rules::View;
use crate::rules::rows::Piece;

/// Returns what a spoken line says in the place of the cards that were heard last, or that were asked back; nothing where it
/// corrects none, with both as one line. The grammar knows how a line corrects itself: both are understood as one.
pub(super) fn corrected(talk: &Conversation, line: &str) -> Option<(Command, String)> {
    let heard = in_doubt(talk)?;
    let plain_line = plain(line);
    let no = plain(&talk.locale().text("say-no"));
    let (first, rest) = plain_line.split_once([' ', ','])?;
    if first != no || rest.trim_matches([' ', ',']).is_empty() {
        return None;
    }
    let both = format!("{} {line}", heard.said(talk.locale()));
    let understood = talk.understand(&both);
    let right = understood.only().filter(|command| matches!(command, Command::Play(_)) && *command != heard);
    right.cloned().map(|right| (right, both))
}

/// The cards that may have been misheard: those that are asked back, else those that were laid last.
fn in_doubt(talk: &Conversation) -> Option<&Command> {
    let command = match &talk.pending {
        Pending::Nothing => &talk.heard.as_ref()?.command,
        asked @ (Pending::Whether(_) | Pending::Which(..) | Pending::Between(..)) => {
            asked.commands().first()?
        }
    };
    matches!(command, Command::Play(_)).then_some(command)
}

/// Takes back what was heard last, as far as anything came of it; `false` where that can't be done.
pub(super) fn take_back(talk: &mut Conversation, with: &mut dyn CommandHandler) -> bool {
    if std::mem::take(&mut talk.pending) != Pending::Nothing {
        return true;
    }
    let Some(heard) = talk.heard.take() else { return true };
    (0..heard.actions).all(|_| {
        let before = talk.saved();
        with.handle(talk, Order::Undo);
        talk.saved() > before
    })
}

/// Returns what may be said to correct it, as it is said: another number of the colour, another colour, another card.
pub(super) fn corrections(talk: &Conversation, view: &View) -> Vec<String> {
    let (Some(Command::Play(moves)), View::Rows(view)) = (in_doubt(talk), view) else { return Vec::new() };
    let Some(Move::Lay { spot, piece: Piece::Number }) = moves.last() else { return Vec::new() };
    let no = talk.locale().text("say-no");
    let said = |colour, number| {
        let spot = Spot { colour, number };
        Command::Play(vec![Move::Lay { spot, piece: Piece::Number }]).said(talk.locale())
    };
    let mut ways = Vec::new();
    for place in view.hand().numbers.iter() {
        let (colour, number) = (place.colour(), place.number());
        let whole = said(Some(colour), number);
        if Some(colour) == spot.colour {
            ways.push(format!("{no} {number}"));
        } else if number == spot.number
            && let Some((name, _)) = whole.rsplit_once(' ')
        {
            ways.push(format!("{no} {name}"));
        }
        ways.push(format!("{no} {whole}"));
    }
    ways
}

impl Conversation {
    /// Returns how many lines of the record came of what was heard.
    pub(super) fn saved(&self) -> usize {
        let lines = |effect: &Effect| if let Effect::Save(lines) = effect { lines.len() } else { 0 };
        self.effects().iter().map(lines).sum()
    }
}
