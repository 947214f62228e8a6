//! A line that mends itself, and one with words that are misspelled or that nobody knows.

use super::super::mend::{Mending, Segment};
use super::super::parts::Parts;
use super::super::place::TokenPlace;
use super::super::spelling;
use super::super::text::{Spelled, Token};
use super::super::understood::{Doubt, Understood};
use super::super::vocabulary::WordId;
use super::{Interpreter, is_called};
use crate::meaning::{Command, Move};

/// The most words of a line that are taken for misspelled.
const MOST_MISSPELLED: usize = 2;

impl Interpreter {
    /// Returns what counts of a line that mends itself: "draw, wait, red 9".
    pub(super) fn mended(
        &self,
        places: &[TokenPlace],
        names: &[Vec<Token>],
        asked: bool,
    ) -> Option<Understood> {
        let mending = Mending { network: &self.network, parts: self.parts(), names };
        if !asked && let Some(retracted) = self.retracted(&mending, places) {
            return Some(retracted);
        }
        let mut segments = mending.segments(places).into_iter();
        let mut said = segments.next()?.places;
        let (mut is_sure, mut is_patched, mut is_mended) = (true, false, false);
        for anew in segments {
            if mending.goes_on(&said, &anew.places) {
                return None;
            }
            is_sure &= self.is_ordered(&mending, &said, &anew)?;
            let patched = mending.patched(&said, &anew.places);
            let patched = patched.filter(|patched| !self.derive(patched, names).readings.is_empty());
            if patched.is_none() && !self.stands_alone(&mending, &anew, names) {
                return None;
            }
            (is_mended, is_patched) = (true, patched.is_some());
            said = patched.unwrap_or(anew.places);
        }
        if !is_mended {
            return None;
        }
        let readings = self.derive(&said, names).readings;
        let understood = if readings.is_empty() {
            self.framed(&mut self.chart(&said, names), &said).filter(|_| !asked)?
        } else {
            self.decide(readings, asked)
        };
        let is_doubted = |commands: &[Command]| {
            commands.iter().any(Command::changes_game)
                && !(is_sure && commands.iter().all(|command| can_be_mended(command, is_patched)))
        };
        let Understood::Commands(commands) = understood else { return Some(understood) };
        Some(match is_doubted(&commands) {
            true => Understood::Offered { commands, doubt: Doubt::Manner },
            false => Understood::Commands(commands),
        })
    }

    /// Returns that nothing is to be done, where an order is taken back at the end of its line: "red 9, no, forget it".
    fn retracted(&self, mending: &Mending<'_>, places: &[TokenPlace]) -> Option<Understood> {
        let said = mending.retracted(places)?;
        let parted = Segment { is_parted: true, ..Segment::default() };
        let is_order = self.is_ordered(mending, said, &parted).is_some()
            || self.mended(said, mending.names, false).is_some()
            || self.framed(&mut self.chart(said, mending.names), said).is_some();
        is_order.then(|| Understood::Commands(vec![Command::Cancel]))
    }

    /// Returns what counts of a line that derives as a whole, but mends itself nonetheless: a move that is taken back behind
    /// a reason, and of two questions the one behind the correction.
    pub(super) fn mended_whole(
        &self,
        reading: &[Command],
        places: &[TokenPlace],
        names: &[Vec<Token>],
        asked: bool,
    ) -> Option<Understood> {
        if reading.len() > 1 {
            return self.mended(places, names, asked);
        }
        let mending = Mending { network: &self.network, parts: self.parts(), names };
        let is_move = matches!(reading, [Command::Play(_) | Command::Draw | Command::End]);
        (is_move && !asked).then(|| self.retracted(&mending, places)).flatten()
    }

