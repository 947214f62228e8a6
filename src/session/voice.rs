use super::completion::Completion;
use super::ears::{Ears, Source};
use super::history::History;
use super::input::{Heard, Input};
use super::listen::Recognizer;
use super::settings::Confirm;
use super::settings::Spoken;
use super::sounds::Sounds;
use super::speaking::Speaking;
use super::tellings::Tellings;
use super::understanding::Understanding;
use super::wish::Change;
use crate::cards::Seat;
use crate::command::{Interpreter, Parsed};
use crate::locale::{Language, Locale, args};
use crate::meaning::{Channel, Command};
use crate::narration::{Kind, Utterance, capitalised};
use crate::output::brlapi::{self, BoardLine, Display, Refusal, Touch};
use crate::output::{Layout, Lines};
use std::sync::Arc;
use std::sync::mpsc::Sender;

/// Why the loop is left before the match is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leave {
    /// The player said so.
    Quit,
    /// No more lines will come.
    InputEnded,
    /// The player pressed Ctrl-C.
    Interrupted,
    /// Nobody can hear what is said.
    OutputClosed,
}

/// Who is heard.
#[derive(Debug)]
enum Hearing {
    /// The keyboard alone.
    Alone(Input),
    /// The keyboard and others.
    Several(Ears),
}

/// A line, and whether somebody typed it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The text.
    pub text: String,
    /// Whether it came from a recognizer, which may have misheard.
    pub spoken: bool,
}

/// Says things and hears lines, in the language of the moment.
#[derive(Debug)]
pub struct Voice {
    locale: Locale,
    understanding: Arc<Understanding>,
    lines: Lines<'static>,
    input: Hearing,
    /// The braille display that is held, if any.
    display: Option<Display>,
    /// Whether the display shows something of this reply already.
    replied: bool,
    /// What understands speech, if anything.
    recognizer: Option<Recognizer>,
    headphones: bool,
    /// When what is understood by voice is asked back.
    pub(super) confirm: Confirm,
    /// Whether each line that is heard is written too, so that a transcript has it.
    echo: bool,
    /// How much is told, of what and where.
    pub tellings: Tellings,
    /// Whether the last line of a reply stands before the prompt, on its line.
    prompt_reply: bool,
    pub(super) sounds: Sounds,
    /// That line, until the prompt is shown.
    held: Option<String>,
    /// All that was said.
    pub history: History,
    /// What is to be kept in the settings.
    pub changed: Vec<Change>,
    /// The game's own voice.
    pub(super) speaking: Speaking,
}

impl Voice {
    /// Speaks a language, through the standard output, and hears the standard input.
    #[must_use]
    pub fn new(language: &'static Language, tellings: Tellings, layout: Layout) -> Voice {
        Voice {
            understanding: Understanding::of(language),
            locale: Locale::load(language),
            lines: Lines::new(std::io::stdout(), layout),
            input: Hearing::Alone(Input::open()),
            display: None,
            replied: false,
            recognizer: None,
            headphones: false,
            confirm: Confirm::default(),
            echo: false,
            tellings,
            prompt_reply: false,
            sounds: Sounds::default(),
            held: None,
            history: History::default(),
            changed: Vec::new(),
            speaking: Speaking::default(),
        }
    }

    /// The language with its messages.
    pub const fn locale(&self) -> &Locale {
        &self.locale
    }

    /// What understands the language.
    pub fn interpreter(&self) -> &Interpreter {
        self.understanding.interpreter()
    }

    /// Speaks another language from now on.
    pub fn set_language(&mut self, language: &'static Language) {
        self.understanding = Understanding::of(language);
        self.locale = Locale::load(language);
        self.speaking.set_language(&self.locale);
    }

    /// Speaks by itself from now on, if the settings say so.
    pub fn start_speech(&mut self, tone: &Spoken) {
        self.speaking.start(&self.locale, tone);
        self.connect_silence();
    }

    /// Has each key silence what is being said.
    pub(super) fn connect_silence(&mut self) {
        let silencer = self.speaking.silencer();
        match &self.input {
            Hearing::Alone(input) => input.on_key(silencer),
            Hearing::Several(ears) => ears.on_key(silencer),
        }
    }

