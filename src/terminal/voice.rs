//! All ways in which the game is heard and answered at this machine, and what of it the settings change.

use super::braille::BrailleDisplay;
use super::builtin::BuiltinRecognizer;
use super::complain::{complain, complain_in};
use super::completion::Completion;
use super::editor::Editing;
use super::events::{InputEvent, InputEvents};
use super::external::ExternalRecognizer;
use super::printer::Printer;
use super::push_to_talk::PushToTalk;
use super::sounds::GameSounds;
use super::speaking::Speaking;
use super::stdin::Stdin;
use super::typed_before::TypedBefore;
use super::wanted::WantedRecognizers;
use crate::locale::Locale;
use crate::output::brlapi::{self, Display, Touch};
use crate::output::{Layout, Lines, Typing, Width};
use crate::session::{Change, Preferences};
use crate::store::{Archive, Me, PromptOutput, PromptSign, Prompts, SpeechSettings, StoredSettings};
use std::sync::Arc;
use std::sync::mpsc::SyncSender;

/// All that is said and heard at this machine: print, voice, braille, sounds; lines, keys, a recognizer.
#[derive(Debug)]
pub(crate) struct Voice {
    /// The preferences of the player.
    pub(crate) preferences: Preferences,
    /// The settings that are kept from one start to the next.
    pub(crate) kept: StoredSettings,
    /// The records of what was played.
    pub(crate) archive: Archive,
    pub(super) lines: Lines<'static>,
    /// Whatever comes in.
    pub(super) events: InputEvents,
    pub(super) stdin: Stdin,
    typed: TypedBefore,
    editing: Editing,
    /// The braille display.
    pub(crate) display: BrailleDisplay,
    /// The recognizer of speech, if any.
    pub(super) recognizer: Option<ExternalRecognizer>,
    /// The game's own hearing.
    pub(super) builtin: Option<BuiltinRecognizer>,
    pub(super) headphones: bool,
    /// The recognizers that are to hear the player beside the keyboard.
    pub(super) wanted: WantedRecognizers,
    /// When who speaks is meant.
    pub(crate) push_to_talk: PushToTalk,
    /// True if each line that is heard is written too, so that a transcript has it.
    pub(super) echo: bool,
    /// True if the last line of a reply stands before the prompt, on its line.
    pub(super) prompt_reply: bool,
    /// The signs that a line can be typed.
    prompts: Prompts,
    /// Short sounds beside some lines.
    pub(crate) sounds: GameSounds,
    /// That line, until the prompt is shown.
    pub(super) held: Option<String>,
    /// The game's own voice.
    pub(crate) speaking: Speaking,
}

impl Voice {
    /// Speaks as preferred, through the standard output, and hears the standard input.
    #[must_use]
    pub(crate) fn new(preferences: Preferences, kept: StoredSettings, layout: Layout) -> Voice {
        let (typed, editing, printer) = (TypedBefore::default(), Editing::default(), Printer::default());
        let events = InputEvents::open();
        let speaking = Speaking::new(events.sender());
        let push_to_talk = editing.push_to_talk.clone();
        push_to_talk.set_word(preferences.locale().text("listen-word"));
        typed.sit(Some(0));
        Voice {
            preferences,
            kept,
            archive: Archive::default(),
            lines: Lines::new(printer.clone(), layout),
            stdin: Stdin::open(editing.clone(), typed.clone(), printer, events.sender()),
            events,
            typed,
            editing,
            display: BrailleDisplay::default(),
            recognizer: None,
            builtin: None,
            headphones: false,
            wanted: WantedRecognizers::default(),
            push_to_talk,
            echo: false,
            prompt_reply: false,
            prompts: Prompts::default(),
            sounds: GameSounds::default(),
            held: None,
            speaking,
        }
    }

    /// The language with its messages.
    #[must_use]
    pub(crate) fn locale(&self) -> &Locale {
        self.preferences.locale()
    }

    /// Returns who is asked about: whoever has this name, or whose computer it is.
    #[must_use]
    pub(crate) fn me(&self, name: Option<String>) -> Me {
        name.map_or_else(|| Me::Owner(self.kept.settings().name.clone()), Me::Called)
    }

    /// Takes a change that was made in a conversation, and keeps it.
    pub(crate) fn adopt(&mut self, change: &Change) {
        self.preferences.adopt(change);
        if let Change::Language(_) = change {
            self.speaking.set_language(self.preferences.locale());
            self.push_to_talk.set_word(self.locale().text("listen-word"));
            self.hear_language();
        }
        self.keep(|settings| change.keep_in(settings));
    }

    /// Changes the settings and writes them at once; says when that is not possible.
    pub(crate) fn keep(&mut self, change: impl FnOnce(&mut crate::store::Settings)) {
        let written = self.kept.change(change);
        self.tell_written(written);
    }

    /// Changes the settings, which are written once somebody has answered the next prompt.
    pub(crate) fn keep_later(&mut self, change: impl FnOnce(&mut crate::store::Settings)) {
        self.kept.change_later(change);
    }

    /// Writes the settings that were noted; says when that is not possible.
    pub(crate) fn write_noted(&mut self) {
        let written = self.kept.write_noted();
        self.tell_written(written);
    }

    fn tell_written(&self, written: std::io::Result<()>) {
        if let Err(error) = written {
            complain(&crate::session::fault::settings_fault(self.preferences.locale(), &error));
        }
    }

    /// Speaks by itself from now on, if the settings say so.
    pub(crate) fn start_speech(&mut self, tone: &SpeechSettings) {
        self.speaking.start(self.preferences.locale(), tone);
        self.connect_silence();
    }

