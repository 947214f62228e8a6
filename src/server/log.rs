//! The log of the host on the error output: what happened and at which table or connection, never who, what
//! was said or what is held. Whoever writes an event hands in numbers and words of the program alone.

use crate::store::LogLevel;
use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::registry;
use tracing_subscriber::util::SubscriberInitExt;

/// Notes so much from now on, of this program alone: what libraries note may hold what passes through them.
pub(crate) fn begin(noted: LogLevel) {
    let level = match noted {
        LogLevel::Off => LevelFilter::OFF,
        LogLevel::Error => LevelFilter::ERROR,
        LogLevel::Warn => LevelFilter::WARN,
        LogLevel::Info => LevelFilter::INFO,
        LogLevel::Debug => LevelFilter::DEBUG,
    };
    let own = Targets::new().with_target(env!("CARGO_CRATE_NAME"), level);
    let lines = fmt::layer().with_writer(std::io::stderr).with_ansi(false).log_internal_errors(false);
    // Where another notes already, it goes on.
    let _ = registry().with(lines).with(own).try_init();
}
