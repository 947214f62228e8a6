//! News and answers for the listeners of a match.

use super::super::announcement::Announcement;
use super::super::effect::{ListenerId, MatchEffect};
use super::{MatchSession, Seating};
use crate::cards::Seat;
use crate::session::conversation::Conversation;
use crate::session::effect::{Audience, Effect};
use crate::session::play;
use crate::session::table::MatchTable;

impl MatchSession {
    /// Has something told to one listener.
    pub(super) fn tell(
        &mut self,
        listener: ListenerId,
        out: &mut Vec<MatchEffect>,
        tell: impl FnOnce(&mut Conversation, &mut MatchTable) -> Vec<Effect>,
    ) {
        let MatchSession { table, chairs, onlookers, .. } = self;
        let conversation = match listener {
            ListenerId::Seat(seat) => {
                chairs.get_mut(seat.index()).and_then(|chair| chair.conversation.as_mut())
            }
            ListenerId::Onlooker(number) => {
                onlookers.iter_mut().find(|one| one.number == number).map(|one| &mut one.conversation)
            }
        };
        let effects = conversation.map(|conversation| tell(conversation, table)).unwrap_or_default();
        self.share(listener, &effects);
        if !effects.is_empty() {
            out.push(MatchEffect::Tell(listener, effects));
        }
    }

    pub(super) fn tell_all(
        &mut self,
        out: &mut Vec<MatchEffect>,
        mut tell: impl FnMut(&mut Conversation, &mut MatchTable) -> Vec<Effect>,
    ) {
        for listener in self.listeners() {
            self.tell(listener, out, &mut tell);
        }
    }

    /// Lets all who share a keyboard hear again what was said aloud there, and takes settings over for all of them.
    pub(super) fn share(&mut self, listener: ListenerId, effects: &[Effect]) {
        if let Seating::Connections(_) = self.seating {
            return;
        }
        let is_other = |seat: usize| Seat::new(seat).map(ListenerId::Seat) != Some(listener);
        let others = self.chairs.iter_mut().enumerate().filter(|(seat, _)| is_other(*seat));
        for conversation in others.filter_map(|(_, chair)| chair.conversation.as_mut()) {
            for effect in effects {
                match effect {
                    Effect::Say(said) if said.audience == Audience::Everybody => {
                        conversation.overhear(&said.all);
                    }
                    Effect::Change(change) => conversation.adopt(change),
                    Effect::Save(_)
                    | Effect::Say(_)
                    | Effect::Recite(_)
                    | Effect::Request(_)
                    | Effect::Silence
                    | Effect::Leave(_) => {}
                }
            }
        }
    }

    /// Tells those at connections what others did; at a keyboard that waits for one's turn.
    pub(super) fn tell_news(&mut self, except: Option<Seat>, out: &mut Vec<MatchEffect>) {
        if let Seating::Keyboard(_) = self.seating {
            return;
        }
        for listener in self.listeners() {
            if let ListenerId::Seat(seat) = listener
                && Some(seat) != except
            {
                self.tell(listener, out, play::tell_news);
            }
        }
        self.tell_onlookers(out);
    }

    pub(super) fn tell_onlookers(&mut self, out: &mut Vec<MatchEffect>) {
        let MatchSession { table, onlookers, .. } = self;
        for onlooker in onlookers {
            let (effects, acts) = play::tell_watched(&mut onlooker.conversation, table, onlooker.told);
            onlooker.told = acts;
            if !effects.is_empty() {
                out.push(MatchEffect::Tell(ListenerId::Onlooker(onlooker.number), effects));
            }
        }
    }

    /// Tells something that everybody may hear to those listeners who are to hear it.
    #[must_use]
    pub fn announce(&mut self, event: &Announcement, hears: impl Fn(ListenerId) -> bool) -> Vec<MatchEffect> {
        let mut out = Vec::new();
        for listener in self.listeners().into_iter().filter(|listener| hears(*listener)) {
            self.tell(listener, &mut out, |conversation, _| {
                let said = event.told(conversation.locale());
                conversation.aside(&[said])
            });
        }
        out
    }

    pub(super) fn announce_to_others(
        &mut self,
        event: &Announcement,
        seat: Seat,
        out: &mut Vec<MatchEffect>,
    ) {
        out.extend(self.announce(event, |listener| listener != ListenerId::Seat(seat)));
    }

    /// Tells all who are there something of the program, each in its language: that a save failed, or works again.
    #[must_use]
    pub fn notice(&mut self, text: impl Fn(&crate::locale::Locale) -> String) -> Vec<MatchEffect> {
        let mut out = Vec::new();
        for listener in self.listeners() {
            if let ListenerId::Seat(_) = listener {
                self.tell(listener, &mut out, |conversation, _| {
                    let text = text(conversation.locale());
                    conversation.notice(&text)
                });
            }
        }
        out
    }
}
