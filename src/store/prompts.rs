use serde::{Deserialize, Serialize};

/// What tells that a line can be typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Prompt {
    /// A sign.
    Sign,
    /// Nothing.
    Nothing,
    /// A word.
    Word,
}

impl Prompt {
    /// All of them.
    pub const ALL: [Prompt; 3] = [Prompt::Sign, Prompt::Nothing, Prompt::Word];

    /// Its name, the same in every language.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Prompt::Sign => "sign",
            Prompt::Nothing => "nothing",
            Prompt::Word => "word",
        }
    }
}

/// Where a prompt is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outlet {
    /// At the terminal.
    Print,
    /// By the game's own voice.
    Speech,
    /// On the braille display.
    Braille,
}

impl Outlet {
    /// Its name, the same in every language.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Outlet::Print => "print",
            Outlet::Speech => "speech",
            Outlet::Braille => "braille",
        }
    }
}

/// The prompts where they were chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Prompts {
    /// At the terminal; unless chosen a sign, and nothing where the game speaks by itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub print: Option<Prompt>,
    /// By the game's own voice; unless chosen nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub speech: Option<Prompt>,
    /// On the braille display; unless chosen a sign.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub braille: Option<Prompt>,
}

impl Prompts {
    /// What was chosen somewhere.
    #[must_use]
    pub const fn chosen(self, outlet: Outlet) -> Option<Prompt> {
        match outlet {
            Outlet::Print => self.print,
            Outlet::Speech => self.speech,
            Outlet::Braille => self.braille,
        }
    }

    /// Chooses a prompt somewhere.
    pub const fn choose(&mut self, outlet: Outlet, prompt: Prompt) {
        let place = match outlet {
            Outlet::Print => &mut self.print,
            Outlet::Speech => &mut self.speech,
            Outlet::Braille => &mut self.braille,
        };
        *place = Some(prompt);
    }

    /// These where they are chosen, else the others.
    #[must_use]
    pub fn or(self, other: Prompts) -> Prompts {
        Prompts {
            print: self.print.or(other.print),
            speech: self.speech.or(other.speech),
            braille: self.braille.or(other.braille),
        }
    }
}
