//! Without the feature for it, the program keeps no tables at a distance.

use super::outcome::Outcome;
use super::request::Hosting;
use super::start::StartContext;
use crate::terminal::complain;

/// Says that this program can't.
pub(super) fn run(start: &StartContext, _: &Hosting) -> Outcome {
    complain(&start.locale.text("error-host-built"));
    Outcome::Badly
}
