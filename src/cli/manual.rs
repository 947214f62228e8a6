//! The manual page, written by the definition of the command line.

use super::help::{said, shape};
use super::options::{Heading, told};
use crate::locale::{Locale, args};
use clap::{Arg, Command};
use roff::{Inline, Roff, bold, italic, roman};
use std::io::{self, Write};

/// The variables of the environment, each with the message that explains it.
const VARIABLES: [(&str, &str); 3] = [
    ("ELEVENS_DATA", "man-variable-data"),
    ("ELEVENS_LOG", "man-variable-log"),
    ("LANG", "man-variable-lang"),
];

/// The exit statuses, and the messages that say what they mean.
const STATUSES: [(&str, &str); 4] = [
    ("0", "man-status-well"),
    ("1", "man-status-badly"),
    ("2", "man-status-misused"),
    ("130", "man-status-stopped"),
];

/// Writes the page in a language.
///
/// # Errors
/// When it can't be written.
pub(super) fn write(locale: &Locale, mut output: impl Write) -> io::Result<()> {
    output.write_all(page(locale).to_roff().as_bytes())
}

fn page(locale: &Locale) -> Roff {
    let command = told(locale);
    let mut page = Roff::new();
    let version = format!("elevens {}", env!("CARGO_PKG_VERSION"));
    page.control("TH", ["ELEVENS", "6", "", &version, ""]);
    section(&mut page, locale, "man-name");
    page.text([roman(format!("elevens - {}", said(command.get_about())))]);
    section(&mut page, locale, "man-synopsis");
    synopsis(&mut page, &command);
    section(&mut page, locale, "man-description");
    page.text([roman(locale.text("man-about"))]);
    section(&mut page, locale, "man-options");
    for heading in Heading::ALL {
        page.control("PP", []);
        page.text([roman(locale.text(heading.id()))]);
        let under = command.get_arguments().filter(|arg| arg.get_help_heading() == Some(heading.id()));
        under.for_each(|arg| option(&mut page, arg));
    }
    section(&mut page, locale, "man-words");
    command.get_subcommands().for_each(|word| of_word(&mut page, word, &[]));
    section(&mut page, locale, "man-environment");
    items(&mut page, locale, &VARIABLES);
    section(&mut page, locale, "man-status");
    items(&mut page, locale, &STATUSES);
    page
}

fn section(page: &mut Roff, locale: &Locale, id: &str) {
    page.control("SH", [locale.text(id).as_str()]);
}

/// A term, and what is said of it, indented.
fn item(page: &mut Roff, term: Vec<Inline>, said: String) {
    page.control("TP", []);
    page.text(term);
    page.text([roman(said)]);
}

fn items(page: &mut Roff, locale: &Locale, all: &[(&str, &str)]) {
    for (term, id) in all {
        let said = locale.format(id, &args!("variable" => *term));
        item(page, vec![bold(*term)], said);
    }
}

fn synopsis(page: &mut Roff, command: &Command) {
    let mut first = true;
    let mut line = |page: &mut Roff, words: String| {
        if !std::mem::take(&mut first) {
            page.control("br", []);
        }
        page.text([bold("elevens"), roman(words)]);
    };
    line(page, " [--...]".to_owned());
    for word in command.get_subcommands() {
        let behind: Vec<String> = word.get_positionals().map(shape).collect();
        line(page, format!(" {} {} [--...]", word.get_name(), behind.join(" ")).replace("  ", " "));
    }
}

fn option(page: &mut Roff, arg: &Arg) {
    let shape = shape(arg);
    let term = match shape.split_once(' ') {
        Some((option, value)) => vec![bold(option), roman(" "), italic(value)],
        None if arg.is_positional() => vec![italic(shape)],
        None => vec![bold(shape)],
    };
    item(page, term, said(arg.get_help()));
}

/// A word, its options, and the words behind it.
fn of_word(page: &mut Roff, word: &Command, before: &[&str]) {
    let words: Vec<&str> = before.iter().copied().chain([word.get_name()]).collect();
    item(page, vec![bold(words.join(" "))], said(word.get_about()));
    page.control("RS", []);
    word.get_arguments().for_each(|arg| option(page, arg));
    page.control("RE", []);
    word.get_subcommands().for_each(|inner| of_word(page, inner, &words));
}
