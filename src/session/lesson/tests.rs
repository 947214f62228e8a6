//! Every lesson is a deal of its game, and can be done.

use super::super::request::Family;
use super::course::{Course, Task};
use super::deal::{dealt, legal};
use super::remark::Remark;
use crate::locale::{LANGUAGES, Locale, args};
use crate::resolve::Board;

#[test]
fn each_step_can_be_done() {
    for family in Family::ALL {
        let course = Course::of(family);
        assert!(course.lessons.len() >= 3, "{family}");
        for lesson in &course.lessons {
            let mut game = dealt(lesson).unwrap_or_else(|| panic!("{family} {}: no deal", lesson.id));
            for step in &lesson.steps {
                let what = format!("{family} {} {}", lesson.id, step.id);
                let actions = step.task.actions(game.plan().game);
                match &step.task {
                    Task::Ask(_) => assert!(step.task.question().is_some(), "{what}"),
                    Task::Do(codes) => assert_eq!(actions.len(), codes.len(), "{what}"),
                    Task::Play(play) => assert!(play, "{what}"),
                }
                for action in actions {
                    game.play(action, &mut ()).unwrap_or_else(|fault| panic!("{what}: {action}: {fault:?}"));
                }
                for code in &step.then {
                    match legal(&game, code) {
                        Some(action) => game.play(action, &mut ()).unwrap(),
                        None => assert_eq!(code, ".", "{what}"),
                    }
                }
                assert!(
                    game.to_act().is_none_or(|seat| seat.index() == 0)
                        || step.id == lesson.steps.last().unwrap().id,
                    "{what}"
                );
            }
        }
    }
}

#[test]
fn everything_that_is_taught_is_said_in_each_language() {
    for language in &LANGUAGES {
        let locale = Locale::load(language);
        let says = |id: &str| assert_ne!(locale.lesson(id, &args!()), id, "{language}");
        for remark in Remark::ALL {
            says(remark.id());
        }
        for family in Family::ALL {
            for lesson in Course::of(family).lessons {
                says(&format!("lesson-{family}-{}", lesson.id));
                for step in lesson.steps {
                    says(&format!("lesson-{family}-{}-{}", lesson.id, step.id));
                    says(&format!("lesson-{family}-{}-{}-why", lesson.id, step.id));
                }
            }
        }
    }
}
