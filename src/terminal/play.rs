//! A match at the keyboard: whose turn it is, who sits there, and lines until it is over.

use super::keys;
use super::moment::{prepare_line, tell_moment};
use super::party::Party;
use super::think::computer_turn;
use crate::cards::Seat;
use crate::players::PlayerKind;
use crate::session::{self, Begin, Leave, Mode, hear};

/// Plays the match to its end.
///
/// # Errors
/// Why it was left before.
pub fn play(party: &mut Party<'_>, begin: Begin) -> Result<(), Leave> {
    let left = play_on(party, begin);
    party.voice.forget_moment();
    left
}

fn play_on(party: &mut Party<'_>, begin: Begin) -> Result<(), Leave> {
    party.with_talk(|talk, table| session::tell_beginning(talk, table, begin))?;
    let mut welcomes = begin == Begin::First;
    loop {
        if !party.table.game().is_round_running() {
            if party.table.game().is_over() {
                return finish(party);
            }
            begin_round(party)?;
            if std::mem::take(&mut welcomes) {
                party.with_talk(|talk, table| session::tell_welcome(talk, table))?;
            }
        }
        let Some(seat) = party.table.to_act() else { return Ok(()) };
        match party.table.sitter(seat) {
            PlayerKind::Computer(_) => {
                computer_turn(party, seat)?;
                pause_after_turn(party)?;
            }
            PlayerKind::Person => {
                hand_over(party, seat)?;
                take_turn(party, seat)?;
            }
        }
        if !party.table.game().is_round_running() {
            party.with_talk(session::tell_round_over)?;
        }
    }
}

fn begin_round(party: &mut Party<'_>) -> Result<(), Leave> {
    party.patience.begin_anew();
    let lines = party.table.deal();
    party.save(&lines)?;
    party.with_talk(|talk, table| session::tell_round(talk, table))
}

/// Lets another person sit down at the keyboard, alone; of the one before nothing is left.
fn hand_over(party: &mut Party<'_>, seat: Seat) -> Result<(), Leave> {
    let change = party.is_shared() && party.called != Some(seat);
    party.called = Some(seat);
    if !change {
        return Ok(());
    }
    party.make_way_for(seat);
    party.with_talk(|talk, _| session::call_alone(talk))?;
    hear_while(party, Mode::Away)?;
    party.sit();
    Ok(())
}

/// Hears lines as long as the conversation takes them so.
fn hear_while(party: &mut Party<'_>, mode: Mode) -> Result<(), Leave> {
    while party.talk().is_some_and(|(talk, _)| talk.mode() == mode) {
        tell_moment(party);
        let came = party.voice.hear_any()?;
        party.with_talk(|talk, table| hear(talk, table, came))?;
    }
    Ok(())
}

/// A person's turn: news, then lines of input until it is over.
fn take_turn(party: &mut Party<'_>, seat: Seat) -> Result<(), Leave> {
    party.patience.begin_anew();
    party.with_talk(session::tell_turn)?;
    while party.table.to_act() == Some(seat) {
        prepare_line(party);
        tell_moment(party);
        if party.keys.is_some() {
            keys::obey_key(party)?;
            continue;
        }
        let came = party.voice.hear_any()?;
        party.with_talk(|talk, table| hear(talk, table, came))?;
    }
    party.table.mark_told(seat);
    Ok(())
}

/// With the setting on, a computer's turn is told at once, and the game waits; questions are answered meanwhile.
fn pause_after_turn(party: &mut Party<'_>) -> Result<(), Leave> {
    if !party.voice.manner.pause || party.is_shared() || !party.table.game().is_round_running() {
        return Ok(());
    }
    let next = party.table.to_act();
    if party.talk().is_some_and(|(talk, _)| talk.seat() == next) {
        return Ok(());
    }
    party.patience.begin_anew();
    party.with_talk(session::tell_pause)?;
    hear_while(party, Mode::Pause)
}

/// Tells who won.
fn finish(party: &mut Party<'_>) -> Result<(), Leave> {
    let saving = party.saver.save(&[party.table.totals()]);
    party.with_talk(|talk, table| session::tell_match_over(talk, table))?;
    party.tell_saving(saving)
}
