use super::Settings;
use std::io;
use std::path::PathBuf;

/// The settings and the file that they are kept in: a change is written at once.
#[derive(Clone, Debug, Default)]
pub struct Kept {
    settings: Settings,
    path: Option<PathBuf>,
}

impl Kept {
    /// These, in a file, or nowhere.
    #[must_use]
    pub const fn new(settings: Settings, path: Option<PathBuf>) -> Kept {
        Kept { settings, path }
    }

    /// What they are.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Changes them; what is as it was is not written again.
    ///
    /// # Errors
    /// When they can't be written; they are changed all the same.
    pub fn change(&mut self, change: impl FnOnce(&mut Settings)) -> io::Result<()> {
        let before = self.settings.clone();
        change(&mut self.settings);
        if self.settings == before { Ok(()) } else { self.settings.keep(self.path.as_deref()) }
    }
}
