//! The files of each language, and what their messages are made of.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

pub const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// The names in the folder, sorted.
pub fn names_in(folder: &Path) -> Vec<String> {
    let name = |entry: fs::DirEntry| entry.file_name().into_string().unwrap();
    let mut names: Vec<String> = fs::read_dir(folder).unwrap().map(|entry| name(entry.unwrap())).collect();
    names.sort();
    names
}

pub fn languages() -> Vec<String> {
    names_in(&Path::new(ROOT).join("locales"))
}

pub fn files(language: &str) -> Vec<String> {
    let mut names = names_in(&Path::new(ROOT).join("locales").join(language));
    names.retain(|name| name.ends_with(".ftl"));
    names
}

pub fn source(language: &str, file: &str) -> String {
    fs::read_to_string(Path::new(ROOT).join("locales").join(language).join(file)).unwrap()
}

pub fn parsed(language: &str, file: &str) -> Resource<String> {
    let source = source(language, file);
    fluent_syntax::parser::parse(source)
        .unwrap_or_else(|(_, faults)| panic!("{language}/{file} does not parse: {faults:?}"))
}

/// The patterns of a file by id: messages, `-terms` and `message.attributes`.
pub fn patterns(language: &str, file: &str) -> BTreeMap<String, Pattern<String>> {
    let mut patterns = BTreeMap::new();
    let mut put = |id: String, pattern: Pattern<String>| {
        assert!(patterns.insert(id.clone(), pattern).is_none(), "{language}/{file}: {id} is there twice");
    };
    for entry in parsed(language, file).body {
        let (id, value, attributes) = match entry {
            Entry::Message(message) => (message.id.name, message.value, message.attributes),
            Entry::Term(term) => (format!("-{}", term.id.name), Some(term.value), term.attributes),
            Entry::Junk { content } => panic!("{language}/{file}: {content:?} is no message"),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
        };
        for attribute in attributes {
            put(format!("{id}.{}", attribute.id.name), attribute.value);
        }
        value.into_iter().for_each(|value| put(id.clone(), value));
    }
    patterns
}

/// Everything that a pattern is made of, through all its variants.
pub fn walk(pattern: &Pattern<String>, see: &mut impl FnMut(Piece<'_>)) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => see(Piece::Text(value)),
            PatternElement::Placeable { expression } => walk_expression(expression, see),
        }
    }
}

/// A part of a pattern.
pub enum Piece<'a> {
    Text(&'a str),
    Variable(&'a str),
}

pub fn walk_expression(expression: &Expression<String>, see: &mut impl FnMut(Piece<'_>)) {
    match expression {
        Expression::Select { selector, variants } => {
            walk_inline(selector, see);
            variants.iter().for_each(|variant| walk(&variant.value, see));
        }
        Expression::Inline(inline) => walk_inline(inline, see),
    }
}

pub fn walk_inline(inline: &InlineExpression<String>, see: &mut impl FnMut(Piece<'_>)) {
    match inline {
        InlineExpression::VariableReference { id } => see(Piece::Variable(&id.name)),
        InlineExpression::StringLiteral { value } => see(Piece::Text(value)),
        InlineExpression::Placeable { expression } => walk_expression(expression, see),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| walk_inline(argument, see));
            arguments.named.iter().for_each(|argument| walk_inline(&argument.value, see));
        }
        InlineExpression::TermReference { arguments, .. } => {
            if let Some(arguments) = arguments {
                arguments.named.iter().for_each(|argument| walk_inline(&argument.value, see));
            }
        }
        // Messages that others are made of say how many of a thing there are, and nothing else.
        InlineExpression::MessageReference { .. } => see(Piece::Variable("n")),
        InlineExpression::NumberLiteral { .. } => {}
    }
}

pub fn variables(pattern: &Pattern<String>) -> BTreeSet<String> {
    let mut variables = BTreeSet::new();
    walk(pattern, &mut |piece| match piece {
        Piece::Variable(name) => {
            variables.insert(name.to_owned());
        }
        Piece::Text(_) => {}
    });
    variables
}

/// Every text that a pattern can come to, one for each choice of variants, with `{name}` for a variable.
pub fn texts(pattern: &Pattern<String>) -> Vec<String> {
    let mut texts = vec![String::new()];
    for element in &pattern.elements {
        let ways = match element {
            PatternElement::TextElement { value } => vec![value.clone()],
            PatternElement::Placeable { expression } => ways(expression),
        };
        texts = texts.iter().flat_map(|text| ways.iter().map(move |way| format!("{text}{way}"))).collect();
    }
    texts
}

pub fn ways(expression: &Expression<String>) -> Vec<String> {
    match expression {
        Expression::Select { variants, .. } => {
            variants.iter().flat_map(|variant| texts(&variant.value)).collect()
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => ways(expression),
        Expression::Inline(inline) => {
            let mut way = String::new();
            walk_inline(inline, &mut |piece| match piece {
                Piece::Text(text) => way.push_str(text),
                Piece::Variable(name) => way.push_str(&format!("{{{name}}}")),
            });
            vec![way]
        }
    }
}

/// Calls `check` with the language, the file, the id and the pattern of every message there is.
pub fn each(mut check: impl FnMut(&str, &str, &str, &Pattern<String>)) {
    for language in languages() {
        for file in files(&language) {
            for (id, pattern) in patterns(&language, &file) {
                check(&language, &file, &id, &pattern);
            }
        }
    }
}
