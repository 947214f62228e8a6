//! The output of what is said: printed, spoken and shown at once; and the prompt, with the reply that stands before it.

use super::voice::Voice;
use crate::meaning::Channel;
use crate::narration::{Utterance, UtteranceKind, capitalised};
use crate::session::{Leave, Said};
use crate::store::PromptOutput;

impl Voice {
    /// Says what came of a conversation.
    ///
    /// # Errors
    /// When nobody can hear it.
    pub(crate) fn utter(&mut self, said: &Said) -> Result<(), Leave> {
        self.print(&said.print)?;
        if !said.again {
            self.sounds.play(&said.print);
        }
        self.speaking.say_or_sum(self.preferences.locale(), said.aloud(), said.sum.as_ref());
        self.display.show(&said.print);
        Ok(())
    }

    /// Says what came of a conversation by itself, while the player may be typing.
    ///
    /// # Errors
    /// When nobody can hear it.
    pub(crate) fn utter_meanwhile(&mut self, said: &Said) -> Result<(), Leave> {
        self.let_go()?;
        self.print(&said.print)?;
        self.let_go()?;
        if !said.again {
            self.sounds.play(&said.print);
        }
        self.speaking.say_or_sum(self.preferences.locale(), said.aloud(), said.sum.as_ref());
        self.display.add(&said.print);
        Ok(())
    }

    /// Says some things outside of a conversation, as far as they are wished.
    ///
    /// # Errors
    /// When nobody can hear them.
    pub(crate) fn say(&mut self, said: &[Utterance]) -> Result<(), Leave> {
        let tellings = self.preferences.tellings;
        let tells = |channel, said: &Utterance| tellings.of(channel, said.kind.sort()).is_some();
        let print: Vec<Utterance> = said.iter().filter(|said| tells(Channel::Print, said)).cloned().collect();
        let speech: Vec<Utterance> =
            print.iter().filter(|said| tells(Channel::Speech, said)).cloned().collect();
        self.print(&print)?;
        self.sounds.play(&print);
        self.speaking.say(self.preferences.locale(), &speech);
        self.display.show(&print);
        Ok(())
    }

    /// Prints things, and does not speak them.
    pub(super) fn print(&mut self, said: &[Utterance]) -> Result<(), Leave> {
        if said.is_empty() {
            return Ok(());
        }
        self.let_go()?;
        match said {
            [before @ .., last] if self.prompt_reply && self.stdin.awaits_prompt() => {
                self.lines.tell(before).and_then(|()| self.hold(last)).map_err(|_| Leave::OutputClosed)
            }
            said => self.lines.tell(said).map_err(|_| Leave::OutputClosed),
        }
    }

    /// Says one thing that concerns the program.
    ///
    /// # Errors
    /// When nobody can hear it.
    pub(crate) fn notice(&mut self, text: &str) -> Result<(), Leave> {
        self.say(&[Utterance::notice(capitalised(text))])
    }

    /// Says why a line was not taken.
    ///
    /// # Errors
    /// When nobody can hear it.
    pub(crate) fn refuse(&mut self, text: &str) -> Result<(), Leave> {
        self.say(&[Utterance::refusal(capitalised(text))])
    }

    /// Says lines that are not remembered: menus, rules, help.
    ///
    /// # Errors
    /// When nobody can hear them.
    pub(crate) fn recite(&mut self, texts: &[String]) -> Result<(), Leave> {
        self.let_go()?;
        self.lines.write(texts).map_err(|_| Leave::OutputClosed)?;
        let said: Vec<Utterance> = texts.iter().map(Utterance::answer).collect();
        self.speaking.say(self.preferences.locale(), &said);
        self.display.show(&said);
        Ok(())
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

    /// Writes a line that was kept for a prompt, when there is none now.
    ///
    /// # Errors
    /// When nobody can hear it.
    pub(crate) fn let_go(&mut self) -> Result<(), Leave> {
        match self.held.take() {
            Some(line) => self.lines.put([line]).map_err(|_| Leave::OutputClosed),
            None => Ok(()),
        }
    }

    /// The prompt, with what stands before it.
    pub(super) fn prompt(&mut self) -> String {
        match self.held.take() {
            Some(reply) => self.prompt_behind(&reply),
            None => self.prompt_of(self.prompt_at(PromptOutput::Print)),
        }
    }

    /// The prompt behind the last line of a reply.
    fn prompt_behind(&self, reply: &str) -> String {
        format!("{reply} {}", self.prompt_of(self.prompt_at(PromptOutput::Print)))
    }

    /// Says the prompt, where one was chosen for the voice.
    pub(super) fn speak_prompt(&self) {
        let prompt = self.prompt_of(self.prompt_at(PromptOutput::Speech));
        if !prompt.is_empty() {
            self.speaking.say(self.preferences.locale(), &[Utterance::new(UtteranceKind::Turn, prompt)]);
        }
    }
}
