use super::Known;
use crate::cards::{Card, Colour, Cow, Place, PlaceSet, Seat};
use crate::locale::{LANGUAGES, Locale};
use crate::meaning::{Depth, Person, Question, Spot, Verbosity};
use crate::narration::{self, Cause, Narrator, Past, Utterance, cards, list};
use crate::players::{Advice, Compared, Open, Reason};
use crate::resolve::Unresolved;
use crate::rules::rows::{Action as Lay, Deal, Feature, Piece, Refusal, Setup, Variant};
use crate::rules::{self, Action, Event, Game, Match, Plan, Position, Round, UndoRefusal, View, nimm, rows};
use rand::SeedableRng;
use rand::rngs::SmallRng;

fn place(colour: Colour, number: u8) -> Place {
    Place::new(colour, number).unwrap()
}

fn red(number: u8) -> Place {
    place(Colour::Red, number)
}

fn lay(place: Place) -> Lay {
    Lay::Lay { place, piece: Piece::Number }
}

fn joker(place: Place) -> Lay {
    Lay::Lay { place, piece: Piece::Joker }
}

/// A game in which seat 0 plays first, and each seat holds the cards wanted for it.
struct Game3 {
    locale: Locale,
    names: Vec<String>,
    round: Round,
    events: Vec<Event>,
    listener: Option<Seat>,
    standing: Match,
}

impl Game3 {
    fn rows(variant: Variant, wanted: &[(usize, Card)]) -> Game3 {
        let deal = Deal::new(variant, 3).unwrap();
        let round = rows::Round::deal(&deal, &mut SmallRng::seed_from_u64(1));
        let mut setup = Setup::of(&round);
        let keep: Vec<Card> = wanted.iter().map(|(_, card)| *card).collect();
        for (seat, card) in wanted {
            let spare = |held: &Card| !keep.contains(held) && *held != Card::Joker;
            if setup.hands[*seat].iter().filter(|held| *held == card).count()
                >= wanted.iter().filter(|one| **one == (*seat, *card)).count()
            {
                continue;
            }
            let at = setup.hands[*seat].iter().position(spare).unwrap();
            let given = std::mem::replace(&mut setup.hands[*seat][at], *card);
            let mut others = setup.hands.iter_mut().enumerate().filter(|(other, _)| other != seat);
            let from = others.find_map(|(_, hand)| hand.iter_mut().find(|held| *held == card));
            *from.or_else(|| setup.pile.iter_mut().find(|held| *held == card)).unwrap() = given;
        }
        Game3::of(Round::Rows(rows::Round::from_setup(&deal, &setup).unwrap()), Game::Rows(variant))
    }

    fn nimm(seed: u64) -> Game3 {
        let deal = nimm::Deal::new(3).unwrap();
        let round = nimm::Round::deal(&deal, &mut SmallRng::seed_from_u64(seed));
        Game3::of(Round::Nimm(round), Game::Nimm)
    }

    fn of(round: Round, game: Game) -> Game3 {
        Game3 {
            locale: Locale::load(&LANGUAGES[0]),
            names: ["Ann", "Ben", "Cem"].map(str::to_owned).to_vec(),
            round,
            events: Vec::new(),
            listener: Some(Seat::at(0)),
            standing: Match::new(Plan::new(game, 3)).unwrap(),
        }
    }

    fn narrator(&self) -> Narrator<'_> {
        Narrator {
            locale: &self.locale,
            names: &self.names,
            verbosity: Verbosity::Normal,
            listener: self.listener,
        }
    }

    fn view(&self) -> View {
        self.round.view(self.listener.unwrap_or(self.round.to_act()))
    }

    fn play(&mut self, actions: &[Lay]) {
        for action in actions {
            self.round.play(Action::Rows(*action), &mut self.events).unwrap();
        }
    }

    fn asked(&self, question: Question, depth: Depth) -> String {
        let seen: Vec<Event> =
            self.events.iter().map(|event| event.seen_by(self.listener.unwrap())).collect();
        let view = self.view();
        let turns = super::turns::turns(&seen);
        let past: Vec<Past> =
            turns.map(|(_, events)| Past { view: view.clone(), events: events.to_vec() }).collect();
        let known = Known { view: &view, standing: self.standing.standing(), round: 2, past: &past };
        text(&narration::asked(&self.narrator(), &known, &question, depth).unwrap())
    }

    fn short(&self, question: Question) -> String {
        self.asked(question, Depth::Short)
    }

    fn full(&self, question: Question) -> String {
        self.asked(question, Depth::Full)
    }

    fn what_if(&self, actions: &[Action], depth: Depth) -> String {
        let before = self.view();
        let mut tried = self.round.clone();
        actions.iter().for_each(|action| tried.play(*action, &mut Vec::new()).unwrap());
        let after = tried.view(self.listener.unwrap());
        text(&narration::what_if(&self.narrator(), &before, &after, actions, depth))
    }

    fn refusal(&self, action: Lay) -> Option<Cause> {
        let View::Rows(view) = self.view() else { return None };
        Some(by(rules::Refusal::Rows(view.refusal(action)?)))
    }

    fn why(&self, reason: Option<Cause>, depth: Depth) -> String {
        text(&narration::why(&self.narrator(), &self.view(), reason.as_ref(), depth))
    }
}

