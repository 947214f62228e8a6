//! Answers in print and in braille.

use crate::narration::{Narrator, Utterance, answers};

/// Sentences as one answer, in print and in braille.
pub(in crate::narration) fn reply(
    teller: &Narrator<'_>,
    sentences: impl Fn(&Narrator<'_>) -> Vec<String>,
) -> Vec<Utterance> {
    teller.told(|teller| vec![answers::answer(teller, sentences(teller))])
}

/// Sentences as an answer each, in print and in braille.
pub(in crate::narration) fn replies(
    teller: &Narrator<'_>,
    sentences: impl Fn(&Narrator<'_>) -> Vec<String>,
) -> Vec<Utterance> {
    teller.told(|teller| {
        sentences(teller).into_iter().map(|sentence| answers::answer(teller, [sentence])).collect()
    })
}

/// That no hand is seen here.
pub(super) fn no_hands(teller: &Narrator<'_>) -> Vec<Utterance> {
    reply(teller, |teller| vec![teller.locale.text("referee-no-hands")])
}
