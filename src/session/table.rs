use super::match_history::MatchHistory;
use crate::cards::Seat;
use crate::narration::{Past, shortened};
use crate::players::{Player, PlayerKind, Strength};
use crate::record::{ActionLine, Attempt, EndLine, Header, Line, RecordedMove, RoundLine, TotalsLine};
use crate::resolve::{Act, Board, Tried};
use crate::rules::{
    Action, Event, Match, Plan, PlayedRound, Position, Refusal, Round, UndoRefusal, View, nimm,
};
use crate::store::StoredMatch;
use rand::rngs::ChaCha8Rng;

/// A match with those who play it; it saves nothing, but hands out each line of its record.
#[derive(Debug)]
pub struct MatchTable {
    game: Match,
    names: Vec<String>,
    players: Vec<PlayerKind>,
    rng: ChaCha8Rng,
    history: MatchHistory,
    attempt: Option<Attempt>,
    is_given_up: bool,
}

impl MatchTable {
    /// A match that is about to begin.
    #[must_use]
    pub fn new(game: Match, names: Vec<String>, players: Vec<PlayerKind>, rng: ChaCha8Rng) -> MatchTable {
        let mut history = MatchHistory::new(game.plan().seats);
        // A lesson begins with cards that were dealt for it.
        history.begin(&game);
        MatchTable { game, names, players, rng, history, attempt: None, is_given_up: false }
    }

    /// The same as a try at the deal of a day; `None` is none.
    #[must_use]
    pub fn attempting(self, attempt: Option<Attempt>) -> MatchTable {
        MatchTable { attempt, ..self }
    }

    /// The try at the deal of a day that is played here.
    #[must_use]
    pub const fn attempt(&self) -> Option<Attempt> {
        self.attempt
    }

    /// Makes the table of a stored match as it was left; gives back the lines that its record lacks, where it broke off
    /// between the last action and what follows from it. Where no seed was chosen, cards are dealt by `chance`.
    #[must_use]
    pub fn of_stored(stored: StoredMatch, chance: u64) -> (MatchTable, Vec<Line>) {
        let (kinds, rng, owes_end) = (stored.player_kinds(), stored.rng(chance), stored.owes_end);
        let mut table = MatchTable {
            // What another program wrote is told no longer than can be listened to.
            names: stored.header.players.iter().map(|name| shortened(name)).collect(),
            players: kinds,
            rng,
            history: MatchHistory::resumed(stored.game.plan().seats, stored.rounds),
            attempt: stored.header.attempt(),
            is_given_up: stored.is_over && !stored.game.is_over(),
            game: stored.game,
        };
        let end = table.end_line().filter(|_| owes_end);
        let owed = end.into_iter().chain(table.end_idle_turn()).collect();
        (table, owed)
    }

    /// Every round that began, with its number, as it was played so far.
    #[must_use]
    pub fn rounds_played(&self) -> &[(u32, PlayedRound)] {
        self.history.rounds()
    }

    /// Those of them that are over.
    #[must_use]
    pub fn rounds_over(&self) -> &[(u32, PlayedRound)] {
        let running = usize::from(self.game.is_round_running());
        let all = self.history.rounds();
        all.get(..all.len().saturating_sub(running)).unwrap_or_default()
    }

    /// The match.
    #[must_use]
    pub const fn game(&self) -> &Match {
        &self.game
    }

    /// Returns what was settled before the match.
    #[must_use]
    pub const fn plan(&self) -> &Plan {
        self.game.plan()
    }

    /// The names by seat.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Returns who plays a seat.
    #[must_use]
    pub fn player_kind(&self, seat: Seat) -> PlayerKind {
        self.players.get(seat.index()).copied().unwrap_or(PlayerKind::Person)
    }

    /// Returns who plays each seat.
    #[must_use]
    pub fn player_kinds(&self) -> &[PlayerKind] {
        &self.players
    }

