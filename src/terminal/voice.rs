use super::around::{Around, Unheard};
use super::aural::Aural;
use super::begun::Begun;
use super::complain::{complain, complain_in};
use super::completion::Completion;
use super::ears::Ears;
use super::editing::Editing;
use super::fingers::Fingers;
use super::gate::Gate;
use super::input::{Input, OnKey};
use super::lines_typed::LinesTyped;
use super::listen::Recognizer;
use super::listened::Listened;
use super::sounds::Sounds;
use super::source::Source;
use super::speaking::Speaking;
use super::told::Told;
use super::wanted::Wanted;
use crate::language::Moment;
use crate::locale::{Language, Locale};
use crate::meaning::Channel;
use crate::narration::{Kind, Utterance};
use crate::output::brlapi::{self, Display, Touch};
use crate::output::{Layout, Lines, Typing, Width};
use crate::session::{Change, Leave, Manner};
use crate::store::{Archive, Me, Outlet, Prompt, Prompts, SpeechSettings, StoredSettings};
use std::path::Path;
use std::sync::Arc;
use std::sync::mpsc::SyncSender;

/// Who is heard.
#[derive(Debug)]
pub(super) enum Hearing {
    /// The keyboard alone.
    Alone(Input),
    /// The keyboard and others.
    Several(Ears),
}

/// All that is said and heard at this machine: print, voice, braille, sounds; lines, keys, a recognizer.
#[derive(Debug)]
pub struct Voice {
    /// How the player is spoken with.
    pub manner: Manner,
    /// What is kept from one start to the next.
    pub kept: StoredSettings,
    /// The records of what was played.
    pub archive: Archive,
    pub(super) lines: Lines<'static>,
    pub(super) input: Hearing,
    pub(super) typed: LinesTyped,
    editing: Editing,
    /// What each key does beside: it silences the voice.
    pub(super) on_key: OnKey,
    /// The braille display.
    pub fingers: Fingers,
    /// What understands speech, if anything.
    pub(super) recognizer: Option<Recognizer>,
    /// The game's own hearing.
    pub(super) aural: Option<Aural>,
    pub(super) headphones: bool,
    /// Who is to hear the player beside the keyboard.
    pub(super) wanted: Wanted,
    /// When who speaks is meant.
    pub gate: Gate,
    /// Whether each line that is heard is written too, so that a transcript has it.
    pub(super) echo: bool,
    /// Whether the last line of a reply stands before the prompt, on its line.
    pub(super) prompt_reply: bool,
    /// What tells that a line can be typed.
    prompts: Prompts,
    /// Short sounds beside some lines.
    pub sounds: Sounds,
    /// That line, until the prompt is shown.
    held: Option<String>,
    /// A line that was begun while a computer was thinking.
    pub(super) begun: Begun,
    /// The game's own voice.
    pub speaking: Speaking,
}

impl Voice {
    /// Speaks in a manner, through the standard output, and hears the standard input.
    #[must_use]
    pub fn new(manner: Manner, kept: StoredSettings, layout: Layout) -> Voice {
        let (typed, editing, on_key) = (LinesTyped::default(), Editing::default(), OnKey::default());
        let gate = editing.gate.clone();
        gate.set_word(manner.locale().text("listen-word"));
        typed.sit(Some(0));
        Voice {
            manner,
            kept,
            archive: Archive::default(),
            lines: Lines::new(std::io::stdout(), layout),
            input: Hearing::Alone(Input::open(&typed, &editing, &on_key)),
            typed,
            editing,
            on_key,
            fingers: Fingers::default(),
            recognizer: None,
            aural: None,
            headphones: false,
            wanted: Wanted::default(),
            gate,
            echo: false,
            prompt_reply: false,
            prompts: Prompts::default(),
            sounds: Sounds::default(),
            held: None,
            begun: Begun::default(),
            speaking: Speaking::default(),
        }
    }

    /// The language with its messages.
    #[must_use]
    pub fn locale(&self) -> &Locale {
        self.manner.locale()
    }

    /// Who is asked about: whoever has this name, or whose computer it is.
    #[must_use]
    pub fn me(&self, name: Option<String>) -> Me {
        name.map_or_else(|| Me::Owner(self.kept.settings().name.clone()), Me::Called)
    }

