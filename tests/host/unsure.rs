//! Lines that a recognizer far away is not sure of: nothing is done that nobody ordered.

use crate::driven::Driven;
use elevens::locale::LANGUAGES;
use elevens::protocol::GuestInput;

/// The cards that can be laid now, as they are told; of a run that goes on only its first.
fn legal(told: &[String]) -> Vec<String> {
    let text = told.join(" ");
    let Some((_, cards)) = text.split_once("You can lay ") else { return Vec::new() };
    let cards = cards.trim_end_matches('.').replace(" and ", ", ");
    let mut colour = String::new();
    let full = |card: &str| {
        let card = card.split_once(" to ").map_or(card, |(first, _)| first);
        match card.rsplit_once(' ') {
            Some((named, _)) => {
                colour = named.to_lowercase();
                card.to_lowercase()
            }
            None => format!("{colour} {card}"),
        }
    };
    cards.split(", ").map(full).collect()
}

#[test]
fn what_a_recognizer_is_not_sure_of_is_asked_back() {
    let typed = |line: &str| GuestInput::Line(line.to_owned());
    // One of some tables has two rows in which a card can be laid at the beginning.
    for _ in 0..100 {
        let (_data, mut house) = Driven::fresh();
        let ann = house.introduced("Ann", &LANGUAGES[0]);
        house.say(ann, "open beginner, 1 computer, no stand-in");
        let mut ask = |heard: GuestInput| {
            house.told(ann);
            house.hear(ann, heard);
            house.told(ann)
        };
        let cards = legal(&ask(typed("can")));
        // The first of two rows: others of a row may only fit behind it.
        let row = |card: &String| card.split(' ').next().map(str::to_owned);
        let Some(one) = cards.first() else { continue };
        let Some(other) = cards.iter().find(|other| row(other) != row(one)) else { continue };
        let hand = ask(typed("hand"))[0].clone();
        let asked = ask(GuestInput::Between(one.clone(), other.clone())).concat().to_lowercase();
        assert_eq!(asked, format!("{one} or {other}?"));
        // The two sound alike, so an answer that is not sure may be the other one.
        let asked = ask(GuestInput::Unsure(other.clone())).concat().to_lowercase();
        assert_eq!(asked, format!("lay {other}? yes or no."));
        ask(typed("no"));
        assert_eq!(ask(typed("hand"))[0], hand);
        for answer in ["no", "yes"] {
            let asked = ask(GuestInput::Unsure(one.clone())).concat().to_lowercase();
            assert_eq!(asked, format!("lay {one}? yes or no."));
            ask(typed(answer));
            assert_eq!(ask(typed("hand"))[0] == hand, answer == "no");
        }
        return;
    }
    panic!("no table has two such rows");
}
