//! The one engine for lists, questions and confirmations: it reads them, and tells an answer from everything else that a
//! line may say.

use super::effect::Effect;
use super::input::{Input, InputSource};
use super::preferences::Preferences;
use super::profile::Profile;
use super::request::{Leave, Service};
use super::understanding::Understanding;
use crate::language::Moment;
use crate::locale::{Language, Locale, args};
use crate::meaning::{Command, Depth, Evenings, Step};
use crate::narration::{Utterance, capitalised};
use std::ops::Range;

/// The most lines of a list that are read at once, its title among them.
const MOST_LINES: usize = 7;

/// The most lines of a list that are read at once to whoever comes for the first time.
const FEW_LINES: usize = 5;

/// The highest number that recognizers listen for where the one who asks knows none.
const MOST_COUNTED: usize = 12;

/// The number of letters that the hint on spelling names.
const NAMED: usize = 2;

/// The part of a list that was read: a few items at once, so that it has no more than seven lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ListPages {
    items: usize,
    read: usize,
    /// The most lines that are read at once.
    most: usize,
}

impl ListPages {
    /// A list of so many items, of which none was read.
    #[must_use]
    pub(crate) const fn of(items: usize) -> ListPages {
        ListPages { items, read: 0, most: MOST_LINES }
    }

    /// The same behind so many items.
    #[must_use]
    pub(crate) const fn behind(self, read: usize) -> ListPages {
        ListPages { read, ..self }
    }

    /// Returns behind how many items the next are read; nothing where all were.
    #[must_use]
    pub(crate) const fn next(self) -> Option<usize> {
        if self.read < self.items { Some(self.read) } else { None }
    }

    /// A list of so many items that is read whole, however long it is.
    #[must_use]
    pub(crate) const fn whole(items: usize) -> ListPages {
        ListPages { items, read: 0, most: usize::MAX }
    }

    /// Returns whether the list has more items than are read at once.
    #[must_use]
    pub(crate) const fn is_long(self) -> bool {
        self.items >= self.most
    }

    /// The items that are read next; behind the last come the first again.
    fn turn(&mut self) -> Range<usize> {
        let from = if self.read < self.items { self.read } else { 0 };
        let rest = self.items.saturating_sub(from);
        // The title is a line, and so is the word that reads on.
        let count = if rest < self.most { rest } else { self.most.saturating_sub(2) };
        self.read = from.saturating_add(count);
        from..self.read
    }

    /// The next items as lines, each by the message of this id, and how many are behind them.
    pub(crate) fn next_lines(&mut self, locale: &Locale, id: &str, items: &[String]) -> Vec<String> {
        let range = self.turn();
        let listed = items.iter().enumerate().skip(range.start).take(range.len());
        let mut lines: Vec<String> = listed.map(|(at, what)| item_line(locale, id, at, what)).collect();
        let rest = self.items.saturating_sub(self.read);
        if rest > 0 {
            let args = args!("n" => rest, "word" => locale.text("say-more"));
            lines.push(locale.format("choice-more", &args));
        }
        lines
    }
}

/// An item of a list with its number, which counts from 0.
pub(crate) fn item_line(locale: &Locale, id: &str, at: usize, what: &str) -> String {
    locale.format(id, &args!("n" => at.saturating_add(1), "what" => what))
}

/// Something that is asked, until it is answered.
#[derive(Clone, Debug)]
pub struct Prompt {
    kind: PromptKind,
    pages: ListPages,
    is_known: bool,
    /// True if whole sentences to a menu are heard besides.
    hears_sentences: bool,
    /// The line that is asked back, since the recognizer was not sure of it.
    unsure: Option<String>,
}

#[derive(Clone, Debug)]
enum PromptKind {
    /// One of some items; Enter alone stands for the usual one.
    List { title: String, items: Vec<String>, usual: Option<usize> },
    /// A line that only the one who asks can read.
    Line { question: String, wrong: String, spoken: SpokenLine },
    /// Yes or no.
    Confirm { question: String },
}