fn by(refusal: rules::Refusal) -> Cause {
    Cause::Refused(Unresolved::Rules(refusal))
}

fn text(said: &[Utterance]) -> String {
    let lines: Vec<String> = said.iter().map(|said| said.text.replace('\u{a0}', " ")).collect();
    lines.join("\n")
}

fn numbers(places: &[Place]) -> Vec<(usize, Card)> {
    places.iter().map(|place| (0, Card::Number(*place))).collect()
}

fn spot(colour: Colour, number: u8) -> Spot {
    Spot { colour: Some(colour), number }
}

#[test]
fn the_hand_is_worth_its_numbers_and_jokers_and_bonus_cards_stand_apart() {
    let mut game = Game3::rows(Variant::Elevens, &[numbers(&[red(12)]), vec![(0, Card::Joker)]].concat());
    let View::Rows(view) = game.view() else { panic!() };
    let (sum, jokers) = (view.hand().numbers.sum(), view.hand().jokers);
    assert_eq!(
        game.short(Question::Value),
        format!("Your hand counts minus {} now.", sum + 11 * u32::from(jokers))
    );
    let full = game.full(Question::Value);
    assert!(full.contains(&format!(": {}.", 11 * u32::from(jokers))), "{full}");
    game.play(&[lay(red(12))]);
    let after = sum + 11 * u32::from(jokers) - 12;
    assert_eq!(game.short(Question::Value), format!("Your hand counts minus {after} now."));
    let junior = Game3::rows(Variant::Junior, &[]);
    let View::Rows(view) = junior.view() else { panic!() };
    let sum = view.hand().numbers.sum();
    assert_eq!(junior.short(Question::Value), format!("Your hand counts {sum} now."));
}

#[test]
fn after_the_fourth_card_nothing_says_that_none_fits() {
    let mut game = Game3::rows(Variant::Beginner, &numbers(&[red(12), red(13), red(14), red(15), red(16)]));
    assert_eq!(game.short(Question::Left), "4 more this turn.");
    game.play(&[lay(red(12)), lay(red(13)), lay(red(14)), lay(red(15))]);
    let over = "That was the fourth: end your turn.";
    assert_eq!(game.short(Question::Left), over);
    assert_eq!(game.short(Question::Now), over);
    for depth in [Depth::Short, Depth::Full] {
        assert_eq!(text(&narration::tell_can(&game.narrator(), &game.view(), depth)), over);
    }
    assert_eq!(game.short(Question::CanEnd), "Yes, you can end your turn.");
    assert_eq!(game.short(Question::CanDraw), "No. No draw after another move: end your turn, or undo.");
    game.play(&[Lay::End]);
    assert_eq!(game.short(Question::Left), "It is not your turn. At most 4 cards a turn.");
    assert_eq!(game.short(Question::CanEnd), "No. It is not your turn.");
    assert_eq!(game.short(Question::Now), "Ben is to play. Nothing to decide until then.");
}