    /// Speaks another language from now on.
    pub fn set_language(&mut self, language: &'static Language) {
        self.manner.set_language(language);
        self.speaking.set_language(self.manner.locale());
        self.gate.set_word(self.locale().text("listen-word"));
        self.hear_language();
    }

    /// Takes a change that was made in a conversation, and keeps it.
    pub fn adopt(&mut self, change: &Change) {
        match change {
            Change::Language(language) => {
                self.set_language(language);
                self.keep(|settings| settings.language = Some(language.code().to_owned()));
            }
            Change::Verbosities(tellings) => {
                self.manner.tellings = *tellings;
                self.keep(|settings| {
                    settings.verbosity = Some(tellings.general(Channel::Print).id().to_owned());
                    settings.tellings = *tellings;
                });
            }
            Change::Pause(pause) => {
                self.manner.pause = *pause;
                self.keep(|settings| settings.pause = *pause);
            }
            Change::Forced(forced) => {
                self.manner.forced = *forced;
                self.keep(|settings| settings.forced = *forced);
            }
        }
    }

    /// Changes the settings and writes them at once; says when that is not possible.
    pub fn keep(&mut self, change: impl FnOnce(&mut crate::store::Settings)) {
        if let Err(error) = self.kept.change(change) {
            complain(&crate::session::fault::settings_fault(self.manner.locale(), &error));
        }
    }

    /// Speaks by itself from now on, if the settings say so.
    pub fn start_speech(&mut self, tone: &SpeechSettings) {
        self.speaking.start(self.manner.locale(), tone);
        self.connect_silence();
    }

    /// Has each key silence what is being said.
    pub fn connect_silence(&mut self) {
        self.on_key.set(self.speaking.silencer());
    }

    /// Silence, now.
    pub fn silence(&self) {
        self.speaking.silence();
    }

    /// Completes commands that fit now, and the words of the language.
    pub fn complete(&self, commands: Vec<String>) {
        let understanding = Some(Arc::clone(self.manner.understanding()));
        self.editing.completions.set(Completion { commands, understanding });
    }

    /// Somebody else is called to the keyboard: nothing of who sat there is left, on the display, in what Tab completes,
    /// or in the lines to go back to.
    pub fn clear_place(&mut self) {
        self.editing.completions.set(Completion::default());
        self.typed.sit(None);
        self.fingers.forget();
        self.begun = Begun::default();
        self.forget_moment();
    }

    /// One of those who share the keyboard types from now on.
    pub fn sit(&self, who: usize) {
        self.typed.sit(Some(who));
    }

    /// Whether a person types here.
    #[must_use]
    pub const fn is_at_terminal(&self) -> bool {
        match &self.input {
            Hearing::Alone(input) => matches!(input, Input::Terminal(_)),
            Hearing::Several(ears) => ears.is_at_terminal(),
        }
    }

    /// Whether a prompt will be shown at a terminal: not while a line is being typed behind one.
    pub(super) fn awaits_prompt(&self) -> bool {
        match &self.input {
            Hearing::Alone(input) => matches!(input, Input::Terminal(_)),
            Hearing::Several(ears) => ears.is_at_terminal() && !ears.is_typing(),
        }
    }

    /// Whether single keys can be read: a person types here, and nobody else is heard.
    #[must_use]
    pub const fn has_keys(&self) -> bool {
        matches!(&self.input, Hearing::Alone(Input::Terminal(_)))
    }

    /// Whether a person types here, and neither a braille display nor a recognizer is heard beside.
    #[must_use]
    pub const fn has_keyboard_alone(&self) -> bool {
        let others = self.fingers.is_held() || self.recognizer.is_some() || self.aural.is_some();
        self.is_at_terminal() && !others
    }

    /// Hears others beside the keyboard from now on; nothing happens where it does already.
    fn open_ears(&mut self) -> std::io::Result<SyncSender<Source>> {
        if let Hearing::Alone(_) = self.input {
            let ears = Ears::open(&self.typed, &self.editing, &self.on_key)?;
            self.lines.set_sink(ears.above());
            let teller = ears.teller();
            self.speaking.bell().hang(Box::new(move || {
                // Where more waits to be heard than can be, the news come before the next prompt.
                let _ = teller.try_send(Source::SpeechNews);
            }));
            self.input = Hearing::Several(ears);
        }
        match &self.input {
            Hearing::Several(ears) => Ok(ears.teller()),
            Hearing::Alone(_) => Err(std::io::ErrorKind::Unsupported.into()),
        }
    }