/// The form of a line that is asked for, where it is spoken.
#[derive(Clone, Debug)]
enum SpokenLine {
    /// A number from 1 to the highest.
    Number(usize),
    /// A name, which is spelled.
    Spelled(NameSpelling),
}

/// The answer to a prompt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answered {
    /// An item of the list, from 0.
    Item(usize),
    /// A line, which may be none that fits.
    Line(String),
    /// Yes.
    Yes,
    /// No.
    No,
    /// A whole sentence to a menu.
    Sentence(Command),
    /// Back to what was before.
    Back,
}

/// The result of an input at a prompt.
#[derive(Clone, Debug, PartialEq)]
pub enum PromptOutcome {
    /// The prompt is answered.
    Answer(Answered),
    /// This is said or done, and the prompt waits on.
    Effects(Vec<Effect>),
    /// A service is asked for, and the prompt waits on behind it.
    Service(Service),
    /// The language changes; the prompt is over with it, for everything is called otherwise then.
    Language(&'static Language),
    /// The listener leaves.
    Leave(Leave),
}

/// A line that is no answer by itself.
enum Beside {
    Back,
    Again,
    Nothing,
    Heard(PromptOutcome),
}

impl Prompt {
    const fn of(kind: PromptKind, items: usize) -> Prompt {
        Prompt { kind, pages: ListPages::of(items), is_known: false, hears_sentences: false, unsure: None }
    }

    /// Asks for one of some items.
    #[must_use]
    pub const fn list(title: String, items: Vec<String>) -> Prompt {
        let count = items.len();
        Prompt::of(PromptKind::List { title, items, usual: None }, count)
    }

    /// Asks for one of some items, of which Enter alone stands for one, as the title says.
    #[must_use]
    pub const fn list_or(title: String, items: Vec<String>, usual: usize) -> Prompt {
        let count = items.len();
        Prompt::of(PromptKind::List { title, items, usual: Some(usual) }, count)
    }

    /// Asks for a line; a refusal says that one does not fit.
    #[must_use]
    pub const fn line(question: String, wrong: String) -> Prompt {
        Prompt::number(question, wrong, MOST_COUNTED)
    }

    /// Asks for a line that is a number up to the highest, or says one.
    #[must_use]
    pub const fn number(question: String, wrong: String, highest: usize) -> Prompt {
        Prompt::of(PromptKind::Line { question, wrong, spoken: SpokenLine::Number(highest) }, 0)
    }

    /// Asks for a name, which is any line that is not surely an order. By voice it is spelled: a word for each letter, "no" takes the last back, "yes" ends.
    #[must_use]
    pub fn name(profile: &Profile, question: &str, wrong: String) -> Prompt {
        let locale = profile.locale();
        let spelling = NameSpelling::of(locale);
        let hint = if profile.by_voice { format!(" {}", spelling.hint(locale)) } else { String::new() };
        Prompt::of(
            PromptKind::Line {
                question: format!("{question}{hint}"),
                wrong,
                spoken: SpokenLine::Spelled(spelling),
            },
            0,
        )
    }

    /// Asks for yes or no.
    #[must_use]
    pub const fn confirm(question: String) -> Prompt {
        Prompt::of(PromptKind::Confirm { question }, 0)
    }

    /// The same prompt, which is known and not read before that is asked for.
    #[must_use]
    pub fn known(mut self) -> Prompt {
        self.pages.turn();
        self.is_known = true;
        self
    }

    /// The same prompt, which reads few items at once: for whoever comes for the first time.
    #[must_use]
    pub const fn in_short(mut self) -> Prompt {
        self.pages.most = FEW_LINES;
        self
    }

    /// The same prompt, which hears whole sentences to a menu besides.
    #[must_use]
    pub const fn or_sentence(mut self) -> Prompt {
        self.hears_sentences = true;
        self
    }

    /// Returns whether it is known already.
    pub(super) const fn is_known(&self) -> bool {
        self.is_known
    }