#[test]
fn where_a_turn_has_no_limit_a_whole_run_can_be_laid() {
    let elevens = [11, 12, 13, 14, 16].map(red);
    let mut game = Game3::rows(Variant::Classic, &numbers(&elevens));
    assert_eq!(game.short(Question::Left), "One card: it ends your turn.");
    assert!(
        text(&narration::tell_can(&game.narrator(), &game.view(), Depth::Short))
            .starts_with("You can lay red 11.")
    );
    game.play(&[lay(red(11))]);
    assert_eq!(game.short(Question::Left), "It is not your turn. As many as you like.");
    while game.round.to_act() != Seat::at(0) {
        let legal = game.round.legal_actions();
        game.round.play(legal[0], &mut game.events).unwrap();
    }
    let View::Rows(view) = game.view() else { panic!() };
    if !view.table().filled().contains(red(12)) {
        let can = text(&narration::tell_can(&game.narrator(), &game.view(), Depth::Short));
        assert!(can.contains("red 10, 12 to 14"), "{can}");
    }
    assert_eq!(game.short(Question::Left), "As many as you like.");
    assert!(game.short(Question::CanDraw).starts_with("No. No draw while a card fits"));
}

#[test]
fn it_is_told_who_laid_what_and_who_surely_holds_a_joker() {
    let wanted = [numbers(&[red(10)]), vec![(0, Card::Joker), (1, Card::Number(red(12)))]].concat();
    let mut game = Game3::rows(Variant::Elevens, &wanted);
    assert_eq!(game.short(Question::Who(spot(Colour::Red, 11))), "Red 11 has been there since the deal.");
    assert_eq!(game.short(Question::Who(spot(Colour::Red, 10))), "Nobody has laid it. You hold red 10.");
    game.play(&[lay(red(10)), joker(red(12))]);
    assert_eq!(game.short(Question::Who(spot(Colour::Red, 10))), "You laid red 10 this turn.");
    assert_eq!(game.short(Question::Who(spot(Colour::Red, 12))), "You laid a joker as red 12 this turn.");
    assert_eq!(
        game.short(Question::Who(Spot { colour: None, number: 12 })),
        "You laid a joker as red 12 this turn."
    );
    game.play(&[Lay::End, Lay::Swap(red(12))]);
    assert_eq!(
        game.short(Question::Who(spot(Colour::Red, 12))),
        "Ben swapped red 12 for the joker. You laid a joker as red 12 earlier this round."
    );
    assert!(game.short(Question::Jokers).ends_with("Ben surely holds a joker."));
    assert!(game.full(Question::Unseen).ends_with("Ben surely holds a joker."));
    let legal = game.round.legal_actions();
    let laid =
        legal.iter().find(|action| matches!(action, Action::Rows(Lay::Lay { piece: Piece::Joker, .. })));
    game.round.play(*laid.unwrap(), &mut game.events).unwrap();
    assert!(!game.short(Question::Jokers).contains("surely"));
}

#[test]
fn rows_and_people_are_told_by_where_they_are() {
    let mut game = Game3::rows(Variant::Elevens, &numbers(&[red(12)]));
    assert_eq!(game.short(Question::Neighbours(Colour::Red)), "Above: blue. Below: green.");
    assert_eq!(game.short(Question::Neighbours(Colour::Yellow)), "Yellow is the top row. Below: blue.");
    assert_eq!(game.short(Question::Neighbours(Colour::Green)), "Green is the bottom row. Above: red.");
    let full = game.full(Question::Neighbours(Colour::Green));
    assert!(full.ends_with("Red: 11. Opens at 10 and 12."), "{full}");
    assert_eq!(game.short(Question::Next), "After you: Ben.");
    assert_eq!(game.short(Question::CardsOf(Person::Number(3))), "Cem: 20 cards.");
    assert_eq!(game.short(Question::CardsOf(Person::Name("be".into()))), "Ben: 20 cards.");
    assert_eq!(
        game.full(Question::CardsOf(Person::Name("Ben".into()))),
        "Ben: 20 cards, 4 bridges, 0 bonus cards."
    );
    assert_eq!(
        game.short(Question::Did(Person::Name("Dee".into()))),
        "Nobody here is called Dee. At the table: you, Ben and Cem."
    );
    assert_eq!(
        game.short(Question::CardsOf(Person::Number(4))),
        "Nobody here is called 4. At the table: you, Ben and Cem."
    );
    assert_eq!(game.short(Question::Did(Person::Number(2))), "Ben has not played yet this round.");
    game.play(&[lay(red(12)), Lay::End, Lay::Draw]);
    assert_eq!(game.short(Question::Did(Person::Number(2))), "Ben draws.");
    assert_eq!(game.short(Question::Did(Person::Number(1))), "Red 12 laid.");
    assert_eq!(game.short(Question::Next), "After you: Ben.");
    assert_eq!(game.full(Question::Next), "After you: Ben. Before you: Cem.");
    assert_eq!(game.short(Question::Round), "Round 2 of 3.");
}

