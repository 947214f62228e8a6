//! What is said outside of a game: to menus, in the lobby, at tables beside the game.

use crate::lists::spoken_languages;
use elevens::language::Interpreter;
use elevens::locale::{LANGUAGES, Locale};
use elevens::meaning::{Command, Lobby};

/// Sentences to a menu, and what they mean; "-" is nothing that is said to one.
const TO_MENU: [(&str, &[(&str, &str)]); 3] = [
    (
        "en",
        &[
            ("play junior", "play junior"),
            ("a classic game against 2 computers please", "play classic computers 2"),
            ("I'd like to play nimm against the computer", "play nimm computers 1"),
            ("beginner for three players, two rounds, hard", "play beginner players 3 rounds 2 level hard"),
            ("open beginner with 3 players", "play beginner players 3"),
            ("a game against two strong computers", "play computers 2 level hard"),
            ("three openings", "play three-openings"),
            ("play junior hrad", "play junior unknown hrad"),
            ("resume", "resume"),
            ("continue my last game", "resume"),
            ("pick up where I left off", "resume"),
            ("lessons", "lessons"),
            ("teach me nimm", "lessons nimm"),
            ("I want to learn how to play classic", "lessons classic"),
            ("with more people", "together"),
            ("there are three of us", "together"),
            ("the deal of the day", "deal-of-the-day"),
            ("deal of the day in nimm please", "deal-of-the-day nimm"),
            ("show me my saved games", "saved-games"),
            ("score", "evenings full"),
            ("settings", "settings"),
            ("open the settings please", "settings"),
            ("width 40", "width 40"),
            ("red 7", "-"),
            ("draw a card", "-"),
            ("help", "-"),
            ("play the trumpet", "-"),
            ("new game", "-"),
        ],
    ),
    (
        "fr",
        &[
            ("jouer à junior", "play junior"),
            (
                "je voudrais une partie classique contre deux ordinateurs, s'il vous plaît",
                "play classic computers 2",
            ),
            (
                "débutants à trois joueurs en deux manches, fort",
                "play beginner players 3 rounds 2 level hard",
            ),
            ("on joue à nimm contre l'ordinateur", "play nimm computers 1"),
            ("ouvre débutants pour 3", "play beginner players 3"),
            ("l'ouverture libre", "play free-opening"),
            ("continuer", "resume"),
            ("reprendre la dernière partie", "resume"),
            ("leçons", "lessons"),
            ("apprends-moi à jouer à nimm", "lessons nimm"),
            ("explique-moi les extrêmes", "lessons extremes"),
            ("à plusieurs", "together"),
            ("on est trois", "together"),
            ("la donne du jour", "deal-of-the-day"),
            ("donne du jour en junior", "deal-of-the-day junior"),
            ("parties enregistrées", "saved-games"),
            ("mon bilan", "evenings full"),
            ("réglages", "settings"),
            ("ouvre les réglages", "settings"),
            ("largeur 40", "width 40"),
            ("rouge 7", "-"),
            ("aide", "-"),
            ("nouvelle partie", "-"),
        ],
    ),
    (
        "nl",
        &[
            ("speel junior", "play junior"),
            ("ik wil graag een klassiek spel tegen twee computers spelen", "play classic computers 2"),
            (
                "Startvariant met drie spelers, twee rondes, moeilijk",
                "play beginner players 3 rounds 2 level hard",
            ),
            ("laten we nimm spelen tegen de computer", "play nimm computers 1"),
            ("open startvariant met 3 spelers", "play beginner players 3"),
            ("de vrije opening", "play free-opening"),
            ("verder", "resume"),
            ("verder spelen", "resume"),
            ("ga verder met mijn laatste spel", "resume"),
            ("lessen", "lessons"),
            ("leer me nimm", "lessons nimm"),
            ("leg nimm uit", "lessons nimm"),
            ("met meer mensen", "together"),
            ("we zijn met drie", "together"),
            ("het spel van de dag", "deal-of-the-day"),
            ("spel van de dag in junior", "deal-of-the-day junior"),
            ("toon mijn bewaarde spellen", "saved-games"),
            ("stand", "evenings full"),
            ("instellingen", "settings"),
            ("instellingen openen", "settings"),
            ("breedte 40", "width 40"),
            ("meer", "-"),
            ("rood 7", "-"),
            ("hulp", "-"),
            ("nieuw spel", "-"),
        ],
    ),
];