    /// Completes commands that fit now, and the words of the language.
    pub(super) fn complete(&mut self, commands: Vec<String>) {
        let completion = Completion { commands, understanding: Some(Arc::clone(&self.understanding)) };
        match &mut self.input {
            Hearing::Alone(input) => input.complete(completion),
            Hearing::Several(ears) => ears.complete(completion),
        }
    }

    /// Whether a person types here.
    pub const fn is_at_terminal(&self) -> bool {
        match &self.input {
            Hearing::Alone(input) => matches!(input, Input::Terminal(_)),
            Hearing::Several(ears) => ears.is_at_terminal(),
        }
    }

    /// Whether single keys can be read: a person types here, and nobody else is heard.
    pub const fn has_keys(&self) -> bool {
        matches!(&self.input, Hearing::Alone(Input::Terminal(_)))
    }

    /// Prints what is to be told before a key is waited for.
    pub(super) fn before_key(&mut self) -> Result<(), Leave> {
        self.tell_speech_news()?;
        self.let_go()
    }

    /// A key silences the voice, as a line does.
    pub(super) fn at_key(&mut self) {
        self.speaking.silence();
        self.replied = false;
    }

    /// Hears others beside the keyboard from now on; nothing happens where it does already.
    fn open_ears(&mut self) -> std::io::Result<Sender<Source>> {
        if let Hearing::Alone(_) = self.input {
            let ears = Ears::open()?;
            self.lines.set_sink(ears.above());
            self.input = Hearing::Several(ears);
            self.connect_silence();
        }
        match &self.input {
            Hearing::Several(ears) => Ok(ears.teller()),
            Hearing::Alone(_) => Err(std::io::ErrorKind::Unsupported.into()),
        }
    }

    /// Holds the braille display from now on.
    pub fn hold_display(&mut self) {
        let Ok(teller) = self.open_ears() else { return };
        let settings = brlapi::Settings::told_by(|name| std::env::var(name).ok());
        let touched = move |touch: Touch| {
            if let Touch::Routed(line) = touch {
                let _ = teller.send(Source::Display(line));
            }
        };
        let display = Display::start(settings, touched);
        display.set_prompt(self.locale.text("prompt"));
        self.display = Some(display);
    }

    /// Whether a braille display is held.
    pub const fn has_display(&self) -> bool {
        self.display.is_some()
    }

    /// Puts lines on the braille display, below what is said.
    pub fn set_board(&self, lines: Vec<BoardLine>) {
        if let Some(display) = &self.display {
            display.set_board(lines);
        }
    }

    /// Whether the player wears headphones: else what the recognizer hears while the game speaks is the game.
    pub fn set_headphones(&mut self, headphones: bool) {
        self.headphones = headphones;
    }

    /// Hears a recognizer from now on.
    ///
    /// # Errors
    /// When it can't be started.
    pub fn listen(&mut self, command: &str) -> std::io::Result<()> {
        let teller = self.open_ears()?;
        self.recognizer = Some(Recognizer::start(command, teller)?);
        Ok(())
    }

    /// Shows what is said on the braille display: the reply at once, all else when the reader is done.
    fn show(&mut self, said: &[Utterance]) {
        let Some(display) = &self.display else { return };
        let lines: Vec<String> = said.iter().map(super::board::shown).collect();
        let of_reply = said.iter().any(|said| matches!(said.kind, Kind::Answer | Kind::Refusal | Kind::Mine));
        if of_reply && !self.replied {
            self.replied = true;
            display.show(lines);
        } else {
            display.add(lines);
        }
    }

    /// Prints what became of the braille display since the last time.
    fn tell_display_news(&mut self) -> Result<(), Leave> {
        let news = self.display.as_ref().map(Display::news).unwrap_or_default();
        for one in news {
            let text = match one {
                brlapi::News::Refused(Refusal::NoServer) => self.locale.text("display-none"),
                brlapi::News::Refused(Refusal::NoAnswer) => self.locale.text("display-nonsense"),
                brlapi::News::Refused(Refusal::NoKey | Refusal::NotAllowed) => {
                    self.locale.text("display-refused")
                }
                brlapi::News::Refused(Refusal::Version(version)) => {
                    self.locale.format("display-version", &args!("version" => version))
                }
                brlapi::News::Lost => self.locale.text("display-lost"),
                brlapi::News::Back => self.locale.text("display-back"),
                brlapi::News::Size(_) => continue,
            };
            self.print(&[Utterance::notice(text)])?;
        }
        Ok(())
    }