#[test]
fn why_somebody_played_so_is_a_guess_where_the_rules_do_not_tell() {
    let ben = || Question::WhyDid(Person::Number(2));
    let mut game = Game3::rows(Variant::Elevens, &numbers(&[red(12)]));
    assert_eq!(game.short(ben()), "Ben has not played yet this round.");
    game.play(&[lay(red(12)), Lay::End, Lay::Draw]);
    let guess = game.short(ben());
    assert!(guess.starts_with("I can only guess"), "{guess}");
    assert!(game.short(Question::WhyDid(Person::Number(1))).contains("your own turn"));
    game.listener = Some(Seat::at(2));
    let of_a_lay = game.short(Question::WhyDid(Person::Number(1)));
    assert!(of_a_lay.contains("12 points") && of_a_lay.ends_with("red 13."), "{of_a_lay}");
}

#[test]
fn a_joker_that_was_laid_is_guessed_at_and_no_pile_was_empty() {
    let mut game = Game3::rows(Variant::Elevens, &[(0, Card::Joker)]);
    game.play(&[joker(red(10)), Lay::End]);
    game.listener = Some(Seat::at(1));
    let guess = game.short(Question::WhyDid(Person::Number(1)));
    assert!(guess.contains("a joker kept would cost Ann 11 points"), "{guess}");
    assert!(!guess.contains("pile was empty"), "{guess}");
}

#[test]
fn what_was_drawn_is_told_to_the_one_who_drew() {
    let mut game = Game3::rows(Variant::Elevens, &[]);
    assert_eq!(game.short(Question::Drawn), "You have drawn nothing this round.");
    let Round::Rows(round) = &game.round else { panic!() };
    let next = round.pile().next();
    game.play(&[Lay::Draw, Lay::Draw]);
    let told = game.short(Question::Drawn);
    let card = match next.unwrap() {
        Card::Number(place) => cards::card(&game.narrator(), place).replace('\u{a0}', " "),
        Card::Joker => "a joker".to_owned(),
    };
    assert_eq!(told, format!("Drawn last: {card}."));
    assert_eq!(game.short(Question::Did(Person::Number(1))), told);
    game.listener = Some(Seat::at(2));
    assert_eq!(game.short(Question::Drawn), "You have drawn nothing this round.");
}

#[test]
fn what_is_unseen_leaves_out_the_table_and_the_own_hand() {
    let game = Game3::rows(Variant::Elevens, &[(0, Card::Joker)]);
    let View::Rows(view) = game.view() else { panic!() };
    let unseen = PlaceSet::numbers(1, 21) - view.hand().numbers - view.table().filled();
    let told = game.short(Question::Unseen);
    let lines: Vec<&str> = told.lines().collect();
    assert_eq!(lines.len(), 5, "{told}");
    assert_eq!(lines[4], format!("{} jokers not seen.", 4 - view.hand().jokers));
    for (line, row) in lines.iter().zip(view.table().rows()) {
        let numbers = crate::narration::cards::numbers_of(unseen, row);
        let ranges = list::ranges(&game.narrator(), &numbers).join(", ").replace('\u{a0}', " ");
        assert!(line.ends_with(&format!(": {ranges}.")), "{line}");
    }
    let mine = crate::narration::cards::numbers_of(view.hand().numbers, Colour::Red);
    let missing = text(&crate::narration::places::missing(&game.narrator(), &view, Some(Colour::Red)));
    let ranges = list::ranges(&game.narrator(), &mine).join(", ").replace('\u{a0}', " ");
    assert!(missing.ends_with(&format!("Of these you hold {ranges}.")), "{missing}");
}

#[test]
fn what_a_move_would_open_is_parted_by_whose_it_may_be() {
    let game = Game3::rows(Variant::Beginner, &numbers(&[red(12), red(13), red(15)]));
    assert_eq!(
        game.what_if(&[Action::Rows(lay(red(12)))], Depth::Short),
        "It opens red 13. For you: red 13."
    );
    let two = [Action::Rows(lay(red(12))), Action::Rows(lay(red(13)))];
    let full = game.what_if(&two, Depth::Full);
    assert!(full.starts_with("It opens red 14."), "{full}");
    assert!(full.ends_with("You would have 18 cards left."), "{full}");
    let last = Game3::rows(Variant::Elevens, &[(0, Card::Joker)]);
    assert!(last.what_if(&[Action::Rows(Lay::Discard)], Depth::Short).starts_with("It opens nothing new."));
    let swap = last.what_if(&[Action::Rows(joker(red(12)))], Depth::Full);
    assert!(swap.contains("Others could swap for the joker at red 12."), "{swap}");
}