/// Sentences in the lobby.
const TO_LOBBY: [(&str, &[(&str, &str)]); 3] = [
    (
        "en",
        &[
            ("say  Hé there, Ann!", "lobby say Hé there, Ann!"),
            ("'hand", "lobby say hand"),
            ("’t is me", "lobby say t is me"),
            ("tell the others: I'm  back.", "lobby say I'm  back."),
            ("say ...", "lobby say ..."),
            ("say again", "lobby say again"),
            ("tell Ben that I'm  late", "lobby tell Ben that I'm  late"),
            ("tell Mary-Ann: hello", "lobby tell Mary-Ann: hello"),
            ("say to Ben: not now", "lobby tell Ben: not now"),
            ("whisper to Ben hello", "lobby tell Ben hello"),
            ("tell me when Ben comes", "lobby await Ben"),
            ("please let me know as soon as Mary Ann is here", "lobby await Mary Ann"),
            ("could you tell me when Ben logs in", "lobby await Ben"),
            ("don't tell me any more when Ben comes", "lobby stop-awaiting Ben"),
            ("stop telling me when Ben comes", "lobby stop-awaiting Ben"),
            ("is Ben here?", "lobby find Ben"),
            ("is Mary Ann online", "lobby find Mary Ann"),
            ("tell me if Ben is here", "lobby find Ben"),
            ("is anybody here", "lobby who"),
            ("tell me my hand", "-"),
            ("tell me more", "-"),
            ("tell", "-"),
            ("say that again", "-"),
            ("say", "-"),
            ("who’s here", "lobby who"),
            ("who else is here?", "lobby who"),
            ("tables", "lobby tables"),
            ("which tables are there", "lobby tables"),
            ("new table", "lobby open"),
            ("open", "lobby open"),
            ("open a table please", "lobby open"),
            ("new table junior", "lobby open junior"),
            ("open beginner 3 players 2 rounds hard", "lobby open beginner players 3 rounds 2 level hard"),
            (
                "Could you open a table for nimm, by invitation, 10 minutes",
                "lobby open nimm access invited stand-in 10",
            ),
            ("open junior, no stand-in", "lobby open junior stand-in never"),
            ("open junior, 3 minutes a turn", "lobby open junior turn 3"),
            ("open a table junior hrad", "lobby open junior unknown hrad"),
            ("open classic with Ben", "lobby open classic guest Ben"),
            ("open a table with Mary Ann, classic, 3 rounds", "lobby open classic rounds 3 guest Mary Ann"),
            ("open classic for me and Ben hard", "lobby open classic level hard guest Ben"),
            ("open classic with two computers", "lobby open classic computers 2"),
            ("open classic for two computers and me", "lobby open classic computers 2"),
            ("open classic with hard computers", "lobby open classic computers 1 level hard"),
            ("open with Ben", "lobby open guest Ben"),
            ("open junior 3", "lobby open junior unknown 3"),
            ("Sit down at Oslo 2", "lobby sit Oslo 2"),
            ("I'd like to sit at Oslo please", "lobby sit Oslo"),
            ("watch Lima.", "lobby watch Lima"),
            ("invite Mary-Ann to the table", "lobby invite Mary-Ann"),
            ("start", "lobby start"),
            ("let's begin", "lobby start"),
            ("play again", "lobby again"),
            ("rematch", "lobby again"),
            ("remove O'Neil from the table", "lobby remove O'Neil"),
            ("mute Ben", "lobby mute Ben"),
            ("let me hear Ben again", "lobby unmute Ben"),
            ("don't let Ben speak, please", "lobby silence Ben"),
            ("let Ben talk again", "lobby let-speak Ben"),
            ("what is the link to our table", "lobby link"),
            ("deal of the day", "lobby day"),
            ("the deal of the day in junior", "lobby day junior"),
            ("today's list", "lobby day-list"),
            ("results", "lobby results"),
            ("show me the last results", "lobby results"),
            ("my results", "lobby own-results"),
            ("what's my rating", "lobby own-results"),
            ("ranking of classic", "lobby ranking classic"),
            ("the ranking of classic with 3 players", "lobby ranking classic players 3"),
            ("who is best at junior against computers", "lobby ranking junior computers 1"),
            (
                "a tournament of classic, eight players, three rounds",
                "lobby tournament open classic players 8 rounds 3",
            ),
            (
                "tournament of classic, 8 players, 3 rounds",
                "lobby tournament open classic players 8 rounds 3",
            ),
            (
                "open a classic tournament for eight players with three rounds",
                "lobby tournament open classic players 8 rounds 3",
            ),
            (
                "three rounds, six players, a junior tournament please",
                "lobby tournament open junior players 6 rounds 3",
            ),
            ("let's have a nimm tournament, hard", "lobby tournament open nimm level hard"),
            ("tournament", "lobby tournament open"),
            ("a tournament of chess", "lobby tournament open unknown chess"),
            ("join the tournament", "lobby tournament join"),
            ("I want to take part in the tournament", "lobby tournament join"),
            ("I'd like to play in the tournament please", "lobby tournament join"),
            ("leave the tournament", "lobby tournament leave"),
            ("withdraw from the tournament", "lobby tournament leave"),
            ("start the tournament", "lobby tournament start"),
            ("let's begin the tournament", "lobby tournament start"),
            ("cancel the tournament", "lobby tournament cancel"),
            ("call the tournament off", "lobby tournament cancel"),
            ("tournament standings", "lobby tournament standings"),
            ("what are the standings of the tournament", "lobby tournament standings"),
            ("who is leading the tournament", "lobby tournament standings"),
            ("give me a new key", "lobby new-key"),
            ("I want a recovery code, please", "lobby recovery-code"),
            ("forget me", "lobby forget"),
            ("table help", "lobby help"),
            ("settings", "settings"),
            ("width 40", "width 40"),
            ("red 10", "-"),
            ("hand", "-"),
            ("table", "-"),
        ],
    ),
    (
        "fr",
        &[
            ("dis bonjour à tous", "lobby say bonjour à tous"),
            ("dites à tout le monde : j'arrive !", "lobby say j'arrive !"),
            ("'main", "lobby say main"),
            ("dis-moi ma main", "-"),
            ("dis moi ma main", "-"),
            ("dis à Ben que j'arrive", "lobby tell Ben que j'arrive"),
            ("dites à Marie-Anne : bonsoir", "lobby tell Marie-Anne : bonsoir"),
            ("chuchote à Ben bonsoir", "lobby tell Ben bonsoir"),
            ("dis-moi quand Ben arrive", "lobby await Ben"),
            ("prévenez-moi dès que Ben est là, s'il vous plaît", "lobby await Ben"),
            ("pouvez-vous me prévenir quand Ben arrive", "lobby await Ben"),
            ("ne me dites plus quand Ben arrive", "lobby stop-awaiting Ben"),
            ("ne me préviens plus quand Ben arrive", "lobby stop-awaiting Ben"),
            ("Ben est là ?", "lobby find Ben"),
            ("est-ce que Marie Anne est en ligne", "lobby find Marie Anne"),
            ("Ben est-il là ?", "lobby find Ben"),
            ("qui est là ?", "lobby who"),
            ("quelles tables y a-t-il", "lobby tables"),
            ("montre-moi les tables ouvertes", "lobby tables"),
            ("nouvelle table", "lobby open"),
            ("ouvrez une table de nimm", "lobby open nimm"),
            (
                "ouvrir débutants 3 joueurs 2 manches fort",
                "lobby open beginner players 3 rounds 2 level hard",
            ),
            ("ouvre une table, junior, sur invitation", "lobby open junior access invited"),
            ("ouvre junior, 3 minutes par tour", "lobby open junior turn 3"),
            ("ouvre junior durr", "lobby open junior unknown durr"),
            ("ouvre classique avec Ben", "lobby open classic guest Ben"),
            ("ouvrez une table avec Marie Anne, junior", "lobby open junior guest Marie Anne"),
            ("ouvre classique avec deux ordinateurs", "lobby open classic computers 2"),
            ("rejoindre Oslo 2", "lobby sit Oslo 2"),
            ("je voudrais m'asseoir à Lima", "lobby sit Lima"),
            ("regarder Lima", "lobby watch Lima"),
            ("j'invite Jean-Luc à la table", "lobby invite Jean-Luc"),
            ("on commence", "lobby start"),
            ("encore une partie", "lobby again"),
            ("rejouer", "lobby again"),
            ("exclure Anne", "lobby remove Anne"),
            ("faites taire Marc", "lobby mute Marc"),
            ("laisse parler Marc", "lobby unmute Marc"),
            ("réduisez Ben au silence", "lobby silence Ben"),
            ("rends la parole à Ben", "lobby let-speak Ben"),
            ("donnez-moi le lien de la table", "lobby link"),
            ("donne du jour en junior", "lobby day junior"),
            ("la liste du jour", "lobby day-list"),
            ("résultats", "lobby results"),
            ("mes résultats", "lobby own-results"),
            ("quelle est ma cote", "lobby own-results"),
            ("classement de classique", "lobby ranking classic"),
            ("ouvrir classique avec deux ordinateurs", "lobby open classic computers 2"),
            ("ouvrir classique pour deux ordinateurs et moi", "lobby open classic computers 2"),
            ("le classement de junior à trois joueurs", "lobby ranking junior players 3"),
            (
                "un tournoi de classique, huit joueurs, trois manches",
                "lobby tournament open classic players 8 rounds 3",
            ),
            (
                "organisons un tournoi de junior à six joueurs en quatre rondes",
                "lobby tournament open junior players 6 rounds 4",
            ),
            ("ouvrir un tournoi classique pour 8", "lobby tournament open classic players 8"),
            ("tournoi", "lobby tournament open"),
            ("un tournoi de belote", "lobby tournament open unknown belote"),
            ("rejoindre le tournoi", "lobby tournament join"),
            ("je participe au tournoi", "lobby tournament join"),
            ("je voudrais m'inscrire au tournoi", "lobby tournament join"),
            ("quitter le tournoi", "lobby tournament leave"),
            ("je me retire du tournoi", "lobby tournament leave"),
            ("commencer le tournoi", "lobby tournament start"),
            ("lancez le tournoi", "lobby tournament start"),
            ("annuler le tournoi", "lobby tournament cancel"),
            ("classement du tournoi", "lobby tournament standings"),
            ("quel est le classement du tournoi", "lobby tournament standings"),
            ("qui mène le tournoi", "lobby tournament standings"),
            ("nouvelle clé", "lobby new-key"),
            ("donne-moi un code de secours", "lobby recovery-code"),
            ("oubliez-moi", "lobby forget"),
            ("aide du salon", "lobby help"),
            ("réglages", "settings"),
            ("rouge 10", "-"),
            ("main", "-"),
        ],
    ),
    (
        "nl",
        &[
            ("zeg hallo, Ann!", "lobby say hallo, Ann!"),
            ("zeg tegen iedereen: tot straks", "lobby say tot straks"),
            ("'hand", "lobby say hand"),
            ("zeg me mijn kaarten", "-"),
            ("zeg tegen Ben dat ik later ben", "lobby tell Ben dat ik later ben"),
            ("vertel aan Ben: tot zo", "lobby tell Ben: tot zo"),
            ("fluister tegen Ben hallo", "lobby tell Ben hallo"),
            ("vertel me meer", "-"),
            ("zeg me als Ben komt", "lobby await Ben"),
            ("waarschuw me als Ben er is", "lobby await Ben"),
            ("laat het me weten zodra Anne Marie binnenkomt", "lobby await Anne Marie"),
            ("zeg me niet meer wanneer Ben komt", "lobby stop-awaiting Ben"),
            ("waarschuw me niet meer als Ben er is", "lobby stop-awaiting Ben"),
            ("is Ben er al?", "lobby find Ben"),
            ("is Anne Marie hier", "lobby find Anne Marie"),
            ("is er iemand", "lobby who"),
            ("wie is er?", "lobby who"),
            ("welke tafels zijn er", "lobby tables"),
            ("tafels", "lobby tables"),
            ("nieuwe tafel", "lobby open"),
            ("open", "lobby open"),
            ("open een tafel met nimm", "lobby open nimm"),
            (
                "open startvariant 3 spelers 2 rondes sterk",
                "lobby open beginner players 3 rounds 2 level hard",
            ),
            ("open junior, besloten, 10 minuten", "lobby open junior access invited stand-in 10"),
            ("open junior met 3 minuten per beurt", "lobby open junior turn 3"),
            ("open junior strek", "lobby open junior unknown strek"),
            ("open klassiek met Ben", "lobby open classic guest Ben"),
            ("open een tafel met Anne Marie, junior", "lobby open junior guest Anne Marie"),
            ("open klassiek tegen twee computers", "lobby open classic computers 2"),
            ("open klassiek met twee computers", "lobby open classic computers 2"),
            ("open klassiek met twee sterke computers", "lobby open classic computers 2 level hard"),
            ("open klassiek met computers", "lobby open classic computers 1"),
            ("zit aan Oslo 2", "lobby sit Oslo 2"),
            ("ik ga zitten bij Lima", "lobby sit Lima"),
            ("kijk mee bij Lima", "lobby watch Lima"),
            ("nodig Ann uit", "lobby invite Ann"),
            ("ik wil Frans uitnodigen", "lobby invite Frans"),
            ("starten", "lobby start"),
            ("we kunnen beginnen", "lobby start"),
            ("nog een spel", "lobby again"),
            ("verwijder Ben van de tafel", "lobby remove Ben"),
            ("demp Ben", "lobby mute Ben"),
            ("ik wil Ben weer horen", "lobby unmute Ben"),
            ("hoor Ben", "lobby unmute Ben"),
            ("leg Ben het zwijgen op", "lobby silence Ben"),
            ("laat Ben weer praten", "lobby let-speak Ben"),
            ("geef me de link naar de tafel", "lobby link"),
            ("spel van de dag in junior", "lobby day junior"),
            ("de lijst van vandaag", "lobby day-list"),
            ("uitslagen", "lobby results"),
            ("mijn uitslagen", "lobby own-results"),
            ("wat is mijn sterkte", "lobby own-results"),
            ("ranglijst van klassiek", "lobby ranking classic"),
            ("de ranglijst van junior met drie spelers", "lobby ranking junior players 3"),
            (
                "een toernooi van klassiek, acht spelers, drie rondes",
                "lobby tournament open classic players 8 rounds 3",
            ),
            (
                "open een toernooi klassiek met 8 spelers en 3 rondes",
                "lobby tournament open classic players 8 rounds 3",
            ),
            (
                "ik wil een toernooi junior met zes spelers organiseren",
                "lobby tournament open junior players 6",
            ),
            ("toernooi", "lobby tournament open"),
            ("een toernooi schaken", "lobby tournament open unknown schaken"),
            ("ik doe mee aan het toernooi", "lobby tournament join"),
            ("meedoen aan het toernooi", "lobby tournament join"),
            ("ik wil graag meedoen met het toernooi", "lobby tournament join"),
            ("ik stap uit het toernooi", "lobby tournament leave"),
            ("begin het toernooi", "lobby tournament start"),
            ("start het toernooi", "lobby tournament start"),
            ("annuleer het toernooi", "lobby tournament cancel"),
            ("het toernooi afzeggen", "lobby tournament cancel"),
            ("toernooistand", "lobby tournament standings"),
            ("wat is de stand van het toernooi", "lobby tournament standings"),
            ("wie staat er bovenaan in het toernooi", "lobby tournament standings"),
            ("geef me een nieuwe sleutel", "lobby new-key"),
            ("ik wil een herstelcode", "lobby recovery-code"),
            ("vergeet mij", "lobby forget"),
            ("zaalhulp", "lobby help"),
            ("instellingen", "settings"),
            ("rood 10", "-"),
            ("hand", "-"),
        ],
    ),
];

