//! Guests who come with the program itself: their own voice, display and keys, and the table elsewhere.

use crate::hosting::{Host, records};
use crate::matches::seat;
use crate::program::{Home, Running, Said};
use crate::session::{choice, replayed, round_of, typed};
use elevens::locale::{LANGUAGES, Language, Locale, args};
use elevens::rules::{Match, Position};
use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::Path;
use std::process::ChildStdout;

/// Where a host can be reached.
pub fn at(port: u16) -> String {
    format!("127.0.0.1:{port}")
}

/// The program at a host, with lines that are typed and lines that come.
pub struct Joined {
    program: Running,
    lines: BufReader<ChildStdout>,
    language: &'static Language,
    synced: usize,
}

impl Joined {
    /// Joins as somebody, whose key the home has or will have.
    fn start(home: &Home, host: &str, name: &str, language: &'static Language) -> Joined {
        Joined::of(home.start(&["join", host, "--as", name, "--lang", language.code()]), language)
    }

    /// The program that was started so.
    pub fn of(mut program: Running, language: &'static Language) -> Joined {
        let lines = BufReader::new(program.take_output());
        Joined { program, lines, language, synced: 0 }
    }

    fn locale(&self) -> Locale {
        Locale::load(self.language)
    }

    pub fn word(&self, id: &str, blank: &str) -> String {
        self.locale().format(id, &args!("name" => blank, "text" => blank))
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        assert!(self.lines.read_line(&mut line).unwrap() > 0, "the program has ended");
        line.trim_end_matches('\n').to_owned()
    }

    /// Reads up to a line that holds this; gives back all, the last of them.
    pub fn until(&mut self, wanted: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            lines.push(self.line());
            if lines.last().unwrap().contains(wanted) {
                return lines;
            }
        }
    }

    /// All lines up to the answer to something that is typed only for that.
    fn sync(&mut self) -> Vec<String> {
        self.synced += 1;
        let name = format!("Q{}", self.synced);
        let line = self.word("say-mute", &name);
        self.program.type_line(&line);
        let mut lines = self.until(&self.locale().format("table-not-here", &args!("name" => name)));
        lines.pop();
        lines
    }

    pub fn send(&mut self, line: &str) {
        self.program.type_line(line);
    }

    pub fn ask(&mut self, line: &str) -> Vec<String> {
        self.program.type_line(line);
        self.sync()
    }

    /// Opens a table of a game for two people.
    fn open(&mut self, game: &str) -> Vec<String> {
        let new = self.word("say-new-table", "");
        for line in [new.as_str(), game, "2", "0", "1", "1", "3"] {
            self.program.type_line(line);
        }
        self.sync()
    }

    /// Leaves by the word for it.
    pub fn quit(mut self) -> (Vec<String>, Said) {
        let quit = self.locale().text("say-quit");
        self.program.type_line(&quit);
        let rest = self.lines.lines().map(Result::unwrap).collect();
        (rest, self.program.end())
    }
}

/// The match as it is on the disk.
fn saved(data: &Path) -> Match {
    replayed(&std::fs::read_to_string(records(data).last().unwrap()).unwrap())
}

/// Two programs sit down at one table, in English and in French.
fn sit(homes: &[Home; 2], host: &str, game: &str) -> [Joined; 2] {
    let mut ann = Joined::start(&homes[0], host, "Ann", &LANGUAGES[0]);
    let mut ben = Joined::start(&homes[1], host, "Ben", &LANGUAGES[1]);
    ann.until("Welcome, Ann");
    ben.until("Bienvenue, Ben");
    ann.open(game);
    let sit = ben.word("say-sit", "Oslo");
    ben.ask(&sit);
    [ann, ben]
}