#[test]
fn taking_a_pile_tells_its_size_and_nothing_that_is_hidden() {
    for seed in 0..20 {
        let game = Game3::nimm(seed);
        let View::Nimm(view) = game.view() else { panic!() };
        let top = view.table().tops().iter().next().unwrap();
        let take = Action::Nimm(nimm::Action::Take { top, claim: None });
        assert_eq!(game.what_if(&[take], Depth::Full), "You would take 1 card, and your turn would be over.");
        assert_eq!(game.short(Question::Left), "One card: you have no buffalo.");
        assert_eq!(game.short(Question::CanEnd), "No. No passing: lay a card or take a pile.");
        let cows = view.tally().points();
        assert_eq!(game.short(Question::Value), game.short(Question::Cows));
        assert!(game.full(Question::Cows).starts_with(&format!("{cows} cows.")));
        let piles = text(&narration::nimm_piles(&game.narrator(), &view, Depth::Full));
        assert!(piles.contains(" 1 card, ") && piles.ends_with(" on top."), "{piles}");
    }
}

#[test]
fn a_pile_taken_is_told_to_the_taker_with_its_cows() {
    let mut game = Game3::nimm(3);
    let View::Nimm(view) = game.view() else { panic!() };
    let top: Cow = view.table().tops().iter().next().unwrap();
    assert_eq!(game.short(Question::Drawn), "You have taken no pile this round.");
    let take = Action::Nimm(nimm::Action::Take { top, claim: None });
    game.round.play(take, &mut game.events).unwrap();
    let number = top.number();
    assert_eq!(game.short(Question::Drawn), format!("You last took pile {number}: {number}."));
    let cows = nimm::cows(top);
    let taken = if cows == 1 { "1 cow".to_owned() } else { format!("{cows} cows") };
    assert!(game.full(Question::Cows).ends_with(&format!("You have taken {taken} this round.")));
    game.listener = Some(Seat::at(1));
    assert_eq!(game.short(Question::Drawn), "You have taken no pile this round.");
}

#[test]
fn too_few_bridges_is_not_none() {
    let game = Game3::rows(Variant::Elevens, &[]);
    assert_eq!(
        narration::refusals::bridges_short(&game.narrator(), 4).text,
        "You have only 4 bridges: these moves need more."
    );
    assert_eq!(narration::refusals::bridges_short(&game.narrator(), 0).text, "You have no bridge left.");
}

