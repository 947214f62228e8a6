//! A guest's own conversation. What it says goes to its guest and to nobody else: only here can a [`Told`] be made.

use super::accounts::names::Id;
use super::public::Public;
use super::storage::journal::Pen;
use crate::cards::Seat;
use crate::locale::{Args, Language, Locale, args};
use crate::narration::{Kind, Utterance, capitalised};
use crate::output::{Layout, Lines, Message};
use crate::players::PlayerKind;
use crate::protocol::{Status, Wants};
use crate::record::Line;
use crate::session::fault;
use crate::session::{
    Change, Conversation, Counterpart, Effect, Input, Leave, Listener, Manner, Pressed, Request, Said, Table,
    board, hear, moment, sayable_now,
};
use crate::store::Saving;
use std::io;

/// How many bytes of what was said each conversation remembers, some fifty lines, for there are thousands.
const REMEMBERED: usize = 4 * 1_024;

/// What one guest is told at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    parts: Vec<Said>,
    language: &'static Language,
    layout: Layout,
}

impl Told {
    /// Something said at the door, to somebody who has no name yet.
    #[must_use]
    pub fn at_door(locale: &Locale, id: &str, args: &Args<'_>, layout: Layout) -> Told {
        let text = locale.format(id, args);
        let is_refusal = matches!(id, "door-wrong" | "error-name" | "not-text" | "said-too-long");
        let said = vec![if is_refusal { Utterance::refusal(text) } else { Utterance::answer(text) }];
        Told { parts: vec![Said::told(said)], language: locale.language(), layout }
    }

    /// What a guest is told whose conversation is with another node, which made it there.
    #[must_use]
    pub const fn relayed(parts: Vec<Said>, language: &'static Language, layout: Layout) -> Told {
        Told { parts, language, layout }
    }

    /// The language.
    #[must_use]
    pub const fn language(&self) -> &'static Language {
        self.language
    }

    /// How lines of it are laid out.
    #[must_use]
    pub const fn layout(&self) -> Layout {
        self.layout
    }

    /// What is said, in the parts in which it came about.
    #[must_use]
    pub fn parts(&self) -> &[Said] {
        &self.parts
    }

    /// All that is said, in print.
    fn said(&self) -> impl Iterator<Item = &Utterance> {
        self.parts.iter().flat_map(|part| &part.print)
    }

    /// Whether something is refused by it.
    #[must_use]
    pub fn is_refusal(&self) -> bool {
        self.said().any(|said| said.kind == Kind::Refusal)
    }

    /// What is said, each as one text in the form that the guest wants.
    #[must_use]
    pub fn shown(&self) -> Vec<Utterance> {
        self.said().map(|said| Utterance { text: self.text_of(said), ..said.clone() }).collect()
    }

    /// What stands for all of it in that form, where others did several things.
    #[must_use]
    pub fn sum(&self) -> Option<String> {
        let [only] = self.parts.as_slice() else { return None };
        only.sum.as_ref().map(|sum| self.text_of(sum))
    }

    fn text_of(&self, said: &Utterance) -> String {
        said.braille.as_ref().filter(|_| self.layout.braille).unwrap_or(&said.text).clone()
    }

    /// The lines, folded and in the form that the guest wants.
    #[must_use]
    pub fn lines(&self) -> Vec<String> {
        let lines = Lines::new(std::io::sink(), self.layout);
        self.said().flat_map(|said| lines.lines_of(said)).collect()
    }
}

impl Message for Told {
    fn is_of_others(&self) -> bool {
        self.parts.iter().all(Said::is_of_others)
    }

    fn lines(&self) -> usize {
        self.said().count()
    }

    fn summed(self) -> Told {
        Told { parts: self.parts.into_iter().map(Said::summed).collect(), ..self }
    }
}

/// How many of these lines are moves.
#[must_use]
pub fn moves_in(lines: &[Line]) -> usize {
    lines.iter().filter(|line| matches!(line, Line::Action(_))).count()
}

/// Who carries to guests what their conversations say.
pub trait Post {
    /// How the lines of a guest are laid out.
    fn layout_of(&self, guest: &Id) -> Layout;

    /// Whether a guest does not want to hear another.
    fn is_muted(&self, guest: &Id, other: &Id) -> bool;

    /// Takes what is to be sent to a guest.
    fn deliver(&mut self, guest: &Id, told: Told);
}

/// What a conversation leaves for the house to do.
#[derive(Debug, Default)]
pub struct Rest {
    /// Settings that were changed.
    pub changes: Vec<Change>,
    /// Requests that only the server can answer.
    pub requests: Vec<Request>,
    /// That the listener leaves.
    pub leave: Option<Leave>,
    /// What became of lines that were to be saved.
    pub savings: Vec<Saving>,
    /// How many moves were accepted.
    pub moves: usize,
    /// Whether the guest was told anything.
    pub is_told: bool,
}

/// What a guest does at a table.
#[derive(Debug)]
pub enum Deed {
    /// It says something.
    Said(Input),
    /// It presses a single key.
    Pressed(Pressed),
}

/// The conversation with one guest.
#[derive(Debug)]
pub struct Talk {
    guest: Id,
    conversation: Conversation,
}

impl Talk {
    /// With a guest who has a seat.
    #[must_use]
    pub fn seated(guest: Id, manner: Manner, seat: Seat, names: &[String], sitters: &[PlayerKind]) -> Talk {
        let conversation = Conversation::new(manner, Listener::Alone(seat), names).with_sitters(sitters);
        Talk { guest, conversation: conversation.with_history(REMEMBERED) }
    }

