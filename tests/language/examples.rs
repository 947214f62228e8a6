//! What players typed, and what messages and help name.

use crate::lists::{SpokenLanguage, done, spoken_languages};
use crate::watch;
use elevens::language::Understood;
use elevens::locale::{LANGUAGES, Language, Locale};
use elevens::meaning::{Command, Level, Telling, Verbosity};
use std::collections::BTreeMap;

/// Lines with what is done at once; "-" where nothing is, and "?" with what is asked back.
const TYPED: [(&str, &[(&str, &str)]); 3] = [
    (
        "en",
        &[
            ("what is a row", "ask term row"),
            ("tell me more", "more"),
            ("what if I draw?", "ask can draw full"),
            ("lay what you said", "that"),
            ("why does 28 fit on 23", "ask term fit"),
            ("why doesn't red 8 fit", "ask can r8"),
            ("maybe I should lay red 10", "hint"),
            ("swap yellow 3 then joker as yellow 1", "swap y3, lay *y1"),
            ("swap red 15, then red 19 and 18 and the joker as red 17", "swap r15, lay r19 r18 *r17"),
            ("both jokers as blue 10 and blue 9", "lay *b10 *b9"),
            ("bridge yellow 6 and red 5", "bridge ?>y6 ?>r5"),
            ("red 9, no, red 10", "lay r10"),
            ("red 9, no, 10", "lay r10"),
            ("paly blue 15", "lay b15"),
            ("drwa a card", "draw"),
            ("therteen", "lay ?13"),
            ("what's in red and what's in blue", "ask row r; ask row b"),
            ("hand, can, table", "ask hand; ask can; ask board"),
            ("how many cards has player 3 got left", "ask cards 3"),
            ("y", "ask row y"),
            ("red 7?", "ask can r7"),
            ("could you lay red 7?", "lay r7"),
            ("Ben, lay red 7", "-"),
            ("red 5, 12.", "? lay r5 r12"),
            ("red 9, yes, red 9", "lay r9"),
            ("9 and 9", "lay ?9 ?9"),
            ("swap red 15 then lay 16 and 17", "swap r15, lay r16 r17"),
            ("bridge green 9 and lay the 8", "bridge ?>g9, lay g8"),
            ("bridge from yellow to blue 9 with the joker as blue 9", "bridge y>*b9"),
            ("the two fourteens, red and blue", "lay r14 b14"),
            ("put my three blues down, 10, 9 and 8", "lay b10 b9 b8"),
            ("grand so, I'll lay the red ten so", "lay r10"),
            ("green 13, comma, green 14", "lay g13 g14"),
            ("no play, I pass", "end"),
            ("no play this time?", "-"),
            ("go back, undo", "undo"),
            ("no undo please", "-"),
            ("grand, she lays yellow 9", "-"),
            ("red -7", "-"),
            ("I'll wait with blue 10", "-"),
            ("next please", "-"),
            ("is my turn over", "ask can end"),
            ("y>b9", "bridge y>b9"),
            ("36>31", "lay 36>31"),
            ("<46", "take 46"),
            (".", "end"),
            ("+", "draw"),
        ],
    ),
    (
        "fr",
        &[
            ("c'est quoi une rangée", "ask term row"),
            ("dites-m'en plus", "more"),
            ("et si je pioche", "ask can draw full"),
            ("je dois piocher", "ask must draw"),
            ("je dois finir mon tour", "ask must end"),
            ("posez ce que vous avez dit", "that"),
            ("pourquoi le 28 va sur le 23", "ask term fit"),
            ("pourquoi rouge 8 ne va pas", "ask can r8"),
            ("je devrais peut-être poser rouge 10", "hint"),
            ("je devrais m'arrêter", "hint"),
            ("échange jaune 3 puis joker en jaune 1", "swap y3, lay *y1"),
            ("rouge 9, non, rouge 10", "lay r10"),
            ("quinse", "lay ?15"),
            ("rouge 7 ?", "ask can r7"),
            ("main, coups, table", "ask hand; ask can; ask board"),
            ("j'attends avec le dix bleu", "-"),
            ("et si je pose rouge 7", "ask what-if r7"),
            ("tire-toi", "-"),
            ("jpioche", "draw"),
            ("trois rouges 14, 15 et 16", "? lay r14 r15 r16"),
            ("un vent", "-"),
            ("dix-sept et dix-huit rouges, merci", "lay r17 r18"),
            ("rouge dix-sept, dix-huit, dix-neuf", "lay r17 r18 r19"),
            ("pose le vingt bleu et un joker en dix-neuf", "lay b20 *b19"),
            ("bon, je peux : je pose le sept rouge", "lay r7"),
            ("je peux poser le sept rouge", "-"),
            ("je peux pas piocher", "-"),
            ("un beau sept rouge", "-"),
            ("36>31", "lay 36>31"),
        ],
    ),
    (
        "nl",
        &[
            ("wat is een rij", "ask term row"),
            ("vertel me meer", "more"),
            ("wat als ik trek", "ask can draw full"),
            ("zou ik moeten stoppen", "hint"),
            ("zal ik stoppen", "hint"),
            ("leg wat je zei", "that"),
            ("waarom past 28 op 23", "ask term fit"),
            ("waarom past rood 8 niet", "ask can r8"),
            ("misschien moet ik rood 10 leggen", "-"),
            ("ruil geel 3 en dan joker als geel 1", "swap y3, lay *y1"),
            ("rood 9, nee, rood 10", "lay r10"),
            ("groen achtien", "lay g18"),
            ("g7", "? lay y7 | lay g7"),
            ("lge blauw 6", "lay b6"),
            ("rood 7?", "ask can r7"),
            ("moet ik trekken", "ask must draw"),
            ("zal ik trekken", "hint"),
            ("moet ik blauw 10 leggen", "ask must b10"),
            ("leg ik blauw 10", "ask can b10"),
            ("pas ik", "ask can end"),
            ("zal ik de joker ruilen voor rood 9", "ask can swap r9"),
            ("brug geel 6 en rood 5", "bridge ?>y6 ?>r5"),
            ("brug geel 6, rood 5", "bridge ?>y6, lay r5"),
            ("met een brug van geel blauw 9 en dan blauw 10", "bridge y>b9, lay b10"),
            ("brug van blauw naar groen 9 en van rood naar geel 8", "bridge b>g9 r>y8"),
            ("legt u blauw 10 maar neer, alstublieft", "lay b10"),
            ("legt blauw 10", "-"),
            ("Eén kaart, alsjeblieft.", "draw"),
            ("mag ik een kaart alsjeblieft", "draw"),
            ("mag ik een kaart", "ask can draw"),
            ("jij bent", "-"),
            ("hou blauw 10 nog achter", "-"),
            ("ik wacht met trekken", "-"),
            ("36>31", "lay 36>31"),
        ],
    ),
];

