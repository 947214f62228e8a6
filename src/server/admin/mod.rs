//! The administrator's commands, the log and the metrics.

pub(super) mod commands;
pub(super) mod console;