/// Plays the match to its end, or so many turns of it; gives back what each was told.
fn play(data: &Path, guests: &mut [Joined; 2], most: usize) -> [Vec<String>; 2] {
    let mut told = [Vec::new(), Vec::new()];
    for _ in 0..most {
        let game = saved(data);
        if game.is_over() {
            break;
        }
        let at = round_of(&game).to_act().index();
        let line = typed(&guests[at].locale(), choice(&game));
        told[at].extend(guests[at].ask(&line));
    }
    for (told, guest) in told.iter_mut().zip(guests) {
        told.extend(guest.sync());
    }
    told
}

#[test]
fn two_programs_in_two_languages_play_a_whole_match() {
    let (data, host) = Host::fresh();
    let homes = [Home::new(), Home::new()];
    let mut guests = sit(&homes, &at(host.web), "junior");
    let told = play(data.path(), &mut guests, 2_000);
    assert!(saved(data.path()).is_over());
    let words = [["lays", "Your turn", " pose", "vous"], ["pose", "À vous", " lays", "Your"]];
    for ((told, words), guest) in told.iter().zip(words).zip(&guests) {
        assert!(told.last().unwrap().contains(&guest.word("say-again", "")), "{told:?}");
        for (at, word) in words.iter().enumerate() {
            assert_eq!(told.iter().any(|line| line.contains(word)), at < 2, "{word}: {told:#?}");
        }
    }
    for guest in guests {
        let goodbye = guest.locale().text("join-goodbye");
        let (rest, said) = guest.quit();
        assert_eq!(rest.last(), Some(&goodbye));
        assert_eq!((said.status, said.err.as_str()), (Some(0), ""));
    }
}

#[test]
fn who_leaves_comes_back_to_the_same_seat_and_others_hear_of_both() {
    let (_data, host) = Host::fresh();
    let homes = [Home::new(), Home::new()];
    let [mut ann, ben] = sit(&homes, &at(host.web), "beginner");
    ann.sync();
    let hand = ann.ask("hand");
    ben.quit();
    ann.until("Ben is gone");
    // The key is kept, and the name with it.
    let mut ben = homes[1].start(&["join", &at(host.web), "--lang", LANGUAGES[2].code()]);
    ben.hear("Welkom terug, Ben", 1);
    ben.hear("waar je gebleven was", 1);
    ann.until("Ben is back");
    // From the table to the lobby, and back.
    ann.ask("menu");
    assert!(ann.ask("tables")[0].ends_with("Your seat is there."));
    let back = ann.ask("sit at Oslo");
    assert!(back.len() > 1, "{back:?}");
    assert_eq!(ann.ask("hand").last(), hand.last());
    assert!(ann.ask("new table")[0].ends_with("First leave it: menu."));
    assert!(ann.ask("lobby help").last().unwrap().starts_with("Menu leaves the table"));
}

#[test]
fn a_killed_host_is_found_again_and_the_match_goes_on() {
    let (data, mut host) = Host::fresh();
    let port = host.web;
    let homes = [Home::new(), Home::new()];
    let mut guests = sit(&homes, &at(port), "junior");
    for _ in 0..3 {
        play(data.path(), &mut guests, 4);
        if saved(data.path()).is_over() {
            break;
        }
        let before = saved(data.path());
        host.kill();
        for guest in &mut guests {
            guest.until(&guest.locale().text("page-lost"));
        }
        // Of what is typed now, it is said that nobody hears it.
        let refused = guests[0].locale().text("join-not-sent");
        guests[0].program.type_line("draw");
        assert_eq!(guests[0].until(&refused).len(), 1);
        host = Host::with(data.path(), &["--web", &port.to_string()]);
        for guest in &mut guests {
            let back = guest.locale().text("page-back");
            let lines = guest.until(&back);
            assert_eq!(lines, [back]);
            guest.until("Oslo");
        }
        for guest in &mut guests {
            guest.sync();
        }
        let after = saved(data.path());
        assert_eq!(round_of(&before).view(seat(0)), round_of(&after).view(seat(0)));
    }
    play(data.path(), &mut guests, 2_000);
    assert!(saved(data.path()).is_over());
}

