//! Lessons at the keyboard.

use super::unsaved::carry_out;
use super::voice::Voice;
use crate::cards::Seat;
use crate::locale::{Locale, args};
use crate::narration::Utterance;
use crate::session::{self, Classroom, Conversation, Course, Leave, Listener, hear, sayable_now};

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
    carry_out(voice, &mut talk, begun, whole_commands)?;
    while !classroom.is_over() {
        voice.complete(sayable_now(&talk, classroom.table()));
        if voice.fingers.is_held() {
            let board = session::board(&talk, classroom.table());
            voice.fingers.set_board(board);
        }
        let came = voice.hear_any()?;
        let effects = hear(&mut talk, classroom, came);
        carry_out(voice, &mut talk, effects, whole_commands)?;
    }
    Ok(())
}

/// A lesson is done by whole commands.
#[expect(clippy::unnecessary_wraps, reason = "elsewhere nothing has to be said")]
fn whole_commands(locale: &Locale) -> Option<Utterance> {
    Some(Utterance::refusal(locale.lesson("lesson-no-keys", &args!())))
}
