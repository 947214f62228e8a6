//! The command language as a grammar for speech recognizers.

use super::grammar_format::GrammarFormat;
use super::outcome::Outcome;
use super::request::SayableScope;
use super::start::StartContext;
use crate::language::{Grammar, MOST_WAYS, Moment, Rule, spelled};
use crate::locale::Language;
use crate::rules::Game;
use crate::session::MatchTable;
use crate::session::{NewGame, menu};
use crate::store::generator;
use crate::terminal::complain;
use std::io::{BufWriter, Write};

/// Writes the grammar of a language: of all games, of one, or of a moment.
pub(super) fn run(
    start: &StartContext,
    sayable: SayableScope,
    format: GrammarFormat,
    output: impl Write,
) -> Outcome {
    let locale = &start.locale;
    let (game, moment) = match moment(start, sayable) {
        Ok(found) => found,
        Err(fault) => {
            complain(&fault);
            return Outcome::Badly;
        }
    };
    let Ok(whole) = Grammar::new(locale.language(), game) else { return Outcome::Badly };
    let grammar = moment.map_or(whole.clone(), |moment| whole.at(&moment));
    let text = match format {
        GrammarFormat::Jsgf => grammar.jsgf(),
        GrammarFormat::Words => grammar.phrases().map(|phrase| phrase + "\n").collect(),
        GrammarFormat::Json => json(&grammar),
        GrammarFormat::Fsg => grammar.network(MOST_WAYS).fsg(),
        GrammarFormat::Dict => dictionary(locale.language(), &grammar),
    };
    let mut output = BufWriter::new(output);
    match output.write_all(text.as_bytes()).and_then(|()| output.flush()) {
        Ok(()) => Outcome::Well,
        Err(_) => {
            complain(&locale.text("error-output-plain"));
            Outcome::Badly
        }
    }
}

/// The game, and the moment in it if there is one.
fn moment(start: &StartContext, sayable: SayableScope) -> Result<(Option<Game>, Option<Moment>), String> {
    let (game, view) = match sayable {
        SayableScope::In(game) => return Ok((game, None)),
        SayableScope::Saved(path) => {
            let saved = start.saved(path.as_deref())?;
            (saved.stored().game.plan().game, saved.view())
        }
        SayableScope::New(choices) => {
            let rng = generator(choices.seed);
            let new = NewGame { choices, people: Vec::new(), first: None, pause: false, daily: None };
            let seated = menu::seat(&start.locale, &new)?;
            let mut table = MatchTable::new(seated.game, seated.names, seated.players, rng);
            let _ = table.deal();
            while let Some((seat, kind)) =
                table.to_act().and_then(|seat| Some((seat, table.player_kind(seat).kind()?)))
            {
                let _ = table.computer_turn(seat, kind);
            }
            (table.plan().game, table.people().first().and_then(|seat| table.view(*seat)))
        }
    };
    Ok((Some(game), Some(view.as_ref().map(Moment::of).unwrap_or_default())))
}

/// Returns how the words of a grammar are pronounced, as far as the language says.
fn dictionary(language: &Language, grammar: &Grammar) -> String {
    let words = grammar.words();
    let known = language.pronunciations().filter(|(word, _)| words.contains(spelled(word)));
    known.map(|(word, phones)| format!("{word} {phones}\n")).collect()
}

/// The rules as JSON: what each way to say something says.
fn json(grammar: &Grammar) -> String {
    let rule = |rule: &Rule| {
        let ways: Vec<String> = rule.ways().collect();
        let mut rule_json =
            serde_json::json!({ "name": rule.name(), "whole": rule.is_whole(), "ways": ways });
        // A weight of 1 is left out: only those of a moment weigh anything.
        let weighed = rule_json.as_object_mut();
        if let Some(rule_json) = weighed.filter(|_| rule.weight() != 1 || !rule.weights().is_empty()) {
            rule_json.insert("weight".to_owned(), rule.weight().into());
            rule_json.insert("weights".to_owned(), rule.weights().into());
        }
        rule_json
    };
    let rules: Vec<_> = grammar.rules().iter().map(rule).collect();
    format!("{}\n", serde_json::json!({ "language": grammar.language(), "rules": rules }))
}
