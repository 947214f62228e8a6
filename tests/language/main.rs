//! The languages: what is understood of what is typed or said, and the messages.

mod asked_back;
mod grammar;
mod locales;
mod words;

#[path = "../common/watch.rs"]
mod watch;