    /// Writes each line that is heard, so that a transcript has it.
    pub fn set_echo(&mut self, echo: bool) {
        self.echo = echo;
    }

    /// Folds lines at another width from now on.
    pub fn set_width(&mut self, width: Option<usize>) {
        self.lines.set_width(width);
    }

    /// Says things in their braille form from now on, or no more.
    pub fn set_braille(&mut self, braille: bool) {
        self.lines.set_braille(braille);
    }

    /// Puts the last line of each reply before the prompt from now on, or no more.
    pub fn set_prompt_reply(&mut self, prompt_reply: bool) {
        self.prompt_reply = prompt_reply;
    }

    /// Whether the last line of each reply stands before the prompt.
    pub const fn is_prompt_reply(&self) -> bool {
        self.prompt_reply
    }

    /// Whether things are said in their braille form.
    pub const fn is_braille(&self) -> bool {
        self.lines.layout().braille
    }

    /// Whether there is a prompt that a reply can stand before.
    fn shows_prompt(&self) -> bool {
        self.is_at_terminal()
    }

    /// Writes an utterance but for its last line, which is kept for the prompt where there is room for both.
    fn hold(&mut self, last: &Utterance) -> std::io::Result<()> {
        let mut lines = self.lines.lines_of(last);
        let reply = lines.pop().unwrap_or_default();
        let prompt = self.locale.format("prompt-reply", &args!("reply" => reply.as_str()));
        if self.lines.layout().fits(prompt.chars().count()) {
            self.held = Some(reply);
        } else {
            lines.push(reply);
        }
        self.lines.put(lines)
    }

    /// Writes a line that was kept for a prompt, when there is none now.
    pub fn let_go(&mut self) -> Result<(), Leave> {
        match self.held.take() {
            Some(line) => self.lines.put([line]).map_err(|_| Leave::OutputClosed),
            None => Ok(()),
        }
    }

    /// The prompt, with what stands before it.
    fn prompt(&mut self) -> String {
        match self.held.take() {
            Some(reply) => self.locale.format("prompt-reply", &args!("reply" => reply)),
            None => self.locale.text("prompt"),
        }
    }

    /// Says some things, a line each, which only the audience may hear again.
    pub fn say(&mut self, audience: Option<Seat>, said: &[Utterance]) -> Result<(), Leave> {
        self.say_as(audience, said, said)
    }

    /// The same, with another text for the voice; what is switched off is remembered all the same.
    pub fn say_as(
        &mut self,
        audience: Option<Seat>,
        said: &[Utterance],
        spoken: &[Utterance],
    ) -> Result<(), Leave> {
        self.history.add(audience, said);
        let printed = |said: &&Utterance| self.tellings.of(Channel::Print, said.kind).is_some();
        let told: Vec<Utterance> = said.iter().filter(printed).cloned().collect();
        self.print(&told)?;
        self.sounds.play(&told);
        self.speak(spoken);
        self.show(&told);
        Ok(())
    }

    /// Says things that are in the history already.
    pub fn say_again(&mut self, said: &[Utterance]) -> Result<(), Leave> {
        self.print(said)?;
        self.speak(said);
        self.show(said);
        Ok(())
    }

    /// Prints things, and does not speak them.
    pub(super) fn print(&mut self, said: &[Utterance]) -> Result<(), Leave> {
        if said.is_empty() {
            return Ok(());
        }
        self.let_go()?;
        match said {
            [before @ .., last] if self.prompt_reply && self.shows_prompt() => {
                self.lines.tell(before).and_then(|()| self.hold(last)).map_err(|_| Leave::OutputClosed)
            }
            said => self.lines.tell(said).map_err(|_| Leave::OutputClosed),
        }
    }

