//! The mode of the terminal. Between the lines and keys that are waited for it keeps each key as it was pressed, and shows
//! none: one that gathers lines meanwhile would show them twice, and keep an end of the input as a sign that means nothing.
//! While single keys are waited for, none of them is a signal.

#[cfg(unix)]
pub use of_unix::{Keys, hold, leave, restore};
#[cfg(not(unix))]
pub use others::{Keys, hold, leave, restore};

/// The terminal as it was found, which it is again when this is dropped, whatever came in between.
#[derive(Debug)]
pub struct SavedMode;

impl Drop for SavedMode {
    fn drop(&mut self) {
        restore();
    }
}

#[cfg(unix)]
mod of_unix {
    use nix::sys::termios::{
        InputFlags, LocalFlags, SetArg, SpecialCharacterIndices, Termios, tcgetattr, tcsetattr,
    };
    use std::os::fd::AsFd;
    use std::sync::Mutex;

    /// The terminal as it was found, which a program has to leave behind.
    static FOUND: Mutex<Option<Termios>> = Mutex::new(None);

    /// Has the terminal do so, and remembers how it was.
    pub fn hold() {
        let Ok(mut found) = FOUND.lock() else { return };
        if let (None, Ok(now)) = (found.as_ref(), tcgetattr(std::io::stdin())) {
            // Where it can't be set, it is as it was.
            let _ = tcsetattr(std::io::stdin(), SetArg::TCSANOW, &held(now.clone()));
            *found = Some(now);
        }
    }

    /// A terminal that tells each key at once, until this is dropped. Unlike in the usual raw mode what is written meanwhile
    /// looks as ever.
    #[derive(Debug)]
    pub struct Keys(Termios);

    impl Keys {
        /// Has the terminal do so.
        ///
        /// # Errors
        /// When it is none, or is gone.
        pub fn begin() -> std::io::Result<Keys> {
            let before = tcgetattr(std::io::stdin())?;
            let mut keys = held(before.clone());
            keys.local_flags.remove(LocalFlags::ISIG | LocalFlags::IEXTEN);
            keys.input_flags.remove(InputFlags::IXON);
            tcsetattr(std::io::stdin(), SetArg::TCSANOW, &keys)?;
            Ok(Keys(before))
        }
    }

    impl Drop for Keys {
        fn drop(&mut self) {
            // Where this fails, the terminal is as it was, or gone.
            let _ = tcsetattr(std::io::stdin(), SetArg::TCSANOW, &self.0);
        }
    }

    /// Signals and what is written are left as they are.
    fn held(mut terminal: Termios) -> Termios {
        terminal.local_flags.remove(LocalFlags::ICANON | LocalFlags::ECHO);
        terminal.input_flags.remove(InputFlags::ICRNL);
        for (index, value) in [(SpecialCharacterIndices::VMIN, 1), (SpecialCharacterIndices::VTIME, 0)] {
            if let Some(control) = terminal.control_chars.get_mut(index as usize) {
                *control = value;
            }
        }
        terminal
    }

    /// Makes the terminal as it was.
    pub fn restore() {
        restore_at(&std::io::stdin());
    }

    /// Makes the terminal as it was, in the midst of whatever is read there: a thread that begins or ends to read a line would
    /// set another mode behind this one, so the standard input is no longer the terminal.
    pub fn leave() {
        // Where there is no second handle or no pipe to be had, the mode is set all the same.
        let Ok(terminal) = std::io::stdin().as_fd().try_clone_to_owned() else { return restore() };
        let _ = read_nothing();
        restore_at(&terminal);
    }

    fn restore_at(terminal: &impl AsFd) {
        if let Ok(mut found) = FOUND.lock()
            && let Some(found) = found.take()
        {
            let _ = tcsetattr(terminal, SetArg::TCSANOW, &found);
        }
    }

    /// Makes a pipe the standard input, through which nothing comes, and no end either.
    fn read_nothing() -> std::io::Result<()> {
        let (reader, writer) = std::io::pipe()?;
        nix::unistd::dup2_stdin(&reader)?;
        std::mem::forget(writer);
        Ok(())
    }

    #[cfg(test)]
    mod tests {
        use super::*;
        use nix::pty::openpty;
        use nix::sys::termios::cfmakeraw;
        use std::fs::File;
        use std::io::{Read, Write};

        #[test]
        fn keys_that_come_early_are_kept_as_they_were_pressed() {
            let pair = openpty(None, None).unwrap();
            let set = |terminal: &Termios| tcsetattr(&pair.slave, SetArg::TCSANOW, terminal).unwrap();
            let found = tcgetattr(&pair.slave).unwrap();
            set(&held(found.clone()));
            let (mut keys, mut program) =
                (File::from(pair.master), File::from(pair.slave.try_clone().unwrap()));
            keys.write_all(b"z\x04a\r").unwrap();
            // The system takes its time with keys; what one can be read of, it has taken.
            let mut pressed = [0; 4];
            let (first, others) = pressed.split_at_mut(1);
            program.read_exact(first).unwrap();
            let mut raw = found;
            cfmakeraw(&mut raw);
            set(&raw);
            program.read_exact(others).unwrap();
            assert_eq!(&pressed, b"z\x04a\r");
            // Nothing of it is shown: the first sign that comes is what the program writes.
            program.write_all(b"!").unwrap();
            let mut shown = [0; 1];
            keys.read_exact(&mut shown).unwrap();
            assert_eq!(&shown, b"!");
        }
    }
}

/// The console that takes whole lines, and shows them: not every shell sets it so by itself for the next program.
#[cfg(not(unix))]
mod others {
    use std::sync::atomic::{AtomicBool, Ordering};

    static IS_EDITED: AtomicBool = AtomicBool::new(false);

    /// A console that tells each key at once, until this is dropped.
    #[derive(Debug)]
    pub struct Keys(());

    impl Keys {
        /// Has the console do so.
        ///
        /// # Errors
        /// When it is none, or is gone.
        pub fn begin() -> std::io::Result<Keys> {
            crossterm::terminal::enable_raw_mode().map(|()| Keys(()))
        }
    }

    impl Drop for Keys {
        fn drop(&mut self) {
            // Where this fails, the console is as it was, or gone.
            let _ = crossterm::terminal::disable_raw_mode();
        }
    }

    /// Remembers that lines will be edited on it; keys that come between are kept as they are anyway.
    pub fn hold() {
        IS_EDITED.store(true, Ordering::Relaxed);
    }

    /// Makes it take whole lines again.
    pub fn restore() {
        if IS_EDITED.load(Ordering::Relaxed) {
            let _ = crossterm::terminal::disable_raw_mode();
        }
    }

    /// The same, in the midst of whatever is read there.
    pub fn leave() {
        restore();
    }
}