    /// Reads it from the beginning.
    pub fn read(&mut self, profile: &Profile) -> Effect {
        match &self.kind {
            PromptKind::List { title, items, .. } => {
                self.pages.read = 0;
                let mut lines = vec![title.clone()];
                lines.extend(self.pages.next_lines(profile.locale(), "choice-line", items));
                Effect::Recite(lines)
            }
            PromptKind::Line { question, .. } => {
                Effect::Recite(question.lines().map(str::to_owned).collect())
            }
            PromptKind::Confirm { question } => profile.say(&[Utterance::answer(capitalised(question))]),
        }
    }

    /// The refusal of a line that does not fit.
    #[must_use]
    pub fn refuse(&self, profile: &Profile) -> Effect {
        match &self.kind {
            PromptKind::List { items, .. } => {
                let text = profile.locale().format("choose-again", &args!("n" => items.len()));
                profile.refuse(&text)
            }
            PromptKind::Line { wrong, .. } => profile.refuse(wrong),
            PromptKind::Confirm { question } => profile.say(&[Utterance::answer(capitalised(question))]),
        }
    }

    /// Returns what can be said now, for recognizers.
    #[must_use]
    pub fn moment(&self, profile: &Profile) -> Moment {
        // Yes or no is asked. A number would be heard in the place of it: in Dutch "één" for "ja".
        if self.unsure.is_some() {
            return Moment::outside(&[]);
        }
        match &self.kind {
            PromptKind::List { items, .. } => {
                let locale = profile.locale();
                // Whoever has heard an entry says its number, or the name that it begins with.
                let names =
                    items.iter().filter_map(|item| item.split_once(',')).map(|(name, _)| name.to_owned());
                let answers = items.iter().cloned().chain(names).chain(numbers(items.len()));
                let mut answers: Vec<String> = answers.chain([locale.text("settings-back")]).collect();
                if self.pages.is_long() {
                    answers.push(locale.text("say-more"));
                }
                Moment::outside(items).answered(answers)
            }
            PromptKind::Line { spoken: SpokenLine::Spelled(spelling), .. } => {
                Moment::outside(&spelling.words)
            }
            PromptKind::Line { spoken: SpokenLine::Number(highest), .. } => {
                Moment::outside(&numbers(*highest).collect::<Vec<_>>())
            }
            PromptKind::Confirm { .. } => Moment::outside(&[]),
        }
    }

    /// Hears an input.
    pub fn hear(&mut self, profile: &Profile, input: Input) -> PromptOutcome {
        let refused = |id: &str| PromptOutcome::Effects(vec![profile.refuse(&profile.locale().text(id))]);
        let asked = self.unsure.take();
        match input {
            Input::Line(line, way) => self
                .hear_answer(profile, asked.as_deref(), &line)
                .unwrap_or_else(|| self.hear_line(profile, &line, way)),
            Input::Between(likelier, _) | Input::Unsure(likelier) => self
                .hear_answer(profile, asked.as_deref(), &likelier)
                .unwrap_or_else(|| self.hear_unsure(profile, likelier)),
            Input::NotText => refused("not-text"),
            Input::TooLong => refused("said-too-long"),
            // There is no table that a key could stand for a part of.
            Input::Command(_) | Input::Pressed(_) => PromptOutcome::Effects(Vec::new()),
        }
    }

    /// Hears the answer to what was asked back, where a line is one.
    fn hear_answer(&mut self, profile: &Profile, asked: Option<&str>, line: &str) -> Option<PromptOutcome> {
        let asked = asked?;
        Some(if yes_or_no(&profile.preferences, line)? {
            self.hear_line(profile, asked, InputSource::Spoken)
        } else {
            PromptOutcome::Effects(vec![self.refuse(profile)])
        })
    }

