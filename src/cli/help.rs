//! The options in words, a line each.

use super::options::{Heading, told};
use crate::locale::{Locale, args};
use clap::{Arg, Command};

/// The help of the program; behind a word, what goes with that word.
pub(super) fn lines(locale: &Locale, words: &[&str]) -> Vec<String> {
    let whole = told(locale);
    let mut command = &whole;
    for word in words {
        command = command.find_subcommand(word).unwrap_or(command);
    }
    if words.is_empty() { of_program(locale, command) } else { of_word(locale, command, &words.join(" ")) }
}

fn of_program(locale: &Locale, command: &Command) -> Vec<String> {
    let purpose = said(command.get_about());
    let mut lines = vec![locale.format("help-title", &args!("purpose" => purpose))];
    for heading in Heading::ALL {
        lines.push(locale.text(heading.id()));
        let under = command.get_arguments().filter(|arg| arg.get_help_heading() == Some(heading.id()));
        lines.extend(under.map(|arg| of_option(locale, arg)));
    }
    lines.extend(command.get_subcommands().map(|word| of_subcommand(locale, word, "")));
    lines.push(locale.text("help-more"));
    lines
}

fn of_word(locale: &Locale, command: &Command, words: &str) -> Vec<String> {
    let about = said(command.get_about());
    let mut lines =
        vec![locale.format("help-line", &args!("what" => usage(command, words), "said" => about))];
    let (before, after) = words.rsplit_once(' ').unwrap_or(("", words));
    debug_assert_eq!(after, command.get_name());
    let own = command.get_arguments().filter(|arg| arg.get_help_heading().is_none());
    lines.extend(own.map(|arg| of_option(locale, arg)));
    let inner = if before.is_empty() { after.to_owned() } else { words.to_owned() };
    lines.extend(command.get_subcommands().map(|word| of_subcommand(locale, word, &inner)));
    lines.push(locale.text("help-all"));
    lines
}

fn of_subcommand(locale: &Locale, word: &Command, before: &str) -> String {
    let words = format!("{before} {}", word.get_name());
    let args = args!("what" => usage(word, words.trim_start()), "said" => said(word.get_about()));
    locale.format("help-line", &args)
}

fn of_option(locale: &Locale, arg: &Arg) -> String {
    locale.format("help-line", &args!("what" => shape(arg), "said" => said(arg.get_help())))
}

/// A word as it is typed, with what stands behind it.
fn usage(command: &Command, words: &str) -> String {
    let behind: Vec<String> = command.get_positionals().map(shape).collect();
    ["elevens", words].into_iter().map(str::to_owned).chain(behind).collect::<Vec<_>>().join(" ")
}

/// An option as it is typed, with its value.
pub(super) fn shape(arg: &Arg) -> String {
    let value = arg.get_value_names().and_then(<[_]>::first).map(ToString::to_string);
    let value = value.filter(|_| arg.get_action().takes_values());
    match (arg.get_long(), value) {
        (Some(long), Some(value)) => format!("--{long} {value}"),
        (Some(long), None) => format!("--{long}"),
        (None, value) => value.unwrap_or_default(),
    }
}

/// Returns what is said of something.
pub(super) fn said(text: Option<&clap::builder::StyledStr>) -> String {
    text.map(ToString::to_string).unwrap_or_default()
}
