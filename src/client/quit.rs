use crate::locale::args;
use crate::meaning::Command;
use crate::narration::capitalised;
use crate::session::{Manner, Way};
use crate::store::Confirm;

/// Whether the guest leaves: what was spoken may have been misheard, and is asked back.
#[derive(Debug, Default)]
pub struct Quit {
    is_asked: bool,
}

/// What a line says of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// The guest leaves.
    Leaves,
    /// This is asked back.
    Asks(String),
    /// The guest stays after all.
    Stays,
    /// Something else.
    Nothing,
}

impl Quit {
    /// Hears the command that a line is, if it is one alone.
    pub fn hear(&mut self, manner: &Manner, command: Option<&Command>, way: Way) -> Said {
        let was_asked = std::mem::take(&mut self.is_asked);
        match command {
            Some(Command::Quit) if way == Way::Typed || was_asked || manner.confirm == Confirm::Never => {
                Said::Leaves
            }
            Some(quit @ Command::Quit) => {
                self.is_asked = true;
                let what = quit.proposed(manner.locale());
                Said::Asks(capitalised(&manner.locale().format("listen-confirm", &args!("what" => what))))
            }
            Some(Command::Yes) if was_asked => Said::Leaves,
            Some(Command::No | Command::Cancel) if was_asked => Said::Stays,
            Some(_) | None => Said::Nothing,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::LANGUAGES;

    #[test]
    fn what_is_spoken_is_asked_back_and_what_is_typed_is_not() {
        let manner = Manner::new(&LANGUAGES[0]);
        let mut quit = Quit::default();
        assert_eq!(quit.hear(&manner, Some(&Command::Yes), Way::Typed), Said::Nothing);
        assert_eq!(quit.hear(&manner, Some(&Command::Quit), Way::Typed), Said::Leaves);
        for (answer, said) in [
            (Some(Command::Yes), Said::Leaves),
            (Some(Command::Quit), Said::Leaves),
            (Some(Command::No), Said::Stays),
            (Some(Command::Draw), Said::Nothing),
            (None, Said::Nothing),
        ] {
            let asked = quit.hear(&manner, Some(&Command::Quit), Way::Spoken);
            assert!(matches!(asked, Said::Asks(_)), "{asked:?}");
            assert_eq!(quit.hear(&manner, answer.as_ref(), Way::Spoken), said, "{answer:?}");
            assert_eq!(quit.hear(&manner, Some(&Command::Yes), Way::Spoken), Said::Nothing);
        }
    }
}
