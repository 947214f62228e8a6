//! A guest's own conversation. What it says goes to its guest and to nobody else: only here can a [`GuestMessage`] be made.

use super::accounts::names::Id;
use crate::locale::{Args, Language, Locale, args};
use crate::narration::{Utterance, UtteranceKind, capitalised};
use crate::output::{Layout, Lines, Message, printable};
use crate::protocol::{Status, Wants};
use crate::session::fault;
use crate::session::{
    Announcement, Change, CommandHandler, Conversation, Effect, Input, Leave, MatchTable, Preferences,
    Request, Said, Service, board, hear, moment, sayable_now, seen_board,
};
use std::io;

/// The utterances that one guest is told at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GuestMessage {
    parts: Vec<Said>,
    language: &'static Language,
    layout: Layout,
}

impl GuestMessage {
    /// A message before the login, to somebody who has no name yet.
    #[must_use]
    pub fn before_login(locale: &Locale, id: &str, args: &Args<'_>, layout: Layout) -> GuestMessage {
        let text = locale.format(id, args);
        let is_refusal = matches!(id, "lobby-not-here");
        let said = vec![if is_refusal { Utterance::refusal(text) } else { Utterance::answer(text) }];
        GuestMessage { parts: vec![Said::told(said)], language: locale.language(), layout }
    }

    /// Returns what a guest is told whose conversation is with another node, which made it there.
    #[must_use]
    pub const fn relayed(parts: Vec<Said>, language: &'static Language, layout: Layout) -> GuestMessage {
        GuestMessage { parts, language, layout }
    }

    /// The language.
    #[must_use]
    pub const fn language(&self) -> &'static Language {
        self.language
    }

    /// Returns how lines of it are laid out.
    #[must_use]
    pub const fn layout(&self) -> Layout {
        self.layout
    }

    /// Returns what is said, in the parts in which it came about.
    #[must_use]
    pub fn parts(&self) -> &[Said] {
        &self.parts
    }

    /// All that is said, in print.
    fn said(&self) -> impl Iterator<Item = &Utterance> {
        self.parts.iter().flat_map(|part| &part.print)
    }

    /// Returns whether something is refused by it.
    #[must_use]
    pub fn is_refusal(&self) -> bool {
        self.said().any(|said| said.kind == UtteranceKind::Refusal)
    }

    /// Returns what is said, in the parts in which it came about, each printed in the form that the guest wants.
    #[must_use]
    pub fn laid_out(&self) -> Vec<Said> {
        let printed = |said: &Utterance| Utterance {
            text: printable(&self.text_of(said)),
            braille: None,
            ..said.clone()
        };
        let laid_out = |part: &Said| Said {
            print: part.print.iter().map(printed).collect(),
            sum: part.sum.as_ref().map(printed),
            ..part.clone()
        };
        self.parts.iter().map(laid_out).collect()
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

impl Message for GuestMessage {
    fn is_of_others(&self) -> bool {
        self.parts.iter().all(Said::is_of_others)
    }

    fn lines(&self) -> usize {
        self.said().count()
    }

    fn summed(self) -> GuestMessage {
        GuestMessage { parts: self.parts.into_iter().map(Said::summed).collect(), ..self }
    }
}

/// The carrier of messages from conversations to their guests.
pub(crate) trait GuestSender {
    /// Returns how the lines of a guest are laid out.
    fn layout_of(&self, guest: &Id) -> Layout;

    /// Returns whether a guest does not want to hear another.
    fn is_muted(&self, guest: &Id, other: &Id) -> bool;

    /// Takes what is to be sent to a guest.
    fn deliver(&mut self, guest: &Id, told: GuestMessage);
}

/// The work that a conversation leaves for the server.
#[derive(Debug, Default)]
pub(crate) struct FollowUp {
    /// Settings that were changed.
    pub changes: Vec<Change>,
    /// Requests that only the server can answer.
    pub requests: Vec<Request>,
    /// That the listener leaves.
    pub leave: Option<Leave>,
}

impl FollowUp {
    /// Adds what another conversation leaves.
    pub(crate) fn add(&mut self, other: FollowUp) {
        self.changes.extend(other.changes);
        self.requests.extend(other.requests);
        self.leave = other.leave.or(self.leave);
    }
}

/// The text that effects say, part by part, and the rest.
#[must_use]
pub(super) fn parts_of(effects: Vec<Effect>) -> (Vec<Said>, FollowUp) {
    let mut rest = FollowUp::default();
    let mut parts = Vec::new();
    for effect in effects {
        match effect {
            Effect::Say(said) => parts.push(said),
            Effect::Recite(lines) => {
                let lines = lines.into_iter().map(Utterance::answer).collect();
                parts.push(Said::again(lines));
            }
            Effect::Change(change) => rest.changes.push(change),
            Effect::Request(request) => rest.requests.push(request),
            Effect::Save(_) | Effect::Silence => {}
            Effect::Leave(leave) => rest.leave = Some(leave),
        }
    }
    parts.retain(|part| !part.print.is_empty() || !part.aloud().is_empty());
    (parts, rest)
}

/// Says that a table could not be saved.
#[must_use]
pub(super) fn unsaved(locale: &Locale, error: &io::Error) -> String {
    locale.format("table-taken-back", &args!("reason" => fault::reason(locale, error)))
}

/// Returns how things stand for the listener of a conversation, at a table if it plays at one.
#[must_use]
pub(super) fn status(conversation: &Conversation, table: Option<&MatchTable>, wants: Wants) -> Status {
    let board_at = |table| if wants.board { board(conversation, table) } else { Vec::new() };
    let words_at = |table| if wants.words { sayable_now(conversation, table) } else { Vec::new() };
    Status {
        answered: 0,
        tellings: conversation.preferences().tellings,
        board: table.map(board_at).unwrap_or_default(),
        seen: table.filter(|_| wants.page).and_then(|table| seen_board(conversation, table)),
        words: table.map(words_at).unwrap_or_default(),
        moment: table.filter(|_| wants.moment).map(|table| (table.plan().game, moment(conversation, table))),
    }
}

/// The conversation with one guest, for as long as something is said in it.
#[derive(Debug)]
pub(crate) struct GuestConversation<'a> {
    guest: &'a Id,
    conversation: &'a mut Conversation,
}