    /// Returns whether what is said anew may be done in the place of what was said before: "no draw" may deny it, and a colour
    /// alone is no question.
    fn stands_alone(&self, mending: &Mending<'_>, anew: &Segment, names: &[Vec<Token>]) -> bool {
        let readings = self.derive(&anew.places, names).readings;
        let commands: Vec<&Command> = readings.iter().flat_map(|reading| &reading.commands).collect();
        let lays = commands.iter().any(|command| matches!(command, Command::Play(_)));
        let acts = commands.iter().any(|command| command.changes_game());
        (lays || anew.is_plain) && (acts || !mending.is_of_card(&anew.places))
    }

    /// Returns whether what is mended was an order, surely or as far as it went; `None` where it was none.
    fn is_ordered(&self, mending: &Mending<'_>, said: &[TokenPlace], anew: &Segment) -> Option<bool> {
        let mut chart = self.chart(said, mending.names);
        let readings = self.derive_by(&mut chart, said.len()).readings;
        if let Some(reading) = readings.first() {
            return Some(reading.commands.iter().any(Command::changes_game));
        }
        if self.talks(&mut chart, said) {
            return None;
        }
        match self.framed(&mut chart, said) {
            Some(understood) => Some(matches!(understood, Understood::Commands(_))),
            None => (anew.is_parted && mending.is_of_orders(said)).then_some(true),
        }
    }

    /// Returns what a line means when one or two words of it are misspelled.
    pub(super) fn misspelled(
        &self,
        places: &[TokenPlace],
        names: &[Vec<Token>],
        strange: &[usize],
        asked: bool,
    ) -> Option<Understood> {
        if strange.is_empty() || strange.len() > MOST_MISSPELLED {
            return None;
        }
        let mut mended = places.to_vec();
        for at in strange {
            if is_called(places, *at) {
                return None;
            }
            let place = mended.get_mut(*at)?;
            let Token::Word(word) = &place.token else { return None };
            place.words = self.near(word);
            place.strange = false;
        }
        let derived = self.derive(&mended, names);
        let understood = self.decide(derived.readings, asked);
        let commands = understood.commands();
        if commands.is_empty() {
            return None;
        }
        Some(match understood.done() {
            Some(_) => understood,
            None => Understood::Offered { commands: commands.to_vec(), doubt: Doubt::Spelling },
        })
    }

    /// The words that one is misspelled for; small words of courtesy are not worth the risk that it is a name.
    fn near(&self, word: &Spelled) -> Vec<WordId> {
        let Parts { moves, courteous, .. } = self.parts();
        let only_courteous = |word: &WordId| !moves.contains(word) && courteous.contains(word);
        let mut near = spelling::near(&self.network.words, word);
        near.retain(|word| !only_courteous(word));
        near
    }

    /// The order that a line is without the one word in it that nobody knows: "lay the zonky red 9". Who begins a line may be
    /// the one who does it.
    pub(super) fn without_strange(
        &self,
        places: &[TokenPlace],
        names: &[Vec<Token>],
        strange: &[usize],
    ) -> Option<Understood> {
        let [strange] = *strange else { return None };
        if strange == 0 {
            return None;
        }
        let mut known = places.to_vec();
        known.remove(strange);
        let commands = match self.derive(&known, names).readings.as_slice() {
            [reading] => reading.commands.clone(),
            [] | [_, ..] => return None,
        };
        let lays = matches!(commands.as_slice(), [Command::Play(_)]);
        lays.then_some(Understood::Offered { commands, doubt: Doubt::Manner })
    }
}

/// Returns whether a command is surely what is said anew: what lies on a pile is not taken back, and a colour said anew may be
/// either of a bridge.
fn can_be_mended(command: &Command, is_patched: bool) -> bool {
    let Command::Play(moves) = command else { return true };
    moves.iter().all(|one| match one {
        Move::Lay { .. } | Move::Swap(_) | Move::Discard | Move::End | Move::Wait => true,
        Move::Bridge { .. } => !is_patched,
        Move::Stack { .. } | Move::Take { .. } => false,
    })
}