    /// Has each key silence what is being said.
    pub(crate) fn connect_silence(&mut self) {
        self.editing.set_at_key(self.speaking.silencer());
    }

    /// Silence, now.
    pub(crate) fn silence(&self) {
        self.speaking.silence();
    }

    /// Completes commands that fit now, and the words of the language.
    pub(crate) fn complete(&self, commands: Vec<String>) {
        let understanding = Some(Arc::clone(self.preferences.understanding()));
        self.editing.completions.set(Completion { commands, understanding });
    }

    /// Somebody else is called to the keyboard: nothing of who sat there is left, on the display, in what Tab completes,
    /// or in the lines to go back to.
    pub(crate) fn clear_place(&mut self) {
        self.editing.completions.set(Completion::default());
        self.typed.sit(None);
        self.display.forget();
        if self.stdin.is_typing() {
            self.editing.caret.begin_anew();
        }
        self.forget_moment();
    }

    /// One of those who share the keyboard types from now on.
    pub(crate) fn sit(&self, who: usize) {
        self.typed.sit(Some(who));
    }

    /// Returns whether a person types here.
    #[must_use]
    pub(crate) fn is_at_terminal(&self) -> bool {
        self.stdin.is_terminal()
    }

    /// Returns whether single keys can be read: a person types here, and neither a braille display nor a recognizer is heard beside.
    #[must_use]
    pub(crate) fn has_keys(&self) -> bool {
        let others = self.display.is_held() || self.recognizer.is_some() || self.builtin.is_some();
        self.is_at_terminal() && !others
    }

    /// The channel for those who are heard beside the keyboard; news of speech are told at once from now on, too.
    pub(super) fn sender(&self) -> SyncSender<InputEvent> {
        self.speaking.tell_news();
        self.events.sender()
    }

    /// When something was typed last at this keyboard, in a line that is not ended.
    #[must_use]
    pub(crate) fn typing(&self) -> Typing {
        self.editing.typing.clone()
    }

    /// Returns what wakes whoever waits in [`Voice::next`], from any thread.
    pub(crate) fn waker(&self) -> impl Fn() + Send + use<> {
        let sender = self.sender();
        // Where more waits to be heard than can be, nobody sleeps.
        move || drop(sender.try_send(InputEvent::Woken))
    }

    /// Holds the braille display from now on.
    pub(crate) fn hold_display(&mut self) {
        let teller = self.sender();
        let settings = brlapi::DisplaySettings::told_by(|name| std::env::var(name).ok());
        let caret = self.editing.caret.clone();
        let touched = move |touch: Touch| {
            match touch {
                // Of more keys than can be heard, those that came last are lost.
                Touch::Routed(key) => drop(teller.try_send(InputEvent::Display(key))),
                Touch::Placed(at) => caret.place(at),
                Touch::Moved => {}
            }
        };
        let display = Display::start(settings, touched);
        display.set_prompt(self.prompt_of(self.prompt_at(PromptOutput::Braille)));
        let typist = display.typist();
        self.editing.set_follower(Box::new(move |line, at| typist.typed(line, at)));
        self.display.hold(display, self.lines.layout().letters);
    }

    /// Writes each line that is heard, so that a transcript has it.
    pub(crate) const fn set_echo(&mut self, echo: bool) {
        self.echo = echo;
    }

    /// Folds lines at another width from now on.
    pub(crate) fn set_width(&mut self, width: Width) {
        self.lines.set_width(width);
        complain_in(self.lines.layout());
    }

    /// Says things in their braille form from now on, or no more.
    pub(crate) fn set_braille(&mut self, braille: bool) {
        self.lines.set_braille(braille);
        complain_in(self.lines.layout());
    }

    /// Puts the last line of each reply before the prompt from now on, or no more.
    pub(crate) const fn set_prompt_reply(&mut self, prompt_reply: bool) {
        self.prompt_reply = prompt_reply;
    }

    /// Returns whether the last line of each reply stands before the prompt.
    #[must_use]
    pub(crate) const fn is_prompt_reply(&self) -> bool {
        self.prompt_reply
    }

    /// Returns whether things are said in their braille form.
    #[must_use]
    pub(crate) const fn is_braille(&self) -> bool {
        self.lines.layout().braille
    }

    /// Tells so from now on that a line can be typed.
    pub(crate) const fn set_prompts(&mut self, prompts: Prompts) {
        self.prompts = prompts;
    }

    /// A prompt of some sort.
    pub(super) fn prompt_of(&self, prompt: PromptSign) -> String {
        match prompt {
            PromptSign::Sign => self.locale().text("prompt"),
            PromptSign::Nothing => String::new(),
            PromptSign::Word => self.locale().text("prompt-word"),
        }
    }

    /// Returns what tells somewhere that a line can be typed.
    pub(crate) fn prompt_at(&self, outlet: PromptOutput) -> PromptSign {
        // At the first question nobody has said yet who is to speak.
        let speaks = self.speaking.tone().on == Some(true);
        let usual = match outlet {
            PromptOutput::Print if speaks => PromptSign::Nothing,
            PromptOutput::Print | PromptOutput::Braille => PromptSign::Sign,
            PromptOutput::Speech => PromptSign::Nothing,
        };
        self.prompts.chosen(outlet).unwrap_or(usual)
    }

    /// Tells so somewhere from now on that a line can be typed, and keeps it.
    pub(crate) fn choose_prompt(&mut self, outlet: PromptOutput, prompt: PromptSign) {
        self.prompts.choose(outlet, prompt);
        self.display.set_prompt(self.prompt_of(self.prompt_at(PromptOutput::Braille)));
        self.keep(|settings| settings.prompts.choose(outlet, prompt));
    }
}
