//! Logins and dialogs that go on, and accounts that are being stored.

use super::accounts::fingerprint::Fingerprint;
use super::storage::store::AccountWrite;
use super::storage::stored::Account;
use super::wire::Connection;
use crate::locale::Language;
use crate::meaning::TableOptions;
use crate::protocol::GuestInput;
use crate::session::{Dialog, Leave};
use std::time::Duration;

/// The next thing that a login waits for.
#[derive(Debug)]
pub enum Step {
    /// A language.
    Language,
    /// A name.
    Name,
    /// The key of a guest.
    Key(Account),
    /// What becomes of a key; the lines that came early.
    Looking(Account, String, Vec<GuestInput>),
    /// The account to be stored; the lines that came early.
    Storing(Vec<GuestInput>),
}

/// Somebody who logs in.
#[derive(Debug)]
pub struct PendingLogin {
    /// What is waited for.
    pub step: Step,
    /// The language that was chosen.
    pub language: &'static Language,
    /// The key of ssh that the connection was opened with.
    pub ssh: Option<Fingerprint>,
    /// How many wrong keys were heard.
    pub wrong: u32,
    /// Cells in a line, as the connection tells.
    pub width: Option<usize>,
    /// When the connection was opened.
    pub since: Duration,
}

impl PendingLogin {
    /// Somebody who came at a time, of whom this is waited for.
    #[must_use]
    pub const fn new(step: Step, language: &'static Language, since: Duration) -> PendingLogin {
        PendingLogin { step, language, ssh: None, wrong: 0, width: None, since }
    }

    /// Whether an answer has to wait for work that goes on.
    #[must_use]
    pub const fn is_busy(&self) -> bool {
        matches!(self.step, Step::Looking(..) | Step::Storing(_))
    }
}

/// A dialog with somebody who opens a table; its outcome is how that is to be, or nothing where it was left.
pub type OpeningDialog = Dialog<Result<Option<TableOptions>, Leave>>;

/// What follows once an account is stored.
#[derive(Debug)]
pub enum Then {
    /// A guest logs in.
    LogIn(Box<LogIn>),
    /// A guest is told its new key.
    NewKey {
        /// The connection of the guest who asked for it.
        connection: Connection,
        /// The key.
        key: String,
        /// The account with its hash.
        account: Box<Account>,
    },
    /// A guest who wanted to be forgotten is let go.
    Forget,
    /// The administrator is told so by this message.
    Tell(&'static str, String),
}

/// A login that waits for its account to be stored.
#[derive(Debug)]
pub struct LogIn {
    /// The connection.
    pub connection: Connection,
    /// The account.
    pub account: Account,
    /// Whether nobody had this account before.
    pub is_new: bool,
    /// The key of the guest, where it has one.
    pub key: Option<String>,
    /// The message of welcome.
    pub welcome: &'static str,
}

/// An account that is not stored yet as it is.
#[derive(Debug)]
pub struct Unstored {
    /// How it is to be stored.
    pub write: AccountWrite,
    /// The number of the last request.
    pub number: u64,
    /// What follows the requests up to a number.
    pub then: Vec<(u64, Then)>,
    /// When it could not be stored.
    pub failed: Option<Duration>,
    /// Whether that was told.
    pub is_told: bool,
}
