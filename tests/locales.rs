//! The messages of each language: the same in all, whole, used, and in characters that every channel can carry.
#![cfg(feature = "program")]

use elevens::locale::LANGUAGES;
use elevens::rules::Game;
use fluent::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// What numbers and texts are put into messages: zero, one, a few, many, and a word.
const NUMBERS: [u32; 4] = [0, 1, 2, 5];
const TEXT: &str = "abc";

/// The sections of the rules of every game.
const SECTIONS: [&str; 6] = ["aim", "setup", "turn", "special", "end", "score"];

/// The names in the folder, sorted.
fn names_in(folder: &Path) -> Vec<String> {
    let name = |entry: fs::DirEntry| entry.file_name().into_string().unwrap();
    let mut names: Vec<String> = fs::read_dir(folder).unwrap().map(|entry| name(entry.unwrap())).collect();
    names.sort();
    names
}

fn languages() -> Vec<String> {
    names_in(&Path::new(ROOT).join("locales"))
}

fn files(language: &str) -> Vec<String> {
    let mut names = names_in(&Path::new(ROOT).join("locales").join(language));
    names.retain(|name| name.ends_with(".ftl"));
    names
}

fn source(language: &str, file: &str) -> String {
    fs::read_to_string(Path::new(ROOT).join("locales").join(language).join(file)).unwrap()
}

fn parsed(language: &str, file: &str) -> Resource<String> {
    let source = source(language, file);
    fluent_syntax::parser::parse(source)
        .unwrap_or_else(|(_, faults)| panic!("{language}/{file} does not parse: {faults:?}"))
}

/// The patterns of a file by id: messages, `-terms` and `message.attributes`.
fn patterns(language: &str, file: &str) -> BTreeMap<String, Pattern<String>> {
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
fn walk(pattern: &Pattern<String>, see: &mut impl FnMut(Piece<'_>)) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => see(Piece::Text(value)),
            PatternElement::Placeable { expression } => walk_expression(expression, see),
        }
    }
}

