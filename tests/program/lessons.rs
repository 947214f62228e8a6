//! Every lesson in each language, as it is told to be done, and by somebody who does everything wrong first.

use elevens::cards::Seat;
use elevens::locale::{LANGUAGES, Language, Locale, args};
use elevens::session::{
    Classroom, CommandHandler, Conversation, Course, Effect, Family, Input, InputSource, Leave, Listener,
    Preferences, hear, sayable_now,
};

/// How the texts of a language say what to type.
const TYPE: [(&str, &str); 3] = [("en", "Type: "), ("fr", "Tapez : "), ("nl", "Typ: ")];

struct Pupil {
    classroom: Classroom,
    talk: Conversation,
    told: Vec<String>,
    language: &'static Language,
}

impl Pupil {
    fn sit_down(language: &'static Language, course: &Course, number: usize) -> Option<Pupil> {
        let classroom = Classroom::open(course, number, &Locale::load(language), "Ann")?;
        let table = classroom.table()?;
        let talk = Conversation::new(
            Preferences::new(language),
            Listener::Alone(Seat::new(0).unwrap()),
            table.names(),
        )
        .with_players(table.player_kinds());
        let mut pupil = Pupil { classroom, talk, told: Vec::new(), language };
        let begun = pupil.classroom.begin(&mut pupil.talk);
        pupil.listen(begun);
        Some(pupil)
    }

    fn listen(&mut self, effects: Vec<Effect>) {
        self.told = effects
            .into_iter()
            .flat_map(|effect| match effect {
                Effect::Say(said) => said.print.into_iter().map(|said| said.text).collect(),
                Effect::Leave(leave) => panic!("{leave:?}"),
                Effect::Save(_)
                | Effect::Recite(_)
                | Effect::Change(_)
                | Effect::Request(_)
                | Effect::Silence => Vec::new(),
            })
            .collect();
    }

    fn say(&mut self, line: &str) {
        let effects =
            hear(&mut self.talk, &mut self.classroom, Input::Line(line.to_owned(), InputSource::Typed));
        self.listen(effects);
    }

    /// What the last line asks for: what stands behind "Type:", or all that is sayable now in turn.
    fn asked(&self) -> Option<String> {
        let (_, marker) = TYPE.iter().find(|(code, _)| *code == self.language.code())?;
        let last = self.told.last()?;
        last.rsplit_once(marker).map(|(_, typed)| typed.to_owned())
    }

    /// Does what is to be done in this step, and nothing else.
    fn do_it(&mut self) {
        match self.asked() {
            Some(typed) => self.say(&typed),
            None => {
                let now = sayable_now(&self.talk, self.classroom.table().unwrap());
                let before = self.told.clone();
                for line in now {
                    self.say(&line);
                    if self.told.last() != before.last() {
                        return;
                    }
                }
                panic!("{}: what is to be done? {before:#?}", self.language);
            }
        }
    }
}

fn plays_freely(pupil: &Pupil, course: &Course, number: usize) -> bool {
    pupil.told.is_empty() || course.lessons[number - 1].id == "game"
}

/// Goes through all lessons but the free games; `wrong` is said before each step.
fn go_through(language: &'static Language, wrong: &[&str]) {
    for family in Family::ALL {
        let course = Course::of(family);
        for number in 1..=course.lessons.len() {
            let mut pupil = Pupil::sit_down(language, &course, number).unwrap();
            if plays_freely(&pupil, &course, number) {
                continue;
            }
            let steps = course.lessons[number - 1].steps.len();
            for step in 0..4 * steps {
                if pupil.classroom.is_over() {
                    break;
                }
                if let Some(hint) = wrong.last() {
                    pupil.say(hint);
                }
                let task = pupil.told.last().cloned();
                for line in wrong {
                    pupil.say(line);
                    assert!(!pupil.classroom.is_over(), "{language} {family} {number} {step}: {line}");
                }
                if let Some(hint) = wrong.last() {
                    assert_eq!(pupil.told.last(), task.as_ref(), "{language} {family} {number}: {hint}");
                }
                pupil.do_it();
            }
            assert!(pupil.classroom.is_over(), "{language} {family} {number}: {:#?}", pupil.told);
        }
    }
}

#[test]
fn each_lesson_can_be_done_as_it_says() {
    for language in &LANGUAGES {
        go_through(language, &[]);
    }
}

#[test]
fn who_does_everything_wrong_first_is_told_again_what_to_do() {
    for language in &LANGUAGES {
        // Nothing that means anything, a card that does not fit or is none of the game, what can't be taken back; and at
        // last the question what to do.
        let wrong = match language.code() {
            "en" => ["qwertyuiop", "red 2", "undo", "joker as green 21", "hint"],
            "fr" => ["qwertyuiop", "rouge 2", "annule", "joker en vert 21", "conseil"],
            _ => ["qwertyuiop", "rood 2", "ongedaan", "joker als groen 21", "tip"],
        };
        go_through(language, &wrong);
    }
}

#[test]
fn the_games_at_the_end_come_to_their_end_with_remarks() {
    for language in &LANGUAGES {
        for family in Family::ALL {
            let course = Course::of(family);
            let number = course.lessons.len();
            let mut pupil = Pupil::sit_down(language, &course, number).unwrap();
            let mut turns = 0;
            while !pupil.classroom.is_over() {
                turns += 1;
                assert!(turns < 400, "{language} {family}: {:#?}", pupil.told);
                let now = sayable_now(&pupil.talk, pupil.classroom.table().unwrap());
                let line = now.first().cloned().unwrap_or_default();
                pupil.say(&line);
            }
            let over = Locale::load(language).lesson("lesson-last-over", &elevens::locale::args!());
            assert_eq!(pupil.told.last(), Some(&over), "{language} {family}");
        }
    }
}

#[test]
fn a_lesson_is_left_at_once() {
    let course = Course::of(Family::Nimm);
    let mut pupil = Pupil::sit_down(&LANGUAGES[0], &course, 1).unwrap();
    let line = Input::Line("quit".to_owned(), InputSource::Typed);
    let effects = hear(&mut pupil.talk, &mut pupil.classroom, line);
    assert_eq!(effects.last(), Some(&Effect::Leave(Leave::Quit)));
}

#[test]
fn no_remark_blames_what_a_hint_advised() {
    const BLAME: [&str; 4] =
        ["remark-drew-with-joker", "remark-drew-though", "remark-kept-back", "remark-took-though"];
    let (language, mut advised) = (&LANGUAGES[0], 0);
    let locale = Locale::load(language);
    let blame = BLAME.map(|id| locale.lesson(id, &args!()));
    for family in Family::ALL {
        let course = Course::of(family);
        let mut pupil = Pupil::sit_down(language, &course, course.lessons.len()).unwrap();
        for _ in 0..300 {
            if pupil.classroom.is_over() {
                break;
            }
            pupil.say("hint");
            let hint = pupil.told.clone();
            pupil.say("yes");
            advised += 1;
            assert!(
                !pupil.told.iter().any(|line| blame.contains(line)),
                "{family}: {hint:?}: {:?}",
                pupil.told
            );
        }
        assert!(pupil.classroom.is_over(), "{family}: {:?}", pupil.told);
    }
    assert!(advised > 10, "{advised}");
}
