//! Lessons and the desk of a referee at this keyboard.

use super::driver::Driver;
use super::voice::Voice;
use crate::cards::Seat;
use crate::session::{Classroom, Conversation, Counterpart, Course, Desk, Leave, Listener, Solo};
use crate::store::Saver;

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
        if let Some(classroom) = Classroom::open(course, number, voice.locale(), name) {
            give(voice, classroom)?;
            done(voice, number);
        }
    }
    Ok(())
}

/// Gives one lesson.
fn give(voice: &mut Voice, classroom: Classroom) -> Result<(), Leave> {
    let (names, sitters) =
        classroom.table().map(|table| (table.names(), table.sitters())).unwrap_or_default();
    let talk =
        Conversation::new(voice.manner.clone(), Listener::Alone(Seat::at(0)), names).with_sitters(sitters);
    run(voice, talk, classroom)
}

/// Keeps a table with real cards to the end of the match.
///
/// # Errors
/// Why it was left before.
pub fn keep(voice: &mut Voice, desk: Desk, names: &[String]) -> Result<(), Leave> {
    let talk = Conversation::new(voice.manner.clone(), Listener::Referee, names);
    run(voice, talk, desk)
}

fn run(voice: &mut Voice, talk: Conversation, with: impl Counterpart) -> Result<(), Leave> {
    Driver::new(voice, &mut Solo::new(talk, with), Saver::nowhere()).run()
}
