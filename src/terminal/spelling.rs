use super::assent::{is_no, is_yes};
use super::voice::Voice;
use crate::locale::{Locale, args};
use crate::narration::{Utterance, capitalised};
use crate::session::{Leave, Way};

/// How many letters a hint names.
const NAMED: usize = 2;

/// A name that is spelled by voice: a word stands for each letter, the one that it begins with.
pub struct Spelling {
    /// A word for each letter from a to z.
    words: Vec<String>,
    /// The letters so far.
    letters: String,
}

impl Spelling {
    /// Nothing is spelled yet, in the words of a language.
    pub fn of(locale: &Locale) -> Spelling {
        let words = locale.text("spelling-words").split(", ").map(str::to_owned).collect();
        Spelling { words, letters: String::new() }
    }

    /// How it is done.
    pub fn hint(&self, locale: &Locale) -> String {
        let example = self.words.iter().take(NAMED).cloned().collect::<Vec<_>>().join(", ");
        locale.format("spelling-hint", &args!("example" => example))
    }

    /// Waits for a line; what is spelled is one when "yes" is said behind it.
    ///
    /// # Errors
    /// Why no more will come.
    pub fn hear(&mut self, voice: &mut Voice) -> Result<String, Leave> {
        loop {
            voice.tell_choices(&self.words);
            let (line, way) = voice.hear_how()?;
            if way == Way::Typed {
                return Ok(line);
            }
            match self.spelt(voice, &line) {
                Some(letters) => self.letters += &letters,
                None if self.letters.is_empty() => return Ok(line),
                None if is_yes(voice, &line) => return Ok(capitalised(&std::mem::take(&mut self.letters))),
                None if is_no(voice, &line) => drop(self.letters.pop()),
                None => return Ok(line),
            }
            let name = capitalised(&self.letters);
            voice.say(&[Utterance::answer(
                voice.locale().format("spelling-so-far", &args!("name" => name)),
            )])?;
        }
    }

    /// The letters of a line that is nothing but words for them.
    fn spelt(&self, voice: &Voice, line: &str) -> Option<String> {
        let understanding = voice.manner.understanding();
        let letter = |said: &str| {
            let mut words = ('a'..='z').zip(&self.words);
            words.find(|(_, word)| understanding.is_text(said, word)).map(|(letter, _)| letter)
        };
        let letters: Option<String> = line.split_whitespace().map(letter).collect();
        letters.filter(|letters| !letters.is_empty())
    }
}
