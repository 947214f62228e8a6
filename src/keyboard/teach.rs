//! Lessons at the keyboard.

use super::interrupt::say_on_interrupt;
use super::voice::Voice;
use super::wishes;
use crate::cards::Seat;
use crate::dialogue::{
    self, Classroom, Conversation, Course, Effect, Leave, Listener, Wish, hear, sayable_now,
};
use crate::locale::args;
use crate::narration::Utterance;

/// Gives the lessons of a course from one with a number from 1 on; each that is done is told with its number.
///
/// # Errors
/// Why it was left before the last.
pub fn teach(
    voice: &mut Voice,
    course: &Course,
    from: usize,
    name: &str,
    mut done: impl FnMut(&mut Voice, usize),
) -> Result<(), Leave> {
    for number in from.max(1)..=course.lessons.len() {
        if let Some(mut classroom) = Classroom::open(course, number, voice.locale(), name) {
            give(voice, &mut classroom)?;
            done(voice, number);
        }
    }
    Ok(())
}

/// Gives one lesson.
fn give(voice: &mut Voice, classroom: &mut Classroom) -> Result<(), Leave> {
    let table = classroom.table();
    let mut talk = Conversation::new(voice.manner.clone(), Listener::Alone(Seat::at(0)), table.names())
        .with_sitters(table.sitters());
    let begun = classroom.begin(&mut talk);
    carry_out(voice, &mut talk, begun)?;
    while !classroom.is_over() {
        voice.complete(sayable_now(&talk, classroom.table()));
        if voice.fingers.is_held() {
            let board = dialogue::board(&talk, classroom.table());
            voice.fingers.set_board(board);
        }
        let came = voice.hear_any()?;
        let effects = hear(&mut talk, classroom, came);
        carry_out(voice, &mut talk, effects)?;
    }
    Ok(())
}

fn carry_out(voice: &mut Voice, talk: &mut Conversation, effects: Vec<Effect>) -> Result<(), Leave> {
    for effect in effects {
        match effect {
            Effect::Say(said) => voice.utter(&said)?,
            Effect::Recite(lines) => voice.recite(&lines)?,
            Effect::Change(change) => {
                voice.adopt(&change);
                say_on_interrupt(voice.locale(), None);
            }
            Effect::Wish(wish) => {
                let said = grant(voice, talk, wish);
                carry_out(voice, talk, said)?;
            }
            Effect::Silence => voice.silence(),
            Effect::Leave(leave) => return Err(leave),
            // A lesson is not saved, and nobody else comes.
            Effect::Save(_) | Effect::Arrived | Effect::GoOn => {}
        }
    }
    Ok(())
}

fn grant(voice: &mut Voice, talk: &mut Conversation, wish: Wish) -> Vec<Effect> {
    match wish {
        Wish::WhereSaved => Vec::new(),
        Wish::Keys => {
            let text = talk.locale().lesson("lesson-no-keys", &args!());
            talk.reply(&[Utterance::refusal(text)])
        }
        Wish::Speech(_)
        | Wish::Tune(_)
        | Wish::Voice(_)
        | Wish::Braille(_)
        | Wish::PromptReply(_)
        | Wish::Sounds(_) => talk.reply(&wishes::grant(voice, wish)),
    }
}