    /// With a guest who has none.
    #[must_use]
    pub fn onlooking(guest: Id, manner: Manner, names: &[String], sitters: &[PlayerKind]) -> Talk {
        let conversation = Conversation::new(manner, Listener::Onlooker, names).with_sitters(sitters);
        Talk { guest, conversation: conversation.with_history(REMEMBERED) }
    }

    /// Who it is.
    #[must_use]
    pub const fn guest(&self) -> &Id {
        &self.guest
    }

    /// The language with its messages.
    #[must_use]
    pub fn locale(&self) -> &Locale {
        self.conversation.locale()
    }

    /// How the guest is spoken with.
    #[must_use]
    pub const fn manner(&self) -> &Manner {
        self.conversation.manner()
    }

    /// The names by seat, as the guest hears them.
    #[must_use]
    pub fn names(&self) -> &[String] {
        self.conversation.names()
    }

    /// How things stand for the guest, at a table if it plays at one.
    #[must_use]
    pub fn status(&self, table: Option<&Table>, wants: Wants) -> Status {
        let talk = &self.conversation;
        let board_at = |table| if wants.board { board(talk, table) } else { Vec::new() };
        let words_at = |table| if wants.words { sayable_now(talk, table) } else { Vec::new() };
        Status {
            answered: 0,
            tellings: talk.manner().tellings,
            board: table.map(board_at).unwrap_or_default(),
            words: table.map(words_at).unwrap_or_default(),
            moment: table.filter(|_| wants.moment).map(|table| (table.plan().game, moment(talk, table))),
        }
    }

    /// Takes a change that was made elsewhere.
    pub fn adopt(&mut self, change: &Change) {
        self.conversation.adopt(change);
    }

    /// Hears something that the guest said outside of a match.
    pub fn hear(&mut self, with: &mut dyn Counterpart, input: Input, post: &mut dyn Post) -> Rest {
        let effects = hear(&mut self.conversation, with, input);
        self.carry(effects, None, post)
    }

    /// Hears something that the guest does at the table where it plays.
    pub fn hear_at(&mut self, table: &mut Table, deed: Deed, pen: &mut Pen, post: &mut dyn Post) -> Rest {
        let effects = match deed {
            Deed::Said(input) => hear(&mut self.conversation, table, input),
            Deed::Pressed(pressed) => hear(&mut self.conversation, table, Input::Pressed(pressed)),
        };
        self.carry(effects, Some(pen), post)
    }

    /// Has something told that happened at the table.
    pub fn tell(&mut self, post: &mut dyn Post, tell: impl FnOnce(&mut Conversation) -> Vec<Effect>) -> Rest {
        let effects = tell(&mut self.conversation);
        self.carry(effects, None, post)
    }

    /// Tells something that everybody may hear, unless the guest does not want to hear who says it.
    pub fn announce(&mut self, event: &Public, post: &mut dyn Post) {
        if event.speaker().is_some_and(|name| post.is_muted(&self.guest, &Id::of(name))) {
            return;
        }
        let said = event.told(self.locale());
        self.tell(post, |talk| talk.aside(&[said]));
    }

    /// Tells something of the house that was not asked for.
    pub fn notice(&mut self, id: &str, args: &Args<'_>, post: &mut dyn Post) {
        let text = capitalised(&self.locale().format(id, args));
        self.tell(post, |talk| talk.notice(&text));
    }

    /// Tells that the table could not be saved.
    pub fn notice_unsaved(&mut self, error: &io::Error, post: &mut dyn Post) {
        let reason = fault::reason(self.locale(), error);
        self.notice("table-taken-back", &args!("reason" => reason), post);
    }

    /// Answers with a message.
    pub fn answer(&mut self, id: &str, args: &Args<'_>, post: &mut dyn Post) {
        let text = self.locale().format(id, args);
        self.answer_lines(text.lines(), post);
    }

    /// Answers with some lines.
    pub fn answer_lines<'a>(&mut self, lines: impl IntoIterator<Item = &'a str>, post: &mut dyn Post) {
        let said: Vec<Utterance> =
            lines.into_iter().map(|line| Utterance::answer(capitalised(line))).collect();
        self.tell(post, |talk| talk.reply(&said));
    }

    /// Refuses with a message.
    pub fn refuse(&mut self, id: &str, args: &Args<'_>, post: &mut dyn Post) {
        self.refuse_line(&self.locale().format(id, args), post);
    }

    /// Refuses with a line.
    pub fn refuse_line(&mut self, line: &str, post: &mut dyn Post) {
        let said = Utterance::refusal(capitalised(line));
        self.tell(post, |talk| talk.reply(&[said]));
    }

    /// Saves before anything is said, sends what is said to the guest, and gives back the rest.
    fn carry(&mut self, effects: Vec<Effect>, mut pen: Option<&mut Pen>, post: &mut dyn Post) -> Rest {
        let mut rest = Rest::default();
        let mut parts = Vec::new();
        for effect in effects {
            match effect {
                Effect::Save(lines) => {
                    rest.moves = rest.moves.saturating_add(moves_in(&lines));
                    rest.savings.extend(pen.as_mut().map(|pen| pen.save(&lines)));
                }
                Effect::Say(said) => parts.push(said),
                Effect::Recite(lines) => {
                    let lines = lines.into_iter().map(Utterance::answer).collect();
                    parts.push(Said::again(lines));
                }
                Effect::Change(change) => rest.changes.push(change),
                Effect::Request(request) => rest.requests.push(request),
                Effect::Silence => {}
                Effect::Leave(leave) => rest.leave = Some(leave),
            }
        }
        parts.retain(|part| !part.print.is_empty() || !part.aloud().is_empty());
        rest.is_told = !parts.is_empty();
        if rest.is_told {
            let layout = post.layout_of(&self.guest);
            let told = Told { parts, language: self.locale().language(), layout };
            post.deliver(&self.guest, told);
        }
        rest
    }
}