    /// When something was typed last at this keyboard, in a line that is not ended.
    #[must_use]
    pub fn typing(&self) -> Typing {
        self.editing.typing.clone()
    }

    /// What wakes whoever waits in [`Voice::hear_or_wake`], from any thread.
    ///
    /// # Errors
    /// When there is no thread to be had on which the keyboard is heard.
    pub fn waker(&mut self) -> std::io::Result<impl Fn() + Send + use<>> {
        let teller = self.open_ears()?;
        // Where more waits to be heard than can be, nobody sleeps.
        Ok(move || drop(teller.try_send(Source::Elsewhere)))
    }

    /// Holds the braille display from now on.
    pub fn hold_display(&mut self) {
        let Ok(teller) = self.open_ears() else { return };
        let settings = brlapi::Settings::told_by(|name| std::env::var(name).ok());
        let caret = self.editing.caret.clone();
        let touched = move |touch: Touch| {
            match touch {
                // Of more keys than can be heard, those that came last are lost.
                Touch::Routed(key) => drop(teller.try_send(Source::Display(key))),
                Touch::Placed(at) => caret.place(at),
                Touch::Moved => {}
            }
        };
        let display = Display::start(settings, touched);
        display.set_prompt(self.prompt_of(self.prompt_at(Outlet::Braille)));
        let typist = display.typist();
        self.editing.following.set(Box::new(move |line, at| typist.typed(line, at)));
        self.fingers.hold(display, self.lines.layout().letters);
    }

    /// Whether the player wears headphones: else what the recognizer hears while the game speaks is the game.
    pub const fn set_headphones(&mut self, headphones: bool) {
        self.headphones = headphones;
    }

    /// Whether the player wears headphones.
    #[must_use]
    pub const fn has_headphones(&self) -> bool {
        self.headphones
    }

    /// Hears a recognizer from now on.
    ///
    /// # Errors
    /// When it can't be started.
    pub fn listen(&mut self, command: &Listened) -> std::io::Result<()> {
        let teller = self.open_ears()?;
        let mut told = Told::create(command.written, self.gate.clone())?;
        if let Some(dictionary) = &command.dictionary {
            told.keep_beside("words.dict", dictionary)?;
        }
        told.tell(self.locale().language(), None, &Moment::outside(&[]));
        self.recognizer = Some(Recognizer::start(command, told, teller)?);
        Ok(())
    }

    /// Hears by itself from now on, by a model in a folder that was named or is looked for.
    ///
    /// # Errors
    /// Why it can't.
    pub fn hear_by_itself(&mut self, model: Option<&Path>) -> Result<(), Unheard> {
        let teller = self.open_ears().map_err(|_| Unheard::System)?;
        let around = Around {
            teller,
            speaks: self.speaking.sounding(),
            headphones: self.headphones,
            gate: self.gate.clone(),
            understanding: Arc::clone(self.manner.understanding()),
        };
        self.aural = Some(Aural::open(self.locale().language(), model, around)?);
        self.forget_moment();
        Ok(())
    }

    /// What the recognizer is told of what can be said, with the language that it is said in; nothing without one.
    pub fn told(&mut self) -> Option<(&'static Language, &mut Told)> {
        let language = self.manner.locale().language();
        let told = match (&mut self.aural, &mut self.recognizer) {
            (Some(aural), _) => aural.told(),
            (None, Some(recognizer)) => recognizer.told(),
            (None, None) => return None,
        };
        Some((language, told))
    }

    /// The recognizer listens for whatever can be said outside a game again.
    pub fn forget_moment(&mut self) {
        if let Some((language, told)) = self.told() {
            told.tell(language, None, &Moment::outside(&[]));
        }
    }

    /// The recognizer listens for an item of a list.
    pub fn tell_choices(&mut self, choices: &[String]) {
        if let Some((language, told)) = self.told() {
            told.tell(language, None, &Moment::outside(choices));
        }
    }

    /// Writes each line that is heard, so that a transcript has it.
    pub const fn set_echo(&mut self, echo: bool) {
        self.echo = echo;
    }

