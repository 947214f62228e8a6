//! The braille form of what is told: the same telling once more, with the compact messages of the language.
//!
//! Both texts come from the same code, so braille can leave facts out but never tells another.

use super::Utterance;

/// Something that can be told in both forms.
pub(super) trait TwoForms {
    /// Takes the text of the same thing, told in compact messages, as its braille.
    fn take_braille(&mut self, compact: Self);
}

impl TwoForms for Utterance {
    fn take_braille(&mut self, compact: Utterance) {
        self.braille = Some(compact.text);
    }
}

impl TwoForms for Vec<Utterance> {
    fn take_braille(&mut self, compact: Vec<Utterance>) {
        // The same code told both, so each has its counterpart.
        debug_assert_eq!(self.len(), compact.len());
        for (said, compact) in self.iter_mut().zip(compact) {
            said.take_braille(compact);
        }
    }
}

impl TwoForms for Option<Utterance> {
    fn take_braille(&mut self, compact: Option<Utterance>) {
        if let (Some(said), Some(compact)) = (self, compact) {
            said.take_braille(compact);
        }
    }
}