fn meant(understood: &Understood) -> String {
    if let Understood::Offered { commands, .. } = understood {
        let offered: Vec<String> = commands.iter().map(ToString::to_string).collect();
        return format!("? {}", offered.join(" | "));
    }
    done(understood).unwrap_or_else(|| "-".to_owned())
}

#[test]
fn what_players_typed_is_done_asked_back_or_refused() {
    let mut wrong = Vec::new();
    for spoken in spoken_languages() {
        let (_, lines) = TYPED.iter().find(|(code, _)| *code == spoken.language.code()).unwrap();
        for (line, expected) in *lines {
            let got = meant(&spoken.understand(line).unasked());
            // What is not done may be asked of, told, or offered as a question.
            let same = if *expected == "-" {
                !got.contains("lay") && !["end", "draw"].contains(&got.as_str())
            } else {
                got == *expected
            };
            if !same {
                wrong.push(format!("{}: {line:?} is {got}, not {expected}", spoken.language));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_name_at_the_table_is_a_person_whatever_else_it_may_be() {
    let names = ["Ann", "Player 2", "Jean Paul", "Red"].map(str::to_owned);
    let spoken = spoken_languages().remove(0);
    for (line, meaning) in [
        ("what did ann do", "ask player 1"),
        ("what did player 2 do", "ask player 2"),
        ("how many cards has jean paul", "ask cards 3"),
        ("how many cards has red got left", "ask cards 4"),
        ("how many cards has Zoë", "ask cards zoë"),
    ] {
        let understood = spoken.interpreter.understand(line, &names);
        assert_eq!(done(&understood).as_deref(), Some(meaning), "{line}: {understood:?}");
    }
}

/// The messages whose examples follow a colon.
const WITH_EXAMPLES: [&str; 12] = [
    "help",
    "help-lay",
    "help-questions",
    "help-joker",
    "help-bridge",
    "help-bonus",
    "help-settings",
    "help-nimm",
    "help-piles",
    "help-referee",
    "not-a-move",
    "not-a-move-bridge",
];

/// What follows a colon in these messages and is no example, by its beginning.
const NO_EXAMPLE: [&str; 9] = [
    "fill the last gap",
    "comblez le dernier trou",
    "vul het laatste gat",
    "from a name",
    "d'un nom",
    "van een naam",
    "as often as",
    "autant de fois",
    "zo vaak als",
];

/// The examples of a text: what follows the last colon of a sentence, parted by commas and "or".
fn examples(text: &str) -> Vec<String> {
    let sentences = text.lines().flat_map(|line| line.split_inclusive(". "));
    let after_colon = sentences.filter_map(|sentence| sentence.trim().rsplit_once(": "));
    let parts = after_colon.flat_map(|(_, after)| after.trim_end_matches('.').split(", "));
    let bare = |part: &str| {
        let or = ["or ", "ou ", "of "].iter().find_map(|or| part.strip_prefix(or));
        or.unwrap_or(part).trim().to_owned()
    };
    let is_example = |part: &String| !NO_EXAMPLE.iter().any(|beginning| part.starts_with(beginning));
    parts.map(bare).filter(is_example).collect()
}

#[test]
fn the_examples_of_the_help_are_understood_and_mean_the_same_in_every_language() {
    let mut wrong = Vec::new();
    let mut model: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for spoken in spoken_languages() {
        let locale = Locale::load(spoken.language);
        for id in WITH_EXAMPLES {
            let examples = examples(&locale.text(id));
            assert!(!examples.is_empty(), "{}: {id} has no examples", spoken.language);
            let mut meant = Vec::new();
            for example in examples {
                match spoken.understand(&example).unasked().commands() {
                    [] => wrong.push(format!("{}: {id}: {example:?} is not understood", spoken.language)),
                    commands => meant.push(format!("{commands:?}")),
                }
            }
            meant.sort();
            let model = model.entry(id).or_insert_with(|| meant.clone());
            if *model != meant {
                wrong.push(format!("{}: {id} shows {meant:#?}, not {model:#?}", spoken.language));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_signs_of_the_cards_can_be_typed_as_the_help_says() {
    for spoken in spoken_languages() {
        let text = Locale::load(spoken.language).text("help-signs");
        for (typed, meant) in [("*r9", "lay *r9"), ("#b9", "bridge ?>b9")] {
            assert!(text.contains(typed), "{}: {text}", spoken.language);
            assert_eq!(done(&spoken.understand(typed)).as_deref(), Some(meant), "{}", spoken.language);
        }
    }
}

/// The short forms that the guides name, with what they are short for.
const SHORT: [(&str, &[(&str, &str)]); 3] = [
    (
        "en",
        &[
            ("s", "score"),
            ("pl", "players"),
            ("pi", "pile"),
            ("br", "bridges"),
            ("j", "jokers"),
            ("w", "turn"),
            ("l", "last"),
            ("hi 5", "history 5"),
            ("bu", "buffalos"),
            ("ru", "rules"),
            ("tk 46", "take 46"),
            ("j r9", "joker red 9"),
        ],
    ),
    (
        "fr",
        &[
            ("s", "score"),
            ("jo", "joueurs"),
            ("pi", "la pioche"),
            ("li", "liaisons"),
            ("jk", "jokers"),
            ("w", "tour"),
            ("der", "dernier"),
            ("re", "répéter"),
            ("h 5", "historique 5"),
            ("bf", "buffles"),
            ("rg", "règles"),
            ("pr 46", "prendre 46"),
            ("jk r9", "joker rouge 9"),
            ("ec r9", "échanger rouge 9"),
        ],
    ),
    (
        "nl",
        &[
            ("s", "stand"),
            ("sp", "spelers"),
            ("ts", "stapel"),
            ("br", "bruggen"),
            ("jo", "jokers"),
            ("w", "beurt"),
            ("l", "laatste"),
            ("he", "herhaal"),
            ("gs 5", "geschiedenis 5"),
            ("sr", "stieren"),
            ("re", "regels"),
            ("j r9", "joker rood 9"),
            ("ru r9", "ruil rood 9"),
        ],
    ),
];

#[test]
fn the_short_forms_of_the_guides_mean_what_they_are_short_for() {
    for (code, forms) in SHORT {
        let spoken = spoken_languages().into_iter().find(|spoken| spoken.language.code() == code).unwrap();
        let guide = std::fs::read_to_string(format!("docs/guide.{code}.md")).unwrap();
        for (short, long) in forms {
            assert!(guide.contains(&format!("`{short}`")), "{code}: {short} is in no guide");
            let [short_one, long_one] = [short, long].map(|line| done(&spoken.understand(line)));
            assert!(
                short_one.is_some() && short_one == long_one,
                "{code}: {short} {short_one:?} {long_one:?}"
            );
        }
    }
}

#[test]
fn the_choices_that_settings_list_can_be_typed() {
    for SpokenLanguage { language, interpreter } in spoken_languages() {
        let locale = Locale::load(language);
        let listed = |id: &str| {
            let text = elevens::language::plain(&locale.text(id));
            let (_, after) = text.rsplit_once(": ").unwrap();
            let parts =
                after.trim_end_matches('.').replace(" or ", ", ").replace(" ou ", ", ").replace(" of ", ", ");
            parts.split(", ").map(str::to_owned).collect::<Vec<_>>()
        };
        let levels: Vec<Command> = listed("verbosity-choose")
            .iter()
            .filter_map(|level| {
                let line = format!("{} {level}", locale.text("say-verbosity"));
                interpreter.understand(&line, &[]).only().cloned()
            })
            .collect();
        let telling = |level| {
            let level = Level::To(level);
            Command::Verbosity(Some(Telling { sort: None, level, channel: None }))
        };
        assert_eq!(levels, Verbosity::ALL.map(telling), "{language}");
        let codes: Vec<&str> = LANGUAGES.iter().map(Language::code).collect();
        assert_eq!(listed("language-choose"), codes, "{language}");
    }
}

/// The options that a text names.
fn options(text: &str) -> Vec<&str> {
    let is_part = |letter: char| letter.is_ascii_lowercase() || letter == '-';
    let mut options: Vec<&str> =
        text.split(|letter| !is_part(letter)).filter(|word| word.starts_with("--")).collect();
    options.sort_unstable();
    options
}

#[test]
fn the_help_names_the_same_options_in_every_language() {
    let words: [&[&str]; 12] = [
        &[],
        &["replay"],
        &["simulate"],
        &["referee"],
        &["understand"],
        &["grammar"],
        &["rules"],
        &["emboss"],
        &["emboss", "rules"],
        &["emboss", "record"],
        &["completions"],
        &["man"],
    ];
    for words in words {
        let help = |language: &str| {
            let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_elevens"));
            command.env("ELEVENS_DATA", "/nowhere").args(["--lang", language]).args(words).arg("--help");
            let output = watch::run(&mut command, "");
            assert!(output.status.success(), "{words:?}: {output:?}");
            String::from_utf8(output.stdout).unwrap()
        };
        let model = help(LANGUAGES[0].code());
        for language in &LANGUAGES {
            assert_eq!(options(&help(language.code())), options(&model), "{language}: {words:?}");
        }
        assert!(!words.is_empty() || options(&model).len() > 20, "{model}");
    }
}
