//! Without the feature for it, the program joins no host.

use super::outcome::Outcome;
use super::request::Joining;
use super::start::Start;
use crate::terminal::complain;

/// Says that this program can't.
pub(super) fn run(start: &Start, _: &Joining) -> Outcome {
    complain(&start.locale.text("error-join-built"));
    Outcome::Badly
}
