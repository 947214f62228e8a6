//! Files to emboss: their pages, and what is said when there are none.
//!
//! `tests/emboss` holds the pages that are expected. Set UPDATE_EMBOSS to write what the program makes now, read the
//! pages (`lou_translate -b` turns them back into print), and review the difference.

use crate::program::{Home, Said};

/// A command line that makes no sense, and a sentence about it in each language.
const WRONG: [(&[&str], [&str; 3]); 14] = [
    (
        &["emboss"],
        [
            "Say what to emboss: elevens emboss rules GAME",
            "Dites quoi embosser : ",
            "Zeg wat je in braille wilt",
        ],
    ),
    (&["emboss", "record"], ["Say what to emboss: ", "Dites quoi embosser : ", "Zeg wat je in braille wilt"]),
    (&["emboss", "menu"], ["One word too many: menu.", "Un mot de trop : menu.", "Eén woord te veel: menu."]),
    (
        &["emboss", "rules", "junior", "nimm"],
        ["One word too many: nimm.", "Un mot de trop : nimm.", "Eén woord te veel: nimm."],
    ),
    (
        &["emboss", "rules", "whist"],
        [
            "elevens emboss rules can't be whist. Possible: elevens,",
            "elevens emboss rules n'accepte pas whist.",
            "elevens emboss rules kent whist niet.",
        ],
    ),
    (
        &["emboss", "rules", "--cells", "19"],
        [
            "--cells can't be 19. Possible: a number from 20 to 80.",
            "--cells n'accepte pas 19. Possible : un nombre de 20 à 80.",
            "--cells kent 19 niet. Mogelijk: een getal van 20 tot 80.",
        ],
    ),
    (
        &["emboss", "rules", "--lines", "61"],
        [
            "--lines can't be 61. Possible: a number from 10 to 60.",
            "--lines n'accepte pas 61.",
            "--lines kent 61 niet.",
        ],
    ),
    (
        &["emboss", "--lines", "x", "record", "a"],
        ["--lines can't be x.", "--lines n'accepte pas x.", "--lines kent x niet."],
    ),
    (
        &["emboss", "rules", "--table"],
        [
            "--table needs a value. Possible: the name of a liblouis table.",
            "Il faut une valeur après --table. Possible : le nom d'une table de liblouis.",
            "Bij --table hoort een waarde. Mogelijk: de naam van een tabel van liblouis.",
        ],
    ),
    (
        &["emboss", "rules", "--table", " "],
        ["--table can't be  .", "--table n'accepte pas  .", "--table kent   niet."],
    ),
    (
        &["emboss", "rules", "--table", "x", "--contracted"],
        [
            "--table and --contracted do not go together.",
            "--table et --contracted ne vont pas ensemble.",
            "--table en --contracted gaan niet samen.",
        ],
    ),
    (
        &["emboss", "rules", "--contracted=yes"],
        [
            "--contracted takes no value.",
            "--contracted ne prend pas de valeur.",
            "Bij --contracted hoort geen waarde.",
        ],
    ),
    (
        &["--seed", "4", "emboss", "rules"],
        [
            "--seed and emboss do not go together.",
            "--seed et emboss ne vont pas ensemble.",
            "--seed en emboss gaan niet samen.",
        ],
    ),
    (
        &["emboss", "rules", "--players", "3"],
        [
            "There is no option --players.",
            "L'option --players n'existe pas.",
            "De optie --players bestaat niet.",
        ],
    ),
];

const LANGUAGES: [&str; 3] = ["en", "fr", "nl"];

fn fails(said: &Said, status: i32, sentence: &str) {
    said.complains(status, &[sentence]);
    assert!(said.err.starts_with(sentence) && said.out.is_empty(), "{said:?}");
}

fn in_language<'a>(arguments: &[&'a str], language: &'a str) -> Vec<&'a str> {
    [arguments, &["--lang", language]].concat()
}

#[test]
fn a_wrong_command_line_is_explained_in_the_language_of_the_player() {
    let home = Home::new();
    for (arguments, sentences) in WRONG {
        for (language, sentence) in LANGUAGES.into_iter().zip(sentences) {
            fails(&home.run(&in_language(arguments, language), ""), 2, sentence);
        }
    }
}

