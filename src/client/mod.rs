//! A guest of a host elsewhere: this program with its own voice, display, keys and recognizer; only the table is there.
//!
//! A thread of its own holds the connection to the socket of the host's web page (`ServerLink`), which comes back by itself.
//! The words of the host are said as the conversation of a table at this machine would be; all that concerns this
//! machine, such as its voice, is done here, and everything else goes to the host.

mod address;
mod failure;
mod link;
mod socket;
mod trust;
mod visit;

pub(crate) use address::{ServerAddress, invitation};
pub(crate) use failure::Failure;
pub(crate) use link::ServerLink;
pub(crate) use trust::Trust;
pub(crate) use visit::{Visit, VisitEnd};
