//! The languages: what is understood of what is typed or said, and the messages.

mod advised;
mod any_lines;
mod examples;
mod grammar;
mod lists;
mod locales;
mod moment;
mod outside;
mod overheard;
mod people;
mod reading;
mod said;

#[path = "../common/watch.rs"]
mod watch;