#[test]
fn where_no_host_is_one_sentence_says_so() {
    let (_data, host) = Host::fresh();
    let home = Home::new();
    let nobody = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    for language in &LANGUAGES {
        let locale = Locale::load(language);
        for (host, id, status) in [
            (at(nobody), "error-join-silent", 1),
            (format!("http://{}/", at(nobody)), "error-join-silent", 1),
            ("nobody.invalid:8111".to_owned(), "error-join-name", 1),
            (at(host.line), "error-join-other", 1),
            (format!("https://{}/", at(host.web)), "error-join-no-tls", 1),
            ("a b".to_owned(), "", 2),
        ] {
            let said = home.run(&["join", &host, "--lang", language.code()], "hand\n");
            assert_eq!((said.status, said.out.as_str()), (Some(status), ""), "{host}: {}", said.err);
            assert_eq!(said.err.lines().count(), 1, "{host}: {}", said.err);
            let named =
                host.trim_start_matches("http://").trim_start_matches("https://").trim_end_matches('/');
            if !id.is_empty() {
                assert_eq!(said.err.trim_end(), locale.format(id, &args!("host" => named)));
            }
        }
        let said = home.run(&["join", "--lang", language.code()], "");
        assert_eq!((said.status, said.err.lines().count()), (Some(2), 1), "{}", said.err);
    }
}

#[test]
fn what_concerns_this_machine_is_done_here() {
    let (_data, host) = Host::fresh();
    let home = Home::new();
    let mut ann = Joined::start(&home, &at(host.web), "Ann", &LANGUAGES[0]);
    ann.until("Welcome, Ann");
    for line in ["new table", "junior", "1", "1", "1", "1"] {
        ann.program.type_line(line);
    }
    ann.sync();
    assert_eq!(ann.ask("width 20"), ["20 cells in a line."]);
    assert!(ann.ask("hand").iter().all(|line| line.chars().count() <= 20));
    assert_eq!(ann.ask("braille on").len(), 1);
    let braille = ann.ask("table");
    assert!(braille.iter().any(|line| line.starts_with("y1")), "{braille:?}");
    // The server keeps the compact form for what is read again, though it knows nothing of the setting.
    let again = ann.ask("repeat 9");
    assert!(again.contains(&braille[0]), "{again:?}");
    ann.ask("braille off");
    assert_eq!(ann.ask("width 5"), ["A width is 0, or", "from 12 to 200."]);
    assert_eq!(ann.ask("speech"), ["Speech off."]);
    ann.program.type_line("language nl");
    ann.language = &LANGUAGES[2];
    assert_eq!(ann.sync(), ["Nederlands."]);
    assert!(!ann.ask("hand").is_empty());
    // What is said to others is theirs, whatever it says.
    assert_eq!(ann.ask("zeg braille aan"), ["Bericht verstuurd."]);
    let settings = std::fs::read_to_string(home.settings()).unwrap();
    for kept in ["\"language\": \"nl\"", "\"width\": 20", "\"braille\": false"] {
        assert!(settings.contains(kept), "{settings}");
    }
    ann.ask("berichten kort");
    let settings = std::fs::read_to_string(home.settings()).unwrap();
    assert!(settings.contains("brief"), "{settings}");
}

#[test]
fn a_host_that_speaks_another_version_is_not_joined() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let host = std::thread::spawn(move || {
        for greeting in [r#"{"session":"a","heard":0}"#, r#"{"version":1,"session":"a","heard":0}"#] {
            let mut socket = tungstenite::accept(listener.accept().unwrap().0).unwrap();
            assert!(socket.read().unwrap().to_text().unwrap().contains("version"));
            socket.send(tungstenite::Message::text(greeting)).unwrap();
        }
    });
    let home = Home::new();
    for language in &LANGUAGES[..2] {
        let said = home.run(&["join", &at(port), "--lang", language.code()], "hand\n");
        let sentence = Locale::load(language).format("error-join-version", &args!("host" => at(port)));
        assert_eq!((said.status, said.out.as_str(), said.err.trim_end()), (Some(1), "", sentence.as_str()));
    }
    host.join().unwrap();
}