    /// The seats of people.
    #[must_use]
    pub fn people(&self) -> Vec<Seat> {
        Seat::all(self.plan().seats).filter(|seat| self.player_kind(*seat) == PlayerKind::Person).collect()
    }

    /// The seat whose turn it is, while a round is played.
    #[must_use]
    pub fn to_act(&self) -> Option<Seat> {
        self.game.round().filter(|_| self.game.is_round_running()).map(Position::to_act)
    }

    /// Returns what a seat knows of the round.
    #[must_use]
    pub fn view(&self, seat: Seat) -> Option<View> {
        self.game.seen_by(seat)
    }

    /// The first line of the record.
    #[must_use]
    pub fn header(&self, seed: Option<u64>) -> Line {
        let header = Header {
            kinds: Some(self.players.iter().map(|player| player.id().to_owned()).collect()),
            seed,
            ..Header::new(self.plan(), self.names.clone())
        };
        Line::Header(match self.attempt {
            Some(attempt) => header.attempting(attempt),
            None => header,
        })
    }

    /// Deals the next round; gives back the lines to be saved.
    #[must_use]
    pub fn deal(&mut self) -> Vec<Line> {
        let dealt = match self.attempt {
            Some(attempt) => self.game.deal_round(&mut attempt.deal.fate()).cloned(),
            None => self.game.deal_round(&mut self.rng).cloned(),
        };
        let number = self.game.round_number();
        if dealt.is_ok() {
            self.history.begin(&self.game);
        }
        dealt.iter().map(|round| Line::Round(RoundLine::new(number, round))).collect()
    }

    /// Makes moves that were tried on a copy real; gives back the lines to be saved.
    #[must_use]
    pub fn commit(&mut self, seat: Seat, tried: Tried<Match>) -> Vec<Line> {
        let Tried { board, acts } = tried;
        let line = |act: &Act| Line::Action(ActionLine::new(seat, RecordedMove::Act(act.action)));
        let mut lines: Vec<Line> = acts.iter().map(line).collect();
        self.game = board;
        acts.iter().for_each(|act| self.history.note(act.action));
        lines.extend(self.end_line());
        lines.extend(self.end_idle_turn());
        lines
    }

    /// Ends a turn of `nimm` in which nothing else is left to be done; gives back the lines to be saved.
    #[must_use]
    pub fn end_idle_turn(&mut self) -> Vec<Line> {
        let end = Action::Nimm(nimm::Action::End);
        let legal = self.to_act().and_then(|seat| self.view(seat)).map(|view| view.legal_actions());
        if legal.is_none_or(|legal| legal != [end]) {
            return Vec::new();
        }
        self.act(end).map(|(_, lines)| lines).unwrap_or_default()
    }

    /// Carries out one action of the seat to act; gives back what happened, and the lines to be saved.
    ///
    /// # Errors
    /// Why the rules refuse it.
    pub fn act(&mut self, action: Action) -> Result<(Vec<Event>, Vec<Line>), Refusal> {
        let seat = self.game.to_act();
        let mut events = Vec::new();
        Board::play(&mut self.game, action, &mut events)?;
        self.history.note(action);
        let seat = seat.unwrap_or(Seat::at(0));
        let line = Line::Action(ActionLine::new(seat, RecordedMove::Act(action)));
        Ok((events, std::iter::once(line).chain(self.end_line()).collect()))
    }

    /// The line that ends the round, if it is over.
    #[must_use]
    pub fn end_line(&self) -> Option<Line> {
        let (end, scores) = (self.game.round_end()?, self.game.scored().last()?);
        Some(Line::End(EndLine::new(end, scores)))
    }

    /// Takes the last action of this turn back; gives back what it was, and the line to be saved.
    ///
    /// # Errors
    /// Why it can't be taken back.
    pub fn undo(&mut self, seat: Seat) -> Result<(Action, Line), UndoRefusal> {
        let action = self.game.undo()?;
        self.history.take_back();
        Ok((action, Line::Action(ActionLine::new(seat, RecordedMove::Undo))))
    }

