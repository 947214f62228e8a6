//! What a guest hears of its own turn.

use crate::driven::Driven;
use crate::hosting::records;
use crate::session::{choice, replayed, round_of, typed};
use elevens::locale::{LANGUAGES, Locale, args};
use elevens::rules::Position;
use elevens::rules::rows::Action;

#[test]
fn who_ends_a_turn_hears_who_is_to_play() {
    let (data, mut house) = Driven::fresh();
    let guests = [house.guest("Ann", None, &LANGUAGES[0]), house.guest("Ben", None, &LANGUAGES[1])];
    house.say(guests[0], "open junior 2 players");
    // Before somebody else comes there is a table, and no match.
    house.told(guests[0]);
    house.say(guests[0], "draw");
    assert_eq!(house.told(guests[0]), [Locale::load(&LANGUAGES[0]).text("table-no-match")]);
    house.say(guests[1], "rejoindre Oslo");
    let locales = [0, 1].map(|at| Locale::load(&LANGUAGES[at]));
    let mut ended = [false; 2];
    while ended != [true; 2] {
        let game = replayed(&std::fs::read_to_string(&records(data.path())[0]).unwrap());
        let (at, action) = (round_of(&game).to_act().index(), choice(&game));
        house.told(guests[at]);
        house.say(guests[at], &typed(&locales[at], action));
        let told = house.told(guests[at]);
        if action == Action::End {
            let other = ["Ann", "Ben"][1 - at];
            assert_eq!(told[0], locales[at].format("turn-other", &args!("name" => other)), "{told:?}");
            ended[at] = true;
        } else {
            assert!(!told.is_empty());
        }
    }
}
