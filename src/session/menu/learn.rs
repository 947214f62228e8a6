//! Lessons: which, and from where on.

use super::super::command_handler::CommandHandler;
use super::super::conversation::{Conversation, Listener};
use super::super::dialog::User;
use super::super::lesson::{Classroom, Course};
use super::super::matches::Solo;
use super::super::prompt::Prompt;
use super::super::request::{Family, Leave, Setting};
use super::seating::kept_name;
use crate::cards::Seat;
use crate::locale::args;
use crate::narration::capitalised;

/// Gives the lessons of a family, or of one that is asked for, from where they were left.
pub(super) async fn ask(user: &User, family: Option<Family>) -> Result<(), Leave> {
    let family = match family {
        Some(family) => Some(family),
        None => ask_family(user).await?,
    };
    let Some(family) = family else { return Ok(()) };
    let course = Course::of(family);
    let Some(from) = ask_from(user, &course).await? else { return Ok(()) };
    let profile = user.profile();
    let name =
        kept_name(profile.locale(), &profile.settings).unwrap_or_else(|| capitalised(&user.text("name-you")));
    match teach(user, &course, from, &name).await {
        Ok(()) => Ok(()),
        Err(left @ (Leave::Quit | Leave::Menu | Leave::NewGame | Leave::InputEnded | Leave::Interrupted)) => {
            let number = done_so_far(user, &course) + 1;
            user.notice(&user.profile().locale().lesson("learn-left", &args!("n" => number)));
            Err(left)
        }
        Err(left @ (Leave::Resigned | Leave::OutputClosed)) => Err(left),
    }
}

/// Gives the lessons of a course from one with a number from 1 on; each that is done is kept with its number.
async fn teach(user: &User, course: &Course, from: usize, name: &str) -> Result<(), Leave> {
    for number in from.max(1)..=course.lessons.len() {
        let profile = user.profile();
        let Some(classroom) = Classroom::open(course, number, profile.locale(), name) else { continue };
        let (names, players) =
            classroom.table().map(|table| (table.names(), table.player_kinds())).unwrap_or_default();
        let listener = Listener::Alone(Seat::at(0));
        let talk = Conversation::new(profile.preferences.clone(), listener, names).with_players(players);
        let (_, left) = user.enter(Solo::new(talk, classroom)).await;
        left?;
        user.set(Setting::LessonDone(course.family, number)).await?;
    }
    Ok(())
}

/// Returns how many lessons of a course were done.
fn done_so_far(user: &User, course: &Course) -> usize {
    let done = user.profile().settings.lessons.get(course.family.id()).copied();
    done.unwrap_or_default().min(course.lessons.len())
}

async fn ask_family(user: &User) -> Result<Option<Family>, Leave> {
    let profile = user.profile();
    let lesson = |id: &str| profile.locale().lesson(id, &args!());
    let name = |family: Family| match family {
        Family::Elevens => lesson("learn-elevens"),
        Family::Classic => lesson("learn-classic"),
        Family::Nimm => lesson("learn-nimm"),
    };
    let list = Prompt::list(lesson("learn-title"), Family::ALL.map(name).to_vec());
    let chosen = user.choose(list).await?;
    Ok(chosen.and_then(|chosen| Family::ALL.into_iter().nth(chosen)))
}

/// The lesson to begin with: of some that were done the next, or the first again; nothing for neither.
async fn ask_from(user: &User, course: &Course) -> Result<Option<usize>, Leave> {
    let (done, of) = (done_so_far(user, course), course.lessons.len());
    if done == 0 || done == of {
        return Ok(Some(1));
    }
    let profile = user.profile();
    let locale = profile.locale();
    let title = locale.lesson("learn-where", &args!("done" => done, "of" => of));
    let items =
        [locale.lesson("learn-go-on", &args!("n" => done + 1)), locale.lesson("learn-again", &args!())];
    let chosen = user.choose(Prompt::list(title, items.to_vec())).await?;
    Ok(chosen.map(|chosen| if chosen == 0 { done + 1 } else { 1 }))
}
