//! Without the feature for it, the program joins no host.

use super::outcome::Outcome;
use super::request::JoinTarget;
use super::start::StartContext;
use crate::terminal::complain;

/// Says that this program can't.
pub(super) fn run(start: &StartContext, _: &JoinTarget) -> Outcome {
    complain(&start.locale.text("error-join-built"));
    Outcome::Badly
}