impl<'a> GuestConversation<'a> {
    /// Speaks with a guest.
    #[must_use]
    pub(crate) const fn new(guest: &'a Id, conversation: &'a mut Conversation) -> GuestConversation<'a> {
        GuestConversation { guest, conversation }
    }

    /// Returns who it is.
    #[must_use]
    pub(crate) const fn guest(&self) -> &'a Id {
        self.guest
    }

    /// The language with its messages.
    #[must_use]
    pub(crate) fn locale(&self) -> &Locale {
        self.conversation.locale()
    }

    /// Returns how the guest is spoken with.
    #[must_use]
    pub(crate) const fn preferences(&self) -> &Preferences {
        self.conversation.preferences()
    }

    /// Returns how things stand for the guest outside of a match.
    #[must_use]
    pub(crate) fn status(&self, wants: Wants) -> Status {
        status(self.conversation, None, wants)
    }

    /// Takes a change that was made elsewhere.
    pub(crate) fn adopt(&mut self, change: &Change) {
        self.conversation.adopt(change);
    }

    /// Hears something that the guest said outside of a match.
    pub(crate) fn hear(
        &mut self,
        with: &mut dyn CommandHandler,
        input: Input,
        post: &mut dyn GuestSender,
    ) -> FollowUp {
        let effects = hear(self.conversation, with, input);
        self.carry(effects, post)
    }

    /// Has something told.
    fn tell(&mut self, post: &mut dyn GuestSender, tell: impl FnOnce(&mut Conversation) -> Vec<Effect>) {
        let effects = tell(self.conversation);
        self.carry(effects, post);
    }

    /// Tells something that everybody may hear, unless the guest does not want to hear who says it.
    pub(crate) fn announce(&mut self, event: &Announcement, post: &mut dyn GuestSender) {
        if event.speaker().is_some_and(|name| post.is_muted(self.guest, &Id::of(name))) {
            return;
        }
        let said = event.told(self.locale());
        self.tell(post, |conversation| conversation.aside(&[said]));
    }

    /// Tells something of the server that was not asked for.
    pub(crate) fn notice(&mut self, id: &str, args: &Args<'_>, post: &mut dyn GuestSender) {
        let text = self.locale().format(id, args);
        self.tell(post, |conversation| conversation.notice(&text));
    }

    /// Tells that the table could not be saved.
    pub(crate) fn notice_unsaved(&mut self, error: &io::Error, post: &mut dyn GuestSender) {
        let text = unsaved(self.locale(), error);
        self.tell(post, |conversation| conversation.notice(&text));
    }

    /// Answers with a message.
    pub(crate) fn answer(&mut self, id: &str, args: &Args<'_>, post: &mut dyn GuestSender) {
        let text = self.locale().format(id, args);
        self.answer_lines(text.lines(), post);
    }

    /// Answers with some lines.
    pub(crate) fn answer_lines<'l>(
        &mut self,
        lines: impl IntoIterator<Item = &'l str>,
        post: &mut dyn GuestSender,
    ) {
        let said: Vec<Utterance> =
            lines.into_iter().map(|line| Utterance::answer(capitalised(line))).collect();
        self.tell(post, |conversation| conversation.reply(&said));
    }

    /// Tells lines that are made in the guest's language, and once more in its compact messages for braille.
    pub(crate) fn tell_lines(
        &mut self,
        kind: UtteranceKind,
        lines: impl Fn(&Locale) -> Vec<String>,
        post: &mut dyn GuestSender,
    ) {
        let locale = self.locale();
        let said = lines(locale).into_iter().zip(lines(locale.compact()));
        let said: Vec<Utterance> = said
            .map(|(text, braille)| Utterance {
                braille: Some(braille),
                ..Utterance::new(kind, capitalised(&text))
            })
            .collect();
        self.tell(post, |conversation| match kind {
            UtteranceKind::Answer | UtteranceKind::Refusal => conversation.reply(&said),
            UtteranceKind::Mine
            | UtteranceKind::Theirs
            | UtteranceKind::Round
            | UtteranceKind::Turn
            | UtteranceKind::Notice => conversation.aside(&said),
        });
    }

    /// Has "more" ask the server for this from now on.
    pub(crate) fn offer_more(&mut self, service: Option<Service>) {
        self.conversation.offer_more(service);
    }

    /// Refuses with a message.
    pub(crate) fn refuse(&mut self, id: &str, args: &Args<'_>, post: &mut dyn GuestSender) {
        self.refuse_line(&self.locale().format(id, args), post);
    }

    /// Refuses with a line.
    pub(crate) fn refuse_line(&mut self, line: &str, post: &mut dyn GuestSender) {
        let said = Utterance::refusal(capitalised(line));
        self.tell(post, |conversation| conversation.reply(&[said]));
    }

    /// Sends to the guest what is said, and gives back the rest; lines are saved by whoever drives the match.
    pub(crate) fn carry(&mut self, effects: Vec<Effect>, post: &mut dyn GuestSender) -> FollowUp {
        let (parts, rest) = parts_of(effects);
        if !parts.is_empty() {
            let layout = post.layout_of(self.guest);
            let told = GuestMessage { parts, language: self.locale().language(), layout };
            post.deliver(self.guest, told);
        }
        rest
    }
}