#[test]
fn dutch_has_no_contracted_braille() {
    let arguments = ["emboss", "rules", "--contracted", "--lang", "nl"];
    fails(
        &Home::new().run(&arguments, ""),
        2,
        "liblouis kent geen Nederlands kortschrift: laat --contracted weg.",
    );
}

#[test]
fn help_needs_no_file() {
    for (arguments, told) in [
        (&["emboss", "--help"][..], "\nelevens emboss rules GAME: "),
        (&["emboss", "--help"], "\nelevens emboss record FILE: "),
        (&["emboss", "rules", "-h"], "\nGAME: "),
        (&["emboss", "record", "--help"], "\nFILE: "),
    ] {
        let said = Home::new().run(arguments, "");
        said.is_well();
        assert_eq!(said.count(told), 1, "{said:?}");
    }
}

#[cfg(all(feature = "emboss", unix))]
mod with_liblouis {
    use super::*;
    use crate::program::PROGRAM;
    use std::ffi::OsStr;
    use std::path::{Path, PathBuf};

    /// The version of liblouis that made the expected pages; others have other tables.
    const VERSION: &str = "3.24.0";

    /// A file of expected pages, and the arguments behind `emboss` that make it; a record is one of `tests/fixtures`.
    const PAGES: [(&str, &str); 17] = [
        ("rules-junior-en", "rules junior --lang en"),
        ("rules-junior-fr", "rules junior --lang fr"),
        ("rules-junior-nl", "rules junior --lang nl"),
        ("rules-junior-en-contracted", "rules junior --lang en --contracted"),
        ("rules-junior-fr-contracted", "rules junior --lang fr --contracted"),
        ("rules-elevens-en", "rules elevens --lang en"),
        ("rules-elevens-fr", "rules elevens --lang fr"),
        ("rules-elevens-nl", "rules elevens --lang nl"),
        ("rules-nimm-en-contracted-30x29", "rules nimm --lang en --contracted --cells 30 --lines 29"),
        ("rules-nimm-fr-contracted-28x28", "rules nimm --lang fr --contracted --cells 28 --lines 28"),
        ("rules-junior-nl-32x20", "rules junior --lang nl --cells 32 --lines 20"),
        ("rules-junior-fr-20x10", "rules junior --lang fr --cells 20 --lines 10"),
        ("rules-junior-en-american", "rules junior --lang en --table en-us-g2.ctb"),
        ("record-en", "record two-rounds.jsonl --lang en"),
        ("record-fr", "record two-rounds.jsonl --lang fr"),
        ("record-nl", "record two-rounds.jsonl --lang nl"),
        (
            "record-fr-contracted-32x20",
            "record two-rounds.jsonl --lang fr --contracted --cells 32 --lines 20",
        ),
    ];

    const GAMES: [&str; 8] =
        ["elevens", "beginner", "junior", "classic", "extremes", "three-openings", "free-opening", "nimm"];