    /// Hears a line that may have been another, or not for the game: the item of a list that it would choose, which may change
    /// a setting, leaving and what the device is told are asked back.
    fn hear_unsure(&mut self, profile: &Profile, likelier: String) -> PromptOutcome {
        let locale = profile.locale();
        let proposed = |command: Command| command.proposed(locale);
        let chosen = match (&self.kind, self.answer(&profile.preferences, &likelier)) {
            (PromptKind::List { items, .. }, Some(Answered::Item(at))) => items.get(at).cloned(),
            (_, Some(Answered::Sentence(command))) => Some(proposed(command)),
            (_, Some(_) | None) => {
                said(&profile.preferences, &likelier).filter(Command::leaves_or_sets).map(proposed)
            }
        };
        let Some(chosen) = chosen else { return self.hear_line(profile, &likelier, InputSource::Spoken) };
        self.unsure = Some(likelier);
        PromptOutcome::Effects(vec![profile.say(&[whether(locale, &chosen)])])
    }

    fn hear_line(&mut self, profile: &Profile, line: &str, source: InputSource) -> PromptOutcome {
        let spelled = match &mut self.kind {
            PromptKind::Line { spoken: SpokenLine::Spelled(spelling), .. } => {
                spelling.hear(profile, line, source)
            }
            PromptKind::Line { spoken: SpokenLine::Number(_), .. }
            | PromptKind::List { .. }
            | PromptKind::Confirm { .. } => SpelledLine::Line(line.to_owned()),
        };
        let line = match spelled {
            SpelledLine::Line(line) => line,
            SpelledLine::SoFar(effect) => return PromptOutcome::Effects(vec![effect]),
        };
        // The word that a long list offers is no part of a name, as "meer" of "met meer mensen".
        let offered = self.pages.is_long().then(|| self.read_on(profile, &line)).flatten();
        if let Some(heard) = offered {
            return heard;
        }
        if let Some(answer) = self.answer(&profile.preferences, &line) {
            return PromptOutcome::Answer(answer);
        }
        if let Some(heard) = self.read_on(profile, &line) {
            return heard;
        }
        let is_name = matches!(self.kind, PromptKind::Line { spoken: SpokenLine::Spelled(_), .. });
        if is_name && !is_order(&profile.preferences, &line) {
            return PromptOutcome::Answer(Answered::Line(line));
        }
        match (beside(profile, &line), &self.kind) {
            (Beside::Heard(heard), _) => heard,
            // Nobody is called as an order is said, whatever it orders.
            (Beside::Nothing, PromptKind::Line { .. }) if is_name => {
                PromptOutcome::Effects(vec![self.read(profile)])
            }
            (Beside::Back, PromptKind::Confirm { .. }) => PromptOutcome::Answer(Answered::No),
            (Beside::Back, PromptKind::List { .. } | PromptKind::Line { .. }) => {
                PromptOutcome::Answer(Answered::Back)
            }
            (Beside::Nothing, PromptKind::Line { .. }) => PromptOutcome::Answer(Answered::Line(line)),
            (Beside::Again, _) => PromptOutcome::Effects(vec![self.read(profile)]),
            (Beside::Nothing, PromptKind::List { items, .. }) => {
                let lines = begun(profile, &line, items);
                let told = if lines.is_empty() { self.refuse(profile) } else { Effect::Recite(lines) };
                PromptOutcome::Effects(vec![told])
            }
            (Beside::Nothing, PromptKind::Confirm { .. }) => {
                PromptOutcome::Effects(vec![self.refuse(profile)])
            }
        }
    }

    /// The answer that a line is, before it is taken for anything else.
    fn answer(&self, preferences: &Preferences, line: &str) -> Option<Answered> {
        match &self.kind {
            PromptKind::List { items, usual, .. } => {
                let enter = || usual.filter(|_| line.trim().is_empty() || is_yes(preferences, line));
                let chosen = enter().or_else(|| preferences.understanding().choice(line, items));
                let whole = |item: &String| preferences.understanding().is_text(line, item);
                // A sentence may name an item, and say more than it.
                let sentence = || match preferences.understanding().to_menu(line) {
                    Some(said @ (Command::Item(_) | Command::Settings | Command::Width(_))) => {
                        Some(Answered::Sentence(said))
                    }
                    // What is only told is told beside the menu.
                    Some(_) | None => None,
                };
                let sentence = (self.hears_sentences && !items.iter().any(whole)).then(sentence).flatten();
                sentence.or(chosen.map(Answered::Item))
            }
            PromptKind::Line { .. } => None,
            PromptKind::Confirm { .. } => {
                yes_or_no(preferences, line).map(|is_yes| if is_yes { Answered::Yes } else { Answered::No })
            }
        }
    }

