//! The administrator's commands, the log and the metrics.

pub mod commands;
pub mod console;
