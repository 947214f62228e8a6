//! How the words of the grammars are pronounced.

use crate::program::skipped;
use elevens::language::{Grammar, spelled};
use elevens::locale::LANGUAGES;
use elevens::store::Acoustics;
use std::collections::BTreeSet;

#[test]
fn every_word_of_a_grammar_has_a_pronunciation() {
    for language in &LANGUAGES {
        let words = Grammar::new(language, None).unwrap().words();
        let mut known: BTreeSet<String> =
            language.pronunciations().map(|(word, _)| spelled(word).to_owned()).collect();
        for (word, phones) in language.pronunciations() {
            assert!(phones.split(' ').all(|phone| !phone.is_empty()), "{word} {phones}");
        }
        if language.code() == "en" {
            let Some(model) = Acoustics::find(language, None) else {
                skipped("every_word_of_a_grammar_has_a_pronunciation", "pocketsphinx-en-us is missing");
                continue;
            };
            let own = model.pronunciations(language, |_| true).unwrap();
            known.extend(own.iter().map(|(word, _)| spelled(word).to_owned()));
        }
        let missing: Vec<&String> = words.difference(&known).collect();
        assert!(missing.is_empty(), "{}: {missing:?}", language);
    }
}