    /// Says one thing that concerns the program.
    pub fn notice(&mut self, text: &str) -> Result<(), Leave> {
        self.say(None, &[Utterance::notice(capitalised(text))])
    }

    /// Says why a command was not carried out, in a reply of its own.
    pub fn refuse(&mut self, text: &str) -> Result<(), Leave> {
        self.history.begin_reply();
        self.say(None, &[Utterance::refusal(capitalised(text))])
    }

    /// Says lines that are not remembered: menus, rules, help.
    pub fn recite(&mut self, texts: &[String]) -> Result<(), Leave> {
        self.let_go()?;
        self.lines.write(texts).map_err(|_| Leave::OutputClosed)?;
        if self.speaking.is_on() {
            let said: Vec<Utterance> = texts.iter().map(Utterance::answer).collect();
            self.speak(&said);
        }
        if self.has_display() {
            let said: Vec<Utterance> = texts.iter().map(Utterance::answer).collect();
            self.show(&said);
        }
        Ok(())
    }

    /// Waits for the next line that is text; says what is wrong with one that is not.
    pub fn hear(&mut self) -> Result<String, Leave> {
        Ok(self.hear_line()?.text)
    }

    /// The same, and whether it was spoken.
    pub fn hear_line(&mut self) -> Result<Line, Leave> {
        self.tell_speech_news()?;
        self.tell_sound_news()?;
        self.tell_display_news()?;
        self.next_line()
    }

    /// The same, without a word of what became of speech.
    pub(super) fn hear_quietly(&mut self) -> Result<String, Leave> {
        Ok(self.next_line()?.text)
    }

    fn next_line(&mut self) -> Result<Line, Leave> {
        loop {
            let prompt = self.prompt();
            let source = match &mut self.input {
                Hearing::Alone(input) => Source::Keyboard(input.read(&prompt)),
                Hearing::Several(ears) => ears.read(&prompt),
            };
            if !matches!(source, Source::Recognizer(_)) || !self.speaking.was_speaking() || self.headphones {
                self.speaking.silence();
                self.replied = false;
            }
            match source {
                Source::Keyboard(Heard::Line(text)) => {
                    if self.echo {
                        self.let_go()?;
                        let echoed = [format!("{prompt}{text}")];
                        self.lines.write(&echoed).map_err(|_| Leave::OutputClosed)?;
                    }
                    return Ok(Line { text, spoken: false });
                }
                Source::Display(text) => return Ok(Line { text, spoken: false }),
                Source::Recognizer(_) if !self.headphones && self.speaking.was_speaking() => {}
                Source::Recognizer(text) => return Ok(Line { text, spoken: true }),
                Source::RecognizerEnded => {
                    self.recognizer = None;
                    let text = self.locale.text("listen-ended");
                    self.notice(&text)?;
                }
                Source::Keyboard(Heard::NotText) => self.refuse(&self.locale.text("not-text"))?,
                Source::Keyboard(Heard::TooLong) => self.refuse(&self.locale.text("line-too-long"))?,
                Source::Keyboard(Heard::End) => return Err(Leave::InputEnded),
                Source::Keyboard(Heard::Interrupted) => return Err(Leave::Interrupted),
            }
        }
    }

    /// Asks for one of some choices by number, name or the beginning of a name; gives back its place in the list.
    pub fn choose(&mut self, title: &str, choices: &[String]) -> Result<usize, Leave> {
        let mut list = vec![title.to_owned()];
        let line = |(n, what): (usize, &String)| {
            self.locale.format("choice-line", &args!("n" => n + 1, "what" => what.as_str()))
        };
        list.extend(choices.iter().enumerate().map(line));
        self.recite(&list)?;
        loop {
            let line = self.hear()?;
            if let Some(chosen) = super::choice::chosen(&line, choices) {
                return Ok(chosen);
            }
            if self.interpreter().understand(&line) == Parsed::Command(Command::Quit) {
                return Err(Leave::Quit);
            }
            let again = self.locale.format("choose-again", &args!("n" => choices.len()));
            self.refuse(&again)?;
        }
    }
}
