//! Logins and dialogs that go on, and accounts that are being stored.

use super::accounts::key::Fingerprint;
use super::event::Connection;
use super::storage::store::AccountWrite;
use super::storage::stored::Account;
use crate::locale::Language;
use crate::meaning::TableOptions;
use crate::protocol::{GuestInput, Invitation};
use crate::session::menu::LoginEnd;
use crate::session::{Dialog, Leave};
use std::time::Duration;

/// A dialog with somebody who logs in.
pub(super) type LoginDialog = Dialog<Result<LoginEnd, Leave>>;

/// Work that a login waits for.
#[derive(Debug)]
pub(super) enum LoginWork {
    /// The hash of the new key of somebody who comes in.
    Hash(Box<LogIn>),
    /// Checks whether a key is that of an account.
    Verified(Box<Account>, String),
    /// The account to be stored.
    Stored,
}

/// Somebody who logs in.
#[derive(Debug)]
pub(super) struct PendingLogin {
    /// The question; away while it is carried out.
    pub dialog: Option<LoginDialog>,
    /// The work that goes on.
    pub awaited: Option<LoginWork>,
    /// The input that came while work went on.
    pub early: Vec<GuestInput>,
    /// The login, once it is granted.
    pub granted: Option<LogIn>,
    /// The language that was chosen.
    pub language: &'static Language,
    /// The key of ssh that the connection was opened with.
    pub ssh: Option<Fingerprint>,
    /// Cells in a line, as the connection tells.
    pub width: Option<usize>,
    /// The table to which a link led.
    pub invitation: Option<Invitation>,
    /// When the connection was opened.
    pub since: Duration,
}

impl PendingLogin {
    /// Somebody who came at a time, perhaps with a key of ssh.
    #[must_use]
    pub(super) const fn new(
        language: &'static Language,
        ssh: Option<Fingerprint>,
        since: Duration,
    ) -> PendingLogin {
        PendingLogin {
            dialog: None,
            awaited: None,
            early: Vec::new(),
            granted: None,
            language,
            ssh,
            width: None,
            invitation: None,
            since,
        }
    }

    /// Returns whether an answer has to wait for work that goes on.
    #[must_use]
    pub(super) const fn is_busy(&self) -> bool {
        self.awaited.is_some()
    }
}

/// A dialog with somebody who opens a table; its outcome is how that is to be, or nothing where it was left.
pub(super) type OpeningDialog = Dialog<Result<Option<TableOptions>, Leave>>;

/// A new key or recovery code of a guest, before it is told.
#[derive(Clone, Debug)]
pub(super) struct FreshKey {
    /// Its digits.
    pub digits: String,
    /// True if it is a recovery code.
    pub is_recovery: bool,
}

/// The work that follows once an account is stored.
#[derive(Debug)]
pub(super) enum AfterStored {
    /// A guest logs in.
    LogIn(Box<LogIn>),
    /// A guest is told its new key.
    NewKey {
        /// The connection of the guest who asked for it.
        connection: Connection,
        /// The key.
        key: FreshKey,
        /// The account with its hash.
        account: Box<Account>,
    },
    /// The administrator is told the new key of somebody who had lost it.
    Replaced {
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
pub(super) struct LogIn {
    /// The connection.
    pub connection: Connection,
    /// The account.
    pub account: Account,
    /// True if nobody had this account before.
    pub is_new: bool,
    /// The key of the guest, where it has one.
    pub key: Option<String>,
    /// True if the guest has not been told that key yet.
    pub is_key_new: bool,
}

/// An account that is not stored yet as it is.
#[derive(Debug)]
pub(super) struct Unstored {
    /// The account as it is to be stored.
    pub write: AccountWrite,
    /// The number of the last request.
    pub number: u64,
    /// The work that follows the requests up to a number.
    pub then: Vec<(u64, AfterStored)>,
    /// When it could not be stored.
    pub failed: Option<Duration>,
    /// True if that was told.
    pub is_told: bool,
}
