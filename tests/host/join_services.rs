//! A guest's own voice, braille display and terminal at a table elsewhere, through the real services.

use crate::display::Service;
use crate::hosting::{Host, records};
use crate::join::at;
use crate::program::{Home, PROGRAM, Running, wait_until};
use crate::recorder::Recorder;
use crate::terminal::Terminal;
use elevens::locale::{LANGUAGES, Locale, args};
use std::process::Command;

/// What is typed to play Junior against a computer.
const OPEN: [&str; 5] = ["junior", "1", "1", "1", "1"];

/// The program that takes Ann to a host.
fn join(home: &Home, host: &Host, options: &[&str]) -> Command {
    let mut command = home.prepare(PROGRAM);
    command.args(["join", &at(host.web), "--as", "Ann"]).args(options);
    command
}

/// Opens a table, and waits for the first turn.
fn open(program: &mut Running, locale: &Locale, turn: &str) {
    program.type_line(&locale.text("say-new-table"));
    OPEN.iter().for_each(|line| program.type_line(line));
    program.hear(turn, 1);
}

#[test]
fn what_the_host_tells_is_spoken_here() {
    let (language, welcome, turn, faster) =
        (&LANGUAGES[0], "Welcome, Ann.", "Your turn. 5 cards.", "Faster.");
    let Some(recorder) = Recorder::start("what_the_host_tells_is_spoken_here") else { return };
    let (_data, host) = Host::fresh();
    let home = Home::new();
    let mut command = join(&home, &host, &["--speech", "on", "--lang", language.code()]);
    let mut ann = Running::of(command.env("SPEECHD_ADDRESS", recorder.address()));
    ann.hear(welcome, 1);
    open(&mut ann, &Locale::load(language), turn);
    // The service speaks a sentence at a time.
    let heard = recorder.wait_for_end(turn.rsplit(". ").next().unwrap());
    assert!(heard.iter().all(|heard| heard.language == language.code()), "{heard:?}");
    // The voice is this machine's: the host hears nothing of how it speaks.
    ann.type_line("faster");
    let heard = recorder.wait_for_end(faster);
    assert_eq!(heard.last().map(|heard| heard.rate), Some(15), "{heard:?}");
    let said = ann.end();
    assert!(said.out.contains(turn), "{}", said.out);
}

#[test]
fn a_routing_key_lays_a_card_at_a_table_elsewhere() {
    let card = "b2";
    let language = &LANGUAGES[0];
    let Some(service) = Service::start(20, language.code()) else { return };
    let (data, host) = Host::fresh();
    let locale = Locale::load(language);
    let home = Home::new();
    let mut command = join(&home, &host, &["--lang", language.code(), "--braille", "brlapi"]);
    command.env("BRLAPI_HOST", service.host()).env("BRLAPI_AUTH", "none");
    let mut ann = Running::of(&mut command);
    ann.hear("Welcome, Ann", 1);
    open(&mut ann, &locale, "5 ");
    ann.type_line(&locale.text("say-here"));
    let alone = locale.format("lobby-who", &args!("n" => 1, "names" => ""));
    ann.hear(&alone, 1);
    service.display.shows_beginning(&alone.chars().take(6).collect::<String>());
    // The hand is the first line of the board.
    service.display.press("LNDN");
    let hand = service.display.shows_where(|shown| shown.contains(card));
    service.display.route(hand.find(card).unwrap() + 1);
    let record = || std::fs::read_to_string(&records(data.path())[0]).unwrap();
    service.display.until(|| record().contains(&format!("\"do\":\"{card}\"")));
    ann.end();
}

