use crate::locale::args;
use crate::narration::Narrator;

impl Narrator<'_> {
    /// The names for braille: a seat that nobody gave a name has a short one.
    pub(super) fn short_names(&self) -> Vec<String> {
        let short = self.locale.compact();
        let name = |(seat, name): (usize, &String)| {
            let n = seat + 1;
            let nameless = self.locale.format("name-player", &args!("n" => n)) == *name;
            if nameless { short.format("name-player", &args!("n" => n)) } else { name.clone() }
        };
        self.names.iter().enumerate().map(name).collect()
    }
}