    fn file(name: &str) -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
    }

    /// What the program writes to the standard output; it says nothing else.
    fn pages(arguments: &[&str]) -> String {
        let output = Home::new().prepare(PROGRAM).arg("emboss").args(arguments).output().unwrap();
        let err = String::from_utf8(output.stderr).unwrap();
        assert_eq!((output.status.code(), err.as_str()), (Some(0), ""), "{arguments:?}");
        String::from_utf8(output.stdout).unwrap()
    }

    #[test]
    fn the_pages_are_those_expected() {
        let version = liblouis::Translator::version();
        if version != VERSION {
            let reason = format!("liblouis is {version}, and the pages were made by {VERSION}");
            return crate::program::skipped("the_pages_are_those_expected", &reason);
        }
        let mut wrong = Vec::new();
        for (name, arguments) in PAGES {
            let record = |word: &str| file("fixtures").join(word).to_str().unwrap().to_owned();
            let words = arguments.split(' ');
            let words: Vec<String> = words
                .map(|word| if word.ends_with(".jsonl") { record(word) } else { word.to_owned() })
                .collect();
            let made = pages(&words.iter().map(String::as_str).collect::<Vec<_>>());
            let path = file("emboss").join(format!("{name}.brf"));
            if std::env::var_os("UPDATE_EMBOSS").is_some() {
                std::fs::write(&path, &made).unwrap();
            }
            if std::fs::read_to_string(&path).unwrap_or_default() != made {
                wrong.push(name);
            }
        }
        assert!(wrong.is_empty(), "{wrong:?} are others");
    }

    /// The cells of a number in braille: English, Dutch, or French with its own digits.
    fn number(number: usize, language: &str) -> String {
        let (sign, digits) = if language == "fr" { (',', b"#*<%?:$]\\[") } else { ('#', b"JABCDEFGHI") };
        let digit = |digit: char| char::from(digits[digit.to_digit(10).unwrap() as usize]);
        std::iter::once(sign).chain(number.to_string().chars().map(digit)).collect()
    }

    /// Whether a line end parts a colour, contracted or not, and its number.
    fn tears(line: &str, next: &str, language: &str) -> bool {
        let colours: &[&str] = match language {
            "en" => &["RED", "YELLOW", "GREEN", "BLUE", "R$", "YELL[", "GRE5"],
            "fr" => &["ROUGE", "JAUNE", "VERT", "BLEU", "R\\GE", "JKNE", "V8T", "^EU"],
            _ => &["ROOD", "GEEL", "GROEN", "BLAUW"],
        };
        let bare = |word: &str| word.trim_start_matches([',', '.']).to_owned();
        let is_colour = |word: &str| colours.contains(&bare(word).as_str());
        let sign = if language == "fr" { ',' } else { '#' };
        let (last, first) = (line.rsplit(' ').next().unwrap(), next.split(' ').next().unwrap());
        // No digit is one of the signs 1 to 4, which are a comma, a semicolon, a colon and a full stop.
        let stops = ['1', '2', '3', '4'];
        is_colour(last) && first.starts_with(sign)
            || language == "fr"
                && last.starts_with(sign)
                && !last.ends_with(stops)
                && is_colour(first.trim_end_matches(stops))
    }

    /// Holds what is true of all pages, whatever they say.
    fn holds(brf: &str, cells: usize, lines: usize, language: &str, what: &str) {
        assert!(brf.chars().all(|letter| matches!(letter, ' '..='_' | '\r' | '\n' | '\u{c}')), "{what}");
        assert_eq!(brf.matches('\n').count(), brf.matches("\r\n").count(), "{what}");
        assert_eq!(brf.matches('\r').count(), brf.matches("\r\n").count(), "{what}");
        assert_eq!(brf.matches('\u{c}').count(), brf.matches("\r\n\u{c}").count(), "{what}");
        assert!(brf.ends_with("\r\n"), "{what}");
        let mut before = String::new();
        for (at, page) in brf.split('\u{c}').enumerate() {
            let page: Vec<&str> = page.strip_suffix("\r\n").unwrap().split("\r\n").collect();
            assert!(page.len() <= lines && page.len() > 1, "{what}: page {}", at + 1);
            assert!(page.iter().all(|line| line.len() <= cells && !line.ends_with(' ')), "{what}");
            let (head, body) = page.split_first().unwrap();
            assert!(
                head.len() == cells && head.ends_with(&format!("  {}", number(at + 1, language))),
                "{what}"
            );
            assert_eq!(
                head.trim_start().contains(' '),
                at > 0,
                "{what}: the head is on all pages but the first"
            );
            // A heading is what follows a blank line and stands at the margin.
            let foot = &body[body.len().saturating_sub(2)..];
            assert!(body.len() < 2 || !foot[0].is_empty() || foot[1].starts_with("  "), "{what}: {foot:?}");
            assert!(!foot.last().unwrap().is_empty(), "{what}");
            for line in body {
                assert!(!tears(&before, line, language), "{what}: {before} / {line}");
                before = (*line).to_owned();
            }
        }
    }

    #[test]
    fn pages_of_every_game_and_size_are_as_embossers_want_them() {
        for game in GAMES {
            for language in LANGUAGES {
                for (cells, lines) in [("40", "25"), ("32", "20"), ("28", "27"), ("20", "10"), ("80", "60")] {
                    let arguments = ["rules", game, "--lang", language, "--cells", cells, "--lines", lines];
                    let size = (cells.parse().unwrap(), lines.parse().unwrap());
                    holds(&pages(&arguments), size.0, size.1, language, &arguments.join(" "));
                    if language != "nl" {
                        let arguments = [&arguments[..], &["--contracted"]].concat();
                        holds(&pages(&arguments), size.0, size.1, language, &arguments.join(" "));
                    }
                }
            }
        }
    }

    #[test]
    fn records_of_every_game_can_be_embossed() {
        let home = Home::new();
        for game in GAMES {
            // The first match of the file.
            let records = std::fs::read_to_string(file("conformance").join(format!("{game}.jsonl"))).unwrap();
            let totals = records.lines().position(|line| line.starts_with("{\"totals\"")).unwrap();
            let record: Vec<&str> = records.lines().take(totals + 1).collect();
            let path = home.write("record.jsonl", record.join("\n") + "\n");
            for language in LANGUAGES {
                for (cells, lines) in [("40", "25"), ("20", "10")] {
                    let path = path.to_str().unwrap();
                    let arguments = ["record", path, "--lang", language, "--cells", cells, "--lines", lines];
                    let size = (cells.parse().unwrap(), lines.parse().unwrap());
                    let contracted: &[&str] = if language == "nl" { &[] } else { &["--contracted"] };
                    for arguments in [&arguments[..], &[&arguments[..], contracted].concat()] {
                        holds(&pages(arguments), size.0, size.1, language, &arguments.join(" "));
                    }
                }
            }
        }
    }

    #[test]
    fn digits_are_those_of_the_language() {
        let page = |language| {
            pages(&["record", file("fixtures/two-rounds.jsonl").to_str().unwrap(), "--lang", language])
        };
        assert!(page("en").contains(" RED #G"), "{}", page("en"));
        assert!(page("nl").contains(" ROOD #G"), "{}", page("nl"));
        assert!(page("fr").contains(",] ROUGE") || page("fr").contains("ROUGE ,]"), "{}", page("fr"));
    }

    #[test]
    fn a_table_that_is_missing_faulty_or_too_wide_is_named() {
        let home = Home::new();
        let faulty = home.write("faulty.ctb", "include nothing.utb\nalways\nletter \\x 9-9\n");
        let missing = |table: &str| {
            [
                format!("The braille table {table} is missing or faulty: liblouis can't use it."),
                format!(
                    "La table braille {table} est introuvable ou défectueuse : liblouis ne peut pas s'en servir."
                ),
                format!("De brailletabel {table} ontbreekt of klopt niet: liblouis kan er niets mee."),
            ]
        };
        let short: String = faulty.to_str().unwrap().chars().take(40).collect();
        let wide = [
            "fr-bfu-comp8 is a table of eight dots: an embosser has six.".to_owned(),
            "fr-bfu-comp8 est une table à huit points : une embosseuse n'en a que six.".to_owned(),
            "fr-bfu-comp8 is een tabel met acht punten: een brailleprinter heeft er zes.".to_owned(),
        ];
        let cases = [
            ("nope", missing("nope")),
            ("nope.ctb,nl.tbl", missing("nope.ctb,nl.tbl")),
            (faulty.to_str().unwrap(), missing(&short)),
            ("/", missing("/")),
            ("fr-bfu-comp8", wide),
        ];
        for (table, sentences) in cases {
            for (language, sentence) in LANGUAGES.into_iter().zip(sentences) {
                let arguments = ["emboss", "rules", "--table", table, "--lang", language];
                fails(&home.run(&arguments, ""), 1, &sentence);
            }
        }
    }

    #[test]
    fn the_usual_table_may_be_missing_too() {
        let home = Home::new();
        let output = home
            .prepare(PROGRAM)
            .args(["emboss", "rules", "--lang", "fr"])
            .env("LOUIS_TABLEPATH", home.path())
            .output()
            .unwrap();
        assert_eq!((output.status.code(), output.stdout.len()), (Some(1), 0));
        let sentence = "La table braille fr-bfu-comp6 est introuvable ou défectueuse : liblouis ne peut pas s'en servir.\n";
        assert_eq!(String::from_utf8(output.stderr).unwrap(), sentence);
    }

    #[test]
    fn tables_are_named_in_full_or_without_their_ending_or_by_their_path() {
        let home = Home::new();
        let usual = pages(&["rules", "junior", "--lang", "en"]);
        let own = home.write("own.ctb", "include en-ueb-g1.ctb\n");
        for table in ["en-ueb-g1", "en-ueb-g1.ctb", own.to_str().unwrap()] {
            assert_eq!(pages(&["rules", "junior", "--lang", "en", "--table", table]), usual, "{table}");
        }
        assert_eq!(
            pages(&["rules", "junior", "--lang", "en", "--contracted"]),
            pages(&["rules", "junior", "--table", "en-ueb-g2", "--lang", "en"]),
        );
    }

    #[test]
    fn a_file_gets_the_pages_and_the_player_a_sentence() {
        let home = Home::new();
        let path = home.file("pages.brf");
        let run = |game: &str, language: &str| {
            home.run_on(&["emboss", "rules", game, "--lang", language, "--lines", "60", "--output"], &path)
        };
        let told = path.display();
        for (game, language, sentence) in [
            ("junior", "en", format!("1 page written to {told}.\n")),
            ("junior", "fr", format!("Une page écrite dans {told}.\n")),
            ("junior", "nl", format!("Eén bladzijde geschreven naar {told}.\n")),
            ("elevens", "en", format!("2 pages written to {told}.\n")),
            ("elevens", "fr", format!("3 pages écrites dans {told}.\n")),
            ("elevens", "nl", format!("3 bladzijden geschreven naar {told}.\n")),
        ] {
            let said = run(game, language);
            said.is_well();
            assert_eq!(said.out, sentence);
            let there = std::fs::read_to_string(&path).unwrap();
            assert_eq!(there, pages(&["rules", game, "--lang", language, "--lines", "60"]));
        }
        assert_eq!(
            pages(&["rules", "junior", "--output", "-"]),
            pages(&["rules", "junior"]),
            "a hyphen is the standard output"
        );
    }

    #[test]
    fn a_place_that_can_not_be_written_is_named() {
        let home = Home::new();
        let run = |path: &Path| home.run_on(&["emboss", "rules", "--output"], path);
        run(home.path()).complains(1, &["The pages can't be written to ", ": it is a folder."]);
        run(&home.file("no/pages.brf")).complains(1, &["it does not exist"]);
        if Path::new("/dev/full").exists() {
            run(Path::new("/dev/full")).complains(1, &["the disk is full"]);
        }
    }

    #[test]
    fn a_record_that_ends_badly_says_so_once_its_pages_are_there() {
        let home = Home::new();
        let whole = std::fs::read_to_string(file("fixtures/example.jsonl")).unwrap();
        let run = |name: &str, record: &str, table: &str| {
            let (path, output) = (home.write(name, record), home.file("pages.brf"));
            let _ = std::fs::remove_file(&output);
            let arguments = ["emboss", "record", path.to_str().unwrap(), "--table", table, "--output"];
            (home.run_on(&arguments, &output), output.exists())
        };
        let table = "en-ueb-g1";
        let (said, there) = run("open.jsonl", &whole, table);
        said.complains(0, &["The record ends here, in mid-game."]);
        assert!(there);
        let (said, there) = run("torn.jsonl", &whole[..whole.len() - 10], table);
        said.complains(1, &["is torn: the record is told up to it."]);
        assert!(there);
        let (said, there) = run("empty.jsonl", "", table);
        said.complains(1, &["There is no game in "]);
        assert!(!there);
        let (said, there) = run("wrong.jsonl", &whole.replace("\"y9\"}", "\"y3\"}"), table);
        said.complains(1, &["line 4: y3 is not allowed here."]);
        assert!(!there);
        // Other letters come to nothing, or are spelt out with dots that no embosser has.
        let (said, there) = run("letter.jsonl", &whole.replace("Tom", "Жук"), table);
        said.complains(1, &["en-ueb-g1 has no braille for Ж: name another with --table."]);
        assert!(!there);
        let (said, there) = run("letter.jsonl", &whole.replace("Tom", "Łukasz"), "fr-bfu-comp6");
        said.complains(1, &["fr-bfu-comp6 has no braille for Ł: "]);
        assert!(!there);
        let arguments = ["emboss", "record"].map(OsStr::new);
        home.run(&[&arguments[..], &[OsStr::new("nowhere.jsonl")]].concat(), "")
            .complains(1, &["Can't open nowhere.jsonl: it does not exist."]);
    }

    #[test]
    fn a_record_can_come_from_the_standard_input() {
        let record = std::fs::read(file("fixtures/two-rounds.jsonl")).unwrap();
        let home = Home::new();
        let output = home.file("pages.brf");
        let arguments = ["emboss", "record", "-", "--output", output.to_str().unwrap()];
        let said = home.run(&arguments, record);
        said.is_well();
        let path = file("fixtures/two-rounds.jsonl");
        assert_eq!(std::fs::read_to_string(output).unwrap(), pages(&["record", path.to_str().unwrap()]));
    }
}