    /// The next items of a list where a line asks for them; behind a short list, the next turn of a review that is read.
    fn read_on(&mut self, profile: &Profile, line: &str) -> Option<PromptOutcome> {
        let PromptKind::List { items, .. } = &self.kind else { return None };
        let more = profile.locale().text("say-more");
        if !profile.preferences.understanding().is_text(line, &more) {
            return None;
        }
        if !self.pages.is_long() && profile.in_review {
            return Some(PromptOutcome::Service(Service::MoreOfReview));
        }
        let lines = self.pages.next_lines(profile.locale(), "choice-line", items);
        Some(PromptOutcome::Effects(vec![Effect::Recite(lines)]))
    }
}

/// The items of a list that begin with a line, where that is no answer since there are several.
fn begun(profile: &Profile, line: &str, items: &[String]) -> Vec<String> {
    let begun = profile.preferences.understanding().begun(line, items);
    let line = |at| items.get(at).map(|what| item_line(profile.locale(), "choice-line", at, what));
    begun.into_iter().filter_map(line).take(MOST_LINES).collect()
}

/// The numbers up to this one, as they are said.
fn numbers(most: usize) -> impl Iterator<Item = String> {
    (1..=most).map(|number| number.to_string())
}

/// The effect of a line that answers no question by itself.
fn beside(profile: &Profile, line: &str) -> Beside {
    let preferences = &profile.preferences;
    if preferences.understanding().is_text(line, &profile.locale().text("settings-back")) {
        return Beside::Back;
    }
    let understood = preferences.understand(line, &[]);
    let reads_on = understood.only() == Some(&Command::ReadOn) || preferences.goes_on_reading(line);
    if reads_on && profile.in_review {
        return Beside::Heard(PromptOutcome::Service(Service::MoreOfReview));
    }
    let service = |service| Beside::Heard(PromptOutcome::Service(service));
    match understood.only() {
        Some(Command::Quit) => Beside::Heard(PromptOutcome::Leave(Leave::Quit)),
        Some(Command::Menu) => Beside::Heard(PromptOutcome::Leave(Leave::Menu)),
        Some(Command::NewGame) => Beside::Heard(PromptOutcome::Leave(Leave::NewGame)),
        Some(Command::Step(Step::Back) | Command::Cancel | Command::No) => Beside::Back,
        Some(Command::Help(_) | Command::Repeat(_)) => Beside::Again,
        Some(Command::Language(Some(code))) => {
            code.parse().map_or(Beside::Nothing, |language| Beside::Heard(PromptOutcome::Language(language)))
        }
        Some(Command::Evenings(Evenings::All(_))) => {
            service(Service::Evenings(Evenings::All(Depth::Full), None))
        }
        Some(Command::Evenings(asked)) => service(Service::Evenings(asked.clone(), None)),
        Some(Command::Review(depth)) => service(Service::Review(*depth)),
        Some(Command::Stop) => Beside::Heard(PromptOutcome::Effects(vec![Effect::Silence])),
        command @ (Some(_) | None) => Service::of(command).map_or(Beside::Nothing, service),
    }
}

/// Looks whether a line where a name is asked for is none, because it says something to a server, asks for help or leaves;
/// or because it is several words that say something to a game. Nothing is mended for it, and many a name is a word of the
/// game, such as Frans.
pub(super) fn is_order(preferences: &Preferences, line: &str) -> bool {
    let understanding = preferences.understanding();
    let is_back = || understanding.is_text(line, &preferences.locale().text("settings-back"));
    if !line.contains(char::is_alphabetic) {
        return false;
    }
    if understanding.to_lobby(line).is_some() || is_back() {
        return true;
    }
    let Some(commands) = preferences.certain_commands(line) else { return false };
    let is_of_prompt =
        |command: &Command| command.leaves() || matches!(command, Command::Help(_) | Command::Rules(_));
    line.split_whitespace().nth(1).is_some() || commands.iter().any(is_of_prompt)
}

/// The command that a line gives as an answer, or else the only one that it gives.
pub(crate) fn said(preferences: &Preferences, line: &str) -> Option<Command> {
    let understood = preferences.understand(line, &[]);
    understood.answer().or(understood.only()).cloned()
}

/// Returns whether a line says yes or no; `None` where it says neither.
pub(crate) fn yes_or_no(preferences: &Preferences, line: &str) -> Option<bool> {
    match said(preferences, line) {
        Some(Command::Yes) => Some(true),
        Some(Command::No | Command::Cancel) => Some(false),
        Some(_) | None => None,
    }
}

/// The question whether this is meant, which yes or no answers.
pub(crate) fn whether(locale: &Locale, what: &str) -> Utterance {
    Utterance::answer(capitalised(&locale.format("listen-confirm", &args!("what" => what))))
}

/// Returns whether a line says yes, which stands for Enter: by voice nobody can press it.
pub(crate) fn is_yes(preferences: &Preferences, line: &str) -> bool {
    said(preferences, line) == Some(Command::Yes)
}

/// A name that is spelled by voice: a word stands for each letter, the one that it begins with.
#[derive(Clone, Debug)]
struct NameSpelling {
    /// A word for each letter from a to z.
    words: Vec<String>,
    /// The letters so far.
    letters: String,
}

/// The result of a line where a name is spelled.
enum SpelledLine {
    /// A whole line: a name, or something else.
    Line(String),
    /// The letters so far, which are said.
    SoFar(Effect),
}

impl NameSpelling {
    /// Nothing is spelled yet, in the words of a language.
    fn of(locale: &Locale) -> NameSpelling {
        let words = locale.text("spelling-words").split(", ").map(str::to_owned).collect();
        NameSpelling { words, letters: String::new() }
    }

