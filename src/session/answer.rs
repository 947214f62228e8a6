//! What a line of input brings about.

use super::fault::{shortened, told};
use super::resolve::{NotPlayed, Trial};
use super::table::{Change, Table};
use super::voice::Leave;
use crate::cards::Cow;
use crate::command::{Ask, Command, Move, Parsed, Question, Switch, Topic};
use crate::locale::{Depth, Verbosity, args};
use crate::narration::{Kind, Utterance, capitalised};
use crate::rules::{Action, Event, Game, UndoRefusal, View, nimm, rows};

impl Table<'_> {
    /// Understands a line and does what it says.
    pub(super) fn obey(&mut self, line: &str) -> Result<(), Leave> {
        let pending = std::mem::take(&mut self.pending);
        if let Ok(number) = line.trim().parse::<usize>()
            && !pending.is_empty()
        {
            return match number.checked_sub(1).and_then(|at| pending.get(at)).cloned() {
                Some(command) => self.carry_out(command),
                None => {
                    let again = self.voice.locale().format("choose-again", &args!("n" => pending.len()));
                    self.pending = pending;
                    self.refuse(&again)
                }
            };
        }
        match self.voice.interpreter().understand(line) {
            Parsed::Command(command) => self.carry_out(command),
            Parsed::Ambiguous(commands) => self.ask_which(commands),
            Parsed::Unknown { words, near } => self.not_known(&words, &near),
            Parsed::Senseless => self.refuse_with("not-a-move"),
            Parsed::Empty => self.refuse_with("line-empty"),
        }
    }

    fn refuse_with(&mut self, id: &str) -> Result<(), Leave> {
        self.voice.history.begin_reply();
        let text = self.voice.locale().text(id);
        self.refuse(&text)
    }

    fn not_known(&mut self, words: &[String], near: &[String]) -> Result<(), Leave> {
        self.voice.history.begin_reply();
        let locale = self.voice.locale();
        let words = shortened(&words.join(" "));
        let text = if near.is_empty() {
            locale.format("unknown-words", &args!("words" => words))
        } else {
            locale.format("unknown-near", &args!("words" => words, "near" => near.join(", ")))
        };
        self.refuse(&text)
    }

    fn ask_which(&mut self, commands: Vec<Command>) -> Result<(), Leave> {
        self.voice.history.begin_reply();
        let locale = self.voice.locale();
        let mut said = vec![Utterance::answer(locale.text("which-one"))];
        for (n, command) in commands.iter().enumerate() {
            let args = args!("n" => n + 1, "what" => command.said(locale));
            said.push(Utterance::answer(locale.format("choice", &args)));
        }
        self.pending = commands;
        self.say(&said)
    }

    fn carry_out(&mut self, command: Command) -> Result<(), Leave> {
        if let Command::Repeat = command {
            return self.repeat();
        }
        self.voice.history.begin_reply();
        let asked = self.asked.take();
        match command {
            Command::Play(moves) => self.play_moves(&moves),
            Command::Draw => self.draw(),
            Command::End => self.end(),
            Command::Undo => self.undo(),
            Command::Ask(ask) => self.ask(ask, asked.as_ref()),
            Command::Help(topic) => self.help(topic),
            Command::Rules(game) => self.rules(game),
            Command::Repeat => Ok(()),
            Command::Save => self.where_saved(),
            Command::Quit => Err(Leave::Quit),
            Command::Language(code) => self.language(code.as_deref()),
            Command::Verbosity(verbosity) => self.set_verbosity(verbosity),
            Command::Pause(switch) => self.set_pause(switch),
            Command::Braille(switch) => self.set_braille(switch),
            Command::PromptReply(switch) => self.set_prompt_reply(switch),
        }
    }

    fn view(&self) -> Option<View> {
        self.sitting.view(self.listener)
    }

    /// Whether the person at the keyboard may act; says so when not.
    fn may_act(&mut self) -> Result<bool, Leave> {
        let mine = self.view().is_some_and(|view| is_my_turn(&view));
        if !mine {
            self.refuse_with("can-not-your-turn")?;
        }
        Ok(mine)
    }

    fn draw(&mut self) -> Result<(), Leave> {
        match self.sitting.plan().game {
            Game::Rows(_) => self.act(Action::Rows(rows::Action::Draw)),
            Game::Nimm => {
                let said = self.narrator().not_in_nimm("not-in-game-draw");
                self.say(&[said])
            }
        }
    }

    fn end(&mut self) -> Result<(), Leave> {
        self.act(match self.sitting.plan().game {
            Game::Rows(_) => Action::Rows(rows::Action::End),
            Game::Nimm => Action::Nimm(nimm::Action::End),
        })
    }

    /// Carries out a draw or the end of the turn.
    fn act(&mut self, action: Action) -> Result<(), Leave> {
        if !self.may_act()? {
            return Ok(());
        }
        match self.sitting.act(action) {
            Ok((events, saving)) => {
                self.tell_own(&events)?;
                self.tell_saving(saving)
            }
            Err(refusal) => {
                let (Some(view), Some(refusal)) = (self.view(), refusal) else { return Ok(()) };
                let said = self.narrator().tell_refusal(&view, refusal);
                self.say(&[said])
            }
        }
    }

    /// Tells what the own command brought about.
    fn tell_own(&mut self, events: &[Event]) -> Result<(), Leave> {
        self.sitting.mark_told(self.listener);
        let Some(view) = self.view() else { return Ok(()) };
        let said = self.narrator().tell_own(&view, events);
        self.say(&said)
    }

    /// Tries moves, one after the other, on a copy of the match.
    fn try_moves(&self, moves: &[Move]) -> Result<Trial, NotPlayed> {
        Trial::new(self.sitting.trial(), self.listener).play(&self.narrator(), moves)
    }

    /// Carries out all of some moves, or none.
    fn play_moves(&mut self, moves: &[Move]) -> Result<(), Leave> {
        if !self.may_act()? {
            return Ok(());
        }
        match self.try_moves(moves) {
            Ok(Trial { game, actions, events, .. }) => {
                let saving = self.sitting.commit(self.listener, game, &actions, &events);
                self.tell_own(&events)?;
                self.tell_saving(saving)
            }
            Err(NotPlayed::Choice(commands)) => self.ask_which(commands),
            Err(NotPlayed::Refused(refusal)) if moves.len() > 1 => {
                let refusal = self.narrator().nothing_laid(refusal);
                self.say(&[refusal])
            }
            Err(NotPlayed::Refused(refusal)) => self.say(&[refusal]),
        }
    }

    fn undo(&mut self) -> Result<(), Leave> {
        if !self.may_act()? {
            return Ok(());
        }
        match self.sitting.undo(self.listener) {
            Err(refusal) => {
                let said = self.narrator().undo_refusal(refusal);
                self.say(&[said])
            }
            Ok((action, saving)) => {
                let Some(view) = self.view() else { return Ok(()) };
                let said = self.narrator().tell_undone(&view, action);
                self.say(&[said])?;
                self.tell_saving(saving)
            }
        }
    }

    /// Answers a question; asked twice in a row, it is answered in full.
    fn ask(&mut self, ask: Ask, asked_before: Option<&Question>) -> Result<(), Leave> {
        let Ask { question, depth } = ask;
        let depth = if asked_before == Some(&question) { Depth::Full } else { depth };
        let said = self.answer(&question, depth);
        let again = matches!(question, Question::Last | Question::History(_));
        self.asked = Some(question);
        if !again {
            return self.say(&said);
        }
        self.voice.history.reply_with(Some(self.listener), &said);
        self.voice.say_again(&said)
    }

    fn answer(&self, question: &Question, depth: Depth) -> Vec<Utterance> {
        let Some(view) = self.view() else { return Vec::new() };
        let narrator = self.narrator();
        let listener = Some(self.listener);
        match question {
            Question::Can => narrator.tell_can(&view, depth),
            Question::CanMoves(moves) => vec![self.can_moves(moves)],
            Question::Score => narrator.score_answer(self.sitting.game(), &view, depth),
            Question::Last => {
                self.voice.history.last_event(listener).map_or_else(|| self.nothing_yet(), |last| vec![last])
            }
            Question::Since => {
                let said = narrator.tell_others(&view, &self.sitting.since_turn(self.listener));
                if said.is_empty() { self.nothing_yet() } else { said }
            }
            Question::History(lines) => self.voice.history.last(listener, *lines),
            Question::Hand(_)
            | Question::Row(_)
            | Question::Board
            | Question::CanColour(_)
            | Question::CanOn(_)
            | Question::Players
            | Question::Pile
            | Question::Piles
            | Question::Buffalos
            | Question::Bridges
            | Question::Jokers
            | Question::Bonus
            | Question::Turn => match &view {
                View::Rows(view) => self.answer_rows(view, question, depth),
                View::Nimm(view) => self.answer_nimm(view, question, depth),
            },
        }
    }

    /// Answers what is asked of rows and hand, in a row game.
    fn answer_rows(&self, view: &rows::View, question: &Question, depth: Depth) -> Vec<Utterance> {
        let narrator = self.narrator();
        let game = self.sitting.game();
        match question {
            Question::Hand(None) => narrator.hand_answer(view, depth),
            Question::Hand(Some(colour)) => vec![narrator.hand_colour(view, *colour)],
            Question::Row(colour) => vec![narrator.row_answer(view, *colour, depth)],
            Question::Board => narrator.board(view, depth),
            Question::CanColour(colour) => vec![narrator.can_colour(view, *colour)],
            Question::Players => narrator.players(view, depth),
            Question::Pile => vec![narrator.pile(view)],
            Question::Bridges => narrator.bridges(view, depth),
            Question::Jokers => vec![narrator.jokers_answer(view)],
            Question::Bonus => narrator.bonus(view, depth),
            Question::Turn => vec![narrator.turn(view, game.round_number(), game.plan().rounds, depth)],
            Question::CanOn(_) | Question::Piles | Question::Buffalos => {
                vec![narrator.no_piles(game.plan().game)]
            }
            Question::Can
            | Question::CanMoves(_)
            | Question::Score
            | Question::Last
            | Question::Since
            | Question::History(_) => Vec::new(),
        }
    }

    /// Answers what is asked of piles and hand, in nimm.
    fn answer_nimm(&self, view: &nimm::View, question: &Question, depth: Depth) -> Vec<Utterance> {
        let narrator = self.narrator();
        let game = self.sitting.game();
        match question {
            Question::Hand(None) => narrator.nimm_hand(view, depth),
            Question::Piles | Question::Board => narrator.nimm_piles(view, depth),
            Question::CanOn(pile) => vec![match Cow::new(*pile) {
                Some(pile) => narrator.nimm_can_on(view, pile),
                None => narrator.no_such_pile(view, *pile),
            }],
            Question::Players => narrator.nimm_players(view, depth),
            Question::Pile => vec![narrator.nimm_stock(view)],
            Question::Buffalos => vec![narrator.nimm_buffalos(view)],
            Question::Turn => vec![narrator.nimm_turn(view, game.round_number(), game.plan().rounds, depth)],
            Question::Bridges => vec![narrator.not_in_game(Game::Nimm, rows::Feature::Bridges)],
            Question::Jokers => vec![narrator.not_in_game(Game::Nimm, rows::Feature::Jokers)],
            Question::Bonus => vec![narrator.not_in_nimm("not-in-game-bonus")],
            Question::Hand(Some(_)) | Question::Row(_) | Question::CanColour(_) => {
                vec![narrator.no_colours()]
            }
            Question::Can
            | Question::CanMoves(_)
            | Question::Score
            | Question::Last
            | Question::Since
            | Question::History(_) => Vec::new(),
        }
    }

    fn nothing_yet(&self) -> Vec<Utterance> {
        vec![Utterance::answer(self.voice.locale().text("nothing-happened"))]
    }

    /// Whether moves would be accepted, tried on a copy.
    fn can_moves(&self, moves: &[Move]) -> Utterance {
        if !self.view().is_some_and(|view| is_my_turn(&view)) {
            return Utterance::answer(self.voice.locale().text("can-not-your-turn"));
        }
        match self.try_moves(moves) {
            Ok(Trial { actions, .. }) => match actions.last() {
                Some(action) => self.narrator().tell_yes(*action),
                None => self.narrator().undo_refusal(UndoRefusal::NothingDone),
            },
            Err(NotPlayed::Refused(refusal)) => Utterance { kind: Kind::Answer, ..refusal },
            Err(NotPlayed::Choice(commands)) => {
                let said: Vec<String> =
                    commands.iter().map(|command| command.said(self.voice.locale())).collect();
                self.narrator().can_several(&said)
            }
        }
    }

    fn repeat(&mut self) -> Result<(), Leave> {
        let again = self.voice.history.reply(Some(self.listener));
        if again.is_empty() {
            return self.refuse_with("repeat-nothing");
        }
        self.voice.say_again(&again)
    }

    fn help(&mut self, topic: Option<Topic>) -> Result<(), Leave> {
        let id = match topic {
            None if self.sitting.plan().game == Game::Nimm => "help-nimm",
            None => "help",
            Some(Topic::Lay) if self.sitting.plan().game == Game::Nimm => "help-piles",
            Some(Topic::Piles) => "help-piles",
            Some(Topic::Lay) => "help-lay",
            Some(Topic::Questions) => "help-questions",
            Some(Topic::Joker) => "help-joker",
            Some(Topic::Bridge) => "help-bridge",
            Some(Topic::Bonus) => "help-bonus",
            Some(Topic::Turn) => "help-turn",
            Some(Topic::Settings) => "help-settings",
            Some(Topic::Braille) => "help-braille",
        };
        let said: Vec<Utterance> = self.voice.locale().text(id).lines().map(Utterance::answer).collect();
        self.say(&said)
    }

    fn rules(&mut self, game: Option<Game>) -> Result<(), Leave> {
        let game = game.unwrap_or(self.sitting.plan().game);
        let lines = super::reading::rules(self.voice.locale(), game);
        self.voice.recite(&lines)
    }

    fn where_saved(&mut self) -> Result<(), Leave> {
        let locale = self.voice.locale();
        let text = match self.sitting.saver().path() {
            Some(path) if !self.sitting.saver().is_behind() => {
                locale.format("saved", &args!("path" => told(path)))
            }
            Some(_) | None => locale.text("not-saved"),
        };
        self.say(&[Utterance::answer(text)])
    }

    fn language(&mut self, code: Option<&str>) -> Result<(), Leave> {
        let Some(language) = code.and_then(|code| code.parse().ok()) else {
            return self.refuse_with("language-choose");
        };
        self.voice.set_language(language);
        super::new_game::names_in(self.voice.locale(), &mut self.sitting.names);
        self.changed.push(Change::Language(self.voice.locale().language().code()));
        super::launch::set_interruption(self.voice, &self.sitting);
        let text = self.voice.locale().text("language-set");
        self.say(&[Utterance::answer(text)])
    }

    fn set_verbosity(&mut self, verbosity: Option<Verbosity>) -> Result<(), Leave> {
        let Some(verbosity) = verbosity else { return self.refuse_with("verbosity-choose") };
        self.voice.verbosity = verbosity;
        self.changed.push(Change::Verbosity(verbosity));
        let text = self.voice.locale().format("verbosity-set", &args!("level" => verbosity.id()));
        self.say(&[Utterance::answer(text)])
    }

    fn set_pause(&mut self, switch: Option<Switch>) -> Result<(), Leave> {
        match switch {
            Some(Switch::On) => self.pause = true,
            Some(Switch::Off) => self.pause = false,
            None => {}
        }
        if switch.is_some() {
            self.changed.push(Change::Pause(self.pause));
        }
        let state = if self.pause { "on" } else { "off" };
        let text = self.voice.locale().format("pause-set", &args!("state" => state));
        self.say(&[Utterance::answer(capitalised(&text))])
    }
}

fn is_my_turn(view: &View) -> bool {
    match view {
        View::Rows(view) => view.is_my_turn(),
        View::Nimm(view) => view.is_my_turn(),
    }
}