#[test]
fn single_keys_play_and_settings_are_walked_through_at_a_table_elsewhere() {
    let (data, host) = Host::fresh();
    let home = Home::new();
    let command = ["join", &at(host.web), "--as", "Ann", "--lang", "en", "--speech", "off"];
    let mut ann = Terminal::open(&home, &command, &[]);
    ann.hear("Welcome, Ann", 1);
    ann.press("open junior, 1 computer\r");
    ann.hear("Your turn", 1);
    let locale = Locale::load(&LANGUAGES[0]);
    ann.press("keys\r");
    ann.hear(&locale.text("keys-on"), 1);
    // A step over the hand says a card, another at the left edge that there is none; a letter is a move.
    ann.forget();
    ann.press("\x1b[C");
    let record = || std::fs::read_to_string(&records(data.path())[0]).unwrap();
    ann.hear("\n", 1);
    ann.forget();
    ann.press("\x1b[D");
    ann.hear(&locale.text("tune-edge"), 1);
    let mine = || record().matches("{\"seat\":0").count();
    let before = mine();
    for _ in 0..5 {
        ann.forget();
        ann.press("\x1b[C");
        ann.hear("\n", 1);
        if ann.heard().contains("fits") {
            break;
        }
    }
    let key = if ann.heard().contains("fits") { "\r".to_owned() } else { locale.text("press-draw") };
    ann.press(key);
    wait_until(|| mine() > before);
    ann.press("\x1b");
    ann.hear(&locale.text("keys-off"), 1);
    // The settings are this program's; the host speaks the language that was chosen there.
    ann.press("settings\r");
    ann.hear(&locale.text("settings-title"), 1);
    ann.press("1\r");
    ann.hear("Nederlands", 1);
    ann.press("3\r");
    ann.hear("Taal: Nederlands", 1);
    // The host makes the moves without a choice, so it is told how.
    ann.press("gedwongen zetten\r");
    ann.hear("getypt", 1);
    ann.press("3\r");
    let dutch = Locale::load("nl".parse().unwrap());
    let typed = dutch.format("automation-set-forced", &args!("mode" => "typed"));
    ann.press("terug\r");
    ann.hear(&typed, 1);
    ann.press("hand\r");
    ann.hear("Blauw", 1);
}

#[test]
fn what_others_do_comes_above_the_line_that_is_typed() {
    let (_data, host) = Host::fresh();
    let mut ben = host.guest("Ben", &LANGUAGES[0]);
    let home = Home::new();
    let arguments = ["join", &at(host.web), "--as", "Ann", "--speech", "off"];
    let mut ann = Terminal::open(&home, &arguments, &[]);
    ann.hear("Welcome, Ann", 1);
    ann.hear("> ", 1);
    ann.press("who is h");
    ann.hear("who is h", 1);
    ben.ask("say hello");
    // Ann stops typing for a while.
    ann.hear("Ben: hello", 1);
    ann.press("ere\r");
    ann.hear("2 here: Ann and Ben.", 1);
    // The line before comes back at a key.
    ann.press("\x1b[A\r");
    ann.hear("2 here: Ann and Ben.", 2);
    ann.press("new table\rjunior\r1\r1\r1\r1\r");
    ann.hear("Your turn. 5 cards.", 1);
    // Tab knows what can be typed now.
    ann.press("blue\t\r");
    ann.hear("laid", 1);
    ann.press("quit\r");
    ann.ends(0, "Goodbye. A seat that you have is kept.");
}

#[test]
fn a_recognizer_is_heard_here_and_asked_back_before_it_leaves() {
    let (_data, host) = Host::fresh();
    let home = Home::new();
    // A word that was heard twice in the place of another is no yes.
    let said =
        "sleep 2; echo who is here; sleep 1; echo quit; sleep 1; echo quit; sleep 1; echo yes; sleep 60";
    let mut ann = Running::of(&mut join(&home, &host, &["--listen", said]));
    ann.hear("Nobody but you.", 1);
    ann.hear("Yes or no.", 2);
    ann.hear("Goodbye.", 1);
    assert_eq!(ann.end().status, Some(0));
}

#[test]
fn a_recognizer_is_told_what_can_be_said_at_the_moment_of_the_table() {
    let (data, host) = Host::fresh();
    let home = Home::new();
    let [copy, leave] = ["now", "leave"].map(|name| data.path().join(name));
    let said = format!(
        "while sleep 0.1; do cp \"$ELEVENS_GRAMMAR\" {0}.new && mv {0}.new {0}; rm {1} && echo quit; done 2>/dev/null",
        copy.display(),
        leave.display()
    );
    let mut ann = Running::of(&mut join(&home, &host, &["--listen", &said]));
    ann.hear("Welcome, Ann.", 1);
    let told = |rule: &str, wanted: bool| {
        wait_until(|| std::fs::read_to_string(&copy).is_ok_and(|text| text.contains(rule)) == wanted);
    };
    ann.type_line("open junior 1 computer");
    ann.hear("Your turn.", 1);
    told("now-lay", true);
    // What is asked back here is answered with yes or no, and nothing else that is said at the table asks for them.
    told("<yes>", false);
    std::fs::write(&leave, "").unwrap();
    ann.hear("Yes or no.", 1);
    told("<yes>", true);
    ann.type_line("no");
    told("<yes>", false);
    ann.type_line("menu");
    told("now-lay", false);
    ann.type_line("quit");
    assert_eq!(ann.end().status, Some(0));
}