type Sentences<'a> = [(&'a str, &'a [(&'a str, &'a str)]); 3];

/// The sentences that mean something else.
fn wrong(sentences: &Sentences<'_>, said: fn(&Interpreter, &str) -> Option<Command>) -> Vec<String> {
    let mut wrong = Vec::new();
    for (code, sentences) in sentences {
        let interpreter = Interpreter::new(code.parse().unwrap()).unwrap();
        for (sentence, meant) in *sentences {
            let said = said(&interpreter, sentence).map_or_else(|| "-".to_owned(), |said| said.to_string());
            if said != *meant {
                wrong.push(format!("{code}: {sentence}: {said}, not {meant}"));
            }
        }
    }
    wrong
}

#[test]
fn a_menu_understands_whole_sentences() {
    let wrong = wrong(&TO_MENU, Interpreter::to_menu);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_lobby_understands_whole_sentences_and_names_as_they_are_typed() {
    let wrong = wrong(&TO_LOBBY, Interpreter::to_lobby);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Commands of every sort that is said outside of a game.
const OUTSIDE: [&str; 57] = [
    "resume",
    "play junior",
    "play nimm players 3 people 2 computers 4 level hard rounds 3 access everybody stand-in 10",
    "play three-openings turn 3 stand-in never access invited",
    "lessons",
    "lessons nimm",
    "lessons three-openings",
    "together",
    "deal-of-the-day",
    "deal-of-the-day nimm",
    "deal-of-the-day extremes",
    "saved-games",
    "settings",
    "width",
    "width 40",
    "lobby say Hello there, Ann!",
    "lobby who",
    "lobby tell Ben hello",
    "lobby find Ben",
    "lobby await Ben",
    "lobby stop-awaiting Ben",
    "lobby open classic level hard guest Ben",
    "lobby tables",
    "lobby open",
    "lobby open elevens level easy",
    "lobby open free-opening level medium rounds 2 turn 5",
    "lobby open nimm players 3 computers 2 level hard access invited stand-in never",
    "lobby sit Oslo 2",
    "lobby watch Lima",
    "lobby invite Mary-Ann",
    "lobby start",
    "lobby again",
    "lobby remove O'Neil",
    "lobby mute Frans",
    "lobby unmute Frans",
    "lobby silence Ben",
    "lobby let-speak Ben",
    "lobby link",
    "lobby results",
    "lobby day",
    "lobby day nimm",
    "lobby day-list",
    "lobby own-results",
    "lobby ranking classic",
    "lobby ranking nimm players 3 computers 2",
    "lobby tournament open",
    "lobby tournament open classic players 8 rounds 3",
    "lobby tournament join",
    "lobby tournament leave",
    "lobby tournament start",
    "lobby tournament cancel",
    "lobby tournament standings",
    "lobby new-key",
    "lobby recovery-code",
    "lobby forget",
    "lobby help",
    "lobby open junior people 2 computers 2",
];

#[test]
fn what_the_program_names_a_command_with_is_understood_as_that() {
    let mut wrong = Vec::new();
    for spoken in spoken_languages() {
        let (locale, interpreter) =
            (Locale::load(spoken.language), Interpreter::new(spoken.language).unwrap());
        for text in OUTSIDE {
            let command: Command = text.parse().unwrap();
            let said = command.said(&locale);
            let is_item = matches!(command, Command::Item(_));
            let understood = if is_item { interpreter.to_menu(&said) } else { interpreter.to_lobby(&said) };
            if understood.as_ref() != Some(&command) {
                wrong.push(format!("{}: {said}: {understood:?}, not {text}", spoken.language));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_sentence_of_the_game_is_taken_for_one_of_the_lobby() {
    for spoken in spoken_languages() {
        let interpreter = Interpreter::new(spoken.language).unwrap();
        let mut taken = Vec::new();
        for (meaning, sentence) in spoken.language.sentences() {
            let Ok(meant) = meaning.parse::<Command>() else { continue };
            let Some(said) = interpreter.to_lobby(sentence) else { continue };
            // What is said to others may be anything; and by the name of a command that is meant.
            let is_name = said.said(&Locale::load(spoken.language)) == sentence;
            if is_name || matches!(said, Command::Lobby(Lobby::Say(_))) {
                continue;
            }
            // A sentence with room for anything gives way to the game where a match is played.
            let gives_way = matches!(&said, Command::Lobby(lobby) if lobby.is_open_ended())
                && interpreter.understand(sentence, &[]).only() == Some(&meant);
            if !gives_way {
                taken.push(format!("{sentence}: {meaning}, taken for {said}"));
            }
        }
        assert!(taken.is_empty(), "{}:\n{}", spoken.language, taken.join("\n"));
    }
}

#[test]
fn nothing_that_is_said_outside_is_a_move() {
    for language in &LANGUAGES {
        let interpreter = Interpreter::new(language).unwrap();
        let sentences = TO_MENU.iter().chain(&TO_LOBBY).filter(|(code, _)| *code == language.code());
        for (sentence, meant) in sentences.flat_map(|(_, sentences)| *sentences) {
            if *meant == "-" || meant.starts_with("lobby say") {
                continue;
            }
            let understood = interpreter.understand(sentence, &["Ann".to_owned(), "Ben".to_owned()]);
            let changes = understood.commands().iter().any(Command::changes_game);
            assert!(!changes, "{language}: {sentence}: {understood:?}");
        }
    }
}

#[test]
fn names_of_several_people_are_joined_as_people_join_them() {
    for (code, line) in
        [("en", "Anna and Ben"), ("fr", "Anna et Ben"), ("nl", "Anna en Ben"), ("en", "Anna, Ben.")]
    {
        let interpreter = Interpreter::new(code.parse().unwrap()).unwrap();
        assert_eq!(interpreter.names(line), ["Anna", "Ben"], "{line}");
    }
    let interpreter = Interpreter::new("fr".parse().unwrap()).unwrap();
    assert_eq!(interpreter.names("Marie-Ève, Jo Ann et O'Neil"), ["Marie-Ève", "Jo Ann", "O'Neil"]);
    assert!(interpreter.names(" , ").is_empty());
}
