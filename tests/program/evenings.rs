//! What is told of all matches that were played: counted from the records alone, and kept so that they need not be read
//! again.

use crate::recorded::Recorded;
use elevens::locale::{LANGUAGES, Locale};
use elevens::meaning::{Depth, Evenings, Person};
use elevens::players::Strength;
use elevens::rules::{DayDeal, Game, Plan};
use elevens::session::{tell_day_result, tell_more_statistics, tell_statistics};
use elevens::store::{Archive, Folders, Me, PlayedMatch, attempts, today};
use std::fs;
use std::path::{Path, PathBuf};

const KINDS: [Strength; 7] = [
    Strength::Easy,
    Strength::Medium,
    Strength::Easy,
    Strength::Easy,
    Strength::Medium,
    Strength::Easy,
    Strength::Easy,
];

fn recorded(game: Game, seats: usize, seed: u64) -> Recorded {
    Recorded::play(Plan { rounds: 2, ..Plan::new(game, seats) }, &KINDS[..seats], seed)
}

/// A folder of data with records, the first with the lowest number.
struct Data(tempfile::TempDir);

impl Data {
    fn of(records: &[String]) -> Data {
        let data = Data(tempfile::tempdir().unwrap());
        fs::create_dir(data.games()).unwrap();
        for (at, text) in records.iter().enumerate() {
            fs::write(data.game(at + 1), text).unwrap();
        }
        data
    }

    fn games(&self) -> PathBuf {
        self.0.path().join("games")
    }

    fn game(&self, number: usize) -> PathBuf {
        self.games().join(format!("game-{number:04}.jsonl"))
    }

    fn kept(&self) -> PathBuf {
        self.0.path().join("evenings.json")
    }

    fn archive(&self) -> Archive {
        Archive::of(&Folders::within(self.0.path()))
    }
}

/// What is told, in English.
fn told(archive: &Archive, me: &Me, asked: &Evenings) -> String {
    let locale = Locale::load(&LANGUAGES[0]);
    let said = tell_statistics(&locale, &archive.matches(), me, asked, today());
    said.into_iter().map(|said| said.text).collect::<Vec<_>>().join("\n")
}

#[test]
fn hands_and_turns_are_counted_as_the_rules_count_them() {
    for game in Game::ALL {
        for seats in game.seats() {
            for seed in 0..3 {
                let one = recorded(game, seats, seed);
                let data = Data::of(&[one.text]);
                let [played] = data.archive().matches().try_into().unwrap();
                assert_eq!(played.left, one.left, "{game} {seats} {seed}");
                assert_eq!((played.turns, played.rounds), (one.turns, 2), "{game} {seats} {seed}");
            }
        }
    }
}

/// Records of five matches, the same in any order but for who won.
fn five() -> Vec<String> {
    (0..5).map(|seed| recorded(Game::ALL[2 + seed as usize % 2], 2 + seed as usize % 2, seed).text).collect()
}

fn won(played: &[PlayedMatch]) -> usize {
    played.iter().filter(|one| one.is_won_by(0)).count()
}

#[test]
fn what_is_kept_is_private_and_changes_nothing() {
    let data = Data::of(&five());
    let archive = data.archive();
    let first = archive.matches();
    assert_eq!(first.len(), 5);
    let kept = fs::read(data.kept()).unwrap();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(fs::metadata(data.kept()).unwrap().permissions().mode() & 0o777, 0o600);
    }
    assert_eq!(archive.matches(), first);
    assert_eq!(fs::read(data.kept()).unwrap(), kept, "nothing changed, and nothing is written");
    let count = format!("{} of 5 matches won.", won(&first));
    let count = count.replace("0 of", "None of");
    let said = told(&archive, &Me::Owner(None), &Evenings::All(Depth::Short));
    assert!(said.starts_with(&count), "{said}");
    assert_eq!(
        told(&archive, &Me::Called("Ben".to_owned()), &Evenings::Won),
        "Nobody called Ben has finished a match here."
    );
}

/// It is read as if it were whole, and holds something else.
fn forge(path: &Path) {
    let text = fs::read_to_string(path).unwrap();
    fs::write(path, text.replace("\"turns\":", "\"turns\":9")).unwrap();
}

#[test]
fn what_is_kept_is_believed_of_files_that_did_not_change_and_of_no_others() {
    let data = Data::of(&five());
    let archive = data.archive();
    let first = archive.matches();
    forge(&data.kept());
    assert_ne!(archive.matches(), first, "the records were not read again");
    // One more match in a record, one record less, and one in the place of another.
    let two = format!("{}{}", fs::read_to_string(data.game(1)).unwrap(), five()[1]);
    fs::write(data.game(1), two).unwrap();
    fs::remove_file(data.game(2)).unwrap();
    fs::rename(data.game(5), data.game(4)).unwrap();
    fs::remove_file(data.game(3)).unwrap();
    let now = archive.matches();
    assert_eq!(now, [first[0].clone(), first[1].clone(), first[4].clone()]);
}