    /// The computer at that seat plays its turn; gives back the lines to be saved, those of each action together.
    #[must_use]
    pub fn computer_turn(&mut self, seat: Seat, kind: Strength) -> Vec<Vec<Line>> {
        let mut lines = Vec::new();
        let mut player = Player::new(kind);
        self.this_round(seat).iter().for_each(|past| player.see(&past.view, &past.events));
        while self.to_act() == Some(seat) {
            let Some(view) = self.view(seat) else { break };
            let Some(action) = player.choose(&view, &mut self.rng) else { break };
            match self.act(action) {
                Ok((_, done)) => lines.push(done),
                Err(_) => break,
            }
        }
        lines
    }

    /// Returns whether whoever plays a seat searches for its turn, which may take a while.
    #[must_use]
    pub fn searches(&self, seat: Seat) -> bool {
        self.player_kind(seat).kind().is_some_and(|kind| Player::new(kind).searches())
    }

    /// A copy on which a computer may play its turn elsewhere: it draws the same lots as would be drawn here.
    #[must_use]
    pub fn copy(&self) -> MatchTable {
        MatchTable {
            game: self.game.clone(),
            names: self.names.clone(),
            players: self.players.clone(),
            rng: ChaCha8Rng::deserialize_state(&self.rng.serialize_state()),
            history: self.history.clone(),
            attempt: self.attempt,
            is_given_up: self.is_given_up,
        }
    }

    /// Takes the turn that a computer played elsewhere, on a copy of the table: all goes on as if it had been played
    /// here. What each seat was told meanwhile stays told.
    pub fn adopt_turn(&mut self, played: MatchTable) {
        self.game = played.game;
        self.rng = played.rng;
        self.history.adopt_turns(played.history);
    }

    /// Has all that happened after the last turn of this seat told again: its player was away.
    pub fn come_back(&mut self, seat: Seat) {
        self.history.come_back(seat);
    }

    /// Returns what an onlooker sees of the round: what lies open.
    #[must_use]
    pub fn watched(&self) -> Option<View> {
        self.game.round().map(Round::watched)
    }

    /// Returns what happened this round from an action on, as far as everybody may know it, and how many actions there are.
    #[must_use]
    pub fn watched_from(&self, action: usize) -> (Vec<Past>, usize) {
        self.history.watched_from(action)
    }

    /// The line that ends the match.
    #[must_use]
    pub fn totals(&self) -> Line {
        Line::Totals(TotalsLine::new(&self.game.totals(), &self.game.winners()))
    }

    /// Ends the match because a seat gives it up; gives back the line to be saved, unless the match is over.
    pub fn give_up(&mut self, seat: Seat) -> Option<Line> {
        let is_over = self.is_over();
        self.is_given_up = true;
        (!is_over).then(|| Line::Totals(TotalsLine::resigned(self.game.standing(), seat)))
    }

    /// Returns whether all rounds were played, or somebody gave the match up.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.is_given_up || self.game.is_over()
    }

    /// Returns what happened that this seat was not told yet, as far as it may know it; it counts as told now.
    pub fn news(&mut self, seat: Seat) -> Vec<Past> {
        self.history.news(seat)
    }

    /// Marks all that happened up to now as told to this seat.
    pub fn mark_told(&mut self, seat: Seat) {
        self.history.mark_told(seat);
    }

    /// Returns what happened since this seat's last turn, as far as it may know it.
    #[must_use]
    pub fn since_turn(&self, seat: Seat) -> Vec<Past> {
        self.history.since_turn(seat)
    }

    /// Returns what happened this round, as far as this seat may know it.
    #[must_use]
    pub fn this_round(&self, seat: Seat) -> Vec<Past> {
        self.history.this_round(seat)
    }
}
