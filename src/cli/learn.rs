//! Lessons: which, from where on, and what is kept of them.

use super::new_game::kept_name;
use crate::dialogue::{Course, Family, Leave};
use crate::keyboard::{Voice, choose, teach};
use crate::locale::args;
use crate::narration::capitalised;

/// Gives the lessons of a family, or of one that is asked for, from where they were left.
///
/// # Errors
/// Why they were left.
pub fn run(voice: &mut Voice, family: Option<Family>) -> Result<(), Leave> {
    let family = match family {
        Some(family) => family,
        None => ask_family(voice)?,
    };
    let course = Course::of(family);
    let from = ask_from(voice, &course)?;
    let name = kept_name(voice.locale(), voice.kept.settings())
        .unwrap_or_else(|| capitalised(&voice.locale().text("name-you")));
    let done = |voice: &mut Voice, number| {
        voice.keep(|settings| {
            settings.lessons.insert(family.id().to_owned(), number);
        });
    };
    let learnt = teach(voice, &course, from, &name, done);
    if learnt == Err(Leave::Quit) {
        let text = voice.locale().lesson("learn-left", &args!("n" => done_so_far(voice, &course) + 1));
        voice.notice(&text)?;
    }
    learnt
}

/// How many lessons of a course were done.
fn done_so_far(voice: &Voice, course: &Course) -> usize {
    let done = voice.kept.settings().lessons.get(course.family.id());
    done.copied().unwrap_or_default().min(course.lessons.len())
}

fn ask_family(voice: &mut Voice) -> Result<Family, Leave> {
    let locale = voice.locale();
    let name = |family: Family| match family {
        Family::Elevens => locale.lesson("learn-elevens", &args!()),
        Family::Classic => locale.lesson("learn-classic", &args!()),
        Family::Nimm => locale.lesson("learn-nimm", &args!()),
    };
    let names = Family::ALL.map(name);
    let title = locale.lesson("learn-title", &args!());
    let chosen = choose(voice, &title, &names)?;
    Ok(Family::ALL.into_iter().nth(chosen).unwrap_or(Family::Elevens))
}

/// The lesson to begin with: of some that were done the next, or the first again.
fn ask_from(voice: &mut Voice, course: &Course) -> Result<usize, Leave> {
    let (done, of) = (done_so_far(voice, course), course.lessons.len());
    if done == 0 || done == of {
        return Ok(1);
    }
    let locale = voice.locale();
    let title = locale.lesson("learn-where", &args!("done" => done, "of" => of));
    let ways =
        [locale.lesson("learn-go-on", &args!("n" => done + 1)), locale.lesson("learn-again", &args!())];
    Ok(if choose(voice, &title, &ways)? == 0 { done + 1 } else { 1 })
}