    /// Tells with an example how it is done.
    fn hint(&self, locale: &Locale) -> String {
        let example = self.words.iter().take(NAMED).cloned().collect::<Vec<_>>().join(", ");
        locale.format("spelling-hint", &args!("example" => example))
    }

    /// Takes the letters of a spoken line; "yes" behind them makes a name of them, "no" takes the last back.
    fn hear(&mut self, profile: &Profile, line: &str, source: InputSource) -> SpelledLine {
        let preferences = &profile.preferences;
        if source == InputSource::Typed {
            return SpelledLine::Line(line.to_owned());
        }
        match (self.spelt(preferences.understanding(), line), said(preferences, line)) {
            (Some(letters), _) => self.letters += &letters,
            (None, Some(Command::Yes)) if !self.letters.is_empty() => {
                return SpelledLine::Line(capitalised(&std::mem::take(&mut self.letters)));
            }
            (None, Some(Command::No | Command::Cancel)) if !self.letters.is_empty() => {
                self.letters.pop();
            }
            (None, Some(_) | None) => return SpelledLine::Line(line.to_owned()),
        }
        let name = capitalised(&self.letters);
        let text = profile.locale().format("spelling-so-far", &args!("name" => name));
        SpelledLine::SoFar(profile.say(&[Utterance::answer(text)]))
    }