    /// Folds lines at another width from now on.
    pub fn set_width(&mut self, width: Width) {
        self.lines.set_width(width);
        complain_in(self.lines.layout());
    }

    /// Says things in their braille form from now on, or no more.
    pub fn set_braille(&mut self, braille: bool) {
        self.lines.set_braille(braille);
        complain_in(self.lines.layout());
    }

    /// Puts the last line of each reply before the prompt from now on, or no more.
    pub const fn set_prompt_reply(&mut self, prompt_reply: bool) {
        self.prompt_reply = prompt_reply;
    }

    /// Whether the last line of each reply stands before the prompt.
    #[must_use]
    pub const fn is_prompt_reply(&self) -> bool {
        self.prompt_reply
    }

    /// Whether things are said in their braille form.
    #[must_use]
    pub const fn is_braille(&self) -> bool {
        self.lines.layout().braille
    }

    /// Writes an utterance but for its last line, which is kept for the prompt where there is room for both.
    pub(super) fn hold(&mut self, last: &Utterance) -> std::io::Result<()> {
        let mut lines = self.lines.lines_of(last);
        let reply = lines.pop().unwrap_or_default();
        if self.lines.layout().fits(self.prompt_behind(&reply).chars().count()) {
            self.held = Some(reply);
        } else {
            lines.push(reply);
        }
        self.lines.put(lines)
    }

    /// Writes a line that was kept for a prompt, when there is none now; what was begun to be typed stays as it is, above
    /// what comes.
    ///
    /// # Errors
    /// When nobody can hear it.
    pub fn let_go(&mut self) -> Result<(), Leave> {
        self.leave_begun()?;
        match self.held.take() {
            Some(line) => self.lines.put([line]).map_err(|_| Leave::OutputClosed),
            None => Ok(()),
        }
    }

    /// Goes below a line that was begun, if the terminal shows one.
    pub(super) fn leave_begun(&mut self) -> Result<(), Leave> {
        if self.begun.leave() {
            self.lines.put([String::new()]).map_err(|_| Leave::OutputClosed)?;
        }
        Ok(())
    }

    /// Tells so from now on that a line can be typed.
    pub const fn set_prompts(&mut self, prompts: Prompts) {
        self.prompts = prompts;
    }

    /// A prompt of some sort.
    fn prompt_of(&self, prompt: Prompt) -> String {
        match prompt {
            Prompt::Sign => self.locale().text("prompt"),
            Prompt::Nothing => String::new(),
            Prompt::Word => self.locale().text("prompt-word"),
        }
    }

    /// What tells somewhere that a line can be typed.
    pub fn prompt_at(&self, outlet: Outlet) -> Prompt {
        // At the first question nobody has said yet who is to speak.
        let speaks = self.speaking.tone().on == Some(true);
        let usual = match outlet {
            Outlet::Print if speaks => Prompt::Nothing,
            Outlet::Print | Outlet::Braille => Prompt::Sign,
            Outlet::Speech => Prompt::Nothing,
        };
        self.prompts.chosen(outlet).unwrap_or(usual)
    }

    /// Tells so somewhere from now on that a line can be typed, and keeps it.
    pub fn choose_prompt(&mut self, outlet: Outlet, prompt: Prompt) {
        self.prompts.choose(outlet, prompt);
        self.fingers.set_prompt(self.prompt_of(self.prompt_at(Outlet::Braille)));
        self.keep(|settings| settings.prompts.choose(outlet, prompt));
    }

    /// The prompt, with what stands before it.
    pub(super) fn prompt(&mut self) -> String {
        match self.held.take() {
            Some(reply) => self.prompt_behind(&reply),
            None => self.prompt_of(self.prompt_at(Outlet::Print)),
        }
    }

    /// The prompt behind the last line of a reply.
    fn prompt_behind(&self, reply: &str) -> String {
        format!("{reply} {}", self.prompt_of(self.prompt_at(Outlet::Print)))
    }

    /// Says the prompt, where one was chosen for the voice.
    pub(super) fn speak_prompt(&self) {
        let prompt = self.prompt_of(self.prompt_at(Outlet::Speech));
        if !prompt.is_empty() {
            self.speaking.say(self.manner.locale(), &[Utterance::new(Kind::Turn, prompt)]);
        }
    }
}
