//! Lessons: which, from where on, and what is kept of them.

use super::evening::{End, Next};
use super::new_game::kept_name;
use crate::locale::args;
use crate::narration::capitalised;
use crate::session::{Course, Family, Leave};
use crate::terminal::{Voice, choose, teach};

/// Gives the lessons of a family, or of one that is asked for, from where they were left; then comes the menu.
///
/// # Errors
/// How the evening ends with them.
pub fn run(voice: &mut Voice, family: Option<Family>) -> Result<Next, End> {
    let family = match family {
        Some(family) => Some(family),
        None => ask_family(voice)?,
    };
    let Some(family) = family else { return Ok(Next::Menu) };
    let course = Course::of(family);
    let Some(from) = ask_from(voice, &course)? else { return Ok(Next::Menu) };
    let name = kept_name(voice.locale(), voice.kept.settings())
        .unwrap_or_else(|| capitalised(&voice.locale().text("name-you")));
    let done = |voice: &mut Voice, number| {
        voice.keep(|settings| {
            settings.lessons.insert(family.id().to_owned(), number);
        });
    };
    match teach(voice, &course, from, &name, done) {
        Ok(()) => Ok(Next::Menu),
        Err(left @ (Leave::Quit | Leave::Menu | Leave::NewGame | Leave::InputEnded | Leave::Interrupted)) => {
            let number = done_so_far(voice, &course) + 1;
            let text = voice.locale().lesson("learn-left", &args!("n" => number));
            voice.notice(&text)?;
            Err(End::Left(left))
        }
        Err(left @ (Leave::Resigned | Leave::OutputClosed)) => Err(End::Left(left)),
    }
}

/// How many lessons of a course were done.
fn done_so_far(voice: &Voice, course: &Course) -> usize {
    let done = voice.kept.settings().lessons.get(course.family.id());
    done.copied().unwrap_or_default().min(course.lessons.len())
}

fn ask_family(voice: &mut Voice) -> Result<Option<Family>, Leave> {
    let locale = voice.locale();
    let name = |family: Family| match family {
        Family::Elevens => locale.lesson("learn-elevens", &args!()),
        Family::Classic => locale.lesson("learn-classic", &args!()),
        Family::Nimm => locale.lesson("learn-nimm", &args!()),
    };
    let names = Family::ALL.map(name);
    let title = locale.lesson("learn-title", &args!());
    let chosen = choose(voice, &title, &names)?;
    Ok(chosen.and_then(|chosen| Family::ALL.into_iter().nth(chosen)))
}

/// The lesson to begin with: of some that were done the next, or the first again; `None` for neither.
fn ask_from(voice: &mut Voice, course: &Course) -> Result<Option<usize>, Leave> {
    let (done, of) = (done_so_far(voice, course), course.lessons.len());
    if done == 0 || done == of {
        return Ok(Some(1));
    }
    let locale = voice.locale();
    let title = locale.lesson("learn-where", &args!("done" => done, "of" => of));
    let ways =
        [locale.lesson("learn-go-on", &args!("n" => done + 1)), locale.lesson("learn-again", &args!())];
    Ok(choose(voice, &title, &ways)?.map(|chosen| if chosen == 0 { done + 1 } else { 1 }))
}
