//! A computer's turn: one that searches thinks on a thread of its own, and the game goes on hearing.

use super::driver::Driver;
use super::keys;
use super::source::Source;
use crate::session::{ComputerTurn, Leave, Thinking};
use std::path::Path;
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TryRecvError, sync_channel};
use std::time::Duration;

/// How long nobody wonders what the computers do.
const PATIENCE: Duration = Duration::from_millis(300);

/// The variable with another such time, in milliseconds.
const VARIABLE: &str = "ELEVENS_PATIENCE";

/// The variable that names a file: as long as it is there, a computer goes on thinking. Tests have one.
const HELD_BY: &str = "ELEVENS_PONDER";

/// How often is looked for that file.
const LOOK: Duration = Duration::from_millis(5);

/// How long a person waits for the computers before a word is said of it.
#[must_use]
pub fn patience() -> Duration {
    let chosen = std::env::var(VARIABLE).ok().and_then(|text| text.parse().ok());
    chosen.map_or(PATIENCE, Duration::from_millis)
}

/// Where a turn comes from that a computer thinks about on another thread.
pub(super) type Thoughts = Receiver<ComputerTurn>;

/// Has a computer think, where there is a thread to be had for it.
fn begin(thinking: Thinking, caller: Caller) -> Option<Thoughts> {
    let (teller, thoughts) = sync_channel(1);
    let spawned = std::thread::Builder::new().name("thought".to_owned()).spawn(move || {
        ponder();
        // Whoever left the game hears it no more.
        let _ = teller.send(thinking.play());
        drop(teller);
        drop(caller);
    });
    spawned.ok().map(|_| thoughts)
}

/// Calls the thread that plays when it is dropped: behind a thought, or where there will be none.
struct Caller(Option<SyncSender<Source>>);

impl Drop for Caller {
    fn drop(&mut self) {
        if let Some(caller) = &self.0 {
            // Whoever left the program hears it no more.
            let _ = caller.send(Source::Elsewhere);
        }
    }
}

/// Goes on thinking as long as a test has it.
fn ponder() {
    let Some(file) = std::env::var_os(HELD_BY) else { return };
    while Path::new(&file).exists() {
        std::thread::sleep(LOOK);
    }
}

impl Driver<'_> {
    /// Has a computer play its turn: at a terminal one that searches thinks elsewhere.
    ///
    /// # Errors
    /// That nobody can hear what came of it.
    pub(super) fn think(&mut self, thinking: Thinking) -> Result<(), Leave> {
        // What comes through a pipe was written before: nobody is waiting, and the same lines are the same game.
        if !self.voice.is_at_terminal() || !thinking.searches() {
            return self.take(thinking.play());
        }
        self.thoughts = begin(thinking, Caller(self.voice.caller()));
        if self.thoughts.is_none() { self.think_here() } else { Ok(()) }
    }

    /// Has the computer that is waited for play here, for there is no thread.
    fn think_here(&mut self) -> Result<(), Leave> {
        match self.session.thinking() {
            Some(thinking) => self.take(thinking.play()),
            None => Ok(()),
        }
    }

    fn take(&mut self, turn: ComputerTurn) -> Result<(), Leave> {
        let effects = self.session.thought(turn);
        self.carry_out(effects)
    }

    /// Waits for a turn; that it takes long is told, and whoever asks something meanwhile is heard.
    ///
    /// # Errors
    /// That the game was left.
    pub(super) fn wait_for(&mut self, thoughts: &Thoughts) -> Result<(), Leave> {
        let deadline = self.session.deadline().unwrap_or_default();
        let turn = match thoughts.recv_timeout(deadline.saturating_sub(self.now())) {
            Ok(turn) => Some(turn),
            Err(RecvTimeoutError::Disconnected) => None,
            Err(RecvTimeoutError::Timeout) => self.wait_longer(thoughts)?,
        };
        match turn {
            Some(turn) => self.take(turn),
            None => self.think_here(),
        }
    }

    fn wait_longer(&mut self, thoughts: &Thoughts) -> Result<Option<ComputerTurn>, Leave> {
        let effects = self.session.pass(self.now());
        self.carry_out(effects)?;
        if !self.session.knows_listener() {
            self.voice.let_go()?;
            return Ok(thoughts.recv().ok());
        }
        let mut turn = None;
        self.hear_meanwhile(&mut || match thoughts.try_recv() {
            Ok(thought) => {
                turn = Some(thought);
                true
            }
            Err(TryRecvError::Disconnected) => true,
            Err(TryRecvError::Empty) => false,
        })?;
        Ok(turn)
    }

    /// Hears whoever asks something, until a computer has thought. What is for a turn is refused as at any time when it is
    /// not one's turn: the table is as it was.
    fn hear_meanwhile(&mut self, has_thought: &mut dyn FnMut() -> bool) -> Result<(), Leave> {
        loop {
            self.prepare_line();
            self.tell_moment();
            if self.by_keys {
                if !keys::obey_key_before(self, has_thought)? {
                    return Ok(());
                }
                continue;
            }
            let Some(input) = self.voice.hear_beside(has_thought)? else { return Ok(()) };
            self.hear(input)?;
        }
    }
}