#[test]
fn what_is_torn_or_of_another_kind_is_made_anew() {
    let data = Data::of(&five());
    let archive = data.archive();
    let first = archive.matches();
    let whole = fs::read(data.kept()).unwrap();
    for length in [0, 1, whole.len() / 2, whole.len() - 1] {
        fs::write(data.kept(), &whole[..length]).unwrap();
        assert_eq!(archive.matches(), first, "{length}");
        assert_eq!(fs::read(data.kept()).unwrap(), whole, "{length}");
    }
    let other = String::from_utf8(whole.clone()).unwrap().replace("\"version\":1", "\"version\":0");
    for text in [other.as_str(), "[]", "null", "{\"version\":1}", "\0\0\0"] {
        fs::write(data.kept(), text).unwrap();
        assert_eq!(archive.matches(), first, "{text}");
    }
    // Where nothing can be kept, all is read each time.
    fs::remove_file(data.kept()).unwrap();
    fs::create_dir(data.kept()).unwrap();
    assert_eq!(archive.matches(), first);
}

#[test]
fn damaged_records_and_games_that_go_on_are_left_out() {
    let all = five();
    let cut = |text: &str, lines: usize| text.lines().take(lines).collect::<Vec<_>>().join("\n");
    let odd = all[3].replace("\"seat\":1", "\"seat\":8");
    let records = [cut(&all[0], 20), all[1].clone(), "no record\n".to_owned(), odd, all[4].clone()];
    let data = Data::of(&records);
    fs::write(data.games().join("notes.txt"), &all[2]).unwrap();
    assert_eq!(data.archive().matches().len(), 2);
}

#[test]
fn several_programs_may_count_at_once() {
    let data = Data::of(&five());
    let first = data.archive().matches();
    let counts = || (0..20).map(|_| data.archive().matches()).collect::<Vec<_>>();
    std::thread::scope(|scope| {
        let busy = scope.spawn(|| {
            for _ in 0..40 {
                let _ = fs::remove_file(data.kept());
            }
        });
        let all: Vec<_> = (0..3).map(|_| scope.spawn(counts)).collect();
        for count in all {
            assert!(count.join().unwrap().iter().all(|count| *count == first));
        }
        busy.join().unwrap();
    });
    assert_eq!(data.archive().matches(), first);
    let left: Vec<_> = fs::read_dir(data.0.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert!(left.len() <= 2, "{left:?}");
}

#[test]
fn who_asks_is_known_by_name_and_else_is_the_only_person() {
    let text = recorded(Game::Nimm, 3, 1).text;
    let shared = text.replacen("\"medium\"", "\"human\"", 1).replacen("Player 2", "Ben", 1);
    let data = Data::of(&[text, shared]);
    let count = |me: &Me| {
        let said = told(&data.archive(), me, &Evenings::Won);
        if said.starts_with("One match") { 1 } else { usize::from(said.contains(" of 2 ")) * 2 }
    };
    let owner = |name: Option<&str>| Me::Owner(name.map(str::to_owned));
    assert_eq!(count(&owner(None)), 1, "nobody knows which of two");
    assert_eq!(count(&owner(Some("ann"))), 2);
    assert_eq!(count(&owner(Some("Ben"))), 2, "the only one, and the one called so");
    assert_eq!(count(&Me::Called("BEN".to_owned())), 1);
    let against = |name: &str| Evenings::Against(Person::Name(name.to_owned()));
    let ann = Me::Called("Ann".to_owned());
    assert!(told(&data.archive(), &ann, &against("ben")).ends_with("Ben in your only match."));
    assert_eq!(told(&data.archive(), &ann, &against("mia")), "You have finished no match with Mia.");
}

/// Whoever tries the deal of a day again knows the cards: that is no win, and no loss.
#[test]
fn of_the_deal_of_a_day_the_first_try_counts() {
    let deal = DayDeal { day: "2026-11-22".parse().unwrap(), game: Game::ALL[2] };
    let one = Recorded::play(deal.plan(), &[Strength::Easy, Strength::Medium], 1).text;
    let with = |keys: &str| one.replacen("\"date\"", &format!("{keys},\"date\""), 1);
    let first = with("\"daily\":\"2026-11-22\"");
    let again = with("\"daily\":\"2026-11-22\",\"try\":2");
    // A later version may write other things there.
    let unknown = with("\"daily\":\"every day\",\"try\":\"third\"");
    let data = Data::of(&[unknown, first, again]);
    let archive = data.archive();
    assert_eq!(archive.matches().len(), 3);
    let told = told(&archive, &Me::Owner(None), &Evenings::All(Depth::Short));
    assert!(told.contains(" of 2 matches won."), "{told}");
    assert_eq!(attempts(Some(&data.games()), deal), [data.game(2), data.game(3)]);
    let locale = Locale::load(&LANGUAGES[0]);
    let line = tell_day_result(&locale, &archive.matches(), deal).unwrap();
    assert!(line.starts_with("Elevens deal of the day, 22 November 2026, Junior: "), "{line}");
    let other = DayDeal { day: "2026-11-23".parse().unwrap(), ..deal };
    assert_eq!(
        (tell_day_result(&locale, &archive.matches(), other), attempts(Some(&data.games()), other).len()),
        (None, 0)
    );
}

#[test]
fn of_no_match_nothing_is_told_by_game_or_level() {
    for language in &LANGUAGES {
        let locale = Locale::load(language);
        let said = tell_more_statistics(&locale, &[], &Me::Owner(None));
        let told: Vec<String> = said.into_iter().map(|line| line.text).collect();
        assert_eq!(told, [locale.text("evenings-none")]);
    }
}