    /// The letters of a line that is nothing but words for them.
    fn spelt(&self, understanding: &Understanding, line: &str) -> Option<String> {
        let letter = |said: &str| {
            let mut words = ('a'..='z').zip(&self.words);
            words.find(|(_, word)| understanding.is_text(said, word)).map(|(letter, _)| letter)
        };
        let letters: Option<String> = line.split_whitespace().map(letter).collect();
        letters.filter(|letters| !letters.is_empty())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::{Grammar, MOST_WAYS};
    use crate::locale::{LANGUAGES, Language};
    use crate::store::Settings;
    use core::time::Duration;

    fn profile(language: &'static Language) -> Profile {
        Profile {
            preferences: Preferences::new(language),
            settings: Settings::default(),
            by_voice: true,
            thinking_notice: Duration::ZERO,
            in_review: false,
        }
    }

    #[test]
    fn in_a_list_its_entries_their_numbers_and_the_way_back_are_listened_for() {
        let words = [["junior", "back"], ["junior", "retour"], ["junior", "terug"]];
        for (language, words) in LANGUAGES.iter().zip(words) {
            let profile = profile(language);
            let list = Prompt::list("-".to_owned(), vec!["Junior".to_owned(), "Classic".to_owned()]);
            let grammar = Grammar::new(language, None).unwrap().at(&list.moment(&profile));
            let network = grammar.network(MOST_WAYS);
            for word in words {
                assert!(network.accepts(&[word]), "{language}: {word}");
            }
            assert!(!network.accepts(&["other"]), "{language}");
        }
    }

    #[test]
    fn the_word_that_a_long_list_offers_is_listened_for() {
        for (language, more) in LANGUAGES.iter().zip(["more", "suite", "meer"]) {
            let profile = profile(language);
            let mut list = Prompt::list("-".to_owned(), numbers(20).collect());
            let Effect::Recite(lines) = list.read(&profile) else { panic!("{language}: nothing was read") };
            assert!(lines.last().unwrap().contains(more), "{language}: {lines:?}");
            let grammar = Grammar::new(language, None).unwrap().at(&list.moment(&profile));
            assert!(grammar.network(MOST_WAYS).accepts(&[more]), "{language}");
        }
    }

    #[test]
    fn where_a_number_is_asked_none_that_is_too_high_is_listened_for() {
        for (language, [fits, high]) in
            LANGUAGES.iter().zip([["six", "eight"], ["six", "huit"], ["zes", "acht"]])
        {
            let profile = profile(language);
            let prompt = Prompt::number("-".to_owned(), "-".to_owned(), 6);
            let grammar = Grammar::new(language, None).unwrap().at(&prompt.moment(&profile));
            let network = grammar.network(MOST_WAYS);
            assert!(network.accepts(&[fits]), "{language}");
            assert!(!network.accepts(&[high]), "{language}");
        }
    }

    #[test]
    fn an_item_that_was_not_surely_heard_is_asked_back() {
        let profile = profile(&LANGUAGES[0]);
        let mut list = Prompt::list("-".to_owned(), vec!["Junior".to_owned(), "Classic".to_owned()]);
        let unsure = || Input::Unsure("junior".to_owned());
        let spoken = |line: &str| Input::Line(line.to_owned(), InputSource::Spoken);
        let chosen = PromptOutcome::Answer(Answered::Item(0));
        let asked = list.hear(&profile, unsure());
        let question = profile.say(&[Utterance::answer("Junior? Yes or no.".to_owned())]);
        assert_eq!(asked, PromptOutcome::Effects(vec![question]));
        let grammar = Grammar::new(&LANGUAGES[0], None).unwrap();
        let network = grammar.at(&list.moment(&profile)).network(MOST_WAYS);
        assert!(network.accepts(&["yes"]) && !network.accepts(&["one"]));
        assert_eq!(list.hear(&profile, Input::Unsure("yes".to_owned())), chosen);
        // The question is over with its answer, and with anything else that is said.
        assert_ne!(list.hear(&profile, spoken("yes")), chosen);
        assert!(matches!(list.hear(&profile, Input::Unsure("quit".to_owned())), PromptOutcome::Effects(_)));
        assert_eq!(list.hear(&profile, spoken("yes")), PromptOutcome::Leave(Leave::Quit));
        for setting in ["sounds on", "in French"] {
            let asked = list.hear(&profile, Input::Unsure(setting.to_owned()));
            assert!(matches!(asked, PromptOutcome::Effects(_)), "{setting}: {asked:?}");
        }
        list.hear(&profile, unsure());
        assert_eq!(list.hear(&profile, spoken("no")), PromptOutcome::Effects(vec![list.refuse(&profile)]));
        list.hear(&profile, unsure());
        assert_eq!(list.hear(&profile, spoken("two")), PromptOutcome::Answer(Answered::Item(1)));
        assert_ne!(list.hear(&profile, spoken("yes")), chosen);
    }
}