/// A part of a pattern.
enum Piece<'a> {
    Text(&'a str),
    Variable(&'a str),
}

fn walk_expression(expression: &Expression<String>, see: &mut impl FnMut(Piece<'_>)) {
    match expression {
        Expression::Select { selector, variants } => {
            walk_inline(selector, see);
            variants.iter().for_each(|variant| walk(&variant.value, see));
        }
        Expression::Inline(inline) => walk_inline(inline, see),
    }
}

fn walk_inline(inline: &InlineExpression<String>, see: &mut impl FnMut(Piece<'_>)) {
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
        InlineExpression::NumberLiteral { .. } | InlineExpression::MessageReference { .. } => {}
    }
}

fn variables(pattern: &Pattern<String>) -> BTreeSet<String> {
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
fn texts(pattern: &Pattern<String>) -> Vec<String> {
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

fn ways(expression: &Expression<String>) -> Vec<String> {
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
fn each(mut check: impl FnMut(&str, &str, &str, &Pattern<String>)) {
    for language in languages() {
        for file in files(&language) {
            for (id, pattern) in patterns(&language, &file) {
                check(&language, &file, &id, &pattern);
            }
        }
    }
}

#[test]
fn each_folder_is_a_language_of_the_program() {
    let known: Vec<&str> = LANGUAGES.iter().map(|language| language.code()).collect();
    assert_eq!(languages(), known);
}

#[test]
fn all_languages_have_the_same_files_messages_and_variables() {
    let languages = languages();
    let (model, others) = languages.split_first().unwrap();
    let mut wrong = Vec::new();
    for other in others {
        assert_eq!(files(model), files(other), "files of {model} and {other}");
        for file in files(model) {
            let of = |language: &str| -> BTreeMap<String, BTreeSet<String>> {
                let patterns = patterns(language, &file);
                patterns.iter().map(|(id, pattern)| (id.clone(), variables(pattern))).collect()
            };
            let (ours, theirs) = (of(model), of(other));
            for id in ours.keys().chain(theirs.keys()).collect::<BTreeSet<_>>() {
                let (ours, theirs) = (ours.get(id), theirs.get(id));
                if ours != theirs {
                    wrong.push(format!("{file}: {id} has {ours:?} in {model}, {theirs:?} in {other}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The files of a language as one bundle, as the program puts them together.
fn bundle(language: &str, files: &[&str]) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![language.parse().unwrap()]);
    bundle.set_use_isolating(false);
    for file in files {
        let resource = FluentResource::try_new(source(language, file)).unwrap();
        bundle.add_resource(resource).unwrap_or_else(|faults| panic!("{language}/{file}: {faults:?}"));
    }
    bundle
}

/// Every way to fill the variables with numbers and text.
fn fillings(variables: &BTreeSet<String>) -> Vec<FluentArgs<'_>> {
    let numbers = NUMBERS.into_iter().map(FluentValue::from);
    let values: Vec<FluentValue<'_>> = numbers.chain([FluentValue::from(TEXT)]).collect();
    let ways = values.len().pow(variables.len() as u32);
    let filling = |way: usize| {
        let mut way = way;
        let mut args = FluentArgs::new();
        for name in variables {
            args.set(name.as_str(), values[way % values.len()].clone());
            way /= values.len();
        }
        args
    };
    (0..ways).map(filling).collect()
}

#[test]
fn every_message_can_be_formatted_with_any_numbers_and_texts() {
    let mut wrong = Vec::new();
    for language in languages() {
        for together in [
            vec!["game.ftl", "program.ftl", "help.ftl"],
            vec!["words.ftl"],
            vec!["phrases.ftl"],
            vec!["rules.ftl"],
        ] {
            let bundle = bundle(&language, &together);
            let ids = together.iter().flat_map(|file| patterns(&language, file));
            for (id, pattern) in ids.filter(|(id, _)| !id.starts_with('-') && !id.contains('.')) {
                let variables = variables(&pattern);
                let value = bundle.get_message(&id).and_then(|message| message.value());
                let value = value.unwrap_or_else(|| panic!("{language}: {id} has no text"));
                for filling in fillings(&variables) {
                    let mut faults = Vec::new();
                    let text = bundle.format_pattern(value, Some(&filling), &mut faults);
                    if !faults.is_empty() || text.is_empty() || text.contains(['{', '}']) {
                        wrong.push(format!("{language}: {id}: {text:?} {faults:?}"));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What is in braille takes the place of a message of the game: the same id, and no fact that the message has not.
#[test]
fn braille_tells_no_more_than_print() {
    let mut wrong = Vec::new();
    for language in languages() {
        let print = patterns(&language, "game.ftl");
        let braille = patterns(&language, "braille.ftl");
        assert!(braille.len() > 150, "{language} has {} messages for braille", braille.len());
        for (id, pattern) in &braille {
            let Some(print) = print.get(id) else {
                wrong.push(format!("{language}: {id} is no message of the game"));
                continue;
            };
            let digits = |pattern: &Pattern<String>| -> BTreeSet<char> {
                texts(pattern).iter().flat_map(|text| text.chars()).filter(char::is_ascii_digit).collect()
            };
            if !variables(pattern).is_subset(&variables(print)) || !digits(pattern).is_subset(&digits(print))
            {
                wrong.push(format!("{language}: {id} names what the message does not"));
            }
            for text in texts(pattern) {
                let one_cell = |letter| elevens::output::is_one_cell(letter) || letter == '\n';
                if !text.chars().all(one_cell) || text.replace(", ", "").contains(',') {
                    wrong.push(format!("{language}: {id}: {text:?}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_message_for_braille_can_be_formatted() {
    let mut wrong = Vec::new();
    for language in languages() {
        let bundle = bundle(&language, &["braille.ftl"]);
        for (id, pattern) in patterns(&language, "braille.ftl") {
            let variables = variables(&pattern);
            let value = bundle.get_message(&id).and_then(|message| message.value()).unwrap();
            for filling in fillings(&variables) {
                let mut faults = Vec::new();
                let text = bundle.format_pattern(value, Some(&filling), &mut faults);
                if !faults.is_empty() || text.is_empty() || text.contains(['{', '}']) {
                    wrong.push(format!("{language}: {id}: {text:?} {faults:?}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The sources of the program without comments and without what is only for tests.
fn sources() -> Vec<(PathBuf, String)> {
    let mut folders = vec![Path::new(ROOT).join("src")];
    let mut sources = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                let text = text.split("#[cfg(test)]").next().unwrap_or_default();
                let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
                sources.push((path.clone(), lines.collect::<Vec<_>>().join("\n")));
            }
        }
    }
    sources.sort();
    sources
}

/// The text literals of a source, each with what stands before it.
fn literals(source: &str) -> Vec<(&str, &str)> {
    let mut literals = Vec::new();
    let mut from = 0;
    while let Some(begin) = source[from..].find('"').map(|at| from + at) {
        // '"' is a letter, not the beginning of a text.
        if source[..begin].ends_with('\'') {
            from = begin + 1;
            continue;
        }
        let mut end = begin + 1;
        while !source[end..].starts_with('"') {
            let step = if source[end..].starts_with('\\') { 2 } else { 1 };
            end += source[end..].char_indices().nth(step).map_or(step, |(at, _)| at);
        }
        literals.push((&source[..begin], &source[begin + 1..end]));
        from = end + 1;
    }
    literals
}

fn looks_like_an_id(text: &str) -> bool {
    let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    text.starts_with(|letter: char| letter.is_ascii_lowercase()) && text.chars().all(plain)
}

/// The calls whose text is the id of a message, and the files in which it may be.
const CALLS: [(&str, &[&str]); 8] = [
    ("text(", &MESSAGES),
    ("format(", &MESSAGES),
    ("refuse_with(", &MESSAGES),
    ("self.by(", &MESSAGES),
    ("of(", &MESSAGES),
    ("words(", &["words.ftl"]),
    ("phrases(", &["phrases.ftl"]),
    ("rules(", &["rules.ftl"]),
];

const MESSAGES: [&str; 3] = ["game.ftl", "program.ftl", "help.ftl"];

fn ids(language: &str, files: &[&str]) -> BTreeSet<String> {
    files.iter().flat_map(|file| patterns(language, file).into_keys()).collect()
}

#[test]
fn every_message_that_the_program_names_exists() {
    let mut named = 0;
    let mut missing = Vec::new();
    for (path, source) in sources() {
        for (before, text) in literals(&source) {
            let before = before.trim_end();
            // Options are read with a `self.text` of their own.
            if !looks_like_an_id(text) || before.ends_with("self.text(") {
                continue;
            }
            let Some((_, files)) = CALLS.iter().find(|(call, _)| ends_with_word(before, call)) else {
                continue;
            };
            named += 1;
            if !ids("en", files).contains(text) {
                missing.push(format!("{}: {text}", path.display()));
            }
        }
    }
    assert!(named > 150, "only {named} messages are named: is the way to name them another?");
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

/// Whether the text ends with the word, and not with a longer one.
fn ends_with_word(text: &str, word: &str) -> bool {
    text.strip_suffix(word)
        .is_some_and(|rest| word.contains('.') || !rest.ends_with(|c: char| c.is_alphanumeric() || c == '_'))
}

/// Whether a text of the sources such as `rules-{}-{section}` can come to this id.
fn can_become(pattern: &str, id: &str) -> bool {
    let mut parts = pattern.split('{').map(|part| part.split_once('}').map_or(part, |(_, after)| after));
    let Some(mut rest) = parts.next().and_then(|first| id.strip_prefix(first)) else { return false };
    for part in parts {
        if part.is_empty() {
            return !rest.is_empty();
        }
        match rest.split_once(part) {
            Some((_, after)) => rest = after,
            None => return false,
        }
    }
    rest.is_empty()
}

#[test]
fn no_message_is_dead() {
    let sources = sources();
    let literals: BTreeSet<&str> =
        sources.iter().flat_map(|(_, source)| literals(source)).map(|(_, text)| text).collect();
    let built: Vec<&str> = ["game-{}", "kind-{}", "kind-{kind}"].to_vec();
    for pattern in &built {
        assert!(literals.contains(pattern), "{pattern} is not built any more");
    }
    let used =
        |id: &String| literals.contains(id.as_str()) || built.iter().any(|pattern| can_become(pattern, id));
    let dead: Vec<String> = ids("en", &MESSAGES).into_iter().filter(|id| !used(id)).collect();
    assert!(dead.is_empty(), "nothing uses {dead:?}");
}

#[test]
fn the_games_have_names_and_rules_and_nothing_else_has() {
    for language in languages() {
        let game = |id: String| id.strip_prefix("game-").map(str::to_owned);
        let named: BTreeSet<String> = ids(&language, &["game.ftl"]).into_iter().filter_map(game).collect();
        for game in Game::ALL {
            assert!(named.contains(game.id()), "{language}: {game} has no name");
        }
        let mut expected: BTreeSet<String> =
            SECTIONS.iter().map(|section| format!("rules-section-{section}")).collect();
        for game in &named {
            expected.extend(SECTIONS.iter().map(|section| format!("rules-{game}-{section}")));
        }
        assert_eq!(ids(&language, &["rules.ftl"]), expected, "{language}");
    }
}

#[test]
fn the_words_are_those_of_the_command_language() {
    let sources = sources();
    let (_, source) = sources.iter().find(|(path, _)| path.ends_with("command/word.rs")).unwrap();
    let mut meant: BTreeSet<String> = literals(source).iter().map(|(_, id)| (*id).to_owned()).collect();
    meant.retain(|id| !languages().contains(id));
    meant.extend(
        [
            "colour-place",
            "numbers",
            "ordinals",
            "senses",
            "homophones",
            "requests",
            "clitics",
            "spellings",
            "conditions",
            "corrections",
            "hesitations",
        ]
        .map(str::to_owned),
    );
    for language in languages() {
        assert_eq!(ids(&language, &["words.ftl"]), meant, "{language}");
    }
}

#[test]
fn the_phrases_are_those_of_the_grammar() {
    let sources = sources();
    let (_, source) = sources.iter().find(|(path, _)| path.ends_with("grammar/table.rs")).unwrap();
    // The table begins each entry with an id.
    let first = |(before, id): &(&str, &str)| before.trim_end().ends_with('(').then(|| (*id).to_owned());
    let named: BTreeSet<String> =
        literals(source.split("const ALIASES").next().unwrap()).iter().filter_map(first).collect();
    assert!(named.len() > 90);
    for language in languages() {
        assert_eq!(ids(&language, &["phrases.ftl"]), named, "{language}");
    }
}

/// The letters of a language beyond a to z.
fn letters(language: &str) -> &'static str {
    match language {
        "en" => "",
        "fr" => "àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ",
        "nl" => "áéíóúèëïöüÁÉÍÓÚÈËÏÖÜ",
        other => panic!("which letters has {other}?"),
    }
}

const PUNCTUATION: &str = ".,:;?!'()->=*#+";

#[test]
fn messages_are_made_of_letters_digits_and_plain_punctuation() {
    let mut wrong = Vec::new();
    each(|language, file, id, pattern| {
        let allowed = |letter: char| {
            letter.is_ascii_alphanumeric()
                || matches!(letter, ' ' | '\n')
                || PUNCTUATION.contains(letter)
                || letters(language).contains(letter)
                || (matches!(letter, '|' | '<') && file == "words.ftl")
                || (matches!(letter, '|' | '<' | '[' | ']') && file == "phrases.ftl")
                || (letter == '/' && file == "braille.ftl")
                || (letter == '\u{a0}' && language == "fr" && file == "rules.ftl")
        };
        walk(pattern, &mut |piece| match piece {
            Piece::Variable(_) => {}
            Piece::Text(text) => {
                for letter in text.chars().filter(|letter| !allowed(*letter)) {
                    wrong.push(format!("{language}/{file}: {id}: {letter:?} in {text:?}"));
                }
            }
        });
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn lines_are_whole() {
    let mut wrong = Vec::new();
    each(|language, file, id, pattern| {
        for text in texts(pattern) {
            let torn = |line: &str| line.trim().is_empty() || line.contains("  ") || line.trim() != line;
            // A prompt ends with the space that parts it from what is typed.
            if !matches!(id, "prompt" | "prompt-reply") && text.split('\n').any(torn) {
                wrong.push(format!("{language}/{file}: {id}: {text:?}"));
            }
        }
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Names that keep their sign as it is in every language.
const NAMES: [&str; 1] = ["11 nimm!"];

#[test]
fn double_signs_have_a_space_before_them_in_french_and_nowhere_else() {
    let mut wrong = Vec::new();
    each(|language, file, id, pattern| {
        // In French braille nothing stands before a double sign.
        if file == "words.ftl" || file == "braille.ftl" {
            return;
        }
        for text in texts(pattern) {
            let text = NAMES.iter().fold(text, |text, name| text.replace(name, "X"));
            let letters: Vec<char> = text.chars().collect();
            for pair in letters.windows(2).filter(|pair| matches!(pair[1], ':' | ';' | '?' | '!')) {
                let spaced = matches!(pair[0], ' ' | '\u{a0}');
                if spaced != (language == "fr") {
                    wrong.push(format!("{language}/{file}: {id}: {text:?}"));
                }
            }
            // The command line has words such as easy,medium.
            for pair in letters.windows(2).filter(|pair| matches!(pair[0], ',' | '.' | ')') && id != "usage")
            {
                if pair[1].is_alphabetic() || pair[1] == '{' {
                    wrong.push(format!("{language}/{file}: {id}: no space in {text:?}"));
                }
            }
            let parted = |pair: &&[char]| {
                matches!(pair[0], ' ' | '\u{a0}') && matches!(pair[1], ',' | ')') || pair == &['(', ' ']
            };
            if letters.windows(2).any(|pair| parted(&pair)) {
                wrong.push(format!("{language}/{file}: {id}: a space too many in {text:?}"));
            }
        }
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// French words that lose their vowel before another.
const ELIDED: [&str; 11] = ["le", "la", "de", "que", "ne", "je", "me", "te", "se", "jusque", "lorsque"];

/// Variables whose texts may begin with a vowel, so that no word that would be elided stands before them.
const MAY_BEGIN_WITH_A_VOWEL: [&str; 7] = ["name", "names", "game", "kind", "cards", "words", "what"];

#[test]
fn french_vowels_are_elided() {
    let mut wrong = Vec::new();
    each(|language, file, id, pattern| {
        if language != "fr" {
            return;
        }
        let texts = texts(pattern);
        let phrases = texts.iter().flat_map(|text| text.split(['|', '\n']));
        for phrase in phrases {
            let words: Vec<String> =
                phrase.split([' ', '\u{a0}', '(']).map(|word| word.to_lowercase()).collect();
            for pair in words.windows(2) {
                let (word, next) = (pair[0].as_str(), pair[1].as_str());
                let vowel = next.starts_with(|letter: char| "aàâeéèêëiîïoôœuùûüy".contains(letter));
                let filled =
                    MAY_BEGIN_WITH_A_VOWEL.iter().any(|name| next.starts_with(&format!("{{{name}}}")));
                if ELIDED.contains(&word) && (vowel || filled) {
                    wrong.push(format!("{file}: {id}: {word} {next} in {phrase:?}"));
                }
                if word == "si" && matches!(next, "il" | "ils") {
                    wrong.push(format!("{file}: {id}: {word} {next}"));
                }
            }
            if words.iter().any(|word| word.ends_with('\'') && word.len() > 1) {
                wrong.push(format!("{file}: {id}: a space behind ' in {phrase:?}"));
            }
        }
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