#[test]
fn every_refusal_has_a_rule_in_every_language() {
    let of_rows = [
        Refusal::RoundOver,
        Refusal::NotInThisGame(Feature::Bridges),
        Refusal::NoSuchPlace(red(21)),
        Refusal::NotInHand(Card::Joker),
        Refusal::Filled(red(11)),
        Refusal::DoesNotFit(red(3)),
        Refusal::RowNotOpen(red(3)),
        Refusal::NotTheOpening(red(3)),
        Refusal::FourUsed,
        Refusal::NoBridge,
        Refusal::NotNeighbours { from: Colour::Red, to: Colour::Blue },
        Refusal::NothingToBridgeFrom(red(3)),
        Refusal::FitsWithoutBridge(red(3)),
        Refusal::NoJokerThere(red(3)),
        Refusal::SwapCouldNotBePaid,
        Refusal::OwesALay,
        Refusal::MustLay,
        Refusal::MustLayDrawn(red(3)),
        Refusal::DrawComesAlone,
        Refusal::CanLay,
        Refusal::PileEmpty,
        Refusal::LayOrDraw,
    ];
    let (card, other) = (Cow::at(5), Cow::at(9));
    let of_nimm = [
        nimm::Refusal::RoundOver,
        nimm::Refusal::NotInHand(card),
        nimm::Refusal::NoSuchPile(card),
        nimm::Refusal::OutOfWindow { card, anchor: other, difference: 96 },
        nimm::Refusal::OutOfOrder { card, top: other },
        nimm::Refusal::SecondCardNeedsBuffalo,
        nimm::Refusal::OtherPileNeedsBuffalo { buffalos: 1 },
        nimm::Refusal::TakeComesAlone,
        nimm::Refusal::PileEarnsNone { cards: 2 },
        nimm::Refusal::SupplyHasBuffalos,
        nimm::Refusal::OwnBuffalo,
        nimm::Refusal::NotTheMost(Seat::at(1)),
        nimm::Refusal::LayOrTake,
    ];
    let undone =
        [UndoRefusal::NothingDone, UndoRefusal::Drew, UndoRefusal::NoRound, UndoRefusal::NotInThisGame];
    let others = [
        Cause::Refused(Unresolved::NoSuchNumber(7)),
        Cause::Refused(Unresolved::NoBridgeLeads(red(3))),
        Cause::NotYourTurn,
    ];
    for language in &LANGUAGES {
        for variant in [Variant::Elevens, Variant::Classic] {
            let game = Game3 { locale: Locale::load(language), ..Game3::rows(variant, &[]) };
            let reasons = of_rows.map(|refusal| by(rules::Refusal::Rows(refusal)));
            for reason in reasons.into_iter().chain(undone.map(Cause::NotUndone)).chain(others.clone()) {
                let (short, full) = (
                    game.why(Some(reason.clone()), Depth::Short),
                    game.why(Some(reason.clone()), Depth::Full),
                );
                assert!(short.ends_with('.') && !short.starts_with("why-"), "{reason:?}: {short}");
                assert!(full.ends_with(&short), "{full}");
            }
        }
        let game = Game3 { locale: Locale::load(language), ..Game3::nimm(1) };
        for reason in of_nimm.map(|refusal| by(rules::Refusal::Nimm(refusal))) {
            assert!(
                game.why(Some(reason.clone()), Depth::Full)
                    .ends_with(&game.why(Some(reason.clone()), Depth::Short))
            );
        }
    }
}

#[test]
fn why_cites_the_rule_or_says_that_nothing_was_refused() {
    let game = Game3::rows(Variant::Beginner, &numbers(&[red(3)]));
    assert_eq!(game.why(None, Depth::Full), "Nothing was refused.");
    let reason = game.refusal(lay(red(3)));
    let rule = "A card goes beside one of its colour: one number lower or higher than a card on the table.";
    assert_eq!(game.why(reason.clone(), Depth::Short), rule);
    let full = format!("Red 3 does not fit: red opens at 10 and 12. {rule}");
    assert_eq!(game.why(reason, Depth::Full), full);
    let advice = Advice {
        turn: vec![Action::Rows(Lay::Draw)],
        other: Some(vec![Action::Rows(lay(red(10))), Action::Rows(Lay::End)]),
        compared: Compared::Measured { best: 52, other: 41 },
        certain: None,
        reasons: vec![Reason::OpensNothing, Reason::KeepsLock(red(10)), Reason::KeepsJoker],
        open: Open::Places(PlaceSet::one(red(12))),
    };
    let told = "It keeps you a joker. You would then hold 21 cards. Next best: lay red 10, then end. \
                Others can then lay red 12.";
    let drawn = || Some(Cause::Advised(Box::new(advice.clone())));
    assert_eq!(game.why(drawn(), Depth::Short), told);
    let full = format!("It opens nothing, and nobody comes past your red 10. {told}");
    assert_eq!(game.why(drawn(), Depth::Full), full);
}

#[test]
fn the_aim_of_every_game_is_told_with_its_rounds() {
    for variant in [Variant::Elevens, Variant::Beginner, Variant::Junior, Variant::FreeOpening] {
        let aim = Game3::rows(variant, &[]).short(Question::Aim);
        assert!(aim.contains("fter 3 rounds") && aim.contains("wins"), "{aim}");
    }
    let aim = Game3::nimm(1).short(Question::Aim);
    assert!(aim.contains("fter 3 rounds") && aim.contains("lowest total"), "{aim}");
}

#[test]
fn where_a_joker_could_go_depends_on_the_table_alone() {
    let game = Game3::rows(Variant::Elevens, &[(0, Card::Joker)]);
    assert_eq!(
        game.short(Question::JokerPlaces),
        "Your joker could go to yellow 10, 12, blue 10, 12, red 10, 12 and green 10, 12."
    );
    let classic = Game3::rows(Variant::Classic, &[]);
    assert_eq!(classic.short(Question::JokerPlaces), "There are no jokers in this game.");
}
