//! A guest of a host elsewhere: this program with its own voice, display, keys and recognizer; only the table is there.
//!
//! A thread of its own holds the connection to the socket of the host's web page ([`Link`]), which comes back by itself.
//! The words of the host are said as the conversation of a table at this machine would be; all that concerns this
//! machine, such as its voice, is done here, and everything else goes to the host.

mod address;
mod failure;
mod link;
mod socket;
mod trust;
mod visit;

pub use address::{Address, invitation};
pub use failure::Failure;
pub use link::{Link, LinkEvent};
pub use trust::Trust;
pub use visit::{Ending, Visit};
